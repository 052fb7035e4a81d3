### Що розповідають скло й аркуш про карту, локацію чи хід: причини, ціни, суми.

## Чи можна зіграти карту і скільки вона коштує

explain-cost-discard = Ціна: скинути з руки 1 іншу карту
explain-cost-forsake = Ціна: це ваша остання карта, тож доведеться пожертвувати чимось іншим
explain-unplayable-nothing-to-do = Її тексту зараз немає на що діяти.
explain-unplayable-played-before = Її вже зіграно в цьому раунді; персонажа чи предмет не грають двічі за раунд.
explain-unplayable-no-wielder = Зараз у грі немає нікого, хто міг би нею володіти.
explain-other-phase = Карти грають у фазі дій; зараз триває фаза «{ $phase }».
explain-other-turn = Зараз хід { $player_gen }.
explain-fresh = Її зіграно в резерв у цьому раунді; переміститися вона зможе в наступному.
explain-nowhere = Жодна з активних локацій її не впускає.
explain-use-open = Її текст можна використати як вашу дію.
explain-use-elsewhere = Звідси її дію використати не можна.
explain-use-used = Її дія працює раз на раунд, і її вже використано.
explain-use-cannot-pay = Її дію зараз нема чим оплатити або вона нічого не дасть.

## Куди вона може піти

explain-places = Куди вона може піти
explain-wielders = Хто може нею володіти
explain-waits = Там вона чекає; її символи не рахуються.
explain-closed-to-number =
    { $amount ->
        [0] На шляхи їй не можна.
       *[other] Дозволено лише шляхи: { $paths }.
    }
explain-closed-to-army = Війська б’ються на полях битв, а не на шляхах.
explain-closed-to-faction = На цьому полі битви немає її фракції.
explain-closed-to-text = Її не пускає власний текст.
explain-sum =
    «{ $location }»: тоді { $after } проти { $against }; { $short ->
        [0] оборона тримається.
       *[other] обороні бракує { $short }.
    }
explain-wields-in-reserve = У резерві; символи рахуватимуться, щойно вони разом підуть на локацію.
explain-weapons-clash = Уже має зброю, а іншої поруч із нею мати не можна.
explain-not-named = У грі, але предмет не називає цього персонажа.
explain-not-in-play = Не в грі.
explain-in-hand = Не в грі: карта у вас на руці.
explain-discarded = Не в грі: карта у вашому скиді.
explain-eliminated = Карту знищено.

## Чого цього ходу зробити не можна

explain-not-now = Не зараз
explain-closed-too-many =
    { $count ->
        [one] зайва { $count } карта
        [few] зайві { $count } карти
       *[other] зайвих карт: { $count }
    }
explain-closed-two-cards = потрібні дві карти на руці
explain-closed-empty-hand = рука порожня
explain-closed-no-ring = жетона Персня вже немає

## З чого складається сума

explain-icons-here = Там, де вона стоїть
explain-sum-attack = Напад
explain-sum-defence = Оборона
explain-part-printed = надруковано на карті
explain-part-text = зараз за власним текстом
explain-part-item = завдяки карті «{ $card }»
explain-part-lent = додає карта «{ $card }»
explain-part-token = за жетони на ній
explain-part-supports = за підтримку персонажа
explain-part-leads = лідерство: є підтримка війська
explain-part-leads-not = лідерство не рахується: немає вільного війська для підтримки
explain-part-place = сама локація
explain-part-stormed = сама локація: її відбивають, тож власна оборона не рахується
explain-part-tokens = за жетони
explain-part-items = за предмети тих, хто тут стоїть
