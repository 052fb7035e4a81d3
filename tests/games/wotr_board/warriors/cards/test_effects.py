"""What several cards of the expansion do, and that every card is written and tried."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.texts import classes_in, untested
from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.card_texts import COMBATS, EVENTS, INITIATIVES, CombatText
from greathall.games.wotr_board.drawing import decks_of_all
from greathall.games.wotr_board.facts import EVENT_CARDS, FACTION, FREE
from greathall.games.wotr_board.warriors.cards.effects import is_at_sea
from greathall.games.wotr_board.warriors.facts import CALL_CARDS, FACTIONS
from greathall.kernel import Pile

CARDS = "greathall.games.wotr_board.warriors.cards"
TESTS = Path(__file__).parent
NEW = [card for card in EVENT_CARDS.values() if card.added_by_warriors]
GENERAL = {"free-peoples": "free_peoples", "shadow": "shadow"}


def module_of(card: str) -> str:
    """Where the text of an event is."""
    facts = EVENT_CARDS[card]
    if facts.deck != FACTION:
        return "new_events"
    return facts.faction.replace("-", "_") or GENERAL[facts.side]


def test_every_event_has_a_text_that_serves_all_its_copies() -> None:
    assert all(card in EVENTS for card in EVENT_CARDS)
    for card in EVENT_CARDS.values():
        if card.copy_of:
            assert EVENTS[card.id] is EVENTS[card.copy_of]


@pytest.mark.parametrize("module", ["new_events", "free_peoples", "shadow", *FACTIONS])
def test_every_event_has_its_class_in_its_module_and_gives_a_test_its_name(module: str) -> None:
    name = module.replace("-", "_")
    own = [card for card in NEW if module_of(card.id) == name]
    assert classes_in(f"{CARDS}.{name}", EVENTS) == {card.id for card in own}
    first = [card.id for card in own if not card.copy_of]
    assert untested(first, TESTS / f"test_{name}.py") == []


@pytest.mark.parametrize("side", ["free-peoples", "shadow"])
def test_every_call_to_battle_card_has_a_class_and_gives_a_test_its_name(side: str) -> None:
    own = [card.id for card in CALL_CARDS.values() if card.side == side]
    name = f"calls_{GENERAL[side]}"
    assert classes_in(f"{CARDS}.{name}", COMBATS) == set(own)
    assert untested(own, TESTS / f"test_{name}.py") == []


@pytest.mark.parametrize("card", CALL_CARDS)
def test_a_call_to_battle_card_speaks_at_its_printed_initiative(card: str) -> None:
    moments = [*enumerate(INITIATIVES), (7, CombatText.rescue), (8, CombatText.end_the_round)]
    said = tuple(number for number, moment in moments if COMBATS[card].says(moment))
    assert said == CALL_CARDS[card].initiative


def test_a_card_may_be_drawn_from_any_deck_that_has_one() -> None:
    story = factions()
    assert decks_of_all(story.table, FREE) == ("character", "strategy", "faction")
    empty = factions(character_deck={FREE: Pile()}, faction_deck={FREE: Pile()})
    assert decks_of_all(empty.table, FREE) == ("strategy",)


def test_nobody_is_at_sea_without_the_western_way() -> None:
    assert not is_at_sea(factions(fellowship={"region": "grey-havens"}).table)
