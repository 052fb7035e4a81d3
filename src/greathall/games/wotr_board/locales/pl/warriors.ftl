### „Wojownicy Śródziemia”: frakcje, ich figurki, kości i karty. Teksty są naszymi słowami.

## Factions. .entry: when one may enter play; .text: what it does then

faction-dead-men = Umarli z Dunharrow
    .gen = Umarłych z Dunharrow
    .entry = Obieżyświat lub Aragorn jest w Erech albo nie dalej niż o region od niego; liczą się też Helmowy Jar, Westemnet i Edoras.
    .text = Wchodzą do gry z 2 figurkami w Erech. Obieżyświat lub Aragorn udaje się tam od razu z dowolnymi Towarzyszami ze swojego regionu: razem są Armią Umarłych, która nie jest armią Wolnych Ludów. Rekrutacja dodaje do niej 1 figurkę. Porusza się i atakuje kartą „{ card-wraiths-of-fear }”. Frakcja zostaje wyeliminowana, gdy nie ma już figurek albo gdy on ją opuści, co może zrobić przed każdą akcją.
faction-eagles = Orły z Gór Mglistych
    .gen = Orłów z Gór Mglistych
    .entry = ostatnią znaną pozycją Drużyny nie jest Rivendell albo Gandalf Biały jest w grze.
    .text = Wchodzą do gry z 2 figurkami w Orlim Gnieździe; rekrutacja dodaje tam 1. Gdy karta je porusza, każdy orzeł leci do dowolnego regionu. Frakcja zostaje wyeliminowana, gdy nie ma już żadnego orła.
faction-ents = Entowie z Fangornu
    .gen = entów z Fangornu
    .entry = Saruman jest w grze, a w Fangornie jest Towarzysz lub Drużyna.
    .text = Wchodzą do gry z 2 figurkami w Fangornie, Lesie Entów; rekrutacja dodaje tam 1. Poruszają się i atakują kartą „{ card-march-of-the-ents }”. Saruman zostaje wyeliminowany, gdy po ich ataku w Orthanku nie ma jednostek Cienia albo gdy tam wejdą i żadnej nie zastaną. Frakcja zostaje wyeliminowana, gdy w Fangornie nie ma enta albo nie ma ani Towarzysza, ani Drużyny.
faction-corsairs = Korsarze z Umbaru
    .gen = korsarzy z Umbaru
    .entry = Południowcy i Easterlingowie są w stanie wojny.
    .text = Wchodzą do gry z 3 figurkami w Umbarze; rekrutacja dodaje tam 1. Najwyżej 5 w regionie. Mogą być w regionach nadmorskich, w Gondorze prócz Erech i w Osgiliath. Mogą iść z armią Cienia, która rusza z ich regionu do takiego regionu; nigdy nie są wewnątrz oblężenia. Frakcja zostaje wyeliminowana, gdy Wolne Ludy kontrolują Umbar.
faction-dunlendings = Górale z Dunlandu
    .gen = górali z Dunlandu
    .entry = Saruman jest w grze.
    .text = Wchodzą do gry z 2 figurkami w każdym Dunlandzie, który kontroluje Cień. Rekrutacja dodaje po 1 w każdym z nich albo 1 w regionie Isengardu lub Rohanu z nieoblężoną armią Cienia. Najwyżej 3 w regionie. Poruszają się, wycofują i giną z armią Cienia tak jak postacie. Frakcja zostaje wyeliminowana, gdy Wolne Ludy kontrolują oba Dunlandy.
faction-spiders = Pomiot Szeloby
    .gen = pomiotu Szeloby
    .entry = ostatnią znaną pozycją Drużyny nie jest Rivendell.
    .text = Wchodzi do gry z 1 figurką w Dol Guldur i 1 w Minas Morgul; rekrutacja dodaje po 1 tu i tam. Pająki poruszają się, wycofują i giną z armią Cienia tak jak postacie. Frakcja zostaje wyeliminowana, gdy nie ma już żadnego pająka.

## Their figures

unit-dead-men = Umarli
    .count =
        { $count ->
            [one] { $count } figurka Umarłych
            [few] { $count } figurki Umarłych
           *[many] { $count } figurek Umarłych
        }
    .acc =
        { $count ->
            [one] { $count } figurkę Umarłych
            [few] { $count } figurki Umarłych
           *[many] { $count } figurek Umarłych
        }
unit-eagles = Orzeł
    .count =
        { $count ->
            [one] { $count } orzeł
            [few] { $count } orły
           *[many] { $count } orłów
        }
    .acc =
        { $count ->
            [one] { $count } orła
            [few] { $count } orły
           *[many] { $count } orłów
        }
unit-ents = Ent
    .count =
        { $count ->
            [one] { $count } ent
            [few] { $count } entowie
           *[many] { $count } entów
        }
    .acc =
        { $count ->
            [one] { $count } enta
           *[many] { $count } entów
        }
unit-corsairs = Korsarze
    .count =
        { $count ->
            [one] { $count } figurka korsarzy
            [few] { $count } figurki korsarzy
           *[many] { $count } figurek korsarzy
        }
    .acc =
        { $count ->
            [one] { $count } figurkę korsarzy
            [few] { $count } figurki korsarzy
           *[many] { $count } figurek korsarzy
        }
unit-dunlendings = Dunlending
    .count =
        { $count ->
            [one] { $count } Dunlending
            [few] { $count } Dunlendingowie
           *[many] { $count } Dunlendingów
        }
    .acc =
        { $count ->
            [one] { $count } Dunlendinga
           *[many] { $count } Dunlendingów
        }
unit-armed-dunlendings = Uzbrojony Dunlending
    .count =
        { $count ->
            [one] { $count } uzbrojony Dunlending
            [few] { $count } uzbrojeni Dunlendingowie
           *[many] { $count } uzbrojonych Dunlendingów
        }
    .acc =
        { $count ->
            [one] { $count } uzbrojonego Dunlendinga
           *[many] { $count } uzbrojonych Dunlendingów
        }
unit-spiders = Pająk
    .count =
        { $count ->
            [one] { $count } pająk
            [few] { $count } pająki
           *[many] { $count } pająków
        }
    .acc =
        { $count ->
            [one] { $count } pająka
            [few] { $count } pająki
           *[many] { $count } pająków
        }

## Faces of the Faction dice, the third deck

face-recruit-faction = Rekrutacja frakcji
face-play-draw = Zagranie lub dobranie karty frakcji
face-recruit-play = Rekrutacja frakcji lub zagranie karty
face-recruit-draw = Rekrutacja frakcji lub dobranie karty
face-wild = Dowolny wynik frakcji
deck-faction = Talia frakcji
    .gen = talii frakcji

## Events in place of nine of the base game

card-the-western-way = Droga na Zachód
    .text = Na stole do końca gry: gdy Drużyna się porusza albo odłączają się od niej Towarzysze, ta karta jest regionem obok Szarej Przystani i każdego nadmorskiego regionu Gondoru. Póki Powiernicy Pierścienia są w Szarej Przystani lub na tej karcie, a postęp wynosi 0 lub 1, są na morzu: Cień nie może dobierać żetonów Polowania.
card-premonition-of-danger = Przeczucie niebezpieczeństwa
    .text = Dobierz 3 żetony Polowania. Wybrany przez ciebie wypada z gry, pozostałe wracają do puli. Żaden z nich nie działa.
card-swift-boats = Chyże łodzie
    .text = Warunek: Powiernicy Pierścienia są w niepodbitej osadzie Wolnych Ludów. Porusz Drużynę; nie wywołuje to Polowania.
card-majesty-and-glory = Majestat i chwała
    .text = Na stole: gdy zaczyna się bitwa, w której jest Towarzysz, możesz odrzucić tę kartę. W tej bitwie Cień nie może ani używać kart walki, ani wzywać frakcji do bitwy. Cień usuwa ją w ramach akcji: kość postaci i dowolne dwie karty wydarzeń z ręki.
card-take-someone-you-can-trust = Weź kogoś zaufanego
    .text = Warunek: Meriadok i Peregrin są w Drużynie. Na stole, póki są w niej obaj: gdy Cień dobrał żeton Polowania z odkryciem, możesz odrzucić tę kartę, a żeton nie odkryje Drużyny.
card-long-battle = Długa bitwa
    .text = Wybierz region z armią Wolnych Ludów, która ma dowodzenie: wszystkie figurki frakcji Cienia w nim zostają wyeliminowane. Dobierz kartę wydarzenia.
card-not-on-anybodys-side = Po niczyjej stronie
    .text = Warunek: w grze jest frakcja Wolnych Ludów. Na stole: nie można zagrywać kart wydarzeń ani kart wezwania do bitwy entów i orłów. Wolne Ludy usuwają ją w ramach akcji: Wolą Zachodu albo dowolną kością akcji, jeśli Gandalf Biały jest w grze.
card-strongly-guarded = Pod silną strażą
    .text = Na stole: frakcje Wolnych Ludów nie mogą wejść do regionu z twierdzą, którą kontroluje Cień, ani tam atakować, ani zostać wezwane do bitwy. Wolne Ludy usuwają ją w ramach akcji: Wolą Zachodu albo dowolną kością akcji i Pierścieniem Elfów.
card-great-winged-creatures = Wielkie skrzydlate stwory
    .text = Warunek: wszystkie trzy nacje Cienia są w stanie wojny. Zrekrutuj po 1 Nazgûlu w każdej armii Cienia, w której jest Nazgûl inny niż Czarnoksiężnik z Angmaru.
combat-orderly-withdrawal = Odwrót w szyku
    .text = Warunek: w bitwie w polu lub wypadzie jest dowódca lub Towarzysz. Zanim usuniesz straty po rzutach wroga, możesz anulować 1 trafienie. Wtedy na koniec rundy musisz przerwać atak albo, broniąc się, wycofać się, jeśli to możliwe.

## Faction events: Free Peoples

card-the-stone-of-erech = Kamień z Erech
    .text = Połóż na tej karcie 3 figurki Umarłych; nie są jeszcze w grze. Za każdym razem, gdy twoja kość mobilizacji przesuwa nację, 1 z nich dołącza do Armii Umarłych, a zanim frakcja wejdzie do gry, do jej początkowych figurek. Dowolny wynik kości frakcji może zrekrutować 1 z nich. Gdy nie ma już żadnej, kartę się odrzuca.
card-paths-of-the-dead = Ścieżki Umarłych
    .text = Jeśli Umarli nie są w grze, a Obieżyświat lub Aragorn jest w Rohanie lub Gondorze, choćby oblężony, może pójść do Erech z dowolnymi Towarzyszami, którzy z nim są, i frakcja wchodzi do gry. Zrekrutuj 1 figurkę Umarłych. Potem tę i wszystkie inne odrzucone karty Umarłych wtasuj do talii.
card-the-dark-door = Ciemne Wrota
    .text = Warunek: Helmowy Jar lub Edoras jest niepodbity. Na stole, aż Cień będzie kontrolował oba: dla Armii Umarłych oraz dla Towarzyszy, którzy się poruszają lub odłączają, Erech sąsiaduje z Helmowym Jarem, Westemnetem i Edoras.
card-wraiths-of-fear = Upiory trwogi
    .text = Armia Umarłych może iść z regionu do regionu, za każdym razem tracąc 1 figurkę. Potem może zaatakować armię Cienia obok lub w swoim regionie: usuń 1 figurkę i rzuć 3 kośćmi; każde 4 lub więcej to trafienie. Tę samą armię można atakować raz za razem. Na koniec musi się ona wycofać, jeśli może, a Armia Umarłych może wkroczyć za nią.
card-wraiths-of-fear-2 = { card-wraiths-of-fear } (2)
    .text = { card-wraiths-of-fear.text }
card-speed-greater-than-any-wind = Szybsze niż wszelki wiatr
    .text = Zrekrutuj 1 orła w Orlim Gnieździe albo dodaj go do początkowych figurek. Potem zagraj bez kości jeszcze jedną kartę frakcji albo wtasuj do talii tę i wszystkie inne odrzucone karty orłów.
card-in-long-swift-lines = W długich chyżych szeregach
    .text = Warunek: orły są w grze. Połóż na tej karcie 3 orły; nie są jeszcze w grze. Za każdym razem po zagraniu innej karty frakcji możesz zrekrutować 1 z nich w Orlim Gnieździe albo poruszyć wszystkie orły. Gdy nie ma już żadnego, kartę się odrzuca.
card-upon-the-nazgul-they-bore = Prosto na Nazgûle
    .text = Porusz wszystkie orły. Potem wybierz region z orłami i Nazgûlami i rzuć kością za każdego orła, najwyżej 5: każde 4 lub więcej eliminuje 1 orła i 1 Nazgûla, ale nie Czarnoksiężnika z Angmaru. Jeśli choć jeden zginął, pozostałe, wraz z Czarnoksiężnikiem, lecą do jednej niepodbitej twierdzy Saurona.
card-we-only-need-wings = Trzeba nam tylko skrzydeł
    .text = Porusz wszystkie orły. Potem wyeliminuj 1 orła: jeden Towarzysz lub grupa porusza się albo odłącza od Drużyny, jakby poziom wynosił 4. Ruch może się zakończyć w oblężonej twierdzy.
card-lifted-up-and-borne-far-away = Uniesieni i zabrani daleko
    .text = Warunek: Drużyna nie jest w Mordorze. Porusz wszystkie orły. Potem wyeliminuj 1 orła, aby poruszyć Drużynę; Polowanie odbywa się jak zwykle.
card-the-ents-awaken = Entowie się przebudzili
    .text = Zrekrutuj 1 enta w Lesie Entów albo dodaj go do początkowych figurek. Potem zagraj bez kości jeszcze jedną kartę frakcji albo wtasuj do talii tę i wszystkie inne odrzucone karty entów.
card-saruman-is-a-neighbour = Saruman jest sąsiadem
    .text = Warunek: Saruman jest w grze. Połóż na tej karcie 3 entów; nie są jeszcze w grze. Za każdym razem, gdy Cień używa Głosu Sarumana, 1 z nich idzie do Fangornu albo dołącza do początkowych figurek. Dowolny wynik kości frakcji może zrekrutować 1 z nich. Gdy nie ma już żadnego, kartę się odrzuca.
card-fathers-of-trees = Ojcowie drzew
    .text = Wszyscy entowie wracają do Fangornu; zrekrutuj tam 1. Potem możesz umieścić 1 z nich w Starym Lesie: to drugi Las Entów. Odtąd każda zasada i każda karta entów dotyczy jednego, wybranego przez ciebie Lasu Entów.
card-march-of-the-ents = Marsz entów
    .text = Ile razy chcesz i w dowolnej kolejności: ent z Lasu Entów idzie do regionu bez wrogich jednostek obok regionu, w którym już są entowie; albo wyeliminuj enta z Lasu Entów, aby zaatakować armię Cienia w regionie z entami lub obok: rzuć 3 kośćmi, każde 4 lub więcej to trafienie. Podczas marszu jeden ent musi zostać w Fangornie.
card-march-of-the-ents-2 = { card-march-of-the-ents } (2)
    .text = { card-march-of-the-ents.text }
card-the-union-of-all-our-strength = Zjednoczenie wszystkich naszych sił
    .text = Odrzuć z ręki kartę entów, orłów lub Umarłych. Potem weź na rękę odrzuconą kartę innej frakcji albo dobierz kartę wydarzenia z dowolnej swojej talii.
card-the-union-of-all-our-strength-2 = { card-the-union-of-all-our-strength } (2)
    .text = { card-the-union-of-all-our-strength.text }
card-by-chance-or-by-foresight = Przypadkiem lub przezornością
    .text = Obejrzyj 3 wierzchnie karty talii frakcji. Jedną weź na rękę, a dwie pozostałe połóż razem na wierzchu albo razem na spodzie talii w dowolnej kolejności.
card-by-chance-or-by-foresight-2 = { card-by-chance-or-by-foresight } (2)
    .text = { card-by-chance-or-by-foresight.text }
card-by-chance-or-by-foresight-3 = { card-by-chance-or-by-foresight } (3)
    .text = { card-by-chance-or-by-foresight.text }

## Faction events: Shadow

card-a-great-fleet = Wielka flota
    .text = Zrekrutuj 1 figurkę korsarzy w Umbarze albo dodaj ją do początkowych figurek. Jeśli korsarze są w grze, każda ich figurka może potem przebyć do 4 regionów.
card-a-great-fleet-2 = { card-a-great-fleet } (2)
    .text = { card-a-great-fleet.text }
card-black-sails = Czarne żagle
    .text = Warunek: korsarze są w grze. Na stole: dowolny wynik kości frakcji może zrekrutować 1 figurkę korsarzy w Umbarze albo poruszyć wszystkich korsarzy o najwyżej 4 regiony. Jeśli potem Drużyna jest na morzu albo odkryta w Gondorze, Zachodnim Harondorze lub Osgiliath, możesz odrzucić 1 figurkę korsarzy, aby zadać 1 obrażenie Polowania.
card-ships-of-great-draught = Statki o wielkim zanurzeniu
    .text = Każda figurka korsarzy wiezie 2 jednostki Cienia ze swojego regionu oraz dowolne Nazgûle i Sługi. Przewieź do dwóch armii o najwyżej 4 regiony każdą albo jedną o najwyżej 2 regiony i zaatakuj nią.
card-ships-of-great-draught-2 = { card-ships-of-great-draught } (2)
    .text = { card-ships-of-great-draught.text }
card-wild-hillmen = Dzicy górale
    .text = Zrekrutuj po 1 Dunlendingu w każdym wolnym Dunlandzie albo dodaj ich do początkowych figurek. Jeśli Dunlendingowie są w grze, każdy z nich może potem przebyć do 2 regionów.
card-wild-hillmen-2 = { card-wild-hillmen } (2)
    .text = { card-wild-hillmen.text }
card-death-to-the-forgoil = Śmierć Forgoilom
    .text = Armią Cienia, w której regionie są Dunlendingowie, zaatakuj armię Wolnych Ludów z jednostkami Rohanu lub Gondoru. Do końca bitwy Dunlendingowie są jednostkami regularnymi Isengardu.
card-death-to-the-forgoil-2 = { card-death-to-the-forgoil } (2)
    .text = { card-death-to-the-forgoil.text }
card-armed-by-saruman = Uzbrojeni przez Sarumana
    .text = Warunek: Isengard jest w stanie wojny. Na stole: dla Polowania Dunlendingowie są jednostkami. Zwiększają siłę bojową armii Cienia w swoim regionie w rundzie, w której zostali wezwani do bitwy, i mogą być stratami po atakach entów. Wolne Ludy usuwają ją w ramach akcji Wolą Zachodu.
card-the-craft-of-shelob = Przebiegłość Szeloby
    .text = Każdy pająk może przebyć do 2 regionów. Jeśli czerwony specjalny żeton z kością i symbolem „stop” nie jest jeszcze w grze, wchodzi do niej; czeka z boku, aż Drużyna będzie w Mordorze.
card-evil-things = Złe stwory
    .text = Warunek: Powiernicy Pierścienia nie są w regionie z osadą Wolnych Ludów. Każdy pająk może przebyć do 2 regionów. Potem możesz odrzucić pająka w ich regionie, aby dobrać żeton Polowania: Oko nic nie robi, każdy inny działa jak po udanym Polowaniu.
card-children-of-ungoliant = Dzieci Ungolianty
    .text = Warunek: Powiernicy Pierścienia nie są w regionie z osadą Wolnych Ludów. Każdy pająk może przebyć do 2 regionów. Potem możesz odrzucić pająka w ich regionie, aby zadać 1 obrażenie Polowania; ukrytą Drużynę można odkryć, aby temu zapobiec.
card-huge-and-horrible = Ogromne i straszliwe
    .text = Warunek: Sauron jest w stanie wojny. Na stole: dla Polowania pająki są jednostkami. Zwiększają siłę bojową armii Cienia w swoim regionie w rundzie, w której zostały wezwane do bitwy, i liczą się do jej limitu jednostek. Wolne Ludy usuwają ją w ramach akcji Wolą Zachodu.
card-her-own-offspring = Jej własne potomstwo
    .text = Zrekrutuj 1 pająka w Dol Guldur i 1 w Minas Morgul albo dodaj je do początkowych figurek. Jeśli pająki są w grze, każdy z nich może potem przebyć do 2 regionów.
card-his-will-and-his-malice = Jego wola i jego złość
    .text = Weź na rękę jedną swoją odrzuconą kartę frakcji.
card-his-will-and-his-malice-2 = { card-his-will-and-his-malice } (2)
    .text = { card-his-will-and-his-malice.text }
card-servants-of-sauron = Słudzy Saurona
    .text = Obejrzyj 3 wierzchnie karty talii frakcji i weź jedną na rękę. Pozostałe i wszystkie odrzucone karty frakcji, także tę, wtasuj do talii.
card-servants-of-sauron-2 = { card-servants-of-sauron } (2)
    .text = { card-servants-of-sauron.text }
card-servants-of-sauron-3 = { card-servants-of-sauron } (3)
    .text = { card-servants-of-sauron.text }

## Call to Battle cards: Free Peoples

card-the-king-of-the-dead = Król Umarłych
    .text = Wyeliminuj 1 figurkę Armii Umarłych. Przed rzutem bitewnym zaatakuj 3 kośćmi, które trafiają od 4; straty usuwa się od razu.
card-the-terror-of-the-dead = Groza Umarłych
    .text = Na koniec rundy możesz wyeliminować 1 figurkę Armii Umarłych, aby zakończyć bitwę.
card-speeding-on-a-gathering-wind = Z coraz silniejszym wiatrem
    .text = Dowolne orły w zasięgu przylatują do regionu obrońców. Po stratach możesz rzucić kością za każdego orła w nim, najwyżej 5: każda 1 eliminuje orła, każda 6 to trafienie. Nie działa to na oblężoną armię Cienia.
card-out-of-the-high-airs = Z wysokości
    .text = Dowolne orły w zasięgu przylatują do regionu obrońców. Wyeliminuj 1 z nich: w tej rundzie żaden Nazgûl nie ma dowodzenia.
card-with-doom-we-come = Idziemy, niosąc zagładę
    .text = Wyeliminuj 1 enta z Lasu Entów. Przed rzutem bitewnym zaatakuj 3 kośćmi, które trafiają od 4; straty usuwa się od razu.
card-the-forest-is-rising = Las powstaje
    .text = Na koniec rundy możesz wyeliminować 1 enta z Lasu Entów, aby zakończyć bitwę.

## Call to Battle cards: Shadow

card-borne-up-on-the-wind = Niesieni wiatrem
    .text = Po stratach możesz wyeliminować 1 figurkę korsarzy przy swojej armii: do 2 jednostek Cienia z sąsiednich regionów dołącza do niej, choćby żadna jej własna nie ocalała.
card-the-last-stroke-of-doom = Ostatni cios zagłady
    .text = Twoja armia atakuje w bitwie oblężniczej. Na koniec rundy możesz wyeliminować 1 figurkę korsarzy przy niej, aby stoczyć jeszcze jedną rundę bez osłabiania jednostki elitarnej.
card-fierce-folk = Zażarty lud
    .text = Zanim usuniesz straty, możesz wyeliminować dowolnych Dunlendingów przy swojej armii; każdy anuluje 1 trafienie. Z kartą „{ card-armed-by-saruman }” zwiększają w tej rundzie twoją siłę bojową.
card-old-hatred = Dawna nienawiść
    .text = Przed rzutem bitewnym rzuć kością za każdego Dunlendinga przy swojej armii: każda 1 eliminuje jednego, każda 6 to trafienie. Z kartą „{ card-armed-by-saruman }” zwiększają w tej rundzie twoją siłę bojową.
card-webs-of-shadow = Sieci cienia
    .text = Jeśli w tej rundzie masz więcej trafień niż wróg, wliczając wczesne, możesz wyeliminować 1 pająka przy swojej armii, aby zadać jeszcze 1. Z kartą „{ card-huge-and-horrible }” pająki zwiększają w tej rundzie twoją siłę bojową.
card-hideous-speed = Ohydna szybkość
    .text = Przed rzutem bitewnym rzuć kością: 1 lub 2 eliminuje pająka przy twojej armii, 5 lub 6 dowódcę albo Towarzysza o poziomie 1 w bitwie. Z kartą „{ card-huge-and-horrible }” pająki zwiększają w tej rundzie twoją siłę bojową.

## What dice can be used for

deed-enter-faction = Wprowadzić frakcję do gry
deed-recruit-faction = Rekrutować dla frakcji
deed-draw-faction-card = Dobrać kartę frakcji
deed-play-faction-card = Zagrać kartę frakcji
deed-use-table-card = Użyć karty na stole

## Questions about factions

question-enter-faction = Która frakcja wchodzi do gry?
question-recruit-faction = Dla której frakcji rekrutujesz?
# $about: the figure
question-prepared-in = { $about }: gdzie trafia ta początkowa figurka?
question-discard-faction = Masz za dużo kart frakcji. Którą odrzucasz zakrytą?
question-give-faction-card = Którą kartę frakcji dajesz sojusznikowi?
question-use-table-card = Na którą kartę wydajesz kość?
question-join-the-dead = Kto dołącza do Armii Umarłych?
question-leave-the-dead = Czy opuszcza on Armię Umarłych { $about_at }? Zostaje ona wtedy rozwiązana.
question-march-of-the-dead = Dokąd idzie Armia Umarłych { $about_from }?
question-attack-by-dead = Kogo atakuje Armia Umarłych?
question-strike-again = Czy Armia Umarłych jeszcze raz atakuje { $about_at }?
question-flee-the-dead = Dokąd ucieka twoja armia { $about_from }?
question-flee-along = Kto zostaje { $about_at }, gdy armia ucieka?
question-follow-up = Czy Armia Umarłych wkracza { $about_to }?
question-entwood = Który Las Entów?
question-march-of-ents = Co robią entowie { $about_at }?
question-absorb = Ilu Dunlendingów przyjmuje trafienia { $about_at }?
question-move-eagle = Który orzeł leci?
question-move-eagle-to = Dokąd leci orzeł { $about_from }?
question-move-corsair = Którzy korsarze płyną?
question-move-corsair-to = Dokąd płyną korsarze { $about_from }?
question-retreat-along = Ile figurek korsarzy idzie { $about_to } z armią?
question-ships = Co robią statki?
question-embark = Która armia wsiada na statki?
question-recruit-dunlendings = Gdzie rekrutujesz Dunlendingów?
# $about: the figure
question-move-host =
    { $about_id ->
        [dunlendings] Którzy Dunlendingowie się poruszają?
       *[spiders] Które pająki się poruszają?
    }
question-move-host-to = Dokąd { $about_from }?

## Questions of cards of the expansion. $about: the card, if not said otherwise

question-no-reveal = Żeton odkryłby Drużynę. Czy ignorujesz ten symbol?
question-premonition = „{ card-premonition-of-danger }”: który żeton wypada z gry?
question-majesty-and-glory = Czy w tej bitwie używasz „{ card-majesty-and-glory }”?
# $about: the region
question-paths-of-the-dead = Czy idzie { $about_from } Ścieżkami Umarłych do Erech?
question-swift-lines = „{ card-in-long-swift-lines }”: co robisz?
question-chain = „{ $about }”: zagrywasz kartę frakcji czy wtasowujesz odrzucone do talii?
question-spend-eagle = „{ $about }”: którego orła eliminujesz?
question-second-entwood = Czy umieszczasz enta w Starym Lesie jako drugi Las Entów?
question-union-price = „{ $about }”: którą kartę odrzucasz?
question-union = „{ $about }”: co bierzesz?
question-keep-card = „{ $about }”: którą kartę zatrzymujesz?
question-put-back = „{ $about }”: dokąd trafiają pozostałe karty?
question-uppermost = „{ $about }”: która karta leży wyżej?
question-take-back = „{ $about }”: którą kartę bierzesz z powrotem?
question-black-sails = „{ card-black-sails }”: co robisz?
question-spend-corsairs = „{ $about }”: których korsarzy oddajesz?
# $about: the region
question-spend-spider = Czy odrzucasz pająka { $about_at } przeciw Drużynie?
question-prevent-damage = Czy odkrywasz Drużynę, aby zapobiec obrażeniom?
question-call-eagles = „{ $about }”: które orły przylatują na bitwę?
question-call-price = „{ $about }”: czy eliminujesz za to figurkę?
question-call-roll = „{ $about }”: czy rzucasz za orły?
question-called-units = „{ $about }”: które jednostki dołączają do bitwy?
# $about: the region
question-fierce-folk = Ilu Dunlendingów { $about_at } eliminujesz, aby anulować trafienia?

## Answers about factions

answer-enter-faction-dead-men = { faction-dead-men }
answer-enter-faction-eagles = { faction-eagles }
answer-enter-faction-ents = { faction-ents }
answer-enter-faction-corsairs = { faction-corsairs }
answer-enter-faction-dunlendings = { faction-dunlendings }
answer-enter-faction-spiders = { faction-spiders }
answer-recruit-faction-dead-men = { faction-dead-men }
answer-recruit-faction-eagles = { faction-eagles }
answer-recruit-faction-ents = { faction-ents }
answer-recruit-faction-corsairs = { faction-corsairs }
answer-recruit-faction-dunlendings = { faction-dunlendings }
answer-recruit-faction-spiders = { faction-spiders }
answer-draw-from-faction = { deck-faction }
answer-give-faction-card-no = Żadnej
answer-march-of-the-dead-done = Nie iść dalej
answer-attack-by-dead-done = Nikogo nie atakować
answer-flee-along-go = Nikt więcej: ruszamy
answer-join-the-dead-go = Nikt więcej: ruszamy
answer-march-of-ents-march = Ent idzie { $region_to }
answer-march-of-ents-attack = Atak { $region_at }
answer-absorb = { $count }
answer-retreat-along = { $count }
answer-ships-carry = Przewieźć do dwóch armii
answer-ships-attack = Przewieźć jedną armię i zaatakować
answer-recruit-dunlendings-settlements = W obu Dunlandach
answer-swift-lines-recruit = Zrekrutować orła z tej karty
answer-swift-lines-move = Poruszyć wszystkie orły
answer-chain-shuffle = Wtasować odrzucone do talii
answer-union-draw = Dobrać kartę wydarzenia
answer-put-back-top = Na wierzch talii
answer-put-back-bottom = Na spód talii
answer-black-sails-recruit = Rekrutować w Umbarze
answer-black-sails-move = Poruszyć wszystkich korsarzy
answer-called-units = { $unit } { $region_from }
answer-called-units-done = Nikt więcej

## Events of factions

event-faction-die-rolled = { $side }: kość frakcji: { $face }.
event-faction-entered = { $player }: w grze { $faction }.
event-faction-eliminated = Poza grą: { $faction }.
event-faction-prepared = { $player }: dodano początkowych figurek: { $faction } ({ $count }).
event-figures-put-on-card = { $player }: figurek na karcie „{ $card }”: { $count }.
event-faction-moved = { $player }: { $faction } ({ $count }) { $origin_from } { $region_to }.
event-faction-attacked = { $faction }, atak { $region_at }: rzut { $dice }; trafień: { $hits }.
event-company-gathered = Do Armii Umarłych { $origin_from }: { $companions }.
event-company-left = Armia Umarłych { $region_at } zostaje rozwiązana.
event-faction-deck-shuffled = { $side }: kart frakcji wtasowanych do talii: { $count }.
event-faction-card-given =
    { $given_kind ->
        [nothing] { $player }: sojusznik dostaje kartę frakcji ({ $teammate }).
       *[card] { $player }: sojusznik dostaje „{ $given }” ({ $teammate }).
    }
event-calls-handed-out = { $side }: do bitwy można wezwać: { $faction }.
event-cards-put-back =
    { $player }: kart odłożonych { $place_id ->
        [top] na wierzch talii frakcji
       *[bottom] na spód talii frakcji
    }: { $count }.
event-card-taken-back = { $player }: „{ $card }” wraca na rękę.
event-buried-card-taken-back =
    { $card_kind ->
        [nothing] { $player }: karta frakcji wraca na rękę.
       *[card] { $player }: „{ $card }” wraca na rękę.
    }
event-battle-broken-off = „{ $card }”: bitwa { $region_at } dobiega końca.

## Reference cards, in the terminal and on the page

war-call-card = Wezwanie do bitwy: { $faction }
war-faction-enters = Może wejść do gry, gdy: { $condition }
war-factions = Frakcje
war-faction-gone = poza grą
war-faction-prepared = Dodano początkowych figurek: { $count }.

## On the page: reference cards, dice, hands, attacks

page-factions = { war-factions }
page-nations-or-factions = Nacje czy frakcje
page-faction-left =
    { $count ->
        [one] została { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    }
page-entwoods = Lasy Entów: { $regions }
page-faction-die-joins = Kość frakcji — od następnej tury
page-faction-die-leaves = nie ma frakcji: od następnej tury bez kości
page-faction-die-waits = jeszcze nie rzucona
page-faction-die-eye = Oko, na polu Polowania
page-faction-events-held = karty frakcji
page-calls = Karty Wezwania do bitwy
page-strike-at = Atak { $place }
page-strike-dice = kości na { $needed }+
page-strike-hits = Cień nie może odpowiedzieć
page-strike-misses = Atak się nie udał
page-battle-roll-called = Wezwanie do bitwy
page-battle-ended-battle-broken-off = Wezwana frakcja kończy bitwę
page-legend-factions = { option-warriors }
page-chapter-factions = { option-warriors }
mark-s-faction-free = Frakcja Wolnych Ludów
    .text = Moneta z karbowanym brzegiem; na metce jest liczba figurek. To nie armia.
mark-s-faction-shadow = Frakcja Cienia
    .text = Moneta z kolcami; na metce jest liczba figurek. To nie armia.
mark-deck-faction = { deck-faction }
    .text = Wydarzenia frakcji. Ich okno to zwój z monetą frakcji.
mark-faction-die = Kość frakcji
    .text = Ma drugą obwódkę. Jej Oko trafia na pole Polowania.
mark-d-recruit-faction = { face-recruit-faction }
    .text = Wprowadza frakcję do gry albo rekrutuje dla niej.
mark-d-play-draw = { face-play-draw }
    .text = Zagrywa dowolną kartę frakcji albo dobiera jedną.
mark-d-recruit-play = { face-recruit-play }
    .text = Wprowadza frakcję lub rekrutuje dla niej albo zagrywa dowolną kartę frakcji.
mark-d-recruit-draw = { face-recruit-draw }
    .text = Wprowadza frakcję lub rekrutuje dla niej albo dobiera kartę frakcji.
mark-d-wild = { face-wild }
    .text = Rekrutuje, zagrywa albo dobiera: jedno z nich.

## What the rules say of a faction, to whoever asks

explain-faction = Frakcja teraz
explain-faction-in-play = w grze
explain-faction-aside = jeszcze nie w grze
explain-faction-gone = na zawsze poza grą
explain-faction-may-enter = jej warunek jest teraz spełniony
explain-faction-may-not-enter = jej warunek nie jest teraz spełniony
explain-faction-on-card = czekają na tej karcie
explain-faction-prepared = dodane do figurek początkowych
explain-faction-where = Gdzie są jej figurki
explain-no-play = wynik nie pozwala zagrać karty
