### The table of A Game of Thrones in the terminal.

westeros-round = Round { $round } of { $last }. { $phase }
westeros-wildlings = Wildlings: { $count } of { $most }.
westeros-track = { $track }: { $houses }.
westeros-revealed = Westeros cards: { $cards }.
westeros-castles = castles
westeros-power = power
westeros-supply = supply
westeros-stars = stars
westeros-cards = cards
# $level: of supply; $limits: allowed sizes of armies; $armies: those there are
westeros-armies = { $level } (allowed { $limits }; now { $armies })
westeros-held = Holds without units: { $areas }.
westeros-nobody = nothing
westeros-routed = routed: { $units }
westeros-token = power token
westeros-garrison = garrison { $count }
westeros-lords = Neutral lords
westeros-closed = cannot be entered
westeros-battle = Battle { $area }
# $parts: units +3, order +1
westeros-side = { $player }: { $total } ({ $parts })
westeros-range = With a house card: { $low } to { $high }.
westeros-tie = A tie goes to { $player }.
westeros-hand = Hand: { $player }
westeros-discard = Played cards: { $player }
westeros-deck = Westeros deck { $deck }, discarded
westeros-legend = { $units }; small letters lie routed. In brackets: whose power token. =: river, o: port.
westeros-no-map = The map needs a terminal of { $columns } columns. All that it shows is told below in words.
# On the map, one letter for each unit
westeros-letter-footman = F
westeros-letter-knight = K
westeros-letter-siege-engine = E
westeros-letter-ship = S

## What is printed on an area. $count: how many signs

area-castle = castle
area-stronghold = stronghold
area-supply = supply { $count }
area-power = power { $count }
