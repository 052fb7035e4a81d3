"""The table: everything that lies on it, who sees it, and simple questions about it (pp. 5, 9)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol, TypeVar

from greathall.games.wotr_cards.facts import (
    CARDS,
    CHARACTER,
    LOCATIONS,
    Card,
    FactionCard,
    Location,
    Side,
)
from greathall.games.wotr_cards.scenarios import SCENARIOS, Scenario
from greathall.kernel import (
    Outcome,
    Pile,
    Player,
    Seat,
    State,
    Struct,
    hidden,
    private,
    public,
    state,
    struct,
    without_one,
)

if TYPE_CHECKING:
    from greathall.games.wotr_cards.card_texts import CardText, LocationText

RESERVE: Final = "reserve"  # a place like a location; each player has their own
T = TypeVar("T")


class Conduct(Protocol):
    """How whoever plays a deck decides, each time where the rules leave it to them."""

    is_asked: ClassVar[bool]  # whether they look at their cards, agree with others, and pay

    def next_action(self, game: Any, player: Player) -> Awaitable[tuple[str, ...]]:
        """The action of a turn, or the pass."""

    def take_action(self, game: Any, player: Player, *action: str) -> Awaitable[None]:
        """Carry out that action."""

    def decide(
        self, game: Any, player: Player, kind: str, options: Iterable[T], about: Any, always: bool
    ) -> Awaitable[T]:
        """One of several things that everybody sees."""

    def choose_unseen(
        self, player: Player, kind: str, cards: tuple[Card, ...], always: bool
    ) -> Awaitable[Card]:
        """One of the cards that nobody else sees."""

    def may(self, player: Player, what: str) -> Awaitable[bool]:
        """Whether to use a text that need not be used."""

    def forsake(self, game: Any, player: Player, spared: Card) -> Awaitable[None]:
        """Forsake one card."""

    def draw_and_play(
        self,
        game: Any,
        player: Player,
        draws: int,
        fits: Callable[[Card], bool],
        up_to: int,
        eliminate: int,
        only: str | None,
    ) -> Awaitable[None]:
        """Draw cards, eliminate some, play some that fit, discard the others."""

    def losses(
        self,
        player: Player,
        location: Location,
        standing: list[Card],
        icons: Mapping[Card, int],
        need: int,
    ) -> Awaitable[list[Card]]:
        """Which of these cards fall to cancel so many icons."""

    def support(
        self,
        player: Player,
        field: Location,
        cards: tuple[Card, ...],
        ways: Mapping[Sequence[Card], dict[Card, int]],
    ) -> Awaitable[Sequence[Card]]:
        """Which characters its armies support, of several ways."""

    def fewer_draws(self, game: Any, player: Player) -> int:
        """How many cards fewer they draw in the phase of drawing."""


@struct
class Combat(Struct):
    """A combat that is being fought."""

    location: Location
    attack: int = 0  # all attack icons
    defence: int = 0  # of the location itself
    icons: Mapping[Card, int] = field(default_factory=dict)  # of one copy of each defending card
    lost: tuple[Card, ...] = ()
    left: int = 0  # attack icons that were not cancelled
    winner: Side | None = None

    @property
    def need(self) -> int:
        """How many icons the defenders have to cancel."""
        return self.attack - self.defence

    @property
    def cancelled(self) -> int:
        return sum(self.icons[card] for card in self.lost)


@state
class MiddleEarth(State):
    """The state of the card game."""

    # What is printed on the cards and locations of this table, and how those who play at it decide;
    # an expansion has a table of its own.
    cards: ClassVar[dict[Card, FactionCard]] = CARDS
    texts: ClassVar[dict[Card, CardText]] = {}
    action_texts: ClassVar[dict[Card, CardText]] = {}  # those that one uses an action for
    lasting_texts: ClassVar[dict[Card, CardText]] = {}  # those in force while in reserve
    location_texts: ClassVar[dict[Location, LocationText]] = {}
    people: ClassVar[Conduct]  # who have a seat
    others: ClassVar[Conduct]  # who play a deck without one

    scenario: str = public()
    options: Mapping[str, str] = public()
    seat: Mapping[Player, Seat] = public()  # who plays this deck
    hand: dict[Player, tuple[Card, ...]] = private(pool="cards")
    aside: dict[Player, tuple[Card, ...]] = private(pool="cards")  # drawn, but not into the hand
    deck: dict[Player, Pile] = hidden(pool="cards")
    # Both piles lie face down and their owner may look through them; what went there face up,
    # everybody saw, and is kept apart.
    discard: dict[Player, tuple[Card, ...]] = private(pool="cards")
    discard_seen: dict[Player, tuple[Card, ...]] = public()
    eliminated: dict[Player, tuple[Card, ...]] = private(pool="cards")
    eliminated_seen: dict[Player, tuple[Card, ...]] = public()
    reserve: dict[Player, tuple[Card, ...]] = public()
    fresh: dict[Player, tuple[Card, ...]] = public()  # played into reserve this round
    playing: tuple[Card, ...] = public(default=())  # events whose text is being done
    items: dict[Card, tuple[Card, ...]] = public(default_factory=dict)  # by their wielder
    paths: tuple[Location, ...] = public()  # never activated yet
    battleground_deck: dict[Side, tuple[Location, ...]] = public()  # in no order
    path: Location = public(default="")
    path_number: int = public(default=0)  # of the last path activated
    battlegrounds: tuple[Location, ...] = public(default=())
    there: dict[Location, tuple[Card, ...]] = public(default_factory=dict)  # at active locations
    stormed: tuple[Location, ...] = public(default=())  # retaken: its own defence is ignored
    attack_tokens: dict[str, int] = public(default_factory=dict)  # on locations and cards
    defence_tokens: dict[str, int] = public(default_factory=dict)
    combat: Combat | None = public(default=None)
    scored: dict[Side, tuple[Location, ...]] = public()
    nobodys: tuple[Location, ...] = public(default=())  # paths that nobody won
    corruption: int = public(default=0)
    ring_token: dict[Player, bool] = public()  # whether it can be used
    round: int = public(default=0)
    phase: str = public(default="preparation")
    first: int = public(default=0)  # place in the turn order that holds the first player token
    turn: int = public(default=0)  # place in the turn order whose turn it is
    passed: tuple[Player, ...] = public(default=())  # in direct succession
    played: tuple[Card, ...] = public(default=())  # characters and items played this round
    used: tuple[Card, ...] = public(default=())  # texts that work once a round
    in_force: tuple[Card, ...] = public(default=())  # events that last until the round ends
    # Texts used in this phase of actions, each with the position that its player used it in.
    uses: tuple[tuple[Card, Mapping[str, Any]], ...] = hidden(pool=None, default=())
    outcome: Outcome | None = public(default=None)


def scenario(game: MiddleEarth) -> Scenario:
    return SCENARIOS[game.scenario]


def owner(game: MiddleEarth, card: Card) -> Player:
    """The player whose deck holds this card."""
    return SCENARIOS[game.scenario].owner[card]


def conduct_of(game: MiddleEarth, player: Player) -> Conduct:
    """How whoever plays this deck decides."""
    return game.people if player in game.seat else game.others


def acting_player(game: MiddleEarth) -> Player:
    """Whose turn it is; in the phase of locations the first player (p. 8)."""
    return SCENARIOS[game.scenario].turn_order[game.turn]


def first_player(game: MiddleEarth) -> Player:
    return SCENARIOS[game.scenario].turn_order[game.first]


def players_from(game: MiddleEarth, place: int) -> tuple[Player, ...]:
    """Every player once, in turn order from this place."""
    order = SCENARIOS[game.scenario].turn_order
    return tuple(dict.fromkeys(order[place:] + order[:place]))


def team(game: MiddleEarth, side: Side) -> tuple[Player, ...]:
    """The players of a side, in turn order from the acting player (nothing else is printed)."""
    sides = SCENARIOS[game.scenario].side
    return tuple(p for p in players_from(game, game.turn) if sides[p] == side)


def each_player(game: MiddleEarth, side: Side) -> tuple[Player, ...]:
    """Whom "each player of that side" means: in a duel the only one, twice (p. 21)."""
    players = team(game, side)
    return players * 2 if side in SCENARIOS[game.scenario].doubled else players


def active_locations(game: MiddleEarth) -> tuple[Location, ...]:
    return (*((game.path,) if game.path else ()), *game.battlegrounds)


def wielder_of(game: MiddleEarth, item: Card) -> Card | None:
    for wielder, items in game.items.items():
        if item in items:
            return wielder
    return None


def place_of(game: MiddleEarth, card: Card) -> Location | None:
    """Where a character lies, or an item with its wielder: a location, RESERVE, or None."""
    if CARDS[card].type != CHARACTER:
        wielder = wielder_of(game, card)
        return place_of(game, wielder) if wielder else None
    for location, cards in game.there.items():
        if card in cards:
            return location
    return RESERVE if card in game.reserve[owner(game, card)] else None


def is_in_play(game: MiddleEarth, card: Card) -> bool:
    return place_of(game, card) is not None


def is_in_reserve(game: MiddleEarth, card: Card) -> bool:
    return card in game.reserve.get(SCENARIOS[game.scenario].owner.get(card, ""), ())


def cards_of_side(game: MiddleEarth, location: Location, side: Side) -> tuple[Card, ...]:
    return tuple(card for card in game.there[location] if CARDS[card].side == side)


def is_faction_battleground(location: Location, faction: str) -> bool:
    """A battleground that shows this faction as attacker or defender (p. 6)."""
    return faction in LOCATIONS[location].factions


def discard_pile(game: MiddleEarth, player: Player) -> tuple[Card, ...]:
    return game.discard[player] + game.discard_seen[player]


def movable(game: MiddleEarth, player: Player) -> tuple[Card, ...]:
    """Reserve cards that were not played there this round (p. 11)."""
    cards = game.reserve[player]
    for card in game.fresh[player]:
        cards = without_one(cards, card)
    return cards


def without_rightmost(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """These cards less the copy of `card` that came last."""
    return without_one(cards[::-1], card)[::-1]


def unique(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Each title once: two copies of a card make one option."""
    return tuple(dict.fromkeys(cards))
