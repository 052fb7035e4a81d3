"""The Corsairs of Umbar."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.battle import begin_attack
from greathall.games.wotr_board.facts import FREE, REGIONS, SHADOW
from greathall.games.wotr_board.movement import move_army
from greathall.games.wotr_board.retreat import retreat_army
from greathall.games.wotr_board.warriors.corsairs import (
    can_carry,
    move_all_corsairs,
    passengers,
    reach,
    recruit,
    sail,
)
from greathall.games.wotr_board.warriors.entering import factions_must_hold
from greathall.games.wotr_board.warriors.hosts import CORSAIR_REGIONS

FLEET = {"umbar": "3 corsairs"}


def test_where_corsairs_may_be() -> None:
    assert set(CORSAIR_REGIONS) == {
        *("andrast", "anfalas", "dol-amroth", "druadan-forest", "druwaith-iaur", "enedwaith"),
        *("evendim", "forlindon", "grey-havens", "harlindon", "lamedon", "lossarnach"),
        *("minas-tirith", "minhiriath", "north-ered-luin", "osgiliath", "pelargir"),
        *("south-ered-luin", "umbar", "west-harondor"),
    }


def test_recruiting_adds_a_figure_in_umbar_where_five_have_room() -> None:
    assert factions((recruit, SHADOW), figures=FLEET).count("corsairs", "umbar") == 4
    story = factions((recruit, SHADOW), figures={"umbar": "5 corsairs"})
    assert story.count("corsairs", "umbar") == 5


def test_ruling_25_they_are_gone_when_the_free_peoples_control_umbar() -> None:
    story = factions(figures={"pelargir": "corsairs"}, control={"umbar": FREE})
    factions_must_hold(story.table)
    assert story.table.factions["corsairs"] == "gone"
    assert story.table.reinforcements["corsairs"] == 8


def test_ruling_41_alone_they_sail_four_regions_past_enemy_armies() -> None:
    story = factions(
        (move_all_corsairs, SHADOW), figures=FLEET, armies={"pelargir": "gondor-regular"}
    )
    story.shadow("umbar")
    assert {"pelargir", "lamedon", "dol-amroth", "minas-tirith"} <= set(story.offers)
    assert "anfalas" not in story.offers  # five regions away
    assert set(story.offers) <= set(CORSAIR_REGIONS)
    story.shadow("pelargir", "done")
    assert story.count("corsairs", "pelargir") == 1
    assert story.count("corsairs", "umbar") == 2


def test_ruling_47_five_in_a_region_at_most() -> None:
    story = factions(figures={"umbar": "3 corsairs", "pelargir": "5 corsairs"})
    assert "pelargir" not in reach(story.table, "umbar")


def test_ruling_43_they_may_go_with_an_army_but_only_to_regions_of_theirs() -> None:
    setting = {"armies": {"umbar": "2 southrons-regular"}, "at_war": "all", "figures": FLEET}
    story = factions((move_army, SHADOW), **setting).shadow("west-harondor")
    assert story.asks(SHADOW, "stay-behind")
    assert "corsairs" in story.offers
    story.shadow("corsairs", "go")
    assert story.count("corsairs", "west-harondor") == 2
    assert story.count("corsairs", "umbar") == 1
    story = factions((move_army, SHADOW), **setting).shadow("near-harad", "go")
    assert story.count("corsairs", "umbar") == 3


def test_ruling_43_they_are_never_inside_a_besieged_stronghold() -> None:
    story = factions(
        figures=FLEET, armies={"umbar": "southrons-regular gondor-regular"}, besieged=("umbar",)
    )
    assert passengers(story.table, "umbar") == ()


def test_ruling_46_they_may_retreat_with_an_army_or_stay() -> None:
    agenda = (retreat_army, SHADOW, "west-harondor", "umbar")
    setting = {"armies": {"west-harondor": "southrons-regular"}}
    story = factions(agenda, figures={"west-harondor": "2 corsairs"}, **setting)
    assert story.asks(SHADOW, "retreat-along")
    assert story.offers == (2, 1, 0)
    story.shadow(1)
    assert story.count("corsairs", "umbar") == story.count("corsairs", "west-harondor") == 1
    agenda = (retreat_army, SHADOW, "west-harondor", "near-harad")
    story = factions(agenda, figures={"west-harondor": "2 corsairs"}, **setting)
    assert story.count("corsairs", "west-harondor") == 2


# ------------------------------------------------ carrying


def test_ruling_42_each_ship_carries_two_units_and_any_nazgul() -> None:
    story = factions(
        (sail, SHADOW),
        figures={"umbar": "corsairs"},
        armies={"umbar": "3 southrons-regular 2 nazgul"},
        at_war="all",
    )
    assert story.asks(SHADOW, "stay-behind")  # no enemy to attack, one fleet: nothing else to ask
    assert "go" not in story.offers
    story.shadow("southrons-regular")
    assert "go" in story.offers
    story.shadow("go", "pelargir", "done")
    assert story.figures("pelargir", SHADOW) == "2 southrons-regular 2 nazgul"
    assert story.table.control["pelargir"] == SHADOW
    assert story.count("corsairs", "pelargir") == 1


def test_ruling_41_a_carried_army_cannot_pass_an_enemy_army() -> None:
    story = factions(
        (sail, SHADOW),
        figures={"umbar": "corsairs"},
        armies={"umbar": "southrons-regular", "pelargir": "gondor-regular"},
        at_war="all",
    )
    story.shadow("carry")
    reached = {option for option in story.offers if option in REGIONS}
    assert "pelargir" not in reached


def test_ruling_42_two_armies_may_be_carried() -> None:
    story = factions(
        (sail, SHADOW),
        figures={"umbar": "corsairs", "west-harondor": "corsairs"},
        armies={"umbar": "southrons-regular", "west-harondor": "southrons-regular"},
        at_war="all",
    )
    story.shadow("umbar", "done")
    assert story.asks(SHADOW, "embark")
    assert story.offers == ("west-harondor", "done")
    story.shadow("west-harondor", "umbar", "done")
    assert story.figures("umbar") == story.figures("west-harondor") == "southrons-regular"
    assert story.is_over  # they who came did not go on


def test_ruling_42_or_one_is_carried_two_regions_to_attack() -> None:
    story = factions(
        (sail, SHADOW),
        figures={"umbar": "corsairs"},
        armies={"umbar": "2 southrons-regular", "pelargir": "gondor-regular"},
        at_war="all",
    )
    story.shadow("attack", "go", "done", "go")
    assert story.fight.region == "pelargir"
    assert story.fight.origin == "west-harondor"


def test_what_is_carried_to_attack_may_join_an_army_there() -> None:
    story = factions(
        (sail, SHADOW),
        figures={"umbar": "corsairs"},
        armies={
            "umbar": "southrons-regular",
            "west-harondor": "2 southrons-regular",
            "pelargir": "gondor-regular",
        },
        at_war="all",
    )
    story.shadow("attack", "done", "go")
    assert story.fight.attackers == ("southrons-regular",) * 3


def test_units_at_peace_stay_at_home() -> None:
    setting = {"figures": FLEET, "armies": {"umbar": "southrons-regular"}}
    assert can_carry(factions(at_war="southrons", **setting).table, SHADOW)
    story = factions((sail, SHADOW), **setting)
    assert story.is_over or "pelargir" not in story.offers


def test_without_ships_nothing_is_carried() -> None:
    story = factions((sail, SHADOW), armies={"umbar": "southrons-regular"}, at_war="all")
    assert story.is_over
    assert not can_carry(story.table, SHADOW)


def test_a_teammate_carries_only_his_own_army() -> None:
    setting = {"figures": FLEET, "armies": {"umbar": "southrons-regular"}, "at_war": "all"}
    story = factions(players=4, **setting)
    assert can_carry(story.table, "saruman-player")
    assert not can_carry(story.table, "witch-king-player")


def test_corsairs_may_advance_with_an_army_to_a_region_of_theirs() -> None:
    story = factions(
        (begin_attack, SHADOW),
        figures={"west-harondor": "2 corsairs"},
        armies={"west-harondor": "2 southrons-regular", "pelargir": "gondor-regular"},
        at_war="all",
    )
    story.shadow("go", "no").rolls(6, 6, 1)
    story.shadow("yes")
    assert "corsairs" in story.offers
    story.shadow("corsairs", "go")
    assert story.count("corsairs", "pelargir") == story.count("corsairs", "west-harondor") == 1


def test_ships_that_left_a_siege_to_attack_do_not_come_back() -> None:
    """An Army that leaves a siege ends it, and could not enter the region again."""
    story = factions(
        (sail, SHADOW),
        figures={"pelargir": "corsairs", "dol-amroth": "corsairs"},
        armies={"dol-amroth": "2 southrons-regular gondor-regular", "lamedon": "gondor-regular"},
        besieged=("dol-amroth",),
        at_war="all",
    )
    story.shadow("attack", "go")
    assert story.asks(SHADOW, "attack")  # there is nowhere else to attack from
    assert story.question.about == "dol-amroth"
