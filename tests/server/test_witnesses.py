"""What the soak would notice: each loss, put into the database by hand, is found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest
from sqlalchemy import text

from greathall.server.store import open_engine
from server.halls import DUEL, ServedHall, served
from server.witnesses import Witness, attend, check_records

LOSSES = {
    "DELETE FROM talk WHERE id = (SELECT MAX(id) FROM talk)": "line .* 0×",
    "INSERT INTO talk (table_id, name, to_name, kind, text, fields, at)"
    " SELECT table_id, name, to_name, kind, text, fields, at FROM talk"
    " WHERE kind = 'chat' LIMIT 1": "line .* 2×",
    "UPDATE seats SET note = ''": "the note is 0",
    "DELETE FROM entries WHERE number = (SELECT MAX(number) FROM entries)": "was told of",
    "DELETE FROM entries WHERE number = 20": "a gap",
    "UPDATE tables SET state = 'playing'": "not noted that it is over",
}


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[Witness]]:
    """A whole match of two people who talked, noted and took back, and what they remember."""

    async def tell(hall: ServedHall) -> list[Witness]:
        opened = await hall.open_table(**DUEL)
        links = (*opened["seat_links"].values(), opened["watch_link"])
        witnesses = [Witness(opened["table"], link) for link in links]
        await asyncio.gather(*(attend(hall, w, n) for n, w in enumerate(witnesses)))
        return witnesses

    with served(data=tmp_path_factory.mktemp("hall")) as hall:
        return hall.settings.url, asyncio.run(tell(hall))


@pytest.fixture
def remembered(
    story: tuple[str, list[Witness]], tmp_path: Path
) -> tuple[str, list[Witness], Callable[[str], None]]:
    """A copy of the database, the witnesses, and a way to change what is kept."""
    address, copied = story[0], tmp_path / "hall.sqlite"
    copied.write_bytes(Path(address.removeprefix("sqlite:///")).read_bytes())
    engine = open_engine(f"sqlite:///{copied}")

    def change(sql: str) -> None:
        with engine.begin() as connection:
            assert connection.execute(text(sql)).rowcount
        engine.dispose()

    return f"sqlite:///{copied}", deepcopy(story[1]), change


Remembered = tuple[str, list[Witness], Callable[[str], None]]


def test_all_is_kept(remembered: Remembered) -> None:
    database, witnesses, _ = remembered
    for witness in witnesses[:2]:
        assert witness.safe
        assert witness.taken_back
        assert witness.said.total() > 1
        assert witness.noted > 1
    assert all(len(witness.seen) > 30 for witness in witnesses)
    (match, *_) = check_records(database, witnesses)
    assert match.outcome is not None


@pytest.mark.parametrize("loss", LOSSES)
def test_a_loss_is_found(remembered: Remembered, loss: str) -> None:
    database, witnesses, change = remembered
    change(loss)
    with pytest.raises(AssertionError, match=LOSSES[loss]):
        check_records(database, witnesses)


def test_an_answer_that_was_taken_back_and_still_stands_is_found(remembered: Remembered) -> None:
    """As if the last one taken back had not been written, nor anything after it."""
    database, witnesses, change = remembered
    change(
        "DELETE FROM entries WHERE number >="
        " (SELECT MAX(number) FROM entries WHERE entry LIKE '!withdraw%')"
    )
    for witness in witnesses:
        witness.safe.clear()
        witness.seen.clear()
        witness.is_over = False
    people = sum(witness.taken_back for witness in witnesses)
    witnesses[0].taken_back = people
    with pytest.raises(AssertionError, match=f"{people} answers were taken back"):
        check_records(database, witnesses)


def test_entries_that_change_afterwards_are_found(remembered: Remembered) -> None:
    database, witnesses, change = remembered
    check_records(database, witnesses)
    change("UPDATE entries SET entry = 'gandalf turn pass' WHERE number = 20")
    with pytest.raises(AssertionError, match="entries have changed"):
        check_records(database, witnesses)


@pytest.mark.parametrize("who", [0, 1, 2])
@pytest.mark.parametrize("change", ["view", "events"])
def test_somebody_who_saw_something_else_is_found(
    remembered: Remembered, who: int, change: str
) -> None:
    """A position that is as new as it says, but has another content."""
    database, witnesses, _ = remembered
    place, viewpoint, _ = witnesses[who].seen[-1]
    shown = {"view": {}, "events_from": 0, "events": [{"event": "rumour"}]}
    if change == "view":
        shown = {"view": {"round": 77}, "events_from": 0, "events": []}
    message = {"era": place[0], "number": place[1], "totals": {}, "seats": {viewpoint: shown}}
    witnesses[who].see(message)
    with pytest.raises(AssertionError, match=f"{viewpoint} saw something else"):
        check_records(database, witnesses)
