"""Three and four players (16)."""

from __future__ import annotations

import pytest

from games.wotr_board.story import war
from greathall.games.wotr_board.facts import FREE, NATIONS, NATIONS_OF, SHADOW
from greathall.games.wotr_board.players import (
    army_commander,
    commander,
    leader_of,
    may_use,
    order_of_actions,
)
from greathall.games.wotr_board.seats import NATIONS_OF_PLAYER, TEAMS

GONDOR, ROHAN = "gondor-player", "rohan-player"
WITCH_KING, SARUMAN = "witch-king-player", "saruman-player"


def test_16_1_whose_nations_are_whose() -> None:
    assert NATIONS_OF_PLAYER[GONDOR] == ("gondor", "elves")
    assert NATIONS_OF_PLAYER[ROHAN] == ("rohan", "north", "dwarves")
    assert NATIONS_OF_PLAYER[WITCH_KING] == ("sauron",)
    assert NATIONS_OF_PLAYER[SARUMAN] == ("isengard", "southrons")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_16_1_every_nation_has_one_commander(players: int) -> None:
    table = war(players=players).table
    for side in (FREE, SHADOW):
        commanded = [n for player in TEAMS[players][side] for n in NATIONS_OF_PLAYER[player]]
        assert sorted(commanded) == sorted(NATIONS_OF[side])
    assert all(commander(table, nation) in table.seat for nation in NATIONS)


def test_16_5_the_order_of_actions() -> None:
    assert order_of_actions(war().table) == (FREE, SHADOW)
    assert order_of_actions(war(players=3).table) == (FREE, SARUMAN, FREE, WITCH_KING)
    assert order_of_actions(war(players=4).table) == (ROHAN, SARUMAN, GONDOR, WITCH_KING)
    turned = war(players=4, leading={FREE: ROHAN, SHADOW: SARUMAN}).table
    assert order_of_actions(turned) == (GONDOR, WITCH_KING, ROHAN, SARUMAN)
    assert leader_of(turned, FREE) == ROHAN


def test_16_7_most_units_then_most_elites_then_the_leading_player_commands() -> None:
    table = war(players=4).table
    assert army_commander(table, FREE, ("gondor-regular", "rohan-regular", "rohan-regular")) == (
        ROHAN
    )
    assert army_commander(table, FREE, ("rohan-elite", "gondor-regular")) == ROHAN
    assert army_commander(table, FREE, ("rohan-regular", "gondor-regular")) == GONDOR


def test_16_8_a_card_without_an_icon_is_everybodys() -> None:
    table = war(players=4).table
    assert may_use(table, ROHAN, "the-spirit-of-mordor")
    assert not may_use(table, ROHAN, "cirdans-ships")
