### The page's own words for War of the Ring: the table around the map.

page-tab-map = Map
page-tab-dice = Dice
page-tab-tracks = Tracks
page-map = The map of Middle-earth

## Score, dice, Nations

page-score = Victory points and Corruption
page-corruption = Corruption
page-dice = Action dice
page-dice-left = { $left } left of { $all }
page-die-in-use = { $face }: in use
page-die-used = { $face }: used
page-rings = Elven Rings: { $count }
page-leads = leads
page-nations = Nations
page-at-war = at war
page-passive = passive
page-passive-note = passive: stops before war
page-steps-to-war =
    { $steps ->
        [one] { $steps } step to war
       *[other] { $steps } steps to war
    }
# $face: a die; $deed: what it is used for
page-with-die = { $face } die: { $deed }.

## The Fellowship and the Hunt

page-fellowship-and-hunt = The Fellowship and the Hunt
page-fellowship = Fellowship
page-hidden = hidden
page-revealed = revealed
page-fellowship-at = { $region }, Progress { $progress }
page-fellowship-in-mordor = Mordor Track, step { $step } of { $most }
page-corruption-is = Corruption { $count } of { $most }.
page-corruption-would-be = Corruption { $now } → { $then } of { $most }
page-companion = { $name }, Level { $level }
page-guide-of-ring = Guide
page-hunt = Hunt
page-hunt-for-ring = The Hunt for the Ring
page-hits-on = hits on { $needed }+
page-hunt-dice =
    { $dice ->
        [one] { $dice } die on { $needed }+.
       *[other] { $dice } dice on { $needed }+.
    }
page-hunt-easier = −{ $count } for dice of the Free Peoples.
page-hunt-rerolls = Re-rolls: { $count }.
page-hunt-box = Hunt Box: Shadow dice { $shadow }, Free Peoples dice { $free }.
page-nobody-hunts = No die hunts.
page-pool =
    { $count ->
        [one] Hunt Pool: { $count } tile
       *[other] Hunt Pool: { $count } tiles
    }
page-tiles-of = { $tile }: { $count }
page-tiles-waiting = waiting for Mordor
page-successes =
    { $count ->
        [one] { $count } success
       *[other] { $count } successes
    }
page-damage = Damage { $count }
page-cause-hunt = Hunt roll
page-cause-card = by a card
page-cause-stronghold = by a Stronghold of the Shadow
page-cause-balrog = by the Balrog
page-cause-mordor = a step in Mordor

## Cards

page-hand = Hand
page-whose-hand = Whose hand
page-no-cards = No cards in hand.
page-in-battle = In battle:
page-order-number = order
page-table-and-decks = On the table, decks and discards
page-on-table = On the table
page-nothing-on-table = nothing
page-decks-and-discards = Decks and discards
page-cards-held = cards in hand
page-discards = Discards

## Who goes

page-who-goes = Who goes?
page-who-goes-then-where = Who goes? Then choose where.
page-must-go = { $unit } must go.
page-going = { $unit }: { $going } of { $all } go
page-one-fewer = { $unit }: one fewer
page-one-more = { $unit }: one more
page-all-go = All
page-depart = Go
page-figures = Figures
page-kind-regular = Regular
page-kind-elite = Elite
page-kind-leader = Leader
page-kind-nazgul = Nazgûl

## Battles

page-battle = Battle { $region }
page-field = Battle { $region }
page-siege = Siege { $region }
page-sortie = Sortie { $region }
page-attacks-field = attacks
page-attacks-siege = storms the walls
page-attacks-sortie = comes out
page-defends-field = defends
page-defends-siege = behind walls
page-defends-sortie = besieges
page-strengths = Strengths
page-rolls = Rolls
page-row-units = Strength
page-row-strength = roll with
page-row-leaders = Leadership
page-row-roll = roll
page-row-reroll = re-roll
page-dice-on =
    { $dice ->
        [one] { $dice } die on { $needed }+
       *[other] { $dice } dice on { $needed }+
    }
page-a-hit = hit
page-hits-on-side = hits on: { $side }
page-card-face-down = face down: { $deck }
page-no-card = no card
page-no-card-yet = no card yet
page-odds = Chances of this round
page-odds-next = Chances of the next round

# Answers that a player sets in advance.
standing-pass-this-turn = Pass for the rest of this turn, whenever the rules let me
standing-no-combat-card = Play no Combat card this turn
