"""The Strategy Event cards of the Free Peoples."""

from __future__ import annotations

import pytest

from games.wotr_board.story import Story, is_playable, play_card, war
from greathall.games.wotr_board.actions import act
from greathall.games.wotr_board.battle import targets
from greathall.games.wotr_board.battlefield import dice_of
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.control import is_closed
from greathall.games.wotr_board.event_cards import removable, remove_with_die
from greathall.games.wotr_board.facts import FREE, REGIONS, SHADOW
from greathall.games.wotr_board.fellowship import declare
from greathall.games.wotr_board.hunt import reveal
from greathall.games.wotr_board.movement import destinations
from greathall.games.wotr_board.table import hand
from greathall.kernel import Pile

SHADOW_CARDS = ("orc-patrol", "the-lidless-eye", "stormcrow", "shadows-gather")
NO_CARDS = {FREE: Pile()}

# ------------------------------------------------ The Last Battle

ABROAD = {"armies": {"osgiliath": "2 gondor-regular aragorn"}}


def test_the_last_battle_lies_on_the_table_while_aragorn_is_abroad() -> None:
    story = play_card("the-last-battle", **ABROAD)
    assert story.table.on_table == ("the-last-battle",)


def test_the_last_battle_keeps_dice_out_of_the_hunt_box() -> None:
    for on_table, dice in (((), 1), (("the-last-battle",), 0)):
        story = war((act, FREE), dice={FREE: ("character",)}, on_table=on_table, **ABROAD)
        story.free(("character", "move-fellowship"))
        assert story.table.fellowship.progress == 1
        assert story.table.hunt_box[FREE] == dice


@pytest.mark.parametrize(
    "armies",
    [
        {"osgiliath": "2 gondor-regular strider"},
        {"osgiliath": "aragorn", "minas-tirith": "gondor-regular"},
        {"minas-tirith": "2 gondor-regular aragorn"},
    ],
    ids=["Strider is not Aragorn", "no Army", "in Gondor"],
)
def test_the_last_battle_needs_aragorn_with_an_army_outside_the_free_peoples(
    armies: dict[str, str],
) -> None:
    assert not is_playable("the-last-battle", armies=armies)
    assert is_playable("the-last-battle", **ABROAD)


def test_the_last_battle_cannot_be_played_while_the_fellowship_is_revealed() -> None:
    assert not is_playable("the-last-battle", fellowship={"is_hidden": False}, **ABROAD)


def test_the_last_battle_is_discarded_when_the_fellowship_is_declared() -> None:
    story = war((declare,), on_table=("the-last-battle",), **ABROAD).free("rivendell")
    assert story.table.on_table == ()
    assert story.table.discard == ("the-last-battle",)


def test_the_last_battle_is_discarded_when_the_fellowship_is_revealed() -> None:
    story = war((reveal,), on_table=("the-last-battle",), fellowship={"region": "moria"}, **ABROAD)
    assert story.table.on_table == ()


# ------------------------------------------------ A Power too Great


def test_a_power_too_great_advances_the_elves_and_closes_their_lands() -> None:
    story = play_card("a-power-too-great")
    assert story.table.steps["elves"] == 2
    closed = [region for region in REGIONS if is_closed(story.table, SHADOW, region)]
    assert sorted(closed) == ["grey-havens", "lorien", "rivendell"]


def test_a_power_too_great_lets_no_shadow_army_enter_or_attack() -> None:
    """Not even a besieger may attack the Stronghold."""
    armies = {
        "lorien": "elves-regular 3 sauron-regular",
        "dimrill-dale": "sauron-regular",
        "trollshaws": "sauron-regular",
    }
    for on_table, is_open in (((), True), (("a-power-too-great",), False)):
        table = war(armies=armies, besieged=("lorien",), on_table=on_table, at_war="all").table
        assert ("lorien" in targets(table, SHADOW, "lorien", None)) == is_open
        assert ("lorien" in destinations(table, SHADOW, "dimrill-dale")) == is_open
        assert ("rivendell" in destinations(table, SHADOW, "trollshaws")) == is_open


def test_a_power_too_great_can_be_played_when_the_elves_are_at_war() -> None:
    assert is_playable("a-power-too-great", at_war="elves")


def test_a_power_too_great_leaves_the_free_peoples_free_to_go_5_6() -> None:
    story = play_card("a-power-too-great")
    assert not is_closed(story.table, FREE, "lorien")


def pay(hands: dict[str, tuple[str, ...]], **options: str) -> Story:
    """The Shadow may remove the card with a Muster die."""
    return war(
        (remove_with_die, SHADOW, "muster"),
        on_table=("a-power-too-great",),
        hands=hands,
        options=options,
    )


def test_a_power_too_great_is_removed_for_a_card_of_each_deck_5_6() -> None:
    story = pay({SHADOW: SHADOW_CARDS})
    assert story.offers == ("orc-patrol", "the-lidless-eye")
    story.shadow("orc-patrol")
    assert story.offers == ("stormcrow", "shadows-gather")
    story.shadow("stormcrow")
    assert story.table.on_table == ()
    assert story.table.character_hand[SHADOW] == ("the-lidless-eye",)
    assert story.table.strategy_hand[SHADOW] == ("shadows-gather",)


def test_a_power_too_great_stays_while_the_shadow_lacks_a_card_5_6() -> None:
    for held in (("orc-patrol",), ("stormcrow",)):
        table = war(on_table=("a-power-too-great",), hands={SHADOW: held}).table
        assert removable(table, SHADOW, "muster") == ()


def test_a_power_too_great_may_cost_an_army_icon_where_tables_say_so_o5() -> None:
    """Stormcrow has the Muster icon, Shadows Gather the Army icon."""
    story = pay({SHADOW: SHADOW_CARDS}, **{"army-event-card": "icon"}).shadow("orc-patrol")
    assert story.offers == ("shadows-gather",)


def test_a_power_too_great_is_not_removed_by_the_free_peoples() -> None:
    held = ("athelas", "wisdom-of-elrond")
    table = war(on_table=("a-power-too-great",), hands={FREE: held}).table
    assert removable(table, FREE, "muster") == ()


def test_a_power_too_great_does_not_advance_the_nation_of_the_action_before_16_10() -> None:
    story = play_card("a-power-too-great", players=3, last_nations=("elves",))
    assert story.table.steps["elves"] == 3
    assert story.table.on_table == ("a-power-too-great",)


# ------------------------------------------------ The Power of Tom Bombadil


def test_the_power_of_tom_bombadil_advances_the_north_and_closes_his_lands() -> None:
    story = play_card("the-power-of-tom-bombadil")
    assert story.table.steps["north"] == 2
    closed = [region for region in REGIONS if is_closed(story.table, SHADOW, region)]
    assert sorted(closed) == ["buckland", "old-forest", "the-shire"]


def test_the_power_of_tom_bombadil_is_removed_like_a_power_too_great_5_6() -> None:
    table = war(on_table=("the-power-of-tom-bombadil",), hands={SHADOW: SHADOW_CARDS}).table
    assert removable(table, SHADOW, "character") == ("the-power-of-tom-bombadil",)


# ------------------------------------------------ Book of Mazarbul and Fear! Fire! Foes!


def test_book_of_mazarbul_sends_a_companion_to_erebor_and_the_dwarves_to_war() -> None:
    """Boromir cannot activate the Dwarves by himself."""
    story = play_card("book-of-mazarbul", armies={"dale": "boromir"})
    story.free("boromir", "erebor")
    assert story.table.active["dwarves"]
    assert story.table.steps["dwarves"] == 0


def test_book_of_mazarbul_finds_a_companion_who_already_stands_there() -> None:
    story = play_card("book-of-mazarbul", armies={"ered-luin": "boromir"}).free("done")
    assert story.table.steps["dwarves"] == 0


def test_book_of_mazarbul_may_only_move_companions() -> None:
    story = play_card("book-of-mazarbul", armies={"dale": "boromir gimli"})
    story.free("boromir", "go", "withered-heath", "done")
    assert story.where("boromir") == "withered-heath"
    assert story.where("gimli") == "dale"
    assert story.table.steps["dwarves"] == 3


def test_book_of_mazarbul_does_nothing_in_a_captured_settlement() -> None:
    story = play_card(
        "book-of-mazarbul",
        armies={"erebor": "gimli sauron-regular"},
        control={"erebor": SHADOW},
    ).free("done")
    assert story.table.steps["dwarves"] == 3


def test_book_of_mazarbul_hears_a_companion_in_a_siege() -> None:
    siege = {"armies": {"erebor": "gimli dwarves-regular sauron-regular"}, "besieged": ("erebor",)}
    assert play_card("book-of-mazarbul", **siege).table.steps["dwarves"] == 0


def test_book_of_mazarbul_needs_somebody_to_move_or_to_hear() -> None:
    siege = {"armies": {"erebor": "gimli dwarves-regular sauron-regular"}, "besieged": ("erebor",)}
    assert not is_playable("book-of-mazarbul")
    assert is_playable("book-of-mazarbul", **siege)
    assert not is_playable("book-of-mazarbul", at_war="dwarves", **siege)


def test_fear_fire_foes_sends_a_companion_to_the_shire_and_the_north_to_war() -> None:
    story = play_card("fear-fire-foes", armies={"tower-hills": "legolas"})
    story.free("legolas", "the-shire")
    assert story.table.active["north"]
    assert story.table.steps["north"] == 0


def test_fear_fire_foes_hears_a_companion_in_bree_but_not_elsewhere() -> None:
    story = play_card("fear-fire-foes", armies={"bree": "gimli"}).free("done")
    assert story.table.steps["north"] == 0
    story = play_card("fear-fire-foes", armies={"buckland": "gimli"}).free("done")
    assert story.table.steps["north"] == 3


# ------------------------------------------------ Wisdom of Elrond


def test_wisdom_of_elrond_activates_and_advances_a_nation() -> None:
    story = play_card("wisdom-of-elrond").free("rohan")
    assert story.table.active["rohan"]
    assert story.table.steps["rohan"] == 2


def test_wisdom_of_elrond_leads_a_passive_nation_to_war_from_the_last_step_11_2() -> None:
    story = play_card("wisdom-of-elrond", steps={"gondor": 1}).free("gondor")
    assert story.table.steps["gondor"] == 0


def test_wisdom_of_elrond_chooses_among_nations_that_can_still_be_roused() -> None:
    story = play_card("wisdom-of-elrond", at_war="gondor elves")
    assert story.offers == ("dwarves", "north", "rohan")
    assert not is_playable("wisdom-of-elrond", at_war="all")


def test_wisdom_of_elrond_is_for_ones_own_nations_16_6() -> None:
    table = war(players=4, at_war="gondor elves").table
    text = EVENTS["wisdom-of-elrond"]
    assert not text.can_be_played(table, "gondor-player")
    assert text.can_be_played(table, "rohan-player")


def test_wisdom_of_elrond_is_not_for_the_nation_of_the_action_before_16_10() -> None:
    table = war(players=3, last_nations=("gondor",), at_war="elves rohan north").table
    text = EVENTS["wisdom-of-elrond"]
    assert text.can_be_played(table, FREE)
    table.last_nations = ("gondor", "dwarves")
    assert not text.can_be_played(table, FREE)


# ------------------------------------------------ The Red Arrow


def test_the_red_arrow_advances_rohan_and_recruits_in_edoras() -> None:
    story = play_card("the-red-arrow", active={"gondor": True}).free("rohan-elite")
    assert story.table.steps["rohan"] == 2
    assert story.figures("edoras") == "rohan-elite rohan-leader"


def test_the_red_arrow_needs_an_active_gondor() -> None:
    assert not is_playable("the-red-arrow")
    assert is_playable("the-red-arrow", active={"gondor": True})


def test_the_red_arrow_may_be_played_for_politics_alone_r43() -> None:
    lost = {"control": {"edoras": SHADOW}, "active": {"gondor": True}}
    story = play_card("the-red-arrow", **lost)
    assert story.table.steps["rohan"] == 2
    assert story.figures("edoras") == ""
    assert not is_playable("the-red-arrow", at_war="rohan", **lost)


def test_the_red_arrow_is_an_action_with_rohan_16_10() -> None:
    story = play_card("the-red-arrow", active={"gondor": True}, players=3).free("rohan-regular")
    assert set(story.table.acting_nations) == {"rohan"}
    again = {"active": {"gondor": True}, "players": 3, "last_nations": ("rohan",)}
    assert not is_playable("the-red-arrow", **again)


# ------------------------------------------------ recruiting in one place


def recruits_unit_and_leader(card: str, region: str, nation: str) -> None:
    """A unit of either kind and a Leader come, whether the Nation is At War or not (5.7)."""
    story = play_card(card)
    assert story.offers == (f"{nation}-regular", f"{nation}-elite")
    story.free(f"{nation}-elite")
    assert story.figures(region) == f"{nation}-elite {nation}-leader"
    lost = {"control": {region: SHADOW}}
    assert not is_playable(card, **lost)


def recruits_unit_and_draws(card: str, region: str, nation: str) -> None:
    """A unit of either kind comes and a Strategy card is drawn; either is enough (R43)."""
    story = play_card(card)
    assert story.offers == (f"{nation}-regular", f"{nation}-elite")
    story.free(f"{nation}-regular").draws("the-last-battle")
    assert story.figures(region) == f"{nation}-regular"
    assert story.table.strategy_hand[FREE] == ("the-last-battle",)
    lost = {"control": {region: SHADOW}}
    assert is_playable(card, **lost)
    assert is_playable(card, strategy_deck=NO_CARDS)
    assert not is_playable(card, strategy_deck=NO_CARDS, **lost)


def test_guards_of_the_citadel_come_to_minas_tirith() -> None:
    recruits_unit_and_leader("guards-of-the-citadel", "minas-tirith", "gondor")


def test_guards_of_the_citadel_come_into_a_siege_5_7() -> None:
    """With more than five inside, the Free Peoples choose who is removed again (O8)."""
    story = play_card(
        "guards-of-the-citadel",
        armies={"minas-tirith": "5 gondor-regular 5 sauron-regular"},
        besieged=("minas-tirith",),
    ).free("gondor-elite", "gondor-regular")
    assert story.figures("minas-tirith", FREE) == "gondor-elite 4 gondor-regular gondor-leader"


def test_guards_of_the_citadel_include_a_leader_only_with_a_unit_7_2() -> None:
    """No Gondor unit is left; a Leader needs one of any Nation."""
    spent = {"reinforcements": {"gondor-regular": 0, "gondor-elite": 0}}
    assert not is_playable("guards-of-the-citadel", **spent)
    story = play_card("guards-of-the-citadel", armies={"minas-tirith": "rohan-regular"}, **spent)
    assert story.figures("minas-tirith") == "rohan-regular gondor-leader"


def test_imrahil_of_dol_amroth_comes_to_dol_amroth() -> None:
    recruits_unit_and_leader("imrahil-of-dol-amroth", "dol-amroth", "gondor")


def test_grimbeorn_the_old_son_of_beorn_comes_to_the_carrock() -> None:
    recruits_unit_and_leader("grimbeorn-the-old-son-of-beorn", "carrock", "north")


def test_dain_ironfoots_guard_comes_to_erebor() -> None:
    recruits_unit_and_leader("dain-ironfoots-guard", "erebor", "dwarves")


def test_celeborns_galadhrim_come_to_lorien() -> None:
    recruits_unit_and_draws("celeborns-galadhrim", "lorien", "elves")


def test_kindred_of_glorfindel_come_to_rivendell() -> None:
    recruits_unit_and_draws("kindred-of-glorfindel", "rivendell", "elves")


def test_thranduils_archers_come_to_the_woodland_realm() -> None:
    recruits_unit_and_draws("thranduils-archers", "woodland-realm", "elves")


def test_thranduils_archers_draw_within_the_hand_limit_3_1() -> None:
    """One card above six is discarded at once."""
    six = ("elven-cloaks", "elven-rope", "athelas", "bilbos-song", "the-red-arrow", "axe-and-bow")
    story = play_card("thranduils-archers", hands={FREE: six}).free("elves-regular")
    story.draws("the-last-battle").free("athelas")
    assert len(hand(story.table, FREE)) == 6
    assert story.table.character_buried[FREE] == ("athelas",)


def test_king_brands_men_are_two_regulars_in_dale_and_a_card() -> None:
    story = play_card("king-brands-men").draws("the-last-battle")
    assert story.figures("dale") == "2 north-regular"
    assert story.table.strategy_hand[FREE] == ("the-last-battle",)


def test_king_brands_men_come_as_far_as_there_are_any_5_7() -> None:
    story = play_card("king-brands-men", reinforcements={"north-regular": 1})
    assert story.draws("the-last-battle").figures("dale") == "north-regular"


def test_swords_in_eriador_are_raised_in_the_shire_and_in_ered_luin() -> None:
    story = play_card("swords-in-eriador").free("north-elite", "dwarves-regular")
    story.draws("the-last-battle")
    assert story.figures("the-shire") == "north-elite"
    assert story.figures("ered-luin") == "dwarves-regular"
    assert story.table.strategy_hand[FREE] == ("the-last-battle",)


def test_swords_in_eriador_skip_a_captured_settlement_5_7() -> None:
    story = play_card("swords-in-eriador", control={"the-shire": SHADOW})
    story.free("dwarves-regular").draws("the-last-battle")
    assert story.figures("the-shire") == ""
    assert story.figures("ered-luin") == "dwarves-regular"


# ------------------------------------------------ recruiting somewhere


def test_cirdans_ships_land_two_elves_where_an_army_stands_at_the_coast() -> None:
    story = play_card(
        "cirdans-ships",
        armies={"pelargir": "gondor-regular", "dol-amroth": "gondor-regular", "edoras": "boromir"},
        at_war="elves",
    )
    assert story.offers == ("pelargir", "dol-amroth")
    story.free("pelargir", "elves-elite", "elves-regular")
    assert story.figures("pelargir") == "elves-elite elves-regular gondor-regular"


def test_cirdans_ships_need_elves_at_war_and_an_army_at_the_coast() -> None:
    coast = {"armies": {"pelargir": "gondor-regular"}}
    assert is_playable("cirdans-ships", at_war="elves", **coast)
    assert not is_playable("cirdans-ships", **coast)
    assert not is_playable("cirdans-ships", at_war="elves", armies={"edoras": "rohan-regular"})
    assert not is_playable("cirdans-ships", at_war="elves", armies={"pelargir": "boromir"})


def test_cirdans_ships_reach_a_besieged_garrison_r23() -> None:
    story = play_card(
        "cirdans-ships",
        armies={"dol-amroth": "gondor-regular sauron-regular"},
        besieged=("dol-amroth",),
        at_war="elves",
    ).free("elves-elite", "elves-elite")
    assert story.figures("dol-amroth", FREE) == "2 elves-elite gondor-regular"


def test_riders_of_theoden_come_to_edoras() -> None:
    story = play_card("riders-of-theoden").free("rohan-regular")
    assert story.figures("edoras") == "rohan-regular rohan-leader"


def test_riders_of_theoden_may_come_to_a_companion_in_rohan() -> None:
    """Merry stands where no Settlement is; Pippin is in Gondor."""
    story = play_card(
        "riders-of-theoden", armies={"eastemnet": "meriadoc", "minas-tirith": "peregrin"}
    )
    assert story.offers == ("eastemnet", "edoras")
    story.free("eastemnet", "rohan-regular")
    assert story.figures("eastemnet") == "rohan-regular rohan-leader meriadoc"


def test_riders_of_theoden_come_into_a_siege_with_the_companion_inside() -> None:
    story = play_card(
        "riders-of-theoden",
        armies={"helms-deep": "rohan-regular gimli 3 isengard-regular"},
        besieged=("helms-deep",),
        control={"edoras": SHADOW},
    ).free("rohan-elite")
    assert story.figures("helms-deep", FREE) == "rohan-elite rohan-regular rohan-leader gimli"


def test_riders_of_theoden_need_a_free_region() -> None:
    """Gimli stands alone among the enemies."""
    lost = {"control": {"edoras": SHADOW}}
    assert not is_playable(
        "riders-of-theoden", armies={"westemnet": "gimli isengard-regular"}, **lost
    )
    assert is_playable("riders-of-theoden", armies={"westemnet": "gimli"}, **lost)


def test_eomer_son_of_eomund_comes_to_a_free_settlement_of_rohan() -> None:
    """The Fords of Isen hold a Fortification, and the Eastemnet nothing."""
    story = play_card("eomer-son-of-eomund")
    assert sorted(story.offers) == ["edoras", "folde", "helms-deep", "westemnet"]
    story.free("folde", "rohan-regular")
    assert story.figures("folde") == "rohan-regular rohan-leader"


def test_eomer_son_of_eomund_does_not_come_into_a_siege() -> None:
    story = play_card(
        "eomer-son-of-eomund",
        armies={"helms-deep": "rohan-regular 3 isengard-regular", "folde": "isengard-regular"},
        besieged=("helms-deep",),
        control={"edoras": SHADOW, "folde": SHADOW},
    ).free("rohan-regular")
    assert story.figures("westemnet") == "rohan-regular rohan-leader"


# ------------------------------------------------ The Spirit of Mordor


def test_the_spirit_of_mordor_hits_an_army_of_two_nations() -> None:
    """Five dice; the Shadow chooses its casualties."""
    story = play_card(
        "the-spirit-of-mordor",
        armies={
            "osgiliath": "3 sauron-regular 2 southrons-regular",
            "moria": "isengard-regular sauron-regular",
            "dol-guldur": "5 sauron-regular nazgul",
        },
    )
    assert story.offers == ("osgiliath", "moria")
    story.free("osgiliath").rolls(5, 6, 4, 1, 2).shadow("southrons-regular", "sauron-regular")
    assert story.figures("osgiliath") == "2 sauron-regular southrons-regular"


def test_the_spirit_of_mordor_is_no_attack_5_5() -> None:
    """No Nation advances; Nazgûl and Minions survive when all units die."""
    story = play_card(
        "the-spirit-of-mordor",
        armies={"moria": "isengard-regular sauron-regular nazgul mouth-of-sauron"},
    ).rolls(5, 5, 1, 1, 1)
    assert story.figures("moria") == "nazgul mouth-of-sauron"
    assert story.table.steps["sauron"] == story.table.steps["isengard"] == 1


def test_the_spirit_of_mordor_needs_two_nations() -> None:
    assert not is_playable(
        "the-spirit-of-mordor",
        armies={"moria": "5 sauron-regular sauron-elite", "orthanc": "isengard-regular"},
    )


# ------------------------------------------------ Faramir's Rangers


def test_faramirs_rangers_hit_an_army_in_ithilien() -> None:
    story = play_card(
        "faramirs-rangers",
        armies={"north-ithilien": "3 sauron-regular", "south-ithilien": "southrons-regular"},
    )
    assert story.offers == ("north-ithilien", "south-ithilien")
    story.free("north-ithilien").rolls(5, 6, 4)
    assert story.figures("north-ithilien") == "sauron-regular"
    assert story.is_over


def test_faramirs_rangers_join_an_army_in_osgiliath() -> None:
    story = play_card("faramirs-rangers", armies={"osgiliath": "2 gondor-regular"})
    story.free("gondor-elite")
    assert story.figures("osgiliath") == "gondor-elite 2 gondor-regular gondor-leader"


def test_faramirs_rangers_hit_first_and_then_recruit() -> None:
    story = play_card(
        "faramirs-rangers",
        armies={"osgiliath": "gondor-regular", "south-ithilien": "2 sauron-regular"},
    )
    story.rolls(1, 6, 1).free("gondor-regular")
    assert story.figures("south-ithilien") == "sauron-regular"
    assert story.figures("osgiliath") == "2 gondor-regular gondor-leader"


def test_faramirs_rangers_need_somebody_in_ithilien() -> None:
    assert not is_playable("faramirs-rangers", armies={"minas-morgul": "5 sauron-regular"})
    assert not is_playable("faramirs-rangers", armies={"osgiliath": "boromir"})
    assert is_playable("faramirs-rangers", armies={"osgiliath": "sauron-regular"})
    assert is_playable("faramirs-rangers", armies={"osgiliath": "gondor-regular"})


# ------------------------------------------------ Help Unlooked For

SIEGE = {
    "armies": {
        "minas-tirith": "3 gondor-regular 5 sauron-regular",
        "druadan-forest": "4 rohan-regular",
    },
    "besieged": ("minas-tirith",),
}


def test_help_unlooked_for_attacks_a_besieger_with_fewer_dice() -> None:
    """Three units inside: of five Combat dice the Shadow rolls two."""
    story = play_card("help-unlooked-for", at_war="rohan", **SIEGE)
    story.free("go")
    assert story.fight.region == "minas-tirith"
    assert story.fight.origin == "druadan-forest"
    assert dice_of(story.table, SHADOW) == 2


def test_help_unlooked_for_leaves_the_shadow_one_die_at_least() -> None:
    armies = SIEGE["armies"] | {"minas-tirith": "5 gondor-regular 3 sauron-regular"}
    story = play_card("help-unlooked-for", at_war="rohan", **SIEGE | {"armies": armies})
    assert dice_of(story.free("go").table, SHADOW) == 1


def test_help_unlooked_for_counts_in_every_round() -> None:
    story = play_card("help-unlooked-for", at_war="rohan", **SIEGE)
    story.free("go").rolls(1, 1, 1, 1).rolls(1, 1).free("go-on").shadow("stay")
    assert story.fight.round == 2
    assert dice_of(story.table, SHADOW) == 2


def test_help_unlooked_for_needs_an_army_at_war_next_to_a_besieger() -> None:
    armies = SIEGE["armies"]
    assert not is_playable("help-unlooked-for", **SIEGE)
    assert is_playable("help-unlooked-for", at_war="rohan", **SIEGE)
    open_field = {"armies": {**armies, "minas-tirith": "5 sauron-regular"}}
    assert not is_playable("help-unlooked-for", at_war="rohan", **open_field)
    inside = SIEGE | {"armies": {"minas-tirith": "3 gondor-regular 5 sauron-regular"}}
    assert not is_playable("help-unlooked-for", at_war="gondor", **inside)


# ------------------------------------------------ Paths of the Woses


def test_paths_of_the_woses_lead_from_rohan_to_minas_tirith() -> None:
    """Nothing in between is entered, and part of the Army may stay."""
    story = play_card(
        "paths-of-the-woses",
        armies={"edoras": "3 rohan-regular rohan-leader meriadoc", "folde": "sauron-regular"},
        at_war="rohan",
    )
    story.free("rohan-regular", "go")
    assert story.figures("edoras") == "rohan-regular"
    assert story.figures("minas-tirith") == "2 rohan-regular rohan-leader meriadoc"
    assert story.table.active["gondor"]


def test_paths_of_the_woses_need_rohan_at_war_and_an_army_there() -> None:
    assert is_playable("paths-of-the-woses", armies={"edoras": "rohan-regular"}, at_war="rohan")
    assert not is_playable("paths-of-the-woses", armies={"edoras": "rohan-regular"})
    assert not is_playable("paths-of-the-woses", armies={"edoras": "gimli"}, at_war="rohan")
    full = {"edoras": "rohan-regular", "minas-tirith": "10 gondor-regular"}
    assert not is_playable("paths-of-the-woses", armies=full, at_war="rohan")


@pytest.mark.parametrize("held", ["besieged", "captured"])
def test_paths_of_the_woses_lead_beside_minas_tirith_when_the_shadow_is_there(held: str) -> None:
    """Osgiliath is full of Orcs."""
    armies = {"edoras": "2 rohan-regular", "osgiliath": "sauron-regular"}
    if held == "besieged":
        armies["minas-tirith"] = "gondor-regular 2 sauron-regular"
        position = {"besieged": ("minas-tirith",)}
    else:
        position = {"control": {"minas-tirith": SHADOW}}
    story = play_card("paths-of-the-woses", armies=armies, at_war="rohan", **position)
    assert story.offers == ("druadan-forest", "lossarnach")
    story.free("lossarnach", "go")
    assert story.figures("lossarnach") == "2 rohan-regular"


def test_paths_of_the_woses_lead_out_of_a_siege_r22() -> None:
    """The whole garrison leaves: the besieger captures Helm's Deep."""
    story = play_card(
        "paths-of-the-woses",
        armies={"helms-deep": "2 rohan-regular gimli 3 isengard-regular"},
        besieged=("helms-deep",),
        at_war="rohan",
    )
    story.free("go")
    assert story.figures("minas-tirith") == "2 rohan-regular gimli"
    assert story.table.control["helms-deep"] == SHADOW
    assert story.table.besieged == ()


def test_paths_of_the_woses_are_closed_to_a_nation_not_at_war_11_6() -> None:
    """Elves not At War may go beside Gondor's lands, but not into them."""
    armies = {"edoras": "2 elves-regular"}
    assert not is_playable("paths-of-the-woses", armies=armies, at_war="rohan")
    lost = {"control": {"minas-tirith": SHADOW}}
    story = play_card("paths-of-the-woses", armies=armies, at_war="rohan", **lost).free("go")
    assert story.figures("osgiliath") == "2 elves-regular"


# ------------------------------------------------ Through a Day and a Night


def test_through_a_day_and_a_night_an_army_with_a_companion_goes_two_regions() -> None:
    story = play_card(
        "through-a-day-and-a-night",
        armies={"edoras": "3 rohan-regular boromir", "helms-deep": "rohan-regular"},
        at_war="rohan",
    )
    story.free("go", "folde", "druadan-forest")
    assert story.figures("druadan-forest") == "3 rohan-regular boromir"


def test_through_a_day_and_a_night_it_may_go_one_region_only() -> None:
    story = play_card("through-a-day-and-a-night", armies={"edoras": "rohan-regular boromir"})
    story.free("folde", "done")
    assert story.figures("folde") == "rohan-regular boromir"


def test_through_a_day_and_a_night_the_army_may_split_but_a_companion_goes() -> None:
    story = play_card(
        "through-a-day-and-a-night", armies={"edoras": "2 rohan-regular boromir"}, at_war="rohan"
    )
    assert "boromir" not in story.offers
    story.free("rohan-regular", "folde", "done")
    assert story.figures("edoras") == "rohan-regular"
    assert story.figures("folde") == "rohan-regular boromir"


def test_through_a_day_and_a_night_an_enemy_settlement_on_the_way_is_captured_5_8() -> None:
    story = play_card(
        "through-a-day-and-a-night",
        armies={"tharbad": "north-regular gimli"},
        at_war="north",
    )
    story.free("south-dunland", "gap-of-rohan")
    assert story.table.control["south-dunland"] == FREE
    assert story.figures("gap-of-rohan") == "north-regular gimli"


def test_through_a_day_and_a_night_needs_an_army_with_a_companion_that_can_move() -> None:
    card = "through-a-day-and-a-night"
    assert is_playable(card, armies={"edoras": "rohan-regular boromir"})
    assert not is_playable(card, armies={"edoras": "rohan-regular rohan-leader", "folde": "gimli"})
    siege = {"armies": {"helms-deep": "rohan-regular gimli isengard-regular"}}
    assert not is_playable(card, besieged=("helms-deep",), **siege)
