"""Work in several processes: Ctrl-C stops all of it cleanly, and nothing is half done."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from threading import current_thread, main_thread
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


def spread(
    work: Callable[[T], R],
    tasks: Sequence[T],
    processes: int,
    *,
    batch: int = 1,
    in_order: bool = True,
) -> Generator[R, None, None]:
    """What comes of each task: in the order of the tasks, or as soon as it is known.

    A process does so many tasks before it reports. `work` is a function of a module.

    >>> list(spread(len, ["one", "three"], processes=1))
    [3, 5]
    """
    if processes <= 1:
        yield from map(work, tasks)
        return
    batches = [tasks[n : n + batch] for n in range(0, len(tasks), batch)]
    others = multiprocessing.active_children()
    # A process of its own from the start is the same on every system, and safe beside threads.
    spawn = multiprocessing.get_context("spawn")
    deaf = signal.signal, (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(processes, spawn, *deaf) as pool:
        try:
            with _deaf_children():
                promised = deque(pool.submit(_results_of, work, batch) for batch in batches)
            while promised:
                yield from _next(promised, in_order).result()
        except BaseException:  # nobody waits for the rest
            with undisturbed():
                for worker in multiprocessing.active_children():
                    if worker not in others:
                        worker.terminate()
            raise


def _results_of(work: Callable[[T], R], tasks: Sequence[T]) -> list[R]:
    return [work(task) for task in tasks]


def _next(promised: deque[Future[Any]], in_order: bool) -> Future[Any]:
    """The work that is waited for next."""
    if in_order:
        return promised.popleft()
    done, _ = wait(promised, return_when=FIRST_COMPLETED)
    first = next(work for work in promised if work in done)
    promised.remove(first)
    return first


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes that begin here do not hear Ctrl-C, not even before they can say so themselves.

    It goes to all processes of a terminal, and it is ours to stop the others.
    """
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait until this is done, so that nothing is half counted or half written."""
    if current_thread() is not main_thread():  # which alone is disturbed
        yield
        return
    pressed: list[object] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
