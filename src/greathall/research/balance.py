"""How even the games are, and what their bots win with: matches of bots that are alike, counted.

>>> from greathall.games import default_game
>>> line = Line(default_game(), "fellowship", 2, (), "random", 2)
>>> (count,) = counts_of([line], seed="7")
>>> sum(count.won.values()), sum(count.ends.values())
(2, 2)
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from importlib.metadata import version
from itertools import groupby
from typing import Any, Final, NamedTuple

from greathall import CHANCE, Match, new_match
from greathall.bots import BotSeat
from greathall.bots.entrants import maker_of
from greathall.games import game_called
from greathall.kernel import Player
from greathall.research.spreading import spread, undisturbed
from greathall.research.worths import DEALT, OPENING, PLAN, Choice, Made, worths

BATCH: Final = 4  # matches that a process plays before it reports
NOBODY: Final = "nobody"


class Line(NamedTuple):
    """Matches that differ in their luck alone: the same bot on all seats."""

    game: str
    scenario: str
    players: int
    option: tuple[str, str] | tuple[()]  # the one that is not at its default
    bot: str
    games: int


class Count(NamedTuple):
    """What came of a line."""

    line: Line
    seed: str
    version: str
    rules: int
    sides: tuple[tuple[Player, ...], ...]  # who wins together, also those that nobody sits for
    won: Mapping[str, int]  # by the players who won, with a + between them
    ends: Mapping[str, int]  # how they ended
    first: str  # digest of the record of the first match: other bots play another one
    digest: str  # of all records
    choices: tuple[Choice, ...]  # what went with winning, and what did not

    @classmethod
    def read(cls, words: str) -> Count:
        row = json.loads(words)
        row["line"] = Line(*row["line"])._replace(option=tuple(row["line"][3]))
        row["sides"] = tuple(map(tuple, row["sides"]))
        row["choices"] = tuple(Choice.read(choice) for choice in row["choices"])
        return cls(**row)

    def written(self) -> str:
        return json.dumps(self._asdict(), ensure_ascii=False, separators=(",", ":"))


class Task(NamedTuple):
    line: Line
    luck: str
    is_watched: bool  # whether the choices are wanted


class Played(NamedTuple):
    winners: str
    how: str
    digest: str
    choices: tuple[Made, ...]


def lines_of(game: str, bots: Sequence[str], games: int, games_of_options: int) -> list[Line]:
    """Every scenario and number of players with each bot; then each option, with the last bot."""
    title, bot = game_called(game), bots[-1]
    settings = [(name, players) for name, counts in title.scenarios.items() for players in counts]
    plain = [Line(game, *setting, (), bot, games) for bot in bots for setting in settings]
    changed = [
        Line(game, name, next(iter(counts)), (option, value), bot, games_of_options)
        for name, counts in title.scenarios.items()
        for option, values in title.options.items()
        for value in values[1:]
    ]
    return plain + changed


def counts_of(
    lines: Sequence[Line],
    seed: str,
    processes: int = 1,
    progress: Callable[[], None] = lambda: None,
) -> Iterator[Count]:
    """Play these lines; each is counted as soon as its matches are over."""
    tasks = [
        Task(line, luck(seed, number), not line.option)
        for line in lines
        for number in range(line.games)
    ]
    with closing(spread(play, tasks, processes, batch=BATCH)) as matches:
        for line, those in groupby(zip(tasks, matches, strict=True), lambda pair: pair[0].line):
            found = []
            for _, played in those:
                with undisturbed():
                    found.append(played)
                progress()
            yield _counted(line, seed, found)


def luck(seed: str, number: int) -> str:
    return f"{seed}-{number + 1}"


def is_of_today(count: Count) -> bool:
    """Whether the bots and rules still play the first match of this count as they did."""
    return play(Task(count.line, luck(count.seed, 0), is_watched=False)).digest == count.first


def play(task: Task) -> Played:
    """A match from its beginning to its end."""
    match = begun(task.line, task.luck)
    choices, hands = dict[Made, None](), dict[Player, list[Made]]()
    made = list[tuple[Player, str, Any, Any]]()
    seats = {player: seat for seat, players in match.seats.items() for player in players}
    chairs = {seat: BotSeat(match, seat) for seat in match.seats}
    maker = maker_of(task.line.bot)
    bots = {seat: maker(f"{task.luck}-{seat}") for seat in match.seats}
    while question := next((q for q in match.questions() if q.actor != CHANCE), None):
        seat = seats[question.actor]
        if task.is_watched and question.actor not in hands:
            hands[question.actor] = list(dealt(chairs[seat].view(), question.actor))
        option = bots[seat].choose(chairs[seat], question)
        if task.is_watched and len(question.options) > 1:
            made.append((question.actor, question.kind, question.about, option))
            if round_of(match) <= 1:
                choices[(question.actor, OPENING, question.kind, question.about, option)] = None
        match.answer(question.actor, option)
    for actor, kind, about, option in made[: len(made) // 2]:
        choices[(actor, PLAN, kind, about, option)] = None
    choices |= dict.fromkeys(card for hand in hands.values() for card in hand)
    outcome = match.outcome
    if outcome is None:
        raise RuntimeError(f"{task} stopped without an end")
    winners = "+".join(outcome.winners) or NOBODY
    digest = hashlib.sha256(match.record.text.encode()).hexdigest()
    return Played(winners, outcome.how, digest, tuple(choices))


def dealt(view: Mapping[str, Any], player: Player) -> Iterator[Made]:
    """The cards that a player holds."""
    for field, hands in view.items():
        cards = hands.get(player) if field.endswith("hand") else None
        for card in dict.fromkeys(cards) if isinstance(cards, tuple) else ():
            yield player, DEALT, field, None, card


def begun(line: Line, luck: str) -> Match:
    options = dict([line.option]) if line.option else {}
    return new_match(
        line.game, scenario=line.scenario, players=line.players, seed=luck, options=options
    )


def round_of(match: Match) -> int:
    return int(getattr(match.state, "round", getattr(match.state, "turn", 0)))


def sides_of(match: Match) -> tuple[tuple[Player, ...], ...]:
    """Who wins together: the teams, and everybody else alone."""
    teams = [tuple(team) for team in match.game.teams(match.state)]
    of_teams = {player for team in teams for player in team}
    everybody = [player for players in match.seats.values() for player in players]
    return (*teams, *((player,) for player in everybody if player not in of_teams))


def _counted(line: Line, seed: str, found: Sequence[Played]) -> Count:
    match = begun(line, luck(seed, 0))
    together = hashlib.sha256("".join(played.digest for played in found).encode())
    won = Counter(played.winners for played in found)
    has_won = partial(_has_won, [played.winners.split("+") for played in found])
    return Count(
        line,
        seed,
        version("greathall"),
        match.header.rules,
        sides_of(match),
        dict(won.most_common()),
        dict(Counter(played.how for played in found).most_common()),
        found[0].digest,
        together.hexdigest(),
        tuple(worths([played.choices for played in found], has_won)),
    )


def _has_won(winners: Sequence[Sequence[Player]], number: int, player: Player) -> bool:
    return player in winners[number]
