"""How much work a decision is, in bytecodes: what no other load on the machine disturbs.

    python -m greathall.research.effort [FOLDER]

prints the count for every game, its usual scenario and number of players: of decisions answered at
random one by one, of those of a whole play-out, of a view, and of an answer that a hall serves.
With a folder it is kept there, in one of each game, for this version of Python, since each compiles
to other bytecodes; on every machine they are the same.
"""

from __future__ import annotations

import json
import logging
import random
import sys
from pathlib import Path
from typing import Final

from greathall import Match
from greathall.games import games
from greathall.research.bytecodes import bytecodes, version
from greathall.research.random_play import answer_at_random, begin
from greathall.research.served import served
from greathall.research.simulate import Setting
from greathall.server.logs import set_up_logs

SEED: Final = "effort"
ANSWERED: Final = 1000  # decisions at the beginning of a match
LOOKS: Final = 20  # moments in them at which everybody looks
TOLERANCE: Final = 0.03
Efforts = dict[str, dict[str, int]]  # bytecodes, by game and by what was done


def efforts() -> Efforts:
    """What a decision of every game costs, a view of it, and an answer to it in a hall."""
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
        "seen": effort_of_views(setting, most),
        "served": served(setting, SEED),
    }


def effort_of_views(setting: Setting, decisions: int) -> int:
    """Of a view, from every seat, at moments of the same match."""
    match, moments = begin(setting, SEED), list[Match]()
    for _ in range(LOOKS):
        answer_at_random(match, SEED, decisions // LOOKS)
        moments.append(match.fork())
    looks = [(moment, seat) for moment in moments for seat in moment.seats]
    return bytecodes(lambda: [moment.view(seat) for moment, seat in looks]) // len(looks)


def changes(kept: Efforts, found: Efforts) -> list[str]:
    """What has become cheaper or dearer than the tolerance allows, in words.

    Of a game that is kept, what was not counted yet for this version of Python says nothing.

    >>> changes({"chess": {"answered": 100}}, {"chess": {"answered": 104}})
    ['chess, answered: 104 bytecodes, 100 before']
    """
    return [
        f"{game}, {way}: {count} bytecodes, {before} before"
        for game, ways in found.items()
        for way, count in ways.items()
        for before in [kept[game].get(way, count) if game in kept else None]
        if before is None or abs(count - before) > TOLERANCE * count
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
    set_up_logs(logging.WARNING)
    measured = efforts()
    if len(sys.argv) > 1:
        keep(Path(sys.argv[1]), measured)
    sys.stdout.write(json.dumps(measured, indent=2) + "\n")
