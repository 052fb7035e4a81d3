"""Figures of factions on the board and on cards."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.control import is_free
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.figures import combat_strength, leadership
from greathall.games.wotr_board.stacking import room
from greathall.games.wotr_board.table import force, has_army
from greathall.games.wotr_board.warriors.faction_figures import (
    lose_figures,
    move_figures,
    put_on_card,
    recruit_figures,
    recruit_in_each,
    return_figures,
    take_from_card,
)

STONE = "the-stone-of-erech"


def test_they_are_no_units_and_give_no_control() -> None:
    story = factions(
        figures={"moria": "3 spiders"}, armies={"moria": "sauron-regular"}, control={"dale": FREE}
    )
    figures = force(story.table, SHADOW, "moria")
    assert combat_strength(figures) == 1
    assert leadership(story.table, figures) == 0
    assert room(story.table, SHADOW, "moria") == 9
    recruit_figures(story.table, SHADOW, "spiders", "dale")
    assert not has_army(story.table, SHADOW, "dale")
    assert is_free(story.table, FREE, "dale")
    assert story.table.control["dale"] == FREE


def test_as_many_are_recruited_as_there_are() -> None:
    story = factions(figures={"moria": "7 spiders"})
    assert recruit_figures(story.table, SHADOW, "spiders", "moria", 3) == 1
    assert story.table.reinforcements["spiders"] == 0


def test_one_in_each_region() -> None:
    story = factions((recruit_in_each, SHADOW, "spiders", ("moria", "dale")))
    assert story.count("spiders", "moria") == story.count("spiders", "dale") == 1


def test_they_move_and_are_lost() -> None:
    story = factions(figures={"moria": "2 spiders"})
    move_figures(story.table, SHADOW, "spiders", "moria", "dale")
    lose_figures(story.table, "spiders", "moria")
    assert story.table.faction_figures == {"dale": ("spiders",)}
    assert story.table.reinforcements["spiders"] == 7


def test_ruling_15_a_card_takes_as_many_figures_as_there_are() -> None:
    story = factions(figures={"erech": "6 dead-men"}, on_table=(STONE,))
    put_on_card(story.table, FREE, STONE, 3)
    assert story.table.on_cards == {STONE: 2}


def test_ruling_14_figures_on_a_card_that_is_discarded_go_back() -> None:
    story = factions(on_table=(STONE,))
    put_on_card(story.table, FREE, STONE, 3)
    return_figures(story.table)
    assert story.table.on_cards == {STONE: 3}
    story.table.on_table = ()
    return_figures(story.table)
    assert story.table.on_cards == {}
    assert story.table.reinforcements["dead-men"] == 8


def test_a_figure_on_a_card_comes_into_play_or_waits_for_its_faction() -> None:
    story = factions(figures={"erech": "dead-men"}, on_table=(STONE,))
    put_on_card(story.table, FREE, STONE, 2)
    take_from_card(story.table, FREE, STONE, "erech")
    assert story.count("dead-men", "erech") == 2
    story = factions(on_table=(STONE,))
    put_on_card(story.table, FREE, STONE, 2)
    take_from_card(story.table, FREE, STONE, "erech")
    assert story.table.on_cards == {STONE: 1, "dead-men": 1}
