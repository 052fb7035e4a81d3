### The page's own words for the card game: the table, its icons, the guide.

icon-attack = напад
icon-defence = оборона
icon-lead-attack = лідерство в нападі
icon-lead-defence = лідерство в обороні
icon-path-attack = напад на шляху
icon-path-defence = оборона на шляху
page-can-be-chosen = Можна вибрати.
page-winner = Перемога: { $side }. Переможні очки: { side-free } { $free }, { side-shadow } { $shadow }.
page-hand = Рука
page-draw-deck = колода
page-discard-pile = скид
page-eliminated-pile = знищені карти
page-empty-pile = Тут нічого немає.
page-carry = Ліміт вантажу: { $count }
page-my-reserve = Мій резерв
page-drawn = узято
page-no-hand = На руці немає карт.
page-no-places = Активних локацій немає.
page-won = Виграні поля битв
page-nothing-won = ще нічого
page-passed = пас
page-road = Дорога
page-road-now = активний
page-road-free = виграли Вільні Народи
page-road-shadow = виграла Тінь
page-path-number = Шлях { $number }
page-battleground-free = Поле битви Вільних Народів
page-battleground-shadow = Поле битви Тіні
page-stormed = реактивоване: власна оборона не рахується
page-path-holds = шлях тримається
page-defence-holds = оборона тримається
page-scenarios = Сценарії
page-cards = Карти
page-places = Локації
guide-phase-preparation = Кожен гравець узяв початкову руку і скидає з неї дві карти. Скинуті карти повернуться, коли колоду буде створено наново, тож лишіть те, що допоможе на першому шляху.
guide-phase-locations = У гру входять поле битви й наступний шлях, і діють їхні тексти.
guide-phase-actions = Гравці ходять по черзі: одна дія за хід, поки всі не спасують. Щоб зіграти карту, треба скинути іншу з руки. Спасувати можна, коли на руці мало карт.
guide-phase-combats = На кожній активній локації відбувається бій. Символи нападу скасовує сама локація, а потім знищені оборонці; хто втримав, той здобуває очки.
guide-phase-victory = Перевага в десять очок перемагає одразу; після останнього шляху перемагає більший рахунок, а за нічиєї — Тінь.
guide-phase-draw = Усі беруть нові карти, а жетон першого гравця переходить далі.
guide-question-turn = Зіграйте підсвічену карту з руки, перемістіть карту з резерву або скористайтеся текстом. Карти на шляху боронять Персненосців або нападають на них; карти на полях битв здобувають очки. Якщо нічого не допоможе, покладіть карту в резерв на потім.
guide-question-discard = Це ціна зіграної карти. Карта йде у ваш скид і повернеться, коли колоду буде створено наново.
guide-question-forsake = Пожертвувати — це знищити карту назавжди: з руки, з резерву або не дивлячись — верхню карту колоди.
guide-question-loss = Оборонців утрачають одного за одним, поки напад не скасовано. Карту знищують навіть за один символ.
guide-question-combat = Ви перший гравець: ви визначаєте порядок боїв.
page-short = бракує { $count }
page-points =
    { $count ->
        [one] { $count } переможне очко
        [few] { $count } переможні очки
       *[other] { $count } переможних очок
    }
page-walls = мури { $count }
page-path-itself = шлях { $count }
page-tokens = жетони { $count }
page-corruption =
    { $count ->
       *[other] споганення
    }
page-put-here = Покласти сюди
page-empty-reserve = Резерв порожній.
page-being-played = розігрується
page-decks = Ваші колоди
guide-question-opening-discard = Дві карти із семи доведеться скинути. Скинуті карти згодом повернуться, тож відкладіть те, що не знадобиться на перших шляхах.
guide-question-place = На шляху карта допомагає Персненосцям або заважає їм; на полі битви здобуває переможні очки; у резерві чекає, і деякі тексти діють саме там.
guide-question-wielder = Предмет лишається з цим персонажем, додає йому свої символи і гине разом із ним.
guide-question-may = Текст карти щось пропонує. Можна відмовитися.
guide-question-agree = Товариш по команді вибрав утрати. Якщо ви не згодні, вибирають нападники.
guide-question-support = Кожне військо підтримує одного персонажа своєї фракції, і тоді рахуються його символи в колі.
page-own-bot = бот
page-cards-face-down =
    { $count ->
        [one] { $count } карта долілиць
        [few] { $count } карти долілиць
       *[many] { $count } карт долілиць
    }
page-active-places = Активні локації
page-next-path = далі: шлях { $number }
page-battleground-deck-free = Поля битв Вільних Народів: лишилося { $count }
page-battleground-deck-shadow = Поля битв Тіні: лишилося { $count }
page-more-cards = ще { $count }
page-fewer = показати менше
page-legend-cards = На картах
page-legend-places = На локаціях
page-legend-seats = Біля гравців
deed-opening-discard = Скинути карту «{ $card }»
deed-discard = Скинути карту «{ $card }»
deed-discard-drawn = Скинути карту «{ $card }»
deed-eliminate = Знищити карту «{ $card }»
deed-eliminate-drawn = Знищити карту «{ $card }»
deed-play-drawn = Зіграти карту «{ $card }»
deed-take = Відібрати карту «{ $card }»
deed-loss = Віддати карту «{ $card }»
deed-wielder = Власник: «{ $card }»

# Answers that a player sets in advance.
standing-pass-this-round = Пасувати до кінця цього раунду, коли це дозволяють правила
