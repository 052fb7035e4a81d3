### What the glass and the sheet tell of a region, a card, a figure, a Nation, a tile or a die; and what each sign means.

## A region

explain-region = What it is worth
explain-unconquered = controls it, as at the beginning
explain-captured = controls it: captured
explain-besieged = controls it, under siege
explain-points = victory points for the enemy who captures it
explain-recruit = { $nation } may recruit here now
explain-recruit-at-peace = { $nation }: not yet At War
explain-recruit-not-here = not while it is captured, besieged or held by an enemy Army
# $side: whose Army
explain-army = { $side } here
explain-strength = Combat Strength: dice in battle, five at most
explain-inside = Combat Strength inside the Stronghold
explain-rerolls = missed dice that may be rolled again
explain-reach = Who could come
explain-attacker = { $side }: may attack, with strength
explain-attacker-at-peace = { $side }: not At War, so it may not attack
explain-mover = { $side }: may move here; units
explain-mover-at-peace = { $side }: not At War, so it may not cross this border
explain-ring = The Ring
explain-last-seen = was last seen here
explain-revealed-here = is here, for all to see
explain-hunt-rerolls = dice that the Hunt rolls again here
explain-may-declare = within its Progress: it may be declared here
explain-never-revealed = it is never revealed where the Free Peoples shelter it
explain-healed = declared here, it is healed by 1
explain-stronghold-tile = a revealed Fellowship that passes here draws another tile

## A card

explain-card-lies = Where it lies
explain-on-table = on the table
explain-discarded = in the discard pile
explain-not-yours = Another player of your side uses it.
explain-condition = What its text asks for is not given now.
explain-no-die = needs { $face }, or an Event die
explain-dice = Your unused dice

## Figures and Nations

explain-character = Where he is
explain-stands-here = stands here
explain-in-fellowship = goes with the Ring
explain-aside = not in play yet
explain-gone = out of the game
explain-shields = damage that he stops, if he is lost for it
explain-guide = he guides: his ability works
explain-no-guide = he does not guide: his guide ability does not work
explain-figures = Figures of this kind
explain-reinforcements = In reinforcements
explain-lost = lost for good
explain-at-peace = not At War: they may not attack, and cross no borders of others
explain-politics = On the Political Track
explain-steps = steps to war
explain-may = What it may do
explain-may-at-war = it is At War
explain-may-not-at-war = only when it is At War
explain-passive = it is passive: it must become active before the last step
explain-card-bars = a card on the table forbids it

## Hunt tiles and dice

explain-pool = In the Hunt Pool
explain-in-pool = of these left
# $count: tiles in the pool
explain-chance =
    { $count ->
        [one] percent: the chance to draw it, of { $count } tile
       *[other] percent: the chance to draw it, of { $count } tiles
    }
explain-eye-in-mordor = damage of an Eye now: all dice in the Hunt Box
explain-dice-left = Unused dice
explain-deeds = What it could do now

## What is printed

war-card = { $deck }, { $face }.
war-in-battle = In battle, { $card }: { $text }
war-initiative = (Order { $order }.)
war-level = Level { $level }, Leadership { $leadership }.
war-no-nation = of no Nation
war-town = Town
war-city = City
war-stronghold = Stronghold
war-fortification = Fortification
war-coast = coast
war-borders = Adjacent regions: { $regions }.
war-mountains = Beyond mountains: { $regions }.

## Signs

mark-t-town = Town
    .text = A Settlement without points. Its Nation recruits there as long as the enemy has never taken it.
mark-t-city = City
    .text = 1 victory point for a captor. In the first round of a battle only a 6 hits its defenders.
mark-t-stronghold = Stronghold
    .text = 2 victory points for a captor. Its defenders may withdraw into it and stand a siege.
mark-t-fortification = Fortification
    .text = In the first round of a battle only a 6 hits its defenders. It is no Settlement.
mark-ctl-free = Held by the Free Peoples
    .text = A sign cut out of a circle: captured from the Shadow.
mark-ctl-shadow = Held by the Shadow
    .text = A sign cut out of a diamond: captured from the Free Peoples.
mark-t-besieged = Besieged
    .text = The garrison stands inside the walls: five units at most. Only a 6 hits it.
mark-t-siege = Besieging Army
    .text = It stands around the Stronghold. Each attack on the walls lasts one round.
mark-m-mount = Mountains
    .text = No Army, no Companion and no Fellowship crosses this border. Nazgûl fly over it.
mark-n-gondor = Emblem of a Nation
    .text = Whose units these are. Round grounds are the Free Peoples, pointed ones the Shadow.
mark-u-regular = Regular
    .text = One die in battle. One hit removes it.
mark-u-elite = Elite
    .text = One die in battle. One hit turns it into a Regular.
mark-u-leader = Leader
    .text = Leadership 1. It is always with a unit of the Free Peoples.
mark-u-nazgul = Nazgûl
    .text = Leadership 1. Flies to any region but a Stronghold of the Free Peoples that is not besieged.
mark-u-character = Character
    .text = A Companion or a Minion, with Level, Leadership and abilities of his own.
mark-fellowship = The Fellowship
    .text = On the map where it was last known, on its track its Progress since then.
mark-hidden = Hidden
    .text = The Fellowship may move. Its true place is within its Progress.
mark-corruption = Corruption
    .text = What the Ring has done to its bearers. At 12 the Shadow wins.
mark-doom = Crack of Doom
    .text = The last of five steps in Mordor. Who reaches it has won for the Free Peoples.
mark-hunt-tile = Hunt tile
    .text = Its number is damage. An Eye counts the successes of the Hunt, in Mordor all dice in the Hunt Box.
mark-hunt-reveal = Reveals
    .text = The tile reveals the Fellowship, when its damage has been dealt with.
mark-hunt-stop = Stops
    .text = In Mordor the Fellowship makes no step with this tile.
mark-elven-ring = Elven Ring
    .text = Turns a die to another face, once a turn. Used by the Free Peoples, it goes to the Shadow.
mark-d-character = Character
    .text = Moves the Fellowship or hides it, separates or moves Companions, lets Nazgûl fly, moves a led Army or attacks with it.
mark-d-army = Army
    .text = Moves two Armies, or attacks with one.
mark-d-muster = Muster
    .text = Recruits, advances a Nation, or brings a Minion into play.
mark-d-muster-army = Muster or Army
    .text = Either of both, as you choose.
mark-d-event = Event
    .text = Draws a card, or plays any card.
mark-d-will-of-the-west = Will of the West
    .text = Any other face, or brings in Aragorn or Gandalf the White.
mark-d-eye = Eye
    .text = Goes to the Hunt Box and hunts the Ring.
mark-hit = Hit
    .text = A die that reaches its number. It costs the enemy a unit, or turns an Elite into a Regular.
mark-reroll = Leader re-roll
    .text = A missed die that is rolled again, one for each point of Leadership.
mark-casualty = Casualty
    .text = A figure that falls.
mark-retreat = Retreat
    .text = The defenders leave for an adjacent free region.
mark-deck-character = Character deck
    .text = Cards of the Ring and of heroes. Their window is an arch.
mark-deck-strategy = Strategy deck
    .text = Cards of Armies and Nations. Their window is a banner.
mark-table = Stays on the table
    .text = It works until it is used, or until what it needs is gone.
mark-initiative = Order in battle
    .text = Combat cards take effect by this number, the lowest first; of equal ones the defender's.
mark-level = Level
    .text = How far a Companion goes on the board, and how much damage of the Hunt he stops.
mark-leadership = Leadership
    .text = So many missed dice may be rolled again in a round of battle.
mark-captain = Captain of the West
    .text = Adds 1 to the Combat Strength of his Army.
mark-extra-die = Action die
    .text = Brings one more Action die each turn as long as he is in play.
