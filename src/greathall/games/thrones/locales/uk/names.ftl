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
