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

# A place in sentences: .at where, .from whence, .to whither

## Lands

location-castle-black = Castle Black
    .at = at Castle Black
    .from = from Castle Black
    .to = to Castle Black
location-karhold = Karhold
    .at = in Karhold
    .from = from Karhold
    .to = to Karhold
location-winterfell = Winterfell
    .at = in Winterfell
    .from = from Winterfell
    .to = to Winterfell
location-stony-shore = The Stony Shore
    .at = on the Stony Shore
    .from = from the Stony Shore
    .to = to the Stony Shore
location-white-harbor = White Harbor
    .at = in White Harbor
    .from = from White Harbor
    .to = to White Harbor
location-widows-watch = Widow's Watch
    .at = in Widow's Watch
    .from = from Widow's Watch
    .to = to Widow's Watch
location-moat-cailin = Moat Cailin
    .at = in Moat Cailin
    .from = from Moat Cailin
    .to = to Moat Cailin
location-greywater-watch = Greywater Watch
    .at = in Greywater Watch
    .from = from Greywater Watch
    .to = to Greywater Watch
location-flints-finger = Flint's Finger
    .at = on Flint's Finger
    .from = from Flint's Finger
    .to = to Flint's Finger
location-seagard = Seagard
    .at = in Seagard
    .from = from Seagard
    .to = to Seagard
location-twins = The Twins
    .at = at the Twins
    .from = from the Twins
    .to = to the Twins
location-fingers = The Fingers
    .at = on the Fingers
    .from = from the Fingers
    .to = to the Fingers
location-mountains-of-the-moon = The Mountains of the Moon
    .at = in the Mountains of the Moon
    .from = from the Mountains of the Moon
    .to = to the Mountains of the Moon
location-eyrie = The Eyrie
    .at = in the Eyrie
    .from = from the Eyrie
    .to = to the Eyrie
location-pyke = Pyke
    .at = on Pyke
    .from = from Pyke
    .to = to Pyke
location-riverrun = Riverrun
    .at = in Riverrun
    .from = from Riverrun
    .to = to Riverrun
location-lannisport = Lannisport
    .at = in Lannisport
    .from = from Lannisport
    .to = to Lannisport
location-stoney-sept = Stoney Sept
    .at = in Stoney Sept
    .from = from Stoney Sept
    .to = to Stoney Sept
location-harrenhal = Harrenhal
    .at = in Harrenhal
    .from = from Harrenhal
    .to = to Harrenhal
location-crackclaw-point = Crackclaw Point
    .at = on Crackclaw Point
    .from = from Crackclaw Point
    .to = to Crackclaw Point
location-dragonstone = Dragonstone
    .at = on Dragonstone
    .from = from Dragonstone
    .to = to Dragonstone
location-searoad-marches = Searoad Marches
    .at = in the Searoad Marches
    .from = from the Searoad Marches
    .to = to the Searoad Marches
location-blackwater = Blackwater
    .at = in Blackwater
    .from = from Blackwater
    .to = to Blackwater
location-kings-landing = King's Landing
    .at = in King's Landing
    .from = from King's Landing
    .to = to King's Landing
location-kingswood = Kingswood
    .at = in the Kingswood
    .from = from the Kingswood
    .to = to the Kingswood
location-storms-end = Storm's End
    .at = in Storm's End
    .from = from Storm's End
    .to = to Storm's End
location-highgarden = Highgarden
    .at = in Highgarden
    .from = from Highgarden
    .to = to Highgarden
location-reach = The Reach
    .at = in the Reach
    .from = from the Reach
    .to = to the Reach
location-dornish-marches = Dornish Marches
    .at = in the Dornish Marches
    .from = from the Dornish Marches
    .to = to the Dornish Marches
location-boneway = The Boneway
    .at = on the Boneway
    .from = from the Boneway
    .to = to the Boneway
location-oldtown = Oldtown
    .at = in Oldtown
    .from = from Oldtown
    .to = to Oldtown
location-three-towers = Three Towers
    .at = in Three Towers
    .from = from Three Towers
    .to = to Three Towers
location-princes-pass = Prince's Pass
    .at = in the Prince's Pass
    .from = from the Prince's Pass
    .to = to the Prince's Pass
location-arbor = The Arbor
    .at = on the Arbor
    .from = from the Arbor
    .to = to the Arbor
location-starfall = Starfall
    .at = in Starfall
    .from = from Starfall
    .to = to Starfall
location-yronwood = Yronwood
    .at = in Yronwood
    .from = from Yronwood
    .to = to Yronwood
location-salt-shore = Salt Shore
    .at = on Salt Shore
    .from = from Salt Shore
    .to = to Salt Shore
location-sunspear = Sunspear
    .at = in Sunspear
    .from = from Sunspear
    .to = to Sunspear

## Seas

location-bay-of-ice = Bay of Ice
    .at = in the Bay of Ice
    .from = from the Bay of Ice
    .to = to the Bay of Ice
location-shivering-sea = The Shivering Sea
    .at = in the Shivering Sea
    .from = from the Shivering Sea
    .to = to the Shivering Sea
location-narrow-sea = The Narrow Sea
    .at = in the Narrow Sea
    .from = from the Narrow Sea
    .to = to the Narrow Sea
location-sunset-sea = Sunset Sea
    .at = in the Sunset Sea
    .from = from the Sunset Sea
    .to = to the Sunset Sea
location-ironmans-bay = Ironman's Bay
    .at = in Ironman's Bay
    .from = from Ironman's Bay
    .to = to Ironman's Bay
location-golden-sound = The Golden Sound
    .at = in the Golden Sound
    .from = from the Golden Sound
    .to = to the Golden Sound
location-blackwater-bay = Blackwater Bay
    .at = in Blackwater Bay
    .from = from Blackwater Bay
    .to = to Blackwater Bay
location-shipbreaker-bay = Shipbreaker Bay
    .at = in Shipbreaker Bay
    .from = from Shipbreaker Bay
    .to = to Shipbreaker Bay
location-redwyne-straits = Redwyne Straits
    .at = in the Redwyne Straits
    .from = from the Redwyne Straits
    .to = to the Redwyne Straits
location-west-summer-sea = West Summer Sea
    .at = in the West Summer Sea
    .from = from the West Summer Sea
    .to = to the West Summer Sea
location-sea-of-dorne = Sea of Dorne
    .at = in the Sea of Dorne
    .from = from the Sea of Dorne
    .to = to the Sea of Dorne
location-east-summer-sea = East Summer Sea
    .at = in the East Summer Sea
    .from = from the East Summer Sea
    .to = to the East Summer Sea

## Ports

location-winterfell-port = Port of Winterfell
    .at = in the port of Winterfell
    .from = from the port of Winterfell
    .to = to the port of Winterfell
location-white-harbor-port = Port of White Harbor
    .at = in the port of White Harbor
    .from = from the port of White Harbor
    .to = to the port of White Harbor
location-pyke-port = Port of Pyke
    .at = in the port of Pyke
    .from = from the port of Pyke
    .to = to the port of Pyke
location-lannisport-port = Port of Lannisport
    .at = in the port of Lannisport
    .from = from the port of Lannisport
    .to = to the port of Lannisport
location-dragonstone-port = Port of Dragonstone
    .at = in the port of Dragonstone
    .from = from the port of Dragonstone
    .to = to the port of Dragonstone
location-storms-end-port = Port of Storm's End
    .at = in the port of Storm's End
    .from = from the port of Storm's End
    .to = to the port of Storm's End
location-oldtown-port = Port of Oldtown
    .at = in the port of Oldtown
    .from = from the port of Oldtown
    .to = to the port of Oldtown
location-sunspear-port = Port of Sunspear
    .at = in the port of Sunspear
    .from = from the port of Sunspear
    .to = to the port of Sunspear
