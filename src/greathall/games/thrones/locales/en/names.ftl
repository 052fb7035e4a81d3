### The names of A Game of Thrones: The Board Game. Values are labels; terms follow GLOSSARY.md.

## The game and its scenario

game-thrones = A Game of Thrones: The Board Game
    .summary = Great houses fight for Westeros over ten rounds: they place orders in secret, march, bid for influence and hold the Wall together. Seven castles and strongholds win at once.
    .motto = Great houses, hidden orders, one throne. Promise, march, betray.
scenario-standard = The War of the Houses
    .summary = The whole game for 3 to 6 houses. With fewer than six, neutral lords hold the lands of the houses that are missing.

## Options of the game: what may be decided before a match, and the values of each

option-tides = Tides of battle cards
    .text = Whether each side of a battle draws a card that may add strength, icons or a skull.
option-tides-no = without them
option-tides-yes = with them
option-lannister-port-ship = Second ship of Lannister
    .text = Whether Lannister begins with a ship in the port of Lannisport besides the one in the Golden Sound.
option-lannister-port-ship-yes = in the port
option-lannister-port-ship-no = left out
option-dark-wings-ports = { card-dark-wings-dark-words }
    .text = Whether the choice of power also pays for ports that trade, as { card-game-of-thrones } does.
option-dark-wings-ports-no = crowns alone
option-dark-wings-ports-yes = crowns and ports
option-arianne-token = { card-arianne-martell }
    .text = Whether the power token of the area that Martell has lost goes with the order when the attacker does not enter.
option-arianne-token-removed = it is removed
option-arianne-token-stays = it stays
option-salladhor-victarion = { card-salladhor-saan } against { card-victarion-greyjoy }
    .text = What the ships of Greyjoy are worth when both texts apply to them.
option-salladhor-victarion-turn-order = texts in turn order
option-salladhor-victarion-zero = always 0
option-mace-last-unit = { card-mace-tyrell } and the last unit
    .text = Whether the battle goes on when his text destroys the last unit of a side.
option-mace-last-unit-goes-on = it goes on
option-mace-last-unit-ends = it ends
option-winter-icons = { card-winter-is-coming-1 }
    .text = Whether the wildling icons of the card that replaces it count.
option-winter-icons-replacement = they count
option-winter-icons-none = they do not count

## How a game may end

ending-castles = seven castles and strongholds
ending-rounds = after the tenth round

## Houses

player-baratheon = Baratheon
    .gen = Baratheon's
player-lannister = Lannister
    .gen = Lannister's
player-stark = Stark
    .gen = Stark's
player-martell = Martell
    .gen = Martell's
player-greyjoy = Greyjoy
    .gen = Greyjoy's
player-tyrell = Tyrell
    .gen = Tyrell's

## Phases, and the steps of the Action phase

phase-westeros = Westeros phase
phase-planning = Planning phase
phase-action = Action phase
phase-raids = Raids
phase-marches = Marches
phase-consolidate-power = Consolidating power
phase-clean-up = Clean-up

## Units. .count: so many of them, for sentences

unit-footman = Footman
    .count =
        { $count ->
            [one] { $count } footman
           *[other] { $count } footmen
        }
unit-knight = Knight
    .count =
        { $count ->
            [one] { $count } knight
           *[other] { $count } knights
        }
unit-siege-engine = Siege engine
    .count =
        { $count ->
            [one] { $count } siege engine
           *[other] { $count } siege engines
        }
unit-ship = Ship
    .count =
        { $count ->
            [one] { $count } ship
           *[other] { $count } ships
        }

## Orders

order-march-minus-1 = March −1
order-march-0 = March +0
order-march-plus-1 = Special March +1
order-defense-1 = Defense +1
order-defense-2 = Special Defense +2
order-support = Support
order-support-plus-1 = Special Support +1
order-raid = Raid
order-raid-special = Special Raid
order-consolidate-power = Consolidate Power
order-consolidate-power-special = Special Consolidate Power

## Influence tracks, and the dominance token of the first house on each

track-throne = Iron Throne
track-fiefdoms = Fiefdoms
track-court = King's Court
dominance-throne = Iron Throne
dominance-fiefdoms = Valyrian Steel Blade
dominance-court = Messenger Raven
