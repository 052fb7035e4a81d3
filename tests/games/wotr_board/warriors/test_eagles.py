"""The Eagles of the Misty Mountains."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.facts import FREE
from greathall.games.wotr_board.routes import regions_within
from greathall.games.wotr_board.warriors.eagles import move_all_eagles, recruit, within_call
from greathall.games.wotr_board.warriors.entering import factions_must_hold


def test_recruiting_adds_an_eagle_in_the_eyrie() -> None:
    story = factions((recruit, FREE), figures={"moria": "eagles"})
    assert story.count("eagles", "eagles-eyrie") == 1


def test_ruling_39_each_eagle_flies_anywhere_once() -> None:
    story = factions((move_all_eagles, FREE), figures={"eagles-eyrie": "2 eagles"})
    story.free("eagles-eyrie")
    assert len(story.offers) == 104
    story.free("barad-dur", "eagles-eyrie", "barad-dur")
    assert story.is_over  # both have flown
    assert story.count("eagles", "barad-dur") == 2


def test_an_eagle_may_stay() -> None:
    story = factions((move_all_eagles, FREE), figures={"eagles-eyrie": "2 eagles"}).free("done")
    assert story.count("eagles", "eagles-eyrie") == 2


def test_ruling_25_without_eagles_the_faction_is_gone() -> None:
    story = factions(in_play="eagles")
    factions_must_hold(story.table)
    assert story.table.factions["eagles"] == "gone"


def test_ruling_40_mountains_do_not_hinder_eagles_who_are_called() -> None:
    story = factions(figures={"eagles-eyrie": "eagles"})
    assert "bree" not in regions_within("eagles-eyrie", 4)
    assert within_call(story.table, "bree") == ("eagles-eyrie",)
    assert within_call(story.table, "minas-tirith") == ()
