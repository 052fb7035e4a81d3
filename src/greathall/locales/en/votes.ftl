# Votes, pauses, holidays, answers in advance, and what watchers say.
# $span: how long, such as 2 hr
error-bots-only = All who would decide play against { $seat_acc }. Until they are back only a bot may play on, since whoever sat down might be an opponent.
error-hands-of-the-absent = Hands stay covered while somebody is away whose hand would be shown.
error-vote-open = The table is voting on something else: { $by }. First that is decided.
error-vote-too-soon = Somebody has just said no to you. For { $seconds } seconds the others may propose something first.
error-no-standing = There is no such answer to set in advance in this game.
error-watch-chat-off = The host has turned off the talk of those who watch.
notice-withdrawn = { $seat }: the proposal is withdrawn.
notice-lapsed = The proposal of { $seat_acc } has lapsed.
notice-pause = All agreed on a pause: { $span }. Clocks stand, and nobody counts as absent.
notice-resume = All agreed: the pause is over.
notice-extend = All agreed: everybody gets more time, { $span }.
notice-draw = All agreed: the match ends as a draw.
notice-reseat = { $seat } has been away for long. The others agreed: until they are back, somebody else may take the seat.
notice-back = { $seat } is back and plays again.
notice-standing = { $seat }: this answer had been set in advance.
notice-watch-chat-on = The host lets those who watch talk among themselves again.
notice-watch-chat-off = The host has turned off the talk of those who watch.
page-votes = The table decides
page-vote-minutes = For how long
page-propose-pause = Propose a pause
page-proposed-pause = { $seat } would like a pause: { $span }. Agreed?
page-propose-resume = Propose to end the pause
page-proposed-resume = { $seat } would like to end the pause. Agreed?
page-propose-extend = Propose more time for everybody
page-proposed-extend = { $seat } would like more time for everybody: { $span }. Agreed?
page-propose-draw = Propose a draw
page-proposed-draw = { $seat } would like to end the match as a draw. Agreed?
page-propose-reseat = Propose that somebody else plays for { $seat_acc }
page-proposed-reseat = { $seat } would like somebody else to take the seat of { $absent }, who is away. Agreed?
page-revealed-stays = What you have seen since then, you have seen: dice and cards come again as they fell.
page-vote-asked = Still asked: { $names }. Open until { $until }.
page-vote-withdraw = Withdraw
page-paused-until = Pause until { $until }: clocks stand.
page-on-holiday = { $seat }: on holiday until { $until }.
page-plays-for = { $seat }: somebody else plays here until { $name } is back.
page-plays-for-guest = { $seat }: somebody else plays here until whoever sat here is back.
page-come-back = I am back: play for { $seat_acc } again
page-ask-in = Link for whoever plays on for { $seat_acc }
page-standing = Answers in advance
page-standing-text = They are given for you as soon as they fit, and all see that they had been set. You can take them back at any time.
page-watch-chat = those who watch may talk among themselves
page-watchers-say = Say something to those who watch
page-watcher = somebody who watches
page-watchers-talk = Players read this when the match is over.
page-draw-agreed = The match ended as a draw: all agreed.

# What those who keep the hall say at a table.
error-muted = You cannot say anything until { $until }: { $reason }
# $number: of the report; $answer: in the words of the operators
notice-report-answered = To you alone, on your report { NUMBER($number, useGrouping: 0) }: { $answer }
