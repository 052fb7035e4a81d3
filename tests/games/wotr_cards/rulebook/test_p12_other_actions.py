"""The examples on page 12: Prince Imrahil moved, and Lembas eliminated in an enemy's turn."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth


def test_p12_prince_imrahil_moved_from_reserve_calls_no_knights() -> None:
    story = middle_earth(
        turn="aragorn",
        battlegrounds=("dol-amroth",),
        reserve={"aragorn": "prince-imrahil"},
        hand={"aragorn": "legolas"},
        deck={"aragorn": "knights-of-dol-amroth strider"},
    ).answers(("aragorn", ("move", "prince-imrahil")))
    assert story.place("prince-imrahil") == "dol-amroth"
    assert story.asks("saruman", "turn")
    assert story.table.hand["aragorn"] == ("legolas",)


def test_p12_lembas_lost_in_a_turn_of_the_shadow_gives_nothing() -> None:
    story = middle_earth(
        turn="saruman",
        path="imladris",
        corruption=3,
        reserve={"frodo": "sam-gamgee", "saruman": "barrow-wights"},
        items={"sam-gamgee": "lembas"},
        there={"imladris": "frodo-baggins"},
        deck={"frodo": "", "aragorn": ""},
    ).answers(("saruman", ("use", "barrow-wights")), ("frodo", ("reserve", "lembas")))
    assert story.eliminated("aragorn") == {"lembas": 1}
    assert story.table.corruption == 3


def test_p12_lembas_used_by_an_action_does_give_its_benefit() -> None:
    story = middle_earth(
        turn="frodo",
        path="imladris",
        corruption=3,
        there={"imladris": "frodo-baggins sam-gamgee"},
        items={"sam-gamgee": "lembas"},
    ).answers(("frodo", ("use", "lembas")))
    assert story.eliminated("aragorn") == {"lembas": 1}
    assert story.table.corruption == 1
