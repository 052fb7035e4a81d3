"""The cards of House Tyrell."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, first, march, worth


def test_ser_garlan_tyrell_is_worth_2_and_kills_two() -> None:
    assert worth("tyrell", "ser-garlan-tyrell") == (2, 2, 0)


def test_randyll_tarly_is_worth_2_and_kills_one() -> None:
    assert worth("tyrell", "randyll-tarly") == (2, 1, 0)


def test_alester_florent_is_worth_1_and_saves_one() -> None:
    assert worth("tyrell", "alester-florent") == (1, 0, 1)


def test_margaery_tyrell_is_worth_1_and_saves_one() -> None:
    assert worth("tyrell", "margaery-tyrell") == (1, 0, 1)


# ------------------------------------------------ Mace Tyrell


def mace(**setting: Any) -> Story:
    """Tyrell attacks Lannister in Searoad Marches; the blade stops the battle to be looked at."""
    setting.setdefault("origin", "highgarden")
    setting.setdefault("tracks", {"fiefdoms": first("tyrell")})
    story = battle("tyrell", "lannister", "searoad-marches", **setting)
    return story.cards("mace-tyrell", "the-hound")


def test_mace_tyrell_is_worth_4_and_kills_a_footman_at_once_k10() -> None:
    story = mace(defending="footman knight")
    assert story.lost("lannister") == ["footman"]
    assert [told["card"] for told in story.events("card-text-used")] == ["mace-tyrell"]
    assert story.parts("attacker") == {"units": 1, "card": 4}
    assert story.parts("defender") == {"units": 2, "card": 2}
    assert story.icons("attacker") == (0, 0)


def test_mace_tyrell_kills_an_attacking_footman_too_k10() -> None:
    story = battle(
        "lannister",
        "tyrell",
        "highgarden",
        origin="reach",
        attacking="footman knight",
        tracks={"fiefdoms": first("tyrell")},
    )
    story.cards("the-hound", "mace-tyrell")
    assert story.fight.units == ("knight",)
    assert story.parts("attacker") == {"units": 2, "card": 2}


def test_mace_tyrell_spares_knights_and_supporting_footmen_k10() -> None:
    forces = {"stoney-sept": "lannister footman"}
    story = battle(
        "tyrell",
        "lannister",
        "searoad-marches",
        origin="highgarden",
        defending="knight",
        forces=forces,
        orders={"stoney-sept": "support"},
        tracks={"fiefdoms": first("tyrell")},
    )
    story.answers(("lannister", "defender")).cards("mace-tyrell", "the-hound")
    assert story.lost("lannister") == []
    assert story.parts("defender") == {"units": 2, "support": 1, "card": 2}


@pytest.mark.parametrize("which", ["standing", "routed"])
def test_mace_tyrell_chooses_between_a_standing_and_a_routed_footman_k10(which: str) -> None:
    story = mace(defending="footman", routed={"searoad-marches": "lannister footman"})
    assert (story.question.actor, story.question.kind) == ("tyrell", "kill-footman")
    assert story.offers == ("standing", "routed")
    story.answers(("tyrell", which))
    assert story.lost("lannister") == ["footman"]
    assert story.parts("defender")["units"] == (0 if which == "standing" else 1)


def test_mace_tyrell_has_no_choice_with_routed_footmen_alone_k10() -> None:
    story = mace(defending="knight", routed={"searoad-marches": "lannister footman"})
    assert story.lost("lannister") == ["footman"]
    assert story.lying("searoad-marches") == ()


def test_mace_tyrell_after_the_last_defender_the_combat_goes_on_k11() -> None:
    """A defense order and the card still count, and may win."""
    story = mace(attacking="footman", orders={"searoad-marches": "defense-2"})
    assert story.parts("defender") == {"units": 0, "order": 2, "card": 2}
    story.answers(("tyrell", "no"))
    assert story.winner == "tyrell"
    assert story.force("searoad-marches") == "tyrell footman"
    assert story.table.orders == {}


def test_mace_tyrell_may_lose_to_supporters_of_the_dead_k11() -> None:
    story = battle(
        "tyrell",
        "lannister",
        "searoad-marches",
        origin="highgarden",
        forces={"lannisport": "lannister knight knight"},
        orders={"lannisport": "support", "searoad-marches": "raid"},
        tokens={"searoad-marches": "lannister"},
        blade_used=True,
    )
    story.answers(("lannister", "defender")).cards("mace-tyrell", "the-hound")
    assert story.winner == "lannister"
    assert story.lying("highgarden") == ("footman",)
    assert story.table.tokens == {"searoad-marches": "lannister"}
    assert story.table.orders == {"lannisport": "support"}  # nobody is left for the raid


def test_mace_tyrell_after_the_last_attacker_the_combat_goes_on_k11() -> None:
    """The attackers' card and support win the field, and leave it empty (X17)."""
    story = battle(
        "lannister",
        "tyrell",
        "searoad-marches",
        origin="stoney-sept",
        forces={"lannisport": "lannister knight knight"},
        orders={"lannisport": "support"},
        blade_used=True,
    )
    story.answers(("lannister", "attacker")).cards("the-hound", "mace-tyrell")
    assert story.winner == "lannister"
    story.answers(("tyrell", story.offers[0]))
    assert story.force("searoad-marches") == ""


def ends(**setting: Any) -> Story:
    setting.setdefault("blade_used", True)
    return battle(
        "tyrell",
        setting.pop("defender", "lannister"),
        "searoad-marches",
        origin="highgarden",
        options={"mace-last-unit": "ends"} | setting.pop("options", {}),
        **setting,
    )


def test_mace_tyrell_by_agreement_ends_the_combat_with_its_last_defender_k11() -> None:
    """Supporters could have won, but nobody is left to defend."""
    story = ends(
        forces={"lannisport": "lannister knight knight"},
        orders={"lannisport": "support", "searoad-marches": "defense-2"},
        tokens={"searoad-marches": "lannister"},
    )
    story.answers(("lannister", "defender")).cards("mace-tyrell", "the-hound")
    assert story.force("searoad-marches") == "tyrell footman"
    assert story.table.battle is None
    assert story.events("battle-broken-off")[0]["area"] == "searoad-marches"
    assert story.table.orders == {"lannisport": "support"}
    assert story.table.tokens == {}
    assert story.table.discard["tyrell"] == ("mace-tyrell",)
    assert story.table.discard["lannister"] == ("the-hound",)


def test_mace_tyrell_by_agreement_ends_the_combat_with_its_last_attacker_k11() -> None:
    story = battle(
        "lannister",
        "tyrell",
        "searoad-marches",
        origin="stoney-sept",
        order="march-plus-1",
        options={"mace-last-unit": "ends"},
        orders={"searoad-marches": "defense-1"},
        tracks={"fiefdoms": first("lannister")},
    )
    story.cards("tywin-lannister", "mace-tyrell")
    assert story.match.questions() == []
    assert story.force("searoad-marches") == "tyrell footman"
    assert story.table.orders == {"searoad-marches": "defense-1"}
    assert story.table.power["lannister"] == 5


@pytest.mark.parametrize(
    "others",
    [{"defending": "footman footman"}, {"routed": {"searoad-marches": "lannister knight"}}],
)
def test_mace_tyrell_ends_nothing_while_somebody_is_left_k11(others: dict[str, Any]) -> None:
    story = ends(**others)
    story.cards("mace-tyrell", "the-hound")
    assert story.events("battle-won") != []


def test_mace_tyrell_ends_nothing_while_a_garrison_is_left_k11() -> None:
    story = battle(
        "tyrell",
        "lannister",
        "lannisport",
        origin="searoad-marches",
        options={"mace-last-unit": "ends"},
        blade_used=True,
    )
    story.cards("mace-tyrell", "the-hound")
    assert story.events("battle-won") != []


def test_mace_tyrell_who_ends_a_combat_leaves_no_loser_for_other_texts_k11() -> None:
    """Nobody lost, so that Arianne bars no way and saves no token, and Roose brings no cards."""
    story = ends(
        defender="martell",
        options={"arianne-token": "stays"},
        tokens={"searoad-marches": "martell"},
    )
    story.cards("mace-tyrell", "arianne-martell")
    assert story.force("searoad-marches") == "tyrell footman"
    assert story.table.tokens == {}
    story = ends(defender="stark")
    story.cards("mace-tyrell", "roose-bolton")
    assert story.table.discard["stark"] == ("roose-bolton",)


# ------------------------------------------------ Ser Loras Tyrell


def loras(card: str = "the-hound", **setting: Any) -> Story:
    """Tyrell marches from Highgarden into Searoad Marches, where Lannister has a footman."""
    forces = {
        "highgarden": "tyrell knight knight footman",
        "searoad-marches": "lannister footman",
    }
    story = march(
        "tyrell",
        "highgarden",
        order="march-plus-1",
        forces=forces | setting.pop("forces", {}),
        blade_used=True,
        supply={"tyrell": 6},
        **setting,
    )
    story.answers(
        ("tyrell", "searoad-marches"), ("tyrell", ("knight", "knight")), ("tyrell", "done")
    )
    return story.cards("ser-loras-tyrell", card)


def test_ser_loras_tyrell_is_worth_3_and_keeps_the_march_order_k23() -> None:
    story = loras()
    assert story.events("battle-won")[0]["strength"] == 8
    assert story.lost("lannister") == []
    story.answers(("lannister", "lannisport"))
    assert story.force("searoad-marches") == "tyrell knight knight"
    # It is the only march order left, and is resolved again.
    assert (story.question.kind, story.question.about) == ("march-to", "searoad-marches")


def test_ser_loras_tyrell_lets_the_order_be_used_on_a_later_turn_k23() -> None:
    """The next house marches first."""
    story = loras(
        forces={"winterfell": "stark footman"},
        orders={"winterfell": "march-0"},
        tracks={"throne": first("tyrell")},
    )
    story.answers(("lannister", "lannisport"))
    assert story.question.actor == "stark"
    story.answers(("stark", "done"))
    assert (story.question.actor, story.question.about) == ("tyrell", "searoad-marches")
    story.answers(("tyrell", "done"))
    assert story.table.orders == {}


def test_ser_loras_tyrell_keeps_nothing_when_arianne_bars_the_way_k23() -> None:
    story = battle(
        "tyrell",
        "martell",
        "yronwood",
        origin="boneway",
        attacking="knight knight",
        blade_used=True,
    )
    story.cards("ser-loras-tyrell", "arianne-martell").answers(("martell", "sunspear"))
    assert story.force("boneway") == "tyrell knight knight"
    assert story.table.orders == {}


def test_ser_loras_tyrell_keeps_nothing_when_all_attackers_died_k23() -> None:
    story = battle(
        "tyrell",
        "lannister",
        "searoad-marches",
        origin="highgarden",
        options={"tides": "yes"},
        blade_used=True,
    )
    story.cards("ser-loras-tyrell", "cersei-lannister").draws("tide-0-skull", "tide-0")
    assert story.winner == "tyrell"
    story.answers(("lannister", story.offers[0]))
    assert story.table.orders == {}


def test_ser_loras_tyrell_keeps_nothing_when_he_loses_or_defends_k23() -> None:
    story = battle(
        "tyrell",
        "lannister",
        "searoad-marches",
        origin="highgarden",
        defending="knight knight",
        blade_used=True,
    )
    story.cards("ser-loras-tyrell", "tywin-lannister")
    assert story.table.orders == {}
    story = battle(
        "lannister",
        "tyrell",
        "searoad-marches",
        origin="stoney-sept",
        orders={"searoad-marches": "defense-1"},
        blade_used=True,
    )
    story.cards("the-hound", "ser-loras-tyrell")
    assert story.winner == "tyrell"
    assert story.table.orders == {"searoad-marches": "defense-1"}


# ------------------------------------------------ the Queen of Thorns


def thorns(**setting: Any) -> Story:
    """Lannister attacks Highgarden's neighbour from Stoney Sept."""
    return battle(
        "lannister",
        "tyrell",
        "searoad-marches",
        origin="stoney-sept",
        tracks={"fiefdoms": first("tyrell")},
        **setting,
    )


def test_queen_of_thorns_is_worth_0_and_removes_an_order_next_to_the_battle_k8() -> None:
    forces = {
        "lannisport": "lannister footman",
        "golden-sound": "lannister ship",
        "riverrun": "lannister footman",
        "blackwater": "baratheon footman",
    }
    story = thorns(forces=forces, orders=dict.fromkeys(forces, "raid"))
    story.cards("the-hound", "queen-of-thorns")
    assert story.asks("tyrell", "remove-order")
    assert set(story.offers) == {"lannisport", "golden-sound"}
    story.answers(("tyrell", "golden-sound"))
    assert "golden-sound" not in story.table.orders
    assert story.parts("defender") == {"units": 1, "card": 0}


def test_queen_of_thorns_is_not_asked_about_a_single_order_k8() -> None:
    story = thorns(forces={"lannisport": "lannister footman"}, orders={"lannisport": "march-0"})
    story.cards("the-hound", "queen-of-thorns")
    assert story.table.orders == {}


def test_queen_of_thorns_reaches_orders_in_ports_k8() -> None:
    story = battle(
        "tyrell",
        "lannister",
        "lannisport",
        origin="searoad-marches",
        forces={"lannisport-port": "lannister ship"},
        orders={"lannisport-port": "consolidate-power"},
        blade_used=True,
    )
    story.cards("queen-of-thorns", "the-hound")
    assert story.table.orders == {}


def test_queen_of_thorns_spares_the_order_where_the_battle_is_k8() -> None:
    story = battle(
        "tyrell",
        "lannister",
        "searoad-marches",
        origin="highgarden",
        orders={"searoad-marches": "defense-2"},
        tracks={"fiefdoms": first("tyrell")},
    )
    story.cards("queen-of-thorns", "the-hound")
    assert story.parts("defender") == {"units": 1, "order": 2, "card": 2}


def test_queen_of_thorns_spares_the_march_order_of_this_battle_k8() -> None:
    """It has left its area already; what it adds to the attack stays."""
    story = march(
        "lannister",
        "stoney-sept",
        order="march-plus-1",
        forces={"stoney-sept": "lannister footman footman", "searoad-marches": "tyrell footman"},
        tracks={"fiefdoms": first("tyrell")},
    )
    story.answers(
        ("lannister", "searoad-marches"), ("lannister", ("footman",)), ("lannister", "done")
    )
    story.cards("the-hound", "queen-of-thorns")
    assert story.parts("attacker") == {"units": 1, "order": 1, "card": 2}
    assert story.events("order-removed") == []


def test_queen_of_thorns_takes_support_that_was_given_already_k9() -> None:
    story = thorns(
        forces={"lannisport": "lannister knight"}, orders={"lannisport": "support-plus-1"}
    )
    story.answers(("lannister", "attacker"))
    assert story.parts("attacker") == {"units": 1, "support": 3}
    story.cards("the-hound", "queen-of-thorns")
    assert story.parts("attacker") == {"units": 1, "card": 2}
    assert story.force("lannisport") == "lannister knight"
