"""What no decent client says: each gets a clear refusal, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import product
from pathlib import Path
from typing import Any

import pytest
import websockets

from greathall.client import take_apart
from greathall.server import limits
from server.halls import (
    BALROG,
    DUEL,
    GANDALF,
    PRIVATE_DUEL,
    ServedHall,
    eventually,
    lines,
    play_all,
    refused,
    sitting,
    written_entries,
)
from server.tabs import Tab, knocking, seated

HUGE = 1 << 16


def answer(actor: str, turn: Any, option: Any, **more: Any) -> dict[str, Any]:
    return {"do": "answer", "actor": actor, "turn": turn, "option": option, **more}


@asynccontextmanager
async def a_table_of_two(hall: ServedHall) -> AsyncIterator[tuple[Tab, dict[str, str]]]:
    """Gandalf's tab says what it wants; afterwards nothing has changed and play goes on."""
    opened = await hall.open_table(**DUEL)
    async with sitting(hall, opened) as people, seated(hall, opened["seat_links"][GANDALF]) as tab:
        before = people[BALROG].position
        yield tab, opened["seat_links"]
        assert people[BALROG].position == before
        assert lines(people[BALROG], "chat") == []
        assert len(written_entries(hall.settings.url, opened["table"])) == 14
        await play_all(people)


# ------------------------------------------------------------------ messages


NO_MESSAGES: list[str | bytes] = [
    "",
    " ",
    "hello",
    "{",
    "{}",
    "[]",
    "null",
    "17",
    '"sit"',
    '{"do": "dance"}',
    '{"do": null}',
    '{"do": ["answer"]}',
    '{"do": "answer"}',
    '{"do": "answer", "actor": "gandalf", "turn": "0", "option": "sting"}',
    '{"do": "answer", "actor": "gandalf", "turn": 0.5, "option": "sting"}',
    '{"do": "answer", "actor": 7, "turn": 0, "option": "sting"}',
    '{"do": "answer", "actor": "gandalf", "turn": 1e400, "option": "sting"}',
    '{"do": "answer", "actor": "gandalf", "turn": NaN, "option": "sting"}',
    '{"do": "answer", "actor": "gandalf", "turn": 0, "option": "sting", "state": {}}',
    '{"do": "undo", "actor": "gandalf", "ref": {}}',
    '{"do": "undo", "actor": "gandalf", "ref": true}',
    '{"do": "undo", "actor": "\\ud800"}',
    '{"do": "agree", "number": 1, "yes": "yes"}',
    '{"do": "agree", "number": 1, "yes": 1}',
    '{"do": "agree", "number": "1", "yes": true}',
    '{"do": "agree", "yes": true}',
    '{"do": "propose", "what": "surrender"}',
    '{"do": "propose", "what": "take-back", "to": "0"}',
    '{"do": "chat", "text": null}',
    '{"do": "chat", "text": "a", "seat": "balrog"}',
    '{"do": "chat", "text": "a", "to": ["balrog"]}',
    '{"do": "chat", "text": "a", "to": 1}',
    '{"do": "chat", "text": "nul \\u0000 nul"}',
    '{"do": "note", "seat": "gandalf", "text": "\\u0000"}',
    '{"do": "sit", "keys": "all"}',
    '{"do": "sit", "keys": [1]}',
    '{"do": "sit", "keys": [], "since": "yesterday"}',
    b"\x00\x01\x02\xff",
    b'{"do": "chat", "text": "\xff"}',
    "[" * 20_000,
    '{"do": ' * 5_000,
    '{"do": "chat", "text": "' + "a" * HUGE + '"}',
    "\ufeff{}",
]


async def test_what_is_no_message_is_refused_and_changes_nothing(any_hall: ServedHall) -> None:
    async with a_table_of_two(any_hall) as (tab, _):
        for said in NO_MESSAGES:
            reply = await tab.is_told(said)
            assert reply["is"] == "error", said[:80]
            large = len(said) > any_hall.settings.largest_message
            assert reply["error"] == ("error-too-large" if large else "error-bad-message")
            assert reply["ref"] is None


async def test_an_option_may_be_nested_as_deep_as_it_likes_and_is_no_option(
    any_hall: ServedHall,
) -> None:
    depths = (1, 7, 8, 9, 100, 300, 450, 600, 900, 1100, 5_000)
    async with a_table_of_two(any_hall) as (tab, _):
        for depth, (left, right) in product(depths, (("[", "]"), ('{"a":', "}"))):
            option = left * depth + "1" + right * depth
            words = '{"do": "answer", "ref": 5, "actor": "gandalf", "turn": 0, "option": '
            reply = await tab.is_told(words + option + "}")
            assert reply["error"] in ("error-illegal-answer", "error-bad-message")


async def test_an_answer_that_is_no_option_is_refused(any_hall: ServedHall) -> None:
    strange: list[Any] = [
        "",
        "the-one-ring",
        None,
        True,
        0,
        -1,
        1.5,
        10**30,
        [],
        {},
        ["sting"],
        [["sting"]],
        {"card": "sting"},
        "sting\u0000",
        "a" * 10_000,
    ]
    async with a_table_of_two(any_hall) as (tab, _):
        for option in strange:
            reply = await tab.is_told(answer(GANDALF, 0, option, ref="mine"))
            assert reply["error"] in ("error-illegal-answer", "error-bad-message"), option


async def test_a_stale_answer_is_refused(any_hall: ServedHall) -> None:
    async with a_table_of_two(any_hall) as (tab, _):
        for turn in (1, -1, 14, 10**15):
            reply = await tab.is_told(answer(GANDALF, turn, "sting", ref=turn))
            assert (reply["error"], reply["ref"]) == ("error-stale-answer", turn)


async def test_an_answer_for_another_seat_is_refused(any_hall: ServedHall) -> None:
    async with a_table_of_two(any_hall) as (tab, _):
        for actor in (BALROG, "chance", "frodo", "everybody", "watch", "", "Gandalf"):
            reply = await tab.is_told(answer(actor, 0, "sting"))
            assert reply["error"] == "error-not-your-seat", actor
            reply = await tab.is_told({"do": "undo", "actor": actor})
            assert reply["error"] == "error-not-your-seat", actor


async def test_nothing_is_done_for_a_seat_that_is_not_there(any_hall: ServedHall) -> None:
    async with a_table_of_two(any_hall) as (tab, _):
        for seat in (BALROG, "frodo", "", "everybody", "watch"):
            for do in ("leave", "take-seat"):
                reply = await tab.is_told({"do": do, "seat": seat})
                assert reply["error"] == "error-not-your-seat"
            reply = await tab.is_told({"do": "hand-over", "seat": seat, "bot": "random"})
            assert reply["error"] == "error-not-your-seat"
            reply = await tab.is_told({"do": "note", "seat": seat, "text": "mine"})
            assert reply["error"] == "error-not-your-seat"
        for seat in (GANDALF, "frodo", "", "everybody"):
            reply = await tab.is_told({"do": "waive", "seat": seat})
            assert reply["error"] == "error-not-your-seat"


async def test_a_tab_that_says_too_much_at_once_is_heard_more_slowly(
    open_hall: Callable[..., ServedHall], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rested: list[float] = []

    async def rest(seconds: float) -> None:
        rested.append(seconds)
        await asyncio.sleep(seconds)

    monkeypatch.setattr(limits, "rest", rest)
    hall = open_hall(data=tmp_path, messages_a_second=50)
    opened = await hall.open_table(**DUEL)
    async with seated(hall, opened["seat_links"][GANDALF]) as tab:
        replies = [await tab.is_told({"do": "chat", "text": "!", "ref": n}) for n in range(40)]
    assert [(reply["is"], reply["ref"]) for reply in replies] == [("done", n) for n in range(40)]
    assert rested  # 40 lines cost 200, and 150 are there at once


# ------------------------------------------------------------------ sitting down


async def test_who_does_not_sit_down_first_is_shown_out(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)
    first: list[str | bytes] = [
        '{"do": "chat", "text": "hello"}',
        '{"do": "answer", "actor": "gandalf", "turn": 0, "option": 1}',
        '{"do": "sit", "keys": [], "name": "\\u0000"}',
        "{",
        "",
        b"\xff\xff",
        "[" * 10_000,
        "a" * HUGE,
    ]
    for said in first:
        async with knocking(any_hall, opened["table"]) as tab:
            large = len(said) == HUGE
            error = "error-too-large" if large else "error-bad-message"
            assert (await tab.is_told(said))["error"] == error
            assert await tab.is_shown_out() == 4404
    assert (await any_hall.table(opened["table"]))["state"] == "open"


async def test_nobody_sits_down_at_a_table_that_is_not_there(hall: ServedHall) -> None:
    for table in ("nowhere", "AAAAAAAA", "x", "a" * 2_000, "%00", "%ff", "'--", "%D2%91"):
        async with knocking(hall, table) as tab:
            reply = await tab.is_told({"do": "sit"})
            assert reply["error"] == "error-unknown-table"
            assert await tab.is_shown_out() == 4404


async def test_a_wrong_key_opens_nothing(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**PRIVATE_DUEL)
    other = await any_hall.open_table(**PRIVATE_DUEL)
    right = take_apart(opened["seat_links"][GANDALF])[1]
    wrong = ["", "a", right[:-1], right + "a", right.upper(), right[::-1], "ґ" * 32, "\x7f"]
    wrong += [take_apart(other["seat_links"][GANDALF])[1], other["host_key"]]
    for key in wrong:
        async with refused("error-wrong-key"), any_hall.sit(f"/t/{opened['table']}#{key}"):
            pass
    async with knocking(any_hall, opened["table"]) as tab:
        reply = await tab.is_told({"do": "sit", "keys": wrong[-4:]})
        assert reply["error"] == "error-wrong-key"


async def test_nobody_needs_more_keys_than_a_table_has(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)
    links = [*opened["seat_links"].values(), opened["watch_link"]]
    keys = [*(take_apart(link)[1] for link in links), opened["host_key"]]
    async with knocking(any_hall, opened["table"]) as tab:
        reply = await tab.is_told({"do": "sit", "keys": [*keys, "one-more"]})
        assert (reply["error"], reply["fields"]) == ("error-too-many-keys", {"most": 4})
        assert await tab.is_shown_out() == 4404
    async with knocking(any_hall, opened["table"]) as tab:
        await tab.send({"do": "sit", "keys": keys})
        assert set((await tab.hear("position"))["seats"]) == {GANDALF, BALROG}
        reply = await tab.is_told({"do": "sit", "keys": keys * 2700, "ref": 1})
        assert reply["error"] == "error-too-large"


async def test_a_name_may_be_anything_and_is_kept_short(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)
    for name, kept in (
        ("  Olena  ", "Olena"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("'; DROP TABLE seats; --", "'; DROP TABLE seats; --"),
        ("Ґандальф 🧙", "Ґандальф 🧙"),
        ("a" * 500, "a" * 40),
        ("", "a" * 40),
    ):
        async with any_hall.sit(opened["seat_links"][GANDALF], name=name):
            pass
        seats = (await any_hall.table(opened["table"]))["seats"]
        assert {seat["seat"]: seat["name"] for seat in seats}[GANDALF] == kept


# ------------------------------------------------------------------ origins


async def test_a_foreign_page_gets_no_websocket(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)
    for origin in ("https://evil.example", "null", any_hall.url + ".evil.example", "http://", ""):
        with pytest.raises(websockets.InvalidStatus) as refusal:
            async with knocking(any_hall, opened["table"], origin=origin):
                pass
        assert refusal.value.response.status_code == 403


async def test_our_own_page_and_those_allowed_get_one(
    open_hall: Callable[..., ServedHall], tmp_path: Path
) -> None:
    hall = open_hall(data=tmp_path, origins=("https://friends.example",))
    opened = await hall.open_table(**DUEL)
    for origin in (hall.url, "https://friends.example"):
        async with knocking(hall, opened["table"], origin=origin) as tab:
            await tab.send({"do": "sit"})
            assert (await tab.hear("table"))["table"] == opened["table"]


# ------------------------------------------------------------------ clients that go away


async def test_a_tab_that_goes_away_at_any_moment_is_forgotten(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL, bots={BALROG: "random"})
    key = take_apart(opened["seat_links"][GANDALF])[1]
    sit = json.dumps({"do": "sit", "keys": [key]})
    for said in ([], ["{"], [sit], [sit, sit], [sit, "{"], ["[" * 9_999], ['{"do": "chat"']):
        for abort in (True, False):
            async with knocking(any_hall, opened["table"]) as tab:
                for message in said:
                    await tab.send(message)
                if abort:
                    tab.socket.transport.abort()
    async with knocking(any_hall, "nowhere") as tab:
        await tab.send(sit)
        tab.socket.transport.abort()
    async with seated(any_hall, opened["watch_link"]):
        pass  # the table is awake, even if nobody before stayed long enough to wake it
    await eventually(lambda: not any_hall.app.state.hall.rooms[opened["table"]].audience.viewers)


async def test_a_tab_that_never_reads_is_let_go_and_holds_nobody_up(any_hall: ServedHall) -> None:
    opened = await any_hall.open_table(**DUEL)
    async with sitting(any_hall, opened) as people, seated(any_hall, opened["watch_link"]) as deaf:
        deaf.socket.transport.pause_reading()
        await play_all(people)
        for _ in range(250):
            await people[GANDALF].say("chat", text="Do you hear me? " * 60)
        room = any_hall.app.state.hall.rooms[opened["table"]]
        waiting = max(viewer.outbox.qsize() for viewer in room.audience.viewers)
        assert waiting <= 200
        deaf.socket.transport.abort()
