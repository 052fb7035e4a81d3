"""The Combat halves of the cards of the Free Peoples (8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.battles import battle, card_with, siege, sortie, usable
from games.wotr_board.story import Story
from greathall.games.wotr_board.battlefield import dice_of
from greathall.games.wotr_board.facts import FREE, REGIONS, SHADOW, Region

ORCS = "3 sauron-regular"
MEN = "3 gondor-regular"


def played(
    card: str, attackers: str = ORCS, defenders: str = MEN, against: str = "", **setting: Any
) -> Story:
    """The defending Free Peoples have played this card, and the Shadow that one.

    They fight in the field and without the White Rider.
    """
    ours, theirs = card_with(card), card_with(against) if against else ""
    story = battle(attackers, defenders, cards=(ours, theirs) if theirs else (ours,), **setting)
    if story.question.kind == "withdraw":
        story.free("fight")
    return (story.shadow(theirs) if theirs else story).free(ours)


# ------------------------------------------------ It is a Gift


def test_it_is_a_gift_adds_one_to_both_rolls_where_the_ring_bearers_are() -> None:
    here = {"fellowship": {"region": "south-ithilien"}}
    story = played("it-is-a-gift", defenders=f"{MEN} gondor-leader", **here)
    story.rolls(1, 1, 1).rolls(4, 3, 1)
    assert story.fight.hits[FREE] == 1
    story.rolls(4)
    assert story.fight.hits[FREE] == 2


def test_it_is_a_gift_needs_the_ring_bearers_with_the_defenders() -> None:
    for region, can in (("south-ithilien", True), ("north-ithilien", False)):
        story = battle(ORCS, MEN, fellowship={"region": region})
        assert usable(story, "it-is-a-gift") == can
    in_mordor = {"region": "south-ithilien", "mordor": 1}
    assert not usable(battle(ORCS, MEN, fellowship=in_mordor), "it-is-a-gift")


# ------------------------------------------------ Blade of Westernesse


def test_blade_of_westernesse_spends_a_hit_of_the_reroll_to_slay_a_minion() -> None:
    story = played(
        "blade-of-westernesse",
        "2 sauron-regular witch-king mouth-of-sauron",
        "2 gondor-regular meriadoc",
    )
    story.rolls(1, 1, 5, 1).rolls(1, 1, 5)
    assert story.offers == ("witch-king", "mouth-of-sauron")
    story.free("witch-king")
    assert story.where("witch-king") == "gone"
    assert story.figures("north-ithilien") == "sauron-regular mouth-of-sauron"


def test_blade_of_westernesse_needs_a_hit_of_the_reroll() -> None:
    story = played("blade-of-westernesse", "2 sauron-regular witch-king", f"{MEN} peregrin")
    story.rolls(1, 1, 5, 1, 1).rolls(1, 1, 1)
    assert story.where("witch-king") == "north-ithilien"


def test_blade_of_westernesse_needs_a_hobbit() -> None:
    assert usable(battle(ORCS, f"{MEN} peregrin"), "blade-of-westernesse")
    assert not usable(battle(ORCS, f"{MEN} boromir"), "blade-of-westernesse")


# ------------------------------------------------ Mighty Attack


def test_mighty_attack_turns_a_miss_into_a_hit_for_a_companions_leadership() -> None:
    story = played("mighty-attack", defenders="2 gondor-regular meriadoc peregrin")
    story.rolls(1, 1, 1).rolls(1, 1)
    assert story.offers == ("meriadoc", "peregrin")
    story.free("meriadoc")
    assert story.fight.hits[FREE] == 1
    story.rolls(1)
    assert story.fight.rerolled[FREE] == (1,)


def test_mighty_attack_needs_a_companion() -> None:
    assert not usable(battle(ORCS, f"{MEN} gondor-leader"), "mighty-attack")


def test_r13_words_of_power_on_the_only_companion_make_mighty_attack_void() -> None:
    setting = {"attackers": f"{ORCS} nazgul", "against": "words-of-power"}
    story = played("mighty-attack", defenders="gondor-regular meriadoc", **setting)
    story.rolls(1, 1, 1, 1)
    assert story.fight.hits[FREE] == 0


def test_r13_with_a_second_companion_he_may_forfeit_instead() -> None:
    setting = {"attackers": f"{ORCS} nazgul", "against": "words-of-power"}
    story = played("mighty-attack", defenders="gondor-regular meriadoc peregrin", **setting)
    story.shadow("meriadoc").rolls(1, 1, 1, 1)
    assert story.fight.hits[FREE] == 1
    assert story.fight.forfeited[FREE] == 1


# ------------------------------------------------ Servant of the Secret Fire


@pytest.mark.parametrize("gandalf", ["gandalf-grey", "gandalf-white"])
def test_servant_of_the_secret_fire_adds_one_with_either_gandalf(gandalf: str) -> None:
    story = played("servant-of-the-secret-fire", defenders=f"5 gondor-regular {gandalf}")
    story.rolls(1, 1, 1).rolls(4, 3, 1, 1, 1)
    assert story.fight.hits[FREE] == 1


def test_servant_of_the_secret_fire_does_not_help_the_reroll() -> None:
    story = played("servant-of-the-secret-fire", defenders="gondor-regular gandalf-white")
    story.rolls(1, 1, 1).rolls(1).rolls(4)
    assert story.fight.hits[FREE] == 0


def test_servant_of_the_secret_fire_needs_gandalf() -> None:
    assert not usable(battle(ORCS, f"{MEN} boromir"), "servant-of-the-secret-fire")


# ------------------------------------------------ Andúril


@pytest.mark.parametrize(("bearer", "hits"), [("strider", 1), ("aragorn", 2)])
def test_anduril_turns_as_many_misses_as_its_bearer_leads(bearer: str, hits: int) -> None:
    story = played("anduril", defenders=f"2 gondor-regular {bearer}").rolls(1, 1, 1).rolls(1, 1, 1)
    assert story.fight.hits[FREE] == hits
    assert story.fight.rerolled[FREE] == ()


def test_anduril_turns_no_more_than_missed() -> None:
    story = played("anduril", defenders="2 gondor-regular aragorn").rolls(1, 1, 1).rolls(5, 5, 1)
    assert story.events("misses-turned")[0]["count"] == 1


def test_anduril_needs_strider_or_aragorn() -> None:
    assert not usable(battle(ORCS, f"{MEN} boromir"), "anduril")


# ------------------------------------------------ Heroic Death


def test_heroic_death_of_a_leader_cancels_one_hit() -> None:
    story = played("heroic-death", defenders=f"{MEN} gondor-leader")
    story.rolls(6, 6, 1).rolls(1, 1, 1).rolls(1)
    assert story.offers == ("no", "gondor-leader")
    story.free("gondor-leader")
    assert story.figures("south-ithilien") == "2 gondor-regular"


def test_heroic_death_of_a_companion_cancels_up_to_his_level() -> None:
    story = played("heroic-death", defenders=f"{MEN} boromir")
    story.rolls(6, 6, 6).rolls(1, 1, 1, 1).rolls(1).free("boromir")
    assert story.where("boromir") == "gone"
    assert story.figures("south-ithilien") == "2 gondor-regular"


def test_heroic_death_is_optional() -> None:
    story = played("heroic-death", defenders=f"{MEN} boromir")
    story.rolls(6, 1, 1).rolls(1, 1, 1, 1).rolls(1).free("no")
    assert story.figures("south-ithilien") == "2 gondor-regular boromir"


def test_heroic_death_cancels_no_hit_that_a_card_added() -> None:
    attackers = "2 southrons-elite"
    story = played("heroic-death", attackers, f"{MEN} strider", against="mumakil")
    story.rolls(6, 6).rolls(1, 1, 1, 1).rolls(1).free("strider")
    assert story.figures("south-ithilien") == "2 gondor-regular"


def test_heroic_death_needs_a_leader_or_companion() -> None:
    assert not usable(battle(ORCS, MEN), "heroic-death")
    assert usable(battle(ORCS, f"{MEN} gondor-leader"), "heroic-death")


# ------------------------------------------------ Daring Defiance


def test_daring_defiance_forfeits_all_companions_and_cancels_the_card() -> None:
    defenders = f"{MEN} gondor-leader aragorn boromir"
    story = played("daring-defiance", defenders=defenders, against="desperate-battle")
    assert story.fight.cancelled == (SHADOW,)
    assert story.fight.forfeited == {FREE: 3}
    assert story.fight.roll_bonus == {}


def test_r45_daring_defiance_costs_nothing_without_a_card() -> None:
    story = played("daring-defiance", defenders=f"{MEN} boromir")
    assert story.fight.forfeited == {}


def test_daring_defiance_cancels_later_parts_too() -> None:
    story = played("daring-defiance", defenders=f"{MEN} boromir", against="onslaught")
    story.rolls(1, 1, 1).rolls(1, 1, 1, 1)
    assert story.asks(SHADOW, "cease")


def test_daring_defiance_of_the_defender_comes_before_swarm_of_bats() -> None:
    story = played("daring-defiance", defenders=f"{MEN} boromir", against="swarm-of-bats")
    assert story.fight.cancelled == (SHADOW,)


def test_daring_defiance_of_the_attacker_comes_after_swarm_of_bats() -> None:
    ours, theirs = card_with("daring-defiance"), card_with("swarm-of-bats")
    story = battle(f"{MEN} boromir", ORCS, side=FREE, cards=(ours, theirs))
    story.free(ours).shadow(theirs)
    assert story.fight.cancelled == (FREE,)
    assert story.fight.forfeited == {}


def test_daring_defiance_needs_a_companion() -> None:
    assert not usable(battle(ORCS, f"{MEN} gondor-leader"), "daring-defiance")


# ------------------------------------------------ Fateful Strike


def test_fateful_strike_also_eliminates_a_nazgul() -> None:
    story = played("fateful-strike", "2 sauron-regular 2 nazgul witch-king", f"{MEN} gondor-leader")
    story.rolls(1, 1).rolls(1, 1, 1).rolls(1, 1, 6)
    assert story.figures("north-ithilien") == "sauron-regular nazgul witch-king"


def test_fateful_strike_with_two_hits_may_eliminate_a_minion_instead() -> None:
    story = played("fateful-strike", "4 sauron-regular nazgul witch-king", f"{MEN} 2 gondor-leader")
    story.rolls(6, 6, 1, 1).rolls(1, 1, 1).rolls(1, 1, 6, 6)
    assert story.offers == ("nazgul", "witch-king")
    story.free("witch-king")
    assert story.where("witch-king") == "gone"


def test_fateful_strike_with_one_hit_spares_the_witch_king() -> None:
    story = played("fateful-strike", "2 sauron-regular witch-king", f"{MEN} gondor-leader")
    story.rolls(1, 1).rolls(1, 1, 1).rolls(1, 1, 6)
    assert story.where("witch-king") == "north-ithilien"


def test_fateful_strike_may_spare_a_minion_where_no_nazgul_is() -> None:
    story = played("fateful-strike", "4 sauron-regular witch-king", f"{MEN} 2 gondor-leader")
    story.rolls(6, 6, 1, 1).rolls(1, 1, 1).rolls(1, 1, 6, 6)
    assert story.offers == ("no", "witch-king")


def test_fateful_strike_needs_a_leader_or_companion() -> None:
    assert not usable(battle(ORCS, MEN), "fateful-strike")


# ------------------------------------------------ Sudden Strike


def test_sudden_strike_attacks_with_a_die_for_each_leadership() -> None:
    story = played("sudden-strike", defenders=f"{MEN} 2 gondor-leader aragorn")
    story.rolls(5, 1, 1, 4)
    assert story.figures("north-ithilien") == "2 sauron-regular"
    assert dice_of(story.table, SHADOW) == 2


def test_sudden_strike_rolls_at_most_five_dice() -> None:
    story = played("sudden-strike", defenders=f"{MEN} 4 gondor-leader aragorn")
    story.rolls(1, 1, 1, 1, 1)
    assert len(story.events("additional-attack-rolled")[0]["dice"]) == 5


def test_sudden_strike_needs_a_six_where_the_battle_does() -> None:
    ours = card_with("sudden-strike")
    story = battle(
        *("gondor-regular gondor-leader", ORCS),
        side=FREE,
        region="osgiliath",
        cards=(ours,),
    )
    story.free(ours).rolls(5)
    assert story.figures("osgiliath") == ORCS


def test_sudden_strike_that_destroys_the_enemy_ends_the_round() -> None:
    story = played("sudden-strike", "sauron-regular nazgul", f"{MEN} gondor-leader").rolls(6)
    assert story.is_over
    assert story.figures("north-ithilien") == ""


def test_sudden_strike_needs_a_leader_or_companion() -> None:
    assert not usable(battle(ORCS, MEN), "sudden-strike")


# ------------------------------------------------ Brave Stand


def test_brave_stand_takes_a_die_for_each_companion() -> None:
    story = played("brave-stand", "7 sauron-regular", "gondor-regular meriadoc peregrin")
    assert dice_of(story.table, SHADOW) == 3


def test_brave_stand_leaves_one_die() -> None:
    story = played("brave-stand", "2 sauron-regular", "gondor-regular meriadoc peregrin boromir")
    assert dice_of(story.table, SHADOW) == 1


def test_brave_stand_needs_a_companion() -> None:
    assert not usable(battle(ORCS, f"{MEN} gondor-leader"), "brave-stand")


# ------------------------------------------------ the Ents


@pytest.mark.parametrize(
    ("region", "origin", "can"),
    [
        ("westemnet", "edoras", True),
        ("fangorn", "westemnet", True),
        ("fords-of-isen", "westemnet", True),
        ("druadan-forest", "osgiliath", False),
    ],
)
@pytest.mark.parametrize("card", ["ents-rage", "huorn-dark", "nameless-wood"])
def test_ents_rage_and_huorns_walk_in_rohan_and_fangorn(
    card: str, region: Region, origin: Region, can: bool
) -> None:
    assert usable(battle(ORCS, MEN, region=region, origin=origin), card) == can


def test_ents_rage_adds_two_to_the_combat_roll() -> None:
    story = played("ents-rage", region="fangorn", origin="westemnet").rolls(1, 1, 1).rolls(3, 2, 1)
    assert story.fight.hits[FREE] == 1


def test_huorn_dark_leaves_the_shadow_two_dice() -> None:
    story = played("huorn-dark", region="fangorn", origin="westemnet")
    assert dice_of(story.table, SHADOW) == 2


def test_nameless_wood_adds_two_hits_to_one() -> None:
    story = played("nameless-wood", region="fangorn", origin="westemnet").rolls(1, 1, 1)
    story.rolls(5, 1, 1)
    assert story.is_over
    assert story.figures("westemnet") == ""


def test_nameless_wood_adds_nothing_to_nothing() -> None:
    story = played("nameless-wood", region="fangorn", origin="westemnet").rolls(1, 1, 1, 1, 1, 1)
    assert story.figures("westemnet") == ORCS


# ------------------------------------------------ Daylight, No Quarter


def test_daylight_leaves_the_shadow_three_dice() -> None:
    assert dice_of(played("daylight", "7 sauron-regular").table, SHADOW) == 3
    assert dice_of(played("daylight", "2 sauron-regular").table, SHADOW) == 2


def test_no_quarter_adds_a_hit_to_a_hit() -> None:
    story = played("no-quarter").rolls(1, 1, 1, 5, 1, 1)
    assert story.figures("north-ithilien") == "sauron-regular"


def test_no_quarter_adds_nothing_to_nothing() -> None:
    story = played("no-quarter").rolls(1, 1, 1, 1, 1, 1)
    assert story.figures("north-ithilien") == ORCS


# ------------------------------------------------ Advantageous Position


def test_advantageous_position_takes_one_from_the_shadows_combat_roll() -> None:
    setting = {"region": "druadan-forest", "origin": "osgiliath"}
    story = played("advantageous-position", f"{ORCS} nazgul", **setting).rolls(5, 6, 1)
    story.rolls(1, 1, 1).rolls(5)
    assert story.fight.rerolled[SHADOW] == (5,)
    assert story.fight.reroll_hits[SHADOW] == 1
    assert story.fight.hits[SHADOW] == 2


def test_advantageous_position_needs_a_region_of_a_free_nation() -> None:
    assert not usable(battle(ORCS, MEN, region="osgiliath"), "advantageous-position")


# ------------------------------------------------ Scouts


def test_scouts_retreat_before_the_roll() -> None:
    story = played("scouts")
    assert story.asks(FREE, "scouts")
    story.free("osgiliath")
    assert story.figures("osgiliath") == MEN
    assert story.asks(SHADOW, "advance")
    assert story.events("combat-rolled") == []


def test_scouts_may_withdraw_into_a_siege() -> None:
    story = played("scouts", region="minas-tirith", origin="osgiliath")
    story.free("withdraw").shadow("yes", "go")
    assert story.table.besieged == ("minas-tirith",)


def test_r11_scouts_come_before_durins_bane() -> None:
    setting = {"region": "dimrill-dale", "origin": "parth-celebrant"}
    story = played("scouts", against="durins-bane", **setting).free("lorien")
    assert story.events("additional-attack-rolled") == []


def test_scouts_need_a_defending_army_in_the_field() -> None:
    assert usable(battle(ORCS, MEN), "scouts")
    assert not usable(battle(MEN, ORCS, side=FREE), "scouts")
    assert not usable(siege("isengard-regular", "rohan-regular"), "scouts")


# ------------------------------------------------ Shield-wall


def test_shield_wall_cancels_one_of_two_hits() -> None:
    story = played("shield-wall").rolls(6, 6, 1, 1, 1, 1)
    assert story.figures("south-ithilien") == "2 gondor-regular"


def test_shield_wall_does_not_cancel_the_only_hit() -> None:
    story = played("shield-wall").rolls(6, 1, 1, 1, 1, 1)
    assert story.figures("south-ithilien") == "2 gondor-regular"


def test_shield_wall_counts_the_hits_of_the_rolls_alone() -> None:
    story = played("shield-wall", "2 southrons-elite", against="mumakil")
    story.rolls(6, 1, 1, 1, 1)
    assert story.figures("south-ithilien") == "gondor-regular"


# ------------------------------------------------ Confusion


def test_confusion_makes_ones_hits_that_are_not_rerolled() -> None:
    story = played("confusion", f"{ORCS} 3 nazgul").rolls(1, 1, 2).rolls(1, 1, 1)
    story.rolls(1)
    assert story.fight.rerolled[SHADOW] == (1,)
    assert story.figures("north-ithilien") == "sauron-regular 3 nazgul"


def test_confusion_does_nothing_without_ones() -> None:
    story = played("confusion").rolls(2, 3, 4, 1, 1, 1)
    assert story.figures("north-ithilien") == ORCS


# ------------------------------------------------ Charge, Valour


def test_charge_attacks_with_a_die_for_each_elite() -> None:
    story = played("charge", defenders="2 rohan-elite rohan-regular").rolls(5, 5)
    assert story.figures("north-ithilien") == "sauron-regular"


def test_charge_needs_an_elite() -> None:
    assert not usable(battle(ORCS, MEN), "charge")


def test_valour_adds_one_to_the_combat_roll() -> None:
    story = played("valour", defenders="2 rohan-elite").rolls(1, 1, 1).rolls(4, 3)
    assert story.fight.hits[FREE] == 1


def test_valour_needs_an_elite() -> None:
    assert not usable(battle(ORCS, MEN), "valour")


# ------------------------------------------------ Orderly Withdrawal


def test_orderly_withdrawal_cancels_a_hit_and_the_defender_must_retreat() -> None:
    story = played("orderly-withdrawal", defenders=f"{MEN} gondor-leader")
    story.rolls(6, 6, 1).rolls(1, 1, 1).rolls(1)
    story.free("yes").shadow("go-on")
    assert story.asks(FREE, "retreat")
    assert "stay" not in story.offers
    story.free("osgiliath")
    assert story.figures("osgiliath") == "2 gondor-regular gondor-leader"


def test_orderly_withdrawal_lets_who_cannot_retreat_stay() -> None:
    around = dict.fromkeys(REGIONS["south-ithilien"].adjacent, "sauron-regular")
    del around["north-ithilien"]
    story = played("orderly-withdrawal", defenders=f"{MEN} gondor-leader", armies=around)
    story.rolls(6, 6, 1).rolls(1, 1, 1).rolls(1)
    story.free("yes").shadow("go-on")
    assert story.fight.round == 2


def test_orderly_withdrawal_makes_the_attacker_cease() -> None:
    card = card_with("orderly-withdrawal")
    story = battle(f"{MEN} gondor-leader", ORCS, side=FREE, cards=(card,)).free(card)
    story.rolls(1, 1, 1).rolls(6, 1, 1).rolls(1).free("yes")
    assert story.is_over
    assert story.figures("north-ithilien") == "3 gondor-regular gondor-leader"


def test_orderly_withdrawal_need_not_be_used() -> None:
    story = played("orderly-withdrawal", defenders=f"{MEN} gondor-leader")
    story.rolls(6, 6, 1).rolls(1, 1, 1).rolls(1)
    story.free("no").shadow("go-on")
    assert "stay" in story.offers


def test_orderly_withdrawal_needs_a_hit_of_the_enemy() -> None:
    story = played("orderly-withdrawal", defenders=f"{MEN} gondor-leader")
    story.rolls(1, 1, 1).rolls(1, 1, 1).rolls(1)
    assert story.asks(SHADOW, "cease")


def test_orderly_withdrawal_needs_a_leader_and_no_walls() -> None:
    assert not usable(battle(ORCS, MEN), "orderly-withdrawal")
    assert usable(battle(ORCS, f"{MEN} gondor-leader"), "orderly-withdrawal")
    assert not usable(siege(ORCS, "2 rohan-regular rohan-leader"), "orderly-withdrawal")
    besieged = sortie("2 rohan-regular rohan-leader", ORCS)
    assert usable(besieged, "orderly-withdrawal")
