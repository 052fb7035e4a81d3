### Чому бот зробив би саме так: доводи за і проти, у підказці.

reason-decides = Локацію «{ $location }» вирішено на вашу користь: напад { $attack }, оборона { $defence }.
reason-to-spare = Локація «{ $location }» ваша із запасом: напад { $attack }, оборона { $defence }.
reason-closer = До локації «{ $location }» ближче: напад { $attack }, оборона { $defence }.
reason-points =
    Локація «{ $location }» дає { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }.
reason-attackers-fall = Після бою нападників знищують.
reason-price = Платить інша карта; найменше бракуватиме карти «{ $card }».
reason-forsake = Рука спорожніє, тож доведеться пожертвувати карту.
reason-no-price = Іншої карти це не коштує.
reason-reserve = У резерві вона чекає на краще місце й переміститься туди без плати.
reason-item-waits = Предмет чекає при карті «{ $card }» на місце, де він важить.
reason-item-falls = Якщо знищать карту «{ $card }», предмет загине з нею.
reason-event = Її текст діє одразу.
reason-action = Дія карти «{ $card }» допоможе більше, ніж зіграна карта.
reason-new-path = Теперішній шлях стоїть добре, а «{ $card }» відкриває наступний.
reason-ring = Жетон Персня дає більше карт на вибір.
reason-ring-kept = Невикористаний, він може дати очко наприкінці.
reason-pass = Ніщо інше не дає більше, ніж коштує, а карти лишаються на руці.
reason-discard = Карта зникає дарма; це добре, лише коли не можна спасувати.
reason-winnow = Дві карти зникають назавжди, а приходить лише одна.
reason-activate = На локації «{ $location }» ви сильніші або маєте що здобути.
reason-least-missed = З усього цього нині бракуватиме найменше.
reason-most-useful = З усього цього нині користі найбільше.

outlook-holds = «{ $location }» встоїть: напад { $attack }, оборона { $defence }
outlook-falls = «{ $location }» впаде: напад { $attack }, оборона { $defence }
reason-text-helps = Текст дає більше, ніж забирає.
reason-text-costs = Текст забрав би більше, ніж дав би.
reason-agree = Ваш союзник вибрав добре; ніхто інший не вибрав би для вас краще.
reason-token = Там жетон змінює бій найбільше.
reason-strike = Це найкраща карта, яку тут може втратити ворог.
reason-no-matter = Різниці бот не бачить.
