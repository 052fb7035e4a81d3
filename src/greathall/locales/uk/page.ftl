### Сторінка: вітальня, стіл, перегляд гри, правила й провідник для новачків.

error-offline = Зараз зала недоступна.
page-welcome = Стіл для епічних ігор
page-lobby-ask = Оберіть гру й грайте відразу
page-new-table = Новий стіл
page-profile = Профіль
page-your-name = Ваше ім'я
page-game = Гра
page-scenario = Сценарій
page-people = Скільки гравців
page-seats = Місця
page-me = я
page-friend = друг (за посиланням)
page-bot = бот { $name }
page-options = Параметри
page-expansion = Доповнення
page-with-expansion = З доповненням «{ $name }»
page-pace = Темп
page-pace-none = без обмежень
page-pace-bank = запас часу і 30 секунд на хід
page-pace-move = час на кожен хід
page-minutes = Хвилини
page-public = показати стіл усім
page-sit-down = Сісти за стіл
page-own-tables = Ваші столи
page-tables = Відкриті столи
page-no-tables = Відкритих столів немає. Відкрийте перший.
page-state-open = чекає на гравців
page-join = Сісти: { $seat }
page-somebody = хтось
page-free-seat = вільне
page-records = Записи
page-open-record = Відкрити запис із файлу
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
page-choose-lit = Виберіть щось із підсвіченого.
page-sure = Цього не можна скасувати. Ви певні?
page-sending = Ваша відповідь у дорозі.
page-offline = Зв'язок утрачено; він відновиться сам.
page-one-moment = Хвилинку…
page-your-turn = Ваш хід
page-your-turn-as = Ваш хід: { $player }
page-waiting = Очікування
page-bot-plays = За вас грає бот
page-watching = Перегляд
page-waits-for = Стіл чекає на { $names_acc }.
page-over = Гру завершено
page-read-only = Правила відтоді змінилися; гру можна переглядати, а продовжити — якщо всі згодні.
page-round = Раунд { $round }
page-turn = Хід { $turn }
page-days = { $days } д { $hours } год
page-to-lobby = До вітальні
page-to-table = До столу
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
page-propose-replace = Запропонувати, щоб бот грав замість цього гравця: { $seat }
page-proposed-replace = { $seat }: пропозиція, щоб бот грав далі замість відсутнього гравця: { $absent }. Згода?
page-absence = Через скільки днів бот може грати далі замість відсутнього
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
page-round-of-play = Раунд гри
page-terms = Терміни
page-keys = Клавіші
page-guide = Провідник
page-guide-on = Пояснювати, що відбувається
page-guide-off = Далі без підказок
page-key-number = 1–9, a, b, …
    .text = вибрати варіант із цим числом або літерою
page-key-next = n, p
    .text = до наступної чи попередньої підсвіченої речі
page-key-enter = Enter
    .text = вибрати те, на чому фокус
page-key-main = Пробіл
    .text = головна дія: підтвердити, готово чи єдиний варіант; інакше — до першої підсвіченої речі
page-key-undo = u, Ctrl+Z
    .text = скасувати
page-key-explain = ?
    .text = показати ці клавіші
page-key-escape = Esc
    .text = закрити відкрите
page-since = Після вашого останнього ходу
page-nothing-yet = Ще нічого не сталося.
page-not-now = { $what }: зараз не можна
page-first-game = Це моя перша гра: пояснюйте під час гри
page-records-text = Запис завершеної гри можна переглянути й дограти з будь-якої миті.
page-key-info = i
    .text = пояснити те, на чому фокус
bot-random = Блукач
    .text = грає навмання
bot-squire = Зброєносець
    .text = грає добре, але дещо пропускає
bot-steward = Намісник
    .text = грає за добрими правилами
bot-seer = Провидець
    .text = дивиться наперед і думає довше
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
page-winners =
    { $count ->
        [0] Не переміг ніхто.
        [one] Перемога: { $winners }.
       *[other] Перемога: { $winners }.
    }
page-more = Ще ({ $count })
page-table-word = Стіл
page-welcome-back = Вітаємо знову, { $name }
page-turns =
    { $count ->
        [one] Ваш хід за { $count } столом
        [few] Ваш хід за { $count } столами
       *[many] Ваш хід за { $count } столами
    }
page-longest-wait = { $table }: на вас чекають уже { $time }.
page-continue = Продовжити
page-rules-short = Правила
page-take-seat = Сісти
page-with = грають: { $names }
page-with-bots = з ботами
page-free-chairs =
    { $count ->
        [0] Усі місця зайнято
        [one] Вільне { $count } місце
        [few] Вільні { $count } місця
       *[many] Вільних місць: { $count }
    }
page-they-think = Думають: { $names }
page-length = Скільки триває
page-guided = гра з наставником
page-mode-people =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[many] { $count } гравців
    }
page-you = Ви
page-others = Інші
page-lot = жереб
page-bots-of-the-game = боти самої гри
page-play-now = Грати зараз
page-with-friends = З друзями
page-more-tables = Інші ваші столи: { $count }
page-watch-now = Дивитися зараз
page-watch = Дивитися
page-nothing-to-watch = Зараз ніхто не грає відкрито.
page-won = Перемога { $scores }
page-lost = Поразка { $scores }
page-watched = Переглянуто { $scores }
page-learn-title = Ще не грали? Навчіться за столом
page-learn-text = Справжня перша гра: урок за уроком, і кожен показує на саму річ.
page-learn = Почати гру з наставником
page-bell = Сповіщати, коли мій хід
page-bell-text = на цьому пристрої, з числом на вкладці
page-bell-denied = Ваш браузер не дозволяє сповіщень звідси.
page-bell-begins = Сповістити про початок
page-bell-begins-text = і коли мій хід
page-new-table-ask = Хто де сидить і як граєте?
page-pace-bank-of = по { $time } і 30 секунд на хід
page-pace-move-of = { $time } на хід
page-who-are-you = Як вас називати?
page-name-text = Це ім'я бачитимуть інші за столом. Реєструватися не треба.
page-invited = Вас запрошено за стіл: { $game } ({ $table }). Ваше місце: { $seat }.
page-your-table = Ваш стіл
page-free-ask =
    { $count ->
        [one] Вільне { $count } місце: запросіть друга або посадіть бота
        [few] Вільні { $count } місця: запросіть друзів або посадіть ботів
       *[many] Вільних місць { $count }: запросіть друзів або посадіть ботів
    }
page-free-are = Ще вільні: { $seats }.
page-leave = Піти
page-cancel-table = Скасувати стіл
page-cancel-sure = Справді скасувати?
page-ready = готово
page-ready-count = Готові { $ready } з { $all }
page-is-bot = бот
page-is-here = тут
page-is-away = зараз не тут
page-fill-bot = або посадити бота:
page-free-chair = Звільнити місце для друга
page-invite-here = Запросити на це місце
page-that-is-you = ви
page-change-seat = Змінити місце
page-stay-here = Залишити тут
page-move-here = Пересісти сюди
page-change-places = Помінятися місцями
page-kept-for = Чекає на гравця { $name }
page-invite-other = Запросити когось іншого
page-sit-here = Сісти тут
page-invite = Запросити
page-invited-seat = На місце: { $seat }
page-invite-text = Покажіть код другові поруч або надішліть посилання. Нічого не треба встановлювати, реєструватися теж.
page-qr-code = QR-код із цим посиланням
page-table-link = Посилання на цей стіл
page-share-link = Поділитися
page-start-bots =
    { $count ->
        [one] Почати з ботом
        [few] Почати з ботами
       *[many] Почати з ботами
    }
page-fair-dice = Чесний випадок
page-seats-by-lot = за жеребом
page-seats-as-chosen = за вибором
page-watch-all = усі
page-watch-by-link = за посиланням
page-talk = Розмова
page-sits = Сісти за:
page-glass = Лупа
page-glass-empty = Наведіть на карту, місце чи знак: тут буде сказано, що це.
page-read-all = Прочитати все
page-possible-now = Зараз можна.
page-not-possible-now = Зараз не можна.
page-one-before = Попередня
page-one-after = Наступна
page-card-of-hand = карта { $number } з { $count } на руці
page-legend = Знаки

# Мапи
page-zoom-in = Ближче
page-zoom-out = Далі
page-zoom-fit = Уся мапа

## What may be set before a table is opened

page-hints-allowed = бот дає підказки тому, хто просить (на час — лише за згодою всіх)
page-hints-off = Вимкнути підказки
page-staging = Бої та битви
page-staging-plays = ідуть самі
page-staging-waits = чекають на мене
page-staging-off = лише в хроніці

# Що читають про інших, перш ніж сісти, і запрошені друзі.
page-rating-of =
    { $settled ->
        [yes] рейтинг { NUMBER($rating, useGrouping: 0) }
       *[no] рейтинг { NUMBER($rating, useGrouping: 0) }, ще неточний
    }
page-in-time = { $share } % з { $turns ->
        [one] { $turns } ходу
       *[other] { $turns } ходів
    } вчасно
page-matches-left =
    { $matches ->
        [one] { $matches } партія
        [few] { $matches } партії
       *[other] { $matches } партій
    }, { $left ->
        [0] жодної не покинуто
       *[other] покинуто: { $left }
    }
page-new-here = тут ще не грає
page-rated = рейтингова партія: лише люди з рейтингом, без ботів і підказок
page-rated-is = рейтингова
page-rated-fact = Рейтинг
page-rated-yes = партія зараховується
page-invite-friends = Запросити друзів
page-invite-friend = Запросити: { $name }
page-is-invited = запрошено
