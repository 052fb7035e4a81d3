"""What anybody at the table can count."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.thrones.story import battle, march, westeros
from greathall.games.thrones.action_phase import clean_up
from greathall.games.thrones.facts import AREAS
from greathall.games.thrones.planning_phase import planning_phase


def test_castles_lands_and_control() -> None:
    totals = westeros(
        (clean_up,),
        round=10,
        forces={"seagard": "stark footman", "narrow-sea": "stark ship"},
        tokens={"karhold": "stark"},
    ).match.totals()
    assert totals["castles"]["stark"] == 2
    assert totals["lands"]["stark"] == 3
    assert totals["control"]["narrow-sea"] == "stark"
    assert totals["control"]["winterfell-port"] == "stark"
    assert "castle-black" not in totals["control"]


def test_stars_and_supply() -> None:
    totals = westeros(
        (clean_up,), round=10, forces={"seagard": "stark footman knight", "twins": "stark knight"}
    ).match.totals()
    assert totals["stars"] == {
        "lannister": 3,
        "stark": 3,
        "martell": 2,
        "baratheon": 1,
        "tyrell": 0,
        "greyjoy": 0,
    }
    assert totals["supply"]["stark"] == {"limits": (3, 2), "armies": (2,)}
    assert totals["supply"]["tyrell"] == {"limits": (3, 2, 2), "armies": ()}


def test_without_a_battle_there_is_none_to_count() -> None:
    assert westeros((clean_up,), round=10).match.totals()["battle"] is None


def test_attackers_are_an_army_where_they_fight() -> None:
    story = march(
        "stark",
        "winterfell",
        forces={"winterfell": "stark knight knight", "karhold": "tyrell ship"},
    ).answers(("stark", "karhold"), ("stark", ("knight", "knight")))
    assert story.match.totals()["supply"]["stark"]["armies"] == (2,)


def test_the_strengths_of_a_battle_by_cause() -> None:
    story = battle(
        "stark",
        "lannister",
        "riverrun",
        attacking="knight footman",
        order="march-plus-1",
        orders={"riverrun": "defense-1"},
    )
    totals = story.match.totals()["battle"]
    assert totals["attacker"]["total"] == 4
    assert totals["attacker"]["parts"] == (("units", "", 3), ("order", "march-plus-1", 1))
    assert totals["defender"]["total"] == 2
    assert totals["tie"] == "stark"  # higher on the Fiefdoms track


def test_what_cards_in_hand_could_add_until_they_are_revealed() -> None:
    story = battle("stark", "lannister", "riverrun", hand={"stark": ("robb-stark", "roose-bolton")})
    totals = story.match.totals()["battle"]
    assert totals["attacker"]["card_range"] == (2, 3)
    assert totals["defender"]["card_range"] == (0, 4)
    story.cards("robb-stark", "the-hound")
    totals = story.match.totals()["battle"]
    assert totals["attacker"]["card_range"] is None
    assert ("card", "robb-stark", 3) in totals["attacker"]["parts"]
    assert (totals["defender"]["swords"], totals["defender"]["fortifications"]) == (0, 2)


def test_a_card_chosen_in_secret_changes_nothing_that_is_counted() -> None:
    story = battle("stark", "lannister", "riverrun")
    before = story.match.totals()
    story.answers(("stark", "eddard-stark"))
    assert story.match.totals() == before


def test_the_sums_that_decided_a_battle_stay_on_show_until_it_is_over() -> None:
    story = battle(
        "stark", "lannister", "riverrun", attacking="knight", defending="footman knight knight"
    )
    story.cards("eddard-stark", "cersei-lannister").answers(("lannister", "footman"))
    assert story.asks("lannister", "casualty") or story.asks("lannister", "retreat-to")
    won = story.events("battle-won")[-1]
    totals = story.match.totals()["battle"]
    assert (totals["attacker"]["total"], totals["defender"]["total"]) == (
        won["strength"],
        won["against"],
    )


# Where nobody wins by castles.
EVERYWHERE = {
    a: "stark footman" for a, facts in AREAS.items() if facts.kind == "land" and not facts.structure
}


@pytest.mark.parametrize(
    "setting",
    [
        {
            "forces": {
                "winterfell": "stark knight",
                "narrow-sea": "stark ship",
                "karhold": "stark knight",
            }
        },
        {"forces": EVERYWHERE},  # more areas than tokens
        {"forces": EVERYWHERE, "banned": ("march-plus-1", "support")},
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_the_limits_of_a_plan_say_which_orders_are_offered(
    setting: dict[str, Any], seed: int
) -> None:
    story, rng = westeros((planning_phase,), **setting), Random(seed)
    plan = story.match.totals()["plans"]["stark"]
    placed: Counter[str] = Counter()
    for area in plan["areas"]:
        allowed = [order for order in orders_in(plan) if is_left(plan, placed, order)]
        if len(allowed) == 1:  # places itself
            placed[allowed[0]] += 1
            continue
        assert story.asks("stark", "place-order")
        assert (story.question.about, sorted(story.offers)) == (area, sorted(allowed))
        order = rng.choice(story.offers)
        placed[order] += 1
        story.answers(("stark", order))
    assert story.asks("stark", "orders-ready")
    assert story.match.totals()["plans"]["stark"] == plan  # nobody learns of it


def test_no_plan_is_told_when_orders_lie_open() -> None:
    assert westeros((clean_up,), round=10).match.totals()["plans"] == {}


def orders_in(plan: Any) -> list[str]:
    return list(dict.fromkeys(order for limit in plan["limits"] for order in limit["orders"]))


def is_left(plan: Any, placed: Counter[str], order: str) -> bool:
    limits = [limit for limit in plan["limits"] if order in limit["orders"]]
    return all(sum(placed[o] for o in limit["orders"]) < limit["most"] for limit in limits)
