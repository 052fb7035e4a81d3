### The names of War of the Ring: The Card Game. Values are labels; terms follow GLOSSARY.md.

## The game and its scenarios

game-wotr-cards = War of the Ring: The Card Game
    .summary = The Free Peoples take the Ring along nine paths and defend their lands against the Shadow; two teams play cards, fight for every location and count victory points.
    .motto = The Ring goes nine paths while armies fight for the strongholds.
scenario-trilogy = Trilogy
    .summary = The whole story from Bag End to Mount Doom, for 2 to 4 players. Two decks of 30 cards a side and nine rounds at most.
scenario-duel-2 = Two-Player Duel
    .summary = The whole war with one deck of 60 cards each. The Free Peoples win a path only with more defence than attack.
    .short = Duel
scenario-duel-3 = Three-Player Duel
    .summary = Gandalf, with all cards of the Free Peoples, stands alone against the Witch-king and Saruman. He takes every second turn.
    .short = Duel of three
scenario-fellowship = The Fellowship of the Ring
    .summary = A short game for two, from the Shire to the banks of the Anduin. Four to six rounds, chosen decks, battlegrounds in a set order, no Ring tokens.
    .short = Fellowship

## Players: a deck each

player-frodo = Frodo
    .gen = Frodo's
player-witch-king = The Witch-king
    .gen = The Witch-king's
    .acc = the Witch-king
player-aragorn = Aragorn
    .gen = Aragorn's
player-saruman = Saruman
    .gen = Saruman's
player-gandalf = Gandalf
    .gen = Gandalf's
player-balrog = The Balrog of Moria
    .gen = The Balrog of Moria's
    .acc = the Balrog of Moria

## Seats: one person with both decks of a side

seat-free = The Free Peoples player
    .gen = The Free Peoples player's
    .acc = the Free Peoples player
seat-shadow = The Shadow player
    .gen = The Shadow player's
    .acc = the Shadow player

## Sides

side-free = Free Peoples
side-shadow = Shadow

## Factions

faction-dunedain = Dúnedain
faction-elf = Elf
faction-dwarf = Dwarf
faction-hobbit = Hobbit
faction-rohan = Rohan
faction-wizard = Wizard
faction-isengard = Isengard
faction-monstrous = Monstrous
faction-southron = Southron
faction-mordor = Mordor

## Letters on badges

letters-dunedain = Dn
letters-elf = El
letters-dwarf = Dw
letters-hobbit = Ho
letters-rohan = Ro
letters-wizard = Wi
letters-isengard = Is
letters-monstrous = Mn
letters-southron = So
letters-mordor = Mo

## Types of card

type-army = Army
type-character = Character
type-item = Item
type-event = Event

## Keywords

keyword-nazgul = Nazgûl
keyword-weapon = Weapon
keyword-mount = Mount
keyword-ent = Ent

## Phases

phase-preparation = Preparation
phase-locations = Locations
phase-actions = Actions
phase-combats = Combats
phase-victory = Victory check
phase-draw = Draw
