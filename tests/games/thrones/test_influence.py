"""The influence tracks and the Clash of Kings (pp. 10–11, 27)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, westeros
from greathall.games.thrones.events import MovedOnTrack
from greathall.games.thrones.influence import (
    bid_for_track,
    clash_of_kings,
    is_higher,
    move_to_bottom,
    move_to_place,
    move_to_top,
)
from greathall.games.thrones.table import blade_holder, raven_holder, stars_of, throne_holder
from greathall.kernel.errors import IllegalAnswer, NothingToUndo


def clash(**setting: Any) -> Story:
    return westeros((clash_of_kings,), **{"players": 3} | setting)


def test_tracks_are_bid_for_one_after_the_other_p10_b1() -> None:
    story = clash()
    for track, bids in (
        ("throne", {"stark": 2, "lannister": 1}),
        ("fiefdoms", {"lannister": 1, "baratheon": 2}),
        ("court", {"stark": 1, "baratheon": 2}),
    ):
        assert {(q.kind, q.about) for q in story.match.questions()} == {("bid", track)}
        story.bid(**bids)
    assert story.table.tracks == {
        "throne": ("stark", "lannister", "baratheon"),
        "fiefdoms": ("baratheon", "lannister", "stark"),
        "court": ("baratheon", "stark", "lannister"),
    }
    assert story.match.questions() == []


def test_bids_are_secret_until_all_are_in_p10_b1() -> None:
    story = clash().answers(("stark", 4))
    for house in ("baratheon", "lannister", None):
        assert story.match.view(house)["bids"] == {}
        assert story.match.view(house)["power"]["stark"] == 5
        assert story.match.log(house) == []
    assert {q.actor for q in story.match.questions()} == {"baratheon", "lannister"}


def test_a_bid_may_be_changed_until_all_are_in_b1() -> None:
    story = clash().answers(("stark", 4))
    story.match.undo("stark")
    assert story.asked("stark").options == (0, 1, 2, 3, 4, 5)
    story.bid(stark=1, lannister=3, baratheon=2)
    with pytest.raises(NothingToUndo):
        story.match.undo("stark")


def test_nobody_bids_more_than_is_available_p10() -> None:
    story = clash(power={"stark": 2})
    assert story.asked("stark").options == (0, 1, 2)
    with pytest.raises(IllegalAnswer):
        story.match.answer("stark", 3)


def test_nothing_is_a_bid_too_b1() -> None:
    story = clash(power={"stark": 0})
    assert "stark" not in {q.actor for q in story.match.questions()}
    story.bid(lannister=2, baratheon=1)
    assert story.table.tracks["throne"] == ("lannister", "baratheon", "stark")


def test_a_house_without_units_still_bids_w11() -> None:
    story = clash(forces={})
    assert {q.actor for q in story.match.questions()} == {"baratheon", "lannister", "stark"}


def test_what_was_bid_is_gone_win_or_lose_p10_b2() -> None:
    story = clash().bid(stark=4, lannister=3, baratheon=2)
    assert story.table.power == {"baratheon": 3, "lannister": 2, "stark": 1}
    assert story.asked("stark").options == (0, 1)


def test_the_old_holder_of_the_throne_breaks_ties_for_the_throne_p11_b3() -> None:
    story = clash().bid(stark=3, lannister=3, baratheon=0)
    assert story.asks("baratheon", "break-tie")
    assert story.offers == ("lannister", "stark")
    story.answers(("baratheon", "stark"))
    assert story.table.tracks["throne"] == ("stark", "lannister", "baratheon")


def test_the_new_holder_breaks_ties_for_the_other_tracks_p10_b3() -> None:
    story = clash().bid(stark=3, lannister=2)
    story.bid(lannister=1, baratheon=1)
    assert story.asks("stark", "break-tie")
    story.answers(("stark", "baratheon"))
    assert story.table.tracks["fiefdoms"] == ("baratheon", "lannister", "stark")


def test_the_holder_may_favour_itself_b3() -> None:
    story = clash().bid().answers(("baratheon", "baratheon"), ("baratheon", "stark"))
    assert story.table.tracks["throne"] == ("baratheon", "stark", "lannister")


def test_two_ties_in_one_bidding_are_broken_each_for_itself_b3() -> None:
    story = westeros((bid_for_track, "fiefdoms"), players=4)
    story.bid(stark=2, greyjoy=2, lannister=1, baratheon=1)
    assert story.offers == ("stark", "greyjoy")
    story.answers(("baratheon", "greyjoy"))
    assert story.offers == ("baratheon", "lannister")
    story.answers(("baratheon", "lannister"))
    assert story.table.tracks["fiefdoms"] == ("greyjoy", "stark", "lannister", "baratheon")


def test_the_token_passes_as_soon_as_its_track_is_settled_p10_b4() -> None:
    story = clash()
    assert throne_holder(story.table) == "baratheon"
    story.bid(stark=1, lannister=2)
    assert throne_holder(story.table) == "lannister"
    assert blade_holder(story.table) == "stark"  # still the old one
    story.bid(baratheon=1, lannister=2)
    assert blade_holder(story.table) == "lannister"


def test_bids_are_told_and_then_cleared_away() -> None:
    story = westeros((bid_for_track, "court"), players=3).bid(stark=2, lannister=1)
    told = {event["player"]: event["count"] for event in story.events("bid-made")}
    assert told == {"baratheon": 0, "lannister": 1, "stark": 2}
    assert story.events("track-settled")[-1]["houses"] == ("stark", "lannister", "baratheon")
    assert story.table.bids == {}


# ------------------------------------------------ markers that move without a bid


def test_those_between_move_by_one_and_no_gap_is_left_p27_b5() -> None:
    table = westeros().table
    move_to_top(table, "martell", "throne")
    assert table.tracks["throne"] == (
        "martell",
        "baratheon",
        "lannister",
        "stark",
        "greyjoy",
        "tyrell",
    )
    move_to_bottom(table, "baratheon", "throne")
    assert table.tracks["throne"] == (
        "martell",
        "lannister",
        "stark",
        "greyjoy",
        "tyrell",
        "baratheon",
    )
    move_to_place(table, "martell", "throne", 2)
    assert table.tracks["throne"][:3] == ("lannister", "stark", "martell")


def test_a_marker_that_moves_is_told_and_one_that_stays_is_not() -> None:
    table = westeros().table
    move_to_bottom(table, "tyrell", "throne")
    move_to_top(table, "baratheon", "throne")
    assert table.events == []
    move_to_place(table, "stark", "throne", 4)
    assert table.events == [MovedOnTrack("stark", "throne", 5)]


def test_the_dominance_token_follows_at_once_p27_b5() -> None:
    table = westeros().table
    move_to_bottom(table, "lannister", "court")
    assert raven_holder(table) == "stark"


def test_a_used_token_stays_used_for_its_new_holder_p27_b6() -> None:
    table = westeros(blade_used=True, raven_used=True).table
    move_to_bottom(table, "greyjoy", "fiefdoms")
    assert blade_holder(table) == "tyrell"
    assert table.blade_used
    assert table.raven_used


def test_a_fall_at_court_leaves_special_orders_on_the_board_p27_b7() -> None:
    orders = {"winterfell": "march-plus-1", "white-harbor": "defense-2"}
    table = westeros(orders=orders).table
    move_to_bottom(table, "stark", "court")
    assert table.orders == orders
    assert stars_of(table, "stark") == 0


def test_who_stands_higher() -> None:
    table = westeros().table
    assert is_higher(table, "fiefdoms", "greyjoy", "stark")
    assert not is_higher(table, "throne", "greyjoy", "stark")
