### Against the Shadow: the texts of bot cards and replaced locations that differ from the base cards', in our own words.

## Cards

bot-card-grima-wormtongue = Action in reserve: eliminate this card; a Free Peoples player chooses one: the bot takes Saruman from its draw deck, a Rohan character in play is eliminated, or the bot draws 2 cards.
bot-card-ugluk = Action on a path: activate a random other path with the same number; only while the Shadow is winning this one.
bot-card-palantir-of-orthanc = Action in reserve, once per round: of the top 3 cards of the draw deck, unseen, 1 at random is eliminated, 1 discarded, and the last goes into the bot's hand.
bot-card-threats-and-promises = If Saruman is in reserve, a random Isengard battleground that the Shadow is able to win is activated or reactivated; Saruman moves there if the Shadow is losing it. Otherwise the card is discarded.
bot-card-caradhras-the-cruel = When played to the path Caradhras, a random other path 4 is activated. Action in reserve: eliminate this card; each Free Peoples player must forsake 1 card.
bot-card-flocks-of-crebain = Action on a path: activate a random other path with the same number; only while the Shadow is winning this one.
bot-card-gollum = Action on a path: activate a random other path with the same number; only while the Shadow is winning this one. If he would be eliminated in path combat, he is discarded instead.
bot-card-coastal-raiders = Action in reserve: activate Dol Amroth, if it is still in the Free Peoples battleground deck and the Shadow is able to win there, and move this card there.
bot-card-corsairs-of-umbar = Action in reserve: activate Umbar, if it is still in the Shadow battleground deck and the Shadow is able to win there, and move this card there.
bot-card-haradrim-regulars = Action in reserve: activate Harad, if it is still in the Shadow battleground deck and the Shadow is able to win there, and move this card there.
bot-card-haradrim-cavalry = Action in reserve: activate Minas Tirith, if it is still in the Free Peoples battleground deck and the Shadow is able to win there, and move this card there.
bot-card-the-black-fleet = Action in reserve: activate Pelargir, if it is still in the Free Peoples battleground deck and the Shadow is able to win there, and move this card there.
bot-card-the-black-serpent = Action in reserve: eliminate this card to reactivate a random Southron battleground of the Free Peoples scoring area that the Shadow is able to win.
bot-card-gorbag-and-shagrat = On a path: 1 more attack icon, or 2 if the path is Cirith Ungol. Nothing is discarded for it.
bot-card-the-destroyer = Action in reserve: discard him to put 1 attack token on the rightmost Free Peoples battleground where that helps.
bot-card-the-messenger = Action in reserve: discard him to take a random other Nazgûl character from the discard pile into hand.
bot-card-the-warrior = Action in reserve: discard him to put 1 defence token on the rightmost Shadow battleground where that helps.
bot-card-black-riders-mount = When played on a wielder in reserve, the wielder moves to the path at once, if the Shadow is able to win there but is losing, or if it is the last path.
bot-card-fell-beast = When played on a wielder in reserve, the wielder moves at once to the rightmost battleground where the Shadow is able to win but is losing.
bot-card-the-black-captain = If The Witch-king is in reserve, a random Mordor battleground that the Shadow is able to win is activated or reactivated; The Witch-king moves there if the Shadow is losing it. Otherwise the card is discarded.
bot-card-the-day-without-dawn = The bot draws 7 cards, face up; 1 of them at random is eliminated, the first 2 armies are played, the rest is discarded.
bot-card-the-ringwraiths-are-abroad = The bot draws 7 cards, face up; 1 of them at random is eliminated, the first 2 Nazgûl characters are played, the rest is discarded.

## Locations

bot-location-the-doors-of-durin = The Monstrous bot forsakes 1 card to put 1 attack token on this path, if the Shadow is able to win it but is losing.
bot-location-amon-hen = The Mordor bot draws 1 card, then discards a random card from hand.
bot-location-cirith-ungol = The Mordor bot draws 5 cards, face up, plays the first army from among them and discards the rest.
bot-location-morgul-vale = The Mordor bot draws 5 cards, face up, plays the first Nazgûl character from among them and discards the rest.
bot-location-minas-morgul = The Mordor bot draws 5 cards, face up, plays the first Nazgûl character from among them to reserve and discards the rest.
bot-location-morannon = The Mordor bot draws 5 cards, face up, plays the first army from among them and discards the rest.
