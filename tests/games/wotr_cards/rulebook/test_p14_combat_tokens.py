"""The example on page 14: Nenya puts a combat token on a location."""

from __future__ import annotations

from games.wotr_cards.story import fight, middle_earth


def test_p14_nenyas_token_raises_the_defence_of_the_path() -> None:
    story = middle_earth(
        turn="aragorn",
        path="weathertop",
        battlegrounds=("lorien",),
        reserve={"aragorn": "galadriel"},
        items={"galadriel": "nenya-ring-of-adamant"},
    ).answers(("aragorn", ("use", "nenya-ring-of-adamant")), ("aragorn", "weathertop"))
    assert story.table.defence_tokens == {"weathertop": 1}
    assert story.discarded("aragorn") == {"nenya-ring-of-adamant": 1}


def test_p14_a_token_on_the_path_cancels_before_the_defenders_have_to() -> None:
    story = fight(
        path="weathertop",
        there={"weathertop": "sam-gamgee the-hunter"},
        defence_tokens={"weathertop": 1},
    )
    assert story.eliminated("frodo") == {}
    assert story.discarded("frodo") == {"sam-gamgee": 1}
