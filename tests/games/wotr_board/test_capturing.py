"""Capturing Settlements (10, R27)."""

from __future__ import annotations

from games.wotr_board.story import war
from greathall.games.wotr_board.capturing import can_be_captured, capture
from greathall.games.wotr_board.characters import move_minions
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.movement import move_army
from greathall.games.wotr_board.recruiting import can_recruit
from greathall.games.wotr_board.seats import SARUMAN_PLAYER, WITCH_KING_PLAYER
from greathall.games.wotr_board.victory import points


def test_10_1_only_what_nobody_defends_is_captured() -> None:
    game = war(armies={"pelargir": "gondor-regular"}, control={"umbar": FREE}).table
    assert not can_be_captured(game, SHADOW, "pelargir")
    assert can_be_captured(game, SHADOW, "lossarnach")
    assert can_be_captured(game, SHADOW, "umbar")
    assert not can_be_captured(game, FREE, "lossarnach")
    assert not can_be_captured(game, SHADOW, "osgiliath")  # no Settlement


def test_10_1_lone_nazgul_capture_nothing() -> None:
    story = war((move_minions, SHADOW), armies={"osgiliath": "nazgul"})
    story.shadow("pelargir")
    assert story.table.control["pelargir"] == FREE


def test_10_2_a_city_is_worth_one_point_a_stronghold_two_and_a_town_none() -> None:
    game = war(armies={"minas-tirith": "sauron-regular"}).table
    for region in ("lossarnach", "pelargir", "minas-tirith"):
        capture(game, SHADOW, region)
    assert points(game, SHADOW) == 3


def test_10_2_taking_it_back_removes_the_points() -> None:
    story = war(
        (move_army, FREE),
        armies={"osgiliath": "gondor-regular"},
        control={"pelargir": SHADOW},
        captors={"pelargir": SHADOW},
    )
    story.free("pelargir")
    assert story.table.control["pelargir"] == FREE
    assert points(story.table, SHADOW) == 0
    assert story.table.captors == {}
    assert story.table.steps["gondor"] == 2  # Gondor has lost nothing


def test_10_3_a_captured_settlement_musters_for_nobody() -> None:
    taken = dict.fromkeys(("orthanc", "north-dunland", "south-dunland"), FREE)
    assert not can_recruit(war(at_war="isengard", control=taken).table, SHADOW)


def test_10_4_the_nation_that_loses_a_settlement_advances() -> None:
    story = war((move_army, SHADOW), at_war="sauron", armies={"osgiliath": "sauron-regular nazgul"})
    story.shadow("lossarnach", "go")
    assert story.table.active["gondor"]  # by the entry
    assert story.table.steps["gondor"] == 1
    told = [event["event"] for event in story.match.log(None)]
    assert told == ["army-moved", "nation-activated", "settlement-captured", "nation-advanced"]


def test_10_4_a_shadow_nation_advances_when_it_loses_a_settlement() -> None:
    story = war((move_army, FREE), at_war="gondor", armies={"west-harondor": "gondor-elite"})
    story.free("umbar")
    assert story.table.steps["southrons"] == 1
    assert points(story.table, FREE) == 2


def test_r27_capture_without_a_battle_is_no_attack() -> None:
    story = war((move_army, SHADOW), at_war="sauron", armies={"osgiliath": "sauron-regular"})
    story.shadow("pelargir")
    assert [event["how"] for event in story.events("nation-activated")] == ["entry"]
    assert [event["how"] for event in story.events("nation-advanced")] == ["capture"]


def test_16_11_the_player_whose_army_captures_is_remembered() -> None:
    game = war(players=4, armies={"pelargir": "2 southrons-regular sauron-elite"}).table
    capture(game, SHADOW, "pelargir")
    assert game.captors == {"pelargir": SARUMAN_PLAYER}
    game = war(players=4, armies={"pelargir": "sauron-elite southrons-regular"}).table
    capture(game, SHADOW, "pelargir")
    assert game.captors == {"pelargir": WITCH_KING_PLAYER}
