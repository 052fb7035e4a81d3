"""What the fields of texts may be: all that changes the words around them.

A game declares in `tests/games/<game>/texts/values.py` what only it can know; nothing is required:

- `EXACT`: what a field of one text may be, by `"message field"`,
- `FIELDS`: what a field may be in all texts of the game,
- `ANSWERS`: by message, the kind of question and the options that are told with it,
- `PLACES`: one of each way to decline a place, where texts say where something is,
- `COUNTED`: fields that are numbers, in words between spaces.

An expansion starts from what the game it expands declares.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any

from architecture.messages import catalogue
from games.declared import folder_of
from greathall.games import game_called, with_bases


class Key(str):
    """A word that a text only chooses by: it is not the name of anything."""


NUMBERS = (1, 2, 5, 21)  # one, few, many, and one or many where a language cares for the last digit
PLAIN_NUMBERS = (1, 5)  # enough where no word changes with them
FRACTION = 1.5

# What a field may be: first for one text alone, then for any text.
EXACT: dict[str, Sequence[Any]] = {
    "a-number value": (FRACTION,),
    "reports-head position": (12,),
    "operate-report position": (12,),
    "joined last": ("C",),
    "joined others": ("A, B",),
    "error-unknown-bot bot": (),
    "error-unknown-seat seat": ("sauron",),
    "notice-go-on to": (12,),
    "notice-handed-over bot": ("steward",),
    "notice-take-back to": (12,),
    "page-from-to to": PLAIN_NUMBERS,
    "page-from-to from": PLAIN_NUMBERS,
    "report-bot bot": ("random", "steward"),
    "unit-kilobytes value": (FRACTION,),
    "unit-microseconds value": (FRACTION,),
    "unit-per-second value": (FRACTION,),
}
ANY: dict[str, Sequence[Any]] = {
    "all": (9,),
    "last": (9,),
    "most": (12,),
    "seconds": (FRACTION,),
    "time": (FRACTION,),
    "who": ("Olena",),
}
# What only a game can name: texts with these are composed with the names of each game.
OF_A_GAME = (
    "error-unknown-seat known",
    "how",
    "page-waits-for names",
    "player",
    "seat",
    "to",
    "winner",
)
COUNTED = """count days fewest high hours least left level limit line low number points rate rating
    reserve round share total turns matches used"""


@dataclass(frozen=True)
class Values:
    """What fields may be in the texts of one game, or in those that all games share."""

    exact: Mapping[str, Sequence[Any]]
    fields: Mapping[str, Sequence[Any]]
    answers: Mapping[str, tuple[str, Sequence[Any]]]
    places: Sequence[str]
    counted: frozenset[str]


def shared() -> Values:
    """What fields may be wherever no game is named."""
    return Values(EXACT, ANY, {}, (), frozenset(COUNTED.split()))


@cache
def hall_values(game: str) -> Values:
    """What fields may be in the texts that all games share, at a table of this one."""
    seats = seats_of(game)
    exact: dict[str, Sequence[Any]] = {
        "error-not-your-seat seat": (*seats, ""),
        "error-unknown-seat known": (", ".join(seats[:2]),),
        "page-waits-for names": seats,
    }
    endings = [name for name in words_of(game) if name.startswith("ending-")]
    fields = named_in(game) | {"how": endings[:1]}
    return replace(shared(), exact=EXACT | exact, fields=ANY | fields)


@cache
def game_values(game: str) -> Values:
    """What fields may be in the texts of a game, over those of the games it expands."""
    declared = [module for each in with_bases(game) if (module := declared_by(each))]
    words = " ".join([COUNTED, *(getattr(module, "COUNTED", "") for module in declared)])
    names = named_in(game)
    places = [module.PLACES for module in declared if hasattr(module, "PLACES")]
    return Values(
        exact=EXACT | over(declared, "EXACT"),
        fields=ANY | names | over(declared, "FIELDS"),
        answers=over(declared, "ANSWERS"),
        places=places[-1] if places else names.get("location", ()),
        counted=frozenset(words.split()),
    )


def declared_by(game: str) -> Any:
    """What the tests of a game declare about its texts, if they do."""
    file = folder_of(game) / "texts" / "values.py"
    return import_module(f"games.{folder_of(game).name}.texts.values") if file.exists() else None


def over(declared: Sequence[Any], name: str) -> dict[str, Any]:
    merged: dict[str, Any] = {}
    for module in declared:
        merged |= getattr(module, name, {})
    return merged


def named_in(game: str) -> dict[str, Sequence[Any]]:
    """Of each kind of things that have a name, the first; of players and seats, all."""
    found: dict[str, Sequence[Any]] = {}
    for kind in game_called(game).names:
        ids = [name for name in words_of(game) if name.startswith(f"{kind}-")]
        found[kind] = tuple(name.removeprefix(f"{kind}-") for name in ids[:1])
    players, seats = players_of(game), seats_of(game)
    by_seat = dict.fromkeys(("seat", "to", "by"), seats)
    return found | {"player": players, "winner": players} | by_seat


def words_of(game: str) -> list[str]:
    """The messages of a game and of those it expands, without their parts."""
    return [name for name in catalogue("en", *with_bases(game)).texts if "." not in name]


def players_of(game: str) -> tuple[str, ...]:
    """Everybody who plays in some scenario."""
    return tuple(dict.fromkeys(p for _, players in seated_in(game) for p in players))


def seats_of(game: str) -> tuple[str, ...]:
    """All players, each of whom may have a seat, and the seats of those who play for several."""
    return tuple(dict.fromkeys([*players_of(game), *(seat for seat, _ in seated_in(game))]))


def seated_in(game: str) -> list[tuple[str, tuple[str, ...]]]:
    scenarios = game_called(game).scenarios.values()
    return [seat for tables in scenarios for seats in tables.values() for seat in seats.items()]
