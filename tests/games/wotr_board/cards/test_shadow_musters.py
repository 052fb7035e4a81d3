"""The Strategy Event cards by which the Shadow recruits."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import is_playable, play_card

ALL = "sauron isengard southrons"


def test_rage_of_the_dunlendings_recruits_and_gathers() -> None:
    armies = {"north-dunland": "isengard-regular isengard-elite"}
    story = play_card("rage-of-the-dunlendings", at_war="isengard", armies=armies)
    story.shadow("tharbad", ("isengard-elite", "north-dunland"), "done")
    assert story.figures("tharbad") == "isengard-elite 2 isengard-regular"
    assert story.figures("north-dunland") == "isengard-regular"
    assert not is_playable("rage-of-the-dunlendings", armies=armies)


def test_rage_of_the_dunlendings_needs_a_strictly_free_region() -> None:
    armies = {"tharbad": "north-regular"}
    story = play_card("rage-of-the-dunlendings", at_war="isengard", armies=armies)
    assert "tharbad" not in story.offers


def test_the_witch_king_returns_to_angmar() -> None:
    story = play_card("return-of-the-witch-king", armies={"moria": "sauron-regular witch-king"})
    assert story.figures("angmar") == "sauron-elite 2 sauron-regular witch-king"
    assert story.figures("moria") == "sauron-regular"
    assert not is_playable("return-of-the-witch-king")


@pytest.mark.parametrize(
    ("card", "nation"), [("half-orcs-and-goblin-men", "isengard"), ("olog-hai", "sauron")]
)
def test_a_unit_joins_any_shadow_army(card: str, nation: str) -> None:
    armies = {"moria": "southrons-regular", "minas-tirith": "gondor-regular southrons-elite"}
    position: Any = {"armies": armies, "besieged": ("minas-tirith",)}
    story = play_card(card, at_war=nation, **position)
    assert story.offers == ("moria", "minas-tirith")
    story.shadow("minas-tirith", f"{nation}-elite")
    assert f"{nation}-elite" in story.figures("minas-tirith")
    assert not is_playable(card, **position)


def test_a_new_power_is_rising_in_three_places() -> None:
    story = play_card("a-new-power-is-rising", armies={"orthanc": "saruman"})
    story.shadow("isengard-elite", "isengard-regular")
    assert story.figures("north-dunland") == "2 isengard-regular"
    assert story.figures("south-dunland") == "2 isengard-regular"
    assert story.figures("orthanc") == "isengard-elite isengard-regular saruman"
    assert not is_playable("a-new-power-is-rising")


def test_many_kings_serve_in_three_settlements() -> None:
    story = play_card("many-kings-to-the-service-of-mordor")
    story.shadow("umbar", "far-harad", "near-harad")
    for region in ("umbar", "far-harad", "near-harad"):
        assert story.figures(region) == "2 southrons-regular"


def test_the_king_is_revealed_to_minas_morgul() -> None:
    story = play_card("the-king-is-revealed", armies={"edoras": "aragorn"})
    assert story.figures("minas-morgul") == "5 sauron-regular nazgul"
    assert not is_playable("the-king-is-revealed", armies={"edoras": "strider"})


def test_shadows_on_the_misty_mountains_go_to_one_place() -> None:
    story = play_card("shadows-on-the-misty-mountains")
    story.shadow("mount-gram", "sauron-elite", "sauron-regular")
    assert story.figures("mount-gram") == "sauron-elite sauron-regular nazgul"


def test_orcs_multiply_again() -> None:
    story = play_card("orcs-multiplying-again")
    assert story.figures("dol-guldur") == story.figures("mount-gundabad") == "3 sauron-regular"


def test_a_horde_comes_from_the_east() -> None:
    story = play_card("horde-from-the-east", at_war="southrons").shadow("khand")
    assert story.figures("khand") == "5 southrons-regular"
    assert not is_playable("horde-from-the-east")


def test_monsters_are_roused_where_it_is_free() -> None:
    story = play_card("monsters-roused", armies={"ettenmoors": "elves-regular"})
    assert story.figures("angmar") == story.figures("weather-hills") == "sauron-regular"
    assert story.figures("trollshaws") == "sauron-elite"
    assert story.figures("ettenmoors") == "elves-regular"


def test_long_planned_war_musters() -> None:
    story = play_card("musterings-of-long-planned-war", at_war=ALL)
    assert story.figures("gorgoroth") == "5 southrons-regular"
    assert story.figures("nurn") == "5 sauron-regular"
    assert not is_playable("musterings-of-long-planned-war", at_war="sauron isengard")


def test_the_pits_of_mordor_fill_three_strongholds() -> None:
    story = play_card("pits-of-mordor", at_war="sauron")
    story.shadow("barad-dur", "morannon", "minas-morgul")
    for region in ("barad-dur", "morannon", "minas-morgul"):
        assert story.figures(region) == "2 sauron-regular"
    assert not is_playable("pits-of-mordor")
