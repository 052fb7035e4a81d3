"""Event cards by which the Shadow's Armies march, sail and attack."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, is_playable, play_card
from greathall.games.wotr_board.facts import SHADOW

ALL = "sauron isengard southrons"


def test_shadows_gather_in_a_region_with_another_army() -> None:
    armies = {"moria": "3 sauron-regular", "south-dunland": "isengard-regular"}
    story = play_card("shadows-gather", armies=armies, at_war="sauron isengard")
    story.shadow("moria", "go", "north-dunland", "south-dunland")
    assert story.figures("south-dunland") == "isengard-regular 3 sauron-regular"


def test_shadows_gather_needs_another_army_within_three_regions() -> None:
    at_war = "sauron isengard"
    assert not is_playable("shadows-gather", armies={"moria": "sauron-regular"}, at_war=at_war)
    far = {"moria": "sauron-regular", "umbar": "southrons-regular"}
    assert not is_playable("shadows-gather", armies=far, at_war=at_war)


def test_the_shadow_lengthens_moves_two_armies_up_to_two_regions() -> None:
    armies = {"gorgoroth": "2 sauron-regular", "nurn": "sauron-regular", "morannon": "sauron-elite"}
    story = play_card("the-shadow-lengthens", armies=armies)
    story.shadow("nurn", "morannon")
    assert story.figures("morannon") == "sauron-elite sauron-regular"
    story.shadow("gorgoroth", "go")
    assert story.figures("morannon") == "sauron-elite 3 sauron-regular"
    assert story.is_over


def test_the_shadow_lengthens_goes_on_when_who_has_marched_was_removed() -> None:
    armies = {"gorgoroth": "sauron-elite", "morannon": "10 sauron-regular", "nurn": "sauron-elite"}
    options = {"over-stacking": "trimmed"}
    story = play_card("the-shadow-lengthens", armies=armies, options=options)
    story.shadow("gorgoroth", "morannon", "sauron-elite")
    assert story.figures("morannon") == "10 sauron-regular"
    assert story.question.kind == "move-army"


def test_the_shadow_is_moving_moves_four_armies() -> None:
    armies = {
        "gorgoroth": "sauron-regular",
        "umbar": "southrons-regular",
        "orthanc": "isengard-regular",
        "moria": "sauron-regular",
    }
    story = play_card("the-shadow-is-moving", armies=armies, at_war=ALL)
    story.shadow("gorgoroth", "morannon", "umbar", "near-harad", "moria", "hollin")
    story.shadow("orthanc", "fords-of-isen")
    assert story.is_over
    assert not is_playable("the-shadow-is-moving", armies=armies, at_war="sauron isengard")


NAZGUL = {
    "armies": {"dol-guldur": "2 sauron-regular nazgul", "moria": "sauron-regular"},
    "at_war": "sauron",
}


def test_the_ringwraiths_fly_and_then_lead_armies() -> None:
    story = play_card("the-ringwraiths-are-abroad", **NAZGUL)
    story.shadow(("nazgul", "dol-guldur"), "moria", "move", "hollin")
    assert story.figures("hollin") == "sauron-regular nazgul"


def test_the_ringwraiths_may_attack_with_a_nazgul_led_army() -> None:
    armies = {"dol-guldur": "2 sauron-regular nazgul", "north-anduin-vale": "elves-regular"}
    story = play_card("the-ringwraiths-are-abroad", armies=armies, at_war="sauron elves")
    story.shadow("done", "attack", "go")
    assert story.fight.region == "north-anduin-vale"


def test_the_ringwraiths_may_rest_after_flying() -> None:
    story = play_card("the-ringwraiths-are-abroad", **NAZGUL)
    assert story.shadow("done", "done").is_over


def test_the_black_captain_recruits_nazgul_or_lets_them_fly() -> None:
    armies = {"minas-morgul": "sauron-regular witch-king", "moria": "nazgul"}
    story = play_card("the-black-captain-commands", armies=armies, at_war="sauron")
    story.shadow("recruit", "done")
    assert story.figures("minas-morgul") == "sauron-regular 2 nazgul witch-king"
    assert not is_playable("the-black-captain-commands")


def test_the_black_captain_moves_with_his_army() -> None:
    armies = {"minas-morgul": "2 sauron-regular witch-king"}
    story = play_card("the-black-captain-commands", armies=armies, at_war="sauron")
    story.shadow("recruit", "move", "south-ithilien", "nazgul", "go")
    assert story.where("witch-king") == "south-ithilien"


def land(coast: str, **position: Any) -> Story:
    armies = {"umbar": "3 southrons-regular", **position.pop("armies", {})}
    story = play_card("corsairs-of-umbar", armies=armies, at_war="southrons", **position)
    return story.shadow(coast)


def test_corsairs_land_on_the_coast_of_gondor() -> None:
    story = land("anfalas").shadow("go")
    assert story.figures("anfalas") == "3 southrons-regular"
    assert story.table.active["gondor"]


def test_corsairs_capture_an_empty_settlement() -> None:
    assert land("pelargir").shadow("go").table.control["pelargir"] == SHADOW


def test_corsairs_open_a_battle_that_cannot_be_broken_off() -> None:
    story = land("pelargir", armies={"pelargir": "gondor-regular"}).shadow("go")
    battle = story.fight
    assert (battle.origin, battle.region, battle.must_go_on) == ("pelargir", "pelargir", True)


def test_corsairs_join_an_own_siege_and_attack() -> None:
    story = land(
        "dol-amroth",
        armies={"dol-amroth": "gondor-regular southrons-elite"},
        besieged=("dol-amroth",),
    ).shadow("go")
    story.shadow("go")
    assert story.fight.kind == "siege"


def test_corsairs_need_the_southrons_at_war_and_an_army_in_umbar() -> None:
    armies = {"umbar": "3 southrons-regular"}
    assert is_playable("corsairs-of-umbar", armies=armies, at_war="southrons")
    assert not is_playable("corsairs-of-umbar", armies=armies)
    assert not is_playable("corsairs-of-umbar", at_war="southrons")
