### Профілі на сторінці: хто ви, ваші столи й партії, пристрої.

people-ask = Хто ви, якщо бажаєте сказати
people-why = Грати можна й без профілю. З ним ви знайдете свої столи на кожному пристрої, і ніхто інший не сяде на ваші місця.
people-sign-up = Новий профіль
people-sign-up-text = Пароля немає: цей пристрій зберігає для вас ключ доступу.
people-name = Ім'я, яке бачать інші
people-make = Створити профіль
people-sign-in = Увійти
people-sign-in-text = Ключем доступу, який зберігає цей пристрій або ваш телефон.
people-lost = Мій ключ доступу втрачено
people-code = Код відновлення
people-recover = Увійти з кодом
people-no-passkeys = Цей браузер не знає тут ключів доступу: потрібен https або localhost.
people-passkey-failed = Ключ доступу не створено і не показано.
people-code-title = Ваш код відновлення
people-code-text = Запишіть його. Його видно лише зараз, і він поверне вас, якщо ви втратите цей пристрій. Він діє один раз; тоді ви отримаєте інший.
people-code-kept = Код записано
people-claim =
    { $count ->
        [one] Зробити { $count } стіл цього браузера моїм
        [few] Зробити { $count } столи цього браузера моїми
       *[other] Зробити { $count } столів цього браузера моїми
    }
people-claim-text = Ви сиділи там як гість. Відтоді ніхто, крім вас, не сяде на ці місця.
people-claimed =
    { $count ->
        [0] Жодного вільного місця не знайшлося.
        [one] Тепер { $count } стіл ваш.
        [few] Тепер { $count } столи ваші.
       *[other] Тепер { $count } столів ваші.
    }
people-rename = Змінити ім'я
people-tables = Мої столи
people-no-tables = Жоден стіл на вас не чекає.
people-matches = Мої партії
people-no-matches = Ще нічого не зіграно.
people-statistics = Статистика
people-opponents = Суперники
people-player = Сторона або дім
people-opponent = Ім'я
people-played = Зіграно
people-won = Виграно
people-match-won = виграно
people-match-lost = програно
people-match-drawn = нічия
people-all-sides = Разом
people-match-going = ще триває
people-with = з гравцями: { $names }
people-ways-in = Ключі доступу і пристрої
people-passkey = Ключ доступу від { $date }
people-add-passkey = Додати ключ доступу
people-forget = Забути
people-device-here = цей пристрій
people-device-seen = востаннє тут { $date }
people-sign-out = Вийти
people-sign-out-others = Вийти на всіх інших пристроях
people-new-code = Новий код відновлення
people-yours = Усе, що зберігається
people-export = Забрати все з собою
people-delete = Видалити профіль
people-delete-text = У ваших партіях далі гратиме бот, ваші місця звільняться, а за завершеними столами замість імені залишиться псевдонім. Цього не можна скасувати.
people-delete-really = Так, видалити все
people-keep = Ні, залишити

# Messages that go out, with the page closed.
letter-your-turn = Ваш хід: { $table }
    .text = На вас чекають:
letter-your-turns = Ваш хід за столами: { $count }
letter-invited = Вас запрошено: { $table }
    .text = Друг хоче зіграти з вами:
letter-inviteds = Вас запрошено за столи: { $count }
letter-stop = Більше не надсилати
letter-trial = Great Hall
letter-trial-text = Цей канал працює: тут вам скажуть, коли буде ваш хід.
letter-confirm = Хтось у Great Hall хоче дізнаватися тут, коли настане його хід. Якщо це ви, перейдіть за посиланням; якщо ні, нічого не робіть.

# Коли і як когось сповіщають.
people-messages = Сповіщати, коли мій хід
people-messages-off = Ця зала не надсилає повідомлень.
people-when = Коли
people-when-at-once = одразу
people-when-delay = згодом
people-when-digest = раз на день
people-minutes = Хвилини
people-hour = Година
people-quiet = Тиша від
people-quiet-to = до
people-save = Зберегти
people-saved = Збережено.
people-channel-push = Цей браузер
people-channel-mail = Пошта
people-channel-apprise = Інша служба
people-mail-address = Поштова адреса
people-service = Адреса служби (Apprise)
people-service-hint = Telegram, Discord, Slack, ntfy та інші, наприклад ntfys://topic
people-add = Додати
people-push-on = Сповіщати в цьому браузері
people-push-denied = Браузер цього не дозволяє.
people-trial = Спробувати
people-tried = Повідомлення надіслано.
people-not-tried = Не вдалося надіслати: { $why }
people-unconfirmed = Гляньте в пошту і перейдіть за посиланням.
people-failing = Останнє повідомлення не надіслано: { $why }
people-why-not-taken = служба його не прийняла
people-why-unreachable = служба недоступна
people-why-interrupted = надсилання перервано
people-stop-ask = Більше не надсилати повідомлень цим каналом?
people-stop = Припинити
people-stopped = Туди вам більше нічого не надійде.
people-confirm-ask = Хочете дізнаватися тут, коли настане ваш хід?
people-confirm = Так, сповіщайте тут
people-confirmed = Вас сповіщатимуть тут.

# Рейтинг і надійність: що інші читають, перш ніж сісти.
people-repute = Рейтинг і надійність
people-rated = Хочу мати рейтинг
people-rated-text = До нього зараховуються партії, відкриті як рейтингові, і його бачать інші. Якщо вимкнути рейтинг, попередній зникне.
people-no-ratings = Жодної рейтингової партії ще не завершено.
people-rating = Рейтинг
people-reliability = Що про вас читають інші: { $text }

# Друзі й ті, з ким не хочеться грати.
people-society = Друзі
people-own-code = Ваш код
people-own-code-text = Дайте його тим, хто має вас знайти. За іменем вас ніхто не знайде.
people-friend-code = Код друга
people-ask-friend = Запитати
people-no-friends = Поки нікого.
people-asks-you = { $name } хоче дружити
people-waits = { $name }: відповіді ще немає
people-agree = Погодитися
people-decline = Відмовити
people-take-back = Забрати прохання
people-part = Більше не дружити
people-block = Не зустрічатися
people-blocked = З ким ви не хочете грати
people-block-text = До початку партії їм не дістанеться місце за вашими столами, і вони про це не дізнаються.
people-unblock = Дозволити питати знову
people-befriend = Подружитися
people-invitations = Запрошення
people-invites = { $name } запрошує вас
people-come = Подивитися на стіл
people-stay-away = Не прийду

# Відпустки.
people-holidays = Відпустки
people-holidays-text = Поки вас немає, ваші годинники стоять за столами, де на хід дають дні, і всі там бачать, доки. Рахується кожен початий день.
people-holidays-left =
    { $days ->
        [one] Цього року залишився { $days } день.
        [few] Цього року залишилося { $days } дні.
        [many] Цього року залишилося { $days } днів.
       *[other] Цього року залишилося { $days } дня.
    }
people-holidays-from = Від
people-holidays-days = Днів
people-holidays-take = Узяти відпустку
people-holidays-span = { $from } – { $until }
people-holidays-end = Повертаюся
people-holidays-cancel = Скасувати
error-no-holiday = На таку відпустку не вистачає днів: на рік їх { $most }, і дві відпустки не можуть збігатися.
people-reports = Про що я повідомляю
people-no-answer = Відповіді ще немає.
people-answered = Відповідь: { $answer }
