"""Beneficial and not (p. 5)."""

from __future__ import annotations

from typing import Any

from games.against_the_shadow.story import shadow
from greathall.games.against_the_shadow.able_to_win import front
from greathall.games.against_the_shadow.beneficial import (
    activation,
    another_path,
    battlegrounds_worth_activating,
    cards_for,
    helps_at,
    loss_of_cards,
    may_join,
    new_icon,
)
from greathall.games.wotr_cards.game_terms import add_attack_token
from greathall.games.wotr_cards.table import MiddleEarth

BOT = "witch-king"


def table(**setting: Any) -> MiddleEarth:
    return shadow(turn="frodo", **setting).table


def test_icons_help_in_a_combat_that_is_lost_but_can_be_won_p5() -> None:
    game = table(path="weathertop")
    assert helps_at(game, front(game, BOT, "weathertop", "the-hunter"), "the-hunter")


def test_icons_do_not_help_in_a_combat_that_is_being_won_p5() -> None:
    game = table(path="weathertop", there={"weathertop": "the-warrior"})
    assert not helps_at(game, front(game, BOT, "weathertop", "the-hunter"), "the-hunter")


def test_icons_do_not_help_in_a_combat_that_cannot_be_won_p5() -> None:
    game = table(battlegrounds=("minas-tirith",))
    assert not may_join(game, front(game, BOT, "minas-tirith", "mordor-orcs"))


def test_on_the_last_path_more_icons_always_help_p5() -> None:
    game = table(path="morgai", there={"morgai": "the-warrior"})
    assert helps_at(game, front(game, BOT, "morgai", "the-hunter"), "the-hunter")


def test_leadership_alone_does_not_help_without_an_army_p5() -> None:
    game = table(path="khazad-dum", battlegrounds=("lorien",), there={"lorien": "the-witch-king"})
    here = front(game, BOT, "lorien", "the-hunter")
    assert not helps_at(game, here, "the-hunter")


def test_a_battleground_is_activated_only_where_it_can_be_won_p5() -> None:
    assert activation(table(reserve={BOT: "olog-hai"}), BOT, "lorien") is None
    won = activation(table(reserve={BOT: "olog-hai mordor-orcs"}), BOT, "lorien")
    assert won is not None
    assert [(here.reserve, here.against) for here in won.fronts] == [(3, 2)]


def test_a_battleground_that_the_shadow_has_won_is_left_alone() -> None:
    game = table(scored={"free": "", "shadow": "umbar"}, battleground_deck={"shadow": "harad"})
    worth = battlegrounds_worth_activating(game, BOT, ("umbar", "harad"))
    assert [here.location for here in worth] == ["harad"]


def test_a_new_path_is_activated_only_while_the_current_one_is_won_p5() -> None:
    assert another_path(table(path="weathertop"), BOT) is None
    assert another_path(table(path="weathertop", there={"weathertop": "the-hunter"}), BOT)


def test_without_another_path_of_the_number_none_is_activated() -> None:
    there = {"weathertop": "the-hunter"}
    assert another_path(table(path="weathertop", there=there, paths=()), BOT) is None


def test_drawing_helps_unless_there_is_nothing_to_draw_p5() -> None:
    assert cards_for(table(deck={BOT: "olog-hai"}), BOT)
    assert cards_for(table(discard={BOT: "olog-hai"}), BOT)
    assert cards_for(table(), BOT) is None


def test_losses_of_the_free_peoples_help_while_they_have_cards_p5() -> None:
    assert loss_of_cards(table())
    nothing = {"frodo": "", "aragorn": ""}
    assert loss_of_cards(table(hand=nothing, deck=nothing)) is None


def test_an_icon_helps_if_the_combat_can_be_won_with_it_p5() -> None:
    game = table(battlegrounds=("lorien",), there={"lorien": "olog-hai"})
    after = game.copy()
    add_attack_token(after, "lorien")
    helped = new_icon(after, game, BOT, "lorien")
    assert helped is not None
    (here,) = helped.fronts
    assert (here.strength, here.reserve, here.against) == (2, 1, 2)


def test_an_icon_counts_with_what_the_enemy_gains_by_those_who_could_follow_it_p5() -> None:
    """A second token and Gollum make three icons, but so has Frodo with Sting beside Gollum."""
    game = table(
        path="emyn-muil",
        there={"emyn-muil": "frodo-baggins"},
        items={"frodo-baggins": "sting"},
        attack_tokens={"emyn-muil": 1},
        reserve={"saruman": "gollum"},
    )
    after = game.copy()
    add_attack_token(after, "emyn-muil")
    assert new_icon(after, game, BOT, "emyn-muil") is None


def test_an_icon_does_not_help_if_the_combat_stays_lost_p5() -> None:
    game = table(battlegrounds=("lorien",), there={"lorien": "mordor-orcs"})
    after = game.copy()
    add_attack_token(after, "lorien")
    assert new_icon(after, game, BOT, "lorien") is None
