### The guided first match against bots: what differs from the card game's, and what is new.

lesson-hand = Your hand
    .text = You play Gandalf alone; the Balrog is a bot of the rules, without a seat. These seven cards are seen by you alone, and its hand is seen by nobody.
lesson-bot-turn = Why a bot does what it does
    .text = In its turn the bot asks itself the questions of this flowchart, from the top, and does what the way leads to. The way it took is lit, and told below.
lesson-beneficial = What helps the Shadow
    .text = A bot does nothing that does not help it. It brings icons where it is losing but able to win, takes cards from you, adds corruption, or draws.
lesson-rightmost = Rightmost
    .text = The cards of the Shadow lie from left to right as they came. Where a bot has to choose, it takes the rightmost. It pays for nothing and its hand is random: plan with that.
lesson-over = You know the cards, the combats and the way a bot thinks. Play on to the last path, or sit down at a table of your own; three levels wait for you.
