### „Przeciw Cieniowi”: teksty kart botów i zastąpionych lokalizacji, inne niż na kartach podstawowych, naszymi słowami.

## Cards

bot-card-grima-wormtongue = Akcja w rezerwie: wyklucz tę kartę; gracz Wolnych Ludów wybiera jedno: bot bierze na rękę kartę „Saruman” ze swojej talii dobierania, zostaje wykluczona 1 postać Rohanu w grze albo bot dobiera 2 karty.
bot-card-ugluk = Akcja na ścieżce: aktywuj losową inną ścieżkę o tym samym numerze; tylko dopóki Cień wygrywa na tej.
bot-card-palantir-of-orthanc = Akcja w rezerwie, raz na rundę: z 3 wierzchnich kart talii dobierania, bez patrzenia, 1 losowa zostaje wykluczona, 1 zrzucona, a ostatnia trafia na rękę bota.
bot-card-threats-and-promises = Jeśli „Saruman” jest w rezerwie, aktywowane lub reaktywowane zostaje losowe pole bitwy Isengardu, na którym Cień jest w stanie wygrać; „Saruman” porusza się tam, jeśli Cień przegrywa. W przeciwnym razie karta zostaje zrzucona.
bot-card-caradhras-the-cruel = Gdy ta karta zostaje zagrana na ścieżkę „Caradhras”, aktywuj losową inną ścieżkę 4. Akcja w rezerwie: wyklucz tę kartę, aby każdy gracz Wolnych Ludów poświęcił 1 kartę.
bot-card-flocks-of-crebain = Akcja na ścieżce: aktywuj losową inną ścieżkę o tym samym numerze; tylko dopóki Cień wygrywa na tej.
bot-card-gollum = Akcja na ścieżce: aktywuj losową inną ścieżkę o tym samym numerze; tylko dopóki Cień wygrywa na tej. Jeśli ta karta miałaby zostać wykluczona w walce na ścieżce, zostaje zamiast tego zrzucona.
bot-card-coastal-raiders = Akcja w rezerwie: aktywuj pole bitwy „Dol Amroth”, jeśli wciąż jest w talii pól bitew Wolnych Ludów i Cień jest w stanie tam wygrać, i porusz tam tę kartę.
bot-card-corsairs-of-umbar = Akcja w rezerwie: aktywuj pole bitwy „Umbar”, jeśli wciąż jest w talii pól bitew Cienia i Cień jest w stanie tam wygrać, i porusz tam tę kartę.
bot-card-haradrim-regulars = Akcja w rezerwie: aktywuj pole bitwy „Harad”, jeśli wciąż jest w talii pól bitew Cienia i Cień jest w stanie tam wygrać, i porusz tam tę kartę.
bot-card-haradrim-cavalry = Akcja w rezerwie: aktywuj pole bitwy „Minas Tirith”, jeśli wciąż jest w talii pól bitew Wolnych Ludów i Cień jest w stanie tam wygrać, i porusz tam tę kartę.
bot-card-the-black-fleet = Akcja w rezerwie: aktywuj pole bitwy „Pelargir”, jeśli wciąż jest w talii pól bitew Wolnych Ludów i Cień jest w stanie tam wygrać, i porusz tam tę kartę.
bot-card-the-black-serpent = Akcja w rezerwie: wyklucz tę kartę, aby reaktywować losowe pole bitwy Południowców z obszaru punktacji Wolnych Ludów, na którym Cień jest w stanie wygrać.
bot-card-gorbag-and-shagrat = Na ścieżce: +1 symbol ataku albo +2, jeśli to ścieżka „Cirith Ungol”. Niczego się za to nie zrzuca.
bot-card-the-destroyer = Akcja w rezerwie: zrzuć tę kartę, aby umieścić 1 żeton ataku na skrajnym prawym polu bitwy Wolnych Ludów, gdzie to korzystne.
bot-card-the-messenger = Akcja w rezerwie: zrzuć tę kartę, aby wziąć na rękę losową inną postać Nazgûla ze stosu zrzuconych kart.
bot-card-the-warrior = Akcja w rezerwie: zrzuć tę kartę, aby umieścić 1 żeton obrony na skrajnym prawym polu bitwy Cienia, gdzie to korzystne.
bot-card-black-riders-mount = Gdy ta karta zostaje zagrana na dzierżyciela w rezerwie, porusza się on od razu na ścieżkę, jeśli Cień jest w stanie tam wygrać, a przegrywa, albo jeśli to ostatnia ścieżka.
bot-card-fell-beast = Gdy ta karta zostaje zagrana na dzierżyciela w rezerwie, porusza się on od razu na skrajne prawe pole bitwy, na którym Cień jest w stanie wygrać, a przegrywa.
bot-card-the-black-captain = Jeśli „Czarnoksiężnik z Angmaru” jest w rezerwie, aktywowane lub reaktywowane zostaje losowe pole bitwy Mordoru, na którym Cień jest w stanie wygrać; „Czarnoksiężnik z Angmaru” porusza się tam, jeśli Cień przegrywa. W przeciwnym razie karta zostaje zrzucona.
bot-card-the-day-without-dawn = Bot dobiera 7 kart odkrytych; 1 losowa z nich zostaje wykluczona, pierwsze 2 armie zagrane, a reszta zrzucona.
bot-card-the-ringwraiths-are-abroad = Bot dobiera 7 kart odkrytych; 1 losowa z nich zostaje wykluczona, pierwsze 2 postaci Nazgûli zagrane, a reszta zrzucona.

## Locations

bot-location-the-doors-of-durin = Bot Monstrum poświęca 1 kartę, aby umieścić 1 żeton ataku na tej ścieżce, jeśli Cień jest w stanie tu wygrać, a przegrywa.
bot-location-amon-hen = Bot Mordoru dobiera 1 kartę, a następnie zrzuca losową kartę z ręki.
bot-location-cirith-ungol = Bot Mordoru dobiera 5 kart odkrytych, zagrywa pierwszą spośród nich armię, a pozostałe zrzuca.
bot-location-morgul-vale = Bot Mordoru dobiera 5 kart odkrytych, zagrywa pierwszą spośród nich postać Nazgûla, a pozostałe zrzuca.
bot-location-minas-morgul = Bot Mordoru dobiera 5 kart odkrytych, zagrywa pierwszą spośród nich postać Nazgûla do rezerwy, a pozostałe zrzuca.
bot-location-morannon = Bot Mordoru dobiera 5 kart odkrytych, zagrywa pierwszą spośród nich armię, a pozostałe zrzuca.
