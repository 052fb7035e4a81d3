"""The example on page 23: Tyrell sails from Highgarden to Sunspear."""

from __future__ import annotations

from games.thrones.story import Story, march

SHIPS = ("redwyne-straits", "west-summer-sea", "east-summer-sea")


def sail(seas: tuple[str, ...]) -> Story:
    return march(
        "tyrell",
        "highgarden",
        players=5,
        forces=dict.fromkeys(seas, "tyrell ship") | {"highgarden": "tyrell footman"},
        lords={},
    )


def test_p23_three_ships_carry_a_unit_from_highgarden_to_sunspear() -> None:
    story = sail(SHIPS).answers(("tyrell", "sunspear"))
    assert story.force("sunspear") == "tyrell footman"


def test_p23_or_to_any_other_land_beside_these_seas() -> None:
    assert {
        "arbor",
        "oldtown",
        "three-towers",
        "starfall",
        "salt-shore",
        "storms-end",
        "searoad-marches",
    } <= set(sail(SHIPS).offers)


def test_p23_without_the_ship_in_the_middle_there_is_no_way() -> None:
    assert "sunspear" not in sail(("redwyne-straits", "east-summer-sea")).offers
