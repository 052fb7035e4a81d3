"""A table in words, before anybody decides how to show it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Block:
    """Something with a title: a location, a hand, a pile."""

    title: str
    lines: list[str]


@dataclass
class Row:
    """A player: a name, and what there is to tell, each with its label."""

    name: str
    cells: dict[str, str]


@dataclass
class Sheet:
    """Everything that lies on the table."""

    head: list[str]
    middle: list[Block] = field(default_factory=list)
    players: list[Row] = field(default_factory=list)
    own: list[Block] = field(default_factory=list)
