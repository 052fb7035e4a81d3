"""The phase of locations, and locations activated by texts (p. 8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.wotr_cards.story import Story, activate, fight, middle_earth
from greathall.games.wotr_cards.facts import LOCATIONS
from greathall.games.wotr_cards.location_phase import (
    battlegrounds_to_activate,
    can_activate,
    paths_numbered,
)

NO_BATTLEGROUNDS = {"free": (), "shadow": ()}
FREE_BATTLEGROUNDS = {b.id for b in LOCATIONS.values() if not b.is_path and b.side == "free"}
SHADOW_BATTLEGROUNDS = {b.id for b in LOCATIONS.values() if not b.is_path and b.side == "shadow"}


def in_the_phase_of_locations(**setting: Any) -> Story:
    last: dict[str, Any] = {"path": "", "path_number": 0, "agenda": (("location_phase",),)}
    return middle_earth(**last | setting)


def activated(story: Story) -> list[str]:
    return [event["location"] for event in story.events("location-activated")]


# ------------------------------------------------------------------ which battleground


def test_the_battleground_is_drawn_from_the_deck_of_the_first_players_side_p8() -> None:
    free = in_the_phase_of_locations(turn="aragorn")
    assert free.asks("chance", "draw")
    assert set(free.question.options) == FREE_BATTLEGROUNDS
    shadow = in_the_phase_of_locations(turn="saruman")
    assert set(shadow.question.options) == SHADOW_BATTLEGROUNDS


def test_from_an_empty_deck_the_other_sides_battleground_is_drawn_p8() -> None:
    decks: dict[str, Any] = {"free": (), "shadow": "harad umbar"}
    story = in_the_phase_of_locations(turn="frodo", battleground_deck=decks)
    assert set(story.question.options) == {"harad", "umbar"}


def test_with_both_decks_empty_no_battleground_is_activated_p8() -> None:
    story = in_the_phase_of_locations(
        battleground_deck=NO_BATTLEGROUNDS, paths=("gildors-encampment",)
    )
    assert activated(story) == ["gildors-encampment"]
    assert story.table.battlegrounds == ()


def test_the_battlegrounds_text_is_done_before_the_path_is_activated_p8() -> None:
    story = in_the_phase_of_locations(
        turn="saruman",
        battleground_deck={"free": (), "shadow": "moria"},
        paths=("bucklebury-ferry",),
        deck={"frodo": "gimli", "saruman": "wolf-riders hill-troll", "witch-king": "olog-hai"},
    )
    story.draws("wolf-riders", "hill-troll", "olog-hai", "gimli")
    events = [e["event"] for e in story.match.log(None)]
    assert activated(story) == ["moria", "bucklebury-ferry"]
    first_draw = events.index("cards-drawn")
    assert first_draw < len(events) - 1 - events[::-1].index("location-activated")


def test_the_first_player_is_the_one_who_activates_p8() -> None:
    story = in_the_phase_of_locations(
        turn="witch-king",
        battleground_deck={"free": (), "shadow": "dol-guldur"},
        paths=("gildors-encampment",),
    )
    told = [e for e in story.match.log(None) if e["event"] != "phase-began"]
    assert [tuple(e.values()) for e in told if "cards" not in e][:4] == [
        ("location-activated", "dol-guldur", "witch-king", False),
        ("text-applies", "dol-guldur", 1),  # the number of the event that caused it
        ("location-activated", "gildors-encampment", "witch-king", False),
        ("text-applies", "gildors-encampment", 3),
    ]


def test_any_number_of_battlegrounds_may_be_active_p8() -> None:
    story = activate("lorien", battlegrounds=("umbar", "harad"))
    assert story.table.battlegrounds == ("umbar", "harad", "lorien")


def test_an_activated_battleground_leaves_its_deck_p8() -> None:
    story = activate("lorien")
    assert story.table.battleground_deck["free"] == ()


# ------------------------------------------------------------------ named by a text


def test_a_text_lets_its_player_choose_among_the_battlegrounds_that_fit_p8() -> None:
    story = middle_earth(
        turn="aragorn",
        reserve={"aragorn": "strider"},
        items={"strider": "anduril"},
    ).answers(("aragorn", ("use", "anduril")))
    assert story.asks("aragorn", "battleground")
    assert set(story.question.options) == {
        "dol-amroth",
        "minas-tirith",
        "pelargir",
        "harad",
        "minas-morgul",
        "morannon",
        "umbar",
    }


def test_battlegrounds_of_a_faction_lie_in_either_deck_or_scoring_area_p6() -> None:
    story = middle_earth(
        battleground_deck={"free": "lorien edoras", "shadow": "moria"},
        scored={"free": "dol-guldur bag-end", "shadow": "rivendell"},
    )
    fitting = battlegrounds_to_activate(story.table, "elf")
    assert set(fitting) == {"lorien", "moria", "dol-guldur", "rivendell"}
    assert set(battlegrounds_to_activate(story.table, "elf", deck=False)) == {
        "dol-guldur",
        "rivendell",
    }


def test_an_active_battleground_can_be_activated_no_second_time() -> None:
    story = middle_earth(battlegrounds=("umbar",))
    assert not can_activate(story.table, "umbar")
    assert "umbar" not in battlegrounds_to_activate(story.table)


def test_a_text_without_a_battleground_that_fits_cannot_be_used() -> None:
    story = middle_earth(
        turn="aragorn",
        reserve={"aragorn": "strider"},
        items={"strider": "anduril"},
        battleground_deck={"free": "lorien", "shadow": "moria"},
    )
    assert not story.can("use", "anduril")


# ------------------------------------------------------------------ reactivation


def shadowfax_brings(battleground: str, **setting: Any) -> Story:
    """Gandalf rides to a battleground in a scoring area."""
    story = middle_earth(
        turn="frodo",
        reserve={"frodo": "gandalf-the-grey"},
        items={"gandalf-the-grey": "shadowfax"},
        battleground_deck=NO_BATTLEGROUNDS,
        **setting,
    )
    story.answers(("frodo", ("use", "shadowfax")))
    if story.asks("frodo", "battleground"):
        story.answers(("frodo", battleground))
    return story


def test_a_battleground_is_reactivated_out_of_a_scoring_area_p8() -> None:
    story = shadowfax_brings("lorien", scored={"shadow": "lorien bag-end"})
    assert story.table.battlegrounds == ("lorien",)
    assert story.table.scored["shadow"] == ("bag-end",)
    assert story.events("location-activated")[-1]["again"]


def test_a_reactivated_battleground_does_what_it_says_once_more_p8() -> None:
    story = shadowfax_brings(
        "moria", scored={"free": "moria"}, deck={"saruman": "wolf-riders hill-troll shelob"}
    ).draws("shelob", "hill-troll")
    assert story.table.hand["saruman"] == ("shelob", "hill-troll")


def test_attackers_and_defenders_of_a_reactivated_battleground_stay_p8() -> None:
    story = shadowfax_brings("lorien", scored={"shadow": "lorien"}, hand={"witch-king": "olog-hai"})
    assert story.place("gandalf-the-grey") == "lorien"
    story.answers(("witch-king", ("play", "olog-hai")))
    assert story.question.options == ("lorien", "reserve")


def test_the_black_serpent_looks_only_at_scoring_areas() -> None:
    reserve = {"saruman": "the-black-serpent"}
    assert not middle_earth(turn="saruman", reserve=reserve).can("use", "the-black-serpent")
    won = {"free": "umbar", "shadow": "dol-amroth moria"}
    story = middle_earth(turn="saruman", reserve=reserve, scored=won)
    story.answers(("saruman", ("use", "the-black-serpent")))
    assert set(story.question.options) == {"umbar", "dol-amroth"}


def test_a_southron_army_looks_only_at_the_named_deck() -> None:
    setting: dict[str, Any] = {"turn": "saruman", "reserve": {"saruman": "corsairs-of-umbar"}}
    assert middle_earth(**setting).can("use", "corsairs-of-umbar")
    decks: dict[str, Any] = {"battleground_deck": {"shadow": "harad"}, "scored": {"free": "umbar"}}
    assert not middle_earth(**setting, **decks).can("use", "corsairs-of-umbar")


# ------------------------------------------------------------------ battlegrounds that bring others


def test_lorien_brings_dol_guldur_out_of_its_deck_p8() -> None:
    decks: dict[str, Any] = {"free": "lorien", "shadow": "dol-guldur"}
    story = activate("lorien", battleground_deck=decks)
    assert story.table.battlegrounds == ("lorien", "dol-guldur")
    assert activated(story) == ["lorien", "dol-guldur"]


def test_lorien_brings_dol_guldur_out_of_a_scoring_area_p8() -> None:
    story = activate("lorien", scored={"free": "dol-guldur"})
    assert story.table.battlegrounds == ("lorien", "dol-guldur")
    assert story.table.scored["free"] == ()


def test_the_chain_of_lorien_and_dol_guldur_stops_where_both_are_active() -> None:
    story = activate("dol-guldur", battlegrounds=("lorien",), turn="witch-king")
    assert activated(story) == ["dol-guldur"]


def test_edoras_brings_helms_deep_only_out_of_its_deck() -> None:
    decks: dict[str, Any] = {"free": "edoras helms-deep", "shadow": ()}
    story = activate("edoras", battleground_deck=decks, deck={"frodo": ""}).draws("edoras")
    assert story.table.battlegrounds == ("edoras", "helms-deep")
    story = activate("edoras", scored={"free": "helms-deep"})
    assert story.table.battlegrounds == ("edoras",)


# ------------------------------------------------------------------ which path


def test_the_first_path_is_one_of_three_at_random_p8() -> None:
    story = middle_earth(path="", path_number=0, agenda=(("activate_next_path",),))
    assert story.asks("chance", "draw")
    assert set(story.question.options) == {"bag-end", "bucklebury-ferry", "gildors-encampment"}


def test_the_next_path_has_the_number_after_the_last_one_p8() -> None:
    story = middle_earth(path="", path_number=6, agenda=(("activate_next_path",),))
    assert {LOCATIONS[path].number for path in story.question.options} == {7}


def test_leftover_paths_of_a_number_are_never_activated_p8() -> None:
    story = middle_earth(
        path="",
        path_number=5,
        paths=("dimrill-dale", "lothlorien", "emyn-muil"),
        deck={"frodo": "gimli", "aragorn": "legolas"},
        agenda=(("activate_next_path",),),
    )
    assert story.table.path == "emyn-muil"


def test_only_one_path_is_active_p8() -> None:
    story = middle_earth(
        turn="aragorn", path="weathertop", there={"weathertop": "strider"}
    ).answers(("aragorn", ("use", "strider")), ("aragorn", "the-council-of-elrond"))
    assert story.table.path == "the-council-of-elrond"
    assert "weathertop" not in story.table.there


def test_a_path_that_a_text_activates_is_chosen_by_the_acting_player_p8() -> None:
    story = middle_earth(
        turn="aragorn", path="weathertop", there={"weathertop": "strider"}
    ).answers(("aragorn", ("use", "strider")))
    assert story.asks("aragorn", "path")
    assert Counter(story.question.options) == {
        "fords-of-bruinen": 1,
        "imladris": 1,
        "the-council-of-elrond": 1,
    }


def test_a_path_is_activated_once_a_game_p8() -> None:
    story = middle_earth(
        turn="saruman",
        path="caradhras",
        paths=("the-doors-of-durin",),
        there={"caradhras": "flocks-of-crebain"},
        hand={"frodo": "there-is-another-way gimli"},
    )
    assert story.can("use", "flocks-of-crebain")
    story.answers(("saruman", ("use", "flocks-of-crebain")), ("saruman", "no"))
    assert story.table.path == "the-doors-of-durin"
    assert paths_numbered(story.table, 4) == ()
    assert story.asks("frodo", "turn")
    assert not story.can("play", "there-is-another-way")


def test_a_text_that_needs_a_used_path_cannot_be_used_p8() -> None:
    story = middle_earth(
        turn="saruman", path="caradhras", paths=(), there={"caradhras": "flocks-of-crebain"}
    )
    assert not story.can("use", "flocks-of-crebain")


def test_no_path_has_a_number_above_nine_p6() -> None:
    story = middle_earth(
        turn="frodo", path="orodruin", there={"orodruin": "gandalf-the-grey smeagol"}
    )
    assert paths_numbered(story.table, 10) == ()
    assert not story.can("use", "gandalf-the-grey")
    assert not story.can("use", "smeagol")


# ------------------------------------------------------------------ a path replaced in mid-action


def test_the_replaced_path_is_fought_before_the_new_ones_text_p8() -> None:
    story = middle_earth(
        turn="witch-king",
        path="the-doors-of-durin",
        paths=("khazad-dum", "caradhras"),
        there={"the-doors-of-durin": "flocks-of-crebain hill-troll gimli"},
        deck={"saruman": "shelob gollum wolf-riders"},
    )
    story.answers(("witch-king", ("pass",)), ("aragorn", ("pass",)))
    story.answers(("saruman", ("use", "flocks-of-crebain")), ("saruman", "khazad-dum"))
    story.draws("shelob", "gollum")
    told = [
        e["event"] for e in story.match.log(None) if e["event"] in ("combat-fought", "cards-drawn")
    ]
    assert told == ["combat-fought", "cards-drawn"]
    assert story.table.path == "khazad-dum"
    assert story.table.scored["free"] == ("the-doors-of-durin",)
    assert story.eliminated("frodo") == {"gimli": 1}


def test_the_card_that_replaces_its_path_is_lost_with_it() -> None:
    story = middle_earth(
        turn="saruman",
        path="caradhras",
        paths=("khazad-dum",),
        there={"caradhras": "flocks-of-crebain"},
        deck={"saruman": "shelob gollum wolf-riders"},
    ).answers(("saruman", ("use", "flocks-of-crebain")))
    story.draws("shelob", "gollum")
    assert story.eliminated("saruman") == {"flocks-of-crebain": 1}
    assert story.table.corruption == 1
    assert story.table.path == "khazad-dum"
    assert story.table.there["khazad-dum"] == ()


def test_a_guide_lost_in_the_combat_still_leads_to_the_new_path() -> None:
    story = middle_earth(
        turn="aragorn",
        path="weathertop",
        there={"weathertop": "strider the-witch-king"},
        paths=("imladris",),
        deck={"aragorn": "legolas elrond arwen"},
    ).answers(("aragorn", ("use", "strider")))
    story.draws("legolas", "elrond")
    assert story.eliminated("aragorn") == {"strider": 1}
    assert story.table.path == "imladris"


def test_the_rest_of_the_text_works_on_the_new_path() -> None:
    story = middle_earth(
        turn="frodo",
        path="weathertop",
        paths=("inn-of-the-prancing-pony",),
        hand={"frodo": "there-is-another-way gimli"},
        deck={"witch-king": "olog-hai black-uruks", "saruman": "shelob gollum"},
        defence_tokens={"weathertop": 1},
    ).answers(("frodo", ("play", "there-is-another-way")))
    story.draws("olog-hai", "black-uruks", "shelob", "gollum")
    assert story.table.path == "inn-of-the-prancing-pony"
    assert story.table.defence_tokens == {"inn-of-the-prancing-pony": 1}


def test_the_new_path_is_fought_in_the_phase_of_combats_as_well_p8() -> None:
    story = middle_earth(
        turn="aragorn",
        path="weathertop",
        there={"weathertop": "strider"},
        paths=("imladris",),
        deck={"aragorn": "legolas elrond arwen"},
        hand={"frodo": "gimli"},
        agenda=(("take_turn",), ("combat_phase",)),
    ).answers(("aragorn", ("use", "strider")))
    story.draws("legolas", "elrond")
    for player in ("saruman", "frodo", "witch-king", "aragorn"):
        story.answers((player, ("pass",)))
    assert [e["location"] for e in story.events("combat-fought")] == ["weathertop", "imladris"]
    assert story.table.scored["free"] == ("weathertop", "imladris")


def test_a_path_reached_ahead_of_time_counts_as_the_last_one_p8() -> None:
    story = middle_earth(
        turn="aragorn", path="weathertop", there={"weathertop": "strider"}, paths=("imladris",)
    ).answers(("aragorn", ("use", "strider")))
    story.draws("soldiers-of-gondor", "soldiers-of-gondor")
    assert story.table.path_number == 3


def test_a_replaced_path_nine_is_fought_and_the_game_goes_on() -> None:
    story = middle_earth(
        turn="saruman",
        path="crack-of-doom",
        paths=("morgai",),
        there={"crack-of-doom": "gollum"},
    ).answers(("saruman", ("use", "gollum")))
    assert story.match.outcome is None
    assert story.table.path == "morgai"
    assert story.table.corruption == 1
    assert story.asks("frodo", "turn")


def test_battlegrounds_are_fought_only_in_the_phase_of_combats_p8() -> None:
    story = middle_earth(
        turn="aragorn",
        path="weathertop",
        battlegrounds=("pelargir",),
        there={"weathertop": "strider"},
        paths=("the-council-of-elrond",),
        deck={"frodo": "gimli", "aragorn": "legolas"},
    ).answers(("aragorn", ("use", "strider")))
    assert [e["location"] for e in story.events("combat-fought")] == ["weathertop"]
    assert story.table.battlegrounds == ("pelargir",)


@pytest.mark.parametrize("battleground", sorted(FREE_BATTLEGROUNDS | SHADOW_BATTLEGROUNDS))
def test_an_activated_battleground_lies_on_the_table_until_it_is_fought_p8(
    battleground: str,
) -> None:
    story = fight(path="", battlegrounds=(battleground,))
    assert story.table.battlegrounds == ()
    assert story.table.scored[LOCATIONS[battleground].side] == (battleground,)
