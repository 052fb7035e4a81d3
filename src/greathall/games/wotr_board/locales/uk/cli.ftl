### Стіл «Війни за Перстень» у терміналі.

war-turn = Хід { $turn }. { $phase }
war-points = Переможні очки: { $parts }.
war-points-of = { $player } { $count } із { $most }
war-fellowship = Братство: { $place }, поступ { $count }.
war-in-mordor = Братство: крок { $count } із { $most } у Мордорі.
war-hidden = Приховане.
war-revealed = Викрите.
war-corruption = Споганення { $count } із { $most }.
war-guide = Провідник: { $guide }.
war-companions = Супутники: { $companions }.
war-hunt = Комірка гонитви: кубиків Тіні { $shadow }, Вільних Народів { $free }. Жетонів у запасі гонитви: { $pool }.
war-at-war = У війні: { $nations }.
war-steps = Кроків до війни: { $nations }.
war-passive = пасивний народ
war-table = На столі: { $cards }.
war-dice = лишилося кубиків
war-all-dice = усього кубиків
war-rings = Ельфійські Персні
war-character-cards = геройські карти
war-strategy-cards = стратегічні карти
war-nobody = нічого
war-besieged = під облогою
war-besieging = облягає
war-taken = Захоплені поселення
war-battle = Бій { $place }
war-round = Раунд { $round }.
war-side = { $player }: { $figures }; кубиків { $dice }, влучає від { $needed }, лідерство { $leadership }
war-combat-card = Бойова карта: { $card }
war-rolled = Випало: { $dice }; влучань: { $hits }
war-odds = Імовірність стількох успіхів: { $chances }
war-hand = Рука: { $player }
war-discard = Скинуті карти
war-reinforcements = Запас підкріплень: { $player }
war-casualties = Втрати Вільних Народів
war-tiles-drawn = Узяті жетони гонитви
war-tiles-waiting = Жетони, що чекають на Мордор
war-tiles-removed = Жетони поза грою
war-worth =
    { $count ->
        [one] { $count } переможне очко
        [few] { $count } переможні очки
       *[many] { $count } переможних очок
    }
war-legend = 3/1: 3 звичайні загони, 1 елітний. +2: ватажки чи назгули. *1: персонажі. @: Персненосці. #: фортеця, =: місто, -: містечко, %: укріплення. ^: гори.
war-no-map = Карті потрібен термінал на { $columns } стовпців. Усе, що на ній є, сказано нижче словами.
war-faction-cards = карти подій фракцій
war-on-card = Фігур на карті «{ $card }»: { $count }
