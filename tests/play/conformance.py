"""What every match keeps to, whatever is answered: checked while a match is played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from games.declared import length, pieces
from greathall import games, new_match, replay
from greathall.kernel import CHANCE, EVERYBODY, Match, Question
from greathall.kernel.record import spell

MOST_ANSWERS = 5000  # of a whole match of usual length; no game of ours comes near it
MOST_OPTIONS = 400
Account = dict[str, Any]
Check = Callable[["Trial"], None]
Options = dict[str, str]


@dataclass(frozen=True)
class Setting:
    """One way to play: a game, a scenario, a number of people."""

    game: str
    scenario: str
    people: int

    def __str__(self) -> str:
        return f"{self.game}-{self.scenario}-{self.people}"


def every_setting() -> list[Setting]:
    """All games of the hall, every scenario of each, every number of people."""
    return [
        Setting(game.id, scenario, people)
        for game in games().values()
        for scenario, counts in game.scenarios.items()
        for people in counts
    ]


def options_for(setting: Setting, rng: Random) -> Options:
    """Every other time the defaults, else any values."""
    if rng.random() < 0.5:
        return {}
    return {name: rng.choice(values) for name, values in games()[setting.game].options.items()}


# ------------------------------------------------------------------ a trial


class Trial:
    """A match that is played at random, and looked at closely at random moments."""

    def __init__(self, setting: Setting, seed: int, options: Options | None = None) -> None:
        self.setting, self.seed, self.rng = setting, seed, Random(f"{setting} {seed}")
        options = options or options_for(setting, self.rng)
        self.match = new_match(
            setting.game,
            scenario=setting.scenario,
            players=setting.people,
            seed=seed,
            options=options,
        )
        self.dealt = pieces(setting.game).pieces_of(self.match.state)

    @property
    def watchers(self) -> list[str | None]:
        """Every seat, every player on their own, and a stranger."""
        seats = self.match.seats
        players = [player for at_it in seats.values() for player in at_it]
        return [*dict.fromkeys([*seats, *players]), None]

    @property
    def players(self) -> list[str]:
        return [player for at_it in self.match.seats.values() for player in at_it]

    def answer(self) -> None:
        """A random answer to a random one of the questions."""
        question = self.rng.choice(self.match.questions())
        self.match.answer(question.actor, self.rng.choice(question.options))

    def play(self, closely: float = 1.0) -> Match:
        """Play to the end; `closely` is how often it is looked at, 1.0 about sixty times a game."""
        match, longer = self.match, length(self.setting.game)
        while match.questions():
            check_questions(self)
            check_pieces(self)
            for check, chance in AT_RANDOM_MOMENTS.items():
                if self.rng.random() < chance * closely / longer:
                    check(self)
            self.answer()
            assert len(match) < MOST_ANSWERS * longer, "this match does not end"
        assert match.outcome is not None, "nobody is asked, but the match is not decided"
        for check in (check_pieces, check_stranger, check_twins, check_fork, check_record):
            check(self)
        return match

    def play_out(self) -> Match:
        """Play to the end the fast way, and look at nothing but that."""
        match = self.match
        match.play_out(Ending(self.rng.random(), MOST_ANSWERS * length(self.setting.game)))
        for check in (check_end, check_pieces):
            check(self)
        return match


class Ending(Random):
    """Luck for a match that is played out, which is used up should the match not end."""

    def __init__(self, seed: float, most: int) -> None:
        super().__init__(seed)
        self.left = most

    def random(self) -> float:
        self.left -= 1
        assert self.left >= 0, "this match does not end"
        return super().random()


def conforms(
    setting: Setting, seed: int, closely: float = 1.0, options: Options | None = None
) -> Match:
    """Play one match; should it fail, the failure tells how to see it again."""
    with telling(setting, seed, f"--closely {closely}", options):
        return Trial(setting, seed, options).play(closely)


def plays_out(
    setting: Setting, seed: int, options: Options | None = None, one_in: int = 2
) -> Match:
    """The same for one that is only played out, as are those that are not one in so many."""
    with telling(setting, seed, f"--one-in {one_in}", options):
        return Trial(setting, seed, options).play_out()


def is_looked_at_closely(seed: int, one_in: int) -> bool:
    """One seed in so many; so it is known of every match by itself."""
    return seed % one_in == 0


@contextmanager
def telling(setting: Setting, seed: int, how: str, options: Options | None) -> Iterator[None]:
    try:
        yield
    except BaseException as failure:
        chosen = "".join(f" --option {name}={value}" for name, value in (options or {}).items())
        failure.add_note(
            f"again: python tests/play/soak.py --games 1 --setting {setting} --seed {seed}"
            f" {how}{chosen}"
        )
        raise


# ------------------------------------------------------------------ checks at every moment


def check_questions(trial: Trial) -> None:
    """Whoever is asked has a choice, of plain and distinct options, not too many."""
    questions = trial.match.questions()
    actors = [question.actor for question in questions]
    assert len(set(actors)) == len(actors), actors
    for question in questions:
        assert question.actor in trial.players, question
        assert len(question.options) >= (1 if question.always_ask else 2), question
        assert len(question.options) <= MOST_OPTIONS, question
        assert all(is_plain(option) for option in question.options), question
        assert question.about is None or is_plain(question.about), question
        spelled = [spell(option) for option in question.options]
        assert len(set(spelled)) == len(spelled), question


def is_plain(option: Any) -> bool:
    if isinstance(option, tuple):
        return all(is_plain(part) for part in option)
    return type(option) in (str, int)


def check_pieces(trial: Trial) -> None:
    """Everything that was in the box lies somewhere, once."""
    assert pieces(trial.setting.game).pieces_of(trial.match.state) == trial.dealt


def check_end(trial: Trial) -> None:
    """It is decided, for somebody who plays, and everybody may look at how it stands."""
    match = trial.match
    assert match.outcome is not None, "nobody is asked, but the match is not decided"
    teams = match.game.teams(match.state)
    known = {*trial.players, *(player for team in teams for player in team)}
    assert match.outcome.how
    assert known.issuperset(match.outcome.winners), match.outcome
    assert msgspec.json.encode([[match.view(who) for who in trial.watchers], match.totals()])


# ------------------------------------------------------------------ checks at random moments


def check_fork(trial: Trial) -> None:
    """A fork is the match, has the same future, and goes its own way."""
    match, fork = trial.match, trial.match.fork()
    assert account(fork) == account(match)
    before = account(match)
    branch = fork.fork()
    for _ in range(8):
        if not branch.questions():
            break
        known = len(branch)
        question = trial.rng.choice(branch.questions())
        branch.answer(question.actor, trial.rng.choice(question.options))
        for answer in branch.answers(known):
            fork.answer(answer.actor, answer.option)
        assert account(fork) == account(branch)
    assert account(match) == before


def check_undo(trial: Trial) -> None:
    """An answer that is taken back was never given; and given again it leads to the same."""
    match = trial.match.fork(trial.rng)
    for _ in range(6):
        if not match.questions():
            return
        before = account(match)
        question = trial.rng.choice(match.questions())
        option = trial.rng.choice(question.options)
        number = len(match)
        match.answer(question.actor, option)
        if match.can_undo(question.actor):
            after = account(match)
            assert match.undo(question.actor) == number
            assert but_for_undo(account(match)) == but_for_undo(before)
            match.answer(question.actor, option)
            assert account(match) == after


def check_reveals(trial: Trial) -> None:
    """An answer that shows its player something new cannot be taken back."""
    question = trial.rng.choice(trial.match.questions())
    option, who = trial.rng.choice(question.options), question.actor
    match, twin = trial.match.fork(trial.rng), trial.match.imagine(who, trial.rng)
    match.answer(who, option)
    if match.can_undo(who):
        twin.answer(who, option)
        assert what_is_seen(twin, who) == what_is_seen(match, who), f"{question}: {option}"


def check_record(trial: Trial) -> None:
    """What is saved can be loaded, and is the same match."""
    match = trial.match
    loaded = replay(match.record.text)
    assert but_for_undo(account(loaded)) == but_for_undo(account(match))


def check_twins(trial: Trial) -> None:
    """Two matches that differ only in what somebody cannot see look the same to them."""
    match = trial.match
    for who in trial.watchers:
        twin = match.imagine(who, trial.rng)  # type: ignore[arg-type]
        assert what_is_seen(twin, who) == what_is_seen(match, who)
        assert encoded(twin, who) == encoded(match, who)
        assert twin.totals() == match.totals()
        assert pieces(trial.setting.game).pieces_of(twin.state) == trial.dealt


def check_stranger(trial: Trial) -> None:
    """A stranger at the table sees nothing that is hidden."""
    assert pieces(trial.setting.game).leaks(trial.match) == []


def check_dream(trial: Trial) -> None:
    """What somebody imagines can be played on to its end."""
    dream = trial.match.imagine(trial.rng.choice(trial.players), trial.rng)
    while dream.questions():
        question = trial.rng.choice(dream.questions())
        dream.answer(question.actor, trial.rng.choice(question.options))
    assert dream.outcome is not None
    assert pieces(trial.setting.game).pieces_of(dream.state) == trial.dealt


def check_refusals(trial: Trial) -> None:
    """A refused answer changes nothing."""
    from greathall import Refusal

    match, before = trial.match, account(trial.match)
    for actor in (*trial.players, CHANCE, "nobody"):
        try:
            match.answer(actor, "nonsense")
        except Refusal:
            continue
        raise AssertionError(f"nonsense was taken from {actor}")
    assert account(match) == before


def check_secret_answers(trial: Trial) -> None:
    """Whichever secret answer is given, those who do not learn it see no difference."""
    match = trial.match.fork()
    for _ in range(4):
        questions = match.questions()
        if not questions:
            return
        question = trial.rng.choice(questions)
        pair = two_secrets(trial, question)
        if pair:
            results = []
            for option in pair:
                fork = match.fork()
                fork.answer(question.actor, option)
                results.append(fork)
            length = match.log_length()
            told = [event for fork in results for event in fork.log(None, length)]
            if any(event["event"] in pieces(trial.setting.game).SEARCHES for event in told):
                return
            for who in trial.watchers:
                mine = set(match.players_of(who)) & set(question.visible_to or ())
                if not mine and not is_handed(trial, who, pair, results, length):
                    one, other = (what_is_seen(result, who) for result in results)
                    assert one == other, f"{who} can tell {pair} of {question}"
        match.answer(question.actor, trial.rng.choice(question.options))


def is_handed(
    trial: Trial, who: str | None, pair: list[Any], results: list[Match], since: int
) -> bool:
    """Whether they are shown what was chosen, since it was chosen for them."""
    kinds = getattr(pieces(trial.setting.game), "HANDS_OVER", ())
    return any(
        event["event"] in kinds and option in event.values()
        for option, result in zip(pair, results, strict=True)
        for event in result.log(who, since)
    )


def two_secrets(trial: Trial, question: Question[Any]) -> list[Any]:
    """Two answers that nobody else may tell apart; none if there are not two."""
    if question.visible_to is None:
        return []
    secret = pieces(trial.setting.game).is_secret
    options = [option for option in dict.fromkeys(question.options) if secret(question, option)]
    return trial.rng.sample(options, 2) if len(options) > 1 else []


AT_RANDOM_MOMENTS: dict[Check, float] = {
    check_fork: 0.012,
    check_undo: 0.012,
    check_reveals: 0.03,
    check_record: 0.004,
    check_twins: 0.02,
    check_dream: 0.004,
    check_refusals: 0.01,
    check_secret_answers: 0.03,
    check_stranger: 0.05,
}


# ------------------------------------------------------------------ looking closely


def what_is_seen(match: Match, who: str | None) -> Account:
    """What somebody gets to see of a match."""
    return {
        "view": match.view(who),
        "log": match.log(who),
        "questions": match.questions(who) if who else [],
        "awaited": sorted(question.actor for question in match.questions()),
    }


def encoded(match: Match, who: str | None) -> bytes:
    """The same as it goes over the wire: what is no JSON does not get through."""
    asked = [(q.kind, q.options, q.about) for q in match.questions(who)] if who else []
    return msgspec.json.encode([match.view(who), match.log(who), asked, match.totals()])


def account(match: Match) -> Account:
    """All that there is to know about a match, seen and unseen: equal only for equal matches."""
    state = match.state.copy()
    players = [player for at_it in match.seats.values() for player in at_it]
    return {
        "state": {name: getattr(state, name) for name in state.seen_by_field},
        "agenda": state.agenda,
        "answers": match.answers(),
        "end": match.record.end,
        "questions": {question.actor: question for question in match.questions()},
        "log": match.log(EVERYBODY),
        "can undo": [player for player in players if match.can_undo(player)],
    }


def but_for_undo(found: Account) -> Account:
    """All but who can undo: that depends as well on what was answered and taken back."""
    return {name: value for name, value in found.items() if name != "can undo"}
