### Hints, and the guided first match.

page-hint = Hint
page-hint-told = What a good player would do now. The others are told that you asked, not what you hear.
# $bot: the name of the bot
page-hint-by = What would the { $bot } do?
page-hint-where = Where
page-hint-what = What
page-hint-why = Why
# $place: a part of the table
page-hint-look = Look here: { $place }
page-hint-more = Tell me more
page-hint-for = For it
page-hint-against = Against it
page-hint-no-reason = Rules of thumb speak for it, and nothing special.
reason-any = All answers are the same to it: it draws one.
reason-overlooked = It does not think of this.
reason-wavered = Another looked better, but it did not look closely.
# $share: in percent
reason-foreseen = In what it has imagined this wins with a chance of { $share } %.
page-hint-if = If you do
page-hint-if-not = If you do not
page-hint-worth = Rough worth
page-hint-chance = How likely it wins
page-hint-fine = By rules of thumb, with what you can see. A help, not a verdict.
page-hint-try = Do it
page-hint-plan = Lay it out
page-propose-hints = Propose to allow hints
page-proposed-allow-hints = { $seat } would like to allow hints at this table. Agreed?

page-coach = Coach
# $number, $all: which lesson of how many
page-coach-lesson = Lesson { $number } of { $all }
page-coach-leave = Leave the guided game
page-coach-show = Show me
page-coach-skip = Skip
page-coach-next = Next
page-coach-do = Do it for me
page-coach-on = Go on as you like, or do this:
page-coach-watch = The others play. Watch what they do; the chronicle tells it too.
page-coach-over = You can play it now
page-coach-play-on = Play on
page-coach-dice = This is a guided game: the dice and the cards are prepared, so nothing is proven here, and nothing counts.
page-coach-signs = Signs you know
page-coach-sign-new = new in this lesson
# $number: of a lesson
page-coach-sign-later = comes in lesson { $number }
