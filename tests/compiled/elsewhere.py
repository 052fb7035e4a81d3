"""What another copy of the package says and plays, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

PLAYED = """
from hashlib import sha256
from random import Random
import greathall
for game in greathall.games().values():
    match, rng = greathall.new_match(game.id, seed="w"), Random("w")
    for _ in range(150):
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
    said = [match.record.text, match.log(), [match.view(seat) for seat in match.seats]]
    seat = next(iter(match.seats))
    twin, dream = match.fork(), match.imagine(seat, Random(1))
    assert twin.state == match.state and repr(twin.state) == repr(match.state)
    said += [dream.view(), dream.play_out(Random(2)), twin.play_out(Random(3))]
    print(game.id, sha256(repr(said).encode()).hexdigest())
"""


def told(script: str, folder: Path) -> list[str]:
    environment = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
    checked = f"import greathall; assert greathall.__file__.startswith({str(folder)!r})\n{script}"
    done = subprocess.run(
        [sys.executable, "-c", checked],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
