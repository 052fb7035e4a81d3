## A battle, bids and wildlings on the stage

page-fight-armies = Armies meet
page-fight-cards = House cards
page-fight-blade = What else counts
page-fight-result = Result
page-fight-bids = All fists open
page-fight-order = The new order
page-fight-threat = They come
page-fight-watch = Is it enough?
page-fight-wins = wins
page-fight-loses = loses
page-fight-casualties =
    { $count ->
        [0] No casualties by swords.
        [one] One casualty by swords.
       *[other] { $count } casualties by swords.
    }
page-fight-first = First: { $player }
page-fight-strength = strength { $strength }
page-fight-beaten = The Night's Watch holds
page-fight-lost = The wildlings break through
page-fight-highest = Highest bid: { $player }
page-fight-lowest = Lowest bid: { $player }

## How the houses stand at the end

page-result-houses = How the houses stand
page-result-castles = castles
page-result-lands = lands
page-result-supply = supply
page-result-power = power
