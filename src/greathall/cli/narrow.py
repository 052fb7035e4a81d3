"""What is wide, shown so that it can be read in a narrow terminal: no word is cut in two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

ENDLESS = 1000  # columns, to see how many are wanted
INDENT = 2


def show_table(console: Console, table: Table, room: int = 0) -> None:
    """A table; where not even its longest words have room, or this much more, a list of its rows.

    >>> table = Table("player", "cards")
    >>> table.add_row("Anna", "7")
    >>> show_table(Console(width=12), table)
    Anna
      cards: 7
    """
    wanted = Measurement.get(console, console.options.update_width(ENDLESS), table)
    if wanted.minimum + room <= console.width:
        console.print(table)
        return
    for row in _rows(table):
        for words, indent in row:
            console.print(Padding(words, (0, 0, 0, indent), expand=False))


def _rows(table: Table) -> Iterator[list[tuple[Text, int]]]:
    """The first cell of each row is its title; the others follow, each behind its label."""
    for cells in zip(*(column.cells for column in table.columns), strict=True):
        title, *others = (Text.from_markup(str(cell)) for cell in cells)
        title.stylize("bold")
        row = [(title, 0)]
        for column, cell in zip(table.columns[1:], others, strict=True):
            label = f"{column.header}: " if column.header else ""
            if cell.plain:
                row.append((Text(label).append_text(cell), INDENT))
        yield row


def behind(console: Console, lead: Text, words: str) -> Text:
    """Words behind a number or a dot, and further lines below the first of them."""
    indent = " " * lead.cell_len
    lines = lines_of(console, words, console.width - lead.cell_len)
    return lead.append(f"\n{indent}".join(lines))


def lines_of(console: Console, words: str, width: int) -> Sequence[str]:
    r"""Words in lines of at most this width, if each of them has room there.

    A line that begins with spaces goes on behind as many.

    >>> lines_of(Console(), "Anna passes.\n  Why? She is tired.", 13)
    ['Anna passes.', '  Why? She is', '  tired.']
    """
    found: list[str] = []
    for line in words.split("\n"):
        indent = " " * (len(line) - len(line.lstrip(" ")))
        parts = Text(line.strip()).wrap(console, max(width - len(indent), 1))
        found += [f"{indent}{part.plain.rstrip()}" for part in parts]
    return found or [""]


def prompt_in(console: Console, words: str) -> str:
    """The last line of a prompt; those before it are shown."""
    *first, last = lines_of(console, words, console.width - 1)  # a column for what is typed
    for line in first:
        console.print(line, markup=False)
    return last
