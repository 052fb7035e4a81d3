### Про що запитують гравців «Війни Персня. Карткової гри», що вони можуть відповісти і що їм розповідають.
### Терміни — за GLOSSARY.md.

## Questions

question-opening-discard = Яку карту з початкової руки ви скидаєте? ({ $about } з { $cards })
question-turn = Що робите цього ходу?
question-place = Куди покласти карту «{ $about }»?
question-wielder = Хто стане власником предмета «{ $about }»?
question-move-to = Куди перемістити карту «{ $about }»?
question-discard = Яку карту ви скидаєте з руки?
question-eliminate = Яку карту ви знищуєте з руки?
question-forsake = Чим жертвуєте?
question-may =
    { $about_kind ->
        [location] Скористатися пропозицією локації «{ $about }»?
       *[card] Застосувати текст карти «{ $about }»?
    }
question-take = Яку карту відібрати на руку?
question-eliminate-drawn = Яку зі взятих карт знищити?
question-discard-drawn = Яку зі взятих карт скинути?
question-play-drawn = Яку зі взятих карт зіграти?
question-combat = Який бій провести наступним?
question-loss = Яку карту оборонців знищити на локації «{ $about }»?
question-agree = На локації «{ $about }» пропонують знищити: { $cards }. Ви згодні?
question-support = Яких персонажів підтримують війська на полі битви «{ $about }»?
question-agree-support = На полі битви «{ $about }» пропонують підтримувати: { $cards }. Ви згодні?
question-battleground = Яке поле битви активувати?
question-path = Який шлях активувати?
question-token = Куди покласти жетон карти «{ $about }»?
question-nazgul = Якого назгула знищити на полі битви «{ $about }»?
question-ride = Яку карту Рогану зі свого резерву знищити?
question-fall = Яку карту Мордору знищити?
question-army = Яке військо знищити на полі битви «{ $about }»?
question-hobbit = Якого гобіта відібрати зі скиду?
question-heal = Кого на полі битви «{ $about }» скинути, а не знищити?
question-grima = Що ви отримуєте за знищення карти «{ card-grima-wormtongue }»?

## Answers

answer-none = Жодної
answer-reserve = У резерв
answer-turn-play = Зіграти карту «{ $card }»
answer-turn-move = Перемістити карту «{ $card }» з резерву
answer-turn-use = Використати дію карти «{ $card }»
answer-turn-discard = Скинути карту з руки
answer-turn-winnow = Почистити руку: знищити 2 карти з руки, узяти 1
answer-turn-ring = Використати жетон Персня
answer-turn-pass = Спасувати
answer-forsake-hand = «{ $card }», з руки
answer-forsake-reserve = «{ $card }», з резерву
answer-forsake-deck = Верхня карта своєї колоди
answer-move-to-none = Лишити в резерві
answer-play-drawn-none = Не грати жодної
answer-agree-no = Ні, нехай вибирають нападники
answer-agree-support-no = Ні, нехай вибирають нападники
answer-support = { $cards }
answer-fall = «{ $card }» на полі битви «{ $location }»
answer-nazgul-none = Не знищувати нікого
answer-ride-none = Більше жодної
answer-hobbit-none = Більше нікого
answer-heal-none = Нікого
answer-heal = Карти «{ card-ioreth }» і «{ $card }»
answer-grima-saruman = Відібрати карту «{ card-saruman }» зі своєї колоди
answer-grima = Знищити карту «{ $card }»

## Events

event-round-began = Починається раунд { $round }. Перший гравець — { $player }.
event-phase-began = Фаза: { $phase }.
event-location-activated =
    { $again ->
        [yes] { $player } реактивує локацію «{ $location }».
       *[no] { $player } активує локацію «{ $location }».
    }
event-text-applies =
    { $card_kind ->
        [location] Діє текст активації локації «{ $card }».
       *[card] Діє текст карти «{ $card }».
    }
event-cards-drawn =
    { $count ->
        [0] { $player } не має звідки взяти карту
        [one] { $player } бере { $count } карту
        [few] { $player } бере { $count } карти
       *[many] { $player } бере { $count } карт
    }{ $cards_kind ->
        [list] : { $cards }.
       *[nothing] .
    }
event-card-played =
    { $to_kind ->
        [nothing] { $player } грає подію «{ $card }».
        [reserve] { $player } грає карту «{ $card }» у резерв.
        [card] { $player } грає карту «{ $card }»; її власник — «{ $to }».
       *[location] { $player } грає карту «{ $card }» на локацію «{ $to }».
    }
event-card-moved = { $player } переміщує карту «{ $card }» на локацію «{ $to }».
event-card-discarded =
    { $player } скидає { $card_kind ->
        [nothing] карту
       *[card] карту «{ $card }»
    } { $source_kind ->
        [hand] з руки
        [deck] з верху колоди
        [aside] зі взятих карт
        [discard] зі скиду
        [reserve] з резерву
       *[location] з локації «{ $source }»
    }{ $shown ->
        [yes] .
       *[no] {" "}долілиць.
    }
event-card-eliminated =
    { $player } знищує { $card_kind ->
        [nothing] карту
       *[card] карту «{ $card }»
    } { $source_kind ->
        [hand] з руки
        [deck] з колоди
        [aside] зі взятих карт
        [discard] зі скиду
        [reserve] з резерву
       *[location] з локації «{ $source }»
    }{ $shown ->
        [yes] .
       *[no] {" "}долілиць.
    }
event-card-taken =
    { $player } відбирає на руку карту «{ $card }» { $source_kind ->
        [deck] з колоди
       *[discard] зі скиду
    }.
event-nothing-found = { $player } не знаходить там потрібної карти.
event-deck-rebuilt =
    { $player } створює нову колоду: { $count ->
        [0] скид порожній
        [one] зі скиду повертається { $count } карта
        [few] зі скиду повертаються { $count } карти
       *[many] зі скиду повертається { $count } карт
    }.
event-passed = { $player } пасує.
event-ring-token-used = { $player } використовує жетон Персня.
event-hand-winnowed = { $player } чистить руку.
event-token-added =
    «{ $on }»: додано { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    } { $token_kind ->
        [attack] нападу
       *[defence] оборони
    }.
event-corruption-changed =
    { $change_sign ->
        [less] Споганення зменшується на { $change_size }, тепер його { $total }.
       *[more] Споганення збільшується на { $change_size }, тепер його { $total }.
    }
event-losses-disputed = { $player } не погоджується: кого знищити на локації «{ $location }», вибирають нападники.
event-support-disputed = { $player } не погоджується: кого підтримують війська на полі битви «{ $location }», вибирають нападники.
event-combat-fought =
    Бій на локації «{ $location }»: напад — { $attack }, оборона локації — { $defence }, скасовано знищеними картами — { $cancelled }, не скасовано — { $left }. { $winner_id ->
        [free] Перемагають Вільні Народи.
        [shadow] Перемагає Тінь.
       *[None] Ніхто не отримує очок.
    }
event-scores = Переможні очки: Вільні Народи — { $free }, Тінь — { $shadow }.
event-game-ended =
    { $winner_id ->
        [free] Вільні Народи перемагають
       *[shadow] Тінь перемагає
    } { $how_id ->
        [lead] з перевагою щонайменше в десять очок
       *[last-path] після останнього шляху
    }. Переможні очки: Вільні Народи — { $free }, Тінь — { $shadow }.

## How a game may end

ending-lead = перевага в десять очок
ending-last-path = після останнього шляху

## Options of the game

option-promos = Промокарти
    .text = Чи додавати до колод відповідних фракцій карти «{ card-ioreth }», «{ card-ghan-buri-ghan }», «{ card-gothmog }» і «{ card-whip-of-many-thongs }».
option-promos-no = без них
option-promos-yes = з ними
option-passes = Кінець фази «Дії» в «Поєдинку трьох»
    .text = Чи закінчується фаза, коли після останньої дії спасував кожен із трьох гравців, чи лише після чотирьох пасів поспіль.
option-passes-players = спасували три гравці
option-passes-turns = спасовано чотири ходи
option-over-limit = Карти понад ліміт вантажу
    .text = Чи гравці, які наприкінці фази «Дії» мають на руці більше карт, ніж дозволяє ліміт вантажу, лишають їх, чи скидають зайві.
option-over-limit-keep = лишаються на руці
option-over-limit-discard = скидаються
option-duel-ring-tokens = Жетони Персня гравців за Тінь у «Поєдинку трьох»
    .text = Скільки переможних очок дає невикористаний жетон Персня під час фінального підрахунку очок.
option-duel-ring-tokens-0 = жодного
option-duel-ring-tokens-1 = 1 переможне очко
option-paths-of-the-dead = { card-paths-of-the-dead }
    .text = Де має бути «{ card-strider }» чи «{ card-aragorn }», щоб узяти п'яту карту.
option-paths-of-the-dead-reserve = у резерві
option-paths-of-the-dead-play = будь-де в грі
option-messenger = { card-the-messenger }
    .text = Чи може карта «{ card-the-messenger }», скинута як плата за свій текст, відібрати зі скиду саму себе.
option-messenger-itself = може відібрати себе
option-messenger-others = лише інших назгулів
option-empty-hand-pays = Плата з порожньої руки
    .text = Чи може гравець без карт на руці пожертвувати карту там, де текст пропонує щось за скидання карти.
option-empty-hand-pays-yes = пожертвувавши карту
option-empty-hand-pays-no = ніяк

## The table

table-round = Раунд { $round }, фаза: { $phase }
table-order = Порядок ходів: { $players }. Перший гравець — { $first }. Зараз хід — { $acting }.
table-score = Переможні очки: Вільні Народи — { $free }, Тінь — { $shadow }, з них за споганення — { $corruption }.
table-path = Шлях { $number }: { $name }
table-battleground = Поле битви: { $name }
table-worth =
    { $side }; { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
       *[many] { $points } переможних очок
    }
table-attack = { $side }, напад { $attack }: { $cards }
table-defence = { $side }, оборона { $defence }, з них { $own } самої локації: { $cards }
table-outlook =
    { $winner ->
        [free] Поки що перемагають Вільні Народи.
        [shadow] Поки що перемагає Тінь.
        [corruption] Поки що перемагає Тінь; жетонів споганення буде: { $left }.
       *[nobody] Поки що ніхто не отримує очок.
    }
table-stormed = Реактивовано із зони ворога: власна оборона поля не діє.
table-tokens =
    { $count ->
        [one] { $count } жетон
        [few] { $count } жетони
       *[many] { $count } жетонів
    }
table-wielding = { $card } (предмети: { $items })
table-nobody = немає
table-hand = Рука
table-deck = Колода
table-discard = Скид
table-eliminated = Знищено
table-ring = Жетон Персня
table-ring-state =
    { $state ->
        [ready] є
        [used] використано
       *[none] немає
    }
table-reserve = Резерв
table-hand-of = Рука: { $player }
table-aside-of = Узяті карти: { $player }
table-top-card = Верхня карта колоди: { $card }
table-discard-of = Скид, наскільки його видно вам: { $player }
table-eliminated-of = Стос знищених карт, наскільки його видно вам: { $player }
table-scored-by = Зона підрахунку очок: { $side }
table-battlegrounds-of = Колода полів битв без порядку: { $side }
table-paths-ahead = Шляхи, які ще можливі

## What is printed on a card

print-attack = напад { $count }
print-leads-attack = лідерство в нападі { $count }
print-defence = оборона { $count }
print-leads-defence = лідерство в обороні { $count }
print-path = символи шляху: { $count }
print-varies = більше за текстом
print-paths = шляхи: { $paths }
print-wielders = власники: { $names }
print-path-card =
    Шлях { $number }; { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
       *[many] { $points } переможних очок
    }; оборона { $defence }
print-battleground-card =
    Поле битви сторони: { $side }; { $points ->
        [one] { $points } переможне очко
        [few] { $points } переможні очки
       *[many] { $points } переможних очок
    }; оборона { $defence }; оборонці: { $defenders }; нападники: { $attackers }
