"""The example on page 6: a battleground named by one of its factions."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth
from greathall.games.wotr_cards.location_phase import battlegrounds_to_activate
from greathall.games.wotr_cards.table import is_faction_battleground


def test_p06_any_dunedain_battleground_is_one_that_they_attack_or_defend() -> None:
    story = middle_earth(path="")
    found = battlegrounds_to_activate(story.table, "dunedain")
    assert set(found) >= {"minas-tirith", "umbar"}
    assert is_faction_battleground("minas-tirith", "dunedain")  # they defend it
    assert is_faction_battleground("umbar", "dunedain")  # they attack it
    assert not is_faction_battleground("lorien", "dunedain")
