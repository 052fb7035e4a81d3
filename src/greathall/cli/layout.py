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
    """A player: a name, and what there is to say of them, each with its label."""

    name: str
    cells: dict[str, str]


Painted = tuple[str, str]  # some letters, and the colour they may have


@dataclass
class Layout:
    """Everything that lies on the table.

    A picture shows only what the rest says in words too.
    """

    head: list[str]
    middle: list[Block] = field(default_factory=list)
    players: list[Row] = field(default_factory=list)
    own: list[Block] = field(default_factory=list)
    picture: list[list[Painted]] = field(default_factory=list)
    without_picture: str = ""  # what is said where it has no room
