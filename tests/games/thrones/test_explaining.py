"""What the rules say of an area or a house card, to whoever asks."""

from __future__ import annotations

import random

from games.thrones.story import Story, battle, westeros
from greathall.games.explained import Explanation, Row, explain
from greathall.games.thrones import GAME
from greathall.games.thrones.facts import AREAS, HOUSE_CARDS
from greathall.matches import new_match


def told(story: Story, kind: str, thing: str, house: str = "stark") -> Explanation:
    return explain(story.match, house, kind, thing)


def rows(explanation: Explanation, title: str) -> dict[str, Row]:
    groups = [g for g in explanation["groups"] if g["title"]["text"] == title]
    return {found["of"]: found for group in groups for found in group["rows"]}


def why(found: Row | Explanation) -> str:
    assert found["why"]
    return found["why"]["text"]


def test_a_neutral_lord_tells_the_strength_that_is_needed() -> None:
    story = westeros(lords={"kings-landing": 5, "eyrie": None})
    worth = rows(told(story, "location", "kings-landing"), "explain-area")
    assert worth["thrones-neutral-lord"]["after"] == 5
    assert worth["thrones-mustering"]["after"] == 2
    assert worth["thrones-consolidate-power"]["after"] == 3  # one, and its two crowns
    eyrie = rows(told(story, "location", "eyrie"), "explain-area")
    assert why(eyrie["thrones-neutral-lord"]) == "explain-lord-closed"


def test_an_area_tells_who_controls_it_and_by_what() -> None:
    story = westeros(forces={}, tokens={"moat-cailin": "greyjoy"}, garrisons={"winterfell": 2})
    home = told(story, "location", "winterfell")
    assert why(rows(home, "explain-area")["stark"]) == "explain-control-home"
    assert rows(home, "explain-defence")["thrones-garrison"]["after"] == 2
    moat = rows(told(story, "location", "moat-cailin"), "explain-area")
    assert why(moat["greyjoy"]) == "explain-control-token"
    port = rows(told(story, "location", "winterfell-port"), "explain-area")
    assert why(port["stark"]) == "explain-control-port"


def test_an_area_tells_who_could_march_there_and_with_how_much() -> None:
    story = westeros(
        forces={"winterfell": "stark footman knight siege-engine"},
        orders={"winterfell": "march-plus-1"},
        lords={"moat-cailin": 6},
    )
    reach = rows(told(story, "location", "moat-cailin", "lannister"), "explain-march")
    assert reach["winterfell"]["after"] == 8  # 1 and 2 and 4 against a castle, and the order's 1
    assert rows(told(story, "location", "white-harbor"), "explain-march").keys() == {"winterfell"}
    assert not rows(told(story, "location", "sunspear"), "explain-march")


def test_a_card_in_a_battle_tells_what_it_makes_of_the_sum() -> None:
    story = battle(
        "stark", "lannister", "riverrun", attacking="footman footman", defending="knight"
    )
    card = next(card for card in story.table.hand["stark"] if not HOUSE_CARDS[card].text)
    (found,) = rows(told(story, "card", card), "explain-in-battle").values()
    assert found["before"] == story.total("attacker")
    other = story.table.hand["lannister"][0]
    assert told(story, "card", other)["can"] is None  # it is not ours
    assert found["after"] == story.total("attacker") + HOUSE_CARDS[card].strength
    peace = westeros()
    assert why(told(peace, "card", card)) == "explain-no-battle"


def test_explanations_agree_with_the_rules_and_tell_no_secret() -> None:
    rng, match, twins = random.Random(1), new_match(GAME.id, players=3, seed=2), 0
    things = [("location", area) for area in AREAS] + [("card", card) for card in HOUSE_CARDS]
    while match.outcome is None:
        question = rng.choice(match.questions())
        if question.kind == "choose-house-card":
            for card in HOUSE_CARDS:
                can = explain(match, question.actor, "card", card)["can"]
                assert bool(can) == (card in question.options), card
        if rng.random() < 0.03:
            seat = rng.choice(list(match.seats))
            twin = match.imagine(seat, rng)
            for kind, thing in things:
                assert explain(match, seat, kind, thing) == explain(twin, seat, kind, thing)
            twins += twin.state.westeros != match.state.westeros
        match.answer(question.actor, rng.choice(question.options))
    assert twins
