"""The net from which the scholar plays; `docs/scholar.md` tells how it was trained."""

from importlib.resources import files
from pathlib import Path
from typing import Final

NET: Final = Path(str(files("greathall.games.wotr_cards"))) / "data" / "learned.npz"
