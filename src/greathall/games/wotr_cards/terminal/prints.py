"""What is printed on the cards, locations and aids of War of the Ring: The Card Game, in words."""

from __future__ import annotations

from typing import Final

from greathall.cli.layout import Block
from greathall.games.wotr_cards.facts import CARDS, LOCATIONS, FactionCard
from greathall.narration import Narrator

TERMS: Final = (
    "action",
    "activate",
    "attack",
    "battleground",
    "carryover-limit",
    "corruption",
    "defence",
    "discard",
    "eliminate",
    "first-player",
    "forsake",
    "leadership",
    "move",
    "pass",
    "path",
    "play",
    "reactivate",
    "rebuild",
    "remove",
    "reserve",
    "ring-token",
    "scoring-area",
    "support",
    "take",
    "victory-points",
    "wielder",
    "winnow",
)


def names_of(cards: tuple[str, ...], narrator: Narrator) -> str:
    return ", ".join(narrator.texts(f"card-{card}") for card in cards)


def card_line(card: str, narrator: Narrator) -> str:
    """A card of one's hand in a line: its name and its figures."""
    return f"{narrator.texts(f'card-{card}')}: {'; '.join(figures(CARDS[card], narrator))}"


def figures(facts: FactionCard, narrator: Narrator) -> list[str]:
    """The print of a card, one thing after the other."""
    texts = narrator.texts
    words = [texts(f"faction-{facts.faction}"), texts(f"type-{facts.type}")]
    words += [texts(f"keyword-{keyword}") for keyword in facts.keywords]
    numbers = {
        "attack": facts.attack,
        "leads-attack": facts.leads_attack,
        "defence": facts.defence,
        "leads-defence": facts.leads_defence,
        "path": facts.path_icons,
    }
    words += [texts(f"print-{name}", count=count) for name, count in numbers.items() if count]
    if facts.varies:
        words.append(texts("print-varies"))
    if facts.paths:
        words.append(texts("print-paths", paths=ranges(facts.paths)))
    if facts.wielders:
        names = [_wielder(kind, name, narrator) for kind, name in facts.wielders]
        words.append(texts("print-wielders", names=", ".join(names)))
    return words


def ranges(numbers: tuple[int, ...]) -> str:
    """Numbers in a few words.

    >>> ranges((1, 2, 3, 5, 7, 8))
    '1–3, 5, 7–8'
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def _wielder(kind: str, name: str, narrator: Narrator) -> str:
    """An item names characters, factions or keywords as its wielders."""
    ids = {
        "card": f"card-{name}",
        "faction": f"faction-{name}",
        "keyword": f"keyword-{name}",
    }
    return narrator.texts(ids[kind])


def explain(thing: str, narrator: Narrator, cards: dict[str, FactionCard] = CARDS) -> Block:
    """All that a card, a location or a term says."""
    texts = narrator.texts
    if thing in cards:
        lines = ["; ".join(figures(cards[thing], narrator))]
        name = f"card-{thing}"
    elif thing in LOCATIONS:
        lines = [_place(thing, narrator)]
        name = f"location-{thing}"
    else:
        lines, name = [], f"term-{thing}"
    if texts.has(f"{name}.text"):
        lines.append(texts(f"{name}.text"))
    return Block(texts(name), lines)


def _place(location: str, narrator: Narrator) -> str:
    texts, facts = narrator.texts, LOCATIONS[location]
    if facts.is_path:
        return texts(
            "print-path-card", number=facts.number, points=facts.points, defence=facts.defence
        )
    factions = {
        role: ", ".join(texts(f"faction-{faction}") for faction in named)
        for role, named in (("defenders", facts.defenders), ("attackers", facts.attackers))
    }
    side = texts(f"side-{facts.side}")
    return texts(
        "print-battleground-card",
        side=side,
        points=facts.points,
        defence=facts.defence,
        **factions,
    )
