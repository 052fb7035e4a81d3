### Сторінка: вітальня, стіл, перегляд гри, правила й провідник для новачків.

error-offline = Зараз зала недоступна.
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
page-read-only = Правила відтоді змінилися; гру можна переглядати, а продовжити — якщо всі згодні.
page-round = Раунд { $round }
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
page-round-of-play = Раунд гри
page-terms = Терміни
page-keys = Клавіші
page-guide = Провідник
page-guide-on = Пояснювати, що відбувається
page-guide-off = Далі без підказок
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
page-since = Після вашого останнього ходу
page-nothing-yet = Ще нічого не сталося.
page-not-now = { $what }: зараз не можна
page-first-game = Це моя перша гра: пояснюйте під час гри
page-records-text = Запис завершеної гри можна переглянути й дограти з будь-якої миті.
page-key-info = i
    .text = пояснити те, на чому фокус
bot-random = Блукач, грає навмання
bot-steward = Намісник
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
