### Mapa: co na niej stoi, spojrzenie z bliska.

# The first words of names that may be shortened on the map: how they begin, and the short form.
page-compass = Północn=Płn.; Południow=Płd.; Wschodni=Wsch.; Zachodni=Zach.
page-regions = Kto gdzie stoi
page-held-by = W rękach: { $player }
page-besieged = Oblężone
page-fellowship-here = Drużyna jest tutaj
page-find-region = Znajdź region
page-inside = Za murami
page-outside = Pod murami
page-strength = Siła { $strength }, dowodzenie { $leadership }
# A stroke parts the lines.
page-sea-of-rhun = Morze|Rhûn
page-bay-of-belfalas = Zatoka|Belfalas
