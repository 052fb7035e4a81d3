### What greathall balance says and writes.

command-balance = Порахувати, хто як часто виграє, коли на всіх місцях однакові боти, і записати це сторінками.
help-some-games = Ігри; усі, якщо не названо жодної: { $known }.
help-games-of-options = Скільки партій з кожним зміненим параметром.
metavar-some-games = [ГРА...]
# $file: the page that was written
balance-written = Записано: { $file }

## The page on who wins how often

balance-title = Наскільки ігри рівні
balance-about = На всіх місцях цілих партій сидять боти одного виду. Число каже, наскільки гра рівна між такими ботами, а не між людьми. Інтервали — Вілсонові, з довірою 95 %. Команда перелічує те, що сьогоднішні боти чи правила зіграли б інакше.
# $game: a name; $version: of Great Hall; $rules: the number of its rules
balance-version = { $game }: Great Hall { $version }, правила { $rules }
# $scenario: a name; $players: a number
balance-setting = { $scenario }, { $players } { $players ->
        [one] гравець
        [few] гравці
       *[many] гравців
    }
balance-scenario = Сценарій
balance-bot = Усі місця
balance-side = Сторона
balance-games = Партій
balance-won = Виграно
balance-share = Частка
balance-interval = 95 % певності
balance-even = Якби всі були рівні
balance-ends = Як закінчилися партії
balance-options = Змінено один параметр, решта — як звичайно. У дужках різниця у відсоткових пунктах; жирним — де вона більша за свій 95-відсотковий інтервал, як одна з двадцяти була б і випадково.
balance-option = Параметр
balance-sides = Виграно

## The page on what bots win with

lessons-title = З чим боти перемагають
lessons-about = Що найкращі з цих ботів обирали, коли перемагали, і чого не обирали, коли програвали. Вибір стоїть тут, якщо той, хто його зробив, вигравав помітно частіше або рідше, ніж той, хто не зробив, щонайменше в одній партії з двадцяти і в тридцяти партіях: на три з половиною стандартні похибки. Карти здає випадок, тож тут причина — сама карта: вона була в руці, коли гравця спитали вперше. Дебюти — це вибори першого раунду, плани — першої половини партії. Те, що вибір іде поруч із перемогою, не доводить, що він її причина: хто попереду, може дозволити собі більше.
lessons-none = У такій кількості партій жоден вибір не вирізняється.
balance-when = Коли
balance-choice = Вибір
balance-with = Виграно з ним
balance-without = Виграно без нього
balance-lead = Різниця
balance-dealt = здано
balance-opening = дебют
balance-plan = план
