"""The Elves: cards 18–30."""

from __future__ import annotations

from greathall.games.wotr_cards.card_texts import (
    DECK,
    PATH_COMBAT,
    CardText,
    Icons,
)
from greathall.games.wotr_cards.facts import CARDS, FREE
from greathall.games.wotr_cards.game_terms import (
    add_defence_token,
    change_corruption,
    discard_from_hand,
    discard_from_play,
    draw_cards,
    eliminate_from_play,
    may,
    refill_deck,
    take,
)
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    active_locations,
    each_player,
    owner,
)
from greathall.kernel import Player, choose, when

# ------------------------------------------------------------------ characters


class Arwen(CardText):
    """Played: draw 1. In reserve: Strider or Aragorn has 1 more defence and path defence."""

    lends = {  # noqa: RUF012
        "strider": Icons(defence=1, path=1),
        "aragorn": Icons(defence=1, path=1),
    }

    @when(CardText.played)
    async def give_hope(self, game: MiddleEarth, me: Player) -> None:
        await draw_cards(game, me, 1)


class Elrond(CardText):
    """Played: draw 1. In reserve: your carryover limit is 1 higher."""

    carryover_in_reserve = 1

    @when(CardText.played)
    async def give_counsel(self, game: MiddleEarth, me: Player) -> None:
        await draw_cards(game, me, 1)


class Galadriel(CardText):
    """Played: draw 1. In reserve: draw 1 more in the drawing phase, then discard 1."""

    draws_in_reserve = 1

    @when(CardText.played)
    async def give_gifts(self, game: MiddleEarth, me: Player) -> None:
        await draw_cards(game, me, 1)

    @when(CardText.draw_phase)
    async def weigh_what_is_needed(self, game: MiddleEarth, me: Player) -> None:
        await discard_from_hand(game, me)


class Legolas(CardText):
    """Played: you may take Bow of the Galadhrim out of your deck."""

    @when(CardText.played)
    async def reach_for_the_bow(self, game: MiddleEarth, me: Player) -> None:
        if await may(game, me, self.id):
            await take(game, me, ("bow-of-the-galadhrim",), DECK)


# ------------------------------------------------------------------ items


class BowOfTheGaladhrim(CardText):
    """Its wielder wields no other weapon."""

    def forbids_weapon(self) -> bool:
        return True


class ElvenCloak(CardText):
    """A wielder lost in path combat is discarded with all items instead."""

    def saves_wielder(self, cause: str) -> bool:
        return cause == PATH_COMBAT


class Lembas(CardText):
    """Path action of the Hobbit player: eliminate it; 1 corruption less for each Hobbit there."""

    user_faction = "hobbit"

    @when(CardText.action_on_path)
    async def break_bread(self, game: MiddleEarth, me: Player) -> None:
        hobbits = [c for c in game.there[game.path] if CARDS[c].faction == "hobbit"]
        eliminate_from_play(game, self.id, game.path)
        change_corruption(game, -len(hobbits))


class MirrorOfGaladriel(CardText):
    """While in play, its owner knows the top card of their deck, and may look at will."""

    async def deck_changed(self, game: MiddleEarth) -> None:
        player = owner(game, self.id)
        refill_deck(game, player)
        deck = game.deck[player]
        if deck and not (deck.top and player in deck.top[0][1]):
            game.deck[player] = await deck.look_at_top(player)


class NenyaRingOfAdamant(CardText):
    """Reserve action: discard it to put a defence token on the path or an active battleground."""

    @when(CardText.action_in_reserve)
    async def ward(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        place = await choose(me, "token", active_locations(game), about=self.id)
        add_defence_token(game, place)


class PhialOfGaladriel(CardText):
    """On a path, the path itself has 2 more defence."""

    path_defence = 2


class VilyaRingOfAir(CardText):
    """Reserve action: discard it; each Free Peoples player draws 1."""

    @when(CardText.action_in_reserve)
    async def refresh(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, RESERVE)
        for player in each_player(game, FREE):
            await draw_cards(game, player, 1)
