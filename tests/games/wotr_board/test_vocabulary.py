"""Figures, Armies, Settlements, free regions, control, Leadership and Combat Strength (1)."""

from __future__ import annotations

from games.wotr_board.story import figures_in, war
from greathall.games.wotr_board.control import (
    besieges,
    can_muster_in,
    controls,
    is_free,
    is_free_for_movement,
    is_inside,
    is_unconquered,
)
from greathall.games.wotr_board.facts import (
    ELITES,
    FIGURES,
    FREE,
    LEADERS,
    NATIONS,
    NATIONS_OF,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    UNITS,
)
from greathall.games.wotr_board.figures import (
    combat_strength,
    leadership,
    nazgul_leadership,
    side_of_figure,
)
from greathall.games.wotr_board.table import force, has_army, ring_region
from greathall.games.wotr_board.victory import points


def test_1_1_units_are_regulars_and_elites_of_eight_nations() -> None:
    assert len(NATIONS) == 8
    assert len([unit for unit in UNITS if FIGURES[unit].copies]) == 16
    assert len(ELITES) == 8
    assert {FIGURES[figure].nation for figure in LEADERS} == set(NATIONS_OF[FREE])
    assert FIGURES["nazgul"].copies == 8
    assert side_of_figure("witch-king") == SHADOW


def test_1_2_an_army_needs_a_unit_and_takes_all_figures_of_its_side_along() -> None:
    story = war(
        armies={
            "minas-tirith": "gondor-regular elves-elite gondor-leader boromir",
            "osgiliath": "nazgul",
            "moria": "sauron-regular isengard-elite 2 nazgul witch-king",
        }
    )
    assert has_army(story.table, FREE, "minas-tirith")
    assert not has_army(story.table, SHADOW, "osgiliath")
    assert story.figures("moria") == "isengard-elite sauron-regular 2 nazgul witch-king"
    assert force(story.table, FREE, "moria") == ()


def test_1_2_a_besieged_region_holds_two_armies() -> None:
    story = war(
        armies={"minas-tirith": "2 gondor-regular 3 sauron-regular"}, besieged=("minas-tirith",)
    )
    assert is_inside(story.table, FREE, "minas-tirith")
    assert besieges(story.table, SHADOW, "minas-tirith")
    assert not is_inside(story.table, SHADOW, "minas-tirith")
    assert not besieges(story.table, FREE, "minas-tirith")


def test_1_3_a_fortification_is_no_settlement() -> None:
    fortifications = [r.id for r in REGIONS.values() if r.settlement == "fortification"]
    assert sorted(fortifications) == ["fords-of-isen", "osgiliath"]
    assert not set(fortifications) & set(SETTLEMENTS)
    game = war(at_war="all").table
    assert not can_muster_in(game, "rohan", "fords-of-isen")
    assert REGIONS["osgiliath"].points == 0


def test_1_4_a_free_region_holds_no_enemy_army_and_no_enemy_settlement() -> None:
    game = war(
        armies={"edoras": "rohan-regular", "fangorn": "gandalf-grey", "folde": "sauron-regular"}
    ).table
    assert not is_free(game, SHADOW, "edoras")
    assert not is_free(game, SHADOW, "dale")  # nobody there, but the North controls it
    assert is_free(game, SHADOW, "fangorn")  # a lone Companion does not matter
    assert not is_free(game, FREE, "folde")
    assert is_free(game, FREE, "osgiliath")


def test_1_4_the_besieger_finds_the_region_free() -> None:
    game = war(
        armies={"helms-deep": "rohan-regular 2 isengard-regular"}, besieged=("helms-deep",)
    ).table
    assert is_free(game, SHADOW, "helms-deep")
    assert is_free_for_movement(game, SHADOW, "helms-deep")
    assert not is_free_for_movement(game, FREE, "helms-deep")


def test_1_4_an_empty_settlement_of_the_enemy_is_free_for_movement() -> None:
    game = war(armies={"edoras": "rohan-regular"}).table
    assert is_free_for_movement(game, SHADOW, "dale")
    assert not is_free_for_movement(game, SHADOW, "edoras")


def test_1_5_a_settlement_is_unconquered_while_its_first_owner_controls_it() -> None:
    game = war(
        armies={"minas-tirith": "gondor-regular sauron-regular"},
        besieged=("minas-tirith",),
        control={"pelargir": SHADOW, "umbar": FREE},
    ).table
    assert controls(game, FREE, "minas-tirith")
    assert is_unconquered(game, "minas-tirith")
    assert not is_unconquered(game, "pelargir")
    assert not is_unconquered(game, "umbar")
    assert (points(game, SHADOW), points(game, FREE)) == (1, 2)


def test_1_6_a_settlement_belongs_to_its_nation_whoever_controls_it() -> None:
    assert SETTLEMENTS["pelargir"] == FREE
    assert REGIONS["pelargir"].nation == "gondor"


def test_1_7_leadership_adds_up_without_a_limit() -> None:
    game = war().table
    free = figures_in("2 gondor-regular 4 gondor-leader boromir aragorn")
    assert leadership(game, free) == 7
    shadow = figures_in("sauron-regular 5 nazgul witch-king mouth-of-sauron")
    assert leadership(game, shadow) == 9
    assert nazgul_leadership(shadow) == 7


def test_1_7_isengard_elites_lead_while_saruman_is_in_play() -> None:
    elites = figures_in("2 isengard-elite southrons-elite")
    assert leadership(war().table, elites) == 0
    assert leadership(war(armies={"orthanc": "saruman"}).table, elites) == 2


def test_1_8_combat_strength_counts_units_and_captains_of_the_west() -> None:
    assert combat_strength(figures_in("3 gondor-regular gondor-elite gondor-leader")) == 4
    assert combat_strength(figures_in("gondor-regular boromir strider meriadoc")) == 3
    assert combat_strength(figures_in("gondor-regular gandalf-white")) == 1


def test_1_9_the_fellowship_is_where_its_figure_is_and_on_the_track_nowhere() -> None:
    assert ring_region(war(fellowship={"progress": 5}).table) == "rivendell"
    assert ring_region(war(fellowship={"region": "morannon", "mordor": 0}).table) == ""
