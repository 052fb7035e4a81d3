"""The pieces and the secrets of the board game of Westeros."""

from __future__ import annotations

from collections import Counter
from typing import Any

from greathall.games.thrones.facts import (
    AREAS,
    IN_THE_BOX,
    LAND,
    ORDERS,
    PORT,
    PORT_CAPACITY,
    POWER_TOKENS,
    SHIP,
)
from greathall.games.thrones.table import Westeros, all_units, on_the_board, tokens_of
from greathall.kernel import Match, Question

Pieces = Counter[tuple[str, str]]
SEARCHES: tuple[str, ...] = ()
PLAYTHROUGHS = (("standard", 3, "tides"),)
TELLTALES = ("westeros", "wildling", "winterfell", "house card", "iron throne", "tyrion")
BATCHES = 2  # matches are long, and looked at from seven sides


def pieces_of(game: Westeros) -> Pieces:
    """What the box holds, and what is where nothing may be.

    What is not on the board is in the pool of its house, so units, orders and power count as many
    as there are in the box unless there are more of them on the board.
    """
    found = pieces_of_decks(game)
    for house in game.power:
        for unit, count in IN_THE_BOX.items():
            found[house, unit] = max(count, on_the_board(game, house, unit))
        own = [order for area, order in game.orders.items() if game.holder.get(area) == house]
        placed = Counter([*own, *(order for _, order in game.planned[house])])
        for order, facts in ORDERS.items():
            found[house, order] = max(facts.copies, placed[order])
        power = game.power[house]
        found[house, "power"] = max(POWER_TOKENS, power + len(tokens_of(game, house)))
        found[house, "debt"] = max(0, -power)
        found.update((house, card) for card in (*game.hand[house], *game.discard[house]))
    battle = game.battle
    if battle and battle.step != "clean-up":  # then they are also named where they went
        for side, card in battle.card.items():
            if card:
                found[battle.house(side), card] += 1
    found.update(("astray", area) for area in areas_that_cannot_be(game))
    return found


def pieces_of_decks(game: Westeros) -> Pieces:
    """Wildling and Westeros cards, drawn or not."""
    found = Counter(("wildlings", card) for card in game.wildlings.cards)
    for deck, pile in game.westeros.items():
        found.update((deck, card) for card in (*pile.cards, *game.westeros_discard[deck]))
    return found


def areas_that_cannot_be(game: Westeros) -> list[str]:
    """Where units have no house, a house no units, or ships and men stand where they cannot."""
    held = set(game.units) | set(game.routed)
    strange = [area for area in AREAS if (area in held) != (area in game.holder)]
    for area in held:
        units = all_units(game, area)
        on_land, ships = AREAS[area].kind == LAND, units.count(SHIP)
        crowded = AREAS[area].kind == PORT and len(units) > PORT_CAPACITY
        if not units or crowded or ships != (0 if on_land else len(units)):
            strange.append(area)
    return strange


def is_secret(question: Question[Any], option: Any) -> bool:
    """Which order lies face down; that none was placed shows in how many lie there."""
    return question.kind == "place-order" and option in ORDERS


def leaks(match: Match) -> list[str]:
    """What a stranger is shown of orders and tides face down and of the wildling deck."""
    seen = match.view(None)
    rows = [*seen["planned"].values(), *seen["tides"].values()]
    shown = [str(row) for row in rows if not isinstance(row, int)]
    ends = (*seen["wildlings"].get("top", ()), *seen["wildlings"].get("bottom", ()))
    shown += [card for card in ends if card is not None]
    shown += [f"{deck} {pile}" for deck, pile in seen["westeros"].items() if set(pile) != {"count"}]
    if any(match.state.tides.values()):
        shown += [*seen["battle"]["tide"].values()]
    told = [event for event in match.log(None) if event["event"] == "wildlings-seen"]
    return [leak for leak in shown if leak] + [str(event) for event in told if event.get("card")]
