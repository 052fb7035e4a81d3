### The page's own words for the card game: the table, its icons, the guide.

icon-attack = atak
icon-defence = obrona
icon-lead-attack = przywództwo w ataku
icon-lead-defence = przywództwo w obronie
icon-path-attack = atak na ścieżce
icon-path-defence = obrona na ścieżce
page-can-be-chosen = Można wybrać.
page-winner = Zwycięstwo: { $side }. Punkty zwycięstwa: { side-free } { $free }, { side-shadow } { $shadow }.
page-hand = Ręka
page-draw-deck = talia
page-discard-pile = stos zrzuconych kart
page-eliminated-pile = wykluczone karty
page-empty-pile = Nic tu nie ma.
page-carry = Limit pozostałości: { $count }
page-my-reserve = Moja rezerwa
page-drawn = dobrana
page-no-hand = Brak kart na ręce.
page-no-places = Brak aktywnych lokalizacji.
page-won = Wygrane pola bitew
page-nothing-won = jeszcze nic
page-passed = pas
page-road = Droga
page-road-now = aktywna
page-road-free = wygrana Wolnych Ludów
page-road-shadow = wygrana Cienia
page-path-number = Ścieżka { $number }
page-battleground-free = Pole bitwy Wolnych Ludów
page-battleground-shadow = Pole bitwy Cienia
page-stormed = reaktywowane: własna obrona się nie liczy
page-path-holds = ścieżka się broni
page-defence-holds = obrona wytrzymuje
page-scenarios = Scenariusze
page-cards = Karty
page-places = Lokalizacje
guide-phase-preparation = Każdy gracz dobrał początkową rękę i zrzuca z niej dwie karty. Zrzucone karty wrócą, gdy talia zostanie odświeżona, więc zatrzymaj to, co pomoże na pierwszej ścieżce.
guide-phase-locations = Do gry wchodzą pole bitwy i następna ścieżka, a ich teksty działają.
guide-phase-actions = Gracze działają po kolei: jedna akcja w turze, aż wszyscy spasują. Zagranie karty kosztuje inną kartę z ręki. Spasować możesz, mając mało kart.
guide-phase-combats = Na każdej aktywnej lokalizacji dochodzi do walki. Symbole ataku anuluje najpierw sama lokalizacja, potem tracone karty obrońców; kto je utrzyma, ten punktuje.
guide-phase-victory = Przewaga dziesięciu punktów wygrywa od razu; po ostatniej ścieżce wygrywa wyższy wynik, a przy remisie Cień.
guide-phase-draw = Wszyscy dobierają nowe karty, a żeton pierwszego gracza przechodzi dalej.
guide-question-turn = Zagraj podświetloną kartę z ręki, porusz kartę z rezerwy albo użyj tekstu. Karty na ścieżce bronią Powierników Pierścienia lub ich atakują; karty na polach bitew walczą o punkty. Jeśli nic nie pomaga, odłóż kartę do rezerwy na później.
guide-question-discard = To cena zagrania karty. Karta trafia na twój stos zrzuconych kart i wróci, gdy talia zostanie odświeżona.
guide-question-forsake = Poświęcić to wykluczyć kartę na zawsze: z ręki, z rezerwy albo w ciemno z wierzchu talii.
guide-question-loss = Obrońcy giną jeden po drugim, aż atak zostanie anulowany. Karta ginie nawet za jeden symbol.
guide-question-combat = Jesteś pierwszym graczem: ustalasz kolejność walk.
page-short = brakuje { $count }
page-points =
    { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
       *[other] { $count } punktów zwycięstwa
    }
page-walls = mury { $count }
page-path-itself = ścieżka { $count }
page-tokens = żetony { $count }
page-corruption =
    { $count ->
        [one] zepsucie
       *[other] zepsucia
    }
page-put-here = Połóż tutaj
page-empty-reserve = Rezerwa jest pusta.
page-being-played = zagrywana
page-decks = Twoje talie
guide-question-opening-discard = Z siedmiu kart dwie trzeba zrzucić. Zrzucone karty kiedyś wrócą, więc odłóż to, co nie przyda się na pierwszych ścieżkach.
guide-question-place = Na ścieżce karta pomaga Powiernikom Pierścienia albo im przeszkadza; na polu bitwy walczy o punkty zwycięstwa; w rezerwie czeka, a niektóre teksty działają właśnie tam.
guide-question-wielder = Przedmiot zostaje z tą postacią, dodaje jej swoje symbole i przepada razem z nią.
guide-question-may = Tekst karty coś proponuje. Można odmówić.
guide-question-agree = Towarzysz z drużyny wybrał straty. Jeśli się nie zgadzasz, wybierają atakujący.
guide-question-support = Każda armia wspiera jedną postać swojej frakcji, a wtedy liczą się jej symbole w okręgu.
page-own-bot = bot
page-cards-face-down =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
page-active-places = Aktywne lokalizacje
page-next-path = dalej: ścieżka { $number }
page-battleground-deck-free = Pola bitew Wolnych Ludów: zostało { $count }
page-battleground-deck-shadow = Pola bitew Cienia: zostało { $count }
page-more-cards = jeszcze { $count }
page-fewer = pokaż mniej
page-legend-cards = Na kartach
page-legend-places = Na lokalizacjach
page-legend-seats = Przy graczach
deed-opening-discard = Zrzuć kartę „{ $card }”
deed-discard = Zrzuć kartę „{ $card }”
deed-discard-drawn = Zrzuć kartę „{ $card }”
deed-eliminate = Wyklucz kartę „{ $card }”
deed-eliminate-drawn = Wyklucz kartę „{ $card }”
deed-play-drawn = Zagraj kartę „{ $card }”
deed-take = Weź kartę „{ $card }”
deed-loss = Strać kartę „{ $card }”
deed-wielder = Dzierżyciel: „{ $card }”

# Answers that a player sets in advance.
standing-pass-this-round = Pasuj do końca tej rundy, gdy pozwalają na to zasady
