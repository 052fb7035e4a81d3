"""What the fields of the texts of Middle-earth may be: all that changes the words around them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from greathall.games.wotr_board import facts
from greathall.games.wotr_board.actions import DEEDS
from greathall.games.wotr_board.terminal.explained import FACES_TOLD
from texts.values import NUMBERS

# One of each way to decline a place: gender, number, and the prepositions that it takes.
PLACES = (
    "erebor",
    "moria",
    "the-shire",
    "iron-hills",
    "carrock",
    "fords-of-isen",
    "old-forest-road",
    "south-dunland",
    "withered-heath",
)
FIGURES = (
    "gondor-regular",
    "elves-elite",
    "rohan-leader",
    "nazgul",
    "strider",
    "mouth-of-sauron",
)
ARMIES = (
    ("gondor-regular",),
    ("dwarves-elite", "dwarves-elite"),
    ("north-leader",) * 2,
    ("southrons-regular",) * 5,
    ("nazgul",) * 2,
    ("sauron-elite", "sauron-regular", "sauron-regular", "witch-king"),
)
COMPANIES = (("strider",), ("gimli", "legolas"), ("boromir", "meriadoc", "peregrin"))
DECKS = ("character", "strategy")
CARD, COMBAT, TILE = "athelas", "mumakil", "1-reveal"
OF_CARDS = (
    "another-way",
    "card-companions",
    "card-region",
    "card-army",
    "card-nation",
    "card-recruits",
    "pay-with-card",
    "chain",
    "spend-eagle",
    "union-price",
    "union",
    "keep-card",
    "put-back",
    "uppermost",
    "take-back",
    "spend-corsairs",
    "call-eagles",
    "call-price",
    "call-roll",
    "called-units",
)
EXACT: dict[str, Sequence[Any]] = {
    **{f"question-{kind} about": (CARD,) for kind in OF_CARDS},
    "question-ring-face about": ("event",),
    "question-act about": ("character", "muster-army", "will-of-the-west"),
    "question-guide-draw about": DECKS,
    "question-sorcerer about": DECKS,
    "question-guide-ability about": (1,),
    "question-casualty-of-hunt about": (1,),
    "question-enter-in about": ("witch-king", "mouth-of-sauron"),
    "question-join-group about": ("strider",),
    "question-move-companion-to about": ("strider",),
    "question-move-companion-to cards": (("gimli", "legolas"), ()),
    "question-move-minion-to about": ("nazgul", "witch-king"),
    "question-move-minion-to cards": (("moria",),),
    "question-join-army cards": (("moria",),),
    "question-recruit about": ("erebor", None),
    "question-recruit-in about": FIGURES[:4],
    "question-promote-in about": ("sauron-elite",),
    "question-lure about": ("gimli",),
    "question-sorrow-and-toil about": ("gimli",),
    "question-storm-victim about": ("rohan",),
    "event-army-moved origin": tuple(facts.REGIONS),
    "event-army-moved region": tuple(facts.REGIONS),
    "event-army-moved side": (facts.SHADOW,),
    "event-army-moved figures": ARMIES[:1],
    "event-figure-recruited figure": tuple(facts.FIGURES),
    "event-figure-recruited region": PLACES[:1],
    "event-figure-recruited player": (facts.SHADOW,),
    "event-force-destroyed region": tuple(facts.REGIONS),
    "event-force-destroyed side": (facts.FREE,),
    "event-minion-moved figure": ("nazgul", "witch-king", "mouth-of-sauron"),
    "event-unit-promoted figure": ("elves-elite",),
    "event-unit-reduced figure": ("elves-elite",),
    "event-unit-removed figure": FIGURES[:2],
    "event-companion-silenced figure": ("strider",),
    "event-tile-drawn tile": tuple(facts.HUNT_TILES),
    "event-tile-drawn due_to": ("hunt",),
    "event-fellowship-moved mordor": (None, 0, 1, 2, 3, 4, 5),
    "event-fellowship-moved progress": (1,),
    "event-tile-damage damage": (2, -1),
    "event-damage-lowered by": (CARD, "gollum"),
    "event-game-won how": ("ring", "corruption", "military", "time"),
    "event-game-won best": ("gondor-player", None),
    "event-game-won side": (facts.FREE,),
    "event-game-won points": (4,),
    "event-cards-swapped player": ("gondor-player",),
    "event-cards-swapped teammate": ("rohan-player",),
    "event-cards-swapped given": (CARD, None),
    "event-cards-swapped received": (CARD,),
    "event-lead-passed player": ("rohan-player",),
    "event-lead-passed side": (facts.FREE,),
    "war-fellowship place": tuple(f"region-{place}.at" for place in PLACES),
    **{
        f"page-battle-of-{kind} place": tuple(f"region-{place}.at" for place in PLACES)
        for kind in ("field", "siege", "sortie")
    },
    "page-winner-side how": ("ending-ring", "ending-corruption", "ending-military"),
    "war-battle place": tuple(f"region-{place}.at" for place in PLACES),
    "war-no-map columns": (158,),
    "war-rolled dice": ("3 6",),
    "war-side dice": (5,),
    "war-side figures": ("…",),
    "war-side player": facts.SIDES,
}
FIELDS: dict[str, Sequence[Any]] = {
    "about": PLACES,
    "after": ("army",),
    "before": ("event",),
    "card": (CARD,),
    "cards": ((CARD, "bilbos-song"),),
    "character": ("aragorn", "mouth-of-sauron"),
    "combat": (COMBAT,),
    "companion": ("gimli",),
    "companions": COMPANIES,
    "deck": DECKS,
    "deed": tuple(deed.id for deed in DEEDS),
    "dice": ((3, 6),),
    "face": FACES_TOLD,
    "faces": (("character", "event"),),
    "figure": FIGURES,
    "figures": ARMIES,
    "guide": ("strider", "gollum"),
    "nation": tuple(facts.NATIONS),
    "nations": (("gondor", "elves"),),
    "origin": PLACES,
    "parts": ("…",),
    "path": (("moria", "hollin"),),
    "phase": ("actions",),
    "region": PLACES,
    "regions": (("moria", "hollin"),),
    "rerolled": ((4,), ()),
    "rolled": ((3, 6),),
    "side": facts.SIDES,
    "teammate": ("rohan-player",),
    "text": ("…",),
    "tile": (TILE, "elven-cloaks"),
}
COUNTED = """against chance corruption damage eyes free hits leadership level needed pool points
    progress shadow steps successes turn"""
ANSWERS: dict[str, tuple[str, Sequence[Any]]] = {
    "answer-allocate": ("allocate", (0, *NUMBERS)),
    "answer-absorb": ("absorb", (0, *NUMBERS)),
    "answer-called-units": (
        "called-units",
        tuple(("isengard-regular", place) for place in PLACES),
    ),
    "answer-retreat-along": ("retreat-along", (0, *NUMBERS)),
    "answer-card-recruits": ("card-recruits", (0, 1)),
    "answer-casualty-outright": ("casualty", (("outright", "elves-elite"),)),
    "answer-forfeit-points": ("forfeit-points", (1,)),
    "answer-join-dunlendings": (
        "join-dunlendings",
        (("isengard-regular", "north-dunland"), ("isengard-elite", "south-dunland")),
    ),
    "answer-march-of-ents-attack": (
        "march-of-ents",
        tuple(("attack", place) for place in PLACES),
    ),
    "answer-march-of-ents-march": (
        "march-of-ents",
        tuple(("march", place) for place in PLACES),
    ),
    "answer-move-minion": ("move-minion", tuple(("nazgul", place) for place in PLACES)),
    "answer-own-hits": ("own-hits", (0, 1)),
    "answer-storm-victim": (
        "storm-victim",
        (("gondor-leader", "osgiliath"), ("rohan-regular", "edoras")),
    ),
}
