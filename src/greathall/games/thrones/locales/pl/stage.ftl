## A battle, bids and wildlings on the stage

page-fight-armies = Wojska stają do walki
page-fight-cards = Karty rodów
page-fight-blade = Co jeszcze się liczy
page-fight-result = Wynik
page-fight-bids = Wszyscy odkrywają stawki
page-fight-order = Nowa kolejność
page-fight-threat = Nadchodzą dzicy
page-fight-watch = Czy wystarczy?
page-fight-wins = zwycięstwo
page-fight-loses = porażka
page-fight-casualties =
    { $count ->
        [0] Miecze nie zadają strat.
        [one] Miecze zadają { $count } stratę.
        [few] Miecze zadają { $count } straty.
       *[many] Miecze zadają { $count } strat.
    }
page-fight-first = Pierwsze miejsce: { $player }
page-fight-strength = siła { $strength }
page-fight-beaten = Nocna Straż wytrzymała
page-fight-lost = Dzicy się przedarli
page-fight-highest = Najwyższa stawka: { $player }
page-fight-lowest = Najniższa stawka: { $player }

## How the houses stand at the end

page-result-houses = Wynik rodów
page-result-castles = zamki
page-result-lands = krainy
page-result-supply = zaopatrzenie
page-result-power = władza
