"""The Wizard: cards 51–60."""

from __future__ import annotations

from greathall.games.wotr_cards.card_texts import (
    NO_ICONS,
    PATH_COMBAT,
    CardText,
    Icons,
)
from greathall.games.wotr_cards.cards.dunedain import Guide, Returning
from greathall.games.wotr_cards.cards.hobbit import HOBBITS
from greathall.games.wotr_cards.facts import ARMY, CARDS, SHADOW, Location
from greathall.games.wotr_cards.game_terms import (
    DISCARD_PILE,
    change_corruption,
    decide,
    discard_from_hand,
    discard_from_play,
    eliminate_from_play,
    remove,
    take,
)
from greathall.games.wotr_cards.location_phase import paths_numbered, replace_path
from greathall.games.wotr_cards.playing import NONE
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    discard_pile,
    each_player,
    place_of,
    scenario,
    unique,
)
from greathall.kernel import Player, choose, when

# ------------------------------------------------------------------ characters


class GandalfTheGrey(Guide):
    """Path action: activate a path of the next number."""


class GandalfTheWhite(Returning):
    """Playing him removes Gandalf the Grey.

    In reserve: draw 1 more. Forsaken off the deck: discarded instead.
    """

    @when(CardText.played)
    async def come_back(self, game: MiddleEarth, me: Player) -> None:
        remove(game, "gandalf-the-grey")


class GwaihirTheWindlord(CardText):
    """Reserve action: discard him to take a Gandalf out of your discard pile."""

    @when(CardText.action_in_reserve)
    async def bear_the_wizard(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        await take(game, me, ("gandalf-the-grey", "gandalf-the-white"), DISCARD_PILE)


class Quickbeam(CardText):
    """One more attack and defence for every 2 Isengard cards on his battleground."""

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        if place == game.path:
            return NO_ICONS
        foes = [c for c in game.there[place] if CARDS[c].faction == "isengard"]
        return Icons(attack=len(foes) // 2, defence=len(foes) // 2)


class Smeagol(CardText):
    """Path action: add 1 corruption to activate a path of the next number.

    Lost on a path: discarded.
    """

    def saves(self, cause: str, source: str) -> bool:
        return cause == PATH_COMBAT

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return bool(paths_numbered(game, game.path_number + 1))

    @when(CardText.action_on_path)
    async def show_the_way(self, game: MiddleEarth, me: Player) -> None:
        change_corruption(game, 1)
        await replace_path(game, me, ahead=1)


class Treebeard(CardText):
    """One more attack at Orthanc. Entering a battleground: Isengard loses an army there."""

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        return Icons(attack=1) if place == "orthanc" else NO_ICONS

    @when(CardText.enters_battleground)
    async def tear_them_apart(self, game: MiddleEarth, me: Player) -> None:
        place = place_of(game, self.id)
        assert place is not None
        armies = [
            c
            for c in unique(game.there[place])
            if CARDS[c].faction == "isengard" and CARDS[c].type == ARMY
        ]
        if armies:
            foe = scenario(game).player_of["isengard"]
            card = await decide(game, foe, "army", armies, about=place)
            eliminate_from_play(game, card, place)


# ------------------------------------------------------------------ items


class EntDraught(CardText):
    """Action: eliminate it; up to 2 discarded Hobbits return to the Hobbit player's hand."""

    @when(CardText.action_in_play)
    async def refresh_the_hobbits(self, game: MiddleEarth, me: Player) -> None:
        place = place_of(game, self.id)
        assert place is not None
        eliminate_from_play(game, self.id, place)
        player = scenario(game).player_of["hobbit"]
        for _ in range(2):
            pile = discard_pile(game, player)
            if not pile:
                return
            # Asked even without a Hobbit there: nobody else knows what lies in the pile.
            found = [hobbit for hobbit in HOBBITS if hobbit in pile]
            hobbit = await choose(player, "hobbit", (*found, NONE), always_ask=True)
            if hobbit == NONE:
                return
            await take(game, player, (hobbit,), DISCARD_PILE)


class GandalfsStaff(CardText):
    """While in play, your carryover limit is 1 higher."""

    carryover_in_play = 1


class NaryaRingOfFire(CardText):
    """Reserve action: discard it; each Shadow player discards 1."""

    @when(CardText.action_in_reserve)
    async def kindle(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        for player in each_player(game, SHADOW):
            await discard_from_hand(game, player)
