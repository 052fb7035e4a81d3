"""Retreat (p. 21)."""

from __future__ import annotations

from typing import Any

from games.thrones.story import Story, battle, march, westeros
from greathall.games.thrones.action_phase import clean_up
from greathall.games.thrones.retreat import retreat_areas


def riverrun(**setting: Any) -> Story:
    """Stark attacks Lannister from Seagard; Harrenhal and Stoney Sept are free, Lannisport home."""
    return battle("stark", "lannister", "riverrun", origin="seagard", **setting)


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
    assert story.fight.units == ("knight", "knight", "knight")


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
    story.table.agenda.append((None, clean_up, ()))
    story.cards("catelyn-stark", "the-hound")
    assert story.table.routed == {}
    assert story.force("seagard") == "stark footman"


def test_no_token_is_left_by_those_who_retreat_or_die_x15() -> None:
    story = riverrun(attacking="knight knight knight", power={"lannister": 9})
    story.cards("eddard-stark", "cersei-lannister")
    assert story.table.tokens == {}
    assert story.table.power["lannister"] == 9
    assert story.match.questions() == []


def test_retreats_go_to_friendly_or_vacant_areas_p21() -> None:
    table = westeros(
        forces={
            "winterfell": "stark knight",
            "karhold": "stark footman",
            "castle-black": "tyrell ship",
        },
        tokens={"moat-cailin": "greyjoy", "stony-shore": "stark"},
    ).table
    assert retreat_areas(table, "stark", "winterfell") == ["karhold", "stony-shore", "white-harbor"]


def test_no_retreat_to_an_enemy_home_or_a_neutral_lord_p24() -> None:
    table = westeros(forces={"blackwater": "stark knight", "stoney-sept": "stark knight"}).table
    assert "kings-landing" not in retreat_areas(table, "stark", "blackwater")
    assert "lannisport" not in retreat_areas(table, "stark", "stoney-sept")
