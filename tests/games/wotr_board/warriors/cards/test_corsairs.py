"""The events of the Corsairs of Umbar."""

from __future__ import annotations

from typing import Any

from games.wotr_board.warriors.cards.playing import has_effect, is_playable, played
from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.warriors.faction_dice import can_use_table_card, use_table_card

SAILS = "black-sails"


# ------------------------------------------------ A Great Fleet


def test_a_great_fleet_recruits_in_umbar_and_sails() -> None:
    story = played("a-great-fleet-2", figures={"umbar": "2 corsairs"})
    story.shadow("umbar", "pelargir", "done")
    assert story.count("corsairs", "umbar") == 2
    assert story.count("corsairs", "pelargir") == 1


def test_a_great_fleet_adds_a_starting_figure_before_they_enter() -> None:
    story = played("a-great-fleet")
    assert story.is_over
    assert story.table.on_cards == {"corsairs": 1}


def test_ruling_12_a_great_fleet_has_no_effect_for_eliminated_corsairs() -> None:
    assert not has_effect("a-great-fleet", gone="corsairs")


# ------------------------------------------------ Black Sails


def sailing(**setting: Any) -> FactionStory:
    """A Faction die is spent on Black Sails."""
    return factions(
        (use_table_card, SHADOW), figures={"umbar": "2 corsairs"}, on_table=(SAILS,), **setting
    )


def test_black_sails_needs_corsairs_in_play_and_stays_on_the_table() -> None:
    assert not is_playable(SAILS)
    story = played(SAILS, figures={"umbar": "corsairs"})
    assert story.table.on_table == (SAILS,)


def test_black_sails_recruits_or_moves_with_any_faction_die() -> None:
    story = sailing().shadow("recruit")
    assert story.is_over
    assert story.count("corsairs", "umbar") == 3
    story = sailing().shadow("move", "umbar", "pelargir", "done")
    assert story.is_over
    assert story.count("corsairs", "pelargir") == 1
    assert not can_use_table_card(story.table, FREE)


def test_black_sails_hunts_a_fellowship_revealed_in_gondor() -> None:
    revealed = {"region": "lamedon", "is_hidden": False}
    story = sailing(fellowship=revealed, fellows="").shadow("recruit", "umbar")
    assert story.table.fellowship.corruption == 1
    assert story.count("corsairs", "umbar") == 2


def test_black_sails_lets_the_fellowship_use_what_helps_against_a_hunt() -> None:
    revealed = {"region": "west-harondor", "is_hidden": False}
    story = sailing(fellowship=revealed, fellows="strider").shadow("recruit", "umbar")
    assert story.asks(FREE, "casualty-of-hunt")
    story.free("guide")
    assert story.table.fellowship.corruption == 0
    assert story.where("strider") == "gone"


def test_black_sails_need_not_hunt() -> None:
    revealed = {"region": "osgiliath", "is_hidden": False}
    story = sailing(fellowship=revealed, fellows="").shadow("recruit", "no")
    assert story.table.fellowship.corruption == 0


def test_black_sails_does_not_find_who_is_hidden_or_elsewhere() -> None:
    hidden = {"region": "lamedon"}
    assert sailing(fellowship=hidden).shadow("recruit").is_over
    elsewhere = {"region": "fangorn", "is_hidden": False}
    assert sailing(fellowship=elsewhere).shadow("recruit").is_over


def test_ruling_54_black_sails_finds_a_fellowship_at_sea() -> None:
    story = factions(
        (use_table_card, SHADOW),
        figures={"umbar": "2 corsairs"},
        on_table=(SAILS, "the-western-way"),
        fellowship={"region": "western-way"},
        fellows="",
    )
    story.shadow("recruit", "umbar").free("no")
    assert story.table.fellowship.corruption == 1


# ------------------------------------------------ Ships of Great Draught


def embarked(card: str) -> FactionStory:
    """Two ships, two units and a Nazgûl are in Umbar, and Pelargir is defended."""
    return played(
        card,
        figures={"umbar": "2 corsairs"},
        armies={"umbar": "2 southrons-regular nazgul", "pelargir": "gondor-regular"},
        at_war="all",
    )


def test_ships_of_great_draught_carries_an_army() -> None:
    story = embarked("ships-of-great-draught-2").shadow("carry", "go", "done")
    assert story.is_over
    assert story.figures("west-harondor") == "2 southrons-regular nazgul"
    assert story.count("corsairs", "west-harondor") == 2


def test_ships_of_great_draught_carries_an_army_to_attack() -> None:
    story = embarked("ships-of-great-draught").shadow("attack", "go", "done", "go")
    assert story.fight.attackers == ("southrons-regular", "southrons-regular", "nazgul")
    assert (story.fight.origin, story.fight.region) == ("west-harondor", "pelargir")


def test_ships_of_great_draught_without_an_army_does_nothing() -> None:
    story = played("ships-of-great-draught", figures={"umbar": "2 corsairs"})
    assert story.is_over
