"""A match: it asks, takes answers, refuses others, and can be forked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from greathall.kernel import CHANCE, Game, Match, Outcome, Pile, choose, draw, roll
from greathall.kernel.errors import IllegalAnswer, NotAsked, NothingToUndo, Refusal
from kernel.random_toys import answer_something, begun, games, given_again, many, seeds
from kernel.toys import (
    ANN,
    BOB,
    CID,
    PLAYERS,
    Table,
    begin,
    but_for_undo,
    everything,
    hand,
    match_of,
    pieces,
    play,
    say,
)


async def speak(game: Table, player: str) -> None:
    say(game, player, await choose(player, "speak", ("yes", "no", 3)))


async def throw(game: Table) -> None:
    say(game, CHANCE, await roll())


def conversation(rng: Random | None = None) -> Match:
    return match_of(speak, agenda=((speak, ANN), (speak, BOB), (speak, CID)), rng=rng)


# ------------------------------------------------------------------ asking and answering


def test_players_and_seats_are_asked_only_what_is_theirs() -> None:
    match = conversation()
    assert [q.actor for q in match.questions()] == [ANN]
    assert match.questions(ANN) == match.questions("north") == match.questions()
    assert match.questions(BOB) == match.questions("south") == []
    match.answer(ANN, "yes")
    assert match.questions("north") == []
    assert [q.actor for q in match.questions("south")] == [BOB]


def test_a_match_goes_on_until_nothing_is_left_to_do() -> None:
    match = conversation()
    for player in PLAYERS:
        match.answer(player, "yes")
    assert match.questions() == []
    assert match.outcome is None
    assert len(match) == 3


def test_a_match_that_is_decided_has_an_outcome() -> None:
    async def win(game: Table) -> None:
        game.outcome = Outcome((ANN, BOB), "by-a-nose", ((ANN, 3), (BOB, 2)))
        game.agenda.clear()

    match = match_of(win, speak, agenda=((win,), (speak, ANN)))
    assert match.outcome == Outcome((ANN, BOB), "by-a-nose", ((ANN, 3), (BOB, 2)))
    assert match.questions() == []
    assert str(match.outcome) == "ann+bob by-a-nose ann=3 bob=2"
    assert str(Outcome((), "a-draw", ())) == "nobody a-draw"


def test_chance_waits_unless_somebody_answers_for_it() -> None:
    match = match_of(throw, speak, agenda=((throw,), (speak, ANN)))
    assert [q.actor for q in match.questions()] == [CHANCE]
    match.answer(CHANCE, 6)
    assert match.view()["said"] == ((CHANCE, 6),)
    assert [q.actor for q in match.questions()] == [ANN]


def test_with_a_source_of_randomness_chance_answers_at_once() -> None:
    match = match_of(throw, speak, throw, agenda=((throw,), (speak, ANN)), rng=Random(1))
    assert [q.actor for q in match.questions()] == [ANN]
    (rolled,) = match.view()["said"]
    assert rolled in [(CHANCE, face) for face in range(1, 7)]


def test_chance_that_waited_can_be_let_go() -> None:
    match = match_of(throw, speak, agenda=((throw,), (speak, ANN), (throw,)))
    match.let_chance(Random(1))
    assert [q.actor for q in match.questions()] == [ANN]
    match.answer(ANN, "yes")
    assert match.questions() == []


def test_the_same_seed_gives_the_same_chances_and_others_others() -> None:
    def rolls(seed: int) -> Any:
        return match_of(throw, agenda=((throw,),) * 20, rng=Random(seed)).view()["said"]

    assert rolls(1) == rolls(1)
    assert len({rolls(seed) for seed in range(10)}) == 10


def test_every_option_of_chance_is_as_likely() -> None:
    match = match_of(throw, agenda=((throw,),) * 6000, rng=Random(1))
    rolls = [face for _, face in match.view()["said"]]
    assert all(900 < rolls.count(face) < 1100 for face in range(1, 7))


# ------------------------------------------------------------------ refusing


def test_an_option_that_was_not_offered_is_refused_and_changes_nothing() -> None:
    match = conversation()
    before = everything(match)
    others: list[Any] = ["maybe", "YES", "", None, 4, ("yes",), ["yes"], {}]
    for option in others:
        with pytest.raises(IllegalAnswer) as refused:
            match.answer(ANN, option)
        assert refused.value.fields == {"value": option, "kind": "speak"}
        assert everything(match) == before


def test_who_is_not_asked_is_refused_and_changes_nothing() -> None:
    match = conversation()
    before = everything(match)
    for actor in (BOB, CID, CHANCE, "north", "nobody", ""):
        with pytest.raises(NotAsked) as refused:
            match.answer(actor, "yes")
        assert refused.value.fields == {"seat": actor}
        assert everything(match) == before


def test_after_the_end_every_answer_is_refused() -> None:
    match = match_of(throw, rng=Random(1))
    before = everything(match)
    for actor in (ANN, CHANCE):
        with pytest.raises(NotAsked):
            match.answer(actor, 1)
    assert everything(match) == before


def test_what_is_kept_is_the_option_offered_and_not_one_that_equals_it() -> None:
    async def count(game: Table) -> None:
        say(game, ANN, await choose(ANN, "count", (0, 1, 2)))

    match = match_of(count)
    match.answer(ANN, True)
    assert match.record.text.splitlines()[7] == "ann count 1"
    assert repr(match.view()["said"]) == "(('ann', 1),)"


@given(games(), seeds)
@many
def test_in_any_game_a_refused_request_changes_nothing(game: Game, rng: Random) -> None:
    match = begun(game, rng)
    before = everything(match)
    asked = {question.actor for question in match.questions()}
    for actor in (*PLAYERS, CHANCE, "north", "nobody"):
        with pytest.raises(IllegalAnswer if actor in asked else NotAsked):
            match.answer(actor, "nonsense")
        if not match.can_undo(actor):
            with pytest.raises(NothingToUndo):
                match.undo(actor)
    for look in (match.view, match.log, match.questions, lambda who: match.imagine(who, rng)):
        with pytest.raises(Refusal):
            look("nobody")
    assert everything(match) == before


# ------------------------------------------------------------------ forking


def test_a_fork_goes_its_own_way() -> None:
    match = conversation()
    match.answer(ANN, "yes")
    fork = match.fork()
    before = everything(match)
    fork.answer(BOB, "no")
    assert everything(match) == before
    match.answer(BOB, "yes")
    assert fork.view()["said"] == ((ANN, "yes"), (BOB, "no"))
    assert match.view()["said"] == ((ANN, "yes"), (BOB, "yes"))


def test_a_fork_in_the_middle_of_a_step_has_done_what_the_step_did() -> None:
    scenes = (("take_card", ANN), ("lay_away", ANN), ("speak", ANN, 2))
    match = match_of(play, agenda=((play, *scenes),), hand=hand(ann="a b"), pile=Pile(("c", "d")))
    match.answer(CHANCE, "d")
    match.answer(ANN, "a")
    fork = match.fork()
    assert everything(fork) == everything(match)
    assert fork.state is not match.state
    fork.answer(ANN, 1)
    assert fork.view(ANN)["hand"][ANN] == ("b", "d")


def test_in_a_fork_chance_waits_unless_it_brings_its_own() -> None:
    match = match_of(speak, throw, agenda=((speak, ANN), (throw,)), rng=Random(1))
    waiting, rolling = match.fork(), match.fork(Random(2))
    waiting.answer(ANN, "yes")
    assert [q.actor for q in waiting.questions()] == [CHANCE]
    rolling.answer(ANN, "yes")
    assert rolling.questions() == []


def test_a_fork_with_its_own_chance_does_not_wait_for_it() -> None:
    match = match_of(throw, speak, agenda=((throw,), (speak, ANN)))
    fork = match.fork(Random(1))
    assert [q.actor for q in fork.questions()] == [ANN]
    assert [q.actor for q in match.questions()] == [CHANCE]


def test_a_fork_does_not_use_up_the_chances_of_the_match() -> None:
    def third_roll(forks: int) -> Any:
        match = match_of(throw, speak, agenda=((throw,), (speak, ANN), (throw,)), rng=Random(5))
        for _ in range(forks):
            match.fork(Random(1)).answer(ANN, "yes")
        match.answer(ANN, "yes")
        return match.view()["said"]

    assert third_roll(forks=0) == third_roll(forks=3)


def test_a_match_that_is_over_can_be_forked() -> None:
    match = match_of(throw, rng=Random(1))
    assert everything(match.fork()) == everything(match)


def test_a_fork_remembers_what_can_no_longer_be_taken_back() -> None:
    match = match_of(play, agenda=((play, ("speak", ANN, 2), ("speak", BOB, 2)),))
    match.answer(ANN, 1)
    fork = match.fork()
    match.answer(BOB, 1)
    match.undo(BOB)
    assert (fork.can_undo(ANN), fork.fork().can_undo(ANN)) == (True, True)
    assert (match.can_undo(ANN), match.fork().can_undo(ANN)) == (False, False)


@given(games(), seeds)
@many
def test_in_any_game_a_fork_has_the_same_future(game: Game, rng: Random) -> None:
    match = begun(game, rng)
    fork = match.fork()
    assert everything(fork) == everything(match)
    while match.questions():
        question = rng.choice(match.questions())
        option = rng.choice(question.options)
        match.answer(question.actor, option)
        fork.answer(question.actor, option)
        assert everything(fork) == everything(match)
        if rng.random() < 0.3:
            fork = fork.fork()


@given(games(), seeds)
@many
def test_in_any_game_a_fork_leaves_the_match_alone(game: Game, rng: Random) -> None:
    match = begun(game, rng)
    before = everything(match)
    fork = match.fork(rng)
    while fork.questions():
        answer_something(fork, rng)
        for player in PLAYERS:
            if rng.random() < 0.1 and fork.can_undo(player):
                fork.undo(player)
    assert everything(match) == before


# ------------------------------------------------------------------ any game


@given(games(), seeds)
@many
def test_in_any_game_the_same_answers_give_the_same_match(game: Game, rng: Random) -> None:
    match = begun(game, rng)
    again = given_again(game, match)
    assert but_for_undo(everything(again)) == but_for_undo(everything(match))


@given(games(), seeds)
@many
def test_in_any_game_no_card_comes_or_goes(game: Game, rng: Random) -> None:
    match = begin(game)
    dealt = pieces(match)
    while match.questions():
        answer_something(match, rng)
        assert pieces(match) == dealt


@given(games(), seeds)
@many
def test_any_game_plays_the_same_whether_chance_answers_at_once_or_is_asked(
    game: Game, rng: Random
) -> None:
    quick = begin(game, rng)
    while quick.questions():
        answer_something(quick, rng)
    assert everything(given_again(game, quick)) == everything(quick)


def test_chance_may_draw_anything_plain() -> None:
    async def pick_one(game: Table) -> None:
        say(game, CHANCE, await draw([("a", 1), ("b", 2)]))

    match = match_of(pick_one, rng=Random(1))
    assert match.view()["said"][0][1] in [("a", 1), ("b", 2)]
