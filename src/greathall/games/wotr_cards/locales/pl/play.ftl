### O co pytani są gracze „Wojny o Pierścień: Gry karcianej”, co mogą odpowiedzieć i co im się opowiada.
### Terminy według GLOSSARY.md.

## Questions

question-opening-discard = Którą kartę z początkowej ręki zrzucasz? ({ $about } z { $cards })
question-turn = Co robisz w tej turze?
question-place = Gdzie umieszczasz kartę „{ $about }”?
question-wielder = Kto zostanie dzierżycielem przedmiotu „{ $about }”?
question-move-to = Dokąd poruszasz kartę „{ $about }”?
question-discard = Którą kartę zrzucasz z ręki?
question-eliminate = Którą kartę wykluczasz z ręki?
question-forsake = Co poświęcasz?
question-may =
    { $about_kind ->
        [location] Czy korzystasz z propozycji lokalizacji „{ $about }”?
       *[card] Czy korzystasz z tekstu karty „{ $about }”?
    }
question-take = Którą kartę bierzesz na rękę?
question-eliminate-drawn = Którą z dobranych kart wykluczasz?
question-discard-drawn = Którą z dobranych kart zrzucasz?
question-play-drawn = Którą z dobranych kart zagrywasz?
question-combat = Która walka będzie następna?
question-loss = Która karta obrońców zostaje wykluczona w lokalizacji „{ $about }”?
question-agree =
    W lokalizacji „{ $about }” { $cards_amount ->
        [one] ma zostać wykluczona karta { $cards }
       *[other] mają zostać wykluczone karty: { $cards }
    }. Czy się zgadzasz?
question-support = Które postaci są wspierane przez armie na polu bitwy „{ $about }”?
question-agree-support =
    Na polu bitwy „{ $about }” { $cards_amount ->
        [one] ma być wspierana postać { $cards }
       *[other] mają być wspierane postaci: { $cards }
    }. Czy się zgadzasz?
question-battleground = Które pole bitwy aktywujesz?
question-path = Którą ścieżkę aktywujesz?
question-token = Gdzie umieszczasz żeton karty „{ $about }”?
question-nazgul = Którego Nazgûla wykluczasz z pola bitwy „{ $about }”?
question-ride = Którą kartę Rohanu wykluczasz ze swojej rezerwy?
question-fall = Którą kartę Mordoru wykluczasz?
question-army = Którą armię wykluczasz z pola bitwy „{ $about }”?
question-hobbit = Którego Hobbita bierzesz ze stosu zrzuconych kart?
question-heal = Kto na polu bitwy „{ $about }” zostaje zrzucony, a nie wykluczony?
question-grima = Co zyskujesz za wykluczenie karty „{ card-grima-wormtongue }”?

## Answers

answer-none = Żadna
answer-reserve = Rezerwa
answer-turn-play = Zagraj kartę „{ $card }”
answer-turn-move = Porusz kartę „{ $card }” z rezerwy
answer-turn-use = Zużyj akcję karty „{ $card }”
answer-turn-discard = Zrzuć kartę z ręki
answer-turn-winnow = Zrób odsiew: wyklucz 2 karty z ręki, dobierz 1
answer-turn-ring = Użyj żetonu Pierścienia
answer-turn-pass = Spasuj
answer-forsake-hand = „{ $card }” z ręki
answer-forsake-reserve = „{ $card }” z rezerwy
answer-forsake-deck = Wierzchnia karta twojej talii dobierania
answer-move-to-none = Zostaje w rezerwie
answer-play-drawn-none = Nie zagrywaj żadnej
answer-agree-no = Nie, niech wybiorą atakujący
answer-agree-support-no = Nie, niech wybiorą atakujący
answer-support = { $cards }
answer-fall = „{ $card }” na polu bitwy „{ $location }”
answer-nazgul-none = Nie wykluczaj nikogo
answer-ride-none = Żadnej więcej
answer-hobbit-none = Nikogo więcej
answer-heal-none = Nikt
answer-heal = „{ card-ioreth }” i „{ $card }”
answer-grima-saruman = Weź kartę „{ card-saruman }” ze swojej talii dobierania
answer-grima = Wyklucz kartę „{ $card }”

## Events

event-round-began = Zaczyna się runda { $round }. Pierwszy gracz: { $player }.
event-phase-began = { $phase }.
event-location-activated =
    { $again ->
        [yes] { $player } reaktywuje lokalizację „{ $location }”.
       *[no] { $player } aktywuje lokalizację „{ $location }”.
    }
event-text-applies =
    { $card_kind ->
        [location] Działa tekst aktywacji lokalizacji „{ $card }”.
       *[card] Działa tekst karty „{ $card }”.
    }
event-cards-drawn =
    { $count ->
        [0] { $player } nie ma już czego dobrać
        [one] { $player } dobiera { $count } kartę
        [few] { $player } dobiera { $count } karty
       *[many] { $player } dobiera { $count } kart
    }{ $cards_kind ->
        [list] : { $cards }.
       *[nothing] .
    }
event-card-played =
    { $to_kind ->
        [nothing] { $player } zagrywa wydarzenie „{ $card }”.
        [reserve] { $player } zagrywa kartę „{ $card }” do rezerwy.
        [card] { $player } zagrywa kartę „{ $card }”; jej dzierżyciel to „{ $to }”.
       *[location] { $player } zagrywa kartę „{ $card }” do lokalizacji „{ $to }”.
    }
event-card-moved = { $player } porusza kartę „{ $card }” do lokalizacji „{ $to }”.
event-card-discarded =
    { $player } zrzuca { $card_kind ->
        [nothing] kartę
       *[card] kartę „{ $card }”
    } { $source_kind ->
        [hand] z ręki
        [deck] z wierzchu talii dobierania
        [aside] spośród dobranych kart
        [discard] ze stosu zrzuconych kart
        [reserve] z rezerwy
       *[location] z lokalizacji „{ $source }”
    }{ $shown ->
        [yes] .
       *[no] , zakrytą.
    }
event-card-eliminated =
    { $player } wyklucza { $card_kind ->
        [nothing] kartę
       *[card] kartę „{ $card }”
    } { $source_kind ->
        [hand] z ręki
        [deck] z talii dobierania
        [aside] spośród dobranych kart
        [discard] ze stosu zrzuconych kart
        [reserve] z rezerwy
       *[location] z lokalizacji „{ $source }”
    }{ $shown ->
        [yes] .
       *[no] , zakrytą.
    }
event-card-taken =
    { $player } bierze na rękę kartę „{ $card }” { $source_kind ->
        [deck] z talii dobierania
       *[discard] ze stosu zrzuconych kart
    }.
event-nothing-found = { $player } nie znajduje tam szukanej karty.
event-deck-rebuilt =
    { $player } odświeża talię dobierania: { $count ->
        [0] stos zrzuconych kart jest pusty
        [one] wraca do niej { $count } karta
        [few] wracają do niej { $count } karty
       *[many] wraca do niej { $count } kart
    }.
event-passed = { $player } pasuje.
event-ring-token-used = { $player } używa żetonu Pierścienia.
event-hand-winnowed = { $player } robi odsiew.
event-token-added =
    „{ $on }”: dodano { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    } { $token_kind ->
        [attack] ataku
       *[defence] obrony
    }.
event-corruption-changed =
    { $change_sign ->
        [less] Zepsucie maleje o { $change_size } i wynosi teraz { $total }.
       *[more] Zepsucie rośnie o { $change_size } i wynosi teraz { $total }.
    }
event-losses-disputed = { $player } się nie zgadza: o tym, kto zostanie wykluczony w lokalizacji „{ $location }”, decydują atakujący.
event-support-disputed = { $player } się nie zgadza: o tym, kogo wspierają armie na polu bitwy „{ $location }”, decydują atakujący.
event-combat-fought =
    Walka w lokalizacji „{ $location }”: atak { $attack }, obrona lokalizacji { $defence }, anulowano wykluczonymi kartami { $cancelled }, nieanulowane { $left }. { $winner_id ->
        [free] Wygrywają Wolne Ludy.
        [shadow] Wygrywa Cień.
       *[None] Nikt nie zdobywa punktów.
    }
event-scores = Punkty zwycięstwa: Wolne Ludy { $free }, Cień { $shadow }.
event-game-ended =
    { $winner_id ->
        [free] Wolne Ludy wygrywają
       *[shadow] Cień wygrywa
    } { $how_id ->
        [lead] z przewagą co najmniej dziesięciu punktów
       *[last-path] po ostatniej ścieżce
    }. Punkty zwycięstwa: Wolne Ludy { $free }, Cień { $shadow }.

## How a game may end

ending-lead = przewaga dziesięciu punktów
ending-last-path = po ostatniej ścieżce

## Options of the game

option-promos = Karty promocyjne
    .text = Czy karty „{ card-ioreth }”, „{ card-ghan-buri-ghan }”, „{ card-gothmog }” i „{ card-whip-of-many-thongs }” dołączają do talii swoich frakcji.
option-promos-no = bez nich
option-promos-yes = z nimi
option-passes = Koniec fazy akcji w Pojedynku trzech graczy
    .text = Czy faza kończy się, gdy od ostatniej akcji spasował każdy z trzech graczy, czy dopiero po czterech spasowanych turach z rzędu.
option-passes-players = spasowało trzech graczy
option-passes-turns = spasowano cztery tury
option-over-limit = Karty powyżej limitu pozostałości
    .text = Czy gracze, którzy na koniec fazy akcji mają na ręce więcej kart, niż pozwala limit pozostałości, zatrzymują je, czy zrzucają nadmiar.
option-over-limit-keep = zostają na ręce
option-over-limit-discard = są zrzucane
option-duel-ring-tokens = Żetony Pierścienia graczy Cienia w Pojedynku trzech graczy
    .text = Ile punktów zwycięstwa jest wart nieużyty żeton Pierścienia w końcowej punktacji.
option-duel-ring-tokens-0 = zero
option-duel-ring-tokens-1 = 1 punkt zwycięstwa
option-paths-of-the-dead = { card-paths-of-the-dead }
    .text = Gdzie musi być „{ card-strider }” lub „{ card-aragorn }”, aby dobrać piątą kartę.
option-paths-of-the-dead-reserve = w rezerwie
option-paths-of-the-dead-play = gdziekolwiek w grze
option-messenger = { card-the-messenger }
    .text = Czy „{ card-the-messenger }”, zrzucony jako koszt swojego tekstu, może wziąć ze stosu zrzuconych kart sam siebie.
option-messenger-itself = może wziąć siebie
option-messenger-others = tylko innych Nazgûli
option-empty-hand-pays = Płacenie z pustej ręki
    .text = Czy gracz bez kart na ręce może poświęcić kartę tam, gdzie tekst daje coś za zrzucenie karty.
option-empty-hand-pays-yes = poświęcając kartę
option-empty-hand-pays-no = wcale

## The table

table-round = Runda { $round }, { $phase }
table-order = Kolejność tur: { $players }. Pierwszy gracz: { $first }. Teraz tura: { $acting }.
table-score = Punkty zwycięstwa: Wolne Ludy { $free }, Cień { $shadow }, w tym { $corruption } za zepsucie.
table-path = Ścieżka { $number }: { $name }
table-battleground = Pole bitwy: { $name }
table-worth =
    { $side }; { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }
table-attack = { $side }, atak { $attack }: { $cards }
table-defence = { $side }, obrona { $defence }, w tym { $own } samej lokalizacji: { $cards }
table-outlook =
    { $winner ->
        [free] Na razie wygrywają Wolne Ludy.
        [shadow] Na razie wygrywa Cień.
        [corruption] Na razie wygrywa Cień; żetony zepsucia: { $left }.
       *[nobody] Na razie nikt nie zdobywa punktów.
    }
table-stormed = Reaktywowane z obszaru wroga: własna obrona pola się nie liczy.
table-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
table-wielding = { $card } (przedmioty: { $items })
table-nobody = brak
table-hand = Ręka
table-deck = Talia
table-discard = Zrzucone
table-eliminated = Wykluczone
table-ring = Żeton Pierścienia
table-ring-state =
    { $state ->
        [ready] nieużyty
        [used] użyty
       *[none] brak
    }
table-reserve = Rezerwa
table-hand-of = Ręka: { $player }
table-aside-of = Dobrane karty: { $player }
table-top-card = Wierzchnia karta talii dobierania: { $card }
table-discard-of = Stos zrzuconych kart, o ile możesz go widzieć: { $player }
table-eliminated-of = Stos wykluczonych kart, o ile możesz go widzieć: { $player }
table-scored-by = Obszar punktacji: { $side }
table-battlegrounds-of = Talia pól bitew bez kolejności: { $side }
table-paths-ahead = Ścieżki, które są jeszcze możliwe

## What is printed on a card

print-attack = atak { $count }
print-leads-attack = przywództwo w ataku { $count }
print-defence = obrona { $count }
print-leads-defence = przywództwo w obronie { $count }
print-path = symbole ścieżki: { $count }
print-varies = więcej według tekstu
print-paths = ścieżki: { $paths }
print-wielders = dzierżyciele: { $names }
print-path-card =
    Ścieżka { $number }; { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }; obrona { $defence }
print-battleground-card =
    Pole bitwy strony: { $side }; { $points ->
        [one] { $points } punkt zwycięstwa
        [few] { $points } punkty zwycięstwa
       *[many] { $points } punktów zwycięstwa
    }; obrona { $defence }; obrońcy: { $defenders }; atakujący: { $attackers }
