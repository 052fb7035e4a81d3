### The names and terms of War of the Ring: The Card Game. Values are labels; terms follow GLOSSARY.md.

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

## Terms

term-action = Action
    .text = In your turn of the Actions phase you do one thing: play a card, move a card out of reserve, discard a card from hand, winnow, use the action of a card in play, or use your Ring token (p. 10).
term-carryover-limit = Carryover limit
    .text = The most cards you may hold when the Actions phase ends, and the most with which you may always pass. It is 2 at first; some cards in play raise it (p. 10).
term-discard = Discard
    .text = Put a card face down on its owner's discard pile. If you have to discard from an empty hand, you forsake a card instead (p. 13).
term-eliminate = Eliminate
    .text = Put a card face down on its owner's eliminated pile; it is out of the game for good. There is no penalty if you have nothing to eliminate, but an effect paid for in this way needs the full payment (p. 13).
term-forsake = Forsake
    .text = Eliminate one card of your choice: from your hand, from your reserve (an item may go without its wielder), or the unseen top card of your draw deck (p. 13).
term-winnow = Winnow
    .text = As an action, eliminate 2 cards from your hand, then draw 1 card (p. 12).
term-reserve = Reserve
    .text = Your cards on the table that are at no location. A card played there cannot move in the same round, but its text for the reserve works at once (p. 11).
term-path = Path
    .text = A stage of the way of the Ring-bearers, numbered 1 to 9. One path is active at a time, and each path card only once a game. The Free Peoples always defend (pp. 6, 8, 14).
term-battleground = Battleground
    .text = A place where armies and characters of the factions it shows may fight. The side that owns it defends; any number may be active at once (pp. 6, 8, 16).
term-support = Support
    .text = An army supports one character of its faction on the same battleground, so that the leadership icons of that character count (p. 16).
term-leadership = Leadership
    .text = Circled attack and defence icons of a character. They count only while an army supports the character (p. 16).
term-ring-token = Ring token
    .text = As an action in the Trilogy, once a game: draw 2 cards; an unused token is worth 1 victory point in the final scoring. In the Two-Player Duel, and for Gandalf in the Three-Player Duel, once a round: draw 3 cards, then eliminate 1 and discard 1 from hand (pp. 12, 20, 21).
term-corruption = Corruption
    .text = When the Shadow wins a path, it gets 1 corruption token for each attack icon that was not cancelled. Each token is worth 1 victory point to the Shadow (pp. 14, 18).
term-first-player = First player
    .text = The first player activates the locations, acts first and sets the order of the combats. At the end of the round the token goes to the next in turn order (p. 8).
term-activate = Activate
    .text = Bring a location into play that was not used yet and resolve its text. A new path replaces the active one, which is fought over first (p. 8).
term-reactivate = Reactivate
    .text = Activate a battleground again out of a scoring area. If it comes from the enemy's area, its own defence icons are ignored (pp. 8, 16).
term-wielder = Wielder
    .text = The character that has an item. The item adds its icons to those of the wielder, moves with it, and is discarded or eliminated with it (p. 11).
term-take = Take
    .text = Search the named pile for the card, show it to all and put it into your hand. A searched draw deck is shuffled (p. 13).
term-remove = Remove
    .text = Eliminate the card at once wherever it is: in the draw deck, the discard pile, in hand or in play (p. 13).
term-rebuild = Rebuild the deck
    .text = When your draw deck runs out, your discard pile is shuffled and becomes the new one. If a card tells you to rebuild, you shuffle the discard pile into what is left of the deck (p. 11).
term-pass = Pass
    .text = You may skip your turn if you hold no more cards than your carryover limit, or fewer than each enemy player. The phase ends when all have passed in succession (p. 10).
term-move = Move
    .text = Bring an army or a character out of your reserve, with its items, to an active location where it may be played. What happens when a card is played does not happen when it moves (p. 12).
term-play = Play
    .text = Put a card from your hand to use, at once discard another card from your hand for it, then resolve its text. If it was your last card, you forsake a card instead (p. 10).
term-attack = Attack
    .text = Each attack icon has to be cancelled by a defence icon. If one is left, the attacker wins; after the combat all attacking cards are eliminated (pp. 14, 16).
term-defence = Defence
    .text = Icons of the location and tokens on it cancel attack icons first. For the rest the defender eliminates cards, each for up to all its defence icons; the others are discarded (pp. 14, 16).
term-scoring-area = Scoring area
    .text = Where a side keeps the locations it has won; the Shadow also keeps its corruption tokens there, and its paths face down (p. 18).
term-victory-points = Victory points
    .text = A lead of 10 or more after the combats of a round wins at once. After the last path the higher score wins, and a tie goes to the Shadow (p. 18).
