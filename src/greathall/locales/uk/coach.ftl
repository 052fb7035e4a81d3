### Підказки та перша гра з наставником.

page-hint = Підказка
page-hint-told = Що зробив би добрий гравець. Інші дізнаються, що ви питали, але не те, що ви почули.
page-hint-by = Що зробив би бот «{ $bot }»?
page-hint-where = Де
page-hint-what = Що
page-hint-why = Чому
page-hint-look = Гляньте сюди: { $place }
page-hint-more = Скажіть більше
page-hint-for = За
page-hint-against = Проти
page-hint-no-reason = За це свідчить досвід, нічого особливого.
page-hint-if = Якщо так
page-hint-if-not = Якщо ні
page-hint-worth = Приблизна вага
page-hint-fine = За простими правилами й тим, що ви бачите. Це порада, а не вирок.
page-hint-try = Зробити так
page-hint-plan = Розкласти
page-hints-off = Вимкнути підказки
page-propose-hints = Запропонувати дозволити підказки
page-proposed-allow-hints =
    { $seat } { $seat_gender ->
        [plural] пропонують
       *[masculine] пропонує
    } дозволити підказки за цим столом. Згода?
