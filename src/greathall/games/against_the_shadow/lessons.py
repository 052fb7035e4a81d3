"""The guided first match alone: the Fellowship, against a Balrog that follows the flowchart."""

from __future__ import annotations

from typing import Final

from greathall.games.lessons import Course, Lesson
from greathall.games.wotr_cards.lessons import CARDS, ENDS, LATER, OPENING

CHART: Final = "thing:chart"

COURSE: Final = Course(
    scenario="fellowship",
    players=1,
    seat="gandalf",
    bots={},
    luck="against-the-shadow guide 35",
    lessons=(
        *OPENING,
        Lesson("bot-turn", asked=("turn",), after=("bot-turn",), point=CHART),
        Lesson("places", asked=("turn",), point="thing:path", signs=("star",)),
        *CARDS,
        Lesson("beneficial", asked=("turn",), after=("reserve",), point=CHART),
        Lesson("rightmost", asked=("turn",), after=("beneficial",), point="player:balrog"),
        *ENDS,
        *LATER,
    ),
    ends="round-began",
    rounds=4,
)
