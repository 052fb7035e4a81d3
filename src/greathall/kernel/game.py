"""What a game declares to the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from greathall.kernel.questions import Actor

Player = Actor  # a side in the game
Seat = str  # a place at the table; its person plays one player or several
Seats = Mapping[Seat, tuple[Player, ...]]
Options = Mapping[str, str]


class Random(Protocol):
    """All the randomness that the kernel needs; `random.Random` is one."""

    def random(self) -> float: ...


class Outcome(NamedTuple):
    """How a match ended."""

    winners: tuple[Player, ...]
    how: str
    scores: tuple[tuple[str, int], ...]

    def __str__(self) -> str:
        scores = " ".join(f"{who}={points}" for who, points in self.scores)
        return f"{'+'.join(self.winners) or 'nobody'} {self.how} {scores}".rstrip()


@dataclass(frozen=True)
class Game:
    """A title: its scenarios, options and set-up."""

    id: str
    rules: int  # goes up when a record of before may no longer replay
    scenarios: Mapping[str, Mapping[int, Seats]]  # by number of people; the first is the default
    options: Mapping[str, tuple[str, ...]]  # the values each may have, the default first
    set_up: Callable[[str, Seats, Options], Any]
    # The kinds of things that have a name in its texts: `card` if there are messages `card-…`.
    names: tuple[str, ...] = ()
    # Options that a header tells only where they are not the default: older records lack them.
    later_options: tuple[str, ...] = ()
    expands: str = ""  # the id of another game, whose rules and words it takes over
    is_default: bool = False  # whether it is played where none is named
    # Deal anew what these players cannot see and what lies in no pool (see `private`).
    redraw: Callable[[Any, tuple[Player, ...], Random], None] = lambda state, players, rng: None
    # Sums that anybody at the table could count; nothing that is hidden from anybody.
    totals: Callable[[Any], Mapping[str, Any]] = lambda state: {}
    # Of these how it stands, by side or player: what somebody who passes by wants to know.
    score: Callable[[Any], Mapping[str, int]] = lambda state: {}
    # Who win and lose together; whoever is in none of these teams is alone.
    teams: Callable[[Any], tuple[tuple[Player, ...], ...]] = lambda state: ()


def pick(options: tuple[Any, ...], rng: Random) -> Any:
    """One of the options, each as likely; the same on every version of Python."""
    return options[int(rng.random() * len(options))]


def shuffle(cards: list[Any], rng: Random) -> None:
    """Into any order, each as likely (Fisher and Yates)."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
