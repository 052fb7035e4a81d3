### What greathall balance says and writes.

command-balance = Count who wins how often, where bots of one kind play all seats, and write it as pages.
help-some-games = The games; all, if none is named: { $known }.
help-games-of-options = How many games with each option changed.
metavar-some-games = [GAME...]
# $file: the page that was written
balance-written = Written: { $file }

## The page on who wins how often

balance-title = How even the games are
balance-about = Bots of one kind play all seats of whole matches. A figure tells how even a game is between such bots, not between people. The intervals are Wilson's, with 95 % confidence. The command counts again what bots or rules of today would play in another way.
# $game: a name; $version: of Great Hall; $rules: the number of its rules
balance-version = { $game }: Great Hall { $version }, rules { $rules }
# $scenario: a name; $players: a number
balance-setting = { $scenario }, { $players } { $players ->
        [one] player
       *[other] players
    }
balance-scenario = Scenario
balance-bot = All seats
balance-side = Side
balance-games = Games
balance-won = Won
balance-share = Share
balance-interval = 95 % confidence
balance-even = If all were even
balance-ends = How matches ended
balance-options = One option is changed, all others are as usual. In brackets stands the difference in points of a hundred; in bold, where it is larger than its 95 % interval, as one in twenty would be by chance alone.
balance-option = Option
balance-sides = Won

## The page on what bots win with

lessons-title = What bots win with
lessons-about = What the best of these bots chose when they won, and did not choose when they lost. A choice stands here if who made it won clearly more often, or more rarely, than who did not, in at least one match of twenty, and thirty matches: three and a half standard errors apart. Cards are dealt by chance, so there the card itself is the cause: it was in hand when the player was first asked. Openings are choices of the first round, plans those of the first half of a match. That a choice goes with winning does not prove that it is the cause: who is ahead can afford more.
lessons-none = In so few matches no choice stands out.
balance-when = When
balance-choice = Choice
balance-with = Won with it
balance-without = Won without
balance-lead = Difference
balance-dealt = dealt
balance-opening = opening
balance-plan = plan
