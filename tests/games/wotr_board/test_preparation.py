"""Setting up (2)."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall import new_match
from greathall.games.wotr_board import GAME
from greathall.games.wotr_board.facts import DECKS, FREE, SHADOW
from greathall.games.wotr_board.preparation import deck, set_up
from greathall.games.wotr_board.table import War


def laid_out(players: int = 2) -> War:
    options = {name: values[0] for name, values in GAME.options.items()}
    return set_up("war", GAME.scenarios["war"][players], options)


def test_2_the_ring_bearers_begin_in_rivendell_with_seven_companions() -> None:
    fellowship = laid_out().fellowship
    assert (fellowship.region, fellowship.guide) == ("rivendell", "gandalf-grey")
    assert len(fellowship.companions) == 7
    assert (fellowship.progress, fellowship.corruption, fellowship.is_hidden) == (0, 0, True)


def test_2_sixteen_standard_tiles_are_in_the_hunt_pool_and_no_special_one() -> None:
    assert Counter(laid_out().hunt_pool) == {
        "eye": 4,
        "3": 3,
        "2": 2,
        "2-reveal": 1,
        "1": 2,
        "1-reveal": 2,
        "0-reveal": 2,
    }


def test_2_four_decks_of_24_cards() -> None:
    assert [len(deck(side, name)) for side in (FREE, SHADOW) for name in DECKS] == [24] * 4


def test_2_the_free_peoples_hold_three_elven_rings() -> None:
    assert laid_out().rings == {FREE: 3, SHADOW: 0}


def test_2_where_the_nations_stand_on_the_political_track() -> None:
    game = laid_out()
    assert game.steps == {
        "dwarves": 3,
        "elves": 3,
        "gondor": 2,
        "north": 3,
        "rohan": 3,
        "isengard": 1,
        "sauron": 1,
        "southrons": 2,
    }
    active = [nation for nation, is_active in game.active.items() if is_active]
    assert active == ["elves", "isengard", "sauron", "southrons"]


def test_2_armies_and_reinforcements_are_all_figures_of_the_box() -> None:
    game = laid_out()
    assert game.free["minas-tirith"] == (
        "gondor-elite",
        "gondor-regular",
        "gondor-regular",
        "gondor-regular",
        "gondor-leader",
    )
    assert game.nazgul == {"barad-dur": 1, "dol-guldur": 1, "minas-morgul": 1, "morannon": 1}
    assert game.reinforcements["gondor-regular"] == 6
    assert game.reinforcements["sauron-regular"] == 8
    assert game.reinforcements["nazgul"] == 4


def test_2_nobody_has_cards_before_the_first_turn_and_then_two() -> None:
    assert not any(laid_out().character_hand.values())
    match = new_match("wotr-board", seed=1)
    seen = match.view(None)
    assert seen["character_hand"] == seen["strategy_hand"] == {FREE: 1, SHADOW: 1}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_16_1_seats_for_two_three_and_four(players: int) -> None:
    game = laid_out(players)
    assert len(game.seat) == players
    assert {side: len(team) for side, team in game.teams.items()} == {
        FREE: 2 if players == 4 else 1,
        SHADOW: 1 if players == 2 else 2,
    }


def test_16_2_the_gondor_and_the_witch_king_player_lead_at_first() -> None:
    assert laid_out(4).leading == {FREE: "gondor-player", SHADOW: "witch-king-player"}
