# What the hall refuses.
error-unknown-table = There is no table { $table }.
error-table-cancelled = The host has cancelled this table.
error-table-removed = Those who keep this hall have removed this table: { $reason }
error-banned = You cannot play or watch in this hall until { $until }: { $reason }
error-wrong-key = This link does not fit this table.
error-now-private = The host has made this table private. You need a link to come back.
error-not-your-seat =
    { $seat_kind ->
        [nothing] This seat is not yours.
       *[seat] You do not play for { $seat_acc }.
    }
error-seat-claimed = This seat belongs to a profile. If it is yours, sign in.
error-not-rated = This match cannot be rated: people alone play for a rating, against each other, and without lessons.
error-rated-seat = This match is rated. Sign in and turn ratings on in your profile; then you can sit down, on one seat.
error-not-signed-in = Sign in first.
error-passkey-refused = The passkey was not accepted. Please try again.
error-unknown-code = No profile has this recovery code.
error-unknown-thing = There is no such thing in your profile any more.
error-messages-off = This hall sends no such messages.
error-last-way-in = This is your last passkey. Add another one first.
error-not-the-host = Only the host may decide that.
error-seat-taken = { $seat_gen } seat is not free.
error-stale-answer = The question was answered or taken back in the meantime.
error-not-playing = Nothing can be answered at this table now.
error-nothing-proposed = Nothing is proposed at this table.
error-not-absent =
    Nobody here has been away for long enough: the host has set { $hours ->
        [one] one hour.
       *[other] { $hours } hours.
    }
error-other-proposal = Something else is proposed by now; please look again.
error-private-chat-off = The host has turned private talk off at this table.
error-no-lessons = There is no guided match here.
error-guided-table = A guided match is yours alone: it cannot be shown to everybody.
error-hints-off = No hints are given at this table now.
# $bot: the name of the bot
error-bot-failed = The bot { $bot } has come to no answer. Ask again, or do without.
error-nobody-listens = No other person plays for { $seat_acc }: nobody would read that.
error-no-share-now = The dice need no share from you now.
error-other-share = This is not the share that was pledged.
error-rules-failed = The rules failed here; nothing happened. Please report it.
error-still-secret = That is told when the match is over.
error-bad-message = The hall did not understand that.
error-too-fast = Too much at once; wait a moment.
error-too-slow = You have not sat down in time; try again.
error-enough-trials = That was tried often enough for now. Please try again later.
error-too-many-keys = Too many keys for one table; at most { $most } are allowed.
error-too-many-tables = Too many tables have been opened from here; at most { $most } an hour are allowed.
error-too-many-sockets = Too many tabs are open from here; at most { $most } at once are allowed.
error-too-large = That is too large; at most { $most } are allowed.
error-foreign-origin = This page may not talk to the hall.
error-unknown-host = The hall does not answer to the name “{ $host }”. Whoever runs it can allow the name: --host-name { $host }.
error-hall-failed = The hall made a mistake. Look at the table before you try again.
error-storage = The hall could not write that down; nothing happened. Try again.
error-dice-differ = Line { NUMBER($line, useGrouping: 0) }: chance did not follow from the secret.
error-commitment-differs = The secret is not the one to which the hall had committed.
# $found: the commitment that stands there
error-other-commitment = This record belongs to another commitment: { $found }.
error-bad-dice-from = “dice-from” is a position of the record, not “{ $value }”.
error-cut-record = The record shows the secret, but not the end of the match: something was cut off.
error-share-differs = The record does not tell all shares of the dice as they were pledged.
error-lot-differs = The seats were not dealt as the secret says.
error-no-dice = The record shows no secret of its dice.

# What the hall says at a table.
notice-take-back = All agreed: the match goes back to position { $to }, as { $seat_acc } proposed. Answers taken back: { $answers }. What was seen stays seen.
notice-go-on = All agreed: the match goes on from position { $to }, since the rules have changed.
notice-replace = { $seat } has been away for long. The others agreed: a bot plays on until { $seat } is back.
notice-declined = { $seat } does not agree.
notice-left = { $seat } has left the table.
notice-stood-up = { $name } ({ $seat }) has left the table.
notice-sat-down = { $name } sat down as { $seat_acc }.
notice-seat-taken = Somebody sat down as { $seat_acc }.
notice-bot-sat-down = { $bot } (bot) sat down as { $seat_acc }.
notice-chair-freed = { $seat }: this seat is free again.
notice-handed-over = A bot ({ $bot }) plays for { $seat_acc } now.
notice-taken-back = { $seat } plays again.
notice-time-is-out = The time of { $seat_acc } is out.
notice-waived = { $seat } gets the time back.
notice-lot = The seats have been dealt by lot: look where you sit now.
notice-share-withheld = { $seat } had pledged a share of the dice and did not tell it; the dice roll without it.
notice-private-chat-on = The host lets you talk in private again.
notice-private-chat-off = The host has turned private talk off.
notice-public = The host has opened this table: everybody may watch, and join where a seat is free.
notice-private = The host has made this table private: only those with a link see it.
notice-show-hands = All agreed, as { $seat_acc } proposed: from now on whoever watches sees all hands.
notice-cover-hands = All agreed, as { $seat_acc } proposed: whoever watches sees no hands any more.
notice-hint = { $seat } took a hint.
notice-hints-off = The host has turned hints off.
notice-allow-hints = All agreed, as { $seat_acc } proposed: from now on you may ask for a hint.
