"""Plays by what a small net has learned in matches against itself; see `greathall.bots.nets.net`.

The net reads what the seat sees, the options and what the steward thinks of them. A game for which
none was trained it plays as the steward does. It needs numpy, which the engine alone does not have.
"""

from __future__ import annotations

import random
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from greathall.bots.nets.words import Reader
from greathall.bots.seat import Advice, BotSeat
from greathall.bots.steward import explained, judged
from greathall.games import part_of
from greathall.kernel import Player, Question, Refusal

if TYPE_CHECKING:
    from greathall.bots.nets.net import Net

NAME = "scholar"
LEVEL = 4
NEEDS = ("bot", "learned")


class NumpyMissing(Refusal):
    text = "error-numpy-missing"


class Scholar:
    """Takes the option that its net likes best; it needs no luck but where there is no net."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.readers: dict[tuple[Player, tuple[Player, ...]], Reader] = {}
        if find_spec("numpy") is None:
            plain = 'the scholar needs numpy: pip install "greathall[hall]"'
            raise NumpyMissing(plain, extra="hall")

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        if len(question.options) == 1:
            return question.options[0]
        scores = self._scores(seat, question)
        best = max(scores)
        options = [o for o, score in zip(question.options, scores, strict=True) if score == best]
        return options[int(self.rng.random() * len(options))]

    def _scores(self, seat: BotSeat, question: Question[Any]) -> list[float]:
        """What each option is worth to it."""
        view = seat.view()
        opinions = judged(seat.game, lambda: view, question)
        net = net_of(seat.game)
        if net is None:
            return opinions
        reading = self._reader(question.actor, view).read(view, question, opinions)
        return [float(score) for score in net.judge([reading]).scores[0]]

    def _reader(self, player: Player, view: dict[str, Any]) -> Reader:
        """Who reads for this player; what it has read before it reads faster."""
        key = player, tuple(view["seat"])
        return self.readers.setdefault(key, Reader(*key))

    def advise(self, seat: BotSeat, question: Question[Any]) -> Advice:
        """What it would do: the options as it likes them, with the game's reasons.

        It has no plan: of a move of many parts it thinks of one after the other.
        """
        scores = self._scores(seat, question)
        order = sorted(zip(question.options, scores, strict=True), key=lambda pair: -pair[1])
        return Advice(explained(seat, question, order), [], [])


def net_of(game: str) -> Net | None:
    """The net that a game brings along in its module `learned`."""
    learned = part_of(game, "learned")
    if learned is None:
        return None
    from greathall.bots.nets.net import net_in

    return net_in(learned.NET)


BOT = Scholar
