"""The nine wildling cards: what befalls the lowest bidder, the others and the highest bidder."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.thrones.control import controlled
from greathall.games.thrones.events import (
    HouseCardTakenBack,
    PowerGained,
    PowerLost,
    UnitDowngraded,
    UnitLost,
)
from greathall.games.thrones.facts import (
    AREAS,
    CASTLES,
    COURT,
    FIEFDOMS,
    FOOTMAN,
    HIGHEST_SUPPLY,
    HOUSE_CARDS,
    KNIGHT,
    TRACKS,
    Area,
    Card,
    House,
)
from greathall.games.thrones.hands import discard_card, restore_hand
from greathall.games.thrones.influence import move_to_bottom, move_to_place, move_to_top
from greathall.games.thrones.mustering import muster_in, recruits, upgrade
from greathall.games.thrones.supply import set_supply
from greathall.games.thrones.table import (
    Westeros,
    all_units,
    areas_of,
    gain_power,
    in_pool,
    lose_power,
    on_the_board,
    put_units,
    take_units,
    throne_holder,
)
from greathall.kernel import Text, choose, without_one

NONE: Final = "none"
CARDS: Final[dict[Card, WildlingCard]] = {}


class WildlingCard(Text, abstract=True):
    """A card whose every line is empty, until a class below says otherwise."""

    @classmethod
    def register(cls, text: Any) -> None:
        CARDS[text.id] = text

    async def lowest(self, game: Westeros, house: House) -> None:
        """The wildlings won, and this house bid least."""

    async def others(self, game: Westeros, house: House) -> None:
        """The wildlings won, and this house bid more than the lowest."""

    async def highest(self, game: Westeros, house: House) -> None:
        """The Night's Watch won, and this house bid most."""

    def strength_of_next_attack(self) -> int:
        """With how much the wildlings come again at once, against all but the highest bidder."""
        return 0


class AKingBeyondTheWall(WildlingCard):
    """Places on the tracks.

    Lowest: last on all three. Others: last on the Fiefdoms or the King's Court. Highest: first
    on one.
    """

    async def lowest(self, game: Westeros, house: House) -> None:
        for track in TRACKS:
            move_to_bottom(game, house, track)

    async def others(self, game: Westeros, house: House) -> None:
        track = await choose(house, "lower-track", (FIEFDOMS, COURT), about=self.id)
        move_to_bottom(game, house, track)

    async def highest(self, game: Westeros, house: House) -> None:
        move_to_top(game, house, await choose(house, "raise-track", TRACKS, about=self.id))


class CrowKillers(WildlingCard):
    """Knights become footmen.

    Lowest: all of them. Others: two. Highest: up to two footmen may become knights.
    """

    async def lowest(self, game: Westeros, house: House) -> None:
        while knights := _where(game, house, KNIGHT):
            footmen = in_pool(game, house, FOOTMAN)
            if not footmen or footmen >= on_the_board(game, house, KNIGHT):
                knights = knights[:1]  # all share one fate, whatever the order
            await self._lower_one(game, house, knights)

    async def others(self, game: Westeros, house: House) -> None:
        for _ in range(2):
            if knights := _where(game, house, KNIGHT):
                await self._lower_one(game, house, knights)

    async def _lower_one(self, game: Westeros, house: House, knights: list[Area]) -> None:
        """A knight becomes a footman, or dies when there is no footman left."""
        area = await choose(house, "downgrade-knight", knights, about=self.id)
        take_units(game, area, (KNIGHT,))
        if in_pool(game, house, FOOTMAN):
            put_units(game, house, area, (FOOTMAN,))
            game.emit(UnitDowngraded(house, area))
        else:
            game.emit(UnitLost(house, KNIGHT, area))

    async def highest(self, game: Westeros, house: House) -> None:
        for _ in range(2):
            footmen = _where(game, house, FOOTMAN) if in_pool(game, house, KNIGHT) else []
            area = await choose(house, "upgrade-footman", (*footmen, NONE), about=self.id)
            if area == NONE:
                return
            upgrade(game, house, area, KNIGHT)


class MammothRiders(WildlingCard):
    """Units are lost.

    Lowest: three. Others: two. Highest: may take a card out of the discard pile.
    """

    async def lowest(self, game: Westeros, house: House) -> None:
        await lose_units(game, house, 3, self.id)

    async def others(self, game: Westeros, house: House) -> None:
        await lose_units(game, house, 2, self.id)

    async def highest(self, game: Westeros, house: House) -> None:
        offers = (*game.discard[house], NONE)
        card = await choose(house, "take-card-back", offers, about=self.id)
        if card != NONE:
            game.discard[house] = without_one(game.discard[house], card)
            game.hand[house] += (card,)
            game.emit(HouseCardTakenBack(house, card))


class MassingOnTheMilkwater(WildlingCard):
    """House cards are discarded.

    Lowest: the strongest, unless that were all. Others: one of two or more. Highest: takes all
    back.
    """

    async def lowest(self, game: Westeros, house: House) -> None:
        """All strongest cards go; were those all, the hand would be empty, and none goes."""
        hand = game.hand[house]
        most = max(HOUSE_CARDS[card].strength for card in hand)
        strongest = [card for card in hand if HOUSE_CARDS[card].strength == most]
        if len(strongest) < len(hand):
            for card in strongest:
                discard_card(game, house, card)

    async def others(self, game: Westeros, house: House) -> None:
        if len(game.hand[house]) > 1:
            card = await choose(house, "discard-card", game.hand[house], about=self.id)
            discard_card(game, house, card)

    async def highest(self, game: Westeros, house: House) -> None:
        restore_hand(game, house)


class PreemptiveRaid(WildlingCard):
    """Lowest: loses two units, or two places on its best track. Others: nothing.

    Highest: another attack with strength 6, in which that house has no part.
    """

    async def lowest(self, game: Westeros, house: House) -> None:
        ways = ("units", "track") if areas_of(game, house) else ("track",)
        if await choose(house, "lose-or-fall", ways, about=self.id) == "units":
            await lose_units(game, house, 2, self.id)
            return
        places = {track: game.tracks[track].index(house) for track in TRACKS}
        best = [track for track in TRACKS if places[track] == min(places.values())]
        track = await choose(throne_holder(game), "fall-on-track", best, about=house)
        last = len(game.tracks[track]) - 1
        move_to_place(game, house, track, min(last, places[track] + 2))

    def strength_of_next_attack(self) -> int:
        return 6


class RattleshirtsRaiders(WildlingCard):
    """Supply. Lowest: falls by two. Others: falls by one. Highest: rises by one."""

    async def lowest(self, game: Westeros, house: House) -> None:
        await set_supply(game, house, max(0, game.supply[house] - 2))

    async def others(self, game: Westeros, house: House) -> None:
        await set_supply(game, house, max(0, game.supply[house] - 1))

    async def highest(self, game: Westeros, house: House) -> None:
        if game.supply[house] < HIGHEST_SUPPLY:  # else nothing changes, and no army is cut (p. 8)
            await set_supply(game, house, game.supply[house] + 1)


class SilenceAtTheWall(WildlingCard):
    """Nothing happens to anybody."""


class SkinchangerScout(WildlingCard):
    """Power. Lowest: loses all. Others: lose two. Highest: gets its bid back."""

    async def lowest(self, game: Westeros, house: House) -> None:
        game.emit(PowerLost(house, lose_power(game, house, game.power[house])))

    async def others(self, game: Westeros, house: House) -> None:
        game.emit(PowerLost(house, lose_power(game, house, 2)))

    async def highest(self, game: Westeros, house: House) -> None:
        game.emit(PowerGained(house, gain_power(game, house, game.bids[house])))


class TheHordeDescends(WildlingCard):
    """Units are lost.

    Lowest: two in one castle or stronghold, if it can. Others: one. Highest: may muster in one.
    """

    async def lowest(self, game: Westeros, house: House) -> None:
        """Both from one castle or stronghold, if any of them holds two."""
        held = [a for a in areas_of(game, house) if a in CASTLES and len(all_units(game, a)) > 1]
        if not held:
            await lose_units(game, house, 2, self.id)
            return
        area = await _lose_unit(game, house, held, self.id)
        await _lose_unit(game, house, [area], self.id)

    async def others(self, game: Westeros, house: House) -> None:
        await lose_units(game, house, 1, self.id)

    async def highest(self, game: Westeros, house: House) -> None:
        own = [
            a for a in controlled(game, house, CASTLES) if recruits(game, house, a, AREAS[a].points)
        ]
        area = await choose(house, "horde-muster", (*own, NONE))
        if area != NONE:
            await muster_in(game, house, area)


async def lose_units(game: Westeros, house: House, count: int, card: Card) -> None:
    """So many units of the owner's choice, or all if there are fewer."""
    for _ in range(count):
        if areas := areas_of(game, house):
            await _lose_unit(game, house, areas, card)


async def _lose_unit(game: Westeros, house: House, areas: list[Area], card: Card) -> Area:
    options = [(area, unit) for area in areas for unit in dict.fromkeys(all_units(game, area))]
    area, unit = await choose(house, "lose-unit", options, about=card)
    take_units(game, area, (unit,))
    game.emit(UnitLost(house, unit, area))
    return area


def _where(game: Westeros, house: House, unit: str) -> list[Area]:
    return [area for area in areas_of(game, house) if unit in game.units.get(area, ())]
