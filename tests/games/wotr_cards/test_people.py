"""Tests of people.py: whoever has a seat is asked."""

from __future__ import annotations

from games.wotr_cards.story import activate, middle_earth
from greathall.games.wotr_cards.table import conduct_of


def test_whoever_has_a_seat_is_asked_and_looks_at_their_cards() -> None:
    game = middle_earth().table
    assert {conduct_of(game, player) for player in game.hand} == {game.people}
    assert game.people.is_asked


def test_of_cards_that_nobody_else_sees_each_is_offered_once() -> None:
    story = activate(
        "dimrill-dale",
        turn="witch-king",
        hand={"saruman": "", "witch-king": "mordor-orcs mordor-orcs gollum"},
        deck={"saruman": "shelob"},
    )
    question = story.match.questions("witch-king")[0]
    assert (question.kind, question.options) == ("discard", ("mordor-orcs", "gollum"))
    assert question.visible_to == ("witch-king",)


def test_nobody_draws_fewer_cards_than_printed() -> None:
    game = middle_earth().table
    assert game.people.fewer_draws(game, "frodo") == 0
