### Мапа: що на ній стоїть, погляд зблизька.

# The first words of names that may be shortened on the map: how they begin, and the short form.
page-compass = Північн=Пн.; Південн=Пд.; Східн=Сх.; Західн=Зх.
page-regions = Хто де стоїть
page-held-by = Тримає: { $player }
page-besieged = В облозі
page-fellowship-here = Братство тут
page-find-region = Знайти регіон
page-inside = За мурами
page-outside = Під мурами
page-strength = Сила { $strength }, лідерство { $leadership }
# A stroke parts the lines.
page-sea-of-rhun = Море|Рун
page-bay-of-belfalas = Затока|Белфалас
