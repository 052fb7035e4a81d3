"""The classes written out for the compiler are those that the decorators make."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiled.elsewhere import PLAYED, told
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
