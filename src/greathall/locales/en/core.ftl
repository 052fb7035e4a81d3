### What the hall refuses, one sentence each. Ids of games, scenarios and seats come as they are typed.

## A match that cannot begin

# $game: as asked for; $known: all games
error-unknown-game = There is no game “{ $game }” here; there are: { $known }.
# $game, $scenario: as asked for; $known: the scenarios of that game
error-unknown-scenario = “{ $game }” has no scenario “{ $scenario }”; it has: { $known }.
# $scenario; $players: how many were asked for; $allowed: how many there may be
error-wrong-player-count =
    “{ $scenario }” is not made for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }; it may be played by: { $allowed }.
# $name: as asked for; $known: the options of that game
error-unknown-option = This game has no option “{ $name }”; it has: { $known }.
# $name: an option; $value: as asked for; $allowed: its values
error-bad-option-value = Option “{ $name }” cannot be “{ $value }”; it may be: { $allowed }.
# $bot: as asked for; $known: all bots
error-unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
# $language: as asked for; $known: all languages
error-unknown-language = The hall does not speak “{ $language }”; it speaks: { $known }.

## An answer that cannot be taken

# $value: the answer given
error-illegal-answer = “{ $value }” is not among the answers to this question.
# $part: the number of the answer that does not fit; nothing of what was sent has happened
error-part-refused = Answer { $part } of those you sent does not fit, so none of them was taken.
# $seat: who answered or was asked for
error-not-asked = { $seat } has nothing to answer now.
# $why: what happened since; $by: who has answered
error-nothing-to-undo =
    { $why ->
        [answered] This answer stands: { $by } has answered since.
        [chance] This answer stands: chance has had its say since.
        [revealed] This answer stands: what came of it has been seen.
       *[other] { $seat } has nothing to take back now.
    }
# $seat: as asked for; $known: the seats of this match
error-unknown-seat = There is no seat “{ $seat }” at this table; there are: { $known }.

## A record that cannot be read

# $file: its name
error-no-such-file = There is no file “{ $file }”.
# $line: the number of the line
error-broken-record = This does not look like the record of a match: line { NUMBER($line, useGrouping: 0) } cannot be read.
# $line: the number of the line; $found: what stands there; $expected: what the game makes of it
error-record-differs = The record and the game part at line { NUMBER($line, useGrouping: 0) }: the record says “{ $found }”, the game says “{ $expected }”.
# $rules: the number of the rules of then; $today: of those of now
error-older-record-differs = The record was made by rules { $rules }; today the rules are { $today }, and they part from it at line { NUMBER($line, useGrouping: 0) }: the record says “{ $found }”, the game says “{ $expected }”.

## Words of every game

answer-yes = Yes
answer-no = No
# How the name of a card or location stands in a list
quoted = { $name }
# The last two parts of a list: 1 footman, 2 knights and 1 ship
joined = { $others } and { $last }
