"""Small games made for the tests of the kernel, and what is needed to look at them closely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from greathall.games import games
from greathall.kernel import (
    CHANCE,
    Event,
    Game,
    Header,
    Match,
    Outcome,
    Pile,
    Random,
    State,
    choose,
    event,
    hidden,
    private,
    public,
    roll,
    secret,
    state,
    together,
    without_one,
)
from greathall.kernel.game import pick

ANN, BOB, CID = PLAYERS = ("ann", "bob", "cid")
SEATS = {"north": (ANN, CID), "south": (BOB,)}
WATCHERS = ("north", "south", ANN, CID, None)
CARDS = tuple(f"card-{letter}" for letter in "abcdefghijkl")

Rule = Callable[..., Coroutine[Any, Any, None]]
Scene = tuple[Any, ...]
Scheduled = tuple[Any, ...]  # a rule and its arguments


def _rows() -> dict[str, tuple[str, ...]]:
    return dict.fromkeys(PLAYERS, ())


@state
class Table(State):
    """Hands, a common face-down pile, cards that lie open, and what was said."""

    hand: dict[str, tuple[str, ...]] = private(pool="cards", default_factory=_rows)
    cellar: dict[str, tuple[str, ...]] = private(pool="cards", default_factory=_rows)  # face down
    pile: Pile = hidden(pool="cards", default=Pile())
    piles: dict[str, Pile] = hidden(default_factory=dict)
    plot: str = hidden(pool=None, default="the butler did it")
    shown: tuple[str, ...] = public(default=())
    said: tuple[tuple[str, Any], ...] = public(default=())
    count: dict[str, int] = public(default_factory=dict)
    whispered: dict[str, tuple[str, ...]] = private(pool=None, default_factory=_rows)
    outcome: Outcome | None = public(default=None)

    def pool_owner(self, key: Any) -> Any:
        """All draw from the same pile."""
        return None


@event
class Said(Event):
    player: str
    what: Any


@event
class CardDrawn(Event):
    player: str
    card: str = secret(of="player")


@event
class CardLaidAway(Event):
    player: str
    card: str = secret(of="player", unless="open")
    open: bool


def say(game: Table, player: str, what: Any) -> None:
    """Everybody hears it, and it is written down."""
    game.said = (*game.said, (player, what))
    game.emit(Said(player, what))


def redraw(game: Table, players: tuple[str, ...], rng: Random) -> None:
    """What only the game can deal anew: whispers become others."""
    for player in PLAYERS:
        if player not in players:
            words = tuple("xyz"[int(rng.random() * 3)] for _ in game.whispered[player])
            game.whispered[player] = words


# ------------------------------------------------------------------ games of a few rules


@dataclass(frozen=True)
class Layout:
    """How a toy is laid out: a set-up that a failing test can print."""

    agenda: tuple[Scheduled, ...]
    rows: dict[str, Any]

    def __call__(self, _scenario: str, _seats: Any, _options: Any) -> Table:
        rows: Any = {k: v.copy() if isinstance(v, dict) else v for k, v in self.rows.items()}
        table = Table(**rows)
        for rule, *words in self.agenda:
            table.then(rule, *words)
        return table


def toy(*rules: Rule, agenda: tuple[Scheduled, ...] = (), **rows: Any) -> Game:
    """A game of these rules, one step each in this order unless the agenda says otherwise."""
    return Game(
        id="toy",
        rules=3,
        scenarios={"short": {2: SEATS}, "long": {2: SEATS, 3: {p: (p,) for p in PLAYERS}}},
        options={"weather": ("fair", "foul"), "moon": ("new", "full")},
        set_up=Layout(agenda or tuple((rule,) for rule in rules), rows),
        redraw=redraw,
    )


def begin(game: Game, rng: Random | None = None) -> Match:
    """A match of it on its first scenario. Without `rng` chance waits for its answers."""
    header = Header("toy", game.rules, "short", 2, (("weather", "fair"), ("moon", "new")))
    return Match(game, header, SEATS, game.set_up("short", SEATS, {}), rng)


def match_of(
    *rules: Rule, rng: Random | None = None, agenda: tuple[Scheduled, ...] = (), **rows: Any
) -> Match:
    return begin(toy(*rules, agenda=agenda, **rows), rng)


@contextmanager
def in_the_hall(game: Game) -> Iterator[Game]:
    """The hall has this game, too, while the test lasts."""
    before = dict(games())
    games()[game.id] = game
    try:
        yield game
    finally:
        games().clear()
        games().update(before)


def hand(**cards: str) -> dict[str, tuple[str, ...]]:
    """`hand(ann="a b")`: a table by player; who is not named has nothing."""
    return _rows() | {player: tuple(words.split()) for player, words in cards.items()}


# ------------------------------------------------------------------ games made of scenes


async def play(game: Table, *scenes: Scene) -> None:
    """A step that plays these scenes, one after the other."""
    for kind, *words in scenes:
        await SCENES[kind](game, *words)


async def speak(game: Table, player: str, options: int) -> None:
    say(game, player, await choose(player, "speak", range(options)))


async def whisper(game: Table, player: str) -> None:
    word = await choose(player, "whisper", "xyz", visible_to=(player,))
    game.whispered[player] = (*game.whispered[player], word)


async def throw(game: Table, faces: int) -> None:
    say(game, CHANCE, await roll(faces))


async def take_card(game: Table, player: str) -> None:
    if game.pile:
        card, game.pile = await game.pile.draw_top(player)
        game.hand[player] = (*game.hand[player], card)
        game.emit(CardDrawn(player, card))


async def _out_of_hand(game: Table, player: str, kind: str, visible_to: Any = None) -> str:
    """One card of their choice, taken out of the hand."""
    cards = game.hand[player]
    card = await choose(
        player, kind, dict.fromkeys(cards), visible_to=visible_to, always_ask=len(cards) > 1
    )
    game.hand[player] = without_one(cards, card)
    return card


async def lay_away(game: Table, player: str) -> None:
    if game.hand[player]:
        card = await _out_of_hand(game, player, "lay-away", visible_to=(player,))
        game.cellar[player] = (*game.cellar[player], card)
        game.emit(CardLaidAway(player, card, open=False))


async def show(game: Table, player: str) -> None:
    if game.hand[player]:
        card = await _out_of_hand(game, player, "show")
        game.shown = (*game.shown, card)
        game.emit(CardLaidAway(player, card, open=True))


async def peek(game: Table, player: str) -> None:
    if game.pile:
        game.pile = await game.pile.look_at_top(player)


async def bury(game: Table, player: str) -> None:
    if game.hand[player]:
        card = await _out_of_hand(game, player, "bury", visible_to=(player,))
        game.pile = game.pile.put_at_bottom(card, player)


async def put_back(game: Table, player: str) -> None:
    if game.hand[player]:
        card = await _out_of_hand(game, player, "put-back", visible_to=(player,))
        game.pile = game.pile.put_on_top(card, player)


async def mix(game: Table) -> None:
    game.pile = game.pile.shuffled()


async def bid(game: Table, *bidders: tuple[str, tuple[int, ...]]) -> None:
    """Those named bid in secret, once for each of their numbers of options; then all is said."""

    async def bids_of(player: str, sizes: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([await choose(player, "bid", range(n)) for n in sizes])

    bids = await together({player: bids_of(player, sizes) for player, sizes in bidders})
    for player, numbers in bids.items():
        say(game, player, numbers)


async def lay_away_together(game: Table) -> None:
    """Everybody lays one card away, and nobody ever sees the others'."""
    chosen = await together(
        {
            player: choose(
                player, "seal", dict.fromkeys(cards), visible_to=(player,), always_ask=True
            )
            for player, cards in game.hand.items()
            if cards
        }
    )
    for player, card in chosen.items():
        game.hand[player] = without_one(game.hand[player], card)
        game.cellar[player] = (*game.cellar[player], card)
        game.emit(CardLaidAway(player, card, open=False))


async def fork_in_the_road(game: Table, player: str, *ways: tuple[Scene, ...]) -> None:
    await play(game, *ways[await choose(player, "way", range(len(ways)))])


async def later(game: Table, *scenes: Scene) -> None:
    game.then(play, *scenes)


async def finish(game: Table, player: str) -> None:
    game.outcome = Outcome((player,), "finished", ((player, len(game.said)),))
    game.agenda.clear()


SCENES: dict[str, Rule] = {
    rule.__name__: rule
    for rule in (
        speak,
        whisper,
        throw,
        take_card,
        lay_away,
        show,
        peek,
        bury,
        put_back,
        mix,
        bid,
        lay_away_together,
        fork_in_the_road,
        later,
        finish,
    )
}


def answer_at_random(match: Match, rng: Random) -> None:
    """Answer the first question again and again until the match is over: what a play-out does."""
    while match.questions():
        question = match.questions()[0]
        match.answer(question.actor, pick(question.options, rng))


# ------------------------------------------------------------------ looking closely


def everything(match: Match) -> dict[str, Any]:
    """All that there is to know about a match, seen and unseen: equal only for equal matches."""
    table = match.state.copy()
    return {
        "state": {name: deepcopy(getattr(table, name)) for name in table.seen_by_field},
        "agenda": table.agenda,
        "record": match.record.text,
        "outcome": match.outcome,
        "can undo": [player for player in PLAYERS if match.can_undo(player)],
        "asked": {q.actor: q for q in match.questions()},
        "seen": [what_is_seen(match, who) for who in WATCHERS],
    }


def but_for_undo(account: dict[str, Any]) -> dict[str, Any]:
    """All but who can undo: that depends as well on what was answered and taken back."""
    return {name: value for name, value in account.items() if name != "can undo"}


def what_is_seen(match: Match, who: str | None) -> dict[str, Any]:
    """What a seat, a player or a stranger gets to see of a match."""
    return {
        "view": match.view(who),
        "questions": match.questions(who) if who else [],
        "log": match.log(who),
        "awaited": sorted(question.actor for question in match.questions()),
    }


def pieces(match: Match) -> Counter[str]:
    """Every card of a table, wherever it lies."""
    table = match.state
    rows = [*table.hand.values(), *table.cellar.values(), table.shown, table.pile.cards]
    return Counter(card for row in rows for card in row)
