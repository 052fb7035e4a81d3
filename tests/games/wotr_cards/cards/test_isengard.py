"""Isengard: each text of cards 61–72."""

from __future__ import annotations

from typing import Any

from games.wotr_cards.story import Story, activate, fight, middle_earth

# The text of a battleground may ask other players; these bring nothing else with them.
NO_BATTLEGROUNDS: dict[str, str] = {"free": "", "shadow": ""}


def saruman_to_act(**setting: Any) -> Story:
    return middle_earth(turn="saruman", **setting)


def round_the_table(story: Story) -> Story:
    """The other three pass, and it is Saruman's turn again."""
    return story.answers(*((player, ("pass",)) for player in ("frodo", "witch-king", "aragorn")))


# ------------------------------------------------------------------ Gríma Wormtongue


def test_grima_wormtongue_gives_himself_up_to_take_saruman_out_of_the_deck() -> None:
    story = saruman_to_act(
        reserve={"saruman": "grima-wormtongue"}, deck={"saruman": "saruman wolf-riders"}
    ).answers(("saruman", ("use", "grima-wormtongue")))
    assert story.asks("frodo", "turn")
    assert story.table.hand["saruman"] == ("saruman",)
    assert story.table.deck["saruman"].cards == ("wolf-riders",)
    assert set(story.eliminated("saruman")) == {"grima-wormtongue"}


def test_grima_wormtongue_shows_the_saruman_he_takes_p13() -> None:
    story = saruman_to_act(
        reserve={"saruman": "grima-wormtongue"}, deck={"saruman": "saruman wolf-riders"}
    ).answers(("saruman", ("use", "grima-wormtongue")))
    assert [event["card"] for event in story.events("card-taken")] == ["saruman"]


def test_grima_wormtongue_eliminates_a_rohan_character_wherever_in_play() -> None:
    story = saruman_to_act(
        path="",
        battlegrounds=("edoras",),
        there={"edoras": "theoden riders-of-rohan"},
        reserve={"saruman": "grima-wormtongue", "frodo": "eowyn village-militia"},
    ).answers(("saruman", ("use", "grima-wormtongue")))
    assert set(story.question.options) == {"saruman", "theoden", "eowyn"}
    story.answers(("saruman", "theoden"))
    assert set(story.eliminated("frodo")) == {"theoden"}
    assert story.table.there["edoras"] == ("riders-of-rohan",)
    assert set(story.eliminated("saruman")) == {"grima-wormtongue"}


def test_grima_wormtongue_finds_no_victim_in_a_wizard_on_a_rohan_horse() -> None:
    story = saruman_to_act(
        reserve={"saruman": "grima-wormtongue", "frodo": "gandalf-the-white"},
        items={"gandalf-the-white": "shadowfax"},
        deck={"saruman": "saruman"},
    ).answers(("saruman", ("use", "grima-wormtongue")))
    assert story.table.hand["saruman"] == ("saruman",)


def test_grima_wormtongue_is_spent_even_if_saruman_is_not_in_the_deck() -> None:
    story = saruman_to_act(
        reserve={"saruman": "grima-wormtongue"},
        deck={"saruman": "wolf-riders white-hand-orcs"},
        discard={"saruman": "saruman"},
    ).answers(("saruman", ("use", "grima-wormtongue")))
    assert story.table.hand["saruman"] == ()
    assert set(story.discarded("saruman")) == {"saruman"}
    assert set(story.eliminated("saruman")) == {"grima-wormtongue"}
    assert story.events("nothing-found")


def test_grima_wormtongue_whispers_in_the_round_he_is_played_p11() -> None:
    story = saruman_to_act(hand={"saruman": "grima-wormtongue wolf-riders"}).answers(
        ("saruman", ("play", "grima-wormtongue")), ("saruman", "reserve")
    )
    assert round_the_table(story).can("use", "grima-wormtongue")


def test_grima_wormtongue_whispers_only_in_reserve() -> None:
    story = saruman_to_act(there={"bag-end": "grima-wormtongue"})
    assert not story.can("use", "grima-wormtongue")


def test_grima_wormtongue_serves_only_his_own_player() -> None:
    story = middle_earth(turn="witch-king", reserve={"saruman": "grima-wormtongue"})
    assert not story.can("use", "grima-wormtongue")


# ------------------------------------------------------------------ Saruman


def saruman_to_draw(cards: int, **setting: Any) -> Story:
    """He draws first in the phase of drawing, from a deck of so many orcs; the others cannot."""
    deck = {"frodo": "", "witch-king": "", "aragorn": "", "saruman": ("white-hand-orcs",) * cards}
    return middle_earth(agenda=(("draw_phase",),), first="saruman", deck=deck, **setting)


def test_saruman_in_reserve_draws_a_fifth_card() -> None:
    story = saruman_to_draw(6, reserve={"saruman": "saruman"})
    story.draws(*("white-hand-orcs",) * 5)
    assert story.table.round == 2
    assert story.table.hand["saruman"] == ("white-hand-orcs",) * 5


def test_saruman_on_a_path_draws_nothing_more() -> None:
    story = saruman_to_draw(5, path="dimrill-dale", there={"dimrill-dale": "saruman"})
    story.draws(*("white-hand-orcs",) * 4)
    assert story.table.round == 2
    assert story.table.hand["saruman"] == ("white-hand-orcs",) * 4


def test_saruman_forsaken_off_the_deck_is_discarded_for_all_to_see_p13() -> None:
    story = saruman_to_act(
        hand={"saruman": "wolf-riders"}, deck={"saruman": "saruman white-hand-orcs"}
    ).answers(("saruman", ("play", "wolf-riders")))
    story.draws("saruman")
    assert story.table.discard_seen["saruman"] == ("saruman",)
    assert not story.eliminated("saruman")


def test_saruman_forsaken_as_the_last_card_of_the_deck_is_part_of_the_new_one() -> None:
    story = saruman_to_act(
        hand={"saruman": "wolf-riders"},
        deck={"saruman": "saruman"},
        discard={"saruman": "white-hand-orcs"},
    ).answers(("saruman", ("play", "wolf-riders")))
    story.draws("saruman")
    assert set(story.table.deck["saruman"].cards) == {"saruman", "white-hand-orcs"}
    assert not story.discarded("saruman")


def test_saruman_forsaken_from_hand_is_eliminated() -> None:
    story = activate("the-doors-of-durin", hand={"saruman": "saruman"}).answers(
        ("saruman", "yes"), ("saruman", ("hand", "saruman"))
    )
    assert set(story.eliminated("saruman")) == {"saruman"}


def test_saruman_forsaken_from_reserve_is_eliminated_with_his_items() -> None:
    story = saruman_to_act(
        hand={"saruman": "wolf-riders"},
        reserve={"saruman": "saruman"},
        items={"saruman": "sarumans-staff woven-of-all-colours"},
    ).answers(("saruman", ("play", "wolf-riders")), ("saruman", ("reserve", "saruman")))
    assert set(story.eliminated("saruman")) == {
        "saruman",
        "sarumans-staff",
        "woven-of-all-colours",
    }


def test_saruman_winnowed_from_hand_is_eliminated() -> None:
    story = saruman_to_act(
        hand={"saruman": "saruman ugluk"}, deck={"saruman": "wolf-riders"}
    ).answers(("saruman", ("winnow",)))
    story.draws("wolf-riders")
    assert set(story.eliminated("saruman")) == {"saruman", "ugluk"}
    assert story.table.hand["saruman"] == ("wolf-riders",)


# ------------------------------------------------------------------ Uglúk


def ugluk_in_dimrill_dale(**setting: Any) -> Story:
    there = {"dimrill-dale": "ugluk"} | setting.pop("there", {})
    return saruman_to_act(path="dimrill-dale", there=there, **setting)


def test_ugluk_is_lost_on_the_path_he_leaves_and_the_next_one_opens_p8() -> None:
    story = ugluk_in_dimrill_dale(paths=("lothlorien",), deck={"aragorn": "arwen"}).answers(
        ("saruman", ("use", "ugluk"))
    )
    story.draws("arwen")
    assert story.asks("frodo", "turn")
    assert story.table.scored["shadow"] == ("dimrill-dale",)
    assert story.table.corruption == 1
    assert set(story.eliminated("saruman")) == {"ugluk"}
    assert story.table.path == "lothlorien"
    assert story.table.there["lothlorien"] == ()


def test_ugluk_chooses_the_path_before_the_combat_and_not_at_random_p8() -> None:
    story = ugluk_in_dimrill_dale(
        there={"dimrill-dale": "ugluk gimli frodo-baggins"},
        paths=("egladil", "lothlorien", "amon-hen"),
    ).answers(("saruman", ("use", "ugluk")))
    assert story.asks("saruman", "path")
    assert set(story.question.options) == {"egladil", "lothlorien"}
    story.answers(("saruman", "lothlorien"))
    assert story.asks("frodo", "loss")


def test_ugluk_resolves_the_text_of_the_new_path_after_the_combat_p8() -> None:
    story = ugluk_in_dimrill_dale(
        paths=("lothlorien",), hand={"aragorn": "arwen"}, deck={"aragorn": "elrond galadriel"}
    ).answers(("saruman", ("use", "ugluk")))
    assert story.table.corruption == 1
    story.draws("elrond").answers(("aragorn", "arwen"))
    assert story.table.hand["aragorn"] == ("elrond",)


def test_ugluk_stays_where_no_other_path_of_the_number_is_left_p8() -> None:
    assert not ugluk_in_dimrill_dale(paths=("amon-hen", "emyn-muil")).can("use", "ugluk")


def test_ugluk_finds_no_second_path_6_in_the_fellowship_p22() -> None:
    there = {"amon-hen": "ugluk"}
    assert saruman_to_act(path="amon-hen", there=there).can("use", "ugluk")
    story = middle_earth(
        scenario="fellowship",
        turn="balrog",
        path="amon-hen",
        there=there,
        hand={"balrog": "saruman"},
    )
    assert not story.can("use", "ugluk")


def test_ugluk_drives_nobody_from_reserve_or_a_battleground() -> None:
    story = saruman_to_act(path="dimrill-dale", reserve={"saruman": "ugluk"})
    assert not story.can("use", "ugluk")
    story = saruman_to_act(
        path="dimrill-dale", battlegrounds=("orthanc",), there={"orthanc": "ugluk"}
    )
    assert not story.can("use", "ugluk")


# ------------------------------------------------------------------ Palantír of Orthanc


def palantir(**setting: Any) -> Story:
    return saruman_to_act(
        reserve={"saruman": "saruman"}, items={"saruman": "palantir-of-orthanc"}, **setting
    )


def test_palantir_of_orthanc_sorts_the_top_three_cards() -> None:
    story = palantir(deck={"saruman": "wolf-riders ugluk white-hand-orcs devilry-of-saruman"})
    story.answers(("saruman", ("use", "palantir-of-orthanc")))
    story.draws("ugluk", "wolf-riders", "white-hand-orcs")
    story.answers(("saruman", "wolf-riders"), ("saruman", "white-hand-orcs"))
    assert story.table.eliminated["saruman"] == ("wolf-riders",)
    assert story.table.discard["saruman"] == ("white-hand-orcs",)
    assert story.table.hand["saruman"] == ("ugluk",)
    assert story.table.deck["saruman"].cards == ("devilry-of-saruman",)


def test_palantir_of_orthanc_shows_nobody_else_what_is_seen_in_it() -> None:
    story = palantir(deck={"saruman": "wolf-riders ugluk white-hand-orcs devilry-of-saruman"})
    story.answers(("saruman", ("use", "palantir-of-orthanc")))
    story.draws("ugluk", "wolf-riders", "white-hand-orcs")
    story.answers(("saruman", "wolf-riders"), ("saruman", "white-hand-orcs"))
    seen = str(story.match.log("witch-king")) + str(story.match.view("witch-king"))
    assert not any(card in seen for card in ("ugluk", "wolf-riders", "white-hand-orcs"))


def test_palantir_of_orthanc_works_once_a_round() -> None:
    story = palantir(deck={"saruman": ("white-hand-orcs",) * 6})
    story.answers(("saruman", ("use", "palantir-of-orthanc"))).draws(*("white-hand-orcs",) * 3)
    story.answers(("saruman", "white-hand-orcs"), ("saruman", "white-hand-orcs"))
    assert not round_the_table(story).can("use", "palantir-of-orthanc")


def test_palantir_of_orthanc_works_again_in_the_next_round() -> None:
    nothing = dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), "")
    story = palantir(used=("palantir-of-orthanc",), deck=nothing, agenda=(("draw_phase",),))
    assert story.table.round == 2
    assert story.table.used == ()


def test_palantir_of_orthanc_goes_on_through_a_rebuilt_deck() -> None:
    story = palantir(
        deck={"saruman": "wolf-riders ugluk"},
        discard={"saruman": "devilry-of-saruman fighting-uruk-hai"},
    )
    story.answers(("saruman", ("use", "palantir-of-orthanc")))
    story.draws("ugluk", "wolf-riders", "fighting-uruk-hai")
    story.answers(("saruman", "ugluk"), ("saruman", "wolf-riders"))
    assert story.table.hand["saruman"] == ("fighting-uruk-hai",)
    assert story.table.deck["saruman"].cards == ("devilry-of-saruman",)


def test_palantir_of_orthanc_with_two_cards_leaves_none_for_the_hand() -> None:
    story = palantir(deck={"saruman": "wolf-riders ugluk"})
    story.answers(("saruman", ("use", "palantir-of-orthanc"))).draws("ugluk", "wolf-riders")
    story.answers(("saruman", "ugluk"))
    assert set(story.eliminated("saruman")) == {"ugluk"}
    assert set(story.discarded("saruman")) == {"wolf-riders"}
    assert story.table.hand["saruman"] == ()


def test_palantir_of_orthanc_eliminates_the_only_card_there_is() -> None:
    story = palantir(deck={"saruman": "ugluk"})
    story.answers(("saruman", ("use", "palantir-of-orthanc"))).draws("ugluk")
    assert set(story.eliminated("saruman")) == {"ugluk"}
    assert story.table.hand["saruman"] == ()


def test_palantir_of_orthanc_forsakes_nobody_so_the_witch_king_is_not_spared() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="witch-king",
        reserve={"witch-king": "saruman"},
        items={"saruman": "palantir-of-orthanc"},
        deck={"witch-king": "the-witch-king the-hunter the-reaver"},
    ).answers(("witch-king", ("use", "palantir-of-orthanc")))
    story.draws("the-witch-king", "the-hunter", "the-reaver")
    story.answers(("witch-king", "the-witch-king"), ("witch-king", "the-hunter"))
    assert set(story.eliminated("witch-king")) == {"the-witch-king"}


def test_palantir_of_orthanc_is_blind_outside_the_reserve() -> None:
    story = saruman_to_act(
        path="dimrill-dale",
        there={"dimrill-dale": "saruman"},
        items={"saruman": "palantir-of-orthanc"},
    )
    assert not story.can("use", "palantir-of-orthanc")


def test_palantir_of_orthanc_is_wielded_by_saruman_alone_p11() -> None:
    hand = {"saruman": "palantir-of-orthanc wolf-riders"}
    assert not saruman_to_act(hand=hand, reserve={"saruman": "ugluk"}).can(
        "play", "palantir-of-orthanc"
    )
    assert saruman_to_act(hand=hand, reserve={"saruman": "saruman"}).can(
        "play", "palantir-of-orthanc"
    )


# ------------------------------------------------------------------ Saruman's Staff


def test_sarumans_staff_lets_its_player_pass_with_three_cards_p10() -> None:
    hand = {"saruman": "wolf-riders ugluk fighting-uruk-hai"}
    reserve = {"saruman": "saruman"}
    assert not saruman_to_act(hand=hand, reserve=reserve).can("pass")
    staff = {"saruman": "sarumans-staff"}
    assert saruman_to_act(hand=hand, reserve=reserve, items=staff).can("pass")


def test_sarumans_staff_works_on_a_path_too() -> None:
    story = saruman_to_act(
        path="dimrill-dale",
        there={"dimrill-dale": "saruman"},
        items={"saruman": "sarumans-staff"},
        hand={"saruman": "wolf-riders ugluk fighting-uruk-hai"},
    )
    assert story.can("pass")


def test_sarumans_staff_carries_no_more_than_three() -> None:
    story = saruman_to_act(
        reserve={"saruman": "saruman"},
        items={"saruman": "sarumans-staff"},
        hand={"saruman": "wolf-riders ugluk fighting-uruk-hai devilry-of-saruman"},
    )
    assert not story.can("pass")


def test_sarumans_staff_is_of_no_use_to_the_team_mate() -> None:
    story = middle_earth(
        turn="witch-king",
        reserve={"saruman": "saruman"},
        items={"saruman": "sarumans-staff"},
        hand={"witch-king": "mordor-orcs mordor-orcs mordor-orcs"},
    )
    assert not story.can("pass")


def test_sarumans_staff_can_be_forsaken_apart_from_saruman_p13() -> None:
    story = saruman_to_act(
        reserve={"saruman": "saruman"},
        items={"saruman": "sarumans-staff"},
        hand={"saruman": "wolf-riders"},
        deck={"saruman": ""},
    )
    story.answers(("saruman", ("play", "wolf-riders")), ("saruman", ("reserve", "sarumans-staff")))
    assert set(story.eliminated("saruman")) == {"sarumans-staff"}
    assert story.place("saruman") == "reserve"


def test_sarumans_staff_adds_to_the_icons_of_saruman_p11() -> None:
    story = fight(
        path="dimrill-dale", there={"dimrill-dale": "saruman"}, items={"saruman": "sarumans-staff"}
    )
    assert story.table.corruption == 3
    story = fight(
        path="",
        battlegrounds=("edoras",),
        there={"edoras": "saruman"},
        items={"saruman": "sarumans-staff"},
    )
    assert [e["attack"] for e in story.events("combat-fought")] == [2]


# ------------------------------------------------------------------ Woven of All Colours


def test_woven_of_all_colours_saves_saruman_and_all_items_on_a_path() -> None:
    story = fight(
        path="dimrill-dale",
        there={"dimrill-dale": "saruman ugluk"},
        items={"saruman": "woven-of-all-colours sarumans-staff"},
    )
    assert set(story.discarded("saruman")) == {"saruman", "woven-of-all-colours", "sarumans-staff"}
    assert set(story.eliminated("saruman")) == {"ugluk"}


def test_woven_of_all_colours_saves_saruman_when_he_attacks_a_battleground() -> None:
    story = fight(
        path="",
        battlegrounds=("edoras",),
        there={"edoras": "saruman wolf-riders"},
        items={"saruman": "woven-of-all-colours"},
    )
    assert set(story.discarded("saruman")) == {"saruman", "woven-of-all-colours"}
    assert set(story.eliminated("saruman")) == {"wolf-riders"}


def test_woven_of_all_colours_saves_saruman_when_he_is_a_loss_of_the_defence() -> None:
    story = fight(
        path="",
        battlegrounds=("orthanc",),
        there={"orthanc": "saruman riders-of-rohan riders-of-rohan"},
        items={"saruman": "woven-of-all-colours"},
    )
    assert set(story.discarded("saruman")) == {"saruman", "woven-of-all-colours"}
    assert [e["cancelled"] for e in story.events("combat-fought")] == [1]
    assert story.table.scored["free"] == ("orthanc",)


def test_woven_of_all_colours_does_not_help_when_saruman_is_forsaken() -> None:
    story = saruman_to_act(
        hand={"saruman": "wolf-riders"},
        reserve={"saruman": "saruman"},
        items={"saruman": "woven-of-all-colours"},
    ).answers(("saruman", ("play", "wolf-riders")), ("saruman", ("reserve", "saruman")))
    assert set(story.eliminated("saruman")) == {"saruman", "woven-of-all-colours"}


# ------------------------------------------------------------------ Threats and Promises


def threats(**setting: Any) -> Story:
    hand = {"saruman": "threats-and-promises wolf-riders"}
    return saruman_to_act(**{"hand": hand, "reserve": {"saruman": "saruman"}} | setting)


def test_threats_and_promises_activates_an_isengard_battleground_of_choice() -> None:
    story = threats().answers(("saruman", ("play", "threats-and-promises")))
    assert story.asks("saruman", "battleground")
    assert set(story.question.options) == {"edoras", "helms-deep", "orthanc"}
    story.answers(("saruman", "orthanc"), ("saruman", "none"))
    assert story.table.battlegrounds == ("orthanc",)
    assert story.place("saruman") == "reserve"
    assert set(story.eliminated("saruman")) == {"threats-and-promises"}


def test_threats_and_promises_moves_saruman_even_in_the_round_he_was_played() -> None:
    story = threats(
        fresh={"saruman": "saruman"},
        items={"saruman": "sarumans-staff"},
        battleground_deck={"free": "edoras", "shadow": ""},
    )
    assert not story.can("move", "saruman")
    story.answers(("saruman", ("play", "threats-and-promises")), ("saruman", "edoras"))
    assert story.place("saruman") == "edoras"
    assert story.place("sarumans-staff") == "edoras"


def test_threats_and_promises_moves_him_only_to_the_battleground_it_activates() -> None:
    story = threats(
        battlegrounds=("orthanc",),
        battleground_deck={"free": "edoras", "shadow": ""},
    ).answers(("saruman", ("play", "threats-and-promises")))
    assert story.asks("saruman", "move-to")
    assert set(story.question.options) == {"edoras", "none"}


def test_threats_and_promises_on_edoras_drags_helms_deep_in_before_he_moves() -> None:
    story = threats(
        battleground_deck={"free": "edoras helms-deep", "shadow": ""}, deck={"frodo": "sting"}
    ).answers(("saruman", ("play", "threats-and-promises")), ("saruman", "edoras"))
    story.draws("sting")
    assert story.asks("frodo", "play-drawn")
    story.answers(("frodo", "none"))
    assert story.asks("saruman", "move-to")
    assert set(story.question.options) == {"edoras", "none"}
    assert story.table.battlegrounds == ("edoras", "helms-deep")


def test_threats_and_promises_reactivates_what_the_enemy_took_without_its_defence_p16() -> None:
    story = threats(
        battleground_deck=NO_BATTLEGROUNDS, scored={"free": "orthanc"}, path=""
    ).answers(("saruman", ("play", "threats-and-promises")), ("saruman", "none"))
    assert story.table.scored["free"] == ()
    assert story.table.stormed == ("orthanc",)


def test_threats_and_promises_needs_saruman_in_reserve() -> None:
    assert threats().can("play", "threats-and-promises")
    assert not threats(reserve={"saruman": "ugluk"}).can("play", "threats-and-promises")
    on_the_path = threats(
        reserve={"saruman": ""}, path="dimrill-dale", there={"dimrill-dale": "saruman"}
    )
    assert not on_the_path.can("play", "threats-and-promises")


def test_threats_and_promises_needs_an_isengard_battleground_that_is_not_active() -> None:
    story = threats(
        battlegrounds=("edoras", "helms-deep", "orthanc"),
        scored={"free": "bag-end"},
    )
    assert not story.can("play", "threats-and-promises")


def test_threats_and_promises_does_nothing_if_saruman_himself_is_the_price_p10() -> None:
    story = threats(hand={"saruman": "threats-and-promises"})
    story.answers(
        ("saruman", ("play", "threats-and-promises")), ("saruman", ("reserve", "saruman"))
    )
    assert story.asks("frodo", "turn")
    assert story.table.battlegrounds == ()
    assert set(story.eliminated("saruman")) == {"saruman", "threats-and-promises"}
