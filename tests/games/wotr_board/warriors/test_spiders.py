"""The Broods of Shelob."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.facts import SHADOW
from greathall.games.wotr_board.warriors.entering import factions_must_hold
from greathall.games.wotr_board.warriors.spiders import recruit


def test_recruiting_adds_one_in_dol_guldur_and_one_in_minas_morgul() -> None:
    story = factions((recruit, SHADOW), figures={"moria": "spiders"})
    assert story.count("spiders", "dol-guldur") == story.count("spiders", "minas-morgul") == 1


def test_with_one_figure_left_the_shadow_chooses_where() -> None:
    story = factions((recruit, SHADOW), figures={"moria": "7 spiders"})
    assert story.asks(SHADOW, "recruit-in")
    story.shadow("minas-morgul")
    assert story.count("spiders", "minas-morgul") == 1
    assert story.is_over


def test_ruling_25_without_spiders_the_faction_is_gone() -> None:
    story = factions(in_play="spiders")
    factions_must_hold(story.table)
    assert story.table.factions["spiders"] == "gone"
