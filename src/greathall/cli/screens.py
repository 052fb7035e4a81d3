"""Two ways to show a game in a terminal: with boxes and colours, or one fact a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from greathall.cli.layout import Block, Layout
from greathall.cli.narrow import behind, prompt_in, show_table

PANEL = 46  # columns that the panel of a location needs beside another
FRAME = 6  # columns around a title


class Screen(Protocol):
    """What a game at the terminal shows."""

    def say(self, *lines: str) -> None:
        """Sentences, one a line."""

    def show(self, events: Sequence[str]) -> None:
        """What has happened."""

    def table(self, layout: Layout) -> None:
        """Everything that lies on the table."""

    def blocks(self, blocks: Sequence[Block]) -> None:
        """Some things with titles."""

    def question(self, words: str, options: Sequence[str]) -> None:
        """What is asked, and the numbered answers."""

    def prompt(self, words: str) -> str:
        """What stands in front of that which is typed; lines above it are shown."""


class BoxScreen:
    """Boxes and colours. No colour says what words do not say."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line, markup=False)

    def show(self, events: Sequence[str]) -> None:
        for event in events:
            self.console.print(behind(self.console, Text("· ", "dim"), event))

    def table(self, layout: Layout) -> None:
        if cell_len(layout.head[0]) <= self.console.width - FRAME:
            self.console.rule(escape(layout.head[0]))
        else:
            self.say(layout.head[0])
        self.say(*layout.head[1:])
        self._picture(layout)
        columns = self.console.width // PANEL or 1
        self.console.print(_side_by_side(layout.middle, columns, self.console.width // columns))
        if layout.players:
            show_table(self.console, _players(layout))
        self.blocks(layout.own)

    def _picture(self, layout: Layout) -> None:
        """A picture cannot be broken: where it has no room, a sentence says so."""
        lines = [Text.assemble(*line) for line in layout.picture]
        if max((line.cell_len for line in lines), default=0) > self.console.width:
            self.say(layout.without_picture)
            return
        for line in lines:
            self.console.print(line)

    def blocks(self, blocks: Sequence[Block]) -> None:
        for block in blocks:
            self.console.print(_panel(block, self.console.width))

    def question(self, words: str, options: Sequence[str]) -> None:
        self.console.print(f"\n[bold]{escape(words)}[/bold]")
        width = len(str(len(options)))
        for number, option in enumerate(options, 1):
            lead = Text.assemble(" ", (f"{number:>{width}}", "bold cyan"), "  ")
            self.console.print(behind(self.console, lead, option))

    def prompt(self, words: str) -> str:
        return prompt_in(self.console, words)


def _side_by_side(blocks: Sequence[Block], count: int, width: int) -> Table:
    """As many in a row as the terminal has room for."""
    grid = Table.grid(expand=True)
    for _ in range(count):
        grid.add_column(ratio=1)
    for first in range(0, len(blocks), count):
        grid.add_row(*(_panel(block, width) for block in blocks[first : first + count]))
    return grid


def _panel(block: Block, width: int) -> Panel:
    """A box; a title that has no room in its frame stands above the rest."""
    lines, title = block.lines, block.title
    if cell_len(title) > width - FRAME:
        lines, title = [title, *lines], ""
    return Panel("\n".join(map(escape, lines)), title=escape(title) or None, title_align="left")


def _players(layout: Layout) -> Table:
    table = Table(pad_edge=False)
    table.add_column("", overflow="fold")
    for label in layout.players[0].cells:
        table.add_column(escape(label), overflow="fold")
    for row in layout.players:
        table.add_row(f"[bold]{escape(row.name)}[/bold]", *map(escape, row.cells.values()))
    return table


class PlainScreen:
    """One fact a line, no boxes and no colours: for screen readers, and for pipes."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, color_system=None, markup=False, emoji=False)
        self.console.soft_wrap = not self.console.is_terminal  # there, words stay whole

    def say(self, *lines: str) -> None:
        for line in lines:
            self.console.print(line)

    def show(self, events: Sequence[str]) -> None:
        self.say(*events)

    def table(self, layout: Layout) -> None:
        self.say(*layout.head)
        self.blocks(layout.middle)
        for row in layout.players:
            self.say(f"{row.name}.", *(f"{label}: {cell}." for label, cell in row.cells.items()))
        self.blocks(layout.own)

    def blocks(self, blocks: Sequence[Block]) -> None:
        for block in blocks:
            self.say(f"{block.title}.", *block.lines)

    def question(self, words: str, options: Sequence[str]) -> None:
        self.say(words, *(f"{number}. {option}" for number, option in enumerate(options, 1)))

    def prompt(self, words: str) -> str:
        return words if self.console.soft_wrap else prompt_in(self.console, words)
