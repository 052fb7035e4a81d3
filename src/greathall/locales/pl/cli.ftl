### Wiersz poleceń. To, co się wpisuje (polecenia, opcje, nazwy), jest takie samo w każdym języku.

## Help

command-program = Great Hall: epickie gry planszowe ze wszystkimi zasadami, przeciw botom lub z przyjaciółmi, i silnik do eksperymentów.
command-games = Pokaż gry, ich scenariusze, miejsca i opcje.
command-play = Rozegraj całą partię w tym terminalu przeciw botom.
command-sit = Posadź bota przy stole w sali, za pomocą odnośnika do miejsca, żeby grał tam tak jak ludzie.
command-simulate = Pozwól botom rozegrać wiele partii i pokaż, jak się skończyły.
command-arena = Daj botom grać między sobą, z tym samym szczęściem z każdej strony, i oceń je.
command-replay = Sprawdź, czy zapisy partii nadal prowadzą do swojego końca.
command-why = Powiedz, co bot sądzi o decyzji z zapisu: co by zrobił, co jest drugie i dlaczego.
command-bench = Zmierz, jak szybki jest tu silnik.
command-completion = Wypisz to, czym powłoka uzupełnia polecenia po naciśnięciu Tab.
help-usage = Użycie
help-example = Przykład
help-arguments = Argumenty
help-options = Opcje
help-commands = Polecenia
help-some-options = [OPCJE]
help-help = Pokaż tę pomoc.
help-version = Pokaż wersję.
help-lang = Język: en, uk lub pl; domyślnie język systemu. Można go podać także po poleceniu.
help-game = Nazwa gry: { $known }.
help-scenario = Nazwa scenariusza z listy, którą pokazuje `greathall games`.
help-players = Ile osób gra.
help-seat = Twoje miejsce; można podać kilka razy, gdy przy jednym ekranie gra kilka osób. „random” to dowolne wolne. Domyślnie pierwsze miejsce.
help-bots = Kto gra na pozostałych miejscach, po kolei: { $known }; seer@64 albo seer@200ms z budżetem, module:Class dla cudzego bota.
help-links = Odnośnik do miejsca; kilka, jeśli bot gra na kilku miejscach jednego stołu.
help-bot = Kto gra: nazwa bota albo module:Class dla własnego. Taki, który wyobraża sobie partie, jak seer, nie może tak grać.
help-rivals = Kto gra między sobą: nazwy botów, z budżetem jak seer@64 albo seer@200ms, i module:Class dla cudzych botów.
help-seed = Słowo lub liczba, od której zależy cały los: to samo ziarno daje tę samą partię.
help-option = Opcja gry; można podać kilka razy. Listę pokazuje `greathall games`.
help-resume = Kontynuuj partię z tego zapisu.
help-save = Zapisz partię do tego pliku, gdy się skończy lub zostanie przerwana.
help-plain = Jeden fakt w wierszu, bez ramek i kolorów: dla czytników ekranu.
help-games = Ile partii.
help-jobs = Ile procesów dzieli się pracą. Wynik od tego nie zależy.
help-processes = Ile procesów dzieli się pracą. Partie od tego nie zależą.
help-ray = Graj na maszynach klastra Ray pod tym adresem, na przykład 10.0.0.7:6379. Partie od tego nie zależą.
help-records = Zapisz każdą partię w tym folderze.
help-folder = Folder, do którego pisać.
help-json = Wypisz JSON.
help-files = Pliki z zapisami.
help-decided = Plik z zapisem.
help-at = Wiersz zapisu; chodzi o ostatnią decyzję do tego miejsca. Zwykle o ostatnią w ogóle.
help-by = Kto to mówi: { $known }.
help-rounds = Ile razy wszystko mierzyć; liczy się mediana.
help-quick = Krótki przebieg z przybliżonymi wynikami.
help-shell = Powłoka: { $known }.
metavar-command = POLECENIE
metavar-game = GRA
metavar-scenario = SCENARIUSZ
metavar-number = N
metavar-address = HOST:PORT
metavar-seat = MIEJSCE
metavar-bots = BOT,BOT
metavar-links = ODNOŚNIK...
metavar-bot = BOT
metavar-some-bots = BOT...
metavar-seed = ZIARNO
metavar-option = NAZWA=WARTOŚĆ
metavar-file = PLIK
metavar-folder = FOLDER
metavar-files = PLIK...
metavar-shell = POWŁOKA

## What was typed wrong

# $extra: a part of Great Hall, such as hall; said by a program that has no Fluent, so with this field alone and on one line
error-needs-extra = To wymaga części Great Hall, która nie jest zainstalowana: pip install "greathall[{ $extra }]"
error-unknown-shell = Dla „{ $shell }” nie ma uzupełniania; jest dla: { $known }.
# $extra: a part of Great Hall, such as hall
error-numpy-missing = Uczony potrzebuje biblioteki numpy, która nie jest zainstalowana: pip install "greathall[{ $extra }]"
# $name: as typed
error-foreign-bot = Nie ma bota „{ $name }”: tak nazywa się moduł, który można zaimportować, i klasę w nim z metodą „choose”.
error-bot-fault = Bot { $bot } popełnił błąd, zapytany o „{ $kind }”: { $why }
error-nothing-decided = W „{ $file }” do tego miejsca nikt jeszcze niczego nie zdecydował.
# $name: the id of a bot; $budget: as typed
error-no-budget = Bot „{ $name }” nie przyjmuje budżetu „{ $budget }”; seer przyjmuje liczbę rozgrywek albo milisekundy, jak seer@64 albo seer@200ms.
# $address: as typed
error-no-address = „{ $address }” nie jest adresem klastra Ray; zapisuje się go tak: 10.0.0.7:6379.
# $address: as typed; $why: what Ray has said
error-no-cluster = Pod adresem „{ $address }” nie ma klastra Ray, którego można użyć: { $why }
# $file: where the other one is
error-other-contest = „{ $file }” zawiera inne zawody; podaj inny folder albo tę samą grę, boty, ziarno i opcje.
error-too-few-bots = Do gry między sobą potrzeba dwóch różnych botów.
error-unknown-command = Nie ma polecenia „{ $command }”; dostępne polecenia: { $known }.
error-too-many-words = Są tu zbędne słowa: { $words }.
error-not-a-number = { $name } wymaga liczby całkowitej nie mniejszej niż { $least }, a nie „{ $value }”.
error-bad-pair = „{ $value }” nie ma postaci nazwa=wartość.
error-no-such-option = Nie ma tu opcji „{ $option }”; listę pokazuje --help.
error-option-needs-value = Po „{ $option }” trzeba coś podać.
error-missing-word = Brakuje słowa { $name }; przykład pokazuje --help.
error-not-understood = Te słowa nie tworzą polecenia; przykład pokazuje --help.
error-cannot-write = Nie można zapisać pliku „{ $file }”.
stopped = Zatrzymano przed końcem.

## greathall games

games-scenario = Scenariusz
games-players = Gracze
games-seats = Miejsca
games-about = Co to jest
games-option = Opcja
games-values = Wartości, pierwsza jest zwykła

## greathall simulate

simulate-progress = Partie trwają
simulate-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }.
simulate-speed = { $seconds } s, decyzji na sekundę: { $rate }.
simulate-winner =
    Wygrana – { $winner }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }.
simulate-end =
    Koniec – { $how }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }.
simulate-digest = Skrót wszystkich zapisów: { $digest }
simulate-digest-so-far = Niedokończone. Skrót zapisów do tej chwili: { $digest }

## greathall arena

arena-title = Boty: { $game }
arena-bot = Bot
arena-against = Przeciw
arena-side = Strona
arena-games = Partii
arena-won = Wygranych
arena-share = Udział
arena-interval = 95 % pewności
arena-even = Równy bot
arena-rating = Ranking
arena-reach = 95 % pewności
arena-milliseconds = ms na decyzję
arena-all-sides = wszystkie
arena-the-game = sama gra
# $games: so many were played until it was stopped
arena-incomplete =
    Niepełne: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }. To samo polecenie gra dalej, jeśli podano w nim folder.
arena-reading = Przedział ufności udziału jest Wilsona. Każde ziarno rozegrano dwa razy, z zamianą stron; gdzie gra więcej niż dwie strony, bot siedzi sam przeciw drugiemu na wszystkich pozostałych. Ranking 1000 ma nowicjusz.

## greathall replay

replay-good = { $file }: zapis prowadzi do swojego końca. Wygrana – { $winner }: { $how }.
replay-unfinished = { $file }: zapis jest poprawny. Partia nie jest skończona.
replay-bad = { $file }: { $why }
replay-older-rules = { $file }: zapis powstał według zasad { $rules }; dziś obowiązują zasady { $today }. Wszystkie odpowiedzi nadal pasują.

## greathall bench

bench-progress = Pomiar
bench-compiled = Silnik jest skompilowany.
bench-plain = Silnik to zwykły Python.
bench-rounds =
    Mediana z { $rounds ->
        [one] { $rounds } rundy
        [few] { $rounds } rund
       *[many] { $rounds } rund
    } na jednym rdzeniu, w czasie procesora.
bench-reference = 1 ref to { $time } ns, jeden obrót pętli wzorcowej.
bench-gin = OpenSpiel gin_rummy rozgrywane losowo: decyzji na sekundę { $rate }. „× gin” mówi, ile tych przypada na każdą z tamtych.
bench-no-gin = OpenSpiel nie jest zainstalowany, więc nie ma porównania z gin_rummy.
bench-title =
    { $game }, { $scenario }, { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
       *[many] { $players } graczy
    }
bench-figure = Wielkość
bench-value = Wartość
bench-refs = refs
bench-ratio = × gin
a-number = { $value }
unit-per-second = { $value } /s
unit-microseconds = { $value } µs
unit-kilobytes = { $value } KB
figure-play = Losowe odpowiedzi, decyzje
figure-play-out = Losowa rozgrywka do końca, decyzje
figure-fork = Rozgałęzienie, mediana
figure-fork-p99 = Rozgałęzienie, 99. percentyl
figure-imagine = Wyobrażenie, mediana
figure-imagine-p99 = Wyobrażenie, 99. percentyl
figure-view = Widok, budowa
figure-encode = Widok, kodowanie
figure-replay = Odtworzenie, decyzje
figure-memory = Skończona partia w pamięci

## greathall play

play-title = { $game } — { $scenario }
play-keys = Wpisz numer odpowiedzi. ? wyjaśnia, u cofa, l pokazuje dziennik, t stół, p stosy, b pyta bota, s zapisuje, q kończy.
play-keys-more = „? 3” wyjaśnia odpowiedź 3, „? nazwa” kartę, miejsce lub termin o tej nazwie; „l 50” pokazuje 50 wierszy dziennika; „b” mówi, co zrobiłby bot i dlaczego, „b seer” pyta jasnowidza; „s nazwa” zapisuje partię do pliku o tej nazwie.
play-prompt = Twoja odpowiedź:
play-asked = { $player }: { $question }
play-change-places = Teraz kolej { $seat_gen }. Naciśnij Enter, gdy nikt inny nie patrzy na ekran.
play-undone = Cofnięto.
play-bot-instead = Zamiast tego podano dowolną dozwoloną odpowiedź.
play-advice = { $bot } odpowiedziałby tak:
play-advice-next = Drugie w kolejności:
why-answered = Odpowiedź brzmiała: { $option }
play-which = O co chodzi: { $names }?
play-unknown-thing = Nic tu się nie nazywa „{ $name }”.
play-won = Wygrywasz.
play-lost = Przegrywasz.
play-drawn = Nikt nie wygrał.
play-save-where = Zapisać partię? Wpisz nazwę pliku, „+” lub „t” dla { $name }; „n” lub Enter – nie zapisywać:
play-saved = Zapis jest w pliku { $file }.
play-not-saved = Partii nie zapisano.
play-words-yes = t, tak
play-words-no = n, nie
play-leave = Odejść od stołu? „t” – odejdź, „n” lub Enter – graj dalej; Ctrl-C – odejdź od razu:
play-hall-keeps = Stół zostaje w sali; odnośnik do twojego miejsca prowadzi do niego z powrotem.

## greathall serve, greathall verify, greathall play --server

command-serve = Otwórz salę: stoły dla ludzi i botów, ze stroną w przeglądarce.
command-verify = Sprawdź, czy los w zapisie wynika z sekretu, do którego sala się zobowiązała.
help-host = Adres, pod którym nasłuchiwać.
help-host-name = Nazwa, pod którą otwiera się salę, na przykład hall.example; można podać kilka razy.
help-port = Port, na którym nasłuchiwać.
help-data = Folder, w którym sala przechowuje stoły.
help-database = Baza danych zamiast folderu, na przykład postgresql://user@host/name.
help-bot-delay = Ile milisekund bot czeka, zanim odpowie.
help-proxy = Adres serwera proxy przed salą, którego nagłówek X-Forwarded-For się liczy; można podać kilka razy.
help-public-url = Jak ludzie docierają do sali z zewnątrz, na przykład https://hall.example; bez tego żadna wiadomość nie wychodzi.
help-mail = Serwer poczty dla wiadomości, tak jak zapisuje go Apprise: mailtos://user:password@host?from=hall@example.org.
help-own-network = Adres w sieci sali, do którego wiadomości mimo to mogą iść, na przykład jej serwera poczty; można podać kilka razy.
help-requests-a-second = Ile milisekund pracy na sekundę mogą kosztować żądania z jednego adresu.
help-messages-a-second = Ile milisekund pracy na sekundę mogą kosztować wiadomości z jednego adresu.
help-tables-an-hour = Ile stołów można otworzyć z jednego adresu w ciągu godziny.
help-sockets-at-once = Ile połączeń ze stołami może utrzymywać jeden adres.
help-bots-at-once = Ile botów naraz myśli dla jednego adresu.
help-person-requests-a-second = Ile milisekund pracy na sekundę mogą kosztować żądania jednej zalogowanej osoby, skądkolwiek przychodzi.
help-person-messages-a-second = Ile milisekund pracy na sekundę mogą kosztować wiadomości jednej osoby.
help-person-tables-an-hour = Ile stołów jedna osoba może otworzyć w ciągu godziny.
help-person-sockets-at-once = Ile połączeń ze stołami jedna osoba może mieć otwartych.
help-person-bots-at-once = Ile botów myśli naraz dla jednej osoby.
help-redis = Redis, przez który kilka sal ma wspólne limity, na przykład redis://localhost:6379.
help-settings = Plik ustawień z wierszami takimi jak port = 8000; zmienna GREATHALL_PORT jest ważniejsza od niego, a --port od obu.
help-open = Otwórz stronę w przeglądarce.
help-commitment = Liczba, którą stół pokazywał przed rozpoczęciem, do porównania.
help-server = Graj przy stole tej sali; --seat jest wtedy odnośnikiem do twojego miejsca.
help-name = Twoje imię przy stole w sali.
metavar-commitment = HEX
metavar-host = ADRES
metavar-url = URL
metavar-name = IMIĘ
# $address: of the page
serve-open = Sala jest otwarta: { $address } (Ctrl-C ją zamyka)
serve-wide = Inni otwierają ją pod adresem IP tego komputera. Jeśli mają używać nazwy, dodaj --host-name NAZWA.
# $answers: how many answers of chance; $commitment: the number that the hall showed
verify-good = { $file }: wszystkie odpowiedzi losu ({ $answers }) wynikają z sekretu, do którego sala się zobowiązała ({ $commitment }).
verify-good-from = { $file }: od pozycji { NUMBER($begins, useGrouping: 0) } wszystkie odpowiedzi losu ({ $answers }) wynikają z sekretu, do którego sala się zobowiązała ({ $commitment }). Wcześniejsze wylosowano gdzie indziej.
verify-shared = Udziały w losie dodali: { $seats }.
verify-not-shared = Poza salą nikt nie dodał udziału w losie.
verify-withheld = Zapowiedziane, ale nieujawnione: { $seats }.
play-keys-talk = „c słowa” mówi do wszystkich, „c” pokazuje rozmowę, „w imię słowa” mówi tylko do jednej osoby.
play-waits-for-lots = Miejsca zostaną rozlosowane, gdy tylko wszyscy się zbiorą.
play-dealt = Z losowania grasz za { $seat_acc }.
play-said = { $who }: { $text }
play-whispered = { $who } do { $to_gen }, prywatnie: { $text }
play-whisper-to-whom = Wpisz „w”, imię i to, co ma przeczytać tylko ta osoba. Przy stole: { $names }.
error-needs-link = Razem z --server opcja { $option } jest odnośnikiem do jednego miejsca, na przykład /t/k7m2x9qd#key.
error-needs-links = Miejsce ma pełny odnośnik, na przykład https://hall.example/t/k7m2x9qd#key; kilka odnośników prowadzi do jednego stołu i żaden nie jest do oglądania.
error-cannot-imagine = Ten bot chce sobie wyobrazić, jak partia może się potoczyć, a o stole w sali nikt nie wie dość, by to zrobić.
error-port-taken = Sala nie może nasłuchiwać pod adresem { $host }:{ NUMBER($port, useGrouping: 0) }: robi to inny program albo nie ma takiego adresu. Wybierz inny przez --port.
# $why: what is wrong with it, as Python tells it, in English
error-broken-settings = „{ $file }” nie jest plikiem ustawień: { $why }.
error-unknown-setting = „{ $file }” ustawia „{ $name }”, a takiego ustawienia nie ma; są: { $known }.
error-bad-setting = W „{ $file }” ustawienie „{ $name }” nie może mieć wartości „{ $value }”.
error-hall-folder = Sala nie może przechowywać stołów w folderze „{ $folder }”: nie da się w nim zapisywać.
error-database-address = „{ $database }” nie jest adresem bazy danych, którą zna sala; takie adresy mają postać sqlite:///file albo postgresql://user@host/name. W nazwie i haśle pisz @ jako %40, / jako %2F, a : jako %3A.
error-database-driver = „{ $database }” wymaga pakietu Pythona „{ $driver }”, który nie jest zainstalowany; pakiet dla PostgreSQL daje pip install "greathall[postgres]", a dla Redisa "greathall[redis]".
error-database-closed = Nie można połączyć się z bazą danych „{ $database }”, otworzyć jej ani w niej zapisywać.
error-database-foreign = „{ $database }” nie jest bazą danych tej sali albo należy do jej nowszej wersji.
error-database-in-use = Inna sala przechowuje już stoły w „{ $database }”. Najpierw ją zamknij albo wskaż tej inne miejsce przez --data.
error-redis-closed = Redis pod adresem „{ $address }” nie odpowiada.

## greathall reports

command-reports = Pokaż błędy zgłoszone przez graczy i zapisz partię, której dotyczy zgłoszenie.
help-report = Numer jednego zgłoszenia.
help-table = Tylko zgłoszenia z tego stołu.
help-record = Zapisz w tym pliku partię w stanie z chwili zgłoszenia.
metavar-report = ZGŁOSZENIE
metavar-table = STÓŁ
reports-head = Zgłoszenie { NUMBER($number, useGrouping: 0) } z { $when }: stół { $table } ({ $game }, { $scenario }), pozycja { NUMBER($position, useGrouping: 0) }, wersja { $version }
reports-none = Nikt niczego nie zgłosił.
error-no-hall = W „{ $place }” nie ma sali; wskaż inne miejsce przez --data albo --database.
error-which-report = Które zgłoszenie? Podaj jego numer przed { $option }.

## greathall hall

command-hall = Dbaj o salę: przejrzyj stoły, skopiuj ją, zapomnij o tym, co dawne.
command-tables = Pokaż stoły sali, najpierw ten, przy którym grano ostatnio.
command-backup = Skopiuj bazę danych sali do pliku; sala może być otwarta.
command-restore = Utwórz salę z kopii w folderze, w którym jej jeszcze nie ma.
command-forget = Zapomnij stoły, przy których od kilku dni nic się nie działo.
help-copy = Plik z kopią.
help-days = Po ilu dniach bez odpowiedzi; stoły ze zgłoszeniem, które czeka na odpowiedź, zostają.
hall-table = { $table }: { $game }, { $scenario }; { $state }; ostatnio { $when }; ludzie: { $people }
hall-tables = { $number ->
    [one] { $number } stół.
    [few] { $number } stoły.
   *[many] { $number } stołów.
}
hall-state-open = czeka na ludzi
hall-state-playing = trwa
hall-state-finished = zakończona
hall-backed-up = Salę skopiowano do pliku „{ $file }”.
hall-restored = Salę odtworzono w folderze „{ $folder }”.
hall-forgotten = { $number ->
    [one] Zapomniano { $number } stół.
    [few] Zapomniano { $number } stoły.
   *[many] Zapomniano { $number } stołów.
}
error-hall-not-a-file = „{ $database }” nie jest plikiem: skopiuj ją przez pg_dump, a odtwórz przez pg_restore.
error-hall-there = W folderze „{ $folder }” już jest sala; najpierw ją przenieś albo podaj inny folder przez --data.
hall-state-cancelled = jest odwołany
hall-state-removed = jest usunięty
command-operators = Pokaż, kto może opiekować się salą na jej stronie.
command-appoint = Pozwól osobie opiekować się salą na stronie /operate.
command-dismiss = Nie pozwalaj już osobie opiekować się salą.
command-remove = Usuń stół: nikt go już nie widzi, a obecni przeczytają dlaczego.
command-answer = Odpowiedz na zgłoszenie; kto je napisał, przeczyta odpowiedź przy stole i w swoim profilu.
command-mute = Odbierz komuś głos na kilka godzin.
command-ban = Nie pozwalaj komuś grać ani oglądać przez kilka godzin.
command-lift = Zdejmij zakaz przed czasem.
command-sanctions = Pokaż, kto jest teraz bez dostępu albo bez głosu.
command-announce = Pokaż linijkę na wszystkich stronach przez kilka godzin.
command-withdraw = Nie pokazuj już ogłoszenia.
command-announcements = Pokaż, co teraz widać na wszystkich stronach.
command-acts = Pokaż, co robili opiekunowie tutaj i na stronie, najnowsze najpierw.
help-code = Kod profilu.
help-which-table = Kod stołu.
help-answer = Odpowiedź.
help-whom = Kod profilu, adres lub sieć albo miejsce takie jak k7m2x9qd/gandalf.
help-hours = Na ile godzin.
help-reason = Dlaczego; przeczytają to ci, których to dotyczy.
help-line = Linijka, w jednym języku albo we wszystkich.
help-number = Numer z listy.
help-most = Ile najwyżej.
metavar-code = KOD
metavar-whom = KOGO
metavar-text = TEKST
hall-operator = { $person }: { $name }
hall-nobody = Nikogo.
hall-appointed = { $name } może teraz opiekować się salą.
hall-dismissed = { $person } nie może już opiekować się salą.
hall-removed = Stół { $table } jest usunięty.
hall-answered = Na zgłoszenie { NUMBER($number, useGrouping: 0) } jest odpowiedź.
hall-muted = { $whom }: bez głosu; numer { NUMBER($number, useGrouping: 0) }.
hall-banned = { $whom }: bez dostępu; numer { NUMBER($number, useGrouping: 0) }.
hall-lifted = Numer { NUMBER($number, useGrouping: 0) } jest zdjęty.
hall-announced = Teraz pokazują to wszystkie strony; numer { NUMBER($number, useGrouping: 0) }.
hall-withdrawn = Ogłoszenie { NUMBER($number, useGrouping: 0) } jest wycofane.
hall-sanction = { NUMBER($number, useGrouping: 0) }: { $whom }, { $kind } do { $until }: { $reason }
hall-announcement = { NUMBER($number, useGrouping: 0) }, do { $until }: { $text }
hall-act = { $when }, { $who }: { $act } { $about }
error-hall-old = „{ $database }” pochodzi z wcześniejszej wersji. Otwórz salę raz: to ją zaktualizuje.

## greathall sit

# $table: an id; $seats: names
sit-seated = Przy stole { $table }: { $seats }.
# $winner: names; $how: the kind of end
sit-over = Partia skończona. Wygrana – { $winner }: { $how }.
sit-drawn = Partia skończona. Wszyscy zgodzili się na remis.
