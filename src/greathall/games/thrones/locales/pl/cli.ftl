### Stół „Gry o tron” w terminalu.

westeros-round = Runda { $round } z { $last }. { $phase }
westeros-wildlings = Dzicy: { $count } z { $most }.
westeros-track = { $track }: { $houses }.
westeros-revealed = Karty Westeros: { $cards }.
westeros-castles = zamki
westeros-power = władza
westeros-supply = zaopatrzenie
westeros-stars = gwiazdki
westeros-cards = karty
westeros-armies = { $level } (dozwolone { $limits }; teraz { $armies })
westeros-held = Kontrolują bez jednostek: { $areas }.
westeros-nobody = nic
westeros-routed = rozgromione: { $units }
westeros-token = żeton władzy
westeros-garrison = garnizon { $count }
westeros-lords = Wojska neutralne
westeros-closed = nie można wejść
westeros-battle = Walka { $area }
westeros-side = { $player }: { $total } ({ $parts })
westeros-range = Z kartą rodu: od { $low } do { $high }.
westeros-tie = Remis wygrywają { $player }.
westeros-hand = Ręka: { $player }
westeros-discard = Zagrane karty: { $player }
westeros-deck = Talia Westeros { $deck }, odrzucone
westeros-legend = { $units }; małe litery leżą rozgromione. W nawiasie: czyj żeton władzy. =: rzeka, o: port.
westeros-no-map = Mapa wymaga terminala o szerokości { $columns } znaków. Wszystko, co na niej widać, opisano niżej słowami.
westeros-letter-footman = P
westeros-letter-knight = R
westeros-letter-siege-engine = M
westeros-letter-ship = S

## What is printed on an area. $count: how many signs

area-castle = zamek
area-stronghold = twierdza
area-supply = zaopatrzenie { $count }
area-power = władza { $count }
