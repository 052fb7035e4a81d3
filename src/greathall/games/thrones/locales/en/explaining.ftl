### What the glass and the sheet tell of an area or a house card: control, strengths, support; and what each sign means.

## An area

explain-area = What it is worth
explain-control-units = controls it: has units there
explain-control-token = controls it: left a power token there
explain-control-home = controls it: it is their home area
# $location: the land of the port
explain-control-port = controls it together with its land, { $location }
explain-control-nobody = Nobody controls it.
explain-lord = so much strength, with march order and support, takes it
explain-lord-closed = nobody can enter
explain-points = points in a mustering
explain-barrels = barrels for whoever controls it, when supply is counted
explain-power = gained here by a consolidate power order
# $count: strength
explain-defence = Defends with { $count }
explain-units = { $units }
explain-march = Who could march here
explain-marcher = march order of { $player }; an attack with all units there is worth
explain-support = Who could support a side here
explain-supporter = support order of { $player }; in an attack it is worth

## A house card

explain-card-discarded = It was played; the cards come back when the last one of the hand has been played.
explain-no-battle = House cards are played in battles, and your house fights none now.
explain-card-chosen = Your card for this battle is chosen.
explain-in-battle = In this battle
explain-before-other-card = strength of your side, before the card of { $player } is known

## Signs

mark-castle = Castle
    .text = 1 point in a mustering, and one of the seven castles and strongholds that win the game.
mark-stronghold = Stronghold
    .text = 2 points in a mustering, and one of the seven castles and strongholds that win the game.
mark-barrel = Barrel
    .text = Supply: counts for whoever controls the area whenever supply is set anew.
mark-crown = Crown
    .text = An order to consolidate power gains 1 more for each crown; so do some Westeros cards.
mark-strength = Strength of a house card
    .text = It is added to the strength of its side in the battle.
mark-swords = Sword
    .text = If you win the battle, each sword costs the loser one unit, unless a fortification stops it.
mark-fortifications = Fortification
    .text = If you lose the battle, each fortification stops one sword.
mark-footman = Footman
    .text = Strength 1. Costs 1 point, and can be upgraded to a knight or a siege engine.
mark-knight = Knight
    .text = Strength 2. Costs 2 points.
mark-siege-engine = Siege engine
    .text = Strength 4 in an attack on a castle or stronghold, otherwise 0. It cannot retreat. Costs 2 points.
mark-ship = Ship
    .text = Strength 1, at sea. Carries land units over the sea, however many. Costs 1 point.
mark-face-down = Order face down
    .text = An order lies there. All orders are turned up together.
mark-text = Three dots
    .text = The card has a text of its own; the glass and the sheet tell it.
mark-star = Star at the court
    .text = So many special orders, those with a star, this house may place in a round.
mark-house = Arms of a house
    .text = Whose army, order, power token or garrison this is. Each house has its own shield, letter and colour.
