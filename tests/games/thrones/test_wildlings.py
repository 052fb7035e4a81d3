"""Wildling attacks (pp. 22–23)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, westeros
from greathall.games.thrones.facts import WILDLING_CARDS
from greathall.games.thrones.wildlings import wildling_attack
from greathall.kernel import Pile

HOUSES = ("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell")


def attack(strength: int = 6, **setting: Any) -> Story:
    """The wildlings attack with the strength on their track."""
    return westeros((wildling_attack, strength, ""), **{"threat": strength} | setting)


def test_all_houses_bid_in_secret_p22_l1() -> None:
    story = attack()
    assert {(q.actor, q.kind, q.about) for q in story.match.questions()} == {
        (house, "bid", "wildlings") for house in HOUSES
    }
    story.answers(("stark", 3))
    assert story.match.view("greyjoy")["bids"] == {}
    assert story.match.view("greyjoy")["power"]["stark"] == 5


@pytest.mark.parametrize(
    ("stark", "event"), [(4, "wildlings-won"), (5, "wildlings-beaten"), (6, "wildlings-beaten")]
)
def test_the_nights_watch_wins_with_as_much_as_the_wildlings_p22_l1(stark: int, event: str) -> None:
    story = attack(6, power={"stark": 6}).bid(stark=stark, greyjoy=1)
    if story.match.questions()[0].kind == "lowest-bidder":
        story.answers(("baratheon", "tyrell"))
    story.draws("silence-at-the-wall")
    assert len(story.events(event)) == 1


def test_a_house_without_units_still_bids_w11() -> None:
    assert "stark" in {q.actor for q in attack(forces={}).match.questions()}


def test_bids_are_discarded_win_or_lose_p22_l5() -> None:
    beaten = attack(6).bid(stark=5, greyjoy=1).draws("silence-at-the-wall")
    assert (beaten.table.power["stark"], beaten.table.power["greyjoy"]) == (0, 4)
    won = attack(12).bid(stark=5, greyjoy=1).answers(("baratheon", "tyrell"))
    won.draws("silence-at-the-wall")
    assert (won.table.power["stark"], won.table.power["greyjoy"]) == (0, 4)


def test_beaten_wildlings_go_back_to_zero_p22_l3() -> None:
    assert attack(8).bid(stark=5, greyjoy=3).draws("crow-killers").table.threat == 0


@pytest.mark.parametrize(("before", "after"), [(12, 8), (6, 2), (4, 0), (2, 0)])
def test_victorious_wildlings_go_back_two_spaces_p22_l3(before: int, after: int) -> None:
    story = attack(before).bid(stark=1).answers(("baratheon", "tyrell"))
    assert story.draws("silence-at-the-wall").table.threat == after


def test_tied_highest_bidders_are_decided_by_the_holder_of_the_throne_p23_l2() -> None:
    story = attack(6).bid(stark=3, greyjoy=3)
    assert story.asks("baratheon", "highest-bidder")
    assert story.offers == ("stark", "greyjoy")
    story.answers(("baratheon", "greyjoy")).draws("silence-at-the-wall")
    assert story.events("wildlings-beaten")[-1]["player"] == "greyjoy"


def test_tied_lowest_bidders_are_decided_by_the_holder_of_the_throne_p23_l2() -> None:
    story = attack(12).bid(stark=1, greyjoy=1, tyrell=1)
    assert story.asks("baratheon", "lowest-bidder")
    assert story.offers == ("baratheon", "lannister", "martell")
    story.answers(("baratheon", "baratheon")).draws("silence-at-the-wall")  # even themselves
    assert story.events("wildlings-won")[-1]["player"] == "baratheon"


def test_the_tie_is_decided_before_the_card_is_turned_up_l2() -> None:
    story = attack(12).bid()
    assert story.asks("baratheon", "lowest-bidder")
    assert len(story.table.wildlings.bag) == len(WILDLING_CARDS)


def test_a_sole_highest_bidder_is_not_asked_for_p23() -> None:
    story = attack(6).bid(stark=5, greyjoy=1)
    assert story.asks("chance", "draw")


def test_the_card_goes_face_down_under_the_deck_p23_l4() -> None:
    story = attack(6).bid(stark=5, greyjoy=1).draws("skinchanger-scout")
    assert story.table.wildlings.bottom == (("skinchanger-scout", HOUSES),)
    assert len(story.table.wildlings) == 9
    assert story.match.view("tyrell")["wildlings"]["bottom"] == ("skinchanger-scout",)


def test_the_top_card_is_the_one_turned_up_p23() -> None:
    pile = Pile(("crow-killers",), (("silence-at-the-wall", ("lannister",)),))
    story = attack(6, wildlings=pile).bid(stark=5, greyjoy=1)
    assert story.offers == ("silence-at-the-wall",)


def test_only_the_highest_bidder_is_rewarded_l3() -> None:
    story = attack(6, supply=dict.fromkeys(HOUSES, 3)).bid(stark=5, greyjoy=1)
    story.draws("rattleshirts-raiders")
    assert story.table.supply == {house: 4 if house == "stark" else 3 for house in HOUSES}


def test_the_lowest_bidder_pays_first_then_the_others_in_turn_order_p23_l3() -> None:
    story = attack(12).bid(stark=1, greyjoy=1, tyrell=1, martell=1, baratheon=1)
    story.draws("mammoth-riders")
    paid: list[str] = []
    while questions := story.match.questions():
        (question,) = questions
        assert question.kind == "lose-unit"
        paid.append(question.actor)
        story.answers((question.actor, question.options[0]))
    assert list(dict.fromkeys(paid)) == [
        "lannister",
        "baratheon",
        "stark",
        "martell",
        "greyjoy",
        "tyrell",
    ]


def test_bids_lie_open_until_the_attack_is_over() -> None:
    story = attack(12).bid(stark=1).answers(("baratheon", "tyrell"))
    assert story.table.bids["stark"] == 1
    story.draws("silence-at-the-wall")
    assert story.table.bids == {}


def test_a_lost_area_brings_the_seventh_castle_to_its_home_at_once_w3() -> None:
    """The last invader of Winterfell dies, and Stark has seven castles without doing anything."""
    six = ("white-harbor", "moat-cailin", "seagard", "flints-finger", "harrenhal", "riverrun")
    story = attack(
        12,
        forces={"winterfell": "greyjoy footman", "karhold": "baratheon footman"},
        garrisons={},
        tokens=dict.fromkeys(six, "stark"),
    ).bid(stark=1, tyrell=1, lannister=1, martell=1, baratheon=1)
    story.draws("the-horde-descends")
    assert story.match.outcome is not None
    assert story.match.outcome.winners == ("stark",)
    assert story.force("karhold") == "baratheon footman"  # nothing more is played (W2)


def test_the_penalty_of_one_of_the_others_may_bring_it_too_w3() -> None:
    six = ("white-harbor", "moat-cailin", "seagard", "flints-finger", "harrenhal", "riverrun")
    story = attack(
        12,
        forces={"winterfell": "greyjoy footman", "karhold": "tyrell footman"},
        garrisons={},
        tokens=dict.fromkeys(six, "stark"),
    ).bid(**dict.fromkeys(HOUSES, 1) | {"martell": 0})
    story.draws("the-horde-descends")
    assert story.match.outcome is not None
    assert story.match.outcome.winners == ("stark",)
    assert story.force("karhold") == "tyrell footman"  # Tyrell would pay after Greyjoy


def test_units_lost_to_wildlings_leave_no_power_token_p24_e13() -> None:
    story = attack(12, forces={"karhold": "greyjoy footman"}).bid(stark=1)
    story.answers(("baratheon", "greyjoy")).draws("the-horde-descends")
    assert story.force("karhold") == ""
    assert story.table.tokens == {}
    assert story.table.power["greyjoy"] == 5


def test_losing_the_last_unit_beside_a_port_costs_its_ships_l13_ruling_p9() -> None:
    story = attack(
        12,
        forces={"white-harbor": "greyjoy footman", "white-harbor-port": "greyjoy ship"},
    ).bid(stark=1)
    story.answers(("baratheon", "greyjoy")).draws("the-horde-descends")
    story.answers(("greyjoy", ("white-harbor", "footman")))
    assert story.force("white-harbor-port") == ""


INVADED = {"winterfell": "greyjoy footman", "winterfell-port": "greyjoy ship ship ship"}


def test_ports_change_hands_before_the_others_pay_ruling_p8() -> None:
    story = attack(
        12, forces=INVADED | {"kingswood": "baratheon footman knight siege-engine"}, garrisons={}
    ).bid(**dict.fromkeys(HOUSES, 1) | {"greyjoy": 0})
    story.draws("mammoth-riders").answers(("greyjoy", ("winterfell", "footman")))  # and two ships
    assert story.asks("stark", "capture-ships")
    story.answers(("stark", 1))
    assert story.asks("baratheon", "lose-unit")


def test_ports_change_hands_when_one_of_the_others_has_paid_ruling_p8() -> None:
    story = attack(12, forces=INVADED, garrisons={})
    story.bid(**dict.fromkeys(HOUSES, 1) | {"stark": 0})
    story.draws("mammoth-riders").answers(("greyjoy", ("winterfell", "footman")))  # and a ship
    assert story.asks("stark", "capture-ships")
    assert story.offers == (0, 1, 2)


def test_a_home_that_falls_back_in_an_attack_takes_the_ships_in_its_port_ruling_p8() -> None:
    story = attack(
        12,
        forces={"winterfell": "greyjoy footman", "winterfell-port": "greyjoy ship ship"},
        garrisons={},
    ).bid(stark=1, tyrell=1, lannister=1, martell=1, baratheon=1)
    story.draws("preemptive-raid").answers(("greyjoy", "units"))
    story.answers(("greyjoy", ("winterfell", "footman")))  # then a ship: nothing else is left
    assert story.asks("stark", "capture-ships")
    story.answers(("stark", 1))
    assert story.force("winterfell-port") == "stark ship"
