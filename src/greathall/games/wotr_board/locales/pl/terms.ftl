### Terminy „Wojny o Pierścień” dla tych, którzy czegoś szukają.

## The turn

term-war-action-die = Kości akcji
    .text = Gracze na zmianę używają kości, po jednej na akcję. Postać: Drużyna, postacie, armie z dowódcą, karty postaci. Armia: porusz dwie armie lub zaatakuj, karty z tym symbolem. Mobilizacja: rekrutuj, przesuń nację, wprowadź Sługę, karty z tym symbolem. Wydarzenie: dobierz lub zagraj kartę. Wola Zachodu: dowolny wynik albo Aragorn lub Gandalf Biały. Oko trafia na pole Polowania. Mając mniej kości niż wróg, można spasować.
term-war-elven-ring = Pierścienie Elfów
    .text = Przed akcją możesz zużyć Pierścień, aby obrócić jedną swoją kość na inną ściankę, raz na turę. Pierścień użyty przez Wolne Ludy przechodzi do Cienia, a użyty przez Cień wypada z gry.
term-war-event-card = Karty wydarzeń
    .text = Zagrywa się je kością wydarzenia lub kością z ich symbolem albo używa w bitwie jako kart walki. Niektóre zostają na stole. Co turę dobiera się po karcie z każdej talii; na ręce najwyżej sześć (cztery w drużynie dwóch graczy).

## Armies

term-war-army = Armia
    .text = Wszystkie jednostki jednej strony w regionie razem z tamtejszymi dowódcami, Nazgûlami i postaciami. Potrzebna jest choć jedna jednostka.
term-war-stacking = Limit jednostek
    .text = Dziesięć jednostek w regionie, pięć w oblężonej twierdzy. Nadmiar wraca do posiłków.
term-war-leader = Dowódcy
    .text = Dowódcy Wolnych Ludów są zawsze z jednostką; bez niej przepadają. Dają dowodzenie i pozwalają kością postaci poruszyć armię lub zaatakować.
term-war-nazgul = Nazgûle
    .text = Dowódcy Cienia. Jedną kością postaci wszystkie mogą przelecieć do dowolnych regionów poza nieoblężonymi twierdzami Wolnych Ludów.
term-war-character = Postacie
    .text = Towarzysze i Słudzy. Towarzysze na planszy przechodzą tyle regionów, ile wynosi ich poziom, także obok wrogich armii. Same postacie z nikim nie walczą i nikogo nie zatrzymują.
term-war-movement = Ruch armii
    .text = Armia rusza do sąsiedniego regionu bez wrogiej armii. Kość armii porusza dwie różne armie, kość postaci jedną z dowódcą lub postacią. Jednostki nacji, która nie jest w stanie wojny, nie mogą wchodzić do regionów innych nacji. Gór nie można przekroczyć.
term-war-free-region = Wolny region
    .text = Region bez wrogiej armii i bez osady kontrolowanej przez wroga. Armia może też wejść do niebronionej wrogiej osady, ale nie może się tam wycofać.
term-war-muster = Rekrutacja
    .text = Kością mobilizacji: jedna jednostka elitarna albo dwie regularne, dowódcy lub Nazgûle w dwóch osadach. Tylko nacje w stanie wojny, we własnych wolnych osadach. Stracone figurki Wolnych Ludów wypadają z gry, figurki Cienia można zrekrutować ponownie.
term-war-settlement = Osady
    .text = Miasteczka, miasta (1 punkt zwycięstwa) i twierdze (2). Fortyfikacja nie jest osadą: pomaga tylko obrońcom w pierwszej rundzie, jak miasto.
term-war-control = Kontrola
    .text = Osada należy do swojej nacji, póki nie wejdzie do niej wroga armia. Niepodbita: kontroluje ją strona, która miała ją na początku.

## Battles

term-war-battle = Bitwa
    .text = Każda runda: karty walki, rzut bitewny, przerzut dowódców, straty; potem atakujący może przerwać albo obrońca się wycofać. Kość za każdą jednostkę, najwyżej pięć, trafia na 5 i 6; tylko na 6 przeciw oblężonej twierdzy, a w pierwszej rundzie przeciw miastu lub fortyfikacji.
term-war-combat-card = Karty walki
    .text = W każdej rundzie każda strona może użyć karty wydarzenia dla jej tekstu walki. Wybiera się je zakryte, najpierw atakujący; działają według kolejności, od najmniejszej liczby, a z równych najpierw karta obrońcy.
term-war-leadership = Dowodzenie
    .text = Po rzucie bitewnym strona może przerzucić tyle pudeł, ile ma dowodzenia, najwyżej pięć. Dowódcy i Nazgûle dają 1, postacie według swojej karty.
term-war-captain = Kapitan Zachodu
    .text = Towarzysz, który dodaje 1 do siły bojowej swojej armii. Kości i tak jest najwyżej pięć.
term-war-hit = Trafienia i straty
    .text = Za każde trafienie usuwa się jednostkę regularną albo zamienia elitarną na regularną. Gdy nie ma już żadnej jednostki, przepadają też dowódcy, Nazgûle i postacie, którzy z nimi byli.
term-war-rearguard = Straż tylna
    .text = Figurki, które nie biorą udziału w ataku. Nie są trafiane i nie wkraczają. Jednostki nacji, które nie są w stanie wojny, muszą w niej zostać.
term-war-siege = Oblężenie
    .text = Obrońcy twierdzy mogą się w niej schronić przed każdą rundą. Bitwa oblężnicza trwa jedną rundę; za kolejną oblegający osłabia jednostkę elitarną. Gdy załogi już nie ma, twierdza jest zdobyta.
term-war-sortie = Wypad
    .text = Oblężeni atakują oblegających jak w bitwie w polu. Jeśli wygrają, oblężenie się kończy.

## Politics

term-war-nation = Nacje i polityka
    .text = Każda nacja stoi o kilka kroków od wojny. Pasywne nacje Wolnych Ludów nie mogą zrobić ostatniego kroku, póki nie staną się aktywne: przez atak lub wkroczenie, dzięki Towarzyszowi, zadeklarowaniu Drużyny w ich mieście lub twierdzy albo karcie.
term-war-advance = Przesuwanie nacji
    .text = Nacja przesuwa się o krok ku wojnie kością mobilizacji lub kartą, za każdym razem, gdy jest atakowana i gdy traci osadę.
term-war-at-war = W stanie wojny
    .text = Tylko nacje w stanie wojny mogą atakować, rekrutować kośćmi i wchodzić do regionów innych nacji.

## The Fellowship and the Hunt

term-war-fellowship = Drużyna
    .text = Powiernicy Pierścienia i ich Towarzysze. Każdy ruch dodaje 1 postępu i wywołuje Polowanie; kość trafia na pole Polowania.
term-war-progress = Postęp
    .text = O ile regionów Drużyna mogła odejść od ostatniej znanej pozycji.
term-war-guide = Przewodnik
    .text = Towarzysz o najwyższym poziomie w Drużynie; działa tylko jego zdolność Przewodnika. Bez Towarzyszy Przewodnikiem jest Gollum.
term-war-declare = Deklaracja Drużyny
    .text = W swojej fazie ukrytą Drużynę można przesunąć o tyle regionów, ile wynosi jej postęp, który spada do 0. W mieście lub twierdzy Wolnych Ludów, których nie trzyma Cień, leczy się 1 zepsucie, a nacja staje się aktywna.
term-war-reveal = Ukryta i odkryta
    .text = Odkrytą Drużynę przesuwa się o najwyżej jej postęp; nie ruszy dalej, póki nie zostanie ukryta kością postaci. Za twierdze Cienia po drodze dobiera się żetony Polowania.
term-war-separate = Odłączanie Towarzyszy
    .text = Kością postaci jeden Towarzysz lub grupa opuszcza Drużynę na stałe i przechodzi najwyżej tyle regionów, ile wynosi jej postęp plus najwyższy poziom wśród nich.
term-war-hunt = Polowanie
    .text = Po ruchu Drużyny Cień rzuca swoimi kośćmi z pola Polowania, najwyżej pięcioma; sukces to 6, z +1 za każdą kość Wolnych Ludów na tym polu. Nieudane kości przerzuca się za twierdzę, jednostkę i Nazgûla Cienia w regionie. Przy sukcesie dobiera się żeton Polowania.
term-war-hunt-box = Pole Polowania
    .text = Leżą na nim Oczy, kości, które Cień kładzie przed rzutem (najwyżej tyle, ilu jest Towarzyszy w Drużynie, ale jedną zawsze wolno), i kości Wolnych Ludów, którymi w tej turze poruszono Drużynę.
term-war-hunt-tile = Żetony Polowania
    .text = Liczba to obrażenia; Oko to tyle, ile było sukcesów. Obrażenia można zmniejszyć kartą, dzięki Przewodnikowi albo utratą jednego Towarzysza; reszta staje się zepsuciem. Żeton może też odkryć Drużynę albo zatrzymać ją w Mordorze.
term-war-corruption = Zepsucie
    .text = Przy 12 Cień natychmiast wygrywa.
term-war-mordor = Mordor
    .text = Z Morannonu lub Minas Morgul Drużyna może wejść na tor Mordoru. Tam każdy ruch to żeton bez rzutu; Oko liczy wszystkie kości na polu Polowania. Tura bez ruchu i ukrycia kosztuje 1 zepsucie. Do Szczelin Zagłady prowadzi pięć kroków.

## Warriors of Middle-earth

term-war-faction = Frakcje
    .text = Sojusznicy, którzy nie są armiami: nie mają siły bojowej, nikogo nie zatrzymują, nie można ich atakować i niczego nie kontrolują. Kość mobilizacji albo wynik rekrutacji frakcji wprowadza frakcję do gry, gdy jej warunek jest spełniony; potem zwykłe kości jej nie rekrutują ani nie poruszają. Wyeliminowane figurki Wolnych Ludów przepadają na stałe. Wyeliminowana frakcja nie wraca.
term-war-faction-die = Kości frakcji
    .text = Strona, która ma frakcję w grze, rzuca nią od następnej tury. Kość rekrutuje dla jednej frakcji lub wprowadza ją do gry, pozwala zagrać dowolną kartę frakcji albo ją dobrać. Oko trafia na pole Polowania. Kością akcji jest tylko przy pasowaniu.
term-war-faction-event = Karty frakcji
    .text = Karty trzeciej talii. Co turę dobiera się jedną; na ręce najwyżej 4, w drużynie dwóch graczy 3, prócz innych kart. Kość wydarzenia dobiera lub zagrywa taką kartę, a kość z jej symbolem ją zagrywa. Karta frakcji, której nie ma w grze, może tylko dodać początkowe figurki. Pustą talię tasuje się na nowo.
term-war-call-to-battle = Wezwanie do bitwy
    .text = Każda frakcja w grze ma dwie takie karty. Póki jej warunek jest spełniony, jednej z nich można użyć w rundzie bitwy zamiast karty walki, i to dowolnie często. Co zabrania kart walki lub je anuluje, zabrania też ich lub je anuluje.
term-war-at-sea = Na morzu
    .text = Gdy karta „{ card-the-western-way }” jest na stole: Powiernicy Pierścienia są w Szarej Przystani lub na tej karcie, a ich postęp wynosi 0 lub 1. Cień nie może dobierać żetonów Polowania.

## The end

term-war-victory = Zwycięstwo
    .text = Natychmiast: Cień przy 12 zepsucia, Wolne Ludy, gdy Powiernicy Pierścienia dotrą do Szczelin Zagłady. Na koniec tury: Cień z osadami wartymi 10 punktów, Wolne Ludy z 4.
