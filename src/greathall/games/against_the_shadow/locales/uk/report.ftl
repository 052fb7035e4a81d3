### The report on how often the Shadow wins

command-shadow-report = Зіграти багато партій «Проти Тіні» й записати, як часто перемагає Тінь.
report-written = Записано: { $file }
report-title = Як часто перемагає Тінь
report-about =
    «Проти Тіні», одне місце, усі рівні складності: по { $games ->
        [one] { $games } партії
        [few] { $games } партії
       *[many] { $games } партій
    } на кожен рядок, усі варіанти — типові. За Вільні Народи грають боти: *random* відповідає навмання, *steward* — за простими правилами. Та сама команда дає ті самі числа на будь-якій машині:
report-scenario = Сценарій
report-level = Рівень
report-people = Вільні Народи
report-games = Партій
report-won = Перемог Тіні
report-share = Частка
report-interval = Довіра 95 %
report-lead = Перевага Тіні
report-bot =
    { $bot ->
        [random] навмання
       *[other] { $bot }
    }
report-reading = Довірчий інтервал — Вілсона. Перевага — у переможних очках, у середньому за всі партії.
