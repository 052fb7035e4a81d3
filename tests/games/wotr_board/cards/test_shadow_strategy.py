"""The Strategy Event cards of the Shadow."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import is_playable, play_card, war
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
from greathall.games.wotr_board.table import set_place

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
    set_place(table, "gandalf-white", "minas-tirith")
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
