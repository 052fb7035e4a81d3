## The end of a match

page-end-result = Result
page-end-chart = The story of the match
page-end-moments = Key moments
page-end-now = What now
page-end-rematch-who = a new table with the same people, bots and options
page-end-rematch-ready = your seat is kept for you
page-end-swap = swap sides
page-end-replay = Watch the replay
page-end-positions =
    { $count ->
        [one] { $count } position
       *[other] { $count } positions
    }
page-end-share = Share
page-end-share-who = a link that works for whoever has it
page-end-download = opens in any hall
page-end-table = Look at the table
page-end-to-result = To the result
page-end-fair = Fair shuffling
page-end-sealed = Sealed before the first card:
page-end-opened = Opened now:
page-end-fair-why = The second number gives the first, so nobody could change the order of cards and dice afterwards.
page-end-people = At the table
page-end-won = won

## The replay

page-key-moment = Key moment { $number }: { $what }
page-jump = Go to position { $number }
page-shared-with-you = Somebody has shared this moment with you.
