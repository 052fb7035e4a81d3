"""The Hunt Pool, and cards that stop or replace a tile (13.4, 13.10, 14.2)."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.hunt import hunt_roll, move_fellowship, reveal
from greathall.games.wotr_board.hunt_tiles import bring_into_play, remove_for_good, tile_for_card

STAFF, COAT = "wizards-staff", "mithril-coat-and-sting"
HORN, AXE = "horn-of-gondor", "axe-and-bow"


def hunted(*cards: str, fellows: str = "gandalf-grey", **setting: Any) -> Story:
    """A Hunt at Bree has succeeded while these cards lie on the table."""
    setting.setdefault("fellowship", {"region": "bree", "progress": 1})
    story = war((hunt_roll,), fellows=fellows, hunt_box={SHADOW: 1}, on_table=cards, **setting)
    return story.rolls(6)


def test_13_10_a_drawn_tile_is_out_of_the_pool() -> None:
    story = hunted().draws("3")
    assert story.table.hunt_pool.count("3") == 2
    assert story.table.hunt_drawn == ("3",)


def test_13_4_an_empty_pool_is_filled_with_the_drawn_standard_tiles() -> None:
    drawn = ("3", "eye", "elven-rope")
    story = hunted(hunt_pool=(), hunt_drawn=drawn, hunt_removed=("eye",)).draws("3")
    assert story.table.hunt_pool == ("eye",)
    assert story.table.hunt_drawn == ("elven-rope", "3")
    assert story.table.hunt_removed == ("eye",)


def test_13_4_wizards_staff_stops_a_tile_before_it_is_drawn() -> None:
    story = hunted(STAFF)
    assert story.asks(FREE, "stop-tile")
    story.free(STAFF)
    assert story.is_over
    assert story.events("tile-drawn") == []
    assert story.table.discard == (STAFF,)


def test_13_4_it_need_not_be_used() -> None:
    story = hunted(STAFF).free("no").draws("3").free("no")
    assert story.table.on_table == (STAFF,)


def test_13_4_it_stops_a_single_tile_of_a_stronghold_too() -> None:
    setting = {"region": "moria", "progress": 1}
    story = war((reveal,), fellows="gandalf-grey", fellowship=setting, on_table=(STAFF,))
    story.free("dimrill-dale", STAFF)
    assert story.is_over


def test_o2_on_the_mordor_track_the_step_is_still_made() -> None:
    setting = {"mordor": 1}
    story = war(
        (move_fellowship, FREE), fellows="gandalf-grey", fellowship=setting, on_table=(STAFF,)
    )
    story.free(STAFF)
    assert story.table.fellowship.mordor == 2


def test_o2_unless_the_table_decided_otherwise() -> None:
    story = war(
        (move_fellowship, FREE),
        fellows="gandalf-grey",
        fellowship={"mordor": 1},
        on_table=(STAFF,),
        options={"staff-in-mordor": "no-step"},
    )
    story.free(STAFF)
    assert story.table.fellowship.mordor == 1


def test_13_4_mithril_coat_replaces_a_tile_after_it_is_drawn() -> None:
    story = hunted(COAT).draws("3")
    assert story.asks(FREE, "replace-tile")
    story.free(COAT).draws("1").free("no")
    assert story.table.fellowship.corruption == 1
    assert story.table.hunt_drawn == ("1",)


def test_r47_the_first_tile_cannot_be_drawn_again_and_then_returns_to_the_pool() -> None:
    story = hunted(COAT, hunt_pool=("3", "1", "2")).draws("3").free(COAT)
    assert story.offers == ("1", "2")
    story.draws("2").free("no")
    assert sorted(story.table.hunt_pool) == ["1", "3"]


def test_o10_mithril_coat_does_not_use_up_the_one_card_of_a_hunt() -> None:
    story = hunted(COAT, HORN, fellows="boromir").draws("3").free(COAT).draws("2")
    assert story.asks(FREE, "hunt-card")
    story.free(HORN, "no")
    assert story.table.fellowship.corruption == 1


def test_o10_unless_the_table_decided_otherwise() -> None:
    story = hunted(COAT, HORN, fellows="boromir", options={"mithril-coat": "instead"})
    story.draws("3").free(COAT).draws("2")
    assert story.asks(FREE, "casualty-of-hunt")


def test_13_6_1_one_card_on_the_table_may_lower_the_damage() -> None:
    story = hunted(HORN, AXE, fellows="boromir gimli").draws("3")
    assert story.offers == ("no", HORN, AXE)
    story.free(AXE)
    assert story.asks(FREE, "casualty-of-hunt")
    story.free("no")
    assert story.table.fellowship.corruption == 2
    assert story.table.on_table == (HORN,)


def test_13_6_1_no_card_is_asked_for_when_there_is_no_damage() -> None:
    assert hunted(HORN, fellows="boromir").draws("0-reveal").asks(FREE, "reveal")


def test_5_3_a_card_goes_at_once_when_its_companion_is_lost() -> None:
    story = hunted(HORN, fellows="boromir gimli").draws("3").free("no", "guide")
    assert story.table.on_table == ()
    assert story.table.discard == (HORN,)


def test_13_2_flocks_of_crebain_is_decided_before_the_roll() -> None:
    box = {SHADOW: 1}
    story = war((hunt_roll,), hunt_box=box, on_table=("flocks-of-crebain",))
    assert story.asks(SHADOW, "hunt-bonus")
    story.shadow("flocks-of-crebain").rolls(4)
    assert story.events("hunt-rolled")[0]["needed"] == 5
    assert story.table.on_table == ()


def test_r42_hunt_tile_then_balrog_tile_then_stronghold_tile() -> None:
    setting = {"region": "moria", "progress": 1}
    story = hunted("balrog-of-moria", fellows="gimli", fellowship=setting).draws("1-reveal")
    story.free("no", "dimrill-dale").shadow("yes")
    story.draws("2").free("no").draws("3").free("no")
    assert story.is_over
    assert [event["due_to"] for event in story.events("tile-drawn")] == [
        "hunt",
        "balrog",
        "stronghold",
    ]
    assert story.table.fellowship.corruption == 6


def test_14_2_a_special_tile_waits_for_mordor_or_joins_the_pool_there() -> None:
    waiting = war().table
    bring_into_play(waiting, "elven-rope")
    assert waiting.hunt_waiting == ("elven-rope",)
    assert "elven-rope" not in waiting.hunt_pool
    there = war(fellowship={"mordor": 0}).table
    bring_into_play(there, "elven-rope")
    assert "elven-rope" in there.hunt_pool


def test_13_10_a_tile_removed_for_good_never_returns() -> None:
    table = war().table
    remove_for_good(table, "eye")
    assert table.hunt_pool.count("eye") == 3
    assert table.hunt_removed == ("eye",)


def test_a_card_may_only_look_at_a_tile() -> None:
    story = war((tile_for_card,), on_table=(COAT,), hunt_pool=("3", "1")).draws("3").free(COAT)
    assert story.is_over
    assert story.table.hunt_pool == ("3",)
    assert story.table.hunt_drawn == ("1",)
    assert story.table.hunt is None
