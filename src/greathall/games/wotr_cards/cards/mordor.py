"""Mordor: cards 91–120 and the promo card Gothmog."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_cards.card_texts import (
    NO_ICONS,
    CardText,
    Icons,
)
from greathall.games.wotr_cards.cards.dunedain import Returning
from greathall.games.wotr_cards.cards.isengard import Garment, Summons
from greathall.games.wotr_cards.cards.monstrous import each_free_player_forsakes
from greathall.games.wotr_cards.facts import CARDS, FREE, LOCATIONS, SHADOW, Location, LocationCard
from greathall.games.wotr_cards.game_terms import (
    DISCARD_PILE,
    add_attack_token,
    add_defence_token,
    change_corruption,
    discard_from_hand,
    discard_from_play,
    draw_cards,
    eliminate_from_play,
    may,
    remove,
    take,
)
from greathall.games.wotr_cards.locations.paths import is_army, is_nazgul
from greathall.games.wotr_cards.playing import draw_and_play, may_move
from greathall.games.wotr_cards.rulings import optional_discard_is_payable
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    discard_pile,
    each_player,
    place_of,
    wielder_of,
)
from greathall.kernel import Player, choose, when

NAZGUL: Final = tuple(card for card in CARDS if is_nazgul(card))

# ------------------------------------------------------------------ characters


class GorbagAndShagrat(CardText):
    """Entering a path: you may discard 1 for a path attack token on them, or 2 at Cirith Ungol."""

    @when(CardText.enters_path)
    async def quarrel(self, game: MiddleEarth, me: Player) -> None:
        if optional_discard_is_payable(game, me) and await may(game, me, self.id):
            await discard_from_hand(game, me)
            add_attack_token(game, self.id, 2 if game.path == "cirith-ungol" else 1)


class Grishnakh(CardText):
    """Path action: eliminate him to add 1 corruption."""

    @when(CardText.action_on_path)
    async def search_the_hobbits(self, game: MiddleEarth, me: Player) -> None:
        eliminate_from_play(game, self.id, game.path)
        change_corruption(game, 1)


class Watchful(CardText, abstract=True):
    """Kept off paths while a Shadow battleground is active."""

    def bars(self, game: MiddleEarth, location: LocationCard) -> bool:
        return location.is_path and any(LOCATIONS[b].side == SHADOW for b in game.battlegrounds)


class MouthOfSauron(Watchful):
    """Kept off paths while a Shadow battleground is active. In reserve: draw 1 more."""

    draws_in_reserve = 1


class TheLidlessEye(Watchful):
    """Kept off paths while a Shadow battleground is active.

    Played: each Shadow player draws 1. In reserve: your carryover limit is 1 higher.
    """

    carryover_in_reserve = 1

    @when(CardText.played)
    async def see_all(self, game: MiddleEarth, me: Player) -> None:
        for player in each_player(game, SHADOW):
            await draw_cards(game, player, 1)


class Gothmog(CardText):
    """Playing him removes The Witch-king. In reserve: draw 1 more."""

    draws_in_reserve = 1

    @when(CardText.played)
    async def take_command(self, game: MiddleEarth, me: Player) -> None:
        remove(game, "the-witch-king")


# ------------------------------------------------------------------ the Nazgûl


class TheBeguiler(CardText):
    """Reserve action: discard him; each Free Peoples player discards 1."""

    @when(CardText.action_in_reserve)
    async def beguile(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        for player in each_player(game, FREE):
            await discard_from_hand(game, player)


class TheBlackEasterling(CardText):
    """One more defence at Dol Guldur. Played: draw 1."""

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        return Icons(defence=1) if place == "dol-guldur" else NO_ICONS

    @when(CardText.played)
    async def ride_out(self, game: MiddleEarth, me: Player) -> None:
        await draw_cards(game, me, 1)


class TheCommander(CardText):
    """Reserve action: discard him; each Shadow player draws 1."""

    @when(CardText.action_in_reserve)
    async def command(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        for player in each_player(game, SHADOW):
            await draw_cards(game, player, 1)


class TheDestroyer(CardText):
    """Reserve action: discard him to put an attack token on an active battleground."""

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return bool(game.battlegrounds)

    @when(CardText.action_in_reserve)
    async def destroy(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        add_attack_token(game, await choose(me, "token", game.battlegrounds, about=self.id))


class TheHunter(CardText):
    """Reserve action: discard him to put an attack token on the path."""

    @when(CardText.action_in_reserve)
    async def hunt(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        add_attack_token(game, game.path)


class TheMessenger(CardText):
    """Reserve action: discard him to take a Nazgûl out of your discard pile."""

    @when(CardText.action_in_reserve)
    async def bear_word(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        itself = game.options["messenger"] == "itself"
        wanted = [nazgul for nazgul in NAZGUL if itself or nazgul != self.id]
        await take(game, me, wanted, DISCARD_PILE)


class TheReaver(CardText):
    """Reserve action: discard him; each Free Peoples player forsakes 1."""

    @when(CardText.action_in_reserve)
    async def reave(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        await each_free_player_forsakes(game)


class TheWarrior(CardText):
    """Reserve action: discard him to put a defence token on an active battleground."""

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return bool(game.battlegrounds)

    @when(CardText.action_in_reserve)
    async def stand_guard(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        add_defence_token(game, await choose(me, "token", game.battlegrounds, about=self.id))


class TheWitchKing(Returning):
    """In reserve: draw 1 more. Forsaken off the top of the deck: discarded instead."""


# ------------------------------------------------------------------ items


class BlackBreath(CardText):
    """Action at a location: discard it with its wielder and all items to add 1 corruption."""

    @when(CardText.action_at_location)
    async def breathe(self, game: MiddleEarth, me: Player) -> None:
        wielder, place = wielder_of(game, self.id), place_of(game, self.id)
        assert wielder is not None
        assert place is not None
        discard_from_play(game, wielder, place)
        change_corruption(game, 1)


class BlackRidersMount(CardText):
    """Played on a wielder in reserve: the wielder may move to the path at once."""

    @when(CardText.played_on_reserve_wielder)
    async def ride_to_the_path(self, game: MiddleEarth, me: Player) -> None:
        wielder = wielder_of(game, self.id)
        assert wielder is not None
        await may_move(game, wielder, (game.path,))


class FellBeast(CardText):
    """Played on a wielder in reserve: the wielder may move to a battleground at once."""

    @when(CardText.played_on_reserve_wielder)
    async def fly_to_battle(self, game: MiddleEarth, me: Player) -> None:
        wielder = wielder_of(game, self.id)
        assert wielder is not None
        await may_move(game, wielder, game.battlegrounds)


class MorgulBlade(CardText):
    """Path action: eliminate it to add 1 corruption."""

    @when(CardText.action_on_path)
    async def stab(self, game: MiddleEarth, me: Player) -> None:
        eliminate_from_play(game, self.id, game.path)
        change_corruption(game, 1)


class NazgulsMantle(Garment):
    """A wielder lost in any combat is discarded with all items instead."""


# ------------------------------------------------------------------ events


class TheBlackCaptain(Summons):
    """With The Witch-king in reserve: (re)activate a Mordor battleground; he may move there."""

    leader, faction = "the-witch-king", "mordor"


class Muster(CardText, abstract=True):
    """Draw 7; of these eliminate 1, play up to 2 of one kind, discard the others."""

    def can_resolve(self, game: MiddleEarth, me: Player) -> bool:
        # The card that pays for the event can be the first of a new deck.
        pays = len(game.hand[me]) > 1
        return pays or bool(game.deck[me] or discard_pile(game, me))


class TheDayWithoutDawn(Muster):
    """Draw 7; of these eliminate 1, play up to 2 armies, discard the others."""

    @when(CardText.event_played)
    async def darken_the_sky(self, game: MiddleEarth, me: Player) -> None:
        await draw_and_play(game, me, 7, is_army, up_to=2, eliminate=1)


class TheRingwraithsAreAbroad(Muster):
    """Draw 7; of these eliminate 1, play up to 2 Nazgûl, discard the others."""

    @when(CardText.event_played)
    async def send_out_the_nine(self, game: MiddleEarth, me: Player) -> None:
        await draw_and_play(game, me, 7, is_nazgul, up_to=2, eliminate=1)
