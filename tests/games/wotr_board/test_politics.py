"""Politics (11, R26–R28)."""

from __future__ import annotations

from games.wotr_board.story import figures_in, war
from greathall.games.wotr_board.capturing import capture
from greathall.games.wotr_board.facts import FREE, NATIONS, NATIONS_OF, REGIONS, SHADOW
from greathall.games.wotr_board.movement import move_army
from greathall.games.wotr_board.politics import (
    activate,
    advance,
    advance_nation,
    attacked,
    can_advance,
    can_advance_nation,
    can_send_envoy,
    envoys,
    nations_to_advance,
    retreat_one_step,
    send_envoy,
)
from greathall.games.wotr_board.recruiting import can_recruit
from greathall.games.wotr_board.seats import ROHAN_PLAYER, SARUMAN_PLAYER
from greathall.games.wotr_board.table import at_war


def test_11_1_steps_to_war_and_active_nations_at_the_beginning() -> None:
    steps = {nation.id: nation.steps for nation in NATIONS.values()}
    assert [steps[n] for n in ("rohan", "north", "elves", "dwarves")] == [3, 3, 3, 3]
    assert [steps[n] for n in ("gondor", "southrons", "sauron", "isengard")] == [2, 2, 1, 1]
    assert {n.id for n in NATIONS.values() if n.active} == {"elves", *NATIONS_OF[SHADOW]}


def test_11_2_a_passive_nation_never_enters_at_war() -> None:
    game = war().table
    for _ in range(3):
        advance(game, "gondor", "muster")
    assert game.steps["gondor"] == 1
    assert not can_advance(game, "gondor", "muster")
    activate(game, "gondor", "card")
    assert game.steps["gondor"] == 1  # activation does not advance
    advance(game, "gondor", "muster")
    assert at_war(game, "gondor")
    assert not can_advance(game, "gondor", "muster")


def test_11_3_a_shadow_army_that_enters_activates_the_nation() -> None:
    story = war((move_army, SHADOW), at_war="isengard", armies={"orthanc": "isengard-regular"})
    story.shadow("fords-of-isen")
    assert story.table.active["rohan"]
    assert story.table.steps["rohan"] == 3


def test_11_3_a_free_peoples_army_activates_nobody_by_entering() -> None:
    story = war((move_army, FREE), at_war="elves", armies={"fangorn": "elves-elite"})
    story.free("westemnet")
    assert not story.table.active["rohan"]


def test_11_4_a_muster_result_advances_an_own_nation_active_or_not() -> None:
    story = war((advance_nation, FREE), steps={"elves": 0, "rohan": 1})
    assert story.offers == ("dwarves", "gondor", "north")  # Rohan is passive before war
    story.free("north")
    assert story.table.steps["north"] == 2
    assert story.events("nation-advanced") == [
        {"event": "nation-advanced", "nation": "north", "steps": 2, "how": "muster"}
    ]


def test_11_4_nobody_is_advanced_beyond_war() -> None:
    assert not can_advance_nation(war(at_war="all").table, SHADOW)


def test_11_5_an_attack_activates_first_and_then_advances() -> None:
    game = war(steps={"gondor": 1}).table
    attacked(game, FREE, figures_in("2 gondor-regular gondor-elite north-leader"), "osgiliath")
    assert at_war(game, "gondor")
    assert game.steps["north"] == 3  # a Leader alone is no unit


def test_8_1_shadow_nations_that_are_attacked_advance() -> None:
    game = war().table
    attacked(game, SHADOW, figures_in("southrons-regular sauron-elite nazgul"), "osgiliath")
    assert (game.steps["southrons"], game.steps["sauron"]) == (1, 0)


def test_r26_osgiliath_belongs_to_no_nation() -> None:
    assert REGIONS["osgiliath"].nation == ""
    story = war((move_army, SHADOW), at_war="sauron", armies={"south-ithilien": "sauron-regular"})
    story.shadow("osgiliath")
    assert not story.table.active["gondor"]
    attacked(story.table, FREE, figures_in("2 gondor-regular"), "osgiliath")
    assert story.table.active["gondor"]
    assert story.table.steps["gondor"] == 1


def test_r28_attack_and_capture_of_dale_are_two_steps() -> None:
    game = war(armies={"dale": "sauron-regular"}).table
    attacked(game, FREE, figures_in("north-regular north-leader"), "dale")
    capture(game, SHADOW, "dale")
    assert game.active["north"]
    assert game.steps["north"] == 1


def test_11_6_who_is_not_at_war_is_not_mustered() -> None:
    assert not can_recruit(war(steps={"rohan": 1}).table, FREE)


def test_11_7_who_owns_the_regions_that_are_easily_mistaken() -> None:
    for region in ("osgiliath", "north-ithilien", "south-ithilien"):
        assert REGIONS[region].nation == ""
    assert REGIONS["druadan-forest"].nation == "gondor"
    assert REGIONS["fords-of-isen"].nation == "rohan"
    assert REGIONS["gap-of-rohan"].nation == "isengard"
    assert REGIONS["southern-mirkwood"].nation == "sauron"


def test_11_8_a_card_moves_a_nation_back_as_far_as_the_top_box() -> None:
    game = war(steps={"gondor": 0}).table
    for _ in range(5):
        retreat_one_step(game, "gondor")
    assert game.steps["gondor"] == 3


def test_4_2_companions_in_their_place_advance_their_nation_with_any_die() -> None:
    story = war(
        (send_envoy, FREE),
        armies={"pelargir": "boromir", "erebor": "gimli", "lorien": "legolas"},
        steps={"elves": 0},
    )
    assert story.offers == ("boromir", "gimli")
    story.free("gimli")
    assert story.table.steps["dwarves"] == 2
    assert story.events("nation-advanced")[0]["how"] == "ability"


def test_4_2_elsewhere_they_advance_nobody() -> None:
    assert envoys(war(armies={"lossarnach": "boromir"}).table, FREE) == ()  # a Town
    assert envoys(war(armies={"iron-hills": "gimli"}).table, FREE) == ()
    taken = war(armies={"pelargir": "boromir"}, control={"pelargir": SHADOW}).table
    assert envoys(taken, FREE) == ()
    passive = war(armies={"pelargir": "boromir"}, steps={"gondor": 1}).table
    assert not can_send_envoy(passive, FREE)
    assert not can_send_envoy(war(armies={"erebor": "gimli"}).table, SHADOW)


def test_16_6_a_player_advances_his_own_nations_but_any_may_send_an_envoy() -> None:
    game = war(players=4, armies={"pelargir": "boromir"}).table
    assert nations_to_advance(game, ROHAN_PLAYER) == ("rohan", "north", "dwarves")
    assert nations_to_advance(game, SARUMAN_PLAYER) == ("isengard", "southrons")
    assert envoys(game, ROHAN_PLAYER) == ("boromir",)
