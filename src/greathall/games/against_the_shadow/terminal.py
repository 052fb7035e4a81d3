"""The table of Against the Shadow: the card game's, with the texts of the bot cards."""

from __future__ import annotations

from typing import Any, Final

from greathall.cli.layout import Block, Layout
from greathall.games.against_the_shadow.table import ShadowedEarth
from greathall.games.wotr_cards import terminal as card_game
from greathall.games.wotr_cards.facts import LOCATIONS
from greathall.games.wotr_cards.scenarios import SCENARIOS
from greathall.games.wotr_cards.terminal import piles
from greathall.narration import Narrator

__all__ = ["explain", "layout", "piles", "things"]

TERMS: Final = ("bot", "able-to-win", "beneficial", "rightmost", "choose-one")


def things() -> tuple[str, ...]:
    """All cards, locations and terms of the card game, and the terms of the expansion."""
    return (*card_game.things(), *TERMS)


def layout(view: dict[str, Any], players: tuple[str, ...], narrator: Narrator) -> Layout:
    """The card game's table, with its level and the bots marked."""
    texts = narrator.texts
    drawn = card_game.layout(view, players, narrator, ShadowedEarth)
    level = texts(f"option-level-{view['options']['level']}")
    drawn.head.append(f"{texts('option-level')}: {level}")
    for row, player in zip(drawn.players, SCENARIOS[view["scenario"]].players, strict=True):
        if player not in view["seat"]:
            row.name = texts("table-bot", player=row.name)
    return drawn


def explain(thing: str, narrator: Narrator) -> Block:
    """What a card, location or term says; where the expansion prints another text, that."""
    texts, block = narrator.texts, card_game.explain(thing, narrator, ShadowedEarth.cards)
    new = f"bot-location-{thing}" if thing in LOCATIONS else f"bot-card-{thing}"
    if texts.has(new):
        block.lines[1:] = [texts(new)]
    return block
