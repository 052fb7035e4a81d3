"""The example on page 24: no power token for units that the wildlings took."""

from __future__ import annotations

from games.thrones.story import westeros
from greathall.games.thrones.control import controller
from greathall.games.thrones.wildlings import wildling_attack


def test_p24_the_last_unit_dies_in_an_attack_and_control_is_lost() -> None:
    story = westeros(
        (wildling_attack, 12, ""),
        threat=12,
        forces={"karhold": "stark footman", "pyke": "greyjoy footman"},
    ).bid(lannister=1, baratheon=1, martell=1, tyrell=1, greyjoy=1)
    story.draws("mammoth-riders")
    assert story.match.questions() == []
    assert controller(story.table, "karhold") is None
    assert story.table.tokens == {}
    assert story.table.power["stark"] == 5
