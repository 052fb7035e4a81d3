### Командний рядок. Те, що вводять (команди, параметри, назви), однакове в усіх мовах.

## Help

command-program = Great Hall: епічні настільні ігри з усіма правилами, проти ботів або з друзями, і рушій для дослідів.
command-games = Показати ігри з їхніми сценаріями, місцями та параметрами.
command-play = Зіграти цілу партію в цьому терміналі проти ботів.
command-sit = Посадити бота за стіл у залі, за посиланням на місце, щоб він грав там, як люди.
command-simulate = Дати ботам зіграти багато партій і показати, чим вони закінчились.
command-arena = Звести ботів між собою, з однаковою вдачею для кожної зі сторін, і оцінити їх.
command-replay = Перевірити, чи записи партій досі ведуть до свого кінця.
command-why = Сказати, що бот думає про рішення із запису: що зробив би він, що друге після того і чому.
command-bench = Виміряти, наскільки швидкий тут рушій.
command-completion = Записати те, з чим оболонка доповнює команди, коли натиснуто Tab.
help-usage = Використання
help-example = Приклад
help-arguments = Аргументи
help-options = Параметри
help-commands = Команди
help-some-options = [ПАРАМЕТРИ]
help-help = Показати цю довідку.
help-version = Показати версію.
help-lang = Мова: en, uk або pl; якщо не вказано — мова системи. Можна писати й після команди.
help-game = Назва гри: { $known }.
help-scenario = Назва сценарію зі списку, який показує `greathall games`.
help-players = Скільки людей грає.
help-seat = Ваше місце; можна вказати кілька разів, якщо за одним екраном кілька людей. «random» — будь-яке вільне. Якщо не вказано — перше місце.
help-bots = Хто грає на інших місцях, по черзі: { $known }; seer@64 або seer@200ms — з бюджетом, module:Class — чужий бот.
help-links = Посилання на місце; кілька, якщо бот грає на кількох місцях одного столу.
help-bot = Хто грає: ім'я бота або module:Class для вашого власного. Той, що уявляє партії, як-от seer, так грати не може.
help-rivals = Хто грає між собою: імена ботів, з обсягом пошуку, як-от seer@64 чи seer@200ms, і module:Class для чужих ботів.
help-seed = Слово або число, що визначає всі випадковості: з тим самим зерном партія та сама.
help-option = Параметр гри; можна вказати кілька разів. Список показує `greathall games`.
help-resume = Продовжити партію з цього запису.
help-save = Записати партію в цей файл, коли вона закінчиться або її покинуть.
help-plain = По одному факту в рядку, без рамок і кольорів: для програм, що читають з екрана.
help-games = Скільки партій.
help-jobs = Скільки процесів ділять роботу. Від цього результат не залежить.
help-processes = Скільки процесів ділять роботу. Партії від цього не залежать.
help-ray = Грати на машинах кластера Ray за цією адресою, як-от 10.0.0.7:6379. Партії від цього не залежать.
help-records = Записати кожну партію в цю теку.
help-folder = Тека, у яку писати.
help-json = Вивести JSON.
help-files = Файли із записами.
help-decided = Файл із записом.
help-at = Рядок запису; мається на увазі останнє рішення до нього. Зазвичай — останнє з усіх.
help-by = Хто це каже: { $known }.
help-rounds = Скільки разів усе міряти; беруть медіану.
help-quick = Короткий прогін із приблизними числами.
help-shell = Оболонка: { $known }.
metavar-command = КОМАНДА
metavar-game = ГРА
metavar-scenario = СЦЕНАРІЙ
metavar-number = N
metavar-address = ХОСТ:ПОРТ
metavar-seat = МІСЦЕ
metavar-bots = БОТ,БОТ
metavar-links = ПОСИЛАННЯ...
metavar-bot = БОТ
metavar-some-bots = БОТ...
metavar-seed = ЗЕРНО
metavar-option = НАЗВА=ЗНАЧЕННЯ
metavar-file = ФАЙЛ
metavar-folder = ТЕКА
metavar-files = ФАЙЛ...
metavar-shell = ОБОЛОНКА

## What was typed wrong

# $extra: a part of Great Hall, such as hall; said by a program that has no Fluent, so with this field alone and on one line
error-needs-extra = Для цього потрібна частина Great Hall, яку не встановлено: pip install "greathall[{ $extra }]"
error-unknown-shell = Для «{ $shell }» доповнення немає; воно є для: { $known }.
# $extra: a part of Great Hall, such as hall
error-numpy-missing = Ученому потрібна бібліотека numpy, яку не встановлено: pip install "greathall[{ $extra }]"
# $name: as typed
error-foreign-bot = Бота «{ $name }» немає: так називають модуль, який можна імпортувати, і клас у ньому з методом «choose».
error-bot-fault = Бот { $bot } схибив, коли його запитали «{ $kind }»: { $why }
error-nothing-decided = У «{ $file }» до того рядка ніхто ще нічого не вирішив.
# $name: the id of a bot; $budget: as typed
error-no-budget = Бот «{ $name }» не приймає обсягу «{ $budget }»; seer приймає кількість догравань або мілісекунди, як-от seer@64 чи seer@200ms.
# $address: as typed
error-no-address = «{ $address }» — не адреса кластера Ray; її пишуть так: 10.0.0.7:6379.
# $address: as typed; $why: what Ray has said
error-no-cluster = За адресою «{ $address }» немає кластера Ray, яким можна скористатися: { $why }
# $file: where the other one is
error-other-contest = У «{ $file }» інше змагання; назвіть іншу теку або ту саму гру, ботів, зерно й варіанти.
error-too-few-bots = Щоб грати між собою, потрібно двоє різних ботів.
error-unknown-command = Команди «{ $command }» немає; є такі: { $known }.
error-too-many-words = Тут є зайві слова: { $words }.
error-not-a-number = Для { $name } потрібне ціле число, не менше ніж { $least }, а не «{ $value }».
error-bad-pair = «{ $value }» не має вигляду назва=значення.
error-no-such-option = Параметра «{ $option }» тут немає; список показує --help.
error-option-needs-value = Після «{ $option }» треба щось указати.
error-missing-word = Бракує слова { $name }; приклад показує --help.
error-not-understood = З цих слів не виходить команди; приклад показує --help.
error-cannot-write = Не вдається записати файл «{ $file }».
stopped = Зупинено до завершення.

## greathall games

games-scenario = Сценарій
games-players = Гравці
games-seats = Місця
games-about = Що це
games-option = Параметр
games-values = Значення, перше — звичайне

## greathall simulate

simulate-progress = Партії тривають
simulate-games =
    { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }, { $decisions ->
        [one] { $decisions } рішення
        [few] { $decisions } рішення
       *[many] { $decisions } рішень
    }.
simulate-speed = { $seconds } с, рішень за секунду: { $rate }.
simulate-winner =
    Перемога — { $winner }: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }.
simulate-end =
    Кінець — { $how }: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[many] { $games } партій
    }.
simulate-digest = Відбиток усіх записів: { $digest }
simulate-digest-so-far = Не завершено. Відбиток записів до цього моменту: { $digest }

## greathall arena

arena-title = Боти: { $game }
arena-bot = Бот
arena-against = Проти
arena-side = Сторона
arena-games = Партій
arena-won = Виграно
arena-share = Частка
arena-interval = 95 % певності
arena-even = Рівний бот
arena-rating = Рейтинг
arena-reach = 95 % певності
arena-milliseconds = мс на рішення
arena-all-sides = усі
arena-the-game = сама гра
# $games: so many were played until it was stopped
arena-incomplete =
    Не до кінця: { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }. Та сама команда продовжить, якщо в ній названо теку.
arena-reading = Інтервал певності частки — Вілсонів. Кожне зерно зіграно двічі, зі зміною сторін; де сторін більше ніж дві, бот сидить сам проти іншого на всіх інших сторонах. Рейтинг 1000 має новачок.

## greathall replay

replay-good = { $file }: запис веде до свого кінця. Перемога — { $winner }: { $how }.
replay-unfinished = { $file }: запис правильний. Партію не закінчено.
replay-bad = { $file }: { $why }
replay-older-rules = { $file }: зроблено за правилами { $rules }; сьогодні правила { $today }. Усі відповіді досі підходять.

## greathall bench

bench-progress = Вимірювання
bench-compiled = Рушій скомпільовано.
bench-plain = Рушій — звичайний Python.
bench-rounds =
    Медіана { $rounds ->
        [one] { $rounds } раунду
        [few] { $rounds } раундів
       *[many] { $rounds } раундів
    } на одному ядрі, за часом процесора.
bench-reference = 1 ref — це { $time } нс, один оберт еталонного циклу.
bench-gin = OpenSpiel gin_rummy навмання: рішень за секунду — { $rate }. «× gin» показує, скільки цих припадає на кожне з тих.
bench-no-gin = OpenSpiel не встановлено, тому порівняння з gin_rummy немає.
bench-title =
    { $game }, { $scenario }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
bench-figure = Показник
bench-value = Значення
bench-refs = refs
bench-ratio = × gin
a-number = { $value }
unit-per-second = { $value } /с
unit-microseconds = { $value } мкс
unit-kilobytes = { $value } КБ
figure-play = Відповіді навмання, рішення
figure-play-out = Догравання навмання, рішення
figure-fork = Розгалуження, медіана
figure-fork-p99 = Розгалуження, 99-й процентиль
figure-imagine = Уявлення, медіана
figure-imagine-p99 = Уявлення, 99-й процентиль
figure-view = Вигляд, побудова
figure-encode = Вигляд, кодування
figure-replay = Відтворення, рішення
figure-memory = Закінчена партія в пам'яті

## greathall play

play-title = { $game } — { $scenario }
play-keys = Уведіть номер відповіді. ? пояснює, u скасовує, l показує журнал, t — стіл, p — стоси, b питає бота, s зберігає, q завершує.
play-keys-more = «? 3» пояснює відповідь 3, «? назва» — карту, місце чи термін із цією назвою; «l 50» показує 50 рядків журналу; «b» каже, що зробив би бот і чому, «b seer» питає провидця; «s назва» зберігає запис у файл із цією назвою.
play-prompt = Ваша відповідь:
play-asked = { $player }: { $question }
play-change-places = Тепер черга { $seat_gen }. Натисніть Enter, коли будете самі біля екрана.
play-undone = Скасовано.
play-bot-instead = Замість нього дано будь-яку дозволену відповідь.
play-advice = { $bot } відповів би так:
play-advice-next = Друге за якістю:
why-answered = Відповідь була: { $option }
play-which = Що саме ви маєте на увазі: { $names }?
play-unknown-thing = Нічого з назвою «{ $name }» тут немає.
play-won = Ви перемогли.
play-lost = Ви програли.
play-drawn = Ніхто не переміг.
play-save-where = Зберегти запис? Уведіть назву файлу, «+» або «т» для { $name }; «н» або Enter — не зберігати:
play-saved = Запис — у файлі { $file }.
play-not-saved = Запис не збережено.
play-words-yes = т, так
play-words-no = н, ні
play-leave = Вийти з-за столу? «т» — вийти, «н» або Enter — грати далі; Ctrl-C — вийти одразу:
play-hall-keeps = Стіл залишається в залі; посилання на ваше місце поверне вас до нього.

## greathall serve, greathall verify, greathall play --server

command-serve = Відкрити залу: столи для людей і ботів, зі сторінкою в браузері.
command-verify = Перевірити, що випадок у записі відповідає таємному числу, яке зала закріпила наперед.
help-host = Адреса, за якою слухати.
help-host-name = Ім'я, за яким відкривають залу, наприклад hall.example; можна вказати кілька разів.
help-port = Порт, на якому слухати.
help-data = Тека, у якій зала зберігає столи.
help-database = База даних замість теки, наприклад postgresql://user@host/name.
help-bot-delay = Скільки мілісекунд бот чекає, перш ніж відповісти.
help-proxy = Адреса проксі перед залою, чиєму X-Forwarded-For зала вірить; можна вказати кілька разів.
help-public-url = Як люди дістаються зали ззовні, наприклад https://hall.example; без цього жодне повідомлення не надсилається.
help-mail = Поштовий сервер для повідомлень, як його пише Apprise: mailtos://user:password@host?from=hall@example.org.
help-own-network = Адреса в мережі зали, куди повідомленням усе-таки можна йти, наприклад її поштового сервера; можна вказати кілька разів.
help-requests-a-second = Скільки мілісекунд роботи на секунду можуть коштувати запити з однієї адреси.
help-messages-a-second = Скільки мілісекунд роботи на секунду можуть коштувати повідомлення з однієї адреси.
help-tables-an-hour = Скільки столів можна відкрити з однієї адреси за годину.
help-sockets-at-once = Скільки з'єднань зі столами може тримати відкритими одна адреса.
help-bots-at-once = Скільки ботів одночасно думають для однієї адреси.
help-person-requests-a-second = Скільки мілісекунд роботи на секунду можуть коштувати запити однієї людини з профілем, звідки б вона не приходила.
help-person-messages-a-second = Скільки мілісекунд роботи на секунду можуть коштувати повідомлення однієї людини.
help-person-tables-an-hour = Скільки столів одна людина може відкрити за годину.
help-person-sockets-at-once = Скільки з'єднань зі столами одна людина може тримати відкритими.
help-person-bots-at-once = Скільки ботів думають водночас для однієї людини.
help-redis = Redis, через який кілька зал мають спільні обмеження, наприклад redis://localhost:6379.
help-settings = Файл налаштувань із рядками на зразок port = 8000; змінна GREATHALL_PORT важливіша за нього, а --port — за обох.
help-open = Відкрити сторінку в браузері.
help-commitment = Число, яке стіл показував перед початком, для порівняння.
help-server = Грати за столом цієї зали; --seat тоді є посиланням на ваше місце.
help-name = Ваше ім'я за столом у залі.
metavar-commitment = HEX
metavar-host = АДРЕСА
metavar-url = URL
metavar-name = ІМ'Я
# $address: of the page
serve-open = Залу відкрито: { $address } (Ctrl-C закриває її)
serve-wide = Інші відкривають її за IP-адресою цього комп'ютера. Якщо потрібне ім'я, додайте --host-name ІМ'Я.
# $answers: how many answers of chance; $commitment: the number that the hall showed
verify-good = { $file }: усі відповіді випадку ({ $answers }) випливають із таємного числа, закріпленого числом { $commitment }.
verify-good-from = { $file }: від позиції { NUMBER($begins, useGrouping: 0) } усі відповіді випадку ({ $answers }) випливають із таємного числа, закріпленого числом { $commitment }. Раніші випали деінде.
verify-shared = Частки випадку додали: { $seats }.
verify-not-shared = До випадку не додав ніхто, крім зали.
verify-withheld = Закріплено, але не показано: { $seats }.
play-keys-talk = «c слова» — сказати всім, «c» — показати розмову, «w ім'я слова» — сказати лише одній людині.
play-waits-for-lots = Місця розподілять жеребом, щойно зберуться всі.
play-dealt = За жеребом ви граєте за { $seat_acc }.
play-said = { $who }: { $text }
play-whispered = { $who } до { $to_gen }, приватно: { $text }
play-whisper-to-whom = Уведіть «w», ім'я і те, що має прочитати лише ця людина. За столом: { $names }.
error-needs-link = Разом із --server параметр { $option } є посиланням на одне місце, наприклад /t/k7m2x9qd#key.
error-needs-links = Місце має повне посилання, як-от https://hall.example/t/k7m2x9qd#key; кілька посилань ведуть до одного столу, і жодне з них не для перегляду.
error-cannot-imagine = Цей бот хоче уявити, як може піти партія, а про стіл у залі ніхто не знає для цього досить.
error-port-taken = Зала не може слухати за адресою { $host }:{ NUMBER($port, useGrouping: 0) }: там уже слухає інша програма або такої адреси немає. Виберіть іншу через --port.
# $why: what is wrong with it, as Python tells it, in English
error-broken-settings = «{ $file }» не є файлом налаштувань: { $why }.
error-unknown-setting = «{ $file }» задає «{ $name }», але такого налаштування немає; є такі: { $known }.
error-bad-setting = У «{ $file }» налаштування «{ $name }» не може бути «{ $value }».
error-hall-folder = Зала не може зберігати столи в теці «{ $folder }»: туди не вдається писати.
error-database-address = «{ $database }» не є адресою бази даних, яку знає зала; такі адреси мають вигляд sqlite:///file або postgresql://user@host/name. В імені чи паролі пишіть @ як %40, / як %2F, а : як %3A.
error-database-driver = Для «{ $database }» потрібен пакет Python «{ $driver }», який не встановлено; пакет для PostgreSQL дає pip install "greathall[postgres]", а для Redis — "greathall[redis]".
error-database-closed = Не вдається під'єднатися до бази даних «{ $database }», відкрити її або писати в неї.
error-database-foreign = «{ $database }» не є базою даних цієї зали або належить новішій її версії.
error-database-in-use = Інша зала вже зберігає свої столи в «{ $database }». Спершу закрийте її або дайте цій інше місце через --data.
error-redis-closed = Redis за адресою «{ $address }» не відповідає.

## greathall reports

command-reports = Показати помилки, про які повідомили гравці, і записати партію, якої стосується повідомлення.
help-report = Номер одного повідомлення.
help-table = Лише повідомлення з цього столу.
help-record = Записати в цей файл партію такою, якою вона була на момент повідомлення.
metavar-report = ПОВІДОМЛЕННЯ
metavar-table = СТІЛ
reports-head = Повідомлення { NUMBER($number, useGrouping: 0) } від { $when }: стіл { $table } ({ $game }, { $scenario }), позиція { NUMBER($position, useGrouping: 0) }, версія { $version }
reports-none = Ніхто ні про що не повідомляв.
error-no-hall = У «{ $place }» немає зали; вкажіть інше місце через --data або --database.
error-which-report = Яке повідомлення? Укажіть його номер перед { $option }.

## greathall hall

command-hall = Доглядати залу: переглянути столи, скопіювати її, забути давнє.
command-tables = Показати столи зали, спершу той, за яким грали останнім.
command-backup = Скопіювати базу даних зали у файл; зала може бути відкрита.
command-restore = Зробити залу з копії в теці, де її ще немає.
command-forget = Забути столи, за якими вже кілька днів нічого не відбувалося.
help-copy = Файл із копією.
help-days = Після скількох днів без відповіді; столи з повідомленням, що чекає на відповідь, лишаються.
hall-table = { $table }: { $game }, { $scenario }; { $state }; востаннє { $when }; люди: { $people }
hall-tables = { $number ->
    [one] { $number } стіл.
    [few] { $number } столи.
   *[many] { $number } столів.
}
hall-state-open = чекає на людей
hall-state-playing = триває
hall-state-finished = закінчено
hall-backed-up = Залу скопійовано у файл «{ $file }».
hall-restored = Залу відновлено в теці «{ $folder }».
hall-forgotten = { $number ->
    [one] Забуто { $number } стіл.
    [few] Забуто { $number } столи.
   *[many] Забуто { $number } столів.
}
error-hall-not-a-file = «{ $database }» не є файлом: скопіюйте її через pg_dump, а відновіть через pg_restore.
error-hall-there = У теці «{ $folder }» вже є зала; спершу перемістіть її або вкажіть іншу теку через --data.
hall-state-cancelled = скасовано
hall-state-removed = прибрано
command-operators = Показати, хто може наглядати за залою на її сторінці.
command-appoint = Дозволити людині наглядати за залою на сторінці /operate.
command-dismiss = Більше не дозволяти людині наглядати за залою.
command-remove = Прибрати стіл: його більше ніхто не бачить, а ті, хто там, прочитають чому.
command-answer = Відповісти на повідомлення; хто його написав, прочитає відповідь за столом і у своєму профілі.
command-mute = Позбавити когось слова на кілька годин.
command-ban = Не давати комусь грати чи дивитися кілька годин.
command-lift = Зняти заборону раніше строку.
command-sanctions = Показати, хто зараз без доступу чи без слова.
command-announce = Показати рядок на всіх сторінках на кілька годин.
command-withdraw = Більше не показувати оголошення.
command-announcements = Показати, що зараз видно на всіх сторінках.
command-acts = Показати, що робили наглядачі тут і на сторінці, спершу найновіше.
help-code = Код профілю.
help-which-table = Код столу.
help-answer = Відповідь.
help-whom = Код профілю, адреса чи мережа або місце на зразок k7m2x9qd/gandalf.
help-hours = На скільки годин.
help-reason = Чому; це прочитають ті, кого це стосується.
help-line = Рядок, однією мовою чи всіма.
help-number = Номер зі списку.
help-most = Скільки щонайбільше.
metavar-code = КОД
metavar-whom = КОГО
metavar-text = ТЕКСТ
hall-operator = { $person }: { $name }
hall-nobody = Нікого.
hall-appointed = { $name } тепер може наглядати за залою.
hall-dismissed = { $person } більше не може наглядати за залою.
hall-removed = Стіл { $table } прибрано.
hall-answered = На повідомлення { NUMBER($number, useGrouping: 0) } дано відповідь.
hall-muted = { $whom }: без слова; номер { NUMBER($number, useGrouping: 0) }.
hall-banned = { $whom }: без доступу; номер { NUMBER($number, useGrouping: 0) }.
hall-lifted = Номер { NUMBER($number, useGrouping: 0) } знято.
hall-announced = Тепер це видно на всіх сторінках; номер { NUMBER($number, useGrouping: 0) }.
hall-withdrawn = Оголошення { NUMBER($number, useGrouping: 0) } знято.
hall-sanction = { NUMBER($number, useGrouping: 0) }: { $whom }, { $kind } до { $until }: { $reason }
hall-announcement = { NUMBER($number, useGrouping: 0) }, до { $until }: { $text }
hall-act = { $when }, { $who }: { $act } { $about }
error-hall-old = База «{ $database }» належить попередній версії. Відкрийте залу один раз: це її оновить.

## greathall sit

# $table: an id; $seats: names
sit-seated = За столом { $table }: { $seats }.
# $winner: names; $how: the kind of end
sit-over = Партію закінчено. Перемога — { $winner }: { $how }.
sit-drawn = Партію закінчено. Усі погодилися на нічию.
