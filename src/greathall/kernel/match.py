"""A game in progress: drives the rules, keeps the record, shows nobody more than they may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from operator import itemgetter
from typing import Any, Final, NamedTuple

from greathall.kernel.errors import (
    IllegalAnswer,
    NotAsked,
    NothingToUndo,
    NotKept,
    PartRefused,
    Refusal,
    UnknownSeat,
)
from greathall.kernel.events import Event
from greathall.kernel.flow import Secret, run
from greathall.kernel.game import Game, Outcome, Player, Random, Seat, Seats, pick
from greathall.kernel.packing import PackedLog, shared
from greathall.kernel.questions import CHANCE, Actor, NoOptions, Option, Question
from greathall.kernel.record import UNFINISHED, Answer, Header, Record
from greathall.kernel.state import Names, State, looks_alike, view
from greathall.kernel.unseen import deal_anew

ATTEMPTS_TO_IMAGINE: Final = 20
EVERYBODY: Final[Seat] = "everybody"  # for whom nothing is hidden: the reader of a finished match
Given = tuple[Actor, str, Option]  # an answer: who, to which kind of question, what
# A question, the rule that waits for its answer, and whose part it is if several answer at once.
Waiting = tuple[Question[Any], Any, Secret | None]
_QUESTION: Final[Callable[[Waiting], Question[Any]]] = itemgetter(0)
Guess = Callable[[Any, Question[Any]], Option]  # what may have been answered in a match


class _LogMask(NamedTuple):
    """How much of the past is shown to these players alone."""

    answers: int
    events: int
    players: tuple[Player, ...]


_NO_MASK: Final = _LogMask(0, 0, ())


class Match:
    """A game in progress: its state, the questions that wait, and the answers so far.

    Without `rng`, chance is an actor like any other and waits for its answers.
    """

    __slots__ = (
        "_answers",
        "_checkpoint",
        "_history",
        "_limited",
        "_log",
        "_log_mask",
        "_sealed_from",
        "_start",
        "_undo_limit",
        "_waiting",
        "game",
        "header",
        "rng",
        "seats",
        "state",
    )

    def __init__(
        self, game: Game, header: Header, seats: Seats, state: Any, rng: Random | None = None
    ) -> None:
        self.game, self.header, self.seats, self.state, self.rng = game, header, seats, state, rng
        self._answers: Any = []  # what was Given; NotKept once it was played out
        self._log: Any = state.events  # all events so far; a PackedLog at the end
        self._waiting: dict[Actor, Waiting] = {}
        self._checkpoint: Any = None  # the state before the current step; None when all is done
        self._start = -1  # how many answers came before the checkpoint
        self._limited: dict[int, tuple[Actor, ...]] = {}  # since then, by number: who learned what
        self._sealed_from: int | None = None  # since which answer several answer in secret
        self._undo_limit = 0  # the answers before this one stand for good
        self._log_mask = _NO_MASK
        self._history: list[tuple[int, int, Any]] = []  # (answers, events, state) before each step
        self._run_on()

    # ------------------------------------------------ for players, bots and servers

    def questions(self, who: Seat | Player | None = None) -> list[Question[Any]]:
        """The questions that wait for an answer; with `who`, only theirs."""
        asked = list(map(_QUESTION, self._waiting.values()))
        if who is None:
            return asked
        players = self.players_of(who)
        return [question for question in asked if question.actor in players]

    def answer(self, actor: Actor, option: Option) -> None:
        """Answer the question that waits for this actor, or be refused with nothing changed."""
        entry = self._waiting.get(actor)
        if entry is None:
            raise NotAsked(f"{actor!r} is not asked anything now", seat=actor)
        question = entry[0]
        options = question.options
        try:  # True and 1.0 are taken for 1, but it is the option offered that is kept
            option = options[options.index(option)]
        except ValueError:
            plain = f"{option!r} does not answer {question.kind!r}: {options}"
            raise IllegalAnswer(plain, value=option, kind=question.kind) from None
        state: State = self.state
        state.has_revealed = False
        self._accept(actor, option)
        self._run_on()
        if state.has_revealed:
            self._undo_limit = len(self._answers)

    def answer_all(self, actor: Actor, options: Sequence[Option]) -> None:
        """Answer a chain of questions as one act, or be refused with nothing changed.

        The parts must follow one another: chance and other players answer only behind the last.
        """
        trial = self.fork()
        for part, option in enumerate(options, 1):
            try:
                trial.answer(actor, option)
            except Refusal as refusal:
                raise PartRefused(f"part {part}: {refusal}", part=part, why=str(refusal)) from None
        for option in options:
            self.answer(actor, option)

    def let_chance(self, rng: Random) -> None:
        """From now on this source of randomness answers for chance."""
        self.rng = rng
        self._run_on()

    def play_out(self, rng: Random) -> Outcome | None:
        """Play on to the end at random, each option as likely, and say how it ended.

        For search and simulation, on a fork. The moves are those of answering the first question
        again and again with `pick(options, rng)`; without a source of its own, chance takes `rng`.
        Unlike `answer` it keeps nothing for those who look back, no checkpoints, answers or events:
        then there are views and totals, but `record`, `log`, `undo` and `fork` raise `NotKept`.
        """
        state, waiting, chance = self.state, self._waiting, self.rng or rng
        while True:
            if not waiting:
                self._begin_steps(keeps=False)
                if not waiting:
                    break
            actor = CHANCE if CHANCE in waiting else next(iter(waiting))
            question, rule, secret = waiting.pop(actor)
            option = pick(question.options, chance if actor == CHANCE else rng)
            run(self, rule, option, secret)
        self._answers = self._log = NotKept("a match that was played out knows only how it ended")
        state.events, self._history, self._checkpoint = [], [], None
        return self.outcome

    def view(self, who: Seat | Player | None = None, names: Names = None) -> dict[str, Any]:
        """What this seat or player may see; None sees what a stranger at the table sees."""
        return view(self.state, self.players_of(who), names)

    def totals(self) -> dict[str, Any]:
        """What anybody at the table could count: scores, limits, strengths."""
        return dict(self.game.totals(self.state))

    def log(self, who: Seat | Player | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened, as this seat or player may know it."""
        players = self.players_of(who)
        events: list[Event] = self._log[since:]
        past = max(0, self._log_mask.events - since)
        before = tuple(p for p in players if p in self._log_mask.players) if past else ()
        return [event.seen_by(before if n < past else players) for n, event in enumerate(events)]

    def log_length(self) -> int:
        """How many events have happened."""
        return len(self._log)

    def fork(self, rng: Random | None = None) -> Match:
        """The same match once more, to play on differently. Chance waits unless `rng` is given."""
        twin = self._twin(rng)
        if self._checkpoint is not None:
            twin._resume(self._checkpoint, self._answers[self._start :])
            twin._run_on()
        return twin

    def imagine(self, who: Seat | Player | None, rng: Random, guess: Guess | None = None) -> Match:
        """A fork in which everything that `who` cannot see is drawn anew.

        Of what happened before, it holds no more than `who` knows. What others, and chance,
        answered in secret in the current step is chosen anew, by `guess` if given; if no such
        choice leads to what `who` sees, those few answers stay as they were.
        """
        players = self.players_of(who)
        twin = self._imagined(players, rng, guess)
        twin.rng = rng
        twin._log_mask = _LogMask(len(twin._answers), twin.log_length(), players)
        if self._checkpoint is not None:
            twin._run_on()
        return twin

    def _imagined(self, players: tuple[Player, ...], rng: Random, guess: Any) -> Match:
        """Deal anew and play the current step again, until it looks the same to these players."""
        if self._checkpoint is None:
            twin = self._twin(rng)
            twin.state = self._redrawn(twin.state, players, set(), rng)
            return twin
        step = self._answers[self._start :]
        seen, known = self._seen_since_checkpoint(players), self._known_answers(step, players)
        for attempt in range(ATTEMPTS_TO_IMAGINE + 1):
            if attempt == ATTEMPTS_TO_IMAGINE:
                known = list(step)
            keep = {word for given in known if given for word in _words(given[2])}
            if attempt >= ATTEMPTS_TO_IMAGINE // 2:
                guess = None  # a card may have been shown without an answer that names it
                keep.update(word for event in seen[2] for word in _words(tuple(event.values())))
            checkpoint, twin = self._redrawn(self._checkpoint, players, keep, rng), self._twin(rng)
            with suppress(NoOptions):  # what was dealt may not let them do what they are doing
                leads_here = twin._resume_guessing(checkpoint, step, known, rng, guess)
                leads_here = leads_here and twin._seen_since_checkpoint(players) == seen
                if leads_here and looks_alike(twin.state, self.state, players):
                    twin._undo_limit = self._undo_limit
                    return twin
        return self.fork()  # only the truth looks like this

    def can_undo(self, player: Player) -> bool:
        """Whether the last answer of this player can be taken back."""
        return self._undoable(player) is not None

    def undo_all(self, player: Player, count: int) -> list[int]:
        """Take back so many answers of this player as one act, or none; their numbers."""
        trial = self.fork()
        for _ in range(count):
            trial.undo(player)
        return [self.undo(player) for _ in range(count)]

    def undo(self, player: Player) -> int:
        """Take back this player's last answer, if nothing was revealed since; its number."""
        last = self._undoable(player)
        if last is None:
            raise NothingToUndo(f"{player!r} has nothing to take back", seat=player)
        kept = self._answers[:last] + self._answers[last + 1 :]
        while self._history[-1][0] > last:
            self._history.pop()
        start, logged, checkpoint = self._history.pop()
        self._answers, self._log = kept[:start], self._log[:logged]
        self._resume(checkpoint, kept[start:])
        return last

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it lasts."""
        outcome: Outcome | None = self.state.outcome
        return outcome

    @property
    def record(self) -> Record:
        """The header, all answers so far, and the end."""
        end = str(self.outcome) if self.outcome is not None else UNFINISHED
        return Record(self.header, tuple(self.answers()), end)

    def answers(self, since: int = 0) -> list[Answer]:
        """All answers from this number on, those of chance included.

        Of an imagined match these are the answers since it was imagined.
        """
        return [Answer(*given) for given in self._answers[max(since, self._log_mask.answers) :]]

    def __len__(self) -> int:
        """How many answers were given, those of chance included."""
        return len(self._answers)

    def players_of(self, who: Seat | Player | None) -> tuple[Player, ...]:
        """The players whose cards this seat, or this player alone, may look at."""
        if who is None:
            return ()
        if who == EVERYBODY:
            return tuple(player for players in self.seats.values() for player in players)
        if who in self.seats:
            return self.seats[who]
        if any(who in players for players in self.seats.values()):
            return (who,)
        known = ", ".join(self.seats)
        plain = f"no seat {who!r} at this table: {known}"
        raise UnknownSeat(plain, seat=who, known=known, game=self.game.id)

    # ------------------------------------------------ how it runs

    def _run_on(self) -> None:
        """Let chance answer, and begin steps, until somebody else is asked or all is done."""
        waiting, rng = self._waiting, self.rng
        while True:
            if not waiting:
                self._begin_steps()
                if not waiting:
                    self._finish()
                    return
            if rng is None or CHANCE not in waiting:
                return
            self._accept(CHANCE, pick(waiting[CHANCE][0].options, rng))

    def _finish(self) -> None:
        """All is done: from now on the match is looked at, if anything."""
        self._log, self.state.events = PackedLog(self._log[:]), []
        self._answers = shared(self._answers)
        self._checkpoint, self._start = None, len(self._answers)

    def _begin_steps(self, keeps: bool = True) -> None:
        """Begin one step of the agenda after the other, until somebody is asked or all is done.

        Who keeps the past has a checkpoint, unless nothing was answered since the last one.
        """
        state: State = self.state
        agenda, waiting = state.agenda, self._waiting
        if not keeps:
            state.events = []
        elif agenda and not waiting and self._start < len(self._answers):
            self._set_checkpoint(state.copy())
        while agenda and not waiting:
            state.cause, rule, args = agenda.pop(0)
            state.inserted = 0
            run(self, rule(state, *args) if args else rule(state), None)

    def _set_checkpoint(self, checkpoint: Any) -> None:
        self._checkpoint, self._start = checkpoint, len(self._answers)
        history, floor = self._history, self._undo_limit
        if history and history[-1][0] <= floor:
            del history[:-1]
        history.append((self._start, len(self._log), checkpoint))
        self._limited = {}

    def _accept(self, actor: Actor, option: Option) -> None:
        question, rule, secret = self._waiting.pop(actor)
        answers: list[Given] = self._answers
        if actor == CHANCE:
            self._undo_limit = len(answers) + 1
        elif self._sealed_from is None and answers and answers[-1][0] != actor:
            self._undo_limit = len(answers)
        if question.visible_to is not None:
            self._limited[len(answers)] = question.visible_to
        answers.append((actor, question.kind, option))
        run(self, rule, option, secret)

    def _resume(self, checkpoint: Any, answers: list[Given]) -> None:
        """Go back to this checkpoint, after the last answer, and give these answers again."""
        floor = self._undo_limit  # what was revealed stays so, whatever was taken back since
        self._waiting, self._sealed_from, self.state = {}, None, checkpoint.copy()
        self.state.events = self._log
        self._set_checkpoint(checkpoint)
        self._begin_steps()
        for actor, _, option in answers:
            self._accept(actor, option)
            self._begin_steps()
        self._undo_limit = floor

    def _twin(self, rng: Random | None) -> Match:
        """A match that has come as far as the last checkpoint of this one."""
        twin = Match.__new__(Match)
        twin.game, twin.header, twin.seats, twin.rng = self.game, self.header, self.seats, rng
        twin._waiting, twin._limited, twin._sealed_from, twin._checkpoint = {}, {}, None, None
        twin._start, twin._log_mask = self._start, self._log_mask
        twin._answers, twin._log = self._answers[: self._start], self._log
        twin._undo_limit, twin._history = self._undo_limit, self._history.copy()
        if self._checkpoint is None:  # the match is over
            twin.state, twin._log = self.state.copy(), self._log.copy()
        else:
            logged = twin._history.pop()[1]
            twin._log = self._log[:logged]
        return twin

    # ------------------------------------------------ imagination and undo

    def _redrawn(self, state: Any, players: tuple[Player, ...], keep: Set[str], rng: Random) -> Any:
        copy = state.copy()
        deal_anew(copy, players, keep, rng)
        self.game.redraw(copy, players, rng)
        return copy

    def _known_answers(self, step: list[Given], players: tuple[Player, ...]) -> list[Given | None]:
        """The answers since the checkpoint; None where these players did not see the answer."""
        sealed_from = len(self._answers) if self._sealed_from is None else self._sealed_from
        known: list[Given | None] = []
        for number, given in enumerate(step, self._start):
            sealed = number >= sealed_from and given[0] not in players
            visible_to = self._limited.get(number)
            seen = not sealed and (visible_to is None or any(p in visible_to for p in players))
            known.append(given if seen else None)
        return known

    def _resume_guessing(
        self, checkpoint: Any, step: list[Given], known: list[Given | None], rng: Random, guess: Any
    ) -> bool:
        """Play the step again, guessing what was not seen; False if that leads elsewhere."""
        self._resume(checkpoint, [])
        for (actor, kind, option), seen in zip(step, known, strict=True):
            entry = self._waiting.get(actor)
            if entry is None or entry[0].kind != kind:
                return False
            if seen is None:
                option = guess(self, entry[0]) if guess else pick(entry[0].options, rng)  # noqa: PLW2901
            elif option not in entry[0].options:
                return False
            self._accept(actor, option)
            self._begin_steps()
        return True

    def _seen_since_checkpoint(self, players: tuple[Player, ...]) -> tuple[Any, ...]:
        """What these players see: who is asked, their questions, the latest events."""
        events = self._log[self._history[-1][1] :]
        asked = self.questions()
        return (
            sorted(question.actor for question in asked),
            [question for question in asked if question.actor in players],
            [event.seen_by(players) for event in events],
        )

    def _undoable(self, player: Player) -> int | None:
        """The number of this player's last answer, if it can still be taken back."""
        last = len(self._answers) - 1
        if self._sealed_from is not None:  # among sealed answers, everybody may change their own
            while last >= self._sealed_from and self._answers[last][0] != player:
                last -= 1
            if last >= self._sealed_from:
                return last
            last = len(self._answers) - 1
        if last < self._undo_limit or self._answers[last][0] != player:
            return None
        return last


def _words(option: Option) -> list[str]:
    """The names in an option."""
    if isinstance(option, tuple):
        return [word for part in option for word in _words(part)]
    return [option] if isinstance(option, str) else []
