"""Characters who enter play, and the Voice of Saruman (6.1, 6.2)."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.entering import (
    can_enter_companion,
    can_enter_minion,
    can_use_voice,
    companions_to_enter,
    enter_companion,
    enter_minion,
    minions_to_enter,
    use_voice,
)
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.seats import SARUMAN_PLAYER, WITCH_KING_PLAYER

FREE_NATIONS = "dwarves elves gondor north rohan"


def test_6_1_strider_becomes_aragorn_in_three_settlements_of_gondor() -> None:
    for region in ("minas-tirith", "dol-amroth", "pelargir"):
        assert companions_to_enter(war(armies={region: "strider"}).table) == ("aragorn",)
    assert not can_enter_companion(war(armies={"edoras": "strider"}).table, FREE)
    taken = war(armies={"pelargir": "strider"}, control={"pelargir": SHADOW})
    assert not can_enter_companion(taken.table, FREE)


def test_6_1_aragorn_takes_striders_place_and_activates_gondor_even_under_siege() -> None:
    story = war(
        (enter_companion, FREE),
        armies={"minas-tirith": "gondor-regular strider 3 sauron-regular"},
        besieged=("minas-tirith",),
    )
    assert story.where("aragorn") == "minas-tirith"
    assert story.where("strider") == "gone"
    assert story.table.active["gondor"]


def test_6_1_gandalf_the_white_needs_a_minion_who_is_or_was_in_play() -> None:
    fallen = {"gandalf-grey": "gone"}
    assert not can_enter_companion(war(characters=fallen).table, FREE)
    assert can_enter_companion(war(characters=fallen | {"saruman": "orthanc"}).table, FREE)
    assert can_enter_companion(war(characters=fallen | {"saruman": "gone"}).table, FREE)
    in_fellowship = war(characters={"saruman": "orthanc"}).table
    assert not can_enter_companion(in_fellowship, FREE)


def test_6_7_gandalf_the_white_comes_to_fangorn_or_an_elven_stronghold() -> None:
    story = war(
        (enter_companion, FREE),
        characters={"gandalf-grey": "gone", "saruman": "orthanc"},
        control={"lorien": SHADOW},
    )
    assert story.offers == ("fangorn", "grey-havens", "rivendell", "woodland-realm")
    story.free("rivendell")
    assert story.where("gandalf-white") == "rivendell"


def test_6_1_gandalf_the_white_takes_the_place_of_the_grey() -> None:
    story = war((enter_companion, FREE), armies={"edoras": "gandalf-grey", "orthanc": "saruman"})
    assert (story.where("gandalf-white"), story.where("gandalf-grey")) == ("edoras", "gone")
    assert story.table.active["rohan"]


def minions(**setting: Any) -> tuple[str, ...]:
    return minions_to_enter(war(**setting).table, SHADOW)


def test_6_2_saruman_comes_when_isengard_is_at_war_and_orthanc_unconquered() -> None:
    assert minions() == ()
    assert minions(at_war="isengard") == ("saruman",)
    assert minions(at_war="isengard", control={"orthanc": FREE}) == ()
    story = war((enter_minion, SHADOW), at_war="isengard")
    assert story.where("saruman") == "orthanc"
    assert not can_enter_minion(story.table, SHADOW)


def test_6_2_the_witch_king_joins_an_army_with_a_sauron_unit_and_wakes_the_free_peoples() -> None:
    armies = {"moria": "sauron-regular", "orthanc": "isengard-regular", "umbar": "southrons-elite"}
    assert minions(at_war="sauron", armies=armies) == ()
    assert minions(at_war="sauron rohan") == ()  # he has no Army to join
    story = war((enter_minion, SHADOW), at_war="sauron rohan", armies=armies)
    assert story.where("witch-king") == "moria"
    assert all(story.table.active[nation] for nation in FREE_NATIONS.split())


def test_6_2_the_mouth_comes_when_all_are_at_war_or_the_ring_is_in_mordor() -> None:
    assert minions(at_war="dwarves elves gondor north") == ()
    assert minions(at_war=FREE_NATIONS) == ("mouth-of-sauron",)
    story = war(
        (enter_minion, SHADOW),
        fellowship={"region": "morannon", "mordor": 0},
        control={"moria": FREE},
    )
    assert sorted(story.offers) == [
        *("barad-dur", "dol-guldur", "minas-morgul", "morannon", "mount-gundabad")
    ]


def test_6_2_a_minion_enters_once() -> None:
    assert minions(at_war="isengard", characters={"saruman": "gone"}) == ()


def test_16_6_each_shadow_player_brings_his_own_minions() -> None:
    armies = {"moria": "sauron-regular"}
    game = war(players=4, at_war="all", armies=armies).table
    assert minions_to_enter(game, WITCH_KING_PLAYER) == ("witch-king", "mouth-of-sauron")
    assert minions_to_enter(game, SARUMAN_PLAYER) == ("saruman",)


# ------------------------------------------------ the Voice of Saruman


def voice(armies: dict[str, str], **rows: Any) -> Story:
    return war((use_voice, SHADOW), armies=armies, **rows)


def test_6_2_the_voice_calls_one_regular_to_every_settlement_of_isengard() -> None:
    story = voice({"orthanc": "isengard-regular saruman"}, control={"north-dunland": FREE})
    assert story.offers == ("call", "promote")
    story.shadow("call")
    assert story.figures("orthanc") == "2 isengard-regular saruman"
    assert story.figures("south-dunland") == "isengard-regular"
    assert story.figures("north-dunland") == ""


def test_6_2_the_voice_makes_two_elites_in_orthanc() -> None:
    story = voice({"orthanc": "3 isengard-regular saruman"}).shadow("promote")
    assert story.figures("orthanc") == "2 isengard-elite isengard-regular saruman"
    assert story.table.reinforcements["isengard-regular"] == 11


def test_6_2_the_voice_does_as_much_as_figures_allow() -> None:
    story = voice({"orthanc": "saruman"}, reinforcements={"isengard-regular": 2})
    story.shadow("north-dunland", "orthanc")
    assert story.figures("south-dunland") == ""
    story = voice(
        {"orthanc": "2 isengard-regular saruman"},
        reinforcements={"isengard-elite": 1, "isengard-regular": 0},
    )
    assert story.figures("orthanc") == "isengard-elite isengard-regular saruman"


def test_6_2_the_voice_is_not_heard_out_of_a_siege() -> None:
    armies = {"orthanc": "2 isengard-regular saruman 3 rohan-elite"}
    assert not can_use_voice(war(armies=armies, besieged=("orthanc",)).table, SHADOW)
    assert not can_use_voice(war(armies={"orthanc": "2 isengard-regular"}).table, SHADOW)
