# What the hall refuses.
error-unknown-table = Столу { $table } немає.
error-table-cancelled = Господар скасував цей стіл.
error-table-removed = Стіл прибрано: { $reason }
error-banned = Доступ закрито до { $until }: { $reason }
error-wrong-key = Це посилання не підходить до цього столу.
error-now-private = Господар зробив цей стіл приватним. Щоб повернутися, потрібне посилання.
error-not-your-seat =
    { $seat_kind ->
        [nothing] Це не ваше місце.
       *[seat] Ви не граєте за { $seat_acc }.
    }
error-seat-claimed = Це місце належить чийомусь профілю. Якщо він ваш, увійдіть.
error-not-rated = Ця партія не може бути рейтинговою: на рейтинг грають лише люди, одне проти одного, без уроків.
error-rated-seat = Ця партія рейтингова. Увійдіть і ввімкніть рейтинг у своєму профілі; тоді зможете сісти, на одне місце.
error-not-signed-in = Спершу увійдіть.
error-passkey-refused = Ключ доступу не прийнято. Спробуйте ще раз.
error-unknown-code = Жоден профіль не має такого коду відновлення.
error-unknown-thing = Такого у вашому профілі вже немає.
error-messages-off = Ця зала не надсилає таких повідомлень.
error-last-way-in = Це ваш останній ключ доступу. Спершу додайте інший.
error-not-the-host = Це може вирішити лише господар столу.
error-seat-taken = Місце { $seat_gen } зайняте.
error-stale-answer = На це запитання тим часом уже відповіли або відповідь скасували.
error-not-playing = Зараз за цим столом не можна відповідати.
error-nothing-proposed = За цим столом нічого не запропоновано.
error-not-absent = Тут нікого немає так довго: господар установив стільки годин: { $hours }.
error-other-proposal = Тим часом запропоновано щось інше; подивіться ще раз.
error-private-chat-off = Господар столу вимкнув приватні розмови.
error-no-lessons = Тут немає гри з наставником.
error-guided-table = Гра з наставником лише ваша: її не можна показати всім.
error-hints-off = Зараз за цим столом підказок не дають.
error-bot-failed = Бот { $bot } не дійшов відповіді. Запитайте ще раз або обійдіться без неї.
error-nobody-listens = За { $seat_acc } не грає інша людина: цього ніхто не прочитає.
error-no-share-now = Зараз ваша частка випадку не потрібна.
error-other-share = Це не та частка, яку було закріплено.
error-rules-failed = Правила тут дали збій; нічого не сталося. Будь ласка, повідомте про це.
error-still-secret = Це буде показано, коли гра завершиться.
error-bad-message = Зала цього не зрозуміла.
error-too-fast = Забагато запитів; зачекайте трохи.
error-too-slow = Ви не встигли сісти за стіл; спробуйте ще раз.
error-enough-trials = Поки що спроб досить. Спробуйте пізніше.
error-too-many-keys = Забагато ключів для одного столу; дозволено щонайбільше { $most }.
error-too-many-tables = Звідси відкрито забагато столів; дозволено щонайбільше { $most } на годину.
error-too-many-sockets = Звідси одночасно відкрито забагато вкладок; дозволено щонайбільше { $most }.
error-too-large = Це завелике; дозволено щонайбільше { $most }.
error-foreign-origin = Цій сторінці не можна звертатися до зали.
error-unknown-host = Зала не відгукується на ім'я «{ $host }». Хто її запустив, може дозволити це ім'я: --host-name { $host }.
error-hall-failed = Зала помилилася. Гляньте на стіл, перш ніж пробувати ще раз.
error-storage = Зала не змогла цього записати; нічого не змінилося. Спробуйте ще раз.
error-dice-differ = Рядок { NUMBER($line, useGrouping: 0) }: випадок не відповідає таємному числу.
error-commitment-differs = Таємне число не те, яке зала закріпила наперед.
error-other-commitment = Цей запис належить до іншого закріпленого числа: { $found }.
error-bad-dice-from = «dice-from» — це позиція запису, а не «{ $value }».
error-cut-record = Запис показує таємне число, але не кінець партії: щось відрізано.
error-share-differs = Запис не показує всі частки випадку такими, якими їх закріпили.
error-lot-differs = Місця розподілено не так, як визначає таємне число.
error-no-dice = У записі немає таємного числа.

# What the hall says at a table.
notice-take-back = Усі погодилися на пропозицію { $seat_gen }: гра повертається до позиції { $to }. Скасовано відповідей: { $answers }. Що відкрито, те лишається відомим.
notice-go-on = Усі погодилися: гра триває з позиції { $to }, бо правила змінилися.
notice-replace = { $seat }: цього гравця давно немає. Інші погодилися: бот грає далі, доки він не повернеться.
notice-declined =
    { $seat } не { $seat_gender ->
        [plural] погоджуються
       *[masculine] погоджується
    }.
notice-left =
    { $seat } { $seat_gender ->
        [plural] залишають
       *[masculine] залишає
    } стіл.
notice-stood-up = { $name } ({ $seat }) залишає стіл.
notice-sat-down = { $name } сідає за стіл: { $seat }.
notice-seat-taken = Хтось сідає за стіл: { $seat }.
notice-bot-sat-down = Бот ({ $bot }) сідає за стіл: { $seat }.
notice-chair-freed = { $seat }: це місце знову вільне.
notice-handed-over = За { $seat_acc } тепер грає бот ({ $bot }).
notice-taken-back =
    { $seat } знову { $seat_gender ->
        [plural] грають
       *[masculine] грає
    }.
notice-time-is-out = Час { $seat_gen } вичерпано.
notice-waived = Повернено час { $seat_dat }.
notice-lot = Місця розподілено жеребом: подивіться, де ви тепер сидите.
notice-share-withheld = { $seat }: частку випадку закріплено, але не показано; випадок визначено без неї.
notice-private-chat-on = Господар столу знову дозволив приватні розмови.
notice-private-chat-off = Господар столу вимкнув приватні розмови.
notice-public = Господар відкрив стіл для всіх: кожен може дивитися й сісти на вільне місце.
notice-private = Господар зробив стіл приватним: його бачать лише ті, хто має посилання.
notice-show-hands = Усі погодилися на пропозицію { $seat_gen }: відтепер кожен, хто дивиться, бачить карти на всіх руках.
notice-cover-hands = Усі погодилися на пропозицію { $seat_gen }: відтепер ті, хто дивиться, не бачать карт на руках.
notice-hint =
    { $seat } { $seat_gender ->
        [plural] беруть
       *[masculine] бере
    } підказку.
notice-hints-off = Господар столу вимкнув підказки.
notice-allow-hints = Усі погодилися на пропозицію { $seat_gen }: відтепер можна просити підказку.
