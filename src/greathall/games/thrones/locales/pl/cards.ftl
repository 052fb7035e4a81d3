### The cards of A Game of Thrones: The Board Game. Texts are in our own words; terms follow GLOSSARY.md.

## House cards: Stark

card-eddard-stark = Eddard Stark
card-robb-stark = Robb Stark
    .text = Jeśli wygrasz, możesz wybrać, dokąd wycofa się przegrany, spośród dozwolonych obszarów, które kosztują go najmniej jednostek.
card-roose-bolton = Roose Bolton
    .text = Jeśli przegrasz, weź z powrotem na rękę wszystkie swoje karty rodu, łącznie z tą.
card-greatjon-umber = Wielki Jon Umber
card-ser-rodrick-cassel = Ser Rodrik Cassel
card-the-blackfish = Blackfish
    .text = W tej walce nie tracisz jednostek z powodu tekstów kart rodów, symboli mieczy ani czaszek.
card-catelyn-stark = Catelyn Stark
    .text = Premia twojego rozkazu obrony na polu walki liczy się podwójnie.

## House cards: Lannister

card-tywin-lannister = Tywin Lannister
    .text = Jeśli wygrasz, zyskujesz 2 żetony władzy.
card-ser-gregor-clegane = Ser Gregor Clegane
card-ser-jaime-lannister = Ser Jaime Lannister
card-the-hound = Ogar
card-tyrion-lannister = Tyrion Lannister
    .text = Zanim zadziałają inne teksty, możesz cofnąć kartę przeciwnika na jego rękę. Przeciwnik wybiera inną kartę, a jeśli jej nie ma, walczy bez karty.
card-ser-kevan-lannister = Ser Kevan Lannister
    .text = Jeśli atakujesz, każdy twój piechur w tej walce, także wspierający, ma siłę 2 zamiast 1.
card-cersei-lannister = Cersei Lannister
    .text = Jeśli wygrasz, możesz usunąć jeden rozkaz przegranego z dowolnego miejsca na planszy.

## House cards: Baratheon

card-stannis-baratheon = Stannis Baratheon
    .text = +1 do siły, jeśli przeciwnik jest wyżej od ciebie na torze Żelaznego Tronu.
card-renly-baratheon = Renly Baratheon
    .text = Jeśli wygrasz, możesz zamienić jednego swojego piechura, który walczył lub wspierał, na rycerza ze swojej puli.
card-ser-davos-seaworth = Ser Davos Seaworth
    .text = +1 do siły i 1 symbol miecza, dopóki na twoim stosie kart odrzuconych leży „{ card-stannis-baratheon }”.
card-brienne-of-tarth = Brienne z Tarthu
card-melisandre = Melisandre
card-salladhor-saan = Salladhor Saan
    .text = Jeśli masz wsparcie w tej walce, wszystkie cudze statki po obu stronach mają siłę 0.
card-patchface = Plama
    .text = Po walce, niezależnie od jej wyniku, możesz obejrzeć rękę przeciwnika i odrzucić z niej jedną wybraną kartę.

## House cards: Greyjoy

card-euron-crows-eye = Euron Wronie Oko
card-victarion-greyjoy = Victarion Greyjoy
    .text = Jeśli atakujesz, każdy twój statek w tej walce, także wspierający, ma siłę 2 zamiast 1.
card-balon-greyjoy = Balon Greyjoy
    .text = Wydrukowana siła karty przeciwnika wynosi 0; premia z jej tekstu nadal się liczy.
card-theon-greyjoy = Theon Greyjoy
    .text = +1 do siły i 1 symbol miecza, jeśli bronisz obszaru z zamkiem lub twierdzą.
card-asha-greyjoy = Asha Greyjoy
    .text = 2 symbole mieczy i 1 symbol fortyfikacji, jeśli nie masz wsparcia w tej walce.
card-dagmar-cleftjaw = Dagmer Rozcięta Gęba
card-aeron-damphair = Aeron Mokra Czupryna
    .text = Natychmiast: możesz zapłacić 2 dostępne żetony władzy, aby odrzucić tę kartę i zagrać inną z ręki.

## House cards: Tyrell

card-mace-tyrell = Mace Tyrell
    .text = Natychmiast zniszcz jednego piechura przeciwnika, który atakuje lub broni się na polu walki. Wspierającym piechurom nic nie grozi.
card-ser-loras-tyrell = Ser Loras Tyrell
    .text = Jeśli zaatakujesz i wygrasz, twój rozkaz marszu nie zostaje usunięty: przechodzi na zdobyty obszar i można go użyć ponownie w tej rundzie.
card-ser-garlan-tyrell = Ser Garlan Tyrell
card-randyll-tarly = Randyll Tarly
card-alester-florent = Alester Florent
card-margaery-tyrell = Margaery Tyrell
card-queen-of-thorns = Królowa Cierni
    .text = Natychmiast usuń jeden rozkaz przeciwnika z obszaru sąsiadującego z polem walki, ale nie rozkaz marszu, który rozpoczął tę walkę.

## House cards: Martell

card-the-red-viper = Czerwona Żmija
card-areo-hotah = Areo Hotah
card-obara-sand = Obara Sand
card-darkstar = Ciemna Gwiazda
card-nymeria-sand = Nymeria Sand
    .text = 1 symbol miecza, jeśli atakujesz; 1 symbol fortyfikacji, jeśli się bronisz.
card-arianne-martell = Arianne Martell
    .text = Jeśli bronisz się i przegrasz, atakujący nie wkracza: jego jednostki wracają tam, skąd przyszły. Twoje jednostki i tak się wycofują.
card-doran-martell = Doran Martell
    .text = Natychmiast przesuń przeciwnika na ostatnie miejsce wybranego toru wpływów.

## Westeros deck I

card-supply = Zaopatrzenie
    .text = W kolejności tur każdy ród ustawia zaopatrzenie według liczby kontrolowanych symboli zaopatrzenia (najwyżej 6) i usuwa nadmiarowe jednostki.
card-mustering = Mobilizacja
    .text = W kolejności tur każdy ród mobilizuje jednostki w zamkach i twierdzach, które kontroluje.
card-a-throne-of-blades = Tron z ostrzy
    .text = Posiadacz { dominance-throne.gen } wybiera dla wszystkich: „{ card-supply }”, „{ card-mustering }” albo nic.
card-last-days-of-summer-1 = Ostatnie dni lata
    .text = Nic się nie dzieje.
card-winter-is-coming-1 = Nadchodzi zima
    .text = Od razu potasuj wszystkie dziesięć kart tej talii i odkryj inną kartę w zamian.

## Westeros deck II

card-clash-of-kings = Starcie królów
    .text = Wszystkie rody od nowa licytują o miejsca na torach wpływów: najpierw Żelaznego Tronu, potem Lenn, potem Królewskiego Dworu.
card-game-of-thrones = Gra o tron
    .text = Każdy ród zyskuje 1 żeton władzy za każdą kontrolowaną koronę i 1 za każdy swój port, w którym ma statek, jeśli na sąsiednim morzu nie ma wrogich statków.
card-dark-wings-dark-words = Mroczne skrzydła, mroczne słowa
    .text = Posiadacz { dominance-court.gen } wybiera dla wszystkich: „{ card-clash-of-kings }”, żetony władzy za korony kontrolowane przez każdy ród albo nic.
card-last-days-of-summer-2 = Ostatnie dni lata
    .text = Nic się nie dzieje.
card-winter-is-coming-2 = Nadchodzi zima
    .text = Od razu potasuj wszystkie dziesięć kart tej talii i odkryj inną kartę w zamian.

## Westeros deck III

card-wildlings-attack = Atak dzikich
    .text = Dzicy atakują; ich siłę wskazuje żeton zagrożenia.
card-put-to-the-sword = Wycięci w pień
    .text = Posiadacz { dominance-fiefdoms.gen } wybiera, jakich rozkazów nie wolno umieszczać w tej rundzie: rozkazów obrony, specjalnego rozkazu marszu +1, albo nie zakazuje niczego.
card-rains-of-autumn = Jesienne deszcze
    .text = W tej rundzie nie wolno umieszczać specjalnego rozkazu marszu +1.
card-storm-of-swords = Nawałnica mieczy
    .text = W tej rundzie nie wolno umieszczać rozkazów obrony, także specjalnych.
card-sea-of-storms = Sztormowe morze
    .text = W tej rundzie nie wolno umieszczać rozkazów najazdu, także specjalnych.
card-web-of-lies = Sieć kłamstw
    .text = W tej rundzie nie wolno umieszczać rozkazów wsparcia, także specjalnych.
card-feast-for-crows = Uczta dla wron
    .text = W tej rundzie nie wolno umieszczać rozkazów umocnienia władzy, także specjalnych.

## Wildling cards

card-a-king-beyond-the-wall = Król za Murem
    .text = Najniższa stawka: ród spada na ostatnie miejsce wszystkich trzech torów wpływów. Wszyscy pozostali: każdy spada na ostatnie miejsce toru Lenn albo toru Królewskiego Dworu, według wyboru. Najwyższa stawka: ród zajmuje pierwsze miejsce na wybranym torze.
card-crow-killers = Zabójcy wron
    .text = Najniższa stawka: wszyscy rycerze rodu stają się piechurami, a rycerze, dla których zabraknie piechurów w puli, giną. Wszyscy pozostali: to samo spotyka dwóch rycerzy. Najwyższa stawka: ród może ulepszyć najwyżej dwóch piechurów na rycerzy.
card-mammoth-riders = Jeźdźcy mamutów
    .text = Najniższa stawka: ród traci 3 wybrane przez siebie jednostki. Wszyscy pozostali: każdy traci 2 wybrane przez siebie jednostki. Najwyższa stawka: ród może wziąć na rękę jedną kartę ze swojego stosu kart odrzuconych.
card-massing-on-the-milkwater = Zgromadzenie nad Mleczną Wodą
    .text = Najniższa stawka: ród odrzuca z ręki wszystkie najsilniejsze karty albo żadnej, jeśli byłaby to cała ręka. Wszyscy pozostali: kto ma na ręce co najmniej dwie karty, odrzuca jedną wybraną. Najwyższa stawka: ród bierze na rękę cały swój stos kart odrzuconych.
card-preemptive-raid = Wyprzedzający najazd
    .text = Najniższa stawka: ród traci 2 wybrane przez siebie jednostki albo spada o 2 miejsca na torze wpływów, na którym jest najwyżej. Wszyscy pozostali: nic. Najwyższa stawka: dzicy natychmiast atakują ponownie z siłą 6, a ten ród nie bierze w tym udziału.
card-rattleshirts-raiders = Łupieżcy Grzechoczącej Koszuli
    .text = Najniższa stawka: zaopatrzenie spada o 2, nadmiarowe jednostki są usuwane. Wszyscy pozostali: zaopatrzenie spada o 1, nadmiarowe jednostki są usuwane. Najwyższa stawka: zaopatrzenie rośnie o 1 (najwyżej do 6).
card-silence-at-the-wall = Cisza na Murze
    .text = Najniższa stawka, wszyscy pozostali, najwyższa stawka: nic.
card-skinchanger-scout = Zmiennoskóry zwiadowca
    .text = Najniższa stawka: ród traci wszystkie dostępne żetony władzy. Wszyscy pozostali: każdy traci 2 dostępne żetony władzy. Najwyższa stawka: ród odzyskuje żetony władzy ze swojej stawki.
card-the-horde-descends = Nadciąga horda
    .text = Najniższa stawka: ród traci 2 jednostki z jednego obszaru z zamkiem lub twierdzą, a jeśli na żadnym takim nie ma dwóch, to 2 dowolne. Wszyscy pozostali: każdy traci 1 wybraną jednostkę. Najwyższa stawka: ród może zmobilizować jednostki w jednym kontrolowanym zamku lub twierdzy.

## Tides of battle cards

card-tide-0 = Losy Bitwy 0
    .text = Nie dodaje siły.
card-tide-0-skull = Losy Bitwy 0 (czaszka)
    .text = Nie dodaje siły. Przeciwnik traci 1 jednostkę, niezależnie od tego, kto wygra; fortyfikacje nie chronią.
card-tide-1-sword = Losy Bitwy 1 (miecz)
    .text = +1 do siły i 1 symbol miecza.
card-tide-1-fortification = Losy Bitwy 1 (fortyfikacja)
    .text = +1 do siły i 1 symbol fortyfikacji.
card-tide-2 = Losy Bitwy 2
    .text = +2 do siły.
card-tide-3 = Losy Bitwy 3
    .text = +3 do siły.
