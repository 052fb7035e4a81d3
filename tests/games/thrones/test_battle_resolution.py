"""Tests of battle_resolution.py: winner, casualties, retreat, clean-up (pp. 20–21, 26)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, first, march
from greathall.games.thrones.facts import cards_of


def riverrun(**setting: Any) -> Story:
    """Stark attacks Lannister from Seagard; Harrenhal and Stoney Sept are free, Lannisport home."""
    return battle("stark", "lannister", "riverrun", origin="seagard", **setting)


# ------------------------------------------------ casualties


def test_the_loser_pays_for_swords_that_are_not_blocked_x1() -> None:
    story = riverrun(attacking="knight knight", defending="footman footman")
    story.cards("eddard-stark", "ser-kevan-lannister")
    assert story.lost("lannister") == ["footman", "footman"]
    story = riverrun(attacking="knight knight", defending="footman footman")
    story.cards("eddard-stark", "the-hound")
    assert story.lost("lannister") == []


def test_only_the_loser_has_casualties_x1() -> None:
    story = riverrun(attacking="knight knight knight", defending="footman")
    story.cards("eddard-stark", "ser-gregor-clegane")
    assert story.winner == "stark"
    assert story.lost("stark") == []


def test_the_loser_chooses_who_dies_x1() -> None:
    story = riverrun(attacking="knight knight knight", defending="footman knight")
    story.cards("greatjon-umber", "ser-kevan-lannister")
    assert (story.question.actor, story.offers) == ("lannister", ("footman", "knight"))
    story.answers(("lannister", "knight"), ("lannister", "harrenhal"))
    assert story.force("harrenhal") == "lannister footman"


def test_a_losing_attacker_has_casualties_too_x1() -> None:
    story = riverrun(attacking="footman knight", defending="knight knight")
    story.cards("catelyn-stark", "ser-jaime-lannister").answers(("stark", "footman"))
    assert story.force("seagard") == "stark knight"


def test_nobody_is_asked_who_dies_when_all_do_x1() -> None:
    story = riverrun(attacking="knight knight", defending="footman knight")
    story.cards("eddard-stark", "ser-kevan-lannister")
    assert story.match.questions() == []
    assert story.lost("lannister") == ["footman", "knight"]


def test_routed_units_are_no_casualties_but_die_instead_of_retreating_x2() -> None:
    story = riverrun(
        attacking="knight knight",
        defending="footman footman",
        routed={"riverrun": "lannister knight"},
    )
    story.cards("greatjon-umber", "ser-kevan-lannister")
    assert story.lost("lannister") == ["footman", "knight"]
    story.answers(("lannister", "harrenhal"))
    assert story.force("harrenhal") == "lannister footman"


def test_routed_units_that_defend_alone_all_die_x2() -> None:
    story = riverrun(defending="", routed={"riverrun": "lannister knight footman"})
    story.cards("eddard-stark", "the-hound")
    assert story.lost("lannister") == ["footman", "knight"]
    assert story.force("riverrun") == "stark footman"
    assert story.match.questions() == []


def test_routed_defenders_stay_where_they_are_if_they_win_x2() -> None:
    story = riverrun(defending="", routed={"riverrun": "lannister knight"})
    story.cards("catelyn-stark", "the-hound")
    assert story.lying("riverrun") == ("knight",)
    assert story.lying("seagard") == ("footman",)


def test_a_losing_siege_engine_dies_besides_the_casualties_x3() -> None:
    story = riverrun(attacking="knight knight", defending="footman footman siege-engine")
    story.cards("greatjon-umber", "ser-kevan-lannister")
    assert story.lost("lannister") == ["siege-engine", "footman"]


def test_an_attacking_siege_engine_cannot_go_home_x3() -> None:
    story = riverrun(attacking="siege-engine footman", defending="knight knight knight")
    story.cards("catelyn-stark", "the-hound")
    assert story.lost("stark") == ["siege-engine"]
    assert story.force("seagard") == "stark footman"


def test_a_supporting_siege_engine_is_safe_x3() -> None:
    story = riverrun(
        attacking="knight knight knight",
        forces={"stoney-sept": "lannister siege-engine"},
        orders={"stoney-sept": "support"},
    )
    story.answers(("lannister", "defender")).cards("eddard-stark", "cersei-lannister")
    assert story.lost("lannister") == ["footman"]
    assert story.force("stoney-sept") == "lannister siege-engine"


# ------------------------------------------------ garrisons


def lannisport(**setting: Any) -> Story:
    return battle("stark", "lannister", "lannisport", origin="riverrun", **setting)


def test_a_beaten_garrison_is_gone_for_good_even_without_casualties_x4() -> None:
    story = lannisport(attacking="knight knight", defending="footman")
    story.cards("robb-stark", "cersei-lannister")
    assert "lannisport" not in story.table.garrisons
    assert story.lost("lannister") == []


def test_a_garrison_is_no_casualty_x4() -> None:
    story = lannisport(attacking="knight knight knight", defending="footman")
    story.cards("eddard-stark", "cersei-lannister")
    assert story.lost("lannister") == ["footman"]
    assert len(story.events("garrison-fell")) == 1


def test_a_lone_garrison_that_loses_leaves_the_area_to_the_attacker_n8() -> None:
    story = lannisport(defending="", attacking="knight")
    story.cards("eddard-stark", "cersei-lannister")
    assert story.force("lannisport") == "stark knight"
    assert story.match.questions() == []


def test_a_lone_garrison_that_wins_sends_the_attacker_home_routed_n8() -> None:
    story = lannisport(defending="")
    story.cards("catelyn-stark", "the-hound")
    assert story.table.garrisons["lannisport"] == 2
    assert story.lying("riverrun") == ("footman",)
    assert story.force("lannisport") == ""


# ------------------------------------------------ retreat of the attacker


def test_a_losing_attacker_goes_back_routed_x5() -> None:
    story = riverrun(
        attacking="knight", defending="knight knight", forces={"seagard": "stark footman"}
    )
    story.cards("catelyn-stark", "the-hound")
    assert story.force("seagard") == "stark footman knight"
    assert story.lying("seagard") == ("knight",)
    assert story.match.questions() == []


def test_supply_cannot_stop_an_attacker_from_going_back_x5() -> None:
    """A third army comes of it, where supply allows two."""
    story = battle(
        "stark",
        "greyjoy",
        "moat-cailin",
        origin="winterfell",
        attacking="knight",
        defending="knight knight",
        supply={"stark": 1},
        forces={
            "winterfell": "stark footman",
            "white-harbor": "stark footman footman",
            "castle-black": "stark footman footman",
        },
        blade_used=True,
    )
    story.cards("catelyn-stark", "balon-greyjoy")
    assert story.lost("stark") == []
    assert story.force("winterfell") == "stark footman knight"


def test_beaten_ships_go_back_into_the_port_they_came_from_x5() -> None:
    story = battle(
        "lannister",
        "greyjoy",
        "golden-sound",
        origin="lannisport-port",
        attacking="ship",
        defending="ship ship",
        blade_used=True,
    )
    story.cards("cersei-lannister", "balon-greyjoy")
    assert story.lying("lannisport-port") == ("ship",)


def test_an_enemy_home_left_without_a_token_is_closed_to_those_who_left_it_x6() -> None:
    story = march(
        "stark",
        "lannisport",
        forces={"lannisport": "stark knight", "riverrun": "lannister knight knight"},
        garrisons={},
    )
    story.answers(("stark", "riverrun"), ("stark", "no"))
    story.cards("catelyn-stark", "the-hound")
    assert story.lost("stark") == ["knight"]
    assert story.force("lannisport") == ""


def test_a_token_keeps_the_way_back_open_x6() -> None:
    story = march(
        "stark",
        "lannisport",
        forces={"lannisport": "stark knight", "riverrun": "lannister knight knight"},
        garrisons={},
    )
    story.answers(("stark", "riverrun"), ("stark", "yes"))
    story.cards("catelyn-stark", "the-hound")
    assert story.lying("lannisport") == ("knight",)


# ------------------------------------------------ retreat of the defender


def test_defenders_retreat_together_to_a_friendly_or_free_area_x7() -> None:
    story = riverrun(
        attacking="knight knight knight",
        defending="footman footman",
        forces={"stoney-sept": "lannister footman"},
        supply={"lannister": 6},
    )
    story.cards("robb-stark", "cersei-lannister").answers(("stark", "no"))
    assert (story.question.actor, story.question.kind) == ("lannister", "retreat-to")
    assert set(story.offers) == {"harrenhal", "lannisport", "stoney-sept"}
    story.answers(("lannister", "stoney-sept"))
    assert story.force("stoney-sept") == "lannister footman footman footman"
    assert story.lying("stoney-sept") == ("footman", "footman")


def test_units_stay_on_the_board_until_it_is_known_where_they_go_x7() -> None:
    story = riverrun(attacking="knight knight knight", routed={"riverrun": "lannister knight"})
    story.cards("catelyn-stark", "cersei-lannister")
    assert story.asks("lannister", "retreat-to")
    assert story.force("riverrun") == "lannister footman"
    assert story.table.battle["units"] == ("knight", "knight", "knight")


def test_no_retreat_to_enemy_units_tokens_or_crests_x7() -> None:
    """Stark is driven from Riverrun: Lannisport is somebody's home."""
    story = battle(
        "baratheon",
        "stark",
        "riverrun",
        origin="harrenhal",
        attacking="knight knight knight",
        forces={"seagard": "greyjoy footman"},
        tokens={"stoney-sept": "tyrell"},
    )
    story.cards("stannis-baratheon", "catelyn-stark")
    assert story.lost("stark") == ["footman"]
    assert story.match.questions() == []


def test_an_own_token_makes_an_area_friendly_x7() -> None:
    story = battle(
        "baratheon",
        "stark",
        "riverrun",
        origin="harrenhal",
        attacking="knight knight knight",
        forces={"seagard": "greyjoy footman"},
        tokens={"stoney-sept": "tyrell", "lannisport": "stark"},
    )
    story.cards("stannis-baratheon", "catelyn-stark")
    assert story.lying("lannisport") == ("footman",)


def test_never_to_where_the_attacker_came_from_x8() -> None:
    forces = {"harrenhal": "tyrell footman", "stoney-sept": "tyrell footman"}
    story = riverrun(
        attacking="knight knight", forces=forces | {"lannisport": "greyjoy footman"}, garrisons={}
    )
    assert story.force("seagard") == ""
    story.cards("robb-stark", "cersei-lannister")
    assert story.lost("lannister") == ["footman"]


def test_never_to_a_neutral_lord_x9() -> None:
    """Around Kingswood all is held by enemies, but for King's Landing and its lord."""
    story = battle(
        "stark",
        "baratheon",
        "kingswood",
        origin="reach",
        attacking="knight knight knight",
        forces=dict.fromkeys(("reach", "boneway", "storms-end"), "stark footman"),
    )
    assert "kings-landing" in story.table.lords
    story.cards("robb-stark", "patchface")
    assert story.lost("baratheon") == ["footman"]


def supply_test(**forces: str) -> Story:
    """Two Lannister footmen lose Riverrun; supply allows two armies of two."""
    story = riverrun(
        attacking="knight knight knight",
        defending="footman footman",
        forces={area.replace("_", "-"): words for area, words in forces.items()},
        supply={"lannister": 0},
        garrisons={},
    )
    return story.cards("catelyn-stark", "cersei-lannister")


def test_an_area_that_breaks_supply_is_no_choice_while_there_is_another_x10() -> None:
    story = supply_test(lannisport="lannister footman")
    assert set(story.offers) == {"harrenhal", "stoney-sept"}


def test_surplus_units_die_before_a_retreat_if_there_is_no_other_way_x10() -> None:
    story = supply_test(
        lannisport="lannister footman", harrenhal="tyrell footman", stoney_sept="tyrell footman"
    )
    assert story.lost("lannister") == ["footman"]
    assert story.force("lannisport") == "lannister footman footman"
    assert story.lying("lannisport") == ("footman",)


def test_the_owner_chooses_which_units_are_too_many_x10() -> None:
    story = riverrun(
        attacking="knight knight knight",
        defending="footman knight",
        forces={
            "lannisport": "lannister footman",
            "harrenhal": "tyrell footman",
            "stoney-sept": "tyrell footman",
        },
        supply={"lannister": 0},
    )
    story.cards("catelyn-stark", "cersei-lannister")
    assert story.asks("lannister", "retreat-loss")
    story.answers(("lannister", "footman"))
    assert story.lying("lannisport") == ("knight",)


def test_the_way_that_costs_fewest_units_must_be_taken_x10() -> None:
    """Into Lannisport nobody could come; into Stoney Sept one of the two."""
    story = supply_test(
        lannisport="lannister footman footman",
        stoney_sept="lannister footman",
        harrenhal="tyrell footman",
    )
    assert story.match.questions() == []
    assert story.force("stoney-sept") == "lannister footman footman"


def test_one_unit_alone_breaks_no_limit_x10() -> None:
    """A house that is over its limits already may still save a single unit."""
    story = riverrun(
        attacking="knight knight knight",
        forces={
            "searoad-marches": "lannister footman footman",
            "blackwater": "lannister footman footman",
            "stoney-sept": "lannister footman footman",
        },
        supply={"lannister": 0},
    )
    story.cards("catelyn-stark", "cersei-lannister")
    assert set(story.offers) == {"harrenhal", "lannisport"}
    story.answers(("lannister", "harrenhal"))
    assert story.lost("lannister") == []


def test_units_without_a_way_out_are_destroyed_x11() -> None:
    story = battle(
        "stark",
        "baratheon",
        "dragonstone",
        origin="crackclaw-point",
        attacking="knight knight knight knight",
        defending="footman knight",
    )
    story.cards("eddard-stark", "brienne-of-tarth")
    story.answers(("baratheon", "footman"))
    assert story.lost("baratheon") == ["footman", "knight"]


def test_land_units_retreat_over_sea_x12() -> None:
    story = battle(
        "stark",
        "baratheon",
        "dragonstone",
        origin="crackclaw-point",
        attacking="knight knight knight knight",
        forces={"shipbreaker-bay": "baratheon ship"},
    )
    story.cards("catelyn-stark", "patchface")
    assert set(story.offers) == {"kingswood", "storms-end"}
    story.answers(("baratheon", "storms-end"))
    assert story.lying("storms-end") == ("footman",)


def test_land_units_never_retreat_to_sea_or_port_x12() -> None:
    story = riverrun(attacking="knight knight", forces={"golden-sound": "lannister ship"})
    story.cards("robb-stark", "cersei-lannister").answers(("stark", "no"))
    assert set(story.offers) == {"harrenhal", "lannisport", "searoad-marches", "stoney-sept"}


def golden_sound(**setting: Any) -> Story:
    """Greyjoy's ships beat Lannister's."""
    setting.setdefault("defending", "ship")
    story = battle(
        "greyjoy",
        "lannister",
        "golden-sound",
        origin="ironmans-bay",
        attacking="ship ship ship",
        blade_used=True,
        **setting,
    )
    return story.cards("balon-greyjoy", "ser-kevan-lannister")


def test_ships_retreat_to_sea_or_to_an_own_port_x12() -> None:
    story = golden_sound()
    assert set(story.offers) == {"sunset-sea", "lannisport-port"}
    story.answers(("lannister", "lannisport-port"))
    assert story.lying("lannisport-port") == ("ship",)
    assert story.force("golden-sound") == "greyjoy ship ship ship"


def test_ships_do_not_retreat_to_a_full_or_lost_port_x12() -> None:
    story = golden_sound(forces={"lannisport-port": "lannister ship ship ship"})
    assert story.force("sunset-sea") == "lannister ship"
    story = golden_sound(forces={"lannisport": "stark knight"}, garrisons={})
    assert story.force("sunset-sea") == "lannister ship"


def test_a_port_with_too_little_room_costs_ships_x12() -> None:
    story = golden_sound(
        defending="ship ship",
        forces={"lannisport-port": "lannister ship ship", "sunset-sea": "tyrell ship"},
        supply={"lannister": 6},
    )
    assert story.lost("lannister") == ["ship"]
    assert story.force("lannisport-port") == "lannister ship ship ship"


def test_ships_in_the_port_of_the_lost_land_still_count_for_supply_x13() -> None:
    """Two armies of two are allowed: the port's, one at Searoad Marches, and no third."""
    story = battle(
        "stark",
        "lannister",
        "lannisport",
        origin="riverrun",
        attacking="knight knight knight knight",
        defending="footman",
        forces={
            "lannisport-port": "lannister ship ship",
            "searoad-marches": "lannister footman footman",
            "stoney-sept": "lannister footman",
        },
        supply={"lannister": 0},
    )
    story.cards("catelyn-stark", "cersei-lannister")
    assert story.lost("lannister") == ["footman"]
    assert story.force("stoney-sept") == "lannister footman"
    assert story.asks("stark", "capture-ships")


def test_retreated_units_hold_control_x14() -> None:
    story = riverrun(attacking="knight knight knight")
    story.cards("catelyn-stark", "cersei-lannister").answers(("lannister", "harrenhal"))
    assert story.match.totals()["control"]["harrenhal"] == "lannister"
    assert story.lying("harrenhal") == ("footman",)


def test_retreated_units_cannot_march_x14() -> None:
    story = march(
        "stark",
        "seagard",
        forces={"seagard": "stark footman"},
        routed={"seagard": "stark knight"},
    )
    story.answers(("stark", "riverrun"))
    assert story.force("riverrun") == "stark footman"
    assert story.force("seagard") == "stark knight"


def test_a_house_over_its_limits_may_retreat_where_no_army_grows_pp8_21() -> None:
    """Three armies of two, and supply for two."""
    story = supply_test(
        lannisport="lannister footman footman", blackwater="lannister knight knight"
    )
    assert story.lost("lannister") == []
    story.answers(("lannister", "harrenhal"))
    assert story.lying("harrenhal") == ("footman", "footman")


def test_routed_units_count_for_supply_x14() -> None:
    story = riverrun(routed={"stoney-sept": "lannister footman footman"})
    assert story.match.totals()["supply"]["lannister"]["armies"] == (2,)


def test_routed_ships_still_carry_x14() -> None:
    story = battle(
        "stark",
        "baratheon",
        "dragonstone",
        origin="crackclaw-point",
        attacking="knight knight knight knight",
        routed={"shipbreaker-bay": "baratheon ship"},
    )
    story.cards("catelyn-stark", "patchface")
    assert set(story.offers) == {"kingswood", "storms-end"}


def test_routed_units_stand_up_at_the_end_of_the_round_x14() -> None:
    story = riverrun(defending="knight knight")
    story.table.agenda.append(("clean_up",))
    story.cards("catelyn-stark", "the-hound")
    assert story.table.routed == {}
    assert story.force("seagard") == "stark footman"


def test_no_token_is_left_by_those_who_retreat_or_die_x15() -> None:
    story = riverrun(attacking="knight knight knight", power={"lannister": 9})
    story.cards("eddard-stark", "cersei-lannister")
    assert story.table.tokens == {}
    assert story.table.power["lannister"] == 9
    assert story.match.questions() == []


# ------------------------------------------------ clean-up


def test_a_winning_attacker_removes_order_and_token_of_the_loser_x16() -> None:
    story = riverrun(
        attacking="knight knight knight",
        orders={"riverrun": "consolidate-power"},
        tokens={"riverrun": "lannister"},
    )
    story.cards("eddard-stark", "cersei-lannister")
    assert story.table.orders == {}
    assert story.table.tokens == {}
    assert len(story.events("power-token-removed")) == 1


def test_a_winning_defender_keeps_order_and_token_x16() -> None:
    story = riverrun(
        defending="knight knight",
        orders={"riverrun": "consolidate-power"},
        tokens={"riverrun": "lannister"},
    )
    story.cards("catelyn-stark", "the-hound")
    assert story.table.orders == {"riverrun": "consolidate-power"}
    assert story.table.tokens == {"riverrun": "lannister"}


def test_the_march_order_is_gone_whoever_wins_x16() -> None:
    forces = {"riverrun": "lannister footman", "seagard": "stark knight footman"}
    for card in ("ser-kevan-lannister", "tywin-lannister"):
        story = march("stark", "seagard", forces=forces)
        story.answers(("stark", "riverrun"), ("stark", ("knight",)), ("stark", "done"))
        story.cards("greatjon-umber", card)
        assert "seagard" not in story.table.orders
        assert story.winner == ("stark" if card == "ser-kevan-lannister" else "lannister")


def test_orders_in_areas_without_units_are_removed_at_the_end_x16() -> None:
    """A skull takes the winning defender's last unit, and with it the order."""
    story = riverrun(
        orders={"riverrun": "defense-2"}, options={"tides": "yes"}, tokens={"riverrun": "lannister"}
    )
    story.cards("catelyn-stark", "the-hound").draws("tide-0", "tide-0-skull")
    assert story.winner == "lannister"
    assert story.table.orders == {}
    assert story.table.tokens == {"riverrun": "lannister"}


def test_an_attacker_that_wins_without_a_unit_left_takes_nothing_x17() -> None:
    """A skull takes the last of the winning attackers: the area is left without units."""
    story = riverrun(
        options={"tides": "yes"},
        orders={"riverrun": "raid"},
        tokens={"riverrun": "lannister"},
    )
    story.cards("eddard-stark", "cersei-lannister").draws("tide-0-skull", "tide-0")
    assert story.winner == "stark"
    assert story.lost("stark") == ["footman"]
    assert story.force("riverrun") == story.force("seagard") == ""
    assert story.table.tokens == story.table.orders == {}
    assert "riverrun" not in story.match.totals()["control"]


# ------------------------------------------------ cards after the battle


def test_played_cards_are_discarded_p19() -> None:
    story = riverrun(defending="knight knight")
    story.cards("catelyn-stark", "the-hound")
    assert story.table.discard["stark"] == ("catelyn-stark",)
    assert story.table.discard["lannister"] == ("the-hound",)
    assert len(story.table.hand["stark"]) == 6


def test_after_the_last_card_the_other_six_come_back_h7() -> None:
    *others, last = cards_of("stark")
    story = riverrun(
        defending="knight knight knight", hand={"stark": (last,)}, discard={"stark": tuple(others)}
    )
    story.answers(("lannister", "the-hound"))
    assert story.table.hand["stark"] == tuple(others)
    assert story.table.discard["stark"] == (last,)
    (told,) = story.events("hand-restored")
    assert (told["player"], told["card"]) == ("stark", last)


def test_with_a_card_left_nothing_comes_back_h7() -> None:
    *others, first_card, last = cards_of("stark")
    story = riverrun(
        defending="knight knight knight",
        hand={"stark": (first_card, last)},
        discard={"stark": tuple(others)},
    )
    story.cards(last, "the-hound")
    assert story.table.hand["stark"] == (first_card,)
    assert story.table.discard["stark"] == (*others, last)


# ------------------------------------------------ victory


@pytest.mark.parametrize("castles", [5, 6])
def test_a_retreat_can_bring_the_seventh_castle_w4(castles: int) -> None:
    """Lannister holds this many castles besides Stoney Sept, which has none."""
    held = ["lannisport", "crackclaw-point", "reach", "highgarden", "oldtown", "starfall"][:castles]
    story = battle(
        "stark",
        "lannister",
        "stoney-sept",
        origin="riverrun",
        attacking="knight knight knight knight",
        tokens=dict.fromkeys(held, "lannister"),
        garrisons={},
    )
    story.cards("catelyn-stark", "cersei-lannister").answers(("lannister", "harrenhal"))
    outcome = story.match.outcome
    assert (outcome is not None) == (castles == 6)
    assert outcome is None or outcome.winners == ("lannister",)


def test_a_won_castle_can_be_the_seventh_w2() -> None:
    held = ["winterfell", "white-harbor", "moat-cailin", "flints-finger", "seagard", "eyrie"]
    story = riverrun(
        attacking="knight knight knight",
        tokens=dict.fromkeys(held[1:], "stark"),
        tracks={"fiefdoms": first("greyjoy")},
    )
    story.cards("eddard-stark", "cersei-lannister")
    outcome = story.match.outcome
    assert outcome is not None
    assert outcome.winners == ("stark",)
