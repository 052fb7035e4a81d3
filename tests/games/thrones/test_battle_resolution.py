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


def test_the_chronicle_tells_each_cause_of_both_sums() -> None:
    story = riverrun(attacking="knight knight", defending="footman footman")
    story.cards("eddard-stark", "the-hound")
    (won,) = story.events("battle-won")
    assert ("units", "", 4) in won["parts"]
    assert ("card", "eddard-stark", 4) in won["parts"]
    assert sum(count for *_, count in won["parts"]) == won["strength"]
    assert sum(count for *_, count in won["against_parts"]) == won["against"]
    assert (won["swords"], won["fortifications"]) == (2, 2)


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
