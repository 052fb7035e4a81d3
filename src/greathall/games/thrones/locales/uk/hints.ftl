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
reason-ready = Кожне ваше військо має наказ.
reason-not-ready = Інший наказ ще може бути кращим.
reason-raven-replaces = Тепер, коли всі накази відкрито, інший дав би більше.
reason-raven-looks = Тоді лише ви знатимете, що несуть дикуни.
reason-raven-kept = Жоден інший наказ не був би значно кращим.
reason-order-poor = Там заміна наказу дає найбільше.
reason-no-matter = Різниці бот не бачить.
reason-power-now = Відразу дає жетони влади.
reason-token-keeps = Область лишиться вашою, коли загони підуть.
reason-token-saved = Жетона влади це не варте.
reason-enough = Ніщо інше тут не варте своїх очок.
reason-stronger = Зміцнює вас { $area_at }.
reason-own-side = Це ваш власний бій.
reason-against-neutral = Це лише проти нейтрального лорда.
reason-against-leader = Це заважає тому, хто ближчий до перемоги.
reason-support-withheld = Перемога жодної сторони вам не на руку.
reason-more-strength = У бою важить кожне очко сили.
reason-text-helps = Її текст тут допомагає вам.
reason-text-harms = Її текст коштував би більше, ніж дав би.
reason-blade = Вам бракує одного очка, а за рівності перемагаєте ви.
reason-blade-kept = Одне очко нічого не змінить; воно зачекає на інший бій.
reason-tide-poor = Витягнута карта дає замало.
reason-tide-good = Витягнута карта досить добра.
reason-retreat-safe = Там ваші загони в найбільшій безпеці й найпотрібніші.
reason-retreat-unsafe = Там від них найменше користі їхньому Дому.
reason-ships = Кожен ваш новий корабель — це мінус один у них.
reason-order-harms = Цей наказ зашкодив би вам найбільше.
reason-strongest = Це найсильніша із цих карт.
reason-weakest = Це найслабша із цих карт.
reason-yourself = Ніхто не подбає про вас краще, ніж ви самі.
reason-yourself-last = Це впало б на вас.
reason-farthest = Цей Дім найдалі від перемоги.
reason-nearest = Цей Дім найближче до перемоги.
reason-rise-most = Там ви піднімаєтеся найпомітніше.
reason-fall-least = Там падіння коштує вам найменше.
reason-fall-theirs = Там падіння коштує їм найбільше.
reason-helps-most = Із цього нині найбільше допоможе вам саме це.
reason-places-return = Позицію на треку можна повернути ставкою; загони втрачено надовго.
