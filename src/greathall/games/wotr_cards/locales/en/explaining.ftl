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

## Signs

mark-attack = Attack
    .text = Counts when the card attacks on a battleground: each icon has to be cancelled by the defenders.
mark-defence = Defence
    .text = Counts when the card defends a battleground: it cancels so many attack icons, and is eliminated for it.
mark-lead-attack = Leadership in attack
    .text = In a circle: counts on a battleground only while an army of the same faction there supports this character.
mark-lead-defence = Leadership in defence
    .text = In a circle: counts on a battleground only while an army of the same faction there supports this character.
mark-path-attack = Path attack
    .text = Counts on a path: each icon that is not cancelled there becomes corruption.
mark-path-defence = Path defence
    .text = Counts on a path: it cancels so many path attack icons, and is eliminated for it.
mark-fallen = Eliminated
    .text = When a combat is shown: a card that is eliminated, or an attack that nobody stops.
mark-varies = Star: a number that changes
    .text = Its text adds icons or takes them away, depending on what lies on the table.
mark-paths = Paths
    .text = On a path it may go only to those with these numbers: { $paths }.
mark-faction = Faction
    .text = A card of this faction fights on battlegrounds that show it. The player who has this faction in the deck owns the card.
mark-army = Army
    .text = Fights on battlegrounds, supports characters of its faction, and comes in several copies.
mark-character = Character
    .text = Fights on battlegrounds and on the paths that it names, wields items, and is played once a round.
mark-item = Item
    .text = Lies with its wielder, adds its icons to theirs, goes where they go, and is lost with them.
mark-event = Event
    .text = Its text is carried out; then the card is eliminated.
mark-points = Victory points
    .text = Whoever wins this location scores so many.
mark-own-defence = Defence of its own
    .text = The place cancels so many attack icons by itself, before any card is lost.
mark-hand = Cards in hand
    .text = How many cards this player holds. Nobody else sees them.
mark-deck = Draw deck
    .text = How many cards are left to draw. When there is none, the discard pile is shuffled into a new deck.
mark-discard = Discard pile
    .text = These cards come back when the deck is rebuilt.
mark-eliminated = Eliminated
    .text = These cards are out of the game for good.
mark-order = Place in the turn order
    .text = Players take their turns in this order, from the first player on.
mark-side-free = Free Peoples
    .text = A circle, blue: they defend the paths. Beside it stand their victory points.
mark-side-shadow = The Shadow
    .text = A lozenge, red: it attacks on the paths. Beside it stand its victory points.
mark-plus = +1, +2 …
    .text = The card counts for so many icons more than are printed on it, by texts, items, tokens or leadership.
mark-fresh = Pale card in reserve
    .text = It was played there in this round and may move in the next one.
