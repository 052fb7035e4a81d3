"""How people decide: they are asked."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from greathall.games.wotr_cards.action_phase import Action, actions_open_to, take_action
from greathall.games.wotr_cards.combat import choose_losses
from greathall.games.wotr_cards.facts import Card, Location
from greathall.games.wotr_cards.game_terms import NO, YES, forsake_by_choice
from greathall.games.wotr_cards.playing import draw_and_play_by_choice
from greathall.games.wotr_cards.table import MiddleEarth, unique
from greathall.kernel import Player, choose

T = TypeVar("T")


class People:
    """Those who have a seat at the table; see `table.Conduct`."""

    is_asked: ClassVar[bool] = True
    take_action = staticmethod(take_action)
    forsake = staticmethod(forsake_by_choice)
    draw_and_play = staticmethod(draw_and_play_by_choice)
    losses = staticmethod(choose_losses)

    def next_action(self, game: MiddleEarth, player: Player) -> Awaitable[Action]:
        return choose(player, "turn", actions_open_to(game, player))

    def decide(
        self,
        game: MiddleEarth,
        player: Player,
        kind: str,
        options: Iterable[T],
        about: Any,
        always: bool,
    ) -> Awaitable[T]:
        return choose(player, kind, options, about=about, always_ask=always)

    def choose_unseen(
        self, player: Player, kind: str, cards: tuple[Card, ...], always: bool
    ) -> Awaitable[Card]:
        return choose(player, kind, unique(cards), visible_to=(player,), always_ask=always)

    async def may(self, player: Player, what: str) -> bool:
        return await choose(player, "may", (YES, NO), about=what) == YES

    def support(
        self,
        player: Player,
        field: Location,
        cards: tuple[Card, ...],
        ways: Mapping[Sequence[Card], dict[Card, int]],
    ) -> Awaitable[Sequence[Card]]:
        return choose(player, "support", ways, about=field)

    def fewer_draws(self, game: MiddleEarth, player: Player) -> int:
        return 0


MiddleEarth.people = People()
