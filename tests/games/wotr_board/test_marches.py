"""Marches over several regions, by Event cards (5.8)."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import war
from greathall.games.wotr_board.facts import FREE, SHADOW, Region, Side
from greathall.games.wotr_board.marches import March
from greathall.games.wotr_board.table import War, has_army


async def march(game: War, *wishes: Any) -> None:
    await March(game, *wishes).go()


def joined(game: War, side: Side, region: Region) -> bool:
    return has_army(game, side, region)


def test_5_8_a_march_goes_several_regions_and_captures_what_it_passes() -> None:
    story = war(
        (march, SHADOW, "osgiliath", 2),
        at_war="sauron",
        armies={"osgiliath": "2 sauron-regular nazgul"},
    )
    story.shadow("nazgul", "go", "lossarnach")
    assert story.table.control["lossarnach"] == SHADOW
    assert story.question.kind == "march-to"
    story.shadow("pelargir")
    assert story.table.control["pelargir"] == SHADOW
    assert story.figures("pelargir") == "2 sauron-regular"
    assert story.is_over


def test_5_8_a_march_may_stop_early() -> None:
    story = war(
        (march, SHADOW, "osgiliath", 3), at_war="sauron", armies={"osgiliath": "sauron-regular"}
    )
    assert story.shadow("south-ithilien", "done").is_over
    assert story.figures("south-ithilien") == "sauron-regular"


def test_5_8_a_march_may_have_to_end_where_an_army_stands() -> None:
    armies = {"morannon": "3 sauron-regular", "noman-lands": "9 sauron-regular"}
    story = war((march, SHADOW, "morannon", 3, joined), armies=armies)
    # One unit finds room there; the others stay, and it leaves by the only way to Dagorlad.
    assert story.figures("dagorlad") == "sauron-regular"
    assert story.question.kind == "march-to"
    assert "done" not in story.offers
    story.shadow("noman-lands")
    assert story.figures("noman-lands") == "10 sauron-regular"


def test_5_8_a_march_needs_free_regions_and_an_end() -> None:
    armies = {"morannon": "sauron-regular", "noman-lands": "sauron-regular"}
    assert March(war(armies=armies).table, SHADOW, "morannon", 2, joined).can_begin()
    assert not March(war(armies=armies).table, SHADOW, "morannon", 1, joined).can_begin()
    barred = armies | {"dagorlad": "elves-elite"}
    assert not March(war(armies=barred).table, SHADOW, "morannon", 2, joined).can_begin()
    assert not March(war(armies=armies).table, SHADOW, "dagorlad", 2).can_begin()


def test_5_8_companions_arrive_only_where_a_march_ends() -> None:
    story = war((march, FREE, "osgiliath", 2), armies={"osgiliath": "gondor-regular boromir"})
    story.free("go", "minas-tirith", "lossarnach")
    assert story.where("boromir") == "lossarnach"
    assert not story.table.active["gondor"]
