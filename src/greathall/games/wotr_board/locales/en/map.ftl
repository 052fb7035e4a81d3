### The map: what stands on it, looking closer.

# The first words of names that may be shortened on the map: how they begin, and the short form.
page-compass = North=N.; South=S.; East=E.; West=W.
page-regions = Who stands where
page-held-by = Held by: { $player }
page-besieged = Besieged
page-fellowship-here = The Fellowship is here
page-find-region = Find a region
page-inside = Inside
page-outside = Outside
page-strength = Strength { $strength }, Leadership { $leadership }
# A stroke parts the lines.
page-sea-of-rhun = Sea of|Rhûn
page-bay-of-belfalas = Bay of|Belfalas
