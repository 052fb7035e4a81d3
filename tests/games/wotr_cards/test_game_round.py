"""The game round (p. 8)."""

from __future__ import annotations

from random import Random

import pytest

from games.wotr_cards.story import GAME_ORDER, middle_earth
from greathall import Match, new_match


def played_out(scenario: str, people: int, seed: int) -> Match:
    """A whole game in which everybody answers at random."""
    match = new_match("wotr-cards", scenario=scenario, players=people, seed=seed)
    rng = Random(seed)
    while match.questions():
        question = match.questions()[0]
        match.answer(question.actor, rng.choice(question.options))
    return match


def told(match: Match, kind: str) -> list[dict[str, object]]:
    return [event for event in match.log(None) if event["event"] == kind]


def test_a_round_has_five_phases_in_this_order_p8() -> None:
    match = played_out("trilogy", 4, seed=1)
    phases = [event["phase"] for event in told(match, "phase-began")]
    assert phases[:6] == ["locations", "actions", "combats", "victory", "draw", "locations"]
    assert set(phases[4::5]) <= {"draw"}
    assert phases[-1] == "victory"


@pytest.mark.parametrize(
    ("scenario", "people"),
    [("trilogy", 4), ("trilogy", 2), ("duel-2", 2), ("duel-3", 3), ("fellowship", 2)],
)
def test_the_first_player_token_passes_on_every_round_p8(scenario: str, people: int) -> None:
    order = GAME_ORDER[scenario]
    match = played_out(scenario, people, seed=3)
    firsts = [event["player"] for event in told(match, "round-began")]
    assert firsts == [order[n % len(order)] for n in range(len(firsts))]


@pytest.mark.parametrize("seed", range(6))
def test_a_game_lasts_nine_rounds_at_most_p8(seed: int) -> None:
    match = played_out("trilogy", 4, seed)
    assert match.outcome is not None
    assert len(told(match, "round-began")) <= 9


@pytest.mark.parametrize("seed", range(6))
def test_the_fellowship_lasts_six_rounds_at_most_p22(seed: int) -> None:
    match = played_out("fellowship", 2, seed)
    assert match.outcome is not None
    assert len(told(match, "round-began")) <= 6


def test_the_first_player_begins_the_actions_p8() -> None:
    hands = {"aragorn": "legolas gimli boromir", "saruman": "hill-troll"}
    story = middle_earth(turn="frodo", first="aragorn", hand=hands, agenda=(("action_phase",),))
    assert story.asks("aragorn", "turn")


def test_the_round_goes_on_from_actions_to_combats_victory_and_drawing_p8() -> None:
    story = middle_earth(
        ring_token=dict.fromkeys(GAME_ORDER["trilogy"], False),
        battlegrounds=("pelargir",),
        deck={
            "frodo": "gimli glamdring shadowfax",
            "witch-king": "mordor-orcs olog-hai black-uruks the-hunter",
            "aragorn": "legolas strider elrond",
            "saruman": "wolf-riders hill-troll shelob gollum",
        },
        agenda=(("action_phase",), ("combat_phase",), ("victory_phase",), ("draw_phase",)),
    )
    # Nobody has a card or a token, so that everybody passes without being asked.
    assert story.asks("frodo", "combat")
    story.answers(("frodo", "pelargir"))
    story.match.rng = Random(1)
    story.draws("gimli")
    assert [e["phase"] for e in story.events("phase-began")][:4] == [
        "actions",
        "combats",
        "victory",
        "draw",
    ]
    assert story.events("round-began")[0]["player"] == "witch-king"
