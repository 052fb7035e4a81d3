### The names of A Game of Thrones: The Board Game. Values are labels; terms follow GLOSSARY.md.

## The game and its scenario

game-thrones = Gra o tron: Gra planszowa
    .summary = Wielkie rody przez dziesięć rund walczą o Westeros: potajemnie wydają rozkazy, maszerują, licytują o wpływy i wspólnie bronią Muru. Siedem zamków i twierdz daje zwycięstwo od razu.
    .motto = Wielkie rody, tajne rozkazy, jeden tron. Obiecuj, maszeruj, zdradzaj.
scenario-standard = Wojna rodów
    .summary = Pełna gra dla 3–6 rodów. Gdy rodów jest mniej niż sześć, ziem nieobecnych bronią wojska neutralne.

## Options of the game

option-tides = Karty Losów Bitwy
    .text = Czy każda strona walki dobiera kartę, która może dodać siłę, symbole lub czaszkę.
option-tides-no = bez nich
option-tides-yes = z nimi
option-lannister-port-ship = Drugi statek Lannisterów
    .text = Czy Lannisterowie zaczynają grę ze statkiem w porcie Lannisportu, oprócz statku w Złotej Cieśninie.
option-lannister-port-ship-yes = w porcie
option-lannister-port-ship-no = brak
option-dark-wings-ports = { card-dark-wings-dark-words }
    .text = Czy wybór władzy daje żetony także za handel w portach, tak jak karta „{ card-game-of-thrones }”.
option-dark-wings-ports-no = tylko za korony
option-dark-wings-ports-yes = za korony i porty
option-arianne-token = { card-arianne-martell }
    .text = Czy wraz z rozkazem usuwa się też żeton władzy z obszaru utraconego przez Martellów, gdy atakujący na niego nie wkracza.
option-arianne-token-removed = usuwa się
option-arianne-token-stays = zostaje
option-salladhor-victarion = { card-salladhor-saan } przeciw karcie „{ card-victarion-greyjoy }”
    .text = Jaką siłę mają statki Greyjoyów, gdy działają na nie teksty obu kart.
option-salladhor-victarion-turn-order = teksty w kolejności tur
option-salladhor-victarion-zero = zawsze 0
option-mace-last-unit = { card-mace-tyrell } i ostatnia jednostka
    .text = Czy walka trwa dalej, gdy tekst tej karty zniszczy ostatnią jednostkę którejś ze stron.
option-mace-last-unit-goes-on = trwa dalej
option-mace-last-unit-ends = kończy się
option-winter-icons = { card-winter-is-coming-1 }
    .text = Czy liczą się symbole dzikich na karcie, która zastępuje tę kartę.
option-winter-icons-replacement = liczą się
option-winter-icons-none = nie liczą się

## How a game may end

ending-castles = siedem zamków i twierdz
ending-rounds = po dziesiątej rundzie

## Houses

player-baratheon = Baratheonowie
    .gen = Baratheonów
    .dat = Baratheonom
    .acc = Baratheonów
    .ins = Baratheonami
    .gender = plural
player-lannister = Lannisterowie
    .gen = Lannisterów
    .dat = Lannisterom
    .acc = Lannisterów
    .ins = Lannisterami
    .gender = plural
player-stark = Starkowie
    .gen = Starków
    .dat = Starkom
    .acc = Starków
    .ins = Starkami
    .gender = plural
player-martell = Martellowie
    .gen = Martellów
    .dat = Martellom
    .acc = Martellów
    .ins = Martellami
    .gender = plural
player-greyjoy = Greyjoyowie
    .gen = Greyjoyów
    .dat = Greyjoyom
    .acc = Greyjoyów
    .ins = Greyjoyami
    .gender = plural
player-tyrell = Tyrellowie
    .gen = Tyrellów
    .dat = Tyrellom
    .acc = Tyrellów
    .ins = Tyrellami
    .gender = plural

## Phases, and the steps of the Action phase

phase-westeros = Faza Westeros
phase-planning = Faza planowania
phase-action = Faza akcji
phase-raids = Rozpatrywanie najazdów
phase-marches = Rozpatrywanie marszów
phase-consolidate-power = Rozpatrywanie umocnień władzy
phase-clean-up = Porządkowanie

## Units. .count: so many of them, for sentences; .acc: the same in the accusative

unit-footman = Piechur
    .count =
        { $count ->
            [one] { $count } piechur
           *[many] { $count } piechurów
        }
    .acc =
        { $count ->
            [one] { $count } piechura
           *[many] { $count } piechurów
        }
unit-knight = Rycerz
    .count =
        { $count ->
            [one] { $count } rycerz
           *[many] { $count } rycerzy
        }
    .acc =
        { $count ->
            [one] { $count } rycerza
           *[many] { $count } rycerzy
        }
unit-siege-engine = Machina oblężnicza
    .count =
        { $count ->
            [one] { $count } machina oblężnicza
            [few] { $count } machiny oblężnicze
           *[many] { $count } machin oblężniczych
        }
    .acc =
        { $count ->
            [one] { $count } machinę oblężniczą
            [few] { $count } machiny oblężnicze
           *[many] { $count } machin oblężniczych
        }
unit-ship = Statek
    .count =
        { $count ->
            [one] { $count } statek
            [few] { $count } statki
           *[many] { $count } statków
        }

## Orders

order-march-minus-1 = Marsz −1
order-march-0 = Marsz +0
order-march-plus-1 = Specjalny marsz +1
order-defense-1 = Obrona +1
order-defense-2 = Specjalna obrona +2
order-support = Wsparcie
order-support-plus-1 = Specjalne wsparcie +1
order-raid = Najazd
order-raid-special = Specjalny najazd
order-consolidate-power = Umocnienie władzy
order-consolidate-power-special = Specjalne umocnienie władzy

## Influence tracks, and the dominance token of the first house on each

track-throne = Żelazny Tron
    .gen = Żelaznego Tronu
track-fiefdoms = Lenna
    .gen = Lenn
track-court = Królewski Dwór
    .gen = Królewskiego Dworu
dominance-throne = Żelazny Tron
    .gen = Żelaznego Tronu
dominance-fiefdoms = Ostrze z Valyriańskiej Stali
    .gen = Ostrza z Valyriańskiej Stali
dominance-court = Kruk Posłaniec
    .gen = Kruka Posłańca
    .acc = Kruka Posłańca
