### The terms of War of the Ring, for those who look something up.

## The turn

term-war-action-die = Action dice
    .text = Players use their dice in turn, one for each action. Character: Fellowship, characters, led Armies, Character cards. Army: move two Armies or attack, Army cards. Muster: recruit, advance a Nation, bring in a Minion, Muster cards. Event: draw or play a card. Will of the West: any result, or Aragorn or Gandalf the White. Eyes go to the Hunt Box. With fewer dice than the enemy you may pass.
term-war-elven-ring = Elven Rings
    .text = Before you act you may spend a Ring to turn one of your dice to another face, once a turn. A Ring used by the Free Peoples goes to the Shadow; used by the Shadow, it leaves the game.
term-war-event-card = Event cards
    .text = Played with an Event die or with a die that shows their icon, or used in a battle as a Combat card. Some stay on the table. You draw one card of each deck a turn and hold six at most (four in a team of two).

## Armies

term-war-army = Army
    .text = All units of a side in a region, with the Leaders, Nazgûl and characters there. At least one unit is needed.
term-war-stacking = Stacking limit
    .text = Ten units in a region, five inside a besieged Stronghold. What is too much goes back to reinforcements.
term-war-leader = Leaders
    .text = Leaders of the Free Peoples are always with a unit; without one they are lost. They give Leadership and let a Character die move an Army or attack.
term-war-nazgul = Nazgûl
    .text = The leaders of the Shadow. With one Character die all of them may fly, to any region but a Stronghold of the Free Peoples that is not besieged.
term-war-character = Characters
    .text = Companions and Minions. Companions on the board move as many regions as their Level, past enemy Armies too. Characters alone fight nobody and stop nobody.
term-war-movement = Movement of Armies
    .text = An Army moves to an adjacent region without an enemy Army. An Army die moves two different Armies, a Character die one with a Leader or character. Units of a Nation that is not At War may not enter regions of other Nations. Mountains cannot be crossed.
term-war-free-region = Free region
    .text = A region without an enemy Army and without a Settlement that the enemy controls. An Army may also move into an undefended enemy Settlement, but not retreat there.
term-war-muster = Recruiting
    .text = With a Muster die: one Elite, or two Regulars, Leaders or Nazgûl in two Settlements. Only Nations At War, in their own free Settlements. Lost figures of the Free Peoples are out of the game, those of the Shadow can be recruited again.
term-war-settlement = Settlements
    .text = Towns, Cities (1 victory point) and Strongholds (2). A Fortification is no Settlement: it only helps its defenders in the first round, as a City does.
term-war-control = Control
    .text = A Settlement belongs to its Nation until an enemy Army enters it without a fight or after one. Unconquered: the side that had it at the start controls it now.

## Battles

term-war-battle = Battle
    .text = Each round: Combat cards, Combat roll, Leader re-roll, casualties; then the attacker may cease or the defender retreat. A die for each unit, five at most, hits on 5 or 6; on 6 only against a besieged Stronghold, and in the first round against a City or Fortification.
term-war-combat-card = Combat cards
    .text = In each round each side may use an Event card for its combat text. They are chosen face down, the attacker first, and take effect by their order number, the lowest first; of equal ones the defender's.
term-war-leadership = Leadership
    .text = After the Combat roll a side may re-roll as many misses as it has Leadership, five at most. Leaders and Nazgûl give 1, characters what their card says.
term-war-captain = Captain of the West
    .text = A Companion who adds 1 to the Combat Strength of his Army. Five dice remain the most.
term-war-hit = Hits and casualties
    .text = For each hit a Regular is removed or an Elite replaced by a Regular. When all units of a force are gone, its Leaders, Nazgûl and characters are lost too.
term-war-rearguard = Rearguard
    .text = Figures that stay out of an attack. They are not hit and do not advance. Units of Nations that are not At War must stay in it.
term-war-siege = Siege
    .text = Defenders of a Stronghold may withdraw into it before any round. A siege battle lasts one round; for another one the besieger reduces an Elite. When the garrison is gone, the Stronghold is taken.
term-war-sortie = Sortie
    .text = The besieged attack the besieger as in a field battle. If they win, the siege is over.

## Politics

term-war-nation = Nations and politics
    .text = Each Nation stands some steps from war. Passive Nations of the Free Peoples cannot take the last step until they are active: when attacked or entered, by a Companion, by declaring the Fellowship in one of their Cities or Strongholds, or by a card.
term-war-advance = Advancing a Nation
    .text = A Nation moves a step towards war by a Muster die or a card, each time it is attacked, and each time it loses a Settlement.
term-war-at-war = At War
    .text = Only Nations At War may attack, recruit with dice and enter regions of other Nations.

## The Fellowship and the Hunt

term-war-fellowship = The Fellowship
    .text = The Ring-bearers and their Companions. Each move adds 1 Progress and brings a Hunt; the die goes to the Hunt Box.
term-war-progress = Progress
    .text = How many regions the Fellowship may have gone since its place was last known.
term-war-guide = Guide
    .text = A Companion of the highest Level in the Fellowship; only his guide ability works. Without Companions Gollum is the Guide.
term-war-declare = Declaring the Fellowship
    .text = In its phase a hidden Fellowship may be moved up to its Progress, which becomes 0. In a City or Stronghold of the Free Peoples that the Shadow does not hold, 1 Corruption is healed and the Nation becomes active.
term-war-reveal = Hidden and revealed
    .text = A revealed Fellowship is moved up to its Progress and cannot move on until it is hidden again with a Character die. Passing Strongholds of the Shadow then costs Hunt tiles.
term-war-separate = Separating Companions
    .text = With a Character die one Companion or group leaves the Fellowship for good and moves up to its Progress plus the highest Level among them.
term-war-hunt = The Hunt
    .text = After a move of the Fellowship the Shadow rolls its dice in the Hunt Box, five at most; 6 succeeds, with +1 for each Free Peoples die there. Failed dice are re-rolled for a Stronghold, a unit and a Nazgûl of the Shadow in the region. With a success a Hunt tile is drawn.
term-war-hunt-box = Hunt Box
    .text = Holds the Eyes, the dice that the Shadow puts there before the roll (as many as there are Companions in the Fellowship, at least one), and the Free Peoples dice that moved the Fellowship this turn.
term-war-hunt-tile = Hunt tiles
    .text = A number is damage, an Eye as much as the Hunt had successes. Damage can be lowered by a card, by the Guide, or by the loss of one Companion; the rest becomes Corruption. A tile may also reveal the Fellowship, or stop it in Mordor.
term-war-corruption = Corruption
    .text = At 12 the Shadow wins at once.
term-war-mordor = Mordor
    .text = From Morannon or Minas Morgul the Fellowship may enter the Mordor Track. There each move draws a tile without a roll; an Eye counts all dice in the Hunt Box. A turn without moving or hiding costs 1 Corruption. Five steps lead to the Crack of Doom.

## Warriors of Middle-earth

term-war-faction = Factions
    .text = Allies who are no Armies: they have no Combat Strength, stop nobody, cannot be attacked and control nothing. A Muster die or a Recruit result brings a faction into play once its condition holds; ordinary dice do not recruit or move it afterwards. Eliminated figures of the Free Peoples are lost for good. An eliminated faction never returns.
term-war-faction-die = Faction dice
    .text = A side with a faction in play rolls it from the next turn on. It recruits for one faction or brings one into play, plays any faction event, or draws one. An Eye goes to the Hunt Box. It is an Action die only for passing.
term-war-faction-event = Faction events
    .text = Cards of a third deck. One is drawn each turn; at most 4 in hand, 3 in a team of two, besides other cards. An Event die draws or plays one, and so does a die with its icon for playing. Of a faction not in play it can only add starting figures. An empty deck is shuffled anew.
term-war-call-to-battle = Call to Battle
    .text = Each faction in play has two cards. While its condition holds, one of them can be used in a round of battle in place of a Combat card, as often as one likes. What forbids or cancels Combat cards forbids or cancels them, too.
term-war-at-sea = At Sea
    .text = With “{ card-the-western-way }” on the table: the Ring-bearers are in the Grey Havens or on that card, and their Progress is 0 or 1. The Shadow cannot draw Hunt tiles.

## The end

term-war-victory = Victory
    .text = At once: the Shadow with 12 Corruption, the Free Peoples when the Ring-bearers reach the Crack of Doom. At the end of a turn: the Shadow with Settlements worth 10 points, the Free Peoples with 4.
