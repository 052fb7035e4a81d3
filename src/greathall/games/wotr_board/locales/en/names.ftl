### The names of War of the Ring, the board game. Values are labels; terms follow GLOSSARY.md.

## The game and its scenario

game-wotr-board = War of the Ring
    .summary = The Fellowship carries the Ring to Mordor while the Free Peoples hold out against the Armies of the Shadow. Action dice, event cards and the Hunt decide the fate of Middle-earth.
    .motto = The whole war on one map: hosts, companions, the Hunt and the Ring.
scenario-war = The War of the Ring
    .summary = The whole game for 2 to 4 players. The Shadow wins by corruption or conquest, the Free Peoples by destroying the Ring or taking Strongholds of the Shadow.

## Options of the game: what may be decided before a match, and the values of each

option-over-stacking = More than ten units
    .text = Whether an Army may move so that more than ten units are in a region, which are then removed.
option-over-stacking-forbidden = forbidden
option-over-stacking-trimmed = the rest is removed
option-staff-in-mordor = { card-wizards-staff } in Mordor
    .text = Whether the Fellowship still makes its step on the Mordor Track when the card stops the tile.
option-staff-in-mordor-step = it does
option-staff-in-mordor-no-step = it does not
option-extend-three-rounds = Siege battles of three rounds
    .text = Whether they can be made longer by reducing Elites, as others can.
option-extend-three-rounds-yes = yes
option-extend-three-rounds-no = no
option-black-breath = { combat-black-breath }
    .text = Which hits are compared with the Level of a Companion.
option-black-breath-re-roll = those of the Leader re-roll
option-black-breath-all = all hits of the round
option-army-event-card = Removing { card-a-power-too-great }
    .text = Which card pays for it besides a Character card; the same for { card-the-power-of-tom-bombadil }.
option-army-event-card-deck = any Strategy card
option-army-event-card-icon = one with the Army icon
option-will-as-event = { face-will-of-the-west } as an Event die
    .text = Whether Gandalf the Grey draws a card after it too.
option-will-as-event-counts = he does
option-will-as-event-does-not = he does not
option-over-recruiting = Recruiting in a siege
    .text = What happens when a card recruits more than five units into a besieged Stronghold.
option-over-recruiting-remove = place all, then remove some
option-over-recruiting-stop = stop at five
option-mithril-coat = { card-mithril-coat-and-sting }
    .text = Whether another card on the table may lower the damage of the same Hunt.
option-mithril-coat-besides = it may
option-mithril-coat-instead = it may not
option-witch-king-moves = Moving the Witch-king
    .text = Whether the Saruman player may move him, as he may move the other Nazgûl.
option-witch-king-moves-his-player = only his own player
option-witch-king-moves-any-player = any Shadow player
option-sorcerer = The Witch-king's Sorcerer ability
    .text = When the card for it is drawn.
option-sorcerer-after-round = after the first round
option-sorcerer-at-once = at once
option-longest-match = Longest match
    .text = After how many turns a match ends without a winner.
option-longest-match-none = no limit
option-longest-match-30 = 30 turns
option-longest-match-50 = 50 turns
option-warriors = Warriors of Middle-earth
    .text = The expansion: Dead Men, Eagles and Ents may join the Free Peoples, Corsairs, Dunlendings and Spiders the Shadow, each with figures, dice, events and calls to battle of their own. For those who know the base game.
option-warriors-no = without
option-warriors-yes = with

## How a game may end

ending-ring = the Ring is destroyed
ending-corruption = the Ring-bearer is corrupted
ending-military = by conquest
ending-time = out of turns

## Sides and players

player-free-peoples = Free Peoples
player-shadow = Shadow
player-gondor-player = Gondor player
player-rohan-player = Rohan player
player-witch-king-player = Witch-king player
player-saruman-player = Saruman player

## Nations

nation-dwarves = Dwarves
nation-elves = Elves
nation-gondor = Gondor
nation-north = The North
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Southrons & Easterlings

## Faces of Action dice, decks, phases

face-character = Character
face-army = Army
face-muster = Muster
face-muster-army = Muster or Army
face-event = Event
face-will-of-the-west = Will of the West
face-eye = Eye
deck-character = Character deck
deck-strategy = Strategy deck
phase-recover = Dice and cards
phase-fellowship = The Fellowship
phase-hunt = Hunt allocation
phase-roll = Action roll
phase-actions = Actions
phase-victory = Victory check
