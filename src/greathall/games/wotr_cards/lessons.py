"""The guided first match: three rounds of the Fellowship, with Gandalf against the Balrog."""

from __future__ import annotations

from typing import Final

from greathall.games.lessons import Course, Lesson

HAND: Final = "thing:hand"
SCORES: Final = "thing:scores"

# What the table has in common with that of the solo expansion, so that it can teach it too.
OPENING: Final = (
    Lesson("hand", asked=("opening-discard",), point=HAND, signs=("hand", "deck")),
    Lesson("opening-discard", asked=("opening-discard",), answered=("opening-discard",), times=2),
)
CARDS: Final = (
    Lesson(
        "play",
        asked=("turn",),
        offered=("play",),
        choose=(("play",),),
        answered=("turn", "play"),
        signs=("attack", "defence", "path-defence"),
    ),
    Lesson("place", asked=("place",), answered=("place",)),
    Lesson("price", asked=("discard",), after=("play",), answered=("discard",)),
    Lesson("sums", asked=("turn",), after=("play",), point="thing:path", signs=("path-attack",)),
    Lesson("reserve", asked=("turn",), after=("place",), point="thing:reserve"),
    Lesson("item", asked=("wielder",), answered=("wielder",)),
)
ENDS: Final = (
    Lesson(
        "combat",
        after=("combat-fought",),
        point="thing:chronicle",
        signs=("lead-attack", "lead-defence"),
    ),
    Lesson("scores", after=("scores",), point=SCORES, signs=("star",)),
    Lesson("corruption", after=("corruption-changed",), point=SCORES, signs=("corruption",)),
)
LATER: Final = (
    Lesson(
        "move",
        asked=("turn",),
        offered=("move",),
        choose=(("move",),),
        answered=("turn", "move"),
    ),
    Lesson(
        "pass",
        asked=("turn",),
        offered=("pass",),
        after=("sums",),
        point="thing:choices",
        signs=("fit",),
    ),
    Lesson("winnow", asked=("turn",), offered=("winnow",), after=("move",), point="thing:choices"),
)

COURSE: Final = Course(
    scenario="fellowship",
    players=2,
    seat="gandalf",
    bots={"balrog": "steward"},
    luck="wotr-cards guide 77",
    lessons=(
        *OPENING,
        Lesson("places", asked=("turn",), point="thing:path", signs=("star",)),
        *CARDS,
        *ENDS,
        *LATER,
    ),
    ends="round-began",
    rounds=4,
)
