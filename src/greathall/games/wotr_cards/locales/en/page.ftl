### The page's own words for the card game: the table, its icons, the guide.

icon-attack = attack
icon-defence = defence
icon-lead-attack = leadership in attack
icon-lead-defence = leadership in defence
icon-path-attack = path attack
icon-path-defence = path defence
page-can-be-chosen = Can be chosen.
page-winner = Winner: { $side }. Victory points: { side-free } { $free }, { side-shadow } { $shadow }.
page-hand = Hand
page-draw-deck = draw deck
page-discard-pile = discard pile
page-eliminated-pile = eliminated
page-empty-pile = Nothing lies there.
page-carry = Carry over at most { $count }
page-my-reserve = My reserve
page-drawn = drawn
page-no-hand = No cards in hand.
page-no-places = No location is active.
page-won = Battlegrounds won
page-nothing-won = none yet
page-passed = passed
page-road = The road
page-road-now = active
page-road-free = won by the Free Peoples
page-road-shadow = won by the Shadow
page-path-number = Path { $number }
page-battleground-free = Free Peoples battleground
page-battleground-shadow = Shadow battleground
page-stormed = retaken: its own defence does not count
page-path-holds = path holds
page-defence-holds = defence holds
page-scenarios = Scenarios
page-cards = Cards
page-places = Locations
guide-phase-preparation = Each player has drawn a first hand and discards two cards of it. Discarded cards come back when the deck is rebuilt, so keep what helps on the first path.
guide-phase-locations = A battleground and the next path come into play, and their texts work.
guide-phase-actions = Players take turns: one action each, until all pass. Playing a card costs another card from hand. You may pass with few cards in hand.
guide-phase-combats = Each active location is fought out. Attack icons are cancelled by the place itself and then by losing defenders; whoever holds it scores.
guide-phase-victory = A lead of ten points wins at once; after the last path the higher score wins, and a tie goes to the Shadow.
guide-phase-draw = Everybody draws new cards, and the first player token passes on.
guide-question-turn = Play a lit card from your hand, move one from reserve, or use a text. Cards on the path defend or attack the Ring-bearers; cards on battlegrounds fight for points. If nothing helps, put a card into reserve for later.
guide-question-discard = The price of playing a card. It goes to your discard pile and comes back when your deck is rebuilt.
guide-question-forsake = Forsaking eliminates a card for good: from hand, from reserve, or unseen off the top of your deck.
guide-question-loss = Defenders are lost one after the other until the attack is cancelled. A card is lost even for one icon.
guide-question-combat = You are the first player: you set the order in which the combats are fought.
page-short = { $count } short
page-points =
    { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
page-walls = walls { $count }
page-path-itself = path { $count }
page-tokens = tokens { $count }
page-corruption =
    { $count ->
       *[other] corruption
    }
page-put-here = Put it here
page-empty-reserve = Nothing in reserve.
page-being-played = being played
page-decks = Your decks
guide-question-opening-discard = Two cards of your seven go. Discarded cards come back later, so let go of what is of no use on the first paths.
guide-question-place = On the path the card helps or hinders the Ring-bearers; on a battleground it fights for victory points; in reserve it waits, and some texts work there.
guide-question-wielder = The item stays with this character, adds its icons, and is lost with it.
guide-question-may = A text offers you something. You may decline.
guide-question-agree = Your team-mate has chosen the losses. If you do not agree, the attackers choose.
guide-question-support = Each army supports one character of its faction, whose circled icons then count.
page-own-bot = bot
page-cards-face-down =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
page-active-places = Active locations
page-next-path = next: path { $number }
page-battleground-deck-free = Free Peoples battlegrounds: { $count } left
page-battleground-deck-shadow = Shadow battlegrounds: { $count } left
page-more-cards = +{ $count } more
page-fewer = show fewer
page-legend-cards = On cards
page-legend-places = On locations
page-legend-seats = At the seats
deed-opening-discard = Discard { $card }
deed-discard = Discard { $card }
deed-discard-drawn = Discard { $card }
deed-eliminate = Eliminate { $card }
deed-eliminate-drawn = Eliminate { $card }
deed-play-drawn = Play { $card }
deed-take = Take { $card }
deed-loss = Lose { $card }
deed-wielder = Give it to { $card }

# Answers that a player sets in advance.
standing-pass-this-round = Pass for the rest of this round, whenever the rules let me
