### Бій і гонитва на сцені та підсумок наприкінці.

page-battle-of-field = Бій { $place }
page-battle-of-siege = Штурм { $place }
page-battle-of-sortie = Вилазка { $place }
page-battle-round = раунд { $round }
page-battle-step-cards = Бойові карти
page-battle-step-roll = Бойовий кидок
page-battle-step-reroll = Перекидання ватажків
page-battle-step-casualties = Втрати
page-battle-attacks = { $side }: напад
page-battle-defends = { $side }: оборона
page-battle-roll-combat = Бойовий кидок
page-battle-roll-leaders = Перекидання ватажків
page-battle-roll-additional = Додаткова атака
page-battle-roll-cards = Від карт
page-battle-hit = влучання
page-battle-falls = гине
page-battle-reduced = знижено
page-battle-nobody = Ніхто не гине.
page-battle-walls = Мури: в оборонців влучає лише 6.
page-battle-ended-not = Раунд закінчено
page-battle-ended-battle-ceased = Нападник припиняє бій
page-battle-ended-force-destroyed = Військо знищено
page-battle-ended-army-retreated = Оборонці відступають
page-battle-ended-army-withdrew = Оборонці відходять за мури
page-battle-ended-settlement-captured = Поселення здобуто
page-hunt-scene = Гонитва
page-hunt-due-to-hunt = після руху Братства
page-hunt-due-to-card = через карту
page-hunt-due-to-stronghold = через фортецю Тіні
page-hunt-due-to-balrog = через Бальрога
page-hunt-due-to-mordor = у Мордорі
page-hunt-step-roll = Кидок гонитви
page-hunt-step-tile = Жетон
page-hunt-step-borne = Хто приймає удар
page-hunt-needs = успіх від { $needed }
page-hunt-again = перекинуто
page-hunt-damage = шкода
page-hunt-borne = прийняли інші
page-hunt-corruption = споганення
page-hunt-ring = Персненосці
page-hunt-healed = зцілено: { $count }
page-hunt-corrupts = Перстень бере своє
page-hunt-heals = Персненосці підбадьорилися
page-hunt-spares = Персненосців минуло
page-hunt-reveals = Братство викрито.

## The end

# $how: the way of it
page-winner-side = Перемога: { $side } ({ $how })
page-result-war = Як стоїть війна
page-result-points = переможних очок
page-result-of = { $count } з { $most }
page-result-taken = Здобуто: { $regions }
page-result-ring = Перстень
page-result-corruption = споганення
page-result-steps = кроків до Розколини Недолі
page-result-companions = втрачено супутників
page-result-nothing = нічого
page-series-corruption = Споганення
page-series-steps = Кроки до Розколини Недолі
