## A combat on the stage

page-stage-next-scene = Наступний бій
page-combat-count = Рахуємо мечі
page-combat-path = Шлях скасовує
page-combat-battleground = Мури скасовують
page-combat-absorb = Карти поглинають
page-combat-result = Підсумок
page-combat-attack = напад
page-combat-of-path = шлях
page-combat-of-battleground = мури
page-combat-absorbed = поглинуто
page-combat-left = лишилося
page-combat-attacks-free = нападають Вільні Народи
page-combat-attacks-shadow = нападає Тінь
page-combat-defends-free = обороняються Вільні Народи
page-combat-defends-shadow = обороняється Тінь
page-combat-gone = знищено
page-combat-absorbs = поглинає і знищується
page-combat-spared = не знадобилася
page-combat-path-won =
    { $side ->
        [free] Вільні Народи утримали шлях { $number }
        [shadow] Тінь здобула шлях { $number }
       *[nobody] Шлях { $number } не дістався нікому
    }
page-combat-battleground-won =
    { $left ->
        [0] Оборона втрималася
       *[other]
            { $side ->
                [free] Вільні Народи здобули поле битви
               *[shadow] Тінь здобула поле битви
            }
    }
page-combat-corruption = Лишилося { $left }: споганення { $before } → { $after }
page-combat-no-points = Очок за це немає.
page-combat-points =
    { $side ->
        [free] { side-free }
       *[shadow] { side-shadow }
    }: + { $points }

## Where the points come from

page-result-sources = Звідки очки
page-result-paths = Шляхи
page-result-battlegrounds = Поля битв
page-result-corruption = Споганення
page-result-ring = Невикористані жетони Персня
page-result-total = Разом
page-result-held = утримано
page-result-fallen = втрачено: без очок
