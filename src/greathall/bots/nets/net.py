"""A small learned net, run by numpy: what a position is worth, and which option is best in it.

The numbers of words become vectors, which are added up; two layers read the position, two more read
each option beside it. It needs numpy, and nothing else of what it was trained with.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greathall.bots.nets.words import WORDS, Reading

SEEN: Final = 64  # numbers that stand for a word of a position
SAID: Final = 24  # and for one of an option
WIDTH: Final = 128  # of the layers
NARROW: Final = 64  # of the last layer for options
Floats = NDArray[np.float32]
SHAPES: Final[Mapping[str, tuple[int, ...]]] = {
    "seen": (WORDS, SEEN),
    "said": (WORDS, SAID),
    "position": (SEEN, WIDTH),
    "position_bias": (WIDTH,),
    "deeper": (WIDTH, WIDTH),
    "deeper_bias": (WIDTH,),
    "worth": (WIDTH, 1),
    "worth_bias": (1,),
    "option": (SAID, WIDTH),
    "beside": (WIDTH, WIDTH),
    "option_bias": (WIDTH,),
    "closer": (WIDTH, NARROW),
    "closer_bias": (NARROW,),
    "score": (NARROW, 1),
}


class Judgement(NamedTuple):
    """What the net thinks of several decisions at once."""

    worths: Floats  # of the position, as the logarithm of the odds to win
    scores: list[Floats]  # of the options of each


class Net:
    """Reads many decisions at once; the same numbers give the same judgement."""

    def __init__(self, weights: Mapping[str, NDArray[Any]]) -> None:
        wrong = [name for name, shape in SHAPES.items() if weights[name].shape != shape]
        if wrong:
            raise ValueError(f"a net of another make: {', '.join(wrong)}")
        self.weights = {name: weights[name].astype(np.float32) for name in SHAPES}

    def judge(self, decisions: Sequence[Reading]) -> Judgement:
        """What each of these positions is worth, and how good its options are."""
        w = self.weights
        seen = self._layers([reading.position for reading in decisions])
        options = [row for reading in decisions for row in reading.options]
        counts = [len(reading.options) for reading in decisions]
        beside = np.repeat(seen @ w["beside"] + w["option_bias"], counts, axis=0)
        first = _positive(summed(w["said"], options) @ w["option"] + beside)
        second = _positive(first @ w["closer"] + w["closer_bias"])
        scores = (second @ w["score"])[:, 0]
        return Judgement(self._worths(seen), np.split(scores, np.cumsum(counts)[:-1]))

    def worths(self, positions: Sequence[list[int]]) -> Floats:
        """What positions are worth, without asking for options."""
        return self._worths(self._layers(positions))

    def _worths(self, seen: Floats) -> Floats:
        worths: Floats = (seen @ self.weights["worth"] + self.weights["worth_bias"])[:, 0]
        return worths

    def _layers(self, positions: Sequence[list[int]]) -> Floats:
        w = self.weights
        first = _positive(summed(w["seen"], positions) @ w["position"] + w["position_bias"])
        return _positive(first @ w["deeper"] + w["deeper_bias"])


def summed(vectors: Floats, rows: Sequence[list[int]]) -> Floats:
    """The vectors of each row's words, added up; no row is empty."""
    starts = np.cumsum([0, *map(len, rows[:-1])])
    numbers = np.array([number for row in rows for number in row], np.int32)
    found: Floats = np.add.reduceat(vectors[numbers], starts, axis=0)
    return found


def _positive(layer: Floats) -> Floats:
    found: Floats = np.maximum(layer, 0, out=layer)
    return found


@cache
def net_in(file: Path) -> Net:
    """The net that a file holds."""
    with np.load(file) as weights:
        return Net(weights)
