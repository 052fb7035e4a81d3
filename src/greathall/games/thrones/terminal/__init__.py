"""The table of A Game of Thrones: The Board Game."""

from __future__ import annotations

from typing import Any, Final

from greathall.cli.layout import Block, Layout, Row
from greathall.games.thrones.facts import (
    AREAS,
    CONSOLIDATE,
    DECKS,
    DEFENSE,
    HOUSE_CARDS,
    MARCH,
    ORDERS,
    PORT,
    RAID,
    ROUNDS,
    SUPPORT,
    TIDES,
    TRACKS,
    WESTEROS_CARDS,
    WILDLING_CARDS,
    WILDLINGS_ATTACK,
)
from greathall.games.thrones.table import Battle, Westeros, areas_of, in_turn_order
from greathall.games.thrones.terminal.drawn_map import WIDTH, code_of, picture
from greathall.games.thrones.totals import BattleTotals, Totals, totals
from greathall.kernel import state_from
from greathall.narration import Narrator

TYPES: Final = (
    RAID,
    MARCH,
    SUPPORT,
    DEFENSE,
    CONSOLIDATE,
)  # of orders; a plain token has the same name
TERMS: Final = tuple(
    f"thrones-{term}"
    for term in (
        "area",
        "army",
        "available-power",
        "battle",
        "blade",
        "casualties",
        "control",
        "garrison",
        "home-area",
        "house-card",
        "icons",
        "influence",
        "mustering",
        "neutral-lord",
        "order",
        "port",
        "power-token",
        "raven",
        "retreat",
        "routed",
        "ship-transport",
        "special-order",
        "supply",
        "throne",
        "tides",
        "unit",
        "victory",
        "wildlings",
    )
)


def things() -> tuple[str, ...]:
    """All cards, areas, orders and terms."""
    cards = (*HOUSE_CARDS, *WESTEROS_CARDS, *WILDLING_CARDS, *TIDES)
    return (*cards, *AREAS, *dict.fromkeys((*TYPES, *ORDERS)), *TERMS)


def layout(view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> Layout:
    """The map, the battle, what each house has where, and the cards of our own houses."""
    game = state_from(Westeros, view)
    sums = totals(game)
    fight, sums_of_it = game.battle, sums["battle"]
    middle = [_battle(fight, sums_of_it, narrator)] if fight and sums_of_it else []
    face_down = {area: order for house in players for area, order in game.planned[house]}
    orders = game.orders | face_down
    for house in game.power:
        held = [area for area, owner in sums["control"].items() if owner == house]
        middle.append(_forces(game, house, held, orders, narrator))
    if game.lords:
        middle.append(_lords(game, narrator))
    rows = [_house(game, house, sums, narrator) for house in in_turn_order(game)]
    own = [_hand(game, house, narrator) for house in players]
    painted = picture(game, sums["control"], narrator)
    no_map = narrator.texts("westeros-no-map", columns=WIDTH)
    return Layout(_head(game, narrator), middle, rows, own, painted, no_map)


# ------------------------------------------------------------------ the round and the tracks


def _head(game: Westeros, narrator: Narrator) -> list[str]:
    texts = narrator.texts
    phase = texts(f"phase-{game.phase}")
    lines = [
        texts("westeros-round", round=game.round, last=ROUNDS, phase=phase),
        texts("westeros-wildlings", count=game.threat, most=WILDLINGS_ATTACK),
    ]
    for track in TRACKS:
        houses = ", ".join(texts(f"player-{house}") for house in game.tracks[track])
        lines.append(texts("westeros-track", track=texts(f"track-{track}"), houses=houses))
    if game.revealed:
        cards = ", ".join(texts(f"card-{card}") for card in game.revealed)
        lines.append(texts("westeros-revealed", cards=cards))
    return lines


def _house(game: Westeros, house: str, sums: Totals, narrator: Narrator) -> Row:
    texts = narrator.texts
    supply = sums["supply"][house]
    cells = {
        "castles": str(sums["castles"][house]),
        "power": str(game.power[house]),
        "supply": texts(
            "westeros-armies",
            level=game.supply[house],
            limits=" ".join(map(str, supply["limits"])),
            armies=" ".join(map(str, supply["armies"])) or "0",
        ),
        "stars": str(sums["stars"][house]),
        "cards": str(len(game.hand[house])),
    }
    name = texts(f"player-{house}")
    return Row(name, {texts(f"westeros-{label}"): cell for label, cell in cells.items()})


# ------------------------------------------------------------------ areas


def _forces(
    game: Westeros, house: str, held: list[str], orders: dict[str, str], narrator: Narrator
) -> Block:
    """Every area of a house with units, order and token, a line each; then what else it holds."""
    texts = narrator.texts
    lines = [_army(game, area, orders, narrator) for area in areas_of(game, house)]
    empty = [a for a in held if a not in game.holder and AREAS[a].kind != PORT]
    if empty:
        named = ", ".join(_held(game, area, narrator) for area in empty)
        lines.append(texts("westeros-held", areas=named))
    return Block(texts(f"player-{house}"), lines or [texts("westeros-nobody")])


def _army(game: Westeros, area: str, orders: dict[str, str], narrator: Narrator) -> str:
    texts = narrator.texts
    told = []
    if area in game.units:
        told.append(narrator.army(game.units[area]))
    if area in game.routed:
        told.append(texts("westeros-routed", units=narrator.army(game.routed[area])))
    if area in orders:
        told.append(texts(f"order-{orders[area]}"))
    if area in game.tokens:
        told.append(texts("westeros-token"))
    if area in game.garrisons:
        told.append(texts("westeros-garrison", count=game.garrisons[area]))
    return f"{_named(area, narrator)}: {'; '.join(told)}"


def _held(game: Westeros, area: str, narrator: Narrator) -> str:
    """An area without units, and the garrison that may yet defend it."""
    if area not in game.garrisons:
        return _named(area, narrator)
    name = narrator.texts(f"location-{area}")
    garrison = narrator.texts("westeros-garrison", count=game.garrisons[area])
    return f"{name} ({code_of(area)}; {garrison})"


def _named(area: str, narrator: Narrator) -> str:
    name = narrator.texts(f"location-{area}")
    return name if AREAS[area].kind == PORT else f"{name} ({code_of(area)})"


def _lords(game: Westeros, narrator: Narrator) -> Block:
    texts = narrator.texts
    lines = []
    for area, strength in game.lords.items():
        told = texts("westeros-closed") if strength is None else str(strength)
        lines.append(f"{_named(area, narrator)}: {told}")
    return Block(texts("westeros-lords"), lines)


# ------------------------------------------------------------------ battle and cards


def _battle(battle: Battle, sums: BattleTotals, narrator: Narrator) -> Block:
    """Both sides of a battle, cause by cause."""
    texts = narrator.texts
    lines = []
    for house, own in ((battle.attacker, sums["attacker"]), (battle.defender, sums["defender"])):
        parts = [_part(cause, what, count, narrator) for cause, what, count in own["parts"]]
        lines.append(
            texts(
                "westeros-side",
                player=texts(f"player-{house}"),
                total=own["total"],
                parts=", ".join(parts),
            )
        )
        if own["card_range"]:
            low, high = (own["total"] + strength for strength in own["card_range"])
            lines.append(texts("westeros-range", low=low, high=high))
    lines.append(texts("westeros-tie", player=texts(f"player-{sums['tie']}")))
    return Block(texts("westeros-battle", area=texts(f"location-{battle.area}.at")), lines)


def _part(cause: str, what: str, count: int, narrator: Narrator) -> str:
    name = narrator.name(what)[1] if what else narrator.texts(f"page-cause-{cause}")
    return f"{name} {count:+d}"


def _hand(game: Westeros, house: str, narrator: Narrator) -> Block:
    texts = narrator.texts
    title = texts("westeros-hand", player=texts(f"player-{house}"))
    return Block(title, [_card(card, narrator) for card in game.hand[house]])


def _card(card: str, narrator: Narrator) -> str:
    texts, facts = narrator.texts, HOUSE_CARDS[card]
    told = [texts("page-card-strength", count=facts.strength)]
    if facts.swords:
        told.append(texts("page-swords", count=facts.swords))
    if facts.fortifications:
        told.append(texts("page-fortifications", count=facts.fortifications))
    if facts.text:
        told.append(texts(f"card-{card}.text"))
    return f"{texts(f'card-{card}')}: {'; '.join(told)}"


def piles(view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> list[Block]:
    """The hands and discard piles of all houses, and the discarded Westeros cards: all are open."""
    game, texts = state_from(Westeros, view), narrator.texts
    blocks = []
    for house in in_turn_order(game):
        if house not in players:
            blocks.append(_hand(game, house, narrator))
        name = texts(f"player-{house}")
        blocks.append(
            Block(texts("westeros-discard", player=name), _names(game.discard[house], narrator))
        )
    for deck in DECKS:
        cards = game.westeros_discard.get(deck, ())
        blocks.append(Block(texts("westeros-deck", deck=deck), _names(cards, narrator)))
    return blocks


def _names(cards: tuple[str, ...], narrator: Narrator) -> list[str]:
    named = [narrator.texts(f"card-{card}") for card in cards]
    return [", ".join(named) or narrator.texts("westeros-nobody")]


def explain(thing: str, narrator: Narrator) -> Block:
    """What a card, an area, an order or a term says."""
    texts = narrator.texts
    if thing in AREAS:
        return Block(texts(f"location-{thing}"), _area(thing, narrator))
    if thing in ORDERS or thing in TYPES:
        return _order(thing, narrator)
    if thing in TERMS:
        return Block(texts(f"term-{thing}"), [texts(f"term-{thing}.text")])
    if thing in HOUSE_CARDS:
        house = texts(f"player-{HOUSE_CARDS[thing].house}")
        return Block(texts(f"card-{thing}"), [house, _card(thing, narrator)])
    return Block(texts(f"card-{thing}"), [texts(f"card-{thing}.text")])


def _order(order: str, narrator: Narrator) -> Block:
    """One token, or a type of order."""
    texts, facts = narrator.texts, ORDERS.get(order)
    kind = facts.type if facts else order
    lines = [texts(f"term-thrones-{kind}.text")]
    if facts and facts.special:
        lines.append(texts("term-thrones-special-order.text"))
    return Block(texts(f"order-{order}" if facts else f"term-thrones-{kind}"), lines)


def _area(area: str, narrator: Narrator) -> list[str]:
    texts, facts = narrator.texts, AREAS[area]
    told = [texts(f"page-kind-{facts.kind}")]
    if facts.structure:
        told.append(texts(f"area-{facts.structure}"))
    if facts.supply:
        told.append(texts("area-supply", count=facts.supply))
    if facts.power:
        told.append(texts("area-power", count=facts.power))
    if facts.home_of:
        told.append(texts("page-home-of", **narrator.seat(facts.home_of, "player")))
    areas = ", ".join(texts(f"location-{other}") for other in facts.adjacent)
    return ["; ".join(told), texts("page-borders", areas=areas)]
