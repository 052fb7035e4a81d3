"""Looks ahead: plays the steward's best options on in worlds that it imagines, and compares.

The search is flat, paired and racing. Each world is imagined once, and every option is tried in it
with the same luck, so that what differs is the option; options that fall behind are dropped. In
such a world stewards play on to the end of the round, and the game says what the position is then
worth. Questions that a game calls `UNSEARCHED` are the steward's alone.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from math import sqrt
from time import thread_time
from typing import Any, Final, NamedTuple

from greathall.bots.seat import Advice, BotSeat, LongMove, Ranked
from greathall.bots.steward import Steward, explained, judged, reasons_of_plan
from greathall.games import part_of
from greathall.games.advice import Reason
from greathall.kernel import CHANCE, Match, Player, Question

NAME = "seer"
LEVEL = 5
NEEDS = ("bot",)
SEARCHES = True
PLAYOUTS: Final = 48  # for a decision, where a game recommends nothing else
CANDIDATES: Final = 5  # options that are looked at, the steward's best
PLANS: Final = 8  # for a move of many parts
FEWEST_WORLDS: Final = 4  # before an option may be dropped
BEHIND: Final = 1.5  # standard errors by which it is, then
DOUBT: Final = 0.7  # standard errors by which another option must beat the steward's
LONGEST: Final = 3000  # answers in an imagined round; a bound, never reached by a game of ours
EVEN: Final = 0.5
Policy = Callable[[Match, Question[Any]], Any]
Plan = tuple[tuple[Any, Any], ...]  # answers to questions of one kind, by what they are about


class Budget(NamedTuple):
    """How long a decision may take: so many rounds played on, or so much time."""

    playouts: int = 0  # none: as many as the game recommends
    seconds: float = 0.0  # if there are any, they count

    @classmethod
    def read(cls, words: str) -> Budget | None:
        """A budget as people write it.

        >>> Budget.read("64").playouts, Budget.read("200ms").seconds, Budget.read("much")
        (64, 0.2, None)
        """
        figure = words.removesuffix("ms")
        if not figure.isdecimal() or int(figure) < 1:
            return None
        return cls(int(figure)) if figure == words else cls(seconds=int(figure) / 1000)


class Thought(NamedTuple):
    """What was found out about an option: how likely it wins."""

    answer: Any
    worth: float  # from 0 to 1, on average
    lead: float  # over the steward's option, less some of the doubt about it
    worlds: int  # in which it was tried


class Seer:
    """Takes the option that did best in imagined worlds; the same seed thinks the same thoughts."""

    def __init__(self, seed: str, budget: Budget = Budget()) -> None:  # noqa: B008  (it is fixed)
        self.rng = random.Random(seed)
        self.steward = Steward(seed)
        self.budget = budget
        self.move = LongMove()

    @classmethod
    def with_budget(cls, words: str) -> Callable[[str], Seer] | None:
        """What makes seers with this budget, if it is one."""
        budget = Budget.read(words)
        return None if budget is None else lambda seed: cls(seed, budget)

    def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
        foresight = part_of(seat.game, "foresight")
        if question.kind in getattr(foresight, "UNSEARCHED", ()):
            return self.steward.choose(seat, question)
        if question.kind in getattr(foresight, "PLANNED", ()):
            return self._part_of_plan(seat, question, foresight)
        return self.think(seat, question)[0].answer

    def think(self, seat: BotSeat, question: Question[Any]) -> list[Thought]:
        """What it thinks of the options that it has looked at, the best first."""
        scores = judged(seat.game, seat.view, question)
        order = sorted(range(len(scores)), key=lambda n: (-scores[n], self.rng.random()))
        found = [question.options[n] for n in order[:CANDIDATES]]
        moves: dict[Any, Plan] = {option: ((question.about, option),) for option in found}
        return self._race(seat, question, moves)

    def _part_of_plan(self, seat: BotSeat, question: Question[Any], foresight: Any) -> Any:
        """Several plans for the whole move are tried; then it is made as planned.

        They are thought about for as long as all its parts together would have been.
        """

        def best_plan(view: dict[str, Any]) -> Mapping[Any, Any]:
            plans = foresight.plans(view, question, self.rng, PLANS)
            moves = {n: tuple(plan.items()) for n, plan in enumerate(plans)}
            found = self._race(seat, question, moves, parts=len(plans[0]))
            best: Mapping[Any, Any] = plans[found[0].answer]
            return best

        option = self.move.next_part(seat, question, best_plan)
        return option if option in question.options else self.steward.choose(seat, question)

    # ------------------------------------------------ the search

    def _race(
        self, seat: BotSeat, question: Question[Any], moves: dict[Any, Plan], parts: int = 1
    ) -> list[Thought]:
        """Try all moves in the same worlds, until one is left or the budget is spent."""
        results: dict[Any, list[float]] = {move: [] for move in moves}
        if len(moves) == 1:
            return thoughts(results)
        alive, spent, begun = list(moves), 0, thread_time()
        foresight = part_of(seat.game, "foresight")
        limit = parts * self.budget.seconds
        most = parts * (self.budget.playouts or getattr(foresight, "PLAYOUTS", PLAYOUTS))
        while len(alive) > 1:
            is_late = spent and thread_time() - begun >= limit
            if is_late if limit else spent + len(alive) > most:
                break
            world = World(seat, question, self.rng)
            for move in alive:
                results[move].append(world.worth_after(moves[move]))
            spent += len(alive)
            alive = still_racing({move: results[move] for move in alive})
        return thoughts(results)

    # ------------------------------------------------ for people

    def advise(self, seat: BotSeat, question: Question[Any]) -> Advice:
        """What it would do: the options that it has looked at by how likely they win."""
        foresight = part_of(seat.game, "foresight")
        of_steward = Steward.advise(seat, question)
        if question.kind in getattr(foresight, "UNSEARCHED", ()):
            return of_steward
        if question.kind in getattr(foresight, "PLANNED", ()):
            return self._advise_plan(seat, question, of_steward)
        found = self.think(seat, question)
        least = min(thought.worth for thought in found)
        seen = {thought.answer: thought.worth for thought in found}
        below = [(row.option, least) for row in of_steward.ranked if row.option not in seen]
        ranked = explained(seat, question, [*seen.items(), *below])
        rows = [_with_sight(*pair) for pair in zip(ranked, found, strict=False)]
        return of_steward._replace(ranked=[*rows, *ranked[len(rows) :]], is_chance=True)

    def _advise_plan(self, seat: BotSeat, question: Question[Any], of_steward: Advice) -> Advice:
        """The whole move that did best in what it has imagined."""
        option = self.choose(seat, question)
        plan = [(question.about, option), *self.move.rest()]
        rows = sorted(of_steward.ranked, key=lambda row: row.option != option)
        best = explained(seat, question, [(option, rows[0].worth)])
        return of_steward._replace(
            ranked=[*best, *rows[1:]],
            plan=plan,
            why_planned=reasons_of_plan(seat, question, plan),
        )


def _with_sight(row: Ranked, thought: Thought) -> Ranked:
    """With what it has seen of this option, if it has looked."""
    if not thought.worlds:
        return row
    share = round(100 * thought.worth)
    sight = Reason(thought.worth >= EVEN, "reason-foreseen", {"share": share})
    return row._replace(reasons=row.reasons._replace(all=(sight, *row.reasons.all)))


class World:
    """A match as it might be, in which moves are tried with the same luck."""

    def __init__(self, seat: BotSeat, question: Question[Any], rng: random.Random) -> None:
        self.question, self.player = question, question.actor
        self.foresight = part_of(seat.game, "foresight")
        self.luck = rng.random()
        self.match = seat.imagine(rng, stewards(rng))

    def worth_after(self, move: Plan) -> float:
        """How good things look, when this was answered and stewards have played on."""
        rng, kind = random.Random(self.luck), self.question.kind
        match = self.match.fork(rng)
        foresight, policy, answers = self.foresight, stewards(rng), dict(move)
        start = foresight.moment(match.state) if foresight else None
        for _ in range(LONGEST):
            question = next(iter(match.questions()), None)
            if question is None or (foresight and foresight.moment(match.state) != start):
                break
            option = None
            if answers and question.actor == self.player and question.kind == kind:
                option = answers.pop(question.about, None)
            if option not in question.options:
                option = policy(match, question)
            match.answer(question.actor, option)
        return worth_of(match, self.player, foresight)


def worth_of(match: Match, player: Player, foresight: Any) -> float:
    """Won is 1 and lost is 0; in between the game says how likely it is to be won."""
    if match.outcome is not None:
        return float(player in match.outcome.winners)
    worth: float = foresight.worth(match.state, player) if foresight else 0.5
    return worth


def stewards(rng: random.Random) -> Policy:
    """Stewards who play for everybody; what chance has done unseen is left to chance."""

    def choose(match: Match, question: Question[Any]) -> Any:
        options = question.options
        if question.actor != CHANCE:
            look = partial(match.view, seat_of(match, question.actor))
            scores = judged(match.game.id, look, question)
            best = max(scores)
            options = tuple(o for o, score in zip(options, scores, strict=True) if score == best)
        return options[int(rng.random() * len(options))]

    return choose


def seat_of(match: Match, player: Player) -> str:
    return next(seat for seat, players in match.seats.items() if player in players)


def still_racing(results: dict[Any, list[float]]) -> list[Any]:
    """Those that are not far behind the one that leads."""
    leader = max(results, key=lambda move: sum(results[move]))
    if len(results[leader]) < FEWEST_WORLDS:
        return list(results)
    return [
        move for move in results if move == leader or lead(results[move], results[leader]) > -BEHIND
    ]


def lead(these: list[float], those: list[float]) -> float:
    """By how many standard errors these are better than those in the same worlds."""
    mean, error = compared(these, those)
    return mean / error if error else 0.0 if not mean else float("inf") * mean


def compared(these: list[float], those: list[float]) -> tuple[float, float]:
    """The mean difference over the worlds in which both were tried, and its standard error.

    >>> compared([0.5, 0.75], [0.25, 0.5])
    (0.25, 0.0)
    """
    gaps = [one - other for one, other in zip(these, those, strict=False)]
    if not gaps:
        return 0.0, 0.0
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))


def thoughts(results: dict[Any, list[float]]) -> list[Thought]:
    """The best first; the first move, the steward's, is left only for what is clearly better."""
    first = next(iter(results.values()))
    found = []
    for move, worths in results.items():
        mean, error = compared(worths, first)
        average = sum(worths) / len(worths) if worths else 0.5
        found.append(Thought(move, average, mean - DOUBT * error, len(worths)))
    return sorted(found, key=lambda thought: -thought.lead)


BOT = Seer
