"""Pictures for the documentation: a game declares its own in `tests/games/<game>/pictures.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from greathall.kernel import Match
from page.stage import Archive, asked_at, played

LAPTOP = (1280, 800)
Opened = Callable[[Archive], str]  # the path of a screen


class Picture(NamedTuple):
    name: str
    language: str
    theme: str
    size: tuple[int, int]
    open: Opened
    prepare: Callable[[Page], object] = lambda page: None


def position(game: str, setting: tuple[str, int, int], at: int, *seats: str) -> Opened:
    """A position of a match between bots, seen by one who sits there."""
    scenario, players, seed = setting

    def link(archive: Archive) -> str:
        return archive.go_on(played(scenario, players, seed, game), at, *seats)[seats[0]]

    return link


def asked(
    game: str, setting: tuple[str, int, int], kind: str, seat: str, after: int, **options: str
) -> Opened:
    """Where one of the players of a seat is asked something in such a match."""
    scenario, players, seed = setting

    def wanted(match: Match, number: int) -> bool:
        return number >= after and any(q.kind == kind for q in match.questions(seat))

    def link(archive: Archive) -> str:
        match = played(scenario, players, seed, game, **options)
        return archive.go_on(match, asked_at(match, wanted), seat)[seat]

    return link


def tab(name: str) -> Callable[[Page], None]:
    """On a phone, another part of the table."""
    return lambda page: page.click(f".to-{name}")
