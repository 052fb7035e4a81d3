"""The Southrons: cards 84–90."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.wotr_cards.card_texts import (
    NO_ICONS,
    CardText,
    Icons,
)
from greathall.games.wotr_cards.facts import FREE, LOCATIONS, Location
from greathall.games.wotr_cards.game_terms import eliminate_from_play
from greathall.games.wotr_cards.location_phase import (
    activate_battleground,
    activate_of_choice,
    battlegrounds_to_activate,
    can_activate,
)
from greathall.games.wotr_cards.table import RESERVE, MiddleEarth
from greathall.kernel import Player, when


class Host(CardText, abstract=True):
    """Reserve action: eliminate it to activate its goal; an enemy's it attacks with 1 more."""

    goal: ClassVar[Location]

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        raids = place == self.goal and LOCATIONS[place].side == FREE
        return Icons(attack=1) if raids else NO_ICONS

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return can_activate(game, self.goal, again=False)

    @when(CardText.action_in_reserve)
    async def march(self, game: MiddleEarth, me: Player) -> None:
        eliminate_from_play(game, self.id, RESERVE)
        await activate_battleground(game, me, self.goal)


class CoastalRaiders(Host):
    """One more attack at Dol Amroth.

    Reserve action: eliminate it to activate Dol Amroth from its deck.
    """

    goal = "dol-amroth"


class CorsairsOfUmbar(Host):
    """Reserve action: eliminate it to activate Umbar from its deck."""

    goal = "umbar"


class HaradrimRegulars(Host):
    """Reserve action: eliminate it to activate Harad from its deck."""

    goal = "harad"


class HaradrimCavalry(Host):
    """One more attack at Minas Tirith.

    Reserve action: eliminate it to activate Minas Tirith from its deck.
    """

    goal = "minas-tirith"


class TheBlackFleet(Host):
    """One more attack at Pelargir.

    Reserve action: eliminate it to activate Pelargir from its deck.
    """

    goal = "pelargir"


class TheBlackSerpent(CardText):
    """Reserve action: eliminate it to reactivate a Southron battleground."""

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return bool(battlegrounds_to_activate(game, "southron", deck=False))

    @when(CardText.action_in_reserve)
    async def raise_the_banner(self, game: MiddleEarth, me: Player) -> None:
        eliminate_from_play(game, self.id, RESERVE)
        await activate_of_choice(game, me, "southron", deck=False)
