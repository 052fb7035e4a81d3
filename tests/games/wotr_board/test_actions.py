"""What Action dice can do, and who acts when (3.5, 4.2, 16.5)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.actions import DEEDS, deeds_of, next_action
from greathall.games.wotr_board.facts import FACES, FREE, SHADOW, SIDES

PASS = "pass"


def phase_5(free: tuple[str, ...], shadow: tuple[str, ...] = (), **setting: Any) -> Story:
    return war((next_action,), dice={FREE: free, SHADOW: shadow}, **setting)


def deeds(side: str, face: str) -> list[str]:
    return [deed.id for deed in deeds_of(DEEDS, side, face)]


BOTH_CHARACTER = ["move-army-led", "attack-led"]
ARMY = ["move-armies", "attack", "play-card", "remove-card"]
ANY_FREE = ["hide-fellowship", "play-card", "send-envoy", "remove-card"]
FREE_CHARACTER = ["move-fellowship", "separate", "move-companions", *BOTH_CHARACTER]
FREE_MUSTER = ["advance-nation", "recruit"]
SHADOW_MUSTER = [*FREE_MUSTER, "enter-minion", "voice-of-saruman", "play-card", "remove-card"]


@pytest.mark.parametrize(
    ("side", "face", "expected"),
    [
        (FREE, "character", [*FREE_CHARACTER, *ANY_FREE]),
        (FREE, "muster", [*FREE_MUSTER, *ANY_FREE]),
        (FREE, "muster-army", [*FREE_MUSTER, "move-armies", "attack", *ANY_FREE]),
        (FREE, "event", ["draw-card", *ANY_FREE]),
        (
            FREE,
            "will-of-the-west",
            [
                "enter-companion",
                "draw-card",
                "move-armies",
                "attack",
                *FREE_CHARACTER,
                *FREE_MUSTER,
                *ANY_FREE,
            ],
        ),
        (SHADOW, "character", ["move-minions", *BOTH_CHARACTER, "play-card", "remove-card"]),
        (SHADOW, "army", ARMY),
        (SHADOW, "muster", SHADOW_MUSTER),
        (SHADOW, "muster-army", [*SHADOW_MUSTER, "move-armies", "attack"]),
        (SHADOW, "event", ["draw-card", "play-card", "remove-card"]),
    ],
)
def test_4_2_what_each_face_can_do(side: str, face: str, expected: list[str]) -> None:
    assert sorted(deeds(side, face)) == sorted(expected)


def test_4_2_every_face_of_both_dice_is_in_the_table_and_the_eye_does_nothing() -> None:
    idle = [(side, face) for side in SIDES for face in FACES[side] if not deeds(side, face)]
    assert idle == [(SHADOW, "eye")]


def test_3_5_players_alternate_and_the_free_peoples_begin() -> None:
    story = phase_5(("event", "event"), ("army", "army"))
    for actor, face in ((FREE, "event"), (SHADOW, "army"), (FREE, "event"), (SHADOW, "army")):
        assert story.is_turn_of(actor)
        story.answers((actor, (face, "skip")))
    assert story.is_over


def test_3_5_when_one_side_has_no_dice_the_other_plays_out_its_own() -> None:
    story = phase_5(("event",), ("army", "army", "event"))
    story.free(("event", "skip")).shadow(("army", "skip"), ("army", "skip"), ("event", "skip"))
    assert story.is_over


def test_3_5_only_who_has_strictly_fewer_dice_may_pass() -> None:
    assert PASS not in phase_5(("event",), ("army",)).offers
    assert PASS not in phase_5(("event", "event"), ("army",)).offers
    story = phase_5(("event",), ("army", "army"))
    story.free(PASS)
    assert story.table.dice[FREE] == ("event",)
    assert PASS not in story.offers
    story.shadow(("army", "skip"))
    assert story.is_turn_of(FREE)


def test_3_5_a_skipped_die_is_discarded_without_effect() -> None:
    story = phase_5(("event", "muster")).free(("muster", "skip"))
    assert story.table.dice[FREE] == ("event",)
    assert story.events("die-skipped") == [
        {"event": "die-skipped", "player": FREE, "face": "muster"}
    ]


def test_3_5_a_used_die_is_set_aside() -> None:
    story = phase_5(("event",), ("army", "army")).free(("event", "draw-card"), "character")
    story.draws("athelas")
    assert story.table.dice[FREE] == ()
    assert story.is_turn_of(SHADOW)


def test_4_2_the_mouth_of_sauron_lets_one_muster_result_a_turn_serve_as_an_army_result() -> None:
    armies = {"nurn": "2 sauron-regular", "minas-morgul": "mouth-of-sauron"}
    story = phase_5((), ("muster", "muster"), armies=armies, at_war="sauron")
    story.shadow(("muster", "move-armies"))
    while story.question.kind not in ("die", "act"):
        story.shadow(story.offers[0])
    assert story.table.messenger_used
    assert "move-armies" not in story.deeds("muster")


def test_4_2_without_him_a_muster_result_moves_no_army() -> None:
    story = phase_5((), ("muster",), armies={"nurn": "2 sauron-regular"})
    assert "move-armies" not in story.deeds("muster")


def test_4_2_boromir_in_gondor_advances_it_by_any_die() -> None:
    story = phase_5(("event",), armies={"minas-tirith": "boromir"})
    story.free(("event", "send-envoy"))
    assert story.table.steps["gondor"] == 1


def test_4_2_a_will_of_the_west_brings_aragorn() -> None:
    story = phase_5(("will-of-the-west",), armies={"minas-tirith": "strider"})
    story.free(("will-of-the-west", "enter-companion"))
    assert story.where("aragorn") == "minas-tirith"
    assert story.table.active["gondor"]


def test_16_5_the_order_of_four_players_goes_round_until_the_dice_are_gone() -> None:
    dice = {FREE: ("event",) * 3, SHADOW: ("event",) * 3}
    story = war((next_action,), players=4, dice=dice)
    acted = []
    while not story.is_over:
        acted.append(story.question.actor)
        story.answers((story.question.actor, ("event", "skip")))
    assert acted == [
        "rohan-player",
        "saruman-player",
        "gondor-player",
        "witch-king-player",
        "rohan-player",
        "saruman-player",
    ]


def test_16_5_with_three_the_free_peoples_take_both_their_turns() -> None:
    dice = {FREE: ("event",) * 2, SHADOW: ("event",) * 2}
    story = war((next_action,), players=3, dice=dice)
    acted = []
    while not story.is_over:
        acted.append(story.question.actor)
        story.answers((story.question.actor, ("event", "skip")))
    assert acted == [FREE, "saruman-player", FREE, "witch-king-player"]


def test_16_5_who_passes_still_gets_his_next_turn() -> None:
    dice = {FREE: ("event",), SHADOW: ("event",) * 4}
    story = war((next_action,), players=4, dice=dice)
    story.answers(("rohan-player", PASS), ("saruman-player", ("event", "skip")))
    story.answers(("gondor-player", PASS), ("witch-king-player", ("event", "skip")))
    assert story.is_turn_of("rohan-player")


def test_7_1_excess_units_are_removed_when_the_action_is_over() -> None:
    story = phase_5(("event",), armies={"minas-tirith": "11 gondor-regular"})
    story.free(("event", "draw-card"), "character").draws("athelas")
    assert story.figures("minas-tirith") == "10 gondor-regular"
