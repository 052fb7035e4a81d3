### What the glass and the sheet tell of a card, a location or a turn: reasons, costs, sums.

## Whether a card can be played, and what it costs

explain-cost-discard = Cost: discard 1 other card from hand
explain-cost-forsake = Cost: it is your last card, so forsake another thing
explain-unplayable-nothing-to-do = Its text would have nothing to work on now.
explain-unplayable-played-before = It was played in this round already; no character or item is played twice in a round.
explain-unplayable-no-wielder = Nobody in play may wield it now.
# $phase: the phase of the round
explain-other-phase = Cards are played in the Actions phase; now it is: { $phase }.
explain-other-turn = Somebody else is in turn: { $player }.
explain-fresh = It was played into reserve in this round and may move in the next one.
explain-nowhere = None of the active locations lets it in.
explain-use-open = Its text can be used as your action.
explain-use-elsewhere = Its action cannot be used from where it is.
explain-use-used = Its action works once a round and has been used.
explain-use-cannot-pay = Its action cannot be paid now, or would do nothing.

## Where it may go

explain-places = Where it may go
explain-wielders = Who may wield it
explain-waits = It waits there; its icons do not count.
# $amount: how many paths are allowed; $paths: their numbers
explain-closed-to-number =
    { $amount ->
        [0] It may enter no path.
       *[other] It may enter these paths only: { $paths }.
    }
explain-closed-to-army = Armies fight on battlegrounds, not on paths.
explain-closed-to-faction = This battleground does not show its faction.
explain-closed-to-text = Its own text keeps it out.
# $after: what our side would have; $against: what the other side has; $short: how much defence would be missing
explain-sum =
    { $location }: then { $after } against { $against }; { $short ->
        [0] the defence holds.
       *[other] the defence is { $short } short.
    }
explain-wields-in-reserve = In reserve; the icons count as soon as they go to a location together.
explain-weapons-clash = Has a weapon already and may have no other beside it.
explain-not-named = In play, but the item does not name this character.
explain-not-in-play = Not in play.
explain-in-hand = Not in play: the card is in your hand.
explain-discarded = Not in play: the card is in your discard pile.
explain-eliminated = Eliminated.

## What is not open in this turn

explain-not-now = Not now
# $count: how many cards are above the limit
explain-closed-too-many =
    { $count ->
        [one] { $count } card too many
       *[other] { $count } cards too many
    }
explain-closed-two-cards = needs two cards in hand
explain-closed-empty-hand = your hand is empty
explain-closed-no-ring = no Ring token left

## What a sum is made of

explain-icons-here = Where it stands
explain-sum-attack = The attack
explain-sum-defence = The defence
explain-part-printed = printed on the card
explain-part-text = by its own text, now
explain-part-item = with { $card }
explain-part-lent = lent by { $card }
explain-part-token = by tokens on it
explain-part-supports = by supporting a character
explain-part-leads = leadership: an army supports it
explain-part-leads-not = leadership does not count: no army is free to support it
explain-part-place = the place itself
explain-part-stormed = the place itself: retaken, so its own defence does not count
explain-part-tokens = by tokens
explain-part-items = by items of those who stand there
