### У чому гра відмовляє, по одному реченню. Назви ігор, сценаріїв і місць подано так, як їх уводять.

## Партія, яку неможливо почати

error-unknown-game = Гри «{ $game }» тут немає; є такі: { $known }.
error-unknown-scenario = У грі «{ $game }» немає сценарію «{ $scenario }»; є такі: { $known }.
error-wrong-player-count =
    Сценарій «{ $scenario }» не розрахований на { $players ->
        [one] { $players } гравця
       *[other] { $players } гравців
    }; можлива кількість гравців: { $allowed }.
error-unknown-option = У цієї гри немає параметра «{ $name }»; є такі: { $known }.
error-bad-option-value = Параметр «{ $name }» не може мати значення «{ $value }»; можливі значення: { $allowed }.
error-unknown-bot = Бота «{ $bot }» немає; є такі: { $known }.
error-unknown-language = Програма не знає мови «{ $language }»; доступні мови: { $known }.

## Відповідь, якої не можна прийняти

error-illegal-answer = «{ $value }» не належить до можливих відповідей на це запитання.
error-part-refused = Відповідь { $part } з надісланих не підходить, тож жодну з них не прийнято.
error-not-asked =
    { $seat } зараз не { $seat_gender ->
        [plural] мають
       *[masculine] має
    } на що відповідати.
error-nothing-to-undo =
    { $why ->
        [answered] Цього вже не скасувати: потім була відповідь { $by_gen }.
        [chance] Цього вже не скасувати: потім вирішив випадок.
        [revealed] Цього вже не скасувати: усі вже побачили, що з того вийшло.
       *[other]
            { $seat } зараз не { $seat_gender ->
                [plural] мають
               *[masculine] має
            } чого скасувати.
    }
error-unknown-seat = За цим столом немає місця «{ $seat }»; є такі: { $known }.

## Запис, якого не вдається прочитати

error-no-such-file = Файлу «{ $file }» не існує.
error-broken-record = Це не схоже на запис партії: не вдалося прочитати рядок { NUMBER($line, useGrouping: 0) }.
error-record-differs = Запис розходиться з грою в рядку { NUMBER($line, useGrouping: 0) }: у записі стоїть «{ $found }», а за правилами виходить «{ $expected }».
error-older-record-differs = Запис зроблено за правилами { $rules }; сьогодні правила { $today }, і вони розходяться з ним у рядку { NUMBER($line, useGrouping: 0) }: у записі стоїть «{ $found }», а за правилами виходить «{ $expected }».

## Words of every game

answer-yes = Так
answer-no = Ні
quoted = «{ $name }»
joined = { $others } та { $last }
