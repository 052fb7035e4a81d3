### The report on how often the Shadow wins

command-shadow-report = Play many games of Against the Shadow and write how often the Shadow wins.
report-written = Written: { $file }
report-title = How often the Shadow wins
# $games: of each line of the table
report-about =
    Against the Shadow, one seat, all levels: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for each line, every option at its default. The Free Peoples are played by bots: *random* takes any answer, *steward* goes by rules of thumb. The same command gives the same figures on every machine:
report-scenario = Scenario
report-level = Level
report-people = Free Peoples
report-games = Games
report-won = Won by the Shadow
report-share = Share
report-interval = 95 % confidence
report-lead = Lead of the Shadow
report-bot =
    { $bot ->
        [random] at random
       *[other] { $bot }
    }
report-reading = The confidence interval is Wilson's. The lead is in victory points, on average over all games.
