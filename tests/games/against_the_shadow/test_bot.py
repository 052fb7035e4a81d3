"""The steward plays the Free Peoples against the bots of the Shadow."""

from __future__ import annotations

from greathall import Question, new_match
from greathall.bots import bot_called, play_on
from greathall.games.against_the_shadow.bot import score_options


def test_the_steward_loses_by_less_than_random_play() -> None:
    leads = {}
    for name in ("steward", "random"):
        leads[name] = 0
        for seed in range(6):
            match = new_match("against-the-shadow", scenario="fellowship", seed=seed)
            play_on(match, {seat: bot_called(name, f"{seed}") for seat in match.seats})
            assert match.outcome is not None
            scores = dict(match.outcome.scores)
            leads[name] += scores["shadow"] - scores["free"]
    assert leads["steward"] < leads["random"] - 20


def test_the_steward_lets_a_bot_draw_rather_than_have_its_best_card() -> None:
    options = ("draw", "saruman", "theoden")
    question = Question("frodo", "choose-one", options, about="grima-wormtongue")
    worth = score_options({}, question)
    assert worth.index(max(worth)) == 0
    assert worth.index(min(worth)) == 2


def test_what_the_card_game_asks_is_judged_by_its_rules_of_thumb() -> None:
    match = new_match("against-the-shadow", seed=2)
    (question, *_) = match.questions("free")
    assert len(set(score_options(match.view("free"), question))) > 1
