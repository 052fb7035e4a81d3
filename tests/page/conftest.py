"""A hall with its page, a browser, and people who look at it; nothing may be complained of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from greathall.server.page import PAGE
from page.duel import balrog, duel, gandalf, seats
from page.stage import Archive, Onlooker, chromium
from server.halls import ServedHall, loaded_dice, served

__all__ = ["balrog", "duel", "gandalf", "seats"]


# The driver of the browser runs a loop of its own in this thread: it ends with its module, so
# that the stories of other modules can have loops too.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert (PAGE / "index.html").is_file(), "the page was not built: run 'make page'"
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHall]:
    with served(data=tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture(autouse=True)
def _the_dice_are_loaded(request: pytest.FixtureRequest) -> Iterator[None]:
    with loaded_dice(request.node.name):
        yield


@pytest.fixture(scope="module")
def archive(hall: ServedHall) -> Archive:
    return Archive(hall)


@pytest.fixture
def onlooker(browser: Browser, hall: ServedHall) -> Iterator[Callable[..., Onlooker]]:
    """A way to let people in. When the story ends, no browser may have complained."""
    people: list[Onlooker] = []

    def come_in(**wishes: Any) -> Onlooker:
        people.append(Onlooker(browser, hall.url, **wishes))
        return people[-1]

    yield come_in
    complaints = [complaint for person in people for complaint in person.complaints]
    for person in people:
        person.close()
    assert complaints == []
