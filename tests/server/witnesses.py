"""Those who sit through a soak: they play, talk, note, take back, and remember what they were told.

Afterwards the database must hold all that was acknowledged, once, and nothing that anybody saw may
differ from what its entries tell.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy import Row, select
from websockets.exceptions import WebSocketException

from greathall.client import Hall, HallRefused, Json, Seat
from greathall.kernel import Header, Match
from greathall.matches import begin_match, find_answer
from greathall.server.record_keeping import answers_in, is_taken_back
from greathall.server.schema import entries, seats, tables, talk
from greathall.server.store import open_engine
from greathall.server.viewers import WATCH, encode

PAUSE = 0.1
# A client that was cut off, or was too fast for the hall, tries again.
CUT_OFF = (OSError, WebSocketException, httpx.TransportError, HallRefused, AssertionError)
OFTEN_TALKED, OFTEN_NOTED, OFTEN_TAKEN_BACK = 0.2, 0.2, 0.4

Place = tuple[int, int]  # how often something was taken back, and how many answers stand


@dataclass
class Witness:
    """What somebody at a table was told, and what of theirs was acknowledged."""

    table: str
    link: str
    plays: bool = False  # or watches
    told: int = 0  # the highest position
    is_over: bool = False
    is_here: bool = False
    came: int = 0  # how often it was let in
    turned_away: int = 0  # how often it could not come in
    safe: list[tuple[str, int, Any]] = field(default_factory=list)  # player, turn, option
    taken_back: int = 0
    said: Counter[str] = field(default_factory=Counter)  # lines sent; 1 if acknowledged
    seat: str = ""  # where they note something
    noted: int = 0  # the number of the last note that was acknowledged
    notes: int = 0  # and of the last that was sent
    seen: list[tuple[Place, str, str]] = field(
        default_factory=list
    )  # whose viewpoint, what they saw
    entries: list[str] = field(default_factory=list)  # of the table, when it was last looked at

    @property
    def has_done_everything(self) -> bool:
        return not self.plays or bool(self.safe and self.said and self.noted)

    def see(self, message: Json) -> None:
        """Remember a position by its content."""
        self.told = max(self.told, message["number"])
        place = message["era"], message["number"]
        for viewpoint, seen in message["seats"].items():
            shown = (seen["view"], message["totals"], seen["events_from"], seen["events"])
            self.seen.append((place, viewpoint, f"{seen['events_from']} {digest(shown)}"))


def digest(shown: Any) -> str:
    return hashlib.sha256(json.dumps(shown, sort_keys=True).encode()).hexdigest()


# ------------------------------------------------------------------ sitting through it


async def attend(hall: Hall, witness: Witness, seed: float) -> None:
    """Watch, or play at random, and come back whenever the hall does."""
    rng = random.Random(seed)
    while not witness.is_over:
        came = witness.came
        try:
            with suppress(*CUT_OFF):
                await _sit_through(hall, witness, rng)
        finally:
            witness.is_here = False
        witness.turned_away += came == witness.came
        await asyncio.sleep(PAUSE)


async def _sit_through(hall: Hall, witness: Witness, rng: random.Random) -> None:
    async with hall.sit(witness.link) as seat:
        witness.is_here = True
        witness.came += 1
        witness.see(seat.position)
        hear = seat._hear

        def remember(message: Json) -> None:
            hear(message)
            if message["is"] == "position":
                witness.see(message)

        seat._hear = remember  # type: ignore[method-assign]  # every position, not the latest alone
        async for _ in seat.positions():
            for question in seat.questions():
                await _answer(seat, witness, question, rng)
                await _talk(seat, witness, rng)
    witness.is_over = True


async def _answer(seat: Seat, witness: Witness, question: Json, rng: random.Random) -> None:
    option = rng.choice(question["options"])
    await seat.answer(question, option)
    answer = question["actor"], question["turn"], option
    witness.safe.append(answer)
    if rng.random() < OFTEN_TAKEN_BACK:
        witness.safe.remove(answer)  # if we are cut off now, nobody knows
        try:
            await seat.say("undo", actor=question["actor"])
        except HallRefused:  # something was revealed since
            witness.safe.append(answer)
        else:
            witness.taken_back += 1


async def _talk(seat: Seat, witness: Witness, rng: random.Random) -> None:
    """Say something and note something now and then, and at first in any case."""
    if not witness.said or rng.random() < OFTEN_TALKED:
        line = f"line {len(witness.said)} of {digest(witness.link)[:8]}"
        witness.said[line] = 0
        await seat.chat(line)
        witness.said[line] = 1
    if not witness.notes or rng.random() < OFTEN_NOTED:
        witness.seat = next(iter(seat.position["seats"]))
        witness.notes += 1
        await seat.say("note", seat=witness.seat, text=str(witness.notes))
        witness.noted = witness.notes


# ------------------------------------------------------------------ what must be true


@dataclass
class Kept:
    """What the database holds of one table."""

    row: Row[Any]
    entries: list[tuple[int, str]] = field(default_factory=list)
    lines: Counter[str] = field(default_factory=Counter)
    notes: dict[str, str] = field(default_factory=dict)  # by seat

    @property
    def where(self) -> str:
        return f"table {self.row.id} ({self.row.scenario}, {self.row.players})"

    @property
    def header(self) -> Header:
        row = self.row
        return Header(row.game, row.rules, row.scenario, row.players, tuple(row.options.items()))


def all_kept(database: str) -> dict[str, Kept]:
    engine = open_engine(database)
    with engine.connect() as connection:
        found = {row.id: Kept(row) for row in connection.execute(select(tables))}
        for row in connection.execute(select(entries).order_by(entries.c.number)):
            found[row.table_id].entries.append((row.number, row.entry))
        for row in connection.execute(select(talk).where(talk.c.kind == "chat")):
            found[row.table_id].lines[row.text] += 1
        for row in connection.execute(select(seats).where(seats.c.note != "")):
            found[row.table_id].notes[row.seat] = row.note
    engine.dispose()
    return found


def check_records(database: str, witnesses: list[Witness]) -> list[Match]:
    """Every table holds all that anybody was told or promised."""
    kept = all_kept(database)
    return [check_record(kept[witness.table], witness) for witness in witnesses]


def check_record(kept: Kept, witness: Witness) -> Match:
    where, now = kept.where, [entry for _, entry in kept.entries]
    assert [number for number, _ in kept.entries] == list(range(len(now))), f"{where}: a gap"
    before = len(witness.entries)
    assert now[:before] == witness.entries, f"{where}: entries have changed"
    match = check_what_was_seen(kept, witness, now)
    check_answers(match, witness, where)
    check_talk(kept, witness)
    backs = sum(map(is_taken_back, now))
    assert backs >= witness.taken_back, f"{where}: {witness.taken_back} answers were taken back"
    over = kept.row.state == "finished" or match.outcome is None or not witness.is_over
    assert over, f"{where}: it is not noted that it is over"
    witness.entries = now
    witness.seen.clear()
    return match


def check_what_was_seen(kept: Kept, witness: Witness, now: list[str]) -> Match:
    """Play the entries once more; at each place that somebody saw, compare what they saw."""
    wanted: dict[Place, list[tuple[str, str]]] = defaultdict(list)
    for place, viewpoint, seen in witness.seen:
        wanted[place].append((viewpoint, seen))
    match, era = begin_match(kept.header), 0
    compare(kept, match, wanted.pop((era, len(match)), []))
    for number, entry in enumerate(now):
        if is_taken_back(entry):
            era += 1
            match = played(kept.header, answers_in(now[: number + 1]))
        else:
            match.answer(*find_answer(match, entry))
        compare(kept, match, wanted.pop((era, len(match)), []))
    assert not wanted, f"{kept.where}: somebody was told of {sorted(wanted)}"
    return match


def played(header: Header, answers: list[str]) -> Match:
    match = begin_match(header)
    for answer in answers:
        match.answer(*find_answer(match, answer))
    return match


def compare(kept: Kept, match: Match, saw: list[tuple[str, str]]) -> None:
    for viewpoint, seen in saw:
        start, told = seen.split()
        who = None if viewpoint == WATCH else viewpoint
        shown = (match.view(who), match.totals(), int(start), match.log(who, int(start)))
        same = digest(json.loads(encode(shown))) == told
        assert same, f"{kept.where}: {viewpoint} saw something else at {len(match)}"


def check_answers(match: Match, witness: Witness, where: str) -> None:
    given: dict[str, list[Any]] = defaultdict(list)
    for answer in match.answers():
        given[answer.actor].append(answer.option)
    for player, turn, option in witness.safe:
        kept = given[player][turn] if turn < len(given[player]) else None
        assert kept == plain(option), f"{where}: {player} was promised {option!r}, not {kept!r}"


def check_talk(kept: Kept, witness: Witness) -> None:
    """Lines that were acknowledged are there once, the others once at most; so with the note."""
    for line, acknowledged in witness.said.items():
        assert acknowledged <= kept.lines[line] <= 1, f"{kept.where}: {line} {kept.lines[line]}×"
    noted = int(kept.notes.get(witness.seat, 0))
    assert witness.noted <= noted <= witness.notes, f"{kept.where}: the note is {noted}"


def plain(option: Any) -> Any:
    return tuple(map(plain, option)) if isinstance(option, list) else option
