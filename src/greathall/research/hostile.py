"""A hostile client: one address that asks for all it may, and for what costs most."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from operator import itemgetter
from typing import Any

import httpx

from greathall import games, new_match
from greathall.client import take_apart
from greathall.research.crowd import Crowd, Party, Position, Tab, read_head, read_position

ADDRESS = "127.200.0.1"
TABS = 40  # more are refused
WAITING = 4  # messages that a tab has sent and not heard of
PAUSE = 0.5  # seconds after a refusal: who asks no more than is allowed wins the most
LONG = "All that is gold does not glitter. " * 28


def largest_tables() -> list[tuple[str, str, int]]:
    """Of each game the scenario and number of people with the most seats, the largest first."""
    found = []
    for title in games().values():
        tables = [(max(counts), scenario) for scenario, counts in title.scenarios.items()]
        people, scenario = max(tables, key=itemgetter(0))
        found.append((title.id, scenario, people))
    return sorted(found, key=itemgetter(2), reverse=True)


def long_record(game: str, scenario: str, players: int) -> str:
    """The record of a match that was played at random."""
    match, rng = new_match(game, scenario=scenario, players=players, seed=1), random.Random(1)
    while match.outcome is None:
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
    return match.record.text


class Pest(Party):
    """A tab that says what costs most, again and again."""

    def __init__(self, crowd: Crowd, keys: list[str]) -> None:
        super().__init__(crowd)
        self.keys, self.position = keys, Position(0, "open", {})

    def hear(self, tab: Tab, message: bytes) -> None:
        match read_head(message).is_:
            case "position":
                self.position = read_position(message)
            case "done" | "error":
                self.crowd.answered += 1
                self.bother(tab)

    def bother(self, tab: Tab) -> None:
        if tab.is_open:
            tab.send(self.crowd.rng.choice([self.sit, self.go_back, self.chat, self.answer_one])())

    def sit(self) -> dict[str, Any]:
        """The whole chronicle once more."""
        return {"do": "sit", "keys": self.keys, "name": "Gríma"}

    def go_back(self) -> dict[str, Any]:
        """The whole match is played again, and everybody is sent all of it."""
        return {"do": "propose", "what": "take-back", "to": max(0, self.position.number - 2)}

    def chat(self) -> dict[str, Any]:
        return {"do": "chat", "text": LONG}

    def answer_one(self) -> dict[str, Any]:
        asked = [q for seen in self.position.seats.values() for q in seen.questions]
        if not asked:
            return self.chat()
        question = self.crowd.rng.choice(asked)
        option = self.crowd.rng.choice(question.options)
        words = {"actor": question.actor, "turn": question.turn, "option": option}
        return {"do": "answer", **words}

    def give_up(self, why: str) -> None:
        """The hall has closed this connection."""


class Hostile:
    """All that one address does at once to hold a hall up."""

    def __init__(self, url: str) -> None:
        self.crowd = Crowd(url, {"players": 0}, deflate=True, seed="hostile")
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        self.http = httpx.AsyncClient(base_url=url, timeout=60, transport=transport)
        self.tables: dict[str, int] = {}  # finished matches, and how long they are
        self.tabs: list[Tab] = []
        self.asked = self.refused = 0

    async def ask(self, method: str, path: str, **what: Any) -> httpx.Response | None:
        """One request; None if it was refused."""
        answer = await self.http.request(method, path, **what)
        self.asked += 1
        if answer.is_error:
            self.refused += 1
            await asyncio.sleep(PAUSE)
            return None
        return answer

    async def insist(self, method: str, path: str, **what: Any) -> Any:
        while (answer := await self.ask(method, path, **what)) is None:
            pass
        return answer.json()

    async def prepare(self) -> None:
        """Bring long matches in, go on from one of them, and fill all its seats and more."""
        headers = {"content-type": "text/plain"}
        for setting in largest_tables():
            record = await asyncio.to_thread(long_record, *setting)
            brought = await self.insist(
                "POST", "/api/records", content=record.encode(), headers=headers
            )
            moment = await self.insist("GET", f"/api/tables/{brought['table']}/moments/0")
            self.tables[brought["table"]] = moment["last"]
        table, last = next(iter(self.tables.items()))
        wish = {"at": last - 20, "public": True}
        opened = await self.insist("POST", f"/api/tables/{table}/continuations", json=wish)
        keys = [take_apart(link)[1] for link in opened["seat_links"].values()]
        for _ in range(TABS):
            await self.sit_down(opened["table"], keys)

    async def sit_down(self, table: str, keys: list[str]) -> None:
        pest = Pest(self.crowd, keys)
        host, port = self.crowd.address
        tab = Tab(f"{host}:{port}", table, pest, deflate=True)
        await tab.connect(host, port, ADDRESS)
        tab.send(pest.sit())
        self.tabs.append(tab)

    async def look_around(self) -> None:
        """Moments, events, tables and lists, in no order that would help anybody."""
        rng = self.crowd.rng
        while True:
            table, last = rng.choice(list(self.tables.items()))
            at = rng.randrange(last)
            await self.ask(
                "GET",
                rng.choice(
                    [
                        f"/api/tables/{table}/moments/{at}?seat=everybody",
                        f"/api/tables/{table}/events/{at}",
                        f"/api/tables/{table}/record",
                        "/api/tables",
                        "/api/games",
                        "/openapi.json",
                    ]
                ),
            )

    async def open_tables(self) -> None:
        """Tables at which nobody but bots plays."""
        game, scenario, players = largest_tables()[0]
        bots = dict.fromkeys(games()[game].scenarios[scenario][players], "steward")
        wish = {"game": game, "scenario": scenario, "players": players, "bots": bots}
        while True:
            await self.ask("POST", "/api/tables", json=wish | {"public": True})

    @asynccontextmanager
    async def besieging(self) -> AsyncIterator[None]:
        """While this lasts, everything happens at once."""
        for tab in self.tabs:
            for _ in range(WAITING):
                tab.party.bother(tab)  # type: ignore[attr-defined]
        deeds: list[Callable[[], Awaitable[None]]] = [self.open_tables]
        deeds += [self.look_around] * 4
        tasks = [asyncio.ensure_future(deed()) for deed in deeds]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for tab in self.tabs:
                tab.close()
            await self.http.aclose()
            await self.crowd.http.aclose()
