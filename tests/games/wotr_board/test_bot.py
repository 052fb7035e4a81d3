"""The steward of the board game."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import war
from greathall import Question, new_match
from greathall.bots import BotSeat, bot_called, play_on
from greathall.games.wotr_board.bot import RULES, score_options
from greathall.games.wotr_board.facts import FREE, SHADOW, SIDES
from greathall.games.wotr_board.table import Battle

GAMES = 6


@pytest.mark.parametrize("side", SIDES)
def test_steward_beats_random_from_either_side(side: str) -> None:
    """Nearly always: the Ring-bearers may draw one bad tile after the other in Mordor."""
    assert sum(side in winners_of(side, seed) for seed in range(GAMES)) >= GAMES - 1


def winners_of(side: str, seed: int) -> tuple[str, ...]:
    """A steward against a random bot."""
    match = new_match("wotr-board", players=2, seed=seed)
    names = {seat: "steward" if seat == side else "random" for seat in match.seats}
    play_on(match, {s: bot_called(name, f"{seed}-{s}") for s, name in names.items()})
    assert match.outcome is not None
    return match.outcome.winners


def test_every_rule_of_thumb_answers_every_option() -> None:
    """A whole game of four in which each question that has a rule is judged."""
    judged: set[str] = set()
    match = new_match("wotr-board", players=4, seed=1)
    chance, steward = bot_called("random", "1"), bot_called("steward", "1")
    while asked := match.questions():
        question = asked[0]
        worth = score_options(match.view(question.actor), question)
        assert len(worth) == len(question.options)
        assert all(isinstance(value, int | float) for value in worth), question
        judged.add(question.kind)
        bot = chance if question.actor == "rohan-player" else steward
        match.answer(question.actor, bot.choose(BotSeat(match, question.actor), question))
    assert len(judged & set(RULES)) > 20


# ------------------------------------------------ some rules


def best(side: str, kind: str, options: Any, about: Any = None, **position: Any) -> Any:
    """What is worth most, of options that are not all equal."""
    view = war(**position).match.view(side)
    worth = score_options(view, Question(side, kind, options, about))
    assert len(set(worth)) > 1, worth
    return tuple(options)[worth.index(max(worth))]


def test_the_ring_goes_on_while_few_hunt_it() -> None:
    offers = ("move-companions", "move-fellowship")
    assert best(FREE, "act", offers, about="character") == "move-fellowship"


def test_a_fellowship_on_the_mordor_track_never_rests() -> None:
    offers = ("event", "muster", "character", "pass")
    fellowship = {"region": "morannon", "mordor": 2}
    assert best(FREE, "die", offers, fellowship=fellowship) == "character"


def test_mordor_is_declared_when_it_can_be_reached() -> None:
    fellowship = {"region": "dagorlad", "progress": 2}
    offers = ("no", "dagorlad", "morannon")
    assert best(FREE, "declare", offers, fellowship=fellowship) == "morannon"


def test_corruption_is_paid_with_companions_when_it_is_high() -> None:
    offers = ("no", "guide", "random")
    low, high = {"corruption": 0}, {"corruption": 9}
    assert best(FREE, "casualty-of-hunt", offers, 1, fellowship=low) == "no"
    assert best(FREE, "casualty-of-hunt", offers, 3, fellowship=high) == "guide"


def test_a_minion_comes_as_soon_as_he_can() -> None:
    offers = ("recruit", "enter-minion", "skip")
    assert best(SHADOW, "act", offers, about="muster") == "enter-minion"


def test_nobody_goes_on_with_a_battle_that_is_lost() -> None:
    armies = {"osgiliath": "2 gondor-regular", "minas-morgul": "5 sauron-regular 2 nazgul"}
    battle = {"kind": "field", "attacker": SHADOW, "origin": "minas-morgul"}
    strong = {**battle, "region": "osgiliath", "attackers": ("sauron-regular",) * 5}
    weak = {**battle, "region": "osgiliath", "attackers": ("sauron-regular",)}
    for fields, wanted in ((strong, "go-on"), (weak, "cease")):
        view = war(armies=armies).match.view(SHADOW) | {"battle": _battle(fields)}
        worth = score_options(view, Question(SHADOW, "cease", ("cease", "go-on"), "osgiliath"))
        assert ("cease", "go-on")[worth.index(max(worth))] == wanted


def _battle(fields: dict[str, Any]) -> dict[str, Any]:
    return Battle(**fields).fields()
