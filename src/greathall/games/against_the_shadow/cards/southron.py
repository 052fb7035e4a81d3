"""The Southrons: bot cards 84–90."""

from __future__ import annotations

from greathall.games.against_the_shadow.able_to_win import Front
from greathall.games.against_the_shadow.beneficial import (
    activation,
    battlegrounds_worth_activating,
    one_of,
)
from greathall.games.against_the_shadow.bot_texts import Benefit, WeighedText
from greathall.games.wotr_cards.card_texts import NO_ICONS, Icons
from greathall.games.wotr_cards.cards import southron
from greathall.games.wotr_cards.facts import FREE, LOCATIONS, Location
from greathall.games.wotr_cards.game_terms import eliminate_from_play
from greathall.games.wotr_cards.location_phase import activate_battleground
from greathall.games.wotr_cards.playing import move
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    is_faction_battleground,
)
from greathall.kernel import Player, draw, when


class Host(WeighedText, southron.Host, abstract=True):
    """Reserve action: activate its goal out of its deck, if that can be won, and move there.

    The remark on p. 5 has it bring one attack icon to Dol Amroth: it neither pays with itself nor
    attacks there with one more, as the base card does.
    """

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        return NO_ICONS

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return activation(game, me, self.goal)

    @when(WeighedText.action_in_reserve)
    async def march(self, game: MiddleEarth, me: Player) -> None:
        await activate_battleground(game, me, self.goal)
        await move(game, me, self.id, self.goal)


class CoastalRaiders(Host, southron.CoastalRaiders):
    """Reserve action: activate Dol Amroth from its deck and move there."""


class CorsairsOfUmbar(Host, southron.CorsairsOfUmbar):
    """Reserve action: activate Umbar from its deck and move there."""


class HaradrimRegulars(Host, southron.HaradrimRegulars):
    """Reserve action: activate Harad from its deck and move there."""


class HaradrimCavalry(Host, southron.HaradrimCavalry):
    """Reserve action: activate Minas Tirith from its deck and move there."""


class TheBlackFleet(Host, southron.TheBlackFleet):
    """Reserve action: activate Pelargir from its deck and move there."""


class TheBlackSerpent(WeighedText):
    """Reserve action: eliminate it; a random Southron battleground is taken up again.

    One that the Free Peoples have won and the Shadow is able to win.
    """

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        after = game.copy()
        eliminate_from_play(after, self.id, RESERVE)
        return one_of(self.fields(after, me))

    def fields(self, game: MiddleEarth, me: Player) -> tuple[Front, ...]:
        won = [b for b in game.scored[FREE] if not LOCATIONS[b].is_path]
        theirs = tuple(b for b in won if is_faction_battleground(b, "southron"))
        return battlegrounds_worth_activating(game, me, theirs)

    @when(WeighedText.action_in_reserve)
    async def raise_the_banner(self, game: MiddleEarth, me: Player) -> None:
        eliminate_from_play(game, self.id, RESERVE)
        field = await draw(here.location for here in self.fields(game, me))
        await activate_battleground(game, me, field)
