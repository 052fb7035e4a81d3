### Strona: przedsionek, stół, powtórka, zasady i przewodnik dla nowych graczy.

error-offline = Sala jest teraz nieosiągalna.
icon-attack = atak
icon-defence = obrona
icon-lead-attack = przywództwo w ataku
icon-lead-defence = przywództwo w obronie
icon-path-attack = atak na ścieżce
icon-path-defence = obrona na ścieżce
page-welcome = Stół do epickich gier
page-lobby-ask = Usiądź do stołu albo otwórz nowy
page-new-table = Nowy stół
page-your-name = Twoje imię
page-game = Gra
page-scenario = Scenariusz
page-people = Liczba graczy
page-seats = Miejsca
page-me = ja
page-friend = znajomy (przez odnośnik)
page-bot = bot { $name }
page-options = Opcje
page-pace = Tempo
page-pace-none = bez limitu
page-pace-bank = zapas czasu i 30 sekund na ruch
page-pace-move = czas na każdy ruch
page-minutes = Minuty
page-public = pokaż stół wszystkim
page-sit-down = Usiądź
page-own-tables = Twoje stoły
page-finished-tables = Zakończone: { $count }
page-tables = Otwarte stoły
page-no-tables = Nie ma otwartych stołów. Otwórz pierwszy.
page-state-open = czeka na graczy
page-state-playing = gra trwa
page-state-finished = gra zakończona
page-join = Usiądź: { $seat }
page-somebody = ktoś
page-free-seat = wolne
page-records = Zapisy
page-open-record = Obejrzyj zapis z pliku
page-not-affiliated = Great Hall tworzą gracze; nie jest powiązany z wydawcami tych gier.
page-waiting-for-people = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-copy-link = Kopiuj odnośnik
page-seat-link = Odnośnik do miejsca: { $seat }
page-watch-link = Odnośnik dla widzów
page-copied = Skopiowano
page-fair = Los jest ustalony tą liczbą: { $commitment }.
page-secret = Sekretem losu było { $secret }.
page-dice-pledged = Twoja przeglądarka dodaje do losu własny udział, więc nikt nie może go wybrać.
page-dice-mixed = Wszyscy dodają do losu swój udział; potem partia się zacznie.
page-dice-proven = Uczciwość losu jest dowiedziona.
page-dice-proven-with-share = Uczciwość losu jest dowiedziona, a twój udział w nim jest.
page-dice-other-commitment = Uczciwość losu nie jest dowiedziona: przed partią sala pokazywała inną liczbę.
page-dice-other-secret = Uczciwość losu nie jest dowiedziona: sekret nie pasuje do liczby pokazanej przez salę.
page-dice-other-pledges = Uczciwość losu nie jest dowiedziona: udziały nie są tymi, które zapowiedziano przed partią.
page-dice-share-missing = Uczciwość losu nie jest dowiedziona: twój udział ujawniono, a nie został uwzględniony.
page-dice-other-lot = Uczciwość losu nie jest dowiedziona: miejsca rozlosowano inaczej.
page-dice-other-draw = Uczciwość losu nie jest dowiedziona: na pozycji { NUMBER($at, useGrouping: 0) } wypadło co innego.
page-dice-verify = Ile możliwości miał los za każdym razem, strona wie od sali: „greathall verify” sprawdza zapis według zasad.
page-comfort = Język i wygoda
page-language = Język
page-card-language = Język kart
page-movement = ruch
page-sound = dźwięk, gdy moja kolej
page-day = Światło dzienne
page-candle = Światło świecy
page-choices = Możliwości
page-chronicle = Kronika
page-say = Napisz do stołu
page-close = Zamknij
page-back = Wstecz
page-lift = Unieś, by widzieć stół
page-lower = Pokaż możliwości
page-which = Co dokładnie?
page-undo = Cofnij
page-can-be-chosen = Można wybrać.
page-choose-lit = Wybierz coś z podświetlonych.
page-sure = Tego nie można cofnąć. Na pewno?
page-sending = Twoja odpowiedź jest w drodze.
page-offline = Utracono połączenie; wróci samo.
page-one-moment = Chwileczkę…
page-your-turn = Twoja kolej
page-your-turn-as = Twoja kolej: { $player }
page-waiting = Oczekiwanie
page-watching = Obserwacja
page-waits-for = Stół czeka na { $names_acc }.
page-over = Gra zakończona
page-winner = Zwycięstwo: { $side }. Punkty zwycięstwa: { side-free } { $free }, { side-shadow } { $shadow }.
page-read-only = Zasady się zmieniły; grę można oglądać, a wznowić — jeśli wszyscy się zgodzą.
page-round = Runda { $round }
page-days = { $days } d { $hours } godz.
page-to-lobby = Do przedsionka
page-to-table = Do stołu
page-hand = Ręka
page-draw-deck = talia
page-discard-pile = stos zrzuconych kart
page-eliminated-pile = wykluczone karty
page-empty-pile = Nic tu nie ma.
page-carry = Limit pozostałości: { $count }
page-my-reserve = Moja rezerwa
page-reserve-of = Rezerwa: { $player }
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
page-allowed-paths = Ścieżki: { $paths }
page-tabs = Części stołu
page-tab-table = Stół
page-tab-hand = Ręka
page-tab-seats = Gracze
page-tab-log = Kronika
page-table-menu = Ten stół
page-hand-over = Niech za { $seat_acc } gra bot
page-play-again = Graj znowu za { $seat_acc }
page-take-back-to = Wróć do pozycji
page-propose-take-back = Zaproponuj cofnięcie
page-propose-go-on = Zaproponuj wznowienie
page-proposed-take-back =
    { $seat } { $seat_gender ->
        [plural] proponują
       *[masculine] proponuje
    } cofnięcie. Zgoda?
page-proposed-go-on =
    { $seat } { $seat_gender ->
        [plural] proponują
       *[masculine] proponuje
    } wznowienie. Zgoda?
page-waive = Zwróć czas { $seat_dat }
page-propose-show-hands = Zaproponuj pokazywanie kart widzom
page-propose-cover-hands = Zaproponuj zakrycie kart przed widzami
page-proposed-show-hands =
    { $seat } { $seat_gender ->
        [plural] proponują
       *[masculine] proponuje
    }, aby odtąd wszyscy widzowie widzieli karty na rękach. Zgoda?
page-proposed-cover-hands =
    { $seat } { $seat_gender ->
        [plural] proponują
       *[masculine] proponuje
    }, aby widzowie nie widzieli już kart na rękach. Zgoda?
page-back-to = Cofnięte zostanie wszystko, co było po tym: { $event }
page-back-to-start = Cofnięte zostanie wszystko, od samego początku.
page-answers-lost = Cofnięte odpowiedzi: { $answers }.
page-hands-are-shown = Przy tym stole karty na ręce nie są tajne: widzi je każdy, kto patrzy.
page-rematch = Rewanż
page-to-rematch = Do nowego stołu
page-replay = Powtórka
page-download = Pobierz zapis
page-hands-shown = widzowie widzą karty na wszystkich rękach
page-notes = Moje notatki (nikt inny ich nie widzi)
page-report = Zgłoś błąd w tej pozycji
page-send-report = Wyślij zgłoszenie
page-reported = Dziękujemy. Pozycja została zapisana.
page-notify = Powiadamiaj, gdy moja kolej
page-moment = Pozycja { $number } z { $last }
page-first = Na początek
page-last = Na koniec
page-step = Krok naprzód
page-step-back = Krok wstecz
page-autoplay = Odtwarzaj
page-pause = Pauza
page-seek = Pozycja
page-eyes = Oczami
page-stranger = widza
page-everybody = wszystkich (wszystko odkryte)
page-eyes-of = { $seat_gen }
page-share = Kopiuj odnośnik do tej chwili
page-go-on = Graj dalej stąd
page-rules = Zasady i słowniczek
page-search = Szukaj
page-nothing-found = Nic nie znaleziono.
page-scenarios = Scenariusze
page-round-of-play = Runda gry
page-terms = Terminy
page-cards = Karty
page-places = Lokalizacje
page-keys = Klawisze
page-guide = Przewodnik
page-guide-on = Wyjaśniaj, co się dzieje
page-guide-off = Dalej bez podpowiedzi
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
page-own-defence = własna obrona: { $count }
page-walls = mury { $count }
page-path-itself = ścieżka { $count }
page-tokens = żetony { $count }
page-corruption =
    { $count ->
        [one] zepsucie
       *[other] zepsucia
    }
page-key-number = 1–9
    .text = wybierz możliwość o tym numerze
page-key-next = n, p
    .text = do następnej lub poprzedniej podświetlonej rzeczy
page-key-enter = Enter
    .text = wybierz to, co ma fokus
page-key-undo = u
    .text = cofnij
page-key-explain = ?
    .text = pokaż te klawisze
page-key-escape = Esc
    .text = zamknij to, co otwarte
page-put-here = Połóż tutaj
page-empty-reserve = Rezerwa jest pusta.
page-being-played = zagrywana
page-since = Od twojej ostatniej tury
page-nothing-yet = Jeszcze nic się nie wydarzyło.
page-not-now = Nie teraz:
page-decks = Twoje talie
page-first-game = To moja pierwsza gra: objaśniaj w trakcie
page-records-text = Zapis zakończonej gry można obejrzeć i grać dalej od dowolnej chwili.
page-unlit-army = Teraz nie można wybrać tej karty. Armię zagrywa się do rezerwy albo na aktywne pole bitwy z symbolem jej frakcji.
page-unlit-character = Teraz nie można wybrać tej karty. Postać zagrywa się do rezerwy, na aktywne pole bitwy z symbolem jej frakcji albo na dozwoloną ścieżkę.
page-unlit-item = Teraz nie można wybrać tej karty. Przedmiot wymaga dozwolonego dzierżyciela w grze.
page-unlit-event = Teraz nie można wybrać tej karty. Wydarzenie zagrywa się, gdy jego tekst ma na co działać.
page-unlit-reserve = Teraz nie można wybrać tej karty. Karta rusza z rezerwy do lokalizacji, do której może wejść, i nie w tej rundzie, w której została zagrana.
page-key-info = i
    .text = objaśnij zaznaczoną rzecz
bot-random = Wędrowiec, gra losowo
bot-steward = Namiestnik
guide-question-opening-discard = Z siedmiu kart dwie trzeba zrzucić. Zrzucone karty kiedyś wrócą, więc odłóż to, co nie przyda się na pierwszych ścieżkach.
guide-question-place = Na ścieżce karta pomaga Powiernikom Pierścienia albo im przeszkadza; na polu bitwy walczy o punkty zwycięstwa; w rezerwie czeka, a niektóre teksty działają właśnie tam.
guide-question-wielder = Przedmiot zostaje z tą postacią, dodaje jej swoje symbole i przepada razem z nią.
guide-question-may = Tekst karty coś proponuje. Można odmówić.
guide-question-agree = Towarzysz z drużyny wybrał straty. Jeśli się nie zgadzasz, wybierają atakujący.
guide-question-support = Każda armia wspiera jedną postać swojej frakcji, a wtedy liczą się jej symbole w okręgu.
page-say-to = Do kogo
page-say-to-all = do wszystkich
page-say-to-seat = do { $seat_gen }
page-say-private = Napisz tylko do tej osoby
page-in-private = { $who } do { $to_gen }, prywatnie:
page-private-chat = dwoje graczy może rozmawiać prywatnie
page-by-lot = rozlosuj miejsca, gdy gra się zacznie
page-lot-waits = Miejsca zostaną rozlosowane, gdy tylko wszyscy się zbiorą.
page-key-zoom = + −, strzałki
    .text = przybliż mapę albo przesuń ją, gdy jest zaznaczona
page-key-done = d
    .text = gotowe: wydaj rozkazy albo zakończ działanie
