### The names of A Game of Thrones: The Board Game. Values are labels; terms follow GLOSSARY.md.

## The game and its scenario

game-thrones = Гра престолів
    .summary = Великі Доми десять раундів змагаються за Вестерос: потай віддають накази, ходять у походи, борються за вплив і разом боронять Стіну. Сім замків і фортець дають перемогу відразу.
    .motto = Великі Доми, таємні накази, один трон. Обіцяйте, рушайте, зраджуйте.
scenario-standard = Війна Домів
    .summary = Повна гра для 3–6 Домів. Якщо Домів менше шести, землі відсутніх боронять нейтральні лорди.

## Options of the game

option-tides = Карти переваги в бою
    .text = Чи бере кожен учасник бою карту, яка може додати бойової сили, бойових символів або череп.
option-tides-no = без них
option-tides-yes = з ними
option-lannister-port-ship = Другий корабель Ланістерів
    .text = Чи мають Ланістери на початку гри корабель у порту Ланіспорту, крім корабля в Золотій протоці.
option-lannister-port-ship-yes = у порту
option-lannister-port-ship-no = немає
option-dark-wings-ports = { card-dark-wings-dark-words }
    .text = Чи дає вибір влади жетони також за торгівлю в портах, як карта «{ card-game-of-thrones }».
option-dark-wings-ports-no = лише за корони
option-dark-wings-ports-yes = за корони й порти
option-arianne-token = { card-arianne-martell }
    .text = Чи вилучають разом з наказом і жетон влади зі втраченої Мартелами території, якщо нападник на неї не входить.
option-arianne-token-removed = вилучають
option-arianne-token-stays = лишають
option-salladhor-victarion = { card-salladhor-saan } проти карти «{ card-victarion-greyjoy }»
    .text = Яку силу мають кораблі Грейджоїв, якщо на них діють тексти обох карт.
option-salladhor-victarion-turn-order = тексти за порядком ходів
option-salladhor-victarion-zero = завжди 0
option-mace-last-unit = { card-mace-tyrell } і останній загін
    .text = Чи триває бій, якщо текст цієї карти знищує останній загін одного з учасників.
option-mace-last-unit-goes-on = триває
option-mace-last-unit-ends = завершується
option-winter-icons = { card-winter-is-coming-1 }
    .text = Чи враховують символи дикунів на карті, якою замінено цю карту.
option-winter-icons-replacement = враховують
option-winter-icons-none = не враховують

## How a game may end

ending-castles = сім замків і фортець
ending-rounds = після десятого раунду

## Houses

player-baratheon = Баратеони
    .gen = Баратеонів
    .dat = Баратеонам
    .acc = Баратеонів
    .ins = Баратеонами
    .gender = plural
player-lannister = Ланістери
    .gen = Ланістерів
    .dat = Ланістерам
    .acc = Ланістерів
    .ins = Ланістерами
    .gender = plural
player-stark = Старки
    .gen = Старків
    .dat = Старкам
    .acc = Старків
    .ins = Старками
    .gender = plural
player-martell = Мартели
    .gen = Мартелів
    .dat = Мартелам
    .acc = Мартелів
    .ins = Мартелами
    .gender = plural
player-greyjoy = Грейджої
    .gen = Грейджоїв
    .dat = Грейджоям
    .acc = Грейджоїв
    .ins = Грейджоями
    .gender = plural
player-tyrell = Тайрели
    .gen = Тайрелів
    .dat = Тайрелам
    .acc = Тайрелів
    .ins = Тайрелами
    .gender = plural

## Phases, and the steps of the Action phase

phase-westeros = Фаза Вестеросу
phase-planning = Фаза планування
phase-action = Фаза дій
phase-raids = Виконання набігів
phase-marches = Виконання походів
phase-consolidate-power = Виконання посилення влади
phase-clean-up = Очищення

## Units. .count: so many of them, for sentences; .acc: the same in the accusative

unit-footman = Солдат
    .count =
        { $count ->
            [one] { $count } солдат
            [few] { $count } солдати
           *[many] { $count } солдатів
        }
    .acc =
        { $count ->
            [one] { $count } солдата
           *[many] { $count } солдатів
        }
unit-knight = Лицар
    .count =
        { $count ->
            [one] { $count } лицар
            [few] { $count } лицарі
           *[many] { $count } лицарів
        }
    .acc =
        { $count ->
            [one] { $count } лицаря
           *[many] { $count } лицарів
        }
unit-siege-engine = Облогова вежа
    .count =
        { $count ->
            [one] { $count } облогова вежа
            [few] { $count } облогові вежі
           *[many] { $count } облогових веж
        }
    .acc =
        { $count ->
            [one] { $count } облогову вежу
            [few] { $count } облогові вежі
           *[many] { $count } облогових веж
        }
unit-ship = Корабель
    .count =
        { $count ->
            [one] { $count } корабель
            [few] { $count } кораблі
           *[many] { $count } кораблів
        }

## Orders

order-march-minus-1 = Похід −1
order-march-0 = Похід +0
order-march-plus-1 = Особливий похід +1
order-defense-1 = Оборона +1
order-defense-2 = Особлива оборона +2
order-support = Підтримка
order-support-plus-1 = Особлива підтримка +1
order-raid = Набіг
order-raid-special = Особливий набіг
order-consolidate-power = Посилення влади
order-consolidate-power-special = Особливе посилення влади

## Influence tracks, and the dominance token of the first house on each

track-throne = Залізний трон
    .gen = Залізного трону
track-fiefdoms = Вотчини
    .gen = вотчин
track-court = Королівський двір
    .gen = королівського двору
dominance-throne = Залізний трон
    .gen = Залізного трону
dominance-fiefdoms = Валерійський меч
    .gen = валерійського меча
    .acc = валерійський меч
dominance-court = Поштовий ворон
    .gen = поштового ворона
    .acc = поштового ворона

# A place in sentences: .at where, .from whence, .to whither

## Lands

location-castle-black = Чорний Замок
    .at = у Чорному Замку
    .from = із Чорного Замку
    .to = до Чорного Замку
location-karhold = Кархолд
    .at = у Кархолді
    .from = з Кархолда
    .to = до Кархолда
location-winterfell = Вінтерфел
    .at = у Вінтерфелі
    .from = з Вінтерфела
    .to = до Вінтерфела
location-stony-shore = Кам'яний берег
    .at = на Кам'яному березі
    .from = з Кам'яного берега
    .to = на Кам'яний берег
location-white-harbor = Біла Гавань
    .at = у Білій Гавані
    .from = з Білої Гавані
    .to = до Білої Гавані
location-widows-watch = Вдовина Варта
    .at = у Вдовиній Варті
    .from = із Вдовиної Варти
    .to = до Вдовиної Варти
location-moat-cailin = Рів Кейлін
    .at = у Рові Кейлін
    .from = з Рову Кейлін
    .to = до Рову Кейлін
location-greywater-watch = Сіроводна Варта
    .at = у Сіроводній Варті
    .from = із Сіроводної Варти
    .to = до Сіроводної Варти
location-flints-finger = Палець Флінта
    .at = на Пальці Флінта
    .from = з Пальця Флінта
    .to = на Палець Флінта
location-seagard = Стражморе
    .at = у Стражморі
    .from = зі Стражморя
    .to = до Стражморя
location-twins = Близнючки
    .at = у Близнючках
    .from = з Близнючок
    .to = до Близнючок
location-fingers = Персти
    .at = на Перстах
    .from = з Перстів
    .to = на Персти
location-mountains-of-the-moon = Місячні гори
    .at = у Місячних горах
    .from = з Місячних гір
    .to = у Місячні гори
location-eyrie = Соколине Гніздо
    .at = у Соколиному Гнізді
    .from = із Соколиного Гнізда
    .to = до Соколиного Гнізда
location-pyke = Пайк
    .at = на Пайку
    .from = з Пайка
    .to = на Пайк
location-riverrun = Річкорин
    .at = у Річкорині
    .from = з Річкорину
    .to = до Річкорину
location-lannisport = Ланіспорт
    .at = у Ланіспорті
    .from = з Ланіспорту
    .to = до Ланіспорту
location-stoney-sept = Скелястий Септ
    .at = у Скелястому Септі
    .from = зі Скелястого Септу
    .to = до Скелястого Септу
location-harrenhal = Гаренхол
    .at = у Гаренхолі
    .from = з Гаренхолу
    .to = до Гаренхолу
location-crackclaw-point = Мис Тріснутої Клешні
    .at = на Мисі Тріснутої Клешні
    .from = з Мису Тріснутої Клешні
    .to = на Мис Тріснутої Клешні
location-dragonstone = Драконів Камінь
    .at = на Драконовому Камні
    .from = з Драконового Камня
    .to = на Драконів Камінь
location-searoad-marches = Морський гостинець
    .at = на Морському гостинці
    .from = з Морського гостинця
    .to = на Морський гостинець
location-blackwater = Чорноводна
    .at = на Чорноводній
    .from = із Чорноводної
    .to = на Чорноводну
location-kings-landing = Королівська Гавань
    .at = у Королівській Гавані
    .from = з Королівської Гавані
    .to = до Королівської Гавані
location-kingswood = Королівський ліс
    .at = у Королівському лісі
    .from = з Королівського лісу
    .to = у Королівський ліс
location-storms-end = Штормокрай
    .at = у Штормокраї
    .from = зі Штормокраю
    .to = до Штормокраю
location-highgarden = Небосад
    .at = у Небосаді
    .from = з Небосаду
    .to = до Небосаду
location-reach = Розлоги
    .at = на Розлогах
    .from = з Розлогів
    .to = на Розлоги
location-dornish-marches = Дорнське прикордоння
    .at = на Дорнському прикордонні
    .from = з Дорнського прикордоння
    .to = на Дорнське прикордоння
location-boneway = Кістяна дорога
    .at = на Кістяній дорозі
    .from = з Кістяної дороги
    .to = на Кістяну дорогу
location-oldtown = Старгород
    .at = у Старгороді
    .from = зі Старгорода
    .to = до Старгорода
location-three-towers = Три Вежі
    .at = у Трьох Вежах
    .from = із Трьох Веж
    .to = до Трьох Веж
location-princes-pass = Княжий перевал
    .at = на Княжому перевалі
    .from = з Княжого перевалу
    .to = на Княжий перевал
location-arbor = Арбор
    .at = на Арборі
    .from = з Арбору
    .to = на Арбор
location-starfall = Зорепад
    .at = у Зорепаді
    .from = із Зорепаду
    .to = до Зорепаду
location-yronwood = Айронвуд
    .at = в Айронвуді
    .from = з Айронвуду
    .to = до Айронвуду
location-salt-shore = Солоний берег
    .at = на Солоному березі
    .from = із Солоного берега
    .to = на Солоний берег
location-sunspear = Сонцеспис
    .at = у Сонцесписі
    .from = із Сонцеспису
    .to = до Сонцеспису

## Seas

location-bay-of-ice = Крижана затока
    .at = у Крижаній затоці
    .from = з Крижаної затоки
    .to = у Крижану затоку
location-shivering-sea = Тремтливе море
    .at = у Тремтливому морі
    .from = з Тремтливого моря
    .to = у Тремтливе море
location-narrow-sea = Вузьке море
    .at = у Вузькому морі
    .from = з Вузького моря
    .to = у Вузьке море
location-sunset-sea = Призахідне море
    .at = у Призахідному морі
    .from = з Призахідного моря
    .to = у Призахідне море
location-ironmans-bay = Затока Залізних Людей
    .at = у Затоці Залізних Людей
    .from = із Затоки Залізних Людей
    .to = у Затоку Залізних Людей
location-golden-sound = Золота протока
    .at = у Золотій протоці
    .from = із Золотої протоки
    .to = у Золоту протоку
location-blackwater-bay = Чорноводна затока
    .at = у Чорноводній затоці
    .from = із Чорноводної затоки
    .to = у Чорноводну затоку
location-shipbreaker-bay = Затока Кораблетрощ
    .at = у Затоці Кораблетрощ
    .from = із Затоки Кораблетрощ
    .to = у Затоку Кораблетрощ
location-redwyne-straits = Редвинська протока
    .at = у Редвинській протоці
    .from = з Редвинської протоки
    .to = у Редвинську протоку
location-west-summer-sea = Західне Літнє море
    .at = у Західному Літньому морі
    .from = із Західного Літнього моря
    .to = у Західне Літнє море
location-sea-of-dorne = Дорнське море
    .at = у Дорнському морі
    .from = з Дорнського моря
    .to = у Дорнське море
location-east-summer-sea = Східне Літнє море
    .at = у Східному Літньому морі
    .from = зі Східного Літнього моря
    .to = у Східне Літнє море

## Ports

location-winterfell-port = Порт Вінтерфела
    .at = у порту Вінтерфела
    .from = з порту Вінтерфела
    .to = у порт Вінтерфела
location-white-harbor-port = Порт Білої Гавані
    .at = у порту Білої Гавані
    .from = з порту Білої Гавані
    .to = у порт Білої Гавані
location-pyke-port = Порт Пайка
    .at = у порту Пайка
    .from = з порту Пайка
    .to = у порт Пайка
location-lannisport-port = Порт Ланіспорту
    .at = у порту Ланіспорту
    .from = з порту Ланіспорту
    .to = у порт Ланіспорту
location-dragonstone-port = Порт Драконового Камня
    .at = у порту Драконового Камня
    .from = з порту Драконового Камня
    .to = у порт Драконового Камня
location-storms-end-port = Порт Штормокраю
    .at = у порту Штормокраю
    .from = з порту Штормокраю
    .to = у порт Штормокраю
location-oldtown-port = Порт Старгорода
    .at = у порту Старгорода
    .from = з порту Старгорода
    .to = у порт Старгорода
location-sunspear-port = Порт Сонцеспису
    .at = у порту Сонцеспису
    .from = з порту Сонцеспису
    .to = у порт Сонцеспису
