"""Warriors of Middle-earth: nothing of the box is missing."""

from __future__ import annotations

from collections import Counter

from greathall.games.wotr_board.facts import (
    ARMY,
    CHARACTER,
    COMBAT_CARDS,
    EVENT_CARDS,
    EYE,
    FACTION,
    FREE,
    MUSTER,
    REGIONS,
    SHADOW,
    STRATEGY,
)
from greathall.games.wotr_board.warriors.facts import (
    CALL_CARDS,
    FACTION_FACES,
    FACTIONS,
    FACTIONS_OF,
)

FACTION_EVENTS = [card for card in EVENT_CARDS.values() if card.deck == FACTION]
NEW_EVENTS = [c for c in EVENT_CARDS.values() if c.added_by_warriors and c.deck != FACTION]


def test_each_side_has_twenty_faction_events() -> None:
    icons = {FREE: {CHARACTER: 10, ARMY: 3, MUSTER: 7}, SHADOW: {CHARACTER: 8, ARMY: 5, MUSTER: 7}}
    for side, counted in icons.items():
        own = [card for card in FACTION_EVENTS if card.side == side]
        assert [card.number for card in own] == list(range(1, 21))
        assert Counter(card.icon for card in own) == counted
        assert Counter(card.faction for card in own) == {
            **dict.fromkeys(FACTIONS_OF[side], 5),
            "": 5,
        }


def test_equal_cards_share_what_is_printed_on_them() -> None:
    for card in FACTION_EVENTS:
        if card.copy_of:
            first = EVENT_CARDS[card.copy_of]
            assert (card.icon, card.faction, card.table) == (first.icon, first.faction, False)


def test_nine_new_events_take_the_numbers_of_nine_others() -> None:
    removed = [card for card in EVENT_CARDS.values() if card.removed_by_warriors]
    assert len(NEW_EVENTS) == 9
    assert [(c.side, c.deck, c.number, c.icon) for c in NEW_EVENTS] == [
        (c.side, c.deck, c.number, c.icon) for c in removed
    ]
    assert all(card.combat in COMBAT_CARDS for card in NEW_EVENTS)


def test_every_faction_has_eight_figures_and_two_call_to_battle_cards() -> None:
    assert [len(FACTIONS_OF[side]) for side in (FREE, SHADOW)] == [3, 3]
    for faction in FACTIONS.values():
        assert faction.figures == 8
        assert all(region in REGIONS for region, _ in faction.start)
        calls = [card for card in CALL_CARDS.values() if card.faction == faction.id]
        assert [card.back for card in calls] == [STRATEGY, CHARACTER]
        assert {card.side for card in calls} == {faction.side}


def test_the_faction_dice_have_six_faces_and_the_shadow_an_eye() -> None:
    assert [len(faces) for faces in FACTION_FACES.values()] == [6, 6]
    assert Counter(FACTION_FACES[FREE]) == {
        "recruit-faction": 2,
        "play-draw": 2,
        "recruit-play": 1,
        "recruit-draw": 1,
    }
    assert set(FACTION_FACES[SHADOW]) - set(FACTION_FACES[FREE]) == {EYE, "wild"}
