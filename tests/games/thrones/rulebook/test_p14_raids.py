"""The example on page 14: five raids."""

from __future__ import annotations

from games.thrones.story import Story, westeros
from greathall.games.thrones.raids import resolve_raids


def raids() -> Story:
    return westeros(
        (resolve_raids,),
        players=5,
        forces={
            "reach": "lannister footman",
            "sunset-sea": "lannister ship",
            "lannisport": "lannister footman",
            "west-summer-sea": "greyjoy ship",
            "dornish-marches": "tyrell footman",
            "highgarden": "tyrell footman",
            "stoney-sept": "baratheon footman",
        },
        orders={
            "reach": "raid",
            "sunset-sea": "raid",
            "lannisport": "defense-1",
            "west-summer-sea": "raid",
            "dornish-marches": "raid",
            "highgarden": "consolidate-power",
            "stoney-sept": "raid-special",
        },
        tracks={"throne": ("greyjoy", "stark", "lannister", "baratheon", "tyrell")},
    )


def test_p14_greyjoy_pillages_highgarden() -> None:
    story = raids()
    assert story.asks("greyjoy", "raid-target")
    story.answers(("greyjoy", "highgarden"))
    assert (story.table.power["greyjoy"], story.table.power["tyrell"]) == (6, 4)
    assert "highgarden" not in story.table.orders
    assert "west-summer-sea" not in story.table.orders


def test_p14_stark_has_no_raid_and_lannister_raids_the_dornish_marches() -> None:
    story = raids().answers(("greyjoy", "highgarden"))
    assert story.asks("lannister", "choose-raid")
    story.answers(("lannister", "reach"), ("lannister", "dornish-marches"))
    assert "reach" not in story.table.orders
    assert "dornish-marches" not in story.table.orders


def test_p14_baratheons_special_raid_removes_a_defense_order() -> None:
    story = raids().answers(("greyjoy", "highgarden"), ("lannister", "reach"))
    story.answers(("lannister", "dornish-marches"))
    assert story.asks("baratheon", "raid-target")
    story.answers(("baratheon", "lannisport"))
    assert "lannisport" not in story.table.orders


def test_p14_tyrell_is_passed_over_and_the_last_raid_is_in_vain() -> None:
    story = raids().answers(("greyjoy", "highgarden"), ("lannister", "reach"))
    story.answers(("lannister", "dornish-marches"), ("baratheon", "lannisport"))
    assert story.match.questions() == []
    assert story.table.orders == {}
    assert story.events("raid-in-vain")[-1]["area"] == "sunset-sea"
