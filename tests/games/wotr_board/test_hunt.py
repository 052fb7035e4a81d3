"""The Hunt (13): the roll, all 24 tiles, how damage is dealt with."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.facts import FREE, HUNT_TILES, SHADOW
from greathall.games.wotr_board.fellowship import declare
from greathall.games.wotr_board.hunt import draw_tile, hunt_roll, move_fellowship

BREE = {"region": "bree", "progress": 1}


def hunt(*rolls: int, tile: str = "", **setting: Any) -> Story:
    """The dice of a Hunt at Bree show this, and if they succeed this tile is drawn."""
    box = setting.pop("box", 1)
    bonus = setting.pop("bonus", 0)
    setting.setdefault("fellowship", BREE)
    setting.setdefault("fellows", "gimli")
    story = war((hunt_roll,), hunt_box={SHADOW: box, FREE: bonus}, **setting)
    story.rolls(*rolls)
    return story.draws(tile) if tile else story


def card(tile: str, fellows: str = "gimli", fields: Any = None, **how: Any) -> Story:
    """A card draws this tile."""
    story = war((draw_card_tile, how), fellows=fellows, fellowship=BREE | (fields or {}))
    return story.draws(tile)


async def draw_card_tile(game: Any, how: dict[str, Any]) -> None:
    await draw_tile(game, "card", **how)


# ------------------------------------------------ the roll


def test_13_1_without_a_shadow_die_in_the_box_there_is_no_hunt() -> None:
    story = war((move_fellowship, FREE), hunt_box={FREE: 2})
    assert story.is_over
    assert story.events("hunt-rolled") == []


def test_13_1_the_hunt_follows_each_move() -> None:
    story = war((move_fellowship, FREE), hunt_box={SHADOW: 2}).rolls(5, 5)
    assert story.is_over
    assert story.events("hunt-rolled")[0]["successes"] == 0


def test_13_2_five_dice_at_most() -> None:
    assert hunt(1, 2, 3, 4, 5, box=8).is_over


def test_13_2_a_six_succeeds() -> None:
    assert hunt(5).events("tile-drawn") == []
    assert hunt(6).question.kind == "draw"


@pytest.mark.parametrize(("bonus", "needed"), [(0, 6), (1, 5), (2, 4), (3, 3), (4, 2), (6, 2)])
def test_13_2_one_more_for_each_die_of_the_free_peoples_but_a_natural_1_fails(
    bonus: int, needed: int
) -> None:
    story = hunt(needed - 1, bonus=bonus)
    assert story.is_over
    assert story.events("hunt-rolled")[0]["needed"] == needed
    assert hunt(needed, bonus=bonus).question.kind == "draw"


@pytest.mark.parametrize(
    ("region", "armies", "rerolls"),
    [
        ("bree", {}, 0),
        ("moria", {}, 1),
        ("bree", {"bree": "2 sauron-regular"}, 1),
        ("bree", {"bree": "2 nazgul"}, 1),
        ("bree", {"bree": "witch-king"}, 1),
        ("bree", {"bree": "mouth-of-sauron"}, 0),
        ("moria", {"moria": "sauron-regular"}, 2),
        ("moria", {"moria": "sauron-regular nazgul"}, 3),
    ],
)
def test_13_3_a_reroll_for_each_true_statement(
    region: str, armies: dict[str, str], rerolls: int
) -> None:
    setting = {"region": region, "progress": 1}
    story = hunt(*[1] * 5, *[2] * rerolls, box=5, armies=armies, fellowship=setting)
    assert story.is_over
    assert story.events("hunt-rolled")[0]["rerolled"] == (2,) * rerolls


def test_13_3_a_captured_stronghold_counts_for_its_holder() -> None:
    setting = {"region": "lorien"}
    story = hunt(1, 1, fellowship=setting, control={"lorien": SHADOW})
    assert story.is_over
    story = hunt(1, fellowship={"region": "moria"}, control={"moria": FREE})
    assert story.is_over


def test_13_3_each_failed_die_is_rolled_again_once_at_most() -> None:
    armies = {"moria": "sauron-regular nazgul"}
    story = hunt(6, 1, 5, armies=armies, fellowship={"region": "moria"}, box=2)
    assert story.question.kind == "draw"
    assert story.events("hunt-rolled")[0]["rerolled"] == (5,)


# ------------------------------------------------ the 24 tiles

# Damage with two successes (an Eye is worth as many), whether it reveals; below zero it heals.
STANDARD = [
    *[("eye", 2, True)] * 4,
    *[("3", 3, False)] * 3,
    *[("2", 2, False)] * 2,
    ("2-reveal", 2, True),
    *[("1", 1, False)] * 2,
    *[("1-reveal", 1, True)] * 2,
    *[("0-reveal", 0, True)] * 2,
]
# On the Mordor Track with three dice in the Hunt Box: also whether it stops.
SPECIAL = [
    ("elven-cloaks", 0, False, False),
    ("elven-rope", 0, False, False),
    ("phial-of-galadriel", -2, False, False),
    ("smeagol-helps-nice-master", -1, False, False),
    ("shelobs-lair", 4, False, True),
    ("the-ring-is-mine", 3, True, True),
    ("on-on-they-went", 3, False, True),
    ("give-it-to-uss", 1, True, True),
]


def numbered(tiles: list[Any]) -> list[Any]:
    return [pytest.param(*tile, id=f"{n}-{tile[0]}") for n, tile in enumerate(tiles, 1)]


@pytest.mark.parametrize(("tile", "damage", "reveals"), numbered(STANDARD))
def test_13_5_every_standard_tile(tile: str, damage: int, reveals: bool) -> None:
    story = hunt(6, 6, tile=tile, box=2)
    if damage:
        story.free("no")
    if reveals:
        assert story.asks(FREE, "reveal")
        story.free("bree")
    assert story.is_over
    assert story.table.fellowship.corruption == damage
    assert story.table.fellowship.is_hidden is not reveals
    assert tile in story.table.hunt_drawn
    assert story.table.hunt is None


@pytest.mark.parametrize(("tile", "damage", "reveals", "stops"), numbered(SPECIAL))
def test_14_3_every_special_tile(tile: str, damage: int, reveals: bool, stops: bool) -> None:
    story = war(
        (move_fellowship, FREE),
        fellows="gimli",
        fellowship={"mordor": 1, "corruption": 5},
        hunt_pool=(tile, "eye"),
        hunt_box={SHADOW: 2, FREE: 1},
    )
    story.draws(tile)
    if tile == "shelobs-lair":
        story.rolls(4)
    if damage > 0:
        story.free("no")
    assert story.is_over
    fellowship = story.table.fellowship
    assert fellowship.corruption == 5 + damage
    assert fellowship.is_hidden is not reveals
    assert fellowship.mordor == (1 if stops else 2)


def test_13_5_the_tests_know_all_24_tiles() -> None:
    tested = Counter(tile for tile, *_ in (*STANDARD, *SPECIAL))
    assert tested == {tile.id: tile.copies for tile in HUNT_TILES.values()}
    assert tested.total() == 24


def test_13_5_an_eye_counts_successes_of_rerolls_too() -> None:
    story = hunt(6, 1, 6, tile="eye", box=2, fellowship={"region": "moria"}).free("no")
    assert story.table.fellowship.corruption == 2


def test_13_5_for_a_card_an_eye_counts_nothing_but_reveals() -> None:
    story = card("eye")
    assert story.asks(FREE, "reveal")
    assert story.table.fellowship.corruption == 0


def test_13_5_a_card_may_discard_eyes_and_blue_tiles() -> None:
    story = card("eye", numbered_only=True)
    assert story.is_over
    assert story.table.fellowship.is_hidden
    assert story.events("tile-ignored") == [{"event": "tile-ignored", "tile": "eye"}]


# ------------------------------------------------ casualties


def test_13_6_the_guide_may_be_taken_for_his_level() -> None:
    story = hunt(6, tile="3", fellows="gimli meriadoc").free("guide")
    assert story.where("gimli") == "gone"
    story.free("no")  # the new Guide is a Hobbit, but stays
    assert story.table.fellowship.corruption == 1


def test_13_6_or_a_random_companion() -> None:
    story = hunt(6, tile="3", fellows="gimli boromir").free("random")
    story.draws("boromir")
    assert story.where("boromir") == "gone"
    assert story.table.fellowship.corruption == 1


def test_13_6_only_one_casualty_a_tile_and_the_difference_is_wasted() -> None:
    story = hunt(6, tile="1", fellows="strider gimli").free("guide")
    assert story.is_over
    assert story.table.fellowship.corruption == 0
    story = hunt(6, tile="3", fellows="gimli boromir").free("guide")
    assert story.is_over
    assert story.table.fellowship.corruption == 1


def test_13_6_a_hobbit_guide_may_separate_to_lower_the_damage_and_then_the_next() -> None:
    story = hunt(6, tile="3", fellows="meriadoc peregrin")
    assert story.asks(FREE, "guide-ability")
    story.free("meriadoc", "bree", "peregrin", "bree")
    assert story.where("meriadoc") == story.where("peregrin") == "bree"
    story.free("no")  # Gollum guides now and does not reveal
    assert story.table.fellowship.corruption == 1


def test_13_6_a_casualty_that_brings_a_hobbit_guide_lets_him_help() -> None:
    story = hunt(6, tile="3", fellows="gimli meriadoc").free("guide", "meriadoc", "bree")
    assert story.table.fellowship.corruption == 0


def test_13_7_a_hobbit_taken_as_a_casualty_absorbs_1_and_is_separated() -> None:
    story = hunt(6, tile="2", fellows="gimli meriadoc").free("random").draws("meriadoc")
    story.free("bree")
    assert story.where("meriadoc") == "bree"
    assert story.table.fellowship.corruption == 1


def test_r35_foul_thing_a_random_companion_must_die_first_and_no_second_one() -> None:
    story = card("3", "gimli boromir", random_casualty_first=True).draws("boromir")
    assert story.is_over
    assert story.where("boromir") == "gone"
    assert story.table.fellowship.corruption == 1


def test_r35_nobody_dies_without_damage() -> None:
    story = card("0-reveal", "gimli boromir", random_casualty_first=True)
    assert story.asks(FREE, "reveal")
    assert story.table.fellowship.companions == ("gimli", "boromir")


def test_r36_isildurs_bane_nothing_lowers_the_damage() -> None:
    story = card("3", is_reduced=False)
    assert story.is_over
    assert story.table.fellowship.corruption == 3


# ------------------------------------------------ Gollum


def test_13_6_4_gollum_ignores_the_icon_of_standard_numbered_tiles() -> None:
    story = hunt(6, tile="1-reveal", fellows="")
    assert story.asks(FREE, "guide-ability")
    story.free("no")
    assert story.is_over
    assert story.table.fellowship.is_hidden
    assert story.table.fellowship.corruption == 1


def test_13_6_4_but_not_that_of_eyes_and_special_tiles() -> None:
    assert hunt(6, tile="eye", fellows="").asks(FREE, "reveal")
    setting = {"mordor": 1}
    story = war((move_fellowship, FREE), fellows="", fellowship=setting, hunt_pool=("eye",) * 2)
    story.draws("eye")
    assert not story.table.fellowship.is_hidden


def test_r34_gollum_may_reveal_the_fellowship_to_lower_the_damage() -> None:
    story = hunt(6, tile="3", fellows="").free("gollum")
    assert story.table.fellowship.corruption == 2
    assert story.asks(FREE, "reveal")
    story.free("weather-hills")
    assert story.table.fellowship.region == "weather-hills"
    assert story.table.fellowship.progress == 0


def test_r34_not_if_the_tile_reveals_anyway_or_it_is_revealed_already() -> None:
    assert hunt(6, tile="eye", fellows="").asks(FREE, "reveal")
    story = card("3", "", {"is_hidden": False})
    assert story.is_over
    assert story.table.fellowship.corruption == 3


def test_r34_nor_where_no_region_to_end_in_exists() -> None:
    story = hunt(6, tile="3", fellows="", fellowship={"region": "rivendell"})
    assert story.is_over
    assert story.table.fellowship.corruption == 3


def test_r33_the_last_companion_lost_makes_gollum_guide_in_time() -> None:
    story = hunt(6, tile="2-reveal", fellows="gimli").free("guide")
    assert story.is_over
    assert story.table.fellowship.is_hidden


# ------------------------------------------------ several tiles


def test_13_8_first_the_tile_that_reveals_then_those_of_strongholds() -> None:
    story = hunt(6, tile="1-reveal", fellowship={"region": "moria", "progress": 1})
    story.free("no", "dimrill-dale").draws("2-reveal").free("no")
    assert story.is_over
    assert [event["due_to"] for event in story.events("tile-drawn")] == ["hunt", "stronghold"]
    assert story.table.fellowship.corruption == 3
    assert len(story.events("fellowship-revealed")) == 1


@pytest.mark.parametrize(("region", "is_hidden"), [("lorien", True), ("dimrill-dale", False)])
def test_13_9_a_declaration_where_it_is_sheltered_ignores_the_reveal(
    region: str, is_hidden: bool
) -> None:
    setting = {"region": "moria", "progress": 2}
    story = war((declare,), fellows="gimli", fellowship=setting, on_table=("balrog-of-moria",))
    story.free(region).shadow("yes").draws("0-reveal")
    assert story.is_over
    assert story.table.fellowship.is_hidden is is_hidden
