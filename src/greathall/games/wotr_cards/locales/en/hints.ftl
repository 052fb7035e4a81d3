### Why a bot would do so: reasons for and against, in a hint. $attack, $defence: all icons of the two sides there

reason-decides = { $location } is then decided for you: { $attack } attack, { $defence } defence.
reason-to-spare = { $location } is yours with more to spare: { $attack } attack, { $defence } defence.
reason-closer = { $location } comes closer: { $attack } attack, { $defence } defence.
reason-points =
    { $location } is worth { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
reason-attackers-fall = Attackers are eliminated after the combat.
reason-price = Another card pays for it; you would miss { $card } least.
reason-forsake = Your hand would be empty, so you would have to forsake a card.
reason-no-price = It costs no other card.
reason-reserve = In reserve it waits for a better place, and moves there later without a price.
reason-item-waits = It waits with { $card } for a place where it counts.
reason-item-falls = If { $card } falls, the item falls too.
reason-event = Its text works at once.
reason-action = The action of { $card } helps more than a card played now.
reason-new-path = The present path stands well, and { $card } opens the next one.
reason-ring = The Ring token gives you more cards to choose from.
reason-ring-kept = Unused, it may be a point at the end.
reason-pass = Nothing else gains more than it costs, and your cards stay in hand.
reason-discard = A card is gone for nothing; only good if you must not pass.
reason-winnow = Two cards are gone for good, and only one comes.
reason-activate = You are stronger than the enemy at { $location }, or have most to win there.
reason-least-missed = Of all these it is missed least where the match stands now.
reason-most-useful = Of all these it does most where the match stands now.

outlook-holds = { $location } holds: { $attack } attack, { $defence } defence
outlook-falls = { $location } falls: { $attack } attack, { $defence } defence
reason-text-helps = The text gives more than it takes.
reason-text-costs = The text would take more than it gives.
reason-agree = Your team-mate has chosen well; nobody else would choose better for you.
reason-token = There the token changes the combat most.
reason-strike = It is the best card that the enemy can lose here.
reason-no-matter = It makes no difference that the bot could see.
