"""Marches over several regions, by Event cards (5.8).

Question: `march-to` (the next region of a march, or `done`; about where the Army is).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from greathall.games.wotr_board.control import (
    barred_regions,
    is_free_for_movement,
    is_inside,
)
from greathall.games.wotr_board.departures import (
    Departure,
    Leads,
    able_to_go,
    at_peace,
    choose_movers,
    may_cross,
)
from greathall.games.wotr_board.facts import (
    DONE,
    FIGURES,
    REGIONS,
    UNITS,
    Figure,
    Region,
    Side,
    kinds_of,
)
from greathall.games.wotr_board.figures import nations_in
from greathall.games.wotr_board.movement import NO_LIMIT, arrive, enter_region
from greathall.games.wotr_board.players import act_with
from greathall.games.wotr_board.rulings import may_over_stack
from greathall.games.wotr_board.stacking import places_taken, room, trim
from greathall.games.wotr_board.table import War, armies
from greathall.kernel import Player, choose

Where = Callable[[War, Side, Region], bool]  # whether a card lets an Army be there


class March(Departure):
    """An Army that goes up to so many regions and ends where a card lets it (5.8).

    `moved` are figures there that have already moved with this action; who `leads` must go along.
    """

    def __init__(
        self,
        game: War,
        player: Player,
        origin: Region,
        steps: int,
        must_end: Where | None = None,
        moved: tuple[Figure, ...] = (),
        leads: Leads | None = None,
    ) -> None:
        able = able_to_go(game, player, origin, origin, moved)
        super().__init__(game, player, origin, able, leads, 1, NO_LIMIT)
        self.steps, self.must_end = steps, must_end

    def may_go(self, going: tuple[Figure, ...]) -> bool:
        return super().may_go(going) and self.has_end(going)

    def is_open(self, going: tuple[Figure, ...]) -> bool:
        """Whether one of these units alone could march: of each Nation one will do."""
        units = {FIGURES[figure].nation: figure for figure in kinds_of(going) if figure in UNITS}
        return super().is_open(going) and any(self.has_end((unit,)) for unit in units.values())

    def has_end(self, going: tuple[Figure, ...]) -> bool:
        return next(self.ends(going), None) is not None

    def ends(self, going: tuple[Figure, ...]) -> Iterator[Region]:
        """Where these can end their march, before they leave."""
        for region in self.within(going, self.origin, self.steps):
            if self.may_end(going, region):
                yield region

    def may_end(self, going: tuple[Figure, ...], region: Region) -> bool:
        """Another region, such as the card wants; stacking is checked there alone."""
        if region == self.origin:
            return False
        if self.must_end is not None and not self.must_end(self.game, self.side, region):
            return False
        if self.game.expansion.able_to_follow(self.game, going, region) != going:
            return False
        return may_over_stack(self.game) or places_taken(going, self.besides) <= room(
            self.game, self.side, region
        )

    def within(self, going: tuple[Figure, ...], region: Region, steps: int) -> Iterator[Region]:
        """The regions that these can reach from one in so many steps, itself included."""
        seen, edge = {region: None}, [region]
        yield region
        for _ in range(steps):
            edge = [n for here in edge for n in self.onward(going, here) if n not in seen]
            seen.update(dict.fromkeys(edge))
            yield from edge

    def onward(self, going: tuple[Figure, ...], region: Region) -> list[Region]:
        """Every region must be free for Army movement, and open to each Nation that goes."""
        game, found = self.game, []
        peace, barred = at_peace(game, self.side), barred_regions(game, self.side)
        for near in REGIONS[region].adjacent:
            if near in barred and not is_free_for_movement(game, self.side, near):
                continue
            if may_cross(peace, going, near):
                found.append(near)
        follow = game.expansion.able_to_follow
        return [near for near in found if follow(game, going, near, ends_here=False) == going]

    def can_begin(self) -> bool:
        """Whether part of the Army there can march so far and end where it must."""
        if self.origin not in armies(self.game, self.side):
            return False
        return not is_inside(self.game, self.side, self.origin) and self.is_open(self.able)

    async def go(self) -> tuple[Region, tuple[Figure, ...]]:
        """It is fixed who goes; what they pass is captured. Where they end, and who they are."""
        game, going = self.game, await choose_movers(self)
        ends, here = tuple(self.ends(going)), self.origin
        for left in range(self.steps - 1, -1, -1):
            targets = [
                region
                for region in self.onward(going, here)
                if any(
                    end in ends and end != self.origin for end in self.within(going, region, left)
                )
            ]
            offers = [*targets, DONE] if here in ends else targets
            target = await choose(self.player, "march-to", offers, about=here)
            if target == DONE:
                break
            enter_region(game, self.side, going, here, target, ends_here=False)
            here = target
        arrive(game, going, here)
        act_with(game, self.player, nations_in(going), here)
        await trim(game, self.side, here)
        return here, going
