"""The protocol is described as it is, and the client in its description plays."""

from __future__ import annotations

import ast
import json
import re
from typing import Any, get_args

import msgspec
import pytest

from architecture.source import ROOT, modules
from greathall.server import Settings
from greathall.server.errors import HallRefusal
from greathall.server.messages import AnyMessage, Message, read_message
from server.halls import ServedHall

TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
CODE = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
MESSAGES: tuple[type[Message], ...] = get_args(AnyMessage)


def blocks(language: str) -> list[str]:
    return [code for kind, code in CODE.findall(TEXT) if kind == language]


def examples() -> list[dict[str, Any]]:
    """Every JSON value in the document; some blocks hold one a line."""
    found = []
    for block in blocks("json"):
        rest = block.strip()
        while rest:
            value, end = json.JSONDecoder().raw_decode(rest)
            found.append(value)
            rest = rest[end:].strip()
    return found


def row_of(word: str) -> list[str]:
    """The cells of the row in which a word is described."""
    rows = [line for line in TEXT.splitlines() if line.startswith("|")]
    found = [row for row in rows if f"`{word}`" in row.split("|")[1]]
    assert len(found) == 1, f"{word} is described in {len(found)} rows"
    return [cell.strip() for cell in found[0].strip("|").split("|")]


def messages_sent() -> dict[str, set[str]]:
    """Every message that stands in the server's source, by what it is, with its fields."""
    sent: dict[str, set[str]] = {}
    for module in modules():
        if module.folder != "server":
            continue
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Dict):
                keys = [k.value if isinstance(k, ast.Constant) else None for k in node.keys]
                if "is" in keys:
                    name = ast.literal_eval(node.values[keys.index("is")])
                    sent.setdefault(name, set()).update(str(key) for key in keys)
    return sent


def test_the_client_in_the_document_plays_a_match_to_its_end(
    usual_hall: ServedHall, capsys: pytest.CaptureFixture[str]
) -> None:
    (client,) = blocks("python")
    here = client.replace("http://127.0.0.1:8000", usual_hall.url)
    assert here != client
    exec(compile(here, "protocol.md", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out in ("won by gandalf\n", "won by balrog\n")


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message.__struct_config__.tag)
def test_everything_a_client_can_say_is_described(message: type[Message]) -> None:
    name = str(message.__struct_config__.tag)
    fields = {field.encode_name for field in msgspec.structs.fields(message)} - {"ref"}
    assert set(re.findall(r"`(\w+)`", row_of(name)[1])) == fields
    (example,) = [said for said in examples() if "do" in said and said["do"] == name]
    assert isinstance(read_message(json.dumps(example)), message)


@pytest.mark.parametrize(("name", "fields"), sorted(messages_sent().items()))
def test_everything_the_hall_says_is_described(name: str, fields: set[str]) -> None:
    assert f"\n**`{name}`**: " in TEXT
    (example,) = [said for said in examples() if "is" in said and said["is"] == name]
    assert fields <= set(example)


def test_nothing_is_described_that_nobody_says() -> None:
    described = {said["is"] for said in examples() if "is" in said}
    assert described == set(messages_sent())


def test_every_field_of_a_position_is_explained() -> None:
    (position,) = [said for said in examples() if "is" in said and said["is"] == "position"]
    seen = position["seats"]["gandalf"]
    for field in {*position, *seen} - {"is"}:
        assert row_of(field)


def test_every_route_and_every_field_of_its_bodies_is_described(any_hall: ServedHall) -> None:
    schema = any_hall.app.openapi()
    for path, methods in schema["paths"].items():
        for method in methods:
            assert row_of(f"{method.upper()} {path}")
    bodies = schema["components"]["schemas"]
    ours = {name: body["properties"] for name, body in bodies.items() if "Validation" not in name}
    fields = {field for properties in ours.values() for field in properties}
    assert sorted(f for f in fields if f'"{f}": ' not in TEXT) == []


@pytest.mark.parametrize("refusal", HallRefusal.__subclasses__(), ids=lambda kind: kind.text)
def test_every_refusal_is_described(refusal: type[HallRefusal]) -> None:
    assert str(refusal.status) in row_of(refusal.text)[1]


def test_the_limits_are_those_of_the_settings() -> None:
    usual = Settings()
    for rate in (usual.messages_a_second, usual.requests_a_second):
        assert f"| {rate:g} a second, {3 * rate:g} at once |" in TEXT
    for most in (
        f"{usual.tables_an_hour} an hour |",
        f"open at once | {usual.sockets_at_once} |",
        f"last to act | {usual.bots_at_once} |",
        f"first byte | {usual.ask_seconds:g} seconds;",
        f"opening of the websocket | {usual.sit_seconds:g} seconds;",
        f"fills the buffers | {usual.read_seconds:g} seconds;",
        f"list of tables may be | {usual.list_seconds:g} second |",
    ):
        assert most in TEXT
    for size in (usual.largest_message, usual.largest_body):
        assert f"| {size // 1024} KiB |" in TEXT
