"""The Character Event cards of the Shadow."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import Story, is_playable, play_card, war
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.event_cards import play, removable, remove_with_die
from greathall.games.wotr_board.facts import CHARACTER, EVENT, FREE, MUSTER, SHADOW, WILL
from greathall.games.wotr_board.fellowship import declare
from greathall.games.wotr_board.hunt import hunt_roll, reveal
from greathall.games.wotr_board.politics import activate
from greathall.kernel import CHANCE

WILDS = {"fellowship": {"region": "hollin"}}
IN_MORDOR = {"fellowship": {"region": "morannon", "mordor": 0}}
REVEALED = {"fellowship": {"region": "hollin", "is_hidden": False}}
ON_THE_WAY = {"fellowship": {"region": "hollin", "progress": 2}}


def draws(story: Story, tile: str) -> Story:
    """Chance draws this tile."""
    return story.answers((CHANCE, tile))


def corruption(story: Story) -> int:
    return story.table.fellowship.corruption


# ------------------------------------------------ special tiles


@pytest.mark.parametrize(
    "card", ["shelobs-lair", "the-ring-is-mine", "on-on-they-went", "give-it-to-uss"]
)
def test_a_special_tile_waits_for_mordor_or_joins_the_pool_14_2(card: str) -> None:
    assert play_card(card).table.hunt_waiting == (card,)
    assert card in play_card(card, **IN_MORDOR).table.hunt_pool


# ------------------------------------------------ hunting away from Settlements

HUNTERS = ["orc-patrol", "isildurs-bane", "foul-thing-from-the-deep", "candles-of-corpses"]


@pytest.mark.parametrize("card", HUNTERS)
def test_hunters_stay_away_from_settlements_of_the_free_peoples(card: str) -> None:
    assert is_playable(card, **WILDS)
    assert not is_playable(card, fellowship={"region": "bree"})


@pytest.mark.parametrize("card", HUNTERS)
def test_r40_captured_settlements_shelter_and_fortifications_do_not(card: str) -> None:
    assert not is_playable(card, fellowship={"region": "dale"}, control={"dale": SHADOW})
    assert is_playable(card, fellowship={"region": "osgiliath"})
    assert is_playable(card, fellowship={"region": "moria"}, control={"moria": FREE})


@pytest.mark.parametrize("card", HUNTERS)
def test_hunters_find_the_fellowship_on_the_mordor_track(card: str) -> None:
    assert is_playable(card, **IN_MORDOR)


def test_orc_patrol_brings_a_tile_of_damage() -> None:
    story = draws(play_card("orc-patrol", fellows="boromir", **WILDS), "2")
    assert corruption(story.free("no")) == 2


def test_orc_patrol_discards_an_eye() -> None:
    story = draws(play_card("orc-patrol", fellows="", hunt_box={SHADOW: 3}, **WILDS), "eye")
    assert corruption(story) == 0
    assert story.table.fellowship.is_hidden


def test_r36_isildurs_bane_cannot_be_lowered() -> None:
    story = draws(play_card("isildurs-bane", on_table=("axe-and-bow",), **WILDS), "3")
    assert corruption(story) == 3
    assert story.table.on_table == ("axe-and-bow",)


def test_r35_foul_thing_first_takes_a_random_companion() -> None:
    story = draws(play_card("foul-thing-from-the-deep", fellows="boromir gimli", **WILDS), "3")
    story.answers((CHANCE, "gimli"))
    assert story.where("gimli") == "gone"
    assert corruption(story) == 1
    assert story.is_over


def test_r35_foul_thing_takes_nobody_when_there_is_no_damage() -> None:
    story = draws(play_card("foul-thing-from-the-deep", fellows="boromir", **WILDS), "0-reveal")
    assert story.where("boromir") == "fellowship"


def test_candles_of_corpses_corrupt_on_four_or_more() -> None:
    assert corruption(play_card("candles-of-corpses", **WILDS).rolls(3, 4, 6)) == 2


def test_candles_of_corpses_corrupt_gollums_fellowship_on_six_alone() -> None:
    story = play_card("candles-of-corpses", fellows="", **WILDS)
    assert corruption(story.rolls(5, 4, 6)) == 1


# ------------------------------------------------ Nazgûl on the trail

TRAIL = ["nazgul-search", "the-nazgul-strike", "cruel-weather"]
ARMED = {"armies": {"minas-morgul": "2 sauron-regular nazgul"}}


@pytest.mark.parametrize("card", TRAIL)
def test_the_trail_needs_progress(card: str) -> None:
    assert is_playable(card, **ON_THE_WAY, **ARMED)
    assert not is_playable(card, **WILDS, **ARMED)


def test_nazgul_search_reveals_the_fellowship_where_they_come() -> None:
    story = play_card("nazgul-search", **ON_THE_WAY, **ARMED)
    story.shadow(("nazgul", "minas-morgul"), "hollin")
    assert story.question.kind == "reveal"
    story.free("hollin")
    assert not story.table.fellowship.is_hidden
    assert story.table.fellowship.progress == 0


def test_r37_nazgul_search_may_only_move_nazgul() -> None:
    story = play_card("nazgul-search", **ON_THE_WAY, **ARMED)
    story.shadow(("nazgul", "minas-morgul"), "moria")
    assert story.figures("moria") == "nazgul"
    assert story.table.fellowship.is_hidden


def test_nazgul_search_counts_the_witch_king() -> None:
    story = play_card("nazgul-search", armies={"hollin": "witch-king"}, **ON_THE_WAY)
    story.shadow("done")
    assert story.question.kind == "reveal"


def strike(**position: Any) -> Story:
    story = play_card("the-nazgul-strike", armies={"hollin": "nazgul"}, **ON_THE_WAY, **position)
    return story.shadow("done")


def test_the_nazgul_strike_removes_a_character_card_from_the_table() -> None:
    story = strike(on_table=("axe-and-bow", "a-power-too-great"))
    assert story.offers == ("hunt-roll", "axe-and-bow", "done")
    assert story.shadow("axe-and-bow").table.on_table == ("a-power-too-great",)


def test_the_nazgul_strike_makes_a_hunt_roll_without_progress() -> None:
    story = strike(hunt_box={SHADOW: 1}, fellows="boromir").shadow("hunt-roll").rolls(6)
    draws(story, "1").free("no")
    assert corruption(story) == 1
    assert story.table.fellowship.progress == 2


def test_r37_the_nazgul_strike_may_be_declined() -> None:
    assert strike().shadow("done").is_over


def test_cruel_weather_drives_the_fellowship_to_an_adjacent_region() -> None:
    story = play_card("cruel-weather", **ON_THE_WAY).shadow("moria")
    fellowship = story.table.fellowship
    assert (fellowship.region, fellowship.progress, fellowship.is_hidden) == ("moria", 2, True)


# ------------------------------------------------ a Fellowship that is revealed


@pytest.mark.parametrize(
    "card", ["morgul-wound", "lure-of-the-ring", "the-breaking-of-the-fellowship"]
)
def test_some_cards_need_a_revealed_fellowship(card: str) -> None:
    assert is_playable(card, **REVEALED)
    assert not is_playable(card, **WILDS)


@pytest.mark.parametrize(("before", "after"), [(3, 5), (4, 5)])
def test_morgul_wound_is_worse_for_who_is_hardly_corrupted(before: int, after: int) -> None:
    fellowship = REVEALED["fellowship"] | {"corruption": before}
    assert corruption(play_card("morgul-wound", fellowship=fellowship)) == after


def test_lure_of_the_ring_is_resisted_by_corruption() -> None:
    story = play_card("lure-of-the-ring", **REVEALED).answers((CHANCE, "boromir"))
    assert corruption(story.free("corruption")) == 2


def test_lure_of_the_ring_takes_a_companion() -> None:
    story = play_card("lure-of-the-ring", **REVEALED).answers((CHANCE, "boromir"))
    assert story.free("eliminate").where("boromir") == "gone"


def test_lure_of_the_ring_takes_a_hobbit_alive() -> None:
    story = play_card("lure-of-the-ring", **REVEALED).answers((CHANCE, "peregrin"))
    assert story.free("eliminate", "gandalf-grey", "hollin").where("peregrin") == "hollin"


@pytest.mark.parametrize("card", ["lure-of-the-ring", "the-breaking-of-the-fellowship"])
def test_r38_gollum_costs_one_corruption_and_nothing_is_drawn(card: str) -> None:
    story = play_card(card, fellows="", **REVEALED)
    assert corruption(story) == 1
    assert len(story.table.hunt_pool) == 16


def test_the_breaking_sets_companions_down_where_the_ring_bearers_are() -> None:
    story = draws(play_card("the-breaking-of-the-fellowship", **REVEALED), "2")
    story.free("boromir", "strider", "gimli", "strider")
    assert story.where("boromir") == story.where("gimli") == "hollin"
    assert corruption(story) == 0


def test_the_breaking_discards_an_eye() -> None:
    story = draws(play_card("the-breaking-of-the-fellowship", **REVEALED), "eye")
    assert story.is_over
    assert len(story.table.fellowship.companions) == 7


def test_the_breaking_takes_companions_out_of_the_game_in_mordor() -> None:
    fellowship = {"region": "morannon", "mordor": 1, "is_hidden": False}
    story = play_card("the-breaking-of-the-fellowship", fellows="boromir", fellowship=fellowship)
    assert draws(story, "3").where("boromir") == "gone"


# ------------------------------------------------ on the table


@pytest.mark.parametrize("card", ["worn-with-sorrow-and-toil", "flocks-of-crebain"])
def test_shelter_ends_sorrow_and_crebain(card: str) -> None:
    assert war((declare,), on_table=(card,)).free("rivendell").table.on_table == ()
    away = war((declare,), on_table=(card,), fellowship={"region": "hollin"}).free("hollin")
    assert away.table.on_table == (card,)


def sorrow(**position: Any) -> Story:
    """A Companion is taken by a Hunt tile."""
    story = war(
        (hunt_roll,),
        on_table=("worn-with-sorrow-and-toil", "axe-and-bow"),
        hunt_box={SHADOW: 1},
        fellows="boromir gimli",
        fellowship={"region": "hollin", "progress": 1},
        **position,
    ).rolls(6)
    return draws(story, "3").free("no", "guide")


def test_worn_with_sorrow_takes_a_card_from_the_table() -> None:
    assert "axe-and-bow" not in sorrow().shadow("axe-and-bow").table.on_table


def test_worn_with_sorrow_takes_a_random_card_from_hand() -> None:
    story = sorrow(hands={FREE: ("athelas", "elven-rope")}).shadow(FREE)
    story.answers((CHANCE, "athelas"))
    assert story.table.character_hand[FREE] == ("elven-rope",)


def test_flocks_of_crebain_add_one_to_a_hunt_roll() -> None:
    story = war(
        (hunt_roll,),
        on_table=("flocks-of-crebain",),
        hunt_box={SHADOW: 1},
        fellows="boromir",
        **WILDS,
    ).shadow("flocks-of-crebain")
    draws(story.rolls(5), "1").free("no")
    assert corruption(story) == 1
    assert story.table.on_table == ()


BALROG = {
    "on_table": ("balrog-of-moria",),
    "fellows": "",
    "fellowship": {"region": "hollin", "progress": 2},
}


def test_r42_the_balrog_strikes_before_the_tile_of_the_stronghold() -> None:
    story = war((reveal,), **BALROG).free("moria").shadow("yes")
    assert [q.kind for q in [story.question]] == ["draw"]
    draws(draws(story, "2"), "3")
    assert corruption(story) == 5
    assert story.table.on_table == ()


def test_the_balrog_ignores_eyes() -> None:
    story = draws(war((declare,), **BALROG).free("dimrill-dale").shadow("yes"), "eye")
    assert story.table.fellowship.is_hidden


def test_the_balrog_does_not_see_who_stays_in_moria() -> None:
    position = BALROG | {"fellowship": {"region": "moria", "progress": 1}}
    assert war((declare,), **position).free("moria").table.on_table == ("balrog-of-moria",)


def test_the_palantir_needs_saruman() -> None:
    assert is_playable("the-palantir-of-orthanc", armies={"orthanc": "saruman"})
    assert not is_playable("the-palantir-of-orthanc")
    lost = war(on_table=("the-palantir-of-orthanc",), armies={"orthanc": "saruman"})
    assert lost.table.on_table == ("the-palantir-of-orthanc",)


PALANTIR = {"armies": {"orthanc": "saruman"}, "on_table": ("the-palantir-of-orthanc",)}


def test_the_palantir_draws_after_an_event_die() -> None:
    story = war(
        (play, SHADOW, "shelobs-lair", EVENT), hands={SHADOW: ("shelobs-lair",)}, **PALANTIR
    ).shadow("strategy")
    story.answers((CHANCE, "stormcrow"))
    assert story.table.strategy_hand[SHADOW] == ("stormcrow",)


def test_the_palantir_does_not_draw_after_another_die_or_for_itself() -> None:
    hands = {SHADOW: ("shelobs-lair",)}
    assert war((play, SHADOW, "shelobs-lair", CHARACTER), hands=hands, **PALANTIR).is_over
    own = {SHADOW: ("the-palantir-of-orthanc",)}
    armies = {"orthanc": "saruman"}
    assert war((play, SHADOW, "the-palantir-of-orthanc", EVENT), hands=own, armies=armies).is_over


def test_the_palantir_is_removed_by_a_will_or_by_a_ring() -> None:
    story = war((remove_with_die, FREE, WILL), **PALANTIR)
    assert story.table.on_table == ()
    assert story.table.rings == {FREE: 3, SHADOW: 0}
    story = war((remove_with_die, FREE, MUSTER), **PALANTIR)
    assert story.table.rings == {FREE: 2, SHADOW: 1}
    assert story.table.ring_used == (FREE,)
    used = war(ring_used=(FREE,), **PALANTIR).table
    assert removable(used, FREE, MUSTER) == ()
    assert removable(used, SHADOW, MUSTER) == ()


WORM = {"armies": {"orthanc": "saruman"}, "on_table": ("wormtongue",)}


def test_wormtongue_needs_saruman_and_a_passive_rohan() -> None:
    armies = {"orthanc": "saruman"}
    assert is_playable("wormtongue", armies=armies)
    assert not is_playable("wormtongue")
    assert not is_playable("wormtongue", armies=armies, active={"rohan": True})


@pytest.mark.parametrize(
    ("how", "region", "is_roused"),
    [
        ("companion", "edoras", True),
        ("declared", "helms-deep", True),
        ("attack", "edoras", True),
        ("attack", "westemnet", False),
        ("entry", "edoras", False),
        ("card", "", False),
        ("arrival", "", False),
    ],
)
def test_wormtongue_keeps_rohan_asleep(how: str, region: str, is_roused: bool) -> None:
    table = war(**WORM).table
    activate(table, "rohan", how, region)
    assert table.active["rohan"] is is_roused
    activate(table, "gondor", how, region)
    assert table.active["gondor"]


def test_wormtongue_goes_when_rohan_is_roused() -> None:
    async def rouse(game: Any) -> None:
        activate(game, "rohan", "companion", "edoras")

    assert war((rouse,), **WORM).table.on_table == ()


# ------------------------------------------------ dice, hits and battles


def test_the_lidless_eye_turns_up_to_three_dice() -> None:
    dice = {SHADOW: ("character", "army", "muster", "muster")}
    story = play_card("the-lidless-eye", dice=dice).shadow("muster", "character", "done")
    assert story.table.dice[SHADOW] == ("army", "muster")
    assert story.table.hunt_box[SHADOW] == 2
    assert play_card("the-lidless-eye", dice=dice).shadow("muster", "muster", "army").is_over


def test_the_lidless_eye_needs_a_die_besides_its_own() -> None:
    hands = {SHADOW: ("the-lidless-eye",)}
    one = war((next_action,), dice={SHADOW: ("event",)}, hands=hands)
    two = war((next_action,), dice={SHADOW: ("event", "army")}, hands=hands)
    assert "play-card" not in one.deeds("event")
    assert "play-card" in two.deeds("event")


SPELLS = {
    "armies": {
        "osgiliath": "sauron-regular 2 nazgul witch-king",
        "minas-tirith": "2 gondor-regular boromir",
    }
}


def test_dreadful_spells_roll_a_die_for_each_nazgul() -> None:
    story = play_card("dreadful-spells", **SPELLS).rolls(5, 6, 4)
    assert story.figures("minas-tirith") == "boromir"
    assert story.table.control["minas-tirith"] == FREE


def test_dreadful_spells_need_an_army_with_nazgul_beside_an_army() -> None:
    assert is_playable("dreadful-spells", **SPELLS)
    far = {"osgiliath": "sauron-regular nazgul", "edoras": "rohan-regular"}
    assert not is_playable("dreadful-spells", armies=far)
    alone = {"osgiliath": "nazgul", "minas-tirith": "gondor-regular"}
    assert not is_playable("dreadful-spells", armies=alone)


def test_r23_dreadful_spells_destroy_a_garrison_and_the_besieger_captures() -> None:
    armies = {"minas-tirith": "gondor-regular sauron-regular nazgul"}
    story = play_card("dreadful-spells", armies=armies, besieged=("minas-tirith",)).rolls(6)
    assert story.table.control["minas-tirith"] == SHADOW


CAMP = {
    "armies": {"minas-tirith": "gondor-regular 3 sauron-regular witch-king"},
    "besieged": ("minas-tirith",),
    "at_war": "sauron gondor",
}


def test_grond_starts_a_siege_battle_of_three_rounds() -> None:
    story = play_card("grond-hammer-of-the-underworld", **CAMP).shadow("go")
    battle = story.fight
    assert (battle.kind, battle.rounds, battle.no_free_card) == ("siege", 3, True)


def test_grond_needs_the_witch_king_at_a_siege() -> None:
    assert is_playable("grond-hammer-of-the-underworld", **CAMP)
    armies = {"minas-tirith": "gondor-regular 3 sauron-regular"}
    assert not is_playable("grond-hammer-of-the-underworld", **CAMP | {"armies": armies})
    assert not is_playable("grond-hammer-of-the-underworld", **CAMP | {"at_war": ""})
