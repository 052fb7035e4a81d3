"""Mordor: each text of cards 91–120, and Gothmog."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, fight, middle_earth

NO_BATTLEGROUNDS: dict[str, str] = {"free": "", "shadow": ""}
NO_DECKS = dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), "")
ORCS = ("mordor-orcs",)


def witch_king_to_act(**setting: Any) -> Story:
    return middle_earth(turn="witch-king", **setting)


def used_from_reserve(card: str, **setting: Any) -> Story:
    reserve = {"witch-king": card} | setting.pop("reserve", {})
    return witch_king_to_act(reserve=reserve, **setting).answers(("witch-king", ("use", card)))


def round_the_table(story: Story) -> Story:
    """The other three pass, and it is the Witch-king's turn again."""
    return story.answers(*((player, ("pass",)) for player in ("aragorn", "saruman", "frodo")))


def witch_king_to_draw(cards: int, **setting: Any) -> Story:
    """He draws first in the phase of drawing, from a deck of so many orcs; the others cannot."""
    deck = NO_DECKS | {"witch-king": ORCS * cards}
    return middle_earth(agenda=(("draw_phase",),), first="witch-king", deck=deck, **setting)


def combat(story: Story) -> dict[str, Any]:
    (fought,) = story.events("combat-fought")
    return fought


# ------------------------------------------------------------------ Gorbag and Shagrat


def gorbag_played(path: str = "morgai", **setting: Any) -> Story:
    setting = {"hand": {"witch-king": "gorbag-and-shagrat mordor-orcs olog-hai"}} | setting
    return witch_king_to_act(path=path, **setting).answers(
        ("witch-king", ("play", "gorbag-and-shagrat")), ("witch-king", path)
    )


def test_gorbag_and_shagrat_may_discard_for_an_attack_token() -> None:
    story = gorbag_played().answers(("witch-king", "mordor-orcs"), ("witch-king", "yes"))
    assert story.table.attack_tokens == {"gorbag-and-shagrat": 1}
    assert set(story.discarded("witch-king")) == {"mordor-orcs", "olog-hai"}
    assert story.table.hand["witch-king"] == ()


def test_gorbag_and_shagrat_gain_two_at_cirith_ungol_for_one_card() -> None:
    story = gorbag_played("cirith-ungol").answers(
        ("witch-king", "mordor-orcs"), ("witch-king", "yes")
    )
    assert story.table.attack_tokens == {"gorbag-and-shagrat": 2}
    assert set(story.discarded("witch-king")) == {"mordor-orcs", "olog-hai"}


def test_gorbag_and_shagrat_may_keep_their_cards() -> None:
    story = gorbag_played().answers(("witch-king", "mordor-orcs"), ("witch-king", "no"))
    assert story.table.attack_tokens == {}
    assert story.table.hand["witch-king"] == ("olog-hai",)


def test_gorbag_and_shagrat_may_discard_when_they_move_to_a_path_too() -> None:
    story = witch_king_to_act(
        path="morgai", reserve={"witch-king": "gorbag-and-shagrat"}, hand={"witch-king": "olog-hai"}
    ).answers(("witch-king", ("move", "gorbag-and-shagrat")), ("witch-king", "yes"))
    assert story.table.attack_tokens == {"gorbag-and-shagrat": 1}


def test_gorbag_and_shagrat_are_not_asked_outside_a_path() -> None:
    story = witch_king_to_act(
        path="morgai",
        battlegrounds=("morannon",),
        hand={"witch-king": "gorbag-and-shagrat mordor-orcs olog-hai"},
    ).answers(("witch-king", ("play", "gorbag-and-shagrat")), ("witch-king", "morannon"))
    story.answers(("witch-king", "mordor-orcs"))
    assert story.asks("aragorn", "turn")


def test_gorbag_and_shagrat_with_an_empty_hand_may_forsake_instead() -> None:
    story = gorbag_played(
        hand={"witch-king": "gorbag-and-shagrat mordor-orcs"}, deck={"witch-king": "olog-hai"}
    ).answers(("witch-king", "yes"))
    story.draws("olog-hai")
    assert set(story.eliminated("witch-king")) == {"olog-hai"}
    assert story.table.attack_tokens == {"gorbag-and-shagrat": 1}


def test_gorbag_and_shagrat_with_an_empty_hand_pay_nothing_where_the_option_says_so() -> None:
    story = gorbag_played(
        options={"empty-hand-pays": "no"}, hand={"witch-king": "gorbag-and-shagrat mordor-orcs"}
    )
    assert story.asks("aragorn", "turn")
    assert story.table.attack_tokens == {}


def test_gorbag_and_shagrat_gain_nothing_that_is_not_paid_for_p13() -> None:
    story = gorbag_played(hand={"witch-king": "gorbag-and-shagrat"}, deck={"witch-king": ""})
    assert story.asks("aragorn", "turn")
    assert story.table.attack_tokens == {}


def test_gorbag_and_shagrat_fight_on_the_path_with_their_tokens_alone_p14() -> None:
    there = {"cirith-ungol": "gorbag-and-shagrat"}
    tokens = {"gorbag-and-shagrat": 2}
    story = fight(path="cirith-ungol", there=there, attack_tokens=tokens)
    assert story.table.corruption == 2
    assert story.table.attack_tokens == {}
    assert fight(path="cirith-ungol", there=there).table.corruption == 0


def test_gorbag_and_shagrat_defend_only_with_the_support_of_an_army_p16() -> None:
    attackers = ("aragorn", "gandalf-the-white")
    defenders = ("gorbag-and-shagrat", "mordor-orcs")
    story = fight(
        path="",
        battlegrounds=("minas-morgul",),
        there={"minas-morgul": (*attackers, *defenders)},
    ).answers(("witch-king", "gorbag-and-shagrat"))
    assert combat(story)["left"] == 0
    assert set(story.discarded("witch-king")) == {"mordor-orcs"}
    story = fight(
        path="",
        battlegrounds=("minas-morgul",),
        there={"minas-morgul": (*attackers, "gorbag-and-shagrat")},
    )
    assert combat(story)["left"] == 1
    assert set(story.discarded("witch-king")) == {"gorbag-and-shagrat"}


# ------------------------------------------------------------------ Grishnákh


def test_grishnakh_is_eliminated_on_a_path_to_add_corruption() -> None:
    story = witch_king_to_act(path="amon-hen", there={"amon-hen": "grishnakh"}, corruption=2)
    story.answers(("witch-king", ("use", "grishnakh")))
    assert story.table.corruption == 3
    assert set(story.eliminated("witch-king")) == {"grishnakh"}
    assert story.table.there["amon-hen"] == ()


@pytest.mark.parametrize(
    "setting",
    [
        {"reserve": {"witch-king": "grishnakh"}},
        {"battlegrounds": ("dol-guldur",), "there": {"dol-guldur": "grishnakh"}},
    ],
    ids=["reserve", "battleground"],
)
def test_grishnakh_searches_nobody_outside_a_path(setting: dict[str, Any]) -> None:
    assert not witch_king_to_act(path="amon-hen", **setting).can("use", "grishnakh")


# ------------------------------------------------------------------ Mouth of Sauron


def test_mouth_of_sauron_in_reserve_draws_a_fifth_card() -> None:
    story = witch_king_to_draw(6, reserve={"witch-king": "mouth-of-sauron"}).draws(*ORCS * 5)
    assert story.table.round == 2
    assert story.table.hand["witch-king"] == ORCS * 5


def test_mouth_of_sauron_draws_nothing_from_a_battleground() -> None:
    story = witch_king_to_draw(
        5, battlegrounds=("morannon",), there={"morannon": "mouth-of-sauron"}
    ).draws(*ORCS * 4)
    assert story.table.round == 2
    assert story.table.hand["witch-king"] == ORCS * 4


def test_mouth_of_sauron_and_the_witch_king_in_reserve_draw_two_more() -> None:
    story = witch_king_to_draw(7, reserve={"witch-king": "mouth-of-sauron the-witch-king"})
    story.draws(*ORCS * 6)
    assert story.table.round == 2
    assert story.table.hand["witch-king"] == ORCS * 6


def test_mouth_of_sauron_is_kept_off_paths_while_a_shadow_battleground_is_active() -> None:
    story = witch_king_to_act(
        path="morgai", battlegrounds=("umbar",), reserve={"witch-king": "mouth-of-sauron"}
    )
    assert not story.can("move", "mouth-of-sauron")
    story = witch_king_to_act(
        path="morgai", battlegrounds=("umbar",), hand={"witch-king": "mouth-of-sauron olog-hai"}
    ).answers(("witch-king", ("play", "mouth-of-sauron")))
    assert story.place("mouth-of-sauron") == "reserve"


def test_mouth_of_sauron_may_enter_a_path_beside_a_free_battleground() -> None:
    story = witch_king_to_act(
        path="morgai", battlegrounds=("edoras",), reserve={"witch-king": "mouth-of-sauron"}
    ).answers(("witch-king", ("move", "mouth-of-sauron")))
    assert story.place("mouth-of-sauron") == "morgai"


def test_mouth_of_sauron_may_enter_the_shadow_battleground_itself() -> None:
    story = witch_king_to_act(
        path="morgai", battlegrounds=("morannon",), reserve={"witch-king": "mouth-of-sauron"}
    ).answers(("witch-king", ("move", "mouth-of-sauron")))
    assert story.place("mouth-of-sauron") == "morannon"


def test_mouth_of_sauron_stays_on_the_path_he_is_on_when_a_shadow_battleground_opens() -> None:
    story = fight(
        path="morgai", battlegrounds=("umbar",), there={"morgai": "mouth-of-sauron"}
    ).answers(("frodo", "morgai"))
    assert story.table.corruption == 1


# ------------------------------------------------------------------ The Lidless Eye


def test_the_lidless_eye_draws_for_each_shadow_player_when_played() -> None:
    story = witch_king_to_act(
        hand={"witch-king": "the-lidless-eye mordor-orcs"},
        deck={"witch-king": "the-hunter", "saruman": "ugluk"},
    ).answers(("witch-king", ("play", "the-lidless-eye")))
    story.draws("the-hunter", "ugluk")
    assert story.place("the-lidless-eye") == "reserve"
    assert story.table.hand["witch-king"] == ("the-hunter",)
    assert story.table.hand["saruman"] == ("ugluk",)


def test_the_lidless_eye_draws_twice_for_the_one_player_of_a_duel_p21() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="witch-king",
        hand={"witch-king": "the-lidless-eye mordor-orcs"},
        deck={"witch-king": "the-hunter ugluk gollum"},
    ).answers(("witch-king", ("play", "the-lidless-eye")))
    story.draws("ugluk", "gollum")
    assert story.table.hand["witch-king"] == ("ugluk", "gollum")


def test_the_lidless_eye_draws_once_for_each_of_two_players_in_a_duel_of_three_p21() -> None:
    story = middle_earth(
        scenario="duel-3",
        turn="witch-king",
        hand={"witch-king": "the-lidless-eye mordor-orcs"},
        deck={"witch-king": "the-hunter the-reaver", "saruman": "ugluk gollum"},
    ).answers(("witch-king", ("play", "the-lidless-eye")))
    story.draws("the-hunter", "gollum")
    assert story.asks("gandalf", "turn")
    assert story.table.hand["witch-king"] == ("the-hunter",)
    assert story.table.hand["saruman"] == ("gollum",)


def test_the_lidless_eye_draws_nothing_when_moved_p12() -> None:
    story = witch_king_to_act(path="orodruin", reserve={"witch-king": "the-lidless-eye"})
    story.answers(("witch-king", ("move", "the-lidless-eye")))
    assert story.place("the-lidless-eye") == "orodruin"
    assert story.table.hand["witch-king"] == ()


def test_the_lidless_eye_in_reserve_lets_its_player_pass_with_three_cards_p10() -> None:
    hand = {"witch-king": ORCS * 3}
    assert not witch_king_to_act(hand=hand).can("pass")
    reserve = {"witch-king": "the-lidless-eye"}
    assert witch_king_to_act(hand=hand, reserve=reserve).can("pass")
    assert not witch_king_to_act(hand={"witch-king": ORCS * 4}, reserve=reserve).can("pass")
    on_the_path = witch_king_to_act(
        hand=hand, path="orodruin", there={"orodruin": "the-lidless-eye"}
    )
    assert not on_the_path.can("pass")


def test_the_lidless_eye_is_kept_off_paths_while_a_shadow_battleground_is_active() -> None:
    reserve = {"witch-king": "the-lidless-eye"}
    story = witch_king_to_act(path="orodruin", battlegrounds=("moria",), reserve=reserve)
    assert not story.can("move", "the-lidless-eye")
    story = witch_king_to_act(path="orodruin", battlegrounds=("rivendell",), reserve=reserve)
    assert story.can("move", "the-lidless-eye")


# ------------------------------------------------------------------ Gothmog


def gothmog_played(**setting: Any) -> Story:
    hand = {"witch-king": "gothmog mordor-orcs"}
    setting = {"hand": hand, "options": {"promos": "yes"}} | setting
    return witch_king_to_act(**setting).answers(("witch-king", ("play", "gothmog")))


@pytest.mark.parametrize("pile", ["deck", "discard", "discard_seen"])
def test_gothmog_removes_the_witch_king_from_deck_or_discard_pile_p13(pile: str) -> None:
    story = gothmog_played(**{pile: {"witch-king": "the-witch-king the-hunter"}})
    assert set(story.eliminated("witch-king")) == {"the-witch-king"}
    assert "the-witch-king" not in story.table.deck["witch-king"]
    assert "the-witch-king" not in story.discarded("witch-king")


def test_gothmog_removes_the_witch_king_from_hand() -> None:
    story = gothmog_played(hand={"witch-king": "gothmog mordor-orcs the-witch-king"})
    story.answers(("witch-king", "mordor-orcs"))
    assert set(story.eliminated("witch-king")) == {"the-witch-king"}
    assert story.table.hand["witch-king"] == ()


def test_gothmog_removes_the_witch_king_just_discarded_to_pay_for_him() -> None:
    story = gothmog_played(hand={"witch-king": "gothmog the-witch-king"})
    assert set(story.eliminated("witch-king")) == {"the-witch-king"}
    assert not story.discarded("witch-king")


def test_gothmog_removes_the_witch_king_from_play_with_his_items() -> None:
    story = gothmog_played(
        there={"bag-end": "the-witch-king"},
        items={"the-witch-king": "nazguls-mantle fell-beast"},
    )
    assert set(story.eliminated("witch-king")) == {
        "the-witch-king",
        "nazguls-mantle",
        "fell-beast",
    }


def test_gothmog_may_be_played_when_the_witch_king_is_gone() -> None:
    story = gothmog_played(eliminated_seen={"witch-king": "the-witch-king"})
    assert story.asks("aragorn", "turn")
    assert story.place("gothmog") == "reserve"
    assert story.eliminated("witch-king")["the-witch-king"] == 1


def test_gothmog_in_reserve_draws_a_fifth_card() -> None:
    story = witch_king_to_draw(6, reserve={"witch-king": "gothmog"}).draws(*ORCS * 5)
    assert story.table.round == 2
    assert story.table.hand["witch-king"] == ORCS * 5


def test_gothmog_moved_to_a_battleground_removes_nobody_p12() -> None:
    story = witch_king_to_act(
        battlegrounds=("minas-tirith",), reserve={"witch-king": "gothmog the-witch-king"}
    ).answers(("witch-king", ("move", "gothmog")))
    assert story.place("the-witch-king") == "reserve"


# ------------------------------------------------------------------ The Beguiler


def test_the_beguiler_is_discarded_to_make_each_free_player_discard() -> None:
    story = used_from_reserve(
        "the-beguiler", hand={"frodo": "gimli sting", "aragorn": "arwen"}
    ).answers(("frodo", "sting"))
    assert set(story.discarded("witch-king")) == {"the-beguiler"}
    assert story.table.hand["frodo"] == ("gimli",)
    assert set(story.discarded("frodo")) == {"sting"}
    assert set(story.discarded("aragorn")) == {"arwen"}


def test_the_beguiler_asks_aragorn_before_frodo_for_he_comes_next_in_turn_order() -> None:
    story = used_from_reserve(
        "the-beguiler", hand={"frodo": "gimli sting", "aragorn": "arwen elrond"}
    )
    assert story.asks("aragorn", "discard")


def test_the_beguiler_makes_a_player_without_cards_forsake_p13() -> None:
    story = used_from_reserve(
        "the-beguiler", hand={"frodo": "", "aragorn": "arwen"}, deck={"frodo": "gimli"}
    )
    story.draws("gimli")
    assert set(story.eliminated("frodo")) == {"gimli"}
    assert set(story.discarded("aragorn")) == {"arwen"}


def test_the_beguiler_makes_the_one_player_of_a_duel_discard_then_forsake_p21() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="witch-king",
        reserve={"witch-king": "the-beguiler"},
        hand={"gandalf": "gimli"},
        deck={"gandalf": "arwen legolas"},
    ).answers(("witch-king", ("use", "the-beguiler")))
    story.draws("arwen")
    assert set(story.discarded("gandalf")) == {"gimli"}
    assert set(story.eliminated("gandalf")) == {"arwen"}


def test_the_beguiler_takes_his_items_to_the_discard_pile_p11() -> None:
    story = used_from_reserve(
        "the-beguiler", items={"the-beguiler": "fell-beast"}, deck={"frodo": "", "aragorn": ""}
    )
    assert set(story.discarded("witch-king")) == {"the-beguiler", "fell-beast"}


def test_the_beguiler_beguiles_only_from_reserve() -> None:
    story = witch_king_to_act(there={"bag-end": "the-beguiler"})
    assert not story.can("use", "the-beguiler")


# ------------------------------------------------------------------ The Black Easterling


@pytest.mark.parametrize("place", ["bag-end", "dol-guldur", "reserve"])
def test_the_black_easterling_draws_a_card_wherever_he_is_played(place: str) -> None:
    story = witch_king_to_act(
        battlegrounds=("dol-guldur",),
        hand={"witch-king": "the-black-easterling mordor-orcs"},
        deck={"witch-king": "the-hunter"},
    ).answers(("witch-king", ("play", "the-black-easterling")), ("witch-king", place))
    story.draws("the-hunter")
    assert story.asks("aragorn", "turn")
    assert story.place("the-black-easterling") == place
    assert story.table.hand["witch-king"] == ("the-hunter",)


def test_the_black_easterling_draws_nothing_when_moved_p12() -> None:
    story = witch_king_to_act(reserve={"witch-king": "the-black-easterling"})
    story.answers(("witch-king", ("move", "the-black-easterling")))
    assert story.table.hand["witch-king"] == ()


def test_the_black_easterling_defends_dol_guldur_even_without_an_army() -> None:
    story = fight(
        path="",
        battlegrounds=("dol-guldur",),
        there={"dol-guldur": "the-black-easterling high-elves high-elves"},
    )
    assert combat(story)["cancelled"] == 1
    assert set(story.eliminated("witch-king")) == {"the-black-easterling"}


def test_the_black_easterling_defends_dol_guldur_doubly_with_an_army_p16() -> None:
    story = fight(
        path="",
        battlegrounds=("dol-guldur",),
        there={
            "dol-guldur": (
                "the-black-easterling",
                "mordor-orcs",
                *("high-elves", "high-elves", "gandalf-the-white"),
            )
        },
    )
    # One for the place, one as a leader, and one of the orcs, against six on a defence of two.
    assert (combat(story)["attack"], combat(story)["cancelled"]) == (6, 3)


def test_the_black_easterling_has_no_bonus_at_minas_morgul() -> None:
    story = fight(
        path="",
        battlegrounds=("minas-morgul",),
        there={"minas-morgul": "the-black-easterling aragorn gandalf-the-white"},
    )
    assert (combat(story)["attack"], combat(story)["cancelled"]) == (3, 0)


def test_the_black_easterling_keeps_his_bonus_at_a_dol_guldur_taken_back_p16() -> None:
    story = fight(
        path="",
        battlegrounds=("dol-guldur",),
        stormed=("dol-guldur",),
        there={"dol-guldur": "the-black-easterling high-elves"},
    )
    assert combat(story)["defence"] == 0
    assert combat(story)["cancelled"] == 1


# ------------------------------------------------------------------ The Commander


def test_the_commander_is_discarded_to_let_each_shadow_player_draw() -> None:
    story = used_from_reserve(
        "the-commander", deck={"witch-king": "the-hunter mordor-orcs", "saruman": "ugluk"}
    ).draws("the-hunter", "ugluk")
    assert set(story.discarded("witch-king")) == {"the-commander"}
    assert story.table.hand["witch-king"] == ("the-hunter",)
    assert story.table.hand["saruman"] == ("ugluk",)


def test_the_commander_is_part_of_the_deck_he_forces_to_be_rebuilt() -> None:
    story = used_from_reserve("the-commander", deck={"witch-king": "", "saruman": "ugluk"})
    story.draws("the-commander", "ugluk")
    assert story.table.hand["witch-king"] == ("the-commander",)


def test_the_commander_commands_only_from_reserve() -> None:
    story = witch_king_to_act(there={"bag-end": "the-commander"})
    assert not story.can("use", "the-commander")


# ------------------------------------------------------------------ The Destroyer, The Warrior


def test_the_destroyer_is_discarded_to_put_an_attack_token_on_a_battleground() -> None:
    story = used_from_reserve("the-destroyer", battlegrounds=("edoras", "moria"))
    assert story.asks("witch-king", "token")
    assert set(story.question.options) == {"edoras", "moria"}
    story.answers(("witch-king", "edoras"))
    assert story.table.attack_tokens == {"edoras": 1}
    assert set(story.discarded("witch-king")) == {"the-destroyer"}


def test_the_destroyer_lets_a_token_win_a_battleground_without_an_attacker_p14() -> None:
    story = fight(
        path="", battlegrounds=("edoras",), stormed=("edoras",), attack_tokens={"edoras": 1}
    )
    assert story.table.scored["shadow"] == ("edoras",)
    assert story.table.attack_tokens == {}


def test_the_destroyer_needs_an_active_battleground() -> None:
    story = witch_king_to_act(reserve={"witch-king": "the-destroyer"})
    assert not story.can("use", "the-destroyer")


def test_the_destroyer_destroys_only_from_reserve() -> None:
    story = witch_king_to_act(battlegrounds=("edoras",), there={"bag-end": "the-destroyer"})
    assert not story.can("use", "the-destroyer")


def test_the_warrior_is_discarded_to_put_a_defence_token_on_a_battleground() -> None:
    story = used_from_reserve("the-warrior", battlegrounds=("edoras", "moria"))
    assert set(story.question.options) == {"edoras", "moria"}
    story.answers(("witch-king", "moria"))
    assert story.table.defence_tokens == {"moria": 1}
    assert set(story.discarded("witch-king")) == {"the-warrior"}


def test_the_warrior_lets_a_token_defend_a_battleground_taken_back_p16() -> None:
    story = fight(
        path="",
        battlegrounds=("moria",),
        stormed=("moria",),
        defence_tokens={"moria": 1},
        there={"moria": "gimli"},
    )
    assert combat(story)["defence"] == 1
    assert story.table.scored["shadow"] == ("moria",)


def test_the_warrior_needs_an_active_battleground() -> None:
    story = witch_king_to_act(reserve={"witch-king": "the-warrior"})
    assert not story.can("use", "the-warrior")


def test_the_warrior_stands_guard_only_from_reserve() -> None:
    story = witch_king_to_act(battlegrounds=("edoras",), there={"bag-end": "the-warrior"})
    assert not story.can("use", "the-warrior")


# ------------------------------------------------------------------ The Hunter


def test_the_hunter_is_discarded_to_put_an_attack_token_on_the_path() -> None:
    story = used_from_reserve("the-hunter", path="morgai", attack_tokens={"morgai": 1})
    assert story.table.attack_tokens == {"morgai": 2}
    assert set(story.discarded("witch-king")) == {"the-hunter"}


def test_the_hunter_lets_a_token_attack_without_a_character_p14() -> None:
    story = fight(path="weathertop", attack_tokens={"weathertop": 1})
    assert story.table.corruption == 1
    assert story.table.attack_tokens == {}


def test_the_hunter_leaves_no_token_for_the_path_that_replaces_this_one_p8() -> None:
    story = middle_earth(
        turn="saruman",
        path="emyn-muil",
        there={"emyn-muil": "gollum"},
        attack_tokens={"emyn-muil": 1},
        paths=("amon-hen",),
        deck={"witch-king": ""},
    ).answers(("saruman", ("use", "gollum")))
    assert story.table.corruption == 2
    assert story.table.attack_tokens == {}


def test_the_hunter_hunts_only_from_reserve() -> None:
    story = witch_king_to_act(there={"bag-end": "the-hunter"})
    assert not story.can("use", "the-hunter")


# ------------------------------------------------------------------ The Messenger


def test_the_messenger_is_discarded_to_take_a_nazgul_out_of_the_discard_pile() -> None:
    story = used_from_reserve(
        "the-messenger",
        discard={"witch-king": "the-hunter grishnakh nazguls-mantle"},
        discard_seen={"witch-king": "the-witch-king"},
    )
    assert story.asks("witch-king", "take")
    assert set(story.question.options) == {"the-hunter", "the-witch-king", "the-messenger"}
    story.answers(("witch-king", "the-witch-king"))
    assert story.table.hand["witch-king"] == ("the-witch-king",)
    assert set(story.discarded("witch-king")) == {
        "the-hunter",
        "grishnakh",
        "nazguls-mantle",
        "the-messenger",
    }


def test_the_messenger_may_take_himself_but_not_be_played_again_this_round_p11() -> None:
    story = witch_king_to_act(hand={"witch-king": "the-messenger mordor-orcs"}).answers(
        ("witch-king", ("play", "the-messenger")), ("witch-king", "reserve")
    )
    round_the_table(story).answers(("witch-king", ("use", "the-messenger")))
    story.answers(("witch-king", "the-messenger"))
    assert story.table.hand["witch-king"] == ("the-messenger",)
    assert not round_the_table(story).can("play", "the-messenger")


def test_the_messenger_does_not_take_himself_where_the_option_says_so() -> None:
    story = used_from_reserve(
        "the-messenger",
        options={"messenger": "others"},
        discard={"witch-king": "the-hunter"},
    ).answers(("witch-king", "the-hunter"))
    assert story.table.hand["witch-king"] == ("the-hunter",)
    story = used_from_reserve("the-messenger", options={"messenger": "others"})
    assert story.table.hand["witch-king"] == ()
    assert set(story.discarded("witch-king")) == {"the-messenger"}


def test_the_messenger_finds_the_discard_pile_even_when_the_deck_is_empty_p11() -> None:
    story = used_from_reserve("the-messenger", deck={"witch-king": ""})
    story.answers(("witch-king", "the-messenger"))
    assert story.table.hand["witch-king"] == ("the-messenger",)


def test_the_messenger_rides_only_from_reserve() -> None:
    story = witch_king_to_act(there={"bag-end": "the-messenger"})
    assert not story.can("use", "the-messenger")


# ------------------------------------------------------------------ The Reaver


def test_the_reaver_is_discarded_to_make_each_free_player_forsake() -> None:
    story = used_from_reserve("the-reaver", deck={"frodo": "gimli", "aragorn": "arwen"})
    story.draws("arwen", "gimli")
    assert set(story.discarded("witch-king")) == {"the-reaver"}
    assert set(story.eliminated("frodo")) == {"gimli"}
    assert set(story.eliminated("aragorn")) == {"arwen"}


def test_the_reaver_reaves_in_the_round_he_is_played_p11() -> None:
    story = witch_king_to_act(hand={"witch-king": "the-reaver mordor-orcs"}).answers(
        ("witch-king", ("play", "the-reaver")), ("witch-king", "reserve")
    )
    assert round_the_table(story).can("use", "the-reaver")


def test_the_reaver_makes_the_one_player_of_a_duel_forsake_twice_p21() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="witch-king",
        reserve={"witch-king": "the-reaver"},
        hand={"gandalf": "gimli arwen legolas"},
        deck={"gandalf": ""},
    ).answers(("witch-king", ("use", "the-reaver")))
    story.answers(("gandalf", ("hand", "gimli")), ("gandalf", ("hand", "arwen")))
    assert story.asks("gandalf", "turn")
    assert story.table.hand["gandalf"] == ("legolas",)


def test_the_reaver_reaves_only_from_reserve() -> None:
    story = witch_king_to_act(there={"bag-end": "the-reaver"})
    assert not story.can("use", "the-reaver")


# ------------------------------------------------------------------ The Witch-king


def test_the_witch_king_in_reserve_draws_a_fifth_card() -> None:
    story = witch_king_to_draw(6, reserve={"witch-king": "the-witch-king"}).draws(*ORCS * 5)
    assert story.table.round == 2
    assert story.table.hand["witch-king"] == ORCS * 5


def test_the_witch_king_on_a_path_draws_nothing_more() -> None:
    story = witch_king_to_draw(5, there={"bag-end": "the-witch-king"}).draws(*ORCS * 4)
    assert story.table.round == 2
    assert story.table.hand["witch-king"] == ORCS * 4


def test_the_witch_king_forsaken_off_the_deck_is_discarded_for_all_to_see_p13() -> None:
    story = witch_king_to_act(
        hand={"witch-king": "olog-hai"}, deck={"witch-king": "the-witch-king mordor-orcs"}
    ).answers(("witch-king", ("play", "olog-hai")))
    story.draws("the-witch-king")
    assert story.table.discard_seen["witch-king"] == ("the-witch-king",)
    assert not story.eliminated("witch-king")


def test_the_witch_king_forsaken_from_reserve_is_eliminated() -> None:
    story = witch_king_to_act(
        hand={"witch-king": "olog-hai"}, reserve={"witch-king": "the-witch-king"}
    ).answers(("witch-king", ("play", "olog-hai")), ("witch-king", ("reserve", "the-witch-king")))
    assert set(story.eliminated("witch-king")) == {"the-witch-king"}


def test_the_witch_king_eliminated_of_seven_drawn_cards_is_not_forsaken() -> None:
    story = witch_king_to_act(
        hand={"witch-king": "the-day-without-dawn olog-hai"},
        deck={"witch-king": "the-witch-king the-hunter"},
    ).answers(("witch-king", ("play", "the-day-without-dawn")))
    story.draws("the-witch-king", "the-hunter", "olog-hai").answers(
        ("witch-king", "the-witch-king"), ("witch-king", "none")
    )
    assert "the-witch-king" in story.eliminated("witch-king")


def test_the_witch_king_attacks_without_an_army_and_defends_nothing() -> None:
    story = fight(path="", battlegrounds=("lorien",), there={"lorien": "the-witch-king"})
    assert combat(story)["attack"] == 2
    story = fight(
        path="",
        battlegrounds=("dol-guldur",),
        there={"dol-guldur": "the-witch-king high-elves high-elves"},
    )
    assert combat(story)["cancelled"] == 0
    assert set(story.discarded("witch-king")) == {"the-witch-king"}


# ------------------------------------------------------------------ Black Breath


def test_black_breath_is_discarded_with_its_wielder_and_all_items_for_corruption() -> None:
    story = witch_king_to_act(
        there={"bag-end": "the-hunter the-reaver"},
        items={"the-hunter": "black-breath morgul-blade", "the-reaver": "fell-beast"},
    ).answers(("witch-king", ("use", "black-breath")))
    assert story.table.corruption == 1
    assert set(story.discarded("witch-king")) == {"the-hunter", "black-breath", "morgul-blade"}
    assert story.table.there["bag-end"] == ("the-reaver",)
    assert story.table.items == {"the-reaver": ("fell-beast",)}


def test_black_breath_works_on_a_battleground_too() -> None:
    story = witch_king_to_act(
        battlegrounds=("minas-tirith",),
        there={"minas-tirith": "the-witch-king"},
        items={"the-witch-king": "black-breath"},
    ).answers(("witch-king", ("use", "black-breath")))
    assert story.table.corruption == 1
    assert set(story.discarded("witch-king")) == {"the-witch-king", "black-breath"}


def test_black_breath_does_not_work_in_reserve() -> None:
    story = witch_king_to_act(
        reserve={"witch-king": "the-hunter"}, items={"the-hunter": "black-breath"}
    )
    assert not story.can("use", "black-breath")


def test_black_breath_needs_a_nazgul_in_play_p11() -> None:
    hand = {"witch-king": "black-breath mordor-orcs"}
    story = witch_king_to_act(hand=hand, reserve={"witch-king": "grishnakh mouth-of-sauron"})
    assert not story.can("play", "black-breath")
    story = witch_king_to_act(hand=hand, there={"bag-end": "the-warrior the-hunter"})
    story.answers(("witch-king", ("play", "black-breath")))
    assert set(story.question.options) == {"the-warrior", "the-hunter"}


# ------------------------------------------------------------------ Black Rider's Mount


def mount_played(item: str, **setting: Any) -> Story:
    setting = {"reserve": {"witch-king": "the-hunter"}} | setting
    hand = {"witch-king": f"{item} mordor-orcs"}
    return witch_king_to_act(hand=hand, **setting).answers(("witch-king", ("play", item)))


def test_black_riders_mount_carries_a_wielder_from_reserve_to_the_path() -> None:
    story = mount_played("black-riders-mount", battlegrounds=("lorien",))
    assert story.asks("witch-king", "move-to")
    assert set(story.question.options) == {"bag-end", "none"}
    story.answers(("witch-king", "bag-end"))
    assert story.place("the-hunter") == "bag-end"
    assert story.place("black-riders-mount") == "bag-end"


def test_black_riders_mount_carries_a_wielder_played_this_round() -> None:
    story = mount_played("black-riders-mount", fresh={"witch-king": "the-hunter"})
    story.answers(("witch-king", "bag-end"))
    assert story.place("the-hunter") == "bag-end"
    assert story.table.fresh["witch-king"] == ()


def test_black_riders_mount_may_wait_in_reserve_and_changes_nothing_about_moving() -> None:
    story = mount_played("black-riders-mount", fresh={"witch-king": "the-hunter"})
    story.answers(("witch-king", "none"))
    assert not round_the_table(story).can("move", "the-hunter")


def test_black_riders_mount_does_not_open_a_path_4_to_a_nazgul() -> None:
    story = mount_played("black-riders-mount", path="caradhras")
    assert story.asks("aragorn", "turn")
    assert story.place("the-hunter") == "reserve"


def test_black_riders_mount_carries_nobody_who_is_on_a_location_already() -> None:
    story = mount_played(
        "black-riders-mount",
        reserve={"witch-king": ""},
        battlegrounds=("lorien",),
        there={"lorien": "the-hunter"},
    )
    assert story.asks("aragorn", "turn")
    assert story.place("black-riders-mount") == "lorien"


def test_black_riders_mount_is_lost_if_its_wielder_pays_for_it_p10() -> None:
    story = witch_king_to_act(
        hand={"witch-king": "black-riders-mount"}, reserve={"witch-king": "the-hunter"}
    ).answers(
        ("witch-king", ("play", "black-riders-mount")),
        ("witch-king", ("reserve", "the-hunter")),
    )
    assert story.asks("aragorn", "turn")
    assert set(story.eliminated("witch-king")) == {"the-hunter", "black-riders-mount"}


def test_black_riders_mount_adds_a_path_icon_and_none_on_a_battleground() -> None:
    items = {"the-hunter": "black-riders-mount"}
    assert fight(there={"bag-end": "the-hunter"}, items=items).table.corruption == 2
    story = fight(path="", battlegrounds=("lorien",), there={"lorien": "the-hunter"}, items=items)
    assert combat(story)["attack"] == 0


# ------------------------------------------------------------------ Fell Beast


def test_fell_beast_carries_a_wielder_from_reserve_to_a_battleground() -> None:
    story = mount_played(
        "fell-beast",
        battlegrounds=("lorien", "minas-tirith", "edoras"),
        fresh={"witch-king": "the-hunter"},
    )
    assert set(story.question.options) == {"lorien", "minas-tirith", "none"}
    story.answers(("witch-king", "minas-tirith"))
    assert story.place("the-hunter") == "minas-tirith"
    assert story.place("fell-beast") == "minas-tirith"


def test_fell_beast_does_not_fly_to_a_path_or_a_battleground_of_others() -> None:
    story = mount_played("fell-beast", battlegrounds=("edoras", "umbar"))
    assert story.asks("aragorn", "turn")
    assert story.place("the-hunter") == "reserve"


def test_fell_beast_may_wait_in_reserve() -> None:
    story = mount_played("fell-beast", battlegrounds=("lorien",)).answers(("witch-king", "none"))
    assert story.place("the-hunter") == "reserve"


def test_fell_beast_adds_an_attack_that_needs_no_army_p11() -> None:
    story = fight(
        path="",
        battlegrounds=("lorien",),
        there={"lorien": "the-hunter"},
        items={"the-hunter": "fell-beast"},
    )
    assert combat(story)["attack"] == 1


def test_fell_beast_adds_a_defence_that_is_lost_with_its_wielder_p11() -> None:
    story = fight(
        path="",
        battlegrounds=("dol-guldur",),
        there={"dol-guldur": "the-hunter high-elves high-elves"},
        items={"the-hunter": "fell-beast"},
    )
    assert combat(story)["cancelled"] == 1
    assert set(story.eliminated("witch-king")) == {"the-hunter", "fell-beast"}


# ------------------------------------------------------------------ Morgul Blade


def test_morgul_blade_is_eliminated_on_a_path_for_corruption_and_its_wielder_stays() -> None:
    story = witch_king_to_act(
        there={"bag-end": "the-hunter"}, items={"the-hunter": "morgul-blade black-riders-mount"}
    ).answers(("witch-king", ("use", "morgul-blade")))
    assert story.table.corruption == 1
    assert set(story.eliminated("witch-king")) == {"morgul-blade"}
    assert story.table.items == {"the-hunter": ("black-riders-mount",)}
    assert story.place("the-hunter") == "bag-end"


@pytest.mark.parametrize(
    "setting",
    [
        {"reserve": {"witch-king": "the-hunter"}},
        {"battlegrounds": ("lorien",), "there": {"lorien": "the-hunter"}},
    ],
    ids=["reserve", "battleground"],
)
def test_morgul_blade_stabs_only_on_a_path(setting: dict[str, Any]) -> None:
    story = witch_king_to_act(items={"the-hunter": "morgul-blade"}, **setting)
    assert not story.can("use", "morgul-blade")


def test_morgul_blade_gives_nothing_if_it_is_lost_otherwise_p12() -> None:
    story = fight(
        path="bucklebury-ferry",
        there={"bucklebury-ferry": "the-hunter"},
        items={"the-hunter": "morgul-blade"},
    )
    assert story.table.corruption == 0
    assert set(story.eliminated("witch-king")) == {"the-hunter", "morgul-blade"}


# ------------------------------------------------------------------ Nazgûl's Mantle


def test_nazguls_mantle_saves_its_wielder_and_all_items_on_a_path() -> None:
    story = fight(
        there={"bag-end": "the-hunter the-reaver"},
        items={"the-hunter": "nazguls-mantle morgul-blade"},
    )
    assert set(story.discarded("witch-king")) == {"the-hunter", "nazguls-mantle", "morgul-blade"}
    assert set(story.eliminated("witch-king")) == {"the-reaver"}


def test_nazguls_mantle_saves_an_attacker_on_a_battleground() -> None:
    story = fight(
        path="",
        battlegrounds=("minas-tirith",),
        there={"minas-tirith": "the-witch-king mordor-orcs"},
        items={"the-witch-king": "nazguls-mantle"},
    )
    assert set(story.discarded("witch-king")) == {"the-witch-king", "nazguls-mantle"}
    assert set(story.eliminated("witch-king")) == {"mordor-orcs"}


def test_nazguls_mantle_saves_a_lost_defender_who_still_cancels_an_icon() -> None:
    story = fight(
        path="",
        battlegrounds=("dol-guldur",),
        there={"dol-guldur": "the-black-easterling high-elves high-elves"},
        items={"the-black-easterling": "nazguls-mantle"},
    )
    assert combat(story)["cancelled"] == 1
    assert set(story.discarded("witch-king")) == {"the-black-easterling", "nazguls-mantle"}


def test_nazguls_mantle_does_not_help_against_eowyn() -> None:
    story = middle_earth(
        turn="frodo",
        hand={"frodo": "eowyn gimli"},
        battlegrounds=("morannon",),
        there={"morannon": "the-witch-king"},
        items={"the-witch-king": "nazguls-mantle"},
    ).answers(("frodo", ("play", "eowyn")), ("frodo", "morannon"), ("frodo", "the-witch-king"))
    assert set(story.eliminated("witch-king")) == {"the-witch-king", "nazguls-mantle"}


def test_nazguls_mantle_does_not_help_a_wielder_who_is_forsaken() -> None:
    story = witch_king_to_act(
        hand={"witch-king": "olog-hai"},
        reserve={"witch-king": "the-hunter"},
        items={"the-hunter": "nazguls-mantle"},
    ).answers(("witch-king", ("play", "olog-hai")), ("witch-king", ("reserve", "the-hunter")))
    assert set(story.eliminated("witch-king")) == {"the-hunter", "nazguls-mantle"}


# ------------------------------------------------------------------ The Black Captain


def black_captain(**setting: Any) -> Story:
    hand = {"witch-king": "the-black-captain mordor-orcs"}
    reserve = {"witch-king": "the-witch-king"}
    return witch_king_to_act(**{"hand": hand, "reserve": reserve, "deck": NO_DECKS} | setting)


def captain_played(**setting: Any) -> Story:
    return black_captain(**setting).answers(("witch-king", ("play", "the-black-captain")))


def test_the_black_captain_activates_any_battleground_that_shows_mordor_p6() -> None:
    story = captain_played()
    assert story.asks("witch-king", "battleground")
    assert set(story.question.options) == {
        "dol-guldur",
        "minas-morgul",
        "morannon",
        "lorien",
        "minas-tirith",
    }
    story.answers(("witch-king", "minas-tirith"), ("witch-king", "minas-tirith"))
    assert story.place("the-witch-king") == "minas-tirith"
    assert set(story.eliminated("witch-king")) == {"the-black-captain"}


def test_the_black_captain_moves_the_witch_king_in_the_round_he_was_played() -> None:
    story = captain_played(
        fresh={"witch-king": "the-witch-king"},
        items={"the-witch-king": "fell-beast"},
        battleground_deck={"free": "minas-tirith", "shadow": ""},
    ).answers(("witch-king", "minas-tirith"))
    assert story.place("the-witch-king") == "minas-tirith"
    assert story.place("fell-beast") == "minas-tirith"


def test_the_black_captain_may_leave_the_witch_king_in_reserve() -> None:
    story = captain_played(battleground_deck={"free": "minas-tirith", "shadow": ""})
    story.answers(("witch-king", "none"))
    assert story.table.battlegrounds == ("minas-tirith",)
    assert story.place("the-witch-king") == "reserve"


def test_the_black_captain_brings_up_lorien_and_dol_guldur_but_he_goes_to_the_first() -> None:
    story = captain_played(
        battleground_deck={"free": "lorien", "shadow": ""}, scored={"free": "dol-guldur"}
    )
    story.answers(("witch-king", "lorien"))
    assert story.table.battlegrounds == ("lorien", "dol-guldur")
    assert set(story.question.options) == {"lorien", "none"}


def test_the_black_captain_reactivates_from_either_scoring_area_p8() -> None:
    story = captain_played(
        battleground_deck=NO_BATTLEGROUNDS,
        scored={"free": "morannon umbar", "shadow": "minas-tirith edoras orodruin"},
    )
    assert set(story.question.options) == {"morannon", "minas-tirith"}
    story.answers(("witch-king", "minas-tirith"), ("witch-king", "none"))
    assert story.table.stormed == ("minas-tirith",)
    assert story.table.scored["shadow"] == ("edoras", "orodruin")


def test_the_black_captain_makes_the_text_work_before_the_witch_king_moves() -> None:
    story = captain_played(
        battleground_deck={"free": "", "shadow": "minas-morgul"},
        deck={"witch-king": "the-hunter"},
    )
    story.draws("the-hunter", "mordor-orcs")
    assert story.asks("witch-king", "play-drawn")
    story.answers(("witch-king", "the-hunter"), ("witch-king", "minas-morgul"))
    assert story.table.reserve["witch-king"] == ("the-hunter",)
    assert story.place("the-witch-king") == "minas-morgul"


def test_the_black_captain_needs_the_witch_king_in_reserve() -> None:
    assert black_captain().can("play", "the-black-captain")
    assert not black_captain(reserve={"witch-king": "the-hunter"}).can("play", "the-black-captain")
    abroad = black_captain(reserve={"witch-king": ""}, there={"bag-end": "the-witch-king"})
    assert not abroad.can("play", "the-black-captain")


def test_the_black_captain_needs_a_mordor_battleground_that_is_not_active() -> None:
    active = ("dol-guldur", "minas-morgul", "morannon", "lorien", "minas-tirith")
    assert not black_captain(battlegrounds=active).can("play", "the-black-captain")


def test_the_black_captain_does_nothing_if_the_witch_king_is_the_price_p10() -> None:
    story = captain_played(hand={"witch-king": "the-black-captain"})
    assert story.asks("aragorn", "turn")
    assert story.table.battlegrounds == ()
    assert set(story.eliminated("witch-king")) == {"the-black-captain", "the-witch-king"}


# ------------------------------------------------------------------ The Day Without Dawn

SEVEN = "mordor-orcs olog-hai black-uruks the-hunter the-reaver grishnakh fell-beast"


def seven_drawn(event: str, cards: str = SEVEN, **setting: Any) -> Story:
    """The event is played, and these cards are drawn of a deck that holds one more."""
    return (
        witch_king_to_act(
            hand={"witch-king": f"{event} morgul-blade"},
            deck={"witch-king": f"{cards} mouth-of-sauron"},
            **setting,
        )
        .answers(("witch-king", ("play", event)))
        .draws(*cards.split())
    )


def test_the_day_without_dawn_eliminates_one_plays_two_armies_discards_the_rest() -> None:
    story = seven_drawn("the-day-without-dawn", battlegrounds=("minas-tirith",))
    assert story.asks("witch-king", "eliminate-drawn")
    story.answers(("witch-king", "the-hunter"))
    assert set(story.question.options) == {"mordor-orcs", "olog-hai", "black-uruks", "none"}
    story.answers(("witch-king", "olog-hai"), ("witch-king", "minas-tirith"))
    story.answers(("witch-king", "mordor-orcs"), ("witch-king", "reserve"))
    assert story.asks("aragorn", "turn")
    assert story.table.there["minas-tirith"] == ("olog-hai",)
    assert story.table.reserve["witch-king"] == ("mordor-orcs",)
    assert story.table.eliminated["witch-king"] == ("the-hunter",)
    assert story.table.eliminated_seen["witch-king"] == ("the-day-without-dawn",)
    assert set(story.discarded("witch-king")) == {
        *("morgul-blade", "black-uruks", "the-reaver", "grishnakh", "fell-beast")
    }
    assert story.table.hand["witch-king"] == ()


def test_the_day_without_dawn_lets_the_rest_pay_for_what_is_played_p11() -> None:
    story = seven_drawn("the-day-without-dawn")
    hand = story.table.hand["witch-king"]
    story.answers(("witch-king", "the-hunter"), ("witch-king", "olog-hai"), ("witch-king", "none"))
    assert story.table.hand["witch-king"] == hand


def test_the_day_without_dawn_eliminates_one_even_if_nothing_is_played() -> None:
    story = seven_drawn("the-day-without-dawn")
    story.answers(("witch-king", "olog-hai"), ("witch-king", "none"))
    assert story.table.eliminated["witch-king"] == ("olog-hai",)
    assert len(story.table.discard["witch-king"]) == 7


def test_the_day_without_dawn_asks_even_where_no_army_was_drawn_for_that_is_a_secret() -> None:
    cards = "the-hunter the-reaver the-warrior grishnakh fell-beast black-breath the-beguiler"
    story = seven_drawn("the-day-without-dawn", cards).answers(("witch-king", "the-hunter"))
    assert story.asks("witch-king", "play-drawn")
    assert story.question.options == ("none",)


def test_the_day_without_dawn_draws_what_there_is() -> None:
    story = witch_king_to_act(
        hand={"witch-king": "the-day-without-dawn morgul-blade olog-hai"},
        deck={"witch-king": "mordor-orcs"},
        discard={"witch-king": ""},
    ).answers(("witch-king", ("play", "the-day-without-dawn")), ("witch-king", "morgul-blade"))
    # The one card of the deck, then the rebuilt deck: the card that paid for the event.
    story.draws("mordor-orcs", "morgul-blade")
    story.answers(("witch-king", "morgul-blade"), ("witch-king", "mordor-orcs"))
    # Nothing is left of those drawn to pay for the orcs: the hand pays.
    assert set(story.discarded("witch-king")) == {"olog-hai"}
    assert story.table.reserve["witch-king"] == ("mordor-orcs",)


def test_the_day_without_dawn_cannot_be_played_with_nothing_to_draw() -> None:
    event = {"witch-king": "the-day-without-dawn"}
    orcs = {"witch-king": "mordor-orcs"}
    nothing = {"witch-king": ""}
    assert not witch_king_to_act(hand=event, deck=nothing).can("play", "the-day-without-dawn")
    assert witch_king_to_act(hand=event, deck=orcs).can("play", "the-day-without-dawn")
    story = witch_king_to_act(hand=event, deck=nothing, discard=orcs)
    assert story.can("play", "the-day-without-dawn")


def test_the_day_without_dawn_can_draw_the_card_that_pays_for_it() -> None:
    story = witch_king_to_act(
        hand={"witch-king": "the-day-without-dawn mordor-orcs"}, deck={"witch-king": ""}
    ).answers(("witch-king", ("play", "the-day-without-dawn")))
    story.draws("mordor-orcs")
    assert set(story.eliminated("witch-king")) == {"the-day-without-dawn", "mordor-orcs"}


def test_the_day_without_dawn_plays_armies_of_every_faction_of_the_deck() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="witch-king",
        hand={"witch-king": "the-day-without-dawn morgul-blade"},
        deck={"witch-king": "wolf-riders the-black-fleet ugluk"},
    ).answers(("witch-king", ("play", "the-day-without-dawn")))
    story.draws("wolf-riders", "ugluk", "the-black-fleet", "morgul-blade").answers(
        ("witch-king", "ugluk")
    )
    assert set(story.question.options) == {"wolf-riders", "the-black-fleet", "none"}


# ------------------------------------------------------------------ The Ringwraiths Are Abroad


def test_the_ringwraiths_are_abroad_eliminates_one_and_plays_two_nazgul() -> None:
    story = seven_drawn("the-ringwraiths-are-abroad").answers(("witch-king", "fell-beast"))
    assert set(story.question.options) == {"the-hunter", "the-reaver", "none"}
    story.answers(("witch-king", "the-hunter"), ("witch-king", "bag-end"))
    story.answers(("witch-king", "the-reaver"), ("witch-king", "reserve"))
    assert story.place("the-hunter") == "bag-end"
    assert story.place("the-reaver") == "reserve"
    assert story.table.eliminated["witch-king"] == ("fell-beast",)
    assert set(story.discarded("witch-king")) == {
        *("morgul-blade", "mordor-orcs", "olog-hai", "black-uruks", "grishnakh")
    }


def test_the_ringwraiths_are_abroad_is_playing_so_the_easterling_draws_p13() -> None:
    cards = "the-black-easterling mordor-orcs mordor-orcs mordor-orcs olog-hai grishnakh fell-beast"
    story = seven_drawn("the-ringwraiths-are-abroad", cards)
    story.answers(("witch-king", "fell-beast"), ("witch-king", "the-black-easterling"))
    story.answers(("witch-king", "reserve"), ("witch-king", "none"))
    story.draws("mouth-of-sauron")
    assert story.table.hand["witch-king"] == ("mouth-of-sauron",)


def test_the_ringwraiths_are_abroad_brings_nobody_twice_in_a_round_p11() -> None:
    story = seven_drawn("the-ringwraiths-are-abroad", played=("the-hunter",))
    story.answers(("witch-king", "fell-beast"))
    assert set(story.question.options) == {"the-reaver", "none"}


def test_the_ringwraiths_are_abroad_in_reserve_may_not_move_this_round_p11() -> None:
    story = seven_drawn("the-ringwraiths-are-abroad")
    story.answers(("witch-king", "fell-beast"), ("witch-king", "the-hunter"))
    story.answers(("witch-king", "reserve"), ("witch-king", "none"))
    story = round_the_table(story)
    assert not story.can("move", "the-hunter")
    assert story.can("use", "the-hunter")


def test_the_ringwraiths_are_abroad_cannot_be_played_with_nothing_to_draw() -> None:
    story = witch_king_to_act(
        hand={"witch-king": "the-ringwraiths-are-abroad"}, deck={"witch-king": ""}
    )
    assert not story.can("play", "the-ringwraiths-are-abroad")


def test_the_ringwraiths_are_abroad_hides_the_eliminated_card_from_the_others_p13() -> None:
    story = seven_drawn("the-ringwraiths-are-abroad").answers(("witch-king", "grishnakh"))
    assert "grishnakh" not in str(story.match.log("saruman")) + str(story.match.view("saruman"))
