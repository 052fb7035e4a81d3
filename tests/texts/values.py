"""What the fields of texts may be: all that changes the words around them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from greathall.games.thrones import facts


class Key(str):
    """A word that a text only chooses by: it is not the name of anything."""


HOUSES = tuple(facts.HOUSES)
PLAYERS = ("frodo", "witch-king", "aragorn", "saruman", "gandalf", "balrog")
SEATS = (*HOUSES, *PLAYERS, "free", "shadow")
NUMBERS = (1, 2, 5, 21)  # one, few, many, and one or many where a language cares for the last digit
PLAIN_NUMBERS = (1, 5)  # enough where no word changes with them
FRACTION = 1.5

# One of each way to decline a place: gender, number, and the prepositions that it takes.
AREAS = (
    "winterfell",
    "lannisport",
    "twins",
    "pyke",
    "blackwater",
    "yronwood",
    "stoney-sept",
    "oldtown-port",
)
ARMIES = (
    ("footman",),
    ("knight", "knight"),
    ("siege-engine",) * 5,
    ("ship",) * 21,
    ("footman", "knight", "knight"),
)

# What a field may be. First for one text alone, then for the texts of a game, then for any text.
EXACT: dict[str, Sequence[Any]] = {
    "question-accept-support about": HOUSES,
    "question-bid about": (*facts.TRACKS, "wildlings"),
    "question-break-tie about": tuple(facts.TRACKS),
    "question-fall-on-track about": HOUSES,
    "question-lower-track about": ("doran-martell", "aeron-damphair"),
    "question-agree about": ("moria",),
    "question-army about": ("moria",),
    "question-heal about": ("moria",),
    "question-loss about": ("moria",),
    "question-nazgul about": ("moria",),
    "question-support about": ("moria",),
    "question-agree cards": (("gimli",), ("gimli", "legolas")),
    "question-agree-support about": ("moria",),
    "question-agree-support cards": (("gimli",), ("gimli", "legolas")),
    "question-may about": ("gimli", "moria"),
    "event-bid-made about": (*facts.TRACKS, "wildlings"),
    "event-card-discarded player": PLAYERS[:1],
    "event-card-discarded card": ("gimli", None),
    "event-card-discarded source": ("hand", "deck", "aside", "discard", "reserve", "moria"),
    "event-card-eliminated player": PLAYERS[:1],
    "event-card-eliminated card": ("gimli", None),
    "event-card-eliminated source": ("hand", "deck", "aside", "discard", "reserve", "moria"),
    "event-card-played to": ("moria", "reserve", "gimli", None),
    "event-card-replaced card": ("doran-martell", None),
    "event-card-replaced old": ("aeron-damphair",),
    "event-card-taken source": ("deck", "discard"),
    "event-cards-drawn cards": (None, ("gimli", "sting")),
    "event-combat-fought winner": ("free", "shadow", None),
    "event-corruption-changed change": (*NUMBERS, -1),
    "event-game-ended winner": ("free", "shadow"),
    "event-hand-restored card": ("doran-martell", None),
    "event-marched area": tuple(facts.AREAS),
    "event-marched origin": tuple(facts.AREAS),
    "event-orders-banned order": (
        "march-plus-1",
        "defense",
        "raid",
        "support",
        "consolidate-power",
    ),
    "event-marched player": HOUSES[:1],
    "event-marched units": ARMIES[:1],
    "event-power-token-left area": tuple(facts.AREAS),
    "event-power-token-left player": HOUSES[:1],
    "event-support-given to": HOUSES,
    "event-text-applies card": ("gimli", "moria"),
    "event-track-settled houses": (HOUSES, HOUSES[:3]),
    "event-unit-upgraded unit": ("knight", "siege-engine"),
    "event-walked-play to": ("moria",),
    "event-weighed playing": (None, "gimli"),
    "event-wildlings-seen card": ("crow-killers", None),
    "joined last": ("C",),
    "joined others": ("A, B",),
    "error-not-your-seat seat": (*SEATS, ""),
    "error-unknown-bot bot": (),
    "error-unknown-seat known": ("frodo, shadow", "stark, lannister"),
    "a-number value": (FRACTION,),
    "error-unknown-seat seat": ("sauron",),
    "notice-go-on to": (12,),
    "notice-handed-over bot": ("steward",),
    "notice-take-back to": (12,),
    "page-attack-from area": tuple(f"location-{area}.from" for area in AREAS),
    "page-battle area": tuple(f"location-{area}.at" for area in AREAS),
    "page-from-to to": PLAIN_NUMBERS,
    "page-from-to from": PLAIN_NUMBERS,
    "page-waits-for names": SEATS,
    "replay-good how": ("ending-castles",),
    "reports-head position": (12,),
    "report-bot bot": ("random", "steward"),
    "simulate-end how": ("ending-castles",),
    "table-order players": (PLAYERS[:4],),
    "table-outlook left": (2,),
    "table-outlook winner": tuple(map(Key, ("free", "shadow", "corruption", "nobody"))),
    "unit-kilobytes value": (FRACTION,),
    "unit-microseconds value": (FRACTION,),
    "unit-per-second value": (FRACTION,),
    "westeros-legend units": (),
    "westeros-no-map columns": (80,),
    "westeros-battle area": tuple(f"location-{area}.at" for area in AREAS),
}
OF_GAMES: dict[str, dict[str, Sequence[Any]]] = {
    "thrones": {
        "about": ("preemptive-raid",),
        "areas": (AREAS[:3],),
        "attacker_card": ("doran-martell",),
        "by": HOUSES,
        "card": ("doran-martell",),
        "cards": (("doran-martell", "aeron-damphair"),),
        "defender_card": ("aeron-damphair",),
        "houses": (HOUSES,),
        "old": ("raid",),
        "order": tuple(facts.ORDERS),
        "phase": ("planning", "raids"),
        "player": HOUSES,
        "units": ARMIES,
    },
    "wotr-cards": {
        "about": ("gimli",),
        "card": ("gimli",),
        "cards": (("gimli", "sting"),),
        "location": ("moria",),
        "on": ("gimli",),
        "phase": ("actions", "combats"),
        "player": PLAYERS,
        "side": ("free", "shadow"),
        "to": ("moria",),
    },
}
ANY: dict[str, Sequence[Any]] = {
    "all": (9,),
    "last": (9,),
    "most": (12,),
    "acting": PLAYERS,
    "area": AREAS,
    "attacker": HOUSES,
    "defender": HOUSES,
    "deck": ("II",),
    "first": PLAYERS,
    "location": AREAS,
    "loser": HOUSES,
    "origin": AREAS,
    "player": (*HOUSES, *PLAYERS),
    "seat": SEATS,
    "seconds": (FRACTION,),
    "side": ("free", "shadow"),
    "target": AREAS,
    "time": (FRACTION,),
    "to": SEATS,
    "track": tuple(facts.TRACKS),
    "unit": tuple(facts.UNITS),
    "victim": HOUSES,
    "who": ("Olena",),
    "winner": (*HOUSES, *PLAYERS),
}

COUNTED = re.findall(
    r"\w+",
    """against attack cancelled corruption count days defence fewest free high hours least left
    level limit line low number own path placed points rate reserve round shadow stars strength
    total used""",
)

# Answers, by the kind of question.
ANSWERS: dict[str, tuple[str, Sequence[Any]]] = {
    "answer-bid": ("bid", (0, *NUMBERS)),
    "answer-capture-ships": ("capture-ships", (0, *NUMBERS)),
    "answer-choose-one": ("choose-one", ("gimli",)),
    "answer-disband": ("disband", tuple((unit, AREAS[0]) for unit in facts.UNITS)),
    "answer-fall": ("fall", (("gothmog", "minas-tirith"),)),
    "answer-forsake-hand": ("forsake", (("hand", "gimli"),)),
    "answer-forsake-reserve": ("forsake", (("reserve", "gimli"),)),
    "answer-grima": ("grima", ("gimli",)),
    "answer-heal": ("heal", ("gimli",)),
    "answer-lose-unit": ("lose-unit", tuple(("knight", area) for area in AREAS)),
    "answer-muster": ("muster", tuple(("ship", area) for area in AREAS)),
    "answer-muster-upgrade": (
        "muster",
        (("upgrade", "knight"), ("upgrade", "siege-engine")),
    ),
    "answer-place-order": ("place-order", tuple(facts.ORDERS)),
    "answer-replace-with": ("replace-with", ("raid",)),
    "answer-support": ("support", (("gimli", "legolas"),)),
    "answer-turn-move": ("turn", (("move", "gimli"),)),
    "answer-turn-play": ("turn", (("play", "gimli"),)),
    "answer-turn-use": ("turn", (("use", "gimli"),)),
}
