"""A position as clients get it: what lies open to all, and what each viewpoint sees besides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greathall.kernel import Player, Question, Seat
from greathall.server.messages import Asked
from greathall.server.viewers import WATCH, encode

if TYPE_CHECKING:
    from greathall.server.room import Room


def position_message(
    room: Room, viewpoints: tuple[Seat, ...], known: int, shared: dict[str, Any] | None = None
) -> bytes:
    """What is seen from these viewpoints; what is open to all is made only once for everybody."""
    shared = open_to_all(room) if shared is None else shared
    return encode(shared | {"seats": {who: _seen_by(room, who, known) for who in viewpoints}})


def open_to_all(room: Room) -> dict[str, Any]:
    return {
        "is": "position",
        "number": len(room.match),
        "era": room.undo_epoch,
        "state": room.state,
        "read_only": room.is_readable_only,
        "waiting": waited_for(room),
        "outcome": _outcome(room),
        "clocks": _clocks(room),
        "totals": room.match.totals(),
    }


def waited_for(room: Room) -> list[Seat]:
    """The seats that are asked something."""
    return sorted({room.seat_of[q.actor] for q in _asked(room)})


def _asked(room: Room) -> list[Question[Any]]:
    """The questions that people or bots have to answer; chance is nobody's business."""
    if not room.is_playing:
        return []
    return [q for q in room.match.questions() if q.actor in room.seat_of]


def _seen_by(room: Room, who: Seat, known: int) -> dict[str, Any]:
    watches, match = who == WATCH, room.match
    asked = [q for q in _asked(room) if room.seat_of[q.actor] == who]
    return {
        "view": match.view(room.hands.viewpoint() if watches else who),
        "events_from": known,
        "events": room.hands.chronicle(match, known) if watches else match.log(who, known),
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
