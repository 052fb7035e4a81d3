"""Write the tables of composed texts anew, and name those that changed. Then read the lines.

python tests/texts/renew.py           all of them
python tests/texts/renew.py <game>    those of one game
"""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from architecture.messages import bundles
from greathall.texts import languages
from texts.composing import composed, file_of


def main(*games: str) -> None:
    console = Console()
    for game in games or bundles():
        for language in languages():
            file, table = file_of(language, game), composed(language, game)
            if not file.exists() or file.read_text("utf-8") != table:
                file.parent.mkdir(exist_ok=True)
                file.write_text(table, "utf-8")
                console.print(f"{game} {file.name}")


if __name__ == "__main__":
    main(*sys.argv[1:])
