"""How a bot explains itself: one event per turn, with its way through the flowchart.

`bot-turn` has the bot in `player` and its way in `walk`, part after part, in the order in which the
flowchart was walked. A part reads like an event of its own and has the fields

- `event`: `walked-` and the node, such as `walked-move`; the message with its words,
- `node`: a node of the flowchart, one of NODES, to be lit up,
- `answer`: `yes` or `no` to a question; `done` in a box that says what to do,

and what gives the reason:

| node | box or question | further fields |
|---|---|---|
| `use-action` | can it use an action with benefit? | yes: `card`, `why` (`bot_texts`) |
| `can-pass` | may it pass? | `hand`, `limit`, `fewest`, `why`: `limit`, `fewer`, `above` |
| `others-over-limit` | is anybody else above the limit? | yes: `player`, `hand`, `limit` |
| `before-last-path` | is the path before the last one? | `path`, `last` |
| `winning-all` | is the Shadow winning every combat? | no: `location` |
| `pass` | pass | `why`: `waits`, `wins` or `empty-hand` |
| `move` | can it move a card with benefit? | yes: `card`, `location`, `why`: `able`, `last-path` |
| `play` | play a random card | `card`, `to`, `why` (WAYS_TO_PLAY) |

To pass, a bot needs a hand within the limit or smaller than the `fewest` cards of an enemy.

Before an answer stand the combats that decided it, `weighed`: `location`, `strength` (icons of the
Shadow now), `reserve` (those that could still come), `against`, `gained` (more of these, because of
those who come), `attacks` (whether more are needed, or as many are enough), `playing` (a card about
to be played, counted in `reserve`, or nothing), `winning`, `losing` (a tie may be neither, by
option) and `able` (to win). All of it is public.
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.against_the_shadow.able_to_win import Front
from greathall.games.wotr_cards.facts import Card
from greathall.kernel import Event, Player, event

USE_ACTION: Final = "use-action"
CAN_PASS: Final = "can-pass"
OTHERS_OVER_LIMIT: Final = "others-over-limit"
BEFORE_LAST_PATH: Final = "before-last-path"
WINNING_ALL: Final = "winning-all"
PASS: Final = "pass"
MOVE: Final = "move"
PLAY: Final = "play"
NODES: Final = (
    *(USE_ACTION, CAN_PASS, OTHERS_OVER_LIMIT, BEFORE_LAST_PATH, WINNING_ALL),
    *(PASS, MOVE, PLAY),
)
# What becomes of a card played; `twice` and `unplayable` are discarded instead.
WAYS_TO_PLAY: Final = (
    *("path", "last-path", "battleground", "reserve", "wielder", "event"),
    *("twice", "unplayable"),
)
YES: Final = "yes"
NO: Final = "no"
DONE: Final = "done"
Part = dict[str, Any]


@event
class BotTurn(Event):
    """One turn of a bot: its way through the flowchart, before it does what that says."""

    player: Player
    walk: tuple[Part, ...]


@event
class BotCardsShown(Event):
    """A bot has drawn cards that everybody looks at, because its text plays some of them."""

    player: Player
    cards: tuple[Card, ...]


class Walk:
    """The way of one turn, as far as it has come."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.icons: dict[str, tuple[int, int]] = {}  # of combats, which stay as they are
        self.fronts: dict[str, Front] = {}

    def asks(self, node: str, answer: bool, **reason: Any) -> bool:
        """A question of the flowchart was answered."""
        self._add(node, YES if answer else NO, reason)
        return answer

    def comes_to(self, node: str, **reason: Any) -> None:
        """A box that says what to do."""
        self._add(node, DONE, reason)

    def weighs(self, front: Front, playing: Card = "") -> None:
        """A combat decided the next answer."""
        weighed = {"event": "weighed", **front._asdict(), "playing": playing}
        del weighed["tied_is_lost"]
        part = weighed | {"winning": front.winning, "losing": front.losing, "able": front.able}
        if part not in self.parts:
            self.parts.append(part)

    def _add(self, node: str, answer: str, reason: dict[str, Any]) -> None:
        self.parts.append({"event": f"walked-{node}", "node": node, "answer": answer, **reason})
