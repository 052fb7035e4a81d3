### Tiles and figures of War of the Ring, the board game.

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
