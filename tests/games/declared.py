"""What the tests of a game declare about it, for tests that know no game by name.

`pieces.py` in a game's folder of tests says what only the game knows:

- `pieces_of(state)`: every piece and where it belongs; the count never changes,
- `leaks(match)`: what a stranger sees of things that lie face down,
- `is_secret(question, option)`: whether this answer stays unknown to others,
- `SEARCHES`: kinds of events in which a text looks through what was hidden before,
- `PLAYTHROUGHS`: matches to keep as text besides one a scenario: (scenario, people, option),
- `TELLTALES`: words of its world, which nothing outside its folders knows,
- `BATCHES`: how many batches of random matches are looked at closely; fewer if matches are long,
- `HANDS_OVER` (optional): kinds of events that show somebody what another has chosen for them,
- `LENGTH` (optional): how many times longer its matches are than usual, so that fewer are played.

Two more files are optional: `texts/values.py` (what the fields of its texts may be, see
`texts.values`) and `pictures.py` (screens for the documentation, see `page.pictures`).
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from greathall.games import with_bases

FOLDER = Path(__file__).parent


def folder_of(game: str) -> Path:
    """Where the tests of this game live."""
    return FOLDER / game.replace("-", "_")


def pieces(game: str) -> Any:
    """The module `pieces` of this game, or of the one it expands."""
    names = [f"games.{each.replace('-', '_')}.pieces" for each in reversed(with_bases(game))]
    found = next((name for name in names if find_spec(name)), None)
    assert found, f"tests/games/{folder_of(game).name}/pieces.py is missing"
    return import_module(found)


def length(game: str) -> int:
    """How many times longer than usual the matches of this game are."""
    return int(getattr(pieces(game), "LENGTH", 1))
