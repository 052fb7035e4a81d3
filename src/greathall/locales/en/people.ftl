### Profiles on the page: who one is, one's tables and matches, devices.

people-ask = Who you are, if you want
people-why = You can play without a profile. With one you find your tables on every device, and nobody else opens your seats.
people-sign-up = New profile
people-sign-up-text = There is no password: this device keeps a passkey for you.
people-name = The name that others read
people-make = Make a profile
people-sign-in = Sign in
people-sign-in-text = With the passkey that this device or your phone keeps.
people-lost = I have lost my passkey
people-code = Recovery code
people-recover = Sign in with the code
people-no-passkeys = This browser knows no passkeys here: they need https, or localhost.
people-passkey-failed = No passkey was made or shown.
people-code-title = Your recovery code
people-code-text = Write it down. It is shown only now, and it brings you back if you lose this device. It works once; then you get another.
people-code-kept = I have written it down
people-claim =
    { $count ->
        [one] Make one table of this browser mine
       *[other] Make { $count } tables of this browser mine
    }
people-claim-text = You have sat there as a guest. From then on nobody but you opens these seats.
people-claimed =
    { $count ->
        [0] No seat was free to claim.
        [one] One table is yours now.
       *[other] { $count } tables are yours now.
    }
people-rename = Change the name
people-tables = My tables
people-no-tables = No table waits for you.
people-matches = My matches
people-no-matches = Nothing has been played yet.
people-statistics = Statistics
people-opponents = Opponents
people-player = Side or house
people-opponent = Name
people-played = Played
people-won = Won
people-match-won = won
people-match-lost = lost
people-match-drawn = drawn
people-all-sides = All sides
people-match-going = still played
people-with = with { $names }
people-ways-in = Passkeys and devices
people-passkey = Passkey of { $date }
people-add-passkey = Add a passkey
people-forget = Forget
people-device-here = this device
people-device-seen = last seen on { $date }
people-sign-out = Sign out
people-sign-out-others = Sign out all other devices
people-new-code = New recovery code
people-yours = All that is kept
people-export = Take everything along
people-delete = Delete the profile
people-delete-text = Your matches go on with a bot, your seats are free, and at tables that are over a pseudonym stays instead of your name. This cannot be undone.
people-delete-really = Yes, delete everything
people-keep = No, keep it

# Messages that go out, with the page closed.
letter-your-turn = Your turn: { $table }
    .text = The others wait for you:
letter-your-turns = It is your turn at { $count } tables
letter-invited = You are invited: { $table }
    .text = A friend wants to play with you:
letter-inviteds = You are invited to { $count } tables
letter-stop = No more messages
letter-trial = Great Hall
letter-trial-text = This channel works: here you will be told when it is your turn.
letter-confirm = Somebody in the Great Hall wants to be told here when it is their turn. If that is you, follow this link; if not, do nothing.

# When and how somebody is told.
people-messages = Tell me when it is my turn
people-messages-off = This hall sends no messages.
people-when = When
people-when-at-once = at once
people-when-delay = after a while
people-when-digest = once a day
people-minutes = Minutes
people-hour = Hour
people-quiet = Quiet from
people-quiet-to = to
people-save = Save
people-saved = Saved.
people-channel-push = This browser
people-channel-mail = Mail
people-channel-apprise = Another service
people-mail-address = Mail address
people-service = Address of a service (Apprise)
people-service-hint = Telegram, Discord, Slack, ntfy and others, such as ntfys://topic
people-add = Add
people-push-on = Tell me in this browser
people-push-denied = The browser does not allow that.
people-trial = Try it
people-tried = A message has gone out.
people-not-tried = It did not go out: { $why }
people-unconfirmed = Look into your mail and follow the link there.
people-failing = The last message did not go out: { $why }
people-why-not-taken = the service did not take it
people-why-unreachable = the service could not be reached
people-why-interrupted = sending was interrupted
people-stop-ask = No more messages by this channel?
people-stop = Stop
people-stopped = You are told nothing more there.
people-confirm-ask = Do you want to be told here when it is your turn?
people-confirm = Yes, tell me here
people-confirmed = You will be told here.

# Ratings and reliability, as others read them before they sit down.
people-repute = Ratings and reliability
people-rated = I want to have ratings
people-rated-text = They count the matches that were opened as rated, and others read them. When you turn them off, those of before are gone.
people-no-ratings = No rated match is over yet.
people-rating = Rating
people-reliability = What others read of you: { $text }

# Friends, and whom one does not want to meet.
people-society = Friends
people-own-code = Your code
people-own-code-text = Give it to those who shall find you. Nobody finds you by your name.
people-friend-code = Code of a friend
people-ask-friend = Ask
people-no-friends = Nobody yet.
people-asks-you = { $name } wants to be friends
people-waits = { $name } has not answered yet
people-agree = Agree
people-decline = Decline
people-take-back = Take back
people-part = Part ways
people-block = Do not meet
people-blocked = Whom you do not want to meet
people-block-text = Before a match they get no seat at your tables, and they are not told.
people-unblock = Let them ask again
people-befriend = Be friends
people-invitations = Invitations
people-invites = { $name } invites you
people-come = Look at the table
people-stay-away = I am not coming

# Holidays.
people-holidays = Holidays
people-holidays-text = While you are away, your clocks stand at tables where people may take days, and all there see until when. Each day begun counts.
people-holidays-left =
    { $days ->
        [one] One day left this year.
       *[other] { $days } days left this year.
    }
people-holidays-from = From
people-holidays-days = Days
people-holidays-take = Take a holiday
people-holidays-span = { $from } – { $until }
people-holidays-end = I am back
people-holidays-cancel = Do not go
error-no-holiday = There are no days left for this holiday: a year has { $most }, and two cannot overlap.
people-reports = What I have reported
people-no-answer = No answer yet.
people-answered = Answer: { $answer }
