"""The guided first match: House Stark against two others, for the first rounds."""

from __future__ import annotations

from typing import Final

from greathall.games.lessons import Course, Lesson

MAP: Final = "thing:map"
CHRONICLE: Final = "thing:chronicle"

COURSE: Final = Course(
    scenario="standard",
    players=3,
    seat="stark",
    bots={"baratheon": "steward", "lannister": "steward"},
    luck="thrones guide 42",
    lessons=(
        Lesson("realm", asked=("place-order",), point=MAP, signs=("castle", "supply", "power")),
        Lesson(
            "planning",
            asked=("place-order", "orders-ready"),
            point="thing:orders",
            answered=("orders-ready",),
            signs=("o-march", "o-defend", "o-support", "o-raid", "o-consolidate"),
        ),
        Lesson("reveal", after=("orders-revealed",), point=MAP),
        Lesson("march", asked=("march-to",), answered=("march-to",)),
        Lesson("group", asked=("march-group",), answered=("march-group",)),
        Lesson("token", asked=("leave-power-token",), answered=("leave-power-token",)),
        Lesson("consolidate", asked=("consolidate",), answered=("consolidate",)),
        Lesson("muster", asked=("muster",), answered=("muster",)),
        Lesson(
            "victory",
            after=("new-round",),
            point="thing:tracks",
            signs=("throne", "blade", "raven"),
        ),
        Lesson("westeros", after=("westeros-card-revealed",), point=CHRONICLE),
        Lesson("supply", after=("supply-set",), point="thing:tracks", signs=("supply",)),
        Lesson("bid", asked=("bid",), answered=("bid",)),
        Lesson("wildlings", after=("wildlings-attacked",), point=CHRONICLE, signs=("horn",)),
        Lesson("raid", asked=("raid-target",), answered=("raid-target",)),
        Lesson("battle", asked=("choose-house-card",), answered=("choose-house-card",)),
        Lesson("blade", asked=("use-blade",), answered=("use-blade",)),
        Lesson("losses", after=("battle-won",), point=CHRONICLE),
    ),
    ends="new-round",
    rounds=4,
)
