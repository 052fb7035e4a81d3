"""The Fellowship (12)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.facts import FREE, REGIONS, SHADOW
from greathall.games.wotr_board.fellowship import (
    can_declare,
    choose_guide,
    corrupt,
    declare,
    heal,
    lose_companion,
    possible_guides,
    separate,
)
from greathall.games.wotr_board.hunt import hunt_roll, move_fellowship, reveal
from greathall.games.wotr_board.routes import best_route, regions_within


def at(region: str, progress: int = 0, **fields: Any) -> dict[str, Any]:
    return {"region": region, "progress": progress, **fields}


# ------------------------------------------------ Corruption


def test_12_1_corruption_rises_and_is_healed_not_below_zero() -> None:
    table = war(fellowship={"corruption": 3}).table
    corrupt(table, 2)
    assert table.fellowship.corruption == 5
    heal(table, 9)
    assert table.fellowship.corruption == 0


def test_12_1_progress_cannot_exceed_12_o6() -> None:
    story = war((move_fellowship, FREE), fellowship={"progress": 12})
    assert story.table.fellowship.progress == 12


# ------------------------------------------------ the Guide


def test_12_2_the_guide_has_the_highest_level_and_ties_are_chosen() -> None:
    assert possible_guides(war().table) == ("gandalf-grey", "strider")
    assert possible_guides(war(fellows="meriadoc gimli legolas").table) == ("gimli", "legolas")
    story = war((choose_guide,), fellows="boromir gimli meriadoc")
    story.free("gimli")
    assert story.table.fellowship.guide == "gimli"


def test_12_2_without_companions_gollum_guides() -> None:
    story = war((lose_companion, "boromir"), fellows="boromir")
    assert story.table.fellowship.guide == "gollum"
    assert story.where("boromir") == "gone"


def test_12_2_the_guide_is_chosen_anew_when_somebody_leaves() -> None:
    story = war((lose_companion, "gimli"), fellows="boromir legolas gimli")
    assert story.asks(FREE, "guide")
    assert story.offers == ("boromir", "legolas")


# ------------------------------------------------ declaring


def test_12_4_the_figure_moves_up_to_the_progress_which_becomes_zero() -> None:
    story = war((declare,), fellowship=at("rivendell", 2))
    assert set(story.offers) == {"no", *regions_within("rivendell", 2)}
    story.free("hollin")
    fellowship = story.table.fellowship
    assert (fellowship.region, fellowship.progress, fellowship.is_hidden) == ("hollin", 0, True)


def test_12_4_staying_where_one_is_is_allowed_and_so_is_no_declaration() -> None:
    assert war((declare,), fellowship=at("bree")).offers == ("no", "bree")
    story = war((declare,), fellowship=at("bree", 3)).free("no")
    assert story.table.fellowship.progress == 3


def test_12_4_in_a_free_city_one_corruption_is_healed_and_the_nation_activated() -> None:
    story = war((declare,), fellowship=at("edoras", corruption=4)).free("edoras")
    assert story.table.fellowship.corruption == 3
    assert story.table.active["rohan"]


def test_12_4_a_besieged_stronghold_will_do() -> None:
    armies = {"helms-deep": "rohan-regular isengard-regular"}
    story = war((declare,), armies=armies, besieged=("helms-deep",), fellowship=at("helms-deep"))
    story.free("helms-deep")
    assert story.table.active["rohan"]


def test_12_4_a_town_neither_heals_nor_activates() -> None:
    story = war((declare,), fellowship=at("bree", corruption=4)).free("bree")
    assert story.table.fellowship.corruption == 4
    assert not story.table.active["north"]


def test_r30_not_in_a_city_under_shadow_control() -> None:
    story = war((declare,), fellowship=at("edoras", corruption=4), control={"edoras": SHADOW})
    story.free("edoras")
    assert story.table.fellowship.corruption == 4
    assert not story.table.active["rohan"]


def test_r30_only_once_a_turn_and_only_while_hidden() -> None:
    assert can_declare(war().table)
    assert not can_declare(war(fellowship={"was_declared": True}).table)
    assert not can_declare(war(fellowship={"is_hidden": False}).table)
    assert not can_declare(war(fellowship={"mordor": 0}).table)


def test_12_4_no_tile_is_drawn_for_passing_a_shadow_stronghold() -> None:
    story = war((declare,), fellowship=at("moria", 1)).free("dimrill-dale")
    assert story.is_over
    assert story.events("tile-drawn") == []


# ------------------------------------------------ being revealed


def test_12_5_the_figure_never_ends_in_a_city_of_the_free_peoples() -> None:
    story = war((reveal,), fellowship=at("trollshaws", 1))
    assert "rivendell" in REGIONS["trollshaws"].adjacent
    assert "rivendell" not in story.offers
    story.free("hollin" if "hollin" in story.offers else story.offers[0])
    assert not story.table.fellowship.is_hidden
    assert story.table.fellowship.progress == 0


def test_12_5_but_in_one_that_the_shadow_has_captured() -> None:
    story = war((reveal,), fellowship=at("trollshaws", 1), control={"rivendell": SHADOW})
    assert "rivendell" in story.offers


def test_12_5_if_every_region_is_forbidden_the_figure_stays() -> None:
    story = war((reveal,), fellowship=at("rivendell"))
    assert story.is_over
    assert story.table.fellowship.region == "rivendell"
    assert not story.table.fellowship.is_hidden


def test_12_5_a_tile_for_each_shadow_stronghold_on_the_way() -> None:
    story = war((reveal,), fellows="gimli", fellowship=at("moria", 1)).free("dimrill-dale")
    story.draws("2").free("no")
    assert story.is_over
    assert [event["due_to"] for event in story.events("tile-drawn")] == ["stronghold"]
    assert story.table.fellowship.corruption == 2


def test_12_5_with_progress_0_a_tile_is_due_where_the_figure_stands() -> None:
    story = war((reveal,), fellows="gimli", fellowship=at("dol-guldur")).draws("3").free("no")
    assert story.table.fellowship.corruption == 3


def test_12_5_eyes_of_such_tiles_count_nothing() -> None:
    story = war((reveal,), fellows="gimli", fellowship=at("dol-guldur")).draws("eye")
    assert story.is_over
    assert story.table.fellowship.corruption == 0


def test_12_5_a_captured_shadow_stronghold_is_a_legal_end_without_a_tile() -> None:
    story = war((reveal,), fellowship=at("dimrill-dale", 1), control={"moria": FREE})
    story.free("moria")
    assert story.is_over
    assert story.events("tile-drawn") == []


def test_12_5_the_way_leads_around_strongholds_if_it_can() -> None:
    table = war().table
    assert best_route(table, "hollin", "dimrill-dale", 2) == ("hollin", "moria", "dimrill-dale")
    longer = best_route(table, "hollin", "dimrill-dale", 12)
    assert "moria" not in longer
    assert len(longer) - 1 <= 12


def test_12_6_a_revealed_fellowship_is_not_revealed_again() -> None:
    story = war((reveal,), fellowship=at("moria", 2, is_hidden=False))
    assert story.is_over
    assert story.table.fellowship.progress == 2


def test_12_8_every_region_is_open_to_the_fellowship() -> None:
    assert {"gorgoroth", "barad-dur", "nurn"} <= set(regions_within("morannon", 3))


# ------------------------------------------------ separating


def separation(*more: int, **setting: Any) -> Story:
    """Strider guides, whoever else leaves."""
    fellows = "strider gimli meriadoc boromir"
    return war((separate, FREE, *more), fellows=fellows, **setting)


def test_12_7_a_group_moves_up_to_progress_plus_its_highest_level() -> None:
    story = separation(fellowship=at("bree", 1)).free("gimli", "meriadoc", "done")
    assert story.asks(FREE, "move-companion-to")
    assert set(story.offers) <= set(regions_within("bree", 3))
    assert not set(story.offers) <= set(regions_within("bree", 2))
    story.free("the-shire")
    assert story.where("gimli") == story.where("meriadoc") == "the-shire"
    assert "gimli" not in story.table.fellowship.companions


def test_12_7_a_card_may_lend_range() -> None:
    story = separation(1, fellowship=at("bree")).free("meriadoc", "done")
    assert story.asks(FREE, "move-companion-to")
    assert not set(story.offers) <= set(regions_within("bree", 1))
    story = separation(0, 4, fellowship=at("bree")).free("meriadoc", "done")
    assert story.asks(FREE, "move-companion-to")
    assert not set(story.offers) <= set(regions_within("bree", 3))


def test_12_7_they_stay_inside_a_besieged_stronghold() -> None:
    armies = {"rivendell": "elves-elite 2 sauron-regular"}
    story = separation(armies=armies, besieged=("rivendell",))
    story.free("gimli", "done")
    assert story.is_over
    assert story.where("gimli") == "rivendell"


def test_12_7_activation_applies_at_the_end_of_the_move() -> None:
    story = separation(fellowship=at("lossarnach")).free("boromir", "done")
    story.free("minas-tirith")
    assert story.table.active["gondor"]


def test_14_5_on_the_mordor_track_a_card_removes_them_from_the_game() -> None:
    story = war((separate, FREE), fellowship={"mordor": 2}).free("boromir", "gimli", "done")
    assert story.where("boromir") == story.where("gimli") == "gone"
    story.free("gandalf-grey")
    assert story.is_over


# ------------------------------------------------ losing Companions


@pytest.mark.parametrize("hobbit", ["meriadoc", "peregrin"])
def test_13_7_a_hobbit_is_taken_alive(hobbit: str) -> None:
    story = war((lose_companion, hobbit), fellows=f"boromir {hobbit}", fellowship=at("bree", 2))
    assert set(story.offers) <= set(regions_within("bree", 3))
    story.free("bree")
    assert story.where(hobbit) == "bree"


def test_13_7_not_on_the_mordor_track() -> None:
    story = war((lose_companion, "meriadoc"), fellows="boromir meriadoc", fellowship={"mordor": 1})
    assert story.is_over
    assert story.where("meriadoc") == "gone"


def test_12_9_corruption_12_ends_the_game_at_once() -> None:
    setting = at("moria", 1, corruption=10)
    story = war((hunt_roll,), fellows="gimli", fellowship=setting, hunt_box={SHADOW: 1})
    story.rolls(6).draws("2-reveal").free("no")
    assert story.is_over  # nobody is asked where the figure is revealed
    assert story.match.outcome is not None
    assert story.match.outcome.winners == (SHADOW,)
