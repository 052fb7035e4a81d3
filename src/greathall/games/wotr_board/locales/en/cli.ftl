### The table of War of the Ring in the terminal.

war-turn = Turn { $turn }. { $phase }
war-points = Victory points: { $parts }.
war-points-of = { $player } { $count } of { $most }
war-fellowship = The Fellowship: { $place }, Progress { $count }.
war-in-mordor = The Fellowship: step { $count } of { $most } in Mordor.
war-hidden = Hidden.
war-revealed = Revealed.
war-corruption = Corruption { $count } of { $most }.
war-guide = Guide: { $guide }.
war-companions = Companions: { $companions }.
war-hunt = Hunt Box: Shadow dice { $shadow }, Free Peoples dice { $free }. Tiles in the Hunt Pool: { $pool }.
war-at-war = At War: { $nations }.
war-steps = Steps to war: { $nations }.
war-passive = passive
war-table = On the table: { $cards }.
war-dice = dice left
war-all-dice = dice in all
war-rings = Elven Rings
war-character-cards = Character cards
war-strategy-cards = Strategy cards
war-nobody = nothing
war-besieged = besieged
war-besieging = besieging
war-taken = Taken Settlements
war-battle = Battle { $place }
war-round = Round { $round }.
# $figures: who fights; $needed: what a die must show
war-side = { $player }: { $figures }; dice { $dice }, hits on { $needed } or more, Leadership { $leadership }
war-combat-card = Combat card: { $card }
war-rolled = Rolled: { $dice }; hits: { $hits }
war-odds = Chances of so many successes: { $chances }
war-hand = Hand: { $player }
war-discard = Discarded cards
war-reinforcements = Reinforcements: { $player }
war-casualties = Casualties of the Free Peoples
war-tiles-drawn = Hunt tiles drawn
war-tiles-waiting = Hunt tiles waiting for Mordor
war-tiles-removed = Hunt tiles out of the game
war-worth =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
war-legend = 3/1: 3 Regulars, 1 Elite. +2: Leaders or Nazgûl. *1: characters. @: the Ring-bearers. #: Stronghold, =: City, -: Town, %: Fortification. ^: mountains.
war-no-map = The map needs a terminal of { $columns } columns. All that it shows is told below in words.
war-faction-cards = Faction events
war-on-card = Figures on { $card }: { $count }
