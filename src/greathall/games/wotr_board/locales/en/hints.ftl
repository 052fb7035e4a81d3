### Why a bot would do so: reasons for and against, in a hint.

## Dice

reason-deed = With it: { $deed }.
reason-pass = You have fewer dice than the enemy: let the enemy act first.
reason-ring = An Elven Ring turns a die to the face that is needed now.
reason-ring-lost = Afterwards the Shadow can use that Ring.
reason-ring-face = { $face }: it moves the Fellowship, leads Armies and lets Nazgûl fly.
reason-face = { $face }: what it can do is listed with the dice.
reason-least-useful = { $face }: this die does least for you now.
reason-no-use = There is nothing good to do with this die.
reason-skip = The die would be lost without effect.

## The Fellowship and the Hunt

reason-way =
    { $count ->
        [one] The Fellowship is { $count } step from Mordor.
       *[other] The Fellowship is { $count } steps from Mordor.
    }
# $count: steps
reason-way-from =
    { $count ->
        [0] This is where Mordor is entered.
        [one] { $region }: { $count } step from Mordor.
       *[other] { $region }: { $count } steps from Mordor.
    }
reason-near-enough = It is near enough to be declared at a gate of Mordor.
reason-steps-in-mordor =
    { $count ->
        [one] { $count } step is left to the Crack of Doom.
       *[other] { $count } steps are left to the Crack of Doom.
    }
reason-tile-in-mordor = Each step in Mordor draws a Hunt tile.
reason-no-hunt = There is no Shadow die in the Hunt Box: nobody hunts.
reason-hunt =
    { $dice ->
        [one] The Hunt rolls { $dice } die, { $needed } or more succeeds: a tile comes with { $chance } %.
       *[other] The Hunt rolls { $dice } dice, { $needed } or more succeeds: a tile comes with { $chance } %.
    }
reason-rest = Where it is sheltered, it is healed each turn in which it is declared.
# $count: dice
reason-hunters =
    { $count ->
        [one] With { $count } die in the Hunt Box a first move brings a tile with { $chance } %.
       *[other] With { $count } dice in the Hunt Box a first move brings a tile with { $chance } %.
    }
reason-fewer-actions = Each die in the Hunt Box is an action less for your Armies.
reason-all-act = All dice are left for actions.
reason-unseen = As long as nobody knows where it is, the Shadow cannot gather around it.
reason-gate = Mordor can be entered { $region_at }.
reason-heals = The Fellowship is healed { $region_at }: Corruption −1.
reason-stronghold-tile = The Shadow holds a Stronghold { $region_at }: another tile is drawn.
reason-enter-mordor = Only the Mordor Track leads to the Crack of Doom.
reason-nobody-lost = No Companion is lost.
# $count: the Corruption after it
reason-corruption = Corruption rises to { $count } of 12.
reason-whole-damage = The whole damage is left: { $count }.
reason-by-lot = Who is lost is drawn by lot.
reason-shields = It stops up to { $count } of the damage.
reason-companion-lost = Lost: { $character }.
reason-hobbit-leaves = He leaves the Fellowship.
reason-gollum-reveals = The Fellowship is revealed.
reason-guide = { $character }: Level { $level }. The Guide can be taken as a casualty, and his ability works.
reason-hide = A revealed Fellowship cannot move until it is hidden.
reason-crown = Strider can be crowned in Gondor: Aragorn brings another Action die.
reason-shield-leaves = Who leaves no longer stands between the Hunt and the Ring.
reason-shield-stays = The others stay to protect the Ring.
reason-balrog = Another tile wears the Fellowship down.

## Armies and battles

reason-march = An Army goes { $origin_from } { $region_to }.
reason-leaves = Few stay { $region_at }, where an enemy is near.
reason-town = A Town can be taken { $region_at }.
# $count: victory points
reason-points =
    { $count ->
        [one] At stake { $region_at }: { $count } victory point.
       *[other] At stake { $region_at }: { $count } victory points.
    }
reason-threatened = An enemy is near { $region_at }.
# $count: Combat Strength
reason-own-army = Your strength { $region_at }: { $count }.
reason-enemy-army = The enemy's strength { $region_at }: { $count }.
reason-all-go = All go: together they are strongest.
reason-guard = A guard holds the Settlement { $region_at }.
# $dice: ours; $against: those of the enemy
reason-dice = You would roll { $dice } { $region_at }, the enemy { $against }.
reason-stronger = By dice, re-rolls and units you are the stronger.
reason-weaker = By dice, re-rolls and units you are the weaker.
reason-walls = Against the walls { $region_at } only a 6 hits.
reason-behind-walls = Behind walls, only a 6 hits you.
reason-siege = The Army is besieged, and only five units fit in.
reason-open-field = In the field a 5 hits you too.
reason-spares = No more units are lost.
reason-holds-ground = The region is held.
reason-outright = An Elite falls for two hits at once.
reason-reduced = An Elite becomes a Regular.
reason-least-missed = Of all these it is missed least where the match stands now.
reason-own-hits = Hits on your own units: { $count }. Each of them hits the enemy as well.
reason-orderly-withdrawal = A hit is cancelled, and the Army leaves the battle whole.
reason-advance = Who advances takes the region.
reason-together = Together you are stronger.
reason-white-rider = The Nazgûl lose their Leadership.

## Figures and Nations

reason-character = Level { $level }, Leadership { $leadership }.
reason-new-die = It brings another Action die each turn.
reason-minion = A Minion leads Armies and has abilities of his own.
reason-elite = An Elite stands two hits.
reason-regular = A Regular: one die in battle, one hit.
reason-leads = It leads: one missed die may be rolled again.
reason-front = Short is the way from here to the enemy: { $region }.
reason-far = No enemy is near: { $region }.
reason-reinforcements = Your losses come back: the Shadow can always recruit.
reason-few-free = Your Settlements need defenders while there are reinforcements.
reason-nation =
    { $steps ->
        [0] { $nation }: At War.
        [one] { $nation }: { $steps } step to war.
       *[other] { $nation }: { $steps } steps to war.
    }
reason-nation-threatened = { $nation }: enemies are near.
reason-at-war = Only Nations At War attack, recruit and cross borders.
reason-voice = Isengard gets Regulars in all its Settlements, or Elites in Orthanc.
reason-minions-fly = Nazgûl fly to where they lead Armies or follow the Ring.
reason-hunts = The Ring-bearers were last seen { $region_at }: a Nazgûl there re-rolls a die of the Hunt.
reason-leads-there = There is an Army to lead { $region_at }.
reason-of-no-use = Nobody needs them { $region_at }.
reason-well-placed = Those who are left stand well.
reason-companions-lead = Companions lead Armies and make Nations active.
# $count: steps
reason-to-the-crown =
    { $count ->
        [0] { $region }: here he can be crowned.
        [one] { $region }: { $count } step from where he can be crowned.
       *[other] { $region }: { $count } steps from where he can be crowned.
    }

## Cards

reason-card = The best card for it: { $card }.
reason-card-now = This event serves you well now.
reason-card-later = Its better moment is still to come.
reason-card-stays = It stays on the table.
reason-card-harms = A card on the table works against you.
reason-card-for-nothing = A card for nothing.
# $count: cards
reason-hand =
    { $count ->
        [one] You hold { $count } card; six are the most.
       *[other] You hold { $count } cards; six are the most.
    }
reason-deck-character = Character cards help or harm the Fellowship most.
reason-deck-strategy = Strategy cards help Armies and Nations most.
reason-combat = In this round it gives you { $combat }.
reason-event-lost = Then its event can no longer be played.
reason-keep-cards = Your cards are worth more as events.

## Whatever else

reason-enough = What else there is would cost more than it brings.
reason-of-factions = So the Steward weighs the factions; it does not tell more.
reason-no-difference = The Steward sees no difference between the answers: choose as you like.
