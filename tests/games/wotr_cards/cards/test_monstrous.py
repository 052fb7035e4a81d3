"""The Monstrous: each text of cards 73–83, and Whip of Many Thongs."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, activate, fight, middle_earth

# One card each, in the deck: there is nothing else to forsake.
LITTLE_LEFT = {"frodo": "gimli", "aragorn": "arwen"}


def saruman_to_act(**setting: Any) -> Story:
    return middle_earth(turn="saruman", **{"deck": LITTLE_LEFT} | setting)


def use_from_reserve(card: str, **setting: Any) -> Story:
    reserve = {"saruman": card} | setting.pop("reserve", {})
    return saruman_to_act(reserve=reserve, **setting).answers(("saruman", ("use", card)))


def both_forsake(story: Story) -> None:
    """Frodo and Aragorn each lose their one card, and play goes on."""
    story.draws("gimli", "arwen")
    assert story.asks("frodo", "turn")
    assert set(story.eliminated("frodo")) == {"gimli"}
    assert set(story.eliminated("aragorn")) == {"arwen"}


def nobody_forsook(story: Story) -> bool:
    return not story.eliminated("frodo") and not story.eliminated("aragorn")


# ------------------------------------------------------------------ Balrog of Moria


def test_balrog_of_moria_played_to_a_path_makes_each_free_player_forsake() -> None:
    story = saruman_to_act(
        path="khazad-dum", hand={"saruman": "balrog-of-moria cave-troll"}
    ).answers(("saruman", ("play", "balrog-of-moria")), ("saruman", "khazad-dum"))
    both_forsake(story)


def test_balrog_of_moria_moved_to_a_path_makes_each_free_player_forsake() -> None:
    story = saruman_to_act(path="khazad-dum", reserve={"saruman": "balrog-of-moria"})
    both_forsake(story.answers(("saruman", ("move", "balrog-of-moria"))))


def test_balrog_of_moria_entering_a_battleground_makes_each_free_player_forsake() -> None:
    story = saruman_to_act(battlegrounds=("moria",), hand={"saruman": "balrog-of-moria ugluk"})
    story.answers(("saruman", ("play", "balrog-of-moria")), ("saruman", "moria"))
    both_forsake(story)
    story = saruman_to_act(battlegrounds=("lorien",), reserve={"saruman": "balrog-of-moria"})
    both_forsake(story.answers(("saruman", ("move", "balrog-of-moria"))))


def test_balrog_of_moria_played_to_reserve_frightens_nobody_yet() -> None:
    story = saruman_to_act(
        path="khazad-dum", hand={"saruman": "balrog-of-moria cave-troll"}
    ).answers(("saruman", ("play", "balrog-of-moria")), ("saruman", "reserve"))
    assert nobody_forsook(story)


def test_balrog_of_moria_lets_players_choose_what_to_forsake_in_turn_order() -> None:
    story = saruman_to_act(
        path="khazad-dum",
        reserve={"saruman": "balrog-of-moria", "frodo": "sam-gamgee", "aragorn": "elrond"},
    ).answers(("saruman", ("move", "balrog-of-moria")))
    assert story.asks("frodo", "forsake")
    assert set(story.question.options) == {("reserve", "sam-gamgee"), ("deck",)}
    story.answers(("frodo", ("reserve", "sam-gamgee")))
    assert story.asks("aragorn", "forsake")


def test_balrog_of_moria_makes_the_one_player_of_a_duel_forsake_twice_p21() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="witch-king",
        path="khazad-dum",
        reserve={"witch-king": "balrog-of-moria"},
        hand={"gandalf": "gimli arwen legolas"},
        deck={"gandalf": ""},
    ).answers(("witch-king", ("move", "balrog-of-moria")))
    story.answers(("gandalf", ("hand", "gimli")), ("gandalf", ("hand", "legolas")))
    assert story.asks("gandalf", "turn")
    assert story.table.hand["gandalf"] == ("arwen",)


def test_balrog_of_moria_makes_the_one_player_of_the_fellowship_forsake_once_p22() -> None:
    story = middle_earth(
        scenario="fellowship",
        turn="balrog",
        path="khazad-dum",
        reserve={"balrog": "balrog-of-moria"},
        hand={"gandalf": "gimli arwen legolas"},
        deck={"gandalf": ""},
    ).answers(("balrog", ("move", "balrog-of-moria")), ("gandalf", ("hand", "gimli")))
    assert story.asks("gandalf", "turn")
    assert story.table.hand["gandalf"] == ("arwen", "legolas")


def test_balrog_of_moria_asks_nothing_of_those_who_have_nothing_left_p13() -> None:
    story = saruman_to_act(
        path="khazad-dum",
        reserve={"saruman": "balrog-of-moria"},
        deck={"frodo": "", "aragorn": "arwen"},
    ).answers(("saruman", ("move", "balrog-of-moria")))
    story.draws("arwen")
    assert not story.eliminated("frodo")
    assert set(story.eliminated("aragorn")) == {"arwen"}
    assert story.asks("frodo", "turn")


def test_balrog_of_moria_has_three_icons_at_khazad_dum_and_two_elsewhere() -> None:
    assert fight(path="khazad-dum", there={"khazad-dum": "balrog-of-moria"}).table.corruption == 3
    assert fight(path="caradhras", there={"caradhras": "balrog-of-moria"}).table.corruption == 2


def test_balrog_of_moria_fights_on_battlegrounds_without_an_army() -> None:
    story = fight(path="", battlegrounds=("rivendell",), there={"rivendell": "balrog-of-moria"})
    assert [e["attack"] for e in story.events("combat-fought")] == [2]


# ------------------------------------------------------------------ Barrow-wights


def test_barrow_wights_are_eliminated_to_make_each_free_player_forsake() -> None:
    story = use_from_reserve("barrow-wights")
    both_forsake(story)
    assert set(story.eliminated("saruman")) == {"barrow-wights"}


def test_barrow_wights_strike_in_the_round_they_are_played_p11() -> None:
    story = saruman_to_act(hand={"saruman": "barrow-wights cave-troll"}).answers(
        ("saruman", ("play", "barrow-wights")), ("saruman", "reserve")
    )
    story.answers(*((player, ("pass",)) for player in ("frodo", "witch-king", "aragorn")))
    assert story.can("use", "barrow-wights")


def test_barrow_wights_do_not_strike_from_a_path() -> None:
    story = saruman_to_act(there={"bag-end": "barrow-wights"})
    assert not story.can("use", "barrow-wights")


def test_barrow_wights_are_satisfied_by_frodo_who_is_only_discarded_p13() -> None:
    story = use_from_reserve(
        "barrow-wights",
        reserve={"saruman": "barrow-wights", "frodo": "frodo-baggins"},
        items={"frodo-baggins": "sting elven-cloak"},
    ).answers(("frodo", ("reserve", "frodo-baggins")))
    story.draws("arwen")
    assert set(story.discarded("frodo")) == {"frodo-baggins"}
    assert set(story.eliminated("frodo")) == {"sting"}
    assert set(story.eliminated("aragorn")) == {"elven-cloak", "arwen"}


def test_barrow_wights_strike_twice_in_a_duel_of_three_p21() -> None:
    story = middle_earth(
        scenario="duel-3",
        turn="saruman",
        reserve={"saruman": "barrow-wights"},
        hand={"gandalf": "gimli arwen legolas"},
        deck={"gandalf": ""},
    ).answers(("saruman", ("use", "barrow-wights")))
    story.answers(("gandalf", ("hand", "gimli")), ("gandalf", ("hand", "arwen")))
    assert story.table.hand["gandalf"] == ("legolas",)
    assert story.asks("gandalf", "turn")


# ------------------------------------------------------------------ Candles of Corpses


def test_candles_of_corpses_are_eliminated_to_make_each_free_player_forsake() -> None:
    story = use_from_reserve("candles-of-corpses")
    both_forsake(story)
    assert set(story.eliminated("saruman")) == {"candles-of-corpses"}


def test_candles_of_corpses_burn_only_from_reserve() -> None:
    story = saruman_to_act(path="emyn-muil", there={"emyn-muil": "candles-of-corpses"})
    assert not story.can("use", "candles-of-corpses")


def test_candles_of_corpses_have_two_icons_in_the_dead_marshes_and_one_elsewhere() -> None:
    marshes = fight(path="dead-marshes", there={"dead-marshes": "candles-of-corpses"})
    assert [e["attack"] for e in marshes.events("combat-fought")] == [2]
    emyn_muil = fight(path="emyn-muil", there={"emyn-muil": "candles-of-corpses"})
    assert [e["attack"] for e in emyn_muil.events("combat-fought")] == [1]


# ------------------------------------------------------------------ Caradhras the Cruel


def caradhras_played(path: str = "caradhras", **setting: Any) -> Story:
    hand = {"saruman": "caradhras-the-cruel cave-troll"}
    return saruman_to_act(path=path, hand=hand, **setting).answers(
        ("saruman", ("play", "caradhras-the-cruel")), ("saruman", path)
    )


def test_caradhras_the_cruel_played_to_caradhras_activates_another_path_4() -> None:
    story = caradhras_played(paths=("khazad-dum", "the-doors-of-durin", "egladil"))
    assert story.asks("saruman", "path")
    assert set(story.question.options) == {"khazad-dum", "the-doors-of-durin"}
    story.answers(("saruman", "the-doors-of-durin"), ("saruman", "no"))
    assert story.table.path == "the-doors-of-durin"
    assert story.table.corruption == 1
    assert story.table.scored["shadow"] == ("caradhras",)
    assert set(story.eliminated("saruman")) == {"caradhras-the-cruel"}


def test_caradhras_the_cruel_has_no_choice_but_to_close_the_pass() -> None:
    story = caradhras_played(paths=("khazad-dum",), deck={"saruman": "ugluk"})
    story.draws("ugluk", "cave-troll")
    assert story.table.path == "khazad-dum"
    assert story.table.hand["saruman"] == ("ugluk", "cave-troll")


def test_caradhras_the_cruel_moved_there_activates_nothing_p12() -> None:
    story = saruman_to_act(
        path="caradhras", reserve={"saruman": "caradhras-the-cruel"}, paths=("khazad-dum",)
    ).answers(("saruman", ("move", "caradhras-the-cruel")))
    assert story.table.path == "caradhras"
    assert story.table.there["caradhras"] == ("caradhras-the-cruel",)


def test_caradhras_the_cruel_played_to_reserve_activates_nothing() -> None:
    hand = {"saruman": "caradhras-the-cruel cave-troll"}
    story = saruman_to_act(path="caradhras", hand=hand, paths=("khazad-dum",)).answers(
        ("saruman", ("play", "caradhras-the-cruel")), ("saruman", "reserve")
    )
    assert story.asks("frodo", "turn")
    assert story.table.path == "caradhras"


def test_caradhras_the_cruel_played_to_another_path_activates_nothing() -> None:
    story = caradhras_played(path="khazad-dum", paths=("caradhras",))
    assert story.table.path == "khazad-dum"


def test_caradhras_the_cruel_stays_if_every_path_4_was_used_p8() -> None:
    story = caradhras_played(paths=("egladil",))
    assert story.table.path == "caradhras"
    assert story.table.there["caradhras"] == ("caradhras-the-cruel",)


def test_caradhras_the_cruel_is_eliminated_to_make_each_free_player_forsake() -> None:
    story = use_from_reserve("caradhras-the-cruel")
    both_forsake(story)
    assert set(story.eliminated("saruman")) == {"caradhras-the-cruel"}


def test_caradhras_the_cruel_makes_nobody_forsake_from_a_path() -> None:
    story = saruman_to_act(path="khazad-dum", there={"khazad-dum": "caradhras-the-cruel"})
    assert not story.can("use", "caradhras-the-cruel")


# ------------------------------------------------------------------ the two trolls


def test_cave_troll_is_eliminated_to_make_each_free_player_forsake() -> None:
    story = use_from_reserve("cave-troll")
    both_forsake(story)
    assert set(story.eliminated("saruman")) == {"cave-troll"}


def test_cave_troll_takes_an_item_from_the_player_who_controls_its_wielder_p11() -> None:
    story = use_from_reserve(
        "cave-troll",
        reserve={"saruman": "cave-troll", "frodo": "sam-gamgee"},
        items={"sam-gamgee": "lembas"},
    )
    assert ("reserve", "lembas") in story.question.options
    story.answers(("frodo", ("reserve", "lembas"))).draws("arwen")
    assert set(story.eliminated("aragorn")) == {"lembas", "arwen"}
    assert story.place("sam-gamgee") == "reserve"


def test_cave_troll_terrifies_nobody_from_a_battleground() -> None:
    story = saruman_to_act(battlegrounds=("moria",), there={"moria": "cave-troll"})
    assert not story.can("use", "cave-troll")


def test_hill_troll_is_eliminated_to_make_each_free_player_forsake() -> None:
    story = use_from_reserve("hill-troll")
    both_forsake(story)
    assert set(story.eliminated("saruman")) == {"hill-troll"}


def test_hill_troll_is_satisfied_by_aragorn_off_the_deck_who_is_only_discarded() -> None:
    story = use_from_reserve("hill-troll", deck={"frodo": "gimli", "aragorn": "aragorn arwen"})
    story.draws("gimli", "aragorn")
    assert story.asks("frodo", "turn")
    assert story.table.discard_seen["aragorn"] == ("aragorn",)
    assert not story.eliminated("aragorn")


def test_hill_troll_terrifies_nobody_from_a_path() -> None:
    story = saruman_to_act(path="weathertop", there={"weathertop": "hill-troll"})
    assert not story.can("use", "hill-troll")


# ------------------------------------------------------------------ Flocks of Crebain


def test_flocks_of_crebain_are_lost_on_the_path_they_replace() -> None:
    story = saruman_to_act(
        path="weathertop",
        there={"weathertop": "flocks-of-crebain"},
        paths=("the-old-forest",),
    ).answers(("saruman", ("use", "flocks-of-crebain")))
    assert story.table.path == "the-old-forest"
    assert story.table.corruption == 1
    assert set(story.eliminated("saruman")) == {"flocks-of-crebain"}
    both_forsake(story)  # the text of The Old Forest


def test_flocks_of_crebain_see_no_further_number() -> None:
    story = saruman_to_act(
        path="weathertop",
        there={"weathertop": "flocks-of-crebain"},
        paths=("imladris", "fords-of-bruinen"),
    )
    assert not story.can("use", "flocks-of-crebain")


def test_flocks_of_crebain_watch_only_a_path() -> None:
    story = saruman_to_act(path="weathertop", reserve={"saruman": "flocks-of-crebain"})
    assert not story.can("use", "flocks-of-crebain")


def test_flocks_of_crebain_leave_the_survivors_of_the_old_path_to_the_discard_pile() -> None:
    story = saruman_to_act(
        path="weathertop",
        there={"weathertop": "flocks-of-crebain strider frodo-baggins"},
        paths=("inn-of-the-prancing-pony",),
        deck={"witch-king": "", "saruman": ""},
    ).answers(("saruman", ("use", "flocks-of-crebain")), ("frodo", "frodo-baggins"))
    story.answers(("aragorn", "yes"))
    assert set(story.discarded("frodo")) == {"frodo-baggins"}
    assert set(story.discarded("aragorn")) == {"strider"}
    assert story.table.scored["free"] == ("weathertop",)
    assert story.table.path == "inn-of-the-prancing-pony"


# ------------------------------------------------------------------ Gollum


def test_gollum_lost_on_a_path_is_discarded() -> None:
    story = fight(path="emyn-muil", there={"emyn-muil": "gollum flocks-of-crebain"})
    assert story.table.corruption == 2
    assert set(story.discarded("saruman")) == {"gollum"}
    assert set(story.eliminated("saruman")) == {"flocks-of-crebain"}


def test_gollum_who_leads_astray_is_discarded_from_the_old_path() -> None:
    story = saruman_to_act(
        path="amon-hen", there={"amon-hen": "gollum"}, paths=("emyn-muil",)
    ).answers(("saruman", ("use", "gollum")))
    assert story.table.path == "emyn-muil"
    assert story.table.there["emyn-muil"] == ()
    assert set(story.discarded("saruman")) == {"gollum"}
    both_forsake(story)  # the text of Emyn Muil


def test_gollum_can_replace_the_last_path_and_the_round_goes_on() -> None:
    story = saruman_to_act(path="orodruin", there={"orodruin": "gollum"}, paths=("morgai",))
    story.answers(("saruman", ("use", "gollum")))
    assert story.asks("frodo", "turn")
    assert story.table.path == "morgai"
    assert story.table.scored["shadow"] == ("orodruin",)


def test_gollum_knows_no_way_but_the_unused_ones_p8() -> None:
    story = saruman_to_act(path="orodruin", there={"orodruin": "gollum"}, paths=())
    assert not story.can("use", "gollum")


def test_gollum_leads_nobody_from_reserve() -> None:
    story = saruman_to_act(path="amon-hen", reserve={"saruman": "gollum"})
    assert not story.can("use", "gollum")


@pytest.mark.parametrize("place", ["reserve", "hand"])
def test_gollum_forsaken_is_eliminated(place: str) -> None:
    story = activate("the-doors-of-durin", **{place: {"saruman": "gollum"}}).answers(
        ("saruman", "yes"), ("saruman", (place, "gollum"))
    )
    assert set(story.eliminated("saruman")) == {"gollum"}


def test_gollum_lost_on_a_battleground_is_eliminated() -> None:
    story = fight(path="", battlegrounds=("lorien",), there={"lorien": "gollum"})
    assert set(story.eliminated("saruman")) == {"gollum"}


# ------------------------------------------------------------------ Shelob


def test_shelob_entering_a_path_makes_each_free_player_forsake() -> None:
    story = saruman_to_act(path="cirith-ungol", hand={"saruman": "shelob cave-troll"})
    story.answers(("saruman", ("play", "shelob")), ("saruman", "cirith-ungol"))
    both_forsake(story)
    story = saruman_to_act(path="cirith-ungol", reserve={"saruman": "shelob"})
    both_forsake(story.answers(("saruman", ("move", "shelob"))))


def test_shelob_entering_reserve_or_a_battleground_frightens_nobody() -> None:
    story = saruman_to_act(path="cirith-ungol", hand={"saruman": "shelob cave-troll"})
    story.answers(("saruman", ("play", "shelob")), ("saruman", "reserve"))
    assert nobody_forsook(story)
    story = saruman_to_act(battlegrounds=("moria",), reserve={"saruman": "shelob"})
    story.answers(("saruman", ("move", "shelob")))
    assert story.place("shelob") == "moria"
    assert nobody_forsook(story)


def test_shelob_has_two_icons_in_her_lair_and_one_elsewhere() -> None:
    assert fight(path="shelobs-lair", there={"shelobs-lair": "shelob"}).table.corruption == 2
    assert fight(path="cirith-ungol", there={"cirith-ungol": "shelob"}).table.corruption == 1


def test_shelob_makes_the_one_player_of_a_duel_forsake_twice_p21() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="witch-king",
        path="morgai",
        reserve={"witch-king": "shelob"},
        deck={"gandalf": "gimli"},
        discard={"gandalf": "arwen legolas"},
    ).answers(("witch-king", ("move", "shelob")))
    story.draws("gimli", "arwen")  # Gimli was the last of the deck, which is rebuilt at once
    assert set(story.eliminated("gandalf")) == {"gimli", "arwen"}
    assert story.asks("gandalf", "turn")


# ------------------------------------------------------------------ Whip of Many Thongs


def whip(**setting: Any) -> Story:
    hand = {"saruman": "whip-of-many-thongs cave-troll"}
    return saruman_to_act(options={"promos": "yes"}, hand=hand, **setting)


def test_whip_of_many_thongs_draws_a_card_when_played() -> None:
    story = whip(reserve={"saruman": "balrog-of-moria"}, deck={"saruman": "ugluk"})
    story.answers(("saruman", ("play", "whip-of-many-thongs"))).draws("ugluk")
    assert story.asks("frodo", "turn")
    assert story.table.items["balrog-of-moria"] == ("whip-of-many-thongs",)
    # It is paid for before its text works, so the drawn card is the only one in hand.
    assert story.table.hand["saruman"] == ("ugluk",)
    assert set(story.discarded("saruman")) | set(story.table.deck["saruman"].cards) == {
        "cave-troll"
    }


def test_whip_of_many_thongs_needs_the_balrog_in_play() -> None:
    assert not whip(reserve={"saruman": "cave-troll"}).can("play", "whip-of-many-thongs")


def test_whip_of_many_thongs_draws_nothing_when_it_moves_with_the_balrog() -> None:
    story = saruman_to_act(
        path="khazad-dum",
        reserve={"saruman": "balrog-of-moria"},
        items={"balrog-of-moria": "whip-of-many-thongs"},
    ).answers(("saruman", ("move", "balrog-of-moria")))
    both_forsake(story)
    assert story.place("whip-of-many-thongs") == "khazad-dum"
    assert story.table.hand["saruman"] == ()


def test_whip_of_many_thongs_adds_its_icons_and_is_lost_with_the_balrog() -> None:
    story = fight(
        path="khazad-dum",
        there={"khazad-dum": "balrog-of-moria"},
        items={"balrog-of-moria": "whip-of-many-thongs"},
    )
    assert story.table.corruption == 4
    assert set(story.eliminated("saruman")) == {"balrog-of-moria", "whip-of-many-thongs"}
