"""What the fields of the texts of Westeros may be: all that changes the words around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greathall.games.thrones import facts
from texts.values import NUMBERS

HOUSES = tuple(facts.HOUSES)
# One of each way to decline a place: gender, number, and the prepositions that it takes.
PLACES = (
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
EXACT: dict[str, Sequence[Any]] = {
    "westeros-no-map columns": (80,),
    "question-accept-support about": HOUSES,
    "question-bid about": (*facts.TRACKS, "wildlings"),
    "question-break-tie about": tuple(facts.TRACKS),
    "question-fall-on-track about": HOUSES,
    "question-lower-track about": ("doran-martell", "aeron-damphair"),
    "event-bid-made about": (*facts.TRACKS, "wildlings"),
    "event-card-replaced card": ("doran-martell", None),
    "event-card-replaced old": ("aeron-damphair",),
    "event-hand-restored card": ("doran-martell", None),
    "event-marched area": tuple(facts.AREAS),
    "event-marched origin": tuple(facts.AREAS),
    "event-marched player": HOUSES[:1],
    "event-marched units": ARMIES[:1],
    "event-orders-banned order": (
        "march-plus-1",
        "defense",
        "raid",
        "support",
        "consolidate-power",
    ),
    "event-power-token-left area": tuple(facts.AREAS),
    "event-power-token-left player": HOUSES[:1],
    "event-support-given to": HOUSES,
    "event-track-settled houses": (HOUSES, HOUSES[:3]),
    "event-unit-upgraded unit": ("knight", "siege-engine"),
    "event-wildlings-seen card": ("crow-killers", None),
    "page-attack-from area": tuple(f"location-{area}.from" for area in PLACES),
    "page-battle area": tuple(f"location-{area}.at" for area in PLACES),
    "westeros-battle area": tuple(f"location-{area}.at" for area in PLACES),
    "westeros-legend units": (),
}
FIELDS: dict[str, Sequence[Any]] = {
    "about": ("preemptive-raid",),
    "area": PLACES,
    "areas": (PLACES[:3],),
    "attacker": HOUSES,
    "attacker_card": ("doran-martell",),
    "by": HOUSES,
    "card": ("doran-martell",),
    "cards": (("doran-martell", "aeron-damphair"),),
    "deck": ("II",),
    "defender": HOUSES,
    "defender_card": ("aeron-damphair",),
    "houses": (HOUSES,),
    "location": PLACES,
    "loser": HOUSES,
    "old": ("raid",),
    "order": tuple(facts.ORDERS),
    "origin": PLACES,
    "phase": ("planning", "raids"),
    "target": PLACES,
    "track": tuple(facts.TRACKS),
    "unit": tuple(facts.UNITS),
    "units": ARMIES,
    "victim": HOUSES,
}
COUNTED = "against attack cancelled defence own placed stars strength"
ANSWERS: dict[str, tuple[str, Sequence[Any]]] = {
    "answer-bid": ("bid", (0, *NUMBERS)),
    "answer-capture-ships": ("capture-ships", (0, *NUMBERS)),
    "answer-disband": ("disband", tuple((unit, PLACES[0]) for unit in facts.UNITS)),
    "answer-lose-unit": ("lose-unit", tuple(("knight", area) for area in PLACES)),
    "answer-muster": ("muster", tuple(("ship", area) for area in PLACES)),
    "answer-muster-upgrade": (
        "muster",
        (("upgrade", "knight"), ("upgrade", "siege-engine")),
    ),
    "answer-place-order": ("place-order", tuple(facts.ORDERS)),
    "answer-replace-with": ("replace-with", ("raid",)),
}
