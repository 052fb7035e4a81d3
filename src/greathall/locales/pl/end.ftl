## The end of a match

page-end-result = Wynik
page-end-chart = Historia partii
page-end-moments = Kluczowe chwile
page-end-now = Co teraz
page-end-rematch-who = nowy stół z tymi samymi ludźmi, botami i opcjami
page-end-rematch-ready = twoje miejsce już czeka
page-end-swap = zamiana stron
page-end-replay = Obejrzyj powtórkę
page-end-positions =
    { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
       *[many] { $count } pozycji
    }
page-end-share = Udostępnij
page-end-share-who = link działa dla każdego, kto go ma
page-end-download = otworzy się w każdej sali
page-end-table = Spójrz na stół
page-end-to-result = Do wyniku
page-end-fair = Uczciwe tasowanie
page-end-sealed = Zapieczętowane przed pierwszą kartą:
page-end-opened = Otwarte teraz:
page-end-fair-why = Z drugiej liczby wynika pierwsza, więc nikt nie mógł potem zmienić kolejności kart ani rzutów.
page-end-people = Przy stole
page-end-won = zwycięstwo

## The replay

page-key-moment = Kluczowa chwila { $number }: { $what }
page-jump = Do pozycji { $number }
page-shared-with-you = Ktoś udostępnił ci tę chwilę.
