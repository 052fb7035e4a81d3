"""The Westeros phase and its cards (pp. 7–10, 25)."""

from __future__ import annotations

from typing import Any

from games.thrones.story import Story, westeros
from greathall.games.thrones.game_round import end_round
from greathall.games.thrones.westeros_phase import resolve_westeros_card, westeros_phase
from greathall.kernel import CHANCE


def resolve(card: str, **setting: Any) -> Story:
    """This card alone is resolved."""
    return westeros((resolve_westeros_card, card), **setting)


def phase(one: str, two: str, three: str, **setting: Any) -> Story:
    """A Westeros phase in which these cards are revealed."""
    return westeros((westeros_phase,), **setting).draws(one, two, three)


def test_the_round_marker_moves_first_p7_e1() -> None:
    story = westeros((westeros_phase,), round=4)
    assert story.table.round == 5
    assert story.events("new-round")[-1]["round"] == 5


def test_one_card_of_each_deck_is_revealed_before_the_first_takes_effect_p7_e1() -> None:
    story = westeros((westeros_phase,)).draws("mustering")
    assert story.asked(CHANCE).options[0] == "clash-of-kings"
    story.draws("game-of-thrones", "wildlings-attack")
    assert story.table.revealed == ("mustering", "game-of-thrones", "wildlings-attack")
    told = [event["card"] for event in story.events("westeros-card-revealed")]
    assert told == ["mustering", "game-of-thrones", "wildlings-attack"]
    assert story.asks("baratheon", "muster-at")


def test_cards_are_resolved_from_one_to_three_p7_e1() -> None:
    story = phase(
        "a-throne-of-blades",
        "dark-wings-dark-words",
        "put-to-the-sword",
        threat=0,
    )
    assert story.asks("baratheon", "westeros-choice")
    story.answers(("baratheon", "nothing"))
    assert story.asks("lannister", "westeros-choice")
    story.answers(("lannister", "nothing"))
    assert story.asks("greyjoy", "westeros-choice")


def test_icons_of_the_three_cards_move_the_threat_p7_e1() -> None:
    story = phase("last-days-of-summer-1", "last-days-of-summer-2", "web-of-lies", threat=2)
    assert story.table.threat == 8
    assert story.events("threat-grew")[-1]["count"] == 8


def test_without_icons_the_threat_stays_p7() -> None:
    story = phase("mustering", "game-of-thrones", "put-to-the-sword", threat=4)
    assert story.table.threat == 4
    assert story.events("threat-grew") == []


def test_at_twelve_the_wildlings_attack_before_the_first_card_p7_e2() -> None:
    story = phase("a-throne-of-blades", "last-days-of-summer-2", "web-of-lies", threat=8)
    assert story.table.threat == 12
    assert {(q.kind, q.about) for q in story.match.questions()} == {("bid", "wildlings")}
    story.bid(stark=5, greyjoy=5, tyrell=2).answers(("baratheon", "stark"))
    story.draws("silence-at-the-wall")
    assert story.table.threat == 0
    assert story.asks("baratheon", "westeros-choice")


def test_icons_beyond_twelve_are_ignored_p7_e2() -> None:
    story = phase("last-days-of-summer-1", "last-days-of-summer-2", "web-of-lies", threat=10)
    assert story.table.threat == 12
    story.bid().answers(("baratheon", "stark")).draws("silence-at-the-wall")
    assert story.table.threat == 8


def test_the_wildlings_may_attack_twice_in_one_phase_p23_e3() -> None:
    story = phase("last-days-of-summer-1", "last-days-of-summer-2", "wildlings-attack", threat=8)
    story.bid().answers(("baratheon", "stark")).draws("silence-at-the-wall")
    assert story.events("wildlings-attacked")[-1]["strength"] == 8
    assert {(q.kind, q.about) for q in story.match.questions()} == {("bid", "wildlings")}
    story.bid().answers(("baratheon", "tyrell")).draws("crow-killers")
    assert story.table.threat == 4
    assert [e["strength"] for e in story.events("wildlings-attacked")] == [12, 8]


def test_bans_of_the_round_before_are_over_e9() -> None:
    story = westeros((westeros_phase,), banned=("raid",))
    assert story.table.banned == ()


def test_the_next_phases_follow_p7_w1() -> None:
    story = westeros((end_round,), forces={"karhold": "stark footman"})
    story.draws("last-days-of-summer-1", "last-days-of-summer-2", "web-of-lies")
    assert story.asks("stark", "place-order")
    story.answers(("stark", "raid"), ("stark", "ready"), ("lannister", "no"))
    opened = [event["phase"] for event in story.events("phase-opened")]
    assert opened[:5] == ["westeros", "planning", "raids", "marches", "consolidate-power"]


def test_a_drawn_card_lies_open_and_is_not_drawn_again_e5() -> None:
    story = phase("last-days-of-summer-1", "game-of-thrones", "put-to-the-sword")
    assert story.table.westeros_discard == {
        "I": ("last-days-of-summer-1",),
        "II": ("game-of-thrones",),
        "III": ("put-to-the-sword",),
    }
    assert "last-days-of-summer-1" not in story.table.westeros["I"]
    assert {len(pile) for pile in story.table.westeros.values()} == {9}
