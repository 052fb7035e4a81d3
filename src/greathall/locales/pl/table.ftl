### The table: waiting for people, the menu, the chronicle, the bar of a replay.

page-expansion = Dodatek
page-waiting-for-people = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-seat-link = Odnośnik do miejsca: { $seat }
page-watch-link = Odnośnik dla widzów
page-fair = Los jest ustalony tą liczbą: { $commitment }.
page-secret = Sekretem losu było { $secret }.
page-dice-pledged = Twoja przeglądarka dodaje do losu własny udział, więc nikt nie może go wybrać.
page-dice-mixed = Wszyscy dodają do losu swój udział; potem partia się zacznie.
page-dice-verify = Ile możliwości miał los za każdym razem, strona wie od sali: „greathall verify” sprawdza zapis według zasad.
page-chronicle = Kronika
page-say = Napisz do stołu
page-tab-hand = Ręka
page-table-menu = Ten stół
page-hand-over = Niech za { $seat_acc } gra bot
page-play-again = Graj znowu za { $seat_acc }
page-take-back-to = Wróć do pozycji
page-propose-take-back = Zaproponuj cofnięcie
page-propose-replace = Zaproponuj, żeby bot grał za tego gracza: { $seat }
page-waive = Zwróć czas { $seat_dat }
page-propose-show-hands = Zaproponuj pokazywanie kart widzom
page-propose-cover-hands = Zaproponuj zakrycie kart przed widzami
page-back-to = Cofnięte zostanie wszystko, co było po tym: { $event }
page-back-to-start = Cofnięte zostanie wszystko, od samego początku.
page-answers-lost = Cofnięte odpowiedzi: { $answers }.
page-rematch = Rewanż
page-to-rematch = Do nowego stołu
page-download = Pobierz zapis
page-notes = Moje notatki (nikt inny ich nie widzi)
page-report = Zgłoś błąd w tej pozycji
page-send-report = Wyślij zgłoszenie
page-reported = Dziękujemy. Pozycja została zapisana.
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
page-round-of-play = Runda gry
page-terms = Terminy
page-guide = Przewodnik
page-guide-off = Dalej bez podpowiedzi
page-nothing-yet = Jeszcze nic się nie wydarzyło.
page-say-to = Do kogo
page-say-to-all = do wszystkich
page-say-to-seat = do { $seat_gen }
page-say-private = Napisz tylko do tej osoby
page-in-private = { $who } do { $to_gen }, prywatnie:
page-lot-waits = Miejsca zostaną rozlosowane, gdy tylko wszyscy się zbiorą.
page-table-word = Stół
page-bell-begins = Powiadom o początku
page-bell-begins-text = i gdy mój ruch
page-your-table = Twój stół
page-free-ask =
    { $count ->
        [one] Wolne { $count } miejsce: zaproś znajomego albo posadź bota
        [few] Wolne { $count } miejsca: zaproś znajomych albo posadź boty
       *[many] Wolnych miejsc { $count }: zaproś znajomych albo posadź boty
    }
page-free-are = Jeszcze wolne: { $seats }.
page-leave = Odejdź
page-cancel-table = Odwołaj stół
page-cancel-sure = Na pewno odwołać?
page-ready = gotowe
page-ready-count = Gotowe { $ready } z { $all }
page-is-bot = bot
page-is-here = jest tutaj
page-is-away = chwilowo nieobecne
page-fill-bot = albo posadź bota:
page-free-chair = Zwolnij miejsce dla znajomego
page-invite-here = Zaproś na to miejsce
page-that-is-you = ty
page-change-seat = Zmień miejsce
page-stay-here = Zostań tutaj
page-move-here = Przesiądź się tutaj
page-change-places = Zamień się miejscami
page-kept-for = Czeka na gracza { $name }
page-invite-other = Zaproś kogoś innego
page-sit-here = Usiądź tutaj
page-invite = Zaproś
page-invited-seat = Na miejsce: { $seat }
page-invite-text = Pokaż kod znajomemu obok albo wyślij odnośnik. Niczego się nie instaluje, konto nie jest potrzebne.
page-qr-code = Kod QR z tym odnośnikiem
page-table-link = Odnośnik do tego stołu
page-start-bots =
    { $count ->
        [one] Zacznij z botem
        [few] Zacznij z botami
       *[many] Zacznij z botami
    }
page-fair-dice = Uczciwy los
page-seats-by-lot = losowane
page-seats-as-chosen = według wyboru
page-watch-all = wszyscy
page-watch-by-link = przez odnośnik
page-talk = Rozmowa
page-glass-empty = Wskaż kartę, miejsce lub znak: tu przeczytasz, co znaczy.
page-read-all = Przeczytaj wszystko
# Mapy
page-zoom-in = Bliżej
page-zoom-out = Dalej
page-zoom-fit = Cała mapa
page-hints-off = Wyłącz podpowiedzi
page-rated-fact = Ranking
page-rated-yes = ta partia się liczy
page-invite-friends = Zaproś znajomych
page-invite-friend = Zaproś: { $name }
page-is-invited = wysłano zaproszenie
