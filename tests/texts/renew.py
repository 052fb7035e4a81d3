"""Write the tables of composed texts anew, and tell which of them changed. Then read the lines.

python tests/texts/renew.py
"""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.texts import languages
from texts.composing import composed, file_of


def main() -> None:
    console = Console()
    for language in languages():
        file, table = file_of(language), composed(language)
        if not file.exists() or file.read_text("utf-8") != table:
            file.write_text(table, "utf-8")
            console.print(file.name)


if __name__ == "__main__":
    main()
