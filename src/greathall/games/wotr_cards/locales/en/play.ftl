### What players of War of the Ring: The Card Game are asked, may answer and are told. Terms follow GLOSSARY.md.
### A name ends in _kind to tell what sort of thing it is (card, location, reserve, …; nothing: none, or secret),
### and in _id to tell which one it is.

## Questions. $about: the card or location that it is about

question-opening-discard = Which card of your opening hand do you discard? ({ $about } of { $cards })
question-turn = What do you do in this turn?
question-place = Where does { $about } go?
question-wielder = Who becomes the wielder of { $about }?
question-move-to = Where does { $about } move?
question-discard = Which card do you discard from your hand?
question-eliminate = Which card do you eliminate from your hand?
question-forsake = What do you forsake?
question-may =
    { $about_kind ->
        [location] Do you take up the offer of { $about }?
       *[card] Do you use the text of { $about }?
    }
question-take = Which card do you take into your hand?
question-eliminate-drawn = Which of the cards drawn do you eliminate?
question-discard-drawn = Which of the cards drawn do you discard?
question-play-drawn = Which of the cards drawn do you play?
question-combat = Which combat comes next?
question-loss = Which defender of { $about } is eliminated?
# $cards: the cards to be eliminated
question-agree = To be eliminated at { $about }: { $cards }. Do you agree?
question-support = Which characters do the armies at { $about } support?
question-agree-support = Characters to be supported at { $about }: { $cards }. Do you agree?
question-battleground = Which battleground do you activate?
question-path = Which path do you activate?
question-token = Where do you put the token of { $about }?
question-nazgul = Which Nazgûl at { $about } do you eliminate?
question-ride = Which Rohan card in your reserve do you eliminate?
question-fall = Which Mordor card do you eliminate?
question-army = Which army at { $about } do you eliminate?
question-hobbit = Which Hobbit do you take from your discard pile?
question-heal = Who at { $about } is discarded instead of eliminated?
question-grima = What do you get for eliminating { card-grima-wormtongue }?

## Answers. $card, $location: what the answer names; $cards: all that it names

answer-none = None
answer-reserve = Reserve
answer-turn-play = Play { $card }
answer-turn-move = Move { $card } from reserve
answer-turn-use = Use the action of { $card }
answer-turn-discard = Discard a card from hand
answer-turn-winnow = Winnow: eliminate 2 cards from hand, draw 1
answer-turn-ring = Use the Ring token
answer-turn-pass = Pass
answer-forsake-hand = { $card }, from hand
answer-forsake-reserve = { $card }, from reserve
answer-forsake-deck = The top card of your draw deck
answer-move-to-none = Stay in reserve
answer-play-drawn-none = Play none of them
answer-agree-no = No, let the attackers choose
answer-agree-support-no = No, let the attackers choose
answer-support = { $cards }
answer-fall = { $card } at { $location }
answer-nazgul-none = Spare them
answer-ride-none = No more
answer-hobbit-none = No more
answer-heal-none = Nobody
answer-heal = { card-ioreth } and { $card }
answer-grima-saruman = Take { card-saruman } from your draw deck
answer-grima = Eliminate { $card }

## Events

# $round: its number; $player: the first player
event-round-began = Round { $round } begins. First player: { $player }.
event-phase-began = Phase: { $phase }.
# $again: whether it is reactivated
event-location-activated =
    { $again ->
        [yes] { $player } reactivates { $location }.
       *[no] { $player } activates { $location }.
    }
# $card: a card or a location
event-text-applies =
    { $card_kind ->
        [location] The activation text of { $card } applies.
       *[card] The text of { $card } applies.
    }
# $count: how many; $cards: which, if that is known
event-cards-drawn =
    { $count ->
        [0] { $player } has no card left to draw
        [one] { $player } draws { $count } card
       *[other] { $player } draws { $count } cards
    }{ $cards_kind ->
        [list] : { $cards }.
       *[nothing] .
    }
# $to: a location, reserve, the wielder of an item, or nothing for an event
event-card-played =
    { $to_kind ->
        [nothing] { $player } plays the event { $card }.
        [reserve] { $player } plays { $card } to reserve.
        [card] { $player } plays { $card } onto { $to }.
       *[location] { $player } plays { $card } to { $to }.
    }
event-card-moved = { $player } moves { $card } to { $to }.
# $source: where it was; $shown: whether everybody saw it
event-card-discarded =
    { $player } discards { $card_kind ->
        [nothing] a card
       *[card] { $card }
    } { $source_kind ->
        [hand] from hand
        [deck] off the top of the draw deck
        [aside] from the cards drawn
        [discard] from the discard pile
        [reserve] from reserve
       *[location] from { $source }
    }{ $shown ->
        [yes] .
       *[no] , face down.
    }
event-card-eliminated =
    { $player } eliminates { $card_kind ->
        [nothing] a card
       *[card] { $card }
    } { $source_kind ->
        [hand] from hand
        [deck] out of the draw deck
        [aside] from the cards drawn
        [discard] from the discard pile
        [reserve] from reserve
       *[location] from { $source }
    }{ $shown ->
        [yes] .
       *[no] , face down.
    }
event-card-taken =
    { $player } takes { $card } from the { $source_kind ->
        [deck] draw deck
       *[discard] discard pile
    } into hand.
event-nothing-found = { $player } does not find the card there.
# $count: how many cards came from the discard pile
event-deck-rebuilt =
    { $player } rebuilds the draw deck: { $count ->
        [0] the discard pile was empty
        [one] { $count } card comes back
       *[other] { $count } cards come back
    }.
event-passed = { $player } passes.
event-ring-token-used = { $player } uses the Ring token.
event-hand-winnowed = { $player } winnows.
# $token: attack or defence; $on: a location or card; $count: how many
event-token-added =
    { $token_kind ->
        [attack] { $count ->
            [one] { $count } attack token
           *[other] { $count } attack tokens
        }
       *[defence] { $count ->
            [one] { $count } defence token
           *[other] { $count } defence tokens
        }
    } on { $on }.
# $change: how much, as a number with a sign or without ($change_size); $total: how much there is now
event-corruption-changed =
    { $change_sign ->
        [less] Corruption falls by { $change_size } to { $total }.
       *[more] Corruption rises by { $change_size } to { $total }.
    }
event-losses-disputed = { $player } does not agree: the attackers choose who is eliminated at { $location }.
event-support-disputed = { $player } does not agree: the attackers choose who is supported at { $location }.
# $attack: all attack icons; $defence: those of the location and its tokens; $cancelled: by cards that were
# eliminated; $left: attack icons not cancelled; $winner: a side, or nothing
event-combat-fought =
    Combat at { $location }: attack { $attack }, defence of the location { $defence }, cancelled by eliminated cards { $cancelled }, not cancelled { $left }. { $winner_id ->
        [free] The Free Peoples win.
        [shadow] The Shadow wins.
       *[None] Nobody scores.
    }
event-scores = Victory points: Free Peoples { $free }, Shadow { $shadow }.
# $how: by a lead or after the last path
event-game-ended =
    { $winner_id ->
        [free] The Free Peoples win
       *[shadow] The Shadow wins
    } { $how_id ->
        [lead] by a lead of ten points or more
       *[last-path] after the last path
    }. Victory points: Free Peoples { $free }, Shadow { $shadow }.

## How a game may end

ending-lead = a lead of ten points
ending-last-path = after the last path

## Options of the game: what may be decided before a match, and the values of each

option-promos = Promo cards
    .text = Whether { card-ioreth }, { card-ghan-buri-ghan }, { card-gothmog } and { card-whip-of-many-thongs } join the decks of their factions.
option-promos-no = without them
option-promos-yes = with them
option-passes = End of the Actions phase in the Three-Player Duel
    .text = Whether it ends when each of the three players has passed since the last action, or only after four turns were passed in succession.
option-passes-players = three players passed
option-passes-turns = four turns passed
option-over-limit = Cards above the carryover limit
    .text = Whether players who hold more cards than their carryover limit when the Actions phase ends keep them or discard down to the limit.
option-over-limit-keep = are kept
option-over-limit-discard = are discarded
option-duel-ring-tokens = Ring tokens of the Shadow in the Three-Player Duel
    .text = How many victory points an unused Ring token is worth in the final scoring.
option-duel-ring-tokens-0 = none
option-duel-ring-tokens-1 = 1 victory point
option-paths-of-the-dead = { card-paths-of-the-dead }
    .text = Where { card-strider } or { card-aragorn } has to be for the fifth card.
option-paths-of-the-dead-reserve = in reserve
option-paths-of-the-dead-play = anywhere in play
option-messenger = { card-the-messenger }
    .text = Whether { card-the-messenger }, discarded to pay for its text, may take itself from the discard pile.
option-messenger-itself = it may take itself
option-messenger-others = only other Nazgûl
option-empty-hand-pays = Paying with an empty hand
    .text = Whether a player without a card in hand may forsake a card where a text offers something for a discard.
option-empty-hand-pays-yes = by forsaking
option-empty-hand-pays-no = not at all

## The table

# $round: a number; $phase: its name
table-round = Round { $round }, phase: { $phase }
# $players: in turn order; $first, $acting: names
table-order = Turn order: { $players }. First player: { $first }. In turn: { $acting }.
table-score = Victory points: Free Peoples { $free }, Shadow { $shadow }, of these { $corruption } for corruption.
# $number: of the path
table-path = Path { $number }: { $name }
table-battleground = Battleground: { $name }
# $side: whose it is; $points: victory points
table-worth =
    { $side }; { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
# $cards: who stands there
table-attack = { $side }, attack { $attack }: { $cards }
# $own: defence of the location itself, tokens included
table-defence = { $side }, defence { $defence }, of these { $own } of the location: { $cards }
# $winner: a side, corruption for the Shadow on a path, or nobody; $left: attack icons not cancelled
table-outlook =
    { $winner ->
        [free] As it stands, the Free Peoples win.
        [shadow] As it stands, the Shadow wins.
        [corruption] As it stands, the Shadow wins and adds { $left } corruption.
       *[nobody] As it stands, nobody scores.
    }
table-stormed = Retaken from the enemy: its own defence does not count.
table-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
table-wielding = { $card } with { $items }
table-nobody = none
table-hand = Hand
table-deck = Deck
table-discard = Discarded
table-eliminated = Eliminated
table-ring = Ring token
table-ring-state =
    { $state ->
        [ready] unused
        [used] used
       *[none] none
    }
table-reserve = Reserve
table-hand-of = Hand: { $player }
table-aside-of = Cards drawn: { $player }
table-top-card = Top card of the draw deck: { $card }
table-discard-of = Discard pile, as far as you may see it: { $player }
table-eliminated-of = Eliminated pile, as far as you may see it: { $player }
table-scored-by = Scoring area: { $side }
table-battlegrounds-of = Battleground deck, in no order: { $side }
table-paths-ahead = Paths that may still come

## What is printed on a card

print-attack = attack { $count }
print-leads-attack = leadership attack { $count }
print-defence = defence { $count }
print-leads-defence = leadership defence { $count }
print-path = path icons: { $count }
print-varies = more by its text
print-paths = paths: { $paths }
# $names: characters, factions or keywords
print-wielders = for { $names }
print-path-card =
    Path { $number }; { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }; defence { $defence }
print-battleground-card =
    Battleground of this side: { $side }; { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }; defence { $defence }; defenders: { $defenders }; attackers: { $attackers }
