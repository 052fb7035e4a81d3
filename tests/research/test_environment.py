"""Every game and scenario as an environment of PettingZoo."""

from __future__ import annotations

import warnings
from itertools import islice

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from greathall import new_match
from greathall.games import game_called, games
from greathall.research.environment import LONGEST, OPTIONS, GreatHall
from greathall.research.simulate import Setting, Task, play_match, settings_of
from greathall.research.tokens import BUCKETS, TOKENS, rows_of, tokens_of
from greathall.research.training_data import decisions
from samples import BOARD, SAMPLE

EVERY_SETTING = [setting for game in games() for setting in settings_of(game)]
every_setting = pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
# What PettingZoo would rather have, and says even of its own games unless it knows their names:
# an array instead of a dictionary with a mask, and agents called player_0.
ADVICE = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "We recommend agents to be named",
)


def environment(setting: Setting) -> GreatHall:
    return GreatHall(setting.game, setting.scenario, setting.players)


@every_setting
@pytest.mark.filterwarnings("always")
def test_it_keeps_the_rules_of_pettingzoo(setting: Setting) -> None:
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        api_test(environment(setting), num_cycles=40)
        seed_test(lambda: environment(setting), num_cycles=15)
    assert [str(h.message) for h in heard if not str(h.message).startswith(ADVICE)] == []


@every_setting
def test_a_whole_match_can_be_played(setting: Setting) -> None:
    made, rng = environment(setting), np.random.default_rng(1)
    made.reset(seed=1)
    steps = 0
    for agent in made.agent_iter(2 * LONGEST):
        observation, _, is_over, was_cut, _ = made.last()
        if is_over or was_cut:
            made.step(None)
            continue
        options = np.flatnonzero(observation["action_mask"])
        assert len(options) == len(made.question.options) > 0  # type: ignore[union-attr]
        assert made.agent_selection == agent
        made.step(int(rng.choice(options)))
        steps += 1
    assert steps > 10
    assert made.agents == []
    assert made.match.outcome is not None


EVERY_OPTION = [
    (setting, name, value)
    for setting in EVERY_SETTING
    for name, values in game_called(setting.game).options.items()
    for value in values[1:]
]


@pytest.mark.parametrize("game", games())
def test_it_is_played_with_every_option_and_number_of_players(game: str) -> None:
    """The first answers of a match, seen by everybody."""
    rng = np.random.default_rng(1)
    for setting, name, value in EVERY_OPTION:
        if setting.game != game:
            continue
        made = GreatHall(*setting, options={name: value})
        made.reset(seed=2)
        assert dict(made.match.header.options)[name] == value
        assert made.agents == made.possible_agents
        for _ in range(12):
            seat = made.agent_selection
            observation = made.observe(seat)
            assert made.observation_space(seat).contains(observation)
            made.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))


def test_who_has_won_is_rewarded() -> None:
    made = GreatHall(SAMPLE, "fellowship")
    made.reset(seed=1)
    while made.match.outcome is None:
        assert set(made.rewards.values()) == {0.0}
        made.step(0)
    winners = made.match.outcome.winners
    assert made.rewards == {
        seat: 1.0 if any(player in winners for player in players) else -1.0
        for seat, players in made.match.seats.items()
    }
    assert made.terminations == dict.fromkeys(made.possible_agents, True)


def test_what_others_hide_is_not_observed() -> None:
    """Two matches that look the same from a seat are observed as the same."""
    made = GreatHall(SAMPLE, "trilogy", 2)
    made.reset(seed=3)
    seen, hidden = [], []
    for seed in (1, 2):
        made.match = made.match.imagine("free", np.random.default_rng(seed))
        seen.append(made.observe("free"))
        hidden.append(made.observe("shadow")["observation"].tobytes())
    assert all(np.array_equal(seen[0][name], seen[1][name]) for name in seen[0])
    assert hidden[0] != hidden[1]


def test_only_who_is_asked_has_options() -> None:
    made = GreatHall(SAMPLE, "fellowship")
    made.reset(seed=1)
    masks = {seat: made.observe(seat)["action_mask"].sum() for seat in made.agents}
    (asked,) = [seat for seat, options in masks.items() if options]
    assert asked == made.agent_selection
    assert masks[asked] == len(made.question.options)  # type: ignore[union-attr]


def test_a_view_and_a_question_are_there_for_who_wants_no_numbers() -> None:
    made = GreatHall(BOARD, players=3, render_mode="ansi")
    made.reset(seed=1)
    seat = made.agent_selection
    assert made.view(seat) == made.match.view(seat)
    assert made.infos[seat]["question"] == made.question
    assert made.render() == str(made.question)


def test_more_options_than_there_is_room_for_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    made = GreatHall(SAMPLE, "fellowship")
    monkeypatch.setattr("greathall.research.environment.OPTIONS", 1)
    with pytest.raises(ValueError, match="more than 1"):
        made.reset(seed=1)


# ------------------------------------------------------------------ tokens


def test_a_view_is_rows_of_field_owner_and_value() -> None:
    rows = tokens_of({"round": 3, "hand": {"ann": ("ace", "king"), "bob": 2}, "end": None})
    used = rows[rows.any(axis=1)]
    assert rows.shape == (TOKENS, 3)
    assert len(used) == 4  # the round, two cards, and how many Bob has
    assert len({tuple(row) for row in used.tolist()}) == 4
    assert used[0][1] == 0  # nobody's
    assert used[1][1] == used[2][1] != used[3][1]
    assert 0 < used.max() < BUCKETS


def test_no_view_of_a_whole_match_is_too_long() -> None:
    for setting in EVERY_SETTING:
        made = environment(setting)
        made.reset(seed=5)
        for _ in range(120):
            if made.question is None:
                break
            rows = made.observe(made.agent_selection)["observation"]
            assert not rows[-1].any(), setting
            made.step(0)


def test_options_are_told_apart_by_their_parts() -> None:
    (question, *_) = new_match(SAMPLE, scenario="fellowship", seed=1).questions()
    rows = rows_of(question)
    assert len({tuple(row) for row in rows.tolist()}) == len(question.options) <= OPTIONS
    assert len(set(rows[:, 0].tolist())) == 1


# ------------------------------------------------------------------ records


def test_a_record_is_data_to_learn_from() -> None:
    setting = Setting(SAMPLE, "fellowship", 2)
    played = play_match(Task(1, setting, "7", ("steward",), ()))
    found = decisions(played.record)
    assert 20 < len(found) <= played.decisions
    seats = {decision.seat: decision.has_won for decision in found}
    assert sorted(seats.values()) == [False, True]
    assert all(0 <= each.chosen < len(each.options) > 1 for each in found)
    made = GreatHall(SAMPLE, "fellowship")
    assert all(each.tokens.shape == made.observe(each.seat)["observation"].shape for each in found)


def test_an_unfinished_record_has_no_winners() -> None:
    match = new_match(SAMPLE, scenario="fellowship", seed=1)
    for question in islice(iter(lambda: match.questions()[0], None), 5):
        match.answer(question.actor, question.options[0])
    found = decisions(match.record.text)
    assert found
    assert not any(decision.has_won for decision in found)
