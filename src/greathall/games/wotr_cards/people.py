"""How people decide: they are asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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

    async def next_action(self, game: MiddleEarth, player: Player) -> Action:
        return await choose(player, "turn", actions_open_to(game, player))

    async def take_action(self, game: MiddleEarth, player: Player, *action: str) -> None:
        await take_action(game, player, *action)

    async def decide(
        self,
        game: MiddleEarth,
        player: Player,
        kind: str,
        options: Iterable[T],
        about: Any,
        always: bool,
    ) -> T:
        return await choose(player, kind, options, about=about, always_ask=always)

    async def choose_unseen(
        self, player: Player, kind: str, cards: tuple[Card, ...], always: bool
    ) -> Card:
        return await choose(player, kind, unique(cards), visible_to=(player,), always_ask=always)

    async def may(self, player: Player, what: str) -> bool:
        return await choose(player, "may", (YES, NO), about=what) == YES

    async def forsake(self, game: MiddleEarth, player: Player, spared: Card) -> None:
        await forsake_by_choice(game, player, spared)

    async def draw_and_play(
        self,
        game: MiddleEarth,
        player: Player,
        draws: int,
        fits: Callable[[Card], bool],
        up_to: int,
        eliminate: int,
        only: str | None,
    ) -> None:
        await draw_and_play_by_choice(game, player, draws, fits, up_to, eliminate, only)

    async def losses(
        self,
        player: Player,
        location: Location,
        standing: list[Card],
        icons: Mapping[Card, int],
        need: int,
    ) -> list[Card]:
        return await choose_losses(player, location, standing, icons, need)

    async def support(
        self,
        player: Player,
        field: Location,
        cards: tuple[Card, ...],
        ways: Mapping[Sequence[Card], dict[Card, int]],
    ) -> Sequence[Card]:
        return await choose(player, "support", ways, about=field)

    def fewer_draws(self, game: MiddleEarth) -> int:
        return 0


MiddleEarth.people = People()
