"""Tests of card_texts.py: which texts there are, and when they speak (5.3, 8.3)."""

from __future__ import annotations

from games.wotr_board.story import war
from greathall.games.wotr_board.card_texts import (
    COMBATS,
    EVENTS,
    INITIATIVES,
    CombatText,
    EventText,
    on_table,
)
from greathall.games.wotr_board.facts import COMBAT_CARDS, EVENT_CARDS
from greathall.games.wotr_board.warriors.faction_texts import WarriorsText
from greathall.games.wotr_board.warriors.facts import CALL_CARDS

ON_THE_TABLE = (
    EventText.can_stop_tile,
    EventText.can_replace_tile,
    EventText.lowers_damage,
    EventText.hunt_roll_bonus,
    EventText.spares_hunt_box,
    EventText.fellowship_traced,
    EventText.fellowship_declared,
    EventText.fellowship_revealed,
    EventText.companion_taken,
    EventText.event_played,
    EventText.closes,
    EventText.bars_activation,
    EventText.bars_advance,
    EventText.nation_activated,
    EventText.nation_advanced,
    EventText.bars_combat_card,
    EventText.serves_in_battle,
    EventText.can_ignore_reveal,
    EventText.bars_tiles,
    EventText.hunts,
    EventText.joins,
    EventText.leads_the_ring,
    EventText.fills,
    EventText.voice_used,
    EventText.battle_begins,
    WarriorsText.bars_faction,
    WarriorsText.guards,
    WarriorsText.opens,
    WarriorsText.arms,
    WarriorsText.shields,
    WarriorsText.use_die,
    WarriorsText.faction_event_played,
)


def test_5_every_card_has_an_event_and_every_half_a_combat_text() -> None:
    assert set(EVENTS) == set(EVENT_CARDS)
    assert set(COMBATS) == set(COMBAT_CARDS) | set(CALL_CARDS)


def test_5_3_what_speaks_from_the_table_is_what_stays_there() -> None:
    speaking = {card for card in EVENTS if any(EVENTS[card].says(m) for m in ON_THE_TABLE)}
    assert speaking == {card.id for card in EVENT_CARDS.values() if card.table}


def test_5_2_a_card_that_stays_needs_no_text_of_its_own_when_played() -> None:
    silent = [card for card in EVENTS if not EVENTS[card].says(EventText.played)]
    assert silent
    assert all(EVENT_CARDS[card].table for card in silent)


def test_8_3_eight_initiatives_and_every_one_has_its_cards() -> None:
    assert len(INITIATIVES) == 8
    for moment in INITIATIVES:
        assert any(text.says(moment) for text in COMBATS.values()), moment.__name__
    for combat in COMBAT_CARDS:
        assert any(COMBATS[combat].says(moment) for moment in INITIATIVES), combat


def test_8_3_two_cards_may_cancel_the_enemys() -> None:
    cancel = sorted(card for card in COMBATS if COMBATS[card].says(CombatText.cancel))
    assert cancel == ["daring-defiance", "swarm-of-bats"]


def test_5_3_cards_on_the_table_speak_in_the_order_of_their_playing() -> None:
    for cards in (("horn-of-gondor", "axe-and-bow"), ("axe-and-bow", "horn-of-gondor")):
        table = war(on_table=(*cards, "wizards-staff")).table
        assert tuple(text.id for text in on_table(table, EventText.lowers_damage)) == cards
    assert on_table(war().table, EventText.lowers_damage) == ()
