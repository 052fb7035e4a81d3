"""A position as clients get it: what lies open to all, and what each viewpoint sees besides.

Most of it stays as it was at the position before. Whoever wants only what has changed since is
told that; field by field, what has the same text as before is left out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from greathall.kernel import Player, Question, Seat
from greathall.server.messages import Asked
from greathall.server.viewers import WATCH, encode

if TYPE_CHECKING:
    from greathall.server.room import Room

Fields = dict[str, Raw]  # what stands in each field of a table of names, as JSON


@dataclass(frozen=True, eq=False)
class Shown:
    """What somebody was shown: the totals, and the view from each of their viewpoints."""

    totals: Fields
    views: dict[Seat, Fields]


class Position:
    """A position for all who look on; what several of them see is made only once."""

    def __init__(self, room: Room) -> None:
        self.room, self.open = room, _open_to_all(room)
        self.totals = in_json(room.match.totals())
        self.views: dict[Seat, Fields] = {}

    def shown(self, viewpoints: tuple[Seat, ...]) -> Shown:
        for who in viewpoints:
            if who not in self.views:
                seen = self.room.hands.viewpoint() if who == WATCH else who
                self.views[who] = in_json(self.room.match.view(seen))
        return Shown(self.totals, {who: self.views[who] for who in viewpoints})

    def message(self, shown: Shown, known: int, before: Shown | None = None) -> bytes:
        """What is shown now, or what has changed in it since something was shown before."""
        changed = before and changes(before, shown)
        told = changed or shown
        seats = {
            who: {"view": view, **_besides(self.room, who, known)}
            for who, view in told.views.items()
        }
        whole = {**self.open, "totals": told.totals, "seats": seats}
        return encode(whole | {"is": "change"} if changed else whole)


def position_message(room: Room, viewpoints: tuple[Seat, ...], known: int) -> bytes:
    """All that is seen from these viewpoints."""
    position = Position(room)
    return position.message(position.shown(viewpoints), known)


def changes(before: Shown, now: Shown) -> Shown | None:
    """What is shown now and was not before; None where that does not say all."""
    tables = [(before.totals, now.totals)]
    tables += [(before.views.get(who, {}), view) for who, view in now.views.items()]
    if len(before.views) != len(now.views) or any([*old] != [*new] for old, new in tables):
        return None  # a field has come, has gone, or stands elsewhere
    totals, *views = [
        {name: text for name, text in new.items() if old[name] != text} for old, new in tables
    ]
    return Shown(totals, dict(zip(now.views, views, strict=True)))


def in_json(table: Mapping[str, Any]) -> Fields:
    return {name: Raw(encode(value)) for name, value in table.items()}


def _open_to_all(room: Room) -> dict[str, Any]:
    return {
        "is": "position",
        "number": len(room.match),
        "era": room.undo_epoch,
        "state": room.state,
        "read_only": room.is_readable_only,
        "waiting": waited_for(room),
        "outcome": _outcome(room),
        "clocks": _clocks(room),
    }


def waited_for(room: Room) -> list[Seat]:
    """The seats that are asked something."""
    return sorted({room.seat_of[q.actor] for q in _asked(room)})


def _asked(room: Room) -> list[Question[Any]]:
    """The questions that people or bots have to answer; chance is nobody's business."""
    if not room.is_playing:
        return []
    return [q for q in room.match.questions() if q.actor in room.seat_of]


def _besides(room: Room, who: Seat, known: int) -> dict[str, Any]:
    """What is told of a viewpoint besides its view."""
    match = room.match
    asked = [q for q in _asked(room) if room.seat_of[q.actor] == who]
    return {
        "events_from": known,
        "events": room.hands.chronicle(match, known) if who == WATCH else match.log(who, known),
        "times": room.times.since(known),
        "questions": [_question(room, q) for q in asked],
        "can_undo": [p for p in _players(room, who) if match.can_undo(p)],
    }


def _players(room: Room, who: Seat) -> tuple[Player, ...]:
    """The players of this seat, while they can still do something."""
    playing = room.is_playing and not room.is_readable_only
    return room.occupants[who].players if who in room.occupants and playing else ()


def _question(room: Room, question: Question[Any]) -> Asked:
    return {
        "actor": question.actor,
        "turn": room.turns[question.actor],
        "kind": question.kind,
        "options": question.options,
        "about": question.about,
    }


def _outcome(room: Room) -> dict[str, Any] | None:
    end = room.outcome
    if end is None:
        return None
    return {"winners": end.winners, "how": end.how, "scores": dict(end.scores)}


def _clocks(room: Room) -> dict[Seat, float]:
    """Seconds left for each person, where time is limited."""
    if room.time_control.kind == "none":
        return {}
    return {person.seat: round(person.clock.remaining(), 1) for person in room.people()}
