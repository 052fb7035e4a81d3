### The page's own words for Against the Shadow: the flowchart, the bots' seats, the guide.

page-flowchart = The bots' flowchart
page-flowchart-text = In its turn a bot asks itself these questions, from the top, and does what the way leads to. Two arrows differ with the options of the table.
page-tab-chart = Flowchart
page-bot-turns = Turns of the bots
page-turn-before = The turn before
page-turn-after = The turn after
# $number, $all: turns of bots in this match
page-turn-of = round { $round }, turn { $number } of { $all }
page-walk = The way through the flowchart
page-no-bot-turn = No bot has had a turn yet.
page-empty-hand = no card
page-why = Why?
page-why-long = Why? Show the way through the flowchart
page-bot-by-flowchart = bot, by the flowchart
page-bot-cards = Cards and locations that read differently
guide-shadow-preparation = You discard two cards of each first hand. Discarded cards come back when the deck is rebuilt. The bots drop the two cards they drew last, unseen.
guide-shadow-actions = You and the bots take turns: one action each, until all pass. Playing a card costs you another card from hand; it costs a bot nothing. The flowchart shows why a bot did what it did.
guide-shadow-victory = Nobody wins before the last path. Then the higher score wins, and a tie goes to the Shadow.
guide-question-choose-one = The bot's card can do several things. You choose for it: take what hurts you least.
