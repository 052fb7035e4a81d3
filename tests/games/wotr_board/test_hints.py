"""Hints: every question has its reasons, and they say what the rules and the bot know."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from architecture.messages import bundles
from games.wotr_board.story import Story, war
from greathall.bots import BotSeat, adviser_called
from greathall.games.advice import Reason
from greathall.games.wotr_board import GAME
from greathall.games.wotr_board.actions import DEEDS, SKIP, next_action
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.hints import OF_DEED, WHY, reasons
from greathall.games.wotr_board.hunt import draw_tile
from greathall.kernel import CHANCE
from greathall.matches import new_match
from greathall.narration import Narrator
from greathall.texts import Texts, languages


def told(story: Story, option: Any) -> dict[str, Reason]:
    """The reasons that whoever is asked now gets for an option."""
    question = story.question
    found = reasons(story.match.view(question.actor), question, option)
    return {reason.text: reason for reason in found.all}


def test_no_kind_of_question_is_without_a_hint() -> None:
    play = (bundles()[GAME.id] / "en" / "play.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^question-([a-z-]+) =", play, re.MULTILINE)) == set(WHY)


def test_every_deed_of_a_die_has_its_reasons() -> None:
    assert {*OF_DEED, "play-card"} == {*(deed.id for deed in DEEDS), SKIP}


@pytest.mark.parametrize("warriors", ["no", "yes"])
def test_reasons_can_be_said_at_every_question_of_a_match(warriors: str) -> None:
    narrators = [Narrator(Texts(language, GAME.id)) for language in languages()]
    steward, rng, kinds = adviser_called("steward"), random.Random("hints"), set()
    match = new_match(GAME.id, players=4, seed=4, options={"warriors": warriors})
    for _ in range(400):
        question = rng.choice(match.questions())
        seat = next(seat for seat, players in match.seats.items() if question.actor in players)
        ranked = steward.advise(BotSeat(match, seat), question).ranked
        for each in ranked[:5]:
            assert each.reasons.all, (question.kind, each.option)
            for reason in each.reasons.all:
                assert all(n.sentence(reason.text, reason.fields) for n in narrators)
        kinds.add(question.kind)
        match.answer(question.actor, ranked[0].option)
    assert len(kinds) > 25


def test_a_move_of_the_fellowship_tells_the_way_and_the_chance_of_a_tile() -> None:
    story = war(
        (next_action,),
        dice={FREE: ("character",), SHADOW: ()},
        hunt_box={FREE: 1, SHADOW: 2},
        fellowship={"progress": 2},
    )
    assert told(story, "character")["reason-deed"].fields == {"deed": "move-fellowship"}
    found = told(story.free("character"), "move-fellowship")
    # Each of two dice needs a five: in 5 of 9 cases there is a success.
    assert found["reason-hunt"] == (False, "reason-hunt", {"dice": 2, "needed": 5, "chance": 56})
    assert found["reason-way"].fields == {"count": 8}


def test_an_attack_tells_the_dice_of_both_sides_and_what_is_at_stake() -> None:
    story = war(
        (next_action,),
        armies={"osgiliath": "5 sauron-regular nazgul", "minas-tirith": "2 gondor-regular"},
        dice={FREE: (), SHADOW: ("army",)},
        at_war="all",
    )
    found = told(story, "attack")
    assert found["reason-dice"].fields == {"region": "minas-tirith", "dice": 5, "against": 2}
    assert found["reason-points"].fields["count"] == 2
    assert found["reason-stronger"].good


def test_a_casualty_of_the_hunt_tells_what_it_stops_and_who_is_lost() -> None:
    story = war((draw_tile, "hunt", 1), fellowship={"corruption": 4})
    story.answers((CHANCE, "3"))
    assert told(story, "no")["reason-corruption"].fields == {"count": 7}
    guide = told(story, "guide")
    assert guide["reason-shields"].fields == {"count": 3}
    assert guide["reason-companion-lost"].fields == {"character": "gandalf-grey"}
    assert not told(story, "random")["reason-by-lot"].good


def test_where_the_bot_has_no_opinion_the_hint_says_so() -> None:
    story = war((draw_tile, "hunt", 1), on_table=("wizards-staff",))
    assert story.question.kind == "stop-tile"
    assert "reason-no-difference" in told(story, "no")
