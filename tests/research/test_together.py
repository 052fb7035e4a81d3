"""Every game and scenario as a parallel environment, and what answering at once means there."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from greathall import CHANCE
from greathall.games import games
from greathall.research.environment import GreatHall
from greathall.research.simulate import Setting, settings_of
from greathall.research.together import Together
from research.test_environment import ADVICE
from samples import BOARD, SAMPLE

every_setting = pytest.mark.parametrize(
    "setting", [setting for game in games() for setting in settings_of(game)], ids=str
)


def environment(setting: Setting) -> Together:
    return Together(setting.game, setting.scenario, setting.players)


@every_setting
@pytest.mark.filterwarnings("always")
def test_it_keeps_the_rules_of_pettingzoo(setting: Setting) -> None:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        parallel_api_test(environment(setting), num_cycles=30)
        parallel_seed_test(lambda: environment(setting), num_cycles=10)
    assert [str(h.message) for h in heard if not str(h.message).startswith(ADVICE)] == []


def test_a_whole_match_can_be_played() -> None:
    made, rng = Together(SAMPLE, "trilogy", 4), np.random.default_rng(1)
    seen, _ = made.reset(seed=1)
    total = dict.fromkeys(made.agents, 0.0)
    ends: dict[str, bool] = {}
    while made.agents:
        actions = {
            seat: int(rng.choice(options)) if len(options) else 0
            for seat in made.agents
            for options in [np.flatnonzero(seen[seat]["action_mask"])]
        }
        seen, rewards, ends, cuts, _ = made.step(actions)
        assert not any(cuts.values())
        total = {seat: total[seat] + reward for seat, reward in rewards.items()}
    assert all(ends.values())
    assert sorted(total.values()) == [-1.0, -1.0, 1.0, 1.0]


def test_all_who_are_asked_at_once_answer_in_one_step() -> None:
    """Three houses give secret orders: three answers a step, and the match is where it would be."""
    made, one_by_one = Together(BOARD, players=3), GreatHall(BOARD, players=3)
    seen, _ = made.reset(seed=5)
    one_by_one.reset(seed=5)
    assert [seat for seat in made.agents if seen[seat]["action_mask"].any()] == made.agents
    before = len(made.table.match.answers())
    made.step(dict.fromkeys(made.agents, 2))
    for _ in made.agents:
        one_by_one.step(2)
    assert len(made.table.match.answers()) - before == 3
    assert made.table.match.view() == one_by_one.match.view()
    assert all(made.view(seat) == one_by_one.view(seat) for seat in made.agents)


def one_is_asked() -> tuple[Together, str, str]:
    """A match in which somebody is asked, and somebody else is not."""
    made = Together(SAMPLE, "fellowship", render_mode="ansi")
    made.reset(seed=1)
    while all(map(made.question, made.agents)):
        made.step(dict.fromkeys(made.agents, 0))
    (asked,) = filter(made.question, made.agents)
    (other,) = [seat for seat in made.agents if seat != asked]
    return made, asked, other


def test_whoever_is_asked_nothing_does_nothing() -> None:
    made, asked, other = one_is_asked()
    before, question = made.table.match.answers(), made.question(asked)
    assert question is not None
    assert made.render() == str(question)
    made.step({asked: 1, other: 1})
    (given, *of_chance) = made.table.match.answers(len(before))
    assert (given.actor, given.option) == (question.actor, question.options[1])
    assert all(answer.actor == CHANCE for answer in of_chance)


def test_whoever_is_asked_has_a_mask_and_a_question() -> None:
    made, asked, other = one_is_asked()
    seen, _, _, _, infos = made.step(dict.fromkeys(made.agents, 0))
    for seat in (asked, other):
        question = made.question(seat)
        assert infos[seat] == {"question": question}
        assert seen[seat]["action_mask"].sum() == (len(question.options) if question else 0)


def test_an_action_beyond_the_options_counts_on_from_the_first() -> None:
    (made, asked, other), (again, _, _) = one_is_asked(), one_is_asked()
    question = made.question(asked)
    assert question is not None
    made.step({asked: len(question.options) + 1, other: 0})
    again.step({asked: 1, other: 0})
    assert made.table.match.record.text == again.table.match.record.text
