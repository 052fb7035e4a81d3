"""Every game and scenario as a game of OpenSpiel: its players are the seats, in their order.

An action is the number of an option of the question that is asked, as in `environment`: the table
of actions is as long as the longest question. Chance is a player, with equal chances; those who
answer at once and in secret answer one after the other, and nobody sees more than at a table.

>>> state = pyspiel.load_game("great_hall(scenario=fellowship)").new_initial_state()
>>> state.is_chance_node()
True
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from greathall import CHANCE, Match, Question, replay
from greathall.games import default_game, game_called, games
from greathall.matches import begin_match, checked_header
from greathall.research.environment import LONGEST, OPTIONS, rewards
from greathall.research.tokens import BUCKETS, TOKENS, tokens_of

NAME: Final = "great_hall"
LONGEST_WITH_CHANCE: Final = 4 * LONGEST
MOST_SEATS: Final = max(
    players
    for game in games().values()
    for by_count in game.scenarios.values()
    for players in by_count
)


class Held:
    """A match that a state of OpenSpiel holds; a copy of the state has a fork of it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.match.fork())

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_up, (self.match.record.text,)


def taken_up(record: str) -> Held:
    """The match of a record, where chance is asked like everybody."""
    return Held(replay(record))


def kind_of(utility: Any) -> Any:
    """What OpenSpiel is to know of all our games, and of this one."""
    kind = pyspiel.GameType
    return kind(
        short_name=NAME,
        long_name="Great Hall",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"game": default_game(), "scenario": "", "players": 0},
    )


class HallGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A scenario, before any match of it; empty words and 0 are what comes first."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        wish = dict(params or {})
        game, scenario = wish.get("game", default_game()), wish.get("scenario")
        self.header = checked_header(game, scenario or None, wish.get("players") or None, {})
        by_count = game_called(self.header.game).scenarios[self.header.scenario]
        self.seats = tuple(by_count[self.header.players])
        count, utility = len(self.seats), pyspiel.GameType.Utility
        # Teams win together, and nobody sits for the game itself where it plays a side.
        is_duel = count == 2 and len(set(self.seats)) == 2
        size = pyspiel.GameInfo(
            num_distinct_actions=OPTIONS,
            max_chance_outcomes=OPTIONS,
            num_players=count,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_duel else None,
            max_game_length=LONGEST_WITH_CHANCE,
        )
        kind = kind_of(utility.ZERO_SUM if is_duel else utility.GENERAL_SUM)
        super().__init__(kind, size, dict(params or {}))

    def new_initial_state(self) -> HallState:
        return HallState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> HallObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return HallObserver(has_recall=recall)


class HallState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A match, after any answer."""

    def __init__(self, game: HallGame) -> None:
        super().__init__(game)
        self.seats = game.seats
        self.held = Held(begin_match(game.header))

    @property
    def match(self) -> Match:
        return self.held.match

    @property
    def question(self) -> Question[Any] | None:
        """What is asked now; None when the match is over."""
        return next(iter(self.match.questions()), None)

    # ------------------------------------------------ as OpenSpiel calls it

    def current_player(self) -> int:
        question = self.question
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        if question.actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return next(
            number
            for number, seat in enumerate(self.seats)
            if question.actor in self.match.seats[seat]
        )

    def _legal_actions(self, player: int) -> list[int]:
        question = self.question
        return [] if question is None else list(range(len(question.options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Cards that are alike are one outcome, as likely as they are many."""
        question = self.question
        assert question is not None
        count, options = Counter(question.options), question.options
        return [(options.index(option), n / len(options)) for option, n in count.items()]

    def _apply_action(self, action: int) -> None:
        question = self.question
        assert question is not None
        self.match.answer(question.actor, question.options[action])

    def _action_to_string(self, player: int, action: int) -> str:
        question = self.question
        assert question is not None
        return f"{question.kind}: {question.options[action]}"

    def is_terminal(self) -> bool:
        return self.question is None

    def returns(self) -> list[float]:
        """1 for who has won and -1 for who has not; 0 if nobody has."""
        outcome, won = self.match.outcome, rewards(self.match)
        if outcome is None or not outcome.winners:
            return [0.0] * len(self.seats)
        return [won[seat] for seat in self.seats]

    def __str__(self) -> str:
        return self.match.record.text


class HallObserver:
    """What a seat sees: now, or with perfect recall all that it has seen and answered."""

    def __init__(self, has_recall: bool) -> None:
        self.has_recall = has_recall
        self.tensor = np.zeros(TOKENS * 3, np.float32)
        self.dict = {"tokens": self.tensor.reshape(TOKENS, 3)}

    def set_from(self, state: HallState, player: int) -> None:
        self.dict["tokens"][:] = tokens_of(state.match.view(state.seats[player])) / BUCKETS

    def string_from(self, state: HallState, player: int) -> str:
        seat, match = state.seats[player], state.match
        seen: dict[str, Any] = {"seat": seat, "view": match.view(seat)}
        if self.has_recall:
            own = match.players_of(seat)
            given = [(given.actor, given.option) for given in match.answers()]
            seen |= {"log": match.log(seat), "answers": [each for each in given if each[0] in own]}
        seen["asked"] = [(q.actor, q.kind, q.about, q.options) for q in match.questions(seat)]
        return json.dumps(seen, default=str)


pyspiel.register_game(kind_of(pyspiel.GameType.Utility.GENERAL_SUM), HallGame)
