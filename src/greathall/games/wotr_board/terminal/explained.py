"""What can be looked up: cards, characters, dice, regions and terms."""

from __future__ import annotations

from typing import Final

from greathall.cli.layout import Block
from greathall.games.wotr_board.actions import DEEDS, deeds_of
from greathall.games.wotr_board.facts import (
    BOARD,
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
    Faction,
    Region,
)
from greathall.games.wotr_board.terminal.drawn_map import code_of
from greathall.games.wotr_board.warriors.facts import CALL_CARDS, FACTION_FACES, FACTIONS
from greathall.narration import Narrator

TERMS: Final = tuple(
    f"war-{term}"
    for term in (
        "action-die",
        "advance",
        "army",
        "at-sea",
        "at-war",
        "battle",
        "call-to-battle",
        "captain",
        "character",
        "combat-card",
        "control",
        "corruption",
        "declare",
        "elven-ring",
        "event-card",
        "faction",
        "faction-die",
        "faction-event",
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
FACES_TOLD: Final = tuple(
    dict.fromkeys(
        face for faces in (FACES, FACTION_FACES) for side in SIDES for face in faces[side]
    )
)


def things() -> tuple[str, ...]:
    """All cards, characters, faces of dice, regions and terms."""
    cards = (*EVENT_CARDS, *COMBAT_CARDS, *CALL_CARDS)
    return (*cards, *FACTIONS, *FIGURES_TOLD, *FACES_TOLD, *BOARD, *TERMS)


def explain(thing: str, narrator: Narrator) -> Block:
    """What a card, a character, a die, a region or a term says."""
    texts = narrator.texts
    if thing in EVENT_CARDS:
        return Block(texts(f"card-{thing}"), card_lines(thing, narrator))
    if thing in COMBAT_CARDS:
        return Block(texts(f"combat-{thing}"), [combat_line(thing, narrator)])
    if thing in CALL_CARDS:
        return Block(texts(f"card-{thing}"), call_lines(thing, narrator))
    if thing in FACTIONS:
        return Block(texts(f"faction-{thing}"), _faction(thing, narrator))
    if thing in BOARD:
        return Block(f"{texts(f'region-{thing}')} ({code_of(thing)})", _region(thing, narrator))
    if thing in FACES_TOLD:
        return Block(texts(f"face-{thing}"), _face(thing, narrator))
    if thing in TERMS:
        return Block(texts(f"term-{thing}"), [texts(f"term-{thing}.text")])
    return Block(texts(f"unit-{thing}"), _character(thing, narrator))


def card_lines(card: Card, narrator: Narrator) -> list[str]:
    """Both halves of an Event card, with its deck and its icon; a faction event has but one."""
    texts, facts = narrator.texts, EVENT_CARDS[card]
    kind = texts("war-card", deck=texts(f"deck-{facts.deck}"), face=texts(f"face-{facts.icon}"))
    lines = [kind, texts(f"card-{card}.text")]
    if facts.combat:
        name = texts(f"combat-{facts.combat}")
        lines.append(texts("war-in-battle", card=name, text=combat_line(facts.combat, narrator)))
    return lines


def combat_name(card: Card, narrator: Narrator) -> str:
    """What a card is called in battle."""
    if card in CALL_CARDS:
        return narrator.texts(f"card-{card}")
    return narrator.texts(f"combat-{EVENT_CARDS[card].combat}")


def combat_line(combat: Combat, narrator: Narrator) -> str:
    order = ", ".join(map(str, COMBAT_CARDS[combat].initiative))
    text = narrator.texts(f"combat-{combat}.text")
    return f"{text} {narrator.texts('war-initiative', order=order)}"


def call_lines(card: Card, narrator: Narrator) -> list[str]:
    """What a Call to Battle card says, and whom it calls."""
    texts, facts = narrator.texts, CALL_CARDS[card]
    order = texts("war-initiative", order=", ".join(map(str, facts.initiative)))
    kind = texts("war-call-card", faction=texts(f"faction-{facts.faction}"))
    return [kind, f"{texts(f'card-{card}.text')} {order}"]


def _faction(faction: Faction, narrator: Narrator) -> list[str]:
    """Both sides of a reference card."""
    texts = narrator.texts
    entry = texts("war-faction-enters", condition=texts(f"faction-{faction}.entry"))
    return [entry, texts(f"faction-{faction}.text")]


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
    if any(face in faces for faces in FACTION_FACES.values()):
        return [texts("term-war-faction-die.text")]
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
