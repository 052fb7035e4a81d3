"""Links to one moment: whoever has one sees that moment of a private table, and nothing else."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode

from greathall.kernel import Seat
from greathall.server.errors import StaleAnswer, StillSecret, WrongKey
from greathall.server.room import FINISHED, Room
from greathall.server.viewers import WATCH


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
    if at > len(room.match) or not hmac.compare_digest(_proof(room, at, seat), proof):
        raise WrongKey("this moment was not shared")


def _proof(room: Room, at: int, seat: Seat) -> str:
    """It follows from a secret of the hall, and from all that was answered up to this moment.

    Nobody learns the secret before the match is over; then all who may see the table may share it.
    """
    answers = "\n".join(str(answer) for answer in room.match.answers()[:at])
    told = f"moment {room.id} {at} {seat} {hashlib.sha256(answers.encode()).hexdigest()}"
    proof = hmac.digest(room.row["dice_secret"].encode(), told.encode(), "sha256")
    return urlsafe_b64encode(proof[:24]).decode()
