"""Random matches of every game, scenario and number of people keep to what every match keeps to.

More of the same: `python tests/play/soak.py --games 10000`.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.declared import length, pieces
from greathall import new_match
from greathall.kernel import Match
from kernel.toys import answer_at_random
from play.conformance import (
    Setting,
    Trial,
    account,
    check_pieces,
    check_questions,
    conforms,
    every_setting,
    what_is_seen,
)

CLOSELY = 6  # matches a batch that are looked at closely
IN_PASSING = 30  # matches a setting that are looked at in passing
MACHINES = 4  # matches a setting that are compared between two runs


def fewer(setting: Setting, matches: int) -> int:
    """How many matches are played instead of so many of usual length."""
    return max(1, matches // length(setting.game))


each_setting = pytest.mark.parametrize("setting", every_setting(), ids=str)


@pytest.mark.parametrize(
    ("setting", "batch"),
    [(s, n) for s in every_setting() for n in range(pieces(s.game).BATCHES)],
    ids=str,
)
def test_random_matches_conform(setting: Setting, batch: int) -> None:
    """They end; forks, undo, records, twins and secrets hold at random moments."""
    matches = fewer(setting, CLOSELY)
    for seed in range(batch * matches, (batch + 1) * matches):
        conforms(setting, seed, closely=0.5)


@each_setting
def test_random_matches_end_with_every_piece_in_its_place(setting: Setting) -> None:
    for seed in range(1000, 1000 + fewer(setting, IN_PASSING)):
        trial = Trial(setting, seed)
        while trial.match.questions():
            check_questions(trial)
            trial.answer()
        check_pieces(trial)
        assert trial.match.outcome is not None, f"seed {seed}"


@each_setting
def test_the_same_seed_and_answers_give_the_same_match(setting: Setting) -> None:
    one, other = played(setting, 7), played(setting, 7)
    assert account(one) == account(other)
    assert one.record.text == other.record.text != played(setting, 8).record.text


@each_setting
def test_a_play_out_makes_the_moves_of_answering_at_random(setting: Setting) -> None:
    """From the start and from the middle, and what was forked stays as it was."""
    match, rng = begun(setting, 5), Random(5)
    answers = check_play_out(match)
    while len(match) < answers // 2:
        question = match.questions()[-1]
        match.answer(question.actor, rng.choice(question.options))
    check_play_out(match)


def check_play_out(match: Match) -> int:
    """Answer one fork at random and play out another; how many answers that took."""
    before, answered, out = account(match), match.fork(), match.fork()
    answer_at_random(answered, Random(6))
    assert out.play_out(Random(6)) == answered.outcome is not None
    assert end_of(out) == end_of(answered)
    assert account(match) == before
    return len(answered)


def end_of(match: Match) -> tuple[Any, ...]:
    """What can be known of a match that was played out."""
    tables = {name: getattr(match.state, name) for name in match.state.seen_by_field}
    views = [match.view(who) for who in (*match.seats, None)]
    return tables, views, match.totals(), match.questions(), match.outcome


@each_setting
def test_what_is_hidden_really_varies_in_imagination(setting: Setting) -> None:
    """In the middle of a match, what somebody may imagine of the others differs nearly always."""
    trial = Trial(setting, 1)
    middle = min(60, len(played(setting, 1)) // 2)
    while len(trial.match) < middle:
        trial.answer()
    for who in (*trial.match.seats, None):
        dreams = [trial.match.imagine(who, trial.rng) for _ in range(20)]  # type: ignore[arg-type]
        differ = Counter(str(account(dream)["state"]) for dream in dreams)
        assert len(differ) > 15, f"{who} always imagines the same"
        assert all(what_is_seen(d, who) == what_is_seen(trial.match, who) for d in dreams)


def test_no_match_depends_on_the_hash_seed_of_the_machine() -> None:
    """The records, views and logs of some matches are the same in two runs of Python."""
    one, other = (digests_under(hash_seed) for hash_seed in ("1", "2"))
    assert one == other
    assert len(one.split()) == sum(fewer(setting, MACHINES) for setting in every_setting())


def digests_under(hash_seed: str) -> str:
    """The digests of some matches, played by another Python with this hash seed."""
    tests = str(Path(__file__).parents[1])
    script = "from play.test_random_games import digests; digests()"
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": tests}
    run = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def digests() -> None:
    """Write one line for every match."""
    for setting in every_setting():
        for seed in range(fewer(setting, MACHINES)):
            match = played(setting, seed)
            seen = [what_is_seen(match, who) for who in (*match.seats, None)]
            out = begun(setting, seed)
            out.play_out(Random(seed))
            told = f"{match.record.text} {seen} {end_of(out)[1:]}"
            sys.stdout.write(f"{sha256(told.encode()).hexdigest()}\n")


def begun(setting: Setting, seed: int) -> Match:
    return new_match(setting.game, scenario=setting.scenario, players=setting.people, seed=seed)


def played(setting: Setting, seed: int) -> Match:
    """A match played at random to its end."""
    match, rng = begun(setting, seed), Random(seed)
    while match.questions():
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
    return match
