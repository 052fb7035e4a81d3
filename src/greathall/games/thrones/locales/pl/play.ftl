### O co pytani są gracze „Gry o tron”, co mogą odpowiedzieć i co im się opowiada.
### Terminy według GLOSSARY.md.

## Questions of the Westeros phase

question-westeros-choice = „{ $about }”: co wybierasz dla wszystkich?
question-disband = Twoje armie przekraczają limit zaopatrzenia. Którą jednostkę usuwasz?
question-muster-at = Gdzie teraz mobilizujesz jednostki?
question-muster = Co mobilizujesz { $about_at }?
question-bid =
    { $about_kind ->
        [track] Ile żetonów władzy stawiasz na tor { $about_gen }?
       *[wildlings] Ile żetonów władzy stawiasz przeciw dzikim?
    }
question-break-tie = Równe stawki: kto zajmie następne miejsce na torze { $about_gen }?
question-highest-bidder = Równe najwyższe stawki: kto otrzyma nagrodę?
question-lowest-bidder = Równe najniższe stawki: kto poniesie najsurowszą karę?
question-raise-track = „{ $about }”: na którym torze zajmujesz pierwsze miejsce?
question-fall-on-track = { $about } spadają o 2 miejsca. Na którym torze?
question-downgrade-knight = „{ $about }”: gdzie twój rycerz staje się piechurem?
question-lose-unit = „{ $about }”: którą jednostkę tracisz?
question-lose-or-fall = „{ $about }”: co wybierasz?
question-take-card-back = „{ $about }”: którą kartę rodu bierzesz z powrotem na rękę?
question-discard-card = „{ $about }”: którą kartę rodu odrzucasz?
question-horde-muster = W którym zamku lub twierdzy mobilizujesz jednostki?

## Questions of the Planning phase

question-place-order = Jaki rozkaz wydajesz { $about_at }?
question-orders-ready = Wszystkie twoje rozkazy są wydane. Czy można je odkryć?
question-use-raven = Jak wykorzystujesz { dominance-court.acc }?
question-replace-which = Na którym obszarze zmieniasz rozkaz?
question-replace-with = Jaki rozkaz umieszczasz w zamian { $about_at }?
question-wildling-card-back = Wierzchnia karta dzikich to „{ $about }”. Gdzie ją kładziesz?

## Questions of the Action phase

question-choose-raid = Który rozkaz najazdu rozpatrujesz?
question-choose-march = Który rozkaz marszu rozpatrujesz?
question-choose-consolidate = Który rozkaz umocnienia władzy rozpatrujesz?
question-raid-target = Dokąd kierujesz najazd { $about_from }?
question-march-to = Dokąd wyruszają jednostki { $about_from }?
question-march-group = Które jednostki wyruszają { $about_to }?
question-leave-power-token = Czy zostawiasz żeton władzy { $about_at }?
question-consolidate = Jak wykorzystujesz specjalny rozkaz { $about_at }?
question-capture-ships = Ile statków { $about_at } zamieniasz na własne?

## Questions of a battle

question-give-support = Kogo wspierasz { $about_at }?
question-accept-support = Czy przyjmujesz wsparcie { $about_gen }?
question-choose-house-card = Którą kartę rodu zagrywasz w walce { $about_at }?
question-use-card-text = Czy korzystasz z tekstu karty „{ $about }”?
question-replacement-card = Którą kartę rodu zagrywasz zamiast karty „{ $about }”?
question-lower-track =
    { $about_id ->
        [doran-martell] „{ $about }”: na którym torze przeciwnik spada na ostatnie miejsce?
       *[other] „{ $about }”: na którym torze spadasz na ostatnie miejsce?
    }
question-remove-order = „{ $about }”: który rozkaz przeciwnika usuwasz?
question-kill-footman = „{ $about }”: którego piechura niszczysz?
question-upgrade-footman = „{ $about }”: gdzie twój piechur staje się rycerzem?
question-discard-from-hand = „{ $about }”: którą kartę odrzuca przeciwnik?
question-use-blade = Czy używasz { dominance-fiefdoms.gen }, aby dodać 1 do siły w walce { $about_at }?
question-redraw-tide = Dobrana karta: „{ $about }”. Czy używasz { dominance-fiefdoms.gen }, aby dobrać inną?
question-casualty = Którą jednostkę tracisz { $about_at }?
question-retreat-to = Dokąd wycofują się rozgromione jednostki { $about_from }?
question-retreat-loss = Nie wszystkie jednostki mogą się wycofać { $about_to }. Którą niszczysz?

## Answers

answer-westeros-choice-supply = „{ card-supply }”: ustawić zaopatrzenie od nowa
answer-westeros-choice-mustering = „{ card-mustering }”: wszyscy mobilizują jednostki
answer-westeros-choice-clash-of-kings = „{ card-clash-of-kings }”: licytacja o wpływy
answer-westeros-choice-power = Żetony władzy dla wszystkich
answer-westeros-choice-defense = Zakazać rozkazów obrony w tej rundzie
answer-westeros-choice-march-plus-1 = Zakazać specjalnego marszu +1 w tej rundzie
answer-westeros-choice-nothing = Nic
answer-disband = { $unit } { $location_at }
answer-muster-at-done = Zakończ mobilizację
answer-muster = { $unit } { $location_at }
answer-muster-upgrade =
    { $unit_id ->
        [knight] Ulepsz piechura na rycerza
       *[siege-engine] Ulepsz piechura na machinę oblężniczą
    }
answer-muster-done = Nic więcej
answer-bid =
    { $count ->
        [0] Nic
        [one] { $count } żeton władzy
        [few] { $count } żetony władzy
       *[many] { $count } żetonów władzy
    }
answer-lose-unit = { $unit } { $location_at }
answer-lose-or-fall-units = Strata 2 jednostek
answer-lose-or-fall-track = Spadek o 2 miejsca na torze, na którym jesteś najwyżej
answer-take-card-back-none = Żadnej
answer-horde-muster-none = Nigdzie
answer-place-order = { $order }
answer-place-order-none = Bez rozkazu
answer-orders-ready-ready = Gotowe
answer-use-raven-no = Wcale
answer-use-raven-replace-order = Zmień jeden ze swoich rozkazów
answer-use-raven-look-at-wildlings = Obejrzyj wierzchnią kartę dzikich
answer-replace-with = { $order }
answer-wildling-card-back-top = Z powrotem na wierzch talii
answer-wildling-card-back-bottom = Na spód talii
answer-raid-target-none = Niczego nie usuwaj
answer-march-to-done = Nikogo więcej nie ruszaj
answer-consolidate-power = Weź żetony władzy
answer-consolidate-muster = Zmobilizuj jednostki
answer-capture-ships =
    { $count ->
        [0] Żadnego
       *[other] { unit-ship.count }
    }
answer-give-support-attacker = Atakującego
answer-give-support-defender = Obrońcę
answer-give-support-nobody = Nikogo
answer-remove-order-none = Żadnego
answer-kill-footman-standing = Nierozgromionego
answer-kill-footman-routed = Rozgromionego
answer-upgrade-footman-none = Nigdzie
answer-discard-from-hand-none = Żadnej

## Events of the Westeros phase

event-new-round = Zaczyna się runda { $round }.
event-phase-opened = { $phase }.
event-westeros-card-revealed = Karta Westeros { $deck }: „{ $card }”.
event-winter-came = „{ $card }”: talia Westeros { $deck } zostaje potasowana i odkrywa się inną kartę.
event-threat-grew = Zagrożenie ze strony dzikich rośnie do { $count }.
event-westeros-choice-made =
    „{ $card }”: { $player } { $choice_id ->
        [supply] wybierają kartę „{ card-supply }”
        [mustering] wybierają kartę „{ card-mustering }”
        [clash-of-kings] wybierają kartę „{ card-clash-of-kings }”
        [power] wybierają żetony władzy dla wszystkich
        [defense] zakazują rozkazów obrony
        [march-plus-1] zakazują specjalnego rozkazu marszu +1
       *[nothing] decydują, że nic się nie dzieje
    }.
event-orders-banned =
    „{ $card }”: w tej rundzie nie wolno umieszczać { $order_id ->
        [march-plus-1] specjalnego rozkazu marszu +1
        [defense] rozkazów obrony
        [raid] rozkazów najazdu
        [support] rozkazów wsparcia
       *[consolidate-power] rozkazów umocnienia władzy
    }.
event-supply-set = Zaopatrzenie { $player_gen } wynosi { $count }.
event-unit-mustered = { $player } mobilizują { $unit_acc } { $area_at }.
event-unit-upgraded =
    { $unit_id ->
        [knight] { $player } zamieniają { $area_at } piechura na rycerza.
       *[siege-engine] { $player } zamieniają { $area_at } piechura na machinę oblężniczą.
    }
event-unit-downgraded = Rycerz { $player_gen } { $area_at } staje się piechurem.
event-unit-lost = { $player } tracą { $unit_acc } { $area_at }.
event-bid-made =
    { $about_kind ->
        [track] { $player } stawiają na tor { $about_gen }
       *[wildlings] { $player } stawiają przeciw dzikim
    } { $count ->
        [one] { $count } żeton władzy
        [few] { $count } żetony władzy
       *[many] { $count } żetonów władzy
    }.
event-track-settled = Tor { $track_gen }: { $houses }.
event-moved-on-track = { $player } przechodzą na miejsce { $count } na torze { $track_gen }.
event-power-gained =
    { $count ->
        [0] { $player } nie zyskują żetonów władzy
        [one] { $player } zyskują { $count } żeton władzy
        [few] { $player } zyskują { $count } żetony władzy
       *[many] { $player } zyskują { $count } żetonów władzy
    }.
event-power-lost =
    { $count ->
        [0] { $player } nie mają dostępnych żetonów władzy
        [one] { $player } tracą { $count } żeton władzy
        [few] { $player } tracą { $count } żetony władzy
       *[many] { $player } tracą { $count } żetonów władzy
    }.
event-wildlings-attacked = Dzicy atakują z siłą { $strength }.
event-wildlings-beaten = Nocna Straż odpiera dzikich: { $total } do { $strength }. „{ $card }”; najwyższa stawka: { $player }.
event-wildlings-won = Dzicy przedzierają się przez Mur: { $strength } do { $total }. „{ $card }”; najniższa stawka: { $player }.

## Events of the Planning phase

event-orders-revealed =
    Odkryto { $count ->
        [one] { $count } rozkaz
        [few] { $count } rozkazy
       *[many] { $count } rozkazów
    } { $houses ->
        [one] { $houses } rodu
       *[many] { $houses } rodów
    }.
event-order-replaced = { dominance-court }: { $player } umieszczają { $area_at } rozkaz „{ $order }” zamiast rozkazu „{ $old }”.
event-wildlings-seen =
    { $card_kind ->
        [nothing] { dominance-court }: { $player } oglądają wierzchnią kartę dzikich.
       *[card] { dominance-court }: { $player } oglądają wierzchnią kartę dzikich, „{ $card }”.
    }
event-wildling-card-put-back =
    { $where_id ->
        [top] { $player } odkładają kartę dzikich na wierzch talii.
       *[bottom] { $player } odkładają kartę dzikich na spód talii.
    }

## Events of the Action phase

event-raid-made = Najazd { $player_gen } { $area_from } { $target_to }: usunięto rozkaz „{ $order }” { $victim_gen }.
event-raid-in-vain = Rozkaz najazdu { $player_gen } { $area_at } usunięto bez efektu.
event-marched = { $player } wyruszają { $origin_from } { $area_to }: { $units }.
event-stayed-put = Rozkaz marszu { $player_gen } { $area_at } usunięto; nikt nie wyrusza.
event-power-token-left = { $player } zostawiają żeton władzy { $area_at }.
event-power-token-removed = Żeton władzy { $player_gen } { $area_at } usunięto.
event-lord-conquered = { $player } pokonują wojska neutralne { $area_at }: { $total } do { $strength }.
event-lord-stood-firm = { $player } są za słabi na wojska neutralne { $area_at }: { $total } do { $strength }.
event-ships-captured =
    { $player } przejmują { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[many] { $count } statków
    } { $area_at }.
event-ships-scuttled =
    { $player } tracą { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[many] { $count } statków
    } { $area_at }.
event-power-consolidated =
    { $player } umacniają władzę { $area_at } { $count ->
        [0] i nic nie zyskują
        [one] i zyskują { $count } żeton władzy
        [few] i zyskują { $count } żetony władzy
       *[many] i zyskują { $count } żetonów władzy
    }.

## Events of a battle

event-battle-began = { $attacker } atakują { $defender_acc } { $area_at }, nadciągając { $origin_from }.
event-support-given = Wsparcie { $player_gen } otrzymują { $to }.
event-support-refused = { $by } odrzucają wsparcie { $player_gen }.
event-house-cards-revealed = { $attacker } zagrywają kartę „{ $attacker_card }”, { $defender } – „{ $defender_card }”.
event-card-text-used = { $player } korzystają z tekstu karty „{ $card }”.
event-card-replaced =
    { $card_kind ->
        [nothing] { $player } cofają na rękę kartę „{ $old }” i nie mają innej karty.
       *[card] { $player } zagrywają kartę „{ $card }” zamiast karty „{ $old }”.
    }
event-order-removed = Rozkaz „{ $order }” { $player_gen } { $area_at } usunięto.
event-blade-used = { $player } używają { dominance-fiefdoms.gen }: +1 do siły.
event-tide-redrawn = { $player } używają { dominance-fiefdoms.gen } i dobierają inną kartę Losów Bitwy.
event-tides-revealed = { $attacker } mają kartę „{ $attacker_card }”, { $defender } – „{ $defender_card }”.
event-battle-won =
    { $player } pokonują { $loser_acc } { $area_at }: { $strength } do { $against }{ $tied ->
        [yes] , bo stoją wyżej na torze „{ track-fiefdoms }”
       *[no] {""}
    }.
event-battle-broken-off = Przeciw { $player_dat } { $area_at } nikt już nie stoi: walka się kończy.
event-garrison-fell = Garnizon { $player_gen } { $area_at } zostaje pokonany i usunięty.
event-retreated = { $player } wycofują się { $area_to }: { $units }.
event-house-card-discarded = { $player } odrzucają kartę „{ $card }”.
event-house-card-taken-back = { $player } biorą z powrotem na rękę kartę „{ $card }”.
event-hand-restored =
    { $card_kind ->
        [nothing] { $player } biorą z powrotem na rękę odrzucone karty rodu.
       *[card] { $player } biorą z powrotem na rękę pozostałe karty rodu; „{ $card }” zostaje na stosie kart odrzuconych.
    }
event-game-won =
    { $how_id ->
        [castles] { $player } wygrywają od razu
       *[rounds] { $player } wygrywają po dziesiątej rundzie
    }. Zamki i twierdze: { $count }.
