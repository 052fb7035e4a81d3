"""The games of the hall: every package in this folder that has a GAME."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

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
