"""What everybody may know about a table, and what only its people know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greathall.games.explained import explain
from greathall.kernel import Seat
from greathall.server.errors import NotYourSeat
from greathall.server.fair_dice import commitment_to, dice_message
from greathall.server.occupants import Occupant
from greathall.server.rests import holiday_of, pause_of
from greathall.server.sides import takes_a_deputy
from greathall.server.viewers import WATCH, Viewer

if TYPE_CHECKING:
    from greathall.server.room import Room


def table_message(room: Room) -> dict[str, Any]:
    """The secret of the dice is shown only at the end."""
    secret = room.row["dice_secret"]
    return {
        "is": "table",
        "table": room.id,
        "title": room.row["title"],
        "game": room.header.game,
        "scenario": room.header.scenario,
        "players": room.header.players,
        "options": dict(room.header.options),
        "language": room.row["language"],
        "public": room.row["public"],
        "hands_shown": room.row["hands_shown"],
        "private_chat": room.row["private_chat"],
        "hints": room.row["hints"],
        "hints_on": room.row["hints_on"],
        "guided": room.row["guided"],
        "by_lot": room.row["by_lot"],
        "lot": room.row["lot"],
        "rated": room.row["rated"],
        "absence": room.row["absence"],
        "paused": pause_of(room),
        "watch_chat": room.row["watch_chat"],
        "pace": room.row["pace"],
        "state": room.state,
        "outcome": room.row["outcome"],
        "commitment": commitment_to(secret),
        "secret": secret if room.state == "finished" else None,
        "dice": dice_message(room.row, room.pledges_in()),
        "seats": [_chair(room, occupant) for occupant in room.occupants.values()],
    }


def _chair(room: Room, occupant: Occupant) -> dict[str, Any]:
    """Who sits here, when they are on holiday, and for whom they play."""
    absent = room.absent.get(occupant.seat)
    return occupant.message() | {
        "holiday": holiday_of(room, occupant.seat),
        "absent": absent and absent["name"],
        "deputy": takes_a_deputy(room, occupant.seat),
    }


def when_of(room: Room) -> dict[str, Any]:
    """How far a match has come and how it stands, as everybody sees; a game may lack any of it."""
    seen, score = room.match.view(None), room.match.game.score(room.match.state)
    return {"round": seen.get("round"), "phase": seen.get("phase"), "score": dict(score)}


def notes_message(room: Room, viewer: Viewer) -> dict[str, Any]:
    """What those who sit here have noted for themselves."""
    return {"is": "notes", "notes": {seat: room.occupants[seat].note for seat in viewer.seats}}


def explained_message(
    room: Room, viewer: Viewer, seat: Seat, kind: str, thing: str, ref: int | str | None
) -> dict[str, Any]:
    """What is to be told of a thing to those who look on from this viewpoint of theirs."""
    if seat not in viewer.viewpoints:
        raise NotYourSeat(f"{seat!r} is not yours", seat=seat)
    who = room.hands.viewpoint() if seat == WATCH else seat
    told = explain(room.match, who, kind, thing)
    return {"is": "explained", "ref": ref, "number": len(room.match), "explanation": told}
