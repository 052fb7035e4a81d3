### «Воїни Середзем'я»: фракції, їхні фігури, кубики й карти. Тексти — нашими словами.

## Factions. .entry: when one may enter play; .text: what it does then

faction-dead-men = Мерці зі Смурного Капища
    .gen = мерців зі Смурного Капища
    .entry = Бурлака чи Арагорн в Ереху або не далі ніж за регіон від нього; Гельмів Яр, Західний Луг і Едорас теж рахуються.
    .text = Входять у гру з 2 фігурами в Ереху. Бурлака чи Арагорн одразу йде туди з будь-якими супутниками свого регіону: разом вони — військо мерців, і це не військо Вільних Народів. Найм додає до нього 1 фігуру. Воно рухається й атакує картою «{ card-wraiths-of-fear }». Фракцію знищено, коли не лишилося фігур або коли він покидає її, що можна зробити перед будь-якою дією.
faction-eagles = Орли з Імлистих гір
    .gen = орлів з Імлистих гір
    .entry = остання відома позиція Братства — не Рівенділ, або Гандальф Білий у грі.
    .text = Входять у гру з 2 фігурами в Орлиному Гнізді; найм додає туди 1. Коли карта їх переміщує, кожен орел летить до будь-якого регіону. Фракцію знищено, коли не лишилося жодного орла.
faction-ents = Енти з Фангорна
    .gen = ентів із Фангорна
    .entry = Саруман у грі, а у Фангорні супутник або Братство.
    .text = Входять у гру з 2 фігурами у Фангорні, Ентівському лісі; найм додає туди 1. Вони рухаються й атакують картою «{ card-march-of-the-ents }». Сарумана знищено, коли їхня атака не лишила в Ортанку загонів Тіні або коли вони увійшли туди, а загонів там немає. Фракцію знищено, коли у Фангорні немає ента або немає ні супутника, ні Братства.
faction-corsairs = Корсари з Умбара
    .gen = корсарів з Умбара
    .entry = південці та східняни у війні.
    .text = Входять у гру з 3 фігурами в Умбарі; найм додає туди 1. Не більше 5 у регіоні. Вони можуть бути в прибережних регіонах, у Гондорі, крім Ереху, та в Осгіліаті. Можуть піти з військом Тіні, що рушає з їхнього регіону до такого; вони ніколи не всередині облоги. Фракцію знищено, коли Вільні Народи контролюють Умбар.
faction-dunlendings = Горяни зі Смурних Земель
    .gen = горян зі Смурних Земель
    .entry = Саруман у грі.
    .text = Входять у гру з 2 фігурами в кожних Смурних Землях, які контролює Тінь. Найм додає по 1 в кожні з них або 1 до регіону Ісенгарду чи Рогану з військом Тіні не під облогою. Не більше 3 у регіоні. Вони рухаються, відступають і гинуть із військом Тіні, як персонажі. Фракцію знищено, коли Вільні Народи контролюють обидві Смурні Землі.
faction-spiders = Поріддя Павучихи
    .gen = поріддя Павучихи
    .entry = остання відома позиція Братства — не Рівенділ.
    .text = Входять у гру з 1 фігурою в Дол-Гульдурі та 1 у Мінас-Моргулі; найм додає по 1 туди й туди. Вони рухаються, відступають і гинуть із військом Тіні, як персонажі. Фракцію знищено, коли не лишилося жодного павука.

## Their figures

unit-dead-men = Мерці
    .count =
        { $count ->
            [one] { $count } фігура мерців
            [few] { $count } фігури мерців
           *[many] { $count } фігур мерців
        }
    .acc =
        { $count ->
            [one] { $count } фігуру мерців
            [few] { $count } фігури мерців
           *[many] { $count } фігур мерців
        }
unit-eagles = Орел
    .count =
        { $count ->
            [one] { $count } орел
            [few] { $count } орли
           *[many] { $count } орлів
        }
    .acc =
        { $count ->
            [one] { $count } орла
           *[many] { $count } орлів
        }
unit-ents = Ент
    .count =
        { $count ->
            [one] { $count } ент
            [few] { $count } енти
           *[many] { $count } ентів
        }
    .acc =
        { $count ->
            [one] { $count } ента
           *[many] { $count } ентів
        }
unit-corsairs = Корсари
    .count =
        { $count ->
            [one] { $count } фігура корсарів
            [few] { $count } фігури корсарів
           *[many] { $count } фігур корсарів
        }
    .acc =
        { $count ->
            [one] { $count } фігуру корсарів
            [few] { $count } фігури корсарів
           *[many] { $count } фігур корсарів
        }
unit-dunlendings = Смурноземець
    .count =
        { $count ->
            [one] { $count } смурноземець
            [few] { $count } смурноземці
           *[many] { $count } смурноземців
        }
    .acc =
        { $count ->
            [one] { $count } смурноземця
           *[many] { $count } смурноземців
        }
unit-armed-dunlendings = Озброєний смурноземець
    .count =
        { $count ->
            [one] { $count } озброєний смурноземець
            [few] { $count } озброєні смурноземці
           *[many] { $count } озброєних смурноземців
        }
    .acc =
        { $count ->
            [one] { $count } озброєного смурноземця
           *[many] { $count } озброєних смурноземців
        }
unit-spiders = Павук
    .count =
        { $count ->
            [one] { $count } павук
            [few] { $count } павуки
           *[many] { $count } павуків
        }
    .acc =
        { $count ->
            [one] { $count } павука
           *[many] { $count } павуків
        }

## Faces of the Faction dice, the third deck

face-recruit-faction = Найняти фракцію
face-play-draw = Зіграти або взяти карту фракції
face-recruit-play = Найняти фракцію або зіграти карту
face-recruit-draw = Найняти фракцію або взяти карту
face-wild = Джокер
deck-faction = Колода подій фракцій
    .gen = колоди подій фракцій

## Events in place of nine of the base game

card-the-western-way = Західний шлях
    .text = На столі до кінця гри: коли рухається Братство чи від нього відокремлюються супутники, ця карта — регіон поруч із Сірими Гаванями та кожним прибережним регіоном Гондору. Поки Персненосці в Сірих Гаванях або на цій карті, а поступ 0 чи 1, вони в морі: Тінь не може брати жетони гонитви.
card-premonition-of-danger = Передчуття небезпеки
    .text = Візьміть 3 жетони гонитви. Один на ваш вибір вибуває з гри, решта повертається до запасу. Жоден із них не діє.
card-swift-boats = Швидкі човни
    .text = Умова: Персненосці в незахопленому поселенні Вільних Народів. Перемістіть Братство; гонитви за це немає.
card-majesty-and-glory = Велич і слава
    .text = На столі: коли починається бій із супутником, можете скинути цю карту. У цьому бою Тінь не може ні грати бойові карти, ні закликати до битви фракції. Тінь прибирає її дією: кубик «персонаж» і будь-які дві карти подій із руки.
card-take-someone-you-can-trust = Ті, кому можна довіряти
    .text = Умова: Меріадок і Перегрін у Братстві. На столі, поки там обидва: коли Тінь узяла жетон гонитви, що викриває, можете скинути цю карту, і він не викриє.
card-long-battle = Довга битва
    .text = Виберіть регіон із військом Вільних Народів, що має лідерство: усі фігури фракцій Тіні там знищено. Візьміть карту події.
card-not-on-anybodys-side = Ні на чиєму боці
    .text = Умова: у грі є фракція Вільних Народів. На столі: ніхто не може грати карти подій і карти заклику до битви ентів та орлів. Вільні Народи прибирають її дією: кубиком «Воля Заходу» або будь-яким кубиком дій, якщо Гандальф Білий у грі.
card-strongly-guarded = Під надійною вартою
    .text = На столі: фракції Вільних Народів не можуть увійти в регіон із фортецею під контролем Тіні, атакувати там і бути закликаними до битви. Вільні Народи прибирають її дією: кубиком «Воля Заходу» або будь-яким кубиком дій та Ельфійським Перснем.
card-great-winged-creatures = Великі крилаті створіння
    .text = Умова: усі три народи Тіні у війні. Найміть по 1 назгулу в кожному війську Тіні з назгулом, крім Короля-Відьмака.
combat-orderly-withdrawal = Організований відступ
    .text = Умова: у польовому бою чи вилазці є ватажок або супутник. Перш ніж прибирати втрати від ворожих кидків, можете скасувати 1 влучання. Тоді наприкінці раунду мусите припинити напад або, обороняючись, відступити, якщо це можливо.

## Faction events: Free Peoples

card-the-stone-of-erech = Ерехський камінь
    .text = Покладіть на цю карту 3 фігури мерців; вони ще не в грі. Щоразу, коли ваш кубик «мобілізація» просуває народ, 1 з них приєднується до війська мерців, а доки фракція не в грі — до її початкових фігур. Будь-який результат кубика фракцій може найняти 1 з них. Коли фігур не лишилося, карту скидають.
card-paths-of-the-dead = Стежки мерців
    .text = Якщо мерці не в грі, а Бурлака чи Арагорн у Рогані або Гондорі, хоч би й під облогою, він може піти до Ереху з будь-якими супутниками, що з ним, і фракція входить у гру. Найміть 1 фігуру мерців. Потім цю та всі інші скинуті карти мерців замішують у колоду.
card-the-dark-door = Темні двері
    .text = Умова: Гельмів Яр або Едорас незахоплений. На столі, доки Тінь не контролює обидва: для війська мерців і для супутників, які рухаються чи відокремлюються, Ерех — поруч із Гельмовим Яром, Західним Лугом та Едорасом.
card-wraiths-of-fear = Примари страху
    .text = Військо мерців може йти з регіону в регіон, щоразу втрачаючи 1 фігуру. Потім воно може атакувати військо Тіні поруч або у своєму регіоні: приберіть 1 фігуру й киньте 3 кубики; кожні 4 або більше — влучання. Те саме військо можна атакувати знову й знову. Тоді воно мусить відступити, якщо може, а військо мерців може увійти слідом.
card-wraiths-of-fear-2 = { card-wraiths-of-fear } (2)
    .text = { card-wraiths-of-fear.text }
card-speed-greater-than-any-wind = Швидші за будь-який вітер
    .text = Найміть 1 орла в Орлиному Гнізді або додайте його до початкових фігур. Потім зіграйте без кубика ще одну карту події фракції або замішайте в колоду цю та всі інші скинуті карти орлів.
card-in-long-swift-lines = Довгими меткими шерегами
    .text = Умова: орли в грі. Покладіть на цю карту 3 орлів; вони ще не в грі. Щоразу, зігравши іншу карту події фракції, можете найняти 1 з них в Орлиному Гнізді або перемістити всіх орлів. Коли їх не лишилося, карту скидають.
card-upon-the-nazgul-they-bore = Просто на назгулів
    .text = Перемістіть усіх орлів. Потім виберіть регіон з орлами й назгулами та киньте по кубику за кожного орла, не більше 5: кожні 4 або більше знищують 1 орла та 1 назгула, але не Короля-Відьмака. Якщо хоч одного знищено, решта, разом із Королем-Відьмаком, летить до однієї незахопленої фортеці Саурона.
card-we-only-need-wings = Нам потрібні лише крила
    .text = Перемістіть усіх орлів. Потім знищте 1 орла: один супутник чи група рухається або відокремлюється від Братства, ніби рівень дорівнює 4. Рух може закінчитися у фортеці під облогою.
card-lifted-up-and-borne-far-away = Підхоплені й віднесені геть
    .text = Умова: Братство не в Мордорі. Перемістіть усіх орлів. Потім знищте 1 орла, щоб перемістити Братство; гонитва йде як звичайно.
card-the-ents-awaken = Енти прокидаються
    .text = Найміть 1 ента в Ентівському лісі або додайте його до початкових фігур. Потім зіграйте без кубика ще одну карту події фракції або замішайте в колоду цю та всі інші скинуті карти ентів.
card-saruman-is-a-neighbour = Саруман — сусід
    .text = Умова: Саруман у грі. Покладіть на цю карту 3 ентів; вони ще не в грі. Щоразу, коли Тінь використовує Голос Сарумана, 1 з них іде до Фангорну або додається до початкових фігур. Будь-який результат кубика фракцій може найняти 1 з них. Коли їх не лишилося, карту скидають.
card-fathers-of-trees = Батьки дерев
    .text = Усі енти повертаються до Фангорну; найміть там 1. Потім можете поставити 1 з них у Старому Лісі: це другий Ентівський ліс. Відтоді кожне правило й кожна карта ентів діє на один Ентівський ліс на ваш вибір.
card-march-of-the-ents = Марш ентів
    .text = Скільки завгодно разів і в будь-якому порядку: ент з Ентівського лісу йде до регіону без ворожих загонів поруч із регіоном, де вже є енти; або знищте ента з Ентівського лісу, щоб атакувати військо Тіні в регіоні з ентами чи поруч: киньте 3 кубики, кожні 4 або більше — влучання. Під час маршу один ент мусить лишитися у Фангорні.
card-march-of-the-ents-2 = { card-march-of-the-ents } (2)
    .text = { card-march-of-the-ents.text }
card-the-union-of-all-our-strength = Єднання всіх наших сил
    .text = Скиньте з руки карту події ентів, орлів або мерців. Потім візьміть на руку скинуту карту іншої фракції або карту події з будь-якої своєї колоди.
card-the-union-of-all-our-strength-2 = { card-the-union-of-all-our-strength } (2)
    .text = { card-the-union-of-all-our-strength.text }
card-by-chance-or-by-foresight = Випадково чи завбачливо
    .text = Подивіться 3 верхні карти колоди подій фракцій. Одну візьміть на руку, а дві інші покладіть разом на верх або разом під низ колоди в довільному порядку.
card-by-chance-or-by-foresight-2 = { card-by-chance-or-by-foresight } (2)
    .text = { card-by-chance-or-by-foresight.text }
card-by-chance-or-by-foresight-3 = { card-by-chance-or-by-foresight } (3)
    .text = { card-by-chance-or-by-foresight.text }

## Faction events: Shadow

card-a-great-fleet = Великий флот
    .text = Найміть 1 фігуру корсарів в Умбарі або додайте її до початкових фігур. Якщо корсари в грі, кожна їхня фігура може потім пройти до 4 регіонів.
card-a-great-fleet-2 = { card-a-great-fleet } (2)
    .text = { card-a-great-fleet.text }
card-black-sails = Чорні вітрила
    .text = Умова: корсари в грі. На столі: будь-який результат кубика фракцій може найняти 1 фігуру корсарів в Умбарі або перемістити всіх корсарів на відстань до 4 регіонів. Якщо після цього Братство в морі або викрите в Гондорі, Західному Гарондорі чи Осгіліаті, можете скинути 1 фігуру корсарів, щоб завдати 1 шкоди гонитви.
card-ships-of-great-draught = Кораблі з великою осадкою
    .text = Кожна фігура корсарів везе 2 загони Тіні зі свого регіону та будь-яких назгулів і посіпак. Перевезіть до двох військ на відстань до 4 регіонів кожне або одне на відстань до 2 регіонів і нападіть ним.
card-ships-of-great-draught-2 = { card-ships-of-great-draught } (2)
    .text = { card-ships-of-great-draught.text }
card-wild-hillmen = Дикі горяни
    .text = Найміть по 1 смурноземцю в кожних вільних Смурних Землях або додайте їх до початкових фігур. Якщо смурноземці в грі, кожен із них може потім пройти до 2 регіонів.
card-wild-hillmen-2 = { card-wild-hillmen } (2)
    .text = { card-wild-hillmen.text }
card-death-to-the-forgoil = Смерть форгойлам
    .text = Військом Тіні, у регіоні якого є смурноземці, нападіть на військо Вільних Народів із загонами Рогану чи Гондору. До кінця бою смурноземці — звичайні загони Ісенгарду.
card-death-to-the-forgoil-2 = { card-death-to-the-forgoil } (2)
    .text = { card-death-to-the-forgoil.text }
card-armed-by-saruman = Озброєні Саруманом
    .text = Умова: Ісенгард у війні. На столі: для гонитви смурноземці — загони. Вони додаються до бойової сили війська Тіні у своєму регіоні в раунді, коли їх закликано до битви, і ними можна компенсувати втрати від атак ентів. Вільні Народи прибирають її дією кубиком «Воля Заходу».
card-the-craft-of-shelob = Підступність Павучихи
    .text = Кожен павук може пройти до 2 регіонів. Якщо червоний особливий жетон із кубиком і «стоп» ще не в грі, він входить у гру; він чекає осторонь, доки Братство не в Мордорі.
card-evil-things = Лихі створіння
    .text = Умова: Персненосці не в регіоні з поселенням Вільних Народів. Кожен павук може пройти до 2 регіонів. Потім можете скинути павука в їхньому регіоні, щоб узяти жетон гонитви: Око нічого не робить, будь-який інший діє як після успішної гонитви.
card-children-of-ungoliant = Діти Унголіанти
    .text = Умова: Персненосці не в регіоні з поселенням Вільних Народів. Кожен павук може пройти до 2 регіонів. Потім можете скинути павука в їхньому регіоні, щоб завдати 1 шкоди гонитви; приховане Братство можна викрити, щоб цьому запобігти.
card-huge-and-horrible = Величезні й жахливі
    .text = Умова: Саурон у війні. На столі: для гонитви павуки — загони. Вони додаються до бойової сили війська Тіні у своєму регіоні в раунді, коли їх закликано до битви, і рахуються до його обмеження групування. Вільні Народи прибирають її дією кубиком «Воля Заходу».
card-her-own-offspring = Її власне потомство
    .text = Найміть 1 павука в Дол-Гульдурі та 1 у Мінас-Моргулі або додайте їх до початкових фігур. Якщо павуки в грі, кожен із них може потім пройти до 2 регіонів.
card-his-will-and-his-malice = Його воля і його злоба
    .text = Візьміть на руку одну свою скинуту карту події фракції.
card-his-will-and-his-malice-2 = { card-his-will-and-his-malice } (2)
    .text = { card-his-will-and-his-malice.text }
card-servants-of-sauron = Слуги Саурона
    .text = Подивіться 3 верхні карти колоди подій фракцій і візьміть одну на руку. Решту та всі скинуті карти подій фракцій, разом із цією, замішайте в колоду.
card-servants-of-sauron-2 = { card-servants-of-sauron } (2)
    .text = { card-servants-of-sauron.text }
card-servants-of-sauron-3 = { card-servants-of-sauron } (3)
    .text = { card-servants-of-sauron.text }

## Call to Battle cards: Free Peoples

card-the-king-of-the-dead = Король мерців
    .text = Знищте 1 фігуру війська мерців. Перед бойовим кидком атакуйте 3 кубиками, що влучають від 4; втрати прибирають одразу.
card-the-terror-of-the-dead = Жах мерців
    .text = Наприкінці раунду можете знищити 1 фігуру війська мерців, щоб закінчити бій.
card-speeding-on-a-gathering-wind = На дужчому вітрі
    .text = Будь-які орли в межах досяжності летять до регіону оборонців. Після втрат можете кинути по кубику за кожного орла там, не більше 5: кожна 1 знищує орла, кожна 6 — влучання. На військо Тіні під облогою це не діє.
card-out-of-the-high-airs = З висоти
    .text = Будь-які орли в межах досяжності летять до регіону оборонців. Знищте 1 з них: у цьому раунді жоден назгул не має лідерства.
card-with-doom-we-come = Ми йдемо з погибеллю
    .text = Знищте 1 ента з Ентівського лісу. Перед бойовим кидком атакуйте 3 кубиками, що влучають від 4; втрати прибирають одразу.
card-the-forest-is-rising = Ліс підіймається
    .text = Наприкінці раунду можете знищити 1 ента з Ентівського лісу, щоб закінчити бій.

## Call to Battle cards: Shadow

card-borne-up-on-the-wind = Під усіма вітрилами
    .text = Після втрат можете знищити 1 фігуру корсарів при своєму війську: до 2 загонів Тіні із сусідніх регіонів приєднуються до нього, навіть якщо в ньому не лишилося жодного загону.
card-the-last-stroke-of-doom = Останній удар долі
    .text = Ваше військо йде на штурм. Наприкінці раунду можете знищити 1 фігуру корсарів при ньому, щоб битися ще один раунд, не знижуючи елітного загону.
card-fierce-folk = Лютий народ
    .text = Перш ніж прибирати втрати, можете знищити будь-яких смурноземців при своєму війську; кожен скасовує 1 влучання. З картою «{ card-armed-by-saruman }» вони додаються до вашої бойової сили в цьому раунді.
card-old-hatred = Давня ненависть
    .text = Перед бойовим кидком киньте по кубику за кожного смурноземця при своєму війську: кожна 1 знищує одного, кожна 6 — влучання. З картою «{ card-armed-by-saruman }» вони додаються до вашої бойової сили в цьому раунді.
card-webs-of-shadow = Тенета тіні
    .text = Якщо в цьому раунді ви завдали більше влучань, ніж ворог, разом із ранніми, можете знищити 1 павука при своєму війську, щоб завдати ще 1. З картою «{ card-huge-and-horrible }» павуки додаються до вашої бойової сили в цьому раунді.
card-hideous-speed = Жахлива швидкість
    .text = Перед бойовим кидком киньте кубик: 1 або 2 знищують павука при вашому війську, 5 або 6 — ватажка чи супутника 1-го рівня в бою. З картою «{ card-huge-and-horrible }» павуки додаються до вашої бойової сили в цьому раунді.

## What dice can be used for

deed-enter-faction = Ввести фракцію в гру
deed-recruit-faction = Найняти для фракції
deed-draw-faction-card = Узяти карту події фракції
deed-play-faction-card = Зіграти карту події фракції
deed-use-table-card = Використати карту на столі

## Questions about factions

question-enter-faction = Яка фракція входить у гру?
question-recruit-faction = Для якої фракції наймаєте?
# $about: the figure
question-prepared-in = { $about }: куди поставити цю початкову фігуру?
question-discard-faction = У вас забагато карт подій фракцій. Яку скидаєте долілиць?
question-give-faction-card = Яку карту події фракції віддаєте союзникові?
question-use-table-card = На яку карту витрачаєте кубик?
question-join-the-dead = Хто приєднується до війська мерців?
question-leave-the-dead = Він покидає військо мерців { $about_at }? Тоді його розформовано.
question-march-of-the-dead = Куди йде військо мерців { $about_from }?
question-attack-by-dead = Кого атакує військо мерців?
question-strike-again = Військо мерців атакує { $about_at } ще раз?
question-flee-the-dead = Куди тікає ваше військо { $about_from }?
question-flee-along = Хто лишається { $about_at }, коли військо тікає?
question-follow-up = Військо мерців іде слідом { $about_to }?
question-entwood = Який Ентівський ліс?
question-march-of-ents = Що роблять енти { $about_at }?
question-absorb = Скількома смурноземцями компенсуєте влучання { $about_at }?
question-move-eagle = Який орел летить?
question-move-eagle-to = Куди летить орел { $about_from }?
question-move-corsair = Які корсари пливуть?
question-move-corsair-to = Куди пливуть корсари { $about_from }?
question-retreat-along = Скільки фігур корсарів іде { $about_to } разом із військом?
question-ships = Що роблять кораблі?
question-embark = Яке військо сідає на кораблі?
question-recruit-dunlendings = Де наймаєте смурноземців?
# $about: the figure
question-move-host =
    { $about_id ->
        [dunlendings] Які смурноземці рухаються?
       *[spiders] Які павуки рухаються?
    }
question-move-host-to = Куди { $about_from }?

## Questions of cards of the expansion. $about: the card, if not said otherwise

question-no-reveal = Жетон викрив би Братство. Ігноруєте цей символ?
question-premonition = «{ card-premonition-of-danger }»: який жетон вибуває з гри?
question-majesty-and-glory = Використовуєте в цьому бою «{ card-majesty-and-glory }»?
# $about: the region
question-paths-of-the-dead = Він іде { $about_from } Стежками мерців до Ереху?
question-swift-lines = «{ card-in-long-swift-lines }»: що робите?
question-chain = «{ $about }»: граєте карту події фракції чи замішуєте скинуті в колоду?
question-spend-eagle = «{ $about }»: якого орла знищуєте?
question-second-entwood = Ставите ента в Старому Лісі як другий Ентівський ліс?
question-union-price = «{ $about }»: яку карту скидаєте?
question-union = «{ $about }»: що берете?
question-keep-card = «{ $about }»: яку карту лишаєте собі?
question-put-back = «{ $about }»: куди йдуть інші карти?
question-uppermost = «{ $about }»: яка карта лежить вище?
question-take-back = «{ $about }»: яку карту повертаєте на руку?
question-black-sails = «{ card-black-sails }»: що робите?
question-spend-corsairs = «{ $about }»: яких корсарів віддаєте?
# $about: the region
question-spend-spider = Скидаєте павука { $about_at } проти Братства?
question-prevent-damage = Викриваєте Братство, щоб запобігти шкоді?
question-call-eagles = «{ $about }»: які орли летять у бій?
question-call-price = «{ $about }»: знищуєте за це фігуру?
question-call-roll = «{ $about }»: кидаєте за орлів?
question-called-units = «{ $about }»: які загони вступають у бій?
# $about: the region
question-fierce-folk = Скількох смурноземців { $about_at } знищуєте, щоб скасувати влучання?

## Answers about factions

answer-enter-faction-dead-men = { faction-dead-men }
answer-enter-faction-eagles = { faction-eagles }
answer-enter-faction-ents = { faction-ents }
answer-enter-faction-corsairs = { faction-corsairs }
answer-enter-faction-dunlendings = { faction-dunlendings }
answer-enter-faction-spiders = { faction-spiders }
answer-recruit-faction-dead-men = { faction-dead-men }
answer-recruit-faction-eagles = { faction-eagles }
answer-recruit-faction-ents = { faction-ents }
answer-recruit-faction-corsairs = { faction-corsairs }
answer-recruit-faction-dunlendings = { faction-dunlendings }
answer-recruit-faction-spiders = { faction-spiders }
answer-draw-from-faction = { deck-faction }
answer-give-faction-card-no = Жодної
answer-march-of-the-dead-done = Далі не йти
answer-attack-by-dead-done = Нікого не атакувати
answer-flee-along-go = Більше ніхто: рушаємо
answer-join-the-dead-go = Більше ніхто: рушаємо
answer-march-of-ents-march = Ент іде { $region_to }
answer-march-of-ents-attack = Атакувати { $region_at }
answer-absorb = { $count }
answer-retreat-along = { $count }
answer-ships-carry = Перевезти до двох військ
answer-ships-attack = Перевезти одне військо й напасти
answer-recruit-dunlendings-settlements = В обох Смурних Землях
answer-swift-lines-recruit = Найняти орла з цієї карти
answer-swift-lines-move = Перемістити всіх орлів
answer-chain-shuffle = Замішати скинуті в колоду
answer-union-draw = Узяти карту події
answer-put-back-top = На верх колоди
answer-put-back-bottom = Під низ колоди
answer-black-sails-recruit = Найняти в Умбарі
answer-black-sails-move = Перемістити всіх корсарів
answer-called-units = { $unit } { $region_from }
answer-called-units-done = Більше ніхто

## Events of factions

event-faction-die-rolled = { $side }: кубик фракцій — { $face }.
event-faction-entered = { $player }: у грі { $faction }.
event-faction-eliminated = Вибули з гри: { $faction }.
event-faction-prepared = { $player }: додано початкових фігур: { $faction } ({ $count }).
event-figures-put-on-card = { $player }: фігур на карті «{ $card }»: { $count }.
event-faction-moved = { $player }: { $faction } ({ $count }) { $origin_from } { $region_to }.
event-faction-attacked = { $faction } атакують { $region_at }: кинуто { $dice }; влучань: { $hits }.
event-company-gathered = До війська мерців { $origin_from }: { $companions }.
event-company-left = Військо мерців { $region_at } розформовано.
event-faction-deck-shuffled = { $side }: карт подій фракцій замішано в колоду: { $count }.
event-faction-card-given =
    { $given_kind ->
        [nothing] { $player }: союзникові віддано карту події фракції ({ $teammate }).
       *[card] { $player }: союзникові віддано «{ $given }» ({ $teammate }).
    }
event-calls-handed-out = { $side }: до битви можна закликати: { $faction }.
event-cards-put-back =
    { $player }: карт покладено { $place_id ->
        [top] на верх колоди подій фракцій
       *[bottom] під низ колоди подій фракцій
    }: { $count }.
event-card-taken-back = { $player }: повернено на руку «{ $card }».
event-buried-card-taken-back =
    { $card_kind ->
        [nothing] { $player }: повернено на руку карту події фракції.
       *[card] { $player }: повернено на руку «{ $card }».
    }
event-battle-broken-off = «{ $card }»: бій { $region_at } скінчився.

## Reference cards, in the terminal and on the page

war-call-card = Заклик до битви: { $faction }
war-faction-enters = Може увійти в гру, коли: { $condition }
war-factions = Фракції
war-faction-gone = вибули з гри
war-faction-prepared = Додано початкових фігур: { $count }.

## On the page: reference cards, dice, hands, attacks

page-factions = { war-factions }
page-nations-or-factions = Народи чи фракції
page-faction-left =
    { $count ->
        [one] лишилася { $count }
        [few] лишилося { $count }
       *[many] лишилося { $count }
    }
page-entwoods = Ентівські ліси: { $regions }
page-faction-die-joins = Кубик фракції — з наступного ходу
page-faction-die-leaves = фракцій немає: з наступного ходу без кубика
page-faction-die-waits = ще не кинуто
page-faction-die-eye = Око, у комірці гонитви
page-faction-events-held = карт подій фракцій
page-calls = Карти «Заклик до битви»
page-strike-at = Атака { $place }
page-strike-dice = кубики на { $needed }+
page-strike-hits = Тінь не може відповісти
page-strike-misses = Атака не вдалася
page-battle-roll-called = Заклик до битви
page-battle-ended-battle-broken-off = Закликана фракція завершує бій
page-legend-factions = { option-warriors }
page-chapter-factions = { option-warriors }
mark-s-faction-free = Фракція Вільних Народів
    .text = Монета з карбованим краєм; на ярлику — скільки фігур. Це не військо.
mark-s-faction-shadow = Фракція Тіні
    .text = Монета із зубцями; на ярлику — скільки фігур. Це не військо.
mark-deck-faction = { deck-faction }
    .text = Карти подій фракцій. Їхнє віконце — сувій із монетою фракції.
mark-faction-die = Кубик фракції
    .text = Має другий обідок. Його Око йде до комірки гонитви.
mark-d-recruit-faction = { face-recruit-faction }
    .text = Вводить фракцію в гру або наймає для неї.
mark-d-play-draw = { face-play-draw }
    .text = Грає будь-яку карту події фракції або бере одну.
mark-d-recruit-play = { face-recruit-play }
    .text = Вводить фракцію або наймає для неї, або грає будь-яку карту події фракції.
mark-d-recruit-draw = { face-recruit-draw }
    .text = Вводить фракцію або наймає для неї, або бере карту події фракції.
mark-d-wild = { face-wild }
    .text = Наймає, грає або бере: щось одне.

## What the rules say of a faction, to whoever asks

explain-faction = Фракція зараз
explain-faction-in-play = у грі
explain-faction-aside = ще не в грі
explain-faction-gone = вибула з гри назавжди
explain-faction-may-enter = її умову зараз виконано
explain-faction-may-not-enter = її умову зараз не виконано
explain-faction-on-card = чекають на цій карті
explain-faction-prepared = додано до початкових фігур
explain-faction-where = Де її фігури
explain-no-play = результат не дає грати карту
