"""Every game and scenario for OpenSpiel, by its own tests and ours."""

from __future__ import annotations

import json
import pickle
import random

import numpy as np
import pyspiel
import pytest

from greathall import CHANCE
from greathall.games import games
from greathall.research.simulate import Setting, settings_of
from greathall.research.spiel import NAME, HallState
from greathall.research.tokens import BUCKETS, tokens_of
from samples import BOARD, EXPANSION, SAMPLE

EVERY_SETTING = [setting for game in games() for setting in settings_of(game)]


def loaded(setting: Setting) -> pyspiel.Game:
    game, scenario, players = setting
    return pyspiel.load_game(f"{NAME}(game={game},scenario={scenario},players={players})")


def begun(setting: Setting) -> HallState:
    state: HallState = loaded(setting).new_initial_state()
    return state


DUEL = Setting(SAMPLE, "fellowship", 2)


@pytest.mark.parametrize("setting", [DUEL, Setting(EXPANSION, "fellowship", 1)], ids=str)
def test_it_passes_the_tests_of_openspiel(setting: Setting) -> None:
    """A whole random match, with copies, masks and strings looked at on the way."""
    pyspiel.random_sim_test(loaded(setting), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
def test_every_scenario_is_played(setting: Setting) -> None:
    state, rng = begun(setting), random.Random(1)
    for _ in range(100):
        (player, question) = state.current_player(), state.match.questions()[0]
        if state.is_chance_node():
            assert question.actor == CHANCE
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
        else:
            assert question.actor in state.match.seats[state.seats[player]]
            actions = tuple(state.legal_actions())
            assert actions == tuple(range(len(question.options)))
        state.apply_action(rng.choice(actions))


def test_a_copy_goes_its_own_way() -> None:
    state = begun(DUEL)
    for _ in range(25):
        state.apply_action(state.legal_actions()[0])
    copy, again = state.clone(), pickle.loads(pickle.dumps(state))
    assert str(copy) == str(again) == str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(copy) != str(state)
    assert str(state.child(state.legal_actions()[0])) == str(copy)


def test_cards_that_are_alike_are_one_outcome() -> None:
    """Chance is as fair as at our tables, and no two outcomes have one name."""
    state, seen = begun(DUEL), 0
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            options = state.match.questions()[0].options
            names = [state.action_to_string(action) for action, _ in state.chance_outcomes()]
            assert len(set(names)) == len(names) == len(set(options))
            for action, chance in state.chance_outcomes():
                assert chance == pytest.approx(options.count(options[action]) / len(options))
            seen += len(options) > len(names)
        state.apply_action(state.legal_actions()[-1])
    assert seen > 0


def test_what_others_hide_is_in_no_string() -> None:
    """Two matches that look the same from a seat are the same to it, with memory and without."""
    state = begun(DUEL)
    while len(state.match.answers()) < 30:
        state.apply_action(state.legal_actions()[0])
    told: list[list[str]] = []
    for seed in (1, 2):
        other = state.clone()
        other.held.match = state.match.imagine("gandalf", random.Random(seed))
        mine, theirs = state.seats.index("gandalf"), state.seats.index("balrog")
        known, same = (json.loads(s.information_state_string(mine)) for s in (other, state))
        # An imagined match has forgotten who gave which answer, even what the seat itself said.
        assert known | {"answers": same["answers"]} == same
        assert {actor for actor, _ in same["answers"]} == {"gandalf"}
        assert other.observation_string(mine) == state.observation_string(mine)
        told.append([other.observation_string(theirs)])
    assert told[0] != told[1]


def test_the_tensor_is_the_tokens_of_the_view() -> None:
    state = begun(DUEL)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    tokens = tokens_of(state.match.view(state.seats[player]))
    tensor = np.array(state.observation_tensor(player)).reshape(tokens.shape)
    assert np.allclose(tensor * BUCKETS, tokens, atol=0.01)


def test_who_has_won_is_rewarded() -> None:
    state = begun(DUEL)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(state.legal_actions()[0])
    (winner,) = state.match.outcome.winners  # type: ignore[union-attr]
    ours = [1.0 if seat == winner else -1.0 for seat in state.seats]
    assert state.returns() == ours
    assert loaded(DUEL).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    houses = Setting(BOARD, "standard", 3)
    assert loaded(houses).get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
