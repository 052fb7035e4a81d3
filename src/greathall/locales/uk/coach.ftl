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
reason-any = Усі відповіді для нього однакові: він тягне жереб.
reason-overlooked = Він про це не подумав.
reason-wavered = Інше здавалося кращим, та він не придивився.
reason-foreseen = У тому, що він уявив, шанс перемоги так — { $share } %.
page-hint-if = Якщо так
page-hint-if-not = Якщо ні
page-hint-worth = Приблизна вага
page-hint-chance = Імовірність перемоги
page-hint-fine = За простими правилами й тим, що ви бачите. Це порада, а не вирок.
page-hint-try = Зробити так
page-hint-plan = Розкласти
page-propose-hints = Запропонувати дозволити підказки
page-proposed-allow-hints =
    { $seat } { $seat_gender ->
        [plural] пропонують
       *[masculine] пропонує
    } дозволити підказки за цим столом. Згода?

page-coach = Наставник
page-coach-lesson = Урок { $number } із { $all }
page-coach-leave = Залишити навчання
page-coach-show = Показати
page-coach-skip = Пропустити
page-coach-next = Далі
page-coach-do = Зробіть за мене
page-coach-on = Грайте далі, як бажаєте, або зробіть так:
page-coach-watch = Грають інші. Стежте за ними; літопис теж про це розповідає.
page-coach-over = Тепер ви вмієте грати
page-coach-play-on = Грати далі
page-coach-dice = Це гра з наставником: випадок і карти підготовано, тож тут нічого не доводять і нічого не зараховують.
page-coach-signs = Знаки, які ви знаєте
page-coach-sign-new = нове в цьому уроці
# $number: of a lesson
page-coach-sign-later = буде в уроці { $number }
