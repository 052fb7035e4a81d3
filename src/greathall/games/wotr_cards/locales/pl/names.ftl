### The names and terms of War of the Ring: The Card Game. Values are labels; terms follow GLOSSARY.md.

## The game and its scenarios

game-wotr-cards = Wojna o Pierścień: Gra karciana
    .summary = Wolne Ludy niosą Pierścień dziewięcioma ścieżkami i bronią swoich ziem przed Cieniem; dwie drużyny zagrywają karty, walczą o każdą lokalizację i liczą punkty zwycięstwa.
    .motto = Pierścień idzie dziewięcioma ścieżkami, a armie walczą o twierdze.
scenario-trilogy = Trylogia
    .summary = Cała historia od Bag End do Góry Przeznaczenia dla 2–4 graczy. Po dwie talie z 30 kart na stronę i najwyżej dziewięć rund.
scenario-duel-2 = Pojedynek dwóch graczy
    .summary = Cała wojna, w której każdy gracz ma jedną talię z 60 kart. Wolne Ludy zdobywają ścieżkę tylko wtedy, gdy symboli obrony jest więcej niż symboli ataku.
    .short = Pojedynek
scenario-duel-3 = Pojedynek trzech graczy
    .summary = Gandalf ze wszystkimi kartami Wolnych Ludów sam przeciwko Czarnoksiężnikowi z Angmaru i Sarumanowi. Do niego należy co druga tura.
    .short = We troje
scenario-fellowship = Drużyna Pierścienia
    .summary = Krótka gra dla dwóch osób, od Shire'u do brzegów Anduinu. Od czterech do sześciu rund, dobrane talie, pola bitew w ustalonej kolejności, bez żetonów Pierścienia.
    .short = Drużyna

## Players: a deck each

player-frodo = Frodo
    .gen = Froda
    .dat = Frodowi
    .acc = Froda
    .ins = Frodem
    .gender = masculine
player-witch-king = Czarnoksiężnik z Angmaru
    .gen = Czarnoksiężnika z Angmaru
    .dat = Czarnoksiężnikowi z Angmaru
    .acc = Czarnoksiężnika z Angmaru
    .ins = Czarnoksiężnikiem z Angmaru
    .gender = masculine
player-aragorn = Aragorn
    .gen = Aragorna
    .dat = Aragornowi
    .acc = Aragorna
    .ins = Aragornem
    .gender = masculine
player-saruman = Saruman
    .gen = Sarumana
    .dat = Sarumanowi
    .acc = Sarumana
    .ins = Sarumanem
    .gender = masculine
player-gandalf = Gandalf
    .gen = Gandalfa
    .dat = Gandalfowi
    .acc = Gandalfa
    .ins = Gandalfem
    .gender = masculine
player-balrog = Balrog z Morii
    .gen = Balroga z Morii
    .dat = Balrogowi z Morii
    .acc = Balroga z Morii
    .ins = Balrogiem z Morii
    .gender = masculine

## Seats: one person with both decks of a side

seat-free = Gracz Wolnych Ludów
    .gen = gracza Wolnych Ludów
    .dat = graczowi Wolnych Ludów
    .acc = gracza Wolnych Ludów
    .ins = graczem Wolnych Ludów
    .gender = masculine
seat-shadow = Gracz Cienia
    .gen = gracza Cienia
    .dat = graczowi Cienia
    .acc = gracza Cienia
    .ins = graczem Cienia
    .gender = masculine

## Sides

side-free = Wolne Ludy
side-shadow = Cień

## Factions

faction-dunedain = Dúnedainowie
faction-elf = Elfy
faction-dwarf = Krasnoludy
faction-hobbit = Hobbici
faction-rohan = Rohan
faction-wizard = Czarodzieje
faction-isengard = Isengard
faction-monstrous = Monstrum
faction-southron = Południowcy
faction-mordor = Mordor

## Letters on badges

letters-dunedain = Du
letters-elf = El
letters-dwarf = Kr
letters-hobbit = Ho
letters-rohan = Ro
letters-wizard = Cz
letters-isengard = Is
letters-monstrous = Mn
letters-southron = Pd
letters-mordor = Mo

## Types of card

type-army = Armia
type-character = Postać
type-item = Przedmiot
type-event = Wydarzenie

## Keywords

keyword-nazgul = Nazgûl
keyword-weapon = Broń
keyword-mount = Wierzchowiec
keyword-ent = Ent

## Phases

phase-preparation = Przygotowanie
phase-locations = Faza lokalizacji
phase-actions = Faza akcji
phase-combats = Faza walki
phase-victory = Sprawdzenie zwycięstwa
phase-draw = Faza dobierania

## Terms

term-action = Akcja
    .text = W swojej turze w fazie akcji robisz jedną rzecz: zagrywasz kartę, poruszasz kartę z rezerwy, zrzucasz kartę z ręki, robisz odsiew, zużywasz akcję, korzystając z karty w grze, albo używasz żetonu Pierścienia (s. 10).
term-carryover-limit = Limit pozostałości
    .text = Największa liczba kart, z którą możesz zakończyć fazę akcji i z którą zawsze możesz spasować. Na początku są to 2 karty; niektóre karty w grze zwiększają limit (s. 10).
term-discard = Zrzucenie
    .text = Umieszczenie karty zakrytej na stosie zrzuconych kart jej gracza. Jeśli musisz zrzucić kartę, a nie masz żadnej na ręce, zamiast tego poświęcasz kartę (s. 13).
term-eliminate = Wykluczenie
    .text = Umieszczenie karty zakrytej na stosie wykluczonych kart jej gracza; karta na stałe wypada z gry. Jeśli nie masz czego wykluczyć, nie ponosisz kary, ale efekt opłacany wykluczeniem karty wymaga pełnej zapłaty (s. 13).
term-forsake = Poświęcenie
    .text = Wykluczenie jednej wybranej karty: z ręki, z rezerwy (przedmiot można poświęcić bez dzierżyciela) albo z wierzchu swojej talii dobierania, bez podglądania (s. 13).
term-winnow = Odsiew
    .text = Akcja: wyklucz 2 karty z ręki, a następnie dobierz 1 kartę (s. 12).
term-reserve = Rezerwa
    .text = Twoje karty na stole, które nie są w żadnej lokalizacji. Zagranej tu karty nie można poruszyć w tej samej rundzie, ale jej tekst dotyczący rezerwy działa od razu (s. 11).
term-path = Ścieżka
    .text = Etap drogi Powierników Pierścienia o numerze od 1 do 9. Naraz aktywna może być tylko jedna ścieżka; każdą kartę ścieżki aktywuje się najwyżej raz na grę. Na ścieżce zawsze bronią się Wolne Ludy (s. 6, 8, 14).
term-battleground = Pole bitwy
    .text = Miejsce, na którym mogą walczyć armie i postaci wskazanych na nim frakcji. Broni się strona, do której należy pole; naraz może być aktywna dowolna liczba pól bitew (s. 6, 8, 16).
term-support = Wsparcie
    .text = Armia wspiera jedną postać swojej frakcji na tym samym polu bitwy, dzięki czemu liczą się symbole przywództwa tej postaci (s. 16).
term-leadership = Przywództwo
    .text = Symbole ataku i obrony postaci umieszczone w kółku. Liczą się tylko wtedy, gdy postać jest wspierana przez armię (s. 16).
term-ring-token = Żeton Pierścienia
    .text = Akcja w Trylogii, raz na grę: dobierz 2 karty; nieużyty żeton jest wart 1 punkt zwycięstwa w końcowej punktacji. Akcja w Pojedynku dwóch graczy, a dla Gandalfa także w Pojedynku trzech graczy, raz na rundę: dobierz 3 karty, a następnie 1 kartę z ręki wyklucz i 1 zrzuć (s. 12, 20, 21).
term-corruption = Zepsucie
    .text = Gdy Cień wygrywa walkę na ścieżce, otrzymuje 1 żeton zepsucia za każdy nieanulowany symbol ataku. Każdy żeton jest wart 1 punkt zwycięstwa dla Cienia (s. 14, 18).
term-first-player = Pierwszy gracz
    .text = Aktywuje lokalizacje, zaczyna fazę akcji i ustala kolejność walk. Na koniec rundy przekazuje swój żeton następnemu graczowi w kolejności tur (s. 8).
term-activate = Aktywowanie
    .text = Wprowadzenie do gry niewykorzystanej jeszcze lokalizacji i rozpatrzenie jej tekstu. Nowa ścieżka zastępuje aktywną, na której najpierw odbywa się walka (s. 8).
term-reactivate = Reaktywowanie
    .text = Ponowne aktywowanie pola bitwy, wziętego z obszaru punktacji. Jeśli był to obszar przeciwnej strony, symbole obrony samego pola są ignorowane (s. 8, 16).
term-wielder = Dzierżyciel
    .text = Postać, która ma przedmiot. Symbole przedmiotu dodaje się do symboli dzierżyciela; przedmiot porusza się razem z nim i razem z nim zostaje zrzucony lub wykluczony (s. 11).
term-take = Wzięcie z talii lub stosu
    .text = Znajdź wskazaną kartę w podanej talii lub stosie, pokaż ją wszystkim i weź na rękę. Przeszukaną talię dobierania potasuj (s. 13).
term-remove = Usunięcie
    .text = Natychmiastowe wykluczenie karty, gdziekolwiek się znajduje: w talii dobierania, na stosie zrzuconych kart, na ręce lub w grze (s. 13).
term-rebuild = Odświeżenie
    .text = Gdy twoja talia dobierania się wyczerpie, potasowany stos zrzuconych kart staje się nową talią. Jeśli odświeżenie nakazuje karta, wtasowujesz ten stos do reszty talii (s. 11).
term-pass = Spasowanie
    .text = Możesz pominąć swoją turę, jeśli masz na ręce nie więcej kart, niż wynosi twój limit pozostałości, albo mniej niż każdy z graczy przeciwnej drużyny. Faza kończy się, gdy wszyscy spasują jeden po drugim (s. 10).
term-move = Poruszenie
    .text = Przeniesienie armii lub postaci wraz z przedmiotami z rezerwy do aktywnej lokalizacji, do której można tę kartę zagrać. Efekty zagrania karty nie działają, gdy karta jest poruszana (s. 12).
term-play = Zagranie
    .text = Użyj karty z ręki, natychmiast zrzuć za nią inną kartę z ręki, a potem rozpatrz jej tekst. Jeśli była to ostatnia karta, zamiast tego poświęcasz kartę (s. 10).
term-attack = Atak
    .text = Każdy symbol ataku trzeba anulować symbolem obrony. Jeśli zostanie choć jeden, wygrywa atakujący; po walce wszystkie atakujące karty zostają wykluczone (s. 14, 16).
term-defence = Obrona
    .text = Symbole ataku są najpierw anulowane przez symbole samej lokalizacji i żetony na niej. Aby anulować resztę, obrońca wyklucza karty, z których każda anuluje najwyżej tyle symboli, ile sama ma; pozostałe jego karty zostają zrzucone (s. 14, 16).
term-scoring-area = Obszar punktacji
    .text = Tu strona trzyma zdobyte lokalizacje; Cień trzyma tu także żetony zepsucia, a swoje ścieżki kładzie zakryte (s. 18).
term-victory-points = Punkty zwycięstwa
    .text = Przewaga 10 lub więcej punktów po walkach danej rundy daje zwycięstwo od razu. Po ostatniej ścieżce wygrywa strona z wyższym wynikiem, a w przypadku remisu Cień (s. 18).
