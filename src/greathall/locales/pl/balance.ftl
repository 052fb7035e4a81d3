### What greathall balance says and writes.

command-balance = Policz, kto jak często wygrywa, gdy na wszystkich miejscach grają jednakowe boty, i zapisz to jako strony.
help-some-games = Gry; wszystkie, jeśli żadnej nie podano: { $known }.
help-games-of-options = Ile partii z każdą zmienioną opcją.
metavar-some-games = [GRA...]
# $file: the page that was written
balance-written = Zapisano: { $file }

## The page on who wins how often

balance-title = Jak wyrównane są gry
balance-about = Na wszystkich miejscach całych partii siedzą boty jednego rodzaju. Liczba mówi, jak wyrównana jest gra między takimi botami, a nie między ludźmi. Przedziały są Wilsona, z ufnością 95 %. Polecenie liczy od nowa to, co dzisiejsze boty albo zasady rozegrałyby inaczej.
# $game: a name; $version: of Great Hall; $rules: the number of its rules
balance-version = { $game }: Great Hall { $version }, zasady { $rules }
# $scenario: a name; $players: a number
balance-setting = { $scenario }, { $players } { $players ->
        [one] gracz
        [few] gracze
       *[many] graczy
    }
balance-scenario = Scenariusz
balance-bot = Wszystkie miejsca
balance-side = Strona
balance-games = Partii
balance-won = Wygranych
balance-share = Udział
balance-interval = 95 % pewności
balance-even = Gdyby wszyscy byli równi
balance-ends = Jak skończyły się partie
balance-options = Zmieniona jest jedna opcja, pozostałe są jak zwykle. W nawiasie stoi różnica w punktach procentowych; pogrubiona, gdzie jest większa niż jej przedział 95 %, jak jedna na dwadzieścia byłaby i przypadkiem.
balance-option = Opcja
balance-sides = Wygrane

## The page on what bots win with

lessons-title = Z czym boty wygrywają
lessons-about = Co najlepsze z tych botów wybierały, gdy wygrywały, a czego nie wybierały, gdy przegrywały. Wybór stoi tutaj, jeśli ten, kto go dokonał, wygrywał wyraźnie częściej albo rzadziej niż ten, kto nie, w co najmniej jednej partii na dwadzieścia i w trzydziestu partiach: o trzy i pół błędu standardowego. Karty rozdaje przypadek, więc tam przyczyną jest sama karta: była na ręce, gdy gracza zapytano po raz pierwszy. Otwarcia to wybory z pierwszej rundy, plany – z pierwszej połowy partii. To, że wybór idzie w parze z wygraną, nie dowodzi, że jest jej przyczyną: kto prowadzi, może sobie pozwolić na więcej.
lessons-none = W tylu partiach żaden wybór się nie wyróżnia.
balance-when = Kiedy
balance-choice = Wybór
balance-with = Wygrane z nim
balance-without = Wygrane bez niego
balance-lead = Różnica
balance-dealt = rozdane
balance-opening = otwarcie
balance-plan = plan
