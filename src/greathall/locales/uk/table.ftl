### The table: waiting for people, the menu, the chronicle, the bar of a replay.

page-expansion = Доповнення
page-waiting-for-people = Гра почнеться, коли всі місця буде зайнято.
page-seat-link = Посилання на місце: { $seat }
page-watch-link = Посилання для глядачів
page-fair = Випадок закріплено цим числом: { $commitment }.
page-secret = Таємне число було таким: { $secret }.
page-dice-pledged = Ваш браузер додає до випадку власну частку, тож ніхто не може його обрати.
page-dice-mixed = Усі додають до випадку свою частку; потім партія почнеться.
page-dice-verify = Скільки можливостей мав випадок щоразу, сторінка знає зі слів зали: «greathall verify» перевіряє запис за правилами.
page-chronicle = Літопис
page-say = Написати за столом
page-tab-hand = Рука
page-table-menu = Цей стіл
page-hand-over = Нехай за { $seat_acc } грає бот
page-play-again = Знову грати за { $seat_acc }
page-take-back-to = Назад до позиції
page-propose-take-back = Запропонувати повернутися
page-propose-replace = Запропонувати, щоб бот грав замість цього гравця: { $seat }
page-waive = Повернути час { $seat_dat }
page-propose-show-hands = Запропонувати показувати карти глядачам
page-propose-cover-hands = Запропонувати не показувати карт глядачам
page-back-to = Скасовується все, що було після цього: { $event }
page-back-to-start = Скасовується все, від самого початку.
page-answers-lost = Скасовані відповіді: { $answers }.
page-rematch = Реванш
page-to-rematch = До нового столу
page-download = Завантажити запис
page-notes = Мої нотатки (їх не бачить ніхто інший)
page-report = Повідомити про помилку в цій позиції
page-send-report = Надіслати
page-reported = Дякуємо. Позицію збережено.
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
page-round-of-play = Раунд гри
page-terms = Терміни
page-guide = Провідник
page-guide-off = Далі без підказок
page-nothing-yet = Ще нічого не сталося.
page-say-to = Кому
page-say-to-all = усім
page-say-to-seat = { $seat_dat }
page-say-private = Написати лише цій людині
page-in-private = { $who } до { $to_gen }, приватно:
page-lot-waits = Місця розподілять жеребом, щойно всі зберуться.
page-table-word = Стіл
page-bell-begins = Сповістити про початок
page-bell-begins-text = і коли мій хід
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
page-glass-empty = Наведіть на карту, місце чи знак: тут буде сказано, що це.
page-read-all = Прочитати все
# Мапи
page-zoom-in = Ближче
page-zoom-out = Далі
page-zoom-fit = Уся мапа
page-hints-off = Вимкнути підказки
page-rated-fact = Рейтинг
page-rated-yes = партія зараховується
page-invite-friends = Запросити друзів
page-invite-friend = Запросити: { $name }
page-is-invited = запрошено
