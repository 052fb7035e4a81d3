"""What stands at the doors: headers, origins, sizes, rates; and how the hall says it is well."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from greathall.server.listing import Listing
from samples import SAMPLE
from server.halls import BALROG, DUEL, GANDALF, ServedHall, play_on


@asynccontextmanager
async def visiting(hall: ServedHall) -> AsyncIterator[httpx.AsyncClient]:
    async with hall.http() as http:
        yield http


def is_refusal(answer: httpx.Response, status: int, error: str) -> bool:
    """Whether this is a refusal in the form that the interface describes."""
    said = answer.json()
    assert set(said) == {"error", "fields", "plain"}
    assert all(isinstance(value, str | int) for value in said["fields"].values())
    assert (answer.status_code, said["error"]) == (status, error)
    return True


async def test_every_answer_carries_the_headers_that_browsers_obey(any_hall: ServedHall) -> None:
    async with visiting(any_hall) as http:
        for path in ("/", "/api/tables", "/healthz", "/openapi.json", "/api/tables/x", "/nope"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "object-src 'none'" in policy
            assert "'unsafe-eval'" not in policy
            assert not re.search(r"script-src[^;]*'unsafe-inline'", policy)
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "no-referrer"
            assert "access-control-allow-origin" not in headers


async def test_the_page_loads_nothing_from_elsewhere(any_hall: ServedHall) -> None:
    async with visiting(any_hall) as http:
        page = (await http.get("/")).text
    loaded = re.findall(r"""(?:src|href)=["']?([^"'\s>]+)""", page)
    assert [address for address in loaded if "//" in address] == []
    assert "<script>" not in page


async def test_what_a_browser_has_is_not_sent_again(any_hall: ServedHall) -> None:
    async with visiting(any_hall) as http:
        for path in ("/", "/icons.svg"):
            first = await http.get(path)
            known = {"if-none-match": first.headers["etag"]}
            again = await http.get(path, headers=known)
            assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
            plain = await http.get(path, headers=known | {"accept-encoding": "identity"})
            assert (plain.status_code, plain.content) == (200, first.content)


async def test_a_foreign_page_changes_nothing(any_hall: ServedHall) -> None:
    async with visiting(any_hall) as http:
        for origin in ("https://evil.example", "null", "http://localhost"):
            answer = await http.post("/api/tables", json=DUEL, headers={"origin": origin})
            assert is_refusal(answer, 403, "error-foreign-origin")
        assert (await http.get("/api/tables")).json() == []
        answer = await http.post("/api/tables", json=DUEL, headers={"origin": any_hall.url})
        assert answer.status_code == 201


async def test_a_body_that_is_too_large_is_refused(any_hall: ServedHall) -> None:
    most = any_hall.settings.largest_body

    async def in_pieces() -> AsyncIterator[bytes]:
        for _ in range(most // 65_536 + 2):
            yield b"a" * 65_536

    async with visiting(any_hall) as http:
        for path in ("/api/records", "/api/tables"):
            answer = await http.post(path, content=b"a" * (most + 1))
            assert is_refusal(answer, 413, "error-too-large")
            answer = await http.post(path, content=in_pieces())  # of no announced length
            assert is_refusal(answer, 413, "error-too-large")
        assert (await http.get("/api/tables")).json() == []


async def test_who_asks_too_fast_is_told_to_wait(
    open_hall: Callable[..., ServedHall], tmp_path: Path
) -> None:
    hall = open_hall(data=tmp_path, requests_a_second=5)
    async with visiting(hall) as http:
        answers = [await http.post("/api/tables", json=DUEL) for _ in range(20)]
        late = [answer for answer in answers if answer.status_code != 201]
        assert len(late) >= 5
        assert all(is_refusal(answer, 429, "error-too-fast") for answer in late)
        await asyncio.sleep(1.1)
        assert (await http.post("/api/tables", json=DUEL)).status_code == 201


async def test_too_many_tables_of_one_address_are_refused(
    open_hall: Callable[..., ServedHall], tmp_path: Path
) -> None:
    hall = open_hall(data=tmp_path, tables_an_hour=2)
    for _ in range(2):
        opened = await hall.open_table(**DUEL)
    async with visiting(hall) as http:
        answer = await http.post("/api/tables", json=DUEL)
    assert is_refusal(answer, 429, "error-too-many-tables")
    assert answer.json()["fields"] == {"most": 2}
    assert len(await hall.tables()) == 2
    assert (await hall.table(opened["table"]))["state"] == "open"


async def test_the_list_is_made_once_for_all_who_ask_for_it(
    open_hall: Callable[..., ServedHall], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, made = open_hall(data=tmp_path, list_seconds=3600), 0
    make = Listing.make

    async def counted(listing: Listing) -> list[dict[str, Any]]:
        nonlocal made
        made += 1
        return await make(listing)

    monkeypatch.setattr(Listing, "make", counted)
    opened = await hall.open_table(**DUEL)
    lists = await asyncio.gather(*(hall.tables() for _ in range(20)))
    await hall.open_table(**DUEL)
    assert await hall.tables() == lists[0]
    assert all([table["id"] for table in listed] == [opened["table"]] for listed in lists)
    assert made == 1


PATTERNS = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"game": "' + b"a" * 100 + b'"}',
    b'{"game": 5}',
    b'{"game": "GAME", "players": "many"}',
    b'{"game": "GAME", "players": 1e999}',
    b'{"game": "GAME", "colour": "red"}',
    b'{"game": "GAME", "language": "tlh"}',
    b'{"game": "GAME", "title": "' + b"a" * 121 + b'"}',
    b'{"game": "GAME", "title": "\\u0000"}',
    b'{"game": "GAME", "title": "\\ud800"}',
    b'{"game": "GAME", "\\ud800": 1}',
    b'{"game": "GAME", "pace": {"kind": "bank", "seconds": -1}}',
    b'{"game": "GAME", "pace": {"kind": "bank", "seconds": NaN}}',
    b'{"game": "GAME", "pace": {"kind": "bank", "seconds": Infinity}}',
    b'{"game": "GAME", "pace": "slow"}',
    b'{"game": "GAME", "bots": {"frodo": 3}}',
    b'{"game": "GAME", "options": {"promos": ["yes"]}}',
]
BAD_BODIES = [body.replace(b"GAME", SAMPLE.encode()) for body in PATTERNS]


async def test_a_wish_in_the_wrong_form_is_refused_in_the_right_one(hall: ServedHall) -> None:
    async with visiting(hall) as http:
        for body in BAD_BODIES:
            headers = {"content-type": "application/json"}
            answer = await http.post("/api/tables", content=body, headers=headers)
            assert 400 <= answer.status_code < 500, (body[:60], answer.text)
            assert is_refusal(answer, answer.status_code, "error-bad-message"), body[:60]
        assert (await http.get("/api/tables")).json() == []


WRONG_ADDRESSES = [
    ("GET", "/nope", 404),
    ("GET", "/api/nope", 404),
    ("POST", "/healthz", 405),
    ("DELETE", "/api/tables", 405),
    ("GET", "/api/tables/UPPER", 422),
    ("GET", "/api/tables/" + "a" * 17, 422),
    ("GET", "/api/tables/{table}/moments/-1", 422),
    ("GET", "/api/tables/{table}/moments/many", 422),
    ("GET", "/api/tables/{table}/moments/99999999999999999999", 422),
]


async def test_a_wrong_address_is_refused_in_the_same_form(any_hall: ServedHall) -> None:
    table = (await any_hall.open_table(**DUEL))["table"]
    async with visiting(any_hall) as http:
        for method, path, status in WRONG_ADDRESSES:
            answer = await http.request(method, path.format(table=table))
            assert is_refusal(answer, status, "error-bad-message")


async def test_an_unknown_table_is_unknown_at_every_door(any_hall: ServedHall) -> None:
    async with visiting(any_hall) as http:
        for method, path, body in (
            ("GET", "", None),
            ("PATCH", "", {"public": True}),
            ("POST", "/seats/gandalf", {}),
            ("GET", "/moments/0", None),
            ("GET", "/record", None),
            ("POST", "/continuations", {"at": 0}),
            ("POST", "/reports", {"text": "where?"}),
        ):
            answer = await http.request(method, f"/api/tables/nowhere{path}", json=body)
            assert is_refusal(answer, 404, "error-unknown-table")


async def test_the_games_and_bots_are_told(any_hall: ServedHall) -> None:
    told = await any_hall.games()
    game = next(game for game in told["games"] if game["id"] == DUEL["game"])
    assert game["scenarios"]["fellowship"] == {"2": {BALROG: [BALROG], GANDALF: [GANDALF]}}
    assert {"random", "steward"} <= set(told["bots"])
    assert game["options"]["promos"] == ["no", "yes"]


async def test_the_figures_count_what_happens(any_hall: ServedHall) -> None:
    def figure(name: str, text: str) -> float:
        found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
        return float(found[1]) if found else 0.0

    refusal = 'greathall_refusals_total{error="error-unknown-table"}'
    async with visiting(any_hall) as http:
        before = (await http.get("/metrics")).text
        opened = await any_hall.open_table(**DUEL, bots={BALROG: "random"})
        async with any_hall.sit(opened["seat_links"][GANDALF]) as gandalf:
            assert figure("greathall_viewers", (await http.get("/metrics")).text) >= 1
            given = await play_on(gandalf)
        await http.get("/api/tables/nowhere")
        after = (await http.get("/metrics")).text
    grown = {
        name: figure(name, after) - figure(name, before)
        for name in ("greathall_answers_total", "greathall_answer_seconds_count", refusal)
    }
    assert grown["greathall_answers_total"] > given
    assert grown["greathall_answer_seconds_count"] == given
    assert grown[refusal] == 1


async def test_the_interface_is_described_with_examples(any_hall: ServedHall) -> None:
    async with visiting(any_hall) as http:
        described = (await http.get("/openapi.json")).json()
    operations = [op for path in described["paths"].values() for op in path.values()]
    assert all(op.get("description") or op.get("summary") for op in operations)
    assert all("422" in op["responses"] for op in operations)
    problem = described["components"]["schemas"]["Problem"]
    assert all("examples" in field for field in problem["properties"].values())
    wish = described["components"]["schemas"]["TableWish"]
    assert "examples" in wish["properties"]["game"]


async def test_the_numbers_of_a_refusal_are_numbers(any_hall: ServedHall) -> None:
    async with visiting(any_hall) as http:
        answer = await http.post("/api/tables", json={**DUEL, "players": 5})
        assert is_refusal(answer, 400, "error-wrong-player-count")
        assert answer.json()["fields"]["players"] == 5
        assert answer.json()["fields"]["allowed"] == "2"
        trilogy = {"game": SAMPLE, "scenario": "trilogy", "players": 5}
        answer = await http.post("/api/tables", json=trilogy)
        assert answer.json()["fields"]["allowed"] == "2, 3, 4"
