"""A card of the expansion that is played, in words."""

from __future__ import annotations

from typing import Any

from games.wotr_board.battles import begin
from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.event_cards import play
from greathall.games.wotr_board.facts import EVENT_CARDS, FACTION, SHADOW, Region, Side
from greathall.games.wotr_board.table import FIELD, SIEGE, War


def played(card: str, **setting: Any) -> FactionStory:
    """A player has this card in hand, among those of the setting, and plays it without a die."""
    facts = EVENT_CARDS[card]
    hands = "events" if facts.deck == FACTION else "hands"
    held = setting.pop(hands, {})
    setting[hands] = {**held, facts.side: (card, *held.get(facts.side, ()))}
    return factions((play, facts.side, card), **setting)


def is_playable(card: str, **setting: Any) -> bool:
    """Whether its printed condition is met."""
    return EVENTS[card].can_be_played(factions(**setting).table, EVENT_CARDS[card].side)


def has_effect(card: str, **setting: Any) -> bool:
    """Whether it would do anything."""
    return EVENTS[card].has_effect(factions(**setting).table)


def fought(
    attackers: str,
    defenders: str,
    *,
    side: Side = SHADOW,
    origin: Region = "gap-of-rohan",
    region: Region = "fords-of-isen",
    kind: str = FIELD,
    **setting: Any,
) -> FactionStory:
    """These attack those; figures of factions are in the setting."""
    armies = dict(setting.pop("armies", {}))
    for place, words in ((origin, attackers), (region, defenders)):
        armies[place] = f"{armies.get(place, '')} {words}"
    step = (begin, kind, side, origin, region, attackers, {})
    return factions(step, armies=armies, at_war="all", **setting)


def stormed(attackers: str, garrison: str, region: Region, **setting: Any) -> FactionStory:
    """The Shadow attacks a Stronghold that it besieges."""
    place = {"origin": region, "region": region, "kind": SIEGE, "besieged": (region,)}
    return fought(attackers, garrison, **place, **setting)


async def nothing_happens(game: War) -> None:
    """A step after which only the watchers act."""
