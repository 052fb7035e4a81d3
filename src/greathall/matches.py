"""Begin a match, or take one up again from its record."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Mapping
from typing import Any, TypeVar

from greathall.games import game_called, games
from greathall.kernel.errors import NothingToUndo, Refusal, UnknownGame
from greathall.kernel.game import Game, Random
from greathall.kernel.match import Match
from greathall.kernel.questions import CHANCE, Actor, Option
from greathall.kernel.record import Header, spell
from greathall.reading import OlderRecordDiffers, RecordDiffers, WrittenRecord, read_record

T = TypeVar("T")
Look = Callable[[Match, int, Actor, Option], None]  # at an answer: before it, its line, who, what


class UnknownScenario(Refusal):
    text = "error-unknown-scenario"


class WrongPlayerCount(Refusal):
    text = "error-wrong-player-count"


class UnknownOption(Refusal):
    text = "error-unknown-option"


class BadOptionValue(Refusal):
    text = "error-bad-option-value"


def new_match(
    game: str,
    *,
    scenario: str | None = None,
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
) -> Match:
    """Begin a match. The same seed gives the same answers of chance on every machine.

    >>> from greathall.games import default_game
    >>> one, other = (new_match(default_game(), seed=7) for _ in range(2))
    >>> one.questions() == other.questions()
    True
    """
    header = checked_header(game, scenario, players, options or {})
    return _begin(header, random.Random(seed))


def replay(text: str, rng: Random | None = None) -> Match:
    """Play a record again; refuse it, with the line, where it does not lead where it led.

    A record of older rules is taken if those of today follow it to its end. With `rng` the match
    can be played on.

    >>> from greathall.games import default_game
    >>> match = new_match(default_game(), seed=7)
    >>> replay(match.record.text).view() == match.view()
    True
    """
    match = play_again(read_record(text))
    if rng is not None:
        match.let_chance(rng)
    return match


def play_again(written: WrittenRecord, look: Look = lambda *_: None) -> Match:
    """The match of a record after its last answer; each answer is looked at before it is given."""
    return at_once(playing_again(written, look))


def playing_again(
    written: WrittenRecord, look: Look = lambda *_: None
) -> Generator[None, None, Match]:
    """The same, one answer at a time: for those who have something else to do in between."""
    try:
        return (yield from _playing_again(written, look))
    except RecordDiffers as differs:
        game = games().get(written.header.game)
        if game is None or written.header.rules >= game.rules:
            raise
        raise OlderRecordDiffers(differs, written.header.rules, game.rules) from None


def at_once(work: Generator[Any, None, T]) -> T:
    """What comes of work that could be done step by step."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result


def _playing_again(written: WrittenRecord, look: Look) -> Generator[None, None, Match]:
    match = _begin_as_written(written.header)
    for line, words in written.answers:
        actor, option = find_answer(match, words, line)
        look(match, line, actor, option)
        match.answer(actor, option)
        yield
    line, end = written.end
    if end != match.record.end:
        raise RecordDiffers(line, expected=f"end: {match.record.end}", found=f"end: {end}")
    return match


def begin_match(header: Header) -> Match:
    """The match that a header describes, before its first answer; chance waits to be answered."""
    options = dict(header.options)
    return _begin(checked_header(header.game, header.scenario, header.players, options), None)


def _begin_as_written(header: Header) -> Match:
    """The match of a record's header; a line that this hall cannot play is named."""
    try:
        match = begin_match(header)
    except Refusal as refused:
        line, field = _LINE_OF[type(refused)]
        raise _header_differs(header, line, refused.fields[field]) from None
    if header.rules > match.header.rules:
        raise _header_differs(header, 3, f"rules: {match.header.rules}")
    return match


def _header_differs(header: Header, line: int, expected: str) -> RecordDiffers:
    return RecordDiffers(line, expected, found=str(header).splitlines()[line - 1])


# On which line of a record stands what can be refused, and the field that says what there is.
_LINE_OF: dict[type[Refusal], tuple[int, str]] = {
    UnknownGame: (2, "known"),
    UnknownScenario: (4, "known"),
    WrongPlayerCount: (5, "allowed"),
    UnknownOption: (6, "known"),
    BadOptionValue: (6, "allowed"),
}


def find_answer(match: Match, words: str, line: int = 0) -> tuple[Actor, Option]:
    """Who answers what, as a line of a record writes it; refuse what is not asked now."""
    for question in match.questions():
        asked = f"{question.actor} {question.kind} "
        if words.startswith(asked):
            for option in question.options:
                if words == asked + spell(option):
                    return question.actor, option
    asked = "; ".join(f"{q.actor} {q.kind}" for q in match.questions())
    raise RecordDiffers(line, expected=asked or f"end: {match.record.end}", found=words)


def _begin(header: Header, rng: Random | None) -> Match:
    game = game_called(header.game)
    seats = game.scenarios[header.scenario][header.players]
    state = game.set_up(header.scenario, seats, dict(header.options))
    return Match(game, header, seats, state, rng)


def checked_header(
    name: str, scenario: str | None, players: int | None, options: Mapping[str, str]
) -> Header:
    """Fill in the defaults and refuse what this game does not have."""
    game = game_called(name)
    if scenario is None:
        scenario = next(iter(game.scenarios))
    if scenario not in game.scenarios:
        known = ", ".join(game.scenarios)
        raise UnknownScenario(
            f"{game.id} has no scenario {scenario!r}; there are: {known}",
            scenario=scenario,
            game=game.id,
            known=known,
        )
    counts = game.scenarios[scenario]
    if players is None:
        players = next(iter(counts))
    if players not in counts:
        allowed = ", ".join(map(str, sorted(counts)))
        raise WrongPlayerCount(
            f"{scenario} is for {allowed} players, not {players}",
            scenario=scenario,
            players=players,
            allowed=allowed,
        )
    return Header(game.id, game.rules, scenario, players, _options(game, options))


def _options(game: Game, given: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    for name, value in given.items():
        if name not in game.options:
            known = ", ".join(game.options)
            raise UnknownOption(
                f"{game.id} has no option {name!r}; there are: {known}",
                name=name,
                game=game.id,
                known=known,
            )
        if value not in game.options[name]:
            allowed = ", ".join(game.options[name])
            raise BadOptionValue(
                f"{name} is one of {allowed}, not {value!r}",
                name=name,
                value=value,
                allowed=allowed,
            )
    return tuple(
        (name, given.get(name, values[0]))
        for name, values in game.options.items()
        if name not in game.later_options or given.get(name, values[0]) != values[0]
    )


def why_it_stands(match: Match, player: Actor) -> NothingToUndo:
    """The refusal to take back the last answer of this player, with what has happened since."""
    actors = [answer.actor for answer in match.answers()]
    why, by = "nothing", ""
    if player in actors:
        since = actors[len(actors) - actors[::-1].index(player) :]
        others = [actor for actor in since if actor != CHANCE]
        why = "answered" if others else "chance" if since else "revealed"
        by = others[0] if others else ""
    plain = f"{player!r} has nothing to take back: {why}"
    return NothingToUndo(plain, seat=player, why=why, by=by)
