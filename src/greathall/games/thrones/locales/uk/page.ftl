### Слова сторінки для «Гри престолів»: мапа, треки, планування й бій.

icon-sword = меч
icon-fortification = укріплення
letters-stark = С
letters-lannister = Л
letters-baratheon = Б
letters-greyjoy = Г
letters-tyrell = Т
letters-martell = М
page-tab-map = Мапа
page-tab-houses = Доми
page-tab-tracks = Треки
page-map = Мапа Вестеросу
page-areas = Хто де стоїть
page-held-by = контролюють { $player }
page-routed = розгромлені: { $units }
page-face-down = наказ долілиць
page-no-order = без наказу
page-rounds = Раунд
page-wildlings = Дикуни
page-influence = Вплив
page-used = використано
page-stars =
    { $count ->
        [one] { $count } зірка
        [few] { $count } зірки
       *[many] { $count } зірок
    }
page-supply = Постачання
page-castles = Замки й фортеці
page-westeros-cards = Карти Вестеросу
page-armies = { $player }. Дозволені армії: { $limits }. Армії зараз: { $armies }.
page-houses = Доми та їхні карти
page-played = зіграна
page-card-strength = сила { $count }
page-swords =
    { $count ->
        [one] { $count } меч
        [few] { $count } мечі
       *[many] { $count } мечів
    }
page-fortifications =
    { $count ->
        [one] { $count } укріплення
        [few] { $count } укріплення
       *[many] { $count } укріплень
    }
page-kind-land = земля
page-kind-sea = море
page-kind-port = порт
page-home-of = престольна земля { $player_gen }
page-borders = Сусіди: { $areas }.
page-orders = Накази
page-orders-placed = Викладені накази
page-placed = викладено
page-not-yet = ще ні
page-order-for = Наказ для території:
page-order-used = лежить
page-order-banned = заборонено
page-order-stars = зірок нема
page-swap = Поміняти
page-swap-with = З якою територією?
page-orders-sent = Ваші накази на столі. Їх можна змінити, доки готові не всі.
page-change-orders = Змінити накази
page-done = Готово
page-plan = Викладено наказів: { $placed } з { $all }. Зірок: { $used } з { $stars }.
page-bids = Ставки
page-spent = Уже зіграні: { $cards }.
page-battle = Бій { $area }
page-attack-from = напад { $area }
page-you-defend = ви обороняєтеся
page-defends = обороняються
page-card-laid = закрита
page-card-open = ще не обрана
page-from-to = від { $from } до { $to }
page-strength = сила
page-cause-units = загони
page-cause-order = наказ
page-cause-garrison = гарнізон
page-cause-support = підтримка
page-cause-card = карта Дому
page-cause-text = текст карти
page-cause-tide = перевага в бою
page-cause-blade = меч
page-tie = За нічиєї перемагають { $player }: вони вище на треку «{ track-fiefdoms }».
page-battle-won = Перемогли { $player }.
page-winner-house =
    { $count ->
        [one] Перемогли { $player }: { $count } замок чи фортеця.
        [few] Перемогли { $player }: { $count } замки й фортеці.
       *[many] Перемогли { $player }: { $count } замків і фортець.
    }
page-order-tokens = Жетони Дому
page-order-effect = Що робить наказ
page-westeros-deck = Колода Вестеросу { $deck }
page-wildling-cards = Карти дикунів
page-all-areas = Території
guide-phase-westeros = Відкривають по карті з кожної з трьох колод. Вони приносять постачання, збирання армій, боротьбу за вплив чи дикунів і можуть заборонити накази на цей раунд.
guide-phase-planning = Викладіть наказ долілиць на кожну територію, де є ваші загони; усі накази відкриють разом. Кількість наказів із зіркою обмежує ваше місце при Королівському дворі.
guide-phase-raids = Спершу виконують набіги: набіг знімає суміжний ворожий наказ і грабує владу там, де її збиралися посилити.
guide-phase-marches = У порядку ходів кожен Дім виконує по одному наказу походу. Загони можуть розділитися; хто входить на територію з ворогом, той б'ється.
guide-phase-consolidate-power = Накази посилення влади приносять жетони влади; наказ із зіркою натомість дає змогу зібрати загони в замку чи фортеці.
guide-phase-clean-up = Накази знімають із мапи, розгромлені загони підводяться, меч і ворон знову готові.
guide-question-place-order = Оберіть жетон для позначеної території; клацніть іншу свою територію, щоб змінити наказ, або перетягніть жетон. Коли вас усе влаштовує, натисніть «Готово».
guide-question-choose-house-card = Обидві карти відкриють разом. Перемагає більша сума загонів, наказів, підтримки й карти; мечі вбивають, укріплення рятують.
guide-question-bid = Кожен робить ставку таємно, і поставлене втрачено. Проти дикунів ставлять спільно; за трек найвища ставка дає перше місце.
guide-question-march-to = Оберіть, куди звідси йдуть загони, група за групою; коли більше ніхто не йде, скажіть це.
page-legend-map = На мапі
page-legend-units = Загони
page-legend-orders = Накази
page-legend-houses = Доми та їхні карти
page-legend-tracks = На треках
deed-choose-house-card = Зіграти карту «{ $card }»
deed-replacement-card = Зіграти карту «{ $card }»
deed-discard-card = Скинути карту «{ $card }»
deed-take-card-back = Повернути карту «{ $card }»

# Answers that a house sets in advance.
standing-never-support = Ніколи не підтримувати { $player_acc }
standing-never-support-anybody = Нікого не підтримувати в чужих битвах
standing-accept-support = Приймати підтримку { $player_gen }
standing-accept-support-anybody = Приймати будь-яку підтримку
standing-leave-raven = Не використовувати { dominance-court.gen }
standing-spare-blade = Не використовувати { dominance-fiefdoms.gen }
standing-keep-tide = Залишати витягнуту карту перебігу битви
