"""The worked example on page 17: Tyrell attacks Lannister in Blackwater, and three could help."""

from __future__ import annotations

from games.thrones.story import Story, march


def blackwater() -> Story:
    story = march(
        "tyrell",
        "reach",
        order="march-plus-1",
        forces={
            "reach": "tyrell knight knight",
            "blackwater": "lannister footman",
            "kings-landing": "tyrell knight",
            "stoney-sept": "lannister knight footman",
            "harrenhal": "baratheon knight",
        },
        orders={
            "kings-landing": "support",
            "stoney-sept": "support",
            "harrenhal": "support",
            "blackwater": "march-minus-1",
        },
        lords={},
        tracks={"throne": ("tyrell", "lannister", "baratheon", "stark", "martell", "greyjoy")},
    )
    return story.answers(
        ("tyrell", "blackwater"), ("tyrell", ("knight", "knight")), ("tyrell", "no")
    )


def test_p17_the_three_houses_with_support_orders_declare_in_turn_order() -> None:
    story = blackwater()
    assert (story.question.actor, story.offers) == ("tyrell", ("attacker", "nobody"))
    story.answers(("tyrell", "attacker"))
    assert (story.question.actor, story.offers) == ("lannister", ("defender", "nobody"))
    story.answers(("lannister", "defender"))
    assert (story.question.actor, story.offers) == (
        "baratheon",
        ("attacker", "defender", "nobody"),
    )


def test_p17_tyrell_has_a_strength_of_7_and_lannister_of_6() -> None:
    story = blackwater().answers(
        ("tyrell", "attacker"),
        ("lannister", "defender"),
        ("baratheon", "defender"),
        ("lannister", "yes"),
    )
    assert story.parts("attacker") == {"units": 4, "support": 2, "order": 1}
    assert story.parts("defender") == {"units": 1, "support": 5}
    assert (story.total("attacker"), story.total("defender")) == (7, 6)
