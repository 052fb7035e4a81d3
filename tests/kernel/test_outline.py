"""Outlines, watchers, and what an event brings about."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

from greathall.kernel import Header, Match, Outcome, Outline, choose, state
from kernel.toys import ANN, BOB, SEATS, Said, Table, match_of, say, toy


async def deal(game: Table) -> None:
    say(game, ANN, "deal")


async def play(game: Table) -> None:
    say(game, ANN, await choose(ANN, "play", range(3)))


async def score(game: Table) -> None:
    say(game, ANN, "score")


async def cheer(game: Table) -> None:
    say(game, BOB, "cheer")


ROUND = Outline(deal, play, score)


async def begin(game: Table) -> None:
    game.then(ROUND)


def said(match: Match) -> list[Any]:
    return [what for _, what in match.view()["said"]]


def test_an_outline_is_done_in_its_order() -> None:
    match = match_of(begin)
    match.answer(ANN, 2)
    assert said(match) == ["deal", 2, "score"]


def test_an_outline_makes_others_and_stays_as_it_is() -> None:
    assert ROUND.after(play, cheer).steps == (deal, play, cheer, score)
    assert ROUND.before(play, cheer).steps == (deal, cheer, play, score)
    assert ROUND.replacing(play).steps == (deal, score)
    assert ROUND.steps == (deal, play, score)


def test_a_step_that_is_not_in_the_outline_cannot_be_changed() -> None:
    with pytest.raises(ValueError, match=r"cheer is no step of Outline\(deal, play, score\)"):
        ROUND.after(cheer, deal)


def test_an_outline_hands_its_arguments_to_every_step() -> None:
    async def one(game: Table, name: str) -> None:
        say(game, ANN, name)

    async def both(game: Table) -> None:
        game.then(Outline(one, one), "again")

    assert said(match_of(both)) == ["again", "again"]


def test_an_expansion_has_its_own_outline_where_the_base_names_its_own() -> None:
    @state
    class Expanded(Table):
        outlines: ClassVar[Mapping[Outline, Outline]] = {ROUND: ROUND.replacing(play, cheer)}

    assert said(match_on(Expanded, begin)) == ["deal", "cheer", "score"]
    assert said(match_on(Table, begin)) == ["deal"]


def match_on(table: type[Table], *rules: Any) -> Match:
    """A match on a table of this class."""
    game = toy(*rules)
    laid = table()
    for rule in rules:
        laid.then(rule)
    return Match(game, Header("toy", 3, "short", 2), SEATS, laid)


def test_steps_can_be_skipped_up_to_one_on_the_agenda() -> None:
    async def surrender(game: Table) -> None:
        game.skip_to(score)

    async def battle(game: Table) -> None:
        game.then(Outline(surrender, deal, play, score, cheer))

    assert said(match_of(battle)) == ["score", "cheer"]


def test_what_a_step_asks_for_behind_a_skip_comes_first() -> None:
    async def surrender(game: Table) -> None:
        game.then(play)
        game.skip_to(score)
        game.then(cheer)

    async def battle(game: Table) -> None:
        game.then(Outline(surrender, deal, score))

    assert said(match_of(battle)) == ["cheer", "score"]


# ------------------------------------------------------------------ watchers


def test_a_watcher_looks_after_every_step_and_may_end_the_game() -> None:
    def three_words(game: Table) -> None:
        if len(game.said) >= 3:
            game.outcome = Outcome((ANN,), "words", ())
            game.agenda.clear()

    @state
    class Watched(Table):
        watchers: ClassVar[tuple[Callable[[Any], None], ...]] = (three_words,)

    match = match_on(Watched, deal, score, cheer, deal, score)
    assert said(match) == ["deal", "score", "cheer"]
    assert match.outcome == Outcome((ANN,), "words", ())


def test_a_watcher_looks_after_a_step_that_emitted_nothing_too() -> None:
    def is_over(game: Table) -> None:
        if len(game.said) >= 2:
            game.outcome = Outcome((ANN,), "words", ())
            game.agenda.clear()

    async def whisper(game: Table) -> None:
        game.said += ((ANN, "whisper"),)

    @state
    class Watched(Table):
        watchers: ClassVar[tuple[Callable[[Any], None], ...]] = (is_over,)

    match = match_on(Watched, whisper, whisper, whisper)
    assert said(match) == ["whisper", "whisper"]
    assert match.log() == []


# ------------------------------------------------------------------ causes


def test_an_event_says_which_one_brought_it_about() -> None:
    async def play_card(game: Table) -> None:
        game.emit(Said(ANN, "a turn"))
        game.emit_cause(Said(ANN, "a card"))
        game.emit(Said(ANN, "its effect"))
        game.then(later_effect)

    async def later_effect(game: Table) -> None:
        game.emit(Said(ANN, "a later effect"))
        game.emit_cause(Said(ANN, "another card"))
        game.then(last_effect)

    async def last_effect(game: Table) -> None:
        game.emit(Said(ANN, "the last effect"))

    match = match_of(play_card, cheer)
    assert [(event["what"], event.get("cause")) for event in match.log()] == [
        ("a turn", None),
        ("a card", None),
        ("its effect", 1),
        ("a later effect", 1),
        ("another card", 1),
        ("the last effect", 4),
        ("cheer", None),
    ]


def test_a_fork_and_an_undo_tell_the_same_causes() -> None:
    async def play_card(game: Table) -> None:
        game.emit_cause(Said(ANN, "a card"))
        game.emit(Said(ANN, await choose(ANN, "play", range(3))))
        game.then(play_card)

    match = match_of(play_card)
    for _ in range(3):
        match.answer(ANN, 1)
    causes = [event.get("cause") for event in match.log()]
    assert causes == [None, 0, 0, 2, 2, 4, 4]
    assert match.fork().log() == match.log()
    match.undo(ANN)
    match.answer(ANN, 1)
    assert [event.get("cause") for event in match.log()] == causes
