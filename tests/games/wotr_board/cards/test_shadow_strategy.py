"""The Strategy Event cards of the Shadow."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import Story, is_playable, play_card, war
from greathall.games.wotr_board.event_cards import removable
from greathall.games.wotr_board.facts import FREE, MUSTER, SHADOW, WILL
from greathall.games.wotr_board.politics import (
    ABILITY,
    ATTACK,
    BY_CARD,
    BY_MUSTER,
    CAPTURE,
    advance,
)

ALL = "sauron isengard southrons"


# ------------------------------------------------ blows against the Free Peoples


def test_return_to_valinor_rolls_for_elves_in_strongholds_that_are_not_besieged() -> None:
    story = play_card(
        "return-to-valinor",
        control={"grey-havens": SHADOW},
        armies={
            "rivendell": "elves-regular",
            "lorien": "2 elves-regular sauron-regular",
            "woodland-realm": "2 elves-elite gondor-regular",
        },
        besieged=("lorien",),
    ).rolls(6, 6, 5)
    assert story.figures("rivendell") == ""
    assert story.figures("lorien", FREE) == "2 elves-regular"
    assert story.question.kind == "casualty"
    story.free("gondor-regular")
    assert story.figures("woodland-realm") == "2 elves-elite"


def test_return_to_valinor_needs_a_captured_elven_stronghold() -> None:
    armies = {"rivendell": "elves-regular"}
    assert not is_playable("return-to-valinor", armies=armies)
    assert is_playable("return-to-valinor", armies=armies, control={"lorien": SHADOW})


URUK_HAI = {
    "armies": {"helms-deep": "rohan-regular 2 isengard-regular", "orthanc": "saruman"},
    "besieged": ("helms-deep",),
    "at_war": "isengard",
}


def test_the_fighting_uruk_hai_start_a_siege_battle_of_three_rounds() -> None:
    battle = play_card("the-fighting-uruk-hai", **URUK_HAI).shadow("go").fight
    assert (battle.kind, battle.rounds, battle.no_free_card) == ("siege", 3, True)


def test_the_fighting_uruk_hai_need_saruman_and_isengard_at_a_siege() -> None:
    assert is_playable("the-fighting-uruk-hai", **URUK_HAI)
    for armies in (
        {"helms-deep": "rohan-regular 2 isengard-regular"},
        {"helms-deep": "rohan-regular 2 sauron-regular", "orthanc": "saruman"},
    ):
        assert not is_playable("the-fighting-uruk-hai", **URUK_HAI | {"armies": armies})


FOLLY = {
    "armies": {"minas-tirith": "2 gondor-regular gondor-leader sauron-regular"},
    "besieged": ("minas-tirith",),
}


def test_denethors_folly_costs_a_leader_and_lies_on_the_table() -> None:
    story = play_card("denethors-folly", **FOLLY)
    assert story.figures("minas-tirith", FREE) == "2 gondor-regular"
    assert story.table.on_table == ("denethors-folly",)
    assert not is_playable("denethors-folly", armies={"minas-tirith": "gondor-regular"})


def test_denethors_folly_is_removed_by_a_will_or_by_gandalf_or_aragorn() -> None:
    table = war(on_table=("denethors-folly",), **FOLLY).table
    assert removable(table, FREE, WILL) == ("denethors-folly",)
    assert removable(table, FREE, MUSTER) == ()
    table.characters["gandalf-white"] = "minas-tirith"
    assert removable(table, FREE, MUSTER) == ("denethors-folly",)
    assert removable(table, SHADOW, MUSTER) == ()


def test_denethors_folly_goes_with_the_siege() -> None:
    async def lift(game: Any) -> None:
        game.besieged = ()

    assert war((lift,), on_table=("denethors-folly",), **FOLLY).table.on_table == ()


def test_the_day_without_dawn_takes_every_will_of_the_west() -> None:
    dice = {FREE: ("character", WILL, WILL)}
    story = play_card("the-day-without-dawn", at_war=ALL, dice=dice)
    assert story.table.dice[FREE] == ("character",)
    assert not is_playable("the-day-without-dawn", at_war="sauron isengard", dice=dice)
    assert not is_playable("the-day-without-dawn", at_war=ALL)


@pytest.mark.parametrize(
    ("how", "nation", "advances", "stays"),
    [
        (BY_MUSTER, "rohan", False, True),
        (BY_MUSTER, "elves", True, True),
        (BY_MUSTER, "sauron", True, True),
        (BY_CARD, "rohan", True, True),
        (CAPTURE, "rohan", True, True),
        (ATTACK, "rohan", True, False),
        (ABILITY, "gondor", True, False),
        (ATTACK, "sauron", True, True),
    ],
)
def test_threats_and_promises(how: str, nation: str, advances: bool, stays: bool) -> None:
    table = war(on_table=("threats-and-promises",)).table
    before = table.steps[nation]
    advance(table, nation, how)
    assert (table.steps[nation] < before) is advances
    assert bool(table.on_table) is stays


def test_r44_stormcrow_sets_a_nation_back_and_the_free_peoples_choose_the_loss() -> None:
    story = play_card(
        "stormcrow",
        armies={"edoras": "rohan-elite rohan-leader boromir", "helms-deep": "rohan-regular"},
        steps={"rohan": 2},
    )
    assert story.offers == ("elves", "rohan")
    story.shadow("rohan")
    assert story.table.steps["rohan"] == 3
    assert set(story.offers) == {
        ("rohan-elite", "edoras"),
        ("rohan-leader", "edoras"),
        ("rohan-regular", "helms-deep"),
    }
    story.free(("rohan-elite", "edoras"))
    assert story.figures("edoras") == "boromir"


def test_stormcrow_needs_a_nation_that_is_not_at_war() -> None:
    assert is_playable("stormcrow")
    assert not is_playable("stormcrow", at_war="elves")
    assert not is_playable("stormcrow", fellowship={"region": "hollin"})


def test_stormcrow_leaves_a_nation_in_the_top_box() -> None:
    story = play_card("stormcrow", armies={"rivendell": "elves-regular"})
    assert story.table.steps["elves"] == 3
    assert story.figures("rivendell") == ""


# ------------------------------------------------ better figures


def test_hill_trolls_replace_two_regulars_anywhere() -> None:
    armies = {"moria": "sauron-regular", "nurn": "3 sauron-regular"}
    story = play_card("hill-trolls", at_war="sauron", armies=armies).shadow("moria")
    assert story.figures("moria") == "sauron-elite"
    assert story.figures("nurn") == "sauron-elite 2 sauron-regular"
    assert not is_playable("hill-trolls", armies=armies)
    assert not is_playable(
        "hill-trolls", at_war="sauron", armies=armies, reinforcements={"sauron-elite": 0}
    )


# ------------------------------------------------ marches


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
    story.shadow("nurn")
    assert story.question.kind in ("stay-behind", "march-to")


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


# ------------------------------------------------ recruiting


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
