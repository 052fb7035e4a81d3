"""Whether every table is whole: `python tests/page/measure.py` lays random positions of every game
before a browser, at four sizes and in three languages, and prints what is cut off, lies over
another, is too small to read, breaks a word, or moves when a question comes. None is allowed."""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page
from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.games import games  # the folder of the tests has to be found first
from greathall.kernel import Match, Seat
from greathall.matches import begin_match
from greathall.server.viewers import encode
from page.stage import Archive, Onlooker, chromium, played
from server.halls import served

SIZES = ((1440, 900), (1280, 800), (1024, 768), (360, 740))
LANGUAGES = ("en", "uk", "pl")
FAULTS = ("clipped", "overlaps", "small", "broken", "jumps")
BOTS = ("steward", "random")  # who has played the matches
TOLD = 60  # events of the chronicle: enough to see how it looks
IN_THE_PAGE = Path(__file__).with_name("measure.js").read_text("utf-8")
DRAWN = Path(__file__).parents[2] / "web/src/games"  # games with a page of their own


class Laid(NamedTuple):
    """A position as a page is told of it: with what is asked there, and without."""

    name: str
    asked: str
    calm: str


def positions(match: Match, seat: Seat, count: int, rng: random.Random) -> Iterator[Laid]:
    """Some positions of a match in which this seat is asked something."""
    asked = [number for number, _ in _moments(match, seat)]
    wanted = set(rng.sample(asked, min(count, len(asked))))
    events = match.log(seat)[:TOLD]
    for number, again in _moments(match, seat):
        if number in wanted:
            with_it, without = (_position(again, seat, events, told) for told in (True, False))
            yield Laid(f"{match.header.scenario} {seat} at {number}", with_it, without)


def _moments(match: Match, seat: Seat) -> Iterator[tuple[int, Match]]:
    again = begin_match(match.header)
    mine = match.players_of(seat)
    for number, answer in enumerate(match.answers()):
        if any(question.actor in mine for question in again.questions()):
            yield number, again
        again.answer(answer.actor, answer.option)


def _position(match: Match, seat: Seat, events: Any, told: bool) -> str:
    mine = match.players_of(seat)
    questions = [
        {"actor": q.actor, "turn": 1, "kind": q.kind, "options": q.options, "about": q.about}
        for q in match.questions()
        if told and q.actor in mine
    ]
    seen = {
        "view": match.view(seat),
        "events_from": 0,
        "events": events,
        "questions": questions,
        "can_undo": [],
    }
    position = {
        "is": "position",
        "number": len(match),
        "era": 0,
        "state": "playing",
        "read_only": False,
        "waiting": [seat] if told else [],
        "outcome": None,
        "clocks": {},
        "totals": match.totals(),
        "seats": {seat: seen},
    }
    return encode(position).decode()


class Tables:
    """A page that is shown one position after the other, without anybody playing."""

    def __init__(self, browser: Browser, archive: Archive, language: str) -> None:
        self.archive = archive
        self.person = Onlooker(browser, archive.hall.url, language=language)
        self.person.context.add_init_script(IN_THE_PAGE)

    def open(self, match: Match, seat: Seat) -> Page:
        """A table of this match, as one who sits there sees it when nothing was told yet."""
        link = self.archive.go_on(match, 0, seat)[seat]
        path, _, key = link.partition("#")
        address = f"{self.archive.hall.url}/api/tables/{path.rsplit('/', 1)[-1]}"
        wish = urllib.request.Request(address, headers={"x-key": key})
        with urllib.request.urlopen(wish) as answer:
            told = json.load(answer)
        self.person.page.goto(self.person.hall + link)
        self.person.page.evaluate("begin", {**told, "is": "table", "state": "playing"})
        return self.person.page


def faults(page: Page, laid: Laid) -> Iterator[tuple[str, str]]:
    """What is wrong with a position at the size of the page: the kind of fault, what it is."""
    found = page.evaluate("lay", [json.loads(laid.calm), json.loads(laid.asked)])
    for kind in FAULTS:
        for what in found[kind]:
            yield kind, what


def matches(game: str, most: int) -> list[tuple[Match, Seat]]:
    """Some matches of a game, each with a seat through whose eyes it is seen."""
    settings = [
        (scenario, players, seats)
        for scenario, by_count in games()[game].scenarios.items()
        for players, seats in by_count.items()
    ]
    wanted = [(turn, bot, *one) for turn, bot in enumerate(BOTS) for one in settings][:most]
    return [
        (played(scenario, players, 1 + turn, game, bot), list(seats)[turn % len(seats)])
        for turn, bot, scenario, players, seats in wanted
    ]


def measure(
    browser: Browser,
    archive: Archive,
    game: str,
    count: int,
    languages: tuple[str, ...] = LANGUAGES,
    most: int = 100,
) -> Iterator[tuple[Any, ...]]:
    """Every fault in so many positions of a game: language, position, size, kind, what it is."""
    chosen = matches(game, most)
    each = -(-count // len(chosen))
    for language in languages:
        tables = Tables(browser, archive, language)
        for match, seat in chosen:
            page = tables.open(match, seat)
            all_laid = list(positions(match, seat, each, random.Random(language)))
            for width, height in SIZES:  # a map is placed anew for each
                page.set_viewport_size({"width": width, "height": height})
                for laid in all_laid:
                    for kind, what in faults(page, laid):
                        yield language, laid.name, (width, height), kind, what
        assert tables.person.complaints == [], tables.person.complaints
        tables.person.close()


def tell(line: str) -> None:
    Console(soft_wrap=True).print(line, markup=False, highlight=False)


def drawn_games() -> list[str]:
    """The games with a page of their own."""
    return [game for game in games() if (DRAWN / game / "page.ts").is_file()]


def print_table(counts: Counter[tuple[Any, ...]], measured: list[str]) -> None:
    tell(f"{'game':<20}{'size':<12}{'language':<10}" + "".join(f"{f:>10}" for f in FAULTS))
    for game in measured:
        for size in SIZES:
            for language in LANGUAGES:
                row = "".join(f"{counts[game, size, language, kind]:>10}" for kind in FAULTS)
                tell(f"{game:<20}{f'{size[0]} x {size[1]}':<12}{language:<10}{row}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200, help="of every game")
    parser.add_argument("--game", action="append", help="this one alone; may be repeated")
    parser.add_argument("--show", type=int, default=12, help="how many faults are told in words")
    wish = parser.parse_args()
    measured = wish.game or drawn_games()
    counts: Counter[tuple[Any, ...]] = Counter()
    with tempfile.TemporaryDirectory() as data, served(data=Path(data)) as hall, chromium() as b:
        for game in measured:
            for language, name, size, kind, what in measure(b, Archive(hall), game, wish.positions):
                if counts.total() < wish.show:
                    said = f"{game} {language} {size} {name} {kind} {what}"
                    tell(said)
                counts[game, size, language, kind] += 1
    print_table(counts, measured)
    return 1 if counts.total() else 0


if __name__ == "__main__":
    sys.exit(main())
