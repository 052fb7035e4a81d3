## A battle, bids and wildlings on the stage

page-fight-armies = Війська сходяться
page-fight-cards = Карти Домів
page-fight-blade = Що ще рахується
page-fight-result = Підсумок
page-fight-bids = Усі розкривають ставки
page-fight-order = Новий порядок
page-fight-threat = Дикуни йдуть
page-fight-watch = Чи вистачить?
page-fight-wins = перемога
page-fight-loses = поразка
page-fight-casualties =
    { $count ->
        [0] Від мечів утрат немає.
        [one] Від мечів { $count } утрата.
        [few] Від мечів { $count } втрати.
       *[many] Від мечів { $count } втрат.
    }
page-fight-first = Перше місце: { $player }
page-fight-strength = сила { $strength }
page-fight-beaten = Нічна варта вистояла
page-fight-lost = Дикуни прорвалися
page-fight-highest = Найвища ставка: { $player }
page-fight-lowest = Найнижча ставка: { $player }

## How the houses stand at the end

page-result-houses = Підсумок Домів
page-result-castles = замки
page-result-lands = землі
page-result-supply = припаси
page-result-power = влада
