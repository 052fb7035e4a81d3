## The end of a match

page-end-result = Підсумок
page-end-chart = Історія партії
page-end-moments = Ключові миті
page-end-now = Що далі
page-end-rematch-who = новий стіл із тими самими людьми, ботами й налаштуваннями
page-end-rematch-ready = ваше місце чекає на вас
page-end-swap = помінятися сторонами
page-end-replay = Переглянути партію
page-end-positions =
    { $count ->
        [one] { $count } позиція
        [few] { $count } позиції
       *[many] { $count } позицій
    }
page-end-share = Поділитися
page-end-share-who = посилання, що відкриється кожному, хто його має
page-end-download = відкриється в будь-якій залі
page-end-table = Поглянути на стіл
page-end-to-result = До підсумку
page-end-fair = Чесне тасування
page-end-sealed = Запечатано до першої карти:
page-end-opened = Відкрито тепер:
page-end-fair-why = З другого числа виходить перше, тож порядку карт і кидків ніхто потім не міг змінити.
page-end-people = За столом
page-end-won = перемога

## The replay

page-key-moment = Ключова мить { $number }: { $what }
page-jump = До позиції { $number }
page-shared-with-you = Хтось поділився з вами цією миттю.
