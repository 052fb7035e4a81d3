### Czego gra odmawia, po jednym zdaniu. Nazwy gier, scenariuszy i miejsc podano tak, jak się je wpisuje.

## Partia, której nie można zacząć

error-unknown-game = Nie ma tu gry „{ $game }”; dostępne gry: { $known }.
error-unknown-scenario = Gra „{ $game }” nie ma scenariusza „{ $scenario }”; dostępne scenariusze: { $known }.
error-wrong-player-count =
    Scenariusz „{ $scenario }” nie jest przeznaczony dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }; możliwa liczba graczy: { $allowed }.
error-unknown-option = Ta gra nie ma opcji „{ $name }”; dostępne opcje: { $known }.
error-bad-option-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”; możliwe wartości: { $allowed }.
error-unknown-bot = Nie ma bota „{ $bot }”; dostępne boty: { $known }.
error-unknown-language = Program nie zna języka „{ $language }”; dostępne języki: { $known }.

## Odpowiedź, której nie można przyjąć

error-illegal-answer = „{ $value }” nie należy do możliwych odpowiedzi na to pytanie.
error-part-refused = Odpowiedź { $part } z wysłanych nie pasuje, więc żadnej z nich nie przyjęto.
error-not-asked =
    { $seat } nie { $seat_gender ->
        [plural] mają
       *[masculine] ma
    } teraz na co odpowiadać.
error-nothing-to-undo =
    { $why ->
        [answered] Tej decyzji nie można już cofnąć: potem była odpowiedź { $by_gen }.
        [chance] Tej decyzji nie można już cofnąć: później zdecydował los.
        [revealed] Tej decyzji nie można już cofnąć: wszyscy widzieli już, co z niej wynikło.
       *[other]
            { $seat } nie { $seat_gender ->
                [plural] mają
               *[masculine] ma
            } teraz czego cofnąć.
    }
error-unknown-seat = Przy tym stole nie ma miejsca „{ $seat }”; dostępne miejsca: { $known }.

## Zapis, którego nie można odczytać

error-no-such-file = Plik „{ $file }” nie istnieje.
error-broken-record = To nie wygląda na zapis partii: nie udało się odczytać wiersza { NUMBER($line, useGrouping: 0) }.
error-record-differs = Zapis rozchodzi się z grą w wierszu { NUMBER($line, useGrouping: 0) }: w zapisie jest „{ $found }”, a z zasad wynika „{ $expected }”.
error-older-record-differs = Zapis powstał według zasad { $rules }; dziś obowiązują zasady { $today } i rozchodzą się z nim w wierszu { NUMBER($line, useGrouping: 0) }: w zapisie jest „{ $found }”, a z zasad wynika „{ $expected }”.

## Words of every game

answer-yes = Tak
answer-no = Nie
quoted = „{ $name }”
joined = { $others } i { $last }
