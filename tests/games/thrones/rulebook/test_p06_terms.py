"""The examples on page 6: available power, a home area."""

from __future__ import annotations

from games.thrones.story import westeros
from greathall.games.thrones.facts import AREAS


def test_p06_after_the_preparation_every_house_has_five_available_power() -> None:
    assert set(westeros().table.power.values()) == {5}


def test_p06_winterfell_is_the_home_of_stark() -> None:
    assert AREAS["winterfell"].home_of == "stark"
