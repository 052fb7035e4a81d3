### Про що запитують гравців «Війни за Перстень», що вони можуть відповісти і що їм розповідають.
### Терміни — за GLOSSARY.md.

## What Action dice can be used for

deed-move-fellowship = Перемістити Братство
deed-hide-fellowship = Приховати Братство
deed-separate = Відокремити супутників
deed-move-companions = Перемістити супутників
deed-move-minions = Перемістити назгулів і посіпак
deed-move-army-led = Перемістити військо з ватажком
deed-move-armies = Перемістити війська
deed-attack-led = Напасти з ватажком
deed-attack = Напасти
deed-advance-nation = Просунути народ
deed-recruit = Найняти
deed-enter-minion = Ввести в гру посіпаку
deed-voice-of-saruman = Голос Сарумана
deed-draw-card = Узяти карту
deed-play-card = Зіграти карту
deed-enter-companion = Ввести в гру Арагорна чи Гандальфа Білого
deed-send-envoy = Просунути народ супутника
deed-remove-card = Прибрати карту зі столу

## Questions of the turn

question-die = Який кубик ви використовуєте?
# $about: the die
question-act = { $about }: що ви робите цим кубиком?
question-allocate = Скільки кубиків ви кладете в комірку гонитви?
question-ring-die = Ельфійський Перстень: який кубик змінити?
question-ring-face = Ельфійський Перстень: чим стає «{ $about }»?
question-draw-from = З якої колоди взяти карту?
question-discard = У вас забагато карт. Яку скинути долілиць?
question-swap = Яку карту обміняти з товаришем по команді?
question-play-card = Яку карту зіграти?
question-guide-draw =
    { $about_id ->
        [character] Провідник — Гандальф Сірий. Узяти карту з { deck-character.gen }?
        [faction] Провідник — Гандальф Сірий. Узяти карту з { deck-faction.gen }?
       *[strategy] Провідник — Гандальф Сірий. Узяти карту з { deck-strategy.gen }?
    }
question-remove-card = Яку карту прибрати зі столу?
question-advance-nation = Який народ просувається?
question-send-envoy = Який супутник просуває свій народ?

## Questions about the Fellowship and the Hunt

question-declare = Де ви оголошуєте Братство?
question-guide = Хто веде Братство?
question-separate = Хто покидає Братство?
question-enter-mordor = Чи входить Братство в Мордор?
question-reveal = Братство викрито. Де воно?
question-stop-tile = Зараз візьмуть жетон гонитви. Завадити цьому?
question-replace-tile = Узяти натомість інший жетон?
question-hunt-bonus = Використати карту для цього кидка гонитви?
question-hunt-card = Яку карту використати проти шкоди?
question-guide-ability = Шкода: { $about }. Скористатися провідником?
question-casualty-of-hunt = Шкода: { $about }. Втратити за неї супутника?

## Questions about characters

question-enter-companion = Хто входить у гру?
question-enter-minion = Який посіпака входить у гру?
question-enter-in = Де входить у гру { $about }?
question-voice = Що робить Голос Сарумана?
question-move-companion = Який супутник рухається?
question-join-group = { $about }: хто йде разом?
question-move-companion-to =
    { $cards_amount ->
        [0] Куди йде { $about }?
       *[other] Куди йдуть { $about }, { $cards }?
    }
question-move-minion = Хто летить або йде?
question-move-minion-to = { $about } ({ $cards }): куди?

## Questions about Armies

question-recruit =
    { $about_kind ->
        [nothing] Яку фігуру найняти?
       *[region] Яку фігуру найняти далі?
    }
question-recruit-in = Де найняти { $about_acc }?
question-remove-unit = Забагато загонів { $about_at }. Який прибрати?
question-move-army = Яке військо рушає?
question-move-to = Куди рушає військо { $about_from }?
question-march-to = Куди далі рушає військо { $about_from }?
question-stay-behind = Хто лишається { $about_at }?
question-join-army = Чи йдуть ваші фігури разом { $about_from }? (Мета: { $cards })

## Questions of battles

question-attack-from = Яке військо нападає?
question-attack = На кого нападає військо { $about_from }?
question-rearguard = Хто не бере участі в бою { $about_at }?
question-white-rider = Білий Вершник: чи відмовляється Гандальф від лідерства проти назгулів { $about_at }?
question-withdraw = Битися в полі { $about_at } чи відійти у фортецю?
question-combat-card = Яку бойову карту зіграти { $about_at }?
question-casualty = Влучання { $about_at }. Який загін втрачено чи знижено?
question-cease = Продовжити бій { $about_at }?
question-extend-siege = Знизити елітний загін, щоб продовжити бій { $about_at }?
question-retreat = Куди відступити { $about_from }?
question-advance = Увійти { $about_to }?
question-sorcerer =
    { $about_id ->
        [character] Чорнокнижник: узяти карту з { deck-character.gen }?
       *[strategy] Чорнокнижник: узяти карту з { deck-strategy.gen }?
    }
question-forfeit = Який супутник відмовляється від лідерства?
question-forfeit-points = Від скількох очок лідерства назгулів ви відмовляєтеся?
question-own-hits = Скільки влучань завдати власним загонам?
question-slay = Кого знищити { $about_at }?
question-silence = Якого супутника змусити мовчати?
question-heroic-death = Хто гине, щоб жили інші?
question-orderly-withdrawal = Організований відступ: скасовуєте влучання й виходите з бою { $about_at } після цього раунду?
question-scouts = Куди відступає ваше військо { $about_from }?

## Questions of cards. $about: the card, if not said otherwise

question-another-way = «{ $about }»: що ви робите?
question-card-companions = «{ $about }»: хто рухається?
question-card-region = «{ $about }»: який регіон?
question-card-army = «{ $about }»: яке військо?
question-card-nation = «{ $about }»: який народ?
question-card-recruits = «{ $about }»: скільки звичайних загонів найняти?
question-pay-with-card = «{ $about }»: якою картою ви платите?
question-promote = Який звичайний загін замінити на елітний { $about_at }?
question-promote-in = Де замінити звичайний загін на { $about_acc }?
question-nazgul-home = Куди летять назгули { $about_from }?
question-free-card = Яку геройську карту зіграти без кубика?
question-join-dunlendings = Хто приєднується до смурноземців { $about_at }?
question-nazgul-strike = «{ card-the-nazgul-strike }»: що ви робите?
question-drive-fellowship = Куди йдуть Персненосці?
question-lure = «{ card-lure-of-the-ring }»: { $about }. Що ви вибираєте?
question-breaking = Який супутник покидає Братство?
question-sorrow-and-toil = Втрачено: { $about }. Яку карту Вільних Народів скинути?
question-balrog = Використати карту «{ card-balrog-of-moria }»?
question-lidless-eye = Який кубик стає Оком?
question-spells-from = Яке військо насилає чари?
question-spells-on = По якому війську б'ють чари?
question-eliminate-leader = Якого ватажка знищено { $about_at }?
question-black-captain = «{ card-the-black-captain-commands }»: що ви робите?
question-move-or-attack = Ці війська рушають чи нападають?
question-land-in = Де висаджується військо { $about_from }?
question-stormcrow = Який народ відсувається?
question-storm-victim = { $about }: кого знищено?

## Answers

answer-die-pass = Спасувати
answer-die-ring = Використати Ельфійський Перстень
answer-act-skip = Скинути його без дії
answer-allocate =
    { $count ->
        [0] Жодного
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    }
answer-draw-from-character = { deck-character }
answer-draw-from-strategy = { deck-strategy }
answer-declare-no = Ніде
answer-swap-no = Жодної
answer-done = Готово
answer-go = Решта йде
answer-stay = Лишитися
answer-stay-behind-go = Більше ніхто: рушати
answer-rearguard-go = Більше ніхто: нападати
answer-join-group-go = Більше ніхто: рушати
answer-guide-ability-no = Ні
answer-casualty-of-hunt-guide = Провідника
answer-casualty-of-hunt-random = Випадкового супутника
answer-voice-call = Найняти по звичайному загону в кожному поселенні Ісенгарду
answer-voice-promote = Замінити два звичайні загони в Ортанку на елітні
answer-move-minion = { $unit } { $region_at }
answer-move-minion-done = Готово
answer-withdraw-fight = Битися в полі
answer-withdraw-withdraw = Відійти у фортецю
answer-combat-card-no = Без карти
answer-casualty-outright = { $unit }, за два влучання
answer-cease-cease = Припинити
answer-cease-go-on = Продовжити
answer-extend-siege-cease = Припинити
answer-advance-advance = Увійти
answer-sorcerer-draw = Узяти карту
answer-forfeit-points = { $count }
answer-own-hits = { $count }
answer-scouts-withdraw = У фортецю
answer-another-way-hide = Приховати Братство
answer-another-way-move = Перемістити Братство
answer-card-companions-fellowship = Супутники з Братства
answer-card-companions-board = Супутники на полі
answer-card-recruits = { $count }
answer-join-dunlendings = { $unit } { $region_from }
answer-join-dunlendings-done = Більше ніхто
answer-nazgul-strike-hunt-roll = Зробити кидок гонитви
answer-lure-corruption = Додати споганення
answer-lure-eliminate = Знищити його
answer-black-captain-fly = Назгули летять
answer-black-captain-recruit = Найняти 2 назгулів
answer-move-or-attack-move = Рушити
answer-move-or-attack-attack = Напасти
answer-move-or-attack-done = Ні те, ні те
answer-sorrow-and-toil-free-peoples = Випадкову карту з руки
answer-sorrow-and-toil-gondor-player = Випадкову карту з руки { player-gondor-player.gen }
answer-sorrow-and-toil-rohan-player = Випадкову карту з руки { player-rohan-player.gen }
answer-sorrow-and-toil-no = Жодної
answer-storm-victim = { $unit } { $region_at }

## Events of the turn

event-turn-began = Починається хід { $turn }.
event-lead-passed = Головний гравець — { $player } ({ $side }).
event-game-won =
    { $how_id ->
        [ring] Перстень знищено. Перемога: { $side }.
        [corruption] Персненосця споганено. Перемога: { $side }.
        [military] Перемога: { $side }, очок: { $points }.
       *[time] Партію закінчено; ніхто не перемагає.
    }{ $best_kind ->
        [nothing] {""}
       *[other] {" "}Найкращий результат: { $best }.
    }
event-dice-rolled =
    { $side }: випало { $faces }{ $eyes ->
        [0] .
        [one] . До комірки гонитви йде { $eyes } Око.
        [few] . До комірки гонитви йдуть { $eyes } Ока.
       *[many] . До комірки гонитви йде { $eyes } Очей.
    }
event-hunt-allocated =
    { $dice ->
        [0] Тінь не кладе кубиків у комірку гонитви.
        [one] Тінь кладе { $dice } кубик у комірку гонитви.
        [few] Тінь кладе { $dice } кубики в комірку гонитви.
       *[many] Тінь кладе { $dice } кубиків у комірку гонитви.
    }
event-die-used = { $player }: { $deed } ({ $face }).
event-die-skipped = { $player }: скинуто кубик ({ $face }).
event-action-passed = { $player }: пас.
event-ring-used = { $player }: Ельфійський Перстень змінює «{ $before }» на «{ $after }».
event-ring-handed-over = { $player }: Ельфійський Перстень переходить до Тіні.
event-die-changed = { $side }: кубик «{ $before }» стає «{ $after }».
event-dice-discarded =
    { $side }: втрачено { $count ->
        [one] { $count } кубик
        [few] { $count } кубики
       *[many] { $count } кубиків
    } ({ $face }).
event-card-drawn =
    { $card_kind ->
        [nothing] { $player }: узято карту з { $deck_gen }.
       *[card] { $player }: узято карту «{ $card }» з { $deck_gen }.
    }
event-card-buried =
    { $card_kind ->
        [nothing] { $player }: долілиць скинуто карту з { $deck_gen }.
       *[card] { $player }: долілиць скинуто карту «{ $card }» з { $deck_gen }.
    }
event-card-discarded = { $player }: скинуто карту «{ $card }».
event-cards-swapped =
    { $given_kind ->
        [nothing] { $player } і { $teammate } обмінюються картою.
       *[card] { $player } і { $teammate } обмінюються картою: «{ $given }» на «{ $received }».
    }
event-card-played =
    { $face_kind ->
        [nothing] { $player }: зіграно карту «{ $card }».
       *[face] { $player }: зіграно карту «{ $card }» ({ $face }).
    }
event-table-card-used = Карту «{ $card }» використано й скинуто.
event-table-card-removed = { $player }: карту «{ $card }» прибрано зі столу.
event-table-card-discarded = Карту «{ $card }» скинуто зі столу.
event-card-dice-rolled = «{ $card }»: випало { $dice }, потрібно { $needed }; успіхів: { $successes }.

## Events of the Fellowship and the Hunt

event-fellowship-moved =
    { $mordor ->
        [0] Братство не просувається в Мордорі.
        [1] Братство рушає: крок { $mordor } на треку Мордору.
        [2] Братство рушає: крок { $mordor } на треку Мордору.
        [3] Братство рушає: крок { $mordor } на треку Мордору.
        [4] Братство рушає: крок { $mordor } на треку Мордору.
        [5] Братство рушає: воно біля Розколини Недолі.
       *[other] Братство рушає: поступ { $progress }.
    }
event-fellowship-declared = Братство оголошено { $region_at } ({ $path }).
event-fellowship-revealed =
    { $region_kind ->
        [nothing] Братство викрито.
       *[region] Братство викрито { $region_at } ({ $path }).
    }
event-fellowship-hidden = Братство знову приховано.
event-fellowship-driven = Персненосців відкинуто { $region_to }.
event-guide-changed = Братство веде { $guide }.
event-companions-separated = Від Братства { $region_at } відокремлено: { $companions_acc }.
event-companion-lost = Втрачено: { $companion }.
event-companion-taken-alive = { $companion } потрапляє в полон живим і покидає Братство.
event-corruption-added = Споганення +{ $count }: { $corruption }.
event-corruption-healed = Споганення −{ $count }: { $corruption }.
event-mordor-entered = Братство входить у Мордор. Жетонів у запасі гонитви: { $pool }.
event-hunt-rolled =
    Кидок гонитви: { $rolled }{ $rerolled_kind ->
        [nothing] {""}
       *[list] {" "}(перекинуто: { $rerolled })
    }; потрібно { $needed }, успіхів: { $successes }.
event-tile-drawn =
    { $due_to_id ->
        [card] Жетон гонитви через карту: { $tile }.
        [stronghold] Жетон гонитви через фортецю: { $tile }.
        [balrog] Жетон гонитви через Бальрога: { $tile }.
        [mordor] Жетон гонитви в Мордорі: { $tile }.
       *[hunt] Жетон гонитви: { $tile }.
    }
event-tile-stopped = «{ $card }»: жетона гонитви не беруть.
event-tile-replaced = «{ $card }»: беруть інший жетон замість { $tile }.
event-tile-ignored = Жетон не діє: { $tile }.
event-tile-damage =
    { $damage_sign ->
        [less] Жетон { $tile } зменшує споганення на { $damage_size }.
       *[more] Шкода жетона { $tile }: { $damage }.
    }
event-damage-lowered = { $by }: шкоду зменшено до { $damage }.
event-tile-brought-into-play =
    { $in_pool ->
        [yes] Особливий жетон іде до запасу гонитви: { $tile }.
       *[no] Особливий жетон чекає на Мордор: { $tile }.
    }
event-tile-removed = Жетон гонитви вибуває з гри: { $tile }.
event-tiles-returned = Запас гонитви знову наповнено звичайними жетонами ({ $count }).

## Events of characters, Armies and Nations

event-companions-moved = { $player }: { $companions } — { $origin_from } { $region_to }.
event-minion-moved = { $player }: { $figure } — { $origin_from } { $region_to }.
event-character-entered = { $player }: у грі { $character } — { $region_at }.
event-character-eliminated = Вибуває з гри: { $character }.
event-figure-recruited = { $player }: найнято { $figure_acc } { $region_at }.
event-unit-promoted = { $player }: { $figure } { $region_at } замість звичайного.
event-unit-removed = { $player }: прибрано { $figure_acc } { $region_at }.
event-army-moved = { $side }: військо рушає { $origin_from } { $region_to }: { $figures }.
event-army-joined =
    { $agrees ->
        [yes] { $player }: фігури { $region_at } йдуть разом.
       *[no] { $player }: фігури { $region_at } лишаються.
    }
event-settlement-captured = { $side }: здобуто поселення { $region_at }. Переможних очок: { $points }.
event-nation-activated =
    { $nation }: народ тепер активний ({ $how_id ->
        [entry] вторгнення Тіні
        [attack] напад
        [declared] Братство оголошено
        [companion] супутник
        [arrival] Король-Відьмак
       *[card] карта
    }).
event-nation-advanced =
    { $nation }: { $steps ->
        [0] народ тепер у війні
        [one] до війни { $steps } крок
        [few] до війни { $steps } кроки
       *[many] до війни { $steps } кроків
    } ({ $how_id ->
        [attack] напад
        [capture] втрачено поселення
        [muster] кубик «мобілізація»
        [ability] супутник
       *[card] карта
    }).
event-nation-set-back =
    { $nation }: крок назад, до війни { $steps ->
        [one] { $steps } крок
        [few] { $steps } кроки
       *[many] { $steps } кроків
    }.

## Events of battles

event-battle-began =
    { $battle_id ->
        [siege] Штурм { $region_at }. Нападник — { $side }: { $figures }.
        [sortie] Вилазка { $region_at }. Нападник — { $side }: { $figures }.
       *[field] Бій { $region_at }, напад { $origin_from }. Нападник — { $side }: { $figures }.
    }
event-white-rider-used = Білий Вершник { $region_at }: Гандальф і всі назгули не мають лідерства в цьому бою.
event-combat-card-chosen = { $side }: бойова карта з { $deck_gen } лежить долілиць.
event-combat-card-revealed =
    { $combat_kind ->
        [card] { $side }: заклик до битви «{ $card }».
       *[combat] { $side }: бойова карта «{ $combat }» ({ $card }).
    }
event-combat-card-cancelled = { $side }: бойову карту скасовано ({ $card }).
event-leadership-forfeited = { $side }: лідерство −{ $count }.
event-companion-silenced = { $figure } не рахується в цьому раунді.
event-leader-reroll-cancelled = { $side }: без перекидання ватажків у цьому раунді.
event-combat-rolled = { $side }: бойовий кидок { $dice }; влучань: { $hits }.
event-leaders-rerolled = { $side }: перекидання ватажків { $dice }; влучань: { $hits }.
event-additional-attack-rolled = { $side }: додаткова атака { $dice }; влучань: { $hits }.
event-misses-turned = { $side }: промахів, що стали влучаннями: { $count }.
event-hits-added = { $side }: додано влучань: { $count }.
event-hits-cancelled = { $side }: скасовано влучань: { $count }.
event-figure-lost = { $side }: втрачено { $figure_acc } { $region_at }.
event-unit-reduced = { $side }: знижено { $figure_acc } { $region_at }.
event-force-destroyed = Військо { $side_gen } { $region_at } знищено.
event-battle-ceased = { $side }: бій { $region_at } припинено.
event-siege-battle-extended = { $side }: бій { $region_at } триває.
event-army-retreated = Військо { $side_gen } відступає { $origin_from } { $region_to }.
event-army-withdrew = Військо { $side_gen } відходить у фортецю { $region_at }.
event-siege-began = Починається облога { $region_at }.
event-siege-ended = Облога { $region_at } закінчується.
event-sorcerer-drew = Чорнокнижник: карта з { $deck_gen }.
