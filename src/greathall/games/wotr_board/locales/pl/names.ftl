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
option-warriors = Wojownicy Śródziemia
    .text = Do Wolnych Ludów mogą dołączyć Umarli, orły i entowie, do Cienia korsarze, górale i pająki: każdy z własnymi figurkami, kością, wydarzeniami i wezwaniami do bitwy. Dla tych, którzy znają grę podstawową.
option-warriors-no = bez dodatku
option-warriors-yes = z dodatkiem

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
