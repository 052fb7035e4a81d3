"""Looking back: any moment of a match, and its record when it is over."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator, Iterable
from typing import Any, TypedDict

from greathall.games.explained import explain
from greathall.kernel import CHANCE, EVERYBODY, Header, Match, Player, Seat
from greathall.kernel.record import Answer
from greathall.matches import begin_match
from greathall.server import record_keeping
from greathall.server.errors import NotYourSeat, StaleAnswer, StillSecret
from greathall.server.fair_dice import AGREED, dice_lines
from greathall.server.room import FINISHED, Room
from greathall.server.times import Told
from greathall.server.viewers import WATCH, encode

Draw = tuple[int, list[int], int]  # at this position one of these options, of so many
WATCHER = ("", WATCH)
PAGE = 50  # answers between two marks
MOST_READINGS = 32  # of some half a megabyte each


class Round(TypedDict):
    """From which position it was played, and what anybody could count when it was over."""

    round: int
    at: int
    totals: dict[str, Any]


class HintTaken(TypedDict):
    """Who took a hint, and at which position; never what it said."""

    seat: Seat
    actor: Player
    at: int


class Story(TypedDict):
    """A match at a glance: where its events happened, how it stood, and where hints were taken."""

    events_after: list[int]  # how many events had happened after each of the answers, from none on
    rounds: list[Round]
    hints: list[HintTaken]
    times: Told  # from this event on, until the next, it was this time


class Reading:
    """A match that is played again, with marks from which one can read on."""

    def __init__(self, header: Header) -> None:
        self.marks = [begin_match(header)]

    def mark_before(self, at: int) -> Match:
        """The last mark before a position."""
        return self.marks[min(at // PAGE, len(self.marks) - 1)]

    def mark_before_event(self, event: int) -> Match:
        """The last mark before an event of the chronicle happened."""
        before = (mark for mark in reversed(self.marks) if mark.log_length() <= event)
        return next(before, self.marks[0])

    def read_on(self, mark: Match, answers: Iterable[Answer]) -> Generator[Match, None, Match]:
        """The match at a mark, and then after each of the answers that follow."""
        match = mark.fork()
        yield match
        for answer in answers:
            match.answer(answer.actor, answer.option)
            if len(match) == PAGE * len(self.marks):
                self.marks.append(match.fork())
            yield match
        return match


class Library:
    """The matches at which somebody looked back lately."""

    def __init__(self) -> None:
        self.readings: OrderedDict[tuple[str, int], Reading] = OrderedDict()

    def reading(self, room: Room) -> Reading:
        """Within an undo epoch answers are only added, so that what was read stays so."""
        key = room.id, room.undo_epoch
        if key not in self.readings:
            self.readings[key] = Reading(room.header)
        self.readings.move_to_end(key)
        if len(self.readings) > MOST_READINGS:
            self.readings.popitem(last=False)
        return self.readings[key]


def moment_of(
    reading: Reading, room: Room, at: int, seat: Seat, own: tuple[Seat, ...]
) -> Generator[Any, None, bytes]:
    """Recall the position after so many answers, for a viewpoint that may see it, as JSON.

    Playing a match again takes a while: ask under the table's lock, recall outside of it.
    """
    last, hands = len(room.match), room.hands
    viewpoint, recalled = _recall(reading, room, at, seat, own)

    def tell() -> Generator[Any, None, bytes]:
        match = yield from recalled
        asked = [q.actor for q in match.questions() if q.actor in room.seat_of]
        moment = {
            "number": at,
            "last": last,
            "seat": seat or WATCH,
            "view": match.view(viewpoint),
            "totals": match.totals(),
            "events": match.log(viewpoint) if seat not in WATCHER else hands.chronicle(match),
            "waiting": sorted({room.seat_of[actor] for actor in asked}),
        }
        yield
        return encode(moment)

    return tell()


def explained_at(
    reading: Reading,
    room: Room,
    at: int,
    seat: Seat,
    own: tuple[Seat, ...],
    thing: tuple[str, str],
) -> Generator[Any, None, bytes]:
    """Tell of a thing what a viewpoint that may see this position could know then, as JSON."""
    viewpoint, recalled = _recall(reading, room, at, seat, own)

    def tell() -> Generator[Any, None, bytes]:
        match = yield from recalled
        return encode(explain(match, viewpoint, *thing))

    return tell()


def _recall(
    reading: Reading, room: Room, at: int, seat: Seat, own: tuple[Seat, ...]
) -> tuple[Seat | None, Generator[Match, None, Match]]:
    """Through whose eyes one sees a position, and the way to it; refused if one may not."""
    viewpoint = _viewpoint(room, at, seat, own)
    if at > len(room.match):
        raise StaleAnswer("there is no such position", seat=str(at))
    mark = reading.mark_before(at)
    answers = room.match.answers(len(mark))[: at - len(mark)]
    return viewpoint, reading.read_on(mark, answers)


def position_of_event(reading: Reading, room: Room, event: int) -> Generator[None, None, int]:
    """Find the first position whose chronicle has this event."""
    mark = reading.mark_before_event(event)
    answers = room.match.answers(len(mark))

    def find() -> Generator[None, None, int]:
        for match in reading.read_on(mark, answers):
            if match.log_length() > event:
                break
            yield
        return len(match)

    return find()


def _viewpoint(room: Room, at: int, seat: Seat, own: tuple[Seat, ...]) -> Seat | None:
    """From whose viewpoint one may look: one's own, a stranger's, and at the end anybody's."""
    if seat in WATCHER:
        return room.hands.viewpoint(at)
    if seat != EVERYBODY:
        room.match.players_of(seat)
    if room.state == FINISHED or seat in own:
        return seat
    if seat == EVERYBODY:
        raise StillSecret("hands are hidden until the match is over")
    raise NotYourSeat(f"{seat!r} is not yours", seat=seat)


def draws_of(reading: Reading, room: Room) -> Generator[None, None, list[Draw]]:
    """Find all that chance did with the dice of this table; cards that are alike count as one."""
    if room.state != FINISHED:
        raise StillSecret("what was drawn is shown when the match is over")
    answers, begins = room.match.answers(), room.row["dice_from"]

    def find() -> Generator[None, None, list[Draw]]:
        found: list[Draw] = []
        matches = reading.read_on(reading.marks[0], answers)
        for number, (match, answer) in enumerate(zip(matches, answers, strict=False)):
            if answer.actor == CHANCE and number >= begins:
                asked = next(q for q in match.questions() if q.actor == CHANCE)
                which = [n for n, option in enumerate(asked.options) if option == answer.option]
                found.append((number, which, len(asked.options)))
            yield
        return found

    return find()


def story_of(reading: Reading, room: Room, hints: list[HintTaken]) -> Generator[None, None, Story]:
    """Follow a match up to now; what is counted lies open to all."""
    answers, times = room.match.answers(), room.times.since(0)

    def follow() -> Generator[None, None, Story]:
        story: Story = {"events_after": [], "rounds": [], "hints": hints, "times": times}
        rounds = story["rounds"]
        for number, match in enumerate(reading.read_on(reading.marks[0], answers)):
            story["events_after"].append(match.log_length())
            now = _round_of(match)
            if not rounds or rounds[-1]["round"] != now:
                _close(rounds, match)
                rounds.append({"round": now, "at": number, "totals": {}})
            yield
        _close(rounds, match)
        return story

    return follow()


def _round_of(match: Match) -> int:
    """Rounds are called turns in some games, and not every game has them."""
    return int(getattr(match.state, "round", getattr(match.state, "turn", 0)))


def _close(rounds: list[Round], match: Match) -> None:
    """The round before is over, and this is how it stands."""
    if rounds:
        rounds[-1]["totals"] = match.totals()


def record_text(room: Room) -> str:
    """The record with the secret of the dice, which anybody can verify; not before the end."""
    if room.state != FINISHED:
        raise StillSecret("the record is shown when the match is over")
    agreed = room.outcome if room.match.outcome is None else None
    end = room.match.record.end if agreed else room.row["outcome"] or room.match.record.end
    # As it was played, even where the rules of today no longer follow.
    follows = end == room.match.record.end and not room.is_readable_only
    header = room.match.header if follows else room.header
    answers = record_keeping.answers_in(room.entries)
    footer = {"end": end, **dice_lines(room.row, room.occupants)}
    footer |= {AGREED: "draw"} if agreed else {}
    lines = [f"{key}: {value}" for key, value in footer.items()]
    return "\n".join([str(header), "", *answers, "", *lines, ""])
