### Назви настільної «Війни за Перстень». Значення — підписи; терміни — за GLOSSARY.md.

## The game and its scenario

game-wotr-board = Війна за Перстень
    .summary = Братство несе Перстень до Мордору, а Вільні Народи стримують війська Тіні. Долю Середзем'я вирішують кубики дій, карти подій і гонитва за Перснем.
    .motto = Уся війна на одній мапі: війська, супутники, гонитва й Перстень.
scenario-war = Війна за Перстень
    .summary = Повна гра для 2–4 гравців. Тінь перемагає споганенням або завоюванням, Вільні Народи — знищивши Перстень або здобувши фортеці Тіні.

## Options of the game: what may be decided before a match, and the values of each

option-over-stacking = Понад десять загонів
    .text = Чи може військо рушити так, щоб у регіоні стало понад десять загонів, зайві з яких потім прибирають.
option-over-stacking-forbidden = не можна
option-over-stacking-trimmed = зайві прибирають
option-staff-in-mordor = «{ card-wizards-staff }» у Мордорі
    .text = Чи робить Братство свій крок на треку Мордору, коли карта не дає взяти жетон.
option-staff-in-mordor-step = робить
option-staff-in-mordor-no-step = не робить
option-extend-three-rounds = Штурм на три раунди
    .text = Чи можна продовжити його, знижуючи елітні загони, як звичайний штурм.
option-extend-three-rounds-yes = можна
option-extend-three-rounds-no = не можна
option-black-breath = «{ combat-black-breath }»
    .text = Які влучання порівнюють із рівнем супутника.
option-black-breath-re-roll = від перекидання ватажків
option-black-breath-all = усі за раунд
option-army-event-card = Як прибрати карту «{ card-a-power-too-great }»
    .text = Яку карту скидають за це, крім геройської; так само для карти «{ card-the-power-of-tom-bombadil }».
option-army-event-card-deck = будь-яку стратегічну
option-army-event-card-icon = із символом війська
option-will-as-event = «{ face-will-of-the-west }» як кубик «подія»
    .text = Чи бере Гандальф Сірий карту і після неї.
option-will-as-event-counts = бере
option-will-as-event-does-not = не бере
option-over-recruiting = Найм під час облоги
    .text = Що робити, коли карта наймає в обложену фортецю понад п'ять загонів.
option-over-recruiting-remove = поставити всі, потім прибрати зайві
option-over-recruiting-stop = зупинитися на п'яти
option-mithril-coat = «{ card-mithril-coat-and-sting }»
    .text = Чи може інша карта на столі зменшити шкоду тієї самої гонитви.
option-mithril-coat-besides = може
option-mithril-coat-instead = не може
option-witch-king-moves = Рух Короля-Відьмака
    .text = Чи може ним рухати гравець за Сарумана, як іншими назгулами.
option-witch-king-moves-his-player = лише його гравець
option-witch-king-moves-any-player = будь-який гравець за Тінь
option-sorcerer = Уміння «Чорнокнижник» Короля-Відьмака
    .text = Коли беруть карту за це вміння.
option-sorcerer-after-round = після першого раунду
option-sorcerer-at-once = одразу
option-longest-match = Найдовша партія
    .text = Після скількох ходів партія закінчується без переможця.
option-longest-match-none = без обмежень
option-longest-match-30 = 30 ходів
option-longest-match-50 = 50 ходів
option-warriors = Воїни Середзем'я
    .text = До Вільних Народів можуть пристати мерці, орли й енти, до Тіні — корсари, горяни й павуки: кожні з власними фігурами, кубиком, картами подій і закликами до битви. Для тих, хто знає базову гру.
option-warriors-no = без доповнення
option-warriors-yes = з доповненням

## How a game may end

ending-ring = Перстень знищено
ending-corruption = Персненосця споганено
ending-military = завоювання
ending-time = ходи скінчилися

## Sides and players

player-free-peoples = Вільні Народи
    .gen = Вільних Народів
    .dat = Вільним Народам
    .acc = Вільні Народи
    .ins = Вільними Народами
    .gender = plural
player-shadow = Тінь
    .gen = Тіні
    .dat = Тіні
    .acc = Тінь
    .ins = Тінню
    .gender = feminine
player-gondor-player = Гравець за Гондор
    .gen = гравця за Гондор
    .dat = гравцеві за Гондор
    .acc = гравця за Гондор
    .ins = гравцем за Гондор
    .gender = masculine
player-rohan-player = Гравець за Роган
    .gen = гравця за Роган
    .dat = гравцеві за Роган
    .acc = гравця за Роган
    .ins = гравцем за Роган
    .gender = masculine
player-witch-king-player = Гравець за Короля-Відьмака
    .gen = гравця за Короля-Відьмака
    .dat = гравцеві за Короля-Відьмака
    .acc = гравця за Короля-Відьмака
    .ins = гравцем за Короля-Відьмака
    .gender = masculine
player-saruman-player = Гравець за Сарумана
    .gen = гравця за Сарумана
    .dat = гравцеві за Сарумана
    .acc = гравця за Сарумана
    .ins = гравцем за Сарумана
    .gender = masculine

## Nations

nation-dwarves = Гноми
    .gen = гномів
    .gender = plural
nation-elves = Ельфи
    .gen = ельфів
    .gender = plural
nation-gondor = Гондор
    .gen = Гондору
    .gender = masculine
nation-north = Північ
    .gen = Півночі
    .gender = feminine
nation-rohan = Роган
    .gen = Рогану
    .gender = masculine
nation-isengard = Ісенгард
    .gen = Ісенгарду
    .gender = masculine
nation-sauron = Саурон
    .gen = Саурона
    .gender = masculine
nation-southrons = Південці та східняни
    .gen = південців і східнян
    .gender = plural

## Faces of Action dice, decks, phases

face-character = Персонаж
face-army = Військо
face-muster = Мобілізація
face-muster-army = Мобілізація або військо
face-event = Подія
face-will-of-the-west = Воля Заходу
face-eye = Око
deck-character = Колода геройських подій
    .gen = колоди геройських подій
deck-strategy = Колода стратегічних подій
    .gen = колоди стратегічних подій
phase-recover = Кубики та карти
phase-fellowship = Братство
phase-hunt = Кубики на гонитву
phase-roll = Кидок кубиків дій
phase-actions = Дії
phase-victory = Перевірка перемоги
