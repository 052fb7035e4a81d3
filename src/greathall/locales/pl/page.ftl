### Strona: przedsionek, stół, powtórka, zasady i przewodnik dla nowych graczy.

error-offline = Sala jest teraz nieosiągalna.
page-welcome = Stół do epickich gier
page-lobby-ask = Wybierz grę i zagraj od razu
page-new-table = Nowy stół
page-hands-are-shown = Przy tym stole karty na ręce nie są tajne: widzi je każdy, kto patrzy.
page-profile = Profil
page-your-name = Twoje imię
page-game = Gra
page-scenario = Scenariusz
page-people = Liczba graczy
page-seats = Miejsca
page-me = ja
page-friend = znajomy (przez odnośnik)
page-bot = bot { $name }
page-options = Opcje
page-with-expansion = Z dodatkiem „{ $name }”
page-pace = Tempo
page-pace-none = bez limitu
page-pace-bank = zapas czasu i 30 sekund na ruch
page-pace-move = czas na każdy ruch
page-minutes = Minuty
page-public = pokaż stół wszystkim
page-sit-down = Usiądź
page-own-tables = Twoje stoły
page-tables = Otwarte stoły
page-no-tables = Nie ma otwartych stołów. Otwórz pierwszy.
page-state-open = czeka na graczy
page-join = Usiądź: { $seat }
page-somebody = ktoś
page-free-seat = wolne
page-records = Zapisy
page-open-record = Otwórz zapis z pliku
page-not-affiliated = Great Hall tworzą gracze; nie jest powiązany z wydawcami tych gier.
page-copy-link = Kopiuj odnośnik
page-copied = Skopiowano
page-dice-proven = Uczciwość losu jest dowiedziona.
page-dice-proven-with-share = Uczciwość losu jest dowiedziona, a twój udział w nim jest.
page-dice-other-commitment = Uczciwość losu nie jest dowiedziona: przed partią sala pokazywała inną liczbę.
page-dice-other-secret = Uczciwość losu nie jest dowiedziona: sekret nie pasuje do liczby pokazanej przez salę.
page-dice-other-pledges = Uczciwość losu nie jest dowiedziona: udziały nie są tymi, które zapowiedziano przed partią.
page-dice-share-missing = Uczciwość losu nie jest dowiedziona: twój udział ujawniono, a nie został uwzględniony.
page-dice-other-lot = Uczciwość losu nie jest dowiedziona: miejsca rozlosowano inaczej.
page-dice-other-draw = Uczciwość losu nie jest dowiedziona: na pozycji { NUMBER($at, useGrouping: 0) } wypadło co innego.
page-comfort = Język i wygoda
page-language = Język
page-card-language = Język kart
page-movement = ruch
page-sound = dźwięk, gdy moja kolej
page-day = Światło dzienne
page-candle = Światło świecy
page-choices = Możliwości
page-close = Zamknij
page-back = Wstecz
page-lift = Unieś, by widzieć stół
page-lower = Pokaż możliwości
page-which = Co dokładnie?
page-undo = Cofnij
page-choose-lit = Wybierz coś z podświetlonych.
page-sure = Tego nie można cofnąć. Na pewno?
page-sending = Twoja odpowiedź jest w drodze.
page-offline = Utracono połączenie; wróci samo.
page-one-moment = Chwileczkę…
page-your-turn = Twoja kolej
page-your-turn-as = Twoja kolej: { $player }
page-waiting = Oczekiwanie
page-bot-plays = Gra za ciebie bot
page-watching = Obserwacja
page-waits-for = Stół czeka na { $names_acc }.
page-over = Gra zakończona
page-read-only = Zasady się zmieniły; grę można oglądać, a wznowić — jeśli wszyscy się zgodzą.
page-round = Runda { $round }
page-turn = Tura { $turn }
page-days = { $days } d { $hours } godz.
page-to-lobby = Do przedsionka
page-to-table = Do stołu
page-tabs = Części stołu
page-tab-table = Stół
page-tab-seats = Gracze
page-tab-log = Kronika
page-proposed-replace = { $seat }: propozycja, żeby bot grał dalej za nieobecnego gracza: { $absent }. Zgoda?
page-absence = Po ilu dniach bot może grać dalej za nieobecnego
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
page-replay = Powtórka
page-hands-shown = widzowie widzą karty na wszystkich rękach
page-moment = Pozycja { $number } z { $last }
page-share = Kopiuj odnośnik do tej chwili
page-go-on = Graj dalej stąd
page-rules = Zasady i słowniczek
page-search = Szukaj
page-nothing-found = Nic nie znaleziono.
page-keys = Klawisze
page-guide-on = Wyjaśniaj, co się dzieje
page-key-number = 1–9, a, b, …
    .text = wybierz możliwość o tym numerze lub literze
page-key-next = n, p
    .text = do następnej lub poprzedniej podświetlonej rzeczy
page-key-enter = Enter
    .text = wybierz to, co ma fokus
page-key-main = Spacja
    .text = główna czynność: potwierdź, gotowe lub jedyna możliwość; inaczej do pierwszej podświetlonej rzeczy
page-key-undo = u, Ctrl+Z
    .text = cofnij
page-key-explain = ?
    .text = pokaż te klawisze
page-key-escape = Esc
    .text = zamknij to, co otwarte
page-since = Od twojej ostatniej tury
page-not-now = { $what }: nie teraz
page-first-game = To moja pierwsza gra: objaśniaj w trakcie
page-records-text = Zapis zakończonej gry można obejrzeć i grać dalej od dowolnej chwili.
page-key-info = i
    .text = objaśnij zaznaczoną rzecz
bot-random = Wędrowiec
    .text = gra losowo
bot-squire = Giermek
    .text = gra dobrze, lecz czegoś nie zauważa
bot-knight = Rycerz
    .text = mało co przeocza, waha się tylko przy bliskim wyborze
bot-steward = Namiestnik
    .text = zawsze robi to, co radzą dobre reguły
bot-scholar = Uczony
    .text = gra tak, jak nauczył się sam od siebie
bot-seer = Jasnowidz
    .text = patrzy naprzód w wyobrażonych światach i dłużej myśli
page-private-chat = dwoje graczy może rozmawiać prywatnie
page-by-lot = rozlosuj miejsca, gdy gra się zacznie
page-key-zoom = + −, strzałki
    .text = przybliż mapę albo przesuń ją, gdy jest zaznaczona
page-key-done = d
    .text = gotowe: wydaj rozkazy albo zakończ działanie
page-winners =
    { $count ->
        [0] Nikt nie wygrywa.
        [one] Zwycięstwo: { $winners }.
       *[other] Zwycięstwo: { $winners }.
    }
page-more = Więcej ({ $count })
page-welcome-back = Witaj ponownie, { $name }
page-turns =
    { $count ->
        [one] Twój ruch przy { $count } stole
        [few] Twój ruch przy { $count } stołach
       *[many] Twój ruch przy { $count } stołach
    }
page-longest-wait = { $table }: czekają na ciebie już { $time }.
page-continue = Kontynuuj
page-rules-short = Zasady
page-take-seat = Siadaj
page-with = grają: { $names }
page-with-bots = z botami
page-free-chairs =
    { $count ->
        [0] Wszystkie miejsca zajęte
        [one] Wolne { $count } miejsce
        [few] Wolne { $count } miejsca
       *[many] Wolnych miejsc: { $count }
    }
page-they-think = Myślą: { $names }
page-length = Jak długo trwa
page-guided = gra z przewodnikiem
page-mode-people =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
page-you = Ty
page-others = Inni
page-lot = los
page-bots-of-the-game = boty samej gry
page-play-now = Zagraj teraz
page-with-friends = Ze znajomymi
page-more-tables = Twoje inne stoły: { $count }
page-watch-now = Oglądaj teraz
page-watch = Oglądaj
page-nothing-to-watch = Teraz nikt nie gra publicznie.
page-won = Wygrana { $scores }
page-lost = Przegrana { $scores }
page-watched = Obejrzane { $scores }
page-learn-title = Pierwszy raz? Naucz się przy stole
page-learn-text = Prawdziwa pierwsza gra: lekcja po lekcji, a każda wskazuje to, o czym mówi.
page-learn = Zacznij grę z przewodnikiem
page-bell = Powiadom, gdy mój ruch
page-bell-text = na tym urządzeniu, z liczbą na karcie
page-bell-denied = Przeglądarka nie pozwala na powiadomienia stąd.
page-new-table-ask = Kto gdzie siedzi i jak gracie?
page-pace-bank-of = po { $time } i 30 sekund na ruch
page-pace-move-of = { $time } na ruch
page-who-are-you = Jak się do ciebie zwracać?
page-name-text = To imię zobaczą inni przy stole. Konto nie jest potrzebne.
page-invited = Zapraszamy do stołu: { $table }. Twoje miejsce: { $seat }.
page-share-link = Udostępnij
page-sits = Usiądź jako:
page-glass = Lupa
page-possible-now = Teraz można.
page-not-possible-now = Teraz nie można.
page-one-before = Poprzednia
page-one-after = Następna
page-card-of-hand = karta { $number } z { $count } na ręce
page-legend = Znaki


## What may be set before a table is opened

page-hints-by = Podpowiada
page-hints-by-nobody = nikt
page-hints-allowed = Odpowiada temu, kto prosi; na czas tylko za zgodą wszystkich.
page-staging = Walki i bitwy
page-staging-plays = idą same
page-staging-waits = czekają na mnie
page-staging-off = tylko w kronice

# Co czyta się o innych, zanim się usiądzie, i zaproszeni znajomi.
page-rating-of =
    { $settled ->
        [yes] ranking { NUMBER($rating, useGrouping: 0) }
       *[no] ranking { NUMBER($rating, useGrouping: 0) }, jeszcze niepewny
    }
page-in-time = { $share }% z { $turns ->
        [one] jednego ruchu
       *[other] { $turns } ruchów
    } na czas
page-matches-left =
    { $matches ->
        [one] { $matches } partia
        [few] { $matches } partie
       *[other] { $matches } partii
    }, { $left ->
        [0] żadnej porzuconej
       *[other] porzucone: { $left }
    }
page-new-here = nie ma tu jeszcze rozegranych partii
page-rated = partia rankingowa: tylko ludzie z rankingiem, bez botów i podpowiedzi
page-rated-is = rankingowa
