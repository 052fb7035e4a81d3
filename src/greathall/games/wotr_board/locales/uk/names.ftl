### Назви настільної «Війни за Перстень». Значення — підписи; терміни — за GLOSSARY.md.

## The game and its scenario

game-wotr-board = Війна за Перстень
    .summary = Братство несе Перстень до Мордору, а Вільні Народи стримують війська Тіні. Долю Середзем'я вирішують кубики дій, карти подій і гонитва за Перснем.
    .motto = Уся війна на одній мапі: війська, супутники, гонитва й Перстень.
scenario-war = Війна за Перстень
    .summary = Повна гра для 2–4 гравців. Тінь перемагає споганенням або завоюванням, Вільні Народи — знищивши Перстень або здобувши фортеці Тіні.

## Options of the game: what may be decided before a match, and the values of each

option-over-stacking = Понад десять загонів
    .text = Чи може військо рушити так, щоб у регіоні стало понад десять загонів, зайві з яких потім прибирають.
option-over-stacking-forbidden = не можна
option-over-stacking-trimmed = зайві прибирають
option-staff-in-mordor = «{ card-wizards-staff }» у Мордорі
    .text = Чи робить Братство свій крок на треку Мордору, коли карта не дає взяти жетон.
option-staff-in-mordor-step = робить
option-staff-in-mordor-no-step = не робить
option-extend-three-rounds = Штурм на три раунди
    .text = Чи можна продовжити його, знижуючи елітні загони, як звичайний штурм.
option-extend-three-rounds-yes = можна
option-extend-three-rounds-no = не можна
option-black-breath = «{ combat-black-breath }»
    .text = Які влучання порівнюють із рівнем супутника.
option-black-breath-re-roll = від перекидання ватажків
option-black-breath-all = усі за раунд
option-army-event-card = Як прибрати карту «{ card-a-power-too-great }»
    .text = Яку карту скидають за це, крім геройської; так само для карти «{ card-the-power-of-tom-bombadil }».
option-army-event-card-deck = будь-яку стратегічну
option-army-event-card-icon = із символом війська
option-will-as-event = «{ face-will-of-the-west }» як кубик «подія»
    .text = Чи бере Гандальф Сірий карту і після неї.
option-will-as-event-counts = бере
option-will-as-event-does-not = не бере
option-over-recruiting = Найм під час облоги
    .text = Що робити, коли карта наймає в обложену фортецю понад п'ять загонів.
option-over-recruiting-remove = поставити всі, потім прибрати зайві
option-over-recruiting-stop = зупинитися на п'яти
option-mithril-coat = «{ card-mithril-coat-and-sting }»
    .text = Чи може інша карта на столі зменшити шкоду тієї самої гонитви.
option-mithril-coat-besides = може
option-mithril-coat-instead = не може
option-witch-king-moves = Рух Короля-Відьмака
    .text = Чи може ним рухати гравець за Сарумана, як іншими назгулами.
option-witch-king-moves-his-player = лише його гравець
option-witch-king-moves-any-player = будь-який гравець за Тінь
option-sorcerer = Уміння «Чорнокнижник» Короля-Відьмака
    .text = Коли беруть карту за це вміння.
option-sorcerer-after-round = після першого раунду
option-sorcerer-at-once = одразу
option-longest-match = Найдовша партія
    .text = Після скількох ходів партія закінчується без переможця.
option-longest-match-none = без обмежень
option-longest-match-30 = 30 ходів
option-longest-match-50 = 50 ходів

## How a game may end

ending-ring = Перстень знищено
ending-corruption = Персненосця споганено
ending-military = завоювання
ending-time = ходи скінчилися

## Sides and players

player-free-peoples = Вільні Народи
    .gen = Вільних Народів
    .dat = Вільним Народам
    .acc = Вільні Народи
    .ins = Вільними Народами
    .gender = plural
player-shadow = Тінь
    .gen = Тіні
    .dat = Тіні
    .acc = Тінь
    .ins = Тінню
    .gender = feminine
player-gondor-player = Гравець за Гондор
    .gen = гравця за Гондор
    .dat = гравцеві за Гондор
    .acc = гравця за Гондор
    .ins = гравцем за Гондор
    .gender = masculine
player-rohan-player = Гравець за Роган
    .gen = гравця за Роган
    .dat = гравцеві за Роган
    .acc = гравця за Роган
    .ins = гравцем за Роган
    .gender = masculine
player-witch-king-player = Гравець за Короля-Відьмака
    .gen = гравця за Короля-Відьмака
    .dat = гравцеві за Короля-Відьмака
    .acc = гравця за Короля-Відьмака
    .ins = гравцем за Короля-Відьмака
    .gender = masculine
player-saruman-player = Гравець за Сарумана
    .gen = гравця за Сарумана
    .dat = гравцеві за Сарумана
    .acc = гравця за Сарумана
    .ins = гравцем за Сарумана
    .gender = masculine

## Nations

nation-dwarves = Гноми
    .gen = гномів
    .gender = plural
nation-elves = Ельфи
    .gen = ельфів
    .gender = plural
nation-gondor = Гондор
    .gen = Гондору
    .gender = masculine
nation-north = Північ
    .gen = Півночі
    .gender = feminine
nation-rohan = Роган
    .gen = Рогану
    .gender = masculine
nation-isengard = Ісенгард
    .gen = Ісенгарду
    .gender = masculine
nation-sauron = Саурон
    .gen = Саурона
    .gender = masculine
nation-southrons = Південці та східняни
    .gen = південців і східнян
    .gender = plural

## Faces of Action dice, decks, phases

face-character = Персонаж
face-army = Військо
face-muster = Мобілізація
face-muster-army = Мобілізація або військо
face-event = Подія
face-will-of-the-west = Воля Заходу
face-eye = Око
deck-character = Колода геройських подій
    .gen = колоди геройських подій
deck-strategy = Колода стратегічних подій
    .gen = колоди стратегічних подій
phase-recover = Кубики та карти
phase-fellowship = Братство
phase-hunt = Кубики на гонитву
phase-roll = Кидок кубиків дій
phase-actions = Дії
phase-victory = Перевірка перемоги

## Hunt tiles

tile-eye = Око
tile-3 = 3
tile-2 = 2
tile-2-reveal = 2, викрито
tile-1 = 1
tile-1-reveal = 1, викрито
tile-0-reveal = 0, викрито
tile-elven-cloaks = 0 («{ card-elven-cloaks }»)
tile-elven-rope = 0 («{ card-elven-rope }»)
tile-phial-of-galadriel = −2 («{ card-phial-of-galadriel }»)
tile-smeagol-helps-nice-master = −1 («{ card-smeagol-helps-nice-master }»)
tile-shelobs-lair = кубик, стоп («{ card-shelobs-lair }»)
tile-the-ring-is-mine = Око, викрито, стоп («{ card-the-ring-is-mine }»)
tile-on-on-they-went = 3, стоп («{ card-on-on-they-went }»)
tile-give-it-to-uss = 1, викрито, стоп («{ card-give-it-to-uss }»)

## Figures. .count: so many of them, for sentences

figure-elite = Елітний загін
    .count =
        { $count ->
            [one] { $count } елітний загін
            [few] { $count } елітні загони
           *[many] { $count } елітних загонів
        }
figure-regular = Звичайний загін
    .count =
        { $count ->
            [one] { $count } звичайний загін
            [few] { $count } звичайні загони
           *[many] { $count } звичайних загонів
        }
figure-leader = Ватажок
    .count =
        { $count ->
            [one] { $count } ватажок
            [few] { $count } ватажки
           *[many] { $count } ватажків
        }
    .acc =
        { $count ->
            [one] { $count } ватажка
           *[many] { $count } ватажків
        }
unit-dwarves-elite = { figure-elite } гномів
    .count = { figure-elite.count } гномів
unit-elves-elite = { figure-elite } ельфів
    .count = { figure-elite.count } ельфів
unit-gondor-elite = { figure-elite } Гондору
    .count = { figure-elite.count } Гондору
unit-north-elite = { figure-elite } Півночі
    .count = { figure-elite.count } Півночі
unit-rohan-elite = { figure-elite } Рогану
    .count = { figure-elite.count } Рогану
unit-isengard-elite = { figure-elite } Ісенгарду
    .count = { figure-elite.count } Ісенгарду
unit-sauron-elite = { figure-elite } Саурона
    .count = { figure-elite.count } Саурона
unit-southrons-elite = { figure-elite } південців і східнян
    .count = { figure-elite.count } південців і східнян
unit-dwarves-regular = { figure-regular } гномів
    .count = { figure-regular.count } гномів
unit-elves-regular = { figure-regular } ельфів
    .count = { figure-regular.count } ельфів
unit-gondor-regular = { figure-regular } Гондору
    .count = { figure-regular.count } Гондору
unit-north-regular = { figure-regular } Півночі
    .count = { figure-regular.count } Півночі
unit-rohan-regular = { figure-regular } Рогану
    .count = { figure-regular.count } Рогану
unit-isengard-regular = { figure-regular } Ісенгарду
    .count = { figure-regular.count } Ісенгарду
unit-sauron-regular = { figure-regular } Саурона
    .count = { figure-regular.count } Саурона
unit-southrons-regular = { figure-regular } південців і східнян
    .count = { figure-regular.count } південців і східнян
unit-dwarves-leader = { figure-leader } гномів
    .count = { figure-leader.count } гномів
    .acc = { figure-leader.acc } гномів
unit-elves-leader = { figure-leader } ельфів
    .count = { figure-leader.count } ельфів
    .acc = { figure-leader.acc } ельфів
unit-gondor-leader = { figure-leader } Гондору
    .count = { figure-leader.count } Гондору
    .acc = { figure-leader.acc } Гондору
unit-north-leader = { figure-leader } Півночі
    .count = { figure-leader.count } Півночі
    .acc = { figure-leader.acc } Півночі
unit-rohan-leader = { figure-leader } Рогану
    .count = { figure-leader.count } Рогану
    .acc = { figure-leader.acc } Рогану
unit-nazgul = Назгул
    .count =
        { $count ->
            [one] { $count } назгул
            [few] { $count } назгули
           *[many] { $count } назгулів
        }
    .acc =
        { $count ->
            [one] { $count } назгула
           *[many] { $count } назгулів
        }
unit-gandalf-grey = Гандальф Сірий
    .count = Гандальф Сірий
    .acc = Гандальфа Сірого
unit-strider = Бурлака
    .count = Бурлака
    .acc = Бурлаку
unit-boromir = Боромир
    .count = Боромир
    .acc = Боромира
unit-legolas = Леголас
    .count = Леголас
    .acc = Леголаса
unit-gimli = Гімлі
    .count = Гімлі
unit-meriadoc = Меріадок Брендіцап
    .count = Меріадок Брендіцап
    .acc = Меріадока Брендіцапа
unit-peregrin = Перегрін Тук
    .count = Перегрін Тук
    .acc = Перегріна Тука
unit-aragorn = Арагорн
    .count = Арагорн
    .acc = Арагорна
unit-gandalf-white = Гандальф Білий
    .count = Гандальф Білий
    .acc = Гандальфа Білого
unit-gollum = Голум
    .count = Голум
    .acc = Голума
unit-witch-king = Король-Відьмак
    .count = Король-Відьмак
    .acc = Короля-Відьмака
unit-mouth-of-sauron = Вуста Саурона
    .count = Вуста Саурона
unit-saruman = Саруман
    .count = Саруман
    .acc = Сарумана
