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

# A place in sentences: .at where, .from whence, .to whither

## Lands

location-castle-black = Czarny Zamek
    .at = w Czarnym Zamku
    .from = z Czarnego Zamku
    .to = do Czarnego Zamku
location-karhold = Karhold
    .at = w Karholdzie
    .from = z Karholdu
    .to = do Karholdu
location-winterfell = Winterfell
    .at = w Winterfell
    .from = z Winterfell
    .to = do Winterfell
location-stony-shore = Kamienny Brzeg
    .at = na Kamiennym Brzegu
    .from = z Kamiennego Brzegu
    .to = na Kamienny Brzeg
location-white-harbor = Biały Port
    .at = w Białym Porcie
    .from = z Białego Portu
    .to = do Białego Portu
location-widows-watch = Wdowia Strażnica
    .at = we Wdowiej Strażnicy
    .from = z Wdowiej Strażnicy
    .to = do Wdowiej Strażnicy
location-moat-cailin = Fosa Cailin
    .at = w Fosie Cailin
    .from = z Fosy Cailin
    .to = do Fosy Cailin
location-greywater-watch = Strażnica nad Szarą Wodą
    .at = w Strażnicy nad Szarą Wodą
    .from = ze Strażnicy nad Szarą Wodą
    .to = do Strażnicy nad Szarą Wodą
location-flints-finger = Palec Flinta
    .at = na Palcu Flinta
    .from = z Palca Flinta
    .to = na Palec Flinta
location-seagard = Seagard
    .at = w Seagardzie
    .from = z Seagardu
    .to = do Seagardu
location-twins = Bliźniaki
    .at = w Bliźniakach
    .from = z Bliźniaków
    .to = do Bliźniaków
location-fingers = Paluchy
    .at = na Paluchach
    .from = z Paluchów
    .to = na Paluchy
location-mountains-of-the-moon = Góry Księżycowe
    .at = w Górach Księżycowych
    .from = z Gór Księżycowych
    .to = w Góry Księżycowe
location-eyrie = Orle Gniazdo
    .at = w Orlim Gnieździe
    .from = z Orlego Gniazda
    .to = do Orlego Gniazda
location-pyke = Pyke
    .at = na Pyke
    .from = z Pyke
    .to = na Pyke
location-riverrun = Riverrun
    .at = w Riverrun
    .from = z Riverrun
    .to = do Riverrun
location-lannisport = Lannisport
    .at = w Lannisporcie
    .from = z Lannisportu
    .to = do Lannisportu
location-stoney-sept = Kamienny Sept
    .at = w Kamiennym Sepcie
    .from = z Kamiennego Septu
    .to = do Kamiennego Septu
location-harrenhal = Harrenhal
    .at = w Harrenhal
    .from = z Harrenhal
    .to = do Harrenhal
location-crackclaw-point = Szczypcowy Przylądek
    .at = na Szczypcowym Przylądku
    .from = ze Szczypcowego Przylądka
    .to = na Szczypcowy Przylądek
location-dragonstone = Smocza Skała
    .at = na Smoczej Skale
    .from = ze Smoczej Skały
    .to = na Smoczą Skałę
location-searoad-marches = Mokradła Wschodniego Traktu
    .at = na Mokradłach Wschodniego Traktu
    .from = z Mokradeł Wschodniego Traktu
    .to = na Mokradła Wschodniego Traktu
location-blackwater = Czarny Nurt
    .at = nad Czarnym Nurtem
    .from = znad Czarnego Nurtu
    .to = nad Czarny Nurt
location-kings-landing = Królewska Przystań
    .at = w Królewskiej Przystani
    .from = z Królewskiej Przystani
    .to = do Królewskiej Przystani
location-kingswood = Królewski Las
    .at = w Królewskim Lesie
    .from = z Królewskiego Lasu
    .to = do Królewskiego Lasu
location-storms-end = Koniec Burzy
    .at = w Końcu Burzy
    .from = z Końca Burzy
    .to = do Końca Burzy
location-highgarden = Wysogród
    .at = w Wysogrodzie
    .from = z Wysogrodu
    .to = do Wysogrodu
location-reach = Reach
    .at = w Reach
    .from = z Reach
    .to = do Reach
location-dornish-marches = Dornijskie Pogranicze
    .at = na Dornijskim Pograniczu
    .from = z Dornijskiego Pogranicza
    .to = na Dornijskie Pogranicze
location-boneway = Szlak Kości
    .at = na Szlaku Kości
    .from = ze Szlaku Kości
    .to = na Szlak Kości
location-oldtown = Stare Miasto
    .at = w Starym Mieście
    .from = ze Starego Miasta
    .to = do Starego Miasta
location-three-towers = Trzy Wieże
    .at = w Trzech Wieżach
    .from = z Trzech Wież
    .to = do Trzech Wież
location-princes-pass = Przełęcz Księcia
    .at = na Przełęczy Księcia
    .from = z Przełęczy Księcia
    .to = na Przełęcz Księcia
location-arbor = Arbor
    .at = na Arbor
    .from = z Arbor
    .to = na Arbor
location-starfall = Starfall
    .at = w Starfall
    .from = ze Starfall
    .to = do Starfall
location-yronwood = Yronwood
    .at = w Yronwood
    .from = z Yronwood
    .to = do Yronwood
location-salt-shore = Słony Brzeg
    .at = na Słonym Brzegu
    .from = ze Słonego Brzegu
    .to = na Słony Brzeg
location-sunspear = Słoneczna Włócznia
    .at = w Słonecznej Włóczni
    .from = ze Słonecznej Włóczni
    .to = do Słonecznej Włóczni

## Seas

location-bay-of-ice = Lodowa Zatoka
    .at = w Lodowej Zatoce
    .from = z Lodowej Zatoki
    .to = do Lodowej Zatoki
location-shivering-sea = Morze Dreszczy
    .at = na Morzu Dreszczy
    .from = z Morza Dreszczy
    .to = na Morze Dreszczy
location-narrow-sea = Wąskie Morze
    .at = na Wąskim Morzu
    .from = z Wąskiego Morza
    .to = na Wąskie Morze
location-sunset-sea = Morze Zachodzącego Słońca
    .at = na Morzu Zachodzącego Słońca
    .from = z Morza Zachodzącego Słońca
    .to = na Morze Zachodzącego Słońca
location-ironmans-bay = Zatoka Żelaznych Ludzi
    .at = w Zatoce Żelaznych Ludzi
    .from = z Zatoki Żelaznych Ludzi
    .to = do Zatoki Żelaznych Ludzi
location-golden-sound = Złota Cieśnina
    .at = w Złotej Cieśninie
    .from = ze Złotej Cieśniny
    .to = do Złotej Cieśniny
location-blackwater-bay = Zatoka Czarnego Nurtu
    .at = w Zatoce Czarnego Nurtu
    .from = z Zatoki Czarnego Nurtu
    .to = do Zatoki Czarnego Nurtu
location-shipbreaker-bay = Zatoka Rozbitków
    .at = w Zatoce Rozbitków
    .from = z Zatoki Rozbitków
    .to = do Zatoki Rozbitków
location-redwyne-straits = Cieśnina Redwyne'ów
    .at = w Cieśninie Redwyne'ów
    .from = z Cieśniny Redwyne'ów
    .to = do Cieśniny Redwyne'ów
location-west-summer-sea = Zachodnie Morze Letnie
    .at = na Zachodnim Morzu Letnim
    .from = z Zachodniego Morza Letniego
    .to = na Zachodnie Morze Letnie
location-sea-of-dorne = Morze Dornijskie
    .at = na Morzu Dornijskim
    .from = z Morza Dornijskiego
    .to = na Morze Dornijskie
location-east-summer-sea = Wschodnie Morze Letnie
    .at = na Wschodnim Morzu Letnim
    .from = ze Wschodniego Morza Letniego
    .to = na Wschodnie Morze Letnie

## Ports

location-winterfell-port = Port Winterfell
    .at = w porcie Winterfell
    .from = z portu Winterfell
    .to = do portu Winterfell
location-white-harbor-port = Port Białego Portu
    .at = w porcie Białego Portu
    .from = z portu Białego Portu
    .to = do portu Białego Portu
location-pyke-port = Port Pyke
    .at = w porcie Pyke
    .from = z portu Pyke
    .to = do portu Pyke
location-lannisport-port = Port Lannisportu
    .at = w porcie Lannisportu
    .from = z portu Lannisportu
    .to = do portu Lannisportu
location-dragonstone-port = Port Smoczej Skały
    .at = w porcie Smoczej Skały
    .from = z portu Smoczej Skały
    .to = do portu Smoczej Skały
location-storms-end-port = Port Końca Burzy
    .at = w porcie Końca Burzy
    .from = z portu Końca Burzy
    .to = do portu Końca Burzy
location-oldtown-port = Port Starego Miasta
    .at = w porcie Starego Miasta
    .from = z portu Starego Miasta
    .to = do portu Starego Miasta
location-sunspear-port = Port Słonecznej Włóczni
    .at = w porcie Słonecznej Włóczni
    .from = z portu Słonecznej Włóczni
    .to = do portu Słonecznej Włóczni
