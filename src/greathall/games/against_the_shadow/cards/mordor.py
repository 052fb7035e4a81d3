"""Mordor: bot cards 91–120."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.against_the_shadow.able_to_win import front, right_to_left
from greathall.games.against_the_shadow.beneficial import (
    cards_for,
    corruption,
    helps_at,
    loss_of_cards,
    new_icon,
)
from greathall.games.against_the_shadow.bot_texts import DRAWS, Benefit, BotText, WeighedText
from greathall.games.against_the_shadow.cards.isengard import Summons
from greathall.games.against_the_shadow.table import bots_at
from greathall.games.wotr_cards.card_texts import (
    NO_ICONS,
    Icons,
)
from greathall.games.wotr_cards.cards import mordor
from greathall.games.wotr_cards.facts import FREE, LOCATIONS, SHADOW, Card, Location
from greathall.games.wotr_cards.game_terms import (
    DISCARD_PILE,
    add_attack_token,
    add_defence_token,
    discard_from_play,
    take,
)
from greathall.games.wotr_cards.locations.paths import is_nazgul
from greathall.games.wotr_cards.playing import move
from greathall.games.wotr_cards.table import RESERVE, MiddleEarth, is_in_play, owner, wielder_of
from greathall.kernel import Player, when

# ------------------------------------------------------------------ characters


class GorbagAndShagrat(BotText):
    """One path attack on a path, two at Cirith Ungol; nothing is discarded for it."""

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        if place not in LOCATIONS or not LOCATIONS[place].is_path:
            return NO_ICONS
        return Icons(path=2 if place == "cirith-ungol" else 1)


class Grishnakh(WeighedText, mordor.Grishnakh):
    """Path action: eliminate him to add 1 corruption."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return corruption()


# ------------------------------------------------------------------ the Nazgûl


class TheBeguiler(WeighedText, mordor.TheBeguiler):
    """Reserve action: discard him; each Free Peoples player discards 1."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return loss_of_cards(game)


class TheCommander(WeighedText, mordor.TheCommander):
    """Reserve action: discard him; each bot draws 1."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return cards_for(game, *bots_at(game))


class TokenBearer(WeighedText, abstract=True):
    """Reserve action: discard him for a token on the rightmost battleground where it helps."""

    side: ClassVar[str]  # whose battlegrounds get the token

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return next((benefit for _, benefit in self.fields(game, me)), None)

    def fields(self, game: MiddleEarth, me: Player) -> list[tuple[Location, Benefit]]:
        """The battlegrounds where the token helps, from the right."""
        found = []
        for field in right_to_left(game):
            if LOCATIONS[field].side == self.side:
                after = game.copy()
                discard_from_play(after, self.id, RESERVE)
                self.lay(after, field)
                if benefit := new_icon(after, game, me, field):
                    found.append((field, benefit))
        return found

    def lay(self, game: MiddleEarth, field: Location) -> None:
        raise NotImplementedError

    @when(BotText.action_in_reserve)
    async def bear_token(self, game: MiddleEarth, me: Player) -> None:
        field = self.fields(game, me)[0][0]
        discard_from_play(game, self.id, RESERVE)
        self.lay(game, field)


class TheDestroyer(TokenBearer):
    """Reserve action: discard him for an attack token on a battleground of the Free Peoples."""

    side = FREE

    def lay(self, game: MiddleEarth, field: Location) -> None:
        add_attack_token(game, field)


class TheHunter(WeighedText, mordor.TheHunter):
    """Reserve action: discard him to put an attack token on the path."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        after = game.copy()
        discard_from_play(after, self.id, RESERVE)
        add_attack_token(after, game.path)
        return new_icon(after, game, me, game.path)


class TheMessenger(WeighedText):
    """Reserve action: discard him to take a random other Nazgûl out of the discard pile."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        found = any(self.may_lie_there(game, me, nazgul) for nazgul in self.others(game, me))
        return Benefit(DRAWS) if found else None

    def others(self, game: MiddleEarth, me: Player) -> tuple[Card, ...]:
        cards = (c for c in game.cards if is_nazgul(c) and c != self.id)
        return tuple(c for c in cards if owner(game, c) == me and not game.cards[c].promo)

    def may_lie_there(self, game: MiddleEarth, me: Player, nazgul: Card) -> bool:
        """Whether people cannot rule it out: they saw it go there, or not where it is (p. 5)."""
        if nazgul in game.discard_seen[me]:
            return True
        elsewhere = is_in_play(game, nazgul) or nazgul in game.eliminated_seen[me]
        return bool(game.discard[me]) and not elsewhere

    @when(BotText.action_in_reserve)
    async def bear_word(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        await take(game, me, self.others(game, me), DISCARD_PILE)


class TheReaver(WeighedText, mordor.TheReaver):
    """Reserve action: discard him; each Free Peoples player forsakes 1."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return loss_of_cards(game)


class TheWarrior(TokenBearer):
    """Reserve action: discard him for a defence token on a battleground of the Shadow."""

    side = SHADOW

    def lay(self, game: MiddleEarth, field: Location) -> None:
        add_defence_token(game, field)


# ------------------------------------------------------------------ items


class BlackBreath(WeighedText, mordor.BlackBreath):
    """Action at a location: discard it with its wielder and all items to add 1 corruption."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return corruption()


class BlackRidersMount(BotText):
    """Played on a wielder in reserve: he moves to the path at once, if a card may go there."""

    @when(BotText.played_on_reserve_wielder)
    async def ride_to_the_path(self, game: MiddleEarth, me: Player) -> None:
        await _ride(game, me, self.id, (game.path,))


class FellBeast(BotText):
    """Played on a wielder in reserve: he moves at once to a battleground where that helps."""

    @when(BotText.played_on_reserve_wielder)
    async def fly_to_battle(self, game: MiddleEarth, me: Player) -> None:
        await _ride(game, me, self.id, right_to_left(game))


async def _ride(game: MiddleEarth, me: Player, mount: Card, to: tuple[Location, ...]) -> None:
    """The wielder of the mount moves to the first of these places where that helps."""
    wielder = wielder_of(game, mount)
    assert wielder is not None
    for place in to:
        if helps_at(game, front(game, me, place), wielder):
            await move(game, me, wielder, place)
            return


class MorgulBlade(WeighedText, mordor.MorgulBlade):
    """Path action: eliminate it to add 1 corruption."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return corruption()


# ------------------------------------------------------------------ events


class TheBlackCaptain(Summons):
    """With The Witch-king in reserve: a random Mordor battleground; he moves if he helps."""

    leader, faction = "the-witch-king", "mordor"


class Muster(WeighedText, abstract=True):
    """Draw 7; eliminate 1 of them at random, play the first 2 of a kind, discard the others."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return cards_for(game, me)


class TheDayWithoutDawn(Muster, mordor.TheDayWithoutDawn):
    """Draw 7; eliminate 1 of them at random, play the first 2 armies, discard the others."""


class TheRingwraithsAreAbroad(Muster, mordor.TheRingwraithsAreAbroad):
    """Draw 7; eliminate 1 of them at random, play the first 2 Nazgûl, discard the others."""
