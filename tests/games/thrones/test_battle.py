"""Tests of battle.py: a combat up to its result (pp. 17–20)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, first, march
from greathall.games.thrones.action_phase import clean_up
from greathall.games.thrones.facts import cards_of
from greathall.kernel.errors import IllegalAnswer


def riverrun(**setting: Any) -> Story:
    return battle("stark", "lannister", "riverrun", origin="seagard", **setting)


def test_both_choose_their_cards_at_once_and_the_stronger_side_wins_p19() -> None:
    story = riverrun(attacking="knight")
    assert {q.kind for q in story.match.questions()} == {"choose-house-card"}
    story.cards("eddard-stark", "the-hound")
    assert story.winner == "stark"
    story.answers(("lannister", "lannisport"))
    assert story.force("riverrun") == "stark knight"


def test_a_combat_goes_through_these_steps_c1() -> None:
    story = riverrun(
        attacking="knight knight",
        defending="footman knight",
        forces={"stoney-sept": "lannister footman"},
        orders={"stoney-sept": "support"},
        tracks={"fiefdoms": first("stark")},
    )
    steps = [story.fight.step]
    for answer in [
        ("lannister", "nobody"),
        ("stark", "greatjon-umber"),
        ("lannister", "tyrion-lannister"),
        ("lannister", "no"),
        ("stark", "yes"),
        ("lannister", "footman"),
    ]:
        story.answers(answer)
        steps.append(story.fight.step)
    assert steps == [
        "support",
        "house-cards",
        "house-cards",
        "texts",
        "blade",
        "casualties",
        "retreat",
    ]
    story.answers(("lannister", "harrenhal"))
    assert story.table.battle is None


def test_units_that_march_on_enemies_begin_a_combat_p17() -> None:
    forces = {"riverrun": "lannister footman", "seagard": "stark knight footman"}
    story = march("stark", "seagard", order="march-plus-1", forces=forces, power={"stark": 0})
    story.answers(("stark", "riverrun"), ("stark", ("footman", "knight")))
    fight = story.fight
    assert (fight.attacker, fight.defender, fight.area) == ("stark", "lannister", "riverrun")
    assert (fight.origin, fight.order, fight.units) == (
        "seagard",
        "march-plus-1",
        ("footman", "knight"),
    )


def test_both_must_play_a_card_of_their_hand_h1() -> None:
    hand = ("eddard-stark", "catelyn-stark")
    story = riverrun(hand={"stark": hand}, discard={"stark": cards_of("stark")[1:6]})
    asked = {q.actor: q.options for q in story.match.questions()}
    assert asked == {"stark": hand, "lannister": cards_of("lannister")}
    with pytest.raises(IllegalAnswer):
        story.match.answer("stark", "robb-stark")


def test_nobody_learns_a_card_before_both_are_chosen_h1() -> None:
    story = riverrun()
    before = story.match.view("lannister")
    story.answers(("stark", "eddard-stark"))
    assert story.match.view("lannister") == before
    assert "eddard-stark" in story.table.hand["stark"]
    assert story.events("house-cards-revealed") == []


def test_played_cards_are_neither_in_hand_nor_discarded_while_they_fight_p19() -> None:
    story = riverrun(tracks={"fiefdoms": first("stark")})
    story.cards("eddard-stark", "the-hound")
    assert story.fight.card["attacker"] == "eddard-stark"
    assert story.fight.card["defender"] == "the-hound"
    assert "eddard-stark" not in story.table.hand["stark"]
    assert story.table.discard["stark"] == ()


def test_hands_and_discard_piles_are_open_h6() -> None:
    story = riverrun(hand={"stark": cards_of("stark")[1:]}, discard={"stark": ("eddard-stark",)})
    seen = story.match.view("lannister")
    assert seen["hand"]["stark"] == cards_of("stark")[1:]
    assert seen["discard"]["stark"] == ("eddard-stark",)
    assert story.match.view(None)["discard"] == seen["discard"]


# ------------------------------------------------ the Valyrian steel blade


def test_the_blade_adds_one_for_its_holder_p20_c14() -> None:
    story = riverrun(tracks={"fiefdoms": first("lannister")})
    story.cards("roose-bolton", "ser-kevan-lannister")
    assert story.asks("lannister", "use-blade")
    story.answers(("lannister", "yes"))
    assert story.winner == "lannister"
    (won,) = story.events("battle-won")
    assert (won["strength"], won["against"]) == (3, 3)
    assert story.table.blade_used


def test_the_blade_may_be_kept_for_later_c14() -> None:
    story = riverrun(tracks={"fiefdoms": first("lannister")})
    story.cards("roose-bolton", "ser-kevan-lannister").answers(("lannister", "no"))
    assert story.winner == "stark"
    assert not story.table.blade_used


def test_the_blade_serves_once_a_round_c14() -> None:
    story = riverrun(tracks={"fiefdoms": first("lannister")}, blade_used=True)
    story.cards("roose-bolton", "ser-kevan-lannister")
    assert story.winner == "stark"


def test_the_blade_does_not_serve_a_supporter_c14() -> None:
    story = riverrun(
        forces={"harrenhal": "baratheon footman"},
        orders={"harrenhal": "support"},
        tracks={"fiefdoms": first("baratheon")},
    )
    story.answers(("baratheon", "attacker"), ("stark", "yes"))
    story.cards("roose-bolton", "ser-jaime-lannister")
    assert story.events("blade-used") == []
    assert story.winner == "stark"


def test_the_blade_is_fresh_again_in_the_next_round_c14() -> None:
    story = riverrun(blade_used=True)
    assert story.table.blade_used
    story.table.agenda.append((None, clean_up, ()))
    story.cards("eddard-stark", "the-hound").answers(("lannister", "lannisport"))
    assert not story.table.blade_used
