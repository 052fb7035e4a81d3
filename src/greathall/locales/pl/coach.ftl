### Podpowiedzi i pierwsza gra z mistrzem.

page-hint = Podpowiedź
page-hint-told = Co zrobiłby dobry gracz. Inni dowiedzą się, że pytasz, ale nie, co słyszysz.
page-hint-by = Co zrobiłby bot „{ $bot }”?
page-hint-where = Gdzie
page-hint-what = Co
page-hint-why = Dlaczego
page-hint-look = Spójrz tutaj: { $place }
page-hint-more = Powiedz więcej
page-hint-for = Za
page-hint-against = Przeciw
page-hint-no-reason = Przemawia za tym doświadczenie, nic szczególnego.
reason-any = Wszystkie odpowiedzi są dla niego równe: losuje.
reason-overlooked = Nie pomyślał o tym.
reason-wavered = Co innego wyglądało lepiej, ale nie przyjrzał się dokładnie.
reason-foreseen = W tym, co sobie wyobraził, szansa na wygraną wynosi tak { $share } %.
page-hint-if = Jeśli tak
page-hint-if-not = Jeśli nie
page-hint-worth = Przybliżona wartość
page-hint-chance = Szansa na zwycięstwo
page-hint-fine = Według prostych reguł i tego, co widzisz. To rada, nie wyrok.
page-hint-try = Zrób to
page-hint-plan = Rozłóż plan
page-propose-hints = Zaproponuj podpowiedzi
page-proposed-allow-hints =
    { $seat } { $seat_gender ->
        [plural] proponują
       *[masculine] proponuje
    } podpowiedzi przy tym stole. Zgoda?

page-coach = Mistrz
page-coach-lesson = Lekcja { $number } z { $all }
page-coach-leave = Opuść naukę
page-coach-show = Pokaż
page-coach-skip = Pomiń
page-coach-next = Dalej
page-coach-do = Zrób to za mnie
page-coach-on = Graj dalej, jak chcesz, albo zrób tak:
page-coach-watch = Grają inni. Patrz, co robią; kronika też o tym opowiada.
page-coach-over = Teraz umiesz grać
page-coach-play-on = Graj dalej
page-coach-dice = To gra z mistrzem: los i karty są przygotowane, więc niczego się tu nie dowodzi i nic się nie liczy.
page-coach-signs = Znaki, które znasz
page-coach-sign-new = nowy w tej lekcji
# $number: of a lesson
page-coach-sign-later = będzie w lekcji { $number }
