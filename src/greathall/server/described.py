"""What everybody may know about a table, and what only its people know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greathall.server.fair_dice import commitment_to, dice_message
from greathall.server.viewers import Viewer

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
        "by_lot": room.row["by_lot"],
        "lot": room.row["lot"],
        "pace": room.row["pace"],
        "state": room.state,
        "outcome": room.row["outcome"],
        "commitment": commitment_to(secret),
        "secret": secret if room.state == "finished" else None,
        "dice": dice_message(room.row, room.pledged),
        "seats": [occupant.message() for occupant in room.occupants.values()],
    }


def notes_message(room: Room, viewer: Viewer) -> dict[str, Any]:
    """What those who sit here have noted for themselves."""
    return {"is": "notes", "notes": {seat: room.occupants[seat].note for seat in viewer.seats}}
