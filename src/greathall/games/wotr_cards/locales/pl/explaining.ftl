### Co lupa i arkusz mówią o karcie, lokalizacji czy turze: powody, koszty, sumy.

## Czy kartę można zagrać i ile to kosztuje

explain-cost-discard = Koszt: zrzuć z ręki 1 inną kartę
explain-cost-forsake = Koszt: to twoja ostatnia karta, więc poświęć coś innego
explain-unplayable-nothing-to-do = Jej tekst nie ma teraz na co działać.
explain-unplayable-played-before = Została już zagrana w tej rundzie; postaci ani przedmiotu nie zagrywa się dwa razy w rundzie.
explain-unplayable-no-wielder = Nikt w grze nie może jej teraz dzierżyć.
explain-other-phase = Karty zagrywa się w fazie akcji; teraz trwa: { $phase }.
explain-other-turn = Trwa tura { $player_gen }.
explain-fresh = Została zagrana do rezerwy w tej rundzie; poruszyć się może w następnej.
explain-nowhere = Nie wpuszcza jej żadna z aktywnych lokalizacji.
explain-use-open = Jej tekstu możesz użyć jako swojej akcji.
explain-use-elsewhere = Z tego miejsca nie można użyć jej akcji.
explain-use-used = Jej akcja działa raz na rundę i została już użyta.
explain-use-cannot-pay = Jej akcji nie można teraz opłacić albo nic by nie dała.

## Dokąd może trafić

explain-places = Dokąd może trafić
explain-wielders = Kto może ją dzierżyć
explain-waits = Tam czeka; jej symbole się nie liczą.
explain-closed-to-number =
    { $amount ->
        [0] Nie wolno jej wejść na żadną ścieżkę.
       *[other] Wolno jej wejść tylko na ścieżki: { $paths }.
    }
explain-closed-to-army = Armie walczą na polach bitew, nie na ścieżkach.
explain-closed-to-faction = Na tym polu bitwy nie ma jej frakcji.
explain-closed-to-text = Nie wpuszcza jej tam własny tekst.
explain-sum =
    „{ $location }”: wtedy { $after } przeciw { $against }; { $short ->
        [0] obrona wytrzymuje.
       *[other] obronie brakuje { $short }.
    }
explain-wields-in-reserve = W rezerwie; symbole będą się liczyć, gdy razem trafią do lokalizacji.
explain-weapons-clash = Ma już broń, a innej obok niej mieć nie może.
explain-not-named = W grze, ale przedmiot nie wymienia tej postaci.
explain-not-in-play = Nie ma jej w grze.
explain-in-hand = Nie ma jej w grze: karta jest na twojej ręce.
explain-discarded = Nie ma jej w grze: karta leży na twoim stosie zrzuconych kart.
explain-eliminated = Karta została wykluczona.

## Czego w tej turze nie można zrobić

explain-not-now = Nie teraz
explain-closed-too-many =
    { $count ->
        [one] o { $count } kartę za dużo
        [few] o { $count } karty za dużo
       *[other] o { $count } kart za dużo
    }
explain-closed-two-cards = potrzebne są dwie karty na ręce
explain-closed-empty-hand = ręka jest pusta
explain-closed-no-ring = nie ma już żetonu Pierścienia

## Z czego składa się suma

explain-icons-here = Tam, gdzie stoi
explain-sum-attack = Atak
explain-sum-defence = Obrona
explain-part-printed = wydrukowane na karcie
explain-part-text = teraz, z własnego tekstu
explain-part-item = dzięki karcie „{ $card }”
explain-part-lent = dodaje karta „{ $card }”
explain-part-token = za żetony na karcie
explain-part-supports = za wspieranie postaci
explain-part-leads = przywództwo: wspiera ją armia
explain-part-leads-not = przywództwo się nie liczy: żadna wolna armia jej nie wspiera
explain-part-place = sama lokalizacja
explain-part-stormed = sama lokalizacja: odbijana, więc własna obrona się nie liczy
explain-part-tokens = za żetony
explain-part-items = za przedmioty tych, którzy tu stoją

## Znaki

mark-attack = Atak
    .text = Liczy się, gdy karta atakuje na polu bitwy: każdy taki symbol obrońcy muszą anulować.
mark-defence = Obrona
    .text = Liczy się, gdy karta broni pola bitwy: anuluje tyle symboli ataku i zostaje za to wykluczona.
mark-lead-attack = Przywództwo w ataku
    .text = W kole: liczy się na polu bitwy tylko wtedy, gdy postać wspiera tam armia jej frakcji.
mark-lead-defence = Przywództwo w obronie
    .text = W kole: liczy się na polu bitwy tylko wtedy, gdy postać wspiera tam armia jej frakcji.
mark-path-attack = Atak na ścieżce
    .text = Liczy się na ścieżce: każdy symbol, którego nikt nie anuluje, staje się zepsuciem.
mark-path-defence = Obrona na ścieżce
    .text = Liczy się na ścieżce: anuluje tyle symboli ataku, a karta zostaje za to wykluczona.
mark-fallen = Wykluczona
    .text = Gdy pokazywana jest walka: karta zostaje wykluczona albo nikt nie powstrzymał ataku.
mark-varies = Gwiazdka: liczba się zmienia
    .text = Jej tekst dodaje lub odejmuje symbole zależnie od tego, co leży na stole.
mark-paths = Ścieżki
    .text = Ze ścieżek wolno jej wejść tylko na te numery: { $paths }.
mark-faction = Frakcja
    .text = Karta tej frakcji walczy na polach bitew, na których ją widać. Należy do gracza, który ma tę frakcję w talii.
mark-army = Armia
    .text = Walczy na polach bitew, wspiera postaci swojej frakcji i ma kilka kopii.
mark-character = Postać
    .text = Walczy na polach bitew i na dozwolonych ścieżkach, dzierży przedmioty; w rundzie zagrywa się ją raz.
mark-item = Przedmiot
    .text = Leży przy dzierżycielu, dodaje mu swoje symbole, chodzi z nim i z nim przepada.
mark-event = Wydarzenie
    .text = Wykonuje się jej tekst, a potem karta zostaje wykluczona.
mark-points = Punkty zwycięstwa
    .text = Tyle punktów zdobywa ten, kto wygra tę lokalizację.
mark-own-defence = Własna obrona
    .text = Tyle symboli ataku lokalizacja anuluje sama, zanim przepadną karty.
mark-hand = Karty na ręce
    .text = Ile kart trzyma gracz. Nikt inny ich nie widzi.
mark-deck = Talia dobierania
    .text = Ile kart zostało do dobrania. Gdy się skończą, stos zrzuconych kart zostaje wtasowany w nową talię.
mark-discard = Stos zrzuconych kart
    .text = Te karty wrócą, gdy talia zostanie odświeżona.
mark-eliminated = Wykluczone karty
    .text = Te karty na zawsze wypadły z gry.
mark-order = Miejsce w kolejności tur
    .text = W tej kolejności gracze rozgrywają tury, zaczynając od pierwszego gracza.
mark-side-free = Wolne Ludy
    .text = Niebieskie koło: bronią ścieżek. Obok stoją ich punkty zwycięstwa.
mark-side-shadow = Cień
    .text = Czerwony romb: atakuje na ścieżkach. Obok stoją jego punkty zwycięstwa.
mark-plus = +1, +2…
    .text = Karta ma o tyle symboli więcej, niż na niej wydrukowano: dzięki tekstom, przedmiotom, żetonom lub przywództwu.
mark-fresh = Blada karta w rezerwie
    .text = Została tam zagrana w tej rundzie; poruszyć się może w następnej.
