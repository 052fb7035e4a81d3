### The names of Against the Shadow: the game, and what its scenarios are like against bots.

game-against-the-shadow = Against the Shadow
    .summary = The card game alone or with a friend: you play the Free Peoples, bots play the Shadow, and each of their turns tells why they do what they do.
    .motto = Alone or with a friend against bots of the Shadow that tell why they do what they do.

## The scenarios, against bots

scenario-trilogy = Trilogy
    .summary = The whole story from Bag End to Mount Doom against two bots: alone with both decks of the Free Peoples, or with a friend, a deck each.
scenario-duel-2 = Two-Player Duel
    .summary = The whole war alone, one deck of 60 cards against a bot with 60. The Free Peoples win a path only with more defence than attack.
    .short = Duel
scenario-duel-3 = Three-Player Duel
    .summary = Gandalf, with all cards of the Free Peoples, stands alone against two bots, the Witch-king and Saruman. He takes every second turn.
    .short = Duel of three
scenario-fellowship = The Fellowship of the Ring
    .summary = A short game alone, from the Shire to the banks of the Anduin, against the Balrog of Moria. Chosen decks, battlegrounds in a set order, no Ring tokens.
    .short = Fellowship
