"""The Faction dice."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.dice import allocate_to_the_hunt
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.turn import TURN
from greathall.games.wotr_board.warriors.faction_dice import roll_faction_dice
from greathall.games.wotr_board.warriors.seams import begin_turn_of_factions

EAGLES = {"eagles-eyrie": "2 eagles"}
SPIDERS = {"dol-guldur": "spiders"}
BOTH = EAGLES | SPIDERS


def acting(side: str, face: str, **setting: Any) -> FactionStory:
    """A side has only its Faction die left, and takes it."""
    dice = {FREE: (), SHADOW: ()}
    figures = setting.pop("figures", BOTH)
    return factions(
        (next_action,), figures=figures, dice=dice, faction_dice={side: face}, **setting
    )


@pytest.mark.parametrize(
    ("side", "faces"),
    [
        (
            FREE,
            (
                "recruit-faction",
                "recruit-faction",
                "play-draw",
                "play-draw",
                "recruit-play",
                "recruit-draw",
            ),
        ),
        (SHADOW, ("recruit-faction", "play-draw", "recruit-play", "recruit-draw", "eye", "wild")),
    ],
)
def test_ruling_1_the_faces(side: str, faces: tuple[str, ...]) -> None:
    for number, face in enumerate(faces, 1):
        story = factions((roll_faction_dice,), faction_pool=(side,)).rolls(number)
        assert story.events("faction-die-rolled") == [
            {"event": "faction-die-rolled", "side": side, "face": face}
        ]
        assert story.table.faction_dice == ({} if face == "eye" else {side: face})


def test_ruling_2_the_die_joins_at_the_start_of_the_turn_after_a_faction_entered() -> None:
    story = factions((begin_turn_of_factions,), figures=EAGLES)
    assert story.table.faction_pool == (FREE,)
    story = factions((next_action,), dice={FREE: ("muster",)}, fellowship={"region": "moria"})
    story.free(("muster", "enter-faction"))
    assert story.table.factions["eagles"] == "in-play"
    assert story.table.faction_pool == ()


def test_ruling_2_it_leaves_at_the_start_of_a_turn_without_a_faction_and_can_come_back() -> None:
    story = factions((begin_turn_of_factions,), faction_pool=(FREE, SHADOW), figures=SPIDERS)
    assert story.table.faction_pool == (SHADOW,)
    story = factions((begin_turn_of_factions,), gone="ents", figures=EAGLES)
    assert story.table.faction_pool == (FREE,)


def test_it_is_rolled_after_the_action_dice() -> None:
    steps = [step.__name__ for step in factions().table.outlines[TURN].steps]
    assert steps.index("roll_faction_dice") == steps.index("action_roll") + 1
    assert steps.index("begin_turn_of_factions") == steps.index("recover_and_draw") + 1


def test_an_eye_goes_to_the_hunt_box() -> None:
    story = factions((roll_faction_dice,), faction_pool=(SHADOW,)).rolls(5)
    assert story.table.hunt_box[SHADOW] == 1
    assert story.table.faction_dice == {}


def test_ruling_3_no_elven_ring_changes_it() -> None:
    story = acting(FREE, "play-draw")
    assert story.asks(FREE, "act")  # the only die was taken: a Ring was not offered
    story = factions(
        (next_action,), dice={FREE: ("event",)}, faction_dice={FREE: "play-draw"}, figures=EAGLES
    )
    assert story.offers == ("event", "play-draw", "ring")
    story.free("ring")
    assert story.offers == ("character", "muster", "muster-army")  # what the event becomes


def test_ruling_3_it_counts_for_the_rule_on_passing() -> None:
    setting = {"faction_dice": {SHADOW: "wild"}, "figures": BOTH}
    story = factions((next_action,), dice={FREE: ("event",), SHADOW: ("army",)}, **setting)
    assert "pass" in story.offers
    story = factions((next_action,), dice={FREE: ("event",), SHADOW: ("army",)}, figures=BOTH)
    assert "pass" not in story.offers


def test_ruling_3_it_cannot_be_allocated_to_the_hunt() -> None:
    story = factions((allocate_to_the_hunt,), faction_pool=(SHADOW,), figures=SPIDERS)
    with_die = story.offers
    assert with_die == factions((allocate_to_the_hunt,)).offers


@pytest.mark.parametrize(
    ("side", "face", "deeds"),
    [
        (FREE, "recruit-faction", ("recruit-faction", "skip")),
        (FREE, "play-draw", ("draw-faction-card", "skip")),
        (FREE, "recruit-play", ("recruit-faction", "skip")),
        (FREE, "recruit-draw", ("recruit-faction", "draw-faction-card", "skip")),
        (SHADOW, "wild", ("recruit-faction", "draw-faction-card", "skip")),
    ],
)
def test_ruling_5_its_results_reach_factions_alone(
    side: str, face: str, deeds: tuple[str, ...]
) -> None:
    assert acting(side, face).offers == deeds


def test_ruling_5_with_several_factions_the_owner_picks_one() -> None:
    figures = {"eagles-eyrie": "eagles", "fangorn": "ents"}
    story = acting(FREE, "recruit-faction", figures=figures, characters={"gimli": "fangorn"})
    story.free("recruit-faction")
    assert story.offers == ("eagles", "ents")
    story.free("ents")
    assert story.count("ents", "fangorn") == 2
    assert story.count("eagles", "eagles-eyrie") == 1


def test_ruling_7_a_muster_result_brings_a_faction_in_but_recruits_no_figures() -> None:
    story = factions(
        (next_action,), dice={FREE: ("muster",)}, figures=EAGLES, fellowship={"region": "moria"}
    )
    assert "recruit-faction" not in story.deeds("muster")
    assert "enter-faction" not in story.deeds("muster")  # the Eagles are in, others cannot enter
    story = factions((next_action,), dice={FREE: ("muster",)}, fellowship={"region": "moria"})
    assert "enter-faction" in story.deeds("muster")


def test_a_recruit_result_brings_a_new_faction_into_play() -> None:
    story = acting(SHADOW, "recruit-faction", figures=SPIDERS, characters={"saruman": "orthanc"})
    story.shadow("enter-faction")
    assert story.count("dunlendings", "north-dunland") == 2
    assert story.count("dunlendings", "south-dunland") == 2
    assert story.table.faction_dice == {}


def test_an_event_result_draws_a_faction_event() -> None:
    story = factions((next_action,), dice={FREE: ("event",)}).free(("event", "draw-faction-card"))
    story.draws("march-of-the-ents")
    assert story.table.faction_hand[FREE] == ("march-of-the-ents",)


def test_a_draw_result_draws_a_faction_event_too() -> None:
    story = acting(FREE, "play-draw").free("draw-faction-card")
    story.draws("march-of-the-ents")
    assert story.table.faction_hand[FREE] == ("march-of-the-ents",)
    assert story.table.faction_dice == {}


def test_a_side_with_only_its_faction_die_still_acts() -> None:
    story = acting(SHADOW, "play-draw")
    assert story.asks(SHADOW, "act")
    story.shadow("skip")
    assert story.table.faction_dice == {}
    assert story.is_over


@pytest.mark.parametrize("lead", ["witch-king-player", "saruman-player"])
def test_any_player_of_a_team_may_use_the_die_and_play_faction_events(lead: str) -> None:
    team = ("witch-king-player", "saruman-player")
    story = factions(
        (next_action,),
        players=4,
        figures=SPIDERS,
        dice={FREE: (), SHADOW: ()},
        faction_dice={SHADOW: "play-draw"},
        leading={SHADOW: lead},
        events=dict.fromkeys(team, ("her-own-offspring",)),
    )
    other = next(player for player in team if player != lead)  # who does not lead acts first
    assert story.asks(other, "act")
    assert "play-faction-card" in story.offers
