### Co szkło i arkusz mówią o regionie, karcie, figurce, nacji, żetonie lub kości; i co znaczy każdy znak.

## A region

explain-region = Ile jest wart
explain-unconquered = kontrola, jak na początku
explain-captured = kontrola: zdobyty
explain-besieged = kontrola, w oblężeniu
explain-points = punkty zwycięstwa dla wroga, który go zdobędzie
explain-recruit = { $nation }: można tu teraz rekrutować
explain-recruit-at-peace = { $nation }: jeszcze nie w stanie wojny
explain-recruit-not-here = nie, póki jest zdobyty, oblężony lub stoi tam wroga armia
explain-army = { $side } tutaj
explain-strength = siła bojowa: kości w bitwie, najwyżej pięć
explain-inside = siła bojowa w twierdzy
explain-rerolls = pudła, które można przerzucić
explain-reach = Kto mógłby przyjść
explain-attacker = { $side }: może zaatakować z siłą
explain-attacker-at-peace = { $side }: nie w stanie wojny, więc nie może atakować
explain-mover = { $side }: może tu wejść; jednostki
explain-mover-at-peace = { $side }: nie w stanie wojny, więc nie przekroczy tej granicy
explain-ring = Pierścień
explain-last-seen = widziana tu ostatnio
explain-revealed-here = jest tutaj, wszyscy ją widzą
explain-hunt-rerolls = kości, które Polowanie tu przerzuca
explain-may-declare = w zasięgu postępu: można ją tu zadeklarować
explain-never-revealed = gdzie Wolne Ludy dają schronienie, Drużyny się nie odkrywa
explain-healed = zadeklarowana tutaj, zdrowieje o 1
explain-stronghold-tile = odkryta Drużyna, która tędy przechodzi, ciągnie jeszcze jeden żeton

## A card

explain-card-lies = Gdzie leży
explain-on-table = na stole
explain-discarded = na stosie kart odrzuconych
explain-not-yours = Używa jej inny gracz twojej strony.
explain-condition = Nie ma teraz tego, czego wymaga jej tekst.
explain-no-die = potrzebna kość: { $face } albo wydarzenie
explain-dice = Twoje niewykorzystane kości

## Figures and Nations

explain-character = Gdzie jest
explain-stands-here = stoi tutaj
explain-in-fellowship = idzie z Pierścieniem
explain-aside = jeszcze nie w grze
explain-gone = poza grą
explain-shields = obrażenia, które wstrzyma, jeśli przepadnie
explain-guide = prowadzi: jego zdolność działa
explain-no-guide = nie prowadzi: zdolność Przewodnika nie działa
explain-figures = Figurki tego rodzaju
explain-reinforcements = W posiłkach
explain-lost = stracone na dobre
explain-at-peace = nie w stanie wojny: nie atakują i nie przekraczają cudzych granic
explain-politics = Na torze politycznym
explain-steps = kroki do wojny
explain-may = Co może
explain-may-at-war = jest w stanie wojny
explain-may-not-at-war = tylko w stanie wojny
explain-passive = jest pasywna: przed ostatnim krokiem musi stać się aktywna
explain-card-bars = zabrania tego karta na stole

## Hunt tiles and dice

explain-pool = W puli Polowania
explain-in-pool = tyle takich zostało
explain-chance =
    { $count ->
        [one] procent: szansa na wyciągnięcie go z { $count } żetonu
        [few] procent: szansa na wyciągnięcie go z { $count } żetonów
       *[many] procent: szansa na wyciągnięcie go z { $count } żetonów
    }
explain-eye-in-mordor = obrażenia od Oka teraz: wszystkie kości na polu Polowania
explain-dice-left = Niewykorzystane kości
explain-deeds = Co można nią teraz zrobić

## What is printed

war-card = { $deck }, { $face }.
war-in-battle = W bitwie, „{ $card }”: { $text }
war-initiative = (Kolejność { $order }.)
war-level = Poziom { $level }, dowodzenie { $leadership }.
war-no-nation = niczyja ziemia
war-town = miasteczko
war-city = miasto
war-stronghold = twierdza
war-fortification = fortyfikacja
war-coast = wybrzeże
war-borders = Sąsiednie regiony: { $regions }.
war-mountains = Za górami: { $regions }.

## Signs

mark-t-town = Miasteczko
    .text = Osada bez punktów. Jej nacja rekrutuje tam, póki wróg nigdy jej nie zdobył.
mark-t-city = Miasto
    .text = 1 punkt zwycięstwa dla zdobywcy. W pierwszej rundzie bitwy obrońców trafia tylko 6.
mark-t-stronghold = Twierdza
    .text = 2 punkty zwycięstwa dla zdobywcy. Obrońcy mogą się w niej schronić i wytrzymać oblężenie.
mark-t-fortification = Fortyfikacja
    .text = W pierwszej rundzie bitwy obrońców trafia tylko 6. To nie osada.
mark-ctl-free = Pod kontrolą Wolnych Ludów
    .text = Znak wycięty z koła: zdobyte na Cieniu.
mark-ctl-shadow = Pod kontrolą Cienia
    .text = Znak wycięty z rombu: zdobyte na Wolnych Ludach.
mark-t-besieged = Oblężona
    .text = Załoga stoi za murami: najwyżej pięć jednostek. Trafia ją tylko 6.
mark-t-siege = Armia oblegająca
    .text = Stoi wokół twierdzy. Każda bitwa oblężnicza trwa jedną rundę.
mark-m-mount = Góry
    .text = Żadna armia, Towarzysz ani Drużyna nie przekracza tej granicy. Nazgûle przelatują.
mark-n-gondor = Herb nacji
    .text = Czyje to jednostki. Okrągłe tarcze to Wolne Ludy, spiczaste to Cień.
mark-u-regular = Jednostka regularna
    .text = Jedna kość w bitwie. Jedno trafienie ją usuwa.
mark-u-elite = Jednostka elitarna
    .text = Jedna kość w bitwie. Jedno trafienie zamienia ją w regularną.
mark-u-leader = Dowódca
    .text = Dowodzenie 1. Zawsze z jednostką Wolnych Ludów.
mark-u-nazgul = Nazgûl
    .text = Dowodzenie 1. Leci do dowolnego regionu poza nieoblężoną twierdzą Wolnych Ludów.
mark-u-character = Postać
    .text = Towarzysz lub Sługa z poziomem, dowodzeniem i własnymi zdolnościami.
mark-fellowship = Drużyna
    .text = Na mapie tam, gdzie widziano ją ostatnio, na torze jej postęp od tej pory.
mark-hidden = Ukryta
    .text = Drużyna może się ruszyć. Jej prawdziwe miejsce jest w zasięgu postępu.
mark-corruption = Zepsucie
    .text = Co Pierścień zrobił ze swoimi powiernikami. Przy 12 wygrywa Cień.
mark-doom = Szczeliny Zagłady
    .text = Ostatni z pięciu kroków w Mordorze. Kto dotrze, wygrywa dla Wolnych Ludów.
mark-hunt-tile = Żeton Polowania
    .text = Liczba to obrażenia. Oko liczy sukcesy Polowania, w Mordorze wszystkie kości na polu Polowania.
mark-hunt-reveal = Odkrywa
    .text = Żeton odkrywa Drużynę, gdy rozliczono obrażenia.
mark-hunt-stop = Zatrzymuje
    .text = W Mordorze Drużyna z tym żetonem nie robi kroku.
mark-elven-ring = Pierścień Elfów
    .text = Obraca kość na inną ściankę, raz na turę. Użyty przez Wolne Ludy przechodzi do Cienia.
mark-d-character = Postać
    .text = Porusza lub ukrywa Drużynę, odłącza lub porusza Towarzyszy, pozwala latać Nazgûlom, prowadzi armię lub atak.
mark-d-army = Armia
    .text = Porusza dwie armie albo atakuje jedną.
mark-d-muster = Mobilizacja
    .text = Rekrutuje, przesuwa nację albo wprowadza Sługę do gry.
mark-d-muster-army = Mobilizacja albo armia
    .text = Jedno z dwojga, do wyboru.
mark-d-event = Wydarzenie
    .text = Pozwala dobrać kartę albo zagrać dowolną.
mark-d-will-of-the-west = Wola Zachodu
    .text = Dowolna inna ścianka albo wprowadza Aragorna lub Gandalfa Białego.
mark-d-eye = Oko
    .text = Trafia na pole Polowania i poluje na Pierścień.
mark-hit = Trafienie
    .text = Kość, która osiągnęła swoją liczbę. Kosztuje wroga jednostkę albo osłabia elitarną.
mark-reroll = Przerzut dowódców
    .text = Pudło rzucane ponownie, po jednym za każdy punkt dowodzenia.
mark-casualty = Strata
    .text = Figurka, która ginie.
mark-retreat = Odwrót
    .text = Obrońcy odchodzą do sąsiedniego wolnego regionu.
mark-deck-character = Talia postaci
    .text = Karty Pierścienia i bohaterów. Ich okno to łuk.
mark-deck-strategy = Talia strategii
    .text = Karty armii i nacji. Ich okno to chorągiew.
mark-table = Zostaje na stole
    .text = Działa, póki się jej nie użyje albo póki jest to, czego wymaga.
mark-initiative = Kolejność w bitwie
    .text = Karty walki działają według tej liczby, od najmniejszej; z równych najpierw karta obrońcy.
mark-level = Poziom
    .text = Jak daleko Towarzysz chodzi po planszy i ile obrażeń Polowania wstrzyma.
mark-leadership = Dowodzenie
    .text = Tyle pudeł można przerzucić w rundzie bitwy.
mark-captain = Kapitan Zachodu
    .text = Dodaje 1 do siły bojowej swojej armii.
mark-extra-die = Kość akcji
    .text = Daje co turę jeszcze jedną kość akcji, póki jest w grze.
