"""What happened: fields that everybody sees, and fields that one player sees."""

from __future__ import annotations

import pytest

from greathall.kernel import Event, choose, event, secret
from greathall.kernel.events import kebab
from kernel.toys import ANN, BOB, CID, CardDrawn, CardLaidAway, Said, Table, match_of, say


@pytest.mark.parametrize(
    ("name", "kind"),
    [("Said", "said"), ("CardDrawn", "card-drawn"), ("TheRingIsGone", "the-ring-is-gone")],
)
def test_the_kind_of_an_event_is_its_name_in_kebab_case(name: str, kind: str) -> None:
    assert kebab(name) == kind


def test_everybody_sees_what_is_no_secret() -> None:
    assert Said(ANN, "hello").seen_by(()) == {"event": "said", "player": ANN, "what": "hello"}


def test_a_secret_is_seen_by_the_player_it_belongs_to() -> None:
    drawn = CardDrawn(ANN, "a")
    assert drawn.seen_by((ANN,)) == {"event": "card-drawn", "player": ANN, "card": "a"}
    assert drawn.seen_by((CID, ANN))["card"] == "a"
    assert drawn.seen_by((BOB, CID)) == {"event": "card-drawn", "player": ANN, "card": None}
    assert drawn.seen_by(())["card"] is None


def test_a_secret_is_none_where_it_is_said_to_lie_open() -> None:
    assert CardLaidAway(ANN, "a", open=True).seen_by(())["card"] == "a"
    assert CardLaidAway(ANN, "a", open=False).seen_by(())["card"] is None


def test_an_event_may_have_secrets_of_two_players() -> None:
    @event
    class CardsSwapped(Event):
        giver: str
        taker: str
        given: str = secret(of="giver")
        taken: str = secret(of="taker")

    swap = CardsSwapped(ANN, BOB, "a", "b")
    assert swap.kind == "cards-swapped"
    assert swap.seen_by((ANN,)) == {
        "event": "cards-swapped",
        "giver": ANN,
        "taker": BOB,
        "given": "a",
        "taken": None,
    }
    assert swap.seen_by((BOB,))["taken"] == "b"


async def greet(game: Table, player: str) -> None:
    say(game, player, "hello")
    await choose(player, "bow", ("deep", "slight"))
    say(game, player, "farewell")


def test_the_log_tells_what_is_done_and_what_the_current_step_did_so_far() -> None:
    match = match_of(greet, agenda=((greet, ANN), (greet, BOB)))
    assert [told["what"] for told in match.log()] == ["hello"]
    match.answer(ANN, "deep")
    assert [told["what"] for told in match.log()] == ["hello", "farewell", "hello"]
    match.answer(BOB, "deep")
    assert [told["what"] for told in match.log()] == ["hello", "farewell"] * 2


def test_the_log_can_be_read_on_from_where_one_stopped() -> None:
    match = match_of(greet, agenda=((greet, ANN), (greet, BOB)))
    match.answer(ANN, "deep")
    whole = match.log(BOB)
    for read in range(5):
        assert match.log(BOB, since=read) == whole[read:]


def test_each_reads_in_the_log_what_they_may_know() -> None:
    async def deal(game: Table) -> None:
        game.emit(CardDrawn(ANN, "a"))
        game.emit(CardDrawn(BOB, "b"))

    match = match_of(deal)
    cards = {who: [told["card"] for told in match.log(who)] for who in ("north", BOB, CID, None)}
    assert cards == {"north": ["a", None], BOB: [None, "b"], CID: [None] * 2, None: [None] * 2}
