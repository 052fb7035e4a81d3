"""The state: fields that say who sees them, copies, the agenda, and views built from nothing."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel import (
    EVERYBODY,
    Match,
    Pile,
    State,
    choose,
    constant,
    hidden,
    private,
    public,
    state,
)
from greathall.kernel.errors import UnknownSeat
from greathall.kernel.state import view
from kernel.toys import ANN, BOB, CID, WATCHERS, Table, hand, match_of, say


async def wait(game: Table) -> None:
    await choose(ANN, "wait", range(2))


# ------------------------------------------------------------------ declarations


def test_a_field_that_does_not_say_who_sees_it_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Careless\.purse: public\(\), private\(\) or hidden\(\)"):

        @state
        class Careless(State):
            turn: int = public(default=0)
            purse: int = 3


def test_a_field_of_a_parent_class_has_to_say_it_too() -> None:
    with pytest.raises(TypeError, match="purse"):

        @state
        class Child(Table):
            purse: int = 3


@pytest.mark.parametrize("declared", [public, private, hidden])
def test_a_field_that_says_who_sees_it_is_welcome(declared: Any) -> None:
    @state
    class Careful(State):
        purse: dict[str, tuple[str, ...]] = declared(default_factory=dict)

    assert Careful(purse={ANN: ("gold",)}).purse == {ANN: ("gold",)}


# ------------------------------------------------------------------ copies


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    table = Table(hand=hand(ann="a b"), count={ANN: 1}, pile=Pile(("c",)))
    table.agenda = [(wait,)]
    copy = table.copy()
    assert copy == table
    copy.hand[ANN] = ()
    copy.count[BOB] = 2
    copy.shown = ("a",)
    copy.agenda.append((wait,))
    copy.pile = Pile()
    assert table == Table(hand=hand(ann="a b"), count={ANN: 1}, pile=Pile(("c",)))
    assert table.agenda == [(wait,)]


def test_a_copy_has_no_events_and_begins_a_step() -> None:
    table = Table()
    table.then(wait)
    say(table, ANN, "hello")
    copy = table.copy()
    assert (copy.events, copy.inserted) == ([], 0)
    assert (len(table.events), table.inserted) == (1, 1)


def test_lists_are_copied_as_tables_are() -> None:
    @state
    class Row(State):
        cards: list[str] = public(default_factory=list)

    row = Row(cards=["a"])
    row.copy().cards.append("b")
    assert row.cards == ["a"]


def test_a_constant_table_is_not_copied_and_cannot_change() -> None:
    @state
    class Row(State):
        places: Any = public()

    row = Row(places=constant({ANN: "north"}))
    assert row.copy().places is row.places
    with pytest.raises(TypeError):
        row.places[BOB] = "south"
    seen = view(row, ())
    assert seen == {"places": {ANN: "north"}}
    assert isinstance(seen["places"], dict)


# ------------------------------------------------------------------ the agenda


def test_steps_are_done_in_the_order_of_the_agenda() -> None:
    async def one(game: Table, name: str) -> None:
        say(game, ANN, name)

    match = match_of(one, agenda=((one, "first"), (one, "second"), (one, "third")))
    assert [what for _, what in match.view()["said"]] == ["first", "second", "third"]


def test_a_step_puts_others_after_itself_in_their_order_and_before_what_was_there() -> None:
    async def one(game: Table, name: str, *after: tuple[Any, ...]) -> None:
        say(game, ANN, name)
        for step in after:
            game.then(one, *step)

    family = (one, "mother", ("son", ("grandson",)), ("daughter",))
    match = match_of(one, agenda=(family, (one, "neighbour")))
    assert [what for _, what in match.view()["said"]] == [
        "mother",
        "son",
        "grandson",
        "daughter",
        "neighbour",
    ]


# ------------------------------------------------------------------ views


def at_the_table() -> Match:
    return match_of(
        wait,
        hand=hand(ann="a b", bob="c", cid="d e f"),
        pile=Pile(("g", "h"), (("i", (ANN,)), ("j", ())), (("k", (BOB, CID)),)),
        piles={"east": Pile(("l",))},
        count={ANN: 5},
    )


def test_a_view_holds_exactly_what_is_declared() -> None:
    for who in WATCHERS:
        seen = at_the_table().view(who)
        hidden_for_good = {"plot"}
        assert set(seen) == set(Table.seen_by_field) - hidden_for_good  # type: ignore[attr-defined]
        assert "butler" not in repr(seen)


def test_players_see_their_own_row_and_how_many_the_others_have() -> None:
    match = at_the_table()
    assert match.view(ANN)["hand"] == {ANN: ("a", "b"), BOB: 1, CID: 3}
    assert match.view(BOB)["hand"] == {ANN: 2, BOB: ("c",), CID: 3}


def test_a_seat_sees_the_rows_of_all_its_players() -> None:
    assert at_the_table().view("north")["hand"] == {ANN: ("a", "b"), BOB: 1, CID: ("d", "e", "f")}


def test_a_stranger_sees_how_many_everybody_has() -> None:
    assert at_the_table().view(None)["hand"] == {ANN: 2, BOB: 1, CID: 3}


def test_who_reads_a_match_when_it_is_over_sees_what_any_player_saw() -> None:
    seen = at_the_table().view(EVERYBODY)
    assert seen["hand"] == {ANN: ("a", "b"), BOB: ("c",), CID: ("d", "e", "f")}
    assert seen["pile"] == {"count": 5, "top": ("i", None), "bottom": ("k",)}
    assert "plot" not in seen


def test_of_a_pile_everybody_sees_the_size_and_some_the_ends() -> None:
    match = at_the_table()
    assert match.view(None)["pile"] == {"count": 5, "top": (None, None), "bottom": (None,)}
    assert match.view(ANN)["pile"] == {"count": 5, "top": ("i", None), "bottom": (None,)}
    assert match.view(BOB)["pile"] == {"count": 5, "top": (None, None), "bottom": ("k",)}
    assert match.view("north")["pile"] == {"count": 5, "top": ("i", None), "bottom": ("k",)}
    assert match.view(None)["piles"] == {"east": {"count": 1}}


def test_no_view_shows_what_lies_in_a_pile() -> None:
    match = at_the_table()
    for who in WATCHERS:
        told = repr(match.view(who)["pile"]) + repr(match.view(who)["piles"])
        assert not {"g", "h", "j", "l"} & set(told.replace("'", " ").split())


def test_a_table_of_secrets_that_are_no_piles_is_not_in_a_view() -> None:
    @state
    class Night(State):
        dreams: dict[str, str] = hidden()

    assert view(Night(dreams={ANN: "of gold"}), (ANN,)) == {}


def test_whoever_scribbles_on_a_view_changes_no_match() -> None:
    @state
    class Board(State):
        count: dict[str, int] = public()
        row: list[str] = public()

    board = Board(count={ANN: 1}, row=["a"])
    seen = view(board, ())
    seen["count"][ANN] = 100
    seen["row"].append("b")
    assert view(board, ()) == {"count": {ANN: 1}, "row": ["a"]}


@pytest.mark.parametrize("who", ["west", "chance", ""])
def test_who_does_not_sit_at_the_table_sees_nothing(who: str) -> None:
    match = at_the_table()
    for look in (match.view, match.log, match.questions):
        with pytest.raises(UnknownSeat) as refused:
            look(who)
        assert refused.value.fields == {"seat": who, "known": "north, south", "game": "toy"}
