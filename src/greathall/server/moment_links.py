"""Links to one moment: whoever has one sees that moment of a private table, and nothing else."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Any

from greathall.kernel import Seat
from greathall.server.described import table_message
from greathall.server.errors import StaleAnswer, StillSecret, WrongKey
from greathall.server.room import FINISHED, Room
from greathall.server.viewers import WATCH

NO_DICE: dict[str, Any] = {"asked": None, "pledges": {}, "shares": {}}


def link_to_moment(room: Room, at: int, seat: Seat) -> str:
    """The link for whoever may see this; while a match goes on it shows what watchers see."""
    if seat != WATCH and room.state != FINISHED:
        raise StillSecret("hands can be shown to others when the match is over")
    if at > len(room.match):
        raise StaleAnswer("there is no such position", seat=str(at))
    if room.row["public"]:
        return f"/t/{room.id}/at/{at}?eyes={seat}"
    return f"/t/{room.id}/moment/{at}/{seat}#{_proof(room, at, seat)}"


def check_shared(room: Room, at: int, seat: Seat, proof: str) -> None:
    """Refuse what nobody has shared, and what is no longer so since something was taken back."""
    known = proof.encode(errors="replace")
    if at > len(room.match) or not hmac.compare_digest(_proof(room, at, seat).encode(), known):
        raise WrongKey("this moment was not shared")


def shared_table(room: Room, at: int) -> dict[str, Any]:
    """The table as it was then: nothing by which one could reckon what was dealt, or how it ended.

    With the secret of the dice, and what all have added, every hidden card would follow.
    """
    untold: dict[str, Any] = {"secret": None, "dice": NO_DICE}
    if at < len(room.match):
        untold["outcome"] = None
    return table_message(room) | untold


def _proof(room: Room, at: int, seat: Seat) -> str:
    """It follows from two secrets, and from all that was answered up to this moment.

    Of the dice nobody learns the secret before the match is over, and whoever knows the key of the
    watchers may see the table, and share it: only who may see all of it could make such a link.
    """
    answers = "\n".join(str(answer) for answer in room.match.answers()[:at])
    told = f"moment {room.id} {at} {seat} {hashlib.sha256(answers.encode()).hexdigest()}"
    secrets = f"{room.row['dice_secret']} {room.row['watch_hash']}"
    proof = hmac.digest(secrets.encode(), told.encode(), "sha256")
    return urlsafe_b64encode(proof[:24]).decode()
