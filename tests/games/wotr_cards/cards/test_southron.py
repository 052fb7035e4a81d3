"""The Southrons: each text of cards 84–90."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, fight, middle_earth
from greathall.games.wotr_cards.facts import LOCATIONS

# Each host with the battleground it marches to, from the deck of that battleground's side.
GOALS = {
    "coastal-raiders": "dol-amroth",
    "corsairs-of-umbar": "umbar",
    "haradrim-regulars": "harad",
    "haradrim-cavalry": "minas-tirith",
    "the-black-fleet": "pelargir",
}
NO_BATTLEGROUNDS: dict[str, str] = {"free": "", "shadow": ""}
NO_DECKS = dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), "")


def in_reserve(card: str, **setting: Any) -> Story:
    """Saruman's turn, with this card in reserve; nobody has anything to draw or to forsake."""
    setting = {"deck": NO_DECKS} | setting
    return middle_earth(turn="saruman", reserve={"saruman": card}, **setting)


def marched(card: str, **setting: Any) -> Story:
    return in_reserve(card, **setting).answers(("saruman", ("use", card)))


def attack(card: str, field: str) -> int:
    """The attack icons of this army alone on that battleground."""
    story = fight(path="", battlegrounds=(field,), there={field: card})
    (combat,) = story.events("combat-fought")
    icons = combat["attack"]
    assert isinstance(icons, int)
    return icons


# ------------------------------------------------------------------ Coastal Raiders


def test_coastal_raiders_are_eliminated_to_activate_dol_amroth() -> None:
    story = marched("coastal-raiders")
    assert story.table.battlegrounds == ("dol-amroth",)
    assert "dol-amroth" not in story.table.battleground_deck["free"]
    assert set(story.eliminated("saruman")) == {"coastal-raiders"}
    assert story.asks("frodo", "turn")


def test_coastal_raiders_let_the_text_of_dol_amroth_work_p8() -> None:
    story = marched("coastal-raiders", deck={"aragorn": "arwen elrond"})
    assert story.asks("aragorn", "may")


def test_coastal_raiders_attack_with_two_at_dol_amroth_and_one_elsewhere() -> None:
    assert attack("coastal-raiders", "dol-amroth") == 2
    assert attack("coastal-raiders", "pelargir") == 1


def test_coastal_raiders_keep_their_bonus_on_a_reactivated_dol_amroth() -> None:
    story = fight(
        path="",
        battlegrounds=("dol-amroth",),
        stormed=("dol-amroth",),
        there={"dol-amroth": "coastal-raiders"},
    )
    (combat,) = story.events("combat-fought")
    assert (combat["attack"], combat["defence"], combat["winner"]) == (2, 0, "shadow")


# ------------------------------------------------------------------ Corsairs of Umbar


def test_corsairs_of_umbar_are_eliminated_to_activate_umbar() -> None:
    story = marched(
        "corsairs-of-umbar", deck={"saruman": "the-black-fleet", "witch-king": "mordor-orcs"}
    )
    story.draws("the-black-fleet", "mordor-orcs")
    assert story.table.battlegrounds == ("umbar",)
    assert set(story.eliminated("saruman")) == {"corsairs-of-umbar"}
    # The text of Umbar: each Shadow player draws 1, the one who acts first.
    assert story.table.hand["saruman"] == ("the-black-fleet",)
    assert story.table.hand["witch-king"] == ("mordor-orcs",)
    assert [e["player"] for e in story.events("cards-drawn")] == ["saruman", "witch-king"]


def test_corsairs_of_umbar_defend_umbar_with_no_bonus() -> None:
    story = fight(
        path="",
        battlegrounds=("umbar",),
        there={"umbar": "corsairs-of-umbar aragorn guards-of-the-citadel"},
    )
    (combat,) = story.events("combat-fought")
    assert (combat["attack"], combat["cancelled"], combat["left"]) == (3, 1, 0)


# ------------------------------------------------------------------ Haradrim Regulars


def test_haradrim_regulars_are_eliminated_to_activate_harad() -> None:
    story = marched("haradrim-regulars", deck={"saruman": "ugluk", "witch-king": "mordor-orcs"})
    story.draws("ugluk", "mordor-orcs")
    assert story.table.battlegrounds == ("harad",)
    assert set(story.eliminated("saruman")) == {"haradrim-regulars"}
    assert story.table.hand["saruman"] == ("ugluk",)
    assert story.table.hand["witch-king"] == ("mordor-orcs",)


def test_haradrim_regulars_draw_twice_for_the_one_player_of_a_duel_p21() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="witch-king",
        reserve={"witch-king": "haradrim-regulars"},
        deck={"witch-king": "ugluk gollum shelob"},
    ).answers(("witch-king", ("use", "haradrim-regulars")))
    story.draws("shelob", "gollum")
    assert story.table.hand["witch-king"] == ("shelob", "gollum")


# ------------------------------------------------------------------ Haradrim Cavalry


def test_haradrim_cavalry_is_eliminated_to_activate_minas_tirith() -> None:
    story = marched("haradrim-cavalry", deck={"aragorn": "arwen elrond legolas galadriel"})
    assert story.table.battlegrounds == ("minas-tirith",)
    assert set(story.eliminated("saruman")) == {"haradrim-cavalry"}
    assert story.asks("aragorn", "may")


def test_haradrim_cavalry_attacks_with_two_at_minas_tirith_and_one_elsewhere() -> None:
    assert attack("haradrim-cavalry", "minas-tirith") == 2
    assert attack("haradrim-cavalry", "dol-amroth") == 1


# ------------------------------------------------------------------ The Black Fleet


def test_the_black_fleet_is_eliminated_to_activate_pelargir() -> None:
    story = marched("the-black-fleet")
    assert story.table.battlegrounds == ("pelargir",)
    assert set(story.eliminated("saruman")) == {"the-black-fleet"}


def test_the_black_fleet_attacks_with_two_at_pelargir_and_one_elsewhere() -> None:
    assert attack("the-black-fleet", "pelargir") == 2
    assert attack("the-black-fleet", "minas-tirith") == 1


# ------------------------------------------------------------------ what the hosts share


@pytest.mark.parametrize("card", GOALS)
def test_a_southron_host_does_not_march_to_an_active_battleground(card: str) -> None:
    assert not in_reserve(card, battlegrounds=(GOALS[card],)).can("use", card)


@pytest.mark.parametrize("side", ["free", "shadow"])
@pytest.mark.parametrize("card", GOALS)
def test_a_southron_host_does_not_reactivate(card: str, side: str) -> None:
    story = in_reserve(card, battleground_deck=NO_BATTLEGROUNDS, scored={side: GOALS[card]})
    assert not story.can("use", card)


@pytest.mark.parametrize("card", GOALS)
def test_a_southron_host_marches_only_from_reserve(card: str) -> None:
    story = middle_earth(turn="saruman", battlegrounds=("morannon",), there={"morannon": card})
    assert not story.can("use", card)


@pytest.mark.parametrize("card", GOALS)
def test_a_southron_host_leaves_the_other_battlegrounds_in_their_decks(card: str) -> None:
    goal = GOALS[card]
    before = in_reserve(card).table.battleground_deck
    after = marched(card).table.battleground_deck
    taken = {side: set(before[side]) - set(after[side]) for side in ("free", "shadow")}
    assert taken == {"free": set(), "shadow": set()} | {LOCATIONS[goal].side: {goal}}


# ------------------------------------------------------------------ The Black Serpent


def serpent(**setting: Any) -> Story:
    return in_reserve("the-black-serpent", **setting)


def test_the_black_serpent_is_eliminated_to_reactivate_a_southron_battleground() -> None:
    story = serpent(
        battleground_deck={"free": "minas-tirith", "shadow": "harad"},
        scored={"free": "umbar rivendell weathertop", "shadow": "pelargir edoras"},
    ).answers(("saruman", ("use", "the-black-serpent")))
    assert story.asks("saruman", "battleground")
    assert set(story.question.options) == {"umbar", "pelargir"}
    story.answers(("saruman", "umbar"))
    assert story.table.battlegrounds == ("umbar",)
    assert story.table.scored["free"] == ("rivendell", "weathertop")
    assert set(story.eliminated("saruman")) == {"the-black-serpent"}


def test_the_black_serpent_finds_what_the_enemy_took_without_its_defence_p16() -> None:
    story = serpent(
        battleground_deck=NO_BATTLEGROUNDS, scored={"free": "pelargir harad", "shadow": "umbar"}
    ).answers(("saruman", ("use", "the-black-serpent")), ("saruman", "harad"))
    assert story.table.stormed == ("harad",)


def test_the_black_serpent_finds_its_own_sides_battleground_as_strong_as_before_p16() -> None:
    story = serpent(
        battleground_deck=NO_BATTLEGROUNDS, scored={"free": "pelargir", "shadow": "umbar"}
    ).answers(("saruman", ("use", "the-black-serpent")), ("saruman", "umbar"))
    assert story.table.stormed == ()


def test_the_black_serpent_makes_the_text_of_the_battleground_work_again_p8() -> None:
    story = serpent(
        battleground_deck=NO_BATTLEGROUNDS,
        scored={"shadow": "morannon"},
        deck={"witch-king": "the-hunter mordor-orcs"},
    ).answers(("saruman", ("use", "the-black-serpent")))
    story.draws("mordor-orcs", "the-hunter").answers(
        ("witch-king", "mordor-orcs"), ("witch-king", "reserve")
    )
    assert story.table.reserve["witch-king"] == ("mordor-orcs",)


def test_the_black_serpent_does_not_search_the_battleground_decks() -> None:
    assert not serpent(scored={"shadow": "rivendell"}).can("use", "the-black-serpent")


def test_the_black_serpent_stirs_only_in_reserve() -> None:
    story = middle_earth(
        turn="saruman",
        battlegrounds=("harad",),
        there={"harad": "the-black-serpent"},
        battleground_deck=NO_BATTLEGROUNDS,
        scored={"shadow": "umbar"},
    )
    assert not story.can("use", "the-black-serpent")
