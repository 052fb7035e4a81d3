"""The games of the hall: every package in this folder that has a GAME."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from greathall.kernel.errors import UnknownGame
from greathall.kernel.game import Game


@cache
def games() -> dict[str, Game]:
    """All games, by id."""
    found = [
        import_module(f"{__name__}.{m.name}") for m in pkgutil.iter_modules(__path__) if m.ispkg
    ]
    return {package.GAME.id: package.GAME for package in found}


def game_called(name: str) -> Game:
    """The game with this id."""
    if name not in games():
        known = ", ".join(games())
        raise UnknownGame(f"no game {name!r}; there are: {known}", game=name, known=known)
    return games()[name]


def default_game() -> str:
    """The id of the game that is played where none is named."""
    return next(game.id for game in games().values() if game.is_default)


def package_of(game: str) -> str:
    """The package of this game: its folder is its id."""
    return f"{__name__}.{game.replace('-', '_')}"


def part_of(game: str, part: str) -> ModuleType | None:
    """A module that a game may bring along, such as its `bot` or its `terminal` table."""
    package = package_of(game)
    name = f"{package}.{part}"
    return import_module(name) if find_spec(package) and find_spec(name) else None


def with_bases(game: str) -> tuple[str, ...]:
    """The ids of a game and of those it expands, the base first."""
    base = game_called(game).expands
    return (*with_bases(base), game) if base else (game,)
