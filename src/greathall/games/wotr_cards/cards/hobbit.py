"""The Hobbits: cards 33–42."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_cards.card_texts import (
    FORSAKEN,
    NO_ICONS,
    PATH_COMBAT,
    CardText,
    Icons,
)
from greathall.games.wotr_cards.facts import CARDS, CHARACTER, Card, Location, LocationCard
from greathall.games.wotr_cards.game_terms import (
    DISCARD_PILE,
    add_defence_token,
    discard_from_play,
    draw_cards,
    eliminate_from_play,
    take,
)
from greathall.games.wotr_cards.location_phase import paths_numbered, replace_path
from greathall.games.wotr_cards.table import RESERVE, MiddleEarth, place_of
from greathall.kernel import Player, when

HOBBITS: Final[tuple[Card, ...]] = tuple(
    card.id for card in CARDS.values() if card.faction == "hobbit" and card.type == CHARACTER
)

# ------------------------------------------------------------------ characters


class BilboBaggins(CardText):
    """Discarded whenever he would be eliminated. Reserve action: discard him to draw 2."""

    def saves(self, cause: str, source: str) -> bool:
        return True

    @when(CardText.action_in_reserve)
    async def tell_a_tale(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        await draw_cards(game, me, 2)


class FattyBolger(CardText):
    """Reserve action: eliminate him to draw 3. Forsaken from reserve he is discarded instead."""

    def saves(self, cause: str, source: str) -> bool:
        return cause == FORSAKEN and source == RESERVE

    @when(CardText.action_in_reserve)
    async def sound_the_horn(self, game: MiddleEarth, me: Player) -> None:
        eliminate_from_play(game, self.id, RESERVE)
        await draw_cards(game, me, 3)


class FrodoBaggins(CardText):
    """Discarded whenever he would be eliminated; his items are not spared."""

    items_are_saved = False

    def saves(self, cause: str, source: str) -> bool:
        return True


class HobbitOfTheWar(CardText, abstract=True):
    """Enters the battlegrounds of another faction, whose armies support him.

    Lost on a path: discarded.
    """

    def opens(self, location: LocationCard) -> bool:
        return self.supported_by in location.factions

    def saves(self, cause: str, source: str) -> bool:
        return cause == PATH_COMBAT


class MerryBrandybuck(HobbitOfTheWar):
    """Rohan battlegrounds are open to him, and Rohan armies support him.

    Lost on a path: discarded.
    """

    supported_by = "rohan"


class PippinTook(HobbitOfTheWar):
    """Dúnedain battlegrounds are open to him, and their armies support him.

    Lost on a path: discarded.
    """

    supported_by = "dunedain"


class SamGamgee(CardText):
    """Reserve action: discard him with his items to put a defence token on the path."""

    @when(CardText.action_in_reserve)
    async def share_the_load(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        add_defence_token(game, game.path)


# ------------------------------------------------------------------ items


class HerbsAndStewedRabbit(CardText):
    """Action: eliminate it to take a Hobbit character out of your discard pile, then draw 1."""

    @when(CardText.action_in_play)
    async def cook(self, game: MiddleEarth, me: Player) -> None:
        place = place_of(game, self.id)
        assert place is not None
        eliminate_from_play(game, self.id, place)
        await take(game, me, HOBBITS, DISCARD_PILE)
        await draw_cards(game, me, 1)


class Sting(CardText):
    """One more path defence beside a Monstrous character."""

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        near = place == game.path and any(
            CARDS[c].faction == "monstrous" and CARDS[c].type == CHARACTER
            for c in game.there[place]
        )
        return Icons(path=1) if near else NO_ICONS


# ------------------------------------------------------------------ events


class ThereIsAnotherWay(CardText):
    """Activate another path of the same number; a defence token goes on it."""

    def can_resolve(self, game: MiddleEarth, me: Player) -> bool:
        return bool(paths_numbered(game, game.path_number))

    @when(CardText.event_played)
    async def turn_aside(self, game: MiddleEarth, me: Player) -> None:
        if paths_numbered(game, game.path_number):
            await replace_path(game, me)
            add_defence_token(game, game.path)
