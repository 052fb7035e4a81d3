"""Isengard: cards 61–72."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.wotr_cards.card_texts import (
    BATTLEGROUND_COMBAT,
    DECK,
    PATH_COMBAT,
    CardText,
)
from greathall.games.wotr_cards.cards.dunedain import Returning
from greathall.games.wotr_cards.facts import CARDS, Faction
from greathall.games.wotr_cards.game_terms import (
    characters_in_play,
    eliminate_from_play,
    take,
)
from greathall.games.wotr_cards.location_phase import (
    activate_of_choice,
    battlegrounds_to_activate,
    paths_numbered,
    replace_path,
)
from greathall.games.wotr_cards.playing import may_move, sort_top_cards
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    is_in_reserve,
    place_of,
)
from greathall.kernel import Player, choose, when

# ------------------------------------------------------------------ characters


class GrimaWormtongue(CardText):
    """Reserve action: eliminate him to take Saruman, or to eliminate a Rohan character."""

    @when(CardText.action_in_reserve)
    async def whisper(self, game: MiddleEarth, me: Player) -> None:
        eliminate_from_play(game, self.id, RESERVE)
        riders = [c for c in characters_in_play(game) if CARDS[c].faction == "rohan"]
        card = await choose(me, "grima", ("saruman", *riders))
        if card == "saruman":
            await take(game, me, ("saruman",), DECK)
        else:
            place = place_of(game, card)
            assert place is not None
            eliminate_from_play(game, card, place)


class Saruman(Returning):
    """In reserve: draw 1 more. Forsaken off the top of the deck: discarded instead."""


class Tracker(CardText, abstract=True):
    """Path action: activate another path of the same number."""

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return bool(paths_numbered(game, game.path_number))

    @when(CardText.action_on_path)
    async def drive_them_aside(self, game: MiddleEarth, me: Player) -> None:
        await replace_path(game, me)


class Ugluk(Tracker):
    """Path action: activate another path of the same number."""


# ------------------------------------------------------------------ items


class PalantirOfOrthanc(CardText):
    """Reserve action, once a round: of the top 3 of your deck eliminate 1, discard 1, take 1."""

    once_a_round = True

    @when(CardText.action_in_reserve)
    async def look_into_it(self, game: MiddleEarth, me: Player) -> None:
        await sort_top_cards(game, me)


class SarumansStaff(CardText):
    """While in play, your carryover limit is 1 higher."""

    carryover_in_play = 1


class Garment(CardText, abstract=True):
    """A wielder lost in any combat is discarded with all items instead."""

    def saves_wielder(self, cause: str) -> bool:
        return cause in (PATH_COMBAT, BATTLEGROUND_COMBAT)


class WovenOfAllColours(Garment):
    """A wielder lost in any combat is discarded with all items instead."""


# ------------------------------------------------------------------ events


class Summons(CardText, abstract=True):
    """With the leader in reserve: activate a battleground of the faction; he may move there."""

    leader: ClassVar[str]
    faction: ClassVar[Faction]

    def can_resolve(self, game: MiddleEarth, me: Player) -> bool:
        lie_ready = battlegrounds_to_activate(game, self.faction)
        return is_in_reserve(game, self.leader) and bool(lie_ready)

    @when(CardText.event_played)
    async def summon(self, game: MiddleEarth, me: Player) -> None:
        if self.can_resolve(game, me):  # the leader may have been forsaken to pay for the event
            field = await activate_of_choice(game, me, self.faction)
            await may_move(game, self.leader, (field,))


class ThreatsAndPromises(Summons):
    """With Saruman in reserve: (re)activate an Isengard battleground; he may move there."""

    leader, faction = "saruman", "isengard"
