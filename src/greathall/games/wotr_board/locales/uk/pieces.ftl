### Tiles and figures of War of the Ring, the board game.

## Hunt tiles

tile-eye = Око
tile-3 = 3
tile-2 = 2
tile-2-reveal = 2, викрито
tile-1 = 1
tile-1-reveal = 1, викрито
tile-0-reveal = 0, викрито
tile-elven-cloaks = 0 («{ card-elven-cloaks }»)
tile-elven-rope = 0 («{ card-elven-rope }»)
tile-phial-of-galadriel = −2 («{ card-phial-of-galadriel }»)
tile-smeagol-helps-nice-master = −1 («{ card-smeagol-helps-nice-master }»)
tile-shelobs-lair = кубик, стоп («{ card-shelobs-lair }»)
tile-the-ring-is-mine = Око, викрито, стоп («{ card-the-ring-is-mine }»)
tile-on-on-they-went = 3, стоп («{ card-on-on-they-went }»)
tile-give-it-to-uss = 1, викрито, стоп («{ card-give-it-to-uss }»)

## Figures. .count: so many of them, for sentences

figure-elite = Елітний загін
    .count =
        { $count ->
            [one] { $count } елітний загін
            [few] { $count } елітні загони
           *[many] { $count } елітних загонів
        }
figure-regular = Звичайний загін
    .count =
        { $count ->
            [one] { $count } звичайний загін
            [few] { $count } звичайні загони
           *[many] { $count } звичайних загонів
        }
figure-leader = Ватажок
    .count =
        { $count ->
            [one] { $count } ватажок
            [few] { $count } ватажки
           *[many] { $count } ватажків
        }
    .acc =
        { $count ->
            [one] { $count } ватажка
           *[many] { $count } ватажків
        }
unit-dwarves-elite = { figure-elite } гномів
    .count = { figure-elite.count } гномів
unit-elves-elite = { figure-elite } ельфів
    .count = { figure-elite.count } ельфів
unit-gondor-elite = { figure-elite } Гондору
    .count = { figure-elite.count } Гондору
unit-north-elite = { figure-elite } Півночі
    .count = { figure-elite.count } Півночі
unit-rohan-elite = { figure-elite } Рогану
    .count = { figure-elite.count } Рогану
unit-isengard-elite = { figure-elite } Ісенгарду
    .count = { figure-elite.count } Ісенгарду
unit-sauron-elite = { figure-elite } Саурона
    .count = { figure-elite.count } Саурона
unit-southrons-elite = { figure-elite } південців і східнян
    .count = { figure-elite.count } південців і східнян
unit-dwarves-regular = { figure-regular } гномів
    .count = { figure-regular.count } гномів
unit-elves-regular = { figure-regular } ельфів
    .count = { figure-regular.count } ельфів
unit-gondor-regular = { figure-regular } Гондору
    .count = { figure-regular.count } Гондору
unit-north-regular = { figure-regular } Півночі
    .count = { figure-regular.count } Півночі
unit-rohan-regular = { figure-regular } Рогану
    .count = { figure-regular.count } Рогану
unit-isengard-regular = { figure-regular } Ісенгарду
    .count = { figure-regular.count } Ісенгарду
unit-sauron-regular = { figure-regular } Саурона
    .count = { figure-regular.count } Саурона
unit-southrons-regular = { figure-regular } південців і східнян
    .count = { figure-regular.count } південців і східнян
unit-dwarves-leader = { figure-leader } гномів
    .count = { figure-leader.count } гномів
    .acc = { figure-leader.acc } гномів
unit-elves-leader = { figure-leader } ельфів
    .count = { figure-leader.count } ельфів
    .acc = { figure-leader.acc } ельфів
unit-gondor-leader = { figure-leader } Гондору
    .count = { figure-leader.count } Гондору
    .acc = { figure-leader.acc } Гондору
unit-north-leader = { figure-leader } Півночі
    .count = { figure-leader.count } Півночі
    .acc = { figure-leader.acc } Півночі
unit-rohan-leader = { figure-leader } Рогану
    .count = { figure-leader.count } Рогану
    .acc = { figure-leader.acc } Рогану
unit-nazgul = Назгул
    .count =
        { $count ->
            [one] { $count } назгул
            [few] { $count } назгули
           *[many] { $count } назгулів
        }
    .acc =
        { $count ->
            [one] { $count } назгула
           *[many] { $count } назгулів
        }
unit-gandalf-grey = Гандальф Сірий
    .count = Гандальф Сірий
    .acc = Гандальфа Сірого
unit-strider = Бурлака
    .count = Бурлака
    .acc = Бурлаку
unit-boromir = Боромир
    .count = Боромир
    .acc = Боромира
unit-legolas = Леголас
    .count = Леголас
    .acc = Леголаса
unit-gimli = Гімлі
    .count = Гімлі
unit-meriadoc = Меріадок Брендіцап
    .count = Меріадок Брендіцап
    .acc = Меріадока Брендіцапа
unit-peregrin = Перегрін Тук
    .count = Перегрін Тук
    .acc = Перегріна Тука
unit-aragorn = Арагорн
    .count = Арагорн
    .acc = Арагорна
unit-gandalf-white = Гандальф Білий
    .count = Гандальф Білий
    .acc = Гандальфа Білого
unit-gollum = Голум
    .count = Голум
    .acc = Голума
unit-witch-king = Король-Відьмак
    .count = Король-Відьмак
    .acc = Короля-Відьмака
unit-mouth-of-sauron = Вуста Саурона
    .count = Вуста Саурона
unit-saruman = Саруман
    .count = Саруман
    .acc = Сарумана
