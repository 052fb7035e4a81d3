"""Matches from which a net learns: batches of them, played by it, stewards and its former selves.

A batch settles by its seed and its nets what happens in it. All its matches are played at the same
time, so that the net reads many positions at once. What comes of it are plain arrays.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greathall import Match, Question, new_match
from greathall.bots import Bot, BotSeat, bot_called
from greathall.bots.nets.net import Net
from greathall.bots.nets.words import Reader, Reading
from greathall.bots.steward import judged
from greathall.games import part_of
from greathall.kernel import Player
from greathall.research.arena import sides_of
from greathall.research.simulate import Setting

LONGEST: Final = 6000  # answers, after which a match teaches nothing
CURIOSITY: Final = 0.08  # how often something else is tried, and imitated, than the best
TRUST: Final = 0.96  # in how things went on after a decision, rather than in what was expected
LATER: Final = 0.6  # the same from round to round, by the foresight of the game
NOBODY: Final = "nobody"
# Against whom the net plays, by the number of the match in its batch; the rest it plays alone.
RIVALS: Final = (*["steward"] * 5, "former", "former", "random")
PERIOD: Final = 16
Numbers = NDArray[np.uint16]
Floats = NDArray[np.float32]


class Batch(NamedTuple):
    """Matches for one process to play."""

    number: int
    seed: int
    settings: tuple[Setting, ...]
    varied: tuple[tuple[str, tuple[str, ...]], ...]  # options of the game, each by lot
    matches: int
    net: str  # the file of the net that learns; without one, stewards are imitated
    former: str  # the file of one that it was before


class Lessons(NamedTuple):
    """What was decided in a batch, in no order: all words of all decisions, one after the other."""

    seen: Numbers  # the words of the positions
    seen_lengths: NDArray[np.int32]
    said: Numbers  # the words of the options
    said_lengths: NDArray[np.int32]
    counts: NDArray[np.int32]  # how many options each decision had
    chosen: NDArray[np.int32]
    likely: Floats  # the logarithm of how likely that was
    advantage: Floats  # how much better it turned out than expected
    target: Floats  # how likely it was to win, as it turned out


class Report(NamedTuple):
    """A batch that was played."""

    number: int
    is_imitation: bool
    lessons: Lessons
    won: dict[tuple[str, str], tuple[int, int]]  # by setting and rival: won, played


@dataclass
class Decision:
    """One answer from which is learned."""

    reading: Reading
    chosen: int
    round: int  # in which it was made
    likely: float = 0.0
    worth: float = 0.5
    advantage: float = 1.0
    target: float = 0.5


@dataclass
class Table:
    """A match of a batch, and who plays there."""

    match: Match
    setting: Setting
    rival: str
    pupils: frozenset[Player]
    bots: Mapping[Player, Bot]
    others: Net | None  # who plays for those who are neither
    rng: random.Random
    decisions: dict[Player, list[Decision]] = field(default_factory=dict)
    answers: int = 0

    def __post_init__(self) -> None:
        seats = self.match.seats
        self.seat_of = {player: BotSeat(self.match, s) for s in seats for player in seats[s]}
        self.foresight: Any = part_of(self.setting.game, "foresight")
        self.rounds: list[dict[Player, float]] = [{}]  # what each began with, by the foresight
        self.moment: Any = None

    def reading(self, question: Question[Any]) -> Reading:
        return self.look(question)[0]

    def look(self, question: Question[Any]) -> tuple[Reading, list[float]]:
        """A decision as the net reads it, and what a steward thinks of the options."""
        view = self.seat_of[question.actor].view()
        opinions = judged(self.setting.game, lambda: view, question)
        reader = reader_of(question.actor, tuple(view["seat"]))
        return reader.read(view, question, opinions), opinions

    def question(self) -> Question[Any] | None:
        """What a net is asked next; what bots are asked, they answer."""
        while self.answers < LONGEST:
            question = next(iter(self.match.questions()), None)
            if question is None:
                return None
            self._look_up()
            bot = self.bots.get(question.actor)
            if len(question.options) == 1:
                self.answer(question, 0)
            elif bot is None:
                return question
            else:
                option = bot.choose(self.seat_of[question.actor], question)
                self.answer(question, question.options.index(option))
        return None

    def _look_up(self) -> None:
        """When a round is over, judge the position as a game does: by all that lies there."""
        state = self.match.state
        if self.foresight and self.foresight.moment(state) != self.moment:
            self.moment = self.foresight.moment(state)
            worth = self.foresight.worth
            self.rounds.append({player: worth(state, player) for player in self.pupils})

    def answer(self, question: Question[Any], chosen: int) -> None:
        self.match.answer(question.actor, question.options[chosen])
        self.answers += 1

    def remember(self, player: Player, reading: Reading, chosen: int, *known: float) -> None:
        decision = Decision(reading, chosen, len(self.rounds) - 1, *known)
        self.decisions.setdefault(player, []).append(decision)


def play(batch: Batch) -> Report:
    """Play these matches; decide for the net by lot, the better an option the likelier."""
    tables = [_table(batch, number) for number in range(batch.matches)]
    if not batch.net:
        for table in tables:
            _imitate(table)
    else:
        _play_together(tables, net_of(batch.net))
    lessons = [decision for table in tables for decision in _taught(table, bool(batch.net))]
    random.Random(f"{batch.seed}-{batch.number}").shuffle(lessons)
    return Report(batch.number, not batch.net, packed(lessons), _results(tables))


@lru_cache(maxsize=64)
def reader_of(me: Player, players: tuple[Player, ...]) -> Reader:
    """The reader for this player; what it remembers serves all matches of a process."""
    return Reader(me, players)


@lru_cache(maxsize=8)
def net_of(file: str) -> Net:
    with np.load(Path(file)) as weights:
        return Net(weights)


def _table(batch: Batch, number: int) -> Table:
    """Begin a match; every setting comes in turn, and everything else follows from the seed."""
    rng = random.Random(f"{batch.seed}-{batch.number}-{number}")
    setting = batch.settings[(batch.number * batch.matches + number) % len(batch.settings)]
    options = {name: values[int(rng.random() * len(values))] for name, values in batch.varied}
    game, scenario, players = setting
    luck = str(rng.random())
    match = new_match(game, scenario=scenario, players=players, options=options, seed=luck)
    together = [[match.seats[seat] for seat in seats] for seats in sides_of(match)]
    sides = [tuple(player for players in side for player in players) for side in together]
    rival = _rival(batch, rng) if len(sides) > 1 else NOBODY
    everybody = frozenset(player for side in sides for player in side)
    if rival == NOBODY:
        return Table(match, setting, rival, everybody, {}, None, rng)
    pupils = frozenset(sides[int(rng.random() * len(sides))])
    if rival == "former":
        return Table(match, setting, rival, pupils, {}, net_of(batch.former), rng)
    luck = str(rng.random())
    bots = {player: bot_called(rival, luck + player) for player in everybody - pupils}
    return Table(match, setting, rival, pupils, bots, None, rng)


def _rival(batch: Batch, rng: random.Random) -> str:
    if not batch.net:
        return NOBODY
    lot = int(rng.random() * PERIOD)
    return RIVALS[lot] if lot < len(RIVALS) else NOBODY


def _imitate(table: Table) -> None:
    """A steward plays all seats, and now and then something else is tried.

    That is imitated, too: who never tries anything has nothing to learn from.
    """
    rng = table.rng
    while question := table.question():
        (reading, opinions), is_tried = table.look(question), rng.random() < CURIOSITY
        best = [n for n, each in enumerate(opinions) if is_tried or each == max(opinions)]
        chosen = best[int(rng.random() * len(best))]
        table.remember(question.actor, reading, chosen)
        table.answer(question, chosen)


def _play_together(tables: list[Table], net: Net) -> None:
    """Ask at all tables, let each net decide what it is asked there, and so on."""
    playing = tables
    while playing:
        asked = [(table, table.question()) for table in playing]
        waiting = [(table, question) for table, question in asked if question is not None]
        own = [(t, q) for t, q in waiting if t.others is None or q.actor in t.pupils]
        rest = [(t, q) for t, q in waiting if t.others is not None and q.actor not in t.pupils]
        _decide(net, own, keep=True)
        if rest and rest[0][0].others is not None:
            _decide(rest[0][0].others, rest, keep=False)
        playing = [table for table, _ in waiting]


def _decide(net: Net, asked: Sequence[tuple[Table, Question[Any]]], keep: bool) -> None:
    if not asked:
        return
    readings = [table.reading(question) for table, question in asked]
    worths, scores = net.judge(readings)
    for (table, question), reading, worth, each in zip(
        asked, readings, worths, scores, strict=True
    ):
        chances = softmax(each)
        chosen = min(int((chances.cumsum() < table.rng.random()).sum()), len(each) - 1)
        if keep:
            likely, win = float(np.log(chances[chosen])), float(1 / (1 + np.exp(-worth)))
            table.remember(question.actor, reading, chosen, likely, win)
        table.answer(question, chosen)


def softmax(scores: Floats) -> NDArray[np.float64]:
    """How likely each option is taken.

    >>> softmax(np.array([1, 1], np.float32))
    array([0.5, 0.5])
    """
    odds = np.exp(scores.astype(np.float64) - scores.max())
    chances: NDArray[np.float64] = odds / odds.sum()
    return chances


def _taught(table: Table, expects: bool) -> Iterator[Decision]:
    """The decisions of a finished match, with what they were worth as it turned out."""
    outcome = table.match.outcome
    if outcome is None:
        return
    for player, decisions in table.decisions.items():
        reward = float(player in outcome.winners)
        if expects:
            worths = [worth.get(player, 0.5) for worth in table.rounds]
            _look_back(decisions, reward)
            _look_back_by_rounds(decisions, [*worths, reward])
        for decision in decisions:
            decision.target = decision.target if expects else reward
            yield decision


def _look_back(decisions: list[Decision], reward: float) -> None:
    """How much better each decision turned out than expected: the later ones count less."""
    after, gain = reward, 0.0
    for decision in reversed(decisions):
        gain = after - decision.worth + TRUST * gain
        decision.advantage, decision.target = gain, decision.worth + gain
        after = decision.worth


def _look_back_by_rounds(decisions: list[Decision], worths: list[float]) -> None:
    """The same by what the rounds have brought, which tells more than how a match ends."""
    gains, gain = [0.0] * len(worths), 0.0
    for number in reversed(range(len(worths) - 1)):
        gain = worths[number + 1] - worths[number] + LATER * gain
        gains[number] = gain
    for decision in decisions:
        decision.advantage += gains[decision.round]


def _results(tables: list[Table]) -> dict[tuple[str, str], tuple[int, int]]:
    """How often the net has won, by setting and rival."""
    won, played = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for table in tables:
        outcome = table.match.outcome
        if outcome is not None:
            key = "-".join(map(str, table.setting)), table.rival
            played[key] += 1
            won[key] += not table.pupils.isdisjoint(outcome.winners)
    return {key: (won[key], played[key]) for key in played}


def packed(lessons: Sequence[Decision]) -> Lessons:
    """The same as plain arrays, which travel quickly between processes."""
    seen = [decision.reading.position for decision in lessons]
    said = [row for decision in lessons for row in decision.reading.options]
    return Lessons(
        np.array([word for row in seen for word in row], np.uint16),
        np.array([len(row) for row in seen], np.int32),
        np.array([word for row in said for word in row], np.uint16),
        np.array([len(row) for row in said], np.int32),
        np.array([len(decision.reading.options) for decision in lessons], np.int32),
        np.array([decision.chosen for decision in lessons], np.int32),
        np.array([decision.likely for decision in lessons], np.float32),
        np.array([decision.advantage for decision in lessons], np.float32),
        np.array([decision.target for decision in lessons], np.float32),
    )
