"""Recruiting with a Muster result and by cards (7.3, 5.7, R43)."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.recruiting import (
    can_recruit,
    can_recruit_figures,
    recruit_figures,
    recruit_with_die,
)
from greathall.games.wotr_board.seats import GONDOR_PLAYER, SARUMAN_PLAYER, WITCH_KING_PLAYER

UNIT = ("gondor-regular", "gondor-elite")


def muster(side: str = FREE, **setting: Any) -> Story:
    return war((recruit_with_die, side), **setting)


def test_7_3_two_figures_go_to_two_settlements() -> None:
    story = muster(at_war="rohan").free("rohan-regular")
    assert set(story.offers) == {"edoras", "folde", "helms-deep", "westemnet"}
    story.free("edoras", "rohan-regular")
    assert set(story.offers) == {"folde", "helms-deep", "westemnet"}
    story.free("folde")
    assert (story.figures("edoras"), story.figures("folde")) == ("rohan-regular", "rohan-regular")
    assert story.table.reinforcements["rohan-regular"] == 8
    assert story.is_over


def test_7_3_the_two_may_be_of_different_nations() -> None:
    story = muster(at_war="rohan gondor")
    story.free("rohan-regular", "edoras")
    assert story.offers == ("gondor-regular", "rohan-regular", "done")
    story.free("gondor-regular", "pelargir")
    assert story.figures("pelargir") == "gondor-regular"


def test_7_3_one_elite_is_all() -> None:
    story = muster(at_war="rohan").free("rohan-elite", "edoras")
    assert story.is_over
    story = muster(at_war="rohan").free("rohan-regular", "edoras")
    assert "rohan-elite" not in story.offers


def test_7_3_taking_less_is_permitted() -> None:
    story = muster(at_war="rohan").free("rohan-regular", "edoras", "done")
    assert story.is_over


def test_7_3_a_leader_comes_only_where_a_unit_stands() -> None:
    story = muster(at_war="rohan", armies={"folde": "elves-regular"})
    assert story.offers == ("rohan-regular", "rohan-leader", "rohan-elite")
    story.free("rohan-leader")
    assert story.figures("folde") == "elves-regular rohan-leader"
    assert not any(figure.endswith("leader") for figure in story.offers)


def test_7_3_nations_not_at_war_do_not_muster() -> None:
    assert not can_recruit(war().table, FREE)
    assert not can_recruit(war().table, SHADOW)
    assert muster(SHADOW, at_war="isengard").offers == ("isengard-regular", "isengard-elite")


def test_7_3_nazgul_go_to_sauron_strongholds() -> None:
    story = muster(SHADOW, at_war="sauron")
    assert story.offers == ("sauron-regular", "sauron-elite", "nazgul")
    story.shadow("nazgul")
    assert sorted(story.offers) == [
        *("barad-dur", "dol-guldur", "minas-morgul", "morannon", "moria", "mount-gundabad")
    ]


def test_7_3_no_recruiting_in_a_besieged_or_captured_settlement_nor_under_an_enemy() -> None:
    story = muster(
        at_war="rohan",
        armies={"helms-deep": "rohan-regular 2 isengard-regular", "folde": "isengard-regular"},
        besieged=("helms-deep",),
        control={"edoras": SHADOW},
    )
    story.free("rohan-regular")
    assert story.figures("westemnet") == "rohan-regular"
    assert story.is_over


def test_7_3_nothing_comes_that_is_not_in_reinforcements() -> None:
    story = muster(at_war="rohan", reinforcements={"rohan-regular": 0})
    assert story.question.about == "rohan-elite"  # nothing else can be recruited
    assert not can_recruit(
        war(at_war="rohan", reinforcements={"rohan-regular": 0, "rohan-elite": 0}).table, FREE
    )


def test_7_1_who_musters_into_a_full_region_removes_a_unit() -> None:
    story = muster(at_war="rohan", armies={"edoras": "10 rohan-regular"})
    story.free("rohan-elite", "edoras")
    assert story.offers == ("rohan-elite", "rohan-regular")
    story.free("rohan-regular")
    assert story.figures("edoras") == "rohan-elite 9 rohan-regular"


def test_16_6_a_player_recruits_his_own_nations_and_only_one_nazgul() -> None:
    story = war((recruit_with_die, SARUMAN_PLAYER), players=4, at_war="all")
    assert {figure.split("-")[0] for figure in story.offers} == {"isengard", "southrons"}
    story = war((recruit_with_die, WITCH_KING_PLAYER), players=4, at_war="all")
    assert "nazgul" in story.offers
    story = war((recruit_with_die, GONDOR_PLAYER), players=4, at_war="all")
    assert {figure.split("-")[0] for figure in story.offers} == {"gondor", "elves"}


# ------------------------------------------------ by cards


def card(*figures: tuple[str, ...], region: str = "minas-tirith", **setting: Any) -> Story:
    return war((recruit_figures, FREE, region, figures), **setting)


def test_5_7_a_card_recruits_for_nations_that_are_not_at_war() -> None:
    story = card(UNIT, ("gondor-leader",))
    assert story.offers == UNIT
    story.free("gondor-elite")
    assert story.figures("minas-tirith") == "gondor-elite gondor-leader"


def test_5_7_as_many_as_possible_are_recruited() -> None:
    story = card(UNIT, UNIT, reinforcements={"gondor-regular": 0, "gondor-elite": 1})
    assert story.figures("minas-tirith") == "gondor-elite"
    story = card(UNIT, ("gondor-leader",), reinforcements={"gondor-regular": 0, "gondor-elite": 0})
    assert story.figures("minas-tirith") == ""  # no Leader without a unit


def test_5_7_a_region_without_a_settlement_will_do() -> None:
    assert card(UNIT, region="osgiliath").free("gondor-regular").figures("osgiliath")


def test_5_7_the_region_must_be_free_unless_it_is_an_own_siege() -> None:
    besieged = {"minas-tirith": "5 gondor-regular 3 sauron-regular"}
    game = war(armies=besieged, besieged=("minas-tirith",)).table
    assert can_recruit_figures(game, FREE, "minas-tirith", (UNIT,))
    game = war(armies={"osgiliath": "sauron-regular"}, control={"pelargir": SHADOW}).table
    assert not can_recruit_figures(game, FREE, "osgiliath", (UNIT,))
    assert not can_recruit_figures(game, FREE, "pelargir", (UNIT,))


def test_5_7_a_garrison_recruits_first_and_then_removes() -> None:
    setting: dict[str, Any] = {
        "armies": {"minas-tirith": "5 gondor-regular 3 sauron-regular"},
        "besieged": ("minas-tirith",),
    }
    story = card(UNIT, **setting).free("gondor-elite")
    assert story.offers == ("gondor-elite", "gondor-regular")
    story.free("gondor-regular")
    assert story.figures("minas-tirith", FREE) == "gondor-elite 4 gondor-regular"
    stopped = card(UNIT, options={"over-recruiting": "stop"}, **setting)  # O8
    assert stopped.figures("minas-tirith", FREE) == "5 gondor-regular"


def test_r43_a_card_with_nothing_to_recruit_does_nothing_here() -> None:
    story = card(UNIT, reinforcements={"gondor-regular": 0, "gondor-elite": 0})
    assert not can_recruit_figures(story.table, FREE, "minas-tirith", (UNIT,))
    assert story.is_over
    assert story.events("figure-recruited") == []
