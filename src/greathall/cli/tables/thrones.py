"""The table of A Game of Thrones: The Board Game."""

from __future__ import annotations

import dataclasses
from typing import Any

from greathall.cli.sheet import Block, Row, Sheet
from greathall.cli.tables.thrones_map import WIDTH, code_of, picture
from greathall.games.thrones.counting import counted
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
from greathall.games.thrones.table import Westeros
from greathall.kernel import Pile
from greathall.narration import Narrator

TYPES = (RAID, MARCH, SUPPORT, DEFENSE, CONSOLIDATE)  # of orders; a plain token has the same name
TERMS = tuple(
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


def sheet(view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> Sheet:
    """The map, the battle, what each house has where, and the cards of our own houses."""
    sums = counted(table_in(view))
    middle = [_battle(view, sums["battle"], narrator)] if view["battle"] else []
    middle += [_forces(view, house, sums["control"], narrator) for house in view["power"]]
    if view["lords"]:
        middle.append(_lords(view, narrator))
    rows = [_house(view, house, sums, narrator) for house in view["tracks"]["throne"]]
    own = [_hand(view, house, narrator) for house in players]
    painted = picture(view, sums["control"], narrator)
    no_map = narrator.texts("westeros-no-map", columns=WIDTH)
    return Sheet(_head(view, narrator), middle, rows, own, painted, no_map)


def table_in(view: dict[str, Any]) -> Westeros:
    """The table with all that a view shows, so that the rules themselves count."""
    blank: dict[str, Any] = dict.fromkeys(view["power"], ())
    unseen = {"planned": blank, "tides": blank, "wildlings": Pile(()), "westeros": {}}
    shown = {f.name: view[f.name] for f in dataclasses.fields(Westeros) if f.name in view}
    return Westeros(**{**shown, **unseen})


# ------------------------------------------------------------------ the round and the tracks


def _head(view: dict[str, Any], narrator: Narrator) -> list[str]:
    texts = narrator.texts
    phase = texts(f"phase-{view['phase']}")
    lines = [
        texts("westeros-round", round=view["round"], last=ROUNDS, phase=phase),
        texts("westeros-wildlings", count=view["threat"], most=WILDLINGS_ATTACK),
    ]
    for track in TRACKS:
        houses = ", ".join(texts(f"player-{house}") for house in view["tracks"][track])
        lines.append(texts("westeros-track", track=texts(f"track-{track}"), houses=houses))
    if view["revealed"]:
        cards = ", ".join(texts(f"card-{card}") for card in view["revealed"])
        lines.append(texts("westeros-revealed", cards=cards))
    return lines


def _house(view: dict[str, Any], house: str, sums: dict[str, Any], narrator: Narrator) -> Row:
    texts = narrator.texts
    supply = sums["supply"][house]
    cells = {
        "castles": str(sums["castles"][house]),
        "power": str(view["power"][house]),
        "supply": texts(
            "westeros-armies",
            level=view["supply"][house],
            limits=" ".join(map(str, supply["limits"])),
            armies=" ".join(map(str, supply["armies"])) or "0",
        ),
        "stars": str(sums["stars"][house]),
        "cards": str(len(view["hand"][house])),
    }
    name = texts(f"player-{house}")
    return Row(name, {texts(f"westeros-{label}"): cell for label, cell in cells.items()})


# ------------------------------------------------------------------ areas


def _forces(view: dict[str, Any], house: str, owners: dict[str, str], narrator: Narrator) -> Block:
    """Every area of a house with units, order and token, a line each; then what else it holds."""
    texts = narrator.texts
    lines = [_army(view, area, narrator) for area in AREAS if view["holder"].get(area) == house]
    held = [
        _held(view, area, narrator)
        for area in AREAS
        if owners.get(area) == house and area not in view["holder"] and AREAS[area].kind != PORT
    ]
    if held:
        lines.append(texts("westeros-held", areas=", ".join(held)))
    return Block(texts(f"player-{house}"), lines or [texts("westeros-nobody")])


def _army(view: dict[str, Any], area: str, narrator: Narrator) -> str:
    texts = narrator.texts
    told = []
    if area in view["units"]:
        told.append(narrator.army(view["units"][area]))
    if area in view["routed"]:
        told.append(texts("westeros-routed", units=narrator.army(view["routed"][area])))
    if area in view["orders"]:
        told.append(texts(f"order-{view['orders'][area]}"))
    for plan in view["planned"].values():
        told += [
            texts(f"order-{o}") for a, o in (() if isinstance(plan, int) else plan) if a == area
        ]
    if area in view["tokens"]:
        told.append(texts("westeros-token"))
    if area in view["garrisons"]:
        told.append(texts("westeros-garrison", count=view["garrisons"][area]))
    return f"{_named(area, narrator)}: {'; '.join(told)}"


def _held(view: dict[str, Any], area: str, narrator: Narrator) -> str:
    """An area without units, and the garrison that may yet defend it."""
    if area not in view["garrisons"]:
        return _named(area, narrator)
    name = narrator.texts(f"location-{area}")
    garrison = narrator.texts("westeros-garrison", count=view["garrisons"][area])
    return f"{name} ({code_of(area)}; {garrison})"


def _named(area: str, narrator: Narrator) -> str:
    name = narrator.texts(f"location-{area}")
    return name if AREAS[area].kind == PORT else f"{name} ({code_of(area)})"


def _lords(view: dict[str, Any], narrator: Narrator) -> Block:
    texts = narrator.texts
    lines = []
    for area, strength in view["lords"].items():
        told = texts("westeros-closed") if strength is None else str(strength)
        lines.append(f"{_named(area, narrator)}: {told}")
    return Block(texts("westeros-lords"), lines)


# ------------------------------------------------------------------ battle and cards


def _battle(view: dict[str, Any], sums: dict[str, Any], narrator: Narrator) -> Block:
    """Both sides of a battle, cause by cause."""
    texts, battle = narrator.texts, view["battle"]
    lines = []
    for side in ("attacker", "defender"):
        parts = [_part(cause, what, count, narrator) for cause, what, count in sums[side]["parts"]]
        low, high = sums[side]["card_range"] or (0, 0)
        lines.append(
            texts(
                "westeros-side",
                player=texts(f"player-{battle[side]}"),
                total=sums[side]["total"],
                parts=", ".join(parts),
            )
        )
        if sums[side]["card_range"]:
            total = sums[side]["total"]
            lines.append(texts("westeros-range", low=total + low, high=total + high))
    lines.append(texts("westeros-tie", player=texts(f"player-{sums['tie']}")))
    return Block(texts("westeros-battle", area=texts(f"location-{battle['area']}.at")), lines)


def _part(cause: str, what: str, count: int, narrator: Narrator) -> str:
    name = narrator.name(what)[1] if what else narrator.texts(f"page-cause-{cause}")
    return f"{name} {count:+d}"


def _hand(view: dict[str, Any], house: str, narrator: Narrator) -> Block:
    texts = narrator.texts
    title = texts("westeros-hand", player=texts(f"player-{house}"))
    return Block(title, [_card(card, narrator) for card in view["hand"][house]])


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
    texts = narrator.texts
    blocks = []
    for house in view["tracks"]["throne"]:
        if house not in players:
            blocks.append(_hand(view, house, narrator))
        name = texts(f"player-{house}")
        blocks.append(
            Block(texts("westeros-discard", player=name), _names(view["discard"][house], narrator))
        )
    for deck in DECKS:
        cards = view["westeros_discard"].get(deck, ())
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
        told.append(texts(f"page-kind-{facts.structure}"))
    if facts.supply:
        told.append(texts("page-area-supply", count=facts.supply))
    if facts.power:
        told.append(texts("page-area-power", count=facts.power))
    if facts.home_of:
        told.append(texts("page-home-of", **narrator.seat(facts.home_of, "player")))
    areas = ", ".join(texts(f"location-{other}") for other in facts.adjacent)
    return ["; ".join(told), texts("page-borders", areas=areas)]
