"""Several answer at once, and nobody learns an answer before all are in."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.kernel import CHANCE, Match, choose, roll, together
from greathall.kernel.errors import NotAsked
from kernel.toys import ANN, BOB, CID, WATCHERS, Table, everything, hand, match_of, play, say


def auction(*bidders: tuple[str, tuple[int, ...]]) -> Match:
    return match_of(play, agenda=((play, ("bid", *bidders)), (play, ("speak", ANN, 2))))


EACH_ONCE = ((ANN, (9,)), (BOB, (9,)), (CID, (9,)))


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    match = auction(*EACH_ONCE)
    assert [q.actor for q in match.questions()] == [ANN, BOB, CID]
    match.answer(CID, 3)
    match.answer(ANN, 1)
    assert [q.actor for q in match.questions()] == [BOB]
    match.answer(BOB, 2)
    assert match.view()["said"] == ((ANN, (1,)), (BOB, (2,)), (CID, (3,)))


def test_the_order_of_answers_makes_no_difference_to_the_game() -> None:
    there, back = auction(*EACH_ONCE), auction(*EACH_ONCE)
    for player, bid in ((ANN, 1), (BOB, 2), (CID, 3)):
        there.answer(player, bid)
    for player, bid in ((CID, 3), (BOB, 2), (ANN, 1)):
        back.answer(player, bid)
    assert there.view() == back.view()
    assert there.log() == back.log()


def test_a_sealed_answer_is_nowhere_to_be_seen() -> None:
    match = auction(*EACH_ONCE)
    before, table = {who: seen(match, who) for who in WATCHERS}, match.state.copy()
    match.answer(BOB, 7)
    assert {who: seen(match, who) for who in WATCHERS} == before
    assert match.state == table


def seen(match: Match, who: str | None) -> Any:
    """All that somebody gets to see, but for the question that Bob has answered."""
    asked = [q for q in match.questions(who) if q.actor != BOB]
    return match.view(who), match.log(who), asked


def test_everybody_can_tell_who_has_answered() -> None:
    match = auction(*EACH_ONCE)
    match.answer(BOB, 7)
    assert [q.actor for q in match.questions()] == [ANN, CID]


def test_whoever_has_answered_is_not_asked_again() -> None:
    match = auction(*EACH_ONCE)
    match.answer(BOB, 7)
    with pytest.raises(NotAsked):
        match.answer(BOB, 8)


def test_each_may_be_asked_several_things_at_their_own_pace() -> None:
    match = auction((ANN, (5, 5, 5)), (BOB, (5,)))
    match.answer(ANN, 1)
    match.answer(BOB, 4)
    match.answer(ANN, 2)
    assert match.view()["said"] == ()
    match.answer(ANN, 3)
    assert match.view()["said"] == ((ANN, (1, 2, 3)), (BOB, (4,)))


def test_a_rule_may_ask_according_to_the_answers_of_its_own_player() -> None:
    async def plan(player: str) -> tuple[str, ...]:
        first = await choose(player, "plan", ("march", "rest"))
        return (first, await choose(player, "where", "xy")) if first == "march" else (first,)

    async def orders(game: Table) -> None:
        say(game, CID, tuple((await together({p: plan(p) for p in (ANN, BOB)})).values()))

    match = match_of(orders)
    match.answer(ANN, "march")
    match.answer(BOB, "rest")
    assert [(q.actor, q.kind) for q in match.questions()] == [(ANN, "where")]
    match.answer(ANN, "y")
    assert match.view()["said"] == ((CID, (("march", "y"), ("rest",))),)


def test_questions_with_one_option_answer_themselves_there_too() -> None:
    match = auction((ANN, (1,)), (BOB, (9,)), (CID, (1, 1)))
    assert [q.actor for q in match.questions()] == [BOB]
    match.answer(BOB, 5)
    assert match.view()["said"] == ((ANN, (0,)), (BOB, (5,)), (CID, (0, 0)))


def test_when_nobody_has_a_choice_nobody_is_asked() -> None:
    match = auction((ANN, (1,)), (BOB, ()))
    assert match.view()["said"] == ((ANN, (0,)), (BOB, ()))


def test_together_of_nobody_is_nothing() -> None:
    async def nothing(game: Table) -> None:
        say(game, ANN, await together({}))

    assert match_of(nothing).view()["said"] == ((ANN, {}),)


def test_results_come_in_the_order_of_the_rule_and_not_of_the_answers() -> None:
    match = auction(*EACH_ONCE)
    for player in (CID, BOB, ANN):
        match.answer(player, 1)
    assert [player for player, _ in match.view()["said"]] == [ANN, BOB, CID]


def test_a_fork_holds_the_sealed_answers_as_well() -> None:
    match = auction(*EACH_ONCE)
    match.answer(ANN, 1)
    match.answer(CID, 3)
    fork = match.fork()
    assert everything(fork) == everything(match)
    fork.answer(BOB, 2)
    assert fork.view()["said"] == ((ANN, (1,)), (BOB, (2,)), (CID, (3,)))
    assert match.view()["said"] == ()


def test_cards_laid_away_together_are_known_to_their_owners_only() -> None:
    match = match_of(
        play,
        agenda=((play, ("lay_away_together",)),),
        hand=hand(ann="a b", bob="c d", cid="e"),
    )
    for player, card in ((ANN, "a"), (BOB, "d"), (CID, "e")):
        match.answer(player, card)
    assert match.view(BOB)["cellar"] == {ANN: 1, BOB: ("d",), CID: 1}
    assert [told["card"] for told in match.log(BOB)] == [None, "d", None]


def test_two_groups_one_after_the_other_are_sealed_each_on_its_own() -> None:
    bid = ("bid", (ANN, (5,)), (BOB, (5,)))
    match = match_of(play, agenda=((play, bid, bid),))
    match.answer(ANN, 1)
    match.answer(BOB, 2)
    match.answer(BOB, 3)
    assert match.view()["said"] == ((ANN, (1,)), (BOB, (2,)))
    match.undo(BOB)
    match.answer(BOB, 4)
    match.answer(ANN, 0)
    assert match.view()["said"] == ((ANN, (1,)), (BOB, (2,)), (ANN, (0,)), (BOB, (4,)))


# ------------------------------------------------------------------ what a flow may not ask


async def chance() -> int:
    return await roll()


async def somebody_else() -> str:
    return await choose(CID, "speak", "xy")


async def another_group() -> Any:
    return await together({})


@pytest.mark.parametrize("asks", [chance, somebody_else, another_group])
def test_in_secret_a_rule_asks_nobody_but_its_own_player(asks: Any) -> None:
    """Else an answer could be taken back over what chance or another has answered to it."""

    async def muddle(game: Table) -> None:
        await together({BOB: choose(BOB, "bid", range(3)), ANN: asks()})

    with pytest.raises(RuntimeError, match="only 'ann' can be asked"):
        match_of(muddle)


def test_after_the_unsealing_chance_may_be_asked_as_ever() -> None:
    match = match_of(play, agenda=((play, ("bid", *EACH_ONCE), ("throw", 6)),))
    for player in (ANN, BOB, CID):
        match.answer(player, 1)
    assert [q.actor for q in match.questions()] == [CHANCE]
