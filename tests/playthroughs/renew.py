"""Write the playthroughs anew, and tell which of them changed.

python tests/playthroughs/renew.py [GAME …]
"""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall import games
from playthroughs.playthrough import file_of, kept, playthrough, settings


def main() -> None:
    console = Console()
    chosen = [setting for setting in settings() if setting.game in (sys.argv[1:] or games())]
    wanted = {file_of(setting): playthrough(setting) for setting in chosen}
    for file in kept() - {file_of(setting) for setting in settings()}:
        file.unlink()
        console.print(f"removed  {file.name}")
    for file, text in wanted.items():
        before = file.read_text(encoding="utf-8") if file.is_file() else None
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
        state = "the same" if before == text else "changed " if before else "new     "
        console.print(f"{state} {file.name}")


if __name__ == "__main__":
    main()
