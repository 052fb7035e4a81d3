### Against the Shadow: the game, its options, and how a bot explains itself. Terms follow the card game's GLOSSARY.md.

## The flowchart: questions and boxes

flowchart-use-action = Use an action?
flowchart-can-pass = Pass?
flowchart-others-over-limit = Carryover limit: is anybody else above it?
flowchart-before-last-path = Path: is it before the last one?
flowchart-winning-all = Victory: is the Shadow winning every combat?
flowchart-pass = Pass
flowchart-move = Move a card?
flowchart-play = Play a random card

## A turn of a bot, part after part

event-bot-turn = { $player } (bot) follows the flowchart.
# $answer: yes or no; $card: whose action it is; $why: what it brings the Shadow
event-walked-use-action =
    { $answer ->
        [yes] { flowchart-use-action } Yes: { $card }, because { $why ->
            [draws] the Shadow gets cards
            [costs-cards] it costs the Free Peoples cards
            [corruption] it adds corruption
            [new-path] the Shadow is winning this path and can go on to another
            [activates] the Shadow is able to win the battleground it activates
           *[icons] it adds an icon where that helps
        }.
       *[no] { flowchart-use-action } No: no card of the bot has an action that helps now.
    }
# $hand: how many cards; $limit: the carryover limit; $fewest: the fewest cards that an enemy has
event-walked-can-pass =
    { flowchart-can-pass } { $answer ->
        [yes] It may
       *[no] It may not
    }: { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, carryover limit { $limit }{ $why ->
        [limit] {""}
        [fewer] , but each enemy has more, { $fewest } at least
       *[above] , and not each enemy has more: one has { $fewest }
    }.
# $player: one above the limit
event-walked-others-over-limit =
    { $answer ->
        [yes] { flowchart-others-over-limit } Yes: { $player } has { $hand ->
            [one] { $hand } card
           *[other] { $hand } cards
        }, limit { $limit }.
       *[no] { flowchart-others-over-limit } No.
    }
# $path, $last: numbers of paths
event-walked-before-last-path =
    { flowchart-before-last-path } { $answer ->
        [yes] Yes: path { $path } of { $last }.
       *[no] No: path { $path } is the last one.
    }
event-walked-winning-all =
    { $answer ->
        [yes] { flowchart-winning-all } Yes.
       *[no] { flowchart-winning-all } No: not at { $location }.
    }
event-walked-pass =
    { flowchart-pass }: { $why ->
        [waits] somebody else has to act, so it waits.
        [wins] nothing more is needed.
       *[empty-hand] its hand is empty.
    }
event-walked-move =
    { $answer ->
        [yes] { flowchart-move } Yes: { $card } is the rightmost card in reserve that helps at { $location }{ $why ->
            [last-path] : on the last path every icon does
           *[able] {""}
        }.
       *[no] { flowchart-move } No: none in its own reserve helps anywhere.
    }
# $to: where it goes; $why: how it is played
event-walked-play =
    { flowchart-play }: { $card }. { $why ->
        [path] To the path { $to }.
        [last-path] To the path { $to }: on the last path every icon helps.
        [battleground] To the battleground { $to }.
        [reserve] To reserve: it helps in no combat now.
        [wielder] Onto the rightmost wielder, { $to }.
        [event] The event is carried out.
        [twice] It was played this round already, so it is discarded.
       *[unplayable] It cannot be played now, so it is discarded.
    }
# $strength: icons of the Shadow; $reserve: icons that could still come; $gained: icons that these give the enemy; $playing: a card about to be played, or nothing
event-weighed =
    { $winning ->
        [yes] Winning at { $location }: { $strength } against { $against }.
       *[no] { $losing ->
            [no] A tie at { $location }, { $strength } against { $against }, is not losing.
           *[yes] { $able ->
                [yes] Able to win at { $location }
               *[no] Not able to win at { $location }
            }: { $strength } + { $reserve } { $playing_kind ->
                [nothing] in reserve
               *[card] in reserve and with { $playing }
            } against { $against }{ $gained ->
                [0] {""}
               *[other] {" "}and { $gained } more because of them
            }{ $attacks ->
                [yes] {""}
               *[no] , and a tie is enough
            }.
        }
    }
event-bot-cards-shown = { $player } shows the cards drawn: { $cards }.

## Choose one: a person chooses for the bot

question-choose-one = What does { $about } bring the Shadow? Choose for the bot what suits you best.
answer-choose-one-draw = The bot draws 2 cards
answer-choose-one-saruman = The bot takes { card-saruman } from its draw deck, if he is there
answer-choose-one = { $card } is eliminated

## Options

option-level = Level
    .text = On the standard level each bot draws 1 card fewer in the Draw phase, in the Two-Player Duel 2 fewer. The gentle level is ours and not in the rulebook: there each bot draws 2 fewer, in the Three-Player Duel 3, in the Two-Player Duel 4, and in the Trilogy the Witch-king 3.
option-level-standard = standard
option-level-expert = expert
option-level-gentle = gentle (not from the rulebook)
option-others-over-limit = Somebody else above the carryover limit
    .text = What a bot that may pass does while another player or bot is above the carryover limit.
option-others-over-limit-pass = it passes
option-others-over-limit-act = it goes on to move and play
option-last-path-pass = Passing on the last path
    .text = Whether a bot that may pass goes on acting on the last path, or passes there too once the Shadow is winning every combat.
option-last-path-pass-act = it goes on acting
option-last-path-pass-victory = it passes when winning everywhere
option-last-path-moves = Moving to the last path
    .text = Whether bots move cards to the last path in any case, or only while they are able to win there but losing.
option-last-path-moves-always = in any case
option-last-path-moves-losing = only while losing
option-wielders = Wielders in several places
    .text = Where a bot looks first for the rightmost wielder of an item.
option-wielders-path-first = on the path, then on battlegrounds, then in reserve
option-wielders-reserve-first = in reserve, then on battlegrounds, then on the path
option-tied-path = A tied path in the duels
    .text = Whether a path that nobody would win counts as being lost by the Shadow.
option-tied-path-losing = the Shadow is losing it
option-tied-path-not-losing = the Shadow is not losing it
option-bot-combats = Order of combats when a bot is first player
    .text = Which battleground is fought first; the path comes last.
option-bot-combats-leftmost-first = the leftmost, the one activated first
option-bot-combats-rightmost-first = the rightmost, the one activated last
option-reserves = Able to win
    .text = Whose reserves count when a bot asks whether the Shadow is able to win a combat.
option-reserves-both = those of all bots
option-reserves-own = its own only

## Terms

term-bot = Bot
    .text = A deck of the Shadow that plays itself by the flowchart. It has no Ring token, its hand is unseen, and any card that leaves its hand is a random one. It discards nothing to play a card (pp. 2, 4).
term-able-to-win = Able to win
    .text = The Shadow would win the combat if every card in its reserve that could move there did. What the Free Peoples could still add does not count (p. 4).
term-beneficial = Beneficial
    .text = What helps the Shadow: icons where it is losing but able to win, cards that the Free Peoples lose, corruption, cards drawn. A bot does nothing that does not help (p. 5).
term-rightmost = Rightmost
    .text = Cards and battlegrounds of the Shadow lie from left to right as they came. Where a bot has to choose, it takes the rightmost (p. 2).
term-choose-one = Choose one
    .text = Where a bot's card says so, a Free Peoples player chooses for the bot, among what it can do and what helps the Shadow (p. 4).

## The table

table-bot = { $player } (bot)
