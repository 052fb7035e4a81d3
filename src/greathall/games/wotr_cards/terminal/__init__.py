"""The table of War of the Ring: The Card Game."""

from __future__ import annotations

from typing import Any

from greathall.cli.layout import Block, Layout, Row
from greathall.games.wotr_cards.battleground_combat import winner_of_battleground
from greathall.games.wotr_cards.facts import CARDS, ENEMY, FREE, LOCATIONS, SHADOW, SIDES
from greathall.games.wotr_cards.path_combat import winner_of_path
from greathall.games.wotr_cards.scenarios import SCENARIOS
from greathall.games.wotr_cards.scoring import score
from greathall.games.wotr_cards.table import (
    MiddleEarth,
    acting_player,
    active_locations,
    cards_of_side,
    first_player,
)
from greathall.games.wotr_cards.terminal.prints import TERMS, card_line, explain, names_of
from greathall.games.wotr_cards.totals import totals_at
from greathall.kernel import state_from
from greathall.narration import Narrator

__all__ = ["explain", "layout", "piles", "things"]


def things() -> tuple[str, ...]:
    """All cards, locations and terms."""
    return (*CARDS, *LOCATIONS, *TERMS)


def layout(
    view: dict[str, Any],
    players: tuple[str, ...],
    narrator: Narrator,
    table: type[MiddleEarth] = MiddleEarth,
) -> Layout:
    """Locations in the middle, players around them, and the hands of our own decks."""
    game = state_from(table, view)
    middle = [_front(game, location, narrator) for location in active_locations(game)]
    rows = [_player(view, player, narrator) for player in SCENARIOS[game.scenario].players]
    own = [block for player in players for block in _hand(view, player, narrator)]
    return Layout(_head(game, narrator), middle, rows, own)


# ------------------------------------------------------------------ the round and the score


def _head(game: MiddleEarth, narrator: Narrator) -> list[str]:
    texts = narrator.texts
    order = [narrator.name(p, "player")[1] for p in SCENARIOS[game.scenario].turn_order]
    first = narrator.name(first_player(game), "player")[1]
    acting = narrator.name(acting_player(game), "player")[1]
    return [
        texts("table-round", round=game.round, phase=texts(f"phase-{game.phase}")),
        texts("table-order", players=", ".join(order), first=first, acting=acting),
        texts(
            "table-score",
            free=score(game, FREE),
            shadow=score(game, SHADOW),
            corruption=game.corruption,
        ),
    ]


# ------------------------------------------------------------------ locations


def _front(game: MiddleEarth, location: str, narrator: Narrator) -> Block:
    """A location, the cards of both sides there, and how it stands."""
    texts, facts = narrator.texts, LOCATIONS[location]
    name, side = texts(f"location-{location}"), texts(f"side-{facts.side}")
    if facts.is_path:
        title = texts("table-path", number=facts.number, name=name)
    else:
        title = texts("table-battleground", name=name)
    attack, own, cards = icons_at(game, location)
    attacker = SHADOW if facts.is_path else ENEMY[facts.side]
    lines = [
        texts("table-worth", side=side, points=facts.points),
        texts(
            "table-attack",
            side=texts(f"side-{attacker}"),
            attack=attack,
            cards=_standing(game, location, attacker, narrator),
        ),
        texts(
            "table-defence",
            side=texts(f"side-{ENEMY[attacker]}"),
            defence=own + cards,
            own=own,
            cards=_standing(game, location, ENEMY[attacker], narrator),
        ),
        _outlook(game, location, max(0, attack - own - cards), narrator),
    ]
    if location in game.stormed:
        lines.append(texts("table-stormed"))
    return Block(title, lines)


def icons_at(game: MiddleEarth, location: str) -> tuple[int, int, int]:
    """Attack icons, defence icons of the location, and those of the defending cards."""
    sums = totals_at(game, location)
    return sums["attack"], sums["own_defence"], sums["defence"] - sums["own_defence"]


def outlook(game: MiddleEarth, location: str) -> str:
    """Who would win if it were fought now."""
    attack, own, cards = icons_at(game, location)
    left = max(0, attack - own - cards)
    if LOCATIONS[location].is_path:
        return winner_of_path(game, left, attack, own + cards) or "nobody"
    return winner_of_battleground(location, left)


def _outlook(game: MiddleEarth, location: str, left: int, narrator: Narrator) -> str:
    winner = outlook(game, location)
    if winner == SHADOW and LOCATIONS[location].is_path:
        winner = "corruption"
    return narrator.texts("table-outlook", winner=winner, left=left)


def _standing(game: MiddleEarth, location: str, side: str, narrator: Narrator) -> str:
    """The cards of a side there, with what they wield and the tokens on them."""
    tokens = {c: game.attack_tokens[c] for c in game.there[location] if c in game.attack_tokens}
    words = [
        with_items(game.items, card, narrator, tokens.get(card, 0))
        for card in cards_of_side(game, location, side)
    ]
    on_it = game.attack_tokens if side != LOCATIONS[location].side else game.defence_tokens
    if on_it.get(location):
        words.append(narrator.texts("table-tokens", count=on_it[location]))
    return "; ".join(words) or narrator.texts("table-nobody")


def with_items(
    items: dict[str, tuple[str, ...]], card: str, narrator: Narrator, tokens: int = 0
) -> str:
    name = narrator.texts(f"card-{card}")
    if tokens:
        name = f"{name} ({narrator.texts('table-tokens', count=tokens)})"
    if card not in items:
        return name
    return narrator.texts("table-wielding", card=name, items=names_of(items[card], narrator))


# ------------------------------------------------------------------ players


def _player(view: dict[str, Any], player: str, narrator: Narrator) -> Row:
    texts = narrator.texts
    reserve = [with_items(view["items"], card, narrator) for card in view["reserve"][player]]
    cells = {
        "hand": str(_count(view["hand"][player])),
        "deck": str(view["deck"][player]["count"]),
        "discard": str(_count(view["discard"][player]) + len(view["discard_seen"][player])),
        "eliminated": str(
            _count(view["eliminated"][player]) + len(view["eliminated_seen"][player])
        ),
        "ring": texts("table-ring-state", state=_ring(view, player)),
        "reserve": "; ".join(reserve) or texts("table-nobody"),
    }
    name = narrator.name(player, "player")[1]
    return Row(name, {texts(f"table-{label}"): cell for label, cell in cells.items()})


def _ring(view: dict[str, Any], player: str) -> str:
    ready = view["ring_token"].get(player)
    return "none" if ready is None else "ready" if ready else "used"


def _count(cards: Any) -> int:
    return cards if isinstance(cards, int) else len(cards)


def _hand(view: dict[str, Any], player: str, narrator: Narrator) -> list[Block]:
    """A hand, the cards that lie aside, and the top card of the deck where it is known."""
    texts, name = narrator.texts, narrator.name(player, "player")[1]
    hand = [card_line(card, narrator) for card in view["hand"][player]]
    top = next(iter(view["deck"][player].get("top", ())), None)
    if top is not None:
        hand.append(texts("table-top-card", card=texts(f"card-{top}")))
    blocks = [Block(texts("table-hand-of", player=name), hand or [texts("table-nobody")])]
    if view["aside"][player]:
        aside = [card_line(card, narrator) for card in view["aside"][player]]
        blocks.append(Block(texts("table-aside-of", player=name), aside))
    return blocks


# ------------------------------------------------------------------ piles


def piles(view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> list[Block]:
    """Our own piles, of the others what everybody saw, the scoring areas, and what is to come."""
    texts = narrator.texts
    blocks = [
        Block(
            texts(f"table-{pile}-of", player=narrator.name(player, "player")[1]),
            [names_of(cards, narrator) or texts("table-nobody")],
        )
        for player in view["hand"]
        for pile in ("discard", "eliminated")
        if (cards := _pile(view, pile, player, players)) or player in players
    ]
    for side in SIDES:
        title = texts("table-scored-by", side=texts(f"side-{side}"))
        blocks.append(Block(title, [_places(view["scored"][side], narrator)]))
    for side in SIDES:
        title = texts("table-battlegrounds-of", side=texts(f"side-{side}"))
        blocks.append(Block(title, [_places(view["battleground_deck"][side], narrator)]))
    return [*blocks, Block(texts("table-paths-ahead"), _paths_ahead(view, narrator))]


def _pile(
    view: dict[str, Any], pile: str, player: str, players: tuple[str, ...]
) -> tuple[str, ...]:
    seen: tuple[str, ...] = view[f"{pile}_seen"][player]
    return (*view[pile][player], *seen) if player in players else seen


def _places(locations: tuple[str, ...], narrator: Narrator) -> str:
    named = [narrator.texts(f"location-{place}") for place in locations]
    return ", ".join(named) or narrator.texts("table-nobody")


def _paths_ahead(view: dict[str, Any], narrator: Narrator) -> list[str]:
    """The paths that may still come, a line for each number."""
    numbers = range(view["path_number"], SCENARIOS[view["scenario"]].last_path + 1)
    by_number = {n: tuple(p for p in view["paths"] if LOCATIONS[p].number == n) for n in numbers}
    return [
        narrator.texts("table-path", number=number, name=_places(paths, narrator))
        for number, paths in by_number.items()
        if paths
    ]
