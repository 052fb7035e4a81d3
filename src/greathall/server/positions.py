"""A position as clients get it: what lies open to all, and what each viewpoint sees besides.

Most of it stays as it was at the position before. Whoever wants only what has changed since is
told that; field by field, what has the same text as before is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from msgspec import Raw

from greathall.kernel import Player, Question, Seat, State
from greathall.server.messages import Asked
from greathall.server.times import Told
from greathall.server.viewers import WATCH, encode

if TYPE_CHECKING:
    from greathall.server.room import Room

Fields = dict[str, Raw]  # what stands in each field of a table of names, as JSON
Open = tuple[Fields, Fields]  # the totals, and the fields of a view that all see alike


@dataclass(frozen=True, eq=False)
class Shown:
    """What somebody was shown: what lies open, and the rest of the view from each viewpoint."""

    open: Open
    views: dict[Seat, Fields]


class Position:
    """A position for all who look on; what several of them see is made only once."""

    def __init__(self, room: Room) -> None:
        self.room, self.asked = room, _asked(room)
        self.told = _told_to_all(room, self.asked)
        self.own_fields, open_fields = fields_of(room.match.state.__class__)
        totals, seen = room.match.totals(), room.match.view(None, open_fields)
        self.open = in_json(totals), in_json(seen)
        self.views: dict[Seat, Fields] = {}
        self.times: dict[int, Told] = {}
        self.before: Open | None = None
        self.changed: list[Fields] | None = None  # in what lies open, since it was so

    def shown(self, viewpoints: tuple[Seat, ...]) -> Shown:
        for who in viewpoints:
            if who not in self.views:
                seen = self.room.hands.viewpoint() if who == WATCH else who
                self.views[who] = in_json(self.room.match.view(seen, self.own_fields))
        return Shown(self.open, {who: self.views[who] for who in viewpoints})

    def message(self, shown: Shown, known: int, before: Shown | None = None) -> bytes:
        """What is shown now, or what has changed in it since something was shown before."""
        changed = before and self.change(before, shown)
        (totals, seen), views = (changed or shown).open, (changed or shown).views
        seats = {
            who: {"view": seen | view, **self._besides(who, known)} for who, view in views.items()
        }
        whole = {**self.told, "totals": totals, "seats": seats}
        return encode(whole | {"is": "change"} if changed else whole)

    def change(self, before: Shown, shown: Shown) -> Shown | None:
        """What is shown now and was not before; None where that does not say all."""
        if before.open is not self.before:
            self.before, self.changed = before.open, changes(before.open, shown.open)
        old = [before.views.get(who, {}) for who in shown.views]
        views = changes(old, list(shown.views.values()))
        if self.changed is None or views is None or len(before.views) != len(views):
            return None
        totals, seen = self.changed
        return Shown((totals, seen), dict(zip(shown.views, views, strict=True)))

    def _besides(self, who: Seat, known: int) -> dict[str, Any]:
        """What is told of a viewpoint besides its view."""
        room, match = self.room, self.room.match
        if known not in self.times:
            self.times[known] = room.times.since(known)
        asked = [question for question in self.asked if room.seat_of[question.actor] == who]
        return {
            "events_from": known,
            "events": room.hands.chronicle(match, known) if who == WATCH else match.log(who, known),
            "times": self.times[known],
            "questions": [_question(room, question) for question in asked],
            "can_undo": [player for player in _players(room, who) if match.can_undo(player)],
        }


def position_message(room: Room, viewpoints: tuple[Seat, ...], known: int) -> bytes:
    """All that is seen from these viewpoints."""
    position = Position(room)
    return position.message(position.shown(viewpoints), known)


@cache
def fields_of(table: type[State]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Of a state: the fields that may look different from every seat, and those open to all."""
    is_open = {name: seen_by == "all" for name, seen_by in table.seen_by_field.items()}
    open_fields = tuple(name for name in is_open if is_open[name])
    return tuple(name for name in is_open if not is_open[name]), open_fields


def changes(before: Sequence[Fields], now: Sequence[Fields]) -> list[Fields] | None:
    """What stands in these tables now and did not before; None where that does not say all."""
    if any([*old] != [*new] for old, new in zip(before, now, strict=True)):
        return None  # a field has come, has gone, or stands elsewhere
    return [
        {name: text for name, text in new.items() if old[name] != text}
        for old, new in zip(before, now, strict=True)
    ]


def in_json(table: Mapping[str, Any]) -> Fields:
    return {name: Raw(encode(value)) for name, value in table.items()}


def _told_to_all(room: Room, asked: list[Question[Any]]) -> dict[str, Any]:
    return {
        "is": "position",
        "number": len(room.match),
        "era": room.undo_epoch,
        "state": room.state,
        "read_only": room.is_readable_only,
        "waiting": _seats(room, asked),
        "outcome": _outcome(room),
        "clocks": _clocks(room),
    }


def waited_for(room: Room) -> list[Seat]:
    """The seats that are asked something."""
    return _seats(room, _asked(room))


def _seats(room: Room, asked: list[Question[Any]]) -> list[Seat]:
    return sorted({room.seat_of[question.actor] for question in asked})


def _asked(room: Room) -> list[Question[Any]]:
    """The questions that people or bots have to answer; chance is nobody's business."""
    if not room.is_playing:
        return []
    return [q for q in room.match.questions() if q.actor in room.seat_of]


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
