### „Przeciw Cieniowi”: gra, jej opcje i to, jak bot objaśnia swoje tury. Terminy według GLOSSARY.md gry karcianej.

## The flowchart: questions and boxes

flowchart-use-action = Użyć akcji?
flowchart-can-pass = Spasować?
flowchart-others-over-limit = Limit pozostałości: czy ktoś inny go przekracza?
flowchart-before-last-path = Ścieżka: czy jeszcze nie ostatnia?
flowchart-winning-all = Zwycięstwo: czy Cień wygrywa każdą walkę?
flowchart-pass = Pas
flowchart-move = Poruszyć kartę?
flowchart-play = Zagrać losową kartę

## A turn of a bot, part after part

event-bot-turn = { $player } (bot) działa według diagramu.
event-walked-use-action =
    { $answer ->
        [yes] { flowchart-use-action } Tak: „{ $card }”, bo { $why ->
            [draws] Cień zyskuje karty
            [costs-cards] Wolne Ludy tracą karty
            [corruption] przybywa zepsucia
            [new-path] Cień wygrywa na tej ścieżce i może przejść na inną
            [activates] Cień jest w stanie wygrać na polu bitwy, które aktywuje
           *[icons] symbol trafia tam, gdzie to korzystne
        }.
       *[no] { flowchart-use-action } Nie: żadna karta bota nie ma akcji, która teraz byłaby korzystna.
    }
event-walked-can-pass =
    { flowchart-can-pass } { $answer ->
        [yes] Może
       *[no] Nie może
    }: { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[many] { $hand } kart
    } na ręce, limit pozostałości { $limit }{ $why ->
        [limit] {""}
        [fewer] , ale każdy z graczy przeciwnej drużyny ma więcej: co najmniej { $fewest }
       *[above] , a nie każdy z graczy przeciwnej drużyny ma więcej: jeden ma { $fewest }
    }.
event-walked-others-over-limit =
    { $answer ->
        [yes] { flowchart-others-over-limit } Tak: { $player } ma { $hand ->
            [one] { $hand } kartę
            [few] { $hand } karty
           *[many] { $hand } kart
        }, limit { $limit }.
       *[no] { flowchart-others-over-limit } Nie.
    }
event-walked-before-last-path =
    { flowchart-before-last-path } { $answer ->
        [yes] Tak: ścieżka { $path } z { $last }.
       *[no] Nie: ścieżka { $path } jest ostatnia.
    }
event-walked-winning-all =
    { $answer ->
        [yes] { flowchart-winning-all } Tak.
       *[no] { flowchart-winning-all } Nie: nie w lokalizacji „{ $location }”.
    }
event-walked-pass =
    { flowchart-pass }: { $why ->
        [waits] działać musi ktoś inny, więc bot czeka.
        [wins] niczego więcej nie trzeba.
       *[empty-hand] ręka jest pusta.
    }
event-walked-move =
    { $answer ->
        [yes] { flowchart-move } Tak: „{ $card }” to skrajna prawa karta rezerwy, która pomaga w lokalizacji „{ $location }”{ $why ->
            [last-path] : na ostatniej ścieżce pomaga każdy symbol
           *[able] {""}
        }.
       *[no] { flowchart-move } Nie: żadna karta z jego własnej rezerwy nigdzie nie pomoże.
    }
event-walked-play =
    { flowchart-play }: „{ $card }”. { $why ->
        [path] Na ścieżkę „{ $to }”.
        [last-path] Na ścieżkę „{ $to }”: na ostatniej ścieżce pomaga każdy symbol.
        [battleground] Na pole bitwy „{ $to }”.
        [reserve] Do rezerwy: teraz nie pomoże w żadnej walce.
        [wielder] Na skrajnego prawego dzierżyciela: „{ $to }”.
        [event] Wydarzenie zostaje wykonane.
        [twice] W tej rundzie już ją zagrano, więc zostaje zrzucona.
       *[unplayable] Nie można jej teraz zagrać, więc zostaje zrzucona.
    }
event-weighed =
    { $winning ->
        [yes] Cień wygrywa w lokalizacji „{ $location }”: { $strength } przeciw { $against }.
       *[no] { $losing ->
            [no] Remis w lokalizacji „{ $location }” ({ $strength } przeciw { $against }) to nie przegrana.
           *[yes] { $able ->
                [yes] Cień jest w stanie wygrać w lokalizacji „{ $location }”
               *[no] Cień nie jest w stanie wygrać w lokalizacji „{ $location }”
            }: { $strength } + { $reserve } { $playing_kind ->
                [nothing] w rezerwie
               *[card] w rezerwie i z kartą „{ $playing }”
            } przeciw { $against }{ $gained ->
                [0] {""}
               *[other] {" "}i jeszcze { $gained } przez nie
            }{ $attacks ->
                [yes] {""}
               *[no] , a remis wystarczy
            }.
        }
    }
event-bot-cards-shown = { $player } pokazuje dobrane karty: { $cards }.

## Choose one: a person chooses for the bot

question-choose-one = Co daje Cieniowi karta „{ $about }”? Wybierz za bota to, co dla ciebie najlepsze.
answer-choose-one-draw = Bot dobiera 2 karty
answer-choose-one-saruman = Bot bierze kartę „{ card-saruman }” ze swojej talii dobierania, jeśli tam jest
answer-choose-one = Karta „{ $card }” zostaje wykluczona

## Options

option-level = Poziom trudności
    .text = Na poziomie standardowym każdy bot w fazie dobierania dobiera 1 kartę mniej, a w Pojedynku dwóch graczy 2 karty mniej. Poziom łagodny jest nasz, nie z instrukcji: każdy bot dobiera tam 2 karty mniej, w Pojedynku trzech graczy 3, w Pojedynku dwóch graczy 4, a w Trylogii Czarnoksiężnik z Angmaru 3.
option-level-standard = standardowy
option-level-expert = ekspercki
option-level-gentle = łagodny (spoza instrukcji)
option-others-over-limit = Ktoś inny ponad limitem pozostałości
    .text = Co robi bot, który może spasować, dopóki inny gracz lub bot przekracza limit pozostałości.
option-others-over-limit-pass = pasuje
option-others-over-limit-act = dalej porusza i zagrywa karty
option-last-path-pass = Pasowanie na ostatniej ścieżce
    .text = Czy bot, który może spasować, na ostatniej ścieżce działa dalej, czy i tam pasuje, gdy Cień wygrywa każdą walkę.
option-last-path-pass-act = działa dalej
option-last-path-pass-victory = pasuje, gdy wszędzie wygrywa
option-last-path-moves = Ruch na ostatnią ścieżkę
    .text = Czy boty poruszają karty na ostatnią ścieżkę zawsze, czy tylko dopóki są w stanie tam wygrać, a przegrywają.
option-last-path-moves-always = zawsze
option-last-path-moves-losing = tylko gdy przegrywają
option-wielders = Dzierżyciele w kilku miejscach
    .text = Gdzie bot najpierw szuka skrajnego prawego dzierżyciela przedmiotu.
option-wielders-path-first = na ścieżce, potem na polach bitew, potem w rezerwie
option-wielders-reserve-first = w rezerwie, potem na polach bitew, potem na ścieżce
option-tied-path = Remis na ścieżce w pojedynkach
    .text = Czy uznać, że Cień przegrywa na ścieżce, która nie przypadłaby nikomu.
option-tied-path-losing = Cień przegrywa
option-tied-path-not-losing = Cień nie przegrywa
option-bot-combats = Kolejność walk, gdy pierwszym graczem jest bot
    .text = Na którym polu bitwy walczy się najpierw; ścieżka jest ostatnia.
option-bot-combats-leftmost-first = na skrajnym lewym, aktywowanym najwcześniej
option-bot-combats-rightmost-first = na skrajnym prawym, aktywowanym najpóźniej
option-reserves = Zdolność wygrania walki
    .text = Czyje rezerwy się liczą, gdy bot pyta, czy Cień jest w stanie wygrać walkę.
option-reserves-both = wszystkich botów
option-reserves-own = tylko jego własna

## Terms

term-bot = Bot
    .text = Talia Cienia, która gra sama według diagramu. Bot nie ma żetonu Pierścienia, jego ręki nikt nie widzi, a każda karta z jego ręki jest losowa. Zagrywając kartę, nie zrzuca innej (s. 2, 4).
term-able-to-win = W stanie wygrać
    .text = Cień wygrałby walkę, gdyby poruszyła się tam każda karta jego rezerwy, która może. Nie liczy się to, co mogłyby jeszcze dodać Wolne Ludy (s. 4).
term-beneficial = Korzystne
    .text = To, co pomaga Cieniowi: symbole w walce, którą przegrywa, a jest w stanie wygrać; karty tracone przez Wolne Ludy; zepsucie; dobieranie kart. Bot nie robi niczego, co nie pomaga (s. 5).
term-rightmost = Skrajna prawa karta
    .text = Karty i pola bitew Cienia leżą od lewej do prawej w kolejności pojawienia się. Gdy bot musi wybierać, bierze skrajną prawą (s. 2).
term-choose-one = Wybierz jedno
    .text = Gdzie tak mówi karta bota, gracz Wolnych Ludów wybiera za niego spośród tego, co bot może wykonać i co jest korzystne dla Cienia (s. 4).

## The table

table-bot = { $player } (bot)
