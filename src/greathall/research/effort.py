"""How much work a decision is, in bytecodes: what no other load on the machine disturbs.

    python -m greathall.research.effort [FOLDER]

prints the count for every game, its usual scenario and number of players: of decisions answered at
random one by one, and of a whole play-out. With a folder it is kept there, in one of each game, for
this version of Python, since each compiles to other bytecodes; on every machine they are the same.
"""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final

from greathall.games import games
from greathall.research.random_play import answer_at_random, begin
from greathall.research.simulate import Setting

SEED: Final = "effort"
ANSWERED: Final = 1000  # decisions at the beginning of a match
TOLERANCE: Final = 0.03
Efforts = dict[str, dict[str, int]]  # bytecodes of a decision, by game and by way of playing


def efforts() -> Efforts:
    """What a decision of every game costs."""
    return {game.id: effort(usual(game.id)) for game in games().values()}


def usual(game: str) -> Setting:
    """The scenario and the number of players that come first."""
    scenario, counts = next(iter(games()[game].scenarios.items()))
    return Setting(game, scenario, next(iter(counts)))


def effort(setting: Setting) -> dict[str, int]:
    """Of one match, after it was played once to fill what is remembered."""
    decisions = answer_at_random(begin(setting, SEED), SEED)
    answered, played_out = begin(setting, SEED), begin(setting, SEED)
    most = min(ANSWERED, decisions)
    return {
        "answered": bytecodes(lambda: answer_at_random(answered, SEED, most)) // most,
        "played out": bytecodes(lambda: played_out.play_out(random.Random(SEED))) // decisions,
    }


def bytecodes(work: Callable[[], Any]) -> int:
    """How many are executed."""
    counted = 0

    def step(_frame: FrameType, event: str, _arg: object) -> Any:
        nonlocal counted
        counted += event == "opcode"
        return step

    def enter(frame: FrameType, _event: str, _arg: object) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return step

    sys._getframe().f_trace_opcodes = True  # Python 3.12 looks for it when tracing begins
    before = sys.gettrace()
    gc.disable()  # what is finalised does not wait for it, so that every run counts the same
    sys.settrace(enter)
    try:
        work()
    finally:
        sys.settrace(before)
        gc.enable()
    return counted


def version() -> str:
    """The version of Python, as far as its bytecodes go."""
    return f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"


def changes(kept: Efforts, found: Efforts) -> list[str]:
    """What has become cheaper or dearer than the tolerance allows, in words.

    >>> changes({"chess": {"answered": 100}}, {"chess": {"answered": 104}})
    ['chess, answered: 104 bytecodes a decision, 100 before']
    """
    return [
        f"{game}, {way}: {count} bytecodes a decision, {kept.get(game, {}).get(way)} before"
        for game, ways in found.items()
        for way, count in ways.items()
        if not abs(count - kept.get(game, {}).get(way, 0)) <= TOLERANCE * count
    ]


def file_of(folder: Path, game: str) -> Path:
    """Where the counts of a game are kept, by version of Python."""
    return folder / game.replace("-", "_") / "efforts.json"


def kept_in(folder: Path) -> Efforts:
    """What was kept for this version of Python."""
    files = {game: file_of(folder, game) for game in games()}
    read = {game: json.loads(file.read_text("utf-8")) for game, file in files.items()}
    return {game: kept[version()] for game, kept in read.items() if version() in kept}


def keep(folder: Path, found: Efforts) -> None:
    """Write what was found beside that of other versions of Python."""
    for game, counts in found.items():
        file = file_of(folder, game)
        kept = json.loads(file.read_text("utf-8")) if file.exists() else {}
        kept[version()] = counts
        file.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    measured = efforts()
    if len(sys.argv) > 1:
        keep(Path(sys.argv[1]), measured)
    sys.stdout.write(json.dumps(measured, indent=2) + "\n")
