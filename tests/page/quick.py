"""How soon a click shows its effect: `python tests/page/quick.py` sits down at every table, where
bots play at two more tables of the same hall, clicks what is lit, and prints how long it takes from
the click to the painted change. On a busy machine that is long; what the page itself computes is
told, too, in time of its processor: until the change was painted, and for all that bots answer to
the click. No test asks."""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.games import games  # the folder of the tests has to be found first
from page.measure import drawn_games, tell
from page.stage import Archive, Onlooker, chromium, played
from server.halls import served

BOT_DELAY = 0.2  # seconds: bots of other tables answer five times a second
OTHER_TABLES = 2
RESTS = 250  # milliseconds, in which bots answer

# A click has its effect when something of the table is drawn anew; it is painted in the next frame.
TIMED = """
window.took = [];
let shown = () => {};
window.nextShown = () => (window.isShown = new Promise(done => (shown = done)));
let began = 0;
addEventListener("click", event => {
  if (event.target.closest("[data-legal]")) began = event.timeStamp;
}, { capture: true });
const isEffect = ({ target }) => {
  const element = target instanceof Element ? target : target.parentElement;
  return !!element?.closest(".tablescreen") && !element.closest(".glass, .maplens");
};
new MutationObserver(changes => {
  if (!began || !changes.some(isEffect)) return;
  const start = began;
  began = 0;
  requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => {
      took.push(performance.measure("effect", { start, end: performance.now() }).duration);
      shown();
    };
    painted.port2.postMessage(null);
  });
}).observe(document, { childList: true, characterData: true, attributes: true, subtree: true,
  attributeFilter: ["d", "transform", "data-legal", "disabled"] });
"""


SHOWN_OR_NOT = "most => Promise.race([isShown, new Promise(later => setTimeout(later, most))])"
# The middle of whatever is lit, in an open menu before all else.
SOMETHING_LIT = """
part => {
  const lit = scope => [...document.querySelectorAll(`${scope} [data-legal]`)]
    .filter(thing => thing.checkVisibility());
  const [menu, table] = [lit(".chooser.leaf"), lit(".tablescreen")];
  const all = menu.length ? menu : table;
  const one = all[Math.floor(part * all.length)];
  one?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = (one ?? document.body).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
"""


class Took(NamedTuple):
    """Milliseconds of each click: until the change was painted, and that the page computed."""

    painted: list[float]
    until: list[float]  # that was painted
    computed: list[float]


def took(browser: Browser, archive: Archive, game: str, clicks: int, rng: random.Random) -> Took:
    """How long so many clicks took at a table of this game."""
    scenario, by_count = next(iter(games()[game].scenarios.items()))
    match = played(scenario, max(by_count), 1, game)
    seat = next(iter(match.seats))
    for _ in range(OTHER_TABLES):
        archive.go_on(match, 0)
    person = Onlooker(browser, archive.hall.url, moving=True)
    person.context.add_init_script(TIMED)
    page = person.go(archive.go_on(match, 0, seat)[seat], ".tablescreen")
    computing = computing_of(page)
    found = Took([], [], [])
    while len(found.painted) < clicks and not page.locator(".endpage").count():
        page.wait_for_selector("[data-legal]:visible")
        lit = page.evaluate(SOMETHING_LIT, rng.random())
        page.evaluate("void nextShown()")
        before = computing()
        page.mouse.click(*lit)  # looks for nothing in the page, so that its time is its own
        page.evaluate(SHOWN_OR_NOT, RESTS)
        until = computing() - before
        page.wait_for_timeout(RESTS)
        painted = page.evaluate("took.splice(0)")
        found.painted.extend(painted)
        found.until.extend([until] * len(painted))
        found.computed.extend([computing() - before] * len(painted))
    person.close()
    return found


def computing_of(page: Page) -> Callable[[], float]:
    """How many milliseconds the page has computed by now, counted by its processor."""
    asked = page.context.new_cdp_session(page)
    asked.send("Performance.enable", {"timeDomain": "threadTicks"})

    def computed() -> float:
        metrics = asked.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(m["value"]) for m in metrics if m["name"] == "TaskDuration")

    return computed


def spread(times: list[float]) -> str:
    last = statistics.quantiles(times, n=20)[-1]
    return f"median {statistics.median(times):.0f} ms, 95 of 100 within {last:.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=100, help="at every table")
    parser.add_argument("--game", action="append", help="this one alone; may be repeated")
    parser.add_argument("--seed", type=int, default=1, help="of what is clicked")
    wish = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        served(data=Path(data), bot_delay=BOT_DELAY) as hall,
        chromium() as browser,
    ):
        for game in wish.game or drawn_games():
            found = took(browser, Archive(hall), game, wish.clicks, random.Random(wish.seed))
            tell(
                f"{game:<20} {len(found.painted)} clicks; painted: {spread(found.painted)}; "
                f"computed until then: {spread(found.until)}; in all: {spread(found.computed)}; "
                f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
