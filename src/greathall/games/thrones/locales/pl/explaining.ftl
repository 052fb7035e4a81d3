### Co lupa i arkusz mówią o obszarze czy karcie rodu: kontrola, siły, wsparcie; i co znaczy każdy znak.

## Obszar

explain-area = Ile jest wart
explain-control-units = kontrolują go: stoją tu ich jednostki
explain-control-token = kontrolują go: leży tu ich żeton władzy
explain-control-home = kontrolują go: to ich ziemia rodowa
explain-control-port = kontrolują go razem z ziemią „{ $location }”
explain-control-nobody = Nikt go nie kontroluje.
explain-lord = tyle siły, razem z rozkazem marszu i wsparciem, trzeba, by go zająć
explain-lord-closed = nikt nie może tu wejść
explain-points = punktów przy mobilizacji
explain-barrels = baryłek dla tego, kto go kontroluje, gdy liczy się zaopatrzenie
explain-power = daje tu rozkaz umocnienia władzy
explain-defence = Broni się z siłą { $count }
explain-units = { $units }
explain-march = Kto mógłby tu wkroczyć
explain-marcher = rozkaz marszu { $player_gen }; atak wszystkimi jednostkami stamtąd jest wart
explain-support = Kto mógłby tu wesprzeć jedną ze stron
explain-supporter = rozkaz wsparcia { $player_gen }; w ataku jest wart

## Karta rodu

explain-card-discarded = Została zagrana; karty wrócą, gdy zagrana będzie ostatnia z ręki.
explain-no-battle = Karty rodu zagrywa się w walkach, a twój ród teraz nie walczy.
explain-card-chosen = Karta na tę walkę jest już wybrana.
explain-in-battle = W tej walce
explain-before-other-card = siła twojej strony, zanim znana jest karta { $player_gen }

## Znaki

mark-castle = Zamek
    .text = 1 punkt przy mobilizacji i jeden z siedmiu zamków i twierdz, które dają zwycięstwo.
mark-stronghold = Twierdza
    .text = 2 punkty przy mobilizacji i jedna z siedmiu zamków i twierdz, które dają zwycięstwo.
mark-barrel = Baryłka
    .text = Zaopatrzenie: liczy się temu, kto kontroluje obszar, ilekroć ustala się je na nowo.
mark-crown = Korona
    .text = Rozkaz umocnienia władzy daje o 1 więcej za każdą koronę; podobnie niektóre karty Westeros.
mark-strength = Siła karty rodu
    .text = Dodaje się ją do siły swojej strony w walce.
mark-swords = Miecz
    .text = Jeśli wygrasz walkę, każdy miecz kosztuje pokonanego jedną jednostkę, chyba że zatrzyma go fortyfikacja.
mark-fortifications = Fortyfikacja
    .text = Jeśli przegrasz walkę, każda fortyfikacja zatrzymuje jeden miecz.
mark-footman = Piechur
    .text = Siła 1. Kosztuje 1 punkt; można go zamienić w rycerza albo machinę oblężniczą.
mark-knight = Rycerz
    .text = Siła 2. Kosztuje 2 punkty.
mark-siege-engine = Machina oblężnicza
    .text = Siła 4 w ataku na zamek lub twierdzę, poza tym 0. Nie może się wycofać. Kosztuje 2 punkty.
mark-ship = Statek
    .text = Siła 1, na morzu. Przewozi przez morze dowolnie wiele jednostek lądowych. Kosztuje 1 punkt.
mark-face-down = Zakryty rozkaz
    .text = Leży tu rozkaz. Wszystkie rozkazy odsłania się razem.
mark-text = Trzy kropki
    .text = Karta ma własny tekst; mówią go lupa i arkusz.
mark-star = Gwiazdka na dworze
    .text = Tyle rozkazów specjalnych, tych z gwiazdką, ród może wyłożyć w rundzie.
mark-house = Herb rodu
    .text = Czyje to wojsko, rozkaz, żeton władzy albo garnizon. Każdy ród ma własną tarczę, literę i barwę.
