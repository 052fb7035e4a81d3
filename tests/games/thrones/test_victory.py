"""Victory (p. 16)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, march, westeros
from greathall.games.thrones.game_round import end_round
from greathall.games.thrones.raids import raid_turn
from greathall.games.thrones.victory import castles

SEVEN = (
    "white-harbor",
    "moat-cailin",
    "flints-finger",
    "seagard",
    "riverrun",
    "harrenhal",
    "eyrie",
)


def winner(story: Story) -> str:
    assert story.match.outcome is not None
    (house,) = story.match.outcome.winners
    return house


def end(**setting: Any) -> Story:
    """The tenth round is over, and nobody has any unit unless told."""
    setting = {"forces": {}} | setting
    return westeros((end_round,), round=10, **setting)


def test_castles_and_strongholds_count_by_control_p16() -> None:
    table = westeros(
        forces={"seagard": "stark footman", "karhold": "stark footman"},
        routed={"moat-cailin": "stark knight"},
        tokens={"white-harbor": "stark"},
    ).table
    assert castles(table)["stark"] == 4  # and Winterfell, its home


def test_seven_castles_and_strongholds_win_at_once_p16_w2() -> None:
    story = westeros((raid_turn,), (end_round,), tokens=dict.fromkeys(SEVEN[:5], "stark"))
    assert castles(story.table)["stark"] == 6
    assert story.match.outcome is None
    story = westeros((raid_turn,), (end_round,), tokens=dict.fromkeys(SEVEN[:6], "stark"))
    assert winner(story) == "stark"
    assert story.match.outcome is not None
    assert story.match.outcome.how == "castles"
    assert story.match.questions() == []
    assert story.table.round == 1  # the rest of the round is not played


def test_more_than_seven_win_too_p16() -> None:
    assert winner(westeros((raid_turn,), tokens=dict.fromkeys(SEVEN, "stark"))) == "stark"


def test_the_castle_of_a_lost_house_counts_for_its_invader_p24() -> None:
    table = westeros(forces={}, garrisons={}, tokens={"winterfell": "greyjoy"}).table
    assert castles(table)["greyjoy"] == 2
    assert castles(table)["stark"] == 0


def test_a_retreat_can_bring_the_seventh_area_w4() -> None:
    """Stark loses Greywater Watch, and takes Seagard by running there."""
    held = ("white-harbor", "moat-cailin", "riverrun", "harrenhal", "eyrie")
    story = march(
        "greyjoy",
        "flints-finger",
        forces={"flints-finger": "greyjoy knight", "greywater-watch": "stark footman"},
        tokens=dict.fromkeys(held, "stark"),
        lords={},
    ).answers(("greyjoy", "greywater-watch"), ("greyjoy", "yes"))
    story.cards("euron-crows-eye", "ser-rodrick-cassel").answers(("greyjoy", "no"))
    story.answers(("stark", "seagard"))
    assert winner(story) == "stark"
    assert story.table.routed == {"seagard": ("footman",)}  # routed units control like any others


# ------------------------------------------------ after ten rounds


def test_after_ten_rounds_most_castles_win_p16_w5() -> None:
    story = end(tokens={"seagard": "tyrell", "blackwater": "stark", "reach": "tyrell"})
    assert winner(story) == "tyrell"
    assert story.match.outcome is not None
    assert story.match.outcome.how == "rounds"
    assert dict(story.match.outcome.scores)["tyrell"] == 3


def test_a_tie_goes_to_most_lands_p16_w5_w7() -> None:
    story = end(tokens={"karhold": "tyrell"})  # a land without castle counts
    assert winner(story) == "tyrell"


def test_then_to_the_highest_supply_as_the_marker_stands_p16_w5_w7() -> None:
    story = end(supply={"tyrell": 4}, tokens={"blackwater": "stark", "karhold": "tyrell"})
    assert winner(story) == "tyrell"  # though Stark has more barrels by now


def test_then_to_the_highest_on_the_throne_track_p16_w5() -> None:
    assert winner(end(supply={"stark": 2})) == "baratheon"


def test_the_track_decides_and_not_the_holder_of_the_throne_w6() -> None:
    """Nobody is asked, and the first on the track wins only among those who are tied."""
    story = end(supply={"martell": 3, "greyjoy": 3})
    assert winner(story) == "martell"
    assert story.match.questions() == []


def test_castles_weigh_more_than_lands_p16() -> None:
    lands = ("karhold", "castle-black", "stony-shore", "widows-watch")
    assert winner(end(tokens=dict.fromkeys(lands, "tyrell") | {"seagard": "greyjoy"})) == "greyjoy"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_number_of_players_has_a_winner(players: int) -> None:
    assert winner(westeros((end_round,), round=10, players=players)) == "stark"


def test_nobody_wins_in_the_middle_of_a_combat_p16() -> None:
    """When its invader is dead and his killers not yet in, Winterfell is not Stark's again."""
    story = battle(
        "baratheon",
        "greyjoy",
        "winterfell",
        attacking="knight knight",
        tokens=dict.fromkeys(SEVEN[:6], "stark"),
        garrisons={},
        power={"greyjoy": 0},
        blade_used=True,
    )
    story.cards("brienne-of-tarth", "aeron-damphair")
    assert story.lost("greyjoy") == ["footman"]
    assert story.force("winterfell") == "baratheon knight knight"
    assert story.match.outcome is None
