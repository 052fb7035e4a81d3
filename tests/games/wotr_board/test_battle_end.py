"""How battles end: cease, retreat, advance, the Sorcerer (8.7, 8.8, R16–R18)."""

from __future__ import annotations

import pytest

from games.wotr_board.battles import battle, card_with
from games.wotr_board.story import Story
from greathall.games.wotr_board.facts import FREE, SHADOW, Region
from greathall.games.wotr_board.table import FIELD

DESPERATE = card_with("desperate-battle")
DAYLIGHT = card_with("daylight")


# ------------------------------------------------ cease or retreat (8.7)


def test_8_7_the_attacker_may_cease_and_stays_where_he_is() -> None:
    story = drawn_round().shadow("cease")
    assert story.is_over
    assert story.figures("north-ithilien") == "2 sauron-regular"
    assert story.figures("south-ithilien") == "2 gondor-regular"


def test_8_7_the_defender_may_retreat_only_if_the_attacker_goes_on() -> None:
    story = drawn_round()
    assert story.asks(SHADOW, "cease")
    story.shadow("go-on")
    assert story.asks(FREE, "retreat")


def test_8_7_the_whole_army_retreats_to_an_adjacent_free_region() -> None:
    story = drawn_round("2 gondor-regular gondor-leader boromir", armies={"osgiliath": "nazgul"})
    story.shadow("go-on")
    assert story.offers == ("stay", "east-harondor", "osgiliath", "west-harondor")
    story.free("osgiliath")
    assert story.figures("osgiliath", FREE) == "2 gondor-regular gondor-leader boromir"
    assert story.asks(SHADOW, "advance")


def test_r17_an_empty_town_of_the_enemy_is_no_place_to_retreat_to() -> None:
    story = battle("sauron-regular", "gondor-regular", region="west-harondor", origin="umbar")
    story.rolls(1, 1).shadow("go-on")
    assert "near-harad" not in story.offers
    assert "pelargir" in story.offers


def test_8_7_a_region_closed_by_a_card_is_no_place_to_retreat_to() -> None:
    setting = {"origin": "westemnet", "region": "parth-celebrant", "side": FREE}
    open_to_all = battle("elves-regular", "sauron-regular", control={"lorien": SHADOW}, **setting)
    assert "lorien" in retreats(open_to_all)
    closed = battle(
        "elves-regular",
        "sauron-regular",
        control={"lorien": SHADOW},
        on_table=("a-power-too-great",),
        **setting,
    )
    assert "lorien" not in retreats(closed)


def test_8_7_saruman_stays_behind() -> None:
    story = battle(
        "rohan-regular",
        "isengard-regular saruman",
        side=FREE,
        origin="fords-of-isen",
        region="orthanc",
    )
    story.shadow("fight").rolls(1, 1, 1).free("go-on").shadow("gap-of-rohan")
    assert story.figures("gap-of-rohan") == "isengard-regular"
    assert story.where("saruman") == "orthanc"


def test_8_7_a_retreat_over_the_limit_removes_the_excess() -> None:
    story = drawn_round("3 gondor-regular", armies={"osgiliath": "9 gondor-regular"})
    story.shadow("go-on").free("osgiliath")
    assert story.figures("osgiliath") == "10 gondor-regular"
    assert len(story.events("unit-removed")) == 2


def test_8_7_nations_not_at_war_may_retreat_into_another_nation() -> None:
    story = battle(
        *("sauron-regular", "north-regular"),
        origin="northern-rhovanion",
        region="old-forest-road",
        at_war="sauron",
    )
    story.rolls(1, 1).shadow("go-on")
    assert "woodland-realm" in story.offers


def test_8_7_if_the_defender_stays_a_new_round_starts() -> None:
    story = drawn_round().shadow("go-on").free("stay")
    assert story.fight.round == 2


def test_8_7_an_attacker_who_must_go_on_is_not_asked() -> None:
    story = battle("2 sauron-regular", "2 gondor-regular", fields={"must_go_on": True})
    story.rolls(1, 1, 1, 1)
    assert story.asks(FREE, "retreat")


# ------------------------------------------------ the end (8.8)


def test_8_8_the_victor_may_advance_with_all() -> None:
    story = won("2 sauron-regular nazgul").shadow("yes", "go")
    assert story.figures("south-ithilien") == "2 sauron-regular nazgul"
    assert story.figures("north-ithilien") == ""


def test_8_8_the_victor_may_advance_with_some() -> None:
    story = won("2 sauron-regular nazgul").shadow("yes", "nazgul", "sauron-regular")
    assert story.figures("south-ithilien") == "sauron-regular"
    assert story.figures("north-ithilien") == "sauron-regular nazgul"


def test_8_8_the_victor_may_stay_and_captures_nothing() -> None:
    story = won("sauron-regular", region="pelargir", origin="lossarnach").shadow("no")
    assert story.is_over
    assert story.table.control["pelargir"] == FREE


def test_8_8_entering_captures() -> None:
    story = won("sauron-regular", region="pelargir", origin="lossarnach").shadow("yes")
    assert story.table.control["pelargir"] == SHADOW


def test_r28_attack_and_capture_of_dale_in_one_battle_are_two_steps() -> None:
    story = battle(
        *("sauron-regular", "north-regular"),
        origin="northern-rhovanion",
        region="dale",
        at_war="sauron",
    )
    story.rolls(6, 1).shadow("yes")
    assert story.table.active["north"]
    assert story.table.steps["north"] == 1


def test_8_8_the_rearguard_never_advances() -> None:
    story = won("sauron-regular", rearguard="sauron-regular").shadow("yes")
    assert story.figures("north-ithilien") == story.figures("south-ithilien") == "sauron-regular"


def test_8_8_leaders_are_not_left_without_a_unit() -> None:
    story = won("gondor-regular gondor-leader", "sauron-regular", side=FREE).free("yes")
    assert story.figures("south-ithilien") == "gondor-regular gondor-leader"


def test_8_8_saruman_does_not_advance() -> None:
    story = won(
        "isengard-regular saruman", "rohan-regular", origin="orthanc", region="gap-of-rohan"
    )
    story.shadow("yes")
    assert story.figures("gap-of-rohan") == "isengard-regular"
    assert story.where("saruman") == "orthanc"


def test_8_8_after_a_mutual_destruction_nobody_advances() -> None:
    story = battle("sauron-regular", "gondor-regular", region="pelargir", origin="lossarnach")
    story.rolls(6, 6)
    assert story.is_over
    assert story.table.control["pelargir"] == FREE


@pytest.mark.parametrize("region", ["pelargir", "lamedon"])
def test_8_8_who_has_landed_takes_the_settlement_without_an_advance(region: Region) -> None:
    story = battle("sauron-regular", "gondor-regular", region=region, origin=region, kind=FIELD)
    story.rolls(6, 1)
    assert story.is_over
    assert story.table.control[region] == SHADOW


def test_9_9_a_besieger_who_advances_with_all_ends_his_siege() -> None:
    setting = {
        "origin": "helms-deep",
        "region": "westemnet",
        "armies": {"helms-deep": "rohan-elite"},
        "besieged": ("helms-deep",),
    }
    story = won("isengard-regular", "rohan-regular", **setting).shadow("yes")
    assert story.table.besieged == ()
    story = won("isengard-regular", "rohan-regular", rearguard="isengard-elite", **setting)
    story.shadow("yes")
    assert story.table.besieged == ("helms-deep",)


def test_9_9_a_besieger_who_is_destroyed_elsewhere_ends_his_siege() -> None:
    story = battle(
        *("isengard-regular", "2 rohan-regular"),
        origin="helms-deep",
        region="westemnet",
        armies={"helms-deep": "rohan-elite"},
        besieged=("helms-deep",),
    )
    story.rolls(1, 6, 1)
    assert story.table.besieged == ()


# ------------------------------------------------ the Sorcerer (R16)


def test_r16_the_sorcerer_draws_when_the_first_round_is_over() -> None:
    story = sorcerers_round().shadow("cease")
    assert story.asks(SHADOW, "sorcerer")
    assert story.question.about == "strategy"
    story.shadow("yes").draws("olog-hai")
    assert story.table.strategy_hand[SHADOW] == ("olog-hai",)
    assert story.is_over


def test_r16_the_sorcerer_may_leave_the_card() -> None:
    story = sorcerers_round().shadow("cease", "no")
    assert story.table.strategy_hand[SHADOW] == ()


def test_r16_a_dead_witch_king_draws_nothing() -> None:
    story = battle("sauron-regular witch-king", "2 gondor-regular", cards=(DESPERATE,))
    story.shadow(DESPERATE).rolls(1, 6, 1).rolls(1)
    assert story.where("witch-king") == "gone"
    assert story.is_over


def test_r16_only_the_card_of_the_first_round_counts() -> None:
    story = sorcerers_round("no").shadow("go-on").free("stay")
    story.shadow(DESPERATE).rolls(1, 1, 1, 1).rolls(1, 1).shadow("cease")
    assert story.is_over


def test_r16_the_sorcerer_draws_after_a_retreat_of_his_own_army() -> None:
    story = battle("2 gondor-regular", "sauron-regular witch-king", side=FREE, cards=(DESPERATE,))
    story.shadow(DESPERATE).rolls(1, 1, 1).rolls(1).free("go-on").shadow("minas-morgul")
    assert story.asks(SHADOW, "sorcerer")


def test_r16_as_an_option_the_sorcerer_draws_at_once() -> None:
    story = battle(
        *("sauron-regular witch-king", "gondor-regular"),
        cards=(DESPERATE,),
        options={"sorcerer": "at-once"},
    )
    story.shadow(DESPERATE)
    assert story.asks(SHADOW, "sorcerer")


def drawn_round(defenders: str = "2 gondor-regular", **setting: object) -> Story:
    """A round in which nobody hits."""
    story = battle("2 sauron-regular", defenders, **setting)
    while story.question.kind == "roll":
        story.rolls(1)
    return story


def won(attackers: str, defenders: str = "gondor-regular", **setting: object) -> Story:
    """The attackers hit, and the one defender does not."""
    story = battle(attackers, defenders, **setting)
    story.rolls(6)
    while story.question.kind == "roll":
        story.rolls(1)
    return story


def sorcerers_round(card: str = DESPERATE) -> Story:
    """The Witch-king fights a round in which nobody hits, with this card or with none."""
    story = battle("2 sauron-regular witch-king", "2 gondor-regular", cards=(DESPERATE,))
    return story.shadow(card).rolls(1, 1, 1, 1).rolls(1, 1)


def retreats(story: Story) -> tuple[str, ...]:
    """Where the defender can go after a round in which nobody hits."""
    story.rolls(1, 1).free("go-on")
    return story.offers
