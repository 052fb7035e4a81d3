"""The events of the Broods of Shelob."""

from __future__ import annotations

from games.wotr_board.warriors.cards.playing import is_playable, played
from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.event_cards import removable
from greathall.games.wotr_board.facts import FREE, SHADOW, WILL
from greathall.games.wotr_board.hunt import rerolls
from greathall.games.wotr_board.stacking import room

HUGE = "huge-and-horrible"
MORGUL = "minas-morgul"


# ------------------------------------------------ The Craft of Shelob


def test_the_craft_of_shelob_moves_spiders_and_brings_her_tile_into_play() -> None:
    story = played("the-craft-of-shelob", figures={MORGUL: "spiders"})
    story.shadow(MORGUL, "north-ithilien")
    assert story.count("spiders", "north-ithilien") == 1
    assert story.table.hunt_waiting == ("shelobs-lair",)


def test_the_craft_of_shelob_brings_the_tile_once_and_in_mordor_to_the_pool() -> None:
    story = played(
        "the-craft-of-shelob", figures={MORGUL: "spiders"}, hunt_waiting=("shelobs-lair",)
    )
    story.shadow("done")
    assert story.table.hunt_waiting == ("shelobs-lair",)
    story = played("the-craft-of-shelob", figures={MORGUL: "spiders"}, fellowship={"mordor": 0})
    story.shadow("done")
    assert "shelobs-lair" in story.table.hunt_pool


# ------------------------------------------------ Evil Things


def test_evil_things_spends_a_spider_for_a_tile() -> None:
    story = played(
        "evil-things",
        figures={"south-ithilien": "2 spiders"},
        fellowship={"region": "south-ithilien"},
        fellows="",
    )
    story.shadow("done", "yes").draws("2")
    story.free("no")
    assert story.table.fellowship.corruption == 2
    assert story.count("spiders", "south-ithilien") == 1


def test_evil_things_ignores_an_eye() -> None:
    story = played(
        "evil-things",
        figures={"south-ithilien": "spiders"},
        fellowship={"region": "south-ithilien"},
    )
    story.shadow("done", "yes").draws("eye")
    assert story.table.fellowship.corruption == 0
    assert story.table.fellowship.is_hidden


def test_evil_things_is_not_for_settlements_and_needs_a_spider_there() -> None:
    assert not is_playable("evil-things", fellowship={"region": "rivendell"})
    assert is_playable("evil-things", fellowship={"region": "moria"})
    story = played("evil-things", figures={MORGUL: "spiders"}, fellowship={"region": "hollin"})
    story.shadow("done")
    assert story.is_over


def test_ruling_55_evil_things_does_nothing_to_a_fellowship_at_sea() -> None:
    story = played(
        "evil-things",
        figures={"western-way": "spiders"},
        fellowship={"region": "western-way"},
        on_table=("the-western-way",),
    )
    assert story.is_over
    assert story.count("spiders", "western-way") == 1


# ------------------------------------------------ Children of Ungoliant


def test_children_of_ungoliant_spends_a_spider_for_one_damage() -> None:
    setting = {
        "figures": {"south-ithilien": "2 spiders"},
        "fellowship": {"region": "south-ithilien"},
        "fellows": "",
    }
    story = played("children-of-ungoliant", **setting).shadow("done", "yes").free("no", "no")
    assert story.table.fellowship.corruption == 1
    assert story.count("spiders", "south-ithilien") == 1
    story = played("children-of-ungoliant", **setting).shadow("done", "yes").free("yes")
    assert story.table.fellowship.corruption == 0
    assert not story.table.fellowship.is_hidden


def test_children_of_ungoliant_hurts_who_is_revealed_without_asking() -> None:
    story = played(
        "children-of-ungoliant",
        figures={"south-ithilien": "2 spiders"},
        fellowship={"region": "south-ithilien", "is_hidden": False},
        fellows="",
    )
    story.shadow("done", "yes")
    assert story.table.fellowship.corruption == 1


# ------------------------------------------------ Huge and Horrible


def test_huge_and_horrible_needs_sauron_at_war() -> None:
    assert not is_playable(HUGE)
    assert is_playable(HUGE, at_war="sauron")


def test_huge_and_horrible_makes_spiders_hunt() -> None:
    setting = {"figures": {"south-ithilien": "spiders"}, "fellowship": {"region": "south-ithilien"}}
    assert rerolls(factions(**setting).table) == 0
    assert rerolls(factions(on_table=(HUGE,), **setting).table) == 1


def test_ruling_47_huge_and_horrible_counts_spiders_towards_the_limit_of_an_army() -> None:
    setting = {"figures": {MORGUL: "3 spiders"}, "armies": {MORGUL: "4 sauron-regular"}}
    assert room(factions(**setting).table, SHADOW, MORGUL) == 6
    assert room(factions(on_table=(HUGE,), **setting).table, SHADOW, MORGUL) == 3
    alone = factions(on_table=(HUGE,), figures={MORGUL: "3 spiders"}).table
    assert room(alone, SHADOW, MORGUL) == 7  # for an Army that comes there


def test_huge_and_horrible_goes_by_a_will_of_the_west() -> None:
    assert removable(factions(on_table=(HUGE,)).table, FREE, WILL) == (HUGE,)


# ------------------------------------------------ Her Own Offspring


def test_her_own_offspring_recruits_in_both_lairs_and_moves() -> None:
    story = played("her-own-offspring", figures={MORGUL: "spiders"})
    story.shadow("dol-guldur", "southern-mirkwood", "done")
    assert story.count("spiders", MORGUL) == 2
    assert story.count("spiders", "southern-mirkwood") == 1


def test_her_own_offspring_adds_two_starting_figures_before_they_enter() -> None:
    assert played("her-own-offspring").table.on_cards == {"spiders": 2}
