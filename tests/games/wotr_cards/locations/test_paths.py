"""The 27 paths: what each does when it is activated."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, activate, fight, middle_earth

NO_DECKS = dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), "")
THREE = {
    "frodo": "gimli sting theoden",
    "witch-king": "the-hunter the-reaver olog-hai",
    "aragorn": "arwen elrond legolas",
    "saruman": "ugluk gollum shelob",
}


def with_three_each(path: str, **setting: Any) -> Story:
    """The path is activated in the Trilogy while every deck holds three cards."""
    return activate(path, **{"deck": THREE} | setting)


def in_a_duel(path: str, **setting: Any) -> Story:
    return activate(path, scenario="duel-2", turn="gandalf", **setting)


def in_a_duel_of_three(path: str, **setting: Any) -> Story:
    return activate(path, scenario="duel-3", turn="gandalf", **setting)


def in_the_fellowship(path: str, **setting: Any) -> Story:
    return activate(path, scenario="fellowship", turn="balrog", **setting)


def is_done(story: Story, path: str) -> bool:
    """Whether the path is active, its text has been carried out and nobody is asked any more."""
    return story.table.path == path and not story.match.questions()


def hands(story: Story) -> dict[str, tuple[str, ...]]:
    """The hands that hold something."""
    return {player: hand for player, hand in story.table.hand.items() if hand}


def lost(story: Story) -> dict[str, set[str]]:
    """Whoever had something eliminated, and what."""
    players = story.table.hand
    return {player: set(story.eliminated(player)) for player in players if story.eliminated(player)}


def given_away(story: Story) -> dict[str, set[str]]:
    """Whoever had something discarded, and what."""
    players = story.table.hand
    return {player: set(story.discarded(player)) for player in players if story.discarded(player)}


# ------------------------------------------------------------------ path 1


def test_bag_end_lets_the_hobbit_player_draw_2() -> None:
    story = with_three_each("bag-end").draws("gimli", "sting")
    assert is_done(story, "bag-end")
    assert hands(story) == {"frodo": ("gimli", "sting")}


def test_bag_end_goes_on_drawing_from_a_rebuilt_deck_p11() -> None:
    story = activate("bag-end", deck={"frodo": "gimli"}, discard={"frodo": "theoden sting"})
    story.draws("gimli", "sting")
    assert hands(story) == {"frodo": ("gimli", "sting")}
    assert story.table.deck["frodo"].cards == ("theoden",)


def test_bag_end_gives_nothing_to_a_player_who_has_run_out_of_cards_p13() -> None:
    story = activate("bag-end", deck=NO_DECKS)
    assert is_done(story, "bag-end")
    assert hands(story) == {}


def test_bag_end_names_one_player_and_is_not_doubled_in_a_duel_p21() -> None:
    story = in_a_duel("bag-end", deck={"gandalf": "gimli arwen legolas"}).draws("arwen", "gimli")
    assert is_done(story, "bag-end")
    assert hands(story) == {"gandalf": ("arwen", "gimli")}


def test_bucklebury_ferry_lets_the_mordor_player_then_the_hobbit_player_draw_1() -> None:
    story = with_three_each("bucklebury-ferry").draws("the-reaver", "sting")
    assert is_done(story, "bucklebury-ferry")
    assert hands(story) == {"witch-king": ("the-reaver",), "frodo": ("sting",)}


def test_bucklebury_ferry_finds_both_players_in_the_fellowship_p22() -> None:
    story = in_the_fellowship("bucklebury-ferry", deck={"balrog": "the-hunter", "gandalf": "gimli"})
    story.draws("the-hunter", "gimli")
    assert hands(story) == {"balrog": ("the-hunter",), "gandalf": ("gimli",)}


def test_gildors_encampment_lets_the_elf_player_draw_1_then_discard_1() -> None:
    story = with_three_each("gildors-encampment", hand={"aragorn": "strider"})
    story.draws("elrond").answers(("aragorn", "strider"))
    assert is_done(story, "gildors-encampment")
    assert hands(story) == {"aragorn": ("elrond",)}
    assert given_away(story) == {"aragorn": {"strider"}}


def test_gildors_encampment_takes_the_drawn_card_from_an_empty_hand() -> None:
    story = with_three_each("gildors-encampment").draws("elrond")
    assert hands(story) == {}
    assert given_away(story) == {"aragorn": {"elrond"}}


def test_gildors_encampment_makes_a_player_without_cards_forsake_p13() -> None:
    story = activate("gildors-encampment", deck=NO_DECKS, reserve={"aragorn": "boromir"})
    assert lost(story) == {"aragorn": {"boromir"}}


# ------------------------------------------------------------------ path 2


def test_inn_of_the_prancing_pony_lets_each_shadow_player_draw_2() -> None:
    story = with_three_each("inn-of-the-prancing-pony")
    story.draws("the-hunter", "olog-hai", "ugluk", "gollum")
    assert is_done(story, "inn-of-the-prancing-pony")
    assert hands(story) == {
        "witch-king": ("the-hunter", "olog-hai"),
        "saruman": ("ugluk", "gollum"),
    }


def test_inn_of_the_prancing_pony_is_doubled_in_a_duel_p21() -> None:
    story = in_a_duel("inn-of-the-prancing-pony", deck={"witch-king": ("mordor-orcs",) * 5})
    story.draws(*("mordor-orcs",) * 4)
    assert is_done(story, "inn-of-the-prancing-pony")
    assert hands(story) == {"witch-king": ("mordor-orcs",) * 4}


def test_inn_of_the_prancing_pony_finds_two_players_in_a_duel_of_three_p21() -> None:
    deck = {player: THREE[player] for player in ("witch-king", "saruman")}
    story = in_a_duel_of_three("inn-of-the-prancing-pony", deck=deck)
    story.draws("the-hunter", "olog-hai", "ugluk", "gollum")
    assert is_done(story, "inn-of-the-prancing-pony")
    assert hands(story) == {
        "witch-king": ("the-hunter", "olog-hai"),
        "saruman": ("ugluk", "gollum"),
    }


def test_inn_of_the_prancing_pony_is_not_doubled_in_the_fellowship_p22() -> None:
    story = in_the_fellowship("inn-of-the-prancing-pony", deck={"balrog": "ugluk saruman gollum"})
    story.draws("ugluk", "saruman")
    assert is_done(story, "inn-of-the-prancing-pony")
    assert hands(story) == {"balrog": ("ugluk", "saruman")}


def test_the_old_forest_makes_each_free_player_forsake_1() -> None:
    story = with_three_each(
        "the-old-forest", hand={"frodo": "eomer"}, reserve={"aragorn": "boromir"}
    )
    assert story.asks("frodo", "forsake")
    story.answers(("frodo", ("hand", "eomer")))
    story.answers(("aragorn", ("reserve", "boromir")))
    assert is_done(story, "the-old-forest")
    assert lost(story) == {"frodo": {"eomer"}, "aragorn": {"boromir"}}


def test_the_old_forest_is_doubled_in_a_duel_p21() -> None:
    story = in_a_duel("the-old-forest", deck={"gandalf": "gimli arwen legolas"})
    story.draws("gimli", "legolas")
    assert is_done(story, "the-old-forest")
    assert lost(story) == {"gandalf": {"gimli", "legolas"}}


def test_the_old_forest_takes_nothing_from_those_who_have_nothing_p13() -> None:
    story = activate("the-old-forest", deck=NO_DECKS)
    assert is_done(story, "the-old-forest")
    assert lost(story) == {}


def test_weathertop_lets_the_mordor_player_draw_2() -> None:
    story = with_three_each("weathertop").draws("the-hunter", "olog-hai")
    assert is_done(story, "weathertop")
    assert hands(story) == {"witch-king": ("the-hunter", "olog-hai")}


# ------------------------------------------------------------------ path 3


def test_fords_of_bruinen_makes_each_free_player_forsake_1_then_draw_3() -> None:
    story = activate(
        "fords-of-bruinen",
        hand={"frodo": "eomer", "aragorn": "boromir"},
        deck={"frodo": "gimli sting theoden eowyn", "aragorn": "arwen elrond legolas galadriel"},
    ).answers(("frodo", ("hand", "eomer")))
    story.draws("gimli", "sting", "theoden").answers(("aragorn", ("hand", "boromir")))
    story.draws("arwen", "elrond", "legolas")
    assert is_done(story, "fords-of-bruinen")
    assert hands(story) == {
        "frodo": ("gimli", "sting", "theoden"),
        "aragorn": ("arwen", "elrond", "legolas"),
    }
    assert lost(story) == {"frodo": {"eomer"}, "aragorn": {"boromir"}}


def test_fords_of_bruinen_leave_nothing_to_draw_for_who_forsakes_the_last_card_p13() -> None:
    story = activate("fords-of-bruinen", deck=NO_DECKS | {"frodo": "gimli"})
    story.draws("gimli")
    assert is_done(story, "fords-of-bruinen")
    assert lost(story) == {"frodo": {"gimli"}}
    assert hands(story) == {}


def test_fords_of_bruinen_is_done_as_a_whole_twice_in_a_duel_p21() -> None:
    deck = ("high-elves",) * 9
    story = in_a_duel("fords-of-bruinen", hand={"gandalf": "gimli"}, deck={"gandalf": deck})
    story.answers(("gandalf", ("hand", "gimli"))).draws(*("high-elves",) * 3)
    assert story.asks("gandalf", "forsake")
    story.answers(("gandalf", ("hand", "high-elves"))).draws(*("high-elves",) * 3)
    assert is_done(story, "fords-of-bruinen")
    assert hands(story) == {"gandalf": ("high-elves",) * 5}


def test_imladris_lets_the_elf_player_draw_2() -> None:
    story = with_three_each("imladris").draws("elrond", "arwen")
    assert is_done(story, "imladris")
    assert hands(story) == {"aragorn": ("elrond", "arwen")}


def test_the_council_of_elrond_lets_each_free_player_draw_1() -> None:
    story = with_three_each("the-council-of-elrond").draws("gimli", "elrond")
    assert is_done(story, "the-council-of-elrond")
    assert hands(story) == {"frodo": ("gimli",), "aragorn": ("elrond",)}


def test_the_council_of_elrond_is_doubled_in_both_duels_p21() -> None:
    for duel in (in_a_duel, in_a_duel_of_three):
        story = duel("the-council-of-elrond", deck={"gandalf": "gimli arwen legolas"})
        story.draws("gimli", "arwen")
        assert is_done(story, "the-council-of-elrond")
        assert hands(story) == {"gandalf": ("gimli", "arwen")}


# ------------------------------------------------------------------ path 4


def test_caradhras_makes_each_free_player_forsake_1() -> None:
    story = with_three_each("caradhras").draws("gimli", "arwen")
    assert is_done(story, "caradhras")
    assert lost(story) == {"frodo": {"gimli"}, "aragorn": {"arwen"}}


def test_caradhras_begins_with_the_first_player_of_the_round() -> None:
    story = with_three_each(
        "caradhras", turn="aragorn", hand={"frodo": "eomer", "aragorn": "boromir"}
    )
    assert story.asks("aragorn", "forsake")


def test_khazad_dum_lets_the_monstrous_player_draw_2() -> None:
    story = with_three_each("khazad-dum").draws("gollum", "ugluk")
    assert is_done(story, "khazad-dum")
    assert hands(story) == {"saruman": ("gollum", "ugluk")}


def test_khazad_dum_finds_the_monstrous_player_of_the_fellowship_p22() -> None:
    story = in_the_fellowship("khazad-dum", deck={"balrog": "cave-troll", "gandalf": "gimli"})
    story.draws("cave-troll")
    assert is_done(story, "khazad-dum")
    assert hands(story) == {"balrog": ("cave-troll",)}


def test_the_doors_of_durin_let_the_monstrous_player_forsake_for_an_attack_token() -> None:
    story = with_three_each("the-doors-of-durin").answers(("saruman", "yes")).draws("gollum")
    assert is_done(story, "the-doors-of-durin")
    assert lost(story) == {"saruman": {"gollum"}}
    assert story.table.attack_tokens == {"the-doors-of-durin": 1}


def test_the_doors_of_durin_may_stay_shut() -> None:
    story = with_three_each("the-doors-of-durin").answers(("saruman", "no"))
    assert is_done(story, "the-doors-of-durin")
    assert lost(story) == {}
    assert story.table.attack_tokens == {}


def test_the_doors_of_durin_offer_nothing_to_a_player_who_cannot_pay_p13() -> None:
    story = activate("the-doors-of-durin", deck=NO_DECKS)
    assert is_done(story, "the-doors-of-durin")
    assert story.table.attack_tokens == {}


def test_the_doors_of_durin_are_paid_from_a_rebuilt_deck_if_need_be() -> None:
    story = activate("the-doors-of-durin", deck=NO_DECKS, discard={"saruman": "gollum"})
    story.answers(("saruman", "yes")).draws("gollum")
    assert lost(story) == {"saruman": {"gollum"}}
    assert story.table.attack_tokens == {"the-doors-of-durin": 1}


# ------------------------------------------------------------------ path 5


def test_dimrill_dale_makes_each_shadow_player_discard_2() -> None:
    story = activate(
        "dimrill-dale",
        hand={"witch-king": "the-hunter the-reaver olog-hai", "saruman": "ugluk gollum"},
    ).answers(("witch-king", "the-hunter"), ("witch-king", "olog-hai"))
    assert is_done(story, "dimrill-dale")
    assert hands(story) == {"witch-king": ("the-reaver",)}
    assert given_away(story) == {
        "witch-king": {"the-hunter", "olog-hai"},
        "saruman": {"ugluk", "gollum"},
    }


def test_dimrill_dale_makes_a_player_with_one_card_discard_1_and_forsake_1_p13() -> None:
    story = activate(
        "dimrill-dale",
        hand={"witch-king": "the-hunter", "saruman": "ugluk gollum"},
        reserve={"witch-king": "grishnakh"},
        deck={"witch-king": "olog-hai mordor-orcs"},
    ).answers(("witch-king", ("reserve", "grishnakh")))
    assert is_done(story, "dimrill-dale")
    assert given_away(story)["witch-king"] == {"the-hunter"}
    assert lost(story) == {"witch-king": {"grishnakh"}}


def test_dimrill_dale_is_doubled_in_a_duel_p21() -> None:
    story = in_a_duel("dimrill-dale", hand={"witch-king": "ugluk gollum shelob saruman the-hunter"})
    story.answers(*(("witch-king", c) for c in ("ugluk", "gollum", "shelob", "saruman")))
    assert is_done(story, "dimrill-dale")
    assert hands(story) == {"witch-king": ("the-hunter",)}


def test_dimrill_dale_is_not_doubled_in_a_duel_of_three_p21() -> None:
    story = in_a_duel_of_three(
        "dimrill-dale", hand={"witch-king": THREE["witch-king"], "saruman": THREE["saruman"]}
    ).answers(("witch-king", "the-hunter"), ("witch-king", "the-reaver"))
    story.answers(("saruman", "gollum"), ("saruman", "shelob"))
    assert is_done(story, "dimrill-dale")
    assert hands(story) == {"witch-king": ("olog-hai",), "saruman": ("ugluk",)}


def test_egladil_lets_each_free_player_draw_2_then_discard_1() -> None:
    story = with_three_each("egladil").draws("gimli", "sting").answers(("frodo", "gimli"))
    story.draws("arwen", "elrond").answers(("aragorn", "elrond"))
    assert is_done(story, "egladil")
    assert hands(story) == {"frodo": ("sting",), "aragorn": ("arwen",)}


def test_egladil_is_done_as_a_whole_twice_in_a_duel_p21() -> None:
    story = in_a_duel("egladil", deck={"gandalf": "gimli arwen legolas boromir elrond"})
    story.draws("gimli", "arwen").answers(("gandalf", "gimli"))
    story.draws("legolas", "boromir").answers(("gandalf", "arwen"))
    assert is_done(story, "egladil")
    assert hands(story) == {"gandalf": ("legolas", "boromir")}


def test_lothlorien_lets_the_elf_player_draw_1_then_discard_1() -> None:
    story = with_three_each("lothlorien", hand={"aragorn": "strider"})
    story.draws("elrond").answers(("aragorn", "elrond"))
    assert is_done(story, "lothlorien")
    assert hands(story) == {"aragorn": ("strider",)}


# ------------------------------------------------------------------ path 6


def test_amon_hen_lets_the_mordor_player_draw_1_then_discard_1() -> None:
    story = with_three_each("amon-hen", hand={"witch-king": "grishnakh"})
    story.draws("the-reaver").answers(("witch-king", "grishnakh"))
    assert is_done(story, "amon-hen")
    assert hands(story) == {"witch-king": ("the-reaver",)}
    assert given_away(story) == {"witch-king": {"grishnakh"}}


def test_dead_marshes_let_the_monstrous_player_draw_2() -> None:
    story = with_three_each("dead-marshes").draws("shelob", "gollum")
    assert is_done(story, "dead-marshes")
    assert hands(story) == {"saruman": ("shelob", "gollum")}


def test_emyn_muil_makes_each_free_player_forsake_1() -> None:
    story = with_three_each("emyn-muil").draws("gimli", "arwen")
    assert is_done(story, "emyn-muil")
    assert lost(story) == {"frodo": {"gimli"}, "aragorn": {"arwen"}}


def test_emyn_muil_is_doubled_in_a_duel_of_three_p21() -> None:
    story = in_a_duel_of_three("emyn-muil", deck={"gandalf": "gimli arwen legolas"})
    story.draws("gimli", "legolas")
    assert is_done(story, "emyn-muil")
    assert lost(story) == {"gandalf": {"gimli", "legolas"}}


# ------------------------------------------------------------------ path 7


def test_henneth_annun_lets_the_dunedain_player_draw_1() -> None:
    story = with_three_each("henneth-annun").draws("legolas")
    assert is_done(story, "henneth-annun")
    assert hands(story) == {"aragorn": ("legolas",)}


def test_osgiliath_lets_the_dunedain_player_forsake_1_to_draw_3() -> None:
    story = activate(
        "osgiliath",
        hand={"aragorn": "boromir"},
        deck={"aragorn": "arwen elrond legolas galadriel"},
    ).answers(("aragorn", "yes"), ("aragorn", ("hand", "boromir")))
    story.draws("arwen", "elrond", "legolas")
    assert is_done(story, "osgiliath")
    assert hands(story) == {"aragorn": ("arwen", "elrond", "legolas")}
    assert lost(story) == {"aragorn": {"boromir"}}


def test_osgiliath_gives_nothing_to_a_player_who_does_not_forsake() -> None:
    story = with_three_each("osgiliath").answers(("aragorn", "no"))
    assert is_done(story, "osgiliath")
    assert hands(story) == {}
    assert lost(story) == {}


def test_osgiliath_offers_nothing_to_a_player_who_has_nothing_to_forsake_p13() -> None:
    assert is_done(activate("osgiliath", deck=NO_DECKS), "osgiliath")


def test_osgiliath_counts_aragorn_off_the_deck_as_forsaken_though_he_is_discarded() -> None:
    story = activate("osgiliath", deck={"aragorn": "aragorn arwen elrond legolas galadriel"})
    story.answers(("aragorn", "yes")).draws("aragorn", "arwen", "elrond", "legolas")
    assert is_done(story, "osgiliath")
    assert lost(story) == {}
    assert hands(story) == {"aragorn": ("arwen", "elrond", "legolas")}


def test_the_cross_roads_let_each_free_player_draw_1() -> None:
    story = with_three_each("the-cross-roads").draws("sting", "arwen")
    assert is_done(story, "the-cross-roads")
    assert hands(story) == {"frodo": ("sting",), "aragorn": ("arwen",)}


def test_the_cross_roads_are_doubled_in_a_duel_p21() -> None:
    story = in_a_duel("the-cross-roads", deck={"gandalf": "gimli arwen legolas"})
    story.draws("gimli", "legolas")
    assert is_done(story, "the-cross-roads")
    assert hands(story) == {"gandalf": ("gimli", "legolas")}


# ------------------------------------------------------------------ path 8

FIVE = ("mordor-orcs", "olog-hai", "the-hunter", "the-reaver", "fell-beast")


def with_five_drawn(path: str, cards: tuple[str, ...] = FIVE, **setting: Any) -> Story:
    """The Mordor player has drawn these cards; one more, Grishnákh, was left in the deck."""
    return activate(path, deck={"witch-king": (*cards, "grishnakh")}, **setting).draws(*cards)


def test_cirith_ungol_lets_the_mordor_player_play_an_army_of_five_drawn_cards() -> None:
    story = with_five_drawn("cirith-ungol", battlegrounds=("minas-tirith",))
    assert story.asks("witch-king", "play-drawn")
    assert set(story.question.options) == {"mordor-orcs", "olog-hai", "none"}
    story.answers(("witch-king", "olog-hai"))
    assert set(story.question.options) == {"minas-tirith", "reserve"}
    story.answers(("witch-king", "minas-tirith"))
    assert is_done(story, "cirith-ungol")
    assert story.table.there["minas-tirith"] == ("olog-hai",)
    assert given_away(story) == {"witch-king": set(FIVE) - {"olog-hai"}}
    assert hands(story) == {}


def test_cirith_ungol_may_see_no_army_march() -> None:
    story = with_five_drawn("cirith-ungol").answers(("witch-king", "none"))
    assert given_away(story) == {"witch-king": set(FIVE)}


def test_cirith_ungol_asks_for_a_price_from_hand_if_the_army_was_the_only_card_drawn() -> None:
    story = activate(
        "cirith-ungol", deck={"witch-king": "olog-hai"}, hand={"witch-king": "the-hunter"}
    ).draws("olog-hai")
    story.answers(("witch-king", "olog-hai"))
    assert story.table.reserve["witch-king"] == ("olog-hai",)
    assert given_away(story) == {"witch-king": {"the-hunter"}}


def test_cirith_ungol_shows_nobody_what_was_discarded() -> None:
    story = with_five_drawn("cirith-ungol").answers(("witch-king", "olog-hai"))
    seen = str(story.match.log("frodo")) + str(story.match.view("frodo"))
    assert not any(card in seen for card in ("the-hunter", "the-reaver", "fell-beast"))


def test_morgul_vale_lets_the_mordor_player_play_a_nazgul_of_five_drawn_cards() -> None:
    story = with_five_drawn("morgul-vale", battlegrounds=("minas-tirith",))
    assert set(story.question.options) == {"the-hunter", "the-reaver", "none"}
    story.answers(("witch-king", "the-hunter"))
    assert set(story.question.options) == {"morgul-vale", "minas-tirith", "reserve"}
    story.answers(("witch-king", "morgul-vale"))
    assert is_done(story, "morgul-vale")
    assert story.table.there["morgul-vale"] == ("the-hunter",)
    assert given_away(story) == {"witch-king": set(FIVE) - {"the-hunter"}}


def test_morgul_vale_lets_the_text_of_the_nazgul_work_p13() -> None:
    cards = ("the-black-easterling", "olog-hai", "the-hunter", "the-reaver", "fell-beast")
    story = with_five_drawn("morgul-vale", cards)
    story.answers(("witch-king", "the-black-easterling"), ("witch-king", "morgul-vale"))
    story.draws("grishnakh")
    assert hands(story) == {"witch-king": ("grishnakh",)}


def test_morgul_vale_plays_nobody_twice_in_a_round_p11() -> None:
    story = with_five_drawn("morgul-vale", played=("the-hunter",))
    assert set(story.question.options) == {"the-reaver", "none"}


def test_shelobs_lair_lets_the_monstrous_player_draw_2() -> None:
    story = with_three_each("shelobs-lair").draws("shelob", "gollum")
    assert is_done(story, "shelobs-lair")
    assert hands(story) == {"saruman": ("shelob", "gollum")}


# ------------------------------------------------------------------ path 9


def test_crack_of_doom_lets_the_monstrous_player_draw_2() -> None:
    story = with_three_each("crack-of-doom").draws("gollum", "shelob")
    assert is_done(story, "crack-of-doom")
    assert hands(story) == {"saruman": ("gollum", "shelob")}


def test_morgai_has_an_attack_token_put_on_it() -> None:
    story = activate("morgai")
    assert is_done(story, "morgai")
    assert story.table.attack_tokens == {"morgai": 1}


def test_morgai_corrupts_even_where_nobody_attacks_p14() -> None:
    story = fight(path="morgai", attack_tokens={"morgai": 1})
    assert story.table.corruption == 1
    assert story.table.scored["shadow"] == ("morgai",)


def test_morgai_that_replaces_another_path_9_has_its_token_too_p8() -> None:
    story = middle_earth(
        turn="saruman", path="orodruin", there={"orodruin": "gollum"}, paths=("morgai",)
    ).answers(("saruman", ("use", "gollum")))
    assert story.table.attack_tokens == {"morgai": 1}


def test_orodruin_lets_the_mordor_player_draw_2() -> None:
    story = with_three_each("orodruin").draws("the-reaver", "olog-hai")
    assert is_done(story, "orodruin")
    assert hands(story) == {"witch-king": ("the-reaver", "olog-hai")}


# ------------------------------------------------------------------ what names one player

DRAW_FOR_ONE = {
    "imladris": ("gandalf", 2),
    "weathertop": ("witch-king", 2),
    "khazad-dum": ("witch-king", 2),
    "dead-marshes": ("witch-king", 2),
    "henneth-annun": ("gandalf", 1),
    "shelobs-lair": ("witch-king", 2),
    "crack-of-doom": ("witch-king", 2),
    "orodruin": ("witch-king", 2),
}


@pytest.mark.parametrize("path", DRAW_FOR_ONE)
def test_a_path_that_names_one_player_is_not_doubled_in_a_duel_p21(path: str) -> None:
    player, count = DRAW_FOR_ONE[path]
    deck = {"gandalf": "gimli arwen legolas", "witch-king": "ugluk gollum shelob"}
    story = in_a_duel(path, deck=deck).draws(*deck[player].split()[:count])
    assert is_done(story, path)
    assert hands(story) == {player: tuple(deck[player].split()[:count])}
