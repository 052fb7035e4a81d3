### Чому бот зробив би саме так: доводи за і проти, у підказці.

reason-takes-castle = Можна здобути замок { $area_at }.
reason-takes-stronghold = Можна здобути фортецю { $area_at }.
reason-undefended = Ворога { $area_at } немає.
reason-attack = Ваша сила { $strength }, а { $area_at } проти вас близько { $against }, якщо не лічити карт Домів.
reason-neutral = Потрібна сила { $lord } { $area_at }; ви маєте { $strength }.
reason-nowhere = Звідси нікуди йти.
reason-threat = Ворог може напасти { $area_at } із силою близько { $strength }.
reason-no-threat = Напасти на вас { $area_at } зараз нікому.
reason-support = Додає силу { $strength } вашим боям по сусідству.
reason-raid = Забирає наказ підтримки, набігу чи посилення влади по сусідству.
reason-power =
    Дає { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    } влади.
reason-muster =
    Збирає армію { $area_at } на { $count ->
        [one] { $count } очко
        [few] { $count } очки
       *[many] { $count } очок
    }.
reason-star = Витрачає один з ваших особливих наказів.
reason-stay = Будь-який хід коштує більше, ніж дає.
reason-leaves-empty = Не лишиться нікого { $area_at }.
reason-raided = Тоді наказ «{ $order }» { $area_at } зникне.
reason-cards = З { $all } можливих карт ворога ви перемагаєте { $won }.
reason-battle = На кону: { $area }.
reason-card-spent = Сильна карта не повернеться, доки рука не спорожніє.
reason-bid-track = Краща позиція на треку «{ $track }» служить не один раунд.
reason-bid-wildlings = Дикунів буде відбито, лише якщо всі поставлять досить.
reason-bid-kept =
    { $count ->
        [0] Жетонів влади не лишиться.
        [one] Лишиться { $count } жетон влади.
        [few] Лишиться { $count } жетони влади.
       *[many] Лишиться { $count } жетонів влади.
    }
reason-least-missed = З усього цього нині бракуватиме найменше.
