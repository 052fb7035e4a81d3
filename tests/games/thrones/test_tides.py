"""Tests of the tides of battle cards (p. 29)."""

from __future__ import annotations

from typing import Any

from games.thrones.story import Story, battle, first
from greathall.games.thrones.facts import TIDES, cards_of
from greathall.games.thrones.tides import TIDES_DECK

HOLDERS = {"fiefdoms": first("stark")}  # Stark holds the blade


def riverrun(**setting: Any) -> Story:
    """Stark attacks Lannister with tides of battle; Lannister draws first, then Stark."""
    setting.setdefault("blade_used", True)
    return battle(
        "stark",
        "lannister",
        "riverrun",
        origin="seagard",
        options={"tides": "yes"},
        **setting,
    )


def test_without_agreement_there_are_no_tides_d1() -> None:
    story = battle("stark", "lannister", "riverrun", defending="knight knight")
    story.cards("catelyn-stark", "the-hound")
    assert story.events("tides-revealed") == []
    assert story.winner == "lannister"


def test_the_deck_has_24_cards_p29() -> None:
    assert len(TIDES_DECK) == 24
    assert sum(tide.skulls * tide.copies for tide in TIDES.values()) == 2


def test_each_side_draws_a_card_once_house_cards_have_spoken_d2() -> None:
    story = riverrun()
    story.cards("greatjon-umber", "tyrion-lannister")
    assert story.asks("lannister", "use-card-text")
    story.answers(("lannister", "no"))
    assert story.asks("chance", "draw")
    story.draws("tide-1-sword", "tide-3")
    (revealed,) = story.events("tides-revealed")
    assert (revealed["defender_card"], revealed["attacker_card"]) == ("tide-1-sword", "tide-3")


def test_nobody_sees_the_tide_of_the_other_before_both_are_revealed_d2() -> None:
    story = riverrun(tracks=HOLDERS, blade_used=False)
    story.cards("greatjon-umber", "the-hound").draws("tide-1-sword", "tide-3")
    assert story.asks("stark", "redraw-tide")
    assert story.match.view("stark")["tides"]["stark"] == ("tide-3",)
    assert "tide-1-sword" not in str(story.match.view("stark"))
    assert "tide-3" not in str(story.match.view("lannister"))
    assert "tide-3" not in str(story.match.view(None))


def test_the_strength_of_a_tide_adds_up_d2() -> None:
    story = riverrun().cards("greatjon-umber", "the-hound").draws("tide-2", "tide-3")
    (won,) = story.events("battle-won")
    assert (won["player"], won["strength"], won["against"]) == ("stark", 6, 5)


def test_the_blade_may_replace_the_holders_card_and_the_new_one_is_kept_d2() -> None:
    story = riverrun(tracks=HOLDERS, blade_used=False)
    story.cards("greatjon-umber", "the-hound").draws("tide-2", "tide-0")
    assert story.question.about == "tide-0"
    story.answers(("stark", "yes"))
    assert len(story.offers) == 22  # neither of the cards drawn before
    story.draws("tide-3")
    assert story.table.blade_used
    assert story.events("battle-won")[0]["strength"] == 6
    assert story.events("blade-used") == []


def test_an_unused_blade_may_still_add_one_after_the_tides_d2() -> None:
    story = riverrun(tracks=HOLDERS, blade_used=False)
    story.cards("greatjon-umber", "the-hound").draws("tide-1-fortification", "tide-0")
    story.answers(("stark", "no"))
    assert story.asks("stark", "use-blade")
    assert len(story.events("tides-revealed")) == 1
    assert story.parts("defender") == {"units": 1, "card": 2, "tide": 1}
    story.answers(("stark", "yes"))
    assert (story.winner, story.events("battle-won")[0]["strength"]) == ("stark", 4)


def test_the_blade_is_not_offered_to_those_who_do_not_fight_d2() -> None:
    story = riverrun(tracks={"fiefdoms": first("tyrell")}, blade_used=False)
    story.cards("greatjon-umber", "the-hound").draws("tide-2", "tide-3")
    assert story.events("battle-won") != []


def test_all_cards_are_shuffled_for_each_combat_d3() -> None:
    story = riverrun().cards("greatjon-umber", "the-hound")
    assert len(story.offers) == 24
    assert sorted(set(story.offers)) == sorted(TIDES)
    story.draws("tide-3")
    assert len(story.offers) == 23
    assert story.offers.count("tide-3") == 1


def test_swords_and_fortifications_add_to_those_of_the_house_card_d4() -> None:
    """Two swords against one fortification, then against none."""
    for tide, dead in (("tide-1-fortification", 1), ("tide-2", 2)):
        story = riverrun(attacking="knight knight knight", defending="footman footman footman")
        story.cards("greatjon-umber", "ser-kevan-lannister").draws(tide, "tide-1-sword")
        assert story.winner == "stark"
        assert len(story.lost("lannister")) == dead


def test_a_skull_costs_the_winner_a_unit_d4() -> None:
    story = riverrun(attacking="footman knight knight")
    story.cards("robb-stark", "the-hound").draws("tide-0-skull", "tide-0")
    assert (story.winner, story.question.kind) == ("stark", "casualty")
    assert story.offers == ("footman", "knight")
    story.answers(("stark", "footman"))
    assert story.fight.units == ("knight", "knight")


def test_a_skull_costs_the_loser_a_unit_besides_swords_whatever_blocks_them_d4() -> None:
    story = riverrun(attacking="knight knight", defending="footman footman footman")
    story.cards("eddard-stark", "the-hound").draws("tide-0", "tide-0-skull")
    assert story.winner == "stark"
    assert story.lost("lannister") == ["footman"]


def test_skulls_on_both_sides_strike_both_d4() -> None:
    story = riverrun(attacking="knight knight", defending="footman footman")
    story.cards("robb-stark", "the-hound").draws("tide-0-skull", "tide-0-skull")
    assert (story.lost("lannister"), story.lost("stark")) == (["footman"], ["knight"])


def test_skulls_come_after_the_swords_d4() -> None:
    story = riverrun(attacking="knight knight knight", defending="footman knight knight")
    story.cards("greatjon-umber", "ser-kevan-lannister").draws("tide-0", "tide-0-skull")
    story.answers(("lannister", "knight"), ("lannister", "footman"))
    assert story.lost("lannister") == ["knight", "footman"]


def test_the_winner_may_give_a_siege_engine_for_a_skull_pp21_29_d4() -> None:
    story = riverrun(attacking="footman siege-engine")
    story.cards("eddard-stark", "the-hound").draws("tide-0-skull", "tide-0")
    assert (story.winner, story.question.kind) == ("stark", "casualty")
    assert story.offers == ("footman", "siege-engine")
    story.answers(("stark", "siege-engine"))
    assert story.lost("stark") == ["siege-engine"]


def test_a_skull_takes_a_siege_engine_that_wins_alone_pp21_29_d4() -> None:
    story = riverrun(attacking="siege-engine")
    story.cards("eddard-stark", "the-hound").draws("tide-0-skull", "tide-0")
    assert story.winner == "stark"
    assert story.lost("stark") == ["siege-engine"]


def test_a_siege_engine_that_loses_is_not_what_a_skull_costs_p21_d4_x3() -> None:
    story = riverrun(attacking="footman knight siege-engine", defending="knight knight knight")
    story.cards("catelyn-stark", "tywin-lannister").draws("tide-0-skull", "tide-0")
    assert (story.winner, story.lost("stark")) == ("lannister", ["siege-engine"])
    assert story.offers == ("footman", "knight")


def test_a_skull_takes_no_routed_unit_d4_x2() -> None:
    story = riverrun(
        attacking="footman", defending="knight knight", routed={"riverrun": "lannister knight"}
    )
    story.cards("catelyn-stark", "ser-kevan-lannister").draws("tide-0", "tide-0-skull")
    assert story.winner == "lannister"
    assert story.table.units["riverrun"] == ("knight",)
    assert story.lying("riverrun") == ("knight",)


def test_a_skull_does_not_touch_a_garrison_d5() -> None:
    story = battle(
        "stark",
        "lannister",
        "lannisport",
        origin="riverrun",
        defending="",
        options={"tides": "yes"},
        blade_used=True,
    )
    story.cards("catelyn-stark", "the-hound").draws("tide-0", "tide-0-skull")
    assert story.winner == "lannister"
    assert story.table.garrisons["lannisport"] == 2


def test_a_combatant_without_a_house_card_still_has_a_tide_d6() -> None:
    story = battle(
        "lannister",
        "stark",
        "riverrun",
        origin="lannisport",
        options={"tides": "yes"},
        hand={"stark": ("eddard-stark",)},
        discard={"stark": cards_of("stark")[1:]},
        tracks={"fiefdoms": first("stark")},
        blade_used=False,
    )
    story.answers(("lannister", "tyrion-lannister"), ("lannister", "yes"))
    story.draws("tide-0", "tide-3").answers(("stark", "no"))
    assert story.parts("defender") == {"units": 1, "tide": 3}


def test_balon_greyjoy_does_not_lower_a_tide_k13() -> None:
    story = battle("greyjoy", "lannister", "riverrun", options={"tides": "yes"}, blade_used=True)
    story.cards("balon-greyjoy", "tywin-lannister").draws("tide-3", "tide-0")
    assert story.events("battle-won")[0]["player"] == "lannister"
    assert story.events("battle-won")[0]["strength"] == 4


def test_a_tide_is_not_replaced_after_the_other_was_seen_p29_d2() -> None:
    story = battle("greyjoy", "stark", "winterfell", options={"tides": "yes"}, garrisons={})
    story.cards("dagmar-cleftjaw", "catelyn-stark").draws("tide-3", "tide-0")
    story.answers(("greyjoy", "no"))
    assert story.events("tides-revealed")
    assert not story.match.can_undo("greyjoy")
