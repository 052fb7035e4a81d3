"""The Dúnedain: what each card does, when it does not, and what happens to its items."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, attack_at, defence_at, fight, middle_earth
from greathall.games.wotr_cards.facts import LOCATIONS

NO_CARDS = {"aragorn": ""}
NO_DECKS = {"frodo": "", "witch-king": "", "aragorn": "", "saruman": ""}


def plays(card: str, with_hand: str = "high-elves", **setting: Any) -> Story:
    """Aragorn's player plays this card from hand and is not asked what to discard for it."""
    hand = {"aragorn": f"{card} {with_hand}"}
    story = middle_earth(turn="aragorn", **{"hand": hand} | setting)
    return story.answers(("aragorn", ("play", card)))


def uses(card: str, **setting: Any) -> Story:
    """Aragorn's player uses an action for the text of this card."""
    return middle_earth(turn="aragorn", **setting).answers(("aragorn", ("use", card)))


def cards_drawn(**setting: Any) -> int:
    """How many cards Aragorn's player, alone with a deck, draws in the phase of drawing."""
    deck = NO_DECKS | {"aragorn": "high-elves " * 7}
    story = middle_earth(agenda=(("draw_phase",),), first="aragorn", deck=deck, **setting)
    while "high-elves" in story.question.options:
        story.draws("high-elves")
    return len(story.table.hand["aragorn"])


# ------------------------------------------------------------------ Dead Men of Dunharrow


@pytest.mark.parametrize(("heir", "attack"), [("strider", 1 + 2), ("aragorn", 1 + 1 + 2)])
def test_dead_men_of_dunharrow_fight_while_they_support_the_heir(heir: str, attack: int) -> None:
    """Strider has no leadership icons, but can be supported all the same."""
    assert attack_at("umbar", f"dead-men-of-dunharrow {heir}") == attack
    assert defence_at("pelargir", f"dead-men-of-dunharrow {heir}") == attack


def test_dead_men_of_dunharrow_have_no_icons_of_their_own() -> None:
    assert attack_at("umbar", "dead-men-of-dunharrow") == 0
    assert defence_at("pelargir", "dead-men-of-dunharrow", reserve={"aragorn": "aragorn"}) == 0


def test_dead_men_of_dunharrow_support_other_leaders_without_fighting() -> None:
    assert attack_at("umbar", "dead-men-of-dunharrow boromir") == 1


def test_dead_men_of_dunharrow_support_one_character_only() -> None:
    assert attack_at("umbar", "dead-men-of-dunharrow denethor aragorn") == 1 + 1 + 2


def test_dead_men_of_dunharrow_leave_other_leaders_to_other_armies() -> None:
    cards = "soldiers-of-gondor dead-men-of-dunharrow denethor aragorn"
    assert attack_at("umbar", cards) == 1 + 2 + 1 + (1 + 1)


def test_dead_men_of_dunharrow_can_be_lost_without_the_heir_whom_they_support() -> None:
    """Army and leader are lost separately, and their icons still count (p. 16)."""
    story = fight(
        path="",
        battlegrounds=("pelargir",),
        there={"pelargir": "dead-men-of-dunharrow aragorn"},
        attack_tokens={"pelargir": 3},
    ).answers(("aragorn", "dead-men-of-dunharrow"))
    assert story.eliminated("aragorn") == {"dead-men-of-dunharrow": 1}
    assert story.discarded("aragorn") == {"aragorn": 1}
    assert story.table.scored["free"] == ("pelargir",)


def test_dead_men_of_dunharrow_without_the_heir_survive_a_lost_combat() -> None:
    """Cards without icons cancel nothing and are discarded with the survivors (p. 16)."""
    story = fight(
        path="",
        battlegrounds=("pelargir",),
        there={"pelargir": "dead-men-of-dunharrow"},
        attack_tokens={"pelargir": 3},
    )
    assert story.discarded("aragorn") == {"dead-men-of-dunharrow": 1}
    assert story.table.scored["shadow"] == ("pelargir",)


# ------------------------------------------------------------------ armies with a home


@pytest.mark.parametrize(("field", "defence"), [("dol-amroth", 2), ("pelargir", 1)])
def test_knights_of_dol_amroth_defend_their_home_better(field: str, defence: int) -> None:
    assert defence_at(field, "knights-of-dol-amroth") == defence


def test_knights_of_dol_amroth_attack_as_printed() -> None:
    assert attack_at("umbar", "knights-of-dol-amroth") == 1


def test_knights_of_dol_amroth_keep_their_bonus_when_home_was_retaken() -> None:
    assert defence_at("dol-amroth", "knights-of-dol-amroth", stormed=("dol-amroth",)) == 2


@pytest.mark.parametrize(("field", "defence"), [("minas-tirith", 2), ("dol-amroth", 1)])
def test_guards_of_the_citadel_defend_their_home_better(field: str, defence: int) -> None:
    assert defence_at(field, "guards-of-the-citadel") == defence


def test_guards_of_the_citadel_attack_as_printed() -> None:
    assert attack_at("morannon", "guards-of-the-citadel") == 1


@pytest.mark.parametrize(("field", "defence"), [("minas-tirith", 3), ("pelargir", 0)])
def test_the_great_gate_defends_minas_tirith_only(field: str, defence: int) -> None:
    assert defence_at(field, "the-great-gate") == defence


def test_the_great_gate_supports_a_leader_elsewhere() -> None:
    assert defence_at("pelargir", "the-great-gate denethor") == 1


def test_the_great_gate_is_not_played_to_a_shadow_battleground() -> None:
    story = plays("the-great-gate", battlegrounds=("umbar", "pelargir"))
    assert story.question.options == ("pelargir", "reserve")


def test_the_great_gate_does_not_move_to_a_shadow_battleground() -> None:
    reserve = {"aragorn": "the-great-gate soldiers-of-gondor"}
    story = middle_earth(turn="aragorn", battlegrounds=("umbar",), reserve=reserve)
    assert story.can("move", "soldiers-of-gondor")
    assert not story.can("move", "the-great-gate")


# ------------------------------------------------------------------ Aragorn


@pytest.mark.parametrize("pile", ["deck", "discard", "discard_seen"])
def test_aragorn_played_removes_strider_from_the_piles(pile: str) -> None:
    rows: dict[str, Any] = {pile: {"aragorn": "strider boromir"}}
    story = plays("aragorn", **rows)
    assert story.table.eliminated_seen["aragorn"] == ("strider",)
    assert "strider" not in story.table.deck["aragorn"]
    assert "strider" not in story.discarded("aragorn")


def test_aragorn_played_removes_strider_from_hand_for_all_to_see() -> None:
    story = plays("aragorn", with_hand="high-elves strider").answers(("aragorn", "high-elves"))
    assert story.table.hand["aragorn"] == ()
    assert story.match.view("saruman")["eliminated_seen"]["aragorn"] == ("strider",)


def test_aragorn_played_removes_strider_who_was_just_discarded_for_him() -> None:
    story = plays("aragorn", with_hand="strider")
    assert story.eliminated("aragorn") == {"strider": 1}
    assert not story.discarded("aragorn")


@pytest.mark.parametrize(
    "where", [{"there": {"weathertop": "strider"}}, {"reserve": {"aragorn": "strider"}}]
)
def test_aragorn_played_removes_strider_in_play_with_his_items(where: dict[str, Any]) -> None:
    story = plays("aragorn", path="weathertop", items={"strider": "anduril"}, **where)
    assert story.eliminated("aragorn") == {"strider": 1, "anduril": 1}
    assert story.place("strider") is None
    assert story.table.items == {}


def test_aragorn_played_has_the_deck_shuffled_only_if_strider_was_in_it_p13() -> None:
    """Seen in the Mirror of Galadriel: after a shuffle another card may lie on top."""
    mirror = {"galadriel": "mirror-of-galadriel"}
    setting: dict[str, Any] = {"reserve": {"aragorn": "galadriel"}, "items": mirror}
    hand = {"aragorn": "aragorn high-elves"}
    deck = {"aragorn": "strider arwen legolas"}
    story = middle_earth(turn="aragorn", hand=hand, deck=deck, **setting).draws("arwen")
    story.answers(("aragorn", ("play", "aragorn"))).draws("legolas")
    assert story.asks("saruman", "turn")
    deck = {"aragorn": "elrond arwen legolas"}
    story = middle_earth(turn="aragorn", hand=hand, deck=deck, **setting).draws("arwen")
    story.answers(("aragorn", ("play", "aragorn")))
    assert story.asks("saruman", "turn")


def test_aragorn_can_be_played_when_strider_is_gone() -> None:
    story = plays("aragorn", eliminated={"aragorn": "strider"})
    assert story.place("aragorn") == "reserve"
    assert story.eliminated("aragorn") == {"strider": 1}


def test_aragorn_moved_removes_nobody() -> None:
    story = middle_earth(
        turn="aragorn",
        path="weathertop",
        battlegrounds=("pelargir",),
        reserve={"aragorn": "aragorn"},
        there={"weathertop": "strider"},
    )
    story.answers(("aragorn", ("move", "aragorn")))
    assert story.place("strider") == "weathertop"


@pytest.mark.parametrize(
    ("where", "drawn"),
    [({"reserve": {"aragorn": "aragorn"}}, 4), ({"there": {"pelargir": "aragorn"}}, 3)],
)
def test_aragorn_in_reserve_draws_one_more(where: dict[str, Any], drawn: int) -> None:
    assert cards_drawn(battlegrounds=("pelargir",), **where) == drawn


def test_aragorn_forsaken_off_the_deck_is_shown_and_discarded() -> None:
    story = uses("denethor", reserve={"aragorn": "denethor"}, deck={"aragorn": "aragorn arwen"})
    story.answers(("aragorn", ("deck",))).draws("aragorn")
    assert story.match.view("saruman")["discard_seen"]["aragorn"] == ("aragorn",)
    assert not story.eliminated("aragorn")


def test_aragorn_forsaken_as_the_last_card_of_the_deck_is_in_the_new_deck() -> None:
    deck = {"aragorn": "aragorn"}
    story = uses("denethor", reserve={"aragorn": "denethor"}, deck=deck)
    story.answers(("aragorn", ("deck",))).draws("aragorn")
    assert story.table.deck["aragorn"].cards == ("aragorn",)
    assert not story.discarded("aragorn")


def test_aragorn_forsaken_from_hand_is_eliminated_and_not_shown() -> None:
    story = uses("denethor", reserve={"aragorn": "denethor"}, hand={"aragorn": "aragorn"})
    story.answers(("aragorn", ("hand", "aragorn")))
    assert story.match.view("aragorn")["eliminated"]["aragorn"] == ("aragorn",)
    assert story.match.view("frodo")["eliminated"]["aragorn"] == 1
    assert story.events("card-eliminated")[-1]["card"] is None


def test_aragorn_forsaken_from_reserve_is_eliminated_with_his_items() -> None:
    reserve, items = {"aragorn": "denethor aragorn"}, {"aragorn": "anduril"}
    story = uses("denethor", reserve=reserve, items=items)
    story.answers(("aragorn", ("reserve", "aragorn")))
    assert story.eliminated("aragorn") == {"aragorn": 1, "anduril": 1}


def test_aragorn_winnowed_is_eliminated() -> None:
    story = middle_earth(turn="aragorn", hand={"aragorn": "aragorn arwen elrond"})
    story.answers(("aragorn", ("winnow",)), ("aragorn", "aragorn"), ("aragorn", "arwen"))
    assert story.eliminated("aragorn") == {"aragorn": 1, "arwen": 1}


# ------------------------------------------------------------------ Boromir


def test_boromir_played_to_reserve_draws_and_forsakes_nothing() -> None:
    story = plays("boromir", path="amon-hen", deck={"aragorn": "strider arwen"})
    story.answers(("aragorn", "reserve")).draws("strider")
    assert story.table.hand["aragorn"] == ("strider",)
    assert not story.eliminated("aragorn")


def test_boromir_played_to_a_path_draws_and_then_forsakes() -> None:
    story = plays("boromir", path="amon-hen", deck={"aragorn": "strider arwen"})
    story.answers(("aragorn", "amon-hen")).draws("strider")
    story.answers(("aragorn", ("hand", "strider")))
    assert story.eliminated("aragorn") == {"strider": 1}
    assert story.place("boromir") == "amon-hen"


def test_boromir_moved_to_a_path_forsakes_and_draws_nothing() -> None:
    """What a card says when played is ignored when it is moved (p. 12)."""
    story = middle_earth(turn="aragorn", path="caradhras", reserve={"aragorn": "boromir arwen"})
    story.answers(("aragorn", ("move", "boromir")), ("aragorn", ("reserve", "arwen")))
    assert story.eliminated("aragorn") == {"arwen": 1}
    assert story.events("cards-drawn") == []


def test_boromir_played_to_a_battleground_draws_and_forsakes_nothing() -> None:
    story = plays("boromir", battlegrounds=("pelargir",), deck={"aragorn": "strider arwen"})
    story.answers(("aragorn", "pelargir")).draws("arwen")
    assert story.table.hand["aragorn"] == ("arwen",)
    assert story.asks("saruman", "turn")


def test_boromir_moved_to_a_battleground_does_nothing() -> None:
    story = middle_earth(
        turn="aragorn", battlegrounds=("pelargir",), reserve={"aragorn": "boromir"}
    )
    story.answers(("aragorn", ("move", "boromir")))
    assert story.asks("saruman", "turn")
    assert story.events("cards-drawn") == []


def test_boromir_with_nothing_to_forsake_pays_no_penalty() -> None:
    reserve = {"aragorn": "boromir"}
    story = middle_earth(turn="aragorn", path="imladris", reserve=reserve, deck=NO_CARDS)
    story.answers(("aragorn", ("move", "boromir")))
    assert story.place("boromir") == "imladris"
    assert not story.eliminated("aragorn")


@pytest.mark.parametrize("path", ["weathertop", "osgiliath"])
def test_boromir_goes_no_other_path_than_three_to_six(path: str) -> None:
    story = middle_earth(turn="aragorn", path=path, reserve={"aragorn": "boromir"})
    assert not story.can("move", "boromir")


# ------------------------------------------------------------------ Denethor


def test_denethor_forsakes_to_take_one_of_his_sons() -> None:
    deck = {"aragorn": "boromir faramir arwen"}
    story = uses("denethor", reserve={"aragorn": "denethor arwen"}, deck=deck)
    story.answers(("aragorn", ("reserve", "arwen")), ("aragorn", "faramir"))
    assert story.eliminated("aragorn") == {"arwen": 1}
    assert story.table.hand["aragorn"] == ("faramir",)
    assert story.events("card-taken")[-1]["card"] == "faramir"


def test_denethor_is_asked_which_son_even_if_one_is_left_for_else_all_would_know() -> None:
    story = uses("denethor", reserve={"aragorn": "denethor"}, deck={"aragorn": "boromir arwen"})
    story.answers(("aragorn", ("reserve", "denethor")))
    assert story.question.options == ("boromir",)
    story.answers(("aragorn", "boromir"))
    assert story.table.hand["aragorn"] == ("boromir",)


def test_denethor_may_forsake_himself() -> None:
    story = uses("denethor", reserve={"aragorn": "denethor"}, deck={"aragorn": "faramir arwen"})
    story.answers(("aragorn", ("reserve", "denethor")), ("aragorn", "faramir"))
    assert story.eliminated("aragorn") == {"denethor": 1}
    assert story.table.hand["aragorn"] == ("faramir",)


def test_denethor_finds_nobody_and_the_price_stays_paid() -> None:
    """A son in the discard pile is not found either."""
    reserve, discard = {"aragorn": "denethor arwen"}, {"aragorn": "boromir faramir"}
    story = uses("denethor", reserve=reserve, discard=discard)
    story.answers(("aragorn", ("reserve", "arwen")))
    assert story.eliminated("aragorn") == {"arwen": 1}
    assert story.table.hand["aragorn"] == ()
    assert story.events("nothing-found")


def test_denethor_finds_a_son_in_the_deck_rebuilt_by_his_price() -> None:
    """The moment the last card leaves the deck, the discard pile becomes the deck (p. 11)."""
    deck, discard = {"aragorn": "arwen"}, {"aragorn": "boromir elrond"}
    story = uses("denethor", reserve={"aragorn": "denethor"}, deck=deck, discard=discard)
    story.answers(("aragorn", ("deck",))).draws("arwen").answers(("aragorn", "boromir"))
    assert story.table.hand["aragorn"] == ("boromir",)
    assert story.table.deck["aragorn"].cards == ("elrond",)


def test_denethor_works_in_the_round_in_which_he_was_played() -> None:
    """A text in reserve works at once; moving has to wait (p. 11)."""
    row = {"aragorn": "denethor"}
    fields = ("pelargir",)
    story = middle_earth(turn="aragorn", battlegrounds=fields, reserve=row, fresh=row)
    assert story.can("use", "denethor")
    assert not story.can("move", "denethor")


def test_denethor_does_nothing_on_a_battleground() -> None:
    fields = ("pelargir",)
    story = middle_earth(turn="aragorn", battlegrounds=fields, there={"pelargir": "denethor"})
    assert not story.can("use", "denethor")


# ------------------------------------------------------------------ Faramir


@pytest.mark.parametrize(
    ("rows", "entry"),
    [
        ({"hand": {"aragorn": "faramir arwen"}}, [("play", "faramir"), "osgiliath"]),
        ({"reserve": {"aragorn": "faramir"}}, [("move", "faramir")]),
    ],
)
def test_faramir_entering_a_path_7_may_activate_another(
    rows: dict[str, Any], entry: list[Any]
) -> None:
    deck = {"aragorn": "strider elrond"}
    story = middle_earth(turn="aragorn", path="osgiliath", deck=deck, **rows)
    story.answers(*(("aragorn", answer) for answer in entry))
    story.answers(("aragorn", "yes"), ("aragorn", "henneth-annun")).draws("strider")
    assert story.table.path == "henneth-annun"
    assert story.table.hand["aragorn"] == ("strider",)
    assert story.table.scored["free"] == ("osgiliath",)


def test_faramir_fights_on_the_path_he_leaves_and_does_not_follow() -> None:
    """The path that is replaced is fought out at once (p. 8)."""
    story = middle_earth(
        turn="aragorn",
        path="the-cross-roads",
        reserve={"aragorn": "faramir"},
        there={"the-cross-roads": "the-hunter"},
    )
    story.answers(("aragorn", ("move", "faramir")), ("aragorn", "yes"), ("aragorn", "osgiliath"))
    assert story.eliminated("aragorn") == {"faramir": 1}
    assert story.eliminated("witch-king") == {"the-hunter": 1}
    assert story.table.there == {"osgiliath": ()}


def test_faramir_may_stay_on_the_path() -> None:
    story = middle_earth(turn="aragorn", path="osgiliath", reserve={"aragorn": "faramir"})
    story.answers(("aragorn", ("move", "faramir")), ("aragorn", "no"))
    assert story.place("faramir") == "osgiliath"
    assert story.events("combat-fought") == []


@pytest.mark.parametrize(
    "setting", [{"path": "morgul-vale"}, {"path": "osgiliath", "paths": ("morgul-vale",)}]
)
def test_faramir_is_not_asked_on_a_path_8_or_without_another_path_7(
    setting: dict[str, Any],
) -> None:
    story = middle_earth(turn="aragorn", reserve={"aragorn": "faramir"}, **setting)
    story.answers(("aragorn", ("move", "faramir")))
    assert story.asks("saruman", "turn")
    assert story.place("faramir") == setting["path"]


def test_faramir_does_nothing_on_a_battleground() -> None:
    story = plays("faramir", path="osgiliath", battlegrounds=("pelargir",))
    story.answers(("aragorn", "pelargir"))
    assert story.asks("saruman", "turn")


# ------------------------------------------------------------------ Halbarad


def test_halbarad_is_discarded_to_take_the_heir() -> None:
    deck = {"aragorn": "strider aragorn elrond"}
    story = uses("halbarad", reserve={"aragorn": "halbarad"}, deck=deck)
    story.answers(("aragorn", "aragorn"))
    assert story.discarded("aragorn") == {"halbarad": 1}
    assert story.table.hand["aragorn"] == ("aragorn",)


def test_halbarad_is_discarded_even_if_nobody_is_found() -> None:
    story = uses("halbarad", reserve={"aragorn": "halbarad"}, discard={"aragorn": "strider"})
    assert story.discarded("aragorn") == {"halbarad": 1, "strider": 1}
    assert story.table.hand["aragorn"] == ()


def test_halbarad_does_nothing_on_a_path() -> None:
    story = middle_earth(turn="aragorn", path="imladris", there={"imladris": "halbarad"})
    assert not story.can("use", "halbarad")


# ------------------------------------------------------------------ Prince Imrahil


def test_prince_imrahil_discards_one_more_to_take_his_knights() -> None:
    """What a text demands comes on top of the price of playing (pp. 11, 13)."""
    deck = {"aragorn": "knights-of-dol-amroth strider"}
    story = plays("prince-imrahil", with_hand="arwen elrond", deck=deck)
    story.answers(("aragorn", "arwen"), ("aragorn", "yes"))
    assert story.discarded("aragorn") == {"arwen": 1, "elrond": 1}
    assert story.table.hand["aragorn"] == ("knights-of-dol-amroth",)


def test_prince_imrahil_may_leave_his_knights() -> None:
    deck = {"aragorn": "knights-of-dol-amroth strider"}
    story = plays("prince-imrahil", with_hand="arwen elrond", deck=deck)
    story.answers(("aragorn", "arwen"), ("aragorn", "no"))
    assert story.table.hand["aragorn"] == ("elrond",)


def test_prince_imrahil_moved_calls_nobody_p12() -> None:
    story = middle_earth(
        turn="aragorn",
        battlegrounds=("dol-amroth",),
        reserve={"aragorn": "prince-imrahil"},
        hand={"aragorn": "arwen elrond"},
    )
    story.answers(("aragorn", ("move", "prince-imrahil")))
    assert story.asks("saruman", "turn")


def test_prince_imrahil_finds_no_knights_and_the_price_stays_paid() -> None:
    story = plays("prince-imrahil", with_hand="arwen elrond")
    story.answers(("aragorn", "arwen"), ("aragorn", "yes"))
    assert story.discarded("aragorn") == {"arwen": 1, "elrond": 1}
    assert story.table.hand["aragorn"] == ()


def test_prince_imrahil_pays_by_forsaking_when_the_hand_is_empty() -> None:
    reserve, deck = {"aragorn": "arwen"}, {"aragorn": "knights-of-dol-amroth strider"}
    story = plays("prince-imrahil", reserve=reserve, deck=deck)
    story.answers(("aragorn", "yes"), ("aragorn", ("reserve", "arwen")))
    assert story.eliminated("aragorn") == {"arwen": 1}
    assert story.table.hand["aragorn"] == ("knights-of-dol-amroth",)


def test_prince_imrahil_is_not_asked_with_an_empty_hand_if_the_option_says_no() -> None:
    story = plays("prince-imrahil", options={"empty-hand-pays": "no"})
    assert story.asks("saruman", "turn")


def test_prince_imrahil_is_not_asked_when_nothing_at_all_is_left_to_pay_with() -> None:
    """No benefit without really paying (p. 13)."""
    story = plays(
        "prince-imrahil", with_hand="", battlegrounds=("dol-amroth",), deck={"aragorn": ""}
    )
    story.answers(("aragorn", "dol-amroth"))
    assert story.asks("saruman", "turn")


# ------------------------------------------------------------------ Strider


def test_strider_on_a_path_activates_a_path_of_the_next_number() -> None:
    """The player chooses among the paths of that number (p. 8)."""
    story = uses("strider", path="weathertop", there={"weathertop": "strider"})
    assert story.question.options == ("fords-of-bruinen", "imladris", "the-council-of-elrond")
    story.answers(("aragorn", "imladris")).draws("soldiers-of-gondor", "soldiers-of-gondor")
    assert (story.table.path, story.table.path_number) == ("imladris", 3)
    assert story.table.scored["free"] == ("weathertop",)
    assert story.discarded("aragorn")["strider"] == 1


def test_strider_may_be_lost_in_the_combat_he_brings_about() -> None:
    story = uses(
        "strider",
        path="dimrill-dale",
        there={"dimrill-dale": "strider the-witch-king"},
        items={"strider": "anduril"},
    )
    story.answers(("aragorn", "dead-marshes"))
    assert story.eliminated("aragorn") == {"strider": 1, "anduril": 1}
    assert story.table.path == "dead-marshes"
    assert story.table.there["dead-marshes"] == ()


@pytest.mark.parametrize(
    "where", [{"there": {"pelargir": "strider"}}, {"reserve": {"aragorn": "strider"}}]
)
def test_strider_leads_nobody_elsewhere(where: dict[str, Any]) -> None:
    story = middle_earth(turn="aragorn", path="caradhras", battlegrounds=("pelargir",), **where)
    assert not story.can("use", "strider")


def test_strider_has_no_next_path_after_the_last_of_the_scenario() -> None:
    """The Fellowship ends with path 6 (p. 22)."""
    there = {"amon-hen": "strider"}
    hand = {"gandalf": "arwen elrond legolas"}
    story = middle_earth(
        scenario="fellowship", turn="gandalf", path="amon-hen", there=there, hand=hand
    )
    assert not story.can("use", "strider")


def test_strider_cannot_be_used_when_all_next_paths_were_walked() -> None:
    story = middle_earth(turn="aragorn", path="imladris", there={"imladris": "strider"}, paths=())
    assert not story.can("use", "strider")


# ------------------------------------------------------------------ Ioreth


def test_ioreth_and_another_attacker_are_discarded_after_the_combat() -> None:
    story = fight(
        path="",
        battlegrounds=("umbar",),
        there={"umbar": "soldiers-of-gondor aragorn boromir ioreth"},
    ).answers(("aragorn", "boromir"))
    assert story.discarded("aragorn") == {"boromir": 1, "ioreth": 1}
    assert story.eliminated("aragorn") == {"aragorn": 1, "soldiers-of-gondor": 1}


def test_ioreth_heals_no_items() -> None:
    story = fight(
        path="",
        battlegrounds=("umbar",),
        there={"umbar": "aragorn ioreth"},
        items={"aragorn": "anduril"},
    ).answers(("aragorn", "aragorn"))
    assert story.discarded("aragorn") == {"aragorn": 1, "ioreth": 1}
    assert story.eliminated("aragorn") == {"anduril": 1}


def test_ioreth_may_refuse() -> None:
    story = fight(path="", battlegrounds=("umbar",), there={"umbar": "aragorn ioreth"})
    story.answers(("aragorn", "none"))
    assert story.eliminated("aragorn") == {"aragorn": 1, "ioreth": 1}


def test_ioreth_heals_a_lost_defender_of_the_other_player_but_no_wizard_and_no_army() -> None:
    story = fight(
        path="",
        battlegrounds=("minas-tirith",),
        there={"minas-tirith": "gandalf-the-white pippin-took soldiers-of-gondor ioreth"},
        attack_tokens={"minas-tirith": 20},
    )
    story.answers(("frodo", ("pippin-took",)), ("aragorn", "yes"))
    assert story.question.options == ("pippin-took", "none")
    story.answers(("aragorn", "pippin-took"))
    assert story.discarded("frodo") == {"pippin-took": 1}
    assert story.eliminated("frodo") == {"gandalf-the-white": 1}
    assert story.discarded("aragorn") == {"ioreth": 1}
    assert story.eliminated("aragorn") == {"soldiers-of-gondor": 1}


def test_ioreth_is_not_asked_when_no_character_is_lost() -> None:
    story = fight(
        path="",
        battlegrounds=("minas-tirith",),
        there={"minas-tirith": "gandalf-the-white ioreth"},
        attack_tokens={"minas-tirith": 20},
    )
    assert story.eliminated("frodo") == {"gandalf-the-white": 1}
    assert story.discarded("aragorn") == {"ioreth": 1}


def test_ioreth_in_reserve_heals_nobody() -> None:
    there = {"umbar": "aragorn"}
    story = fight(path="", battlegrounds=("umbar",), there=there, reserve={"aragorn": "ioreth"})
    assert story.eliminated("aragorn") == {"aragorn": 1}


def test_ioreth_does_not_save_herself_alone() -> None:
    """Her text discards her together with one other."""
    story = fight(path="", battlegrounds=("umbar",), there={"umbar": "soldiers-of-gondor ioreth"})
    assert story.eliminated("aragorn") == {"ioreth": 1, "soldiers-of-gondor": 1}


# ------------------------------------------------------------------ Andúril


def test_anduril_activates_any_dunedain_battleground_p6() -> None:
    story = uses("anduril", reserve={"aragorn": "strider"}, items={"strider": "anduril"})
    dunedain = {name for name, place in LOCATIONS.items() if "dunedain" in place.factions}
    assert set(story.question.options) == dunedain
    assert len(dunedain) == 7


def test_anduril_takes_its_wielder_there_even_if_played_this_round() -> None:
    row = {"aragorn": "aragorn"}
    items = {"aragorn": "anduril"}
    story = uses("anduril", reserve=row, fresh=row, items=items, deck=NO_DECKS)
    story.answers(("aragorn", "harad"))
    assert story.place("aragorn") == "harad"
    assert story.place("anduril") == "harad"
    assert story.table.fresh["aragorn"] == ()


def test_anduril_reactivates_a_battleground_from_a_scoring_area() -> None:
    """Retaken from the enemy, it does not defend itself (p. 16)."""
    story = uses(
        "anduril",
        reserve={"aragorn": "aragorn"},
        items={"aragorn": "anduril"},
        battleground_deck={"free": (), "shadow": ()},
        scored={"free": (), "shadow": ("dol-amroth", "lorien")},
    )
    story.answers(("aragorn", "no"))
    assert story.place("aragorn") == "dol-amroth"
    assert story.table.stormed == ("dol-amroth",)
    assert story.table.scored["shadow"] == ("lorien",)


def test_anduril_moves_nobody_when_the_wielder_was_forsaken_on_the_way() -> None:
    reserve, items = {"aragorn": "strider"}, {"strider": "anduril"}
    story = uses("anduril", reserve=reserve, items=items)
    story.answers(("aragorn", "pelargir"), ("aragorn", "yes"))
    story.answers(("aragorn", ("reserve", "strider"))).draws("soldiers-of-gondor")
    assert story.eliminated("aragorn") == {"strider": 1, "anduril": 1}
    assert story.table.there["pelargir"] == ()


def test_anduril_forsaken_on_the_way_still_moves_its_wielder() -> None:
    """Its action began while he wielded it, and he is where it found him."""
    reserve, items = {"aragorn": "aragorn"}, {"aragorn": "anduril"}
    story = uses("anduril", reserve=reserve, items=items)
    story.answers(("aragorn", "minas-tirith"), ("aragorn", "yes"))
    story.answers(("aragorn", ("reserve", "anduril"))).draws(*("soldiers-of-gondor",) * 3)
    assert story.eliminated("aragorn") == {"anduril": 1}
    assert story.place("aragorn") == "minas-tirith"


def test_anduril_cannot_be_used_without_a_battleground_to_activate() -> None:
    story = middle_earth(
        turn="aragorn",
        reserve={"aragorn": "strider"},
        items={"strider": "anduril"},
        battlegrounds=("pelargir",),
        battleground_deck={"free": ("rivendell",), "shadow": ("moria",)},
    )
    assert not story.can("use", "anduril")


@pytest.mark.parametrize("place", ["weathertop", "pelargir"])
def test_anduril_cannot_be_used_outside_the_reserve(place: str) -> None:
    story = middle_earth(
        turn="aragorn",
        path="weathertop",
        battlegrounds=("pelargir",),
        there={place: "strider"},
        items={"strider": "anduril"},
    )
    assert not story.can("use", "anduril")


def test_anduril_is_wielded_by_strider_and_aragorn_only() -> None:
    hand = {"aragorn": "anduril arwen"}
    others = {"aragorn": "boromir legolas"}
    assert not middle_earth(turn="aragorn", hand=hand, reserve=others).can("play", "anduril")
    story = plays("anduril", path="weathertop", there={"weathertop": "strider"})
    assert story.place("anduril") == "weathertop"


def test_anduril_adds_its_icons_to_those_of_its_wielder() -> None:
    assert attack_at("umbar", "aragorn", items={"aragorn": "anduril"}) == 2
    assert defence_at("pelargir", "strider", items={"strider": "anduril"}) == 2


# ------------------------------------------------------------------ Paths of the Dead


def test_paths_of_the_dead_forsakes_two_and_draws_four() -> None:
    deck = {"aragorn": "high-elves " * 6}
    story = plays("paths-of-the-dead", reserve={"aragorn": "arwen"}, deck=deck)
    story.answers(("aragorn", ("reserve", "arwen"))).draws("high-elves")
    story.draws(*["high-elves"] * 4)
    assert len(story.table.hand["aragorn"]) == 4
    assert story.asks("saruman", "turn")
    assert story.eliminated("aragorn") == {"arwen": 1, "high-elves": 1, "paths-of-the-dead": 1}


@pytest.mark.parametrize("heir", ["strider", "aragorn"])
def test_paths_of_the_dead_draws_five_with_the_heir_in_reserve(heir: str) -> None:
    story = plays("paths-of-the-dead", reserve={"aragorn": f"arwen boromir {heir}"})
    story.answers(("aragorn", ("reserve", "arwen")), ("aragorn", ("reserve", "boromir")))
    story.draws(*["soldiers-of-gondor"] * 4)
    # These were all; the fifth is the one discarded for the event.
    story.draws("high-elves")
    assert sorted(story.table.hand["aragorn"]) == ["high-elves", *["soldiers-of-gondor"] * 4]
    assert story.asks("saruman", "turn")


def test_paths_of_the_dead_draws_four_if_the_heir_himself_is_forsaken() -> None:
    """The instructions are carried out in the order printed (p. 11)."""
    story = plays("paths-of-the-dead", reserve={"aragorn": "strider arwen"})
    story.answers(("aragorn", ("reserve", "strider")), ("aragorn", ("reserve", "arwen")))
    story.draws(*["soldiers-of-gondor"] * 4)
    assert len(story.table.hand["aragorn"]) == 4
    assert story.asks("saruman", "turn")


@pytest.mark.parametrize(("where", "drawn"), [("reserve", 4), ("play", 5)])
def test_paths_of_the_dead_can_count_the_heir_anywhere_in_play_by_option(
    where: str, drawn: int
) -> None:
    story = plays(
        "paths-of-the-dead",
        options={"paths-of-the-dead": where},
        path="weathertop",
        there={"weathertop": "strider"},
        reserve={"aragorn": "arwen boromir"},
    )
    story.answers(("aragorn", ("reserve", "arwen")), ("aragorn", ("reserve", "boromir")))
    story.draws(*["soldiers-of-gondor"] * 4, *["high-elves"] * (drawn - 4))
    assert len(story.table.hand["aragorn"]) == drawn
    assert story.asks("saruman", "turn")


def test_paths_of_the_dead_cannot_be_played_when_it_is_the_last_card_of_all() -> None:
    """An event is played only if something of it can be carried out."""
    event = "paths-of-the-dead"
    alone: dict[str, Any] = {"turn": "aragorn", "hand": {"aragorn": event}, "deck": {"aragorn": ""}}
    assert not middle_earth(**alone).can("play", event)
    assert middle_earth(**alone, reserve={"aragorn": "arwen elrond"}).can("play", event)
    assert middle_earth(**alone, discard={"aragorn": "arwen elrond"}).can("play", event)
    assert middle_earth(**alone | {"hand": {"aragorn": f"{event} arwen"}}).can("play", event)


# ------------------------------------------------------------------ The Red Arrow


def test_the_red_arrow_opens_dunedain_battlegrounds_to_rohan_cards() -> None:
    story = plays("the-red-arrow", battlegrounds=("pelargir", "umbar", "lorien"))
    assert story.eliminated("aragorn") == {"the-red-arrow": 1}
    assert story.table.in_force == ("the-red-arrow",)
    story = middle_earth(
        battlegrounds=("pelargir", "umbar", "lorien"),
        in_force=("the-red-arrow",),
        hand={"frodo": "eowyn gimli"},
        reserve={"frodo": "village-militia"},
    )
    assert story.can("move", "village-militia")
    story.answers(("frodo", ("play", "eowyn")))
    assert story.question.options == ("pelargir", "umbar", "reserve")


def test_the_red_arrow_does_nothing_for_merry_who_is_a_hobbit_card() -> None:
    story = middle_earth(
        path="",
        battlegrounds=("pelargir",),
        in_force=("the-red-arrow",),
        reserve={"frodo": "merry-brandybuck gimli riders-of-rohan"},
    )
    assert story.can("move", "riders-of-rohan")
    assert not story.can("move", "merry-brandybuck")
    assert not story.can("move", "gimli")


def test_the_red_arrow_gives_rohan_leaders_no_support_of_other_armies() -> None:
    setting = {"in_force": ("the-red-arrow",)}
    assert defence_at("pelargir", "soldiers-of-gondor eowyn", **setting) == 1
    assert defence_at("pelargir", "village-militia eowyn", **setting) == 2


@pytest.mark.parametrize("event", ["the-red-arrow", "the-three-hunters"])
def test_the_red_arrow_and_the_three_hunters_last_until_the_round_ends(event: str) -> None:
    story = middle_earth(agenda=(("draw_phase",),), deck=NO_DECKS, in_force=(event,))
    assert story.table.in_force == ()


# ------------------------------------------------------------------ The Three Hunters


@pytest.mark.parametrize(
    ("player", "hunter"),
    [("frodo", "gimli"), ("aragorn", "legolas"), ("aragorn", "strider"), ("aragorn", "aragorn")],
)
def test_the_three_hunters_opens_every_battleground_to_them(player: str, hunter: str) -> None:
    setting: dict[str, Any] = {"turn": player, "reserve": {player: hunter}}
    setting["battlegrounds"] = ("edoras", "orthanc")
    assert not middle_earth(**setting).can("move", hunter)
    story = middle_earth(**setting, in_force=("the-three-hunters",))
    story.answers((player, ("move", hunter)))
    assert story.question.options == ("edoras", "orthanc")


def test_the_three_hunters_opens_no_path_and_nothing_to_others() -> None:
    story = middle_earth(
        turn="aragorn",
        path="weathertop",
        battlegrounds=("edoras",),
        in_force=("the-three-hunters",),
        reserve={"aragorn": "legolas boromir soldiers-of-gondor"},
    )
    assert not story.can("move", "boromir")
    assert not story.can("move", "soldiers-of-gondor")
    story.answers(("aragorn", ("move", "legolas")))
    assert story.place("legolas") == "edoras"


def test_the_three_hunters_lets_any_free_army_support_them() -> None:
    there = "village-militia aragorn"
    assert defence_at("edoras", there, in_force=("the-three-hunters",)) == 1 + 1 + 1
    assert defence_at("edoras", there) == 1 + 1


def test_the_three_hunters_lends_no_support_to_other_leaders() -> None:
    there = "village-militia boromir"
    assert attack_at("morannon", there, in_force=("the-three-hunters",)) == 1


def test_the_three_hunters_is_played_as_an_event_and_eliminated() -> None:
    story = plays("the-three-hunters")
    assert story.table.in_force == ("the-three-hunters",)
    assert story.eliminated("aragorn") == {"the-three-hunters": 1}
