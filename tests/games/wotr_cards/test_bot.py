from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from greathall import Question, new_match
from greathall.bots import BotSeat, bot_called, play_on
from greathall.games.wotr_cards.bot import RULES, score_options
from greathall.games.wotr_cards.scenarios import SCENARIOS

GAMES = 10


@pytest.mark.parametrize("side", ["free", "shadow"])
@pytest.mark.parametrize(
    ("scenario", "players"),
    [("trilogy", 4), ("trilogy", 2), ("duel-2", 2), ("duel-3", 3), ("fellowship", 2)],
)
def test_steward_beats_random_on_either_side(scenario: str, players: int, side: str) -> None:
    won = sum(side == winner for winner in winners(scenario, players, side))
    assert won >= GAMES - 1


def winners(scenario: str, players: int, side: str) -> Iterator[str]:
    sides = SCENARIOS[scenario].side
    for seed in range(GAMES):
        match = new_match("wotr-cards", scenario=scenario, players=players, seed=seed)
        names = {
            seat: "steward" if sides[at_it[0]] == side else "random"
            for seat, at_it in match.seats.items()
        }
        play_on(match, {s: bot_called(name, f"{seed}-{s}") for s, name in names.items()})
        assert match.outcome is not None
        yield sides[match.outcome.winners[0]]


def test_steward_looks_at_nothing_but_the_view() -> None:
    match = new_match("wotr-cards", players=4, seed=3)
    play_on(match, {seat: bot_called("steward", seat) for seat in match.seats if seat != "frodo"})
    question = match.questions("frodo")[0]
    assert score_options(match.view("frodo"), question) == score_options(
        match.view("frodo"), question
    )
    assert score_options(match.view("frodo"), question) != [0.0] * len(question.options)


def test_every_rule_of_thumb_answers_every_option() -> None:
    """Whole games in which each question that has a rule is judged."""
    judged: set[str] = set()
    for seed in range(6):
        match = new_match("wotr-cards", players=4, seed=seed, options={"promos": "yes"})
        chance = bot_called("random", str(seed))
        while asked := match.questions():
            question = asked[0]
            worth = score_options(match.view(question.actor), question)
            assert len(worth) == len(question.options)
            judged.add(question.kind)
            answer = chance.choose(BotSeat(match, question.actor), question)
            match.answer(question.actor, answer)
    assert {"turn", "place", "discard", "forsake", "may"} <= judged & set(RULES)


def test_denethor_does_not_search_for_those_whom_we_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """His text may be used as often as one likes, so that a search in vain would never end."""
    match = new_match("wotr-cards", players=4, seed=3)
    view = match.view("aragorn")
    question = Question("aragorn", "turn", [("use", "denethor"), ("pass",)])
    view["hand"]["aragorn"] = ("boromir", "faramir")
    assert score_options(view, question)[0] < score_options(view, question)[1]
    view["hand"]["aragorn"] = ("elrond",)
    assert score_options(view, question)[0] > score_options(view, question)[1]


class OtherGame:
    """The chair of a game that steward has never heard of."""

    game = "chess"

    def view(self) -> dict[str, Any]:
        raise AssertionError("nobody needs to look")


def test_a_game_that_steward_does_not_know_is_played_at_random() -> None:
    question = Question("white", "move", range(20))
    chair: Any = OtherGame()
    steward = bot_called("steward", "1")
    assert len({steward.choose(chair, question) for _ in range(200)}) == 20
