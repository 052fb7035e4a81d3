"""The examples on page 9: a card searched for is shown; a pile tells what is left in the deck."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth


def test_p09_a_certain_card_taken_out_of_a_deck_is_shown() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "legolas elrond"},
        deck={"aragorn": "bow-of-the-galadhrim strider"},
    ).answers(("aragorn", ("play", "legolas")), ("aragorn", "yes"))
    for who in ("frodo", "witch-king", "saruman", None):
        taken = [e for e in story.match.log(who) if e["event"] == "card-taken"]
        assert [e["card"] for e in taken] == ["bow-of-the-galadhrim"]


def test_p09_looking_through_both_piles_shows_whether_a_card_is_still_in_the_deck() -> None:
    story = middle_earth(
        discard={"frodo": "gimli"}, eliminated={"frodo": "sting"}, hand={"frodo": "eomer"}
    )
    view = story.match.view("frodo")
    assert (view["discard"]["frodo"], view["eliminated"]["frodo"]) == (("gimli",), ("sting",))
