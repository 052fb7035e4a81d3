"""What actors are asked: options, questions that answer themselves, forgotten waiting."""

from __future__ import annotations

import pytest

from greathall.kernel import CHANCE, Question, choose, draw, roll
from kernel.toys import ANN, BOB, Table, match_of, say


def test_an_answer_is_one_of_the_options_and_comes_back_to_the_rule() -> None:
    async def ask(game: Table) -> None:
        say(game, ANN, await choose(ANN, "colour", ("red", "blue"), about="the door"))

    match = match_of(ask)
    assert match.questions() == [Question(ANN, "colour", ("red", "blue"), about="the door")]
    match.answer(ANN, "blue")
    assert match.view()["said"] == ((ANN, "blue"),)


@pytest.mark.parametrize(
    "options",
    [["red", "blue"], {"red": 1, "blue": 2}, iter(["red", "blue"]), (c for c in ("red", "blue"))],
    ids=["list", "dict", "iterator", "generator"],
)
def test_options_become_a_tuple_in_the_order_given(options: object) -> None:
    assert Question(ANN, "colour", options).options == ("red", "blue")  # type: ignore[arg-type]


def test_a_question_with_one_option_answers_itself() -> None:
    async def ask(game: Table) -> None:
        say(game, ANN, await choose(ANN, "colour", ["red"]))

    match = match_of(ask)
    assert match.questions() == []
    assert match.view()["said"] == ((ANN, "red"),)
    assert match.record.answers == ()


def test_a_question_with_one_option_is_asked_where_asking_hides_something() -> None:
    async def ask(game: Table) -> None:
        say(game, ANN, await choose(ANN, "colour", ["red"], always_ask=True))

    match = match_of(ask)
    assert match.questions() == [Question(ANN, "colour", ("red",), always_ask=True)]
    match.answer(ANN, "red")
    assert match.view()["said"] == ((ANN, "red"),)


@pytest.mark.parametrize("asking", [True, False])
def test_a_question_without_options_is_an_error(asking: bool) -> None:
    async def ask(game: Table) -> None:
        await choose(ANN, "colour", [], always_ask=asking)

    with pytest.raises(RuntimeError, match="'colour' to 'ann' has no options"):
        match_of(ask)


def test_drawing_from_nothing_is_an_error() -> None:
    async def ask(game: Table) -> None:
        await draw([])

    with pytest.raises(RuntimeError, match="'draw' to 'chance' has no options"):
        match_of(ask)


def test_nobody_is_asked_two_things_at_once() -> None:
    async def ask(game: Table) -> None:
        await choose(ANN, "colour", ["red", "blue"])

    match = match_of(ask, ask)
    assert [question.actor for question in match.questions()] == [ANN]


def test_chance_rolls_every_face_of_a_die() -> None:
    assert roll() == Question(CHANCE, "roll", (1, 2, 3, 4, 5, 6))
    assert roll(3).options == (1, 2, 3)


def test_chance_draws_for_all_to_see_or_for_some() -> None:
    assert draw(["a", "b"]) == Question(CHANCE, "draw", ("a", "b"), visible_to=None)
    assert draw(["a", "b"], (ANN,)) == Question(CHANCE, "draw", ("a", "b"), visible_to=(ANN,))


def test_a_rule_may_wait_for_other_rules() -> None:
    async def colour(player: str) -> str:
        return await choose(player, "colour", ["red", "blue"])

    async def both(first: str, second: str) -> tuple[str, str]:
        return await colour(first), await colour(second)

    async def ask(game: Table) -> None:
        say(game, BOB, await both(ANN, BOB))

    match = match_of(ask)
    match.answer(ANN, "red")
    match.answer(BOB, "blue")
    assert match.view()["said"] == ((BOB, ("red", "blue")),)


def test_two_questions_are_equal_when_nothing_differs() -> None:
    question = Question(ANN, "colour", ("red", "blue"), "the door", (ANN,), always_ask=True)
    assert question == Question(ANN, "colour", ("red", "blue"), "the door", (ANN,), always_ask=True)
    for other in (
        Question(BOB, "colour", ("red", "blue"), "the door", (ANN,), always_ask=True),
        Question(ANN, "shade", ("red", "blue"), "the door", (ANN,), always_ask=True),
        Question(ANN, "colour", ("blue", "red"), "the door", (ANN,), always_ask=True),
        Question(ANN, "colour", ("red", "blue"), "the wall", (ANN,), always_ask=True),
        Question(ANN, "colour", ("red", "blue"), "the door", None, always_ask=True),
        Question(ANN, "colour", ("red", "blue"), "the door", (ANN,)),
    ):
        assert question != other
    assert question != ANN


def test_a_question_says_what_it_is_about_when_printed() -> None:
    question = Question(ANN, "colour", ("red", "blue"), "the door")
    assert repr(question) == "Question('ann', 'colour', ('red', 'blue'), about='the door')"


def test_a_forgotten_await_is_a_warning_and_warnings_are_errors(
    pytestconfig: pytest.Config,
) -> None:
    async def pay(game: Table) -> None:
        await choose(ANN, "pay", ["gold", "silver"])

    async def buy(game: Table) -> None:
        pay(game)  # type: ignore[unused-coroutine]

    with pytest.warns(RuntimeWarning, match="'.*pay' was never awaited"):
        match_of(buy)
    assert pytestconfig.getini("filterwarnings") == ["error"]
