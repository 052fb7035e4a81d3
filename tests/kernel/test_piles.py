"""Face-down piles: no order before it is drawn, but what is known of the ends, and to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Coroutine
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greathall.kernel import CHANCE, Pile, Question, without_one
from kernel.random_toys import many, seeds
from kernel.toys import ANN, BOB, CID, PLAYERS, Table, match_of

T = TypeVar("T")


def outcome_of(rule: Coroutine[Any, Any, T], *chances: str) -> T:
    """What a rule comes to when chance answers like this, and is asked exactly that often."""
    given, asked = [None, *chances], 0
    try:
        for asked, answer in enumerate(given, 1):
            question = rule.send(answer)
            assert question.actor == CHANCE
            assert asked < len(given), f"chance is asked once more: {question}"
            assert given[asked] in question.options
    except StopIteration as end:
        assert asked == len(given), f"chance is not asked for {given[asked:]}"
        result: T = end.value
        return result
    raise AssertionError("a rule that never ends")


def first_question(rule: Coroutine[Any, Any, Any]) -> Question[Any]:
    question: Question[Any] = rule.send(None)
    rule.close()
    return question


# ------------------------------------------------------------------ drawing


def test_the_order_of_a_pile_does_not_exist_before_it_is_drawn() -> None:
    pile = Pile(("a", "b", "c"))
    for card in "abc":
        drawn, rest = outcome_of(pile.draw_top(ANN), card)
        assert drawn == card
        assert rest == Pile(without_one(("a", "b", "c"), card))


def test_only_those_who_draw_see_what_chance_gives() -> None:
    pile = Pile(("a", "b"))
    assert first_question(pile.draw_top(ANN)).visible_to == (ANN,)
    assert first_question(pile.draw_top(ANN, BOB)).visible_to == (ANN, BOB)
    assert first_question(pile.draw_top()).visible_to == ()


def test_two_copies_are_twice_as_likely() -> None:
    assert first_question(Pile(("a", "a", "b")).draw_top(ANN)).options == ("a", "a", "b")


def test_a_known_top_is_drawn_first_and_chance_is_not_asked() -> None:
    pile = Pile(("a",)).put_on_top("b", ANN).put_on_top("c", ANN)
    card, pile = outcome_of(pile.draw_top(ANN))
    assert card == "c"
    card, pile = outcome_of(pile.draw_top(ANN))
    assert card == "b"
    assert pile == Pile(("a",))


def test_a_known_bottom_is_drawn_last() -> None:
    pile = Pile(("a", "b")).put_at_bottom("c", ANN).put_at_bottom("d", ANN)
    card, pile = outcome_of(pile.draw_top(ANN), "b")
    card, pile = outcome_of(pile.draw_top(ANN), "a")
    card, pile = outcome_of(pile.draw_top(ANN))
    assert card == "c"
    card, pile = outcome_of(pile.draw_top(ANN))
    assert card == "d"
    assert not pile


@pytest.mark.parametrize(
    "pile",
    [Pile(("a",)), Pile().put_on_top("a", BOB), Pile().put_at_bottom("a", BOB)],
    ids=["the last card", "a top that another knows", "a bottom that another knows"],
)
def test_a_card_that_the_drawer_does_not_know_is_revealed_by_chance(pile: Pile) -> None:
    """So that nobody draws, looks, and takes the draw back."""
    assert first_question(pile.draw_top(ANN)) == Question(
        CHANCE, "draw", ("a",), visible_to=(ANN,), always_ask=True
    )


def test_a_card_drawn_for_nobody_to_see_reveals_nothing() -> None:
    assert outcome_of(Pile().put_on_top("a", BOB).draw_top()) == ("a", Pile())


# ------------------------------------------------------------------ looking


def test_looking_at_the_top_makes_it_known_and_leaves_it_there() -> None:
    pile = outcome_of(Pile(("a", "b")).look_at_top(ANN), "b")
    assert pile == Pile(("a",), (("b", (ANN,)),))
    assert pile.seen_by((ANN,)) == {"count": 2, "top": ("b",)}
    assert pile.seen_by((BOB,)) == {"count": 2, "top": (None,)}


def test_whoever_knew_the_top_still_knows_it_when_another_looks() -> None:
    pile = Pile(("a", "b")).put_on_top("c", ANN)
    assert outcome_of(pile.look_at_top(ANN)) == pile
    assert outcome_of(pile.look_at_top(BOB), "c").top == (("c", (ANN, BOB)),)


def test_whoever_knew_the_bottom_still_knows_it_when_nothing_lies_above() -> None:
    pile = Pile().put_at_bottom("c", ANN)
    seen = outcome_of(pile.look_at_top(BOB), "c")
    assert seen.seen_by((ANN,)) == {"count": 1, "top": ("c",)}
    assert seen.seen_by((BOB,)) == {"count": 1, "top": ("c",)}
    assert seen.seen_by((CID,)) == {"count": 1, "top": (None,)}


def test_of_several_known_cards_each_is_known_to_its_own() -> None:
    pile = Pile().put_on_top("a", ANN).put_on_top("b", BOB).put_on_top("c")
    assert pile.seen_by((ANN,)) == {"count": 3, "top": (None, None, "a")}
    assert pile.seen_by((BOB,)) == {"count": 3, "top": (None, "b", None)}
    assert pile.seen_by((ANN, BOB)) == {"count": 3, "top": (None, "b", "a")}
    assert pile.seen_by(()) == {"count": 3, "top": (None, None, None)}


def test_the_lowest_card_of_the_bottom_comes_first() -> None:
    pile = Pile(("a",)).put_at_bottom("b", ANN).put_at_bottom("c", BOB)
    assert pile.seen_by((ANN,)) == {"count": 3, "bottom": (None, "b")}
    assert pile.seen_by((BOB,)) == {"count": 3, "bottom": ("c", None)}


def test_a_look_at_the_top_cannot_be_taken_back() -> None:
    async def look(game: Table) -> None:
        await Question(ANN, "look", ("yes", "no"))
        game.pile = await game.pile.look_at_top(ANN)
        await Question(ANN, "take", ("yes", "no"))

    match = match_of(look, pile=Pile(("a",)).put_on_top("b", BOB), rng=Random(1))
    match.answer(ANN, "yes")
    assert match.view(ANN)["pile"]["top"] == ("b",)
    assert not match.can_undo(ANN)


# ------------------------------------------------------------------ shuffling, searching


def test_after_shuffling_nobody_knows_anything() -> None:
    pile = Pile(("a",)).put_on_top("b", ANN).put_at_bottom("c", BOB).shuffled()
    assert pile.seen_by(PLAYERS) == {"count": 3}
    assert Counter(pile.bag) == Counter("abc")


def test_cards_shuffled_in_are_nowhere_in_particular() -> None:
    pile = Pile(("a",)).put_on_top("b", ANN).joined_by(("c", "c"))
    assert pile.seen_by(PLAYERS) == {"count": 4}
    assert Counter(pile.bag) == Counter("abcc")


def test_searching_takes_out_one_copy_and_shuffles_the_rest() -> None:
    pile = Pile(("a", "a")).put_on_top("b", ANN).without("a")
    assert pile.seen_by(PLAYERS) == {"count": 2}
    assert Counter(pile.bag) == Counter("ab")


def test_searching_for_what_is_not_there_is_an_error() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        Pile(("a",)).without("b")


def test_a_pile_knows_what_it_holds() -> None:
    pile = Pile(("a",)).put_on_top("b").put_at_bottom("c")
    assert all(card in pile for card in "abc")
    assert "d" not in pile
    assert Counter(pile.cards) == Counter("abc")
    assert len(pile) == 3
    assert pile
    assert not Pile()


def test_what_is_done_to_a_pile_makes_another_pile() -> None:
    pile = Pile(("a", "b"), (("c", (ANN,)),))
    pile.put_on_top("d"), pile.put_at_bottom("e"), pile.shuffled(), pile.without("c")
    outcome_of(pile.draw_top(ANN))
    assert pile == Pile(("a", "b"), (("c", (ANN,)),))
    assert hash(pile) == hash(Pile(("a", "b"), (("c", (ANN,)),)))
    assert pile != Pile(("a", "b"))


# ------------------------------------------------------------------ any pile


@given(st.data(), seeds)
@many
def test_whatever_is_done_to_a_pile_its_cards_come_out_in_an_order_that_fits(
    data: st.DataObject, rng: Random
) -> None:
    """A pile beside a real stack of cards, of which the middle may lie in any order."""
    pile = Pile(tuple("abcd"[: data.draw(st.integers(0, 4))]))
    top, middle, bottom = list[str](), list(pile.bag), list[str]()  # all from the top downwards
    deeds = st.lists(st.sampled_from(["top", "bottom", "look", "draw", "mix"]), max_size=12)
    for number, deed in enumerate(data.draw(deeds)):
        card = f"card-{number}"
        if deed == "top":
            pile, top = pile.put_on_top(card, rng.choice(PLAYERS)), [card, *top]
        elif deed == "bottom":
            pile, bottom = pile.put_at_bottom(card, rng.choice(PLAYERS)), [*bottom, card]
        elif deed == "mix":
            pile, top, middle, bottom = pile.shuffled(), [], [*top, *middle, *bottom], []
        elif pile:
            match = match_of(look if deed == "look" else take, pile=pile, rng=rng)
            card = match.state.shown[0] if deed == "draw" else match.view(ANN)["pile"]["top"][0]
            assert card == top[0] if top else card in (middle or bottom[:1])
            rows = (top, middle, bottom)
            next(row for row in rows if card in row).remove(card)
            top = [card, *top] if deed == "look" else top
            pile = match.state.pile
        assert Counter(pile.cards) == Counter(top + middle + bottom)
        assert len(pile) == len(pile.cards)


async def look(game: Table) -> None:
    game.pile = await game.pile.look_at_top(ANN)


async def take(game: Table) -> None:
    card, game.pile = await game.pile.draw_top(ANN)
    game.shown = (card,)
