"""The worked example on page 21: a Tyrell knight retreats to Storm's End and is met there again."""

from __future__ import annotations

from games.thrones.story import Story, march


def storms_end() -> Story:
    """Baratheon has taken Kingswood from Tyrell and marches from the Boneway with two knights."""
    story = march(
        "baratheon",
        "kings-landing",
        forces={
            "kings-landing": "baratheon knight",
            "boneway": "baratheon knight knight",
            "kingswood": "tyrell knight",
            "storms-end": "tyrell footman",
            "sea-of-dorne": "tyrell ship",
        },
        orders={"boneway": "march-0"},
        lords={},
        blade_used=True,
        power={"baratheon": 0},
    )
    story.answers(("baratheon", "kings-landing"), ("baratheon", "kingswood"))
    return story.cards("stannis-baratheon", "ser-loras-tyrell")


def second_battle() -> Story:
    return storms_end().answers(
        ("tyrell", "storms-end"),
        ("baratheon", "storms-end"),
        ("baratheon", ("knight", "knight")),
    )


def test_p21_the_knight_retreats_to_the_footman_and_is_routed() -> None:
    story = storms_end()
    assert story.asks("tyrell", "retreat-to")
    assert "storms-end" in story.offers
    assert "kings-landing" not in story.offers  # where the attacker came from
    story.answers(("tyrell", "storms-end"))
    assert story.force("storms-end") == "tyrell footman knight"
    assert story.lying("storms-end") == ("knight",)
    assert story.force("kingswood") == "baratheon knight"


def test_p21_the_routed_knight_adds_nothing_to_the_next_battle() -> None:
    story = second_battle()
    assert (story.total("attacker"), story.total("defender")) == (4, 1)


def test_p21_if_that_battle_is_lost_too_the_routed_knight_is_destroyed() -> None:
    """The footman gets away over the Sea of Dorne."""
    story = second_battle().cards("renly-baratheon", "alester-florent")
    assert story.winner == "baratheon"
    assert story.lost("tyrell") == ["knight"]
    assert story.lying("yronwood") == ("footman",)
    assert story.force("storms-end") == "baratheon knight knight"
