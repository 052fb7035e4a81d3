### Про що запитують гравців «Гри престолів», що вони можуть відповісти і що їм розповідають.
### Терміни — за GLOSSARY.md.

## Questions of the Westeros phase

question-westeros-choice = «{ $about }»: що ви вибираєте для всіх?
question-disband = Ваші армії перевищують обмеження постачання. Який загін вилучити?
question-muster-at = Де збирати армію далі?
question-muster = Який загін зібрати { $about_at }?
question-bid =
    { $about_kind ->
        [track] Скільки жетонів влади ви ставите на трек { $about_gen }?
       *[wildlings] Скільки жетонів влади ви ставите проти дикунів?
    }
question-break-tie = Однакові ставки: хто займе наступну поділку треку { $about_gen }?
question-highest-bidder = Однакові найбільші ставки: хто отримає винагороду?
question-lowest-bidder = Однакові найменші ставки: хто отримає найсуворіший штраф?
question-raise-track = «{ $about }»: на якому треку ви займаєте першу поділку?
question-fall-on-track = { $about } опускаються на 2 поділки. На якому треку?
question-downgrade-knight = «{ $about }»: де ваш лицар стає солдатом?
question-lose-unit = «{ $about }»: який загін ви втрачаєте?
question-lose-or-fall = «{ $about }»: що ви вибираєте?
question-take-card-back = «{ $about }»: яку карту Дому повернути на руку?
question-discard-card = «{ $about }»: яку карту Дому скинути?
question-horde-muster = У якому замку чи фортеці зібрати армію?

## Questions of the Planning phase

question-place-order = Який наказ ви віддаєте { $about_at }?
question-orders-ready = Усі ваші накази викладено. Готові їх відкрити?
question-use-raven = Як використати { dominance-court.acc }?
question-replace-which = На якій території замінити наказ?
question-replace-with = Який наказ викласти натомість { $about_at }?
question-wildling-card-back = Верхня карта дикунів — «{ $about }». Куди її покласти?

## Questions of the Action phase

question-choose-raid = Який наказ набігу ви виконуєте?
question-choose-march = Який наказ походу ви виконуєте?
question-choose-consolidate = Який наказ посилення влади ви виконуєте?
question-raid-target = Куди спрямувати набіг { $about_from }?
question-march-to = Куди вирушають загони { $about_from }?
question-march-group = Які загони вирушають { $about_to }?
question-leave-power-token = Лишити жетон влади { $about_at }?
question-consolidate = Як використати особливий наказ { $about_at }?
question-capture-ships = Скільки кораблів { $about_at } замінити на свої?

## Questions of a battle

question-give-support = Кого ви підтримуєте { $about_at }?
question-accept-support = Прийняти підтримку { $about_gen }?
question-choose-house-card = Яку карту Дому зіграти в бою { $about_at }?
question-use-card-text = Застосувати текст карти «{ $about }»?
question-replacement-card = Яку карту Дому зіграти замість карти «{ $about }»?
question-lower-track =
    { $about_id ->
        [doran-martell] «{ $about }»: на якому треку суперник опускається на останню поділку?
       *[other] «{ $about }»: на якому треку ви опускаєтеся на останню поділку?
    }
question-remove-order = «{ $about }»: який наказ суперника вилучити?
question-kill-footman = «{ $about }»: якого солдата знищити?
question-upgrade-footman = «{ $about }»: де ваш солдат стає лицарем?
question-discard-from-hand = «{ $about }»: яку карту скидає суперник?
question-use-blade = Використати { dominance-fiefdoms.acc }, щоб отримати +1 до сили в бою { $about_at }?
question-redraw-tide = Ви взяли карту «{ $about }». Використати { dominance-fiefdoms.acc }, щоб узяти іншу?
question-casualty = Який загін ви втрачаєте { $about_at }?
question-retreat-to = Куди відступають розгромлені загони { $about_from }?
question-retreat-loss = Не всі загони можуть відступити { $about_to }. Який загін знищити?

## Answers

answer-westeros-choice-supply = «{ card-supply }»: оновити рівні постачання
answer-westeros-choice-mustering = «{ card-mustering }»: усі збирають армії
answer-westeros-choice-clash-of-kings = «{ card-clash-of-kings }»: боротьба за вплив
answer-westeros-choice-power = Жетони влади для всіх
answer-westeros-choice-defense = Заборонити накази оборони в цьому раунді
answer-westeros-choice-march-plus-1 = Заборонити особливий похід +1 у цьому раунді
answer-westeros-choice-nothing = Нічого
answer-disband = { $unit } { $location_at }
answer-muster-at-done = Завершити збирання армій
answer-muster = { $unit } { $location_at }
answer-muster-upgrade =
    { $unit_id ->
        [knight] Поліпшити солдата до лицаря
       *[siege-engine] Поліпшити солдата до облогової вежі
    }
answer-muster-done = Більше нічого
answer-bid =
    { $count ->
        [0] Нічого
        [one] { $count } жетон влади
        [few] { $count } жетони влади
       *[many] { $count } жетонів влади
    }
answer-lose-unit = { $unit } { $location_at }
answer-lose-or-fall-units = Втратити 2 загони
answer-lose-or-fall-track = Опуститися на 2 поділки на треку, де ви найвище
answer-take-card-back-none = Жодної
answer-horde-muster-none = Ніде
answer-place-order = { $order }
answer-place-order-none = Без наказу
answer-orders-ready-ready = Готово
answer-use-raven-no = Ніяк
answer-use-raven-replace-order = Замінити один зі своїх наказів
answer-use-raven-look-at-wildlings = Подивитися верхню карту дикунів
answer-replace-with = { $order }
answer-wildling-card-back-top = На верх колоди
answer-wildling-card-back-bottom = Під низ колоди
answer-raid-target-none = Нічого не вилучати
answer-march-to-done = Більше нікого не переміщувати
answer-consolidate-power = Отримати жетони влади
answer-consolidate-muster = Зібрати армію
answer-capture-ships =
    { $count ->
        [0] Жодного
       *[other] { unit-ship.count }
    }
answer-give-support-attacker = Нападника
answer-give-support-defender = Оборонця
answer-give-support-nobody = Нікого
answer-remove-order-none = Жодного
answer-kill-footman-standing = Нерозгромленого
answer-kill-footman-routed = Розгромленого
answer-upgrade-footman-none = Ніде
answer-discard-from-hand-none = Жодної

## Events of the Westeros phase

event-new-round = Починається раунд { $round }.
event-phase-opened = { $phase }.
event-westeros-card-revealed = Карта Вестеросу { $deck }: «{ $card }».
event-winter-came = «{ $card }»: колоду Вестеросу { $deck } тасують і відкривають іншу карту.
event-threat-grew = Загроза дикунів зростає до { $count }.
event-westeros-choice-made =
    «{ $card }»: { $player } { $choice_id ->
        [supply] вибирають карту «{ card-supply }»
        [mustering] вибирають карту «{ card-mustering }»
        [clash-of-kings] вибирають карту «{ card-clash-of-kings }»
        [power] вибирають жетони влади для всіх
        [defense] забороняють накази оборони
        [march-plus-1] забороняють особливий наказ походу +1
       *[nothing] вирішують, що нічого не станеться
    }.
event-orders-banned =
    «{ $card }»: у цьому раунді не можна викладати { $order_id ->
        [march-plus-1] особливий наказ походу +1
        [defense] накази оборони
        [raid] накази набігу
        [support] накази підтримки
       *[consolidate-power] накази посилення влади
    }.
event-supply-set = Рівень постачання { $player_gen } — { $count }.
event-unit-mustered = { $player } збирають { $unit_acc } { $area_at }.
event-unit-upgraded =
    { $unit_id ->
        [knight] { $player } поліпшують солдата { $area_at } до лицаря.
       *[siege-engine] { $player } поліпшують солдата { $area_at } до облогової вежі.
    }
event-unit-downgraded = Лицар { $player_gen } { $area_at } стає солдатом.
event-unit-lost = { $player } втрачають { $unit_acc } { $area_at }.
event-bid-made =
    { $about_kind ->
        [track] { $player } ставлять на трек { $about_gen }
       *[wildlings] { $player } ставлять проти дикунів
    } { $count ->
        [one] { $count } жетон влади
        [few] { $count } жетони влади
       *[many] { $count } жетонів влади
    }.
event-track-settled = Трек { $track_gen }: { $houses }.
event-moved-on-track = { $player } переходять на поділку { $count } треку { $track_gen }.
event-power-gained =
    { $count ->
        [0] { $player } не отримують жетонів влади
        [one] { $player } отримують { $count } жетон влади
        [few] { $player } отримують { $count } жетони влади
       *[many] { $player } отримують { $count } жетонів влади
    }.
event-power-lost =
    { $count ->
        [0] { $player } не мають доступних жетонів влади
        [one] { $player } скидають { $count } жетон влади
        [few] { $player } скидають { $count } жетони влади
       *[many] { $player } скидають { $count } жетонів влади
    }.
event-wildlings-attacked = Дикуни нападають із силою { $strength }.
event-wildlings-beaten = Нічна варта відбиває дикунів: { $total } проти { $strength }. «{ $card }»; найбільшу ставку зробили { $player }.
event-wildlings-won = Дикуни прориваються: { $strength } проти { $total }. «{ $card }»; найменшу ставку зробили { $player }.

## Events of the Planning phase

event-orders-revealed =
    Відкрито { $count ->
        [one] { $count } наказ
        [few] { $count } накази
       *[many] { $count } наказів
    } { $houses ->
        [one] { $houses } Дому
       *[many] { $houses } Домів
    }.
event-order-replaced = { dominance-court }: { $player } викладають { $area_at } наказ «{ $order }» замість наказу «{ $old }».
event-wildlings-seen =
    { $card_kind ->
        [nothing] { dominance-court }: { $player } дивляться верхню карту дикунів.
       *[card] { dominance-court }: { $player } дивляться верхню карту дикунів — «{ $card }».
    }
event-wildling-card-put-back =
    { $where_id ->
        [top] { $player } повертають карту дикунів на верх колоди.
       *[bottom] { $player } кладуть карту дикунів під низ колоди.
    }

## Events of the Action phase

event-raid-made = Набіг { $player_gen } { $area_from } { $target_to }: вилучено наказ «{ $order }» { $victim_gen }.
event-raid-in-vain = Наказ набігу { $player_gen } { $area_at } вилучено без ефекту.
event-marched = { $player } вирушають { $origin_from } { $area_to }: { $units }.
event-stayed-put = Наказ походу { $player_gen } { $area_at } вилучено; ніхто не вирушає.
event-power-token-left = { $player } лишають жетон влади { $area_at }.
event-power-token-removed = Жетон влади { $player_gen } { $area_at } вилучено.
event-lord-conquered = { $player } підкорюють нейтрального лорда { $area_at }: { $total } проти { $strength }.
event-lord-stood-firm = { $player } заслабкі для нейтрального лорда { $area_at }: { $total } проти { $strength }.
event-ships-captured =
    { $player } захоплюють { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
       *[many] { $count } кораблів
    } { $area_at }.
event-ships-scuttled =
    { $player } втрачають { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
       *[many] { $count } кораблів
    } { $area_at }.
event-power-consolidated =
    { $player } посилюють владу { $area_at } { $count ->
        [0] та нічого не отримують
        [one] та отримують { $count } жетон влади
        [few] та отримують { $count } жетони влади
       *[many] та отримують { $count } жетонів влади
    }.

## Events of a battle

event-battle-began = { $attacker } нападають { $origin_from } на { $defender_acc } { $area_at }.
event-support-given = Підтримка { $player_gen } — на боці { $to_gen }.
event-support-refused = { $by } відмовляються від підтримки { $player_gen }.
event-house-cards-revealed = { $attacker } грають карту «{ $attacker_card }», { $defender } — «{ $defender_card }».
event-card-text-used = { $player } застосовують текст карти «{ $card }».
event-card-replaced =
    { $card_kind ->
        [nothing] { $player } повертають на руку карту «{ $old }» і не мають іншої карти.
       *[card] { $player } грають карту «{ $card }» замість карти «{ $old }».
    }
event-order-removed = Наказ «{ $order }» { $player_gen } { $area_at } вилучено.
event-blade-used = { $player } використовують { dominance-fiefdoms.acc }: +1 до бойової сили.
event-tide-redrawn = { $player } використовують { dominance-fiefdoms.acc } і беруть іншу карту переваги в бою.
event-tides-revealed = { $attacker } мають карту «{ $attacker_card }», { $defender } — «{ $defender_card }».
event-battle-won =
    { $player } перемагають { $loser_acc } { $area_at }: { $strength } проти { $against }{ $tied ->
        [yes] , бо вони вище на треку «{ track-fiefdoms }»
       *[no] {""}
    }.
event-battle-broken-off = Проти { $player_gen } { $area_at } не лишилося нікого: бій закінчено.
event-garrison-fell = Гарнізон { $player_gen } { $area_at } розгромлено й вилучено.
event-retreated = { $player } відступають { $area_to }: { $units }.
event-house-card-discarded = { $player } скидають карту «{ $card }».
event-house-card-taken-back = { $player } повертають на руку карту «{ $card }».
event-hand-restored =
    { $card_kind ->
        [nothing] { $player } повертають на руку карти Дому зі скиду.
       *[card] { $player } повертають на руку решту карт Дому; «{ $card }» лишається в скиді.
    }
event-game-won =
    { $how_id ->
        [castles] { $player } перемагають негайно
       *[rounds] { $player } перемагають після десятого раунду
    }. Замків і фортець: { $count }.
