"""A guided first match in the browser: followed by its pointer, left, taken up again, ignored."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from greathall.games import games, part_of
from page.stage import PHONE, WHOLE_GAME, Onlooker, play_quickly
from samples import BOARD, EXPANSION, SAMPLE
from server.halls import served

Enter = Callable[..., Onlooker]
COURSES = [game for game in games() if part_of(game, "lessons")]
NOTE = ".coachnote"
BESIDE_THE_MAP = """() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  return box(".coachnote").left >= box(".mapbox").right;
}"""

# A pupil who does what the coach says: reads, and lets it be done, as soon as it is asked. What was
# pointed at is remembered, lesson by lesson.
DILIGENT = """
() => {
  window.pointed = {};
  window.pupil = setInterval(() => {
    const note = document.querySelector(".coachnote");
    const lesson = note?.dataset.lesson;
    if (!note || lesson === "over") return;
    const ring = document.querySelector(".marks .ring.coach");
    if (lesson && ring) pointed[lesson] = Math.round(ring.getBoundingClientRect().width);
    if (lesson && !(lesson in pointed)) { pointed[lesson] = 0; return; }
    note.querySelector("#coach-next, #coach-do")?.click();
  }, 40);
}
"""


def to_the_end(page: Page) -> dict[str, int]:
    """Follow the coach to the end of the guide: what it has pointed at."""
    page.evaluate(DILIGENT)
    expect(page.locator(NOTE)).to_have_attribute("data-lesson", "over", timeout=WHOLE_GAME)
    pointed: dict[str, int] = page.evaluate("window.pointed")
    return pointed


@pytest.mark.parametrize("game", COURSES)
def test_a_whole_first_match_by_the_coach(onlooker: Enter, game: str) -> None:
    page = onlooker().go(f"/learn/{game}", NOTE)
    expect(page.locator(f"{NOTE} .stones i")).not_to_have_count(0)
    pointed = to_the_end(page)
    lessons: Any = part_of(game, "lessons")
    assert set(pointed) <= {lesson.id for lesson in lessons.COURSE.lessons}
    assert len(pointed) > 10
    assert [lesson for lesson, wide in pointed.items() if not wide] == []
    signs = {sign for lesson in lessons.COURSE.lessons for sign in lesson.signs}
    for sign in signs:
        expect(page.locator(f".signsknown [data-known={sign}].known").first).to_be_attached()
    expect(page.locator(f"{NOTE} .stones i.done")).to_have_count(len(lessons.COURSE.lessons))
    page.locator("#coach-go-on").click()
    expect(page.locator(NOTE)).to_have_count(0)


def test_signs_that_are_known_lie_beside_the_table(onlooker: Enter) -> None:
    """In the place of the glass, until something is pointed at; on a phone by the chronicle."""
    page = onlooker().go(f"/learn/{SAMPLE}", NOTE)
    panel, seen = page.locator(".signsknown"), page.locator(".signsknown li")
    expect(panel).to_contain_text("Signs you know")
    expect(seen.first).to_have_attribute("data-known", "hand")
    expect(seen.first).to_contain_text("new in this lesson")
    expect(panel.locator("[data-known=star]")).to_contain_text("comes in lesson 3")
    page.locator("#coach-next").click()
    expect(panel.locator("[data-known=hand]")).to_have_text("cards in hand")
    page.locator(".hand .card").first.hover()
    expect(page.locator(".glass header b")).to_be_visible()
    expect(panel).to_have_count(0)
    page.locator("#to-signs").click()
    expect(panel).to_be_visible()
    for game in (SAMPLE, EXPANSION):
        page = onlooker(size=PHONE).go(f"/learn/{game}", NOTE)
        expect(page.locator(".signsknown").first).to_be_hidden()
        page.locator(".to-log").click()
        expect(page.locator(".signsknown [data-known=hand]").first).to_be_visible()


def test_the_note_covers_nothing_that_it_points_at_and_a_phone_shows_both(onlooker: Enter) -> None:
    for size in ((1440, 900), (1024, 768), PHONE):
        page = onlooker(size=size).go(f"/learn/{SAMPLE}", NOTE)
        ring = page.locator(".marks .ring.coach")
        for lesson in ("hand", "opening-discard"):
            expect(page.locator(NOTE)).to_have_attribute("data-lesson", lesson)
            expect(ring).to_be_visible()
            page.wait_for_function(
                """() => {
                  const [a, b] = [".coachnote", ".marks .ring.coach"].map(
                    of => document.querySelector(of).getBoundingClientRect());
                  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top + 8 ||
                    b.bottom <= a.top;
                }"""
            )
            if lesson == "hand":
                page.locator("#coach-next").click()


def test_whoever_ignores_the_coach_is_never_stuck(onlooker: Enter) -> None:
    page = onlooker().go(f"/learn/{SAMPLE}", NOTE)
    play_quickly(page, 5)
    expect(page.locator(NOTE)).to_have_attribute("data-lesson", "over", timeout=WHOLE_GAME)


def test_one_leaves_and_takes_it_up_again_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    with served(data=tmp_path) as before:
        pupil = Onlooker(browser, before.url)
        page = pupil.go(f"/learn/{BOARD}", NOTE)
        expect(page.locator(NOTE)).to_have_attribute("data-lesson", "realm")
        page.locator("#coach-next").click()
        expect(page.locator(NOTE)).to_have_attribute("data-lesson", "planning")
        # What it speaks of lies at the right, and so does the note: the map stays in sight.
        page.wait_for_function(BESIDE_THE_MAP)
        page.locator(f"{NOTE} .at a").click()
        page.wait_for_url("**/")
        kept = pupil.context.storage_state()["origins"][0]["localStorage"]
        pupil.close()
    with served(data=tmp_path) as after:
        pupil = Onlooker(browser, after.url)
        pupil.context.add_init_script(
            "".join(f"localStorage.setItem({x['name']!r}, {x['value']!r});" for x in kept)
        )
        page = pupil.go(f"/learn/{BOARD}", NOTE)
        expect(page.locator(NOTE)).to_have_attribute("data-lesson", "planning")
        expect(page.locator(f"{NOTE} .stones i.done")).to_have_count(1)
        page.locator("#coach-skip").click()
        expect(page.locator(f"{NOTE} .stones i.done")).to_have_count(2)
        pupil.close()
