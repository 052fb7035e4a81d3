"""Armies of teammates, and the three-player limits on Nations (16.6, 16.7, 16.9, 16.10)."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.characters import can_move_minions, move_minions
from greathall.games.wotr_board.departures import leaders_of_moves
from greathall.games.wotr_board.facts import FREE
from greathall.games.wotr_board.movement import can_move_army, move_army
from greathall.games.wotr_board.players import act_with, army_commander, begin_action, may_act_with
from greathall.games.wotr_board.politics import advance_nation, nations_to_advance
from greathall.games.wotr_board.recruiting import recruit_with_die
from greathall.games.wotr_board.seats import (
    GONDOR_PLAYER,
    ROHAN_PLAYER,
    SARUMAN_PLAYER,
    WITCH_KING_PLAYER,
)

MIXED = {"osgiliath": "3 sauron-regular 2 isengard-regular nazgul"}


def moves(player: str, armies: dict[str, str], **setting: Any) -> Story:
    return war((move_army, player), armies=armies, players=4, at_war="all", **setting)


def test_16_6_a_player_moves_his_own_nations_only() -> None:
    armies = {"edoras": "rohan-regular"}
    game = war(players=4, armies=armies).table
    assert not can_move_army(game, GONDOR_PLAYER)
    assert can_move_army(game, ROHAN_PLAYER)


def test_16_7_the_commander_asks_his_teammate_for_his_figures() -> None:
    story = moves(WITCH_KING_PLAYER, MIXED)
    story.answers((WITCH_KING_PLAYER, "north-ithilien"))
    assert story.asks(SARUMAN_PLAYER, "join-army")
    story.answers((SARUMAN_PLAYER, "yes"), (WITCH_KING_PLAYER, "go"))
    assert story.figures("north-ithilien") == "2 isengard-regular 3 sauron-regular nazgul"


def test_16_7_without_consent_only_his_own_go() -> None:
    story = moves(WITCH_KING_PLAYER, MIXED)
    story.answers((WITCH_KING_PLAYER, "north-ithilien"), (SARUMAN_PLAYER, "no"))
    story.answers((WITCH_KING_PLAYER, "go"))
    assert story.figures("osgiliath") == "2 isengard-regular"


def test_16_7_he_may_not_lose_control_of_the_part_that_goes() -> None:
    story = moves(WITCH_KING_PLAYER, MIXED)
    story.answers((WITCH_KING_PLAYER, "north-ithilien"), (SARUMAN_PLAYER, "yes"))
    story.answers((WITCH_KING_PLAYER, "sauron-regular"))
    assert "go" in story.offers  # two against two: the Leading Player commands
    story.answers((WITCH_KING_PLAYER, "sauron-regular"))
    assert "go" not in story.offers
    assert "sauron-regular" not in story.offers
    story.answers((WITCH_KING_PLAYER, "isengard-regular"), (WITCH_KING_PLAYER, "go"))
    assert story.figures("north-ithilien") == "isengard-regular sauron-regular nazgul"


def test_16_7_the_other_may_move_his_own_units_out() -> None:
    story = moves(SARUMAN_PLAYER, MIXED)
    story.answers((SARUMAN_PLAYER, "north-ithilien"), (SARUMAN_PLAYER, "go"))
    assert story.figures("osgiliath") == "3 sauron-regular"


def test_16_7_most_units_then_most_elites_then_the_leading_player_command() -> None:
    game = war(players=4).table
    side = "shadow"
    assert army_commander(game, side, ("isengard-regular",) * 2) == SARUMAN_PLAYER
    even = ("isengard-elite", "sauron-regular")
    assert army_commander(game, side, even) == SARUMAN_PLAYER
    assert army_commander(game, side, (*even, "sauron-elite", "isengard-regular")) == (
        WITCH_KING_PLAYER
    )


def test_16_6_any_shadow_player_moves_nazgul_but_not_the_minions_of_the_other() -> None:
    armies = {"osgiliath": "2 isengard-regular nazgul witch-king mouth-of-sauron"}
    story = moves(SARUMAN_PLAYER, armies).answers((SARUMAN_PLAYER, "north-ithilien"))
    story.answers((WITCH_KING_PLAYER, "no"), (SARUMAN_PLAYER, "go"))  # he keeps his Minions back
    assert story.figures("osgiliath") == "witch-king mouth-of-sauron"
    story = war((move_minions, SARUMAN_PLAYER), players=4, armies=armies)
    assert story.question.about == ("nazgul", "osgiliath")


def test_o11_a_table_may_let_any_shadow_player_move_the_witch_king() -> None:
    armies = {"osgiliath": "witch-king"}
    strict = war(players=4, armies=armies).table
    assert not can_move_minions(strict, SARUMAN_PLAYER)
    assert can_move_minions(strict, WITCH_KING_PLAYER)
    loose = war(players=4, armies=armies, options={"witch-king-moves": "any-player"}).table
    assert can_move_minions(loose, SARUMAN_PLAYER)


def test_16_9_southron_elites_lead_in_games_of_three_or_four() -> None:
    armies = {"orthanc": "saruman"}
    assert "southrons-elite" in leaders_of_moves(war(players=4, armies=armies).table)
    assert "southrons-elite" in leaders_of_moves(war(players=3, armies=armies).table)
    assert "southrons-elite" not in leaders_of_moves(war(players=2, armies=armies).table)
    assert "southrons-elite" not in leaders_of_moves(war(players=4).table)


def test_16_10_one_nation_does_not_act_twice_running_in_a_game_of_three() -> None:
    game = war(players=3).table
    act_with(game, FREE, ("gondor",))
    assert may_act_with(game, FREE, ("gondor",))  # it is still the same action
    begin_action(game, FREE)
    assert nations_to_advance(game, FREE) == ("dwarves", "elves", "north", "rohan")
    begin_action(game, FREE)  # an action without a Nation came between
    assert "gondor" in nations_to_advance(game, FREE)


def test_16_10_deeds_remember_their_nations() -> None:
    story = war((advance_nation, FREE), players=3).free("gondor")
    assert story.table.acting_nations == ("gondor",)
    story = war((recruit_with_die, FREE), players=3, at_war="all", last_nations=("rohan",))
    assert not any(figure.startswith("rohan") for figure in story.offers)


def test_16_10_a_mixed_army_does_not_act_twice_but_another_may() -> None:
    armies = {"edoras": "rohan-regular gondor-regular", "folde": "rohan-elite elves-elite"}
    story = war((move_army, FREE), players=3, at_war="all", armies=armies, last_armies=("edoras",))
    # Of the Army in Edoras each Nation may go alone.
    story.free("edoras", "westemnet")
    assert story.offers == ("gondor-regular", "rohan-regular")
    story.free("rohan-regular", "folde", "westemnet", "go")
    assert story.table.acting_nations == ("gondor",)
    assert story.table.acting_armies == ("westemnet",)


def test_16_10_nobody_else_is_bound() -> None:
    for players in (2, 4):
        game = war(players=players, last_nations=("gondor",)).table
        assert may_act_with(game, game.teams[FREE][0], ("gondor",))


def test_16_7_the_last_who_leads_and_the_units_that_keep_the_command_stay_together() -> None:
    """An Isengard Elite that leads would also take the command away from one Regular."""
    armies = {"osgiliath": "2 sauron-regular isengard-elite nazgul", "orthanc": "saruman"}
    story = war((move_army, WITCH_KING_PLAYER, True), armies=armies, players=4, at_war="all")
    story.answers((WITCH_KING_PLAYER, "north-ithilien"), (SARUMAN_PLAYER, "yes"))
    story.answers((WITCH_KING_PLAYER, "nazgul"))
    assert story.figures("north-ithilien") == "isengard-elite 2 sauron-regular"
