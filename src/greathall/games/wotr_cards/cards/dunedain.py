"""The Dúnedain: cards 1–17 and the promo card Ioreth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from greathall.games.wotr_cards.card_texts import (
    DECK,
    FORSAKEN,
    NO_ICONS,
    CardText,
    Icons,
)
from greathall.games.wotr_cards.facts import (
    ARMY,
    CARDS,
    CHARACTER,
    FREE,
    LOCATIONS,
    SHADOW,
    Card,
    FactionCard,
    Location,
    LocationCard,
)
from greathall.games.wotr_cards.game_terms import (
    can_forsake,
    discard_from_hand,
    discard_from_play,
    draw_cards,
    drop_item,
    forsake,
    may,
    remove,
    take,
    to_eliminated_pile,
)
from greathall.games.wotr_cards.location_phase import (
    activate_of_choice,
    battlegrounds_to_activate,
    paths_numbered,
    replace_path,
)
from greathall.games.wotr_cards.playing import NONE, may_move
from greathall.games.wotr_cards.rulings import optional_discard_is_payable
from greathall.games.wotr_cards.table import (
    MiddleEarth,
    discard_pile,
    is_in_play,
    is_in_reserve,
    owner,
    wielder_of,
)
from greathall.kernel import Player, choose, when

# ------------------------------------------------------------------ armies


class DeadMenOfDunharrow(CardText):
    """Two attack and two defence while they support Strider or Aragorn; otherwise none."""

    def icons_supporting(self, character: Card) -> Icons:
        return Icons(attack=2, defence=2) if character in ("strider", "aragorn") else NO_ICONS


class KnightsOfDolAmroth(CardText):
    """One more defence at Dol Amroth."""

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        return Icons(defence=1) if place == "dol-amroth" else NO_ICONS


class GuardsOfTheCitadel(CardText):
    """One more defence at Minas Tirith."""

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        return Icons(defence=1) if place == "minas-tirith" else NO_ICONS


class TheGreatGate(CardText):
    """Three defence at Minas Tirith. It never enters a Shadow battleground."""

    def icons(self, game: MiddleEarth, place: Location) -> Icons:
        return Icons(defence=3) if place == "minas-tirith" else NO_ICONS

    def closes(self, location: LocationCard) -> bool:
        return location.side == SHADOW


# ------------------------------------------------------------------ characters


class Returning(CardText, abstract=True):
    """In reserve: draw 1 more. Forsaken off the top of the deck: discarded instead."""

    draws_in_reserve = 1

    def saves(self, cause: str, source: str) -> bool:
        return cause == FORSAKEN and source == DECK


class Aragorn(Returning):
    """Playing him removes Strider.

    In reserve: draw 1 more. Forsaken off the deck: discarded instead.
    """

    @when(CardText.played)
    async def put_off_the_rangers_cloak(self, game: MiddleEarth, me: Player) -> None:
        remove(game, "strider")


class Boromir(CardText):
    """Played: draw 1. Played or moved to a path: forsake 1."""

    @when(CardText.played)
    async def join(self, game: MiddleEarth, me: Player) -> None:
        await draw_cards(game, me, 1)

    @when(CardText.enters_path)
    async def fall_under_the_ring(self, game: MiddleEarth, me: Player) -> None:
        await forsake(game, me)


class Denethor(CardText):
    """Reserve action: forsake 1 to take Boromir or Faramir out of your deck."""

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return can_forsake(game, me)

    @when(CardText.action_in_reserve)
    async def send_a_son(self, game: MiddleEarth, me: Player) -> None:
        await forsake(game, me)
        await take(game, me, ("boromir", "faramir"), DECK)


class Faramir(CardText):
    """Played or moved to a path 7: you may activate another path 7."""

    @when(CardText.enters_path)
    async def lead_through_ithilien(self, game: MiddleEarth, me: Player) -> None:
        if game.path_number == 7 and paths_numbered(game, 7) and await may(game, me, self.id):
            await replace_path(game, me)


class Halbarad(CardText):
    """Reserve action: discard him to take Strider or Aragorn out of your deck."""

    @when(CardText.action_in_reserve)
    async def bring_the_banner(self, game: MiddleEarth, me: Player) -> None:
        discard_from_play(game, self.id, "reserve")
        await take(game, me, ("strider", "aragorn"), DECK)


class PrinceImrahil(CardText):
    """Played: you may discard 1 to take Knights of Dol Amroth out of your deck."""

    @when(CardText.played)
    async def call_his_knights(self, game: MiddleEarth, me: Player) -> None:
        if optional_discard_is_payable(game, me) and await may(game, me, self.id):
            await discard_from_hand(game, me)
            await take(game, me, ("knights-of-dol-amroth",), DECK)


class Guide(CardText, abstract=True):
    """Path action: activate a path of the next number."""

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return bool(paths_numbered(game, game.path_number + 1))

    @when(CardText.action_on_path)
    async def lead_on(self, game: MiddleEarth, me: Player) -> None:
        await replace_path(game, me, ahead=1)


class Strider(Guide):
    """Path action: activate a path of the next number."""


class Ioreth(CardText):
    """After a battleground combat: discard her and one other lost character, but no Wizard."""

    @when(CardText.combat_lost)
    async def heal(self, game: MiddleEarth, field: Location, lost: Sequence[Card]) -> None:
        """She heals whoever this combat would eliminate; attackers always are."""
        attacking = LOCATIONS[field].side != FREE
        fallen = [c for c in game.there[field] if attacking and CARDS[c].side == FREE] or lost
        patients = [c for c in fallen if c != self.id and _can_be_healed(CARDS[c])]
        if not patients:
            return
        patient = await choose(owner(game, self.id), "heal", (*patients, NONE), about=field)
        if patient == NONE:
            return
        for card in (patient, self.id):
            for item in game.items.get(card, ()):
                drop_item(game, item)
                to_eliminated_pile(game, item, field, shown=True)
            discard_from_play(game, card, field)


def _can_be_healed(card: FactionCard) -> bool:
    return card.type == CHARACTER and card.faction != "wizard"


# ------------------------------------------------------------------ items


class Anduril(CardText):
    """Reserve action: activate or reactivate a Dúnedain battleground; the wielder moves there."""

    def can_use(self, game: MiddleEarth, me: Player) -> bool:
        return bool(battlegrounds_to_activate(game, "dunedain"))

    @when(CardText.action_in_reserve)
    async def unfurl_the_standard(self, game: MiddleEarth, me: Player) -> None:
        wielder = wielder_of(game, self.id)
        assert wielder is not None
        field = await activate_of_choice(game, me, "dunedain")
        # He moves even if the text of the battleground took his sword.
        await may_move(game, wielder, (field,), forced=True)


# ------------------------------------------------------------------ events


class PathsOfTheDead(CardText):
    """Forsake 2, then draw 4, or 5 with Strider or Aragorn in your reserve."""

    def can_resolve(self, game: MiddleEarth, me: Player) -> bool:
        others = len(game.hand[me]) > 1 or game.reserve[me] or game.deck[me]
        return bool(others or discard_pile(game, me))

    @when(CardText.event_played)
    async def hold_them_to_their_oath(self, game: MiddleEarth, me: Player) -> None:
        await forsake(game, me, 2)
        where = is_in_reserve if game.options["paths-of-the-dead"] == "reserve" else is_in_play
        heir = where(game, "strider") or where(game, "aragorn")
        await draw_cards(game, me, 5 if heir else 4)


class LastingEvent(CardText, abstract=True):
    """An event whose text is in force until the round ends."""

    @when(CardText.event_played)
    async def come_into_force(self, game: MiddleEarth, me: Player) -> None:
        game.in_force = (*game.in_force, self.id)


class TheRedArrow(LastingEvent):
    """Until the round ends, Rohan cards may enter Dúnedain battlegrounds."""

    def opens_to(self, card: Card, location: LocationCard) -> bool:
        return CARDS[card].faction == "rohan" and "dunedain" in location.factions


class TheThreeHunters(LastingEvent):
    """Until the round ends, the three hunters enter any battleground with any support."""

    hunters: ClassVar = ("gimli", "legolas", "strider", "aragorn")

    def opens_to(self, card: Card, location: LocationCard) -> bool:
        return card in self.hunters

    def lends_support(self, army: Card, character: Card) -> bool:
        facts = CARDS[army]
        return character in self.hunters and facts.type == ARMY and facts.side == FREE
