"""The bot that has learned: what its net is, what it may know, and that its answers last."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from greathall import Match, Question, new_match
from greathall.bots import BotSeat, adviser_called, bot_called, play_on
from greathall.bots.nets.net import SHAPES
from greathall.bots.nets.words import Reader
from greathall.bots.scholar import Scholar, net_of
from greathall.bots.steward import judged
from greathall.games import games, part_of
from samples import BOARD, EXPANSION, SAMPLE, WAR

taught = pytest.mark.parametrize("game", [game for game in games() if part_of(game, "learned")])
MEGABYTE = 1 << 20
WITHOUT_NUMPY = """
import importlib.util, sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "numpy":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *of: None if name == "numpy" else find(name, *of)
from greathall.bots import bot_called
from greathall.kernel import Refusal
bot_called("steward", "1")
try:
    bot_called("scholar", "1")
except Refusal as refusal:
    print(refusal)
"""


def positions(game: str, every: int, most: int) -> Iterator[tuple[Match, BotSeat, Question[Any]]]:
    """Some questions of matches between stewards."""
    for number in range(100):
        match = new_match(game, seed=number)
        seat_of = {player: seat for seat, players in match.seats.items() for player in players}
        bots = {seat: bot_called("steward", seat) for seat in match.seats}
        while (asked := match.questions()) and most:
            seat = BotSeat(match, seat_of[asked[0].actor])
            if len(match) % every == 0 and len(asked[0].options) > 1:
                most -= 1
                yield match, seat, asked[0]
            match.answer(asked[0].actor, bots[seat.seat].choose(seat, asked[0]))
        if not most:
            return


def reading(seat: BotSeat, question: Question[Any]) -> Any:
    opinions = judged(seat.game, seat.view, question)
    view = seat.view()
    return Reader(question.actor, tuple(view["seat"])).read(view, question, opinions)


# ------------------------------------------------------------------ its net


def test_all_nets_together_are_small() -> None:
    files: set[Path] = {part.NET for game in games() if (part := part_of(game, "learned"))}
    sizes = [file.stat().st_size for file in files]
    assert max(sizes) < 2 * MEGABYTE
    assert sum(sizes) < 5 * MEGABYTE
    for file in files:
        with np.load(file) as weights:
            assert {name: array.shape for name, array in weights.items()} == SHAPES
            assert {array.dtype for array in weights.values()} == {np.dtype(np.float16)}


@taught
def test_many_decisions_at_once_are_judged_as_one_by_one(game: str) -> None:
    net = net_of(game)
    assert net is not None
    read = [reading(seat, question) for _, seat, question in positions(game, every=7, most=9)]
    together = net.judge(read)
    for number, each in enumerate(read):
        alone = net.judge([each])
        assert together.scores[number] == pytest.approx(alone.scores[0], abs=1e-3)
        assert together.worths[number] == pytest.approx(alone.worths[0], abs=1e-3)


@taught
def test_a_net_still_knows_what_its_words_mean(game: str) -> None:
    """Read otherwise than it has learned, it would no longer choose so often as a steward does."""
    net, alike, tried = net_of(game), 0, 0
    assert net is not None
    for _, seat, question in positions(game, every=6, most=60):
        opinions = judged(seat.game, seat.view, question)
        if len(set(opinions)) > 1:
            scores = net.judge([reading(seat, question)]).scores[0]
            alike += opinions[int(scores.argmax())] == max(opinions)
            tried += 1
    assert alike > 0.6 * tried


# ------------------------------------------------------------------ how it plays


@taught
def test_what_the_seat_cannot_see_changes_no_answer(game: str) -> None:
    """Twins: two matches that look the same from a seat, and are not the same."""
    looked_at = 0
    for match, seat, question in positions(game, every=11, most=12):
        one, other = (match.imagine(seat.seat, random.Random(n)) for n in (1, 2))
        if one.view(seat.seat) != other.view(seat.seat):  # it has drawn or rolled since
            continue
        looked_at += 1
        twins = [Scholar("7").choose(BotSeat(twin, seat.seat), question) for twin in (one, other)]
        assert twins[0] == twins[1]
        assert twins[0] in question.options
    assert looked_at


def test_it_plays_whole_matches_and_the_same_ones_again() -> None:
    def played(seed: str) -> str:
        match = new_match(SAMPLE, scenario="fellowship", seed=5)
        one, other = match.seats
        play_on(match, {one: bot_called("scholar", seed), other: bot_called("steward", "1")})
        assert match.outcome is not None
        return match.record.text

    assert played("1") == played("1") == played("2")


def test_it_beats_who_answers_at_random() -> None:
    won = 0
    for seed in range(10):
        match = new_match(SAMPLE, scenario="fellowship", seed=seed)
        one, other = list(match.seats)[:: 1 if seed % 2 else -1]
        play_on(match, {one: Scholar("1"), other: bot_called("random", "1")})
        assert match.outcome is not None
        won += not set(match.seats[one]).isdisjoint(match.outcome.winners)
    assert won >= 8


def test_an_expansion_is_played_by_the_net_of_its_base() -> None:
    assert net_of(EXPANSION) is net_of(SAMPLE)
    assert net_of(BOARD) is not net_of(SAMPLE)


def test_a_game_without_a_net_is_played_as_the_steward_plays_it() -> None:
    assert net_of(WAR) is None
    for _, seat, question in positions(WAR, every=5, most=12):
        opinions = judged(seat.game, seat.view, question)
        taken = Scholar("3").choose(seat, question)
        assert opinions[question.options.index(taken)] == max(opinions)


@taught
def test_it_says_what_it_would_do_and_why(game: str) -> None:
    sentences = 0
    for _, seat, question in positions(game, every=5, most=12):
        advice = adviser_called("scholar").advise(seat, question)
        assert {row.option for row in advice.ranked} == {*question.options}
        worths = [row.worth for row in advice.ranked]
        assert worths == sorted(worths, reverse=True)
        assert advice.ranked[0].option == Scholar("1").choose(seat, question)
        sentences += len(advice.ranked[0].reasons.all)
    assert sentences


def test_without_numpy_it_says_what_to_install() -> None:
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, check=False
    )
    assert told.stdout == 'the scholar needs numpy: pip install "greathall[hall]"\n', told.stderr
