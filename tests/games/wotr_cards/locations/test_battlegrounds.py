"""The 14 battlegrounds: what each does when it is activated or reactivated."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, activate, fight, middle_earth
from greathall.games.wotr_cards.facts import LOCATIONS

NO_BATTLEGROUNDS: dict[str, str] = {"free": "", "shadow": ""}
NO_DECKS = dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), "")


def reactivate(battleground: str, holder: str, **setting: Any) -> Story:
    """Gandalf rides Shadowfax to a battleground that lies in a scoring area, the only one there."""
    scored = {holder: battleground} | setting.pop("scored", {})
    return middle_earth(
        turn="frodo",
        path="",
        reserve={"frodo": "gandalf-the-white"},
        items={"gandalf-the-white": "shadowfax"},
        **{"battleground_deck": NO_BATTLEGROUNDS, "scored": scored} | setting,
    ).answers(("frodo", ("use", "shadowfax")))


def is_done(story: Story, *battlegrounds: str) -> bool:
    """Whether just these are active and nobody is asked any more."""
    return story.table.battlegrounds == battlegrounds and not story.match.questions()


def hands(story: Story) -> dict[str, tuple[str, ...]]:
    """The hands that hold something."""
    return {player: hand for player, hand in story.table.hand.items() if hand}


# ------------------------------------------------------------------ the bargains of the Dúnedain

BARGAINS = {"dol-amroth": 1, "pelargir": 1, "minas-tirith": 3}
DRAWN = ("arwen", "elrond", "legolas")


def bargain(battleground: str) -> Story:
    """The Dúnedain player forsakes Boromir; the deck holds one card more than the bargain gives."""
    deck = (*DRAWN[: BARGAINS[battleground]], "galadriel")
    return (
        activate(battleground, hand={"aragorn": "boromir"}, deck={"aragorn": deck})
        .answers(("aragorn", "yes"), ("aragorn", ("hand", "boromir")))
        .draws(*deck[:-1])
    )


def test_dol_amroth_lets_the_dunedain_player_forsake_1_to_draw_1() -> None:
    story = bargain("dol-amroth")
    assert is_done(story, "dol-amroth")
    assert hands(story) == {"aragorn": ("arwen",)}
    assert set(story.eliminated("aragorn")) == {"boromir"}


def test_pelargir_lets_the_dunedain_player_forsake_1_to_draw_1() -> None:
    story = bargain("pelargir")
    assert is_done(story, "pelargir")
    assert hands(story) == {"aragorn": ("arwen",)}
    assert set(story.eliminated("aragorn")) == {"boromir"}


def test_minas_tirith_lets_the_dunedain_player_forsake_1_to_draw_3() -> None:
    story = bargain("minas-tirith")
    assert is_done(story, "minas-tirith")
    assert hands(story) == {"aragorn": ("arwen", "elrond", "legolas")}
    assert set(story.eliminated("aragorn")) == {"boromir"}


@pytest.mark.parametrize("battleground", BARGAINS)
def test_a_bargain_may_be_declined(battleground: str) -> None:
    story = activate(battleground, hand={"aragorn": "boromir"}).answers(("aragorn", "no"))
    assert is_done(story, battleground)
    assert hands(story) == {"aragorn": ("boromir",)}


@pytest.mark.parametrize("battleground", BARGAINS)
def test_a_bargain_is_not_offered_to_a_player_with_nothing_to_forsake_p13(
    battleground: str,
) -> None:
    assert is_done(activate(battleground, deck=NO_DECKS), battleground)


@pytest.mark.parametrize("battleground", BARGAINS)
def test_a_bargain_is_offered_again_on_reactivation_p8(battleground: str) -> None:
    story = reactivate(battleground, "shadow", hand={"aragorn": "boromir"})
    assert story.asks("aragorn", "may")


def test_minas_tirith_names_one_player_and_is_not_doubled_in_a_duel_p21() -> None:
    story = activate(
        "minas-tirith",
        scenario="duel-2",
        turn="gandalf",
        hand={"gandalf": "gimli"},
        deck={"gandalf": "arwen elrond legolas galadriel"},
    ).answers(("gandalf", "yes"), ("gandalf", ("hand", "gimli")))
    story.draws("arwen", "elrond", "legolas")
    assert is_done(story, "minas-tirith")


# ------------------------------------------------------------------ Edoras


def test_edoras_activates_helms_deep_out_of_its_deck() -> None:
    story = activate("edoras", battleground_deck={"free": "edoras helms-deep"}, deck=NO_DECKS)
    story.draws("edoras")
    assert is_done(story, "edoras", "helms-deep")
    assert story.table.battleground_deck["free"] == ()


def test_edoras_makes_the_text_of_helms_deep_work() -> None:
    story = activate(
        "edoras",
        battleground_deck={"free": "edoras helms-deep", "shadow": ""},
        deck={"frodo": "eomer theoden"},
    )
    story.draws("edoras", "eomer", "theoden")
    assert story.asks("frodo", "play-drawn")


@pytest.mark.parametrize("side", ["free", "shadow"])
def test_edoras_does_not_reactivate_helms_deep(side: str) -> None:
    story = activate("edoras", scored={side: "helms-deep"})
    assert is_done(story, "edoras")
    assert story.table.scored[side] == ("helms-deep",)


def test_edoras_leaves_an_active_helms_deep_as_it_is() -> None:
    story = activate(
        "edoras", battlegrounds=("helms-deep",), there={"helms-deep": "theoden wolf-riders"}
    )
    assert is_done(story, "helms-deep", "edoras")
    assert story.table.there["helms-deep"] == ("theoden", "wolf-riders")


def test_edoras_reactivated_activates_a_helms_deep_that_is_still_in_the_deck_p8() -> None:
    story = reactivate(
        "edoras", "free", battleground_deck={"free": "helms-deep", "shadow": ""}, deck=NO_DECKS
    ).answers(("frodo", "edoras"))
    assert story.table.battlegrounds == ("edoras", "helms-deep")


# ------------------------------------------------------------------ Helm's Deep


def helms_deep(deck: str, *drawn: str, **setting: Any) -> Story:
    return activate("helms-deep", deck={"frodo": deck}, **setting).draws(*drawn)


def test_helms_deep_lets_the_rohan_player_play_one_of_five_drawn_cards_there() -> None:
    drawn = ("riders-of-rohan", "eowyn", "sting", "sam-gamgee", "gandalf-the-white")
    story = helms_deep(" ".join((*drawn, "gimli")), *drawn)
    assert story.asks("frodo", "play-drawn")
    assert set(story.question.options) == {
        *("riders-of-rohan", "eowyn", "gandalf-the-white", "none")
    }
    story.answers(("frodo", "riders-of-rohan"))
    assert is_done(story, "helms-deep")
    assert story.table.there["helms-deep"] == ("riders-of-rohan",)
    assert set(story.discarded("frodo")) == {"eowyn", "sting", "sam-gamgee", "gandalf-the-white"}
    assert hands(story) == {}


def test_helms_deep_is_open_to_merry_but_not_to_pippin() -> None:
    story = helms_deep("merry-brandybuck pippin-took", "pippin-took", "merry-brandybuck")
    assert set(story.question.options) == {"merry-brandybuck", "none"}


def test_helms_deep_is_open_to_a_hunter_while_the_three_hunters_are_in_force() -> None:
    story = middle_earth(
        turn="saruman",
        in_force=("the-three-hunters",),
        hand={"saruman": "threats-and-promises ugluk"},
        reserve={"saruman": "saruman"},
        battleground_deck={"free": "helms-deep", "shadow": ""},
        deck={"frodo": "gimli sam-gamgee"},
    ).answers(("saruman", ("play", "threats-and-promises")))
    story.draws("gimli", "sam-gamgee")
    assert set(story.question.options) == {"gimli", "none"}
    story.answers(("frodo", "gimli"), ("frodo", "no"))  # he does not look for his axe
    assert story.place("gimli") == "helms-deep"


def test_helms_deep_in_a_duel_is_closed_to_elves_and_dunedain_p21() -> None:
    story = activate(
        "helms-deep",
        scenario="duel-2",
        turn="gandalf",
        deck={"gandalf": "elrond aragorn soldiers-of-gondor theoden"},
    ).draws("elrond", "aragorn", "theoden", "soldiers-of-gondor")
    assert set(story.question.options) == {"theoden", "none"}


def test_helms_deep_lets_the_text_of_the_card_work_after_the_rest_is_discarded() -> None:
    story = helms_deep("eomer riders-of-rohan sting", "eomer", "sting", "riders-of-rohan")
    story.answers(("frodo", "eomer"))
    # Éomer draws five of the two cards just discarded, and finds the riders among them.
    story.draws("riders-of-rohan", "sting")
    assert set(story.question.options) == {"riders-of-rohan", "none"}
    story.answers(("frodo", "riders-of-rohan"), ("frodo", "helms-deep"))
    assert story.table.there["helms-deep"] == ("eomer", "riders-of-rohan")


def test_helms_deep_may_be_left_unmanned() -> None:
    story = helms_deep("riders-of-rohan sting", "sting", "riders-of-rohan").answers(
        ("frodo", "none")
    )
    assert is_done(story, "helms-deep")
    assert set(story.discarded("frodo")) == {"riders-of-rohan", "sting"}


def test_helms_deep_asks_nothing_of_a_player_without_cards() -> None:
    assert is_done(activate("helms-deep", deck=NO_DECKS), "helms-deep")


def test_helms_deep_works_again_on_reactivation_and_has_no_walls_if_it_was_lost_p16() -> None:
    story = reactivate("helms-deep", "shadow", deck={"frodo": "theoden"}).draws("theoden")
    story.answers(("frodo", "none"))
    assert story.table.stormed == ("helms-deep",)
    story = fight(
        path="",
        battlegrounds=("helms-deep",),
        stormed=("helms-deep",),
        there={"helms-deep": "white-hand-orcs"},
    )
    assert story.table.scored["shadow"] == ("helms-deep",)
    assert story.table.stormed == ()


# ------------------------------------------------------------------ Lórien and Dol Guldur


def test_lorien_activates_dol_guldur_out_of_its_deck() -> None:
    story = activate("lorien", battleground_deck={"free": "lorien", "shadow": "dol-guldur harad"})
    assert is_done(story, "lorien", "dol-guldur")
    assert story.table.battleground_deck["shadow"] == ("harad",)


def test_lorien_reactivates_dol_guldur_taken_by_the_free_peoples_without_its_defence_p16() -> None:
    story = activate("lorien", scored={"free": "dol-guldur weathertop"})
    assert is_done(story, "lorien", "dol-guldur")
    assert story.table.scored["free"] == ("weathertop",)
    assert story.table.stormed == ("dol-guldur",)


def test_lorien_reactivates_dol_guldur_held_by_the_shadow_with_its_defence_p16() -> None:
    story = activate("lorien", scored={"shadow": "dol-guldur"})
    assert is_done(story, "lorien", "dol-guldur")
    assert story.table.stormed == ()


def test_lorien_leaves_an_active_dol_guldur_as_it_is() -> None:
    story = activate("lorien", battlegrounds=("dol-guldur",), there={"dol-guldur": "olog-hai"})
    assert is_done(story, "dol-guldur", "lorien")
    assert story.table.there["dol-guldur"] == ("olog-hai",)


def test_lorien_and_dol_guldur_are_each_activated_once_in_round_4_of_the_fellowship_p22() -> None:
    story = middle_earth(
        scenario="fellowship",
        turn="balrog",
        round=4,
        path="",
        path_number=3,
        agenda=(("location_phase",),),
    ).draws("khazad-dum")
    assert story.table.battlegrounds == ("lorien", "dol-guldur")
    assert [e["location"] for e in story.events("location-activated")] == [
        *("lorien", "dol-guldur", "khazad-dum")
    ]


def test_dol_guldur_activates_lorien_out_of_its_deck() -> None:
    story = activate(
        "dol-guldur",
        turn="witch-king",
        battleground_deck={"free": "lorien edoras", "shadow": "dol-guldur"},
    )
    assert is_done(story, "dol-guldur", "lorien")
    assert story.table.battleground_deck["free"] == ("edoras",)


def test_dol_guldur_reactivated_reactivates_lorien_p8() -> None:
    story = reactivate("dol-guldur", "shadow", scored={"free": "lorien"})
    story.answers(("frodo", "dol-guldur"))
    assert story.table.battlegrounds == ("dol-guldur", "lorien")
    assert story.table.scored == {"free": (), "shadow": ()}
    assert story.place("gandalf-the-white") == "dol-guldur"


def test_dol_guldur_leaves_an_active_lorien_as_it_is() -> None:
    story = activate("dol-guldur", battlegrounds=("lorien",), there={"lorien": "high-elves"})
    assert is_done(story, "lorien", "dol-guldur")
    assert story.table.there["lorien"] == ("high-elves",)


def test_dol_guldur_taken_back_is_defended_by_mordor_still_p16() -> None:
    story = fight(
        path="",
        battlegrounds=("dol-guldur",),
        stormed=("dol-guldur",),
        there={"dol-guldur": "high-elves olog-hai"},
    )
    (combat,) = story.events("combat-fought")
    assert (combat["attack"], combat["defence"], combat["cancelled"]) == (2, 0, 2)
    assert story.table.scored["shadow"] == ("dol-guldur",)


# ------------------------------------------------------------------ Rivendell, Moria


def test_rivendell_lets_the_elf_player_draw_1_then_discard_1() -> None:
    story = activate("rivendell", hand={"aragorn": "strider"}, deck={"aragorn": "arwen elrond"})
    story.draws("elrond").answers(("aragorn", "strider"))
    assert is_done(story, "rivendell")
    assert hands(story) == {"aragorn": ("elrond",)}
    assert set(story.discarded("aragorn")) == {"strider"}


def test_rivendell_makes_a_player_without_cards_forsake_p13() -> None:
    story = activate("rivendell", deck=NO_DECKS, reserve={"aragorn": "elrond"})
    assert is_done(story, "rivendell")
    assert set(story.eliminated("aragorn")) == {"elrond"}


def test_moria_lets_the_monstrous_player_draw_2() -> None:
    story = activate("moria", deck={"saruman": "gollum shelob ugluk"}).draws("shelob", "gollum")
    assert is_done(story, "moria")
    assert hands(story) == {"saruman": ("shelob", "gollum")}


def test_moria_names_one_player_and_is_not_doubled_in_a_duel_p21() -> None:
    story = activate(
        "moria",
        scenario="duel-2",
        turn="witch-king",
        deck={"witch-king": "gollum shelob ugluk"},
    ).draws("shelob", "gollum")
    assert is_done(story, "moria")
    assert hands(story) == {"witch-king": ("shelob", "gollum")}


# ------------------------------------------------------------------ Harad, Umbar

SHADOW_DECKS = {"witch-king": "the-hunter olog-hai", "saruman": "ugluk gollum"}


def test_harad_lets_each_shadow_player_draw_1() -> None:
    story = activate("harad", deck=SHADOW_DECKS).draws("the-hunter", "ugluk")
    assert is_done(story, "harad")
    assert hands(story) == {"witch-king": ("the-hunter",), "saruman": ("ugluk",)}


def test_harad_is_doubled_in_a_duel_and_not_in_a_duel_of_three_p21() -> None:
    deck = {"witch-king": "gollum shelob ugluk"}
    story = activate("harad", scenario="duel-2", turn="gandalf", deck=deck)
    story.draws("shelob", "gollum")
    assert is_done(story, "harad")
    assert hands(story) == {"witch-king": ("shelob", "gollum")}
    story = activate("harad", scenario="duel-3", turn="gandalf", deck=SHADOW_DECKS)
    story.draws("the-hunter", "ugluk")
    assert is_done(story, "harad")
    assert hands(story) == {"witch-king": ("the-hunter",), "saruman": ("ugluk",)}


def test_umbar_lets_each_shadow_player_draw_1() -> None:
    story = activate("umbar", deck=SHADOW_DECKS).draws("olog-hai", "gollum")
    assert is_done(story, "umbar")
    assert hands(story) == {"witch-king": ("olog-hai",), "saruman": ("gollum",)}


def test_umbar_reactivated_works_for_the_shadow_though_the_enemy_reactivates_it_p8() -> None:
    story = reactivate("umbar", "shadow", deck=SHADOW_DECKS).draws("olog-hai", "gollum")
    assert hands(story) == {"witch-king": ("olog-hai",), "saruman": ("gollum",)}
    assert story.place("gandalf-the-white") == "umbar"


# ------------------------------------------------------------------ Minas Morgul, Morannon

FIVE = ("the-hunter", "the-reaver", "mordor-orcs", "olog-hai", "fell-beast")


def with_five_drawn(battleground: str, cards: tuple[str, ...] = FIVE, **setting: Any) -> Story:
    """The Mordor player has drawn these cards; one more, Grishnákh, was left in the deck."""
    return activate(battleground, deck={"witch-king": (*cards, "grishnakh")}, **setting).draws(
        *cards
    )


def test_minas_morgul_lets_the_mordor_player_play_a_nazgul_into_reserve_only() -> None:
    story = with_five_drawn("minas-morgul")
    assert set(story.question.options) == {"the-hunter", "the-reaver", "none"}
    story.answers(("witch-king", "the-reaver"))
    assert is_done(story, "minas-morgul")
    assert story.table.reserve["witch-king"] == story.table.fresh["witch-king"] == ("the-reaver",)
    assert set(story.discarded("witch-king")) == set(FIVE) - {"the-reaver"}
    assert hands(story) == {}


def test_minas_morgul_may_send_nobody() -> None:
    story = with_five_drawn("minas-morgul").answers(("witch-king", "none"))
    assert set(story.discarded("witch-king")) == set(FIVE)


def test_minas_morgul_lets_the_text_of_the_nazgul_work_p13() -> None:
    cards = ("the-black-easterling", *FIVE[1:])
    story = with_five_drawn("minas-morgul", cards)
    story.answers(("witch-king", "the-black-easterling")).draws("grishnakh")
    assert hands(story) == {"witch-king": ("grishnakh",)}


def test_minas_morgul_asks_nothing_of_a_player_without_cards() -> None:
    assert is_done(activate("minas-morgul", deck=NO_DECKS), "minas-morgul")


def test_minas_morgul_makes_a_player_pay_from_hand_for_the_only_card_drawn() -> None:
    story = activate(
        "minas-morgul", deck={"witch-king": "the-hunter"}, hand={"witch-king": "grishnakh"}
    ).draws("the-hunter")
    story.answers(("witch-king", "the-hunter"))
    assert story.table.reserve["witch-king"] == ("the-hunter",)
    assert set(story.discarded("witch-king")) == {"grishnakh"}


def test_minas_morgul_finds_the_mordor_player_of_the_fellowship_p22() -> None:
    story = activate(
        "minas-morgul",
        scenario="fellowship",
        turn="balrog",
        deck={"balrog": "the-hunter cave-troll"},
    ).draws("cave-troll", "the-hunter")
    assert story.asks("balrog", "play-drawn")
    assert set(story.question.options) == {"the-hunter", "none"}


def test_morannon_lets_the_mordor_player_play_an_army_anywhere_it_may_go() -> None:
    story = with_five_drawn("morannon", battlegrounds=("lorien", "edoras"))
    assert set(story.question.options) == {"mordor-orcs", "olog-hai", "none"}
    story.answers(("witch-king", "olog-hai"))
    assert set(story.question.options) == {"morannon", "lorien", "reserve"}
    story.answers(("witch-king", "morannon"))
    assert is_done(story, "lorien", "edoras", "morannon")
    assert story.table.there["morannon"] == ("olog-hai",)
    assert set(story.discarded("witch-king")) == set(FIVE) - {"olog-hai"}


def test_morannon_in_a_duel_opens_for_armies_of_every_faction_p4() -> None:
    story = activate(
        "morannon",
        scenario="duel-2",
        turn="witch-king",
        deck={"witch-king": "wolf-riders the-black-fleet ugluk"},
        battlegrounds=("edoras",),
    ).draws("wolf-riders", "ugluk", "the-black-fleet")
    assert set(story.question.options) == {"wolf-riders", "the-black-fleet", "none"}
    story.answers(("witch-king", "wolf-riders"))
    assert set(story.question.options) == {"edoras", "reserve"}


def test_morannon_may_stay_shut() -> None:
    story = with_five_drawn("morannon").answers(("witch-king", "none"))
    assert set(story.discarded("witch-king")) == set(FIVE)


# ------------------------------------------------------------------ Orthanc


def orthanc(**setting: Any) -> Story:
    return activate("orthanc", **setting)


def test_orthanc_lets_the_isengard_player_take_saruman_out_of_the_deck() -> None:
    story = orthanc(deck={"saruman": "saruman ugluk"}, discard={"saruman": "gollum"})
    story.answers(("saruman", "yes"))
    assert is_done(story, "orthanc")
    assert hands(story) == {"saruman": ("saruman",)}
    assert set(story.table.deck["saruman"].cards) == {"ugluk", "gollum"}
    assert [event["card"] for event in story.events("card-taken")] == ["saruman"]


@pytest.mark.parametrize("pile", ["discard", "discard_seen"])
def test_orthanc_lets_the_isengard_player_take_saruman_out_of_the_discard_pile(pile: str) -> None:
    story = orthanc(deck={"saruman": "ugluk"}, **{pile: {"saruman": "gollum saruman"}})
    story.answers(("saruman", "yes"))
    assert hands(story) == {"saruman": ("saruman",)}
    assert set(story.table.deck["saruman"].cards) == {"ugluk", "gollum"}


def test_orthanc_rebuilds_the_deck_even_if_saruman_is_not_wanted_p11() -> None:
    story = orthanc(deck={"saruman": "saruman ugluk"}, discard={"saruman": "gollum"})
    story.answers(("saruman", "no"))
    assert hands(story) == {}
    assert set(story.table.deck["saruman"].cards) == {"saruman", "ugluk", "gollum"}
    assert not story.discarded("saruman")


def test_orthanc_rebuilds_the_deck_even_if_saruman_is_nowhere_to_be_found() -> None:
    story = orthanc(
        deck={"saruman": "ugluk"},
        discard={"saruman": "gollum"},
        eliminated={"saruman": "saruman"},
    ).answers(("saruman", "yes"))
    assert story.events("nothing-found")
    assert set(story.table.deck["saruman"].cards) == {"ugluk", "gollum"}


def test_orthanc_does_not_offer_a_saruman_who_is_in_play_for_all_to_see() -> None:
    story = orthanc(
        deck={"saruman": "ugluk"}, discard={"saruman": "gollum"}, reserve={"saruman": "saruman"}
    )
    assert is_done(story, "orthanc")
    assert set(story.table.deck["saruman"].cards) == {"ugluk", "gollum"}


def test_orthanc_asks_while_saruman_is_in_hand_for_that_is_a_secret() -> None:
    story = orthanc(hand={"saruman": "saruman"})
    assert story.asks("saruman", "may")


def test_orthanc_works_again_on_reactivation_p8() -> None:
    story = reactivate("orthanc", "free", deck={"saruman": "saruman"}).answers(("saruman", "yes"))
    assert hands(story) == {"saruman": ("saruman",)}
    assert story.table.stormed == ("orthanc",)


# ------------------------------------------------------------------ reactivation


@pytest.mark.parametrize("battleground", [b.id for b in LOCATIONS.values() if not b.is_path])
def test_a_battleground_is_stormed_only_if_it_comes_from_the_enemys_scoring_area_p16(
    battleground: str,
) -> None:
    own = LOCATIONS[battleground].side
    enemy = {"free": "shadow", "shadow": "free"}[own]
    assert reactivate(battleground, own, deck=NO_DECKS).table.stormed == ()
    assert reactivate(battleground, enemy, deck=NO_DECKS).table.stormed == (battleground,)
