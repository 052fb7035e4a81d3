"""Set up a table against bots in words, answer for people and chance, look at what the bots did."""

from __future__ import annotations

from typing import Any

from games.wotr_cards.story import Story, middle_earth
from greathall.games import games

GAME = games()["against-the-shadow"]
# Two cards each: whoever is asked has a choice, and nobody is above the carryover limit.
HANDS = {
    "trilogy": {"frodo": "gimli eomer", "aragorn": "boromir elrond"},
    "duel-2": {"gandalf": "gimli eomer"},
    "duel-3": {"gandalf": "gimli eomer"},
    "fellowship": {"gandalf": "gimli boromir"},
}


def shadow(**setting: Any) -> Story:
    """A table at a bot's turn, the Witch-king's unless told otherwise; bots have empty decks."""
    scenario = setting.get("scenario", "trilogy")
    bots = [p for p in ("witch-king", "saruman", "balrog") if p in ORDER[scenario]]
    usual: dict[str, Any] = {"title": GAME, "turn": bots[0]}
    hand = HANDS[scenario] | setting.pop("hand", {})
    deck = dict.fromkeys(bots, "") | setting.pop("deck", {})
    return middle_earth(**usual | setting, hand=hand, deck=deck)


ORDER = {
    "trilogy": ("witch-king", "saruman"),
    "duel-2": ("witch-king",),
    "duel-3": ("witch-king", "saruman"),
    "fellowship": ("balrog",),
}


def fought(**setting: Any) -> Story:
    """The same table at its combats, a person being first player."""
    first = "gandalf" if setting.get("scenario", "trilogy") != "trilogy" else "frodo"
    return shadow(agenda=(("next_combat",),), **{"first": first, "turn": first} | setting)


def activated(*agenda: Any, **setting: Any) -> Story:
    """The same table where a location is activated, Frodo being first player."""
    return shadow(agenda=agenda, **{"turn": "frodo"} | setting)


def walk(story: Story, turn: int = 0) -> list[tuple[str, str]]:
    """The nodes that the bot came through, each with its answer."""
    return [(p["node"], p["answer"]) for p in parts(story, turn) if "node" in p]


def parts(story: Story, turn: int = 0) -> list[dict[str, Any]]:
    """Everything that a bot told of its turn."""
    told: tuple[dict[str, Any], ...] = story.events("bot-turn")[turn]["walk"]
    return list(told)


def reason(story: Story, node: str) -> dict[str, Any]:
    """What a bot told of one node of its first turn."""
    return next(part for part in parts(story) if part.get("node") == node)


def weighed(story: Story, location: str) -> dict[str, Any]:
    """The figures of a combat that a bot told in its first turn."""
    return next(p for p in parts(story) if p["event"] == "weighed" and p["location"] == location)


def used(story: Story) -> str | None:
    """The card whose action the bot used in its first turn."""
    card: str | None = reason(story, "use-action").get("card")
    return card
