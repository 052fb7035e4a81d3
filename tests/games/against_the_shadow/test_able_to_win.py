"""Winning, losing, able to win (pp. 4, 8)."""

from __future__ import annotations

from typing import Any

from games.against_the_shadow.story import shadow
from greathall.games.against_the_shadow.able_to_win import (
    Front,
    adds_icons,
    by_priority,
    front,
    is_last_path,
    is_winning,
    with_battleground,
)

IDLE: dict[str, Any] = {"turn": "frodo"}


def at(place: str, bot: str = "witch-king", playing: str = "", **setting: Any) -> Front:
    """How a combat stands at Frodo's turn."""
    return front(shadow(**IDLE | setting).table, bot, place, playing)


# ------------------------------------------------------------------ winning now


def test_the_shadow_wins_a_path_with_more_icons_than_path_and_companions_p8() -> None:
    cards = "the-hunter the-warrior the-reaver strider"
    here = at("weathertop", path="weathertop", there={"weathertop": cards})
    assert (here.strength, here.against, here.winning) == (3, 2, True)
    fewer = "the-hunter the-warrior strider"
    assert at("weathertop", path="weathertop", there={"weathertop": fewer}).losing


def test_the_shadow_wins_a_battleground_of_the_free_peoples_with_more_icons_p8() -> None:
    fields = {"path": "", "battlegrounds": ("pelargir",)}
    assert not at("pelargir", **fields, there={"pelargir": "corsairs-of-umbar"}).winning
    assert at("pelargir", **fields, there={"pelargir": "haradrim-mumakil"}).winning


def test_the_shadow_wins_its_own_battleground_with_as_many_icons_p8() -> None:
    fields = {"path": "", "battlegrounds": ("orthanc",)}
    assert at("orthanc", **fields).winning
    assert at("orthanc", **fields, attack_tokens={"orthanc": 2}).winning
    assert at("orthanc", **fields, attack_tokens={"orthanc": 3}).losing


def test_leadership_counts_with_an_army_only_p5() -> None:
    fields: dict[str, Any] = {"path": "", "battlegrounds": ("lorien",)}
    assert at("lorien", **fields, there={"lorien": "the-hunter"}).strength == 0
    assert at("lorien", **fields, there={"lorien": "the-hunter mordor-orcs"}).strength == 2


def test_every_copy_of_an_army_counts() -> None:
    fields: dict[str, Any] = {"path": "", "battlegrounds": ("lorien",)}
    assert at("lorien", **fields, there={"lorien": "mordor-orcs mordor-orcs"}).strength == 2


def test_a_tied_path_in_a_duel_is_being_lost() -> None:
    tied: dict[str, Any] = {"scenario": "duel-2", "turn": "gandalf", "path": "bag-end"}
    here = at("bag-end", **tied)
    assert (here.strength, here.against, here.losing, here.winning) == (0, 0, True, False)


def test_by_an_option_a_tied_path_in_a_duel_is_not_being_lost() -> None:
    tied: dict[str, Any] = {"scenario": "duel-2", "turn": "gandalf", "path": "bag-end"}
    here = at("bag-end", **tied, options={"tied-path": "not-losing"})
    assert not here.losing
    assert not here.winning
    assert at("bag-end", path="bag-end", options={"tied-path": "not-losing"}).losing


def test_is_winning_agrees_with_the_front() -> None:
    story = shadow(**IDLE, battlegrounds=("orthanc", "pelargir"))
    assert [is_winning(story.table, place) for place in ("orthanc", "pelargir")] == [True, False]


# ------------------------------------------------------------------ able to win


def test_everything_in_reserve_that_could_move_there_counts_p4() -> None:
    here = at(
        "lorien",
        battlegrounds=("lorien",),
        there={"lorien": "mordor-orcs"},
        reserve={"witch-king": "black-uruks the-hunter"},
    )
    assert (here.strength, here.reserve, here.against, here.able) == (1, 3, 2, True)


def test_what_could_not_move_there_does_not_count_p4() -> None:
    here = at("pelargir", battlegrounds=("pelargir",), reserve={"witch-king": "olog-hai"})
    assert (here.reserve, here.able) == (0, False)


def test_cards_played_to_reserve_this_round_count_p4() -> None:
    fresh = {"witch-king": "olog-hai"}
    here = at("lorien", battlegrounds=("lorien",), reserve=fresh, fresh=fresh)
    assert here.reserve == 2


def test_items_move_with_their_wielder() -> None:
    here = at(
        "weathertop",
        path="weathertop",
        reserve={"witch-king": "the-hunter"},
        items={"the-hunter": "black-riders-mount"},
    )
    assert here.reserve == 2


def test_restrictions_of_a_card_hold() -> None:
    reserve = {"witch-king": "the-lidless-eye"}
    assert at("orodruin", path="orodruin", reserve=reserve).able
    barred = at("orodruin", path="orodruin", battlegrounds=("umbar",), reserve=reserve)
    assert not barred.able


def test_the_card_being_played_counts_where_it_may_go_p4() -> None:
    assert at("weathertop", path="weathertop", playing="the-hunter").able
    assert not at("weathertop", path="weathertop", playing="olog-hai").able


def test_the_reserves_of_both_bots_count_or_by_an_option_its_own() -> None:
    reserve = {"witch-king": "olog-hai", "saruman": "goblins-of-the-misty-mountains"}
    setting: dict[str, Any] = {"battlegrounds": ("lorien",), "reserve": reserve}
    assert at("lorien", **setting).reserve == 3
    own: dict[str, Any] = {"options": {"reserves": "own"}}
    assert at("lorien", **setting, **own).reserve == 2
    assert at("lorien", bot="saruman", **setting, **own).reserve == 1


def test_what_the_free_peoples_could_add_does_not_count_p4() -> None:
    reserve = {"aragorn": "high-elves elrond", "witch-king": "grond-hammer-of-the-underworld"}
    assert at("lorien", battlegrounds=("lorien",), reserve=reserve).able


def test_a_card_may_be_counted_for_several_combats_p4() -> None:
    setting: dict[str, Any] = {
        "battlegrounds": ("lorien", "minas-tirith"),
        "reserve": {"witch-king": "black-uruks olog-hai"},
    }
    assert at("lorien", **setting).able
    assert at("minas-tirith", **setting).able


STUNG: dict[str, Any] = {
    "path": "emyn-muil",
    "there": {"emyn-muil": "frodo-baggins"},
    "items": {"frodo-baggins": "sting"},
}


def test_what_sting_gains_by_an_arrival_counts_against_it_p4() -> None:
    """Two tokens and Gollum are three icons, but Frodo with Sting beside Gollum has three too."""
    tokens, reserve = {"emyn-muil": 2}, {"saruman": "gollum"}
    here = at("emyn-muil", "saruman", **STUNG, attack_tokens=tokens, reserve=reserve)
    assert (here.strength, here.reserve, here.against, here.gained) == (2, 1, 2, 1)
    assert (here.losing, here.able) == (True, False)
    one_more = at("emyn-muil", "saruman", **STUNG, attack_tokens={"emyn-muil": 3}, reserve=reserve)
    assert (one_more.winning, one_more.able) == (True, True)


def test_sting_gains_by_the_first_of_several_only_p4() -> None:
    reserve = {"saruman": "gollum hill-troll"}
    here = at("emyn-muil", "saruman", **STUNG, attack_tokens={"emyn-muil": 2}, reserve=reserve)
    assert (here.reserve, here.gained, here.able) == (2, 1, True)


def test_what_sting_gains_by_the_card_being_played_counts_p4() -> None:
    here = at("emyn-muil", "saruman", "gollum", **STUNG, attack_tokens={"emyn-muil": 2})
    assert (here.reserve, here.gained, here.able) == (1, 1, False)


def test_what_quickbeam_gains_by_arrivals_counts_against_them_p4() -> None:
    """Quickbeam has one more icon for every two of Isengard."""
    setting: dict[str, Any] = {
        "battlegrounds": ("helms-deep",),
        "there": {"helms-deep": "quickbeam village-militia"},
        "reserve": {"saruman": "wolf-riders wolf-riders"},
    }
    here = at("helms-deep", "saruman", **setting)
    assert (here.reserve, here.against, here.gained, here.able) == (4, 3, 1, False)
    with_token = at("helms-deep", "saruman", **setting, attack_tokens={"helms-deep": 1})
    assert with_token.able


def test_looking_ahead_changes_nothing() -> None:
    game = shadow(**IDLE, battlegrounds=("lorien",), reserve={"witch-king": "olog-hai"}).table
    before = game.copy()
    front(game, "witch-king", "lorien", "mordor-orcs")
    with_battleground(game, "pelargir")
    assert game == before


# ------------------------------------------------------------------ icons, places


def test_a_card_with_leadership_alone_adds_icons_where_an_army_is_p5() -> None:
    game = shadow(**IDLE, battlegrounds=("lorien",), there={"lorien": "mordor-orcs"}).table
    assert adds_icons(game, front(game, "witch-king", "lorien"), "the-hunter")
    alone = shadow(**IDLE, battlegrounds=("lorien",)).table
    assert not adds_icons(alone, front(alone, "witch-king", "lorien"), "the-hunter")
    assert not adds_icons(alone, front(alone, "witch-king", "lorien"), "wolf-riders")


def test_an_army_without_the_icons_of_its_side_adds_none() -> None:
    game = shadow(**IDLE, battlegrounds=("orthanc",)).table
    assert not adds_icons(game, front(game, "witch-king", "orthanc"), "devilry-of-saruman")
    assert adds_icons(game, front(game, "witch-king", "orthanc"), "wolf-riders")


def test_the_path_comes_first_then_battlegrounds_from_the_right_p8() -> None:
    story = shadow(**IDLE, battlegrounds=("lorien", "pelargir"))
    assert by_priority(story.table) == ("bag-end", "pelargir", "lorien")
    assert by_priority(shadow(**IDLE, path="", battlegrounds=("lorien",)).table) == ("lorien",)


def test_the_last_path_is_that_of_the_scenario_p2() -> None:
    assert is_last_path(shadow(**IDLE, path="morgai").table)
    assert not is_last_path(shadow(**IDLE, path="amon-hen").table)
    assert is_last_path(shadow(scenario="fellowship", turn="gandalf", path="amon-hen").table)


def test_a_battleground_taken_up_again_from_the_enemy_does_not_defend_itself() -> None:
    nowhere = {"free": "", "shadow": ""}
    won = {"free": "umbar", "shadow": ""}
    game = shadow(**IDLE, scored=won, battleground_deck=nowhere).table
    here = front(with_battleground(game, "umbar"), "saruman", "umbar")
    assert (here.strength, here.able) == (0, True)
