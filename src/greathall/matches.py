"""Begin a match, or take one up again from its record."""

from __future__ import annotations

import random
from collections.abc import Mapping

from greathall.games import game_called
from greathall.kernel.errors import (
    BadOptionValue,
    RecordDiffers,
    UnknownOption,
    UnknownScenario,
    WrongPlayerCount,
)
from greathall.kernel.game import Game, Random
from greathall.kernel.match import Match
from greathall.kernel.record import Header, WrittenRecord, read_record, spell


def new_match(
    game: str,
    *,
    scenario: str | None = None,
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, str] | None = None,
) -> Match:
    """Begin a match. The same seed gives the same answers of chance on every machine.

    >>> match = new_match("wotr-cards", scenario="fellowship", seed=7)
    >>> [question.actor for question in match.questions()]
    ['balrog', 'gandalf']
    >>> match.questions("gandalf")[0].kind
    'opening-discard'
    """
    title = game_called(game)
    header = _header(title, scenario, players, options or {})
    return _begin(title, header, random.Random(seed))


def replay(text: str, rng: Random | None = None) -> Match:
    """Play a record again; refuse it, with the line, where it does not lead where it led.

    >>> match = new_match("wotr-cards", scenario="duel-2", seed=7)
    >>> replay(match.record.text).view("gandalf") == match.view("gandalf")
    True
    """
    written = read_record(text)
    header = written.header
    title = game_called(header.game)
    header = _header(title, header.scenario, header.players, dict(header.options))
    match = _begin(title, header, None)
    for line, words in written.answers:
        _answer_in_words(match, line, words)
    _compare_ends(match, written)
    match.rng = rng
    return match


def _begin(game: Game, header: Header, rng: Random | None) -> Match:
    seats = game.scenarios[header.scenario][header.players]
    state = game.set_up(header.scenario, seats, dict(header.options))
    return Match(game, header, seats, state, rng)


def _header(
    game: Game, scenario: str | None, players: int | None, options: Mapping[str, str]
) -> Header:
    """Fill in the defaults and refuse what this game does not have."""
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
    return tuple((name, given.get(name, values[0])) for name, values in game.options.items())


def _answer_in_words(match: Match, line: int, words: str) -> None:
    """Give the answer that a line of a record writes."""
    for question in match.questions():
        asked = f"{question.actor} {question.kind}"
        for option in question.options:
            if words == f"{asked} {spell(option)}":
                match.answer(question.actor, option)
                return
    asked = (
        "; ".join(f"{q.actor} {q.kind}" for q in match.questions()) or f"end: {match.record.end}"
    )
    raise RecordDiffers(line, expected=asked, found=words)


def _compare_ends(match: Match, written: WrittenRecord) -> None:
    line, end = written.end
    if end != match.record.end:
        raise RecordDiffers(line, expected=f"end: {match.record.end}", found=f"end: {end}")
