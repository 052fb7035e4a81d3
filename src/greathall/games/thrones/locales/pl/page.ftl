### Słowa strony dla „Gry o tron”: mapa, tory, planowanie i walka.

icon-sword = miecz
icon-fortification = fortyfikacja
letters-stark = S
letters-lannister = L
letters-baratheon = B
letters-greyjoy = G
letters-tyrell = T
letters-martell = M
page-tab-map = Mapa
page-tab-houses = Rody
page-tab-tracks = Tory
page-map = Mapa Westeros
page-areas = Kto gdzie stoi
page-held-by = kontrolują { $player }
page-routed = rozgromione: { $units }
page-face-down = zakryty rozkaz
page-no-order = bez rozkazu
page-rounds = Runda
page-wildlings = Dzicy
page-influence = Wpływy
page-used = użyty
page-stars =
    { $count ->
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
       *[many] { $count } gwiazdek
    }
page-supply = Zaopatrzenie
page-castles = Zamki i twierdze
page-westeros-cards = Karty Westeros
page-armies = { $player }. Dozwolone armie: { $limits }. Armie teraz: { $armies }.
page-houses = Rody i ich karty
page-played = zagrana
page-card-strength = siła { $count }
page-swords =
    { $count ->
        [one] { $count } miecz
        [few] { $count } miecze
       *[many] { $count } mieczy
    }
page-fortifications =
    { $count ->
        [one] { $count } fortyfikacja
        [few] { $count } fortyfikacje
       *[many] { $count } fortyfikacji
    }
page-kind-land = ląd
page-kind-sea = morze
page-kind-port = port
page-home-of = ziemia rodowa { $player_gen }
page-borders = Sąsiedzi: { $areas }.
page-orders = Rozkazy
page-orders-placed = Wydane rozkazy
page-placed = wydane
page-not-yet = jeszcze nie
page-order-for = Rozkaz dla obszaru:
page-order-used = leży
page-order-banned = zakazany
page-order-stars = brak gwiazdek
page-swap = Zamień
page-swap-with = Z którym obszarem?
page-orders-sent = Twoje rozkazy leżą na stole. Można je zmienić, dopóki nie wszyscy są gotowi.
page-change-orders = Zmień rozkazy
page-done = Gotowe
page-plan = Wydane rozkazy: { $placed } z { $all }. Gwiazdki: { $used } z { $stars }.
page-bids = Licytacja
page-spent = Już zagrane: { $cards }.
page-battle = Walka { $area }
page-attack-from = atak { $area }
page-you-defend = bronisz się
page-defends = bronią się
page-card-laid = zakryta
page-card-open = jeszcze niewybrana
page-from-to = od { $from } do { $to }
page-strength = siła
page-cause-units = jednostki
page-cause-order = rozkaz
page-cause-garrison = garnizon
page-cause-support = wsparcie
page-cause-card = karta rodu
page-cause-text = tekst karty
page-cause-tide = losy bitwy
page-cause-blade = ostrze
page-tie = Remis wygrywają { $player }: stoją wyżej na torze „{ track-fiefdoms }”.
page-battle-won = Wygrali { $player }.
page-winner-house =
    { $count ->
        [one] Wygrywają { $player }: { $count } zamek lub twierdza.
        [few] Wygrywają { $player }: { $count } zamki i twierdze.
       *[many] Wygrywają { $player }: { $count } zamków i twierdz.
    }
page-order-tokens = Żetony rodu
page-order-effect = Co robi rozkaz
page-westeros-deck = Talia Westeros { $deck }
page-wildling-cards = Karty dzikich
page-all-areas = Obszary
guide-phase-westeros = Odkrywa się po karcie z każdej z trzech talii. Przynoszą zaopatrzenie, mobilizację, licytację wpływów albo dzikich i mogą zakazać rozkazów na tę rundę.
guide-phase-planning = Połóż zakryty rozkaz na każdym obszarze, na którym masz jednostki; wszystkie odsłania się razem. Liczbę rozkazów z gwiazdką ogranicza twoje miejsce na Królewskim Dworze.
guide-phase-raids = Najpierw najazdy: najazd usuwa sąsiedni rozkaz wroga i łupi władzę tam, gdzie miano ją umocnić.
guide-phase-marches = W kolejności tur każdy ród wykonuje po jednym rozkazie marszu. Jednostki mogą się rozdzielić; kto wchodzi na obszar z wrogiem, ten walczy.
guide-phase-consolidate-power = Rozkazy umocnienia władzy dają żetony władzy; ten z gwiazdką pozwala zamiast tego zmobilizować jednostki w zamku lub twierdzy.
guide-phase-clean-up = Rozkazy znikają z mapy, rozgromione jednostki wstają, ostrze i kruk są znów gotowe.
guide-question-place-order = Wybierz żeton dla zaznaczonego obszaru; kliknij inny swój obszar, by zmienić rozkaz, albo przeciągnij żeton. Gdy wszystko ci odpowiada, naciśnij „Gotowe”.
guide-question-choose-house-card = Obie karty odsłania się razem. Wygrywa większa suma jednostek, rozkazów, wsparcia i karty; miecze zabijają, fortyfikacje ratują.
guide-question-bid = Każdy licytuje w tajemnicy, a co postawi, to traci. Przeciw dzikim licytuje się wspólnie; na torze najwyższa oferta daje pierwsze miejsce.
guide-question-march-to = Wybierz, dokąd stąd idą jednostki, grupa po grupie; gdy nikt więcej nie idzie, powiedz to.
page-legend-map = Na mapie
page-legend-units = Jednostki
page-legend-orders = Rozkazy
page-legend-houses = Rody i ich karty
page-legend-tracks = Na torach
deed-choose-house-card = Zagraj kartę „{ $card }”
deed-replacement-card = Zagraj kartę „{ $card }”
deed-discard-card = Odrzuć kartę „{ $card }”
deed-take-card-back = Weź z powrotem kartę „{ $card }”

# Answers that a house sets in advance.
standing-never-support = Nigdy nie wspieraj { $player_gen }
standing-never-support-anybody = Nikogo nie wspieraj w cudzych walkach
standing-accept-support = Przyjmuj wsparcie { $player_gen }
standing-accept-support-anybody = Przyjmuj każde wsparcie
standing-leave-raven = Nie używaj { dominance-court.gen }
standing-spare-blade = Nie używaj { dominance-fiefdoms.gen }
standing-keep-tide = Zatrzymuj dobraną kartę Losów Bitwy
