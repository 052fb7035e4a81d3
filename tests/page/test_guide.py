"""A game that follows the guide is played on its page, which is built in a copy of the project."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from architecture.guides import add_the_game, copy_to, path_of
from architecture.source import ROOT
from greathall.research.cluster import MortalHall
from page.stage import OVER, WHOLE_GAME, Onlooker, play_quickly

COMES_IN = Callable[..., Onlooker]


class Followed(NamedTuple):
    game: str
    url: str
    end: str  # where the chronicle says how it ended


@pytest.fixture(scope="module", params=[True, False], ids=["its own page", "no page"])
def hall(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Followed]:
    """The hall of a copy, with the game of the guide and its page, or without that page."""
    copy = copy_to(tmp_path_factory.mktemp("copy"))
    game = add_the_game(copy)
    if not request.param:
        shutil.rmtree(copy / "web/src/games" / game)
    build_page(copy)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path_of(copy))
        hall = MortalHall(f"sqlite:///{copy / 'hall.sqlite'}", copy)
        hall.start()
        yield Followed(game, hall.url, OVER if request.param else ".log li:last-of-type")
        hall.stop()


def build_page(copy: Path) -> None:
    (copy / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    command = ["npm", "--silent", "--prefix", str(copy / "web"), "run", "build"]
    done = subprocess.run(
        command, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_game_of_the_guide_is_played_to_its_end(onlooker: COMES_IN, hall: Followed) -> None:
    person = onlooker()
    page = person.go(f"/new/{hall.game}", "#scenario")
    expect(page.locator("#scenario")).to_contain_text("Eight tricks.")
    person.go("/", f"[data-game='{hall.game}']")  # with a leaf of its own, whatever it lacks
    page.locator(f"[data-game='{hall.game}']").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".tablescreen")
    expect(page.locator(".ask p")).to_have_text("Which card do you play?")
    play_quickly(page, 1)
    expect(page.locator(".topbar .when b")).to_have_text("The match is over", timeout=WHOLE_GAME)
    page.click("#end-table")
    expect(page.locator("[data-field=won]")).to_contain_text("Left")
    expect(page.locator(hall.end)).to_have_text(re.compile(r"(\w+ wins|Nobody wins): \d to \d"))


def test_the_rules_of_the_game_are_shown_plainly(onlooker: COMES_IN, hall: Followed) -> None:
    page = onlooker().go(f"/rules/{hall.game}", ".rules section")
    expect(page.locator(".rules")).to_contain_text("Eight tricks for two")
