### Nazwy gry „Przeciw Cieniowi”: sama gra i jej scenariusze przeciw botom.

game-against-the-shadow = Przeciw Cieniowi
    .summary = Gra karciana w pojedynkę lub z przyjacielem: prowadzisz Wolne Ludy, a Cieniem kierują boty, które w każdej turze mówią, dlaczego robią to, co robią.
    .motto = W pojedynkę lub z przyjacielem przeciw botom Cienia, które wyjaśniają każdy ruch.

## The scenarios, against bots

scenario-trilogy = Trylogia
    .summary = Cała historia od Bag End do Góry Przeznaczenia przeciw dwóm botom: w pojedynkę z obiema taliami Wolnych Ludów albo z przyjacielem, po jednej talii.
scenario-duel-2 = Pojedynek dwóch graczy
    .summary = Cała wojna w pojedynkę: twoja talia z 60 kart przeciw botowi z 60 kartami. Wolne Ludy zdobywają ścieżkę tylko wtedy, gdy symboli obrony jest więcej niż symboli ataku.
    .short = Pojedynek
scenario-duel-3 = Pojedynek trzech graczy
    .summary = Gandalf ze wszystkimi kartami Wolnych Ludów sam przeciw dwóm botom, Czarnoksiężnikowi z Angmaru i Sarumanowi. Do niego należy co druga tura.
    .short = We troje
scenario-fellowship = Drużyna Pierścienia
    .summary = Krótka gra w pojedynkę, od Shire'u do brzegów Anduinu, przeciw Balrogowi z Morii. Dobrane talie, pola bitew w ustalonej kolejności, bez żetonów Pierścienia.
    .short = Drużyna
