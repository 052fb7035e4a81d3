"""Whether all pieces find their places: `python tests/games/wotr_board/places.py` lays random
positions of random and of good matches before a browser, in three languages, and prints each piece
that lies on a name, on another piece, or whose middle is outside of its region, and what the edge
of the map cuts off. None is allowed."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[2]))

from page.measure import BOTS, IN_THE_PAGE, LANGUAGES, Sample, samples, tell
from page.stage import DESKTOP, Archive, Onlooker, chromium
from server.halls import served

GAME = "wotr-board"
EACH = 41  # positions of a match

# What is amiss on the map, as it is drawn. A line of text is higher than its letters.
AMISS = """
const FRAME = 5; // pixels, round the map
window.amiss = () => {
  const map = document.querySelector("svg.earth");
  const boxOf = element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const less = element.matches(".name") ? 4 : 0;
    const what = element.matches(".name") ? "name" : "piece";
    return { of: element.dataset.of, what, left, top: top + less, right, bottom: bottom - less };
  };
  const pieces = [...map.querySelectorAll(".pieces > g")].map(boxOf);
  const all = [...[...map.querySelectorAll(".name:not(.sea)")].map(boxOf), ...pieces];
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const overlaps = all.flatMap((a, i) => all.slice(i + 1).filter(b => over(a, b))
    .map(b => `${a.what} of ${a.of} lies on ${b.what} of ${b.of}`));
  const strays = pieces.filter(({ of, left, top, right, bottom }) => {
    const region = document.getElementById(`region-${of}`);
    const middle = new DOMPoint((left + right) / 2, (top + bottom) / 2);
    return !region.isPointInFill(middle.matrixTransform(region.getScreenCTM().inverse()));
  });
  const edge = document.querySelector(".mapbox").getBoundingClientRect();
  const cut = all.filter(({ left, top, right, bottom }) =>
    Math.min(left - edge.left, top - edge.top, edge.right - right, edge.bottom - bottom) < FRAME);
  const silent = [...map.querySelectorAll(".pieces > g")].filter(
    piece => !piece.querySelector("use, text"));
  return [
    ...overlaps,
    ...silent.map(({ dataset }) => `a piece of ${dataset.of} shows nothing`),
    ...cut.map(({ of, what }) => `the edge cuts off a ${what} of ${of}`),
    ...strays.map(({ of }) => `a piece of ${of} is elsewhere`),
  ];
};
"""
SHOW = "async position => { await shows(position); return amiss(); }"


def misplaced(
    browser: Browser,
    archive: Archive,
    all_samples: list[Sample],
    language: str,
    size: tuple[int, int] = DESKTOP,
) -> Iterator[str]:
    """Every fault in these positions, in this language."""
    person = Onlooker(browser, archive.hall.url, size=size, language=language)
    person.context.add_init_script(IN_THE_PAGE)
    person.context.add_init_script(AMISS)
    page = person.page
    page.goto(person.hall + all_samples[0].link)
    for sample in all_samples:
        page.evaluate("sit", {"table": sample.table, "events": sample.events, "pairs": []})
        for laid in sample.laid:
            found: list[Any] = page.evaluate(SHOW, laid.asked)
            yield from (f"{language}: {laid.name}: {what}" for what in found)
    assert person.complaints == [], person.complaints
    person.close()


def drawn_from(archive: Archive, count: int) -> list[Sample]:
    """So many positions, from matches of all numbers of players, with and without the expansion,
    by random and by good bots."""
    pairs = max(1, count // (EACH * 3 * 2 * len(BOTS)))
    return samples(archive, GAME, count, bots=BOTS * pairs)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--languages", nargs="*", default=LANGUAGES)
    parser.add_argument("--size", nargs=2, type=int, default=DESKTOP, help="of the screen")
    wishes = parser.parse_args()
    faults = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        served(data=Path(folder)) as hall,
        chromium() as browser,
    ):
        archive = Archive(hall)
        all_samples = drawn_from(archive, wishes.positions)
        looked = sum(len(sample.laid) for sample in all_samples)
        for language in wishes.languages:
            for fault in misplaced(browser, archive, all_samples, language, tuple(wishes.size)):
                faults += 1
                tell(fault)
        tell(f"{looked} positions in {len(wishes.languages)} languages: {faults} faults")
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main())
