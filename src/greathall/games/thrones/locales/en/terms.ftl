### The terms of A Game of Thrones: The Board Game, in our own words; pages are those of the printed rulebook.

## The board and what stands on it

term-thrones-area = Area
    .text = A land, a sea or a port. Land units stand on lands, ships on seas and in ports. A river parts two lands: they are not adjacent unless a bridge joins them (pp. 6, 15, 25, 27).
term-thrones-home-area = Home area
    .text = The land with the crest of a house. The crest works like a power token that nobody can remove: the house controls its home area whenever no other house has units or a power token there (pp. 6, 24).
term-thrones-unit = Units
    .text = Strength in battle: footman 1, knight 2, ship 1, siege engine 4 in an attack on a castle or stronghold and otherwise 0. A house has 10 footmen, 5 knights, 6 ships and 2 siege engines; what is not on the board lies in its pool and can be mustered again (pp. 2, 4, 17).
term-thrones-army = Army
    .text = Two or more units of one house in one area; ships are an army too. A single unit is none, and supply does not matter to it (pp. 6, 8).
term-thrones-control = Control
    .text = A house controls a land with at least one of its units or with its power token, and its own home area unless another house holds it. A port goes with its land. Castles, supply icons and crowns count for the house in control (pp. 24, 25).
term-thrones-available-power = Available power
    .text = The power tokens that a house can spend: on bids, to keep areas, on some cards. How many they are is no secret. A house has 20 tokens; those on the board cannot be spent (pp. 2, 6, 27).
term-thrones-power-token = Power token in an area
    .text = When your last units leave a land by a march, you may leave an available power token there and keep control. It adds no strength and stops nobody; it stays until an enemy takes the land. One an area, none at sea (p. 24).
term-thrones-garrison = Garrison
    .text = It adds its strength to the defender of a home area, and fights alone where no unit is left. It is no unit: it gets no order and needs no supply, and a skull cannot remove it. If its area loses a battle, it is gone for good (p. 26).
term-thrones-neutral-lord = Neutral lord
    .text = To march in, you need at least the strength on the token: your marching units, the march order and support count, house cards and the blade do not. It is the one battle of that march. A lord without a number can never be overcome (p. 26).
term-thrones-port = Port
    .text = A place for up to 3 ships between a land and a sea; whoever controls the land has the port. It cannot be attacked. Its ships support and raid only in the adjacent sea. Whoever takes the land may replace the ships in its port by their own, from the pool and within supply; the rest are destroyed (p. 25).
term-thrones-ship-transport = Ship transport
    .text = For marches and retreats, lands count as adjacent when an unbroken chain of seas joins them, each with a ship of your own. A ship carries any number of units, even when it is routed. Raids and support do not cross the sea like this, and nobody uses another house's ships (p. 23).

## Supply, mustering, influence

term-thrones-supply = Supply
    .text = Your level says how many armies you can keep and how large each may be: 0 (2, 2), 1 (3, 2), 2 (3, 2, 2), 3 (3, 2, 2, 2), 4 (3, 3, 2, 2), 5 (4, 3, 2, 2), 6 (4, 3, 2, 2, 2). It changes only when a card says so; units that are too many then leave the board. You can never muster, march or retreat beyond it (p. 8).
term-thrones-mustering = Mustering
    .text = A castle has 1 point, a stronghold 2. A footman or ship costs 1, a knight or siege engine 2, or 1 as the upgrade of a footman in that area. Land units appear where the points are, ships in its port or in an adjacent sea without enemy ships. Supply must allow it; unused points are lost (p. 9).
term-thrones-influence = Influence tracks
    .text = Iron Throne, Fiefdoms, King's Court: the order of the houses in three respects. In a clash of kings all houses bid in secret, track after track. The highest bid gets the first place, equal bids are ordered by the holder of the Iron Throne, and everything that was bid is spent (pp. 10, 11).
term-thrones-throne = Iron Throne
    .text = This track is the turn order. The token of its first house decides all ties, except in battles and at the end of the game (p. 11).
term-thrones-blade = Fiefdoms and Valyrian Steel Blade
    .text = When a battle is equal, the house that is higher on the Fiefdoms track wins. The first one holds the blade: once a round +1 strength in a battle of its own, after house cards; with tides of battle it may draw another tide instead (pp. 11, 20, 29).
term-thrones-raven = King's Court and Messenger Raven
    .text = Your place at court says how many special orders you may place: 3, 3, 2, 1, 0, 0, and with three or four houses 3, 2, 1, 0. The first one holds the raven: after orders are revealed, it replaces one own order by an unused one, or looks at the top wildling card and leaves it there or puts it under the deck (pp. 11, 12, 28).

## Orders

term-thrones-order = Orders
    .text = Each area with units of yours gets exactly one order, face down; all are revealed together. You have 10 ordinary and 5 special tokens. If they do not reach for all your areas, everybody places in turn order, you place all you can, and some areas stay without (p. 12).
term-thrones-special-order = Special orders
    .text = Orders with a star: march +1, defense +2, support +1, a raid that can remove a defense order too, and consolidate power that may muster instead. Your place at the King's Court limits how many you may place (pp. 12, 22).
term-thrones-raid = Raid
    .text = Resolved first, one at a time in turn order. It removes an adjacent enemy order to raid, support or consolidate power; the special one also defense. Raiding consolidate power gains you 1 power and costs the other house 1. From land one cannot raid the sea. A raid may be left unused (pp. 13, 14, 22).
term-thrones-march = March
    .text = Units go to adjacent areas, all together, in groups, or not at all. One march can begin one battle only, after all other groups have moved; the number on the token counts in it. Land units do not enter seas or ports, ships do not enter lands or enemy ports (pp. 13, 15).
term-thrones-support = Support
    .text = In a battle next to this order you may lend the strength of all units there to one side, your own or another, as often as there is a battle. Land units cannot support at sea; siege engines help only an attack on a castle or stronghold. You cannot support against yourself, and support may be refused (pp. 13, 17, 18).
term-thrones-defense = Defense
    .text = Adds its number to the defender in every battle in this area, until the end of the round or until the area is lost (pp. 13, 22).
term-thrones-consolidate-power = Consolidate power
    .text = Gains 1 power and 1 more for each crown of the area. At sea it brings nothing, in a port 1 power if no enemy ship is in the adjacent sea. The special order may muster in this area instead, if it has a castle or stronghold (pp. 13, 16, 22, 25).

## Battle

term-thrones-battle = Battle
    .text = 1. Support is called for. 2. Both sides add up units, support, garrison and the march or defense order. 3. House cards are chosen in secret and revealed together. 4. The blade may be used. 5. The greater sum wins; if they are equal, the house higher on the Fiefdoms track. 6. Casualties, retreat, clean-up (pp. 17–21).
term-thrones-house-card = House cards
    .text = Each side must play one. Texts take effect in this order: those that ignore or cancel, immediate ones, all others, those for winning or losing; among equals in turn order. Cards played lie open in the discard pile. Whoever has played the last takes the other six back (pp. 19, 20).
term-thrones-icons = Swords and fortifications
    .text = Each sword of the winner destroys one unit of the loser in the embattled area; each fortification of the loser cancels one sword (pp. 19, 20).
term-thrones-casualties = Casualties
    .text = Only the loser of a battle loses units to swords, and chooses which; units that support are safe, and routed ones cannot be chosen (pp. 20, 21).
term-thrones-retreat = Retreat
    .text = Beaten attackers go back where they came from. Beaten defenders go together to one adjacent area that is free or their own, by ship transport too, but not where the attack came from, and within supply: if nothing else is left, surplus units are destroyed. Siege engines cannot retreat. Who has nowhere to go is destroyed (p. 21).
term-thrones-routed = Routed
    .text = Units that have retreated lie on their side until the round ends: they have no strength and do not move, but count for supply. If they would have to retreat again, they are destroyed (pp. 16, 21).
term-thrones-tides = Tides of battle
    .text = If all agree before the game, both sides of a battle draw such a card unseen after the house cards. Its strength and icons are added. A skull destroys one unit of the other side, whoever wins, and no fortification helps (p. 29).

## The Wall and the end

term-thrones-wildlings = Wildling attack
    .text = They attack when the threat reaches 12, or by a card. All bid power in secret; if the sum is at least the threat, the Night's Watch wins, the highest bid is rewarded and the threat falls to 0. Otherwise the lowest bid pays most, then all others pay, and the threat falls by two steps. All that was bid is spent; the holder of the Iron Throne decides among equal bids (pp. 7, 22, 23).
term-thrones-victory = Victory
    .text = Whoever controls seven areas with a castle or stronghold wins at once. Else it is most of them after round ten, then most lands, the highest supply, the higher place on the Iron Throne track (p. 16).
