### Profile na stronie: kim jesteś, twoje stoły i partie, urządzenia.

people-ask = Kim jesteś, jeśli chcesz powiedzieć
people-why = Można grać bez profilu. Z nim znajdziesz swoje stoły na każdym urządzeniu i nikt inny nie otworzy twoich miejsc.
people-sign-up = Nowy profil
people-sign-up-text = Nie ma hasła: to urządzenie przechowuje dla ciebie klucz dostępu.
people-name = Imię, które czytają inni
people-make = Utwórz profil
people-sign-in = Zaloguj się
people-sign-in-text = Kluczem dostępu, który przechowuje to urządzenie albo twój telefon.
people-lost = Nie mam już klucza dostępu
people-code = Kod odzyskiwania
people-recover = Zaloguj się kodem
people-no-passkeys = Ta przeglądarka nie zna tu kluczy dostępu: potrzebują https albo localhost.
people-passkey-failed = Klucz dostępu nie został utworzony ani pokazany.
people-code-title = Twój kod odzyskiwania
people-code-text = Zapisz go. Widać go tylko teraz, a pozwoli ci wrócić, jeśli stracisz to urządzenie. Działa raz; potem dostaniesz następny.
people-code-kept = Kod jest zapisany
people-claim =
    { $count ->
        [one] Przejmij { $count } stół tej przeglądarki
        [few] Przejmij { $count } stoły tej przeglądarki
       *[other] Przejmij { $count } stołów tej przeglądarki
    }
people-claim-text = Siedzisz tam jako gość. Odtąd nikt poza tobą nie otworzy tych miejsc.
people-claimed =
    { $count ->
        [0] Nie było miejsca do przejęcia.
        [one] Teraz { $count } stół jest twój.
        [few] Teraz { $count } stoły są twoje.
       *[other] Teraz { $count } stołów jest twoich.
    }
people-rename = Zmień imię
people-tables = Moje stoły
people-no-tables = Żaden stół na ciebie nie czeka.
people-matches = Moje partie
people-no-matches = Nic jeszcze nie rozegrano.
people-statistics = Statystyka
people-opponents = Przeciwnicy
people-player = Strona lub ród
people-opponent = Imię
people-played = Rozegrane
people-won = Wygrane
people-match-won = wygrana
people-match-lost = przegrana
people-match-drawn = remis
people-all-sides = Razem
people-match-going = jeszcze trwa
people-with = z graczami: { $names }
people-ways-in = Klucze dostępu i urządzenia
people-passkey = Klucz dostępu z { $date }
people-add-passkey = Dodaj klucz dostępu
people-forget = Zapomnij
people-device-here = to urządzenie
people-device-seen = ostatnio { $date }
people-sign-out = Wyloguj się
people-sign-out-others = Wyloguj wszystkie inne urządzenia
people-new-code = Nowy kod odzyskiwania
people-yours = Wszystko, co jest przechowywane
people-export = Zabierz wszystko ze sobą
people-delete = Usuń profil
people-delete-text = W twoich partiach zagra dalej bot, twoje miejsca będą wolne, a przy zakończonych stołach zamiast imienia zostanie pseudonim. Tego nie można cofnąć.
people-delete-really = Tak, usuń wszystko
people-keep = Nie, zachowaj

# Messages that go out, with the page closed.
letter-your-turn = Twoja kolej: { $table }
    .text = Inni czekają na ciebie:
letter-your-turns = Twoja kolej przy stołach: { $count }
letter-invited = Zaproszenie: { $table }
    .text = Ktoś znajomy chce z tobą zagrać:
letter-inviteds = Zaproszenia do stołów: { $count }
letter-stop = Koniec wiadomości
letter-trial = Great Hall
letter-trial-text = Ten kanał działa: tu dowiesz się, kiedy będzie twoja kolej.
letter-confirm = Ktoś w Great Hall chce dowiadywać się tutaj, kiedy przyjdzie jego kolej. Jeśli to ty, otwórz ten link; jeśli nie, nie rób nic.

# Kiedy i jak ktoś się dowiaduje.
people-messages = Powiadamiaj, gdy moja kolej
people-messages-off = Ta sala nie wysyła wiadomości.
people-when = Kiedy
people-when-at-once = od razu
people-when-delay = po chwili
people-when-digest = raz dziennie
people-minutes = Minuty
people-hour = Godzina
people-quiet = Cisza od
people-quiet-to = do
people-save = Zapisz
people-saved = Zapisano.
people-channel-push = Ta przeglądarka
people-channel-mail = Poczta
people-channel-apprise = Inna usługa
people-mail-address = Adres poczty
people-service = Adres usługi (Apprise)
people-service-hint = Telegram, Discord, Slack, ntfy i inne, na przykład ntfys://topic
people-add = Dodaj
people-push-on = Powiadamiaj w tej przeglądarce
people-push-denied = Przeglądarka na to nie pozwala.
people-trial = Wypróbuj
people-tried = Wiadomość została wysłana.
people-not-tried = Nie udało się wysłać: { $why }
people-unconfirmed = Zajrzyj do poczty i otwórz link.
people-failing = Ostatnia wiadomość nie wyszła: { $why }
people-why-not-taken = usługa jej nie przyjęła
people-why-unreachable = usługa jest nieosiągalna
people-why-interrupted = wysyłanie zostało przerwane
people-stop-ask = Nie wysyłać więcej wiadomości tym kanałem?
people-stop = Zatrzymaj
people-stopped = Nic więcej tam nie przyjdzie.
people-confirm-ask = Chcesz dowiadywać się tutaj, kiedy przyjdzie twoja kolej?
people-confirm = Tak, powiadamiaj tutaj
people-confirmed = Tu przyjdą powiadomienia.

# Ranking i rzetelność: co czytają inni, zanim usiądą.
people-repute = Ranking i rzetelność
people-rated = Chcę mieć ranking
people-rated-text = Liczą się do niego partie otwarte jako rankingowe, a inni go widzą. Gdy go wyłączysz, dotychczasowy zniknie.
people-no-ratings = Żadna partia rankingowa jeszcze się nie skończyła.
people-rating = Ranking
people-reliability = Co czytają o tobie inni: { $text }

# Znajomi i ci, z którymi ktoś nie chce grać.
people-society = Znajomi
people-own-code = Twój kod
people-own-code-text = Daj go tym, którzy mają cię znaleźć. Po imieniu nikt cię nie znajdzie.
people-friend-code = Kod znajomej osoby
people-ask-friend = Zapytaj
people-no-friends = Jeszcze nikogo.
people-asks-you = { $name }: prośba o znajomość
people-waits = { $name }: jeszcze bez odpowiedzi
people-agree = Zgadzam się
people-decline = Odmów
people-take-back = Wycofaj prośbę
people-part = Zakończ znajomość
people-block = Nie chcę spotykać
people-blocked = Kogo nie chcesz spotykać
people-block-text = Przed partią nie dostaną miejsca przy twoich stołach i nie dowiedzą się o tym.
people-unblock = Pozwól znów pytać
people-befriend = Poznajmy się
people-invitations = Zaproszenia
people-invites = { $name } zaprasza cię
people-come = Zobacz stół
people-stay-away = Nie przyjdę

# Urlopy.
people-holidays = Urlopy
people-holidays-text = Gdy cię nie ma, twoje zegary stoją przy stołach, przy których na ruch są dni, a wszyscy tam widzą, do kiedy. Liczy się każdy rozpoczęty dzień.
people-holidays-left =
    { $days ->
        [one] W tym roku został { $days } dzień.
        [few] W tym roku zostały { $days } dni.
        [many] W tym roku zostało { $days } dni.
       *[other] W tym roku zostało { $days } dnia.
    }
people-holidays-from = Od
people-holidays-days = Dni
people-holidays-take = Weź urlop
people-holidays-span = { $from } – { $until }
people-holidays-end = Wracam
people-holidays-cancel = Rezygnuję
error-no-holiday = Nie starcza dni na taki urlop: w roku jest ich { $most }, a dwa urlopy nie mogą się nakładać.
people-reports = Moje zgłoszenia
people-no-answer = Nie ma jeszcze odpowiedzi.
people-answered = Odpowiedź: { $answer }
