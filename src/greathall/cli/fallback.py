"""A game whose table nobody has drawn yet: its view as it is."""

from __future__ import annotations

from typing import Any

from greathall.cli.layout import Block, Layout
from greathall.narration import Narrator


def layout(view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> Layout:
    return Layout([f"{name}: {value}" for name, value in view.items()])


def piles(view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> list[Block]:
    return []


def explain(thing: str, narrator: Narrator) -> Block:
    return Block(thing, [])


def things() -> tuple[str, ...]:
    return ()
