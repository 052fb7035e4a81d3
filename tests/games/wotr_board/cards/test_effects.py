"""Tests of cards/effects.py: what several Event cards do (5)."""

from __future__ import annotations

from games.wotr_board.story import is_playable, play_card, war
from greathall.games.wotr_board.cards.effects import (
    advance_by_card,
    armies_in,
    can_draw,
    can_rouse,
    draw_cards,
    go_to_war,
    leader,
    may_use_nation,
    regulars,
    roll_for_card,
    units,
    with_army,
)
from greathall.games.wotr_board.facts import FREE, STRATEGY
from greathall.games.wotr_board.seats import SARUMAN_PLAYER, WITCH_KING_PLAYER
from greathall.games.wotr_board.table import hand
from greathall.kernel import Pile


def test_5_7_figures_to_recruit() -> None:
    assert regulars("rohan", 2) == (("rohan-regular",), ("rohan-regular",))
    assert units("elves") == (("elves-regular", "elves-elite"),)
    assert leader("gondor") == (("gondor-leader",),)


def test_5_dice_for_a_card_count_what_shows_enough() -> None:
    story = war((roll_for_card, "stormcrow", 3, 5)).rolls(4, 5, 6)
    (rolled,) = story.events("card-dice-rolled")
    assert (rolled["dice"], rolled["needed"], rolled["successes"]) == ((4, 5, 6), 5, 2)


def test_3_1_a_card_draws_down_to_the_hand_limit() -> None:
    first, *more = war().table.strategy_deck[FREE].cards[:7]
    story = war((draw_cards, FREE, STRATEGY, 2), hands={FREE: (first, *more[:4])})
    story.draws(*more[4:])
    assert story.asks(FREE, "discard")
    assert hand(story.free(first).table, FREE) == tuple(more)


def test_3_1_an_empty_deck_gives_nothing() -> None:
    assert can_draw(war().table, FREE, STRATEGY)
    empty = war(strategy_deck={FREE: Pile(())}).table
    assert not can_draw(empty, FREE, STRATEGY)


def test_5_armies_and_characters_that_a_card_names() -> None:
    armies = {"edoras": "rohan-regular boromir", "folde": "gandalf-grey"}
    game = war(armies=armies).table
    assert armies_in(game, FREE, ("folde", "edoras")) == ("edoras",)
    assert with_army(game, "gandalf-grey", "boromir") == "edoras"
    assert with_army(game, "gandalf-grey") == ""  # he stands alone


def test_11_a_card_that_rouses_a_nation_must_change_something() -> None:
    game = war().table
    assert can_rouse(game, "rohan")
    go_to_war(game, "rohan")
    assert (game.active["rohan"], game.steps["rohan"]) == (True, 0)
    assert not can_rouse(game, "rohan")


def test_16_6_a_card_uses_the_nations_of_its_player_alone() -> None:
    game = war(players=4).table
    assert may_use_nation(game, SARUMAN_PLAYER, "isengard")
    assert not may_use_nation(game, WITCH_KING_PLAYER, "isengard")
    before = game.steps["isengard"]
    advance_by_card(game, WITCH_KING_PLAYER, "isengard")
    assert game.steps["isengard"] == before
    advance_by_card(game, SARUMAN_PLAYER, "isengard")
    assert game.steps["isengard"] == before - 1


def test_14_2_a_special_tile_waits_for_mordor() -> None:
    assert play_card("shelobs-lair").table.hunt_waiting == ("shelobs-lair",)
    table = play_card("shelobs-lair", fellowship={"mordor": 0}).table
    assert (table.hunt_waiting, table.hunt_pool[-1]) == ((), "shelobs-lair")


NOBODY = {"elves-regular": 0, "elves-elite": 0, "elves-leader": 0}


def test_r43_a_recruiting_card_may_be_played_for_its_draw() -> None:
    card = "kindred-of-glorfindel"
    assert is_playable(card, reinforcements=NOBODY)
    assert not is_playable(card, reinforcements=NOBODY, strategy_deck={FREE: Pile(())})
    assert is_playable(card, strategy_deck={FREE: Pile(())})


def test_5_7_a_card_offers_the_regions_where_it_can_recruit() -> None:
    card, at_war = "horde-from-the-east", "southrons"
    held = {"khand": "gondor-regular"}
    assert "khand" in play_card(card, at_war=at_war).offers
    assert "khand" not in play_card(card, at_war=at_war, armies=held).offers
