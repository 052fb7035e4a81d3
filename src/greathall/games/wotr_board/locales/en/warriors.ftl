### Warriors of Middle-earth: factions, their figures, dice and cards. Texts are in our own words.

## Factions. .entry: when one may enter play; .text: what it does then

faction-dead-men = Dead Men of Dunharrow
    .entry = Strider or Aragorn is in Erech or within one region of it; Helm's Deep, Westemnet and Edoras count too.
    .text = Enter with 2 figures in Erech. Strider or Aragorn goes there at once with any Companions of his region: together they are the Army of the Dead, which is no Free Peoples Army. Recruiting adds 1 figure to it. It moves and attacks by “{ card-wraiths-of-fear }”. The faction is eliminated when no figure is left or when he leaves it, as he may before any action.
faction-eagles = Eagles of the Misty Mountains
    .entry = the last known position of the Fellowship is not Rivendell, or Gandalf the White is in play.
    .text = Enter with 2 figures in the Eagles' Eyrie; recruiting adds 1 there. When a card moves them, each Eagle goes to any region. The faction is eliminated when no Eagle is left.
faction-ents = Ents of Fangorn
    .entry = Saruman is in play, and a Companion or the Fellowship is in Fangorn.
    .text = Enter with 2 figures in Fangorn, the Entwood; recruiting adds 1 there. They move and attack by “{ card-march-of-the-ents }”. Saruman is eliminated when their attack leaves no Shadow unit in Orthanc, or when they enter it and find none. The faction is eliminated when Fangorn has no Ent, or neither a Companion nor the Fellowship.
faction-corsairs = Corsairs of Umbar
    .entry = the Southrons & Easterlings are At War.
    .text = Enter with 3 figures in Umbar; recruiting adds 1 there. At most 5 in a region. They may be in coastal regions, in Gondor except Erech, and in Osgiliath. They may go with a Shadow Army that leaves their region for such a region; they are never inside a siege. The faction is eliminated when the Free Peoples control Umbar.
faction-dunlendings = Hillmen of Dunland
    .entry = Saruman is in play.
    .text = Enter with 2 figures in each Dunland that the Shadow controls. Recruiting adds 1 in each of them, or 1 in a region of Isengard or Rohan with a Shadow Army not under siege. At most 3 in a region. They move, retreat and die with a Shadow Army as characters do. The faction is eliminated when the Free Peoples control both Dunlands.
faction-spiders = Broods of Shelob
    .entry = the last known position of the Fellowship is not Rivendell.
    .text = Enter with 1 figure in Dol Guldur and 1 in Minas Morgul; recruiting adds 1 in each. They move, retreat and die with a Shadow Army as characters do. The faction is eliminated when no Spider is left.

## Their figures

unit-dead-men = Dead Men
    .count =
        { $count ->
            [one] { $count } Dead Men figure
           *[other] { $count } Dead Men figures
        }
unit-eagles = Eagle
    .count =
        { $count ->
            [one] { $count } Eagle
           *[other] { $count } Eagles
        }
unit-ents = Ent
    .count =
        { $count ->
            [one] { $count } Ent
           *[other] { $count } Ents
        }
unit-corsairs = Corsairs
    .count =
        { $count ->
            [one] { $count } Corsairs figure
           *[other] { $count } Corsairs figures
        }
unit-dunlendings = Dunlending
    .count =
        { $count ->
            [one] { $count } Dunlending
           *[other] { $count } Dunlendings
        }
unit-armed-dunlendings = Armed Dunlending
    .count =
        { $count ->
            [one] { $count } armed Dunlending
           *[other] { $count } armed Dunlendings
        }
unit-spiders = Spider
    .count =
        { $count ->
            [one] { $count } Spider
           *[other] { $count } Spiders
        }

## Faces of the Faction dice, the third deck

face-recruit-faction = Recruit
face-play-draw = Play or draw
face-recruit-play = Recruit or play
face-recruit-draw = Recruit or draw
face-wild = Any faction result
deck-faction = Faction deck

## Events in place of nine of the base game

card-the-western-way = The Western Way
    .text = On the table for the rest of the game: when the Fellowship moves or Companions leave it, this card is a region next to the Grey Havens and every coastal region of Gondor. While the Ring-bearers are in the Grey Havens or on this card with Progress 0 or 1, they are At Sea: the Shadow cannot draw Hunt tiles.
card-premonition-of-danger = Premonition of Danger
    .text = Draw 3 Hunt tiles. One of your choice leaves the game; the others return to the pool. None of them takes effect.
card-swift-boats = Swift Boats
    .text = Condition: the Ring-bearers are in an unconquered Settlement of the Free Peoples. Move the Fellowship; no Hunt follows.
card-majesty-and-glory = Majesty and Glory
    .text = On the table: when a battle with a Companion begins, you may discard this card. For this whole battle the Shadow can neither use Combat cards nor call factions to battle. The Shadow removes it as an action, with a Character die and any two Event cards from hand.
card-take-someone-you-can-trust = Take Someone You Can Trust
    .text = Condition: Meriadoc and Peregrin are in the Fellowship. On the table while both are: when the Shadow has drawn a Hunt tile that reveals, you may discard this card, and it does not reveal.
card-long-battle = Long Battle
    .text = Choose a region with a Free Peoples Army that has Leadership: all figures of Shadow factions there are eliminated. Draw an Event card.
card-not-on-anybodys-side = Not on Anybody's Side
    .text = Condition: a faction of the Free Peoples is in play. On the table: no faction event and no Call to Battle card of Ents or Eagles can be played. The Free Peoples remove it as an action: with a Will of the West, or with any Action die while Gandalf the White is in play.
card-strongly-guarded = Strongly Guarded
    .text = On the table: factions of the Free Peoples can neither enter a region with a Stronghold that the Shadow controls, nor attack or be called to battle there. The Free Peoples remove it as an action: with a Will of the West, or with any Action die and an Elven Ring.
card-great-winged-creatures = Great Winged Creatures
    .text = Condition: all three Shadow Nations are At War. Recruit 1 Nazgûl in each Shadow Army with a Nazgûl other than the Witch-king.
combat-orderly-withdrawal = Orderly Withdrawal
    .text = Condition: a Leader or Companion is in a field battle or sortie. Before casualties of the enemy's rolls are removed, you may cancel 1 hit. If you do, you must cease the attack at the end of this round or, as the defender, retreat if you can.

## Faction events: Free Peoples

card-the-stone-of-erech = The Stone of Erech
    .text = Put 3 Dead Men on this card; they are not in play yet. Each time a Muster die of yours advances a Nation, 1 of them joins the Army of the Dead; before the faction enters play, its starting figures. Any result of the Faction die can recruit 1 of them. When none is left, the card is discarded.
card-paths-of-the-dead = Paths of the Dead
    .text = If the Dead Men are not in play and Strider or Aragorn is in Rohan or Gondor, besieged or not, he may go to Erech with any Companions who are with him, and the faction enters play. Recruit 1 Dead Men figure. Then this and all other discarded events of the Dead Men are shuffled into the deck.
card-the-dark-door = The Dark Door
    .text = Condition: Helm's Deep or Edoras is unconquered. On the table until the Shadow controls both: for the Army of the Dead, and for Companions who move or leave the Fellowship, Erech is next to Helm's Deep, Westemnet and Edoras.
card-wraiths-of-fear = Wraiths of Fear
    .text = The Army of the Dead may move from region to region, each time losing 1 figure. Then it may attack a Shadow Army next to it or in its region: lose 1 figure and roll 3 dice; each 4 or more is a hit. It may attack the same Army again and again. Afterwards that Army must retreat if it can, and the Army of the Dead may follow.
card-wraiths-of-fear-2 = { card-wraiths-of-fear } (2)
    .text = { card-wraiths-of-fear.text }
card-speed-greater-than-any-wind = Speed Greater than any Wind
    .text = Recruit 1 Eagle in the Eagles' Eyrie, or add it to the starting figures. Then play another faction event without a die, or shuffle this and all other discarded events of the Eagles into the deck.
card-in-long-swift-lines = In Long Swift Lines
    .text = Condition: the Eagles are in play. Put 3 Eagles on this card; they are not in play yet. Each time you have played another faction event, you may recruit 1 of them in the Eagles' Eyrie or move all Eagles. When none is left, the card is discarded.
card-upon-the-nazgul-they-bore = Upon the Nazgûl They Bore
    .text = Move all Eagles. Then choose a region with Eagles and Nazgûl and roll a die for each Eagle, 5 at most: each 4 or more eliminates 1 Eagle and 1 Nazgûl, but not the Witch-king. If any was eliminated, the others, the Witch-king too, go to one unconquered Sauron Stronghold.
card-we-only-need-wings = We Only Need Wings
    .text = Move all Eagles. Then eliminate 1 Eagle: one Companion or group moves, or leaves the Fellowship, as if the Level were 4. They may end in a besieged Stronghold.
card-lifted-up-and-borne-far-away = Lifted up and Borne Far Away
    .text = Condition: the Fellowship is not in Mordor. Move all Eagles. Then eliminate 1 Eagle to move the Fellowship; the Hunt follows as usual.
card-the-ents-awaken = The Ents Awaken
    .text = Recruit 1 Ent in the Entwood, or add it to the starting figures. Then play another faction event without a die, or shuffle this and all other discarded events of the Ents into the deck.
card-saruman-is-a-neighbour = Saruman is a Neighbour
    .text = Condition: Saruman is in play. Put 3 Ents on this card; they are not in play yet. Each time the Shadow uses the Voice of Saruman, 1 of them goes to Fangorn or joins the starting figures. Any result of the Faction die can recruit 1 of them. When none is left, the card is discarded.
card-fathers-of-trees = Fathers of Trees
    .text = All Ents return to Fangorn; recruit 1 there. Then you may put 1 of them in the Old Forest as a second Entwood. From now on each rule and card of the Ents uses one Entwood of your choice.
card-march-of-the-ents = March of the Ents
    .text = As often as you like and in any order: an Ent of the Entwood goes to a region without enemy units next to one with Ents; or eliminate an Ent of the Entwood to attack a Shadow Army in a region with Ents or next to one: roll 3 dice, each 4 or more is a hit. One Ent must stay in Fangorn when they march.
card-march-of-the-ents-2 = { card-march-of-the-ents } (2)
    .text = { card-march-of-the-ents.text }
card-the-union-of-all-our-strength = The Union of All Our Strength
    .text = Discard a faction event of Ents, Eagles or Dead Men from hand. Then take a discarded event of another faction into hand, or draw an Event card from any of your decks.
card-the-union-of-all-our-strength-2 = { card-the-union-of-all-our-strength } (2)
    .text = { card-the-union-of-all-our-strength.text }
card-by-chance-or-by-foresight = By Chance or by Foresight
    .text = Look at the 3 top cards of the faction deck. Take one into hand; put both others on top or both at the bottom of the deck, in an order of your choice.
card-by-chance-or-by-foresight-2 = { card-by-chance-or-by-foresight } (2)
    .text = { card-by-chance-or-by-foresight.text }
card-by-chance-or-by-foresight-3 = { card-by-chance-or-by-foresight } (3)
    .text = { card-by-chance-or-by-foresight.text }

## Faction events: Shadow

card-a-great-fleet = A Great Fleet
    .text = Recruit 1 Corsairs figure in Umbar, or add it to the starting figures. If the Corsairs are in play, each of them may then move up to 4 regions.
card-a-great-fleet-2 = { card-a-great-fleet } (2)
    .text = { card-a-great-fleet.text }
card-black-sails = Black Sails
    .text = Condition: the Corsairs are in play. On the table: any result of the Faction die can recruit 1 Corsairs figure in Umbar or move all Corsairs up to 4 regions. If the Fellowship is then At Sea, or revealed in Gondor, West Harondor or Osgiliath, you may discard 1 Corsairs figure to inflict 1 Hunt damage.
card-ships-of-great-draught = Ships of Great Draught
    .text = Each Corsairs figure carries 2 Shadow units of its region and any Nazgûl and Minions. Carry up to two Armies up to 4 regions each, or carry one Army up to 2 regions and attack with it.
card-ships-of-great-draught-2 = { card-ships-of-great-draught } (2)
    .text = { card-ships-of-great-draught.text }
card-wild-hillmen = Wild Hillmen
    .text = Recruit 1 Dunlending in each free Dunland, or add them to the starting figures. If the Dunlendings are in play, each of them may then move up to 2 regions.
card-wild-hillmen-2 = { card-wild-hillmen } (2)
    .text = { card-wild-hillmen.text }
card-death-to-the-forgoil = Death to the Forgoil
    .text = With a Shadow Army that has Dunlendings in its region, attack a Free Peoples Army with Rohan or Gondor units. The Dunlendings are Isengard Regulars until the battle is over.
card-death-to-the-forgoil-2 = { card-death-to-the-forgoil } (2)
    .text = { card-death-to-the-forgoil.text }
card-armed-by-saruman = Armed by Saruman
    .text = Condition: Isengard is At War. On the table: Dunlendings are units for the Hunt. They add to the Combat Strength of the Shadow Army in their region in a round in which they are called to battle, and may be taken as casualties of Ent attacks. The Free Peoples remove it as an action with a Will of the West.
card-the-craft-of-shelob = The Craft of Shelob
    .text = Each Spider may move up to 2 regions. If the red special tile with a die and Stop is not in play yet, it comes into play; it waits aside until the Fellowship is in Mordor.
card-evil-things = Evil Things
    .text = Condition: the Ring-bearers are not in a region with a Settlement of a Free Peoples Nation. Each Spider may move up to 2 regions. Then you may discard a Spider in their region to draw a Hunt tile: an Eye does nothing, any other counts as after a successful Hunt.
card-children-of-ungoliant = Children of Ungoliant
    .text = Condition: the Ring-bearers are not in a region with a Settlement of a Free Peoples Nation. Each Spider may move up to 2 regions. Then you may discard a Spider in their region to inflict 1 Hunt damage; a hidden Fellowship may be revealed to prevent it.
card-huge-and-horrible = Huge and Horrible
    .text = Condition: Sauron is At War. On the table: Spiders are units for the Hunt. They add to the Combat Strength of the Shadow Army in their region in a round in which they are called to battle, and count towards its stacking limit. The Free Peoples remove it as an action with a Will of the West.
card-her-own-offspring = Her Own Offspring
    .text = Recruit 1 Spider in Dol Guldur and 1 in Minas Morgul, or add them to the starting figures. If the Spiders are in play, each of them may then move up to 2 regions.
card-his-will-and-his-malice = His Will and His Malice
    .text = Take one of your discarded faction events into hand.
card-his-will-and-his-malice-2 = { card-his-will-and-his-malice } (2)
    .text = { card-his-will-and-his-malice.text }
card-servants-of-sauron = Servants of Sauron
    .text = Look at the 3 top cards of the faction deck and take one into hand. The others and all discarded faction events, this one too, are shuffled into the deck.
card-servants-of-sauron-2 = { card-servants-of-sauron } (2)
    .text = { card-servants-of-sauron.text }
card-servants-of-sauron-3 = { card-servants-of-sauron } (3)
    .text = { card-servants-of-sauron.text }

## Call to Battle cards: Free Peoples

card-the-king-of-the-dead = The King of the Dead
    .text = Eliminate 1 figure of the Army of the Dead. Before the Combat roll attack with 3 dice that hit on 4 or more; casualties are removed at once.
card-the-terror-of-the-dead = The Terror of the Dead
    .text = At the end of the round you may eliminate 1 figure of the Army of the Dead to end the battle.
card-speeding-on-a-gathering-wind = Speeding on a Gathering Wind
    .text = Any Eagles in reach come to the region of the defenders. After casualties you may roll a die for each Eagle there, 5 at most: each 1 eliminates an Eagle, each 6 is a hit. A besieged Shadow Army is safe from it.
card-out-of-the-high-airs = Out of the High Airs
    .text = Any Eagles in reach come to the region of the defenders. Eliminate 1 of them: in this round no Nazgûl has Leadership.
card-with-doom-we-come = With Doom We Come
    .text = Eliminate 1 Ent of the Entwood. Before the Combat roll attack with 3 dice that hit on 4 or more; casualties are removed at once.
card-the-forest-is-rising = The Forest Is Rising
    .text = At the end of the round you may eliminate 1 Ent of the Entwood to end the battle.

## Call to Battle cards: Shadow

card-borne-up-on-the-wind = Borne up on the Wind
    .text = After casualties you may eliminate 1 Corsairs figure with your Army: up to 2 Shadow units of adjacent regions join it, even if none of its own is left.
card-the-last-stroke-of-doom = The Last Stroke of Doom
    .text = Your Army attacks in a siege battle. At the end of the round you may eliminate 1 Corsairs figure with it to fight one more round, without reducing an Elite.
card-fierce-folk = Fierce Folk
    .text = Before casualties are removed you may eliminate any Dunlendings with your Army; each cancels 1 hit. With “{ card-armed-by-saruman }” they add to your Combat Strength in this round.
card-old-hatred = Old Hatred
    .text = Before the Combat roll roll a die for each Dunlending with your Army: each 1 eliminates one, each 6 is a hit. With “{ card-armed-by-saruman }” they add to your Combat Strength in this round.
card-webs-of-shadow = Webs of Shadow
    .text = If you scored more hits in this round than the enemy, early ones included, you may eliminate 1 Spider with your Army to score 1 more. With “{ card-huge-and-horrible }” the Spiders add to your Combat Strength in this round.
card-hideous-speed = Hideous Speed
    .text = Before the Combat roll roll a die: on 1 or 2 a Spider with your Army is eliminated, on 5 or 6 a Leader or a Level 1 Companion in the battle. With “{ card-huge-and-horrible }” the Spiders add to your Combat Strength in this round.

## What dice can be used for

deed-enter-faction = Bring a faction into play
deed-recruit-faction = Recruit for a faction
deed-draw-faction-card = Draw a faction event
deed-play-faction-card = Play a faction event
deed-use-table-card = Use a card on the table

## Questions about factions

question-enter-faction = Which faction enters play?
question-recruit-faction = For which faction do you recruit?
# $about: the figure
question-prepared-in = { $about }: where does this starting figure go?
question-discard-faction = You hold too many faction events. Which one do you discard face down?
question-give-faction-card = Which faction event do you give to your teammate?
question-use-table-card = On which card do you spend the die?
question-join-the-dead = Who joins the Army of the Dead?
question-leave-the-dead = Does he leave the Army of the Dead { $about_at }? It is disbanded then.
question-march-of-the-dead = Where does the Army of the Dead go { $about_from }?
question-attack-by-dead = Whom does the Army of the Dead attack?
question-strike-again = Does the Army of the Dead attack { $about_at } once more?
question-flee-the-dead = Where does your Army flee { $about_from }?
question-flee-along = Who stays { $about_at }, while the Army flees?
question-follow-up = Does the Army of the Dead follow { $about_to }?
question-entwood = Which Entwood?
question-march-of-ents = What do the Ents { $about_at } do?
question-absorb = How many Dunlendings take hits { $about_at }?
question-move-eagle = Which Eagle flies?
question-move-eagle-to = Where does the Eagle fly { $about_from }?
question-move-corsair = Which Corsairs sail?
question-move-corsair-to = Where do the Corsairs sail { $about_from }?
question-retreat-along = How many Corsairs go along { $about_to }?
question-ships = What do the ships do?
question-embark = Which Army goes aboard?
question-recruit-dunlendings = Where do you recruit Dunlendings?
# $about: the figure
question-move-host =
    { $about_id ->
        [dunlendings] Which Dunlendings move?
       *[spiders] Which Spiders move?
    }
question-move-host-to = Where to { $about_from }?

## Questions of cards of the expansion. $about: the card, if not said otherwise

question-no-reveal = The tile would reveal the Fellowship. Do you ignore the icon?
question-premonition = { card-premonition-of-danger }: which tile leaves the game?
question-majesty-and-glory = Do you use { card-majesty-and-glory } in this battle?
# $about: the region
question-paths-of-the-dead = Does he go { $about_from } to Erech by the Paths of the Dead?
question-swift-lines = { card-in-long-swift-lines }: what do you do?
question-chain = { $about }: do you play a faction event, or shuffle the discarded ones into the deck?
question-spend-eagle = { $about }: which Eagle do you eliminate?
question-second-entwood = Do you put an Ent in the Old Forest, as a second Entwood?
question-union-price = { $about }: which card do you discard?
question-union = { $about }: what do you take?
question-keep-card = { $about }: which card do you keep?
question-put-back = { $about }: where do the other cards go?
question-uppermost = { $about }: which card lies above the other?
question-take-back = { $about }: which card do you take back?
question-black-sails = { card-black-sails }: what do you do?
question-spend-corsairs = { $about }: which Corsairs do you give up?
# $about: the region
question-spend-spider = Do you discard a Spider { $about_at } against the Fellowship?
question-prevent-damage = Do you reveal the Fellowship to prevent the damage?
question-call-eagles = { $about }: which Eagles come to the battle?
question-call-price = { $about }: do you eliminate a figure for it?
question-call-roll = { $about }: do you roll for the Eagles?
question-called-units = { $about }: which units join the battle?
# $about: the region
question-fierce-folk = How many Dunlendings { $about_at } do you eliminate to cancel hits?

## Answers about factions

answer-enter-faction-dead-men = { faction-dead-men }
answer-enter-faction-eagles = { faction-eagles }
answer-enter-faction-ents = { faction-ents }
answer-enter-faction-corsairs = { faction-corsairs }
answer-enter-faction-dunlendings = { faction-dunlendings }
answer-enter-faction-spiders = { faction-spiders }
answer-recruit-faction-dead-men = { faction-dead-men }
answer-recruit-faction-eagles = { faction-eagles }
answer-recruit-faction-ents = { faction-ents }
answer-recruit-faction-corsairs = { faction-corsairs }
answer-recruit-faction-dunlendings = { faction-dunlendings }
answer-recruit-faction-spiders = { faction-spiders }
answer-draw-from-faction = { deck-faction }
answer-give-faction-card-no = No card
answer-march-of-the-dead-done = Go no farther
answer-attack-by-dead-done = Attack nobody
answer-flee-along-go = Nobody else: go
answer-join-the-dead-go = Nobody else: go
answer-march-of-ents-march = An Ent marches { $region_to }
answer-march-of-ents-attack = Attack { $region_at }
answer-absorb = { $count }
answer-retreat-along = { $count }
answer-ships-carry = Carry up to two Armies
answer-ships-attack = Carry one Army and attack
answer-recruit-dunlendings-settlements = In both Dunlands
answer-swift-lines-recruit = Recruit an Eagle of this card
answer-swift-lines-move = Move all Eagles
answer-chain-shuffle = Shuffle the discarded ones into the deck
answer-union-draw = Draw an Event card
answer-put-back-top = On top of the deck
answer-put-back-bottom = At the bottom of the deck
answer-black-sails-recruit = Recruit in Umbar
answer-black-sails-move = Move all Corsairs
answer-called-units = { $unit } { $region_from }
answer-called-units-done = Nobody else

## Events of factions

event-faction-die-rolled = { $side }: Faction die { $face }.
event-faction-entered = { $player }: { $faction } in play.
event-faction-eliminated = Out of the game: { $faction }.
event-faction-prepared = { $player }: starting figures added: { $faction } ({ $count }).
event-figures-put-on-card = { $player }: figures on { $card }: { $count }.
event-faction-moved = { $player }: { $faction } ({ $count }) { $origin_from } { $region_to }.
event-faction-attacked = { $faction } attack { $region_at }: rolled { $dice }; hits: { $hits }.
event-company-gathered = To the Army of the Dead { $origin_from }: { $companions }.
event-company-left = The Army of the Dead { $region_at } is disbanded.
event-faction-deck-shuffled = { $side }: faction events shuffled into the deck: { $count }.
event-faction-card-given =
    { $given_kind ->
        [nothing] { $player } gives { $teammate } a faction event.
       *[card] { $player } gives { $teammate } { $given }.
    }
event-calls-handed-out = { $side }: can call to battle: { $faction }.
event-cards-put-back =
    { $player }: cards put back { $place_id ->
        [top] on top of the faction deck
       *[bottom] at the bottom of the faction deck
    }: { $count }.
event-card-taken-back = { $player }: { $card } is taken back.
event-buried-card-taken-back =
    { $card_kind ->
        [nothing] { $player }: a faction event is taken back.
       *[card] { $player }: { $card } is taken back.
    }
event-battle-broken-off = { $card }: the battle { $region_at } is over.

## Reference cards, in the terminal and on the page

war-call-card = Call to Battle: { $faction }
war-faction-enters = May enter play when: { $condition }
war-factions = Factions
war-faction-gone = out of the game
war-faction-prepared = Starting figures added: { $count }.

## On the page: reference cards, dice, hands, attacks

page-factions = { war-factions }
page-nations-or-factions = Nations or factions
page-faction-left = { $count } left
page-entwoods = Entwoods: { $regions }
page-faction-die-joins = Faction die: from the next turn
page-faction-die-leaves = no faction left: no die from the next turn
page-faction-die-waits = not rolled yet
page-faction-die-eye = an Eye, in the Hunt Box
page-faction-events-held = faction events
page-calls = Call to Battle cards
page-strike-at = Attack { $place }
page-strike-dice = dice on { $needed }+
page-strike-hits = The Shadow cannot strike back
page-strike-misses = The attack fails
page-battle-roll-called = Call to Battle
page-battle-ended-battle-broken-off = A called faction ends the battle
page-legend-factions = { option-warriors }
page-chapter-factions = { option-warriors }
mark-s-faction-free = Faction of the Free Peoples
    .text = A coin with a milled rim; its tab counts the figures. It is no Army.
mark-s-faction-shadow = Faction of the Shadow
    .text = A coin with points; its tab counts the figures. It is no Army.
mark-deck-faction = { deck-faction }
    .text = Events of factions. Their window is a scroll with the coin of the faction.
mark-faction-die = Faction die
    .text = It has a second rim. Its Eye goes to the Hunt Box.
mark-d-recruit-faction = { face-recruit-faction }
    .text = Brings a faction into play, or recruits for one.
mark-d-play-draw = { face-play-draw }
    .text = Plays any faction event, or draws one.
mark-d-recruit-play = { face-recruit-play }
    .text = Brings in a faction or recruits for one, or plays any faction event.
mark-d-recruit-draw = { face-recruit-draw }
    .text = Brings in a faction or recruits for one, or draws a faction event.
mark-d-wild = { face-wild }
    .text = Recruits, plays or draws: one of them.

## What the rules say of a faction, to whoever asks

explain-faction = The faction now
explain-faction-in-play = in play
explain-faction-aside = not in play yet
explain-faction-gone = out of the game for good
explain-faction-may-enter = its condition holds now
explain-faction-may-not-enter = its condition does not hold now
explain-faction-on-card = waiting on this card
explain-faction-prepared = added to the starting figures
explain-faction-where = Where its figures are
explain-no-play = no result that plays
