"""What another hall has written at a table: taken up one act after the other, and told to all."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from greathall.matches import find_answer
from greathall.reading import RecordDiffers
from greathall.server import record_keeping
from greathall.server.record_keeping import replay
from greathall.server.store import Written

if TYPE_CHECKING:
    from greathall.server.room import Room


async def catch_up(room: Room) -> None:
    """Back to what we know to be written, and on from there: nobody misses a position."""
    room.take_up(await replay(room.header, room.entries))
    room.wake()
    await follow(room, await room.store.entries_since(room.id, len(room.entries)))


async def follow(room: Room, written: Sequence[Written]) -> None:
    """Take up what is new of these entries. What was written at once is one act."""
    new = [each for each in written if each.number >= len(room.entries)]
    if new and new[0].number > len(room.entries):  # nobody has told us what is between them
        new = await room.store.entries_since(room.id, len(room.entries))
    for at, act in groupby(new, key=lambda each: each.at):
        await _follow_act(room, [each.entry for each in act], at)


async def _follow_act(room: Room, lines: list[str], at: float) -> None:
    before = len(room.match)
    room.note_written(lines, at)
    if any(map(record_keeping.is_taken_back, lines)) or not _play_along(room, lines):
        room.take_up(await replay(room.header, room.entries))
        room.wake()
        room.audience.start_anew()
    else:
        room.note_played(before, at)
    if room.match.outcome is not None and room.is_playing:
        await room.finish()  # whoever has written the answer may be no more
    room.announce()


def _play_along(room: Room, lines: list[str]) -> bool:
    """Whether the rules accept these answers; those of chance are among them."""
    if room.is_readable_only:
        return False
    dice, room.match.rng = room.match.rng, None
    try:
        for words in lines:
            room.match.answer(*find_answer(room.match, words))
    except RecordDiffers:  # of a hall with other rules
        return False
    finally:
        room.match.rng = dice
    return True
