"""Playing Event cards, and cards on the table (5, 16.8)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.story import Story, war
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.event_cards import can_play, play, playable
from greathall.games.wotr_board.facts import EVENT_CARDS, FREE, SHADOW
from greathall.games.wotr_board.table import hand

MIRROR, SONG, ATHELAS = "mirror-of-galadriel", "bilbos-song", "athelas"
PALANTIR = "the-palantir-of-orthanc"


def phase_5(free: tuple[str, ...], shadow: tuple[str, ...] = (), **setting: Any) -> Story:
    return war((next_action,), dice={FREE: free, SHADOW: shadow}, **setting)


# ------------------------------------------------ with which die


@pytest.mark.parametrize(
    ("face", "icons"),
    [
        ("character", {"character"}),
        ("army", {"army"}),
        ("muster", {"muster"}),
        ("muster-army", {"army", "muster"}),
        ("event", {"character", "army", "muster"}),
        ("will-of-the-west", {"character", "army", "muster"}),
    ],
)
def test_5_1_a_die_plays_cards_of_its_icon_and_an_event_plays_any(
    face: str, icons: set[str]
) -> None:
    cards = ("elven-cloaks", "a-power-too-great", "wisdom-of-elrond")
    table = war(hands={FREE: cards}).table
    played = {EVENT_CARDS[card].icon for card in cards if can_play(table, FREE, card, face)}
    assert played == icons


def test_5_1_the_deck_and_the_icon_are_different_things() -> None:
    assert {c.icon for c in EVENT_CARDS.values() if c.deck == "character"} == {"character"}
    assert {c.icon for c in EVENT_CARDS.values() if c.deck == "strategy"} == {"army", "muster"}


def test_5_2_a_condition_must_be_met() -> None:
    table = war(fellows="strider", hands={FREE: ("horn-of-gondor",)}).table
    assert not can_play(table, FREE, "horn-of-gondor", "event")
    assert can_play(war(fellows="boromir").table, FREE, "horn-of-gondor", "event")


def test_4_2_the_mouth_of_sauron_lets_a_muster_result_play_an_army_card_once_a_turn() -> None:
    armies = {"minas-morgul": "2 sauron-regular", "nurn": "mouth-of-sauron"}
    hands = {SHADOW: ("olog-hai",)}
    story = phase_5((), ("muster", "muster"), armies=armies, at_war="sauron", hands=hands)
    story.shadow(("muster", "play-card"), "olog-hai")
    assert story.table.messenger_used
    story = phase_5((), ("muster",), armies=armies, at_war="sauron", hands=hands)
    story.table.messenger_used = True
    assert playable(story.table, SHADOW, "muster") == ()


def test_5_2_the_die_that_plays_a_card_is_none_of_the_unused_dice() -> None:
    hands = {FREE: (MIRROR,)}
    setting = {"region": "bree", "corruption": 0}
    alone = phase_5(("character",), hands=hands, fellowship=setting)
    assert "play-card" not in alone.deeds("character")
    story = phase_5(("character", "character"), hands=hands, fellowship=setting)
    story.free(("character", "play-card"), MIRROR)
    assert story.table.dice[FREE] == ("will-of-the-west",)


def test_5_2_the_last_die_plays_no_lidless_eye() -> None:
    hands = {SHADOW: ("the-lidless-eye",)}
    assert ("event", "play-card") not in phase_5((), ("event",), hands=hands).offers
    story = phase_5((), ("event", "army"), hands=hands)
    story.shadow(("event", "play-card"), "the-lidless-eye")
    assert story.table.hunt_box[SHADOW] == 1


# ------------------------------------------------ where it goes


def test_5_3_a_played_card_is_discarded() -> None:
    story = war((play, FREE, SONG, "character"), hands={FREE: (SONG,)})
    assert hand(story.table, FREE) == ()
    assert story.table.discard == (SONG,)


def test_5_3_a_table_card_stays_and_does_not_count_for_the_hand() -> None:
    story = war((play, FREE, "mithril-coat-and-sting", "character"))
    assert story.table.on_table == ("mithril-coat-and-sting",)
    assert story.table.discard == ()


def test_5_3_it_is_discarded_as_soon_as_its_condition_no_longer_holds() -> None:
    story = war((play, FREE, SONG, "character"), fellows="strider", on_table=("horn-of-gondor",))
    assert story.table.on_table == ()
    assert "horn-of-gondor" in story.table.discard
    assert story.events("table-card-discarded") == [
        {"event": "table-card-discarded", "card": "horn-of-gondor"}
    ]


def test_the_cards_in_hand_are_not_told_by_what_is_asked() -> None:
    story = phase_5(("event",), hands={FREE: (SONG,)}, fellowship={"corruption": 1})
    story.free(("event", "play-card"))
    assert story.asks(FREE, "play-card")  # though there is one card only


# ------------------------------------------------ Gandalf the Grey


def with_gandalf(face: str, **setting: Any) -> Story:
    setting.setdefault("fellowship", {"corruption": 2})
    return war((play, FREE, SONG, face), hands={FREE: (SONG,)}, **setting)


def test_r39_an_event_result_with_gandalf_as_guide_draws_from_the_same_deck() -> None:
    story = with_gandalf("event")
    assert story.asks(FREE, "guide-draw")
    story.free("yes").draws(ATHELAS)
    assert hand(story.table, FREE) == (ATHELAS,)


def test_r39_no_other_result_and_no_other_guide_will_do() -> None:
    assert with_gandalf("character").is_over
    assert with_gandalf("event", fellows="strider").is_over


def test_o7_a_will_of_the_west_counts_as_an_event_result() -> None:
    assert with_gandalf("will-of-the-west").asks(FREE, "guide-draw")
    other = with_gandalf("will-of-the-west", options={"will-as-event": "does-not"})
    assert other.is_over


def test_r39_a_card_played_without_a_die_draws_nothing() -> None:
    assert with_gandalf("").is_over


def test_r39_separating_gandalf_with_that_very_card_loses_the_draw() -> None:
    card = "i-will-go-alone"
    story = war((play, FREE, card, "event"), fellows="gandalf-grey", hands={FREE: (card,)})
    story.free("rivendell")
    assert story.is_over
    assert story.table.fellowship.guide == "gollum"


# ------------------------------------------------ removing from the table


def test_5_6_removing_a_card_is_a_full_action() -> None:
    hands = {SHADOW: ("olog-hai", "orc-patrol")}
    story = phase_5((), ("event", "army"), on_table=("a-power-too-great",), hands=hands)
    story.shadow(("army", "remove-card"))
    assert story.table.on_table == ()
    assert story.table.dice[SHADOW] == ("event",)
    while story.question.kind not in ("die", "act"):
        story.shadow(*story.offers)
    assert hand(story.table, SHADOW) == ()
    assert story.table.discard[:1] == ("a-power-too-great",)


def test_o5_the_army_card_that_pays_is_any_of_the_strategy_deck() -> None:
    hands = {SHADOW: ("pits-of-mordor", "orc-patrol")}  # a Muster icon
    story = phase_5((), ("army",), on_table=("a-power-too-great",), hands=hands)
    assert "remove-card" in story.deeds("army")


def test_o5_unless_the_table_decided_otherwise() -> None:
    hands = {SHADOW: ("pits-of-mordor", "orc-patrol")}
    options = {"army-event-card": "icon"}
    table = ("a-power-too-great",)
    story = phase_5((), ("army",), on_table=table, hands=hands, options=options)
    assert "remove-card" not in story.deeds("army")


def test_4_3_a_ring_and_any_die_remove_the_palantir() -> None:
    armies = {"orthanc": "saruman"}
    story = phase_5(("muster",), on_table=(PALANTIR,), armies=armies)
    story.free(("muster", "remove-card"))
    assert story.table.rings == {FREE: 2, SHADOW: 1}
    assert story.table.ring_used == (FREE,)


def test_5_6_a_will_of_the_west_removes_it_without_a_ring() -> None:
    armies = {"orthanc": "saruman"}
    story = phase_5(("will-of-the-west",), on_table=(PALANTIR,), armies=armies)
    story.free(("will-of-the-west", "remove-card"))
    assert story.table.rings[FREE] == 3


# ------------------------------------------------ three and four players


def test_16_8_a_card_with_a_player_icon_is_that_players() -> None:
    card = "guards-of-the-citadel"
    table = war(players=4, hands={"gondor-player": (card,), "rohan-player": (card,)}).table
    assert can_play(table, "gondor-player", card, "event")
    assert not can_play(table, "rohan-player", card, "event")
    assert can_play(war(players=3).table, FREE, card, "event")
