### The cards of A Game of Thrones: The Board Game. Texts are in our own words; terms follow GLOSSARY.md.

## House cards: Stark

card-eddard-stark = Eddard Stark
card-robb-stark = Robb Stark
    .text = If you win, you may choose where the loser retreats, among the open areas that cost the loser fewest units.
card-roose-bolton = Roose Bolton
    .text = If you lose, take all your house cards back into your hand, this one included.
card-greatjon-umber = Greatjon Umber
card-ser-rodrick-cassel = Ser Rodrick Cassel
card-the-blackfish = The Blackfish
    .text = In this battle no house card text, sword icon or skull costs you a unit.
card-catelyn-stark = Catelyn Stark
    .text = Your defense order in the embattled area counts double.

## House cards: Lannister

card-tywin-lannister = Tywin Lannister
    .text = If you win, gain 2 power.
card-ser-gregor-clegane = Ser Gregor Clegane
card-ser-jaime-lannister = Ser Jaime Lannister
card-the-hound = The Hound
card-tyrion-lannister = Tyrion Lannister
    .text = Before any other text, you may send the opponent's card back to their hand. They choose a different one; if they have none, they fight without a card.
card-ser-kevan-lannister = Ser Kevan Lannister
    .text = If you attack, each of your footmen in the battle counts 2 instead of 1, supporting ones included.
card-cersei-lannister = Cersei Lannister
    .text = If you win, you may remove one order of the loser anywhere on the board.

## House cards: Baratheon

card-stannis-baratheon = Stannis Baratheon
    .text = +1 strength if the opponent is higher than you on the Iron Throne track.
card-renly-baratheon = Renly Baratheon
    .text = If you win, you may turn one of your footmen that fought or supported into a knight from your pool.
card-ser-davos-seaworth = Ser Davos Seaworth
    .text = +1 strength and 1 sword while { card-stannis-baratheon } is in your discard pile.
card-brienne-of-tarth = Brienne of Tarth
card-melisandre = Melisandre
card-salladhor-saan = Salladhor Saan
    .text = If you have support in this battle, every ship that is not yours counts 0, on either side.
card-patchface = Patchface
    .text = After the battle, win or lose, you may look at the opponent's hand and discard one card of your choice from it.

## House cards: Greyjoy

card-euron-crows-eye = Euron Crow's Eye
card-victarion-greyjoy = Victarion Greyjoy
    .text = If you attack, each of your ships in the battle counts 2 instead of 1, supporting ones included.
card-balon-greyjoy = Balon Greyjoy
    .text = The printed strength of the opponent's card is 0; what its text adds still counts.
card-theon-greyjoy = Theon Greyjoy
    .text = +1 strength and 1 sword if you defend an area with a castle or stronghold.
card-asha-greyjoy = Asha Greyjoy
    .text = 2 swords and 1 fortification if you have no support in this battle.
card-dagmar-cleftjaw = Dagmar Cleftjaw
card-aeron-damphair = Aeron Damphair
    .text = Immediately, you may pay 2 available power to discard this card and play another from your hand.

## House cards: Tyrell

card-mace-tyrell = Mace Tyrell
    .text = Immediately destroy one of the opponent's footmen that attack or defend here. Supporting footmen are safe.
card-ser-loras-tyrell = Ser Loras Tyrell
    .text = If you attack and win, your march order is not removed: it moves to the area you have taken and can be used again this round.
card-ser-garlan-tyrell = Ser Garlan Tyrell
card-randyll-tarly = Randyll Tarly
card-alester-florent = Alester Florent
card-margaery-tyrell = Margaery Tyrell
card-queen-of-thorns = Queen of Thorns
    .text = Immediately remove one order of the opponent next to the embattled area, but not the march order of this battle.

## House cards: Martell

card-the-red-viper = The Red Viper
card-areo-hotah = Areo Hotah
card-obara-sand = Obara Sand
card-darkstar = Darkstar
card-nymeria-sand = Nymeria Sand
    .text = 1 sword if you attack, 1 fortification if you defend.
card-arianne-martell = Arianne Martell
    .text = If you defend and lose, the attacker does not enter: the attacking units go back where they came from. Your units retreat all the same.
card-doran-martell = Doran Martell
    .text = Immediately move the opponent to the last place on an influence track of your choice.

## Westeros deck I

card-supply = Supply
    .text = In turn order, each house sets its supply to the supply icons it controls, 6 at most, then removes units until its armies fit.
card-mustering = Mustering
    .text = In turn order, each house musters in the castles and strongholds it controls.
card-a-throne-of-blades = A Throne of Blades
    .text = The holder of the { dominance-throne } chooses for everybody: { card-supply }, { card-mustering } or nothing.
card-last-days-of-summer-1 = Last Days of Summer
    .text = Nothing happens.
card-winter-is-coming-1 = Winter Is Coming
    .text = At once, shuffle all ten cards of this deck and reveal another card in its place.

## Westeros deck II

card-clash-of-kings = Clash of Kings
    .text = All places on the three influence tracks are bid for anew: the Iron Throne, then the Fiefdoms, then the King's Court.
card-game-of-thrones = Game of Thrones
    .text = Each house gains 1 power for each crown it controls, and 1 for each of its ports that holds a ship of its own while no enemy ship is in the adjacent sea.
card-dark-wings-dark-words = Dark Wings, Dark Words
    .text = The holder of the { dominance-court } chooses for everybody: { card-clash-of-kings }, power for the crowns each house controls, or nothing.
card-last-days-of-summer-2 = Last Days of Summer
    .text = Nothing happens.
card-winter-is-coming-2 = Winter Is Coming
    .text = At once, shuffle all ten cards of this deck and reveal another card in its place.

## Westeros deck III

card-wildlings-attack = Wildlings Attack
    .text = The wildlings attack; their strength is where the threat marker stands.
card-put-to-the-sword = Put to the Sword
    .text = The holder of the { dominance-fiefdoms } chooses what nobody may place this round: defense orders, the special march order +1, or nothing is forbidden.
card-rains-of-autumn = Rains of Autumn
    .text = Nobody may place the special march order +1 this round.
card-storm-of-swords = Storm of Swords
    .text = Nobody may place defense orders this round, special ones included.
card-sea-of-storms = Sea of Storms
    .text = Nobody may place raid orders this round, special ones included.
card-web-of-lies = Web of Lies
    .text = Nobody may place support orders this round, special ones included.
card-feast-for-crows = Feast for Crows
    .text = Nobody may place consolidate power orders this round, special ones included.

## Wildling cards

card-a-king-beyond-the-wall = A King Beyond the Wall
    .text = Lowest bid: goes to the last place on all three influence tracks. Everyone else: goes to the last place on the Fiefdoms or the King's Court track, as they choose. Highest bid: goes to the first place on a track of their choice.
card-crow-killers = Crow Killers
    .text = Lowest bid: all their knights become footmen; those for whom there is no footman are destroyed. Everyone else: the same for two of their knights. Highest bid: may turn up to two of their footmen into knights.
card-mammoth-riders = Mammoth Riders
    .text = Lowest bid: loses 3 units of their choice. Everyone else: loses 2 units of their choice. Highest bid: may take one card from their discard pile back into hand.
card-massing-on-the-milkwater = Massing on the Milkwater
    .text = Lowest bid: discards all their strongest house cards, or none if that were the whole hand. Everyone else: with two or more cards in hand, discards one of their choice. Highest bid: takes the whole discard pile back into hand.
card-preemptive-raid = Preemptive Raid
    .text = Lowest bid: loses 2 units of their choice, or falls 2 places on the influence track where they are highest. Everyone else: nothing. Highest bid: the wildlings attack again at once with strength 6, and this house has no part in it.
card-rattleshirts-raiders = Rattleshirt's Raiders
    .text = Lowest bid: supply falls by 2, then armies are cut to fit. Everyone else: supply falls by 1, then armies are cut to fit. Highest bid: supply rises by 1, to 6 at most.
card-silence-at-the-wall = Silence at the Wall
    .text = Lowest bid, everyone else, highest bid: nothing.
card-skinchanger-scout = Skinchanger Scout
    .text = Lowest bid: loses all available power. Everyone else: loses 2 available power. Highest bid: gets back the power they have bid.
card-the-horde-descends = The Horde Descends
    .text = Lowest bid: loses 2 units in one area with a castle or stronghold, or any 2 units if no such area holds two of theirs. Everyone else: loses 1 unit of their choice. Highest bid: may muster in one castle or stronghold they control.

## Tides of battle cards

card-tide-0 = Tides of battle 0
    .text = Adds no strength.
card-tide-0-skull = Tides of battle 0 (skull)
    .text = Adds no strength. The opponent loses 1 unit, whoever wins; fortifications do not help.
card-tide-1-sword = Tides of battle 1 (sword)
    .text = +1 strength and 1 sword.
card-tide-1-fortification = Tides of battle 1 (fortification)
    .text = +1 strength and 1 fortification.
card-tide-2 = Tides of battle 2
    .text = +2 strength.
card-tide-3 = Tides of battle 3
    .text = +3 strength.
