"""What the rules say of a card, a location or a turn, to whoever asks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.wotr_cards.story import GAME, Story, middle_earth
from greathall.games.explained import Explanation, Row, explain
from greathall.kernel import Match
from greathall.matches import new_match

HOBBITS: dict[str, Any] = {
    "path": "the-doors-of-durin",
    "hand": {"frodo": "sting gimli mithril-coat"},
    "there": {"the-doors-of-durin": "sam-gamgee strider balrog-of-moria flocks-of-crebain"},
    "reserve": {"frodo": "merry-brandybuck"},
}


def told(story: Story, kind: str, thing: str, seat: str = "frodo") -> Explanation:
    return explain(story.match, seat, kind, thing)


def rows(explanation: Explanation, title: str) -> dict[str, Row]:
    (group,) = [g for g in explanation["groups"] if g["title"]["text"] == title]
    return {found["of"]: found for found in group["rows"]}


def why(found: Row | Explanation | None) -> str:
    assert found
    assert found["why"]
    return found["why"]["text"]


# ------------------------------------------------------------------ a card in hand


def test_an_item_tells_who_may_wield_it_and_what_becomes_of_the_sum() -> None:
    story = middle_earth(**HOBBITS)
    sting = told(story, "card", "sting")
    assert sting["can"]
    assert sting["cost"] == {"text": "explain-cost-discard", "fields": {}}
    wielders = rows(sting, "explain-wielders")
    before = story.match.totals()["places"]["the-doors-of-durin"]["defence"]
    assert wielders["sam-gamgee"]["can"]
    assert wielders["sam-gamgee"]["sign"] == "path-defence"
    # one icon of its own, and one beside the Balrog, who is monstrous
    assert wielders["sam-gamgee"]["before"] == before
    assert wielders["sam-gamgee"]["after"] == before + 2
    assert (wielders["frodo-baggins"]["can"], why(wielders["frodo-baggins"])) == (
        False,
        "explain-not-in-play",
    )
    assert why(wielders["merry-brandybuck"]) == "explain-not-named"


def test_the_preview_is_what_playing_the_card_leads_to() -> None:
    story = middle_earth(**HOBBITS)
    promised = rows(told(story, "card", "sting"), "explain-wielders")["sam-gamgee"]["after"]
    story.answers(("frodo", ("play", "sting")), ("frodo", "gimli"))
    assert story.match.totals()["places"]["the-doors-of-durin"]["defence"] == promised


@pytest.mark.parametrize(
    ("card", "setting", "reason"),
    [
        ("sting", {}, "explain-unplayable-no-wielder"),
        (
            "sting",
            {"reserve": {"frodo": "sam-gamgee"}, "played": ("sting",)},
            "explain-unplayable-played-before",
        ),
        ("death-ride-ride-to-ruin", {}, "explain-unplayable-nothing-to-do"),
        ("gimli", {"turn": "aragorn"}, "explain-other-turn"),
        ("gimli", {"phase": "combats"}, "explain-other-phase"),
    ],
)
def test_a_card_that_cannot_be_played_says_why(
    card: str, setting: dict[str, Any], reason: str
) -> None:
    story = middle_earth(hand={"frodo": f"{card} village-militia"}, **setting)
    explanation = told(story, "card", card)
    assert (explanation["can"], why(explanation)) == (False, reason)


def test_the_last_card_in_hand_costs_something_forsaken() -> None:
    story = middle_earth(hand={"frodo": "gimli"})
    assert told(story, "card", "gimli")["cost"] == {"text": "explain-cost-forsake", "fields": {}}


def test_each_place_says_whether_it_lets_a_card_in_and_why_not() -> None:
    story = middle_earth(
        path="the-doors-of-durin",
        battlegrounds=("helms-deep", "edoras"),
        hand={"frodo": "village-militia frodo-baggins"},
    )
    army = rows(told(story, "card", "village-militia"), "explain-places")
    assert why(army["the-doors-of-durin"]) == "explain-closed-to-army"
    assert army["helms-deep"]["can"]
    assert army["helms-deep"]["after"] == (army["helms-deep"]["before"] or 0) + 1
    assert army["reserve"]["can"]
    hobbit = rows(told(story, "card", "frodo-baggins"), "explain-places")
    assert why(hobbit["edoras"]) == "explain-closed-to-faction"


# ------------------------------------------------------------------ in play


def test_a_card_in_reserve_says_why_it_cannot_move() -> None:
    waiting: dict[str, Any] = {
        "reserve": {"frodo": "gimli sam-gamgee"},
        "path": "the-doors-of-durin",
    }
    assert told(middle_earth(**waiting), "card", "gimli")["can"]
    fresh = middle_earth(**waiting, fresh={"frodo": "gimli sam-gamgee"})
    assert why(told(fresh, "card", "gimli")) == "explain-fresh"
    sam = told(fresh, "card", "sam-gamgee")  # he may not move, but his text can be used
    assert (sam["can"], why(sam)) == (True, "explain-use-open")
    assert why(rows(sam, "explain-places")["reserve"]) == "explain-fresh"


def test_a_card_that_stands_somewhere_tells_where_its_icons_come_from() -> None:
    story = middle_earth(**HOBBITS, items={"sam-gamgee": "sting"})
    (group,) = told(story, "card", "sam-gamgee", seat="aragorn")["groups"]
    parts = {found["why"]["text"]: found["after"] for found in group["rows"] if found["why"]}
    assert parts == {"explain-part-printed": 1, "explain-part-item": 2}


def test_a_leader_without_an_army_leads_nobody() -> None:
    story = middle_earth(
        path="", battlegrounds=("helms-deep",), there={"helms-deep": "eowyn"}, hand={}
    )
    (group,) = told(story, "card", "eowyn")["groups"]
    assert [why(found) for found in group["rows"]][-1] == "explain-part-leads-not"


# ------------------------------------------------------------------ a turn


def test_what_is_not_open_in_a_turn_says_why() -> None:
    story = middle_earth(hand={"frodo": "gimli sting mithril-coat village-militia", "aragorn": ""})
    closed = rows(told(story, "player", "frodo"), "explain-not-now")
    assert closed["pass"]["why"] == {"text": "explain-closed-too-many", "fields": {"count": 2}}
    empty = middle_earth(hand={}, ring_token={"frodo": False})
    closed = rows(told(empty, "player", "frodo"), "explain-not-now")
    assert {name: why(found) for name, found in closed.items()} == {
        "discard": "explain-closed-empty-hand",
        "winnow": "explain-closed-two-cards",
        "ring-token": "explain-closed-no-ring",
    }


# ------------------------------------------------------------------ any position


def things(match: Match) -> list[tuple[str, str]]:
    state = match.state
    cards = [("card", card) for card in state.cards]
    return [*cards, *(("location", p) for p in state.there), *(("player", p) for p in state.hand)]


@pytest.mark.parametrize(("scenario", "players"), [("trilogy", 4), ("duel-2", 2)])
def test_explanations_agree_with_the_rules_and_tell_no_secret(scenario: str, players: int) -> None:
    agrees_at_every_turn(new_match(GAME.id, scenario=scenario, players=players, seed=3))


def agrees_at_every_turn(match: Match) -> None:
    """Whatever is told of a thing is what the rules do, and the same whatever is hidden."""
    rng, twins = random.Random(match.header.scenario), 0
    while match.outcome is None:
        question = rng.choice(match.questions())
        if question.kind == "turn" and rng.random() < 0.1:
            _agrees_with_the_rules(match, question.actor, question.options)
            seat = rng.choice([*match.seats, None])
            twin = match.fork() if seat is None else match.imagine(seat, rng)
            for kind, thing in things(match):
                assert explain(match, seat, kind, thing) == explain(twin, seat, kind, thing)
            twins += twin.state.hand != match.state.hand
        match.answer(question.actor, rng.choice(question.options))
    assert twins


def _agrees_with_the_rules(match: Match, player: str, options: Any) -> None:
    for card in match.view(player)["hand"][player]:
        assert explain(match, player, "card", card)["can"] == (("play", card) in options), card
    for place, sums in match.totals()["places"].items():
        for group in explain(match, None, "location", place)["groups"]:
            role = group["title"]["text"].removeprefix("explain-sum-")
            assert sum(found["after"] or 0 for found in group["rows"]) == sums[role], place
    words = {option[0] for option in options}
    missing = {"discard", "winnow", "ring", "pass"} - words
    closed = explain(match, player, "player", player)["groups"]
    named = {found["of"].removesuffix("-token") for g in closed for found in g["rows"]}
    assert named == missing
