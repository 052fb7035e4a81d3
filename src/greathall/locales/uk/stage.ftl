## What has just happened, step by step before the board

page-stage = Що щойно сталося
page-stage-of = { $number } з { $all }
page-stage-sum = Сума
page-stage-back = Назад
page-stage-next = Далі
page-stage-next-scene = Наступна подія
page-stage-done = До столу
page-stage-skip = До кінця
page-stage-answer = Відповісти зараз
page-stage-itself = іде саме
page-stage-no-hurry = Вас ні про що не питають. Дивіться, скільки хочете.
page-playback = Показати ще раз
page-playback-next = Далі
page-playback-show = Побачити
