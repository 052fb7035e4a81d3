"""A fixed table of actions, for those who want one: an option has the same place in every question.

Places come of the words of an option and of what its question is about. Where two options of one
question would have the same place, the later one takes the next that is free.

>>> from greathall import new_match
>>> from greathall.games import default_game
>>> (question, *_) = new_match(default_game(), seed=1).questions()
>>> places = places_of(question, table=4096)
>>> len(set(places)) == len(question.options)
True
"""

from __future__ import annotations

from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from greathall.kernel import Question
from greathall.research.tokens import rows_of

TABLE: Final = 4096  # places, several times as many as the longest question has options


def places_of(question: Question[Any], table: int = TABLE) -> list[int]:
    """The place of each option."""
    taken: dict[int, None] = {}
    for row in rows_of(question):
        place = crc32(row.tobytes()) % table
        while place in taken:
            place = (place + 1) % table
        taken[place] = None
    return list(taken)


def mask_of(question: Question[Any] | None, table: int = TABLE) -> NDArray[np.int8]:
    """Which places are options; none if nothing is asked."""
    mask = np.zeros(table, np.int8)
    if question is not None:
        mask[places_of(question, table)] = 1
    return mask


def option_at(question: Question[Any], place: int, table: int = TABLE) -> int:
    """Which option has this place: what `GreatHall.step` takes."""
    return places_of(question, table).index(place)
