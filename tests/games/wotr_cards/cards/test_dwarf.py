"""The Dwarves: Gimli, who looks for his axe."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, middle_earth


def plays_gimli(with_hand: str = "eomer", **setting: Any) -> Story:
    """Frodo's player plays Gimli to reserve and is not asked what to discard for him."""
    story = middle_earth(hand={"frodo": f"gimli {with_hand}"}, **setting)
    return story.answers(("frodo", ("play", "gimli")))


def test_gimli_played_may_take_his_axe_out_of_the_discard_pile() -> None:
    story = plays_gimli(discard={"frodo": "dwarven-axe theoden"}).answers(("frodo", "yes"))
    assert story.table.hand["frodo"] == ("dwarven-axe",)
    assert story.discarded("frodo") == {"eomer": 1, "theoden": 1}
    told = story.match.log("saruman")
    assert told[-1] == {
        "event": "card-taken",
        "player": "frodo",
        "card": "dwarven-axe",
        "source": "discard",
        "cause": len(told) - 2,  # the text of Gimli
    }


def test_gimli_takes_the_axe_that_was_discarded_to_play_him() -> None:
    """The price is paid before the text works (p. 10)."""
    story = plays_gimli(with_hand="dwarven-axe").answers(("frodo", "yes"))
    assert story.table.hand["frodo"] == ("dwarven-axe",)
    assert not story.discarded("frodo")


def test_gimli_finds_the_axe_even_while_the_deck_is_empty() -> None:
    """Looking through the discard pile needs no deck, and so does not rebuild it."""
    story = plays_gimli(discard={"frodo": "dwarven-axe"}, deck={"frodo": ""})
    story.answers(("frodo", "yes"))
    assert story.table.hand["frodo"] == ("dwarven-axe",)
    assert story.discarded("frodo") == {"eomer": 1}


def test_gimli_may_leave_his_axe() -> None:
    story = plays_gimli(discard={"frodo": "dwarven-axe"}).answers(("frodo", "no"))
    assert story.table.hand["frodo"] == ()
    assert story.discarded("frodo") == {"dwarven-axe": 1, "eomer": 1}


@pytest.mark.parametrize("pile", ["deck", "eliminated"])
def test_gimli_finds_no_axe_elsewhere(pile: str) -> None:
    rows: dict[str, Any] = {pile: {"frodo": "dwarven-axe"}}
    story = plays_gimli(**rows).answers(("frodo", "yes"))
    assert story.table.hand["frodo"] == ()
    assert story.events("nothing-found")


def test_gimli_moved_takes_nothing() -> None:
    story = middle_earth(
        path="khazad-dum", reserve={"frodo": "gimli"}, discard={"frodo": "dwarven-axe"}
    )
    story.answers(("frodo", ("move", "gimli")))
    assert story.place("gimli") == "khazad-dum"
    assert story.asks("witch-king", "turn")


def test_gimli_wields_the_axe_he_took_in_the_same_round() -> None:
    """Neither was played twice (p. 11)."""
    story = plays_gimli(with_hand="dwarven-axe eomer").answers(
        ("frodo", "dwarven-axe"),
        ("frodo", "yes"),
        *((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")),
        ("frodo", ("play", "dwarven-axe")),
    )
    assert story.table.items == {"gimli": ("dwarven-axe",)}
    assert story.discarded("frodo") == {"eomer": 1}


def test_gimli_cannot_be_played_twice_in_a_round() -> None:
    story = middle_earth(hand={"frodo": "gimli eomer"}, played=("gimli",))
    assert not story.can("play", "gimli")
