### The page: lobby, table, replay, rules, and the guide for newcomers.

error-offline = The hall cannot be reached just now.
page-welcome = A table for epic games
page-lobby-ask = Choose a game and play at once
page-new-table = New table
page-hands-are-shown = Hands are no secret at this table: whoever watches sees them all.
page-profile = Profile
page-your-name = Your name
page-game = Game
page-scenario = Scenario
page-people = Number of players
page-seats = Seats
page-me = me
page-friend = a friend (by link)
page-bot = bot { $name }
page-options = Options
page-with-expansion = With { $name }
page-pace = Pace
page-pace-none = no limit
page-pace-bank = a bank of time and 30 seconds a move
page-pace-move = a time for each move
page-minutes = Minutes
page-public = show the table to everybody
page-sit-down = Sit down
page-own-tables = Your tables
page-tables = Open tables
page-no-tables = No table is open. Open the first one.
page-state-open = waits for players
page-join = Sit down: { $seat }
page-somebody = somebody
page-free-seat = free
page-records = Records
page-open-record = Open a record from a file
page-not-affiliated = Great Hall is made by players and is not affiliated with the publishers of these games.
page-copy-link = Copy the link
page-copied = Copied
page-dice-proven = The dice are proven.
page-dice-proven-with-share = The dice are proven, and your share is in them.
page-dice-other-commitment = The dice are not proven: the hall had shown another number before the match.
page-dice-other-secret = The dice are not proven: the secret does not fit the number that the hall had shown.
page-dice-other-pledges = The dice are not proven: the shares are not those that were pledged before the match.
page-dice-share-missing = The dice are not proven: your share was told and is not in them.
page-dice-other-lot = The dice are not proven: the seats were dealt otherwise.
# $at: a position
page-dice-other-draw = The dice are not proven: at position { NUMBER($at, useGrouping: 0) } chance answered otherwise.
page-comfort = Language and comfort
page-language = Language
page-card-language = Language of the cards
page-movement = movement
page-sound = sound on my turn
page-day = Daylight
page-candle = Candlelight
page-choices = Choices
page-close = Close
page-back = Back
page-lift = Lift to see the table
page-lower = Show the options
page-which = What exactly?
page-undo = Undo
page-choose-lit = Choose what is lit up.
page-sure = This cannot be taken back. Are you sure?
page-sending = Your answer is on its way.
page-offline = The connection is lost; it will come back by itself.
page-one-moment = One moment…
page-your-turn = Your turn
page-your-turn-as = Your turn: { $player }
page-waiting = Waiting
page-bot-plays = A bot plays for you
page-watching = Watching
page-waits-for = The table waits for { $names_acc }.
page-over = The match is over
page-read-only = The rules have changed since; the match can be read, and goes on if all agree.
page-round = Round { $round }
page-turn = Turn { $turn }
page-days = { $days } d { $hours } h
page-to-lobby = To the lobby
page-to-table = To the table
page-tabs = Parts of the table
page-tab-table = Table
page-tab-seats = Seats
page-tab-log = Chronicle
page-proposed-replace = { $seat } would like a bot to play on for somebody who is away: { $absent }. Agreed?
page-absence = Days until a bot may play on for somebody who is away
page-propose-go-on = Propose to go on
page-proposed-take-back = { $seat } would like to go back. Agreed?
page-proposed-go-on = { $seat } would like to go on. Agreed?
page-proposed-show-hands = { $seat } would like everybody who watches to see all hands from now on. Agreed?
page-proposed-cover-hands = { $seat } would like watchers to see no hands any more. Agreed?
page-replay = Replay
page-hands-shown = watchers see all hands
page-moment = Position { $number } of { $last }
page-share = Copy the link to this moment
page-go-on = Go on from here
page-rules = Rules and glossary
page-search = Search
page-nothing-found = Nothing is found.
page-keys = Keys
page-guide-on = Explain what is going on
page-key-number = 1–9, a, b, …
    .text = take the option with this number or letter
page-key-next = n, p
    .text = go to the next or previous lit thing
page-key-enter = Enter
    .text = choose what has the focus
page-key-main = Space
    .text = the usual thing: confirm, done, or the only choice; else to the first lit thing
page-key-undo = u, Ctrl+Z
    .text = undo
page-key-explain = ?
    .text = show these keys
page-key-escape = Esc
    .text = close what is open
page-since = Since your last turn
page-not-now = { $what }: not now
page-first-game = This is my first game: explain as we play
page-records-text = A record of a finished match can be watched, and played on from any moment.
page-key-info = i
    .text = explain what has the focus
bot-random = Wanderer
    .text = plays at random
bot-squire = Squire
    .text = plays well, but overlooks things
bot-knight = Knight
    .text = overlooks little, wavers where it is close
bot-steward = Steward
    .text = always does what good rules of thumb say
bot-scholar = Scholar
    .text = plays by what it has learned from itself
bot-seer = Seer
    .text = looks ahead in worlds it imagines, and thinks longer
page-private-chat = people may talk in private, two and two
page-by-lot = deal the seats by lot when the match begins
page-key-zoom = + −, arrows
    .text = look closer, or move the map when it has the focus
page-key-done = d
    .text = done: send the orders, or end what you are doing
page-winners =
    { $count ->
        [0] Nobody wins.
        [one] Winner: { $winners }.
       *[other] Winners: { $winners }.
    }
page-more = More ({ $count })
page-welcome-back = Welcome back, { $name }
page-turns =
    { $count ->
        [one] It is your turn at { $count } table
       *[other] It is your turn at { $count } tables
    }
page-longest-wait = { $table } has been waiting for you for { $time }.
page-continue = Continue
page-rules-short = Rules
page-take-seat = Sit down
page-with = with { $names }
page-with-bots = with bots
page-free-chairs =
    { $count ->
        [0] All seats are taken
        [one] { $count } seat is free
       *[other] { $count } seats are free
    }
page-they-think = Thinking: { $names }
page-length = How long it takes
page-guided = guided game
page-mode-people =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-you = You
page-others = Others
page-lot = lot
page-bots-of-the-game = bots of the game itself
page-play-now = Play now
page-with-friends = With friends
page-more-tables = Your other tables: { $count }
page-watch-now = Watch now
page-watch = Watch
page-nothing-to-watch = Nobody plays in public just now.
page-won = Won { $scores }
page-lost = Lost { $scores }
page-watched = Watched { $scores }
page-learn-title = Never played? Learn at the table
page-learn-text = A real first game: one lesson at a time, each pointing at the thing itself.
page-learn = Start the guided game
page-bell = Tell me when it is my turn
page-bell-text = on this device, with a number in the tab
page-bell-denied = Your browser does not allow notices from here.
page-new-table-ask = Who sits where, and how do you play?
page-pace-bank-of = { $time } each, and 30 seconds a move
page-pace-move-of = { $time } a move
page-who-are-you = What shall we call you?
page-name-text = The others at the table see this name. There is no account.
page-invited = You are invited to a table of { $table }: { $seat }.
page-share-link = Share
page-sits = Sit down as
page-glass = Reading glass
page-possible-now = Possible now.
page-not-possible-now = Not now.
page-one-before = The one before
page-one-after = The next one
page-card-of-hand = card { $number } of { $count } in hand
page-legend = Signs


## What may be set before a table is opened

page-hints-by = Hints by
page-hints-by-nobody = nobody
page-hints-allowed = It answers whoever asks; with clocks, only if all agree.
page-staging = Combats and battles
page-staging-plays = play by themselves
page-staging-waits = wait for me
page-staging-off = are only told

# What one reads of others before one sits down, and friends who are invited.
page-rating-of =
    { $settled ->
        [yes] rating { NUMBER($rating, useGrouping: 0) }
       *[no] rating { NUMBER($rating, useGrouping: 0) }, still uncertain
    }
page-in-time = { $share }% of { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } in time
page-matches-left =
    { $matches ->
        [one] one match
       *[other] { $matches } matches
    }, { $left ->
        [0] none given up
       *[other] { $left } given up
    }
page-new-here = has not played here yet
page-rated = a rated match: people with ratings alone, without bots and hints
page-rated-is = rated
