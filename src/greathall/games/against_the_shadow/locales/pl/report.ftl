### The report on how often the Shadow wins

command-shadow-report = Rozegraj wiele partii „Przeciw Cieniowi” i zapisz, jak często wygrywa Cień.
report-written = Zapisano: { $file }
report-title = Jak często wygrywa Cień
report-about =
    „Przeciw Cieniowi”, jedno miejsce, wszystkie poziomy trudności: po { $games ->
        [one] { $games } partii
        [few] { $games } partie
       *[many] { $games } partii
    } na każdy wiersz, wszystkie opcje domyślne. Wolnymi Ludami kierują boty: *random* odpowiada losowo, *steward* według prostych zasad. To samo polecenie daje te same liczby na każdej maszynie:
report-scenario = Scenariusz
report-level = Poziom
report-people = Wolne Ludy
report-games = Partie
report-won = Wygrane Cienia
report-share = Udział
report-interval = Ufność 95 %
report-lead = Przewaga Cienia
report-bot =
    { $bot ->
        [random] losowo
       *[other] { $bot }
    }
report-reading = Przedział ufności według Wilsona. Przewaga w punktach zwycięstwa, średnio ze wszystkich partii.
