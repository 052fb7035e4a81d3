"""What the fields of the texts of the card game may be: all that changes the words around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greathall.games.wotr_cards.scenarios import SCENARIOS
from texts.values import NUMBERS, Key

PLAYERS = tuple(dict.fromkeys(p for scenario in SCENARIOS.values() for p in scenario.players))
SOURCES = ("hand", "deck", "aside", "discard", "reserve", "moria")
EXACT: dict[str, Sequence[Any]] = {
    "question-agree about": ("moria",),
    "question-agree cards": (("gimli",), ("gimli", "legolas")),
    "question-agree-support about": ("moria",),
    "question-agree-support cards": (("gimli",), ("gimli", "legolas")),
    "question-army about": ("moria",),
    "question-heal about": ("moria",),
    "question-loss about": ("moria",),
    "question-may about": ("gimli", "moria"),
    "question-nazgul about": ("moria",),
    "question-opening-discard about": (1, 2),
    "question-opening-discard cards": ((2,),),
    "question-support about": ("moria",),
    "event-card-discarded player": PLAYERS[:1],
    "event-card-discarded card": ("gimli", None),
    "event-card-discarded source": SOURCES,
    "event-card-eliminated player": PLAYERS[:1],
    "event-card-eliminated card": ("gimli", None),
    "event-card-eliminated source": SOURCES,
    "event-card-played to": ("moria", "reserve", "gimli", None),
    "event-card-taken source": ("deck", "discard"),
    "event-cards-drawn cards": (None, ("gimli", "sting")),
    "event-combat-fought winner": ("free", "shadow", None),
    "event-corruption-changed change": (*NUMBERS, -1),
    "event-game-ended winner": ("free", "shadow"),
    "event-text-applies card": ("gimli", "moria"),
    "page-combat-path-won side": tuple(map(Key, ("free", "shadow", "nobody"))),
    "page-combat-battleground-won side": tuple(map(Key, ("free", "shadow"))),
    "page-combat-battleground-won left": (0, 2),
    "page-combat-corruption before": (2,),
    "page-combat-corruption after": (3,),
    "page-combat-points side": tuple(map(Key, ("free", "shadow"))),
    "table-order players": (PLAYERS[:4],),
    "table-outlook left": (2,),
    "table-outlook winner": tuple(map(Key, ("free", "shadow", "corruption", "nobody"))),
}
FIELDS: dict[str, Sequence[Any]] = {
    "about": ("gimli",),
    "acting": PLAYERS,
    "card": ("gimli",),
    "cards": (("gimli", "sting"),),
    "first": PLAYERS,
    "location": ("moria",),
    "on": ("gimli",),
    "phase": ("actions", "combats"),
    "player": PLAYERS,
    "side": ("free", "shadow"),
    "to": ("moria",),
}
COUNTED = "after against attack cancelled corruption defence free own path shadow strength"
ANSWERS: dict[str, tuple[str, Sequence[Any]]] = {
    "answer-choose-one": ("choose-one", ("gimli",)),
    "answer-fall": ("fall", (("gothmog", "minas-tirith"),)),
    "answer-forsake-hand": ("forsake", (("hand", "gimli"),)),
    "answer-forsake-reserve": ("forsake", (("reserve", "gimli"),)),
    "answer-grima": ("grima", ("gimli",)),
    "answer-heal": ("heal", ("gimli",)),
    "answer-support": ("support", (("gimli", "legolas"),)),
    "answer-turn-move": ("turn", (("move", "gimli"),)),
    "answer-turn-play": ("turn", (("play", "gimli"),)),
    "answer-turn-use": ("turn", (("use", "gimli"),)),
}
