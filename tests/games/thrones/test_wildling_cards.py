"""The nine wildling cards: lowest bidder, all others, highest bidder."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, westeros
from greathall.games.thrones.facts import WILDLING_CARDS
from greathall.games.thrones.wildling_cards import CARDS
from greathall.games.thrones.wildlings import wildling_attack

OTHERS = ("baratheon", "lannister", "martell", "greyjoy", "tyrell")


def lowest(card: str, house: str = "stark", **setting: Any) -> Story:
    """The wildlings win, and this house alone has bid nothing."""
    bids = dict.fromkeys(("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"), 1)
    story = westeros((wildling_attack, 12, ""), threat=12, **setting)
    return story.bid(**bids | {house: 0}).draws(card)


def highest(card: str, **setting: Any) -> Story:
    """The Night's Watch wins, and Stark has bid most: 5 of 5."""
    return (
        westeros((wildling_attack, 6, ""), threat=6, **setting).bid(stark=5, tyrell=1).draws(card)
    )


def test_every_wildling_card_is_there() -> None:
    assert tuple(CARDS) == WILDLING_CARDS


# ------------------------------------------------ A King Beyond the Wall


def test_a_king_beyond_the_wall_sends_the_lowest_to_the_end_of_all_tracks_p27() -> None:
    story = lowest("a-king-beyond-the-wall", "baratheon")
    assert [order[-1] for order in story.table.tracks.values()] == ["baratheon"] * 3
    assert story.asks("lannister", "lower-track")  # Baratheon is no longer first in turn order


def test_a_king_beyond_the_wall_reads_turn_order_after_the_lowest_fell_l8() -> None:
    story = lowest("a-king-beyond-the-wall", "lannister")
    asked = []
    while story.match.questions():
        asked.append(story.question.actor)
        assert story.offers == ("fiefdoms", "court")
        story.answers((story.question.actor, "fiefdoms"))
    assert asked == ["baratheon", "stark", "martell", "greyjoy", "tyrell"]
    assert story.table.tracks["fiefdoms"] == ("lannister", *asked)


def test_a_king_beyond_the_wall_lets_others_choose_fiefdoms_or_court() -> None:
    story = lowest("a-king-beyond-the-wall").answers(("baratheon", "court"))
    assert story.table.tracks["court"][-1] == "baratheon"
    assert story.table.tracks["fiefdoms"].index("baratheon") == 3


def test_a_king_beyond_the_wall_raises_the_highest_on_one_track() -> None:
    story = highest("a-king-beyond-the-wall")
    assert story.asks("stark", "raise-track")
    assert story.offers == ("throne", "fiefdoms", "court")
    story.answers(("stark", "fiefdoms"))
    assert story.table.tracks["fiefdoms"][:2] == ("stark", "greyjoy")


# ------------------------------------------------ Crow Killers


def test_crow_killers_lower_all_knights_of_the_lowest() -> None:
    story = lowest(
        "crow-killers", forces={"winterfell": "stark knight knight", "karhold": "stark knight"}
    )
    assert story.match.questions() == []
    assert story.force("winterfell") == "stark footman footman"
    assert story.force("karhold") == "stark footman"
    assert len(story.events("unit-downgraded")) == 3


SHORT_OF_FOOTMEN = {
    "winterfell": "stark knight",
    "karhold": "stark knight knight",
    "seagard": "stark footman footman footman",
    "twins": "stark footman footman footman",
    "eyrie": "stark footman footman footman",
}


def test_crow_killers_the_owner_chooses_which_knights_die_when_footmen_run_out_l9() -> None:
    story = lowest("crow-killers", forces=SHORT_OF_FOOTMEN)
    assert story.asks("stark", "downgrade-knight")
    assert story.offers == ("karhold", "winterfell")
    story.answers(("stark", "karhold"))
    assert story.match.questions() == []
    assert story.force("karhold") == "stark footman"
    assert story.force("winterfell") == ""


def test_crow_killers_ask_nothing_when_there_is_a_footman_for_every_knight_l9() -> None:
    forces = dict(SHORT_OF_FOOTMEN, karhold="stark knight", eyrie="stark footman footman")
    story = lowest("crow-killers", forces=forces)
    assert story.match.questions() == []
    assert (story.force("karhold"), story.force("winterfell")) == ("stark footman",) * 2


def test_crow_killers_without_any_footman_destroy_the_knights_l9() -> None:
    forces = SHORT_OF_FOOTMEN | {"pyke": "stark footman"}
    story = lowest("crow-killers", forces=forces)
    assert story.force("karhold") == ""
    assert story.force("winterfell") == ""
    assert len(story.events("unit-lost")) == 3


def test_crow_killers_lower_two_knights_of_the_others() -> None:
    story = lowest(
        "crow-killers", forces={"pyke": "greyjoy knight knight", "seagard": "greyjoy knight"}
    )
    assert story.asks("greyjoy", "downgrade-knight")
    story.answers(("greyjoy", "pyke"), ("greyjoy", "seagard"))
    assert story.force("pyke") == "greyjoy footman knight"
    assert story.force("seagard") == "greyjoy footman"


def test_crow_killers_of_one_knight_lower_one() -> None:
    story = lowest("crow-killers", forces={"pyke": "greyjoy knight"})
    assert story.force("pyke") == "greyjoy footman"
    assert story.match.questions() == []


def test_crow_killers_never_break_supply_l9() -> None:
    story = lowest(
        "crow-killers", forces={"winterfell": "stark knight knight knight"}, supply={"stark": 0}
    )
    assert story.force("winterfell") == "stark footman footman footman"


def test_crow_killers_let_the_highest_upgrade_up_to_two_footmen() -> None:
    forces = {"winterfell": "stark footman footman", "karhold": "stark footman"}
    story = highest("crow-killers", forces=forces)
    assert story.asks("stark", "upgrade-footman")
    assert story.offers == ("karhold", "winterfell", "none")
    story.answers(("stark", "karhold"), ("stark", "winterfell"))
    assert story.force("karhold") == "stark knight"
    assert story.force("winterfell") == "stark footman knight"
    assert story.match.questions() == []


def test_crow_killers_reward_may_be_declined() -> None:
    story = highest("crow-killers", forces={"winterfell": "stark footman"})
    story.answers(("stark", "none"))
    assert story.force("winterfell") == "stark footman"
    assert story.match.questions() == []


def test_crow_killers_reward_needs_knights_in_the_pool_w9() -> None:
    forces = {
        "winterfell": "stark footman footman",
        "karhold": "stark knight knight",
        "seagard": "stark knight knight",
    }
    story = highest("crow-killers", forces=forces).answers(("stark", "winterfell"))
    assert story.match.questions() == []  # five knights are all there are


# ------------------------------------------------ Mammoth Riders


def test_mammoth_riders_cost_the_lowest_three_units() -> None:
    story = lowest(
        "mammoth-riders",
        forces={"winterfell": "stark knight knight", "narrow-sea": "stark ship ship"},
    )
    assert story.offers == (("winterfell", "knight"), ("narrow-sea", "ship"))
    story.answers(("stark", ("narrow-sea", "ship")), ("stark", ("narrow-sea", "ship")))
    assert story.force("narrow-sea") == ""
    assert story.force("winterfell") == "stark knight"


def test_mammoth_riders_cost_the_others_two_units() -> None:
    story = lowest(
        "mammoth-riders", forces={"pyke": "greyjoy knight footman", "seagard": "greyjoy knight"}
    )
    story.answers(("greyjoy", ("pyke", "footman")), ("greyjoy", ("seagard", "knight")))
    assert story.match.questions() == []
    assert story.force("pyke") == "greyjoy knight"


def test_whoever_has_fewer_units_loses_them_all_l12() -> None:
    story = lowest(
        "mammoth-riders", forces={"winterfell": "stark knight", "pyke": "greyjoy knight"}
    )
    assert story.match.questions() == []
    assert story.table.holder == {}
    assert [e["area"] for e in story.events("unit-lost")] == ["winterfell", "pyke"]


def test_mammoth_riders_let_the_highest_take_a_card_back() -> None:
    hand, discard = ("robb-stark",), ("eddard-stark", "catelyn-stark")
    story = highest("mammoth-riders", hand={"stark": hand}, discard={"stark": discard})
    assert story.asks("stark", "take-card-back")
    assert story.offers == ("eddard-stark", "catelyn-stark", "none")
    story.answers(("stark", "eddard-stark"))
    assert story.table.hand["stark"] == ("robb-stark", "eddard-stark")
    assert story.events("house-card-taken-back")[-1]["card"] == "eddard-stark"
    assert story.table.discard["stark"] == ("catelyn-stark",)


def test_mammoth_riders_reward_may_be_declined() -> None:
    story = highest("mammoth-riders", discard={"stark": ("eddard-stark",)})
    story.answers(("stark", "none"))
    assert story.table.discard["stark"] == ("eddard-stark",)


# ------------------------------------------------ Massing on the Milkwater


def test_massing_on_the_milkwater_costs_the_lowest_all_strongest_cards() -> None:
    hand = ("greatjon-umber", "roose-bolton", "catelyn-stark")
    story = lowest("massing-on-the-milkwater", hand={"stark": hand})
    assert story.table.hand["stark"] == ("catelyn-stark",)
    assert story.table.discard["stark"] == ("greatjon-umber", "roose-bolton")


@pytest.mark.parametrize("hand", [("eddard-stark",), ("greatjon-umber", "roose-bolton")])
def test_massing_on_the_milkwater_never_empties_a_hand_l11(hand: tuple[str, ...]) -> None:
    story = lowest("massing-on-the-milkwater", hand={"stark": hand})
    assert story.table.hand["stark"] == hand


def test_massing_on_the_milkwater_costs_others_a_card_of_their_choice() -> None:
    story = lowest(
        "massing-on-the-milkwater",
        hand=dict.fromkeys(OTHERS, ("a-card",)) | {"greyjoy": ("balon-greyjoy", "asha-greyjoy")},
    )
    assert story.asks("greyjoy", "discard-card")  # all others have one card and keep it
    story.answers(("greyjoy", "balon-greyjoy"))
    assert story.table.hand["greyjoy"] == ("asha-greyjoy",)
    assert story.table.discard["greyjoy"] == ("balon-greyjoy",)
    assert story.match.questions() == []
    assert story.table.hand["tyrell"] == ("a-card",)
    assert [e["card"] for e in story.events("house-card-discarded")][-1] == "balon-greyjoy"


def test_massing_on_the_milkwater_returns_the_discard_pile_of_the_highest() -> None:
    story = highest(
        "massing-on-the-milkwater",
        hand={"stark": ("robb-stark",)},
        discard={"stark": ("eddard-stark", "catelyn-stark")},
    )
    assert story.table.hand["stark"] == ("robb-stark", "eddard-stark", "catelyn-stark")
    assert story.table.discard["stark"] == ()
    assert story.match.questions() == []
    assert len(story.events("hand-restored")) == 1


def test_massing_on_the_milkwater_returns_nothing_from_an_empty_pile() -> None:
    assert highest("massing-on-the-milkwater").events("hand-restored") == []


# ------------------------------------------------ Preemptive Raid


def test_preemptive_raid_costs_the_lowest_two_units_or_two_places() -> None:
    story = lowest("preemptive-raid")
    assert story.asks("stark", "lose-or-fall")
    assert story.offers == ("units", "track")
    story.answers(("stark", "units"), ("stark", ("winterfell", "footman")))
    story.answers(("stark", ("shivering-sea", "ship")))
    assert story.match.questions() == []
    assert story.force("winterfell") == "stark knight"
    assert story.table.tracks["court"].index("stark") == 1


def test_preemptive_raid_lowers_the_lowest_where_it_stands_best() -> None:
    story = lowest("preemptive-raid").answers(("stark", "track"))
    assert story.table.tracks["court"] == (
        "lannister",
        "martell",
        "baratheon",
        "stark",
        "tyrell",
        "greyjoy",
    )
    assert story.match.questions() == []


def test_preemptive_raid_the_holder_of_the_throne_decides_between_equal_tracks_p11_l7() -> None:
    story = lowest("preemptive-raid", "martell").answers(("martell", "track"))
    assert story.asks("baratheon", "fall-on-track")
    assert story.offers == ("fiefdoms", "court")
    story.answers(("baratheon", "fiefdoms"))
    assert story.table.tracks["fiefdoms"].index("martell") == 4
    assert story.table.tracks["court"].index("martell") == 2


def test_preemptive_raid_a_fall_ends_at_the_last_place_l7() -> None:
    story = lowest(
        "preemptive-raid",
        "tyrell",
        tracks={
            "fiefdoms": ("greyjoy", "martell", "stark", "baratheon", "tyrell", "lannister"),
            "court": ("greyjoy", "martell", "stark", "baratheon", "lannister", "tyrell"),
        },
    ).answers(("tyrell", "track"))
    assert story.table.tracks["fiefdoms"][-2:] == ("lannister", "tyrell")


def test_preemptive_raid_without_units_leaves_only_the_fall() -> None:
    story = lowest("preemptive-raid", forces={})
    assert story.table.tracks["court"].index("stark") == 3


def test_preemptive_raid_costs_others_nothing() -> None:
    story = lowest("preemptive-raid").answers(("stark", "track"))
    assert story.match.questions() == []
    assert len(story.events("unit-lost")) == 0


def test_preemptive_raid_beaten_is_followed_by_an_attack_of_six_l6() -> None:
    story = highest("preemptive-raid")
    assert [e["strength"] for e in story.events("wildlings-attacked")] == [6, 6]
    assert {q.actor for q in story.match.questions()} == set(OTHERS)  # Stark sits out


def test_preemptive_raid_second_attack_turns_up_the_next_card_and_leaves_the_marker_l6() -> None:
    story = highest("preemptive-raid").bid().answers(("baratheon", "tyrell"))
    assert "preemptive-raid" not in story.offers
    story.draws("mammoth-riders")
    assert story.table.threat == 0
    paid = []
    while story.match.questions():
        paid.append(story.question.actor)
        story.answers((story.question.actor, story.offers[0]))
    assert set(paid) == set(OTHERS)  # "everybody else" leaves out Stark
    assert story.force("winterfell") == "stark footman knight"
    assert story.table.wildlings.bottom[0][0] == "mammoth-riders"
    assert story.table.wildlings.bottom[1][0] == "preemptive-raid"


def test_preemptive_raid_second_attack_beaten_rewards_another_l6() -> None:
    story = highest("preemptive-raid").bid(greyjoy=5, martell=1).draws("rattleshirts-raiders")
    assert story.table.supply["greyjoy"] == 3
    assert story.table.threat == 0
    assert story.match.questions() == []
    assert story.table.bids == {}


def test_preemptive_raid_the_throne_breaks_ties_though_it_sits_out_l6() -> None:
    story = westeros((wildling_attack, 6, ""), threat=6).bid(baratheon=5, tyrell=1)
    story.draws("preemptive-raid").bid(stark=3, greyjoy=3)
    assert story.asks("baratheon", "highest-bidder")


# ------------------------------------------------ Rattleshirt's Raiders


def test_rattleshirts_raiders_lower_supply_and_armies_are_cut() -> None:
    story = lowest(
        "rattleshirts-raiders",
        forces={"winterfell": "stark footman knight knight", "karhold": "stark footman footman"},
        supply={"stark": 2, "greyjoy": 4},
    )
    assert story.table.supply["stark"] == 0
    assert story.asks("stark", "disband")
    assert {area for area, _ in story.offers} == {"winterfell"}
    story.answers(("stark", ("winterfell", "knight")))
    assert story.table.supply["greyjoy"] == 3


def test_rattleshirts_raiders_cost_the_lowest_two_levels_and_others_one() -> None:
    story = lowest("rattleshirts-raiders", forces={}, supply={"stark": 5, "greyjoy": 5})
    assert (story.table.supply["stark"], story.table.supply["greyjoy"]) == (3, 4)


def test_rattleshirts_raiders_stop_at_zero() -> None:
    story = lowest("rattleshirts-raiders", forces={}, supply={"stark": 1, "greyjoy": 0})
    assert (story.table.supply["stark"], story.table.supply["greyjoy"]) == (0, 0)


@pytest.mark.parametrize(("before", "after"), [(3, 4), (6, 6)])
def test_rattleshirts_raiders_raise_the_supply_of_the_highest(before: int, after: int) -> None:
    story = highest("rattleshirts-raiders", supply={"stark": before})
    assert story.table.supply["stark"] == after


def test_rattleshirts_raiders_cut_no_army_where_supply_cannot_rise_p8() -> None:
    too_large = {"winterfell": "stark knight knight knight knight knight"}
    story = highest("rattleshirts-raiders", supply={"stark": 6}, forces=too_large)
    assert story.match.questions() == []


# ------------------------------------------------ Silence at the Wall


def test_silence_at_the_wall_does_nothing() -> None:
    for story in (lowest("silence-at-the-wall"), highest("silence-at-the-wall")):
        assert story.match.questions() == []
        assert story.force("winterfell") == "stark footman knight"


# ------------------------------------------------ Skinchanger Scout


def test_skinchanger_scout_costs_the_lowest_all_power_and_others_two() -> None:
    story = lowest("skinchanger-scout", power={"greyjoy": 2})
    assert story.table.power == {
        "baratheon": 2,
        "lannister": 2,
        "stark": 0,
        "martell": 2,
        "greyjoy": 0,
        "tyrell": 2,
    }


def test_skinchanger_scout_returns_the_bid_of_the_highest_and_no_other_l5() -> None:
    story = highest("skinchanger-scout")
    assert story.table.power["stark"] == 5
    assert story.table.power["tyrell"] == 4


# ------------------------------------------------ The Horde Descends


def test_the_horde_descends_takes_two_units_out_of_one_castle_l10() -> None:
    story = lowest(
        "the-horde-descends",
        forces={
            "winterfell": "stark knight footman",
            "moat-cailin": "stark footman footman footman",
            "karhold": "stark footman footman",
            "white-harbor": "stark footman",
            "white-harbor-port": "stark ship ship",
        },
    )
    assert story.offers == (
        ("winterfell", "footman"),
        ("winterfell", "knight"),
        ("moat-cailin", "footman"),
    )
    story.answers(("stark", ("moat-cailin", "footman")))
    assert story.match.questions() == []  # the second one comes from there too
    assert story.force("moat-cailin") == "stark footman"
    assert story.force("winterfell") == "stark footman knight"


def test_the_horde_descends_where_no_castle_holds_two_takes_any_two_l10() -> None:
    story = lowest(
        "the-horde-descends",
        forces={
            "winterfell": "stark knight",
            "karhold": "stark footman",
            "narrow-sea": "stark ship",
        },
    )
    assert len(story.offers) == 3
    story.answers(("stark", ("karhold", "footman")), ("stark", ("narrow-sea", "ship")))
    assert story.force("winterfell") == "stark knight"


def test_the_horde_descends_costs_others_one_unit() -> None:
    story = lowest("the-horde-descends", forces={"pyke": "greyjoy knight footman"})
    story.answers(("greyjoy", ("pyke", "footman")))
    assert story.force("pyke") == "greyjoy knight"
    assert story.match.questions() == []


def test_the_horde_descends_lets_the_highest_muster_in_one_place() -> None:
    story = highest("the-horde-descends")
    assert story.asks("stark", "horde-muster")
    assert story.offers == ("winterfell", "white-harbor", "none")
    story.answers(("stark", "white-harbor"), ("stark", ("upgrade", "knight")))
    assert story.force("white-harbor") == "stark knight"
    assert story.match.questions() == []


def test_the_horde_descends_reward_may_be_declined() -> None:
    story = highest("the-horde-descends").answers(("stark", "none"))
    assert story.match.questions() == []
