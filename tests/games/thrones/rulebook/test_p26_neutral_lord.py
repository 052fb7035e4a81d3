"""The example on page 26: Tyrell conquers Sunspear, held by a lord of strength 5."""

from __future__ import annotations

from games.thrones.story import Story, march


def tyrell(ship: bool = True) -> Story:
    forces = {"yronwood": "tyrell footman knight"}
    orders = {}
    if ship:
        forces["sea-of-dorne"], orders["sea-of-dorne"] = "tyrell ship", "support"
    return march(
        "tyrell", "yronwood", players=5, order="march-plus-1", forces=forces, orders=orders
    )


def test_p26_four_is_not_enough_for_five() -> None:
    story = tyrell(ship=False)
    assert story.table.lords["sunspear"] == 5
    assert "sunspear" not in story.offers


def test_p26_with_the_support_of_a_ship_it_is() -> None:
    story = tyrell().answers(("tyrell", "sunspear"), ("tyrell", "attacker"))
    assert story.events("lord-conquered")[-1]["total"] == 5
    assert "sunspear" not in story.table.lords
    story.answers(("tyrell", "no"))
    assert story.force("sunspear") == "tyrell footman knight"
