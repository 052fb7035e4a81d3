"""The Dead Men of Dunharrow."""

from __future__ import annotations

from typing import Any

from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.characters import companions_who_can_move
from greathall.games.wotr_board.entering import enter_companion
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.table import force
from greathall.games.wotr_board.warriors.dead_men import (
    army_of_the_dead,
    haunt,
    recruit,
    steps_of_the_dead,
)
from greathall.games.wotr_board.warriors.entering import enter_play


def the_dead(
    *agenda: tuple[Any, ...], at: str = "erech", count: int = 2, **setting: Any
) -> FactionStory:
    """The Army of the Dead with Strider, at these steps."""
    characters = {"strider": at} | setting.pop("characters", {})
    company = setting.pop("company", ("strider",))
    return factions(
        *agenda,
        figures={at: f"{count} dead-men"},
        characters=characters,
        company=company,
        **setting,
    )


# ------------------------------------------------ entering, being apart, leaving


def test_strider_and_companions_go_to_erech_even_out_of_a_siege() -> None:
    story = factions(
        (enter_play, FREE, "dead-men"),
        characters={"strider": "helms-deep", "gimli": "helms-deep", "legolas": "helms-deep"},
        armies={"helms-deep": "rohan-regular isengard-regular"},
        besieged=("helms-deep",),
    )
    assert story.asks(FREE, "join-the-dead")
    assert story.offers == ("legolas", "gimli", "go")
    story.free("gimli", "go")
    assert story.table.company == ("strider", "gimli")
    assert story.where("strider") == story.where("gimli") == "erech"
    assert story.where("legolas") == "helms-deep"
    assert story.count("dead-men", "erech") == 2


def test_they_are_no_part_of_a_free_peoples_army_in_their_region() -> None:
    story = the_dead(armies={"erech": "gondor-regular"}, characters={"gimli": "erech"})
    assert force(story.table, FREE, "erech") == ("gondor-regular", "gimli")


def test_ruling_22_companions_of_the_company_cannot_move_away() -> None:
    story = the_dead(
        characters={"gimli": "erech", "legolas": "erech"}, company=("strider", "gimli")
    )
    assert companions_who_can_move(story.table) == ("legolas",)


def test_strider_may_become_aragorn_among_the_dead() -> None:
    story = the_dead((enter_companion, FREE), at="pelargir", count=3)
    assert story.table.company == ("aragorn",)
    assert story.table.factions["dead-men"] == "in-play"


def test_ruling_22_he_may_leave_before_any_action_of_anybody() -> None:
    for side, die in ((FREE, "event"), (SHADOW, "army")):
        story = the_dead((next_action,), dice={side: (die,)}, rings={FREE: 0})
        assert story.asks(FREE, "leave-the-dead")
        story.free("yes")
        assert story.table.factions["dead-men"] == "gone"
        assert story.table.company == ()
        assert story.table.faction_figures == {}
        assert story.where("strider") == "erech"


def test_ruling_22_while_he_stays_the_army_stands() -> None:
    story = the_dead((next_action,), dice={FREE: ("event",)}, rings={FREE: 0}).free("no")
    assert story.table.factions["dead-men"] == "in-play"
    assert story.is_turn_of(FREE)


def test_nobody_is_asked_while_there_is_no_army_of_the_dead() -> None:
    story = factions((next_action,), dice={FREE: ("event",)}, rings={FREE: 0})
    assert story.is_turn_of(FREE)


def test_recruiting_adds_a_figure_wherever_the_army_is() -> None:
    assert the_dead((recruit, FREE), at="pelargir").count("dead-men", "pelargir") == 3


# ------------------------------------------------ Wraiths of Fear


def test_ruling_28_no_step_after_an_attack() -> None:
    story = the_dead(
        (haunt, FREE), at="pelargir", count=4, armies={"west-harondor": "southrons-regular"}
    )
    story.free("done", "west-harondor").rolls(1, 1, 1).free("no").shadow(story.offers[0])
    assert story.asks(FREE, "follow-up")
    story.free("yes")
    assert army_of_the_dead(story.table) == "west-harondor"
    assert story.count("dead-men", "west-harondor") == 3  # the advance costs none
    assert story.is_over


def test_ruling_29_a_step_needs_two_figures_and_a_region_without_enemy_units() -> None:
    assert steps_of_the_dead(the_dead(count=1).table) == ()
    story = the_dead(armies={"lamedon": "southrons-regular"})
    assert "lamedon" not in steps_of_the_dead(story.table)
    assert "anfalas" in steps_of_the_dead(story.table)


def test_ruling_21_mountains_bar_its_steps() -> None:
    assert set(steps_of_the_dead(the_dead().table)) == {"anfalas", "dol-amroth", "lamedon"}


def test_ruling_30_an_army_in_its_region_can_be_left_or_attacked() -> None:
    here = {"lamedon": "2 southrons-regular"}
    story = the_dead((haunt, FREE), at="lamedon", armies=here)
    assert "pelargir" in story.offers
    story.free("done")
    assert story.offers == ("lamedon", "done")
    story.free("lamedon").rolls(6, 6, 1)
    assert story.figures("lamedon", SHADOW) == ""


def test_ruling_24_the_last_figure_may_attack_and_then_the_faction_is_gone() -> None:
    story = the_dead(
        (haunt, FREE), at="pelargir", count=1, armies={"west-harondor": "3 southrons-regular"}
    )
    story.free("west-harondor").rolls(4, 4, 1)
    assert story.asks(SHADOW, "flee-the-dead")
    story.shadow(story.offers[0])
    assert story.table.factions["dead-men"] == "gone"
    assert story.where("strider") == "pelargir"


def test_ruling_31_the_retreat_is_forced_without_a_hit_but_not_to_where_the_attack_came_from() -> (
    None
):
    story = the_dead(
        (haunt, FREE), at="pelargir", count=2, armies={"west-harondor": "southrons-regular"}
    )
    story.free("done", "west-harondor").rolls(1, 2, 3).free("no")
    assert story.asks(SHADOW, "flee-the-dead")
    assert "pelargir" not in story.offers


def test_ruling_31_who_cannot_retreat_stays() -> None:
    story = the_dead(
        (haunt, FREE),
        count=3,
        at="lamedon",
        armies={"dol-amroth": "3 southrons-regular gondor-regular"},
        control={"dol-amroth": SHADOW},
        besieged=("dol-amroth",),
    )
    story.free("done", "dol-amroth").rolls(4, 1, 1).free("no")
    assert story.figures("dol-amroth", SHADOW) == "2 southrons-regular"
    assert story.is_over


def test_ruling_32_in_the_same_region_every_adjacent_one_is_open_for_the_retreat() -> None:
    story = the_dead(
        (haunt, FREE), at="west-harondor", armies={"west-harondor": "southrons-regular"}
    )
    story.free("done", "west-harondor").rolls(1, 1, 1).free("no")
    assert set(story.offers) == {
        "east-harondor",
        "near-harad",
        "osgiliath",
        "south-ithilien",
        "umbar",
    }


def test_ruling_33_nazgul_and_minions_may_part_from_the_army() -> None:
    armies = {"west-harondor": "2 southrons-regular 2 nazgul witch-king"}
    story = the_dead((haunt, FREE), at="pelargir", count=2, armies=armies)
    story.free("done", "west-harondor").rolls(1, 1, 1).free("no")
    to = story.offers[0]
    story.shadow(to)
    assert story.asks(SHADOW, "flee-along")
    story.shadow("nazgul", "go")
    assert story.figures("west-harondor") == "nazgul"
    assert story.figures(to) == "2 southrons-regular nazgul witch-king"


def test_ruling_33_with_the_last_unit_they_die() -> None:
    story = the_dead((haunt, FREE), armies={"lamedon": "southrons-regular nazgul witch-king"})
    story.free("done", "lamedon").rolls(5, 1, 1)
    assert story.figures("lamedon") == ""
    assert story.where("witch-king") == "gone"


def test_companions_who_come_to_a_city_with_the_dead_activate_its_nation() -> None:
    story = the_dead(
        (haunt, FREE),
        at="lamedon",
        count=2,
        active={"gondor": False},
        company=("aragorn",),
        characters={"strider": "gone", "aragorn": "lamedon"},
    )
    story.free("pelargir")
    assert story.table.active["gondor"]
