"""The planning phase (pp. 11–13)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, westeros
from greathall.games.thrones.facts import ORDERS, WILDLING_CARDS
from greathall.games.thrones.planning_phase import planning_phase, use_messenger_raven
from greathall.kernel import CHANCE, Pile
from greathall.kernel.errors import IllegalAnswer

NORTH = {"winterfell": "stark knight", "narrow-sea": "stark ship"}


def planning(**setting: Any) -> Story:
    return westeros((planning_phase,), **setting)


def raven(**setting: Any) -> Story:
    """The orders lie open and the raven may be used."""
    return westeros((use_messenger_raven,), **setting)


# ------------------------------------------------ assigning orders


def test_an_order_for_each_area_with_units_and_for_no_other_p12_o1() -> None:
    story = planning(
        forces={
            "winterfell": "stark knight",
            "white-harbor-port": "stark ship",
            "narrow-sea": "stark ship ship",
            "white-harbor": "stark siege-engine",
        },
        tokens={"karhold": "stark"},
    )
    asked = []
    while story.asks("stark", "place-order"):
        asked.append(story.question.about)
        story.answers(("stark", story.offers[0]))
    assert asked == ["winterfell", "white-harbor", "narrow-sea", "white-harbor-port"]
    assert story.asks("stark", "orders-ready")
    story.answers(("stark", "ready"))
    assert list(story.table.orders) == asked


def test_a_lone_garrison_gets_no_order_p26_o1() -> None:
    story = planning(forces={})  # nobody has units
    assert story.asks("lannister", "use-raven")
    assert story.table.orders == {}


def test_a_garrison_beside_units_changes_nothing_n7() -> None:
    story = planning(forces={"winterfell": "stark knight"})
    story.answers(("stark", "raid"), ("stark", "ready"))
    assert story.table.orders == {"winterfell": "raid"}


def test_all_assign_at_once_in_secret_p12() -> None:
    story = planning(forces=NORTH | {"pyke": "greyjoy knight"})
    assert {q.actor for q in story.match.questions()} == {"stark", "greyjoy"}
    story.plan("stark", {"winterfell": "march-0", "narrow-sea": "raid"})
    for seat in ("greyjoy", None):
        assert story.match.view(seat)["planned"]["stark"] == 0
        assert story.match.view(seat)["orders"] == {}
        assert [e for e in story.match.log(seat) if e["event"] != "phase-opened"] == []
    story.plan("greyjoy", {"pyke": "defense-1"})
    assert story.table.orders == {
        "winterfell": "march-0",
        "narrow-sea": "raid",
        "pyke": "defense-1",
    }
    assert story.match.view(None)["planned"]["stark"] == 0
    told = story.events("orders-revealed")[-1]
    assert (told["count"], told["houses"]) == (3, 2)


def test_orders_can_be_changed_until_everybody_is_ready() -> None:
    story = planning(forces=NORTH | {"pyke": "greyjoy knight"})
    story.plan("stark", {"winterfell": "march-0", "narrow-sea": "raid"})
    for _ in range(3):
        story.match.undo("stark")
    assert story.asked("stark").about == "winterfell"


def test_a_token_is_used_once_p12() -> None:
    story = planning(forces=NORTH)
    story.answers(("stark", "march-0"))
    assert "march-0" not in story.offers
    assert "march-minus-1" in story.offers


def test_of_two_equal_tokens_both_can_be_placed_p13() -> None:
    story = planning(forces=NORTH | {"karhold": "stark footman"})
    story.answers(("stark", "raid"), ("stark", "raid"))
    assert "raid" not in story.offers
    assert "raid-special" in story.offers


@pytest.mark.parametrize(
    ("place", "stars"), [("first", 3), ("third", 2), ("fourth", 1), ("fifth", 0)]
)
def test_special_orders_are_limited_by_stars_p12_o2(place: str, stars: int) -> None:
    others = ["lannister", "martell", "baratheon", "tyrell", "greyjoy"]
    others.insert(["first", "second", "third", "fourth", "fifth"].index(place), "stark")
    areas = ("winterfell", "karhold", "seagard", "twins", "eyrie")
    story = planning(forces=dict.fromkeys(areas, "stark footman"), tracks={"court": tuple(others)})
    placed = 0
    while story.asks("stark", "place-order"):
        special = [order for order in story.offers if ORDERS[order].special]
        placed += bool(special)
        story.answers(("stark", special[0] if special else story.offers[0]))
    assert placed == stars


def test_normal_orders_are_not_limited_p12_o2() -> None:
    areas = ("pyke", "seagard", "twins", "eyrie", "karhold", "stony-shore", "riverrun", "harrenhal")
    areas += ("fingers", "lannisport")
    story = planning(forces=dict.fromkeys(areas, "greyjoy footman"), garrisons={})
    while story.asks("greyjoy", "place-order"):
        assert not any(ORDERS[order].special for order in story.offers)
        story.answers(("greyjoy", story.offers[0]))
    story.answers(("greyjoy", "ready"))
    assert len(story.table.orders) == 10


def test_consolidating_power_at_sea_and_defense_in_a_port_may_be_placed_o5() -> None:
    story = planning(forces={"narrow-sea": "stark ship", "winterfell-port": "stark ship"})
    story.plan("stark", {"narrow-sea": "consolidate-power", "winterfell-port": "defense-1"})
    assert story.table.orders == {
        "narrow-sea": "consolidate-power",
        "winterfell-port": "defense-1",
    }


# ------------------------------------------------ too few orders (p. 12)

NINE = ("castle-black", "karhold", "winterfell", "stony-shore", "white-harbor", "widows-watch")
NINE += ("moat-cailin", "greywater-watch", "flints-finger")
ELEVEN = (*NINE, "seagard", "twins")


def short(areas: tuple[str, ...], **setting: Any) -> Story:
    """Greyjoy, without any star, holds all these areas; Stark has one, Baratheon another."""
    forces = dict.fromkeys(areas, "greyjoy footman")
    forces |= {"karhold": "stark footman", "eyrie": "baratheon footman"}
    return planning(forces=forces | {"fingers": "greyjoy footman"}, garrisons={}, **setting)


def test_with_too_few_tokens_all_place_in_turn_order_p12_o3() -> None:
    story = short(ELEVEN)  # eleven areas, ten tokens
    assert story.asks("baratheon", "place-order")
    story.plan("baratheon", {"eyrie": "raid"})
    assert story.asks("stark", "place-order")
    story.plan("stark", {"karhold": "raid"})
    assert story.asks("greyjoy", "place-order")


def test_orders_placed_in_turn_order_are_face_down_too_p12_o3() -> None:
    story = short(ELEVEN).plan("baratheon", {"eyrie": "raid"})
    assert story.match.view("stark")["planned"]["baratheon"] == 1
    assert story.match.view("stark")["orders"] == {}
    assert story.match.view("baratheon")["planned"]["baratheon"] == (("eyrie", "raid"),)


def place_what_is_offered(story: Story, leave: str = "") -> None:
    """Greyjoy takes what is offered first, but for one area, and is ready."""
    while story.asks("greyjoy", "place-order"):
        story.answers(("greyjoy", "none" if story.question.about == leave else story.offers[0]))
    story.answers(("greyjoy", "ready"))


def test_the_short_house_places_every_usable_token_and_leaves_areas_of_its_choice_o3() -> None:
    story = short(ELEVEN).plan("baratheon", {"eyrie": "raid"}).plan("stark", {"karhold": "raid"})
    place_what_is_offered(story, leave="winterfell")
    assert story.table.unordered == ("winterfell",)
    assert "winterfell" not in story.table.orders
    assert len(story.table.orders) == 12


def test_orders_that_lie_open_are_not_taken_back_p12() -> None:
    story = short(ELEVEN).plan("baratheon", {"eyrie": "raid"}).plan("stark", {"karhold": "raid"})
    place_what_is_offered(story)
    assert story.match.view("greyjoy")["orders"]["karhold"] == "raid"
    assert not story.match.can_undo("greyjoy")


def test_the_short_house_cannot_leave_more_areas_than_it_must_p12_o3() -> None:
    story = short(ELEVEN).plan("baratheon", {"eyrie": "raid"}).plan("stark", {"karhold": "raid"})
    story.answers(("greyjoy", "none"))
    assert "none" not in story.offers
    place_what_is_offered(story)
    placed = [story.table.orders[a] for a in story.table.orders if a not in ("karhold", "eyrie")]
    normal = [order for order in ORDERS.values() if not order.special]
    assert sorted(placed) == sorted(order.id for order in normal for _ in range(order.copies))


def test_whoever_is_short_of_two_tokens_leaves_two_areas_p12_o3() -> None:
    story = short((*ELEVEN, "stoney-sept"))
    story.plan("baratheon", {"eyrie": "raid"}).plan("stark", {"karhold": "raid"})
    story.answers(("greyjoy", "none"))
    assert "none" in story.offers
    story.answers(("greyjoy", "none"))
    assert "none" not in story.offers
    place_what_is_offered(story)
    assert story.table.unordered == ("castle-black", "winterfell")


def test_others_cannot_leave_an_area_without_order_p12_o3() -> None:
    story = short(ELEVEN)
    assert "none" not in story.offers


def test_the_star_limit_still_holds_for_the_short_house_p12_o3() -> None:
    story = short(ELEVEN).plan("baratheon", {"eyrie": "raid"}).plan("stark", {"karhold": "raid"})
    assert not any(ORDERS[order].special for order in story.offers if order in ORDERS)


@pytest.mark.parametrize(("banned", "short_of_tokens"), [((), False), (("raid",), True)])
def test_banned_tokens_are_not_usable_o4(banned: tuple[str, ...], short_of_tokens: bool) -> None:
    story = short(NINE, banned=banned)  # nine areas; ten tokens, or eight
    assert (len(story.match.questions()) == 1) is short_of_tokens


@pytest.mark.parametrize(("place", "short_of_tokens"), [(4, False), (5, True)])
def test_special_tokens_beyond_the_stars_are_not_usable_o4(
    place: int, short_of_tokens: bool
) -> None:
    court = ["lannister", "stark", "martell", "baratheon", "tyrell"]
    court.insert(place - 1, "greyjoy")
    story = short(ELEVEN, tracks={"court": tuple(court)})  # one star makes eleven tokens
    assert (len(story.match.questions()) == 1) is short_of_tokens


def test_where_the_short_house_left_no_order_is_seen_by_those_after_it_p12() -> None:
    """Face down lies the order, not where it lies."""
    order = ("greyjoy", "stark", "baratheon", "lannister", "martell", "tyrell")
    story = short(ELEVEN, tracks={"throne": order})
    assert story.match.view("stark")["unordered"] == ()
    place_what_is_offered(story, leave="winterfell")
    assert story.asks("stark", "place-order")
    assert story.match.view("stark")["unordered"] == ("winterfell",)


# ------------------------------------------------ the messenger raven


def test_its_holder_may_use_it_in_one_of_two_ways_or_not_p12_o6() -> None:
    story = raven(forces={"lannisport": "lannister knight"}, orders={"lannisport": "raid"})
    assert story.asks("lannister", "use-raven")
    assert story.offers == ("no", "replace-order", "look-at-wildlings")
    story.answers(("lannister", "no"))
    assert not story.table.raven_used
    assert story.match.questions() == []


def test_the_raven_comes_after_the_orders_are_open_p12_o6() -> None:
    story = planning(forces=NORTH).plan("stark", {"winterfell": "march-0", "narrow-sea": "raid"})
    assert story.asks("lannister", "use-raven")
    assert story.match.view(None)["orders"] == {"winterfell": "march-0", "narrow-sea": "raid"}


def test_the_raven_replaces_an_own_order_by_an_unused_one_p11_o6() -> None:
    story = raven(
        forces={
            "lannisport": "lannister knight",
            "golden-sound": "lannister ship",
            "pyke": "greyjoy knight",
        },
        orders={"lannisport": "march-0", "golden-sound": "march-minus-1", "pyke": "raid"},
    ).answers(("lannister", "replace-order"))
    assert story.asks("lannister", "replace-which")
    assert story.offers == ("lannisport", "golden-sound")
    story.answers(("lannister", "lannisport"))
    assert story.asks("lannister", "replace-with")
    assert "march-0" not in story.offers
    assert "march-minus-1" not in story.offers
    assert "march-plus-1" in story.offers
    story.answers(("lannister", "defense-1"))
    assert story.table.orders["lannisport"] == "defense-1"
    assert story.table.raven_used
    assert story.events("order-replaced")[-1]["old"] == "march-0"


def test_the_raven_offers_no_equal_token_for_the_old_one_o6() -> None:
    """A second raid token is unused, but nothing would change."""
    story = raven(forces={"lannisport": "lannister knight"}, orders={"lannisport": "raid"})
    story.answers(("lannister", "replace-order"))
    assert story.asks("lannister", "replace-with")
    assert "raid" not in story.offers
    assert "raid-special" in story.offers


def test_the_raven_adds_no_order_where_there_is_none_o6() -> None:
    story = raven(
        forces={"lannisport": "lannister knight", "stoney-sept": "lannister knight"},
        orders={"lannisport": "raid"},
    ).answers(("lannister", "replace-order"))
    assert story.asks("lannister", "replace-with")  # there is but one order to replace
    assert story.question.about == "lannisport"


def test_without_an_order_of_its_own_the_holder_may_only_look_o6() -> None:
    story = raven(forces={"pyke": "greyjoy knight"}, orders={"pyke": "raid"})
    assert story.offers == ("no", "look-at-wildlings")


def test_the_new_order_keeps_the_limit_of_stars_o7() -> None:
    story = raven(
        players=4,
        forces={"pyke": "greyjoy knight", "seagard": "greyjoy knight", "twins": "greyjoy knight"},
        tracks={"court": ("greyjoy", "stark", "lannister", "baratheon")},
        orders={"pyke": "march-plus-1", "seagard": "defense-2", "twins": "raid-special"},
    ).answers(("greyjoy", "replace-order"), ("greyjoy", "pyke"))
    assert "support-plus-1" in story.offers  # the star of the old one is free again
    story = raven(
        players=4,
        forces={"pyke": "greyjoy knight", "seagard": "greyjoy knight"},
        tracks={"court": ("greyjoy", "stark", "lannister", "baratheon")},
        orders={"pyke": "march-plus-1", "seagard": "defense-2"},
    ).answers(("greyjoy", "replace-order"), ("greyjoy", "pyke"))
    assert "support-plus-1" in story.offers  # and one was free before
    story = raven(
        players=4,
        forces=dict.fromkeys(("pyke", "seagard", "twins", "eyrie"), "greyjoy knight"),
        tracks={"court": ("greyjoy", "stark", "lannister", "baratheon")},
        orders={
            "pyke": "march-plus-1",
            "seagard": "defense-2",
            "twins": "raid-special",
            "eyrie": "raid",
        },
    ).answers(("greyjoy", "replace-order"), ("greyjoy", "eyrie"))
    assert not any(ORDERS[order].special for order in story.offers)


def test_the_new_order_keeps_the_bans_of_the_round_e9_o7() -> None:
    story = raven(
        forces={"lannisport": "lannister knight"},
        orders={"lannisport": "raid"},
        banned=("defense",),
    ).answers(("lannister", "replace-order"))
    assert not any(ORDERS[order].type == "defense" for order in story.offers)


def test_an_order_for_which_no_other_is_left_cannot_be_replaced_o7() -> None:
    """All ten normal orders and three special ones are placed: no star is free for a fourth."""
    normal = [o.id for o in ORDERS.values() if not o.special for _ in range(o.copies)]
    special = ["march-plus-1", "defense-2", "support-plus-1"]
    orders = dict(zip((*ELEVEN, "fingers", "eyrie"), special + normal, strict=True))
    story = raven(forces=dict.fromkeys(orders, "lannister footman"), orders=orders, lords={})
    story.answers(("lannister", "replace-order"))
    assert story.offers == ELEVEN[:3]
    story.answers(("lannister", "karhold"))
    assert story.offers == ("raid-special", "consolidate-power-special")


def test_looking_at_the_top_card_leaves_it_or_puts_it_under_the_deck_p11_o6() -> None:
    story = raven().answers(("lannister", "look-at-wildlings")).draws("crow-killers")
    assert story.asks("lannister", "wildling-card-back")
    assert story.question.about == "crow-killers"
    assert story.offers == ("top", "bottom")
    story.answers(("lannister", "top"))
    assert story.table.wildlings.top == (("crow-killers", ("lannister",)),)
    assert story.events("wildling-card-put-back")[-1]["where"] == "top"
    story = raven().answers(("lannister", "look-at-wildlings")).draws("crow-killers")
    story.answers(("lannister", "bottom"))
    assert story.table.wildlings.top == ()
    assert story.table.wildlings.bottom == (("crow-killers", ("lannister",)),)
    assert len(story.table.wildlings) == len(WILDLING_CARDS)


@pytest.mark.parametrize("end", ["top", "bottom"])
def test_only_the_holder_of_the_raven_learns_the_card_o8(end: str) -> None:
    story = raven().answers(("lannister", "look-at-wildlings")).draws("crow-killers")
    story.answers(("lannister", end))
    assert story.match.view("lannister")["wildlings"] == {"count": 9, end: ("crow-killers",)}
    for seat in ("stark", None):
        assert story.match.view(seat)["wildlings"] == {"count": 9, end: (None,)}
        assert "crow-killers" not in str(story.match.log(seat))
    assert "crow-killers" in str(story.match.log("lannister"))


def test_whoever_knew_the_card_still_knows_it_at_the_bottom() -> None:
    pile = Pile(WILDLING_CARDS[1:], ((WILDLING_CARDS[0], ("stark",)),))
    story = raven(wildlings=pile).answers(("lannister", "look-at-wildlings"))
    story.answers((CHANCE, WILDLING_CARDS[0]), ("lannister", "bottom"))
    assert story.match.view("stark")["wildlings"]["bottom"] == (WILDLING_CARDS[0],)
    assert story.match.view("tyrell")["wildlings"]["bottom"] == (None,)


def test_no_other_house_may_use_the_raven_p11() -> None:
    story = raven(orders={"winterfell": "raid"})
    with pytest.raises(IllegalAnswer):
        story.match.answer("lannister", "replace-which")
    assert [q.actor for q in story.match.questions()] == ["lannister"]
