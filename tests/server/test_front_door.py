"""Whom the hall answers, and that it never breaks: strange names, origins, lengths and paths."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from greathall.server import Settings, create_app
from greathall.server.front_door import SECURE_HEADERS
from samples import SAMPLE
from server.halls import DUEL, ServedHall
from server.tabs import knocking
from server.test_doors import is_refusal, visiting

OpenHall = Callable[..., ServedHall]


def is_secured(answer: httpx.Response) -> bool:
    """Whether each header is there, and once."""
    return all(answer.headers.get_list(name) == [value] for name, value in SECURE_HEADERS.items())


# ------------------------------------------------------------------ names

OWN_NAMES = ("localhost", "127.0.0.1", "[::1]", "LOCALHOST", "localhost.")
STRANGE_NAMES = (
    "evil.example",
    "localhost.evil.example",
    "[::1",
    "a:b:c",
    "10.0.0.7",
    "",
    "@",
    "[]",
)


def named(name: str, hall: ServedHall) -> dict[str, str]:
    return {"host": f"{name}:{hall.url.rsplit(':', 1)[1]}"}


async def test_the_hall_answers_to_its_own_names(any_hall: ServedHall) -> None:
    async with visiting(any_hall) as http:
        for name in OWN_NAMES:
            answer = await http.get("/api/games", headers=named(name, any_hall))
            assert answer.status_code == 200, name
            assert (await http.get("/api/games", headers={"host": name})).status_code == 200, name


async def test_a_strange_name_is_refused_at_every_door(any_hall: ServedHall) -> None:
    """A page elsewhere may let its name point at this machine; browsers would let it in."""
    opened = await any_hall.open_table(**DUEL)
    async with visiting(any_hall) as http:
        for name in STRANGE_NAMES:
            for path in ("/", "/api/tables", "/healthz", "/metrics", "/nope"):
                answer = await http.get(path, headers=named(name, any_hall))
                assert is_refusal(answer, 400, "error-unknown-host"), name
                assert is_secured(answer)
            headers = named(name, any_hall) | {"origin": f"http://{named(name, any_hall)['host']}"}
            answer = await http.post("/api/tables", json=DUEL, headers=headers)
            assert is_refusal(answer, 400, "error-unknown-host")
    port = any_hall.url.rsplit(":", 1)[1]
    strange = f"ws://evil.example:{port}/api/tables/{opened['table']}/socket"
    with pytest.raises(websockets.InvalidStatus) as refusal:
        async with websockets.connect(strange, host="127.0.0.1", port=int(port)):
            pass
    assert refusal.value.response.status_code == 403


@pytest.mark.parametrize(
    ("settings", "known"),
    [
        ({"hosts": ("hall.example", "Other.Example")}, ("hall.example", "other.example")),
        ({"host": "mybox"}, ("mybox", "mybox:8000")),
        ({"host": "192.168.1.7"}, ("192.168.1.7:80",)),
        ({"host": "0.0.0.0"}, ("0.0.0.0", "192.168.1.7", "[fe80::1]:9")),
        ({"host": "::"}, ("192.168.1.7", "[fe80::1]:9")),
    ],
)
async def test_more_names_are_known_when_the_hall_is_told_so(
    tmp_path: Path, settings: dict[str, Any], known: tuple[str, ...]
) -> None:
    """Whoever listens at every address is reached by numbers, which no page can pretend to be."""
    app = create_app(Settings(data=tmp_path, **settings))
    through = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=through, base_url="http://localhost") as http,
    ):
        for name in (*known, "localhost"):
            answer = await http.get("/api/games", headers={"host": name})
            assert answer.status_code == 200, name
        answer = await http.get("/api/games", headers={"host": "evil.example"})
        assert is_refusal(answer, 400, "error-unknown-host")
        assert "--host-name evil.example" in answer.json()["plain"]


# ------------------------------------------------------------------ nothing breaks


async def test_a_broken_origin_is_a_foreign_one(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)
    async with visiting(any_hall) as http:
        for origin in ("http://[", "http://]", "http://[::1", "//[", "http://a[b]c"):
            answer = await http.post("/api/tables", json=DUEL, headers={"origin": origin})
            assert is_refusal(answer, 403, "error-foreign-origin")
            with pytest.raises(websockets.InvalidStatus) as refusal:
                async with knocking(any_hall, opened["table"], origin=origin):
                    pass
            assert refusal.value.response.status_code == 403


STRANGE_PATHS = [
    "/assets/" + "a" * 300,
    "/assets/" + "a" * 5_000,
    "/assets/%00",
    "/assets/a%00.js",
    "/assets/..",
    "/assets/%2e%2e%2findex.html",
    "/assets/%ff%fe",
    "/" + "a" * 300 + ".svg",
    "/%00.svg",
    "/%00",
    "/api/tables/%00",
    "/api/tables/nowhere/moments/" + "9" * 5_000,
    "/api/tables/nowhere/events/" + "9" * 5_000,
    "/api/tables/{table}/moments/0?seat=%00",
    "/api/tables/{table}/moments/0?seat=" + "a" * 64,
    "/t/" + "a" * 5_000,
    "/rules/%00",
]


async def test_no_path_breaks_the_hall(hall: ServedHall) -> None:
    table = (await hall.open_table(**DUEL))["table"]
    async with visiting(hall) as http:
        for path in STRANGE_PATHS:
            answer = await http.get(path.format(table=table))
            assert answer.status_code < 500, path[:60]
            assert is_secured(answer)
        for seat in ("%00", "a%00", "%ff", "a" * 64):
            answer = await http.post(f"/api/tables/{table}/seats/{seat}", json={})
            assert 400 <= answer.status_code < 500


LONG = "9" * 5_000
RECORD = """Great Hall record 1
game: {game}
rules: {rules}
scenario: fellowship
players: {players}
options: promos=no passes=players

{answer}

end: {end}
secret: 0
commitment: 0
dice-from: {begins}
"""
USUAL = {
    "rules": "2",
    "players": "2",
    "answer": "chance draw sting",
    "end": "-",
    "begins": "0",
}


@pytest.mark.parametrize("field", USUAL)
@pytest.mark.parametrize("value", [LONG, f"-{LONG}", f"gandalf draw {LONG}", "\x00", "٣", "1e999"])
async def test_no_number_in_a_record_breaks_the_hall(
    any_hall: ServedHall, field: str, value: str
) -> None:
    text = RECORD.format(game=SAMPLE, **USUAL | {field: value})
    async with visiting(any_hall) as http:
        headers = {"content-type": "text/plain"}
        answer = await http.post("/api/records", content=text.encode(), headers=headers)
    assert 400 <= answer.status_code < 500
    assert is_refusal(answer, answer.status_code, answer.json()["error"])


PATTERNS = [
    f'{{"game": "GAME", "players": {LONG}}}',
    f'{{"game": "GAME", "options": {{"promos": {LONG}}}}}',
    '{"game": "GAME", "bots": {"\\ud800": "random"}}',
    '{"game": "GAME", "options": {"\\ud800": "yes"}}',
    '{"game": "\\ud800"}',
    '{"game": "\\u0000", "scenario": "\\u0000"}',
    '{"game": "GAME", "scenario": "\\ud800"}',
    '{"game": "GAME", "bots": {"gandalf": "\\u0000"}}',
]
STRANGE_BODIES = [body.replace("GAME", SAMPLE) for body in PATTERNS]


async def test_no_body_breaks_the_hall(hall: ServedHall) -> None:
    table = (await hall.open_table(**DUEL))["table"]
    async with visiting(hall) as http:
        headers = {"content-type": "application/json"}
        for body in STRANGE_BODIES:
            answer = await http.post("/api/tables", content=body, headers=headers)
            assert 400 <= answer.status_code < 500, body[:60]
        for where, body in (
            ("seats/gandalf", '{"name": "\\ud800"}'),
            ("continuations", f'{{"at": {LONG}}}'),
            ("continuations", '{"at": 0, "bots": {"\\ud800": "\\ud800"}}'),
            ("reports", '{"text": "\\ud800"}'),
        ):
            answer = await http.post(f"/api/tables/{table}/{where}", content=body, headers=headers)
            assert 400 <= answer.status_code < 500, body[:60]


@pytest.mark.parametrize("length", ["many", "-1", "+5", "1_000", "1e3", "", " ", "٣", "5, 5"])
async def test_a_length_that_is_no_number_is_refused(tmp_path: Path, length: str) -> None:
    """Most servers let none of these through; the hall does not rely on it."""
    said = await asked(tmp_path, [(b"content-length", length.encode())])
    assert (said["status"], b"error-bad-message" in said["body"]) == (400, True)


async def test_a_length_beyond_all_numbers_is_too_large(tmp_path: Path) -> None:
    said = await asked(tmp_path, [(b"content-length", b"9" * 5_000)])
    assert (said["status"], b"error-too-large" in said["body"]) == (413, True)


async def asked(folder: Path, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    """What the hall says to a request as the server hands it over."""
    said: dict[str, Any] = {}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    async def send(message: Any) -> None:
        said.update(message)

    scope = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b""}
    scope |= {"headers": [(b"host", b"localhost"), *headers], "client": ("127.0.0.1", 9)}
    app = create_app(Settings(data=folder))
    async with app.router.lifespan_context(app):
        await app(scope, receive, send)
    return said


# ------------------------------------------------------------------ when it does break


async def test_a_mistake_of_the_hall_is_told_in_the_same_form_with_the_same_headers(
    any_hall: ServedHall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def break_down() -> None:
        raise ZeroDivisionError("of all things")

    monkeypatch.setattr(any_hall.app.state.hall.store, "healthy", break_down)
    async with visiting(any_hall) as http:
        answer = await http.get("/healthz")
    assert is_refusal(answer, 500, "error-hall-failed")
    assert is_secured(answer)
    assert "of all things" not in answer.text
    assert re.search("ZeroDivisionError|of all things", str([r.exc_info for r in caplog.records]))
    caplog.clear()


async def test_every_refusal_carries_the_headers(any_hall: ServedHall) -> None:
    async with visiting(any_hall) as http:
        answers = await asyncio.gather(
            http.get("/nope"),
            http.get("/assets/nope"),
            http.get("/nope.svg"),
            http.delete("/api/tables"),
            http.post("/api/tables", content=b"{"),
            http.post("/api/tables", json=DUEL, headers={"origin": "https://evil.example"}),
            http.post("/api/records", content=b"a" * (any_hall.settings.largest_body + 1)),
        )
    assert [answer.status_code for answer in answers] == [404, 404, 404, 405, 422, 403, 413]
    assert all(map(is_secured, answers))
