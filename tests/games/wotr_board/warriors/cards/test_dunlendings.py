"""The events of the Hillmen of Dunland."""

from __future__ import annotations

from games.wotr_board.warriors.cards.playing import is_playable, played
from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.battlefield import dice_of
from greathall.games.wotr_board.event_cards import removable
from greathall.games.wotr_board.facts import CHARACTER, FREE, SHADOW, WILL
from greathall.games.wotr_board.hunt import rerolls
from greathall.games.wotr_board.warriors.special_attack import strike

NORTH, SOUTH = "north-dunland", "south-dunland"
ARMED = "armed-by-saruman"


# ------------------------------------------------ Wild Hillmen


def test_wild_hillmen_recruits_in_each_free_dunland_and_moves() -> None:
    story = played("wild-hillmen-2", figures={NORTH: "dunlendings"})
    story.shadow(SOUTH, "gap-of-rohan", "done")
    assert story.count("dunlendings", NORTH) == 2
    assert story.count("dunlendings", "gap-of-rohan") == 1


def test_wild_hillmen_leaves_out_a_dunland_of_the_enemy() -> None:
    story = played("wild-hillmen", figures={NORTH: "dunlendings"}, control={SOUTH: FREE})
    story.shadow("done")
    assert story.count("dunlendings", NORTH) == 2
    assert story.count("dunlendings", SOUTH) == 0


def test_wild_hillmen_adds_starting_figures_before_they_enter() -> None:
    assert played("wild-hillmen").table.on_cards == {"dunlendings": 2}
    assert played("wild-hillmen", control={SOUTH: FREE}).table.on_cards == {"dunlendings": 1}


def test_wild_hillmen_with_one_figure_left_goes_to_one_dunland_of_the_players_choice() -> None:
    crowd = {"moria": "3 dunlendings", "gap-of-rohan": "3 dunlendings", NORTH: "dunlendings"}
    story = played("wild-hillmen", figures=crowd)
    assert story.asks(SHADOW, "recruit-in")
    assert story.offers == (NORTH, SOUTH)
    story.shadow(SOUTH)
    assert (story.count("dunlendings", NORTH), story.count("dunlendings", SOUTH)) == (1, 1)


def test_wild_hillmen_leaves_out_a_dunland_that_holds_three() -> None:
    story = played("wild-hillmen", figures={NORTH: "3 dunlendings"})
    assert (story.count("dunlendings", NORTH), story.count("dunlendings", SOUTH)) == (3, 1)


# ------------------------------------------------ Death to the Forgoil


def forgoil(card: str = "death-to-the-forgoil", defenders: str = "3 rohan-regular") -> FactionStory:
    """Two Dunlendings and one Regular may attack the Fords of Isen."""
    return played(
        card,
        figures={"gap-of-rohan": "2 dunlendings"},
        armies={"gap-of-rohan": "isengard-regular", "fords-of-isen": defenders},
        at_war="all",
    )


def test_death_to_the_forgoil_makes_dunlendings_fight_as_regulars() -> None:
    story = forgoil("death-to-the-forgoil-2").shadow("go")
    assert story.fight.attackers == ("isengard-regular", "armed-dunlendings", "armed-dunlendings")
    assert dice_of(story.table, SHADOW) == 3


def test_death_to_the_forgoil_lets_them_be_casualties_and_turns_them_back() -> None:
    story = forgoil().shadow("go").rolls(1, 1, 1).rolls(6, 1, 1)
    assert story.asks(SHADOW, "casualty")
    story.shadow("armed-dunlendings", "cease")
    assert story.is_over
    assert story.count("dunlendings", "gap-of-rohan") == 1
    assert story.figures("gap-of-rohan") == "isengard-regular dunlendings"
    assert story.table.reinforcements["dunlendings"] == 7
    assert story.table.reinforcements["armed-dunlendings"] == 0


def test_death_to_the_forgoil_lets_them_advance() -> None:
    story = forgoil(defenders="rohan-regular").shadow("go").rolls(6, 6, 1).rolls(1)
    story.shadow("yes", "go")
    assert story.count("dunlendings", "fords-of-isen") == 2
    assert story.figures("fords-of-isen") == "isengard-regular 2 dunlendings"


def test_death_to_the_forgoil_leaves_three_in_a_region_where_others_stood_already() -> None:
    story = played(
        "death-to-the-forgoil",
        figures={"gap-of-rohan": "2 dunlendings", "fords-of-isen": "2 dunlendings"},
        armies={"gap-of-rohan": "isengard-regular", "fords-of-isen": "rohan-regular"},
        at_war="all",
    )
    story.shadow("go").rolls(6, 6, 1).rolls(1).shadow("yes", "go")
    assert story.count("dunlendings", "fords-of-isen") == 3
    assert story.table.reinforcements["dunlendings"] == 5


def test_death_to_the_forgoil_is_only_for_rohan_and_gondor() -> None:
    assert forgoil(defenders="2 elves-regular").is_over
    assert not forgoil(defenders="elves-regular gondor-regular").is_over


# ------------------------------------------------ Armed by Saruman


def test_armed_by_saruman_needs_isengard_at_war() -> None:
    assert not is_playable(ARMED)
    assert is_playable(ARMED, at_war="isengard")


def test_armed_by_saruman_makes_dunlendings_hunt() -> None:
    setting = {"figures": {NORTH: "dunlendings"}, "fellowship": {"region": NORTH}}
    assert rerolls(factions(**setting).table) == 0
    assert rerolls(factions(on_table=(ARMED,), **setting).table) == 1


def test_ruling_37_armed_by_saruman_lets_dunlendings_take_hits_of_ents_only() -> None:
    setting = {
        "figures": {NORTH: "2 dunlendings", "fangorn": "ents", "erech": "dead-men"},
        "armies": {NORTH: "2 isengard-regular", "fangorn": "gimli", "erech": "strider"},
        "company": ("strider",),
        "on_table": (ARMED,),
    }
    story = factions((strike, "ents", NORTH), **setting).rolls(6, 6, 1).shadow(2)
    assert story.figures(NORTH) == "2 isengard-regular"
    story = factions((strike, "dead-men", NORTH), **setting).rolls(6, 1, 1)
    assert story.figures(NORTH) == "isengard-regular 2 dunlendings"


def test_armed_by_saruman_goes_by_a_will_of_the_west() -> None:
    table = factions(on_table=(ARMED,)).table
    assert removable(table, FREE, WILL) == (ARMED,)
    assert removable(table, FREE, CHARACTER) == ()
    assert removable(table, SHADOW, CHARACTER) == ()
