"""Whole games with Warriors of Middle-earth keep to what every match keeps to."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.warriors.oracle import Oracle
from games.wotr_board.warriors.story import factions
from greathall import new_match
from greathall.bots import BotSeat, bot_called
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.research.simulate import simulate
from play.conformance import Setting, conforms

OPTIONS = {"warriors": "yes"}


@pytest.mark.parametrize("people", [2, 3, 4])
def test_random_games_conform(people: int) -> None:
    """They end; forks, undo, records, twins, secrets and pieces hold at random moments."""
    match = conforms(Setting("wotr-board", "war", people), 21, closely=0.2, options=OPTIONS)
    assert match.outcome is not None
    assert "in-play" in match.state.factions.values()


@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_steward_plays_a_whole_game(people: int) -> None:
    played = simulate("wotr-board", players=people, games=1, bots=("steward",), options=OPTIONS)
    assert played.games == 1


def test_the_option_is_off_by_default() -> None:
    """And a header does not tell it, so that records of before stay as they are."""
    assert "warriors" not in dict(new_match("wotr-board", seed=1).header.options)
    match = new_match("wotr-board", seed=1, options=OPTIONS)
    assert dict(match.header.options)["warriors"] == "yes"


@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_random_game_stands_before_an_oracle_that_knows_the_rulebook_alone(people: int) -> None:
    match = new_match("wotr-board", players=people, seed=people, options=OPTIONS)
    bot, oracle = bot_called("random", f"{people}"), Oracle(match)
    while asked := match.questions():
        oracle.look()
        question = asked[0]
        match.answer(question.actor, bot.choose(BotSeat(match, question.actor), question))
    assert "aside" not in [oracle.status[faction] for faction in ("corsairs", "spiders")]


@pytest.mark.parametrize(
    "wrong",
    [
        {"faction_figures": {"umbar": ("corsairs",) * 6}},
        {"faction_figures": {"edoras": ("corsairs",)}},
        {"faction_figures": {"edoras": ("spiders",)}},
        {"casualties": {"spiders": 1}},
        {"on_cards": {"the-stone-of-erech": 3}},
        {"on_table": ("black-sails",)},
        {"faction_dice": {SHADOW: "wild"}},
        {"factions": {"spiders": "in-play"}},
    ],
)
def test_the_oracle_sees_what_is_wrong(wrong: dict[str, Any]) -> None:
    story = factions((next_action,), dice={FREE: ("event", "muster")}, rings={FREE: 0})
    Oracle(story.match).look()
    for name, rows in wrong.items():
        before = getattr(story.table, name)
        setattr(story.table, name, {**before, **rows} if isinstance(rows, dict) else rows)
    with pytest.raises(AssertionError):
        Oracle(story.match).look()


def test_the_oracle_sees_a_deed_that_is_missing() -> None:
    story = factions((next_action,), dice={FREE: ("muster",)}, rings={FREE: 0})
    Oracle(story.match).look()
    story.table.characters = {**story.table.characters, "strider": "erech"}
    with pytest.raises(AssertionError):
        Oracle(story.match).look()
