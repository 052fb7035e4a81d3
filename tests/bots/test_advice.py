"""What a bot says of its own answers: which it took, what else there was, and why."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from greathall import Match, Question, new_match
from greathall.bots import BotSeat, adviser_called, bot_called, bots
from greathall.bots.knight import Knight
from greathall.bots.squire import Squire
from greathall.games import games
from greathall.narration import Narrator
from greathall.texts import Texts, languages
from samples import BOARD, SAMPLE

every_bot = pytest.mark.parametrize("name", bots())


def asked(game: str, every: int, most: int) -> Iterator[tuple[BotSeat, Question[Any]]]:
    """Some questions of a match between stewards."""
    match: Match = new_match(game, seed=12)
    seat_of = {player: seat for seat, players in match.seats.items() for player in players}
    bots = {seat: bot_called("steward", seat) for seat in match.seats}
    for number in range(every * most):
        if not match.questions():
            return
        question = match.questions()[0]
        seat = BotSeat(match, seat_of[question.actor])
        if number % every == 0:
            yield seat, question
        match.answer(question.actor, bots[seat.seat].choose(seat, question))


@every_bot
@pytest.mark.parametrize("game", games())
def test_every_bot_ranks_all_options_and_says_why_in_every_language(game: str, name: str) -> None:
    narrators = [Narrator(Texts(language, game)) for language in languages()]
    reasoned = 0
    for seat, question in asked(game, every=23, most=3 if name == "seer" else 8):
        advice = adviser_called(name).advise(seat, question)
        assert sorted(map(str, (row.option for row in advice.ranked))) == sorted(
            map(str, question.options)
        )
        rows = [row.reasons for row in advice.ranked[:2]] + advice.why_planned
        said = [reason for reasons in rows for reason in reasons.all]
        for narrator in narrators:
            assert all(narrator.sentence(reason.text, reason.fields) for reason in said)
        assert len(advice.why_planned) == len(advice.plan)
        reasoned += bool(said)
    assert reasoned


@pytest.mark.parametrize("name", [name for name in bots() if name != "steward"])  # who draws lots
def test_what_a_bot_would_do_comes_first(name: str) -> None:
    turns = (each for each in asked(SAMPLE, every=5, most=20) if each[1].kind == "turn")
    for seat, question in turns:
        first, twin = adviser_called(name).advise(seat, question).ranked[0], bot_called(name, "")
        assert first.option == twin.choose(seat, question)


@pytest.mark.parametrize("name", ["squire", "knight", "seer"])
def test_of_a_move_of_many_parts_it_tells_its_own_plan(name: str) -> None:
    seat, question = next(asked(BOARD, every=1, most=1))
    assert question.kind == "place-order"
    advice, twin = adviser_called(name).advise(seat, question), bot_called(name, "")
    assert advice.plan[0] == (question.about, advice.ranked[0].option)
    assert advice.ranked[0].option == twin.choose(seat, question)
    assert len(dict(advice.plan)) == len(advice.plan) > 2


def test_who_errs_says_what_it_has_not_thought_of() -> None:
    overlooked = {}
    for kind in (Squire, Knight):
        found = [
            reason.text
            for number, (seat, question) in enumerate(asked(SAMPLE, every=1, most=120))
            for row in kind(str(number)).advise(seat, question).ranked
            for reason in row.reasons.all
        ]
        overlooked[kind] = found.count("reason-overlooked")
        assert "reason-wavered" in found
    assert overlooked[Squire] > overlooked[Knight] > 0


def test_what_was_overlooked_is_never_what_it_takes() -> None:
    rng = random.Random(1)
    for seat, question in asked(SAMPLE, every=3, most=30):
        first, *others = Squire(f"{rng.random()}").advise(seat, question).ranked
        assert "reason-overlooked" not in [reason.text for reason in first.reasons.all]
        unseen = ["reason-overlooked" in [r.text for r in row.reasons.all] for row in others]
        assert unseen == sorted(unseen)


@pytest.mark.parametrize("game", games())
def test_whatever_a_steward_is_asked_he_has_a_reason_for_his_answer(game: str) -> None:
    asked_for, silent = 0, []
    for seat, question in asked(game, every=3, most=90):
        advice = adviser_called("steward").advise(seat, question)
        best = advice.ranked[0]
        if best.option not in ("none", "no") and not advice.plan:
            asked_for += 1
            silent += [] if best.reasons.all else [question]
    assert asked_for > 20
    assert silent == []
