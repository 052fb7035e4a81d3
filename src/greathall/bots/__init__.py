"""Players that decide: they get a seat's view and its questions, never a state.

>>> from greathall.games import default_game
>>> from greathall.matches import new_match
>>> match = new_match(default_game(), seed=1)
>>> players = {seat: bot_called("random", f"1-{seat}") for seat in match.seats}
>>> play_on(match, players)
>>> match.outcome is not None
True
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType

from greathall.bots.seat import Advice, Adviser, Bot, BotFault, BotSeat, Ranked, answer_of
from greathall.games import part_of
from greathall.kernel import Match, Refusal, Seat

BotMaker = Callable[[str], Bot]


class UnknownBot(Refusal):
    text = "error-unknown-bot"


@cache
def _modules() -> dict[str, ModuleType]:
    """The modules of all bots by name, the weakest first."""
    modules = [import_module(f"{__name__}.{m.name}") for m in pkgutil.iter_modules(__path__)]
    found = sorted((m for m in modules if hasattr(m, "BOT")), key=lambda module: module.LEVEL)
    return {module.NAME: module for module in found}


@cache
def bots() -> dict[str, BotMaker]:
    """All bots by name, the weakest first: each is made from a seed."""
    return {name: module.BOT for name, module in _modules().items()}


@cache
def bots_for(game: str) -> tuple[str, ...]:
    """The bots that know this game, the weakest first: it has what they need to play it by."""
    return tuple(
        name
        for name, module in _modules().items()
        if all(part_of(game, part) for part in getattr(module, "NEEDS", ()))
    )


def is_searching(name: str) -> bool:
    """Whether this bot thinks for long, so that others had better not wait for it."""
    return getattr(_modules().get(name), "SEARCHES", False)


def bot_called(name: str, seed: str) -> Bot:
    """A new bot of this name. The same seed and the same questions give the same answers."""
    if name not in bots():
        known = ", ".join(bots())
        raise UnknownBot(f"no bot {name!r}; there are: {known}", bot=name, known=known)
    return bots()[name](seed)


def adviser_called(name: str) -> Adviser:
    """The bot of this name, if it can say what it would do; it needs no luck for that."""
    able = [known for known in bots() if hasattr(bots()[known], "advise")]
    if name not in able:
        known = ", ".join(able)
        raise UnknownBot(f"no bot {name!r} gives hints; there are: {known}", bot=name, known=known)
    adviser: Adviser = bots()[name]("")  # type: ignore[assignment]
    return adviser


def play_on(match: Match, players: Mapping[Seat, Bot]) -> None:
    """Let these bots answer until somebody else is asked or the match is over."""
    seat_of = {player: seat for seat in players for player in match.seats[seat]}
    bot_seats = {seat: BotSeat(match, seat) for seat in players}
    while question := next((q for q in match.questions() if q.actor in seat_of), None):
        seat = seat_of[question.actor]
        match.answer(question.actor, answer_of(players[seat], bot_seats[seat], question))


__all__ = [
    "Advice",
    "Adviser",
    "Bot",
    "BotFault",
    "BotMaker",
    "BotSeat",
    "Ranked",
    "UnknownBot",
    "adviser_called",
    "answer_of",
    "bot_called",
    "bots",
    "bots_for",
    "is_searching",
    "play_on",
]
