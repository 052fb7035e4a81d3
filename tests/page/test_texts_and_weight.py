"""Every text of the page is there and used; the first load is light."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from architecture.messages import bundles, catalogue, read
from greathall.games import games, with_bases
from page.stage import Onlooker

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web/src"
MOST_BYTES = 200_000  # a table is loaded when it is opened
ID = r"[a-z][a-z0-9]*-[^\"'`\s]*"


def sources(*games: str) -> str:
    """What the page is made of: the parts that know no game, and the folders of these games."""
    folders = [SOURCES / "games" / game for game in games]
    files = [file for file in sorted(SOURCES.rglob("*")) if file.suffix in (".ts", ".svelte")]
    common = [file for file in files if SOURCES / "games" not in file.parent.parents]
    own = [file for file in files if any(folder in file.parents for folder in folders)]
    return "\n".join(file.read_text("utf-8") for file in common + own)


def named(code: str) -> list[re.Pattern[str]]:
    """The ids that stand in the code, as words or as `page-${name}` for any name."""
    ids = set(re.findall(rf"[\"'`]({ID})[\"'`]", code))
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(name))) for name in sorted(ids)]


def asked_for(code: str) -> set[str]:
    """The messages that the page asks for by their whole id: t("page-undo")."""
    return set(re.findall(rf"\bt\(\s*\"({ID})\"", code))


# A game that is shown plainly has no words of its own for the page.
WITH_WORDS = [game for game, folder in bundles().items() if (folder / "en" / "page.ftl").is_file()]


@pytest.mark.parametrize("game", WITH_WORDS)
def test_every_message_of_the_page_is_used(game: str) -> None:
    file = bundles()[game] / "en" / "page.ftl"
    code = sources(*(games() if not game else takers(game)))
    patterns = named(code)
    messages = read([file.read_text("utf-8")]).messages
    assert sorted(m for m in messages if not any(p.fullmatch(m) for p in patterns)) == []


def takers(game: str) -> list[str]:
    """A game and those that take over its words."""
    return [other for other in games() if game in with_bases(other)]


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
@pytest.mark.parametrize("game", games())
def test_every_message_that_the_page_asks_for_is_there(game: str, language: str) -> None:
    there = catalogue(language, "", *with_bases(game)).messages
    assert sorted(asked_for(sources(*with_bases(game))) - there) == []


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
@pytest.mark.parametrize("game", games())
def test_lists_of_games_need_their_names_alone(game: str, language: str) -> None:
    """The lobby reads of every game its `names.ftl` and no more."""
    files = [bundles()[base] / language / "names.ftl" for base in with_bases(game)]
    here = read([file.read_text("utf-8") for file in files])
    scenarios = games()[game].scenarios
    players = {p for by in scenarios.values() for s in by.values() for at in s.values() for p in at}
    wanted = {f"game-{game}", *(f"scenario-{scenario}" for scenario in scenarios)}
    wanted |= {f"player-{player}" for player in players}
    assert wanted - here.messages == set()
    assert {m for name in wanted for m in here.texts[name].mentions} <= here.messages


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_first_load_is_light(onlooker: Callable[..., Onlooker], language: str) -> None:
    person = onlooker(language=language)
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    received: list[int] = []
    session.on("Network.loadingFinished", lambda e: received.append(int(e["encodedDataLength"])))
    person.go("/", ".game")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    assert len(received) > 5
    assert sum(received) < MOST_BYTES
