"""Tests of table_cards.py: Event cards that lie on the table (5.3)."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.facts import FREE
from greathall.games.wotr_board.table import War, set_place
from greathall.games.wotr_board.table_cards import use_one

HORN, AXE = "horn-of-gondor", "axe-and-bow"


async def spend_one(game: War, cards: tuple[str, ...]) -> None:
    game.casualties = {await use_one(game, FREE, "hunt-card", cards) or "none": 1}


def offered(*cards: str, **setting: Any) -> Story:
    return war((spend_one, cards), on_table=(HORN, AXE), fellows="boromir gimli", **setting)


def test_5_3_a_card_that_is_used_goes_to_the_discard_pile() -> None:
    story = offered(HORN, AXE)
    assert story.offers == ("no", HORN, AXE)
    story.free(AXE)
    assert (story.table.on_table, story.table.discard) == ((HORN,), (AXE,))
    assert story.events("table-card-used") == [{"event": "table-card-used", "card": AXE}]
    assert AXE in story.table.casualties


def test_5_3_nobody_has_to_use_a_card() -> None:
    story = offered(HORN).free("no")
    assert (story.table.on_table, story.table.discard) == ((HORN, AXE), ())
    assert story.table.casualties == {"none": 1}


def test_5_3_without_a_card_nobody_is_asked() -> None:
    assert offered().is_over


async def lose_boromir(game: War) -> None:
    set_place(game, "boromir", "gone")
    companions = tuple(who for who in game.fellowship.companions if who != "boromir")
    game.fellowship.companions = companions


def test_5_3_only_the_card_whose_condition_fails_is_discarded() -> None:
    story = war((lose_boromir,), on_table=(HORN, AXE), fellows="boromir gimli")
    assert (story.table.on_table, story.table.discard) == ((AXE,), (HORN,))
    assert [e["card"] for e in story.events("table-card-discarded")] == [HORN]
