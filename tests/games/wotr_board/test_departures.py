"""Tests of departures.py: which figures leave a region together (7.2, 7.5, 11.6, 16.7)."""

from __future__ import annotations

import pytest

from games.wotr_board.story import figures_in, war
from greathall.games.wotr_board.departures import (
    THE_WITCH_KING,
    WRAITHS,
    Departure,
    able_to_go,
    at_peace,
    bound_outside,
    leaders_of_moves,
    may_cross,
)
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.movement import move_two_armies
from greathall.games.wotr_board.seats import WITCH_KING_PLAYER

RIDERS = {"edoras": "2 rohan-regular rohan-leader boromir"}


def departure(least: int = 1, most: int = 10) -> Departure:
    game = war(armies=RIDERS).table
    able = able_to_go(game, FREE, "edoras", "folde")
    return Departure(game, FREE, "edoras", able, None, least, most)


@pytest.mark.parametrize(
    ("going", "may"),
    [
        ("2 rohan-regular rohan-leader boromir", True),
        ("rohan-regular", True),
        ("2 rohan-regular boromir", False),  # the Leader would stay alone
        ("2 rohan-regular rohan-leader", True),  # a Companion may
        ("rohan-leader boromir", False),
    ],
)
def test_7_2_who_may_go_together(going: str, may: bool) -> None:
    assert departure().may_go(figures_in(going)) is may


def test_7_1_no_more_units_go_than_find_room() -> None:
    assert not departure(most=1).may_go(figures_in("2 rohan-regular rohan-leader"))
    assert departure(most=1).may_go(figures_in("rohan-regular rohan-leader"))
    assert departure(most=1).is_open(figures_in("2 rohan-regular rohan-leader"))
    assert not departure(least=2, most=1).is_open(figures_in("2 rohan-regular"))


def test_7_2_whoever_is_asked_who_stays_is_told_who_would_go() -> None:
    story = war((move_two_armies, FREE), armies=RIDERS, at_war="rohan").free("folde")
    assert story.question.about == ("edoras", *figures_in("2 rohan-regular rohan-leader boromir"))
    story.free("rohan-regular")
    assert story.question.about == ("edoras", *figures_in("rohan-regular rohan-leader boromir"))


def test_7_5_who_has_moved_is_not_able_to_go_again() -> None:
    game = war(armies=RIDERS).table
    moved = figures_in("rohan-regular boromir")
    assert able_to_go(game, FREE, "edoras", "folde", moved) == figures_in(
        "rohan-regular rohan-leader"
    )


def test_6_4_saruman_never_leaves_orthanc() -> None:
    game = war(armies={"orthanc": "isengard-elite saruman"}, at_war="isengard").table
    assert able_to_go(game, SHADOW, "orthanc", "fords-of-isen") == ("isengard-elite",)


def test_11_6_units_and_leaders_of_a_nation_not_at_war_are_bound() -> None:
    game = war(at_war="elves").table
    peace = at_peace(game, FREE)
    assert bound_outside(peace, "rohan") == ("dwarves", "gondor", "north")
    assert bound_outside(peace, "") == ()
    assert may_cross(peace, ("gondor-regular",), "fangorn")
    for figure, may in (
        ("gondor-regular", False),
        ("gondor-leader", False),
        ("rohan-regular", True),
        ("elves-elite", True),
        ("boromir", True),
    ):
        assert may_cross(peace, (figure,), "folde") is may, figure


def test_7_5_who_can_lead_a_move_by_a_character_result() -> None:
    game = war(armies={"orthanc": "saruman"}).table
    for figure, can in (
        ("gondor-leader", True),
        ("legolas", True),
        ("nazgul", True),
        ("isengard-elite", True),
        ("saruman", False),
        ("gondor-elite", False),
    ):
        assert (figure in leaders_of_moves(game)) is can, figure


def test_1_1_the_witch_king_is_a_nazgul() -> None:
    assert sorted(WRAITHS) == ["nazgul", "witch-king"]
    assert sorted(THE_WITCH_KING) == ["witch-king"]


def test_16_6_units_of_a_teammate_are_not_able_to_go_unless_he_agreed() -> None:
    game = war(
        players=4, armies={"osgiliath": "sauron-regular isengard-regular"}, at_war="all"
    ).table
    way = (WITCH_KING_PLAYER, "osgiliath", "north-ithilien")
    assert able_to_go(game, *way) == ("sauron-regular",)
    joined = able_to_go(game, *way, is_joined=True)
    assert sorted(joined) == ["isengard-regular", "sauron-regular"]
