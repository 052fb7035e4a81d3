"""A battle that has just begun, in words."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, figures_in, war
from greathall.games.wotr_board.battle import start_battle
from greathall.games.wotr_board.card_texts import COMBATS
from greathall.games.wotr_board.facts import COMBAT_CARDS, EVENT_CARDS, FREE, SHADOW, Region, Side
from greathall.games.wotr_board.table import FIELD, SIEGE, SORTIE, War


async def begin(
    game: War, kind: str, side: Side, origin: Region, region: Region, attackers: str, fields: Any
) -> None:
    start_battle(game, kind, side, origin, region, figures_in(attackers), **fields)


def battle(
    attackers: str,
    defenders: str,
    *,
    side: Side = SHADOW,
    origin: Region = "north-ithilien",
    region: Region = "south-ithilien",
    kind: str = FIELD,
    rearguard: str = "",
    fields: Any = None,
    armies: dict[Region, str] | None = None,
    cards: tuple[str, ...] = (),
    **setting: Any,
) -> Story:
    """These attack those; `cards` are in the hands of their sides.

    In the open, unless a test says where. Nobody is asked for a card who has none.
    """
    standing = dict(armies or {})
    for place, words in ((origin, f"{attackers} {rearguard}"), (region, defenders)):
        standing[place] = f"{standing.get(place, '')} {words}"
    hands = {owner: tuple(c for c in cards if owner_of(c) == owner) for owner in (FREE, SHADOW)}
    return war(
        (begin, kind, side, origin, region, attackers, fields or {}),
        armies=standing,
        at_war=setting.pop("at_war", "all"),
        hands=hands,
        **setting,
    )


def siege(attackers: str, garrison: str, region: Region = "helms-deep", **setting: Any) -> Story:
    """The Shadow attacks a Stronghold that it besieges."""
    return at_stronghold(SIEGE, SHADOW, attackers, garrison, region, setting)


def sortie(attackers: str, besiegers: str, region: Region = "helms-deep", **setting: Any) -> Story:
    """The besieged attack their besiegers."""
    return at_stronghold(SORTIE, FREE, attackers, besiegers, region, setting)


def at_stronghold(
    kind: str, side: Side, attackers: str, defenders: str, region: Region, setting: Any
) -> Story:
    return battle(
        attackers,
        defenders,
        kind=kind,
        side=side,
        origin=region,
        region=region,
        besieged=(region,),
        **setting,
    )


def owner_of(card: str) -> Side:
    return EVENT_CARDS[card].side


def card_with(combat: str) -> str:
    """The first Event card with this Combat half."""
    return next(card.id for card in EVENT_CARDS.values() if card.combat == combat)


def usable(story: Story, combat: str) -> bool:
    """Whether the condition of a Combat card is met now."""
    return COMBATS[combat].can_be_used(story.table, COMBAT_CARDS[combat].side)
