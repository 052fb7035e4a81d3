### The table: waiting for people, the menu, the chronicle, the bar of a replay.

page-expansion = Expansion
page-waiting-for-people = The match begins when all seats are taken.
page-seat-link = Link to the seat: { $seat }
page-watch-link = Link to watch
page-fair = The dice are fixed by this number: { $commitment }.
page-secret = The secret of the dice was { $secret }.
page-dice-pledged = Your browser adds a share of its own to the dice, so that nobody can choose them.
page-dice-mixed = Everybody adds a share to the dice; then the match begins.
page-dice-verify = How many choices chance had each time is the word of the hall: “greathall verify” checks the record by the rules.
page-chronicle = Chronicle
page-say = Say something to the table
page-tab-hand = Hand
page-table-menu = This table
page-hand-over = Let a bot play for { $seat_acc }
page-play-again = Play for { $seat_acc } again
page-take-back-to = Back to position
page-propose-take-back = Propose to go back
page-propose-replace = Propose that a bot plays for { $seat_acc }
page-waive = Give { $seat_acc } the time back
page-propose-show-hands = Propose that watchers see hands
page-propose-cover-hands = Propose that watchers see no hands
page-back-to = Everything after this is taken back: { $event }
page-back-to-start = Everything is taken back, from the very beginning.
page-answers-lost = Answers taken back: { $answers }.
page-rematch = Rematch
page-to-rematch = To the new table
page-download = Download the record
page-notes = My notes (nobody else sees them)
page-report = Report a mistake at this position
page-send-report = Send the report
page-reported = Thank you. The position was saved.
page-first = To the beginning
page-last = To the end
page-step = One step on
page-step-back = One step back
page-autoplay = Play
page-pause = Pause
page-seek = Position
page-eyes = Seen by
page-stranger = a watcher
page-everybody = everybody (all revealed)
page-eyes-of = { $seat_acc }
page-round-of-play = A round of play
page-terms = Terms
page-guide = Guide
page-guide-off = I know my way
page-nothing-yet = Nothing has happened yet.
page-say-to = To whom
page-say-to-all = to all
page-say-to-seat = to { $seat_acc }
page-say-private = Say something to this person alone
page-in-private = { $who } to { $to_acc }, in private:
page-lot-waits = The seats are dealt by lot as soon as everybody is here.
page-table-word = Table
page-bell-begins = Tell me when it begins
page-bell-begins-text = and when it is my turn
page-your-table = Your table
page-free-ask =
    { $count ->
        [one] { $count } seat is free: invite a friend, or let a bot sit down
       *[other] { $count } seats are free: invite friends, or let bots sit down
    }
page-free-are = Still free: { $seats }.
page-leave = Leave
page-cancel-table = Cancel the table
page-cancel-sure = Really cancel?
page-ready = ready
page-ready-count = { $ready } of { $all } ready
page-is-bot = bot
page-is-here = here
page-is-away = away just now
page-fill-bot = or let a bot sit down:
page-free-chair = Free this seat for a friend
page-invite-here = Invite to this seat
page-that-is-you = you
page-change-seat = Change the seat
page-stay-here = Stay here
page-move-here = Move here
page-change-places = Change places
page-kept-for = Kept for { $name }
page-invite-other = Invite somebody else
page-sit-here = Sit down here
page-invite = Invite
page-invited-seat = To this seat: { $seat }
page-invite-text = Show the code to a friend beside you, or send the link. Nothing to install, no account.
page-qr-code = QR code with this link
page-table-link = Link to this table
page-start-bots =
    { $count ->
        [one] Start with a bot
       *[other] Start with bots
    }
page-fair-dice = Fair dice
page-seats-by-lot = by lot
page-seats-as-chosen = as chosen
page-watch-all = everybody
page-watch-by-link = by link
page-talk = Talk
page-glass-empty = Point at a card, a place or a sign: what it means is told here.
page-read-all = Read all
# Maps
page-zoom-in = Closer
page-zoom-out = Farther
page-zoom-fit = The whole map
page-hints-off = Turn hints off
page-rated-fact = Rating
page-rated-yes = this match counts
page-invite-friends = Invite friends
page-invite-friend = Invite { $name }
page-is-invited = invited
