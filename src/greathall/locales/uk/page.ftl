### Сторінка: вітальня, стіл, перегляд гри, правила й провідник для новачків.

error-offline = Зараз зала недоступна.
page-welcome = Стіл для епічних ігор
page-lobby-ask = Оберіть гру й грайте відразу
page-new-table = Новий стіл
page-hands-are-shown = За цим столом карти на руках не таємні: їх бачить кожен, хто дивиться.
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
page-copy-link = Скопіювати посилання
page-copied = Скопійовано
page-dice-proven = Чесність випадку доведено.
page-dice-proven-with-share = Чесність випадку доведено, і ваша частка в ньому є.
page-dice-other-commitment = Чесність випадку не доведено: перед партією зала показувала інше число.
page-dice-other-secret = Чесність випадку не доведено: таємне число не відповідає показаному залою.
page-dice-other-pledges = Чесність випадку не доведено: частки не ті, які закріпили перед партією.
page-dice-share-missing = Чесність випадку не доведено: вашу частку показано, але її не враховано.
page-dice-other-lot = Чесність випадку не доведено: місця розподілено інакше.
page-dice-other-draw = Чесність випадку не доведено: на позиції { NUMBER($at, useGrouping: 0) } випало інше.
page-comfort = Мова й зручність
page-language = Мова
page-card-language = Мова карт
page-movement = рух
page-sound = звук, коли мій хід
page-day = Денне світло
page-candle = Світло свічки
page-choices = Варіанти
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
page-tab-seats = Гравці
page-tab-log = Літопис
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
page-replay = Перегляд гри
page-hands-shown = глядачі бачать карти на всіх руках
page-moment = Позиція { $number } з { $last }
page-share = Скопіювати посилання на цю мить
page-go-on = Грати далі звідси
page-rules = Правила й глосарій
page-search = Пошук
page-nothing-found = Нічого не знайдено.
page-keys = Клавіші
page-guide-on = Пояснювати, що відбувається
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
page-not-now = { $what }: зараз не можна
page-first-game = Це моя перша гра: пояснюйте під час гри
page-records-text = Запис завершеної гри можна переглянути й дограти з будь-якої миті.
page-key-info = i
    .text = пояснити те, на чому фокус
bot-random = Блукач
    .text = грає навмання
bot-squire = Зброєносець
    .text = грає добре, але дещо пропускає
bot-knight = Лицар
    .text = пропускає мало, вагається лише між близьким
bot-steward = Намісник
    .text = завжди робить те, що радять добрі правила
bot-scholar = Учений
    .text = грає так, як навчився сам від себе
bot-seer = Провидець
    .text = дивиться наперед в уявних світах і думає довше
page-private-chat = двоє гравців можуть говорити приватно
page-by-lot = розподілити місця жеребом, коли партія почнеться
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
page-new-table-ask = Хто де сидить і як граєте?
page-pace-bank-of = по { $time } і 30 секунд на хід
page-pace-move-of = { $time } на хід
page-who-are-you = Як вас називати?
page-name-text = Це ім'я бачитимуть інші за столом. Реєструватися не треба.
page-invited = Вас запрошено за стіл: { $table }. Ваше місце: { $seat }.
page-share-link = Поділитися
page-sits = Сісти за:
page-glass = Лупа
page-possible-now = Зараз можна.
page-not-possible-now = Зараз не можна.
page-one-before = Попередня
page-one-after = Наступна
page-card-of-hand = карта { $number } з { $count } на руці
page-legend = Знаки


## What may be set before a table is opened

page-hints-by = Підказки дає
page-hints-by-nobody = ніхто
page-hints-allowed = Відповідає тому, хто просить; на час — лише за згодою всіх.
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
