"""The seams of the base game: without an expansion they change nothing."""

from __future__ import annotations

import pytest

from games.wotr_board.story import war
from greathall.games.wotr_board.expansion import NO_EXPANSION, Expansion
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.table import Battle


def test_the_base_game_has_no_expansion() -> None:
    assert war().table.expansion is NO_EXPANSION


def test_it_adds_no_dice_cards_or_figures() -> None:
    game, none = war().table, Expansion()
    assert none.dice_besides(game, FREE) == none.events_besides(game, FREE) == ()
    assert none.followers(game, "moria") == none.passengers(game, "umbar") == ()
    assert none.cards_besides(game, SHADOW) == ()
    assert none.in_army(game, FREE, ("gimli",)) == ("gimli",)
    assert none.able_to_follow(game, ("nazgul",), "moria") == ("nazgul",)
    battle = Battle("field", FREE, "edoras", "westemnet", ())
    assert none.strength_besides(game, battle, FREE) == 0
    assert not none.is_barred(game, FREE)


def test_it_has_no_cards_of_its_own() -> None:
    with pytest.raises(LookupError):
        Expansion().back_of("the-king-of-the-dead")
