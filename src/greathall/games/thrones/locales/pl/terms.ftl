### Terminy planszowej „Gry o tron” własnymi słowami; strony według drukowanej instrukcji.

## Plansza i to, co na niej stoi

term-thrones-area = Obszar
    .text = Ląd, morze albo port. Jednostki lądowe stoją na lądach, statki na morzach i w portach. Rzeka rozdziela dwa lądy: nie sąsiadują ze sobą, chyba że łączy je most (s. 6, 15, 25, 27).
term-thrones-home-area = Ziemia rodowa
    .text = Ląd z herbem rodu. Herb działa jak żeton władzy, którego nikt nie może usunąć: ród kontroluje swoją ziemię rodową, dopóki nie ma na niej jednostek ani żetonu władzy innego rodu (s. 6, 24).
term-thrones-unit = Jednostki
    .text = Siła w walce: piechur 1, rycerz 2, statek 1, machina oblężnicza 4 w ataku na zamek lub twierdzę, poza tym 0. Ród ma 10 piechurów, 5 rycerzy, 6 statków i 2 machiny oblężnicze; jednostki spoza planszy leżą w puli i można je znów zmobilizować (s. 2, 4, 17).
term-thrones-army = Armia
    .text = Dwie lub więcej jednostek jednego rodu na jednym obszarze; statki też tworzą armię. Pojedyncza jednostka nią nie jest i zaopatrzenie jej nie dotyczy (s. 6, 8).
term-thrones-control = Kontrola
    .text = Ród kontroluje ląd, na którym ma przynajmniej jedną jednostkę lub swój żeton władzy, a także własną ziemię rodową, jeśli nie trzyma jej inny ród. Port należy do tego, kto kontroluje jego ląd. Zamki, symbole zaopatrzenia i korony liczą się temu, kto kontroluje obszar (s. 24, 25).
term-thrones-available-power = Dostępna władza
    .text = Żetony władzy, które ród może wydać: na stawki, na kontrolę obszarów, na niektóre karty. Ich liczba nie jest tajna. Ród ma 20 żetonów; tych na planszy wydać nie można (s. 2, 6, 27).
term-thrones-power-token = Żeton władzy na obszarze
    .text = Gdy twoje ostatnie jednostki opuszczają ląd dzięki rozkazowi marszu, możesz zostawić tam dostępny żeton władzy i zachować kontrolę. Nie dodaje siły i nikogo nie zatrzymuje; leży, dopóki lądu nie zajmie wróg. Jeden na obszar, na morzu żaden (s. 24).
term-thrones-garrison = Garnizon
    .text = Dodaje swoją siłę obrońcy ziemi rodowej, a gdy nie ma tam jednostek, walczy sam. Nie jest jednostką: nie dostaje rozkazu, nie wymaga zaopatrzenia, czaszka go nie usuwa. Jeśli walka o jego obszar zostanie przegrana, znika na dobre (s. 26).
term-thrones-neutral-lord = Wojska neutralne
    .text = Aby wejść, potrzebujesz siły co najmniej równej liczbie na żetonie: liczą się maszerujące jednostki, rozkaz marszu i wsparcie, ale nie karty rodu ani ostrze. To jedyna walka tego marszu. Wojsk bez liczby nie da się pokonać (s. 26).
term-thrones-port = Port
    .text = Miejsce dla najwyżej 3 statków między lądem a morzem; należy do tego, kto kontroluje ląd. Nie można go zaatakować. Jego statki wspierają i najeżdżają tylko na sąsiednim morzu. Kto zajmie ląd, może zastąpić statki w porcie swoimi z puli, w granicach zaopatrzenia; pozostałe są niszczone (s. 25).
term-thrones-ship-transport = Transport morski
    .text = W marszu i odwrocie lądy uznaje się za sąsiednie, jeśli łączy je nieprzerwany ciąg mórz, a na każdym z nich jest twój statek. Statek przewozi dowolnie wiele jednostek, nawet rozgromiony. Najazdów i wsparcia to nie dotyczy, a z cudzych statków korzystać nie wolno (s. 23).

## Zaopatrzenie, mobilizacja, wpływy

term-thrones-supply = Zaopatrzenie
    .text = Twój poziom określa, ile armii możesz utrzymać i jak licznych: 0 (2, 2), 1 (3, 2), 2 (3, 2, 2), 3 (3, 2, 2, 2), 4 (3, 3, 2, 2), 5 (4, 3, 2, 2), 6 (4, 3, 2, 2, 2). Zmienia się tylko wtedy, gdy każe karta; nadmiarowe jednostki schodzą wtedy z planszy. Ani mobilizacja, ani marsz, ani odwrót nie mogą go przekroczyć (s. 8).
term-thrones-mustering = Mobilizacja
    .text = Zamek daje 1 punkt mobilizacji, twierdza 2. Piechur lub statek kosztuje 1, rycerz lub machina oblężnicza 2 albo 1, jeśli ulepszasz piechura na tym obszarze. Jednostki lądowe pojawiają się tam, gdzie są punkty, statki w porcie tego lądu albo na sąsiednim morzu bez wrogich statków. Zaopatrzenie musi na to pozwalać; niewydane punkty przepadają (s. 9).
term-thrones-influence = Tory wpływów
    .text = Żelazny Tron, Lenna, Królewski Dwór: kolejność rodów w trzech sprawach. W starciu królów wszyscy licytują w tajemnicy, tor po torze. Najwyższa stawka daje pierwsze miejsce, równe stawki porządkuje posiadacz Żelaznego Tronu, a wszystko, co postawiono, przepada (s. 10, 11).
term-thrones-throne = Żelazny Tron
    .text = Ten tor to kolejność tur. Żeton pierwszego na nim rodu rozstrzyga wszystkie remisy oprócz remisów w walce i na koniec gry (s. 11).
term-thrones-blade = Lenna i Ostrze z Valyriańskiej Stali
    .text = Przy równej sile walkę wygrywa ród stojący wyżej na torze Lenn. Pierwszy ma ostrze: raz na rundę +1 do siły we własnej walce, po kartach rodu; w grze z kartami Losów Bitwy może zamiast tego dobrać inną taką kartę (s. 11, 20, 29).
term-thrones-raven = Królewski Dwór i Kruk Posłaniec
    .text = Miejsce na tym torze określa, ile specjalnych rozkazów możesz wydać: 3, 3, 2, 1, 0, 0, a w trzy lub cztery rody 3, 2, 1, 0. Pierwszy ma kruka: po odsłonięciu rozkazów zamienia jeden własny rozkaz na nieużyty albo ogląda wierzchnią kartę dzikich i zostawia ją lub kładzie pod spód talii (s. 11, 12, 28).

## Rozkazy

term-thrones-order = Rozkazy
    .text = Każdy obszar z twoimi jednostkami dostaje dokładnie jeden zakryty rozkaz; wszystkie odsłania się razem. Masz 10 zwykłych i 5 specjalnych żetonów. Jeśli nie starcza ich na wszystkie twoje obszary, rody wydają rozkazy w kolejności tur, ty kładziesz wszystkie, które możesz, a niektóre obszary zostają bez rozkazu (s. 12).
term-thrones-special-order = Rozkazy specjalne
    .text = Rozkazy z gwiazdką: marsz +1, obrona +2, wsparcie +1, najazd, który usuwa także obronę, i umocnienie władzy, które pozwala zamiast tego mobilizować. Ile możesz ich wydać, zależy od miejsca na torze Królewskiego Dworu (s. 12, 22).
term-thrones-raid = Najazd
    .text = Rozpatrywany najpierw, po jednym w kolejności tur. Usuwa sąsiedni wrogi rozkaz najazdu, wsparcia lub umocnienia władzy, a specjalny także obrony. Najazd na umocnienie władzy daje ci 1 władzę, a wróg traci 1. Z lądu nie można najechać morza. Najazdu wolno nie wykorzystać (s. 13, 14, 22).
term-thrones-march = Marsz
    .text = Jednostki idą na sąsiednie obszary wszystkie razem, w grupach albo zostają. Jeden marsz może rozpocząć tylko jedną walkę, gdy pozostałe grupy już się ruszyły; liczy się w niej liczba na żetonie. Jednostki lądowe nie wchodzą na morza ani do portów, statki na lądy ani do wrogich portów (s. 13, 15).
term-thrones-support = Wsparcie
    .text = W walce na sąsiednim obszarze możesz użyczyć siły wszystkich jednostek z tym rozkazem jednej ze stron, swojej lub cudzej, w każdej walce od nowa. Jednostki lądowe nie wspierają na morzu; machiny oblężnicze pomagają tylko w ataku na zamek lub twierdzę. Przeciw sobie wspierać nie można, a wsparcia wolno nie przyjąć (s. 13, 17, 18).
term-thrones-defense = Obrona
    .text = Dodaje swoją liczbę obrońcy w każdej walce na tym obszarze, do końca rundy albo do utraty obszaru (s. 13, 22).
term-thrones-consolidate-power = Umocnienie władzy
    .text = Daje 1 władzę i jeszcze 1 za każdą koronę obszaru. Na morzu nie daje nic, w porcie 1 władzę, jeśli na sąsiednim morzu nie ma wrogich statków. Rozkaz specjalny pozwala zamiast tego mobilizować na tym obszarze, jeśli jest tu zamek lub twierdza (s. 13, 16, 22, 25).

## Walka

term-thrones-battle = Walka
    .text = 1. Wezwanie wsparcia. 2. Obie strony sumują jednostki, wsparcie, garnizon i rozkaz marszu lub obrony. 3. Karty rodów wybiera się w tajemnicy i odsłania razem. 4. Można użyć ostrza. 5. Wygrywa większa suma, a przy równej ród wyższy na torze Lenn. 6. Straty, odwrót, porządkowanie (s. 17–21).
term-thrones-house-card = Karty rodu
    .text = Każda strona musi zagrać jedną. Teksty działają w tej kolejności: te, które ignorują lub anulują, natychmiastowe, wszystkie inne, za wygraną lub przegraną; równe w kolejności tur. Zagrane karty leżą odkryte na stosie kart odrzuconych. Kto zagrał ostatnią, bierze na rękę pozostałe sześć (s. 19, 20).
term-thrones-icons = Miecze i fortyfikacje
    .text = Każdy miecz zwycięzcy niszczy jedną jednostkę przegranego na polu walki; każda fortyfikacja przegranego anuluje jeden miecz (s. 19, 20).
term-thrones-casualties = Straty
    .text = Od mieczy jednostki traci tylko przegrany i sam wybiera które; jednostek wspierających to nie dotyczy, a rozgromionych wybrać nie można (s. 20, 21).
term-thrones-retreat = Odwrót
    .text = Pokonany atakujący wraca tam, skąd przyszedł. Pokonany obrońca wycofuje wszystkie jednostki na jeden sąsiedni obszar, wolny lub własny, także morzem, ale nie tam, skąd przyszedł atak, i w granicach zaopatrzenia: jeśli inaczej się nie da, nadmiarowe jednostki są niszczone. Machiny oblężnicze się nie wycofują. Kto nie ma dokąd pójść, zostaje zniszczony (s. 21).
term-thrones-routed = Rozgromione
    .text = Jednostki, które się wycofały, leżą na boku do końca rundy: nie mają siły i nie ruszają się, ale liczą się do zaopatrzenia. Jeśli znów muszą się wycofać, są niszczone (s. 16, 21).
term-thrones-tides = Karty Losów Bitwy
    .text = Jeśli wszyscy zgodzą się przed grą, po kartach rodów każda strona walki dobiera w tajemnicy taką kartę. Jej siłę i symbole dodaje się do sumy. Czaszka niszczy jedną jednostkę drugiej strony, ktokolwiek wygra, i żadna fortyfikacja nie pomaga (s. 29).

## Mur i koniec gry

term-thrones-wildlings = Atak dzikich
    .text = Dzicy atakują, gdy zagrożenie osiągnie 12 albo gdy każe karta. Wszyscy w tajemnicy stawiają władzę; jeśli suma jest co najmniej równa zagrożeniu, wygrywa Nocna Straż: najwyższa stawka dostaje nagrodę, a zagrożenie spada do 0. W przeciwnym razie najniższa stawka płaci najwięcej, potem płacą pozostali, a zagrożenie cofa się o dwa pola. Wszystko, co postawiono, przepada; między równymi stawkami rozstrzyga posiadacz Żelaznego Tronu (s. 7, 22, 23).
term-thrones-victory = Zwycięstwo
    .text = Kto kontroluje siedem obszarów z zamkiem lub twierdzą, wygrywa od razu. W przeciwnym razie po dziesiątej rundzie wygrywa ten, kto ma ich najwięcej, potem liczą się lądy, zaopatrzenie i miejsce na torze Żelaznego Tronu (s. 16).
