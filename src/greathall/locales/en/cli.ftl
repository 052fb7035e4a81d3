### The command line. What is typed (commands, options, ids) is the same in every language.

## Help

command-program = Great Hall: epic board games with every rule enforced, against bots or friends, and an engine for experiments.
command-games = List the games with their scenarios, seats and options.
command-play = Play a whole game in this terminal against bots.
command-sit = Let a bot sit down at a served table, with the link of a seat, and play there as people do.
command-simulate = Let bots play many games and tell how they ended.
command-arena = Let bots play each other, with the same luck from either side, and rate them.
command-replay = Check that records still replay to their end.
command-why = Say what a bot thinks of a decision in a record: what it would do, the next best, and why.
command-bench = Measure how fast the engine is here.
command-completion = Write what a shell needs to complete commands when you press Tab.
help-usage = Usage
help-example = Example
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-some-options = [OPTIONS]
help-help = Show this help.
help-version = Show the version.
help-lang = Language: en, uk or pl; otherwise that of the system. May also be typed after the command.
# $known: the ids of all games
help-game = The id of a game: { $known }.
help-scenario = The id of a scenario, as `greathall games` lists them.
help-players = How many people play.
help-seat = Your seat; may be given several times, for several people at one screen. “random” is any free one. Otherwise the first seat.
# $known: all bots
help-bots = Who plays on the other seats, in turn: { $known }; seer@64 or seer@200ms for a budget, module:Class for a bot of somebody else.
help-links = The link of the seat; several, if the bot plays several seats of one table.
help-bot = Who plays: the name of a bot, or module:Class for one of your own. One that imagines matches, as seer does, cannot play so.
help-rivals = Who plays each other: names of bots, with a budget as in seer@64 or seer@200ms, and module:Class for bots of others.
help-seed = A word or number that decides all chance: the same seed gives the same game.
help-option = An option of the game; may be given several times. `greathall games` lists them.
help-resume = Go on with the game that this record holds.
help-save = Write the record to this file when the game ends or is left.
help-plain = One fact a line, without boxes and colours: for screen readers.
help-games = How many games.
help-jobs = How many processes share the work. The result does not depend on it.
help-processes = How many processes share the work. The matches do not depend on it.
help-ray = Play on the machines of the Ray cluster at this address, such as 10.0.0.7:6379. The matches do not depend on it.
help-records = Write the record of each game into this folder.
help-folder = The folder to write into.
help-json = Print JSON.
help-files = Files with records.
help-decided = A file with a record.
help-at = A line of the record; the last decision up to there is meant. Usually the last of all.
# $known: all bots
help-by = Who says so: { $known }.
help-rounds = How often everything is measured; the median counts.
help-quick = A short run with rough figures.
help-shell = The shell: { $known }.
metavar-command = COMMAND
metavar-game = GAME
metavar-scenario = SCENARIO
metavar-number = N
metavar-address = HOST:PORT
metavar-seat = SEAT
metavar-bots = BOT,BOT
metavar-links = LINK...
metavar-bot = BOT
metavar-some-bots = BOT...
metavar-seed = SEED
metavar-option = NAME=VALUE
metavar-file = FILE
metavar-folder = FOLDER
metavar-files = FILE...
metavar-shell = SHELL

## What was typed wrong

# $extra: a part of Great Hall, such as hall; said by a program that has no Fluent, so with this field alone and on one line
error-needs-extra = This needs a part of Great Hall that is not installed: pip install "greathall[{ $extra }]"
error-unknown-shell = There is no completion for “{ $shell }”; there is for: { $known }.
# $extra: a part of Great Hall, such as hall
error-numpy-missing = The scholar needs numpy, which is not installed: pip install "greathall[{ $extra }]"
# $name: as typed
error-foreign-bot = There is no bot “{ $name }”: what is named so is a module that can be imported and a class in it with a method “choose”.
# $bot: a class in Python; $kind: the kind of a question; $why: what happened, in English
error-bot-fault = The bot { $bot } made a fault when it was asked “{ $kind }”: { $why }
# $file: a record
error-nothing-decided = Nobody has decided anything in “{ $file }” up to there.
# $name: the id of a bot; $budget: as typed
error-no-budget = The bot “{ $name }” takes no budget “{ $budget }”; seer takes playouts or milliseconds, as in seer@64 or seer@200ms.
# $address: as typed
error-no-address = “{ $address }” is not the address of a Ray cluster; one is written like 10.0.0.7:6379.
# $address: as typed; $why: what Ray has said
error-no-cluster = There is no Ray cluster that can be used at “{ $address }”: { $why }
# $file: where the other one is
error-other-contest = “{ $file }” holds another contest; name another folder, or the same game, bots, seed and options.
error-too-few-bots = Two different bots are needed to play each other.
# $command: as typed; $known: all commands
error-unknown-command = There is no command “{ $command }”; there are: { $known }.
# $words: those left over
error-too-many-words = There is one word too many: { $words }.
# $name: the option; $value: as typed; $least: the smallest number allowed
error-not-a-number = { $name } takes a whole number from { $least } on, not “{ $value }”.
error-bad-pair = “{ $value }” is not written as name=value.
error-no-such-option = There is no option “{ $option }” here; --help lists them.
error-option-needs-value = Something has to follow “{ $option }”.
# $name: the argument or option
error-missing-word = { $name } is missing; --help shows an example.
error-not-understood = These words do not make a command; --help shows an example.
error-cannot-write = “{ $file }” cannot be written.
# Ctrl-C was pressed
stopped = Stopped before the end.

## greathall games

games-scenario = Scenario
games-players = Players
games-seats = Seats
games-about = What it is
games-option = Option
games-values = Values, the first is usual

## greathall simulate

simulate-progress = Playing
# $games, $decisions: numbers
simulate-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }.
# $seconds: how long it took; $rate: decisions a second
simulate-speed = { $seconds } s, { $rate } decisions a second.
# $winner: names; $games: how many were won
simulate-winner =
    Won by { $winner_acc }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
# $how: the kind of end
simulate-end =
    Ended – { $how }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
simulate-digest = Digest of all records: { $digest }
simulate-digest-so-far = Incomplete. Digest of the records until then: { $digest }

## greathall arena

arena-title = Bots in { $game }
arena-bot = Bot
arena-against = Against
arena-side = Side
arena-games = Games
arena-won = Won
arena-share = Share
arena-interval = 95 % confidence
arena-even = An equal bot
arena-rating = Rating
arena-reach = 95 % confidence
arena-milliseconds = ms a decision
arena-all-sides = all
arena-the-game = the game itself
# $games: so many were played until it was stopped
arena-incomplete =
    Incomplete: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }. The same command goes on, if it names a folder.
arena-reading = The confidence interval of a share is Wilson's. Each seed is played twice, with the sides swapped; where more than two sides play, a bot sits alone against the other one on all other sides. A rating of 1000 is that of a newcomer.

## greathall replay

# $file: its name; $winner: names; $how: the kind of end
replay-good = { $file }: replays to its end. Won by { $winner_acc }: { $how }.
replay-unfinished = { $file }: replays. The game is not over.
# $why: a sentence
replay-bad = { $file }: { $why }
# $rules: the number of the rules of then; $today: of those of now
replay-older-rules = { $file }: made by rules { $rules }; today the rules are { $today }. All its answers still fit.

## greathall bench

bench-progress = Measuring
bench-compiled = The engine is compiled.
bench-plain = The engine is plain Python.
bench-rounds =
    Median of { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } on one core, in CPU time.
# $time: in nanoseconds
bench-reference = 1 ref is { $time } ns, one turn of the reference loop.
# $rate: decisions a second
bench-gin = OpenSpiel gin_rummy played at random: { $rate } decisions a second. “× gin” tells how many of these there are for each of those.
bench-no-gin = OpenSpiel is not installed, so there is no comparison with gin_rummy.
# $game, $scenario: names; $players: a number
bench-title =
    { $game }, { $scenario }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
bench-figure = Figure
bench-value = Value
bench-refs = refs
bench-ratio = × gin
# $value: nothing but a number
a-number = { $value }
unit-per-second = { $value } /s
unit-microseconds = { $value } µs
unit-kilobytes = { $value } KB
figure-play = Random answers, decisions
figure-play-out = Random play-out, decisions
figure-fork = Fork, median
figure-fork-p99 = Fork, 99th percentile
figure-imagine = Imagine, median
figure-imagine-p99 = Imagine, 99th percentile
figure-view = View, built
figure-encode = View, encoded
figure-replay = Replay, decisions
figure-memory = A finished match in memory

## greathall play

# $game, $scenario: names
play-title = { $game } — { $scenario }
play-keys = Type the number of an answer. ? explains, u takes back, l shows the log, t the table, p the piles, b asks a bot, s saves, q quits.
play-keys-more = “? 3” explains answer 3, “? name” the card, place or term of that name; “l 50” shows 50 lines of the log; “b” says what a bot would do and why, “b seer” asks the seer; “s name” saves the record to that file.
play-prompt = Your answer:
# $player: who is asked; $question: a sentence
play-asked = { $player }: { $question }
# $seat: who sits down
play-change-places = It is the turn of { $seat_acc } now. Press Enter when you are alone at the screen.
play-undone = Taken back.
play-bot-instead = Any answer that is allowed is given instead.
# $bot: the name of a bot; the answer follows
play-advice = The { $bot } would answer:
play-advice-next = Next best:
# $option: an answer in words
why-answered = The answer was: { $option }
# $names: what it may be
play-which = Which one do you mean: { $names }?
play-unknown-thing = Nothing is called “{ $name }” here.
play-won = You have won.
play-lost = You have lost.
play-drawn = Nobody has won.
# $name: a file name
play-save-where = Save the record? Type a file name, “+” or “y” for { $name }, or “n” or Enter to go without:
play-saved = The record is in { $file }.
play-not-saved = The record was not saved.
# What may be typed, in small letters
play-words-yes = y, yes
play-words-no = n, no
play-leave = Leave the table? Type “y” to leave, “n” or Enter to play on; Ctrl-C leaves at once:
play-hall-keeps = The hall keeps this table; the link of your seat leads back to it.

## greathall serve, greathall verify, greathall play --server

command-serve = Open the hall: serve tables for people and bots, with the page in the browser.
command-verify = Check that chance in a record followed from the secret to which the hall had committed.
help-host = The address to listen at.
help-host-name = A name by which the hall is reached, such as hall.example; may be given again.
help-port = The port to listen at.
help-data = The folder in which the hall keeps its tables.
help-database = A database instead, such as postgresql://user@host/name.
help-bot-delay = How many milliseconds a bot waits before it answers.
help-proxy = The address of a proxy in front of the hall, whose X-Forwarded-For counts; may be given again.
help-public-url = How people reach the hall from elsewhere, such as https://hall.example; without it no message goes out.
help-mail = The mail server for messages, as Apprise writes it: mailtos://user:password@host?from=hall@example.org.
help-own-network = An address in the network of the hall to which messages may go nevertheless, such as that of its mail server; may be given again.
help-requests-a-second = How many milliseconds of work a second the requests of one address may cost.
help-messages-a-second = How many milliseconds of work a second the messages of one address may cost.
help-tables-an-hour = How many tables may be opened from one address in an hour.
help-sockets-at-once = How many connections to tables one address may keep open.
help-bots-at-once = How many bots think at once for one address.
help-person-requests-a-second = How many milliseconds of work a second the requests of one person who is signed in may cost, wherever they come from.
help-person-messages-a-second = How many milliseconds of work a second the messages of one person may cost.
help-person-tables-an-hour = How many tables one person may open in an hour.
help-person-sockets-at-once = How many connections to tables one person may keep open.
help-person-bots-at-once = How many bots think at once for one person.
help-redis = A Redis through which several halls share their limits, such as redis://localhost:6379.
help-settings = A file of settings, with lines such as port = 8000; the variable GREATHALL_PORT comes before it, and --port before both.
help-open = Open the page in the browser.
help-commitment = The number that the table showed before it began, to be compared.
help-server = Play at a table of this hall; --seat is then the link of your seat.
help-name = Your name at a served table.
metavar-commitment = HEX
metavar-host = ADDRESS
metavar-url = URL
metavar-name = NAME
# $address: of the page
serve-open = The hall is open: { $address } (Ctrl-C closes it)
serve-wide = Others reach it by the IP address of this machine. If they are to use a name, add --host-name NAME.
# $answers: how many answers of chance; $commitment: the number that the hall showed
verify-good = { $file }: all { $answers } answers of chance follow from the secret of the commitment { $commitment }.
# $begins: a position
verify-good-from = { $file }: from position { NUMBER($begins, useGrouping: 0) } on, all { $answers } answers of chance follow from the secret of the commitment { $commitment }. What came before was rolled elsewhere.
# $seats: who added to the dice
verify-shared = Shares of the dice by: { $seats }.
verify-not-shared = Nobody but the hall added to the dice.
verify-withheld = Pledged, but not told: { $seats }.
play-keys-talk = “c words” says something to all, “c” shows what was said, “w name words” says it to one person alone.
play-waits-for-lots = Seats are dealt by lot as soon as everybody is here.
# $seat: what the lot has given us
play-dealt = By lot you play for { $seat_acc }.
# $who: who says it; $text: what
play-said = { $who }: { $text }
# $to: to whom alone
play-whispered = { $who } to { $to_acc }, in private: { $text }
# $names: of all others
play-whisper-to-whom = Type “w”, a name, and what only this person is to read. There are: { $names }.
error-needs-link = With --server, { $option } takes the link of one seat, such as /t/k7m2x9qd#key.
error-needs-links = A seat has a whole link, such as https://hall.example/t/k7m2x9qd#key; several links lead to one table, and none of them is for watching.
error-cannot-imagine = This bot wants to imagine how the match may go on, and of a served table nobody knows enough for that.
error-port-taken = The hall cannot listen at { $host }:{ NUMBER($port, useGrouping: 0) }; another program does, or there is no such address. Choose another with --port.
# $folder: as typed
# $why: what is wrong with it, as Python tells it, in English
error-broken-settings = “{ $file }” is not a file of settings: { $why }.
error-unknown-setting = “{ $file }” sets “{ $name }”, which is no setting; there are: { $known }.
error-bad-setting = In “{ $file }”, “{ $name }” cannot be “{ $value }”.
error-hall-folder = The hall cannot keep its tables in the folder “{ $folder }”: it cannot be written.
# $database: its address, without who logs in
error-database-address = “{ $database }” is not the address of a database that the hall knows; such addresses are sqlite:///file or postgresql://user@host/name. In a name or password, write @ as %40, / as %2F and : as %3A.
# $driver: a package of Python
error-database-driver = “{ $database }” needs the Python package “{ $driver }”, which is not installed; that of PostgreSQL comes with pip install "greathall[postgres]", that of Redis with "greathall[redis]".
error-database-closed = The database “{ $database }” cannot be reached, opened or written.
error-database-foreign = “{ $database }” is not a database of this hall, or it is one of a newer version.
error-database-in-use = Another hall already keeps its tables in “{ $database }”. Close it first, or give this one another place with --data.
error-redis-closed = The Redis at “{ $address }” does not answer.

## greathall reports

command-reports = List the bugs that players have reported, and write the match of a report.
help-report = The number of one report.
help-table = Only the reports of this table.
help-record = Write the match to this file as it stood when the bug was reported.
metavar-report = REPORT
metavar-table = TABLE
# $number: of the report; $when: date and time; $table: its id; $game, $scenario: names; $position: how many answers had been given
reports-head = Report { NUMBER($number, useGrouping: 0) } of { $when }: table { $table } ({ $game }, { $scenario }), position { NUMBER($position, useGrouping: 0) }, version { $version }
reports-none = Nobody has reported anything.
# $place: a folder or the address of a database
error-no-hall = There is no hall in “{ $place }”; choose another place with --data or --database.
error-which-report = Which report? Type its number in front of { $option }.

## greathall hall

command-hall = Keep a hall: look at its tables, copy it, forget what is old.
command-tables = List the tables of a hall, the last one played at first.
command-backup = Copy the database of a hall to a file; the hall may be open.
command-restore = Make a hall of a copy, in a folder where there is none yet.
command-forget = Forget tables at which nothing has happened for some days.
help-copy = The file with the copy.
help-days = After how many days without an answer; tables with a report that waits for an answer stay.
hall-table = { $table }: { $game }, { $scenario }; { $state }; last { $when }; people: { $people }
hall-tables = { $number ->
    [one] One table.
   *[other] { $number } tables.
}
hall-state-open = waits for people
hall-state-playing = is being played
hall-state-finished = is finished
hall-backed-up = The hall is copied to “{ $file }”.
hall-restored = The hall is restored in the folder “{ $folder }”.
hall-forgotten = { $number ->
    [one] One table is forgotten.
   *[other] { $number } tables are forgotten.
}
error-hall-not-a-file = “{ $database }” is not a file: copy it with pg_dump, and restore it with pg_restore.
error-hall-there = There already is a hall in the folder “{ $folder }”; move it away first, or name another with --data.
hall-state-cancelled = is cancelled
hall-state-removed = is removed
command-operators = List who may operate the hall on its page.
command-appoint = Let a person operate the hall on its page /operate.
command-dismiss = Let a person operate the hall no longer.
command-remove = Remove a table: nobody sees it any more, and those who are there read why.
command-answer = Answer a report; whoever wrote it reads the answer at the table and in their profile.
command-mute = Let somebody say nothing for some hours.
command-ban = Let somebody neither play nor watch for some hours.
command-lift = End a ban or a mute before its time.
command-sanctions = List who is banned or muted now.
command-announce = Show a line on every page for some hours.
command-withdraw = Show an announcement no longer.
command-announcements = List what all pages show now.
command-acts = List what operators did, here and on the page, the latest first.
help-code = The code of a profile.
help-which-table = The id of a table.
help-answer = The answer.
help-whom = The code of a profile, an address or network, or a seat as k7m2x9qd/gandalf.
help-hours = For how many hours.
help-reason = Why; those whom it concerns read this.
help-line = The line, in one language or in all.
help-number = The number that the list shows.
help-most = How many at most.
metavar-code = CODE
metavar-whom = WHOM
metavar-text = TEXT
hall-operator = { $person }: { $name }
hall-nobody = Nobody.
hall-appointed = { $name } may operate the hall now.
hall-dismissed = { $person } may operate the hall no longer.
hall-removed = Table { $table } is removed.
hall-answered = Report { NUMBER($number, useGrouping: 0) } is answered.
hall-muted = { $whom } says nothing any more; number { NUMBER($number, useGrouping: 0) }.
hall-banned = { $whom } is banned; number { NUMBER($number, useGrouping: 0) }.
hall-lifted = Number { NUMBER($number, useGrouping: 0) } is lifted.
hall-announced = All pages show this now; number { NUMBER($number, useGrouping: 0) }.
hall-withdrawn = Announcement { NUMBER($number, useGrouping: 0) } is withdrawn.
# $kind: a word such as “banned”; $until: date and time
hall-sanction = { NUMBER($number, useGrouping: 0) }: { $whom }, { $kind } until { $until }: { $reason }
hall-announcement = { NUMBER($number, useGrouping: 0) }, until { $until }: { $text }
# $who: an operator, or whoever was at the machine; $act: a word such as “banned”
hall-act = { $when }, { $who }: { $act } { $about }
error-hall-old = “{ $database }” is of an earlier version. Open the hall once; that brings it up to date.

## greathall sit

# $table: an id; $seats: names
sit-seated = Sat down at table { $table }: { $seats }.
# $winner: names; $how: the kind of end
sit-over = The match is over. Won by { $winner_acc }: { $how }.
sit-drawn = The match is over. All agreed on a draw.
