"""The bot that looks ahead: what it may know, what it may spend, and that its thoughts repeat."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from greathall import CHANCE, Match, Question, new_match
from greathall.bots import BotSeat, bot_called, play_on
from greathall.bots.entrants import NoBudget, maker_of
from greathall.bots.seer import (
    BEHIND,
    CANDIDATES,
    FEWEST_WORLDS,
    Budget,
    Plan,
    Seer,
    World,
    compared,
    lead,
    still_racing,
    thoughts,
)
from greathall.games import games, part_of
from samples import BOARD, SAMPLE

every_game = pytest.mark.parametrize("game", [g for g in games() if part_of(g, "foresight")])
FEW = Budget(playouts=10)


def positions(game: str, every: int, most: int) -> Iterator[tuple[Match, BotSeat, Question[Any]]]:
    """Some questions of a match between stewards."""
    match = new_match(game, seed=11)
    seat_of = {player: seat for seat, players in match.seats.items() for player in players}
    bots = {seat: bot_called("steward", seat) for seat in match.seats}
    for number in range(every * most):
        question = match.questions()[0]
        seat = BotSeat(match, seat_of[question.actor])
        if number % every == 0:
            yield match, seat, question
        match.answer(question.actor, bots[seat.seat].choose(seat, question))


# ------------------------------------------------------------------ what it knows


@every_game
def test_what_the_seat_cannot_see_changes_no_thought(game: str) -> None:
    """Twins: two matches that look the same from a seat, and are not the same."""
    looked_at = 0
    for match, seat, question in positions(game, every=13, most=4):
        one, other = (match.imagine(seat.seat, random.Random(n)) for n in (1, 2))
        if one.view(seat.seat) != other.view(seat.seat):  # it has drawn or rolled since
            continue
        looked_at += 1
        choices = [
            Seer("7", FEW).choose(BotSeat(twin, seat.seat), question) for twin in (one, other)
        ]
        assert choices[0] == choices[1], question
        if not searched(game, question):
            continue
        found = [Seer("7", FEW).think(BotSeat(t, seat.seat), question) for t in (one, other)]
        assert found[0] == found[1], question
    assert looked_at


def searched(game: str, question: Question[Any]) -> bool:
    foresight: Any = part_of(game, "foresight")
    return question.kind not in foresight.UNSEARCHED | getattr(foresight, "PLANNED", frozenset())


def test_a_dream_does_not_depend_on_what_is_hidden() -> None:
    match = new_match(SAMPLE, players=2, seed=3)
    twins = [match.imagine("free", random.Random(n)) for n in (1, 2)]
    assert twins[0].view("everybody") != twins[1].view("everybody")
    dreams = [twin.imagine("free", random.Random(5)) for twin in twins]
    assert dreams[0].view("everybody") == dreams[1].view("everybody")


def test_others_are_thought_to_have_answered_in_secret_as_a_guess_says() -> None:
    match = new_match(BOARD, players=3, seed=3)
    first, second, third = (question.actor for question in match.questions())
    while match.questions(first):
        match.answer(first, match.questions(first)[0].options[0])
    asked: list[tuple[str, str]] = []

    def last(_: Match, question: Question[Any]) -> Any:
        asked.append((question.actor, question.kind))
        return question.options[-1]

    dream = BotSeat(match, second).imagine(random.Random(1), last)
    assert {actor for actor, _ in asked} == {first}
    for house in (second, third):
        while dream.questions(house) and not dream.view(None)["orders"]:
            dream.answer(house, dream.questions(house)[0].options[0])
    truth = match.fork()
    for house in (second, third):
        while truth.questions(house) and not truth.view(None)["orders"]:
            truth.answer(house, truth.questions(house)[0].options[0])
    areas = [area for area, owner in match.view(None)["holder"].items() if owner == first]
    laid = [{area: told.view(None)["orders"][area] for area in areas} for told in (dream, truth)]
    assert laid[0] != laid[1]


# ------------------------------------------------------------------ what it spends


def test_the_same_seed_plays_the_same_game() -> None:
    def record(seed: str) -> str:
        match = new_match(SAMPLE, scenario="fellowship", seed=5)
        one, other = match.seats
        play_on(match, {one: Seer(seed, FEW), other: bot_called("steward", "1")})
        return match.record.text

    assert record("1") == record("1")


@every_game
def test_it_spends_what_it_was_given_and_no_more(game: str) -> None:
    tried = 0
    for _, seat, question in positions(game, every=9, most=6):
        if searched(game, question):
            found = Seer("7", Budget(playouts=12)).think(seat, question)
            spent = sum(thought.worlds for thought in found)
            assert spent <= 12
            assert len(found) == min(CANDIDATES, len(question.options))
            assert spent == 0 or found[0].worlds > 0
            tried += spent > 0
    assert tried


def test_a_budget_may_be_a_time() -> None:
    _, seat, question = next(positions(SAMPLE, every=1, most=1))
    found = Seer("7", Budget(seconds=1e-9)).think(seat, question)
    assert {thought.worlds for thought in found} == {1}  # what was begun is done


@pytest.mark.parametrize("words", ["0", "-3", "much", "", "ms", "1.5"])
def test_a_budget_is_a_number_of_playouts_or_of_milliseconds(words: str) -> None:
    assert Budget.read(words) is None
    with pytest.raises(NoBudget):
        maker_of(f"seer@{words}")


def test_a_seer_is_made_with_its_budget() -> None:
    made = [maker_of(name)("1") for name in ("seer", "seer@64", "seer@200ms")]
    assert [bot.budget for bot in made if isinstance(bot, Seer)] == [
        Budget(),
        Budget(playouts=64),
        Budget(seconds=0.2),
    ]


def test_questions_of_no_weight_are_the_stewards() -> None:
    match, seat, _ = next(positions(SAMPLE, every=1, most=1))
    foresight: Any = part_of(SAMPLE, "foresight")
    kind = sorted(foresight.UNSEARCHED)[0]
    question = Question(match.questions()[0].actor, kind, ("yes", "no"))

    class Blind:
        """A seat from which nothing can be imagined."""

        game, view = seat.game, staticmethod(seat.view)

    assert Seer("7").choose(Blind(), question) in ("yes", "no")  # type: ignore[arg-type]


def test_a_long_move_is_thought_out_once() -> None:
    match = new_match(BOARD, players=3, seed=3)
    house = match.questions()[0].actor
    seat, seer, worlds = BotSeat(match, house), Seer("7", FEW), []
    race = seer._race
    seer._race = lambda *args, **more: worlds.append(args) or race(*args, **more)  # type: ignore[method-assign,func-returns-value]
    parts = 0
    while (question := match.questions(house)[0]).kind == "place-order":
        match.answer(house, seer.choose(seat, question))
        parts += 1
    assert parts > 2
    assert len(worlds) == 1


def test_a_long_move_is_thought_about_for_as_long_as_its_parts_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = new_match(BOARD, players=3, seed=3)
    question = match.questions()[0]
    tried = []
    worth_after = World.worth_after

    def count(world: World, move: Plan) -> float:
        tried.append(move)
        return worth_after(world, move)

    monkeypatch.setattr(World, "worth_after", count)
    Seer("7", FEW).choose(BotSeat(match, question.actor), question)
    parts = len(tried[0])
    assert parts > 2
    assert FEW.playouts < len(tried) <= parts * FEW.playouts
    assert len(set(tried)) > CANDIDATES


def test_a_game_without_foresight_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    *_, (_, seat, question) = positions(SAMPLE, every=30, most=4)
    monkeypatch.setattr("greathall.bots.seer.part_of", lambda *_: None)
    for thought in Seer("7", FEW).think(seat, question):
        assert thought.worth * thought.worlds == pytest.approx(
            round(thought.worth * thought.worlds)
        )


# ------------------------------------------------------------------ how it compares


def test_who_is_far_behind_is_dropped_but_not_at_once() -> None:
    good, poor = [0.6, 0.7, 0.6, 0.7], [0.1, 0.2, 0.2, 0.1]
    few = {"good": good[:2], "poor": poor[:2]}
    assert len(few["good"]) < FEWEST_WORLDS
    assert still_racing(few) == ["good", "poor"]
    assert still_racing({"good": good, "poor": poor}) == ["good"]
    close = [0.7, 0.6, 0.7, 0.6]
    assert -BEHIND < lead(close, good) < BEHIND
    assert still_racing({"good": good, "close": close}) == ["good", "close"]


def test_the_stewards_option_is_left_only_for_what_is_clearly_better() -> None:
    steward, wild = [0.5, 0.5, 0.5], [0.9, 0.1, 0.53]
    assert sum(wild) > sum(steward)
    assert thoughts({"steward": steward, "wild": wild})[0].answer == "steward"
    sure = [0.6, 0.6, 0.61]
    assert thoughts({"steward": steward, "sure": sure})[0].answer == "sure"


def test_only_worlds_that_both_have_seen_are_compared() -> None:
    assert compared([1.0, 0.0, 0.0], [0.5]) == (0.5, 0.0)
    assert compared([], [0.5]) == (0.0, 0.0)


def test_a_world_gives_every_option_the_same_luck() -> None:
    _, seat, question = next(positions(SAMPLE, every=1, most=1))
    world = World(seat, question, random.Random(1))
    move = ((question.about, question.options[0]),)
    assert world.worth_after(move) == world.worth_after(move)


# ------------------------------------------------------------------ what a position is worth


@every_game
def test_the_worths_of_all_who_play_against_each_other_are_one(game: str) -> None:
    foresight: Any = part_of(game, "foresight")
    for match, _, _ in positions(game, every=40, most=4):
        team_of = {p: team for team in match.game.teams(match.state) for p in team}
        people = [player for players in match.seats.values() for player in players]
        sides = {team_of.get(player, (player,)): player for player in (*people, *team_of)}
        worths = [foresight.worth(match.state, player) for player in sides.values()]
        assert sum(worths) == pytest.approx(1)
        assert all(0 < worth < 1 for worth in worths)


@every_game
def test_who_is_about_to_win_is_worth_more(game: str) -> None:
    """At the last position of most matches the winner is worth more than at the first."""
    foresight: Any = part_of(game, "foresight")
    better = []
    for seed in range(5):
        match = new_match(game, seed=seed)
        bots = {seat: bot_called("steward", f"{seed}-{seat}") for seat in match.seats}
        seat_of = {player: seat for seat, players in match.seats.items() for player in players}
        start = last = match.state.copy()
        while asked := [q for q in match.questions() if q.actor != CHANCE]:
            last = match.state.copy()
            seat = BotSeat(match, seat_of[asked[0].actor])
            match.answer(asked[0].actor, bots[seat.seat].choose(seat, asked[0]))
        assert match.outcome is not None
        better += [
            foresight.worth(last, winner) > foresight.worth(start, winner)
            for winner in match.outcome.winners[:1]
        ]
    assert sum(better) >= len(better) - 1


# ------------------------------------------------------------------ why


def test_its_advice_begins_with_what_it_would_do() -> None:
    turns = (each for each in positions(SAMPLE, every=7, most=6) if each[2].kind == "turn")
    _, seat, question = next(turns)
    advice = Seer("", FEW).advise(seat, question)
    assert advice.ranked[0].option == Seer("", FEW).choose(seat, question)
    assert {row.option for row in advice.ranked} == set(question.options)
    assert all(0 <= row.worth <= 1 for row in advice.ranked[:CANDIDATES])
    assert advice.ranked[0].reasons.all
