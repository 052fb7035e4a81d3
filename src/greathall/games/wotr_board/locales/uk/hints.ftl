### Чому бот зробив би саме так: доводи за і проти, у підказці.

## Dice

reason-deed = Ним можна: { $deed }.
reason-pass = У вас менше кубиків, ніж у ворога: нехай він діє першим.
reason-ring = Ельфійський Перстень повертає кубик на грань, яка зараз потрібна.
reason-ring-lost = Потім цим Перснем зможе скористатися Тінь.
reason-ring-face = { $face }: рухає Братство, веде війська, дає назгулам літати.
reason-face = { $face }: що він може, сказано біля кубиків.
reason-least-useful = { $face }: цей кубик зараз дає вам найменше.
reason-no-use = Із цим кубиком немає що доброго зробити.
reason-skip = Кубик пропаде без дії.

## The Fellowship and the Hunt

reason-way =
    { $count ->
        [one] Братству до Мордору { $count } крок.
        [few] Братству до Мордору { $count } кроки.
       *[many] Братству до Мордору { $count } кроків.
    }
reason-way-from =
    { $count ->
        [0] Звідси входять у Мордор.
        [one] { $region }: до Мордору { $count } крок.
        [few] { $region }: до Мордору { $count } кроки.
       *[many] { $region }: до Мордору { $count } кроків.
    }
reason-near-enough = Воно вже досить близько, щоб оголосити його біля брами Мордору.
reason-steps-in-mordor =
    { $count ->
        [one] До Розколини Недолі лишився { $count } крок.
        [few] До Розколини Недолі лишилося { $count } кроки.
       *[many] До Розколини Недолі лишилося { $count } кроків.
    }
reason-tile-in-mordor = Кожен крок у Мордорі тягне жетон гонитви.
reason-no-hunt = У комірці гонитви немає кубиків Тіні: ніхто не женеться.
reason-hunt =
    { $dice ->
        [one] Гонитва кидає { $dice } кубик, успіх від { $needed }: імовірність жетона { $chance } %.
        [few] Гонитва кидає { $dice } кубики, успіх від { $needed }: імовірність жетона { $chance } %.
       *[many] Гонитва кидає { $dice } кубиків, успіх від { $needed }: імовірність жетона { $chance } %.
    }
reason-rest = Там, де воно має прихисток, воно зцілюється щоходу, коли його оголошують.
reason-hunters =
    { $count ->
        [one] З { $count } кубиком у комірці гонитви перший рух принесе жетон з імовірністю { $chance } %.
        [few] З { $count } кубиками в комірці гонитви перший рух принесе жетон з імовірністю { $chance } %.
       *[many] З { $count } кубиками в комірці гонитви перший рух принесе жетон з імовірністю { $chance } %.
    }
reason-fewer-actions = Кожен кубик у комірці гонитви — на одну дію менше для ваших військ.
reason-all-act = Усі кубики лишаються для дій.
reason-unseen = Поки ніхто не знає, де воно, Тінь не може зібратися довкола.
reason-gate = До Мордору можна увійти { $region_at }.
reason-heals = Братство зцілюється { $region_at }: споганення −1.
reason-stronghold-tile = Тінь тримає фортецю { $region_at }: тягнуть ще один жетон.
reason-enter-mordor = До Розколини Недолі веде лише трек Мордору.
reason-nobody-lost = Жодного супутника не втрачено.
reason-corruption = Споганення зросте до { $count } з 12.
reason-whole-damage = Лишається вся шкода: { $count }.
reason-by-lot = Кого втрачено, вирішить жереб.
reason-shields = Спинить до { $count } шкоди.
reason-companion-lost = Утрачено: { $character }.
reason-hobbit-leaves = Він залишить Братство.
reason-gollum-reveals = Братство буде викрито.
reason-guide = { $character }: рівень { $level }. Провідника можна втратити замість шкоди, і діє його вміння.
reason-hide = Викрите Братство не може рухатися, доки його не приховають.
reason-crown = Бурлаку можна коронувати в Гондорі: Арагорн дає ще один кубик дій.
reason-shield-leaves = Хто йде, той більше не стоїть між гонитвою і Перснем.
reason-shield-stays = Решта лишається берегти Перстень.
reason-balrog = Ще один жетон виснажить Братство.

## Armies and battles

reason-march = Військо йде { $origin_from } { $region_to }.
reason-leaves = Мало хто лишиться { $region_at }, а ворог поруч.
reason-town = Можна здобути містечко { $region_at }.
reason-points =
    { $count ->
        [one] На кону { $region_at }: { $count } переможне очко.
        [few] На кону { $region_at }: { $count } переможні очки.
       *[many] На кону { $region_at }: { $count } переможних очок.
    }
reason-threatened = Ворог недалеко, загроза { $region_at }.
reason-own-army = Ваша сила { $region_at }: { $count }.
reason-enemy-army = Сила ворога { $region_at }: { $count }.
reason-all-go = Ідуть усі: разом вони найсильніші.
reason-guard = Залога тримає поселення { $region_at }.
reason-dice = Ваших кубиків { $region_at }: { $dice }, ворожих: { $against }.
reason-stronger = За кубиками, перекиданнями й загонами ви сильніші.
reason-weaker = За кубиками, перекиданнями й загонами ви слабші.
reason-walls = Крізь мури { $region_at } влучає лише 6.
reason-behind-walls = За мурами у вас влучає лише 6.
reason-siege = Військо буде в облозі, і вміститься лише п'ять загонів.
reason-open-field = У полі у вас влучає й 5.
reason-spares = Більше загонів не втрачено.
reason-holds-ground = Регіон утримано.
reason-outright = Елітний загін гине за два влучання одразу.
reason-reduced = Елітний загін стане звичайним.
reason-least-missed = З усього цього за цим найменше шкодуватимуть, як тепер стоїть партія.
reason-own-hits = Влучань по своїх: { $count }. Кожне з них влучає й у ворога.
reason-orderly-withdrawal = Влучання скасовано, і військо виходить із бою.
reason-advance = Хто увійде, той здобуде регіон.
reason-together = Разом ви сильніші.
reason-white-rider = Назгули втратять лідерство.

## Figures and Nations

reason-character = Рівень { $level }, лідерство { $leadership }.
reason-new-die = Дає ще один кубик дій щоходу.
reason-minion = Посіпака веде війська й має власні вміння.
reason-elite = Елітний загін витримує два влучання.
reason-regular = Звичайний загін: один кубик у бою, одне влучання.
reason-leads = Веде військо: один промах можна перекинути.
reason-front = Звідси до ворога недалеко: { $region }.
reason-far = Ворога поруч немає: { $region }.
reason-reinforcements = Втрачене повертається: Тінь завжди може наймати.
reason-few-free = Вашим поселенням потрібні оборонці, доки є підкріплення.
reason-nation =
    { $steps ->
        [0] { $nation }: у війні.
        [one] { $nation }: { $steps } крок до війни.
        [few] { $nation }: { $steps } кроки до війни.
       *[many] { $nation }: { $steps } кроків до війни.
    }
reason-nation-threatened = { $nation }: вороги поруч.
reason-at-war = Лише народи у війні нападають, наймають і переходять кордони.
reason-voice = Ісенгард дістане звичайні загони в усіх поселеннях або елітні в Ортанку.
reason-minions-fly = Назгули летять туди, де ведуть війська чи йдуть слідом за Перснем.
reason-hunts = Персненосців востаннє бачили { $region_at }: назгул там перекидає кубик гонитви.
reason-leads-there = Є військо, яке можна вести { $region_at }.
reason-of-no-use = Вони нікому не потрібні { $region_at }.
reason-well-placed = Решта стоїть добре.
reason-companions-lead = Супутники ведуть війська й роблять народи активними.
reason-to-the-crown =
    { $count ->
        [0] { $region }: тут його можна коронувати.
        [one] { $region }: { $count } крок до місця коронації.
        [few] { $region }: { $count } кроки до місця коронації.
       *[many] { $region }: { $count } кроків до місця коронації.
    }

## Cards

reason-card = Найкраща карта для цього: «{ $card }».
reason-card-now = Ця подія вам зараз на користь.
reason-card-later = Її кращий час ще прийде.
reason-card-stays = Вона лишається на столі.
reason-card-harms = Карта на столі діє проти вас.
reason-card-for-nothing = Карта задарма.
reason-hand =
    { $count ->
        [one] У вас { $count } карта; найбільше може бути шість.
        [few] У вас { $count } карти; найбільше може бути шість.
       *[many] У вас { $count } карт; найбільше може бути шість.
    }
reason-deck-character = Геройські події найбільше допомагають чи шкодять Братству.
reason-deck-strategy = Стратегічні події найбільше допомагають військам і народам.
reason-combat = У цьому раунді вона дає вам «{ $combat }».
reason-event-lost = Тоді як подію її вже не зіграти.
reason-keep-cards = Ваші карти цінніші як події.

## Whatever else

reason-enough = Усе інше коштувало б більше, ніж дає.
reason-of-factions = Так Намісник зважує фракції; докладніше він не каже.
reason-no-difference = Намісник не бачить різниці між відповідями: вибирайте як хочете.
