"""The nine events that take the places of nine others."""

from __future__ import annotations

import pytest

from games.wotr_board.warriors.cards.playing import fought, is_playable, nothing_happens, played
from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.cards.shadow_character import character_cards_of_the_free_peoples
from greathall.games.wotr_board.characters import reach, regions_to_fly_to
from greathall.games.wotr_board.event_cards import removable, remove_with_die
from greathall.games.wotr_board.facts import ARMY, CHARACTER, EVENT, FREE, SHADOW, WILL
from greathall.games.wotr_board.fellowship import declare, separate
from greathall.games.wotr_board.hunt import CARD, draw_tile
from greathall.games.wotr_board.table import FIELD, Battle
from greathall.games.wotr_board.warriors.call_to_battle import can_be_called
from greathall.games.wotr_board.warriors.dead_men import steps_of_the_dead, targets_of_the_dead
from greathall.games.wotr_board.warriors.faction_texts import is_barred, is_guarded
from greathall.games.wotr_board.warriors.table import WarOfFactions

WAY = "the-western-way"
SEA = "western-way"


# ------------------------------------------------ The Western Way


def test_the_western_way_leads_the_ring_bearers_over_the_sea() -> None:
    story = factions(
        (declare,), on_table=(WAY,), fellowship={"region": "grey-havens", "progress": 2}
    )
    assert SEA in story.offers
    story.free("pelargir")
    assert story.table.fellowship.region == "pelargir"


def test_the_western_way_is_a_region_where_they_can_stay() -> None:
    story = factions(
        (declare,), on_table=(WAY,), fellowship={"region": "dol-amroth", "progress": 1}
    )
    story.free(SEA)
    assert story.table.fellowship.region == SEA


def test_the_western_way_is_for_companions_who_leave_but_not_for_others() -> None:
    story = factions(
        (separate, FREE),
        on_table=(WAY,),
        fellowship={"region": SEA},
        fellows="gandalf-grey boromir",
    )
    story.free("boromir", "done", "anfalas")
    assert story.where("boromir") == "anfalas"
    table = story.table
    assert "pelargir" not in reach(table, FREE, "grey-havens", 2)
    assert "pelargir" in reach(table, FREE, "grey-havens", 2, leaves=True)
    assert "pelargir" in reach(table, FREE, SEA, 1)
    assert SEA not in regions_to_fly_to(table, "moria")


def test_cruel_weather_drives_the_ring_bearers_back_from_the_sea_and_out_on_it() -> None:
    at_sea = {"region": SEA, "progress": 1}
    story = played("cruel-weather", on_table=(WAY,), fellowship=at_sea).shadow("pelargir")
    assert story.table.fellowship.region == "pelargir"
    in_harbour = {"region": "grey-havens", "progress": 1}
    story = played("cruel-weather", on_table=(WAY,), fellowship=in_harbour).shadow(SEA)
    assert story.table.fellowship.region == SEA


@pytest.mark.parametrize(
    ("region", "progress", "is_safe"),
    [
        (SEA, 0, True),
        (SEA, 1, True),
        (SEA, 2, False),
        ("grey-havens", 1, True),
        ("moria", 0, False),
    ],
)
def test_the_western_way_shelters_from_hunt_tiles(
    region: str, progress: int, is_safe: bool
) -> None:
    fellowship = {"region": region, "progress": progress}
    story = factions((draw_tile, CARD), on_table=(WAY,), fellowship=fellowship)
    assert story.is_over == is_safe


def test_the_western_way_is_never_discarded() -> None:
    story = factions(on_table=(WAY, "majesty-and-glory"))
    assert character_cards_of_the_free_peoples(story.table) == ("majesty-and-glory",)


# ------------------------------------------------ Premonition of Danger


def test_premonition_of_danger_takes_one_of_three_tiles_out_of_the_game() -> None:
    story = played("premonition-of-danger", on_table=("mithril-coat-and-sting",))
    story.draws("eye", "eye", "1").free("eye")
    assert story.table.hunt_removed == ("eye",)
    assert story.table.hunt_pool.count("eye") == 3
    assert story.table.hunt_drawn == ()
    assert story.table.fellowship.is_hidden


# ------------------------------------------------ Swift Boats


def test_swift_boats_moves_without_a_hunt() -> None:
    story = played("swift-boats", fellowship={"region": "lorien"}, hunt_box={SHADOW: 3})
    assert story.is_over
    assert story.table.fellowship.progress == 1
    assert story.table.hunt_box[FREE] == 0


def test_ruling_57_swift_boats_needs_an_unconquered_settlement() -> None:
    assert is_playable("swift-boats", fellowship={"region": "rivendell", "progress": 3})
    assert not is_playable("swift-boats", fellowship={"region": "moria"})
    lost = {"control": {"lorien": SHADOW}, "fellowship": {"region": "lorien"}}
    assert not is_playable("swift-boats", **lost)
    assert not is_playable("swift-boats", fellowship={"region": "lorien", "is_hidden": False})


# ------------------------------------------------ Majesty and Glory


def test_ruling_56_majesty_and_glory_bars_all_cards_of_the_shadow_in_a_battle() -> None:
    story = fought(
        "2 isengard-regular",
        "2 rohan-regular gimli",
        figures={"gap-of-rohan": "dunlendings"},
        on_table=("majesty-and-glory",),
        hands={SHADOW: ("orc-patrol",)},
    )
    story.free("majesty-and-glory")
    assert story.table.barred == (SHADOW,)
    story.rolls(1, 1).rolls(1, 1, 1).rolls(1).shadow("go-on").free("stay")
    assert story.fight.round == 2
    assert story.table.discard == ("majesty-and-glory",)


def test_majesty_and_glory_may_wait_and_needs_a_companion() -> None:
    setting = {"on_table": ("majesty-and-glory",)}
    story = fought("2 isengard-regular", "2 rohan-regular gimli", **setting).free("no")
    assert story.table.on_table == ("majesty-and-glory",)
    story = fought("2 isengard-regular", "2 rohan-regular", **setting)
    assert not story.asks(FREE, "majesty-and-glory")


def test_majesty_and_glory_costs_the_shadow_a_character_die_and_two_cards() -> None:
    setting = {
        "on_table": ("majesty-and-glory",),
        "hands": {SHADOW: ("orc-patrol",)},
        "events": {SHADOW: ("evil-things",)},
    }
    table = factions(**setting).table
    assert removable(table, SHADOW, CHARACTER) == ("majesty-and-glory",)
    assert removable(table, SHADOW, ARMY) == ()
    assert removable(table, FREE, CHARACTER) == ()
    story = factions((remove_with_die, SHADOW, CHARACTER), **setting)
    story.shadow("evil-things", "orc-patrol")
    assert story.table.on_table == ()
    assert story.table.faction_hand[SHADOW] == story.table.character_hand[SHADOW] == ()


# ------------------------------------------------ Take Someone You Can Trust


def test_take_someone_you_can_trust_ignores_an_icon_that_reveals() -> None:
    story = factions(
        (draw_tile, CARD), on_table=("take-someone-you-can-trust",), fellowship={"region": "hollin"}
    )
    story.draws("1-reveal").free("take-someone-you-can-trust", "no")
    assert story.table.fellowship.is_hidden
    assert story.table.fellowship.corruption == 1
    assert story.table.discard == ("take-someone-you-can-trust",)


def test_take_someone_you_can_trust_may_wait_and_is_not_asked_without_an_icon() -> None:
    story = factions(
        (draw_tile, CARD), on_table=("take-someone-you-can-trust",), fellowship={"region": "hollin"}
    )
    story.draws("1-reveal").free("no", "no")
    assert not story.table.fellowship.is_hidden
    story = factions((draw_tile, CARD), on_table=("take-someone-you-can-trust",))
    story.draws("1")
    assert not story.asks(FREE, "no-reveal")


def test_take_someone_you_can_trust_needs_both_hobbits() -> None:
    assert is_playable("take-someone-you-can-trust")
    assert not is_playable("take-someone-you-can-trust", fellows="strider meriadoc")
    story = factions(
        (nothing_happens,), on_table=("take-someone-you-can-trust",), fellows="strider peregrin"
    )
    assert story.table.on_table == ()


# ------------------------------------------------ Long Battle


def test_long_battle_eliminates_shadow_factions_and_draws_a_card() -> None:
    story = played(
        "long-battle",
        figures={"pelargir": "2 corsairs eagles", "edoras": "dunlendings"},
        armies={"pelargir": "gondor-regular gondor-leader", "edoras": "rohan-regular"},
    )
    story.free("strategy").draws("the-red-arrow")
    assert story.count("corsairs", "pelargir") == 0
    assert story.count("eagles", "pelargir") == 1
    assert story.count("dunlendings", "edoras") == 1  # no Leadership there
    assert story.table.reinforcements["corsairs"] == 8
    assert story.table.strategy_hand[FREE] == ("the-red-arrow",)


def test_long_battle_may_be_played_for_the_card_alone() -> None:
    story = played("long-battle").free("faction").draws("march-of-the-ents")
    assert story.table.faction_hand[FREE] == ("march-of-the-ents",)


# ------------------------------------------------ Not on Anybody's Side


def test_not_on_anybodys_side_bars_cards_of_ents_and_eagles() -> None:
    assert not is_playable("not-on-anybodys-side")
    assert is_playable("not-on-anybodys-side", in_play="dead-men")
    table = factions(on_table=("not-on-anybodys-side",)).table
    assert [f for f in table.factions if is_barred(table, f)] == ["eagles", "ents"]


def test_ruling_19_not_on_anybodys_side_leaves_cards_on_the_table_alone() -> None:
    story = played(
        "the-stone-of-erech",
        figures={"moria": "eagles"},
        on_table=("in-long-swift-lines", "not-on-anybodys-side"),
        on_cards={"in-long-swift-lines": 3},
    )
    story.free("recruit")
    assert story.count("eagles", "eagles-eyrie") == 1


def test_not_on_anybodys_side_goes_by_a_will_or_with_the_white_rider_by_any_die() -> None:
    card = ("not-on-anybodys-side",)
    table = factions(on_table=card).table
    assert removable(table, FREE, WILL) == card
    assert removable(table, FREE, EVENT) == ()
    assert removable(table, SHADOW, EVENT) == ()
    table = factions(on_table=card, armies={"fangorn": "gandalf-white"}).table
    assert removable(table, FREE, EVENT) == card


# ------------------------------------------------ Strongly Guarded


def test_ruling_20_strongly_guarded_closes_all_strongholds_that_the_shadow_controls() -> None:
    table = factions(on_table=("strongly-guarded",), control={"helms-deep": SHADOW}).table
    assert is_guarded(table, "orthanc")
    assert is_guarded(table, "helms-deep")
    assert not is_guarded(table, "minas-tirith")
    assert not is_guarded(table, "north-dunland")


def test_ruling_39_strongly_guarded_stops_eagles() -> None:
    story = played(
        "we-only-need-wings", figures={"fangorn": "eagles"}, on_table=("strongly-guarded",)
    )
    story.free("fangorn")
    assert "orthanc" not in story.offers
    assert "fords-of-isen" in story.offers


def test_ruling_20_strongly_guarded_keeps_ents_from_orthanc() -> None:
    story = played(
        "march-of-the-ents",
        figures={"fangorn": "3 ents", "fords-of-isen": "ents"},
        armies={"fangorn": "gimli", "orthanc": "saruman isengard-regular"},
        on_table=("strongly-guarded",),
    )
    assert ("attack", "orthanc") not in story.offers
    assert ("march", "gap-of-rohan") in story.offers


def test_ruling_20_strongly_guarded_keeps_the_dead_out_and_from_attacks() -> None:
    def table(*cards: str) -> WarOfFactions:
        return factions(
            figures={"west-harondor": "3 dead-men"},
            armies={"west-harondor": "aragorn", "pelargir": "southrons-regular"},
            company=("aragorn",),
            control={"pelargir": SHADOW},
            on_table=cards,
        ).table

    assert "umbar" in steps_of_the_dead(table())
    assert "umbar" not in steps_of_the_dead(table("strongly-guarded"))
    # Pelargir is a City.
    assert targets_of_the_dead(table("strongly-guarded")) == ("pelargir",)


@pytest.mark.parametrize(
    ("card", "called"),
    [
        ("", ("dead-men", "eagles", "ents")),
        ("not-on-anybodys-side", ("dead-men",)),
        ("strongly-guarded", ()),
    ],
)
def test_rulings_19_and_20_some_factions_cannot_be_called(
    card: str, called: tuple[str, ...]
) -> None:
    """To an attack on Helm's Deep, which the Shadow has taken."""
    table = factions(
        figures={"westemnet": "2 dead-men ents", "fangorn": "ents", "edoras": "eagles"},
        armies={"westemnet": "aragorn", "fangorn": "gimli", "helms-deep": "isengard-regular"},
        company=("aragorn",),
        control={"helms-deep": SHADOW},
        on_table=(card,) if card else (),
    ).table
    battle = Battle(FIELD, FREE, "westemnet", "helms-deep", ("rohan-regular",))
    factions_of_theirs = ("dead-men", "eagles", "ents")
    assert tuple(f for f in factions_of_theirs if can_be_called(table, battle, f)) == called


def test_strongly_guarded_goes_by_a_will_or_by_an_elven_ring() -> None:
    card = ("strongly-guarded",)
    assert removable(factions(on_table=card).table, FREE, WILL) == card
    assert removable(factions(on_table=card).table, FREE, EVENT) == card
    assert removable(factions(on_table=card, rings={FREE: 0}).table, FREE, EVENT) == ()
    story = factions((remove_with_die, FREE, EVENT), on_table=card)
    assert story.table.rings == {FREE: 2, SHADOW: 1}


# ------------------------------------------------ Great Winged Creatures


def test_great_winged_creatures_brings_a_nazgul_to_each_army_that_has_one() -> None:
    story = played(
        "great-winged-creatures",
        armies={
            "moria": "sauron-regular nazgul",
            "orthanc": "isengard-regular 2 nazgul",
            "barad-dur": "nazgul",
            "dol-guldur": "sauron-regular witch-king",
        },
        at_war="all",
    )
    assert story.figures("moria") == "sauron-regular 2 nazgul"
    assert story.figures("orthanc") == "isengard-regular 3 nazgul"
    assert story.figures("barad-dur") == "nazgul"
    assert story.figures("dol-guldur") == "sauron-regular witch-king"


def test_great_winged_creatures_lets_the_shadow_choose_if_there_are_too_few() -> None:
    story = played(
        "great-winged-creatures",
        armies={"moria": "sauron-regular nazgul", "orthanc": "isengard-regular 6 nazgul"},
        at_war="all",
    )
    story.shadow("orthanc")
    assert story.figures("orthanc") == "isengard-regular 7 nazgul"
    assert story.figures("moria") == "sauron-regular nazgul"


def test_great_winged_creatures_needs_all_nations_at_war() -> None:
    armies = {"moria": "sauron-regular nazgul"}
    assert is_playable("great-winged-creatures", armies=armies, at_war="all")
    two = "sauron isengard"
    assert not is_playable("great-winged-creatures", armies=armies, at_war=two)
