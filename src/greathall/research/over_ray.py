"""Work on all machines of a Ray cluster, as `spreading` does it in the processes of one.

The machines need Python and Ray of the versions that are here, and nothing of ours: the modules
that the work is made of are sent to them. Ray does again what a machine was doing when it was lost.
"""

from __future__ import annotations

import logging
import socket
import sys
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Final, TypeVar

from greathall.kernel import Refusal
from greathall.reading import is_number

T = TypeVar("T")
R = TypeVar("R")
PATIENCE: Final = 10.0  # seconds; Ray itself would wait for minutes
AHEAD: Final = 2  # tasks for each processor, so that none waits for the next one
NOT_SENT: Final = ("__pycache__", "*.so", "static", "site")  # plain Python runs everywhere


class NeedsRay(Refusal):
    text = "error-needs-extra"


class NoAddress(Refusal):
    text = "error-no-address"


class NoCluster(Refusal):
    text = "error-no-cluster"


def spread_over_ray(
    work: Callable[[T], R], tasks: Sequence[T], address: str, modules: Sequence[str]
) -> Generator[R, None, None]:
    """What comes of each task, as soon as it is known.

    `work` is a function of one of these modules, which are sent whole to the machines.
    """
    ray = _connected(address, modules)
    try:
        remote = ray.remote(work)
        left, promised = iter(tasks), list[Any]()
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(promised)
            promised += [remote.remote(task) for _, task in zip(range(room), left, strict=False)]
            if not promised:
                return
            (done, *_), promised = ray.wait(promised, num_returns=1)
            yield ray.get(done)
    finally:  # whatever nobody waits for ends with the connection
        ray.shutdown()


def _connected(address: str, modules: Sequence[str]) -> Any:
    """Ray, connected to the cluster at this address."""
    host, _, port = address.rpartition(":")
    if not is_number(port):
        raise NoAddress(f"{address!r} is not written HOST:PORT", address=address)
    try:
        import ray
    except ModuleNotFoundError:
        raise NeedsRay("ray is not installed", extra="ray") from None
    sent = [_sent(sys.modules.get(name) or import_module(name)) for name in modules]
    try:
        with socket.create_connection((host.strip("[]"), int(port)), PATIENCE):
            pass  # somebody is there
        ray.init(
            address=address,
            runtime_env={"py_modules": sent, "excludes": list(NOT_SENT)},
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (OSError, RuntimeError) as problem:
        why = str(problem).partition("\n")[0]
        raise NoCluster(f"no Ray at {address}: {why}", address=address, why=why) from problem
    return ray


def _sent(module: ModuleType) -> ModuleType | str:
    """A package by its folder, which Python may have found more than once; a file as it is."""
    folders = {*getattr(module, "__path__", ())}
    return folders.pop() if len(folders) == 1 else module
