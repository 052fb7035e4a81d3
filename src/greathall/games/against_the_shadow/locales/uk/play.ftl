### «Проти Тіні»: гра, її варіанти і те, як бот пояснює свої ходи. Терміни — за GLOSSARY.md карткової гри.

## The flowchart: questions and boxes

flowchart-use-action = Використати дію?
flowchart-can-pass = Спасувати?
flowchart-others-over-limit = Ліміт вантажу: чи хтось інший перевищує його?
flowchart-before-last-path = Шлях: чи він ще не останній?
flowchart-winning-all = Перемога: чи перемагає Тінь у кожному бою?
flowchart-pass = Пасувати
flowchart-move = Перемістити карту?
flowchart-play = Зіграти випадкову карту

## A turn of a bot, part after part

event-bot-turn = { $player } (бот) діє за діаграмою.
event-walked-use-action =
    { $answer ->
        [yes] { flowchart-use-action } Так: «{ $card }», бо { $why ->
            [draws] Тінь отримує карти
            [costs-cards] Вільні Народи втрачають карти
            [corruption] додається споганення
            [new-path] Тінь перемагає на цьому шляху й може перейти на інший
            [activates] Тінь здатна виграти бій на полі битви, яке активує
           *[icons] символ додається там, де це вигідно
        }.
       *[no] { flowchart-use-action } Ні: жодна карта бота не має дії, вигідної саме зараз.
    }
event-walked-can-pass =
    { flowchart-can-pass } { $answer ->
        [yes] Може
       *[no] Не може
    }: на руці { $hand ->
        [one] { $hand } карта
        [few] { $hand } карти
       *[many] { $hand } карт
    }, ліміт вантажу { $limit }{ $why ->
        [limit] {""}
        [fewer] , але в кожного ворожого гравця карт більше: щонайменше { $fewest }
       *[above] , і не в кожного ворожого гравця карт більше: в одного { $fewest }
    }.
event-walked-others-over-limit =
    { $answer ->
        [yes] { flowchart-others-over-limit } Так: { $player } має { $hand ->
            [one] { $hand } карту
            [few] { $hand } карти
           *[many] { $hand } карт
        }, ліміт { $limit }.
       *[no] { flowchart-others-over-limit } Ні.
    }
event-walked-before-last-path =
    { flowchart-before-last-path } { $answer ->
        [yes] Так: шлях { $path } з { $last }.
       *[no] Ні: шлях { $path } — останній.
    }
event-walked-winning-all =
    { $answer ->
        [yes] { flowchart-winning-all } Так.
       *[no] { flowchart-winning-all } Ні: не на локації «{ $location }».
    }
event-walked-pass =
    { flowchart-pass }: { $why ->
        [waits] діяти мусить хтось інший, тож бот чекає.
        [wins] більше нічого не треба.
       *[empty-hand] рука порожня.
    }
event-walked-move =
    { $answer ->
        [yes] { flowchart-move } Так: «{ $card }» — крайня права карта резерву, вигідна на локації «{ $location }»{ $why ->
            [last-path] : на останньому шляху вигідний кожен символ
           *[able] {""}
        }.
       *[no] { flowchart-move } Ні: жодна карта його власного резерву ніде не допоможе.
    }
event-walked-play =
    { flowchart-play }: «{ $card }». { $why ->
        [path] На шлях «{ $to }».
        [last-path] На шлях «{ $to }»: на останньому шляху вигідний кожен символ.
        [battleground] На поле битви «{ $to }».
        [reserve] У резерв: зараз вона не допоможе в жодному бою.
        [wielder] На крайнього правого власника: «{ $to }».
        [event] Ефект події застосовано.
        [twice] Цього раунду її вже зіграно, тож її скидають.
       *[unplayable] Зараз її не можна зіграти, тож її скидають.
    }
event-weighed =
    { $winning ->
        [yes] Тінь перемагає на локації «{ $location }»: { $strength } проти { $against }.
       *[no] { $losing ->
            [no] Нічия на локації «{ $location }» ({ $strength } проти { $against }) — це не поразка.
           *[yes] { $able ->
                [yes] Тінь здатна виграти бій на локації «{ $location }»
               *[no] Тінь нездатна виграти бій на локації «{ $location }»
            }: { $strength } + { $reserve } { $playing_kind ->
                [nothing] у резерві
               *[card] у резерві та з картою «{ $playing }»
            } проти { $against }{ $gained ->
                [0] {""}
               *[other] {" "}і ще { $gained } через них
            }{ $attacks ->
                [yes] {""}
               *[no] , і вистачить рівності
            }.
        }
    }
event-bot-cards-shown = { $player } показує взяті карти: { $cards }.

## Choose one: a person chooses for the bot

question-choose-one = Що дає Тіні карта «{ $about }»? Виберіть за бота те, що найкраще для вас.
answer-choose-one-draw = Бот бере 2 карти
answer-choose-one-saruman = Бот відбирає карту «{ card-saruman }» зі своєї колоди, якщо вона там
answer-choose-one = Знищити карту «{ $card }»

## Options

option-level = Рівень складності
    .text = На стандартному рівні кожен бот протягом фази «Узяття карт» бере на 1 карту менше, а в «Поєдинку двох» — на 2. Лагідний рівень — наш, у правилах його немає: там кожен бот бере на 2 карти менше, у «Поєдинку трьох» — на 3, у «Поєдинку двох» — на 4, а в «Трилогії» Король-Відьмак — на 3.
option-level-standard = стандартний
option-level-expert = експертний
option-level-gentle = лагідний (не з правил)
option-others-over-limit = Хтось інший перевищує ліміт вантажу
    .text = Що робить бот, який може спасувати, поки інший гравець або бот перевищує ліміт вантажу.
option-others-over-limit-pass = пасує
option-others-over-limit-act = далі переміщує та грає карти
option-last-path-pass = Пас на останньому шляху
    .text = Чи бот, який може спасувати, на останньому шляху діє далі, чи й там пасує, щойно Тінь перемагає в кожному бою.
option-last-path-pass-act = діє далі
option-last-path-pass-victory = пасує, якщо всюди перемагає
option-last-path-moves = Переміщення на останній шлях
    .text = Чи переміщують боти карти на останній шлях у будь-якому разі, чи лише поки здатні там виграти, але програють.
option-last-path-moves-always = у будь-якому разі
option-last-path-moves-losing = лише поки програють
option-wielders = Власники в кількох місцях
    .text = Де бот спершу шукає крайнього правого власника предмета.
option-wielders-path-first = на шляху, потім на полях битв, потім у резерві
option-wielders-reserve-first = у резерві, потім на полях битв, потім на шляху
option-tied-path = Нічия на шляху в поєдинках
    .text = Чи вважати, що Тінь програє на шляху, який не дістанеться нікому.
option-tied-path-losing = Тінь програє
option-tied-path-not-losing = Тінь не програє
option-bot-combats = Порядок боїв, коли перший гравець — бот
    .text = На якому полі битви проводять перший бій; бій на шляху — останній.
option-bot-combats-leftmost-first = на крайньому лівому, активованому найраніше
option-bot-combats-rightmost-first = на крайньому правому, активованому найпізніше
option-reserves = Здатність виграти бій
    .text = Чиї резерви рахують, коли визначають, чи здатна Тінь виграти бій.
option-reserves-both = резерви всіх ботів
option-reserves-own = лише власний

## Terms

term-bot = Бот
    .text = Колода Тіні, що грає сама за діаграмою. Бот не має жетона Персня, його руки ніхто не бачить, а кожна карта з його руки — випадкова. Граючи карту, він не скидає іншої (с. 2, 4).
term-able-to-win = Здатна виграти бій
    .text = Тінь виграла б бій, якби туди перемістилася кожна карта її резерву, що може це зробити. На те, що ще могли б додати Вільні Народи, не зважають (с. 4).
term-beneficial = Вигідно
    .text = Те, що допомагає Тіні: символи в бою, який вона програє, але здатна виграти; втрати карт Вільних Народів; споганення; узяття карт. Невигідного бот не робить (с. 5).
term-rightmost = Крайня права карта
    .text = Карти й поля битв Тіні лежать зліва направо в порядку появи. Коли бот мусить вибирати, він бере крайню праву (с. 2).
term-choose-one = Виберіть одне
    .text = Де так каже карта бота, гравець за Вільні Народи вибирає за нього з того, що бот може виконати і що вигідно Тіні (с. 4).

## The table

table-bot = { $player } (бот)
