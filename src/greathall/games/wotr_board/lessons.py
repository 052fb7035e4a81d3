"""The guided first match: the Free Peoples against the steward's Shadow, for two turns."""

from __future__ import annotations

from typing import Final

from greathall.games.lessons import Course, Lesson
from greathall.games.wotr_board.facts import FREE, SHADOW

MAP: Final = "thing:map"
DICE: Final = "thing:dice"
FELLOWSHIP: Final = "thing:fellowship"
HUNT: Final = "thing:hunt"
NATIONS: Final = "thing:nations"
CHRONICLE: Final = "thing:chronicle"

THE_TURN: Final = (
    Lesson("war", point=MAP, signs=("t-stronghold", "t-city", "t-town")),
    Lesson("fellowship", point=FELLOWSHIP, signs=("fellowship", "corruption")),
    Lesson("declare", asked=("declare",), answered=("declare",)),
    Lesson("dice", asked=("die",), point=DICE, signs=("d-character", "d-muster", "d-event")),
    Lesson("die", asked=("die",), answered=("die",)),
)
THE_HUNT: Final = (
    Lesson(
        "move",
        asked=("act",),
        offered=("move-fellowship",),
        choose=(("move-fellowship",),),
        answered=("act", "move-fellowship"),
    ),
    Lesson("act", asked=("act",), answered=("act",), times=2),
    Lesson("rings", asked=("die",), offered=("ring",), point=DICE, signs=("elven-ring",)),
    Lesson("hunt", after=("hunt-rolled",), point=HUNT, signs=("d-eye", "hunt-tile")),
    Lesson("tile", after=("tile-drawn",), point=CHRONICLE, signs=("hunt-reveal",)),
    Lesson("damage", asked=("casualty-of-hunt",), answered=("casualty-of-hunt",)),
    Lesson("reveal", asked=("reveal",), answered=("reveal",)),
    Lesson(
        "hide",
        asked=("act",),
        offered=("hide-fellowship",),
        choose=(("hide-fellowship",),),
        answered=("act", "hide-fellowship"),
    ),
)
THE_WAR: Final = (
    Lesson("nations", asked=("advance-nation",), point=NATIONS, signs=("n-gondor", "n-rohan")),
    Lesson("advance-nation", asked=("advance-nation",), answered=("advance-nation",)),
    Lesson("recruit", asked=("recruit",), answered=("recruit",), signs=("u-regular", "u-elite")),
    Lesson("battle", after=("battle-began",), point=MAP, signs=("hit", "reroll")),
    Lesson("combat-card", asked=("combat-card",), answered=("combat-card",)),
    Lesson("siege", asked=("withdraw",), answered=("withdraw",), signs=("t-besieged",)),
    Lesson("walls", after=("siege-began",), point=CHRONICLE, signs=("t-siege",)),
    Lesson("captured", after=("settlement-captured",), point=MAP, signs=("ctl-shadow",)),
    Lesson("victory", after=("settlement-captured",), point="thing:scores"),
)

COURSE: Final = Course(
    scenario="war",
    players=2,
    seat=FREE,
    bots={SHADOW: "steward"},
    luck="wotr-board guide 13",
    lessons=(*THE_TURN, *THE_HUNT, *THE_WAR),
    ends="turn-began",
    rounds=3,
)
