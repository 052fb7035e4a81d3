### Сторінка: вітальня, стіл, перегляд гри, правила й провідник для новачків.

error-offline = Зараз зала недоступна.
icon-attack = напад
icon-defence = оборона
icon-lead-attack = лідерство в нападі
icon-lead-defence = лідерство в обороні
icon-path-attack = напад на шляху
icon-path-defence = оборона на шляху
page-welcome = Стіл для епічних ігор
page-lobby-ask = Сядьте за стіл або відкрийте новий
page-new-table = Новий стіл
page-your-name = Ваше ім'я
page-game = Гра
page-scenario = Сценарій
page-people = Скільки гравців
page-seats = Місця
page-me = я
page-friend = друг (за посиланням)
page-bot = бот { $name }
page-options = Параметри
page-pace = Темп
page-pace-none = без обмежень
page-pace-bank = запас часу і 30 секунд на хід
page-pace-move = час на кожен хід
page-minutes = Хвилини
page-public = показати стіл усім
page-sit-down = Сісти за стіл
page-own-tables = Ваші столи
page-finished-tables = Закінчені: { $count }
page-tables = Відкриті столи
page-no-tables = Відкритих столів немає. Відкрийте перший.
page-state-open = чекає на гравців
page-state-playing = триває гра
page-state-finished = гру закінчено
page-join = Сісти: { $seat }
page-somebody = хтось
page-free-seat = вільне
page-records = Записи
page-open-record = Переглянути запис із файлу
page-not-affiliated = Great Hall створили гравці; він не пов'язаний із видавцями цих ігор.
page-waiting-for-people = Гра почнеться, коли всі місця буде зайнято.
page-copy-link = Скопіювати посилання
page-seat-link = Посилання на місце: { $seat }
page-watch-link = Посилання для глядачів
page-copied = Скопійовано
page-fair = Випадок закріплено цим числом: { $commitment }.
page-secret = Таємне число було таким: { $secret }.
page-dice-pledged = Ваш браузер додає до випадку власну частку, тож ніхто не може його обрати.
page-dice-mixed = Усі додають до випадку свою частку; потім партія почнеться.
page-dice-proven = Чесність випадку доведено.
page-dice-proven-with-share = Чесність випадку доведено, і ваша частка в ньому є.
page-dice-other-commitment = Чесність випадку не доведено: перед партією зала показувала інше число.
page-dice-other-secret = Чесність випадку не доведено: таємне число не відповідає показаному залою.
page-dice-other-pledges = Чесність випадку не доведено: частки не ті, які закріпили перед партією.
page-dice-share-missing = Чесність випадку не доведено: вашу частку показано, але її не враховано.
page-dice-other-lot = Чесність випадку не доведено: місця розподілено інакше.
page-dice-other-draw = Чесність випадку не доведено: на позиції { NUMBER($at, useGrouping: 0) } випало інше.
page-dice-verify = Скільки можливостей мав випадок щоразу, сторінка знає зі слів зали: «greathall verify» перевіряє запис за правилами.
page-comfort = Мова й зручність
page-language = Мова
page-card-language = Мова карт
page-movement = рух
page-sound = звук, коли мій хід
page-day = Денне світло
page-candle = Світло свічки
page-choices = Варіанти
page-chronicle = Літопис
page-say = Написати за столом
page-close = Закрити
page-back = Назад
page-lift = Підняти, щоб бачити стіл
page-lower = Показати варіанти
page-which = Що саме?
page-undo = Скасувати
page-can-be-chosen = Можна вибрати.
page-choose-lit = Виберіть щось із підсвіченого.
page-sure = Цього не можна скасувати. Ви певні?
page-sending = Ваша відповідь у дорозі.
page-offline = Зв'язок утрачено; він відновиться сам.
page-one-moment = Хвилинку…
page-your-turn = Ваш хід
page-your-turn-as = Ваш хід: { $player }
page-waiting = Очікування
page-watching = Перегляд
page-waits-for = Стіл чекає на { $names_acc }.
page-over = Гру завершено
page-winner = Перемога: { $side }. Переможні очки: { side-free } { $free }, { side-shadow } { $shadow }.
page-read-only = Правила відтоді змінилися; гру можна переглядати, а продовжити — якщо всі згодні.
page-round = Раунд { $round }
page-days = { $days } д { $hours } год
page-to-lobby = До вітальні
page-to-table = До столу
page-hand = Рука
page-draw-deck = колода
page-discard-pile = скид
page-eliminated-pile = знищені карти
page-empty-pile = Тут нічого немає.
page-carry = Ліміт вантажу: { $count }
page-my-reserve = Мій резерв
page-reserve-of = Резерв: { $player }
page-drawn = узято
page-no-hand = На руці немає карт.
page-no-places = Активних локацій немає.
page-won = Виграні поля битв
page-nothing-won = ще нічого
page-passed = пас
page-road = Дорога
page-road-now = активний
page-road-free = виграли Вільні Народи
page-road-shadow = виграла Тінь
page-path-number = Шлях { $number }
page-battleground-free = Поле битви Вільних Народів
page-battleground-shadow = Поле битви Тіні
page-stormed = реактивоване: власна оборона не рахується
page-path-holds = шлях тримається
page-defence-holds = оборона тримається
page-allowed-paths = Шляхи: { $paths }
page-tabs = Частини столу
page-tab-table = Стіл
page-tab-hand = Рука
page-tab-seats = Гравці
page-tab-log = Літопис
page-table-menu = Цей стіл
page-hand-over = Нехай за { $seat_acc } грає бот
page-play-again = Знову грати за { $seat_acc }
page-take-back-to = Назад до позиції
page-propose-take-back = Запропонувати повернутися
page-propose-go-on = Запропонувати продовжити
page-proposed-take-back =
    { $seat } { $seat_gender ->
        [plural] пропонують
       *[masculine] пропонує
    } повернутися назад. Згода?
page-proposed-go-on =
    { $seat } { $seat_gender ->
        [plural] пропонують
       *[masculine] пропонує
    } продовжити. Згода?
page-waive = Повернути час { $seat_dat }
page-propose-show-hands = Запропонувати показувати карти глядачам
page-propose-cover-hands = Запропонувати не показувати карт глядачам
page-proposed-show-hands =
    { $seat } { $seat_gender ->
        [plural] пропонують
       *[masculine] пропонує
    }, щоб відтепер усі глядачі бачили карти на руках. Згода?
page-proposed-cover-hands =
    { $seat } { $seat_gender ->
        [plural] пропонують
       *[masculine] пропонує
    }, щоб глядачі більше не бачили карт на руках. Згода?
page-back-to = Скасовується все, що було після цього: { $event }
page-back-to-start = Скасовується все, від самого початку.
page-answers-lost = Скасовані відповіді: { $answers }.
page-hands-are-shown = За цим столом карти на руках не таємні: їх бачить кожен, хто дивиться.
page-rematch = Реванш
page-to-rematch = До нового столу
page-replay = Перегляд гри
page-download = Завантажити запис
page-hands-shown = глядачі бачать карти на всіх руках
page-notes = Мої нотатки (їх не бачить ніхто інший)
page-report = Повідомити про помилку в цій позиції
page-send-report = Надіслати
page-reported = Дякуємо. Позицію збережено.
page-notify = Сповіщати, коли мій хід
page-moment = Позиція { $number } з { $last }
page-first = На початок
page-last = У кінець
page-step = Крок уперед
page-step-back = Крок назад
page-autoplay = Відтворити
page-pause = Пауза
page-seek = Позиція
page-eyes = Очима
page-stranger = глядача
page-everybody = усіх (усе відкрито)
page-eyes-of = { $seat_gen }
page-share = Скопіювати посилання на цю мить
page-go-on = Грати далі звідси
page-rules = Правила й глосарій
page-search = Пошук
page-nothing-found = Нічого не знайдено.
page-scenarios = Сценарії
page-round-of-play = Раунд гри
page-terms = Терміни
page-cards = Карти
page-places = Локації
page-keys = Клавіші
page-guide = Провідник
page-guide-on = Пояснювати, що відбувається
page-guide-off = Далі без підказок
guide-phase-preparation = Кожен гравець узяв початкову руку і скидає з неї дві карти. Скинуті карти повернуться, коли колоду буде створено наново, тож лишіть те, що допоможе на першому шляху.
guide-phase-locations = У гру входять поле битви й наступний шлях, і діють їхні тексти.
guide-phase-actions = Гравці ходять по черзі: одна дія за хід, поки всі не спасують. Щоб зіграти карту, треба скинути іншу з руки. Спасувати можна, коли на руці мало карт.
guide-phase-combats = На кожній активній локації відбувається бій. Символи нападу скасовує сама локація, а потім знищені оборонці; хто втримав, той здобуває очки.
guide-phase-victory = Перевага в десять очок перемагає одразу; після останнього шляху перемагає більший рахунок, а за нічиєї — Тінь.
guide-phase-draw = Усі беруть нові карти, а жетон першого гравця переходить далі.
guide-question-turn = Зіграйте підсвічену карту з руки, перемістіть карту з резерву або скористайтеся текстом. Карти на шляху боронять Персненосців або нападають на них; карти на полях битв здобувають очки. Якщо нічого не допоможе, покладіть карту в резерв на потім.
guide-question-discard = Це ціна зіграної карти. Карта йде у ваш скид і повернеться, коли колоду буде створено наново.
guide-question-forsake = Пожертвувати — це знищити карту назавжди: з руки, з резерву або не дивлячись — верхню карту колоди.
guide-question-loss = Оборонців утрачають одного за одним, поки напад не скасовано. Карту знищують навіть за один символ.
guide-question-combat = Ви перший гравець: ви визначаєте порядок боїв.
page-short = бракує { $count }
page-points =
    { $count ->
        [one] { $count } переможне очко
        [few] { $count } переможні очки
       *[other] { $count } переможних очок
    }
page-own-defence = власна оборона: { $count }
page-walls = мури { $count }
page-path-itself = шлях { $count }
page-tokens = жетони { $count }
page-corruption =
    { $count ->
       *[other] споганення
    }
page-key-number = 1–9
    .text = вибрати варіант із цим номером
page-key-next = n, p
    .text = до наступної чи попередньої підсвіченої речі
page-key-enter = Enter
    .text = вибрати те, на чому фокус
page-key-undo = u
    .text = скасувати
page-key-explain = ?
    .text = показати ці клавіші
page-key-escape = Esc
    .text = закрити відкрите
page-put-here = Покласти сюди
page-empty-reserve = Резерв порожній.
page-being-played = розігрується
page-since = Після вашого останнього ходу
page-nothing-yet = Ще нічого не сталося.
page-not-now = Зараз не можна:
page-decks = Ваші колоди
page-first-game = Це моя перша гра: пояснюйте під час гри
page-records-text = Запис завершеної гри можна переглянути й дограти з будь-якої миті.
page-unlit-army = Зараз цю карту вибрати не можна. Військо грають у резерв або на активне поле битви, де зображено його фракцію.
page-unlit-character = Зараз цю карту вибрати не можна. Персонажа грають у резерв, на активне поле битви з його фракцією або на дозволений йому шлях.
page-unlit-item = Зараз цю карту вибрати не можна. Предметові потрібен дозволений власник у грі.
page-unlit-event = Зараз цю карту вибрати не можна. Подію грають, коли її тексту є на що діяти.
page-unlit-reserve = Зараз цю карту вибрати не можна. Карта переміщується з резерву на локацію, куди їй можна ввійти, і не в тому раунді, у якому її зіграно.
page-key-info = i
    .text = пояснити те, на чому фокус
bot-random = Блукач, грає навмання
bot-steward = Намісник
guide-question-opening-discard = Дві карти із семи доведеться скинути. Скинуті карти згодом повернуться, тож відкладіть те, що не знадобиться на перших шляхах.
guide-question-place = На шляху карта допомагає Персненосцям або заважає їм; на полі битви здобуває переможні очки; у резерві чекає, і деякі тексти діють саме там.
guide-question-wielder = Предмет лишається з цим персонажем, додає йому свої символи і гине разом із ним.
guide-question-may = Текст карти щось пропонує. Можна відмовитися.
guide-question-agree = Товариш по команді вибрав утрати. Якщо ви не згодні, вибирають нападники.
guide-question-support = Кожне військо підтримує одного персонажа своєї фракції, і тоді рахуються його символи в колі.
page-say-to = Кому
page-say-to-all = усім
page-say-to-seat = { $seat_dat }
page-say-private = Написати лише цій людині
page-in-private = { $who } до { $to_gen }, приватно:
page-private-chat = двоє гравців можуть говорити приватно
page-by-lot = розподілити місця жеребом, коли партія почнеться
page-lot-waits = Місця розподілять жеребом, щойно всі зберуться.
page-key-zoom = + −, стрілки
    .text = наблизити мапу чи пересунути її, коли вона у фокусі
page-key-done = d
    .text = готово: викласти накази чи завершити дію
