"""Many matches side by side, so that a learner decides for all of them at once.

>>> from greathall.games import default_game
>>> with SideBySide(Setting(default_game(), "fellowship", 2), tables=4, seed=7) as matches:
...     seen = matches.seen
...     seen = matches.step(seen.action_mask.argmax(axis=1))
>>> seen.observation.shape[0], len(seen.seats)
(4, 4)
"""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greathall.kernel import Seat
from greathall.research.environment import GreatHall
from greathall.research.simulate import Setting


class Seen(NamedTuple):
    """What is seen at each table by the seat that is asked there."""

    seats: tuple[Seat, ...]
    observation: NDArray[np.int32]
    options: NDArray[np.int32]
    action_mask: NDArray[np.int8]
    # How the match of a table has ended with the last answer: what each seat is rewarded with. What
    # is seen there is then the next match. None where the match goes on.
    ended: tuple[dict[Seat, float] | None, ...]


class SideBySide:
    """So many tables at which one game is played, match after match, in so many processes.

    The first matches have the seeds from `seed` on, a table's next match the seed that is as many
    further as there are tables. How many processes share the tables makes no difference.
    """

    def __init__(self, setting: Setting, tables: int, seed: int = 0, processes: int = 1) -> None:
        shares = [range(first, tables, processes) for first in range(min(processes, tables))]
        self._order = np.argsort([number for share in shares for number in share])
        self._sizes = [len(share) for share in shares]
        self._pipes: list[Connection] = []
        self._processes = []
        if processes == 1:
            self._here = _Tables(setting, list(shares[0]), seed, tables)
        spawn = multiprocessing.get_context("spawn")
        for share in shares if processes > 1 else ():
            ours, theirs = spawn.Pipe()
            given = (theirs, setting, list(share), seed, tables)
            process = spawn.Process(target=_serve, args=given, daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            self._processes.append(process)
        self.seen = self._gathered()

    def step(self, actions: NDArray[Any]) -> Seen:
        """Give an answer at each table: the number of an option that is not masked."""
        in_shares = np.empty(len(actions), np.int64)
        in_shares[np.argsort(self._order)] = actions
        if not self._pipes:
            self._here.step(actions.tolist())
        first = 0
        for pipe, size in zip(self._pipes, self._sizes, strict=False):
            pipe.send(in_shares[first : first + size].tolist())
            first += size
        self.seen = self._gathered()
        return self.seen

    def _gathered(self) -> Seen:
        if not self._pipes:
            return self._here.seen()
        parts: list[Seen] = [pipe.recv() for pipe in self._pipes]
        seats = [seat for part in parts for seat in part.seats]
        ended = [end for part in parts for end in part.ended]
        return Seen(
            tuple(seats[number] for number in self._order),
            np.concatenate([part.observation for part in parts])[self._order],
            np.concatenate([part.options for part in parts])[self._order],
            np.concatenate([part.action_mask for part in parts])[self._order],
            tuple(ended[number] for number in self._order),
        )

    def __enter__(self) -> SideBySide:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for pipe in self._pipes:
            pipe.close()  # which tells them to end
        for process in self._processes:
            process.join()


class _Tables:
    """The tables of one process."""

    def __init__(self, setting: Setting, numbers: list[int], seed: int, step: int) -> None:
        self.tables = [GreatHall(*setting) for _ in numbers]
        self.seeds = [seed + number for number in numbers]
        self.between = step
        self.ended: list[dict[Seat, float] | None] = [None] * len(numbers)
        for table, luck in zip(self.tables, self.seeds, strict=True):
            table.reset(seed=luck)

    def step(self, actions: list[int]) -> None:
        for number, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            table.step(action)
            is_over = any(table.terminations.values()) or any(table.truncations.values())
            self.ended[number] = dict(table.rewards) if is_over else None
            if is_over:
                self.seeds[number] += self.between
                table.reset(seed=self.seeds[number])

    def seen(self) -> Seen:
        asked = [table.agent_selection for table in self.tables]
        seen = [table.observe(seat) for table, seat in zip(self.tables, asked, strict=True)]
        return Seen(
            tuple(asked),
            np.stack([one["observation"] for one in seen]),
            np.stack([one["options"] for one in seen]),
            np.stack([one["action_mask"] for one in seen]),
            tuple(self.ended),
        )


def _serve(pipe: Connection, setting: Setting, numbers: list[int], seed: int, step: int) -> None:
    tables = _Tables(setting, numbers, seed, step)
    while True:
        pipe.send(tables.seen())
        try:
            tables.step(pipe.recv())
        except EOFError:  # nobody wants to play on
            return
