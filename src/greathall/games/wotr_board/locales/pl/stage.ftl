### Bitwa i Polowanie na scenie oraz podsumowanie na końcu.

page-battle-of-field = Bitwa { $place }
page-battle-of-siege = Bitwa oblężnicza { $place }
page-battle-of-sortie = Wypad { $place }
page-battle-round = runda { $round }
page-battle-step-cards = Karty walki
page-battle-step-roll = Rzut bitewny
page-battle-step-reroll = Przerzut dowódców
page-battle-step-casualties = Straty
page-battle-attacks = { $side }: atak
page-battle-defends = { $side }: obrona
page-battle-roll-combat = Rzut bitewny
page-battle-roll-leaders = Przerzut dowódców
page-battle-roll-additional = Dodatkowy atak
page-battle-roll-cards = Dzięki kartom
page-battle-hit = trafienie
page-battle-falls = ginie
page-battle-reduced = osłabiona
page-battle-nobody = Nikt nie ginie.
page-battle-walls = Mury: obrońców trafia tylko 6.
page-battle-ended-not = Runda się skończyła
page-battle-ended-battle-ceased = Atakujący przerywają
page-battle-ended-force-destroyed = Armia jest zniszczona
page-battle-ended-army-retreated = Obrońcy się wycofują
page-battle-ended-army-withdrew = Obrońcy chronią się za murami
page-battle-ended-settlement-captured = Osada zdobyta
page-hunt-scene = Polowanie
page-hunt-due-to-hunt = po ruchu Drużyny
page-hunt-due-to-card = przez kartę
page-hunt-due-to-stronghold = przez twierdzę Cienia
page-hunt-due-to-balrog = przez Balroga
page-hunt-due-to-mordor = w Mordorze
page-hunt-step-roll = Rzut Polowania
page-hunt-step-tile = Żeton
page-hunt-step-borne = Kto to znosi
page-hunt-needs = sukces od { $needed }
page-hunt-again = przerzut
page-hunt-damage = obrażenia
page-hunt-borne = zniesione przez innych
page-hunt-corruption = zepsucie
page-hunt-ring = Powiernicy Pierścienia
page-hunt-healed = uleczono: { $count }
page-hunt-corrupts = Pierścień bierze swoje
page-hunt-heals = Powiernicy nabierają otuchy
page-hunt-spares = Powiernicy ocaleli
page-hunt-reveals = Drużyna zostaje odkryta.

## The end

# $how: the way of it
page-winner-side = Zwycięstwo: { $side } ({ $how })
page-result-war = Jak stoi wojna
page-result-points = punkty zwycięstwa
page-result-of = { $count } z { $most }
page-result-taken = Zdobyte: { $regions }
page-result-ring = Pierścień
page-result-corruption = zepsucie
page-result-steps = kroki do Szczelin Zagłady
page-result-companions = straceni Towarzysze
page-result-nothing = nic
page-series-corruption = Zepsucie
page-series-steps = Kroki do Szczelin Zagłady
