"""Every game and scenario with all seats at once, as a parallel environment of PettingZoo.

>>> from greathall.games import default_game
>>> environment = Together(default_game())
>>> observations, infos = environment.reset(seed=7)
>>> actions = {seat: int(seen["action_mask"].argmax()) for seat, seen in observations.items()}
>>> observations, rewards, terminations, truncations, infos = environment.step(actions)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from greathall import Question
from greathall.research.environment import LONGEST, GreatHall, check_room, observed, rewards

Seen = dict[str, dict[str, Any]]


class Together(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # it has no types
    """A match in which in each step everybody answers who is asked.

    Where several are asked at once, as for secret orders, one step answers for all of them. Whoever
    is asked nothing has an empty mask, and their action does nothing; an action beyond the options
    counts on from the first, as PettingZoo's tests want it. All else is as in `GreatHall`.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "great_hall_together", "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = GreatHall(game, scenario, players, options, render_mode)
        self.render_mode = render_mode
        self.possible_agents = self.table.possible_agents
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, Seen]:
        """Begin a match; the same seed begins the same one."""
        self.table.reset(seed=seed)
        self.agents = self.possible_agents[:]
        self._answers = 0
        return self._seen(self.agents)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], Seen]:
        """Give the answers of all who are asked."""
        match, agents = self.table.match, self.agents
        asked = [(seat, question) for seat in agents if (question := self.question(seat))]
        for seat, question in asked:
            option = int(actions[seat]) % len(question.options)
            match.answer(question.actor, question.options[option])
        self._answers += len(asked)
        is_over = match.outcome is not None
        is_cut = not is_over and self._answers >= LONGEST
        if is_over or is_cut:
            self.agents = []
        seen, told = self._seen(agents)
        ends = dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut)
        return seen, {seat: rewards(match)[seat] for seat in agents}, *ends, told

    def question(self, seat: str) -> Question[Any] | None:
        """What a seat is asked now, or first, if it is asked several things."""
        return next(iter(self.table.match.questions(seat)), None)

    def _seen(self, agents: list[str]) -> tuple[Seen, Seen]:
        asked = {seat: self.question(seat) for seat in agents}
        for question in asked.values():
            if question is not None:
                check_room(question)
        seen = {seat: observed(self.table.match, seat, asked[seat]) for seat in agents}
        return seen, {seat: {"question": question} for seat, question in asked.items()}

    def view(self, agent: str) -> dict[str, Any]:
        """What this seat sees, as bots get it."""
        return self.table.view(agent)

    def render(self) -> str | None:
        return self.table.render()
