### The names of War of the Ring: The Card Game. Values are labels; terms follow GLOSSARY.md.

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
