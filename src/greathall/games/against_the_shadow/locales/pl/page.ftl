### Słowa strony dla gry „Przeciw Cieniowi”: diagram, miejsca botów, przewodnik.

page-flowchart = Diagram botów
page-flowchart-text = W swojej turze bot zadaje sobie te pytania, zaczynając od góry, i robi to, do czego prowadzi droga. Dwie strzałki zależą od opcji stołu.
page-tab-chart = Diagram
page-bot-turns = Tury botów
page-turn-before = Poprzednia tura
page-turn-after = Następna tura
page-turn-of = runda { $round }, tura { $number } z { $all }
page-walk = Droga przez diagram
page-no-bot-turn = Żaden bot nie miał jeszcze tury.
page-empty-hand = brak kart
page-why = Dlaczego?
page-why-long = Dlaczego? Pokaż drogę przez diagram
page-bot-by-flowchart = bot, według diagramu
page-bot-cards = Karty i lokalizacje o innym tekście
guide-shadow-preparation = Z każdej początkowej ręki zrzucasz dwie karty. Zrzucone karty wrócą, gdy talia zostanie odświeżona. Boty zrzucają dwie ostatnio dobrane karty, nie patrząc na nie.
guide-shadow-actions = Ty i boty działacie po kolei: jedna akcja w turze, aż wszyscy spasują. Za zagranie karty zrzucasz inną z ręki, a bot niczego. Diagram pokazuje, dlaczego bot zrobił to, co zrobił.
guide-shadow-victory = Przed ostatnią ścieżką nie wygrywa nikt. Potem wygrywa wyższy wynik, a przy remisie Cień.
guide-question-choose-one = Karta bota może zrobić jedną z kilku rzeczy. Wybierasz za niego: weź to, co szkodzi ci najmniej.
