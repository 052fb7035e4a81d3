### Nazwy planszowej „Wojny o Pierścień”. Wartości to podpisy; terminy według GLOSSARY.md.

## The game and its scenario

game-wotr-board = Wojna o Pierścień
    .summary = Drużyna niesie Pierścień do Mordoru, a Wolne Ludy powstrzymują armie Cienia. O losie Śródziemia decydują kości akcji, karty wydarzeń i Polowanie.
    .motto = Cała wojna na jednej mapie: armie, towarzysze, Polowanie i Pierścień.
scenario-war = Wojna o Pierścień
    .summary = Cała gra dla 2–4 graczy. Cień wygrywa zepsuciem albo podbojem, Wolne Ludy zniszczeniem Pierścienia albo zdobyciem twierdz Cienia.

## Options of the game: what may be decided before a match, and the values of each

option-over-stacking = Więcej niż dziesięć jednostek
    .text = Czy armia może ruszyć tak, że w regionie będzie więcej niż dziesięć jednostek, z których nadmiar się usuwa.
option-over-stacking-forbidden = nie może
option-over-stacking-trimmed = nadmiar się usuwa
option-staff-in-mordor = „{ card-wizards-staff }” w Mordorze
    .text = Czy Drużyna robi krok na torze Mordoru, gdy karta powstrzymała dobranie żetonu.
option-staff-in-mordor-step = robi
option-staff-in-mordor-no-step = nie robi
option-extend-three-rounds = Bitwy oblężnicze na trzy rundy
    .text = Czy można je przedłużać kosztem jednostek elitarnych, tak jak inne.
option-extend-three-rounds-yes = tak
option-extend-three-rounds-no = nie
option-black-breath = „{ combat-black-breath }”
    .text = Które trafienia porównuje się z poziomem Towarzysza.
option-black-breath-re-roll = z przerzutu dowódców
option-black-breath-all = wszystkie w rundzie
option-army-event-card = Usuwanie karty „{ card-a-power-too-great }”
    .text = Jaką kartę odrzuca się za to oprócz karty postaci; tak samo przy karcie „{ card-the-power-of-tom-bombadil }”.
option-army-event-card-deck = dowolną kartę strategii
option-army-event-card-icon = kartę z symbolem armii
option-will-as-event = { face-will-of-the-west } jako kość wydarzenia
    .text = Czy Gandalf Szary dobiera kartę także po niej.
option-will-as-event-counts = dobiera
option-will-as-event-does-not = nie dobiera
option-over-recruiting = Rekrutacja podczas oblężenia
    .text = Co się dzieje, gdy karta rekrutuje do oblężonej twierdzy więcej niż pięć jednostek.
option-over-recruiting-remove = wystawia się wszystkie, potem usuwa nadmiar
option-over-recruiting-stop = koniec na pięciu
option-mithril-coat = „{ card-mithril-coat-and-sting }”
    .text = Czy inna karta na stole może zmniejszyć obrażenia tego samego Polowania.
option-mithril-coat-besides = może
option-mithril-coat-instead = nie może
option-witch-king-moves = Ruch Czarnoksiężnika z Angmaru
    .text = Czy może nim poruszać gracz Sarumana, tak jak innymi Nazgûlami.
option-witch-king-moves-his-player = tylko jego gracz
option-witch-king-moves-any-player = każdy gracz Cienia
option-sorcerer = Zdolność „Czarownik” Czarnoksiężnika z Angmaru
    .text = Kiedy dobiera się kartę za tę zdolność.
option-sorcerer-after-round = po pierwszej rundzie
option-sorcerer-at-once = od razu
option-longest-match = Najdłuższa partia
    .text = Po ilu turach partia kończy się bez zwycięzcy.
option-longest-match-none = bez ograniczeń
option-longest-match-30 = 30 tur
option-longest-match-50 = 50 tur

## How a game may end

ending-ring = Pierścień zniszczony
ending-corruption = Powiernik Pierścienia zepsuty
ending-military = podbój
ending-time = koniec tur

## Sides and players

player-free-peoples = Wolne Ludy
    .gen = Wolnych Ludów
    .dat = Wolnym Ludom
    .acc = Wolne Ludy
    .ins = Wolnymi Ludami
    .gender = plural
player-shadow = Cień
    .gen = Cienia
    .dat = Cieniowi
    .acc = Cień
    .ins = Cieniem
    .gender = masculine
player-gondor-player = Gracz Gondoru
    .gen = gracza Gondoru
    .dat = graczowi Gondoru
    .acc = gracza Gondoru
    .ins = graczem Gondoru
    .gender = masculine
player-rohan-player = Gracz Rohanu
    .gen = gracza Rohanu
    .dat = graczowi Rohanu
    .acc = gracza Rohanu
    .ins = graczem Rohanu
    .gender = masculine
player-witch-king-player = Gracz Czarnoksiężnika
    .gen = gracza Czarnoksiężnika
    .dat = graczowi Czarnoksiężnika
    .acc = gracza Czarnoksiężnika
    .ins = graczem Czarnoksiężnika
    .gender = masculine
player-saruman-player = Gracz Sarumana
    .gen = gracza Sarumana
    .dat = graczowi Sarumana
    .acc = gracza Sarumana
    .ins = graczem Sarumana
    .gender = masculine

## Nations

nation-dwarves = Krasnoludy
    .gen = krasnoludów
    .gender = plural
nation-elves = Elfowie
    .gen = elfów
    .gender = plural
nation-gondor = Gondor
    .gen = Gondoru
    .gender = masculine
nation-north = Północ
    .gen = Północy
    .gender = feminine
nation-rohan = Rohan
    .gen = Rohanu
    .gender = masculine
nation-isengard = Isengard
    .gen = Isengardu
    .gender = masculine
nation-sauron = Sauron
    .gen = Saurona
    .gender = masculine
nation-southrons = Południowcy i Easterlingowie
    .gen = Południowców i Easterlingów
    .gender = plural

## Faces of Action dice, decks, phases

face-character = Postać
face-army = Armia
face-muster = Mobilizacja
face-muster-army = Mobilizacja lub armia
face-event = Wydarzenie
face-will-of-the-west = Wola Zachodu
face-eye = Oko
deck-character = Talia postaci
    .gen = talii postaci
deck-strategy = Talia strategii
    .gen = talii strategii
phase-recover = Kości i karty
phase-fellowship = Drużyna
phase-hunt = Kości na Polowanie
phase-roll = Rzut kośćmi akcji
phase-actions = Akcje
phase-victory = Sprawdzenie zwycięstwa

## Hunt tiles

tile-eye = Oko
tile-3 = 3
tile-2 = 2
tile-2-reveal = 2, odkrycie
tile-1 = 1
tile-1-reveal = 1, odkrycie
tile-0-reveal = 0, odkrycie
tile-elven-cloaks = 0 („{ card-elven-cloaks }”)
tile-elven-rope = 0 („{ card-elven-rope }”)
tile-phial-of-galadriel = −2 („{ card-phial-of-galadriel }”)
tile-smeagol-helps-nice-master = −1 („{ card-smeagol-helps-nice-master }”)
tile-shelobs-lair = kość, stop („{ card-shelobs-lair }”)
tile-the-ring-is-mine = Oko, odkrycie, stop („{ card-the-ring-is-mine }”)
tile-on-on-they-went = 3, stop („{ card-on-on-they-went }”)
tile-give-it-to-uss = 1, odkrycie, stop („{ card-give-it-to-uss }”)

## Figures. .count: so many of them, for sentences

figure-elite = Jednostka elitarna
    .count =
        { $count ->
            [one] { $count } jednostka elitarna
            [few] { $count } jednostki elitarne
           *[many] { $count } jednostek elitarnych
        }
    .acc =
        { $count ->
            [one] { $count } jednostkę elitarną
            [few] { $count } jednostki elitarne
           *[many] { $count } jednostek elitarnych
        }
figure-regular = Jednostka regularna
    .count =
        { $count ->
            [one] { $count } jednostka regularna
            [few] { $count } jednostki regularne
           *[many] { $count } jednostek regularnych
        }
    .acc =
        { $count ->
            [one] { $count } jednostkę regularną
            [few] { $count } jednostki regularne
           *[many] { $count } jednostek regularnych
        }
figure-leader = Dowódca
    .count =
        { $count ->
            [one] { $count } dowódca
           *[many] { $count } dowódców
        }
    .acc =
        { $count ->
            [one] { $count } dowódcę
           *[many] { $count } dowódców
        }
unit-dwarves-elite = { figure-elite } krasnoludów
    .count = { figure-elite.count } krasnoludów
    .acc = { figure-elite.acc } krasnoludów
unit-elves-elite = { figure-elite } elfów
    .count = { figure-elite.count } elfów
    .acc = { figure-elite.acc } elfów
unit-gondor-elite = { figure-elite } Gondoru
    .count = { figure-elite.count } Gondoru
    .acc = { figure-elite.acc } Gondoru
unit-north-elite = { figure-elite } Północy
    .count = { figure-elite.count } Północy
    .acc = { figure-elite.acc } Północy
unit-rohan-elite = { figure-elite } Rohanu
    .count = { figure-elite.count } Rohanu
    .acc = { figure-elite.acc } Rohanu
unit-isengard-elite = { figure-elite } Isengardu
    .count = { figure-elite.count } Isengardu
    .acc = { figure-elite.acc } Isengardu
unit-sauron-elite = { figure-elite } Saurona
    .count = { figure-elite.count } Saurona
    .acc = { figure-elite.acc } Saurona
unit-southrons-elite = { figure-elite } Południowców i Easterlingów
    .count = { figure-elite.count } Południowców i Easterlingów
    .acc = { figure-elite.acc } Południowców i Easterlingów
unit-dwarves-regular = { figure-regular } krasnoludów
    .count = { figure-regular.count } krasnoludów
    .acc = { figure-regular.acc } krasnoludów
unit-elves-regular = { figure-regular } elfów
    .count = { figure-regular.count } elfów
    .acc = { figure-regular.acc } elfów
unit-gondor-regular = { figure-regular } Gondoru
    .count = { figure-regular.count } Gondoru
    .acc = { figure-regular.acc } Gondoru
unit-north-regular = { figure-regular } Północy
    .count = { figure-regular.count } Północy
    .acc = { figure-regular.acc } Północy
unit-rohan-regular = { figure-regular } Rohanu
    .count = { figure-regular.count } Rohanu
    .acc = { figure-regular.acc } Rohanu
unit-isengard-regular = { figure-regular } Isengardu
    .count = { figure-regular.count } Isengardu
    .acc = { figure-regular.acc } Isengardu
unit-sauron-regular = { figure-regular } Saurona
    .count = { figure-regular.count } Saurona
    .acc = { figure-regular.acc } Saurona
unit-southrons-regular = { figure-regular } Południowców i Easterlingów
    .count = { figure-regular.count } Południowców i Easterlingów
    .acc = { figure-regular.acc } Południowców i Easterlingów
unit-dwarves-leader = { figure-leader } krasnoludów
    .count = { figure-leader.count } krasnoludów
    .acc = { figure-leader.acc } krasnoludów
unit-elves-leader = { figure-leader } elfów
    .count = { figure-leader.count } elfów
    .acc = { figure-leader.acc } elfów
unit-gondor-leader = { figure-leader } Gondoru
    .count = { figure-leader.count } Gondoru
    .acc = { figure-leader.acc } Gondoru
unit-north-leader = { figure-leader } Północy
    .count = { figure-leader.count } Północy
    .acc = { figure-leader.acc } Północy
unit-rohan-leader = { figure-leader } Rohanu
    .count = { figure-leader.count } Rohanu
    .acc = { figure-leader.acc } Rohanu
unit-nazgul = Nazgûl
    .count =
        { $count ->
            [one] { $count } Nazgûl
            [few] { $count } Nazgûle
           *[many] { $count } Nazgûli
        }
    .acc =
        { $count ->
            [one] { $count } Nazgûla
            [few] { $count } Nazgûle
           *[many] { $count } Nazgûli
        }
unit-gandalf-grey = Gandalf Szary
    .count = Gandalf Szary
    .acc = Gandalfa Szarego
unit-strider = Obieżyświat
    .count = Obieżyświat
    .acc = Obieżyświata
unit-boromir = Boromir
    .count = Boromir
    .acc = Boromira
unit-legolas = Legolas
    .count = Legolas
    .acc = Legolasa
unit-gimli = Gimli
    .count = Gimli
    .acc = Gimlego
unit-meriadoc = Meriadok Brandybuck
    .count = Meriadok Brandybuck
    .acc = Meriadoka Brandybucka
unit-peregrin = Peregrin Tuk
    .count = Peregrin Tuk
    .acc = Peregrina Tuka
unit-aragorn = Aragorn
    .count = Aragorn
    .acc = Aragorna
unit-gandalf-white = Gandalf Biały
    .count = Gandalf Biały
    .acc = Gandalfa Białego
unit-gollum = Gollum
    .count = Gollum
    .acc = Golluma
unit-witch-king = Czarnoksiężnik z Angmaru
    .count = Czarnoksiężnik z Angmaru
    .acc = Czarnoksiężnika z Angmaru
unit-mouth-of-sauron = Rzecznik Saurona
    .count = Rzecznik Saurona
    .acc = Rzecznika Saurona
unit-saruman = Saruman
    .count = Saruman
    .acc = Sarumana
