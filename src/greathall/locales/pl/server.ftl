# What the hall refuses.
error-unknown-table = Nie ma stołu { $table }.
error-table-cancelled = Gospodarz odwołał ten stół.
error-table-removed = Opiekunowie sali usunęli ten stół: { $reason }
error-banned = Do { $until } nie możesz grać ani oglądać w tej sali: { $reason }
error-wrong-key = Ten odnośnik nie pasuje do tego stołu.
error-now-private = Gospodarz uczynił ten stół prywatnym. Aby wrócić, potrzebujesz odnośnika.
error-not-your-seat =
    { $seat_kind ->
        [nothing] To nie jest twoje miejsce.
       *[seat] Nie grasz za { $seat_acc }.
    }
error-seat-claimed = To miejsce należy do czyjegoś profilu. Jeśli jest twój, zaloguj się.
error-not-rated = Ta partia nie może być rankingowa: o ranking grają tylko ludzie, przeciw sobie i bez lekcji.
error-rated-seat = To partia rankingowa. Zaloguj się i włącz ranking w swoim profilu; wtedy możesz usiąść, na jednym miejscu.
error-not-signed-in = Najpierw się zaloguj.
error-passkey-refused = Klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
error-unknown-code = Żaden profil nie ma takiego kodu odzyskiwania.
error-unknown-thing = W twoim profilu już czegoś takiego nie ma.
error-messages-off = Ta sala nie wysyła takich wiadomości.
error-last-way-in = To twój ostatni klucz dostępu. Najpierw dodaj inny.
error-not-the-host = O tym może zdecydować tylko gospodarz stołu.
error-seat-taken = Miejsce { $seat_gen } jest zajęte.
error-stale-answer = Na to pytanie ktoś już odpowiedział albo odpowiedź została cofnięta.
error-not-playing = Przy tym stole nie można teraz odpowiadać.
error-nothing-proposed = Przy tym stole niczego nie zaproponowano.
error-not-absent = Nikogo nie ma tu tak długo: gospodarz ustalił tyle godzin: { $hours }.
error-other-proposal = W międzyczasie zaproponowano coś innego; spójrz jeszcze raz.
error-private-chat-off = Gospodarz stołu wyłączył prywatne rozmowy.
error-no-lessons = Nie ma tu gry z mistrzem.
error-guided-table = Gra z mistrzem jest tylko twoja: nie można pokazać jej wszystkim.
error-hints-off = Przy tym stole nie ma teraz podpowiedzi.
error-bot-failed = Bot { $bot } nie znalazł odpowiedzi. Zapytaj jeszcze raz albo obejdź się bez niej.
error-nobody-listens = Za { $seat_acc } nie gra inna osoba: nikt by tego nie przeczytał.
error-no-share-now = Twój udział w losie nie jest teraz potrzebny.
error-other-share = To nie jest zapowiedziany udział.
error-rules-failed = Zasady tu zawiodły; nic się nie stało. Prosimy to zgłosić.
error-still-secret = Zostanie to ujawnione po zakończeniu gry.
error-bad-message = Sala tego nie zrozumiała.
error-too-fast = Za dużo naraz; poczekaj chwilę.
error-too-slow = Nie udało się zająć miejsca na czas; spróbuj ponownie.
error-enough-trials = Na razie dość prób. Proszę spróbować później.
error-too-many-keys = Za dużo kluczy jak na jeden stół; dozwolone jest najwyżej { $most }.
error-too-many-tables = Otwarto stąd za dużo stołów; dozwolone jest najwyżej { $most } na godzinę.
error-too-many-sockets = Otwarto stąd naraz za dużo kart przeglądarki; dozwolone jest najwyżej { $most }.
error-too-large = To jest za duże; dozwolone jest najwyżej { $most }.
error-foreign-origin = Ta strona nie może zwracać się do sali.
error-unknown-host = Sala nie odpowiada na nazwę „{ $host }”. Kto ją uruchomił, może tę nazwę dopuścić: --host-name { $host }.
error-hall-failed = Sala popełniła błąd. Spójrz na stół, zanim spróbujesz ponownie.
error-storage = Sala nie mogła tego zapisać; nic się nie zmieniło. Spróbuj ponownie.
error-dice-differ = Wiersz { NUMBER($line, useGrouping: 0) }: los nie wynika z sekretu.
error-commitment-differs = Sekret nie jest tym, do którego sala się zobowiązała.
error-other-commitment = Ten zapis należy do innego zobowiązania: { $found }.
error-bad-dice-from = „dice-from” to pozycja w zapisie, a nie „{ $value }”.
error-cut-record = Zapis pokazuje sekret, ale nie koniec partii: coś odcięto.
error-share-differs = Zapis nie pokazuje wszystkich udziałów w losie tak, jak je zapowiedziano.
error-lot-differs = Miejsc nie rozlosowano tak, jak wynika z sekretu.
error-no-dice = Zapis nie zawiera sekretu kości.

# What the hall says at a table.
notice-take-back = Wszyscy zgodzili się na propozycję { $seat_gen }: gra wraca do pozycji { $to }. Cofnięte odpowiedzi: { $answers }. Co zostało odkryte, pozostaje znane.
notice-go-on = Wszyscy się zgodzili: gra toczy się dalej od pozycji { $to }, ponieważ zmieniły się zasady.
notice-replace = { $seat }: tego gracza dawno nie ma. Pozostali się zgodzili: bot gra dalej, dopóki nie wróci.
notice-declined =
    { $seat } nie { $seat_gender ->
        [plural] wyrażają
       *[masculine] wyraża
    } zgody.
notice-left =
    { $seat } { $seat_gender ->
        [plural] odchodzą
       *[masculine] odchodzi
    } od stołu.
notice-stood-up = { $name } ({ $seat }) odchodzi od stołu.
notice-sat-down = { $name } siada do stołu: { $seat }.
notice-seat-taken = Ktoś siada do stołu: { $seat }.
notice-bot-sat-down = Bot ({ $bot }) siada do stołu: { $seat }.
notice-chair-freed = { $seat }: to miejsce jest znów wolne.
notice-handed-over = Za { $seat_acc } gra teraz bot ({ $bot }).
notice-taken-back =
    { $seat } { $seat_gender ->
        [plural] grają
       *[masculine] gra
    } ponownie.
notice-time-is-out = Czas { $seat_gen } się skończył.
notice-waived = Zwrócono czas { $seat_dat }.
notice-lot = Miejsca rozlosowano: sprawdź, gdzie teraz siedzisz.
notice-share-withheld = { $seat }: udział w losie zapowiedziano, ale nie ujawniono; los rozstrzyga bez niego.
notice-private-chat-on = Gospodarz stołu znów pozwala na prywatne rozmowy.
notice-private-chat-off = Gospodarz stołu wyłączył prywatne rozmowy.
notice-public = Gospodarz otworzył stół dla wszystkich: każdy może patrzeć i zająć wolne miejsce.
notice-private = Gospodarz uczynił stół prywatnym: widzą go tylko osoby z odnośnikiem.
notice-show-hands = Wszyscy zgodzili się na propozycję { $seat_gen }: odtąd każdy, kto patrzy, widzi karty na wszystkich rękach.
notice-cover-hands = Wszyscy zgodzili się na propozycję { $seat_gen }: odtąd ci, którzy patrzą, nie widzą kart na rękach.
notice-hint =
    { $seat } { $seat_gender ->
        [plural] biorą
       *[masculine] bierze
    } podpowiedź.
notice-hints-off = Gospodarz stołu wyłączył podpowiedzi.
notice-allow-hints = Wszyscy zgodzili się na propozycję { $seat_gen }: odtąd można prosić o podpowiedź.
