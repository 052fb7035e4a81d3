"""Structs, and states made from what a seat sees."""

from __future__ import annotations

import dataclasses
from collections import Counter
from random import Random

import pytest

from greathall.kernel import Outcome, Pile, State, Struct, hidden, private, public, state, struct
from greathall.kernel.state import view
from greathall.kernel.unseen import UnseenError, deal_anew, state_from
from kernel.toys import ANN, BOB, CID, Table, hand


@struct
class Duel(Struct):
    attacker: str
    units: tuple[str, ...] = ()
    cards: dict[str, str] = dataclasses.field(default_factory=dict)


@state
class Field(State):
    duel: Duel | None = public(default=None)
    hand: dict[str, tuple[str, ...]] = private(pool="cards")
    deck: dict[str, Pile] = hidden(pool="cards")
    bag: Pile = hidden(default=Pile())
    plans: dict[str, tuple[str, ...]] = private(pool=None, default_factory=dict)
    outcome: Outcome | None = public(default=None)


def field() -> Field:
    return Field(
        duel=Duel(ANN, ("knight",)),
        hand={ANN: ("a", "b"), BOB: ("k", "l")},
        deck={ANN: Pile(("c", "d", "e")), BOB: Pile(("m", "n"), (("o", (ANN,)), ("p", (BOB,))))},
        bag=Pile(("red", "blue")),
        plans={ANN: ("march",), BOB: ("raid", "raid")},
    )


# ------------------------------------------------------------------ structs


def test_a_struct_is_copied_and_shown_with_its_field() -> None:
    table = field()
    copy = table.copy()
    assert copy == table
    assert copy.duel is not None
    copy.duel.units = ()
    copy.duel.cards[ANN] = "joker"
    assert table.duel == Duel(ANN, ("knight",))
    assert view(table, ())["duel"] == {"attacker": ANN, "units": ("knight",), "cards": {}}


def test_whoever_scribbles_on_a_view_changes_no_struct() -> None:
    table = field()
    view(table, ())["duel"]["cards"][ANN] = "joker"
    assert table.duel == Duel(ANN, ("knight",))


# ------------------------------------------------------------------ a state from a view


def test_a_state_made_from_a_view_is_what_the_seat_sees() -> None:
    table = field()
    seen = state_from(Field, view(table, (ANN,)))
    assert (seen.duel, seen.hand[ANN], seen.plans[ANN]) == (table.duel, ("a", "b"), ("march",))
    assert (len(seen.hand[BOB]), len(seen.deck[BOB]), len(seen.bag)) == (2, 4, 2)
    assert view(seen, (ANN,))["hand"] == view(table, (ANN,))["hand"]


def test_asking_for_what_the_seat_does_not_see_is_an_error() -> None:
    seen = state_from(Field, view(field(), (ANN,)))
    for ask in (
        lambda: "k" in seen.hand[BOB],
        lambda: seen.hand[BOB][0],
        lambda: [*seen.hand[BOB]],
        lambda: seen.hand[BOB] == ("k", "l"),
        lambda: (*seen.hand[ANN], *seen.hand[BOB]),
        lambda: seen.hand[BOB] + ("x",),
        lambda: seen.deck[ANN].bag,
        lambda: seen.bag.cards,
    ):
        with pytest.raises(UnseenError):
            ask()


def test_a_stranger_makes_a_state_of_what_lies_open() -> None:
    seen = state_from(Table, view(Table(hand=hand(ann="a"), shown=("c",)), ()))
    assert seen.shown == ("c",)
    assert [len(seen.hand[player]) for player in (ANN, BOB, CID)] == [1, 0, 0]


# ------------------------------------------------------------------ dealing anew


def cards_of(table: Field, player: str) -> Counter[str]:
    return Counter((*table.hand[player], *table.deck[player].cards))


def test_what_is_unseen_is_mixed_within_its_pool_and_the_view_stays() -> None:
    hands, tops = set(), set()
    for seed in range(40):
        table = field()
        deal_anew(table, (ANN,), frozenset(), Random(seed))
        assert view(table, (ANN,)) == view(field(), (ANN,))
        assert cards_of(table, BOB) == cards_of(field(), BOB)
        assert table.deck[BOB].top[0] == ("o", (ANN,))  # which Ann knows
        assert table.plans == field().plans  # which the game deals by itself
        hands.add(table.hand[BOB])
        tops.add(table.deck[BOB].top[1])
    assert len(hands) > 5
    assert len(tops) > 2


def test_what_is_kept_stays_where_it_lies() -> None:
    for seed in range(20):
        table = field()
        deal_anew(table, (ANN,), frozenset(["k"]), Random(seed))
        assert table.hand[BOB][0] == "k"
