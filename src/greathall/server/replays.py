"""Looking back: any moment of a match, and its record when it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from greathall.kernel import EVERYBODY, Seat
from greathall.matches import begin_match
from greathall.server import record_keeping
from greathall.server.errors import NotYourSeat, StaleAnswer, StillSecret
from greathall.server.fair_dice import commitment_to, spell_lot
from greathall.server.room import FINISHED, Room
from greathall.server.viewers import WATCH

WATCHER = ("", WATCH)


def moment_of(
    room: Room, at: int, seat: Seat, own: tuple[Seat, ...]
) -> Callable[[], dict[str, Any]]:
    """How to recall the position after so many answers, for eyes that may see it.

    Playing a match again takes a while: ask under the table's lock, recall outside of it.
    """
    answers, eyes, hands = room.match.answers(), _eyes(room, at, seat, own), room.hands
    if at > len(answers):
        raise StaleAnswer("there is no such position", seat=str(at))

    def recall() -> dict[str, Any]:
        match = begin_match(room.header)
        for answer in answers[:at]:
            match.answer(answer.actor, answer.option)
        asked = [q.actor for q in match.questions() if q.actor in room.seat_of]
        return {
            "number": at,
            "last": len(answers),
            "seat": seat or WATCH,
            "view": match.view(eyes),
            "totals": match.totals(),
            "events": match.log(eyes) if seat not in WATCHER else hands.chronicle(match),
            "waiting": sorted({room.seat_of[actor] for actor in asked}),
        }

    return recall


def position_of_event(room: Room, event: int) -> Callable[[], int]:
    """How to find the first position whose chronicle tells this event."""
    answers = room.match.answers()

    def find() -> int:
        match = begin_match(room.header)
        for number, answer in enumerate(answers):
            if match.log_length() > event:
                return number
            match.answer(answer.actor, answer.option)
        return len(answers)

    return find


def _eyes(room: Room, at: int, seat: Seat, own: tuple[Seat, ...]) -> Seat | None:
    """Through whose eyes one may look: one's own, a stranger's, and at the end anybody's."""
    if seat in WATCHER:
        return room.hands.eyes(at)
    if seat != EVERYBODY:
        room.match.players_of(seat)
    if room.state == FINISHED or seat in own:
        return seat
    if seat == EVERYBODY:
        raise StillSecret("hands are hidden until the match is over")
    raise NotYourSeat(f"{seat!r} is not yours", seat=seat)


def record_text(room: Room) -> str:
    """The record with the secret of the dice, which anybody can verify; not before the end."""
    if room.state != FINISHED:
        raise StillSecret("the record is told when the match is over")
    secret = room.row["dice_secret"]
    end = room.row["outcome"] or room.match.record.end
    # As it was played, even where the rules of today no longer follow.
    follows = end == room.match.record.end and not room.is_readable_only
    header = room.match.header if follows else room.header
    answers = record_keeping.answers_in(room.entries)
    footer = {
        "end": end,
        "commitment": commitment_to(secret),
        "secret": secret,
        "dice-from": room.row["dice_from"],
        "by-lot": "yes" if room.row["by_lot"] else "no",
    }
    if room.row["lot"]:
        footer["lot"] = spell_lot(room.row["lot"])
    told = [f"{key}: {value}" for key, value in footer.items()]
    return "\n".join([str(header), "", *answers, "", *told, ""])
