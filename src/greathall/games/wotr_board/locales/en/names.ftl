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

## Hunt tiles

tile-eye = Eye
tile-3 = 3
tile-2 = 2
tile-2-reveal = 2, reveal
tile-1 = 1
tile-1-reveal = 1, reveal
tile-0-reveal = 0, reveal
tile-elven-cloaks = 0 ({ card-elven-cloaks })
tile-elven-rope = 0 ({ card-elven-rope })
tile-phial-of-galadriel = −2 ({ card-phial-of-galadriel })
tile-smeagol-helps-nice-master = −1 ({ card-smeagol-helps-nice-master })
tile-shelobs-lair = die, stop ({ card-shelobs-lair })
tile-the-ring-is-mine = Eye, reveal, stop ({ card-the-ring-is-mine })
tile-on-on-they-went = 3, stop ({ card-on-on-they-went })
tile-give-it-to-uss = 1, reveal, stop ({ card-give-it-to-uss })

## Figures. .count: so many of them, for sentences

figure-elite = Elite
    .count =
        { $count ->
            [one] Elite
           *[other] Elites
        }
figure-regular = Regular
    .count =
        { $count ->
            [one] Regular
           *[other] Regulars
        }
figure-leader = Leader
    .count =
        { $count ->
            [one] Leader
           *[other] Leaders
        }
unit-dwarves-elite = Dwarven { figure-elite }
    .count = { $count } Dwarven { figure-elite.count }
unit-elves-elite = Elven { figure-elite }
    .count = { $count } Elven { figure-elite.count }
unit-gondor-elite = Gondor { figure-elite }
    .count = { $count } Gondor { figure-elite.count }
unit-north-elite = North { figure-elite }
    .count = { $count } North { figure-elite.count }
unit-rohan-elite = Rohan { figure-elite }
    .count = { $count } Rohan { figure-elite.count }
unit-isengard-elite = Isengard { figure-elite }
    .count = { $count } Isengard { figure-elite.count }
unit-sauron-elite = Sauron { figure-elite }
    .count = { $count } Sauron { figure-elite.count }
unit-southrons-elite = Southron & Easterling { figure-elite }
    .count = { $count } Southron & Easterling { figure-elite.count }
unit-dwarves-regular = Dwarven { figure-regular }
    .count = { $count } Dwarven { figure-regular.count }
unit-elves-regular = Elven { figure-regular }
    .count = { $count } Elven { figure-regular.count }
unit-gondor-regular = Gondor { figure-regular }
    .count = { $count } Gondor { figure-regular.count }
unit-north-regular = North { figure-regular }
    .count = { $count } North { figure-regular.count }
unit-rohan-regular = Rohan { figure-regular }
    .count = { $count } Rohan { figure-regular.count }
unit-isengard-regular = Isengard { figure-regular }
    .count = { $count } Isengard { figure-regular.count }
unit-sauron-regular = Sauron { figure-regular }
    .count = { $count } Sauron { figure-regular.count }
unit-southrons-regular = Southron & Easterling { figure-regular }
    .count = { $count } Southron & Easterling { figure-regular.count }
unit-dwarves-leader = Dwarven { figure-leader }
    .count = { $count } Dwarven { figure-leader.count }
unit-elves-leader = Elven { figure-leader }
    .count = { $count } Elven { figure-leader.count }
unit-gondor-leader = Gondor { figure-leader }
    .count = { $count } Gondor { figure-leader.count }
unit-north-leader = North { figure-leader }
    .count = { $count } North { figure-leader.count }
unit-rohan-leader = Rohan { figure-leader }
    .count = { $count } Rohan { figure-leader.count }
unit-nazgul = Nazgûl
    .count =
        { $count } Nazgûl
unit-gandalf-grey = Gandalf the Grey
    .count = Gandalf the Grey
unit-strider = Strider
    .count = Strider
unit-boromir = Boromir
    .count = Boromir
unit-legolas = Legolas
    .count = Legolas
unit-gimli = Gimli
    .count = Gimli
unit-meriadoc = Meriadoc Brandybuck
    .count = Meriadoc Brandybuck
unit-peregrin = Peregrin Took
    .count = Peregrin Took
unit-aragorn = Aragorn
    .count = Aragorn
unit-gandalf-white = Gandalf the White
    .count = Gandalf the White
unit-gollum = Gollum
    .count = Gollum
unit-witch-king = The Witch-king
    .count = the Witch-king
unit-mouth-of-sauron = The Mouth of Sauron
    .count = the Mouth of Sauron
unit-saruman = Saruman
    .count = Saruman
