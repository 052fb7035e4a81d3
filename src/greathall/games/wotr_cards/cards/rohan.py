"""Rohan: cards 43–50 and the promo card Ghân-buri-Ghân."""

from __future__ import annotations

from greathall.games.wotr_cards.card_texts import (
    NO_ICONS,
    CardText,
    Icons,
)
from greathall.games.wotr_cards.facts import (
    ARMY,
    CARDS,
    Card,
    Location,
    LocationCard,
)
from greathall.games.wotr_cards.game_terms import (
    DISCARD_PILE,
    decide,
    eliminate_from_play,
    may,
    take,
)
from greathall.games.wotr_cards.location_phase import (
    activate_of_choice,
    battlegrounds_to_activate,
)
from greathall.games.wotr_cards.playing import NONE, draw_and_play, may_move
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    is_in_play,
    place_of,
    scenario,
    unique,
    wielder_of,
)
from greathall.kernel import Player, choose, when


def is_rohan(card: Card) -> bool:
    return CARDS[card].faction == "rohan"


# ------------------------------------------------------------------ characters


class Eomer(CardText):
    """Played: draw 5, you may play a Rohan army of these, discard the others."""

    @when(CardText.played)
    async def gather_an_eored(self, game: MiddleEarth, me: Player) -> None:
        await draw_and_play(game, me, 5, lambda c: is_rohan(c) and CARDS[c].type == ARMY)


class Eowyn(CardText):
    """Played to a battleground: you may eliminate a Nazgûl there.

    To reserve: you may take Merry or Pippin.
    """

    @when(CardText.played_to_battleground)
    async def defy_the_nazgul(self, game: MiddleEarth, me: Player) -> None:
        place = place_of(game, self.id)
        assert place is not None
        nazgul = [c for c in game.there[place] if "nazgul" in CARDS[c].keywords]
        if nazgul:
            card = await choose(me, "nazgul", (*nazgul, NONE), about=place)
            if card != NONE:
                eliminate_from_play(game, card, place)

    @when(CardText.played_to_reserve)
    async def ride_with_a_hobbit(self, game: MiddleEarth, me: Player) -> None:
        if await may(game, me, self.id):
            await take(game, me, ("merry-brandybuck", "pippin-took"), DISCARD_PILE)


class Theoden(CardText):
    """One attack and one defence while a Gandalf is in play.

    Played: draw 5, you may play a Rohan card of these, discard the others.
    """

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        gandalf = is_in_play(game, "gandalf-the-grey") or is_in_play(game, "gandalf-the-white")
        return Icons(attack=1, defence=1) if gandalf else NO_ICONS

    @when(CardText.played)
    async def call_the_muster(self, game: MiddleEarth, me: Player) -> None:
        await draw_and_play(game, me, 5, is_rohan)


class GhanBuriGhan(CardText):
    """From reserve he opens Minas Tirith to Rohan cards."""

    lasts_in_reserve = True

    def opens_to(self, card: Card, location: LocationCard) -> bool:
        return is_rohan(card) and location.id == "minas-tirith"


# ------------------------------------------------------------------ items


class Shadowfax(CardText):
    """Reserve action: activate or reactivate any battleground; the wielder moves there."""

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return bool(battlegrounds_to_activate(game))

    @when(CardText.action_in_reserve)
    async def show_the_meaning_of_haste(self, game: MiddleEarth, me: Player) -> None:
        wielder = wielder_of(game, self.id)
        assert wielder is not None
        field = await activate_of_choice(game, me)
        # He moves even if the text of the battleground took his horse.
        await may_move(game, wielder, (field,), forced=True)


# ------------------------------------------------------------------ events


class DeathRideRideToRuin(CardText):
    """Eliminate any number of Rohan cards from reserve; Mordor loses as many on battlegrounds."""

    def can_resolve(self, game: MiddleEarth, me: Player) -> bool:
        return bool(_in_reserve(game, me))

    @when(CardText.event_played)
    async def ride_for_ruin(self, game: MiddleEarth, me: Player) -> None:
        ridden = 0
        while options := _in_reserve(game, me):
            card = await choose(me, "ride", (*options, NONE))
            if card == NONE:
                break
            eliminate_from_play(game, card, RESERVE)
            ridden += 1
        enemy = scenario(game).player_of["mordor"]
        for _ in range(ridden):
            targets = _on_battlegrounds(game)
            if targets:
                place, card = await decide(game, enemy, "fall", targets)
                eliminate_from_play(game, card, place)


def _in_reserve(game: MiddleEarth, me: Player) -> tuple[Card, ...]:
    """Rohan cards in reserve, a wielded Shadowfax included (the book does not say)."""
    cards = game.reserve[me]
    items = tuple(item for card in cards for item in game.items.get(card, ()))
    return tuple(card for card in unique(cards + items) if is_rohan(card))


def _on_battlegrounds(game: MiddleEarth) -> tuple[tuple[Location, Card], ...]:
    """Mordor armies, characters and items on active battlegrounds."""
    found: list[tuple[Location, Card]] = []
    for field in game.battlegrounds:
        cards = unique(game.there[field])
        items = tuple(item for card in cards for item in game.items.get(card, ()))
        found += [(field, c) for c in cards + items if CARDS[c].faction == "mordor"]
    return tuple(found)
