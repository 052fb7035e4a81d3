"""An arena: every bot plays every other one, with the same luck from either side.

Each pair of bots plays its matches two by two: the same seed twice, with the sides swapped. Where
more than two sides play, one bot sits alone against the other one on all other sides, at each side
in turn. Where all sit on one side, against the game itself, each bot plays the same seeds.

>>> from greathall.games import default_game
>>> contest = Contest(default_game(), "", 0, ("random", "steward"), "7")
>>> [(bout.luck, bout.alone) for bout in bouts_of(settled(contest), games=2)]
[('7-1', 'random'), ('7-1', 'steward')]
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple

from greathall import CHANCE, Match, new_match
from greathall.bots import Bot, BotSeat, answer_of
from greathall.bots.entrants import CLASS, maker_of
from greathall.kernel import Refusal, Seat
from greathall.research.over_ray import spread_over_ray
from greathall.research.spreading import spread, undisturbed

FILE = "matches.jsonl"


class OtherContest(Refusal):
    text = "error-other-contest"


class TooFewBots(Refusal):
    text = "error-too-few-bots"


class Contest(NamedTuple):
    """What is played, and by whom: all that decides how its matches go."""

    game: str
    scenario: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, str], ...] = ()

    def as_json(self) -> dict[str, Any]:
        return {**self._asdict(), "bots": list(self.bots), "options": dict(self.options)}


class Bout(NamedTuple):
    """A match to be played."""

    number: int
    contest: Contest
    luck: str
    bots: tuple[tuple[Seat, str], ...]
    pair: tuple[str, ...]
    alone: str  # who sits on one side; the other one has all others


class Played(NamedTuple):
    """A match that was played, as a line of the file keeps it."""

    number: int
    pair: tuple[str, ...]
    alone: str
    bots: Mapping[Seat, str]
    winners: tuple[Seat, ...]  # the seats that won
    how: str
    scores: Mapping[str, int]
    decisions: Mapping[str, int]  # of each bot
    seconds: Mapping[str, float]  # that each bot has thought, on this machine
    digest: str  # of the record

    @classmethod
    def read(cls, line: str) -> Played:
        row = json.loads(line)
        for name in ("pair", "winners"):
            row[name] = tuple(row[name])
        return cls(**row)

    def written(self) -> str:
        return json.dumps(self._asdict())


@dataclass
class Found:
    """What has been played of a contest."""

    contest: Contest
    sides: tuple[tuple[Seat, ...], ...]
    played: list[Played]  # by their numbers
    complete: bool = True


def settled(contest: Contest) -> Contest:
    """The same with the defaults of its game filled in, or a refusal that says what is wrong."""
    for name in contest.bots:
        maker_of(name)
    begun = begin(contest, "0")
    if len(set(contest.bots)) < (1 if len(sides_of(begun)) < 2 else 2):
        raise TooFewBots("two different bots play each other", game=contest.game)
    return contest._replace(
        scenario=begun.header.scenario,
        players=begun.header.players,
        bots=tuple(dict.fromkeys(contest.bots)),
    )


def begin(contest: Contest, luck: str) -> Match:
    return new_match(
        contest.game,
        scenario=contest.scenario or None,
        players=contest.players or None,
        seed=luck,
        options=dict(contest.options),
    )


def sides_of(match: Match) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side: those whose players win and lose together."""
    team_of = {player: team for team in match.game.teams(match.state) for player in team}
    sides: dict[Any, list[Seat]] = {}
    for seat, players in match.seats.items():
        sides.setdefault(team_of.get(players[0], seat), []).append(seat)
    return tuple(tuple(seats) for seats in sides.values())


def bouts_of(contest: Contest, games: int) -> Iterator[Bout]:
    """So many matches of each pair, or one more to have them two by two.

    Their numbers do not change if there are more of them.
    """
    sides, number = sides_of(begin(contest, "0")), 0
    for seed in range(games if len(sides) == 1 else (games + 1) // 2):
        luck = f"{contest.seed}-{seed + 1}"
        place = seed % len(sides) if len(sides) > 2 else 0
        for pair in combinations(contest.bots, min(2, len(sides))):
            for alone in pair:
                number += 1
                (other,) = [bot for bot in pair if bot != alone] or [alone]
                bots = tuple(
                    (seat, alone if side == place else other)
                    for side, seats in enumerate(sides)
                    for seat in seats
                )
                yield Bout(number, contest, luck, bots, pair, alone)


def play(bout: Bout) -> Played:
    """Play a match to its end."""
    match = begin(bout.contest, bout.luck)
    names = dict(bout.bots)
    makers = {name: maker_of(name) for name in names.values()}
    players = {seat: makers[name](f"{bout.luck}-{seat}") for seat, name in names.items()}
    decisions, seconds = _play_on(match, players, names)
    outcome = match.outcome
    if outcome is None:
        raise RuntimeError(f"{bout} stopped without an end")
    return Played(
        bout.number,
        bout.pair,
        bout.alone,
        names,
        tuple(s for s, who in match.seats.items() if any(p in outcome.winners for p in who)),
        outcome.how,
        dict(outcome.scores),
        dict(decisions),
        {name: round(spent, 4) for name, spent in seconds.items()},
        hashlib.sha256(match.record.text.encode()).hexdigest(),
    )


def _play_on(
    match: Match, players: Mapping[Seat, Bot], names: Mapping[Seat, str]
) -> tuple[Counter[str], dict[str, float]]:
    """Let the bots answer to the end; how many decisions each made, and how long that took."""
    seat_of = {player: seat for seat, those in match.seats.items() for player in those}
    chairs = {seat: BotSeat(match, seat) for seat in players}
    decisions, seconds = Counter[str](), dict.fromkeys(names.values(), 0.0)
    while question := next((q for q in match.questions() if q.actor != CHANCE), None):
        seat = seat_of[question.actor]
        begun = thread_time()
        option = answer_of(players[seat], chairs[seat], question)
        seconds[names[seat]] += thread_time() - begun
        decisions[names[seat]] += 1
        match.answer(question.actor, option)
    return decisions, seconds


def hold(
    contest: Contest,
    games: int,
    *,
    processes: int = 1,
    ray: str = "",
    folder: Path | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Found:
    """Play a contest, or what is missing of it in this folder; `progress` follows each match.

    It is played in so many processes, or on the Ray cluster of this address. Every match is
    written down as soon as it is over. Ctrl-C leaves what was played until then.
    """
    contest = settled(contest)
    bouts = list(bouts_of(contest, games))
    before = take_up(contest, folder) if folder else {}
    found = {number: played for number, played in before.items() if number <= len(bouts)}
    for _ in found:
        progress()
    left = [bout for bout in bouts if bout.number not in found]
    complete = True
    results = (
        spread_over_ray(play, left, ray, sources(contest))
        if ray
        else spread(play, left, processes, in_order=False)
    )
    try:
        with closing(results) as matches:
            for played in matches:
                with undisturbed():
                    found[played.number] = played
                    if folder:
                        with (folder / FILE).open("a", encoding="utf-8") as file:
                            file.write(f"{played.written()}\n")
                progress()
    except KeyboardInterrupt:
        complete = False
    sides = sides_of(begin(contest, "0"))
    return Found(contest, sides, [found[number] for number in sorted(found)], complete)


def sources(contest: Contest) -> list[str]:
    """The packages whose code plays: ours, and those of the bots of others."""
    theirs = (name.partition(CLASS)[0] for name in contest.bots if CLASS in name)
    return list(dict.fromkeys(module.partition(".")[0] for module in (__name__, *theirs)))


def take_up(contest: Contest, folder: Path) -> dict[int, Played]:
    """The matches of this folder; one that was not wholly written is played again."""
    file = folder / FILE
    head = f"{json.dumps(contest.as_json())}\n"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(head, encoding="utf-8")
        return {}
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    if not lines or lines[0] != head:
        raise OtherContest(f"{file} holds another contest", file=str(file))
    whole = [line for line in lines if line.endswith("\n")]
    if whole != lines:
        file.write_text("".join(whole), encoding="utf-8")
    read = (Played.read(line) for line in whole[1:])
    return {played.number: played for played in read}
