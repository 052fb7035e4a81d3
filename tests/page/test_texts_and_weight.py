"""Every text of the page is there and used; the first load is light."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from architecture.messages import read
from page.stage import Onlooker

ROOT = Path(__file__).parents[2]
LOCALES = ROOT / "src/greathall/locales"
MOST_BYTES = 300_000
# What the page says of its own; other files are the engine's and the hall's.
OWN = ("page-", "guide-", "icon-", "bot-", "error-offline")


def sources() -> str:
    files = sorted((ROOT / "web/src").rglob("*.svelte")) + sorted((ROOT / "web/src").rglob("*.ts"))
    return "\n".join(file.read_text("utf-8") for file in files)


def asked_for(code: str) -> list[re.Pattern[str]]:
    """The ids that the page asks for: `t("page-x")`, t(`page-${name}`), and words in lists."""
    ids = set(re.findall(r"[\"'`]((?:page|guide|icon|bot|error)-[^\"'`\s]*)[\"'`]", code))
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(name))) for name in sorted(ids)]


def test_every_message_of_the_page_is_used() -> None:
    patterns = asked_for(sources())
    files = sorted((LOCALES / "en").glob("*page.ftl"))
    assert len(files) > 1
    messages = read([file.read_text("utf-8") for file in files]).messages
    unused = [name for name in messages if not any(p.fullmatch(name) for p in patterns)]
    assert sorted(unused) == []


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_every_message_that_the_page_asks_for_is_there(language: str) -> None:
    files = (LOCALES / language).glob("*.ftl")
    messages = read([file.read_text("utf-8") for file in files]).messages
    missing = [
        pattern.pattern
        for pattern in asked_for(sources())
        if pattern.pattern.startswith(tuple(re.escape(own) for own in OWN))
        and not any(pattern.fullmatch(name) for name in messages)
    ]
    assert missing == []


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
def test_the_first_load_is_light(onlooker: Callable[..., Onlooker], language: str) -> None:
    person = onlooker(language=language)
    session = person.context.new_cdp_session(person.page)
    session.send("Network.enable")
    received: list[int] = []
    session.on("Network.loadingFinished", lambda e: received.append(int(e["encodedDataLength"])))
    person.go("/", "#scenario")
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready")
    assert len(received) > 5
    assert sum(received) < MOST_BYTES
