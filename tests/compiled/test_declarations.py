"""The classes written out for the compiler are those that the decorators make."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from declarations import Declarations, Refused
from sources import PACKAGE, copied_to, is_compiled, name_of

MADE = """
import sys
from greathall.games import games
from greathall.kernel import Event, State, Struct
games()
ASKED = ("kind", "plan", "reveals", "names", "seen_by_field", "pool_of_field", "structs")
def below(base):
    for made in base.__subclasses__():
        if getattr(sys.modules[made.__module__], made.__name__) is made:  # not what it was made of
            yield made
        yield from below(made)
for base in (Event, State, Struct):
    for made in sorted(below(base), key=repr):
        print(made, made.__slots__, [(name, getattr(made, name, None)) for name in ASKED])
"""
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
HEAD = "from greathall.kernel import Event, State, Struct, event, public, state, struct\n\n"


@pytest.fixture(scope="module")
def written_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as the compiler gets it."""
    folder = tmp_path_factory.mktemp("written")
    copied_to(folder)
    return folder


@pytest.mark.parametrize("script", [MADE, PLAYED], ids=["made", "played"])
def test_classes_are_alike_and_play_alike(script: str, written_out: Path) -> None:
    there, here = told(script, written_out), told(script, PACKAGE.parent)
    assert there == here != []


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


def test_texts_stay_interpreted() -> None:
    """Their moments are found by looking at the classes, and deeds are marked."""
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "(Text, abstract=True)" in text or "@when(" in text:
            assert not is_compiled(path), name_of(path)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("@state\nclass Draughts(State):\n    men: int", "public"),
        ("@state\nclass Draughts(State):\n    men: int = public(default=MEN)", "malformed"),
        ("@struct\nclass Jump(Struct):\n    taken: object", "does its type change"),
        ("@event\n@noted\nclass Jumped(Event):\n    taken: int", "one decorator"),
    ],
)
def test_what_cannot_be_written_out_is_refused(text: str, why: str) -> None:
    texts = {
        name_of(path): path.read_text(encoding="utf-8")
        for path in (PACKAGE / "kernel").glob("*.py")
    }
    with pytest.raises((Refused, ValueError), match=why):
        Declarations({**texts, "draughts": HEAD + text}).written_out("draughts")
