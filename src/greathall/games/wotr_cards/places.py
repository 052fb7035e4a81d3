"""Where a card may be played or moved (pp. 6, 10, 11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from greathall.games.wotr_cards.card_texts import CardText, text_of
from greathall.games.wotr_cards.facts import (
    ARMY,
    CARDS,
    CHARACTER,
    LOCATIONS,
    Card,
    FactionCard,
    Location,
    LocationCard,
)
from greathall.games.wotr_cards.table import MiddleEarth, is_in_reserve


@cache
def doors(card: Card, table: type[MiddleEarth] = MiddleEarth) -> frozenset[Location]:
    """The locations that the print and the text of a card always let it enter."""
    text = text_of(table, card)
    return frozenset(
        location.id
        for location in LOCATIONS.values()
        if (has_printed_door(card, location.id, table) or text.opens(location))
        and not text.closes(location)
    )


def has_printed_door(card: Card, place: Location, table: type[MiddleEarth] = MiddleEarth) -> bool:
    """Whether the print of a card lets it enter: a path by its number, else by its faction."""
    facts, location = table.cards[card], LOCATIONS[place]
    if location.is_path:
        return facts.type != ARMY and location.number in facts.paths
    return facts.faction in location.factions


def texts_in_force(game: MiddleEarth) -> tuple[CardText, ...]:
    """The texts that open battlegrounds to other cards at present."""
    lasting = [card for card in game.lasting_texts if is_in_reserve(game, card)]
    return tuple([game.texts[card] for card in (*game.in_force, *lasting)])


def open_locations(game: MiddleEarth, card: Card) -> tuple[Location, ...]:
    """The active locations where this army or character may be played or moved (p. 10)."""
    always = doors(card, type(game))  # type: ignore[arg-type]  # a class can be hashed
    text, in_force = text_of(game, card), texts_in_force(game)
    found = []
    for place in game.there:
        if place in always:
            if not text.bars(game, LOCATIONS[place]):
                found.append(place)
        elif in_force and _is_opened(card, text, LOCATIONS[place], in_force):
            found.append(place)
    return tuple(found)


def can_enter(game: MiddleEarth, card: Card, place: Location) -> bool:
    """Whether this army or character may be played or moved to this active location (p. 10)."""
    return not why_closed(game, card, place)


def able_to_enter(game: MiddleEarth, cards: tuple[Card, ...], place: Location) -> tuple[Card, ...]:
    """Those of these armies and characters that may be moved to this active location (p. 10)."""
    in_force = texts_in_force(game)
    return tuple([card for card in cards if not why_closed(game, card, place, in_force)])


def why_closed(
    game: MiddleEarth, card: Card, place: Location, in_force: tuple[CardText, ...] | None = None
) -> str:
    """What keeps this army or character out of this active location; nothing, if it may enter."""
    text, facts = text_of(game, card), LOCATIONS[place]
    if place in doors(card, type(game)):  # type: ignore[arg-type]  # a class can be hashed
        return "text" if text.bars(game, facts) else ""
    if in_force is None:
        in_force = texts_in_force(game)
    if in_force and _is_opened(card, text, facts, in_force):
        return ""
    if text.closes(facts):
        return "text"
    if facts.is_path:
        return "army" if CARDS[card].type == ARMY else "number"
    return "faction"


def _is_opened(
    card: Card, text: CardText, facts: LocationCard, in_force: tuple[CardText, ...]
) -> bool:
    """Whether a text in force opens a battleground to a card whose own print does not."""
    if facts.is_path or text.closes(facts):
        return False
    return any(other.opens_to(card, facts) for other in in_force)


@cache
def named_wielders(item: Card, table: type[MiddleEarth] = MiddleEarth) -> frozenset[Card]:
    """The characters whom the item names by card, faction or keyword (p. 11)."""
    wielders = table.cards[item].wielders
    return frozenset(
        card.id
        for card in table.cards.values()
        if card.type == CHARACTER and any(word in wielders for word in _words_for(card))
    )


def _words_for(who: FactionCard) -> tuple[tuple[str, str], ...]:
    """All that an item may call a character by."""
    keywords = (("keyword", keyword) for keyword in who.keywords)
    return ("card", who.id), ("faction", who.faction), *keywords


def possible_wielders(game: MiddleEarth, item: Card) -> Iterator[Card]:
    """The characters in play that may wield this item, a team-mate's included (p. 11)."""
    named = named_wielders(item, type(game))  # type: ignore[arg-type]  # a class can be hashed
    for cards in (*game.there.values(), *game.reserve.values()):
        for card in cards:
            if card in named and not _weapons_clash(game, card, item):
                yield card


def _weapons_clash(game: MiddleEarth, character: Card, item: Card) -> bool:
    """Whoever wields the Bow of the Galadhrim wields no other weapon."""
    if "weapon" not in CARDS[item].keywords:
        return False
    weapons = [i for i in game.items.get(character, ()) if "weapon" in CARDS[i].keywords]
    return bool(weapons) and any(text_of(game, i).forbids_weapon() for i in (item, *weapons))
