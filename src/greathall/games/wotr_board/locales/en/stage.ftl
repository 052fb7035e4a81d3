### A battle and a Hunt on the stage, and how it stands at the end.

page-battle-of-field = Battle { $place }
page-battle-of-siege = Siege battle { $place }
page-battle-of-sortie = Sortie { $place }
page-battle-round = round { $round }
page-battle-step-cards = Combat cards
page-battle-step-roll = Combat roll
page-battle-step-reroll = Leader re-roll
page-battle-step-casualties = Casualties
page-battle-attacks = Attack: { $side }
page-battle-defends = Defence: { $side }
page-battle-roll-combat = Combat roll
page-battle-roll-leaders = Leader re-roll
page-battle-roll-additional = Additional attack
page-battle-roll-cards = By cards
page-battle-hit = hit
page-battle-falls = falls
page-battle-reduced = reduced
page-battle-nobody = Nobody falls.
page-battle-walls = Walls: only a 6 hits the defenders.
page-battle-ended-not = The round is over
page-battle-ended-battle-ceased = The attackers cease
page-battle-ended-force-destroyed = An Army is destroyed
page-battle-ended-army-retreated = The defenders retreat
page-battle-ended-army-withdrew = The defenders go behind the walls
page-battle-ended-settlement-captured = The Settlement falls
page-hunt-scene = The Hunt
page-hunt-due-to-hunt = after a move of the Fellowship
page-hunt-due-to-card = by a card
page-hunt-due-to-stronghold = by a Stronghold of the Shadow
page-hunt-due-to-balrog = by the Balrog
page-hunt-due-to-mordor = in Mordor
page-hunt-step-roll = The Hunt rolls
page-hunt-step-tile = The tile
page-hunt-step-borne = Who bears it
page-hunt-needs = { $needed } or more succeeds
page-hunt-again = rolled again
page-hunt-damage = damage
page-hunt-borne = borne by others
page-hunt-corruption = Corruption
page-hunt-ring = the Ring-bearers
page-hunt-healed = healed: { $count }
page-hunt-corrupts = The Ring takes its toll
page-hunt-heals = The Ring-bearers take heart
page-hunt-spares = The Ring-bearers are spared
page-hunt-reveals = The Fellowship is revealed.

## The end

# $how: the way of it
page-winner-side = Victory: { $side } ({ $how })
page-result-war = How the war stands
page-result-points = victory points
page-result-of = { $count } of { $most }
page-result-taken = Captured: { $regions }
page-result-ring = The Ring
page-result-corruption = Corruption
page-result-steps = steps to the Crack of Doom
page-result-companions = Companions lost
page-result-nothing = nothing
page-series-corruption = Corruption
page-series-steps = Steps left to the Crack of Doom
