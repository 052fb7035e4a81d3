### The page's own words for A Game of Thrones: the map, the tracks, planning and battle.

icon-sword = sword
icon-fortification = fortification
letters-stark = S
letters-lannister = L
letters-baratheon = B
letters-greyjoy = G
letters-tyrell = T
letters-martell = M
page-tab-map = Map
page-tab-houses = Houses
page-tab-tracks = Tracks
page-map = The map of Westeros
page-areas = Who stands where
page-held-by = held by { $player }
page-routed = routed: { $units }
page-face-down = an order face down
page-no-order = no order
page-rounds = Round
page-wildlings = Wildlings
page-influence = Influence
page-used = used
# $count: special orders
page-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    }
page-supply = Supply
page-castles = Castles and strongholds
page-westeros-cards = Westeros cards
# $limits: sizes of armies that supply allows; $armies: those there are
page-armies = { $player }. Allowed armies: { $limits }. Armies now: { $armies }.
page-houses = Houses and their cards
page-played = played
page-card-strength = strength { $count }
page-swords =
    { $count ->
        [one] { $count } sword
       *[other] { $count } swords
    }
page-fortifications =
    { $count ->
        [one] { $count } fortification
       *[other] { $count } fortifications
    }
page-kind-land = land
page-kind-sea = sea
page-kind-port = port
page-home-of = home of { $player }
page-borders = Borders on: { $areas }.
page-orders = Orders
page-orders-placed = Orders placed
page-placed = placed
page-not-yet = not yet
page-order-for = Order for:
page-order-used = placed
page-order-banned = forbidden
page-order-stars = no star
page-swap = Swap
page-swap-with = Swap with which area?
page-orders-sent = Your orders lie on the table. They can be changed until everybody is ready.
page-change-orders = Change the orders
page-done = Done
page-plan = { $placed } of { $all } orders placed. Stars used: { $used } of { $stars }.
page-bids = Bids
page-spent = Played already: { $cards }.
page-battle = Battle { $area }
page-attack-from = attack { $area }
page-you-defend = you defend
page-defends = defends
page-card-laid = face down
page-card-open = not chosen yet
page-from-to = { $from } to { $to }
page-strength = strength
page-cause-units = units
page-cause-order = order
page-cause-garrison = garrison
page-cause-support = support
page-cause-card = house card
page-cause-text = card text
page-cause-tide = tide of battle
page-cause-blade = blade
page-tie = A tie goes to { $player }: higher on the { track-fiefdoms } track.
page-battle-won = { $player } has won.
page-winner-house =
    { $count ->
        [one] { $player } wins with { $count } castle or stronghold.
       *[other] { $player } wins with { $count } castles and strongholds.
    }
page-order-tokens = Tokens of a house
page-order-effect = What the order does
page-westeros-deck = Westeros deck { $deck }
page-wildling-cards = Wildling cards
page-all-areas = Areas
guide-phase-westeros = A card of each of the three decks is turned up. They bring supply, mustering, bidding for influence or the wildlings, and may forbid orders for this round.
guide-phase-planning = Lay an order face down in each area where you have units; all are turned up together. Orders with a star are limited by your place at the King's Court.
guide-phase-raids = Raid orders are used first: a raid removes an enemy order next to it, and plunders power where power was to be gathered.
guide-phase-marches = In turn order each house uses one march order at a time. Units may part and go different ways; whoever enters an area with enemies fights.
guide-phase-consolidate-power = Orders to consolidate power bring power tokens; the one with a star may muster units in a castle or stronghold instead.
guide-phase-clean-up = Orders leave the map, routed units stand up, the blade and the raven are fresh again.
guide-question-place-order = Choose a token for the area that is marked; click another area of yours to change it, or drag tokens from one to the other. Press Done when you are content.
guide-question-choose-house-card = Both cards are shown together. The greater sum of units, orders, support and card wins; swords kill, fortifications save.
guide-question-bid = Everybody bids in secret, and what is bid is gone. Against the wildlings all bid together; for a track the highest bid gets the first place.
guide-question-march-to = Choose where units from here go, one group after the other; when nobody else is to go, say so.
page-legend-map = On the map
page-legend-units = Units
page-legend-orders = Orders
page-legend-houses = Houses and their cards
page-legend-tracks = On the tracks
deed-choose-house-card = Play { $card }
deed-replacement-card = Play { $card }
deed-discard-card = Discard { $card }
deed-take-card-back = Take { $card } back

# Answers that a house sets in advance.
standing-never-support = Never support { $player_acc }
standing-never-support-anybody = Never support anybody in a fight of others
standing-accept-support = Accept the support of { $player_acc }
standing-accept-support-anybody = Accept any support
standing-leave-raven = Do not use the { dominance-court }
standing-spare-blade = Do not use the { dominance-fiefdoms }
standing-keep-tide = Keep the tide of battle card that I draw
