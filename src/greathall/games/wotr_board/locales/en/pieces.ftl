### Tiles and figures of War of the Ring, the board game.

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
