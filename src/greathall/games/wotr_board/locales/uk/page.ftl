### Слова самої сторінки для «Війни за Перстень»: стіл довкола мапи.

page-tab-map = Мапа
page-tab-dice = Кубики
page-tab-tracks = Треки
page-map = Мапа Середзем'я

## Score, dice, Nations

page-score = Переможні очки та споганення
page-corruption = споганення
page-dice = Кубики дій
page-dice-left = лишилося { $left } з { $all }
page-die-in-use = { $face }: у грі
page-die-used = { $face }: використано
page-rings = Ельфійські Персні: { $count }
page-leads = головний гравець
page-nations = Народи
page-at-war = у війні
page-passive = пасивний
page-passive-note = пасивний: спиняється перед війною
page-steps-to-war =
    { $steps ->
        [one] { $steps } крок до війни
        [few] { $steps } кроки до війни
       *[many] { $steps } кроків до війни
    }
# $face: a die; $deed: what it is used for
page-with-die = Кубик «{ $face }»: { $deed }.

## The Fellowship and the Hunt

page-fellowship-and-hunt = Братство й гонитва
page-fellowship = Братство
page-hidden = приховане
page-revealed = викрите
page-fellowship-at = { $region }, поступ { $progress }
page-fellowship-in-mordor = Трек Мордору, крок { $step } з { $most }
page-corruption-is = Споганення { $count } з { $most }.
page-corruption-would-be = Споганення { $now } → { $then } з { $most }
page-companion = { $name }, рівень { $level }
page-guide-of-ring = Провідник
page-hunt = Гонитва
page-hunt-for-ring = Гонитва за Перснем
page-hits-on = влучає { $needed }+
page-hunt-dice =
    { $dice ->
        [one] { $dice } кубик на { $needed }+.
        [few] { $dice } кубики на { $needed }+.
       *[many] { $dice } кубиків на { $needed }+.
    }
page-hunt-easier = −{ $count } за кубики Вільних Народів.
page-hunt-rerolls = Перекидань: { $count }.
page-hunt-box = Комірка гонитви: кубиків Тіні { $shadow }, кубиків Вільних Народів { $free }.
page-nobody-hunts = Жоден кубик не полює.
page-pool =
    { $count ->
        [one] Запас гонитви: { $count } жетон
        [few] Запас гонитви: { $count } жетони
       *[many] Запас гонитви: { $count } жетонів
    }
page-tiles-of = { $tile }: { $count }
page-tiles-waiting = чекають на Мордор
page-successes =
    { $count ->
        [one] { $count } успіх
        [few] { $count } успіхи
       *[many] { $count } успіхів
    }
page-damage = Шкода { $count }
page-cause-hunt = кидок гонитви
page-cause-card = через карту
page-cause-stronghold = через фортецю Тіні
page-cause-balrog = через Бальрога
page-cause-mordor = крок у Мордорі

## Cards

page-hand = Рука
page-whose-hand = Чия рука
page-no-cards = У руці немає карт.
page-in-battle = У бою:
page-order-number = черга
page-table-and-decks = На столі, колоди і скид
page-on-table = На столі
page-nothing-on-table = нічого
page-decks-and-discards = Колоди і скид
page-cards-held = карт у руці
page-discards = Скид

## Who goes

page-who-goes = Хто йде?
page-who-goes-then-where = Хто йде? Потім оберіть куди.
page-must-go = { $unit }: мусить іти.
page-going = { $unit }: ідуть { $going } з { $all }
page-one-fewer = { $unit }: на одного менше
page-one-more = { $unit }: на одного більше
page-all-go = Усі
page-depart = Рушити
page-figures = Фігури
page-kind-regular = звичайний
page-kind-elite = елітний
page-kind-leader = ватажок
page-kind-nazgul = назгул

## Battles

page-battle = Бій { $region }
page-field = Бій { $region }
page-siege = Облога { $region }
page-sortie = Вилазка { $region }
page-attacks-field = атакує
page-attacks-siege = штурмує
page-attacks-sortie = робить вилазку
page-defends-field = обороняється
page-defends-siege = за мурами
page-defends-sortie = облягає
page-strengths = Сили
page-rolls = Кидки
page-row-units = сила
page-row-strength = кидок із
page-row-leaders = лідерство
page-row-roll = кидок
page-row-reroll = перекид
page-dice-on =
    { $dice ->
        [one] { $dice } кубик на { $needed }+
        [few] { $dice } кубики на { $needed }+
       *[many] { $dice } кубиків на { $needed }+
    }
page-a-hit = влучання
page-hits-on-side = влучання, ціль: { $side }
page-card-face-down = долілиць: { $deck }
page-no-card = без карти
page-no-card-yet = карти ще немає
page-odds = Шанси цього раунду
page-odds-next = Шанси наступного раунду

# Answers that a player sets in advance.
standing-pass-this-turn = Пасувати до кінця цього ходу, коли це дозволяють правила
standing-no-combat-card = Не грати бойових карт цього ходу
