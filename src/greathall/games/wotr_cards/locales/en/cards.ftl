### The cards and locations of War of the Ring: The Card Game. Texts are in our own words; terms follow GLOSSARY.md.

## Dúnedain

card-dead-men-of-dunharrow = Dead Men of Dunharrow
    .text = Has no icons of its own. While this army supports Strider or Aragorn, it has 2 attack and 2 defence.
card-knights-of-dol-amroth = Knights of Dol Amroth
    .text = +1 defence at Dol Amroth.
card-guards-of-the-citadel = Guards of the Citadel
    .text = +1 defence at Minas Tirith.
card-soldiers-of-gondor = Soldiers of Gondor
card-the-great-gate = The Great Gate
    .text = +3 defence at Minas Tirith. Cannot be played or moved to a Shadow battleground.
card-aragorn = Aragorn
    .text = When you play him, remove Strider, wherever he is. In reserve: draw 1 extra card in your Draw phase. If you forsake him from the top of your draw deck, he is discarded, not eliminated.
card-boromir = Boromir
    .text = When you play him, draw 1 card. When you play or move him to a path, forsake 1 card.
card-denethor = Denethor
    .text = Action in reserve: forsake 1 card to take Boromir or Faramir from your draw deck into your hand.
card-faramir = Faramir
    .text = When you play or move him to a path 7, you may activate another path 7.
card-halbarad = Halbarad
    .text = Action in reserve: discard him to take Strider or Aragorn from your draw deck into your hand.
card-prince-imrahil = Prince Imrahil
    .text = When you play him, you may discard 1 card from your hand, besides the usual cost, to take Knights of Dol Amroth from your draw deck into your hand.
card-strider = Strider
    .text = Action on a path: activate a path with the next higher number. When Aragorn is played, Strider is removed.
card-ioreth = Ioreth
    .text = After a battleground combat she took part in, you may discard, instead of eliminating, her and 1 other Free Peoples character of that combat who is not of the Wizard faction. Items they wield are eliminated all the same.
card-anduril = Andúril
    .text = Action in reserve: activate or reactivate any Dúnedain battleground; then you must move the wielder there, even if played this round.
card-blade-of-westernesse = Blade of Westernesse
card-paths-of-the-dead = Paths of the Dead
    .text = Forsake 2 cards, then draw 4 cards, or 5 if Strider or Aragorn is in your reserve.
card-the-red-arrow = The Red Arrow
    .text = Until the end of the round, Rohan cards may be played and moved to Dúnedain battlegrounds.
card-the-three-hunters = The Three Hunters
    .text = Until the end of the round, Gimli, Legolas, Strider and Aragorn may be played and moved to any battleground, and any Free Peoples army there may support them.

## Elf

card-high-elves = High Elves
card-arwen = Arwen
    .text = When you play her, draw 1 card. In reserve: Strider and Aragorn have +1 defence on battlegrounds and on paths.
card-elrond = Elrond
    .text = When you play him, draw 1 card. In reserve: your carryover limit is 1 higher.
card-galadriel = Galadriel
    .text = When you play her, draw 1 card. In reserve: in your Draw phase draw 1 extra card, then discard 1 card from your hand.
card-legolas = Legolas
    .text = When you play him, you may take Bow of the Galadhrim from your draw deck into your hand.
card-bow-of-the-galadhrim = Bow of the Galadhrim
    .text = Its wielder cannot wield any other weapon.
card-elven-cloak = Elven Cloak
    .text = If the wielder would be eliminated in path combat, the wielder and all its items are discarded instead.
card-lembas = Lembas
    .text = Action of the Hobbit player on a path: eliminate this card to remove 1 corruption token for each Hobbit character on that path.
card-mirror-of-galadriel = Mirror of Galadriel
    .text = In play: you may look at the top card of your draw deck at any time.
card-nenya-ring-of-adamant = Nenya, Ring of Adamant
    .text = Action in reserve: discard this card to put 1 defence token on the active path or on an active battleground.
card-phial-of-galadriel = Phial of Galadriel
    .text = On a path: the path itself, not the wielder, has +2 defence.
card-vilya-ring-of-air = Vilya, Ring of Air
    .text = Action in reserve: discard this card; each Free Peoples player draws 1 card.

## Dwarf

card-gimli = Gimli
    .text = When you play him, you may take Dwarven Axe from your discard pile into your hand.
card-dwarven-axe = Dwarven Axe

## Hobbit

card-bilbo-baggins = Bilbo Baggins
    .text = If he would be eliminated or forsaken, he is discarded instead. Action in reserve: discard him to draw 2 cards.
card-fatty-bolger = Fatty Bolger
    .text = Action in reserve: eliminate him to draw 3 cards. If you forsake him from your reserve, he is discarded, not eliminated.
card-frodo-baggins = Frodo Baggins
    .text = If he would be eliminated or forsaken, he is discarded instead; items he wields are still eliminated.
card-merry-brandybuck = Merry Brandybuck
    .text = May be played and moved to Rohan battlegrounds, where a Rohan army may support him. If he would be eliminated in path combat, he and his items are discarded instead.
card-pippin-took = Pippin Took
    .text = May be played and moved to Dúnedain battlegrounds, where a Dúnedain army may support him. If he would be eliminated in path combat, he and his items are discarded instead.
card-sam-gamgee = Sam Gamgee
    .text = Action in reserve: discard him with all his items to put 1 defence token on the active path.
card-herbs-and-stewed-rabbit = Herbs and Stewed Rabbit
    .text = Action in play: eliminate this card to take 1 Hobbit character from your discard pile into your hand, then draw 1 card.
card-mithril-coat = Mithril Coat
card-sting = Sting
    .text = +1 path defence while its wielder is on the same path as a Monstrous character.
card-there-is-another-way = There Is Another Way
    .text = Activate another path with the number of the active path, then put 1 defence token on the new path.

## Rohan

card-riders-of-rohan = Riders of Rohan
card-village-militia = Village Militia
card-eomer = Éomer
    .text = When you play him, draw 5 cards; you may play 1 Rohan army from among them; discard the rest.
card-eowyn = Éowyn
    .text = When you play her to a battleground, you may eliminate 1 Nazgûl character there. When you play her to your reserve, you may take Merry Brandybuck or Pippin Took from your discard pile into your hand.
card-theoden = Théoden
    .text = Has 1 attack and 1 defence while Gandalf the Grey or Gandalf the White is in play. When you play him, draw 5 cards; you may play 1 Rohan card from among them; discard the rest.
card-shadowfax = Shadowfax
    .text = Action in reserve: activate or reactivate any battleground; then you must move the wielder there, even if played this round.
card-death-ride-ride-to-ruin = Death! Ride, Ride to Ruin!
    .text = Eliminate any number of Rohan cards in your reserve; for each of them the Mordor player must eliminate 1 Mordor card on an active battleground.
card-ghan-buri-ghan = Ghân-buri-Ghân
    .text = In reserve: Rohan cards may be played and moved to Minas Tirith.

## Wizard

card-gandalf-the-grey = Gandalf the Grey
    .text = Action on a path: activate a path with the next higher number. When Gandalf the White is played, Gandalf the Grey is removed.
card-gandalf-the-white = Gandalf the White
    .text = When you play him, remove Gandalf the Grey, wherever he is. In reserve: draw 1 extra card in your Draw phase. If you forsake him from the top of your draw deck, he is discarded, not eliminated.
card-gwaihir-the-windlord = Gwaihir the Windlord
    .text = Action in reserve: discard him to take Gandalf the Grey or Gandalf the White from your discard pile into your hand.
card-quickbeam = Quickbeam
    .text = +1 attack and +1 defence for every 2 Isengard armies and characters on his battleground, rounded down.
card-smeagol = Sméagol
    .text = Action on a path: add 1 corruption token to activate a path with the next higher number. If he would be eliminated in path combat, he is discarded instead.
card-treebeard = Treebeard
    .text = +1 attack at Orthanc. When you play or move him to a battleground, the Isengard player must choose and eliminate 1 Isengard army there.
card-ent-draught = Ent-Draught
    .text = Action in play: eliminate this card; the Hobbit player may take up to 2 Hobbit characters from their discard pile into their hand.
card-gandalfs-staff = Gandalf's Staff
    .text = In play: your carryover limit is 1 higher.
card-glamdring = Glamdring
card-narya-ring-of-fire = Narya, Ring of Fire
    .text = Action in reserve: discard this card; each Shadow player must discard 1 card from hand.

## Isengard

card-devilry-of-saruman = Devilry of Saruman
card-fighting-uruk-hai = Fighting Uruk-hai
card-wolf-riders = Wolf-Riders
card-white-hand-orcs = White Hand Orcs
card-grima-wormtongue = Gríma Wormtongue
    .text = Action in reserve: eliminate him and choose one: take Saruman from your draw deck into your hand, or eliminate 1 Rohan character in play.
card-saruman = Saruman
    .text = In reserve: draw 1 extra card in your Draw phase. If you forsake him from the top of your draw deck, he is discarded, not eliminated.
card-ugluk = Uglúk
    .text = Action on a path: activate another path with the same number.
card-palantir-of-orthanc = Palantír of Orthanc
    .text = Action in reserve, once per round: look at the top 3 cards of your draw deck; eliminate 1, discard 1 and take the last into your hand.
card-sarumans-staff = Saruman's Staff
    .text = In play: your carryover limit is 1 higher.
card-woven-of-all-colours = Woven of All Colours
    .text = If the wielder would be eliminated in combat on a path or battleground, the wielder and all its items are discarded instead.
card-threats-and-promises = Threats and Promises
    .text = If Saruman is in your reserve, activate or reactivate any Isengard battleground; you may move Saruman there, even if played this round.

## Monstrous

card-goblins-of-the-misty-mountains = Goblins of the Misty Mountains
card-balrog-of-moria = Balrog of Moria
    .text = +1 path attack at Khazad-dûm. When you play or move it to a path or battleground, each Free Peoples player must forsake 1 card.
card-barrow-wights = Barrow-wights
    .text = Action in reserve: eliminate this card; each Free Peoples player must forsake 1 card.
card-candles-of-corpses = Candles of Corpses
    .text = +1 path attack at Dead Marshes. Action in reserve: eliminate this card; each Free Peoples player must forsake 1 card.
card-caradhras-the-cruel = Caradhras the Cruel
    .text = When you play it to the path Caradhras, activate another path 4. Action in reserve: eliminate this card; each Free Peoples player must forsake 1 card.
card-cave-troll = Cave-troll
    .text = Action in reserve: eliminate this card; each Free Peoples player must forsake 1 card.
card-flocks-of-crebain = Flocks of Crebain
    .text = Action on a path: activate another path with the same number.
card-gollum = Gollum
    .text = Action on a path: activate another path with the same number. If he would be eliminated in path combat, he is discarded instead.
card-hill-troll = Hill-troll
    .text = Action in reserve: eliminate this card; each Free Peoples player must forsake 1 card.
card-shelob = Shelob
    .text = +1 path attack at Shelob's Lair. When you play or move her to a path, each Free Peoples player must forsake 1 card.
card-whip-of-many-thongs = Whip of Many Thongs
    .text = When you play it, draw 1 card.

## Southron

card-coastal-raiders = Coastal Raiders
    .text = +1 attack at Dol Amroth. Action in reserve: eliminate this card to activate Dol Amroth, if it is still in the Free Peoples battleground deck.
card-corsairs-of-umbar = Corsairs of Umbar
    .text = Action in reserve: eliminate this card to activate Umbar, if it is still in the Shadow battleground deck.
card-haradrim-mumakil = Haradrim Mûmakil
card-haradrim-regulars = Haradrim Regulars
    .text = Action in reserve: eliminate this card to activate Harad, if it is still in the Shadow battleground deck.
card-haradrim-cavalry = Haradrim Cavalry
    .text = +1 attack at Minas Tirith. Action in reserve: eliminate this card to activate Minas Tirith, if it is still in the Free Peoples battleground deck.
card-the-black-fleet = The Black Fleet
    .text = +1 attack at Pelargir. Action in reserve: eliminate this card to activate Pelargir, if it is still in the Free Peoples battleground deck.
card-the-black-serpent = The Black Serpent
    .text = Action in reserve: eliminate this card to reactivate any Southron battleground from a scoring area.

## Mordor

card-black-uruks = Black Uruks
card-grond-hammer-of-the-underworld = Grond, Hammer of the Underworld
card-mordor-orcs = Mordor Orcs
card-olog-hai = Olog-hai
card-trolls-of-udun = Trolls of Udûn
card-gorbag-and-shagrat = Gorbag & Shagrat
    .text = When you play or move them to a path, you may discard 1 card from your hand to put 1 attack token on this card, or 2 if the path is Cirith Ungol.
card-grishnakh = Grishnákh
    .text = Action on a path: eliminate him to add 1 corruption token.
card-mouth-of-sauron = Mouth of Sauron
    .text = Cannot be played or moved to a path while a Shadow battleground is active. In reserve: draw 1 extra card in your Draw phase.
card-the-beguiler = The Beguiler
    .text = Action in reserve: discard him; each Free Peoples player must discard 1 card from hand.
card-the-black-easterling = The Black Easterling
    .text = +1 defence at Dol Guldur. When you play him, draw 1 card.
card-the-commander = The Commander
    .text = Action in reserve: discard him; each Shadow player draws 1 card.
card-the-destroyer = The Destroyer
    .text = Action in reserve: discard him to put 1 attack token on an active battleground.
card-the-hunter = The Hunter
    .text = Action in reserve: discard him to put 1 attack token on the active path.
card-the-lidless-eye = The Lidless Eye
    .text = Cannot be played or moved to a path while a Shadow battleground is active. When you play it, each Shadow player draws 1 card. In reserve: your carryover limit is 1 higher.
card-the-messenger = The Messenger
    .text = Action in reserve: discard him to take 1 Nazgûl character from your discard pile into your hand.
card-the-reaver = The Reaver
    .text = Action in reserve: discard him; each Free Peoples player must forsake 1 card.
card-the-warrior = The Warrior
    .text = Action in reserve: discard him to put 1 defence token on an active battleground.
card-the-witch-king = The Witch-king
    .text = In reserve: draw 1 extra card in your Draw phase. If you forsake him from the top of your draw deck, he is discarded, not eliminated.
card-gothmog = Gothmog
    .text = When you play him, remove The Witch-king, wherever he is. In reserve: draw 1 extra card in your Draw phase.
card-black-breath = Black Breath
    .text = Action on a path or battleground: discard this card, its wielder and all other items of the wielder to add 1 corruption token.
card-black-riders-mount = Black Rider's Mount
    .text = When you play it on a wielder in reserve, you may at once move the wielder to the active path, even if played this round.
card-fell-beast = Fell Beast
    .text = When you play it on a wielder in reserve, you may at once move the wielder to an active battleground, even if played this round.
card-morgul-blade = Morgul Blade
    .text = Action on a path: eliminate this card to add 1 corruption token.
card-nazguls-mantle = Nazgûl's Mantle
    .text = If the wielder would be eliminated in combat on a path or battleground, the wielder and all its items are discarded instead.
card-the-black-captain = The Black Captain
    .text = If The Witch-king is in your reserve, activate or reactivate any Mordor battleground; you may move The Witch-king there, even if played this round.
card-the-day-without-dawn = The Day Without Dawn
    .text = Draw 7 cards and eliminate 1 of them; you may play up to 2 armies from among the others; discard the rest.
card-the-ringwraiths-are-abroad = The Ringwraiths Are Abroad
    .text = Draw 7 cards and eliminate 1 of them; you may play up to 2 Nazgûl characters from among the others; discard the rest.

## Paths

location-bag-end = Bag End
    .text = The Hobbit player draws 2 cards.
location-bucklebury-ferry = Bucklebury Ferry
    .text = The Mordor player draws 1 card and the Hobbit player draws 1 card.
location-gildors-encampment = Gildor's Encampment
    .text = The Elf player draws 1 card, then discards 1 card from hand.
location-inn-of-the-prancing-pony = Inn of the Prancing Pony
    .text = Each Shadow player draws 2 cards.
location-the-old-forest = The Old Forest
    .text = Each Free Peoples player must forsake 1 card.
location-weathertop = Weathertop
    .text = The Mordor player draws 2 cards.
location-fords-of-bruinen = Fords of Bruinen
    .text = Each Free Peoples player must forsake 1 card, then draws 3 cards.
location-imladris = Imladris
    .text = The Elf player draws 2 cards.
location-the-council-of-elrond = The Council of Elrond
    .text = Each Free Peoples player draws 1 card.
location-caradhras = Caradhras
    .text = Each Free Peoples player must forsake 1 card.
location-khazad-dum = Khazad-dûm
    .text = The Monstrous player draws 2 cards.
location-the-doors-of-durin = The Doors of Durin
    .text = The Monstrous player may forsake 1 card to put 1 attack token on this path.
location-dimrill-dale = Dimrill Dale
    .text = Each Shadow player must discard 2 cards from hand.
location-egladil = Egladil
    .text = Each Free Peoples player draws 2 cards, then discards 1 card from hand.
location-lothlorien = Lothlórien
    .text = The Elf player draws 1 card, then discards 1 card from hand.
location-amon-hen = Amon Hen
    .text = The Mordor player draws 1 card, then discards 1 card from hand.
location-dead-marshes = Dead Marshes
    .text = The Monstrous player draws 2 cards.
location-emyn-muil = Emyn Muil
    .text = Each Free Peoples player must forsake 1 card.
location-henneth-annun = Henneth Annûn
    .text = The Dúnedain player draws 1 card.
location-osgiliath = Osgiliath
    .text = The Dúnedain player may forsake 1 card to draw 3 cards.
location-the-cross-roads = The Cross-roads
    .text = Each Free Peoples player draws 1 card.
location-cirith-ungol = Cirith Ungol
    .text = The Mordor player draws 5 cards, may play 1 army from among them and discards the rest.
location-morgul-vale = Morgul Vale
    .text = The Mordor player draws 5 cards, may play 1 Nazgûl character from among them and discards the rest.
location-shelobs-lair = Shelob's Lair
    .text = The Monstrous player draws 2 cards.
location-crack-of-doom = Crack of Doom
    .text = The Monstrous player draws 2 cards.
location-morgai = Morgai
    .text = Put 1 attack token on this path.
location-orodruin = Orodruin
    .text = The Mordor player draws 2 cards.

## Battlegrounds

location-dol-amroth = Dol Amroth
    .text = The Dúnedain player may forsake 1 card to draw 1 card.
location-edoras = Edoras
    .text = Helm's Deep is activated too, if it is still in the Free Peoples battleground deck.
location-helms-deep = Helm's Deep
    .text = The Rohan player draws 5 cards, may play 1 army or character from among them to this battleground and discards the rest.
location-lorien = Lórien
    .text = The Shadow battleground Dol Guldur must be activated or reactivated too.
location-minas-tirith = Minas Tirith
    .text = The Dúnedain player may forsake 1 card to draw 3 cards.
location-pelargir = Pelargir
    .text = The Dúnedain player may forsake 1 card to draw 1 card.
location-rivendell = Rivendell
    .text = The Elf player draws 1 card, then discards 1 card from hand.
location-dol-guldur = Dol Guldur
    .text = The Free Peoples battleground Lórien must be activated or reactivated too.
location-harad = Harad
    .text = Each Shadow player draws 1 card.
location-minas-morgul = Minas Morgul
    .text = The Mordor player draws 5 cards, may play 1 Nazgûl character from among them to reserve and discards the rest.
location-morannon = Morannon
    .text = The Mordor player draws 5 cards, may play 1 army from among them and discards the rest.
location-moria = Moria
    .text = The Monstrous player draws 2 cards.
location-orthanc = Orthanc
    .text = The Isengard player may take Saruman from their draw deck or discard pile into their hand, and then must rebuild the deck: shuffle the discard pile into the draw deck.
location-umbar = Umbar
    .text = Each Shadow player draws 1 card.
