"""Retreats (8.7, R17)."""

from __future__ import annotations

from games.wotr_board.battles import battle, card_with
from games.wotr_board.story import Story
from greathall.games.wotr_board.facts import FREE, SHADOW

DESPERATE = card_with("desperate-battle")
DAYLIGHT = card_with("daylight")


def test_8_7_the_whole_army_retreats_to_an_adjacent_free_region() -> None:
    story = drawn_round("2 gondor-regular gondor-leader boromir", armies={"osgiliath": "nazgul"})
    story.shadow("go-on")
    assert story.offers == ("stay", "east-harondor", "osgiliath", "west-harondor")
    story.free("osgiliath")
    assert story.figures("osgiliath", FREE) == "2 gondor-regular gondor-leader boromir"
    assert story.asks(SHADOW, "advance")


def test_r17_an_empty_town_of_the_enemy_is_no_place_to_retreat_to() -> None:
    story = battle("sauron-regular", "gondor-regular", region="west-harondor", origin="umbar")
    story.rolls(1, 1).shadow("go-on")
    assert "near-harad" not in story.offers
    assert "pelargir" in story.offers


def test_8_7_a_region_closed_by_a_card_is_no_place_to_retreat_to() -> None:
    setting = {"origin": "westemnet", "region": "parth-celebrant", "side": FREE}
    open_to_all = battle("elves-regular", "sauron-regular", control={"lorien": SHADOW}, **setting)
    assert "lorien" in retreats(open_to_all)
    closed = battle(
        "elves-regular",
        "sauron-regular",
        control={"lorien": SHADOW},
        on_table=("a-power-too-great",),
        **setting,
    )
    assert "lorien" not in retreats(closed)


def test_8_7_saruman_stays_behind() -> None:
    story = battle(
        "rohan-regular",
        "isengard-regular saruman",
        side=FREE,
        origin="fords-of-isen",
        region="orthanc",
    )
    story.shadow("fight").rolls(1, 1, 1).free("go-on").shadow("gap-of-rohan")
    assert story.figures("gap-of-rohan") == "isengard-regular"
    assert story.where("saruman") == "orthanc"


def test_8_7_a_retreat_over_the_limit_removes_the_excess() -> None:
    story = drawn_round("3 gondor-regular", armies={"osgiliath": "9 gondor-regular"})
    story.shadow("go-on").free("osgiliath")
    assert story.figures("osgiliath") == "10 gondor-regular"
    assert len(story.events("unit-removed")) == 2


def test_8_7_nations_not_at_war_may_retreat_into_another_nation() -> None:
    story = battle(
        *("sauron-regular", "north-regular"),
        origin="northern-rhovanion",
        region="old-forest-road",
        at_war="sauron",
    )
    story.rolls(1, 1).shadow("go-on")
    assert "woodland-realm" in story.offers


def drawn_round(defenders: str = "2 gondor-regular", **setting: object) -> Story:
    """A round in which nobody hits."""
    story = battle("2 sauron-regular", defenders, **setting)
    while story.question.kind == "roll":
        story.rolls(1)
    return story


def retreats(story: Story) -> tuple[str, ...]:
    """Where the defender can go after a round in which nobody hits."""
    story.rolls(1, 1).free("go-on")
    return story.offers
