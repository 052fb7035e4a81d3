"""The pieces and the secrets of the board game of Middle-earth."""

from __future__ import annotations

from collections import Counter
from typing import Any

from greathall.games.wotr_board.facts import (
    ARMED_DUNLENDINGS,
    CHARACTERS,
    EVENT_CARDS,
    FELLOWSHIP,
    FIGURES,
    HUNT_TILES,
    SIDES,
    STRATEGY,
    units_in,
)
from greathall.games.wotr_board.table import War, armies
from greathall.games.wotr_board.warriors.table import WarOfFactions
from greathall.kernel import Match, Question

FACTION_SECRETS = ("discard-faction", "give-faction-card", "keep-card", "uppermost")
Pieces = Counter[tuple[str, str]]
SEARCHES = ("combat-card-revealed",)  # the defender's card is turned up as soon as it is chosen
HANDS_OVER = ("cards-swapped",)  # each sees the card that the teammate has given (16.3)
PLAYTHROUGHS = (("war", 3, ""), ("war", 4, ""), ("war", 2, "warriors"), ("war", 4, "warriors"))
BATCHES = 1
TELLTALES = ("middle earth", "mordor", "gondor", "ring bearer", "war of the ring", "nazgul")
LENGTH = 10


def pieces_of(game: War) -> Pieces:
    """Figures, dice, Rings, tiles and cards: what the box holds, wherever it is."""
    found: Pieces = Counter()
    for side in SIDES:
        for figures in armies(game, side).values():
            found.update(("figure", figure) for figure in figures)
    found["figure", "nazgul"] += sum(game.nazgul.values())
    for table in (game.reinforcements, game.casualties):
        for figure, count in table.items():
            found["figure", figure] += count
    found += pieces_of_cards(game)
    if isinstance(game, WarOfFactions):
        found += pieces_of_factions(game)
    found.update(("astray", where) for where in what_cannot_be(game))
    return found


def pieces_of_cards(game: War) -> Pieces:
    """Event cards, Hunt tiles and Rings."""
    found: Pieces = Counter(("card", card) for card in (*game.on_table, *game.discard))
    for deck in (game.character_deck, game.strategy_deck):
        for pile in deck.values():
            found.update(("card", card) for card in pile.cards)
    rows = (game.character_hand, game.strategy_hand, game.character_buried, game.strategy_buried)
    for row in rows:
        for cards in row.values():
            found.update(("card", card) for card in cards)
    tiles = (*game.hunt_pool, *game.hunt_drawn, *game.hunt_waiting, *game.hunt_removed)
    if game.hunt is not None and game.hunt.set_aside:
        tiles += (game.hunt.set_aside,)
    found["tile", "standard"] += sum(HUNT_TILES[tile].kind == "standard" for tile in tiles)
    found["ring", "too many"] += max(sum(game.rings.values()) - 3, 0)
    return found


def pieces_of_factions(game: WarOfFactions) -> Pieces:
    """Figures and cards of Warriors of Middle-earth."""
    found: Pieces = Counter()
    for figures in game.faction_figures.values():
        found.update(("figure", figure) for figure in figures)
    for card, count in game.on_cards.items():
        faction = EVENT_CARDS[card].faction if card in EVENT_CARDS else card
        found["figure", faction] += count
    for pile in game.faction_deck.values():
        found.update(("card", card) for card in pile.cards)
    for row in (game.faction_hand, game.faction_buried):
        for cards in row.values():
            found.update(("card", card) for card in cards)
    armed = sum(army.count(ARMED_DUNLENDINGS) for army in game.shadow.values())
    armed += game.reinforcements.get(ARMED_DUNLENDINGS, 0)
    found["figure", "dunlendings"] += armed  # until the battle is over
    found["figure", ARMED_DUNLENDINGS] -= armed
    return found


def what_cannot_be(game: War) -> list[str]:
    """Armies without units, figures of the wrong side, more units than may stand together."""
    strange: list[str] = []
    for side in SIDES:
        for region, figures in armies(game, side).items():
            if not units_in(figures) and game.battle is None:
                strange.append(f"no unit in {region}")
            if any(FIGURES[f].side != side or f in CHARACTERS for f in figures):
                strange.append(f"a stranger in {region}")
    inside = set(game.fellowship.companions)
    if inside != {who for who, where in game.characters.items() if where == FELLOWSHIP}:
        strange.append("a Companion")
    strange += [r for r, count in game.nazgul.items() if count <= 0]
    strange += [f for f, count in game.reinforcements.items() if count < 0]
    return strange


def is_secret(question: Question[Any], option: Any) -> bool:
    """Which card lies face down in a battle, or is buried or swapped; its back is seen.

    So two of the same deck are compared.
    """
    kinds = ("combat-card", "discard", "swap", "pay-with-card")
    if question.kind in FACTION_SECRETS:
        return option in EVENT_CARDS
    is_card = question.kind in kinds and option in EVENT_CARDS
    return is_card and EVENT_CARDS[option].deck == STRATEGY


def leaks(match: Match) -> list[str]:
    """What a stranger is shown of hands, decks and cards face down."""
    seen = match.view(None)
    rows = ("character_hand", "strategy_hand", "character_buried", "strategy_buried", "combat_card")
    decks = ("character_deck", "strategy_deck")
    if isinstance(match.state, WarOfFactions):
        rows, decks = (*rows, "faction_hand", "faction_buried"), (*decks, "faction_deck")
    shown = [str(row) for name in rows for row in seen[name].values() if not isinstance(row, int)]
    for name in decks:
        for pile in seen[name].values():
            ends = (*pile.get("top", ()), *pile.get("bottom", ()))
            shown += [card for card in ends if card is not None]
    return shown
