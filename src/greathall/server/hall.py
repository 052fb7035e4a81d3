"""The hall: all tables, those in memory and those in the store."""

from __future__ import annotations

import asyncio
from typing import Any

import structlog

from greathall.bots import adviser_called, bot_called
from greathall.kernel import Match, Seat
from greathall.matches import begin_match, checked_header
from greathall.server.absentees import Absentees, absent_from
from greathall.server.access import check_sight, check_unclaimed, may_see, seats_of
from greathall.server.clocks import Clocks
from greathall.server.cluster.company import Company
from greathall.server.errors import (
    GuidedTable,
    NotTheHost,
    NotYourSeat,
    NowPrivate,
    SeatTaken,
    StaleAnswer,
    StillSecret,
    TooManyKeys,
    UnknownTable,
)
from greathall.server.fair_dice import untold
from greathall.server.guide import Guide, course_of, luck_of, prepared
from greathall.server.hints import Hints
from greathall.server.housekeeping import keep_house
from greathall.server.keys import fits, hash_of, is_table_id, new_key, new_table_id
from greathall.server.limits import ENTRIES_OF_WORK, open_one_more_table, own_turn, pay
from greathall.server.listing import Listing
from greathall.server.metrics import ROOMS
from greathall.server.new_tables import Keys, NewTable, seat_row, table_row
from greathall.server.occupants import NOBODYS, STAND_IN
from greathall.server.operating.oversight import Oversight
from greathall.server.own_tables import OwnTables
from greathall.server.people.friends import Friends
from greathall.server.people.holidays import Holidays
from greathall.server.people.messenger import Messenger
from greathall.server.people.profiles import People
from greathall.server.people.ratings import Ratings
from greathall.server.people.reliability import Reliability
from greathall.server.rematches import Rematches
from greathall.server.replays import Library
from greathall.server.room import CANCELLED, FINISHED, OPEN, Room
from greathall.server.settings import Settings
from greathall.server.shares import Shares
from greathall.server.stand_ins import StandIns
from greathall.server.standing import Standing
from greathall.server.store import StorageFailed, Store
from greathall.server.talk import Talk
from greathall.server.viewers import Bearer, Viewer
from greathall.server.votes import Votes
from greathall.server.waiting_room import WaitingRoom
from greathall.server.waking import Waking

log = structlog.get_logger()
NOTICES = {  # what all are told when the host has decided so
    ("public", True): "notice-public",
    ("public", False): "notice-private",
    ("private_chat", True): "notice-private-chat-on",
    ("private_chat", False): "notice-private-chat-off",
    ("watch_chat", True): "notice-watch-chat-on",
    ("watch_chat", False): "notice-watch-chat-off",
    ("hints_on", False): "notice-hints-off",
}


class Hall:
    """Opens tables, finds them again, and lets people and bots sit down."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.listing = Listing(store, settings.list_seconds, self.rooms)
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.talk = Talk(store)
        self.standing = Standing(self)
        self.votes = Votes(self)
        self.absentees = Absentees(self)
        self.rematches = Rematches(self)
        self.library = Library()
        self.large_message = asyncio.Lock()
        self.stand_ins = StandIns(settings.bot_delay)
        self.guide = Guide(self.stand_ins.thoughts)
        self.hints = Hints(self.talk, self.stand_ins.thoughts)
        self.clocks = Clocks(self)
        self.waking = Waking(self)
        self.shares = Shares(self, settings.share_seconds)
        self.own_tables = OwnTables(self)
        self.waiting_room = WaitingRoom(self)
        self.people = People(self)
        self.holidays = Holidays(self)
        self.messenger = Messenger(self, settings)
        self.friends = Friends(self)
        self.ratings = Ratings(self)
        self.reliability = Reliability(self)
        self.oversight = Oversight(self)
        # The other halls, where there may be any.
        number = store.hall
        self.company = None if number is None else Company(self, settings.url, number)

    @property
    def has_duty(self) -> bool:
        """Whether it is this hall of several that sends messages and counts matches."""
        return self.company is None or self.company.notices.has_duty

    # ------------------------------------------------------------------ opening tables

    async def open_table(self, wish: NewTable, begun: list[str] | None = None) -> Keys:
        """A new table, perhaps with answers played elsewhere; it begins when it is full."""
        if wish.rated:
            wish = self.ratings.checked(wish)
        # Where nobody is asked for a share, the list of pledges is closed from the start.
        asked: dict[str, Any] = {} if self.shares.seconds else {"pledges": {}}
        if wish.guided:
            wish, asked = prepared(wish), luck_of(course_of(wish.game))
        keys = await self._add_table(wish, begun or [], **asked)
        if not keys.seats:
            await self.begin_if_full(await self.room(keys.table))
        return keys

    async def _add_table(self, wish: NewTable, begun: list[str], **values: Any) -> Keys:
        header = checked_header(wish.game, wish.scenario, wish.players, wish.options)
        every = begin_match(header).seats
        for seat, bot in wish.bots.items():
            if seat not in every:
                begin_match(header).players_of(seat)  # refuses an unknown seat
            bot_called(bot, "")  # refuses an unknown bot
        if wish.hints:
            adviser_called(wish.hints)
        people = [seat for seat in every if seat not in wish.bots]
        keys = Keys(new_table_id(), new_key(), new_key(), {seat: new_key() for seat in people})
        rows = [seat_row(keys, wish, seat, n) for n, seat in enumerate(every)]
        await open_one_more_table()
        pay(len(begun) / ENTRIES_OF_WORK)
        await self.store.add_table(table_row(keys, wish, header, len(begun)) | values, rows, begun)
        log.info("table-opened", table=keys.table, game=header.game, people=len(people))
        return keys

    async def import_match(self, match: Match) -> str:
        """A match from elsewhere, to look at and to go on from; nobody sits at it."""
        header = match.header
        wish = NewTable(header.game, header.scenario, header.players, dict(header.options))
        wish.public = True  # its keys are told to nobody
        answers = [str(answer) for answer in match.answers()]
        outcome = None if match.outcome is None else str(match.outcome)
        return (await self._add_table(wish, answers, state=FINISHED, outcome=outcome)).table

    # ------------------------------------------------------------------ finding tables

    async def room(self, table: str) -> Room:
        """The table in memory, read from the store if it is not there yet."""
        if table in self.rooms:
            return self.rooms[table]
        if not is_table_id(table):
            raise UnknownTable(f"there is no table {table!r}", table=table)
        async with own_turn():
            if table in self.rooms:  # somebody else from there was waiting for it, too
                return self.rooms[table]
            if table not in self.opening:
                self.opening[table] = asyncio.create_task(self._read(table))
                self.opening[table].add_done_callback(lambda _: self.opening.pop(table))
            return await asyncio.shield(self.opening[table])

    async def _read(self, table: str) -> Room:
        """Once for all who want it at the same time."""
        found = await self.store.read_table(table)
        if found is None:
            raise UnknownTable(f"there is no table {table!r}", table=table)
        await self.oversight.check_there(table, found[0]["state"])
        room = await Room.read(self.store, *found)
        room.invited = await self.friends.invited_to(table)
        room.absent = await absent_from(self.store, table)
        await self.holidays.take_up(room)
        await self.votes.take_up(room)
        people = (self.reliability, self.ratings, self.messenger)  # before clocks are set anew
        playing = (self.votes, self.stand_ins, self.standing, self.clocks)
        watchers = (*people, *playing, self.own_tables, self.guide)
        room.on_change += [watcher.look_up for watcher in watchers]
        room.wake()
        if room.is_readable_only:
            log.warning("record-differs", table=table, at=room.good)
        await self.waking.note_awake(room)
        if self.company is not None:
            await self.company.know_lines(room)
            room.on_coming.append(self.company.presence.look_up)
        self.rooms[table] = room
        ROOMS.set(len(self.rooms))
        await self._catch_up(room)
        return room

    async def _catch_up(self, room: Room) -> None:
        """After a restart, chance and bots go on where they were."""
        async with room.lock:
            if room.is_playing and room.is_kept and not room.is_readable_only:
                try:
                    await room.let_chance_answer()
                except StorageFailed as failure:  # perhaps another hall was faster
                    log.warning("chance-waits", table=room.id, error=failure.text)
            room.look_up()

    # ------------------------------------------------------------------ sitting down

    async def sit(self, room: Room, viewer: Viewer, keys: list[str], name: str) -> None:
        """Give a viewer the seats of these keys; a private table needs a key even to watch."""
        most = len(room.occupants) + 2  # one a seat, the host's and the watchers'
        if len(keys) > most:
            raise TooManyKeys("no table has that many keys", most=most)
        bearer = Bearer(keys, viewer.person)
        check_unclaimed(room, bearer)
        check_sight(room, bearer)
        await self.oversight.check_there(room.id, room.state)  # since this viewer came to the door
        if seats_of(room, bearer):
            await self.friends.check_welcome(room, viewer.person)
            await self.ratings.check_seats(room, viewer.person, seats_of(room, bearer))
        viewer.keys, viewer.name = keys, await self.people.name_of(viewer.person, name)
        for seat in seats_of(room, bearer):
            await self._take(room, seat, name, viewer.person)
        await self.begin_if_full(room)
        viewer.seats = seats_of(room, bearer)  # when a match begins, seats may go by lot

    async def _take(self, room: Room, seat: Seat, name: str, person: str | None) -> None:
        """Somebody is here; whoever is signed in claims the seat, and has their own name."""
        occupant = room.occupants[seat]
        name = await self.people.name_of(person, name) or occupant.name
        if room.state == FINISHED and not occupant.taken:
            return  # whoever left before the end has no seat at a rematch
        came = not occupant.taken
        if came or (occupant.name, occupant.person) != (name, person):
            await self.people.sit(room, occupant, person, name)
            room.audience.send_table()
            self.votes.look_up(room)
            self.own_tables.look_up(room)
        if came and seat in room.absent:  # whoever sits down for somebody plays at once
            await self.store.change_seat(room.id, seat, bot=None)
            occupant.bot = None
            self.seats_changed(room)
        if came and room.is_for_several:
            await self.talk.sat_down(room, occupant)

    async def begin_if_full(self, room: Room) -> None:
        if room.state == OPEN:
            await self.shares.go_on(room)
        elif room.waits_for_chance():
            await room.let_chance_answer()

    async def begin(self, room: Room) -> None:
        """Everybody is here and has added to the dice, or has had the time for it."""
        withheld = untold(room.row)
        await room.begin()
        room.audience.send_table()
        for viewer in room.audience.viewers:
            self.standing.tell(room, viewer)
        lot = room.row["lot"] or {}
        if lot:
            await self.talk.notice(room, "notice-lot", {})
        for seat in withheld:
            await self.talk.notice(room, "notice-share-withheld", {"seat": lot.get(seat, seat)})

    async def join(self, room: Room, seat: Seat, name: str, person: str | None = None) -> str:
        """Take a free seat at a public table: its new key. The link the host had ceases to work."""
        occupant = room.occupants.get(seat)
        if occupant is None:
            room.match.players_of(seat)
            raise UnknownTable(f"no such seat {seat!r}", table=room.id)
        invited = room.state == OPEN and person in room.invited
        closed = not (room.row["public"] or invited) or room.state in (FINISHED, CANCELLED)
        if closed or occupant.key_hash is None or occupant.taken:
            raise SeatTaken(f"{seat!r} is not free", seat=seat)
        await self.friends.check_welcome(room, person)
        await self.ratings.check_seats(room, person, (seat,))
        key, name = new_key(), await self.people.name_of(person, name)
        who = {"key_hash": hash_of(key), "person": person, "name": name}
        theirs = NOBODYS | who | {"taken": True}
        try:
            await self.store.take_seat(room.id, seat, occupant.key_hash, **theirs)
        except StorageFailed:
            await room.fall_back()
            raise
        occupant.seat_down(theirs)
        if person is not None:
            await self.people.sit(room, occupant, person, name)
        self.seats_changed(room)
        await self.talk.sat_down(room, occupant)
        await self.begin_if_full(room)
        return key

    async def leave(self, room: Room, viewer: Viewer, seat: Seat) -> None:
        """Give a seat up. In a running match a bot keeps it warm until somebody joins."""
        self.check_own(viewer, seat)
        await self.vacate(room, seat)

    async def vacate(self, room: Room, seat: Seat) -> None:
        """Nobody sits here any more."""
        occupant, bot = room.occupants[seat], STAND_IN if room.is_playing else None
        gone, person = {"seat": seat, "name": occupant.name}, occupant.person
        if occupant.person is not None:
            await self.people.leave(room, occupant)
        nobody = NOBODYS | {"bot": bot, "note": occupant.note}
        await self.store.change_seat(room.id, seat, **nobody)
        occupant.seat_down(occupant.theirs() | nobody)
        room.stand_up(seat)
        await self.shares.start_over(room)
        message = "notice-stood-up" if gone["name"] else "notice-left"
        await self.talk.notice(room, message, gone, person)
        self.seats_changed(room)

    async def hand_over(self, room: Room, viewer: Viewer, seat: Seat, bot: str | None) -> None:
        """Let a bot play one's seat, or play it oneself again."""
        self.check_own(viewer, seat)
        await self.let_bot_play(room, seat, bot)

    async def let_bot_play(
        self, room: Room, seat: Seat, bot: str | None, *, replaced: bool = False
    ) -> None:
        """From now on a bot plays here, or the person again."""
        if bot is not None:
            bot_called(bot, "")
        await self.store.change_seat(room.id, seat, bot=bot, replaced=replaced)
        room.occupants[seat].bot, room.occupants[seat].replaced = bot, replaced
        message = "notice-handed-over" if bot else "notice-taken-back"
        await self.talk.notice(room, message, {"seat": seat, "bot": bot or ""})
        self.seats_changed(room)

    async def waive(self, room: Room, viewer: Viewer, seat: Seat) -> None:
        """Any other person at the table may give somebody their time back."""
        if seat not in room.occupants or not any(other != seat for other in viewer.seats):
            raise NotYourSeat("only another person at the table may do that", seat=seat)
        await self.clocks.waive(room, room.occupants[seat])

    def seats_changed(self, room: Room) -> None:
        room.audience.send_table()
        room.audience.send_presence()
        room.look_up()

    @staticmethod
    def check_own(viewer: Viewer, seat: Seat) -> None:
        if seat not in viewer.seats:
            raise NotYourSeat(f"{seat!r} is not yours", seat=seat)

    async def continue_from(
        self, room: Room, at: int, bots: dict[Seat, str], *, public: bool
    ) -> Keys:
        """A new table that goes on from a position of a finished match."""
        if room.state != FINISHED:
            raise StillSecret("one can go on from a match that is over")
        answers = [str(answer) for answer in room.match.answers()]
        if at > len(answers):
            raise StaleAnswer("there is no such position", seat=str(at))
        wish = NewTable(
            room.header.game,
            room.header.scenario,
            room.header.players,
            dict(room.header.options),
            bots,
            title=room.row["title"],
            language=room.row["language"],
            public=public,
        )
        return await self.open_table(wish, answers[:at])

    # ------------------------------------------------------------------ the host

    @staticmethod
    def check_host(room: Room, key: str) -> None:
        if not fits(key, room.row["host_hash"]):
            raise NotTheHost("only the host may decide that")

    async def settle(self, room: Room, key: str, **wish: bool) -> None:
        """The host decides who may watch, and whether two may talk alone; all are told."""
        self.check_host(room, key)
        if room.row["guided"] and wish.get("public"):
            raise GuidedTable("a guided match is shown to nobody")
        async with room.lock:
            new = {name: value for name, value in wish.items() if value != room.row[name]}
            if new:
                await self.store.change_table(room.id, **new)
            room.row |= new
            self.listing.forget()
            self.show_strangers_out(room)
            room.audience.send_table()
            for decision in new.items():
                await self.talk.notice(room, NOTICES[decision], {})

    @staticmethod
    def show_strangers_out(room: Room) -> None:
        """Whoever may not see a table any more hears why, and nothing else from then on."""
        for viewer in list(room.audience.viewers):
            if not may_see(room, viewer.bearer):
                room.audience.show_out(viewer, NowPrivate("the host has made this table private"))

    # ------------------------------------------------------------------ housekeeping

    async def keep_house(self) -> None:
        await keep_house(self)

    async def close(self) -> None:
        try:
            await self.clocks.note()
        except StorageFailed as failure:
            log.warning("clocks-not-noted", error=failure.text)
        busy = {table for table, _ in self.stand_ins.thinking} | set(self.clocks.alarms)
        await self.waking.fall_asleep([r for r in self.rooms.values() if r.id not in busy])
        await self.messenger.close()
        await self.votes.close()
        await self.standing.close()
        await self.listing.close()
        await self.clocks.close()
        await self.shares.close()
        await self.guide.close()
        await self.stand_ins.close()
        if self.company is not None:
            await self.company.close()
        for room in self.rooms.values():
            for viewer in room.audience.viewers:
                viewer.close()
