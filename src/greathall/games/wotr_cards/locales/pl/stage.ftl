## A combat on the stage

page-stage-next-scene = Następna walka
page-combat-count = Liczymy miecze
page-combat-path = Ścieżka anuluje
page-combat-battleground = Mury anulują
page-combat-absorb = Karty pochłaniają
page-combat-result = Wynik
page-combat-attack = atak
page-combat-of-path = ścieżka
page-combat-of-battleground = mury
page-combat-absorbed = pochłonięte
page-combat-left = zostaje
page-combat-attacks-free = Wolne Ludy atakują
page-combat-attacks-shadow = Cień atakuje
page-combat-defends-free = Wolne Ludy bronią się
page-combat-defends-shadow = Cień się broni
page-combat-gone = wykluczona
page-combat-absorbs = pochłania i jest wykluczona
page-combat-spared = niepotrzebna
page-combat-path-won =
    { $side ->
        [free] Wolne Ludy obroniły ścieżkę { $number }
        [shadow] Cień zdobywa ścieżkę { $number }
       *[nobody] Nikt nie zdobywa ścieżki { $number }
    }
page-combat-battleground-won =
    { $left ->
        [0] Obrona wytrzymuje
       *[other]
            { $side ->
                [free] Wolne Ludy zdobywają pole bitwy
               *[shadow] Cień zdobywa pole bitwy
            }
    }
page-combat-corruption = Zostaje { $left }: zepsucie { $before } → { $after }
page-combat-no-points = Nie ma za to punktów.
page-combat-points =
    { $side ->
        [free] { side-free }
       *[shadow] { side-shadow }
    }: + { $points }

## Where the points come from

page-result-sources = Skąd punkty
page-result-paths = Ścieżki
page-result-battlegrounds = Pola bitew
page-result-corruption = Zepsucie
page-result-ring = Niezużyte żetony Pierścienia
page-result-total = Razem
page-result-held = obronione
page-result-fallen = stracone: bez punktów
