"""Where a card may be played or moved (pp. 6, 10, 11)."""

from __future__ import annotations

from functools import cache

from greathall.games.wotr_cards.card_texts import TEXTS, CardText, text_of
from greathall.games.wotr_cards.facts import (
    ARMY,
    CARDS,
    LOCATIONS,
    Card,
    Location,
    named_wielders,
)
from greathall.games.wotr_cards.table import MiddleEarth, is_in_reserve

GHAN = "ghan-buri-ghan"


@cache
def doors(card: Card) -> frozenset[Location]:
    """The locations that the print and the text of a card always let it enter."""
    facts, text = CARDS[card], text_of(card)
    open_to = set()
    for location in LOCATIONS.values():
        if location.is_path:
            printed = facts.type != ARMY and location.number in facts.paths
        else:
            printed = facts.faction in location.factions
        if (printed or text.opens(location)) and not text.closes(location):
            open_to.add(location.id)
    return frozenset(open_to)


def texts_in_force(game: MiddleEarth) -> tuple[CardText, ...]:
    """The texts that open battlegrounds to other cards at present."""
    texts = tuple([TEXTS[event] for event in game.in_force])
    return (*texts, TEXTS[GHAN]) if is_in_reserve(game, GHAN) else texts


def may_enter(game: MiddleEarth, card: Card, location: Location) -> bool:
    """Whether this army or character may be played or moved there (p. 10)."""
    if location in doors(card):
        return card not in TEXTS or not TEXTS[card].bars(game, LOCATIONS[location])
    facts = LOCATIONS[location]
    if facts.is_path or text_of(card).closes(facts):
        return False
    return any(text.opens_to(card, facts) for text in texts_in_force(game))


def open_locations(game: MiddleEarth, card: Card) -> tuple[Location, ...]:
    """The active locations that this army or character may enter."""
    return tuple([place for place in game.there if may_enter(game, card, place)])


def can_move(game: MiddleEarth, card: Card) -> bool:
    """Whether this army or character may enter any active location."""
    for place in game.there:  # noqa: SIM110  (asked of every reserve card in every turn)
        if may_enter(game, card, place):
            return True
    return False


def possible_wielders(game: MiddleEarth, item: Card) -> tuple[Card, ...]:
    """The characters in play that may wield this item, a team-mate's included (p. 11)."""
    named = named_wielders(item)
    return tuple(
        card
        for cards in (*game.there.values(), *game.reserve.values())
        for card in cards
        if card in named and not _weapons_clash(game, card, item)
    )


def _weapons_clash(game: MiddleEarth, character: Card, item: Card) -> bool:
    """Whoever wields the Bow of the Galadhrim wields no other weapon."""
    if "weapon" not in CARDS[item].keywords:
        return False
    weapons = [i for i in game.items.get(character, ()) if "weapon" in CARDS[i].keywords]
    return bool(weapons) and any(text_of(i).forbids_weapon() for i in (item, *weapons))
