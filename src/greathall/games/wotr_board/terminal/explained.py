"""What can be looked up: cards, characters, dice, regions and terms."""

from __future__ import annotations

from typing import Final

from greathall.cli.layout import Block
from greathall.games.wotr_board.actions import DEEDS, deeds_of
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    COMBAT_CARDS,
    EVENT_CARDS,
    EYE,
    FACES,
    GOLLUM,
    NAZGUL,
    REGIONS,
    SIDES,
    Card,
    Character,
    Combat,
    Face,
    Region,
)
from greathall.games.wotr_board.terminal.drawn_map import code_of
from greathall.narration import Narrator

TERMS: Final = tuple(
    f"war-{term}"
    for term in (
        "action-die",
        "advance",
        "army",
        "at-war",
        "battle",
        "captain",
        "character",
        "combat-card",
        "control",
        "corruption",
        "declare",
        "elven-ring",
        "event-card",
        "fellowship",
        "free-region",
        "guide",
        "hit",
        "hunt",
        "hunt-box",
        "hunt-tile",
        "leader",
        "leadership",
        "mordor",
        "movement",
        "muster",
        "nation",
        "nazgul",
        "progress",
        "rearguard",
        "reveal",
        "separate",
        "settlement",
        "siege",
        "sortie",
        "stacking",
        "victory",
    )
)
FIGURES_TOLD: Final = (*CHARACTERS, GOLLUM, NAZGUL)
FACES_TOLD: Final = tuple(dict.fromkeys(face for side in SIDES for face in FACES[side]))


def things() -> tuple[str, ...]:
    """All cards, characters, faces of dice, regions and terms."""
    return (*EVENT_CARDS, *COMBAT_CARDS, *FIGURES_TOLD, *FACES_TOLD, *REGIONS, *TERMS)


def explain(thing: str, narrator: Narrator) -> Block:
    """What a card, a character, a die, a region or a term says."""
    texts = narrator.texts
    if thing in EVENT_CARDS:
        return Block(texts(f"card-{thing}"), card_lines(thing, narrator))
    if thing in COMBAT_CARDS:
        return Block(texts(f"combat-{thing}"), [combat_line(thing, narrator)])
    if thing in REGIONS:
        return Block(f"{texts(f'region-{thing}')} ({code_of(thing)})", _region(thing, narrator))
    if thing in FACES_TOLD:
        return Block(texts(f"face-{thing}"), _face(thing, narrator))
    if thing in TERMS:
        return Block(texts(f"term-{thing}"), [texts(f"term-{thing}.text")])
    return Block(texts(f"unit-{thing}"), _character(thing, narrator))


def card_lines(card: Card, narrator: Narrator) -> list[str]:
    """Both halves of an Event card, with its deck and its icon."""
    texts, facts = narrator.texts, EVENT_CARDS[card]
    kind = texts("war-card", deck=texts(f"deck-{facts.deck}"), face=texts(f"face-{facts.icon}"))
    name = texts(f"combat-{facts.combat}")
    battle = texts("war-in-battle", card=name, text=combat_line(facts.combat, narrator))
    return [kind, texts(f"card-{card}.text"), battle]


def combat_line(combat: Combat, narrator: Narrator) -> str:
    order = ", ".join(map(str, COMBAT_CARDS[combat].initiative))
    text = narrator.texts(f"combat-{combat}.text")
    return f"{text} {narrator.texts('war-initiative', order=order)}"


def _character(who: Character, narrator: Narrator) -> list[str]:
    texts = narrator.texts
    lines = [texts(f"ability-{who}")]
    if who in CHARACTERS:
        facts = CHARACTERS[who]
        lines.insert(0, texts("war-level", level=facts.level, leadership=facts.leadership))
    return lines


def _face(face: Face, narrator: Narrator) -> list[str]:
    """All that a die with this face can be used for, by each side that may roll it."""
    texts = narrator.texts
    if face == EYE:
        return [texts("term-war-hunt-box.text")]
    lines = []
    for side in SIDES:
        if face in FACES[side]:
            deeds = [texts(f"deed-{deed.id}") for deed in deeds_of(DEEDS, side, face)]
            lines.append(f"{texts(f'player-{side}')}: {'; '.join(deeds)}.")
    return lines


def _region(region: Region, narrator: Narrator) -> list[str]:
    texts, facts = narrator.texts, REGIONS[region]
    told = [texts(f"nation-{facts.nation}") if facts.nation else texts("war-no-nation")]
    if facts.settlement:
        told.append(texts(f"war-{facts.settlement}"))
    if facts.points:
        told.append(texts("war-worth", count=facts.points))
    if facts.coastal:
        told.append(texts("war-coast"))
    lines = ["; ".join(told), texts("war-borders", regions=_names(facts.adjacent, narrator))]
    if facts.mountains:
        lines.append(texts("war-mountains", regions=_names(facts.mountains, narrator)))
    return lines


def _names(regions: tuple[Region, ...], narrator: Narrator) -> str:
    return ", ".join(narrator.texts(f"region-{region}") for region in regions)
