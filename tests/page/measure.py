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

from playwright.sync_api import Browser
from rich.console import Console

sys.path.insert(0, str(Path(__file__).parents[1]))

from greathall.games import games  # the folder of the tests has to be found first
from greathall.kernel import EVERYBODY, Match, Seat
from greathall.matches import begin_match
from greathall.server.viewers import WATCH, encode
from page.stage import Archive, Onlooker, chromium, played
from server.halls import served

SIZES = ((1440, 900), (1280, 800), (1024, 768), (360, 740))
LANGUAGES = ("en", "uk", "pl")
FAULTS = ("clipped", "overlaps", "small", "broken", "jumps")
BOTS = ("steward", "random")  # who has played the matches
TOLD = 20  # events of the chronicle: enough to see how it looks
WATCHING = 5  # every so many positions are seen by a watcher
IN_THE_PAGE = Path(__file__).with_name("measure.js").read_text("utf-8")
DRAWN = Path(__file__).parents[2] / "web/src/games"  # games with a page of their own


class Laid(NamedTuple):
    """A position as a page is told of it: with what is asked there, and without."""

    name: str
    asked: dict[str, Any]
    calm: dict[str, Any] | None  # nothing is ever asked of a watcher


class Sample(NamedTuple):
    """Some positions of a match, and the table at which it is played."""

    link: str
    table: dict[str, Any]
    events: list[dict[str, Any]]
    laid: list[Laid]


def positions(match: Match, count: int, rng: random.Random) -> Iterator[Laid]:
    """Some positions of a match, each as somebody who is asked there sees it, or a watcher."""
    answers = match.answers()
    players = match.players_of(EVERYBODY)
    given = [number for number, answer in enumerate(answers) if answer.actor in players]
    wanted = rng.sample(given, min(count, len(given)))
    again = begin_match(match.header)  # chance gives the answers it gave
    for number, answer in enumerate(answers):
        if number in wanted:
            watched = wanted.index(number) % WATCHING == WATCHING - 1
            yield _laid(again, WATCH if watched else rng.choice(_asked(again)), number)
        again.answer(answer.actor, answer.option)


def _asked(match: Match) -> list[Seat]:
    actors = {question.actor for question in match.questions()}
    return [seat for seat, players in match.seats.items() if actors & set(players)]


def _laid(match: Match, seat: Seat, number: int) -> Laid:
    header = match.header
    later = games()[header.game].later_options
    added = "".join(f" with {name}" for name, _ in header.options if name in later)
    name = f"{header.scenario} of {header.players}{added} at {number} as {seat}"
    with_it = _position(match, seat, asked=True)
    return Laid(name, with_it, None if seat == WATCH else _position(match, seat, asked=False))


def _position(match: Match, seat: Seat, *, asked: bool) -> dict[str, Any]:
    eyes = None if seat == WATCH else seat
    mine = match.players_of(eyes)
    questions = [
        {"actor": q.actor, "turn": 1, "kind": q.kind, "options": q.options, "about": q.about}
        for q in match.questions()
        if asked and q.actor in mine
    ]
    position = {
        "is": "position",
        "number": len(match),
        "era": 0,
        "state": "playing",
        "read_only": False,
        "waiting": [other for other in _asked(match) if asked or other != seat],
        "outcome": None,
        "clocks": {},
        "totals": match.totals(),
        "seats": {seat: {"view": match.view(eyes), "questions": questions, "can_undo": []}},
    }
    told: dict[str, Any] = json.loads(encode(position))
    return told


def samples(
    archive: Archive,
    game: str,
    count: int,
    most: int = 100,
    *,
    bots: tuple[str, ...] = BOTS,
    seed: int = 0,
) -> list[Sample]:
    """So many positions of a game, from matches of all its scenarios, numbers of players and
    expansions; another seed finds others."""
    rules = games()[game]
    expansions: list[dict[str, str]] = [
        {},
        *({name: rules.options[name][1]} for name in rules.later_options),
    ]
    settings = [
        (scenario, players, seed + turn, game, bot, options)
        for turn, bot in enumerate(bots, 1)
        for scenario, by_count in rules.scenarios.items()
        for players in by_count
        for options in expansions
    ][:most]
    found = []
    for n, (*setting, options) in enumerate(settings):
        match = played(*setting, **options)
        each = (count * (n + 1)) // len(settings) - (count * n) // len(settings)
        found.append(_sample(archive, match, each, random.Random(seed + n)))
    return found


def _sample(archive: Archive, match: Match, count: int, rng: random.Random) -> Sample:
    links = archive.go_on(match, 0, *match.seats)
    path, _, key = links[next(iter(match.seats))].partition("#")
    address = f"{archive.hall.url}/api/tables/{path.rsplit('/', 1)[-1]}"
    wish = urllib.request.Request(address, headers={"x-key": key})
    with urllib.request.urlopen(wish) as answer:
        table = {**json.load(answer), "is": "table", "state": "playing"}
    return Sample(f"{path}#{key}", table, _beginning(match), list(positions(match, count, rng)))


def _beginning(match: Match) -> list[dict[str, Any]]:
    """What the chronicle tells first: whole deeds, with all that came of them."""
    events: list[dict[str, Any]] = json.loads(encode(match.log()))
    deeds = [number for number, event in enumerate(events) if event.get("cause") is None]
    return events[: next(number for number in deeds if number >= TOLD)]


class Look(NamedTuple):
    """Who looks: in which language, and whether the guide explains."""

    language: str
    guided: bool


def look(
    browser: Browser, archive: Archive, all_samples: list[Sample], eyes: Look
) -> Iterator[Any]:
    """Every fault in these positions, on one page: position, size, kind, what it is."""
    person = Onlooker(browser, archive.hall.url, language=eyes.language)
    person.context.add_init_script(f"localStorage.guide = {'yes' if eyes.guided else 'no'!r}")
    person.context.add_init_script(IN_THE_PAGE)
    page = person.page
    page.goto(person.hall + all_samples[0].link)
    for sample in all_samples:
        pairs = [[laid.calm, laid.asked] for laid in sample.laid]
        page.evaluate("sit", {"table": sample.table, "events": sample.events, "pairs": pairs})
        for width, height in SIZES:  # a map is placed anew for each
            page.set_viewport_size({"width": width, "height": height})
            for laid, found in zip(sample.laid, page.evaluate("measure()"), strict=True):
                for kind in FAULTS:
                    for what in found[kind]:
                        yield f"{laid.name}{' guided' * eyes.guided}", (width, height), kind, what
    assert person.complaints == [], person.complaints
    person.close()


def measure(
    browser: Browser, archive: Archive, all_samples: list[Sample], languages: tuple[str, ...]
) -> Iterator[tuple[Any, ...]]:
    """Every fault in these positions: language, position, size, kind, what it is. Every second
    position is seen with the guide: in one language those, in the next one the others."""
    for turn, language in enumerate(languages):
        for guided in (False, True):
            some = [
                sample._replace(laid=sample.laid[(turn + guided) % 2 :: 2])
                for sample in all_samples
            ]
            for fault in look(browser, archive, some, Look(language, guided)):
                yield language, *fault


def tell(line: str) -> None:
    Console(soft_wrap=True).print(line, markup=False, highlight=False)


def drawn_games() -> list[str]:
    """The games with a page of their own."""
    return [game for game in games() if (DRAWN / game / "page.ts").is_file()]


def print_table(
    counts: Counter[tuple[Any, ...]], measured: list[str], languages: tuple[str, ...]
) -> None:
    tell(f"{'game':<20}{'size':<12}{'language':<10}" + "".join(f"{f:>10}" for f in FAULTS))
    for game in measured:
        for size in SIZES:
            for language in languages:
                row = "".join(f"{counts[game, size, language, kind]:>10}" for kind in FAULTS)
                tell(f"{game:<20}{f'{size[0]} x {size[1]}':<12}{language:<10}{row}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=200, help="of every game")
    parser.add_argument("--seed", type=int, default=0, help="of the matches and the positions")
    parser.add_argument("--game", action="append", help="this one alone; may be repeated")
    parser.add_argument("--language", action="append", help="this one alone; may be repeated")
    parser.add_argument("--show", type=int, default=12, help="how many faults are told in words")
    wish = parser.parse_args()
    measured, languages = wish.game or drawn_games(), wish.language or LANGUAGES
    counts: Counter[tuple[Any, ...]] = Counter()
    with tempfile.TemporaryDirectory() as data, served(data=Path(data)) as hall, chromium() as b:
        archive = Archive(hall)
        for game in measured:
            laid = samples(archive, game, wish.positions, seed=wish.seed)
            for language, name, size, kind, what in measure(b, archive, laid, languages):
                if counts.total() < wish.show:
                    tell(f"{game} {language} {size} {name}: {kind} {what}")
                counts[game, size, language, kind] += 1
    print_table(counts, measured, languages)
    return 1 if counts.total() else 0


if __name__ == "__main__":
    sys.exit(main())
