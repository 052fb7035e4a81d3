"""The Combat halves of the cards of the Shadow (8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.battles import battle, card_with, siege, sortie, usable
from games.wotr_board.story import Story
from greathall.games.wotr_board.battlefield import dice_of, leadership_left
from greathall.games.wotr_board.facts import FREE, SHADOW, Region

ORCS = "3 sauron-regular"
MEN = "3 gondor-regular"


def played(
    card: str, attackers: str = ORCS, defenders: str = MEN, against: str = "", **setting: Any
) -> Story:
    """The attacking Shadow has played this card, and the Free Peoples that one."""
    ours, theirs = card_with(card), card_with(against) if against else ""
    story = battle(attackers, defenders, cards=(ours, theirs) if theirs else (ours,), **setting)
    story.shadow(ours)
    return story.free(theirs) if theirs else story


# ------------------------------------------------ One for the Dark Lord


def test_one_for_the_dark_lord_adds_one_to_both_rolls() -> None:
    here = {"fellowship": {"region": "south-ithilien"}}
    story = played("one-for-the-dark-lord", f"{ORCS} nazgul", **here)
    story.rolls(4, 3, 1).rolls(1, 1, 1)
    assert story.fight.hits[SHADOW] == 1
    story.rolls(4)
    assert story.fight.reroll_hits[SHADOW] == 1


def test_one_for_the_dark_lord_needs_the_ring_bearers_with_the_defenders() -> None:
    assert not usable(battle(ORCS, MEN), "one-for-the-dark-lord")


# ------------------------------------------------ Cruel as Death


@pytest.mark.parametrize(
    ("leaders", "can"),
    [("2 nazgul", True), ("witch-king", True), ("nazgul", False), ("mouth-of-sauron", False)],
)
def test_cruel_as_death_needs_two_nazgul_leadership(leaders: str, can: bool) -> None:
    assert usable(battle(f"{ORCS} {leaders}", MEN), "cruel-as-death") == can


def test_cruel_as_death_adds_one_for_two_points() -> None:
    story = played("cruel-as-death", f"{ORCS} 3 nazgul").rolls(4, 3, 1).rolls(1, 1, 1)
    assert story.fight.hits[SHADOW] == 1
    assert leadership_left(story.table, SHADOW) == 1


def test_r14_cruel_as_death_cannot_be_used_against_the_white_rider() -> None:
    story = battle(f"{ORCS} 3 nazgul", f"{MEN} gandalf-white", cards=(card_with("cruel-as-death"),))
    story.free("yes")
    assert story.offers == ("no",)


def test_r14_words_of_power_can_be_used_against_the_white_rider() -> None:
    card = card_with("words-of-power")
    story = battle(f"{ORCS} nazgul", f"{MEN} gandalf-white", cards=(card,)).free("yes")
    assert story.offers == ("no", card)


# ------------------------------------------------ They are Terrible


def test_they_are_terrible_adds_one_to_the_reroll_for_a_point() -> None:
    story = played("they-are-terrible", f"{ORCS} 2 nazgul").rolls(4, 1, 1).rolls(1, 1, 1)
    story.rolls(4)
    assert story.fight.reroll_hits[SHADOW] == 1
    assert story.fight.hits[SHADOW] == 1


def test_they_are_terrible_needs_nazgul_leadership() -> None:
    assert not usable(battle(f"{ORCS} mouth-of-sauron", MEN), "they-are-terrible")


# ------------------------------------------------ Dread and Despair


def test_dread_and_despair_takes_a_die_for_each_point() -> None:
    story = played("dread-and-despair", f"{ORCS} nazgul witch-king", "5 gondor-regular")
    assert story.offers == (1, 2, 3)
    story.shadow(2)
    assert dice_of(story.table, FREE) == 3
    assert leadership_left(story.table, SHADOW) == 1


def test_dread_and_despair_leaves_one_die() -> None:
    story = played("dread-and-despair", f"{ORCS} 5 nazgul", "2 gondor-regular").shadow(5)
    assert dice_of(story.table, FREE) == 1


def test_dread_and_despair_needs_nazgul_leadership() -> None:
    assert not usable(battle(f"{ORCS} mouth-of-sauron", MEN), "dread-and-despair")


# ------------------------------------------------ Foul Stench


def test_r12_foul_stench_at_equal_leadership_cancels_the_reroll() -> None:
    story = played("foul-stench", f"{ORCS} 2 nazgul", f"{MEN} gondor-leader meriadoc")
    story.rolls(1, 1, 1).rolls(1, 1, 1).rolls(1, 1)
    assert story.fight.rerolled[FREE] == ()


def test_foul_stench_does_nothing_against_more_leadership() -> None:
    story = played("foul-stench", f"{ORCS} nazgul", f"{MEN} gondor-leader meriadoc")
    assert story.fight.no_reroll == ()


@pytest.mark.parametrize(("card", "hero"), [("anduril", "strider"), ("mighty-attack", "meriadoc")])
def test_r12_foul_stench_makes_their_cards_void(card: str, hero: str) -> None:
    story = played("foul-stench", f"{ORCS} 2 nazgul", f"gondor-regular {hero}", against=card)
    story.rolls(1, 1, 1)
    story.rolls(*(1,) * dice_of(story.table, FREE))
    assert story.fight.hits[FREE] == 0
    assert story.fight.forfeited == {}


@pytest.mark.parametrize("card", ["blade-of-westernesse", "fateful-strike"])
def test_r12_foul_stench_spares_nazgul_and_minions(card: str) -> None:
    story = played("foul-stench", f"{ORCS} 2 nazgul", f"{MEN} meriadoc", against=card)
    story.rolls(1, 1, 1).rolls(6, 1, 1).rolls(1, 1)
    assert story.figures("north-ithilien") == "2 sauron-regular 2 nazgul"


def test_foul_stench_needs_nazgul_leadership() -> None:
    assert not usable(battle(f"{ORCS} mouth-of-sauron", MEN), "foul-stench")


# ------------------------------------------------ Black Breath


def test_black_breath_may_eliminate_a_leader_or_a_companion_of_such_a_level() -> None:
    men = "5 gondor-regular gondor-leader meriadoc boromir"
    story = played("black-breath", f"{ORCS} nazgul", men)
    story.rolls(1, 1, 1).rolls(*(1,) * 5).rolls(6).rolls(1, 1, 1)
    assert story.offers == ("no", "gondor-leader", "meriadoc")
    story.shadow("meriadoc")
    assert story.where("meriadoc") == "gone"


def test_o4_black_breath_counts_the_hits_of_the_reroll() -> None:
    story = black_breath_after_three_hits({})
    assert story.offers == ("no", "meriadoc")


def test_o4_or_it_counts_all_hits() -> None:
    story = black_breath_after_three_hits({"black-breath": "all"})
    assert story.offers == ("no", "strider", "meriadoc")


def black_breath_after_three_hits(options: dict[str, str]) -> Story:
    """Two hits of the Combat roll and one of the re-roll."""
    men = "4 gondor-regular strider meriadoc"
    story = played("black-breath", f"{ORCS} nazgul", men, options=options)
    return story.rolls(6, 6, 1).rolls(*(1,) * 5).rolls(6).rolls(1, 1)


def test_black_breath_is_optional() -> None:
    story = played("black-breath", f"{ORCS} nazgul", f"{MEN} gondor-leader")
    story.rolls(1, 1, 1).rolls(1, 1, 1).rolls(6, 1).shadow("no")
    assert story.figures("south-ithilien") == "2 gondor-regular gondor-leader"


def test_black_breath_needs_a_hit_of_the_reroll() -> None:
    story = played("black-breath", f"{ORCS} nazgul", f"{MEN} gondor-leader")
    story.rolls(6, 1, 1).rolls(1, 1, 1).rolls(1, 1)
    assert story.asks(SHADOW, "cease")


def test_black_breath_needs_a_nazgul() -> None:
    assert usable(battle(f"{ORCS} witch-king", MEN), "black-breath")
    assert not usable(battle(f"{ORCS} mouth-of-sauron", MEN), "black-breath")


# ------------------------------------------------ Words of Power


def test_words_of_power_silence_a_companion() -> None:
    story = played("words-of-power", f"{ORCS} nazgul", f"{MEN} aragorn meriadoc")
    assert story.offers == ("meriadoc", "aragorn")
    story.shadow("aragorn")
    assert leadership_left(story.table, FREE) == 1
    assert dice_of(story.table, FREE) == 3


def test_words_of_power_last_for_the_round() -> None:
    story = played("words-of-power", f"{ORCS} nazgul", f"{MEN} aragorn")
    story.rolls(1, 1, 1).rolls(1, 1, 1).rolls(1).shadow("go-on").free("stay")
    assert dice_of(story.table, FREE) == 4


def test_words_of_power_need_a_nazgul() -> None:
    assert not usable(battle(ORCS, f"{MEN} aragorn"), "words-of-power")


# ------------------------------------------------ Durin's Bane


def test_durins_bane_attacks_with_three_dice_that_hit_on_four() -> None:
    story = played("durins-bane", region="dimrill-dale", origin="parth-celebrant").rolls(4, 3, 4)
    assert story.figures("dimrill-dale") == "gondor-regular"
    story.rolls(1, 1, 1, 1)


@pytest.mark.parametrize(
    ("region", "can"),
    [("moria", True), ("dimrill-dale", True), ("lorien", True), ("fangorn", False)],
)
def test_durins_bane_needs_defenders_within_two_regions_of_moria(region: Region, can: bool) -> None:
    assert usable(battle(ORCS, MEN, region=region), "durins-bane") == can


def test_durins_bane_serves_from_the_table() -> None:
    story = battle(
        *(ORCS, MEN),
        region="dimrill-dale",
        origin="parth-celebrant",
        on_table=("balrog-of-moria",),
    )
    assert story.offers == ("no", "balrog-of-moria")
    story.shadow("balrog-of-moria")
    assert story.table.on_table == ()
    assert story.table.discard == ("balrog-of-moria",)
    story.rolls(4, 4, 4)
    assert story.asks(SHADOW, "advance")


# ------------------------------------------------ Devilry of Orthanc


def test_devilry_of_orthanc_adds_one_in_a_siege_battle() -> None:
    card = card_with("devilry-of-orthanc")
    story = siege("2 isengard-elite", "3 rohan-regular", cards=(card,)).shadow(card)
    story.rolls(5, 4, 1, 1, 1)
    assert story.fight.hits[SHADOW] == 1


def test_devilry_of_orthanc_needs_an_isengard_unit_in_a_siege_battle() -> None:
    assert not usable(siege("2 sauron-elite", "rohan-regular"), "devilry-of-orthanc")
    assert not usable(sortie("rohan-regular", "isengard-regular"), "devilry-of-orthanc")
    assert not usable(battle("isengard-regular", MEN), "devilry-of-orthanc")


# ------------------------------------------------ for both Armies


@pytest.mark.parametrize(("card", "face"), [("deadly-strife", 3), ("desperate-battle", 4)])
def test_deadly_strife_and_desperate_battle_help_both_rolls_of_both(card: str, face: int) -> None:
    story = played(card, f"{ORCS} nazgul", f"{MEN} gondor-leader")
    story.rolls(face, face - 1, 1).rolls(face, face - 1, 1)
    assert story.fight.hits == {SHADOW: 1, FREE: 1}
    story.rolls(face)
    story.rolls(face)
    assert story.fight.reroll_hits == {SHADOW: 1, FREE: 1}


def test_desperate_battle_may_be_played_by_a_defender() -> None:
    card = card_with("desperate-battle")
    story = battle(MEN, ORCS, side=FREE, cards=(card,)).shadow(card)
    assert story.fight.roll_bonus == {SHADOW: 1, FREE: 1}


# ------------------------------------------------ Onslaught


def test_onslaught_takes_hits_and_gives_on_four() -> None:
    story = played("onslaught").rolls(1, 1, 1, 1, 1, 1)
    assert story.offers == (0, 1, 2, 3)
    story.shadow(2).rolls(4, 3)
    assert story.figures("north-ithilien") == "sauron-regular"
    assert story.figures("south-ithilien") == "2 gondor-regular"


def test_onslaught_takes_four_hits_at_most_and_may_take_none() -> None:
    story = played("onslaught", "8 sauron-regular").rolls(1, 1, 1, 1, 1, 1, 1, 1)
    assert story.offers == (0, 1, 2, 3, 4)
    story.shadow(0)
    assert story.asks(SHADOW, "cease")


def test_onslaught_rolls_for_hits_that_were_taken() -> None:
    # Without a Regular an Elite takes one hit only (R8).
    none = {"reinforcements": {"sauron-regular": 0}}
    story = played("onslaught", "2 sauron-elite", **none).rolls(1, 1, 1, 1, 1)
    assert story.offers == (0, 1, 2)


def test_onslaught_to_the_last_may_destroy_both() -> None:
    story = played("onslaught", "2 sauron-regular", "2 gondor-regular").rolls(1, 1, 1, 1)
    story.shadow(2).rolls(6, 6)
    assert story.is_over
    assert story.figures("north-ithilien") == story.figures("south-ithilien") == ""


# ------------------------------------------------ Relentless Assault


def test_relentless_assault_adds_one_for_each_hit_taken() -> None:
    story = played("relentless-assault", "2 sauron-elite")
    assert story.offers == (0, 1, 2)
    story.shadow(2, "sauron-elite").rolls(3, 2, 1, 1, 1)
    assert story.figures("north-ithilien") == "2 sauron-regular"
    assert story.fight.hits[SHADOW] == 1


def test_relentless_assault_may_take_nothing() -> None:
    story = played("relentless-assault").shadow(0)
    assert story.fight.roll_bonus[SHADOW] == 0


def test_relentless_assault_may_end_the_battle() -> None:
    story = played("relentless-assault", "sauron-regular nazgul").shadow(1)
    assert story.is_over
    assert story.figures("north-ithilien") == ""


# ------------------------------------------------ Great Host


def test_r15_great_host_compares_units_after_casualties() -> None:
    story = played("great-host", "4 sauron-regular").rolls(6, 1, 1, 1, 1, 1, 1)
    assert story.figures("south-ithilien") == "gondor-regular"


def test_great_host_needs_twice_as_many_units() -> None:
    story = played("great-host", "4 sauron-regular").rolls(1, 1, 1, 1, 1, 1, 1)
    assert story.figures("south-ithilien") == MEN


def test_great_host_does_not_count_the_rearguard() -> None:
    story = played("great-host", rearguard="6 sauron-regular").rolls(1, 1, 1, 1, 1, 1)
    assert story.figures("south-ithilien") == MEN


# ------------------------------------------------ Mûmakil


def test_mumakil_add_one_and_a_hit_if_theirs_are_more() -> None:
    story = played("mumakil", "2 southrons-elite").rolls(4, 1, 1, 1, 1)
    assert story.figures("south-ithilien") == "gondor-regular"


def test_mumakil_need_more_hits_than_the_enemy() -> None:
    story = played("mumakil", "southrons-elite southrons-regular").rolls(4, 1, 5, 1, 1)
    story.shadow("southrons-regular")
    assert story.figures("south-ithilien") == "2 gondor-regular"


def test_mumakil_count_hits_of_an_attack_before_the_roll() -> None:
    attackers = "southrons-elite 2 southrons-regular"
    story = played("mumakil", attackers, "2 gondor-elite", against="charge")
    story.rolls(5, 1).shadow("southrons-regular").rolls(4, 1, 1, 1)
    assert story.events("hits-added") == []


@pytest.mark.parametrize(("side", "added"), [(SHADOW, 0), (FREE, 1)])
def test_mumakil_see_no_quarter_of_a_defender_but_not_of_an_attacker(side: str, added: int) -> None:
    ours, theirs = card_with("mumakil"), card_with("no-quarter")
    south, men = "2 southrons-elite 3 southrons-regular", "5 gondor-regular"
    if side == SHADOW:
        story = battle(south, men, cards=(ours, theirs)).shadow(ours).free(theirs)
        story.rolls(6, 6, 1, 1, 1).rolls(5, 1, 1, 1, 1)
    else:
        story = battle(men, south, side=FREE, cards=(ours, theirs)).free(theirs).shadow(ours)
        story.rolls(5, 1, 1, 1, 1).rolls(6, 6, 1, 1, 1)
    told = [event for event in story.events("hits-added") if event["side"] == SHADOW]
    assert len(told) == added


def test_mumakil_need_a_southron_elite() -> None:
    assert not usable(battle("southrons-regular sauron-elite", MEN), "mumakil")


# ------------------------------------------------ Swarm of Bats


def test_swarm_of_bats_cancel_the_enemys_card() -> None:
    story = played("swarm-of-bats", "7 sauron-regular", against="daylight")
    assert dice_of(story.table, SHADOW) == 5
    assert story.fight.reroll_bonus == {}


def test_swarm_of_bats_add_one_to_the_reroll_if_there_is_none() -> None:
    story = played("swarm-of-bats", f"{ORCS} nazgul").rolls(1, 1, 1).rolls(1, 1, 1).rolls(4)
    assert story.fight.reroll_hits[SHADOW] == 1


# ------------------------------------------------ We Come to Kill


def test_we_come_to_kill_attacks_after_casualties_and_hits_on_five() -> None:
    card = card_with("we-come-to-kill")
    story = siege("3 isengard-elite", "3 rohan-regular", cards=(card,)).shadow(card)
    story.rolls(1, 1, 1, 5, 1, 1).rolls(5, 1)
    assert story.figures("helms-deep", FREE) == "2 rohan-regular"


def test_we_come_to_kill_needs_an_elite() -> None:
    assert not usable(battle(ORCS, MEN), "we-come-to-kill")
