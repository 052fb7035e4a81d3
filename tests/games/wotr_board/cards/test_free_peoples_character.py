"""The Character Event cards of the Free Peoples that are about the Fellowship."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import is_playable, play_card, war
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.hunt import draw_tile

CORRUPTED = {"fellowship": {"corruption": 3}}
IN_MORDOR = {"region": "morannon", "mordor": 0}
ALONE = {"fellows": ""}  # Gollum is the Guide

# ------------------------------------------------ special tiles


def waits_for_mordor(tile: str) -> None:
    """The tile waits, and joins the pool when the Fellowship is on the Mordor Track (14.2)."""
    story = play_card(tile)
    assert story.table.hunt_waiting == (tile,)
    assert tile not in story.table.hunt_pool
    story = play_card(tile, fellowship=IN_MORDOR)
    assert story.table.hunt_waiting == ()
    assert story.table.hunt_pool.count(tile) == 1


def test_elven_cloaks_are_a_tile_for_mordor_14_2() -> None:
    waits_for_mordor("elven-cloaks")


def test_elven_rope_is_a_tile_for_mordor_14_2() -> None:
    waits_for_mordor("elven-rope")


def test_phial_of_galadriel_is_a_tile_for_mordor_14_2() -> None:
    waits_for_mordor("phial-of-galadriel")


def test_smeagol_helps_nice_master_is_a_tile_for_mordor_14_2() -> None:
    waits_for_mordor("smeagol-helps-nice-master")


# ------------------------------------------------ Mithril Coat and Sting


def test_mithril_coat_and_sting_draws_another_tile_instead_r47() -> None:
    """The first one cannot be drawn again at once, and goes back to the pool at the end."""
    story = war(
        (draw_tile, "hunt", 1),
        on_table=("mithril-coat-and-sting",),
        hunt_pool=("3", "1"),
        fellows="",
    ).draws("3")
    assert story.question.kind == "replace-tile"
    story.free("mithril-coat-and-sting")
    assert story.table.fellowship.corruption == 1
    assert story.table.hunt_pool == ("3",)
    assert story.table.discard == ("mithril-coat-and-sting",)


def test_mithril_coat_and_sting_may_wait() -> None:
    story = war(
        (draw_tile, "card"),
        on_table=("mithril-coat-and-sting",),
        hunt_pool=("2", "1"),
        fellows="",
    )
    story.draws("2").free("no")
    assert story.table.fellowship.corruption == 2
    assert story.table.on_table == ("mithril-coat-and-sting",)


# ------------------------------------------------ Axe and Bow, Horn of Gondor


def test_axe_and_bow_lower_the_damage_by_one_13_6() -> None:
    story = war(
        (draw_tile, "hunt", 1), on_table=("axe-and-bow",), hunt_pool=("3",), fellows="gimli strider"
    )
    story.free("axe-and-bow", "no")
    assert story.table.fellowship.corruption == 2
    assert story.table.on_table == ()


def test_axe_and_bow_need_gimli_or_legolas_in_the_fellowship() -> None:
    assert is_playable("axe-and-bow", fellows="gimli")
    assert is_playable("axe-and-bow", fellows="legolas")
    assert not is_playable("axe-and-bow", fellows="boromir", armies={"dale": "gimli legolas"})


def test_axe_and_bow_are_discarded_when_both_have_left_5_3() -> None:
    """Gimli leaves, and Legolas is gone already."""
    story = play_card(
        "i-will-go-alone", fellows="gimli boromir", on_table=("axe-and-bow",), **CORRUPTED
    )
    story.free("gimli", "done", "rivendell")
    assert story.table.on_table == ()
    story = play_card("i-will-go-alone", fellows="gimli legolas", on_table=("axe-and-bow",))
    story.free("gimli", "done", "rivendell")
    assert story.table.on_table == ("axe-and-bow",)


def test_horn_of_gondor_lowers_the_damage_by_one_13_6() -> None:
    story = war(
        (draw_tile, "hunt", 1), on_table=("horn-of-gondor",), hunt_pool=("1",), fellows="boromir"
    )
    story.free("horn-of-gondor")
    assert story.table.fellowship.corruption == 0
    assert story.is_over


def test_horn_of_gondor_needs_boromir_in_the_fellowship() -> None:
    assert is_playable("horn-of-gondor", fellows="boromir")
    assert not is_playable("horn-of-gondor", fellows="gimli", armies={"dale": "boromir"})


def test_horn_of_gondor_is_discarded_when_boromir_leaves_5_3() -> None:
    story = play_card("i-will-go-alone", fellows="gimli boromir", on_table=("horn-of-gondor",))
    story.free("boromir", "done", "rivendell")
    assert story.table.on_table == ()


def test_horn_of_gondor_and_axe_and_bow_are_not_used_together_13_6() -> None:
    story = war(
        (draw_tile, "hunt", 1),
        on_table=("horn-of-gondor", "axe-and-bow"),
        hunt_pool=("3",),
        fellows="boromir gimli",
    )
    assert story.offers == ("no", "horn-of-gondor", "axe-and-bow")
    story.free("horn-of-gondor")
    assert story.question.kind == "casualty-of-hunt"


# ------------------------------------------------ Wizard's Staff


def test_wizards_staff_keeps_the_shadow_from_drawing_a_tile() -> None:
    """It is decided before the tile is seen."""
    story = war((draw_tile, "hunt", 2), on_table=("wizards-staff",), fellows="gandalf-grey")
    story.free("wizards-staff")
    assert story.is_over
    assert story.table.hunt_drawn == ()
    assert story.table.fellowship.corruption == 0


@pytest.mark.parametrize("cause", ["card", "stronghold"])
def test_wizards_staff_stops_any_tile_of_the_shadows(cause: str) -> None:
    story = war((draw_tile, cause), on_table=("wizards-staff",), fellows="gandalf-grey")
    assert story.free("wizards-staff").is_over


@pytest.mark.parametrize(("option", "step"), [("step", 1), ("no-step", 0)])
def test_wizards_staff_on_the_mordor_track_o2(option: str, step: int) -> None:
    story = war(
        (draw_tile, "mordor"),
        on_table=("wizards-staff",),
        fellows="gandalf-grey",
        fellowship=IN_MORDOR,
        options={"staff-in-mordor": option},
    ).free("wizards-staff")
    assert story.table.fellowship.mordor == step


def test_wizards_staff_needs_gandalf_the_grey_in_the_fellowship() -> None:
    assert is_playable("wizards-staff", fellows="gandalf-grey")
    assert not is_playable("wizards-staff", fellows="strider")


def test_wizards_staff_is_discarded_when_gandalf_leaves_5_3() -> None:
    story = play_card("i-will-go-alone", fellows="gandalf-grey gimli", on_table=("wizards-staff",))
    story.free("gandalf-grey", "done", "rivendell")
    assert story.table.on_table == ()


# ------------------------------------------------ Athelas


def test_athelas_heals_for_each_five_or_six() -> None:
    story = play_card("athelas", **CORRUPTED).rolls(4, 5, 6)
    assert story.table.fellowship.corruption == 1


def test_athelas_heals_for_each_three_or_more_with_strider_as_guide() -> None:
    story = play_card("athelas", fellows="strider gimli", **CORRUPTED).rolls(3, 2, 4)
    assert story.table.fellowship.corruption == 1


def test_athelas_is_useless_without_corruption() -> None:
    assert is_playable("athelas", **CORRUPTED)
    assert not is_playable("athelas")


# ------------------------------------------------ There Is Another Way


def test_there_is_another_way_heals_one() -> None:
    story = play_card("there-is-another-way", **CORRUPTED)
    assert story.table.fellowship.corruption == 2
    assert story.is_over


def test_there_is_another_way_moves_the_fellowship_with_gollum() -> None:
    """With its Hunt, but no die goes to the Hunt Box."""
    story = play_card(
        "there-is-another-way", hunt_box={SHADOW: 1}, hunt_pool=("2",), **ALONE, **CORRUPTED
    )
    story.free("move").rolls(6).free("no")
    assert story.table.fellowship.progress == 1
    assert story.table.fellowship.corruption == 4
    assert story.table.hunt_box == {FREE: 0, SHADOW: 1}


def test_there_is_another_way_hides_the_fellowship_with_gollum() -> None:
    revealed = {"corruption": 3, "is_hidden": False}
    story = play_card("there-is-another-way", fellowship=revealed, **ALONE)
    assert story.offers == ("hide", "no")
    assert story.free("hide").table.fellowship.is_hidden


def test_there_is_another_way_may_only_heal_with_gollum() -> None:
    story = play_card("there-is-another-way", **ALONE, **CORRUPTED).free("no")
    assert story.table.fellowship.corruption == 2
    assert story.table.fellowship.progress == 0


def test_there_is_another_way_needs_corruption_or_gollum() -> None:
    assert not is_playable("there-is-another-way")
    assert is_playable("there-is-another-way", **CORRUPTED)
    assert is_playable("there-is-another-way", **ALONE)


# ------------------------------------------------ Bilbo's Song


def test_bilbos_song_heals_one_or_two_with_gollum() -> None:
    assert play_card("bilbos-song", **CORRUPTED).table.fellowship.corruption == 2
    assert play_card("bilbos-song", **ALONE, **CORRUPTED).table.fellowship.corruption == 1


def test_bilbos_song_is_useless_without_corruption() -> None:
    assert is_playable("bilbos-song", **CORRUPTED)
    assert not is_playable("bilbos-song", **ALONE)


# ------------------------------------------------ Mirror of Galadriel

IN_LORIEN = {"fellowship": {"region": "lorien", "corruption": 3}}


def test_mirror_of_galadriel_turns_a_character_die_into_a_will_of_the_west() -> None:
    story = play_card("mirror-of-galadriel", dice={FREE: ("character", "muster")}, **CORRUPTED)
    assert story.table.dice[FREE] == ("muster", "will-of-the-west")
    assert story.table.fellowship.corruption == 3


def test_mirror_of_galadriel_heals_in_lorien() -> None:
    story = play_card("mirror-of-galadriel", dice={FREE: ("muster",)}, **IN_LORIEN)
    assert story.table.fellowship.corruption == 2
    assert story.table.dice[FREE] == ("muster",)


def test_mirror_of_galadriel_does_not_heal_in_a_captured_lorien() -> None:
    assert not is_playable("mirror-of-galadriel", control={"lorien": SHADOW}, **IN_LORIEN)
    assert is_playable("mirror-of-galadriel", **IN_LORIEN)


def test_mirror_of_galadriel_needs_a_die_besides_the_one_that_plays_it() -> None:
    def faces(*dice: str, **position: Any) -> list[str]:
        """The dice that can play it."""
        hands = {FREE: ("mirror-of-galadriel",)}
        story = war((next_action,), dice={FREE: dice}, hands=hands, **position)
        return [face for face in dict.fromkeys(dice) if "play-card" in story.deeds(face)]

    assert faces("character") == []
    assert faces("character", "event") == ["event"]
    assert faces("character", "character", "event") == ["character", "event"]
    assert faces("character", **IN_LORIEN) == ["character"]


# ------------------------------------------------ I Will Go Alone


def test_i_will_go_alone_separates_one_region_further_and_heals() -> None:
    """Progress 1, Level 2 and one more: four regions."""
    on_the_way = {"progress": 1, "corruption": 2}
    story = play_card("i-will-go-alone", fellows="strider boromir", fellowship=on_the_way)
    story.free("boromir", "done")
    assert "enedwaith" not in story.offers
    story.free("tharbad")
    assert story.where("boromir") == "tharbad"
    assert story.table.fellowship.corruption == 1


def test_i_will_go_alone_needs_a_companion_in_the_fellowship() -> None:
    assert not is_playable("i-will-go-alone", **ALONE, **CORRUPTED)
    assert is_playable("i-will-go-alone")


def test_i_will_go_alone_removes_companions_on_the_mordor_track_14_5() -> None:
    story = play_card(
        "i-will-go-alone", fellows="gimli meriadoc", fellowship=IN_MORDOR | {"corruption": 2}
    )
    story.free("gimli", "done")
    assert story.where("gimli") == "gone"
    assert story.table.fellowship.corruption == 1


# ------------------------------------------------ Gwaihir the Windlord


def test_gwaihir_the_windlord_separates_as_if_the_level_were_four() -> None:
    """Progress 1 and Level 4: five regions."""
    story = play_card("gwaihir-the-windlord", fellows="peregrin", fellowship={"progress": 1})
    assert "druwaith-iaur" not in story.offers
    story.free("enedwaith")
    assert story.where("peregrin") == "enedwaith"


def test_gwaihir_the_windlord_moves_companions_on_the_board_four_regions() -> None:
    story = play_card("gwaihir-the-windlord", armies={"edoras": "boromir gimli", "dale": "legolas"})
    story.free("board", "boromir", "gimli", "minas-tirith")
    assert story.where("boromir") == story.where("gimli") == "minas-tirith"
    assert story.is_over


def test_gwaihir_the_windlord_may_end_inside_a_siege_but_not_begin_there() -> None:
    siege = {
        "armies": {
            "minas-tirith": "gondor-regular peregrin sauron-regular",
            "druadan-forest": "gimli",
        },
        "besieged": ("minas-tirith",),
        "fellows": "",
    }
    story = play_card("gwaihir-the-windlord", **siege)
    story.free("minas-tirith")  # only Gimli can go
    assert story.where("gimli") == "minas-tirith"
    siege["armies"] = {"minas-tirith": "gondor-regular peregrin sauron-regular"}
    assert not is_playable("gwaihir-the-windlord", **siege)


def test_gwaihir_the_windlord_may_separate_into_a_siege() -> None:
    story = play_card(
        "gwaihir-the-windlord",
        armies={"lorien": "elves-regular sauron-regular"},
        besieged=("lorien",),
        fellowship={"region": "moria"},
        fellows="gimli",
    ).free("lorien")
    assert story.where("gimli") == "lorien"


def test_gwaihir_the_windlord_needs_a_companion() -> None:
    assert not is_playable("gwaihir-the-windlord", **ALONE)
    assert is_playable("gwaihir-the-windlord", armies={"dale": "gimli"}, **ALONE)


def test_gwaihir_the_windlord_removes_companions_on_the_mordor_track_14_5() -> None:
    story = play_card("gwaihir-the-windlord", fellows="gimli", fellowship=IN_MORDOR)
    assert story.where("gimli") == "gone"
    assert story.table.fellowship.guide == "gollum"


# ------------------------------------------------ We Prove the Swifter


def test_we_prove_the_swifter_goes_two_regions_further() -> None:
    """A Hobbit goes three regions: from Edoras to the Druadan Forest's neighbours."""
    story = play_card("we-prove-the-swifter", armies={"edoras": "meriadoc"}, **ALONE)
    assert "minas-tirith" in story.offers
    assert "lossarnach" not in story.offers
    story.free("minas-tirith")
    assert story.where("meriadoc") == "minas-tirith"
    assert story.table.active["gondor"]


def test_we_prove_the_swifter_separates_two_regions_further() -> None:
    """Level 1 and two more, without Progress: three regions."""
    story = play_card("we-prove-the-swifter", fellows="meriadoc")
    assert "hollin" in story.offers
    assert "moria" in story.offers
    assert "north-dunland" in story.offers
    assert "tharbad" not in story.offers


def test_we_prove_the_swifter_may_end_inside_a_siege() -> None:
    story = play_card(
        "we-prove-the-swifter",
        armies={"minas-tirith": "gondor-regular sauron-regular", "folde": "meriadoc"},
        besieged=("minas-tirith",),
        fellows="",
    )
    assert "minas-tirith" in story.offers


def test_we_prove_the_swifter_needs_a_companion() -> None:
    assert not is_playable("we-prove-the-swifter", **ALONE)
    assert is_playable("we-prove-the-swifter")


# ------------------------------------------------ There and Back Again


def test_there_and_back_again_separates_one_region_further() -> None:
    story = play_card("there-and-back-again", fellows="meriadoc strider")
    story.free("meriadoc", "done")
    assert "moria" not in story.offers
    story.free("hollin")
    assert story.where("meriadoc") == "hollin"
    assert story.table.steps["dwarves"] == 3


def test_there_and_back_again_rouses_the_north() -> None:
    """Whoever was separated, Gimli stands in Dale."""
    story = play_card("there-and-back-again", armies={"dale": "gimli"})
    story.free("strider", "done", "rivendell")
    table = story.table
    assert (table.active["dwarves"], table.active["north"]) == (True, True)
    assert (table.steps["dwarves"], table.steps["elves"], table.steps["north"]) == (2, 2, 2)


def test_there_and_back_again_does_nothing_in_a_captured_settlement() -> None:
    lost = {"armies": {"dale": "gimli"}, "control": {"dale": SHADOW}}
    story = play_card("there-and-back-again", **lost).free("strider", "done", "rivendell")
    assert story.table.steps["dwarves"] == 3
    assert not is_playable("there-and-back-again", **ALONE, **lost)


def test_there_and_back_again_needs_no_companion_in_the_fellowship_5_2() -> None:
    position = {"armies": {"woodland-realm": "legolas"}, **ALONE}
    assert is_playable("there-and-back-again", **position)
    assert play_card("there-and-back-again", **position).table.steps["elves"] == 2
    assert not is_playable("there-and-back-again", at_war="all", **position)
    assert not is_playable("there-and-back-again", armies={"lorien": "legolas"}, **ALONE)
