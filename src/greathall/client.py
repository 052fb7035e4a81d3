"""A client of the hall, by nothing but what docs/protocol.md describes: open, sit down, answer."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import secrets
from collections.abc import AsyncIterator, Sequence
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from greathall.kernel import Question, Refusal

Json = dict[str, Any]
PATIENCE = 60.0  # seconds; a hall that is gone refuses at once, a busy one answers late
WATCH = "watch"  # among the seats of a position: what a watcher sees


class HallRefused(Refusal):
    """The hall said no; `text` and `fields` make the sentence for people."""

    def __init__(self, error: str, fields: dict[str, str | int], plain: str) -> None:
        super().__init__(plain, **fields)
        self.text = error


def pledge_of(share: str) -> str:
    """What fixes a share of the dice without revealing it."""
    return hashlib.sha256(share.encode()).hexdigest()


def take_apart(link: str) -> tuple[str, str]:
    """The table and the key of a link such as /t/k7m2x9qd#key."""
    parts = urlsplit(link)
    return parts.path.rsplit("/", 1)[-1], parts.fragment


def question_of(asked: Json) -> Question[Any]:
    """A question as the engine has it."""
    options = [frozen(option) for option in asked["options"]]
    return Question(asked["actor"], asked["kind"], options, frozen(asked["about"]), always_ask=True)


def frozen(value: Any) -> Any:
    """JSON has lists where the engine has tuples."""
    if isinstance(value, list):
        return tuple(map(frozen, value))
    if isinstance(value, dict):
        return {key: frozen(part) for key, part in value.items()}
    return value


def changed(position: Json, change: Json) -> Json:
    """The position after a change: what it does not tell of totals and views is as before."""
    views = {who: seen["view"] for who, seen in position["seats"].items()}
    seats = {
        who: seen | {"view": views[who] | seen["view"]} for who, seen in change["seats"].items()
    }
    totals = position["totals"] | change["totals"]
    return change | {"is": "position", "totals": totals, "seats": seats}


class Hall:
    """The hall at an address, for everything that needs no seat."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    def http(self, **more: Any) -> httpx.AsyncClient:
        """For what this class has no method for."""
        return httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, **more)

    async def games(self) -> Json:
        found: Json = await self._ask("GET", "/api/games")
        return found

    async def tables(self) -> list[Json]:
        found: list[Json] = await self._ask("GET", "/api/tables")
        return found

    async def open_table(self, **wish: Any) -> Json:
        """Open a table; the answer holds one link a seat and one to watch."""
        opened: Json = await self._ask("POST", "/api/tables", json=wish)
        return opened

    async def table(self, table: str, key: str = "") -> Json:
        found: Json = await self._ask("GET", f"/api/tables/{table}", key)
        return found

    async def join(self, table: str, seat: str, name: str = "") -> str:
        """Take a free seat at a public table: its link."""
        joined = await self._ask("POST", f"/api/tables/{table}/seats/{seat}", json={"name": name})
        return str(joined["link"])

    async def seat_bot(self, table: str, host_key: str, seat: str, bot: str = "steward") -> None:
        """Before the match: a bot sits down on a chair where no person sits."""
        path = f"/api/tables/{table}/seats/{seat}"
        await self._ask("PATCH", path, host_key, json={"bot": bot})

    async def free_seat(self, table: str, host_key: str, seat: str) -> str:
        """Before the match: a chair without a person is free for one, by this new link."""
        path = f"/api/tables/{table}/seats/{seat}"
        return str((await self._ask("PATCH", path, host_key, json={"bot": None}))["link"])

    async def swap_seats(self, table: str, host_key: str, seat: str, other: str) -> None:
        """Before the match: whoever sits on these two chairs changes places."""
        path = f"/api/tables/{table}/seats/{seat}/swap"
        await self._ask("POST", path, host_key, json={"other": other})

    async def start(self, table: str, host_key: str, bot: str = "steward") -> None:
        """Bots sit down on all chairs that are free."""
        await self._ask("POST", f"/api/tables/{table}/start", host_key, json={"bot": bot})

    async def cancel(self, table: str, host_key: str) -> None:
        """Give a table up before it has begun."""
        await self._ask("DELETE", f"/api/tables/{table}", host_key)

    async def moment(self, table: str, at: int, seat: str = "", key: str = "") -> Json:
        path = f"/api/tables/{table}/moments/{at}"
        found: Json = await self._ask("GET", path, key, params={"seat": seat})
        return found

    async def explained(
        self, table: str, at: int, seat: str, of: str, thing: str, key: str = ""
    ) -> Json:
        """What a seat could have been told of a thing at that moment."""
        path, asked = f"/api/tables/{table}/moments/{at}/explained", {"of": of, "id": thing}
        found: Json = await self._ask("GET", path, key, params={"seat": seat, **asked})
        return found

    async def share_moment(self, table: str, at: int, seat: str = "watch", key: str = "") -> str:
        """The link to a moment, for people who have no key of the table."""
        path = f"/api/tables/{table}/moments/{at}/links"
        return str((await self._ask("POST", path, key, json={"seat": seat}))["link"])

    async def shared_moment(self, table: str, at: int, seat: str, proof: str) -> Json:
        """A moment that somebody has shared; the proof stands behind '#' in its link."""
        path = f"/api/tables/{table}/shared/{at}"
        found: Json = await self._ask("GET", path, proof, params={"seat": seat})
        return found

    async def story(self, table: str, key: str = "") -> Json:
        """Where its events happened, how it stood after each round, where hints were taken."""
        found: Json = await self._ask("GET", f"/api/tables/{table}/story", key)
        return found

    async def record(self, table: str, key: str = "") -> str:
        async with self.http() as http:
            answer = await http.get(f"/api/tables/{table}/record", headers={"x-key": key})
        return _checked(answer).text

    async def import_record(self, text: str) -> str:
        headers = {"content-type": "text/plain"}
        async with self.http() as http:
            answer = await http.post("/api/records", content=text.encode(), headers=headers)
        return str(_checked(answer).json()["table"])

    async def continue_from(self, table: str, at: int, key: str = "", **wish: Any) -> Json:
        path = f"/api/tables/{table}/continuations"
        opened: Json = await self._ask("POST", path, key, json={"at": at, **wish})
        return opened

    async def settle(self, table: str, host_key: str, **wish: bool) -> None:
        """The host decides: `public`, and `private_chat` between two."""
        await self._ask("PATCH", f"/api/tables/{table}", host_key, json=wish)

    async def report(self, table: str, text: str, key: str = "") -> int:
        """Report a bug; the hall keeps it with the position."""
        path = f"/api/tables/{table}/reports"
        return int((await self._ask("POST", path, key, json={"text": text}))["report"])

    def sit(
        self, link: str, *more: str, name: str = "", since: int = 0, era: int | None = None
    ) -> Seat:
        """Sit down with one link or several of a table: `async with hall.sit(link) as seat`.

        Whoever comes back says how many events they know, and of which `era` they are.
        """
        return Seat(self.url, (link, *more), name, since, era)

    async def _ask(self, method: str, path: str, key: str = "", **what: Any) -> Any:
        async with self.http() as http:
            answer = await http.request(method, path, headers={"x-key": key}, **what)
        return _checked(answer).json() if answer.content else None


def _checked(answer: httpx.Response) -> httpx.Response:
    if answer.is_error:
        said = answer.json()
        raise HallRefused(said["error"], said["fields"], said["plain"])
    return answer


class Seat:
    """A seat at a served table: what it sees, what it is asked, and the way to answer."""

    def __init__(
        self, url: str, links: tuple[str, ...], name: str, since: int, era: int | None
    ) -> None:
        self.table_id = take_apart(links[0])[0]
        self.address = url.replace("http", "ws", 1) + f"/api/tables/{self.table_id}/socket"
        self.hello: Json = {
            "do": "sit",
            "keys": [take_apart(link)[1] for link in links],
            "name": name,
            "changes": True,
        }
        self.hello |= {"since": since} if era is None else {"since": since, "era": era}
        self.headers: dict[str, str] = {}  # such as the cookie of whoever is signed in
        self.since = since  # how many events of the chronicle were known before
        self.table: Json = {}
        self.position: Json = {}
        self.heard: list[Json] = []  # everything else that was said: talk, presence, proposals
        self.events: dict[str, list[Json]] = {}  # the chronicle, by seat
        self.shares: dict[str, str] = {}  # what we add to the dice, by seat
        self._revealed: set[str] = set()  # the seats whose shares we have revealed
        self._refs = itertools.count(1)
        self._replies: dict[int, asyncio.Future[int | None]] = {}
        self._news = asyncio.Event()
        self._is_news = False  # whether a position came that nobody has looked at
        self._closed: BaseException | None = None

    async def __aenter__(self) -> Seat:
        self._socket: ClientConnection = await websockets.connect(
            self.address,
            max_size=None,
            additional_headers=self.headers,
            open_timeout=PATIENCE,
        )
        self._reader = asyncio.create_task(self._read())
        try:
            with contextlib.suppress(websockets.ConnectionClosed):  # then it has said why
                await self._socket.send(msgspec.json.encode(self.hello).decode())
            await self.next_position()
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._socket.close()
        await asyncio.gather(self._reader, return_exceptions=True)

    @property
    def is_over(self) -> bool:
        return self.position.get("state") == "finished"

    def questions(self) -> list[Json]:
        """What the people of this connection are asked now."""
        return [q for seen in self.position["seats"].values() for q in seen["questions"]]

    async def positions(self) -> AsyncIterator[Json]:
        """Every new position until the match is over, the present one first."""
        while True:
            yield self.position
            if self.is_over:
                return
            await self.next_position()

    async def next_position(self) -> Json:
        """Wait for the next position that the hall sends."""
        while not self._is_news:
            if self._closed is not None:
                raise self._closed
            self._news.clear()
            await self._news.wait()
        self._is_news = False
        return self.position

    async def next_news(self) -> None:
        """Wait until the hall sends anything at all, such as what somebody says."""
        if self._closed is not None:
            raise self._closed
        self._news.clear()
        await self._news.wait()

    async def answer(self, question: Json, option: Any) -> int | None:
        """Answer; returns when the answer is safe."""
        words = {key: question[key] for key in ("actor", "turn")}
        return await self.say("answer", option=option, **words)

    async def answer_all(self, question: Json, options: Sequence[Any]) -> int | None:
        """Answer this question and those that follow it as one act, or be refused as a whole."""
        words = {key: question[key] for key in ("actor", "turn")}
        return await self.say("answers", options=list(options), **words)

    async def undo(self, actor: str, count: int = 1) -> None:
        """Take back the last answers of this player: so many, or none."""
        await self.say("undo", actor=actor, count=count)

    async def hint(self, question: Json) -> Json:
        """What the bot of the table would do, and why; everybody is told that one has asked."""
        await self.say("hint", **{key: question[key] for key in ("actor", "turn")})
        return next(said for said in reversed(self.heard) if said["is"] == "hint")

    @property
    def lesson(self) -> Json | None:
        """What the guide of a guided match has said last."""
        return next((said for said in reversed(self.heard) if said["is"] == "lesson"), None)

    @property
    def lines(self) -> list[Json]:
        """All that was said at the table, as far as it is for us."""
        return [line for sent in self.heard if sent["is"] == "talk" for line in sent["lines"]]

    async def chat(self, text: str, to: str | None = None) -> None:
        """Say something to all, or to the person on one seat alone."""
        await self.say("chat", text=text, to=to)

    async def say(self, do: str, **what: Any) -> int | None:
        """Send any message of the protocol and wait for its acknowledgement."""
        if self._closed is not None:
            raise self._closed
        ref = next(self._refs)
        reply: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._replies[ref] = reply
        try:
            await self._send(do, ref, **what)
            return await reply
        finally:
            del self._replies[ref]

    async def _read(self) -> None:
        closed: BaseException = ConnectionError("the hall closed the connection")
        try:
            async for text in self._socket:
                message = msgspec.json.decode(text)
                if message["is"] == "change":
                    message = changed(self.position, message)
                self._hear(message)
                await self._add_to_dice()
        except HallRefused as refused:
            closed = refused
        finally:
            self._closed = closed
            for ref in self._replies:
                self._fail(ref, closed)
            self._news.set()

    async def _add_to_dice(self) -> None:
        """Pledge a share of the dice for each of our seats, and reveal it when all have pledged."""
        dice: Json = self.table.get("dice", {"asked": None})
        for seat in self.position.get("seats", ()) if dice["asked"] else ():
            pledge = dice["pledges"].get(seat)
            if dice["asked"] == "pledge" and pledge is None and seat != WATCH:
                if seat in self._revealed or seat not in self.shares:  # what was shown is used up
                    self._revealed.discard(seat)
                    self.shares[seat] = secrets.token_hex(32)
                await self._send("pledge", seat=seat, pledge=pledge_of(self.shares[seat]))
            elif dice["asked"] == "share" and self._is_to_reveal(seat, dice):
                self._revealed.add(seat)
                await self._send("share", seat=seat, share=self.shares[seat])

    def _is_to_reveal(self, seat: str, dice: Json) -> bool:
        """Whether we are to reveal our share; another tab of ours may have pledged another one."""
        ours = dice["pledges"].get(seat) == pledge_of(self.shares.get(seat, ""))
        return ours and seat not in dice["shares"]

    async def _send(self, do: str, ref: int | None = None, **what: Any) -> None:
        """Send a message of the protocol; nobody waits for its acknowledgement."""
        message = {"do": do, "ref": next(self._refs) if ref is None else ref, **what}
        await self._socket.send(msgspec.json.encode(message).decode())

    def _hear(self, message: Json) -> None:
        match message["is"]:
            case "position":
                self.position, self._is_news = message, True
                for seat, seen in message["seats"].items():
                    known = self.events.setdefault(seat, [])
                    # Something was taken back: the chronicle is sent from its beginning.
                    self.since = min(self.since, seen["events_from"])
                    del known[seen["events_from"] - self.since :]
                    known += seen["events"]
            case "table":
                self.table = message
            case "done":
                if reply := self._awaited(message["ref"]):
                    reply.set_result(message["number"])
            case "error":
                refused = HallRefused(message["error"], message["fields"], message["plain"])
                if message["ref"] is None:
                    raise refused
                self._fail(message["ref"], refused)
            case _:
                self.heard.append(message)
        self._news.set()

    def _awaited(self, ref: int) -> asyncio.Future[int | None] | None:
        """The reply that somebody waits for; None once they have given up."""
        reply = self._replies.get(ref)
        return None if reply is None or reply.done() else reply

    def _fail(self, ref: int, reason: BaseException) -> None:
        if reply := self._awaited(ref):
            reply.set_exception(reason)
            reply.exception()  # who could not even send learns it otherwise, and never looks here
