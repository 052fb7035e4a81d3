### The cards and locations of War of the Ring: The Card Game. Texts are in our own words; terms follow GLOSSARY.md.

## Dúnedain

card-dead-men-of-dunharrow = Umarli z Dunharrow
    .text = Nie ma własnych symboli. Dopóki ta armia wspiera „Obieżyświata” lub „Aragorna”, ma 2 symbole ataku i 2 symbole obrony.
card-knights-of-dol-amroth = Rycerze z Dol Amrothu
    .text = +1 symbol obrony na polu bitwy „Dol Amroth”.
card-guards-of-the-citadel = Gwardziści Cytadeli
    .text = +1 symbol obrony na polu bitwy „Minas Tirith”.
card-soldiers-of-gondor = Żołnierze Gondoru
card-the-great-gate = Wielka Brama
    .text = +3 symbole obrony na polu bitwy „Minas Tirith”. Tej karty nie można zagrać ani poruszyć na pole bitwy Cienia.
card-aragorn = Aragorn
    .text = Gdy zagrasz tę kartę, usuń „Obieżyświata”, gdziekolwiek się znajduje. W rezerwie: w fazie dobierania dobierasz 1 kartę więcej. Jeśli poświęcasz tę kartę z wierzchu swojej talii dobierania, zostaje zrzucona, a nie wykluczona.
card-boromir = Boromir
    .text = Gdy zagrasz tę kartę, dobierz 1 kartę. Gdy zagrasz lub poruszysz ją na ścieżkę, poświęć 1 kartę.
card-denethor = Denethor
    .text = Akcja w rezerwie: poświęć 1 kartę, aby wziąć na rękę kartę „Boromir” lub „Faramir” ze swojej talii dobierania.
card-faramir = Faramir
    .text = Gdy zagrasz lub poruszysz tę kartę na ścieżkę 7, możesz aktywować inną ścieżkę 7.
card-halbarad = Halbarad
    .text = Akcja w rezerwie: zrzuć tę kartę, aby wziąć na rękę kartę „Obieżyświat” lub „Aragorn” ze swojej talii dobierania.
card-prince-imrahil = Książę Imrahil
    .text = Gdy zagrasz tę kartę, możesz oprócz zwykłego kosztu zrzucić 1 kartę z ręki, aby wziąć na rękę kartę „Rycerze z Dol Amrothu” ze swojej talii dobierania.
card-strider = Obieżyświat
    .text = Akcja na ścieżce: aktywuj ścieżkę o numerze wyższym o 1. Gdy zostanie zagrany „Aragorn”, ta karta zostaje usunięta.
card-ioreth = Ioreth
    .text = Po walce na polu bitwy, w której ta karta brała udział, możesz zrzucić, zamiast wykluczać, ją oraz 1 inną postać Wolnych Ludów z tej walki, nienależącą do frakcji Czarodziejów. Dzierżone przez nie przedmioty i tak zostają wykluczone.
card-anduril = Andúril
    .text = Akcja w rezerwie: aktywuj lub reaktywuj dowolne pole bitwy Dúnedainów; następnie musisz poruszyć na nie dzierżyciela, nawet jeśli został zagrany w tej rundzie.
card-blade-of-westernesse = Miecz z Westernesse
card-paths-of-the-dead = Ścieżka Umarłych
    .text = Poświęć 2 karty, a następnie dobierz 4 karty albo 5 kart, jeśli w twojej rezerwie jest „Obieżyświat” lub „Aragorn”.
card-the-red-arrow = Czerwona Strzała
    .text = Do końca rundy karty Rohanu można zagrywać i poruszać na pola bitew Dúnedainów.
card-the-three-hunters = Trzej łowcy
    .text = Do końca rundy „Gimliego”, „Legolasa”, „Obieżyświata” i „Aragorna” można zagrywać i poruszać na dowolne pole bitwy, a wspierać ich może tam dowolna armia Wolnych Ludów.

## Elf

card-high-elves = Elfowie Wysokiego Rodu
card-arwen = Arwena
    .text = Gdy zagrasz tę kartę, dobierz 1 kartę. W rezerwie: „Obieżyświat” i „Aragorn” mają +1 symbol obrony na polach bitew i na ścieżkach.
card-elrond = Elrond
    .text = Gdy zagrasz tę kartę, dobierz 1 kartę. W rezerwie: twój limit pozostałości jest większy o 1.
card-galadriel = Galadriela
    .text = Gdy zagrasz tę kartę, dobierz 1 kartę. W rezerwie: w fazie dobierania dobierasz 1 kartę więcej, a następnie zrzucasz 1 kartę z ręki.
card-legolas = Legolas
    .text = Gdy zagrasz tę kartę, możesz wziąć na rękę kartę „Łuk Galadrimów” ze swojej talii dobierania.
card-bow-of-the-galadhrim = Łuk Galadrimów
    .text = Dzierżyciel nie może dzierżyć żadnej innej broni.
card-elven-cloak = Płaszcz elfów
    .text = Jeśli dzierżyciel miałby zostać wykluczony w walce na ścieżce, on i wszystkie jego przedmioty zostają zamiast tego zrzucone.
card-lembas = Lembas
    .text = Akcja gracza Hobbitów na ścieżce: wyklucz tę kartę, aby usunąć 1 żeton zepsucia za każdą postać Hobbitów na tej ścieżce.
card-mirror-of-galadriel = Zwierciadło Galadrieli
    .text = W grze: w dowolnym momencie możesz sprawdzić wierzchnią kartę swojej talii dobierania.
card-nenya-ring-of-adamant = Nenya, Pierścień Diamentu
    .text = Akcja w rezerwie: zrzuć tę kartę, aby umieścić 1 żeton obrony na aktywnej ścieżce lub aktywnym polu bitwy.
card-phial-of-galadriel = Flakonik Galadrieli
    .text = Na ścieżce: sama ścieżka, a nie dzierżyciel, ma +2 symbole obrony.
card-vilya-ring-of-air = Vilya, Pierścień Powietrza
    .text = Akcja w rezerwie: zrzuć tę kartę, aby każdy gracz Wolnych Ludów dobrał 1 kartę.

## Dwarf

card-gimli = Gimli
    .text = Gdy zagrasz tę kartę, możesz wziąć na rękę kartę „Krasnoludzki topór” ze swojego stosu zrzuconych kart.
card-dwarven-axe = Krasnoludzki topór

## Hobbit

card-bilbo-baggins = Bilbo Baggins
    .text = Jeśli ta karta miałaby zostać wykluczona lub poświęcona, zostaje zamiast tego zrzucona. Akcja w rezerwie: zrzuć tę kartę, aby dobrać 2 karty.
card-fatty-bolger = Grubas Bolger
    .text = Akcja w rezerwie: wyklucz tę kartę, aby dobrać 3 karty. Jeśli poświęcasz tę kartę z rezerwy, zostaje zrzucona, a nie wykluczona.
card-frodo-baggins = Frodo Baggins
    .text = Jeśli ta karta miałaby zostać wykluczona lub poświęcona, zostaje zamiast tego zrzucona; przedmioty dzierżone przez Froda i tak zostają wykluczone.
card-merry-brandybuck = Merry Brandybuck
    .text = Tę postać można zagrywać i poruszać na pola bitew Rohanu, gdzie może ją wspierać armia Rohanu. Jeśli miałaby zostać wykluczona w walce na ścieżce, zostaje zamiast tego zrzucona razem ze swoimi przedmiotami.
card-pippin-took = Pippin Tuk
    .text = Tę postać można zagrywać i poruszać na pola bitew Dúnedainów, gdzie może ją wspierać armia Dúnedainów. Jeśli miałaby zostać wykluczona w walce na ścieżce, zostaje zamiast tego zrzucona razem ze swoimi przedmiotami.
card-sam-gamgee = Sam Gamgee
    .text = Akcja w rezerwie: zrzuć tę kartę wraz ze wszystkimi przedmiotami Sama, aby umieścić 1 żeton obrony na aktywnej ścieżce.
card-herbs-and-stewed-rabbit = Zioła i potrawka z królika
    .text = Akcja, gdy karta jest w grze: wyklucz tę kartę, aby wziąć na rękę 1 postać Hobbitów ze swojego stosu zrzuconych kart, a następnie dobierz 1 kartę.
card-mithril-coat = Mithrilowa kolczuga
card-sting = Żądło
    .text = +1 symbol obrony, dopóki dzierżyciel jest na tej samej ścieżce co postać Monstrum.
card-there-is-another-way = Jest inna droga
    .text = Aktywuj inną ścieżkę o tym samym numerze co aktywna, a następnie umieść 1 żeton obrony na nowej ścieżce.

## Rohan

card-riders-of-rohan = Jeźdźcy Rohanu
card-village-militia = Wiejska milicja
card-eomer = Éomer
    .text = Gdy zagrasz tę kartę, dobierz 5 kart; możesz zagrać spośród nich 1 armię Rohanu; pozostałe zrzuć.
card-eowyn = Éowina
    .text = Gdy zagrasz tę kartę na pole bitwy, możesz wykluczyć z niego 1 postać Nazgûla. Gdy zagrasz ją do rezerwy, możesz wziąć na rękę kartę „Merry Brandybuck” lub „Pippin Tuk” ze swojego stosu zrzuconych kart.
card-theoden = Théoden
    .text = Ma 1 symbol ataku i 1 symbol obrony, dopóki „Gandalf Szary” lub „Gandalf Biały” jest w grze. Gdy zagrasz tę kartę, dobierz 5 kart; możesz zagrać spośród nich 1 kartę Rohanu; pozostałe zrzuć.
card-shadowfax = Cienistogrzywy
    .text = Akcja w rezerwie: aktywuj lub reaktywuj dowolne pole bitwy; następnie musisz poruszyć na nie dzierżyciela, nawet jeśli został zagrany w tej rundzie.
card-death-ride-ride-to-ruin = Śmierć! Naprzód, ku zniszczeniu!
    .text = Wyklucz dowolną liczbę kart Rohanu ze swojej rezerwy; za każdą z nich gracz Mordoru musi wykluczyć 1 kartę Mordoru z aktywnego pola bitwy.
card-ghan-buri-ghan = Ghân-buri-Ghân
    .text = W rezerwie: karty Rohanu można zagrywać i poruszać na pole bitwy „Minas Tirith”.

## Wizard

card-gandalf-the-grey = Gandalf Szary
    .text = Akcja na ścieżce: aktywuj ścieżkę o numerze wyższym o 1. Gdy zostanie zagrany „Gandalf Biały”, ta karta zostaje usunięta.
card-gandalf-the-white = Gandalf Biały
    .text = Gdy zagrasz tę kartę, usuń „Gandalfa Szarego”, gdziekolwiek się znajduje. W rezerwie: w fazie dobierania dobierasz 1 kartę więcej. Jeśli poświęcasz tę kartę z wierzchu swojej talii dobierania, zostaje zrzucona, a nie wykluczona.
card-gwaihir-the-windlord = Gwaihir, Władca Wichrów
    .text = Akcja w rezerwie: zrzuć tę kartę, aby wziąć na rękę kartę „Gandalf Szary” lub „Gandalf Biały” ze swojego stosu zrzuconych kart.
card-quickbeam = Żwawiec
    .text = +1 symbol ataku i +1 symbol obrony za każde 2 karty armii lub postaci Isengardu na tym samym polu bitwy, z zaokrągleniem w dół.
card-smeagol = Sméagol
    .text = Akcja na ścieżce: dodaj 1 żeton zepsucia, aby aktywować ścieżkę o numerze wyższym o 1. Jeśli ta karta miałaby zostać wykluczona w walce na ścieżce, zostaje zamiast tego zrzucona.
card-treebeard = Drzewiec
    .text = +1 symbol ataku na polu bitwy „Orthank”. Gdy zagrasz lub poruszysz tę kartę na pole bitwy, gracz Isengardu musi wybrać i wykluczyć z niego 1 armię Isengardu.
card-ent-draught = Napój entów
    .text = Akcja, gdy karta jest w grze: wyklucz tę kartę, aby gracz Hobbitów mógł wziąć na rękę do 2 postaci Hobbitów ze swojego stosu zrzuconych kart.
card-gandalfs-staff = Laska Gandalfa
    .text = W grze: twój limit pozostałości jest większy o 1.
card-glamdring = Glamdring
card-narya-ring-of-fire = Narya, Pierścień Ognia
    .text = Akcja w rezerwie: zrzuć tę kartę, aby każdy gracz Cienia zrzucił 1 kartę z ręki.

## Isengard

card-devilry-of-saruman = Diabelstwo Sarumana
card-fighting-uruk-hai = Waleczni Uruk-hai
card-wolf-riders = Wilczy jeźdźcy
card-white-hand-orcs = Orkowie Białej Ręki
card-grima-wormtongue = Gríma Gadzi Język
    .text = Akcja w rezerwie: wyklucz tę kartę i wybierz jedno: weź na rękę kartę „Saruman” ze swojej talii dobierania albo wyklucz 1 postać Rohanu w grze.
card-saruman = Saruman
    .text = W rezerwie: w fazie dobierania dobierasz 1 kartę więcej. Jeśli poświęcasz tę kartę z wierzchu swojej talii dobierania, zostaje zrzucona, a nie wykluczona.
card-ugluk = Uglúk
    .text = Akcja na ścieżce: aktywuj inną ścieżkę o tym samym numerze.
card-palantir-of-orthanc = Palantír z Orthanku
    .text = Akcja w rezerwie, raz na rundę: sprawdź 3 wierzchnie karty swojej talii dobierania; 1 wyklucz, 1 zrzuć, a ostatnią weź na rękę.
card-sarumans-staff = Laska Sarumana
    .text = W grze: twój limit pozostałości jest większy o 1.
card-woven-of-all-colours = Utkane ze wszystkich barw
    .text = Jeśli dzierżyciel miałby zostać wykluczony w walce na ścieżce lub na polu bitwy, on i wszystkie jego przedmioty zostają zamiast tego zrzucone.
card-threats-and-promises = Groźby i obietnice
    .text = Jeśli „Saruman” jest w twojej rezerwie, aktywuj lub reaktywuj dowolne pole bitwy Isengardu; możesz poruszyć na nie „Sarumana”, nawet jeśli został zagrany w tej rundzie.

## Monstrous

card-goblins-of-the-misty-mountains = Gobliny z Gór Mglistych
card-balrog-of-moria = Balrog z Morii
    .text = +1 symbol ataku na ścieżce „Khazad-dûm”. Gdy zagrasz lub poruszysz tę kartę na ścieżkę lub pole bitwy, każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
card-barrow-wights = Upiory Kurhanów
    .text = Akcja w rezerwie: wyklucz tę kartę, aby każdy gracz Wolnych Ludów poświęcił 1 kartę.
card-candles-of-corpses = Trupie świece
    .text = +1 symbol ataku na ścieżce „Martwe Bagna”. Akcja w rezerwie: wyklucz tę kartę, aby każdy gracz Wolnych Ludów poświęcił 1 kartę.
card-caradhras-the-cruel = Okrutnik Caradhras
    .text = Gdy zagrasz tę kartę na ścieżkę „Caradhras”, aktywuj inną ścieżkę 4. Akcja w rezerwie: wyklucz tę kartę, aby każdy gracz Wolnych Ludów poświęcił 1 kartę.
card-cave-troll = Jaskiniowy troll
    .text = Akcja w rezerwie: wyklucz tę kartę, aby każdy gracz Wolnych Ludów poświęcił 1 kartę.
card-flocks-of-crebain = Stada Krebainów
    .text = Akcja na ścieżce: aktywuj inną ścieżkę o tym samym numerze.
card-gollum = Gollum
    .text = Akcja na ścieżce: aktywuj inną ścieżkę o tym samym numerze. Jeśli ta karta miałaby zostać wykluczona w walce na ścieżce, zostaje zamiast tego zrzucona.
card-hill-troll = Górski troll
    .text = Akcja w rezerwie: wyklucz tę kartę, aby każdy gracz Wolnych Ludów poświęcił 1 kartę.
card-shelob = Szeloba
    .text = +1 symbol ataku na ścieżce „Jaskinia Szeloby”. Gdy zagrasz lub poruszysz tę kartę na ścieżkę, każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
card-whip-of-many-thongs = Bicz o wielu rzemieniach
    .text = Gdy zagrasz tę kartę, dobierz 1 kartę.

## Southron

card-coastal-raiders = Przybrzeżni łupieżcy
    .text = +1 symbol ataku na polu bitwy „Dol Amroth”. Akcja w rezerwie: wyklucz tę kartę, aby aktywować pole bitwy „Dol Amroth”, jeśli wciąż jest w talii pól bitew Wolnych Ludów.
card-corsairs-of-umbar = Korsarze z Umbaru
    .text = Akcja w rezerwie: wyklucz tę kartę, aby aktywować pole bitwy „Umbar”, jeśli wciąż jest w talii pól bitew Cienia.
card-haradrim-mumakil = Mûmakile Haradrimów
card-haradrim-regulars = Regularne oddziały Haradrimów
    .text = Akcja w rezerwie: wyklucz tę kartę, aby aktywować pole bitwy „Harad”, jeśli wciąż jest w talii pól bitew Cienia.
card-haradrim-cavalry = Kawaleria Haradrimów
    .text = +1 symbol ataku na polu bitwy „Minas Tirith”. Akcja w rezerwie: wyklucz tę kartę, aby aktywować pole bitwy „Minas Tirith”, jeśli wciąż jest w talii pól bitew Wolnych Ludów.
card-the-black-fleet = Czarna Flota
    .text = +1 symbol ataku na polu bitwy „Pelargir”. Akcja w rezerwie: wyklucz tę kartę, aby aktywować pole bitwy „Pelargir”, jeśli wciąż jest w talii pól bitew Wolnych Ludów.
card-the-black-serpent = Czarny Wąż
    .text = Akcja w rezerwie: wyklucz tę kartę, aby reaktywować dowolne pole bitwy Południowców z obszaru punktacji.

## Mordor

card-black-uruks = Czarni Urukowie
card-grond-hammer-of-the-underworld = Grond, Młot Podziemi
card-mordor-orcs = Orkowie z Mordoru
card-olog-hai = Olog-hai
card-trolls-of-udun = Trolle z Udûnu
card-gorbag-and-shagrat = Gorbag i Szagrat
    .text = Gdy zagrasz lub poruszysz tę kartę na ścieżkę, możesz zrzucić 1 kartę z ręki, aby umieścić na karcie „Gorbag i Szagrat” 1 żeton ataku albo 2 żetony, jeśli to ścieżka „Cirith Ungol”.
card-grishnakh = Grisznák
    .text = Akcja na ścieżce: wyklucz tę kartę, aby dodać 1 żeton zepsucia.
card-mouth-of-sauron = Rzecznik Saurona
    .text = Tej karty nie można zagrać ani poruszyć na ścieżkę, dopóki aktywne jest jakiekolwiek pole bitwy Cienia. W rezerwie: w fazie dobierania dobierasz 1 kartę więcej.
card-the-beguiler = Zwodziciel
    .text = Akcja w rezerwie: zrzuć tę kartę, aby każdy gracz Wolnych Ludów zrzucił 1 kartę z ręki.
card-the-black-easterling = Czarny Easterling
    .text = +1 symbol obrony na polu bitwy „Dol Guldur”. Gdy zagrasz tę kartę, dobierz 1 kartę.
card-the-commander = Dowódca
    .text = Akcja w rezerwie: zrzuć tę kartę, aby każdy gracz Cienia dobrał 1 kartę.
card-the-destroyer = Niszczyciel
    .text = Akcja w rezerwie: zrzuć tę kartę, aby umieścić 1 żeton ataku na aktywnym polu bitwy.
card-the-hunter = Łowca
    .text = Akcja w rezerwie: zrzuć tę kartę, aby umieścić 1 żeton ataku na aktywnej ścieżce.
card-the-lidless-eye = Oko bez powiek
    .text = Tej karty nie można zagrać ani poruszyć na ścieżkę, dopóki aktywne jest jakiekolwiek pole bitwy Cienia. Gdy ją zagrasz, każdy gracz Cienia dobiera 1 kartę. W rezerwie: twój limit pozostałości jest większy o 1.
card-the-messenger = Posłaniec
    .text = Akcja w rezerwie: zrzuć tę kartę, aby wziąć na rękę 1 postać Nazgûla ze swojego stosu zrzuconych kart.
card-the-reaver = Rozbójnik
    .text = Akcja w rezerwie: zrzuć tę kartę, aby każdy gracz Wolnych Ludów poświęcił 1 kartę.
card-the-warrior = Wojownik
    .text = Akcja w rezerwie: zrzuć tę kartę, aby umieścić 1 żeton obrony na aktywnym polu bitwy.
card-the-witch-king = Czarnoksiężnik z Angmaru
    .text = W rezerwie: w fazie dobierania dobierasz 1 kartę więcej. Jeśli poświęcasz tę kartę z wierzchu swojej talii dobierania, zostaje zrzucona, a nie wykluczona.
card-gothmog = Gothmog
    .text = Gdy zagrasz tę kartę, usuń „Czarnoksiężnika z Angmaru”, gdziekolwiek się znajduje. W rezerwie: w fazie dobierania dobierasz 1 kartę więcej.
card-black-breath = Tchnienie Ciemnych Sił
    .text = Akcja na ścieżce lub polu bitwy: zrzuć tę kartę, jej dzierżyciela i wszystkie inne jego przedmioty, aby dodać 1 żeton zepsucia.
card-black-riders-mount = Koń Czarnego Jeźdźca
    .text = Gdy zagrasz tę kartę na dzierżyciela w rezerwie, możesz od razu poruszyć go na aktywną ścieżkę, nawet jeśli został zagrany w tej rundzie.
card-fell-beast = Skrzydlata bestia
    .text = Gdy zagrasz tę kartę na dzierżyciela w rezerwie, możesz od razu poruszyć go na aktywne pole bitwy, nawet jeśli został zagrany w tej rundzie.
card-morgul-blade = Ostrze Morgulu
    .text = Akcja na ścieżce: wyklucz tę kartę, aby dodać 1 żeton zepsucia.
card-nazguls-mantle = Płaszcz Nazgûla
    .text = Jeśli dzierżyciel miałby zostać wykluczony w walce na ścieżce lub na polu bitwy, on i wszystkie jego przedmioty zostają zamiast tego zrzucone.
card-the-black-captain = Czarny Wódz
    .text = Jeśli „Czarnoksiężnik z Angmaru” jest w twojej rezerwie, aktywuj lub reaktywuj dowolne pole bitwy Mordoru; możesz poruszyć na nie „Czarnoksiężnika z Angmaru”, nawet jeśli został zagrany w tej rundzie.
card-the-day-without-dawn = Dzień bez świtu
    .text = Dobierz 7 kart i wyklucz 1 z nich; możesz zagrać spośród pozostałych do 2 armii; resztę zrzuć.
card-the-ringwraiths-are-abroad = Upiory Pierścienia są w drodze
    .text = Dobierz 7 kart i wyklucz 1 z nich; możesz zagrać spośród pozostałych do 2 postaci Nazgûli; resztę zrzuć.

## Paths

location-bag-end = Bag End
    .text = Gracz Hobbitów dobiera 2 karty.
location-bucklebury-ferry = Prom w Bucklebury
    .text = Gracz Mordoru i gracz Hobbitów dobierają po 1 karcie.
location-gildors-encampment = Obóz Gildora
    .text = Gracz Elfów dobiera 1 kartę, a następnie zrzuca 1 kartę z ręki.
location-inn-of-the-prancing-pony = Gospoda «Pod Rozbrykanym Kucykiem»
    .text = Każdy gracz Cienia dobiera 2 karty.
location-the-old-forest = Stary Las
    .text = Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
location-weathertop = Wichrowy Czub
    .text = Gracz Mordoru dobiera 2 karty.
location-fords-of-bruinen = Bród Bruinen
    .text = Każdy gracz Wolnych Ludów musi poświęcić 1 kartę, a następnie dobiera 3 karty.
location-imladris = Imladris
    .text = Gracz Elfów dobiera 2 karty.
location-the-council-of-elrond = Narada u Elronda
    .text = Każdy gracz Wolnych Ludów dobiera 1 kartę.
location-caradhras = Caradhras
    .text = Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
location-khazad-dum = Khazad-dûm
    .text = Gracz Monstrum dobiera 2 karty.
location-the-doors-of-durin = Drzwi Durina
    .text = Gracz Monstrum może poświęcić 1 kartę, aby umieścić 1 żeton ataku na tej ścieżce.
location-dimrill-dale = Dolina Półmroku
    .text = Każdy gracz Cienia musi zrzucić 2 karty z ręki.
location-egladil = Egladil
    .text = Każdy gracz Wolnych Ludów dobiera 2 karty, a następnie zrzuca 1 kartę z ręki.
location-lothlorien = Lothlórien
    .text = Gracz Elfów dobiera 1 kartę, a następnie zrzuca 1 kartę z ręki.
location-amon-hen = Amon Hen
    .text = Gracz Mordoru dobiera 1 kartę, a następnie zrzuca 1 kartę z ręki.
location-dead-marshes = Martwe Bagna
    .text = Gracz Monstrum dobiera 2 karty.
location-emyn-muil = Emyn Muil
    .text = Każdy gracz Wolnych Ludów musi poświęcić 1 kartę.
location-henneth-annun = Henneth Annûn
    .text = Gracz Dúnedainów dobiera 1 kartę.
location-osgiliath = Osgiliath
    .text = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 3 karty.
location-the-cross-roads = Rozstaj Dróg
    .text = Każdy gracz Wolnych Ludów dobiera 1 kartę.
location-cirith-ungol = Cirith Ungol
    .text = Gracz Mordoru dobiera 5 kart, może zagrać spośród nich 1 armię, a pozostałe zrzuca.
location-morgul-vale = Dolina Morgulu
    .text = Gracz Mordoru dobiera 5 kart, może zagrać spośród nich 1 postać Nazgûla, a pozostałe zrzuca.
location-shelobs-lair = Jaskinia Szeloby
    .text = Gracz Monstrum dobiera 2 karty.
location-crack-of-doom = Szczeliny Zagłady
    .text = Gracz Monstrum dobiera 2 karty.
location-morgai = Morgai
    .text = Na tej ścieżce umieszcza się 1 żeton ataku.
location-orodruin = Orodruina
    .text = Gracz Mordoru dobiera 2 karty.

## Battlegrounds

location-dol-amroth = Dol Amroth
    .text = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 1 kartę.
location-edoras = Edoras
    .text = Zostaje też aktywowane pole bitwy „Helmowy Jar”, jeśli wciąż jest w talii pól bitew Wolnych Ludów.
location-helms-deep = Helmowy Jar
    .text = Gracz Rohanu dobiera 5 kart, może zagrać spośród nich 1 armię lub postać na to pole bitwy, a pozostałe zrzuca.
location-lorien = Lórien
    .text = Należy też aktywować lub reaktywować pole bitwy Cienia „Dol Guldur”.
location-minas-tirith = Minas Tirith
    .text = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 3 karty.
location-pelargir = Pelargir
    .text = Gracz Dúnedainów może poświęcić 1 kartę, aby dobrać 1 kartę.
location-rivendell = Rivendell
    .text = Gracz Elfów dobiera 1 kartę, a następnie zrzuca 1 kartę z ręki.
location-dol-guldur = Dol Guldur
    .text = Należy też aktywować lub reaktywować pole bitwy Wolnych Ludów „Lórien”.
location-harad = Harad
    .text = Każdy gracz Cienia dobiera 1 kartę.
location-minas-morgul = Minas Morgul
    .text = Gracz Mordoru dobiera 5 kart, może zagrać spośród nich 1 postać Nazgûla do rezerwy, a pozostałe zrzuca.
location-morannon = Morannon
    .text = Gracz Mordoru dobiera 5 kart, może zagrać spośród nich 1 armię, a pozostałe zrzuca.
location-moria = Moria
    .text = Gracz Monstrum dobiera 2 karty.
location-orthanc = Orthank
    .text = Gracz Isengardu może wziąć na rękę kartę „Saruman” ze swojej talii dobierania lub stosu zrzuconych kart, a następnie musi odświeżyć talię: wtasować swój stos zrzuconych kart do talii dobierania.
location-umbar = Umbar
    .text = Każdy gracz Cienia dobiera 1 kartę.
