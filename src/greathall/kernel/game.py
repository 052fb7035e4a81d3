"""What a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, TypeVar

from greathall.kernel.questions import Actor

Player = Actor  # a side in the game
Seat = str  # a chair at the table; its person plays one player or several
Seats = Mapping[Seat, tuple[Player, ...]]
Options = Mapping[str, str]
R = TypeVar("R", bound=Callable[..., Any])


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


class Steps(dict[str, Callable[..., Any]]):
    """The rules that an agenda can name: `@step` over each."""

    def __call__(self, rule: R) -> R:
        if rule.__name__ in self:
            raise TypeError(f"two steps are called {rule.__name__}")
        self[rule.__name__] = rule
        return rule


@dataclass(frozen=True)
class Game:
    """A title: its scenarios, options, set-up and steps."""

    id: str
    rules: int  # goes up when a record of before may no longer replay
    steps: Steps
    scenarios: Mapping[str, Mapping[int, Seats]]  # by number of people; the first is the default
    options: Mapping[str, tuple[str, ...]]  # the values each may have, the default first
    set_up: Callable[[str, Seats, Options], Any]
    # Deal anew in this state whatever these players cannot see, but leave `keep` where it lies.
    redraw: Callable[[Any, tuple[Player, ...], frozenset[str], Random], None]
    # Sums that anybody at the table could count; nothing that is hidden from anybody.
    counted: Callable[[Any], dict[str, Any]] = lambda state: {}


def pick(options: tuple[Any, ...], rng: Random) -> Any:
    """One of the options, each as likely; the same on every version of Python."""
    return options[int(rng.random() * len(options))]


def shuffle(cards: list[Any], rng: Random) -> None:
    """Into any order, each as likely (Fisher and Yates)."""
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
