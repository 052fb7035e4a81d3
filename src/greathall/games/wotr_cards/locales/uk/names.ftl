### The names of War of the Ring: The Card Game. Values are labels; terms follow GLOSSARY.md.

## The game and its scenarios

game-wotr-cards = Війна Персня. Карткова гра
    .summary = Вільні Народи несуть Перстень дев'ятьма шляхами й боронять рідні краї від Тіні; дві команди грають карти, б'ються за кожну локацію та рахують переможні очки.
    .motto = Перстень іде дев'ятьма шляхами, а війська б'ються за твердині.
scenario-trilogy = Трилогія
    .summary = Уся історія від Торбиного Кута до Судної Гори для 2–4 гравців. По дві колоди з 30 карт у кожної сторони, щонайбільше дев'ять раундів.
scenario-duel-2 = Поєдинок двох
    .summary = Уся війна, у якій кожен гравець має одну колоду з 60 карт. Вільні Народи здобувають шлях, лише якщо символів оборони більше, ніж символів нападу.
    .short = Поєдинок
scenario-duel-3 = Поєдинок трьох
    .summary = Гандальф з усіма картами Вільних Народів сам-один проти Короля-Відьмака й Сарумана. Йому належить кожен другий хід.
    .short = Утрьох
scenario-fellowship = Братство Персня
    .summary = Коротка гра для двох, від Ширу до берегів Андуїну. Від чотирьох до шести раундів, дібрані колоди, поля битв у визначеному порядку, без жетонів Персня.
    .short = Братство

## Players: a deck each

player-frodo = Фродо
    .gen = Фродо
    .dat = Фродо
    .acc = Фродо
    .ins = Фродо
    .gender = masculine
player-witch-king = Король-Відьмак
    .gen = Короля-Відьмака
    .dat = Королю-Відьмаку
    .acc = Короля-Відьмака
    .ins = Королем-Відьмаком
    .gender = masculine
player-aragorn = Арагорн
    .gen = Арагорна
    .dat = Арагорнові
    .acc = Арагорна
    .ins = Арагорном
    .gender = masculine
player-saruman = Саруман
    .gen = Сарумана
    .dat = Саруманові
    .acc = Сарумана
    .ins = Саруманом
    .gender = masculine
player-gandalf = Гандальф
    .gen = Гандальфа
    .dat = Гандальфові
    .acc = Гандальфа
    .ins = Гандальфом
    .gender = masculine
player-balrog = Бальрог з Морії
    .gen = Бальрога з Морії
    .dat = Бальрогові з Морії
    .acc = Бальрога з Морії
    .ins = Бальрогом з Морії
    .gender = masculine

## Seats: one person with both decks of a side

seat-free = Гравець за Вільні Народи
    .gen = гравця за Вільні Народи
    .dat = гравцеві за Вільні Народи
    .acc = гравця за Вільні Народи
    .ins = гравцем за Вільні Народи
    .gender = masculine
seat-shadow = Гравець за Тінь
    .gen = гравця за Тінь
    .dat = гравцеві за Тінь
    .acc = гравця за Тінь
    .ins = гравцем за Тінь
    .gender = masculine

## Sides

side-free = Вільні Народи
side-shadow = Тінь

## Factions

faction-dunedain = Дунедайни
faction-elf = Ельфи
faction-dwarf = Гноми
faction-hobbit = Гобіти
faction-rohan = Роган
faction-wizard = Чарівник
faction-isengard = Ісенгард
faction-monstrous = Потвори
faction-southron = Південці
faction-mordor = Мордор

## Letters on badges

letters-dunedain = Ду
letters-elf = Ел
letters-dwarf = Гн
letters-hobbit = Го
letters-rohan = Ро
letters-wizard = Ча
letters-isengard = Іс
letters-monstrous = По
letters-southron = Пд
letters-mordor = Мо

## Types of card

type-army = Військо
type-character = Персонаж
type-item = Предмет
type-event = Подія

## Keywords

keyword-nazgul = Назгул
keyword-weapon = Зброя
keyword-mount = Скакун
keyword-ent = Ент

## Phases

phase-preparation = Приготування
phase-locations = Локації
phase-actions = Дії
phase-combats = Бої
phase-victory = Визначення переможця
phase-draw = Узяття карт
