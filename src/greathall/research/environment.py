"""Every game and scenario as an environment of PettingZoo: its agents are the seats.

>>> from greathall.games import default_game
>>> environment = GreatHall(default_game())
>>> environment.reset(seed=7)
>>> observation, reward, termination, truncation, info = environment.last()
>>> environment.step(int(observation["action_mask"].argmax()))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from greathall import Match, Question, new_match
from greathall.games import game_called
from greathall.research.tokens import BUCKETS, PARTS, TOKENS, Numbers, rows_of, tokens_of

OPTIONS: Final = 512  # of a question, at most
LONGEST: Final = 20_000  # answers, after which a match is cut off


class GreatHall(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # it has no types
    """A match, one answer after the other. Action `n` is the option `n` of the question asked.

    What a seat observes is `observation` (what it sees, in tokens), `options` (a row for each
    option of its question) and `action_mask` (which of the rows are options). Who has won is
    rewarded with 1 at the end, who has lost with -1; before there is no reward. For who wants no
    numbers there are `view(seat)` and `question`, as bots get them; `info` has the question, too.
    Where several are asked at once, they answer in turn and in secret.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "great_hall",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.wish = {"scenario": scenario, "players": players, "options": options or {}}
        self.game, self.render_mode = game, render_mode
        self.match = self._begun(0)
        header = self.match.header
        seats = game_called(game).scenarios[header.scenario][header.players]
        self.possible_agents = list(seats)
        self._seat_of = {player: seat for seat in seats for player in seats[seat]}
        self.observation_spaces = {seat: observation_space() for seat in seats}
        self.action_spaces = {seat: spaces.Discrete(OPTIONS) for seat in seats}

    def _begun(self, seed: int | None) -> Match:
        return new_match(self.game, seed=seed, **self.wish)  # type: ignore[arg-type]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # ------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed begins the same one."""
        self.match = self._begun(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._answers = 0
        self._look_up()

    def step(self, action: int | None) -> None:
        """Give this answer for the seat whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        question = self.question
        assert question is not None
        self.match.answer(question.actor, question.options[int(action or 0)])
        self._answers += 1
        self._look_up()
        self._accumulate_rewards()

    def _look_up(self) -> None:
        """Who is asked now; or how the match has ended, for everybody."""
        question, outcome = self.question, self.match.outcome
        if outcome is not None:
            self.rewards = rewards(self.match)
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._answers >= LONGEST:
            self.truncations = dict.fromkeys(self.agents, True)
        if question is not None:
            check_room(question)
            self.agent_selection = self._seat_of[question.actor]
        else:
            self.agent_selection = self.agents[0]
        told: dict[str, dict[str, Any]] = {seat: {} for seat in self.agents}
        told[self.agent_selection] = {"question": question}
        self.__dict__["infos"] = told  # as PettingZoo calls it

    @property
    def question(self) -> Question[Any] | None:
        """What is asked now; None when the match is over."""
        return next(iter(self.match.questions()), None)

    # ------------------------------------------------ seeing

    def view(self, agent: str) -> dict[str, Any]:
        """What this seat sees, as bots get it."""
        return self.match.view(agent)

    def observe(self, agent: str) -> dict[str, Any]:
        """What this seat sees, and its options if it is asked now."""
        question = self.question
        is_asked = question is not None and self._seat_of[question.actor] == agent
        return observed(self.match, agent, question if is_asked else None)

    def render(self) -> str | None:
        """What is asked, in a line."""
        if self.render_mode is None:
            return None
        return str(self.match.outcome or self.question)

    def close(self) -> None:
        """There is nothing to close."""


def observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, BUCKETS, (TOKENS, 3), np.int32),
            "options": spaces.Box(0, BUCKETS, (OPTIONS, 2 + PARTS), np.int32),
            "action_mask": spaces.Box(0, 1, (OPTIONS,), np.int8),
        }
    )


def observed(match: Match, seat: str, question: Question[Any] | None) -> dict[str, Any]:
    """What a seat sees in tokens, and the options of a question, if it is asked one."""
    mask, rows = np.zeros(OPTIONS, np.int8), np.zeros((OPTIONS, 2 + PARTS), np.int32)
    if question is not None:
        mask[: len(question.options)] = 1
        rows[: len(question.options)] = rows_of(question)
    tokens: Numbers = tokens_of(match.view(seat))
    return {"observation": tokens, "options": rows, "action_mask": mask}


def check_room(question: Question[Any]) -> None:
    if len(question.options) > OPTIONS:
        plain = f"{question.kind} has {len(question.options)} options, more than {OPTIONS}"
        raise ValueError(plain)


def rewards(match: Match) -> dict[str, float]:
    """For each seat 1 or -1, by who has won; 0 as long as nobody has."""
    outcome = match.outcome
    if outcome is None:
        return dict.fromkeys(match.seats, 0.0)
    return {
        seat: 1.0 if any(player in outcome.winners for player in players) else -1.0
        for seat, players in match.seats.items()
    }
