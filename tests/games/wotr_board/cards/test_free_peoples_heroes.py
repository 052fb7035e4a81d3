"""The Character Event cards of the Free Peoples that are about heroes, Eagles and Ents."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import Story, is_playable, play_card, war
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.event_cards import play
from greathall.games.wotr_board.facts import FREE, SHADOW, STANDARD_TILES
from greathall.kernel import Pile

NO_CARDS = {FREE: Pile()}

# ------------------------------------------------ Challenge of the King

IN_ARMS = {"armies": {"minas-tirith": "gondor-regular strider"}}


def test_challenge_of_the_king_removes_eyes_for_good_13_10() -> None:
    """The other tile goes back, and does nothing."""
    story = play_card("challenge-of-the-king", **IN_ARMS).draws("eye", "2-reveal", "eye")
    table = story.table
    assert table.hunt_removed == ("eye", "eye")
    assert sorted((*table.hunt_pool, "eye", "eye")) == sorted(STANDARD_TILES)
    assert table.hunt_drawn == ()
    assert table.fellowship.is_hidden
    assert story.where("strider") == "minas-tirith"


def test_challenge_of_the_king_is_the_end_of_him_with_three_eyes() -> None:
    story = play_card("challenge-of-the-king", **IN_ARMS).draws("eye", "eye", "eye")
    assert story.where("strider") == "gone"
    assert sorted(story.table.hunt_pool) == sorted(STANDARD_TILES)
    assert story.table.hunt_removed == ()


def test_challenge_of_the_king_fills_an_empty_pool_13_4() -> None:
    """Tiles that are drawn for the card do not come again."""
    story = play_card(
        "challenge-of-the-king", hunt_pool=("3", "3"), hunt_drawn=("eye", "1"), **IN_ARMS
    )
    story.draws("3")  # and the other 3 is the last one
    assert sorted(story.offers) == ["1", "eye"]
    story.draws("eye")
    assert sorted(story.table.hunt_pool) == ["1", "3", "3"]
    assert story.table.hunt_removed == ("eye",)


def test_challenge_of_the_king_leaves_mithril_coat_and_wizards_staff_alone() -> None:
    """The Free Peoples draw these tiles."""
    cards = ("mithril-coat-and-sting", "wizards-staff")
    story = play_card("challenge-of-the-king", on_table=cards, **IN_ARMS)
    story.draws("eye", "eye", "1")
    assert story.is_over
    assert story.table.on_table == cards


@pytest.mark.parametrize(
    ("armies", "is_met"),
    [
        ({"minas-tirith": "gondor-regular strider"}, True),
        ({"eastemnet": "rohan-regular aragorn"}, True),
        ({"osgiliath": "gondor-regular aragorn"}, False),
        ({"minas-tirith": "aragorn"}, False),
        ({"minas-tirith": "gondor-regular boromir"}, False),
    ],
    ids=["Gondor", "Rohan", "Osgiliath is not Gondor", "no Army", "Boromir is no king"],
)
def test_challenge_of_the_king_needs_him_with_an_army_in_gondor_or_rohan(
    armies: dict[str, str], is_met: bool
) -> None:
    assert is_playable("challenge-of-the-king", armies=armies) == is_met


# ------------------------------------------------ House of the Stewards


def test_house_of_the_stewards_recruits_with_boromir_and_draws_two() -> None:
    """Where no Settlement is, too."""
    story = play_card("house-of-the-stewards", armies={"druadan-forest": "boromir"})
    story.free("gondor-elite").draws("the-last-battle", "the-red-arrow")
    assert story.figures("druadan-forest") == "gondor-elite boromir"
    assert story.table.strategy_hand[FREE] == ("the-last-battle", "the-red-arrow")


def test_house_of_the_stewards_needs_boromir_in_gondor() -> None:
    assert is_playable("house-of-the-stewards", armies={"anfalas": "boromir"})
    assert not is_playable("house-of-the-stewards", armies={"osgiliath": "boromir"})
    assert not is_playable("house-of-the-stewards")


def test_house_of_the_stewards_may_be_played_for_the_cards_alone_r43() -> None:
    """Boromir hides among Orcs."""
    among_orcs = {"armies": {"lossarnach": "boromir sauron-regular"}}
    story = play_card("house-of-the-stewards", **among_orcs)
    story.draws("the-last-battle", "the-red-arrow")
    assert story.figures("lossarnach", FREE) == "boromir"
    assert not is_playable("house-of-the-stewards", strategy_deck=NO_CARDS, **among_orcs)


# ------------------------------------------------ The Grey Company


def test_the_grey_company_makes_a_regular_an_elite_and_draws_two_r46() -> None:
    """The Regular is a casualty, which cannot be recruited again."""
    story = play_card(
        "the-grey-company", armies={"edoras": "2 rohan-regular north-regular strider"}
    )
    assert story.offers == ("north-regular", "rohan-regular")
    story.free("rohan-regular").draws("the-last-battle", "the-red-arrow")
    assert story.figures("edoras") == "rohan-elite north-regular rohan-regular strider"
    assert story.table.casualties == {"rohan-regular": 1}
    assert story.table.reinforcements["rohan-regular"] == 8
    assert story.table.reinforcements["rohan-elite"] == 4


def test_the_grey_company_joins_a_besieged_army_r23() -> None:
    story = play_card(
        "the-grey-company",
        armies={"minas-tirith": "gondor-regular aragorn sauron-regular"},
        besieged=("minas-tirith",),
    ).draws("the-last-battle", "the-red-arrow")
    assert story.figures("minas-tirith", FREE) == "gondor-elite aragorn"


def test_the_grey_company_may_be_played_for_the_cards_alone() -> None:
    elites = {"armies": {"edoras": "rohan-elite strider"}}
    story = play_card("the-grey-company", **elites).draws("the-last-battle", "the-red-arrow")
    assert story.figures("edoras") == "rohan-elite strider"
    assert not is_playable("the-grey-company", strategy_deck=NO_CARDS, **elites)
    spent = {"reinforcements": {"rohan-elite": 0}}
    regulars = {"armies": {"edoras": "rohan-regular strider"}}
    assert is_playable("the-grey-company", strategy_deck=NO_CARDS, **regulars)
    assert not is_playable("the-grey-company", strategy_deck=NO_CARDS, **regulars, **spent)


def test_the_grey_company_needs_strider_or_aragorn_with_an_army() -> None:
    assert not is_playable("the-grey-company", armies={"edoras": "rohan-regular boromir"})
    assert not is_playable("the-grey-company", armies={"edoras": "strider"})
    assert is_playable("the-grey-company", armies={"edoras": "rohan-regular aragorn"})


def test_the_grey_company_is_for_ones_own_nations_16_6_16_10() -> None:
    armies = {"armies": {"edoras": "rohan-regular gondor-regular strider"}}
    text = EVENTS["the-grey-company"]
    for players, player, last, is_met in (
        (4, "rohan-player", (), True),
        (4, "gondor-player", (), True),
        (3, FREE, ("gondor", "rohan"), False),
    ):
        position = {"players": players, "last_nations": last, "strategy_deck": NO_CARDS}
        table = war(**armies, **position).table
        assert text.can_be_played(table, player) == is_met
    story = war(
        (play, "rohan-player", "the-grey-company"),
        players=4,
        hands={"rohan-player": ("the-grey-company",)},
        strategy_deck=NO_CARDS,
        **armies,
    )
    assert story.figures("edoras") == "rohan-elite gondor-regular strider"


# ------------------------------------------------ Dead Men of Dunharrow


def dead_men(region: str, *companions: str, enemies: str = "", **position: Any) -> Story:
    """Aragorn and Gimli are in Helm's Deep; Aragorn goes on, perhaps with Gimli."""
    armies = {"helms-deep": "aragorn gimli", **position.pop("armies", {})}
    if enemies:
        armies[region] = enemies
    story = play_card("dead-men-of-dunharrow", armies=armies, **position)
    return story.free(region, *companions)


def test_dead_men_of_dunharrow_take_aragorn_and_friends_to_the_south() -> None:
    story = dead_men("erech", "gimli").free(3)
    assert story.figures("erech") == "3 gondor-regular gimli aragorn"


def test_dead_men_of_dunharrow_may_take_aragorn_alone() -> None:
    """In a City he activates Gondor (11.3)."""
    story = dead_men("pelargir", "go").free(0)
    assert story.where("gimli") == "helms-deep"
    assert story.figures("pelargir") == "aragorn"
    assert story.table.active["gondor"]


def test_dead_men_of_dunharrow_need_strider_or_aragorn_in_rohan() -> None:
    siege = {"armies": {"helms-deep": "rohan-regular strider isengard-regular"}}
    assert is_playable("dead-men-of-dunharrow", besieged=("helms-deep",), **siege)
    assert is_playable("dead-men-of-dunharrow", armies={"fords-of-isen": "aragorn"})
    assert not is_playable("dead-men-of-dunharrow", armies={"druadan-forest": "aragorn"})
    assert not is_playable("dead-men-of-dunharrow", armies={"edoras": "gimli"})


def test_dead_men_of_dunharrow_hit_an_army_and_make_it_retreat() -> None:
    """The Shadow chooses casualties and where to go; it counts as an attack (5.5)."""
    story = dead_men(
        "pelargir",
        "go",
        enemies="2 southrons-regular southrons-elite nazgul",
        control={"pelargir": SHADOW},
    ).rolls(2)
    story.shadow("southrons-regular", "southrons-elite", "west-harondor")
    assert story.figures("west-harondor") == "2 southrons-regular nazgul"
    assert story.table.steps["southrons"] == 1
    story.free(2)
    assert story.figures("pelargir") == "2 gondor-regular aragorn"
    assert story.table.control["pelargir"] == FREE


def test_dead_men_of_dunharrow_without_recruits_leave_the_settlement_to_the_shadow() -> None:
    story = dead_men("pelargir", "go", enemies="5 southrons-regular", control={"pelargir": SHADOW})
    story.rolls(1).shadow("osgiliath").free(0)
    assert story.table.control["pelargir"] == SHADOW


def test_dead_men_of_dunharrow_destroy_an_army_that_cannot_retreat() -> None:
    """Nazgûl and Minions in it are lost too."""
    story = dead_men(
        "lamedon",
        "go",
        enemies="3 southrons-regular nazgul mouth-of-sauron",
        armies={
            "erech": "gondor-regular",
            "dol-amroth": "gondor-regular",
            "pelargir": "gondor-regular",
        },
    ).rolls(1)
    assert story.figures("lamedon", SHADOW) == ""
    assert story.where("mouth-of-sauron") == "gone"
    assert story.table.reinforcements["southrons-regular"] == 24


def test_dead_men_of_dunharrow_destroy_an_army_with_those_in_it() -> None:
    story = dead_men("erech", "go", enemies="2 southrons-regular nazgul").rolls(4).free(1)
    assert story.figures("erech") == "gondor-regular aragorn"


def test_dead_men_of_dunharrow_leave_nazgul_without_units_alone() -> None:
    story = dead_men("erech", "go", enemies="2 nazgul").free(1)
    assert story.figures("erech", SHADOW) == "2 nazgul"


def test_dead_men_of_dunharrow_raise_no_more_than_there_are() -> None:
    story = dead_men("erech", "go", reinforcements={"gondor-regular": 2})
    assert story.offers == (0, 1, 2)


def test_dead_men_of_dunharrow_rise_for_the_player_of_gondor_16_6() -> None:
    for player, is_asked in (("gondor-player", True), ("rohan-player", False)):
        story = war(
            (play, player, "dead-men-of-dunharrow"),
            players=4,
            armies={"edoras": "aragorn"},
            hands={player: ("dead-men-of-dunharrow",)},
        ).answers((player, "erech"))
        assert story.is_over != is_asked


# ------------------------------------------------ The Eagles are Coming!


def test_the_eagles_are_coming_slay_nazgul_and_drive_the_others_home() -> None:
    story = play_card(
        "the-eagles-are-coming",
        armies={
            "dagorlad": "gondor-regular aragorn",
            "morannon": "3 sauron-regular 3 nazgul witch-king",
        },
    ).rolls(5, 4, 1)
    assert "morannon" in story.offers
    assert "umbar" not in story.offers
    story.shadow("dol-guldur")
    assert story.figures("morannon") == "3 sauron-regular witch-king"
    assert story.figures("dol-guldur") == "2 nazgul"
    assert story.table.nazgul == {"dol-guldur": 2}


def test_the_eagles_are_coming_roll_five_dice_at_most() -> None:
    story = play_card(
        "the-eagles-are-coming",
        armies={"dagorlad": "gondor-regular aragorn", "morannon": "sauron-regular 7 nazgul"},
    ).rolls(6, 6, 6, 6, 6)
    story.shadow("barad-dur")
    assert story.figures("barad-dur") == "2 nazgul"


def test_the_eagles_are_coming_choose_one_army() -> None:
    story = play_card(
        "the-eagles-are-coming",
        armies={
            "osgiliath": "gondor-regular boromir",
            "north-ithilien": "sauron-regular nazgul",
            "south-ithilien": "sauron-regular nazgul",
            "dead-marshes": "nazgul",
            "dol-guldur": "sauron-regular nazgul",
        },
    )
    assert story.offers == ("north-ithilien", "south-ithilien")
    assert story.free("south-ithilien").rolls(6).is_over


def test_the_eagles_are_coming_to_a_siege_too() -> None:
    siege = {"armies": {"minas-tirith": "gondor-regular gimli sauron-regular nazgul"}}
    story = play_card("the-eagles-are-coming", besieged=("minas-tirith",), **siege).rolls(5)
    assert story.figures("minas-tirith", SHADOW) == "sauron-regular"


@pytest.mark.parametrize(
    "armies",
    [
        {"dagorlad": "gondor-regular gondor-leader", "morannon": "sauron-regular nazgul"},
        {"dagorlad": "aragorn", "morannon": "sauron-regular nazgul"},
        {"dagorlad": "gondor-regular aragorn", "morannon": "sauron-regular witch-king"},
        {"dagorlad": "gondor-regular aragorn", "morannon": "nazgul"},
        {"osgiliath": "gondor-regular aragorn", "morannon": "sauron-regular nazgul"},
    ],
    ids=["no Companion", "no Army", "the Witch-king is none", "no Shadow Army", "too far"],
)
def test_the_eagles_are_coming_only_to_such_armies(armies: dict[str, str]) -> None:
    assert not is_playable("the-eagles-are-coming", armies=armies)


def test_the_eagles_are_coming_drive_nobody_to_a_captured_stronghold() -> None:
    lost = {"moria": FREE, "dol-guldur": FREE}
    story = play_card(
        "the-eagles-are-coming",
        armies={"dagorlad": "gondor-regular aragorn", "morannon": "sauron-regular nazgul"},
        control=lost,
    ).rolls(1)
    assert sorted(story.offers) == ["barad-dur", "minas-morgul", "morannon", "mount-gundabad"]


# ------------------------------------------------ The Ents Awake

ENTS = ("the-ents-awake-treebeard", "the-ents-awake-huorns", "the-ents-awake-entmoot")
every_ent = pytest.mark.parametrize("card", ENTS)


def ents(orthanc: str = "", gandalf: str = "lorien", **position: Any) -> dict[str, Any]:
    """Merry is in Fangorn, Gandalf the White elsewhere, and these are in Orthanc."""
    armies = {"fangorn": "meriadoc"}
    if gandalf == "fangorn":
        armies["fangorn"] = "gandalf-white"
    elif gandalf:
        armies[gandalf] = "gandalf-white"
    if orthanc:
        armies["orthanc"] = orthanc
    return {"armies": armies, **position}


def storms_orthanc(card: str) -> None:
    """Each 4+ of three dice is a hit; it counts as an attack (5.5)."""
    story = play_card(card, **ents("4 isengard-regular saruman")).rolls(4, 3, 6)
    assert story.figures("orthanc") == "2 isengard-regular saruman"
    assert story.table.steps["isengard"] == 0
    assert story.is_over


def test_the_ents_awake_treebeard_storms_orthanc() -> None:
    storms_orthanc("the-ents-awake-treebeard")


def test_the_ents_awake_huorns_storm_orthanc() -> None:
    storms_orthanc("the-ents-awake-huorns")


def test_the_ents_awake_entmoot_storms_orthanc() -> None:
    storms_orthanc("the-ents-awake-entmoot")


@every_ent
def test_the_ents_awake_and_all_with_a_destroyed_army_are_lost(card: str) -> None:
    story = play_card(card, **ents("2 isengard-regular nazgul saruman")).rolls(4, 5, 6)
    assert story.figures("orthanc") == ""
    assert story.where("saruman") == "gone"
    assert story.table.control["orthanc"] == SHADOW


def test_the_ents_awake_and_the_besieger_takes_orthanc_5_4() -> None:
    position = ents("isengard-regular 2 rohan-regular")
    story = play_card(ENTS[0], besieged=("orthanc",), **position).rolls(4, 1, 1)
    assert story.table.control["orthanc"] == FREE
    assert story.table.besieged == ()


def test_the_ents_awake_and_saruman_alone_is_lost_without_a_roll() -> None:
    """No attack: Isengard does not advance."""
    story = play_card(ENTS[0], **ents("saruman"))
    assert story.where("saruman") == "gone"
    assert story.table.steps["isengard"] == 1


@every_ent
def test_the_ents_awake_only_for_the_white_rider_and_a_companion_in_fangorn(card: str) -> None:
    assert is_playable(card, **ents("isengard-regular"))
    assert is_playable(card, **ents("saruman"))
    assert is_playable(card, **ents("isengard-regular", gandalf="fangorn"))
    assert not is_playable(card, **ents("isengard-regular", gandalf=""))
    nobody = {"armies": {"lorien": "gandalf-white", "orthanc": "isengard-regular"}}
    assert not is_playable(card, **nobody)
    assert not is_playable(card, **ents())


@pytest.mark.parametrize("gandalf", ["fangorn", "edoras"])
def test_the_ents_awake_and_gandalf_plays_another_character_card(gandalf: str) -> None:
    """Without a die, whatever the Guide says."""
    position = ents("saruman", gandalf, hands={FREE: ("bilbos-song", "the-red-arrow", "athelas")})
    story = play_card(ENTS[0], fellowship={"corruption": 2}, **position)
    assert story.asks(FREE, "free-card")
    assert story.offers == ("no", "bilbos-song", "athelas")
    story.free("bilbos-song")
    assert story.table.fellowship.corruption == 1
    assert story.table.discard == (ENTS[0], "bilbos-song")
    assert story.is_over


def test_the_ents_awake_and_another_card_must_meet_its_own_conditions() -> None:
    """Nothing can be played, and nobody else learns of it."""
    position = ents("saruman", "fangorn", hands={FREE: ("bilbos-song", "horn-of-gondor")})
    story = play_card(ENTS[0], fellows="gimli", **position)
    assert story.asks(FREE, "free-card")
    assert story.offers == ("no",)
    assert story.free("no").is_over


def test_the_ents_awake_and_awake_again() -> None:
    position = ents("4 isengard-regular", "fangorn", hands={FREE: ENTS[1:]})
    story = play_card(ENTS[0], **position).rolls(6, 1, 1).free(ENTS[1]).rolls(6, 1, 1)
    assert story.free("no").figures("orthanc") == "2 isengard-regular"


def test_the_ents_awake_for_another_card_alone_5_2() -> None:
    """Orthanc is empty. One card of the Ents cannot be the reason for another."""
    corrupted = {"corruption": 2}
    for hand, is_met in ((("bilbos-song",), True), (ENTS[1:], False), (("the-red-arrow",), False)):
        position = ents("", "fangorn", hands={FREE: hand})
        assert is_playable(ENTS[0], fellowship=corrupted, **position) == is_met
