"""Anything at all, at every door: the hall keeps its word and stays well."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import positive_data_acceptance

from greathall.client import take_apart
from greathall.server import Settings, create_app
from greathall.server.messages import AnyMessage
from server.halls import BALROG, DUEL, GANDALF, ServedHall, play_all, served, sitting
from server.passkeys import Device
from server.tabs import knocking, seated

# What is well formed may still name a game or a table that is not there.
NOT_PROMISED = [positive_data_acceptance]
bounded = settings(
    max_examples=12,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
    verbosity=Verbosity.quiet,
)


def described() -> list[tuple[str, str, GenerationMode]]:
    """Every operation that the interface describes, done right and, if it takes anything, wrong."""
    paths = create_app(Settings()).openapi()["paths"]
    return [
        (path, method, mode)
        for path, operations in paths.items()
        for method, operation in operations.items()
        for mode in GenerationMode
        if mode == GenerationMode.POSITIVE or {"parameters", "requestBody"} & set(operation)
    ]


@pytest.fixture(scope="module")
def fuzzed_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHall]:
    with served(data=tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture
def person(fuzzed_hall: ServedHall) -> dict[str, str]:
    """By what somebody with a profile is known, from the hall's own page."""

    async def sign_up() -> dict[str, str]:
        here = Device(fuzzed_hall)
        await here.sign_up("Olena")
        await here.close()
        return {"cookie": here.cookie, "origin": fuzzed_hall.url}

    return asyncio.run(sign_up())


@pytest.fixture
def known(fuzzed_hall: ServedHall) -> dict[str, str]:
    """A table that is there, and the key of its host, who may end it."""
    opened = asyncio.run(fuzzed_hall.open_table(**DUEL))
    return {"table": opened["table"], "key": opened["host_key"]}


@pytest.mark.parametrize(("path", "method", "mode"), described())
def test_the_interface_is_as_it_is_described(
    fuzzed_hall: ServedHall,
    known: dict[str, str],
    person: dict[str, str],
    path: str,
    method: str,
    mode: GenerationMode,
) -> None:
    schema = schemathesis.openapi.from_url(f"{fuzzed_hall.url}/openapi.json")
    operation = schema[path][method.upper()]

    @bounded
    @given(
        case=operation.as_strategy(generation_mode=mode),
        is_known=st.booleans(),
        is_signed_in=st.booleans(),
    )
    def knock(case: Any, is_known: bool, is_signed_in: bool) -> None:
        if is_signed_in:
            case.headers = {**(case.headers or {}), **person}
        if is_known and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = known["table"]
            case.headers = {**(case.headers or {}), "x-key": known["key"]}
        case.call_and_validate(excluded_checks=NOT_PROMISED)

    knock()


# ------------------------------------------------------------------ websockets


def anything() -> st.SearchStrategy[Any]:
    """Any JSON."""
    plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
    return st.recursive(
        plain,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
        ),
        max_leaves=12,
    )


KINDS = get_args(AnyMessage)
NAMES = [kind.__struct_config__.tag for kind in KINDS]
FIELDS = sorted({name for kind in KINDS for name in kind.__struct_fields__})
WORDS = [GANDALF, BALROG, "random", "take-back", "everybody", "watch", "chance", "", "sting"]
almost_messages = st.fixed_dictionaries(
    {"do": st.sampled_from(NAMES)},
    optional={
        name: st.sampled_from(WORDS) | st.integers(-2, 20) | st.booleans() | anything()
        for name in FIELDS
    },
)


@st.composite
def rubbish(draw: st.DrawFn) -> str | bytes:
    """Bytes, text, JSON, messages with wrong fields, and true ones cut into pieces."""
    match draw(st.integers(0, 4)):
        case 0:
            return draw(st.binary(max_size=200))
        case 1:
            return draw(st.text(st.characters(exclude_categories=("Cs",)), max_size=200))
        case 2:
            return json.dumps(draw(anything()))
        case 3:
            return json.dumps(draw(almost_messages))
        case _:
            message = json.dumps(draw(almost_messages))
            return message[: draw(st.integers(0, len(message)))]


@settings(bounded, max_examples=25)
@given(said=st.lists(rubbish(), min_size=1, max_size=12), sits=st.booleans())
def test_a_websocket_takes_anything(
    fuzzed_hall: ServedHall, said: list[str | bytes], sits: bool
) -> None:
    """Each message is done or refused in the described form; the table plays on."""

    async def story() -> None:
        opened = await fuzzed_hall.open_table(**DUEL, bots={BALROG: "random"})
        link = opened["seat_links"][GANDALF]
        if sits:
            async with seated(fuzzed_hall, link) as tab:
                for message in said:
                    await tab.is_told(message)
        else:
            async with knocking(fuzzed_hall, opened["table"]) as tab:
                await tab.send(said[0])
                await tab.hear("error", "table")
        async with fuzzed_hall.sit(link) as seat:
            await seat.say("take-seat", seat=GANDALF)
            assert seat.position["state"] in ("playing", "finished")

    asyncio.run(story())


async def test_broken_frames_harm_nobody(
    open_hall: Callable[..., ServedHall], tmp_path: Path
) -> None:
    """What is not even a websocket: random bytes in the middle of a conversation."""
    hall = open_hall(data=tmp_path)
    opened = await hall.open_table(**DUEL)
    rng = random.Random(5)
    async with sitting(hall, opened) as people:
        for _ in range(25):
            async with knocking(hall, opened["table"], close_timeout=0.1) as tab:
                key = take_apart(opened["watch_link"])[1]
                await tab.send({"do": "sit", "keys": [key]})
                tab.socket.transport.write(rng.randbytes(rng.randrange(1, 400)))
                await asyncio.sleep(0.005)
                tab.socket.transport.abort()
        await play_all(people)


async def test_requests_that_are_no_http_harm_nobody(any_hall: ServedHall) -> None:
    host, port = any_hall.url.removeprefix("http://").split(":")
    rng = random.Random(6)
    for number in range(30):
        reader, writer = await asyncio.open_connection(host, int(port))
        start = [b"", b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: "][
            number % 3
        ]
        writer.write(start + rng.randbytes(rng.randrange(1, 300)) + b"\r\n\r\n")
        writer.close()
        await asyncio.gather(writer.wait_closed(), return_exceptions=True)
        del reader
    assert await any_hall.tables() == []
