"""The bot cards and scenarios (pp. 1, 2, 6)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import ClassVar

import pytest

from greathall.games.against_the_shadow.facts import (
    ADAPTED,
    ALL_CARDS,
    BOT_CARDS,
    BOT_SCENARIOS,
    ORIGINS,
    PRINTED,
    REPLACED_LOCATIONS,
    RULEBOOK,
)
from greathall.games.against_the_shadow.table import ShadowedEarth
from greathall.games.wotr_cards.facts import CARDS, LOCATIONS, FactionCard
from greathall.games.wotr_cards.places import named_wielders
from greathall.games.wotr_cards.preparation import deck_of


def test_sixty_bot_cards_replace_all_cards_of_the_shadow_p1() -> None:
    shadow = {card.id for card in CARDS.values() if card.side == "shadow" and not card.promo}
    assert set(BOT_CARDS) == shadow
    assert sum(card.copies for card in BOT_CARDS.values()) == 60


def test_the_four_factions_share_the_bot_cards_p1() -> None:
    cards: Counter[str] = Counter()
    for card in BOT_CARDS.values():
        cards[card.faction] += card.copies
    assert cards == {"isengard": 12, "monstrous": 11, "southron": 7, "mordor": 30}


def test_a_table_of_the_expansion_reads_the_figures_of_the_bot_cards() -> None:
    assert ALL_CARDS["saruman"] is BOT_CARDS["saruman"]
    assert ALL_CARDS["gandalf-the-grey"] is CARDS["gandalf-the-grey"]


def test_what_is_not_read_from_the_bot_cards_is_as_on_the_base_cards() -> None:
    for card in BOT_CARDS.values():
        base = CARDS[card.id]
        assert (card.faction, card.type, card.keywords) == (base.faction, base.type, base.keywords)


def test_the_copies_and_wielders_of_a_corrected_bot_card_count() -> None:
    class Corrected(ShadowedEarth):
        cards: ClassVar[dict[str, FactionCard]] = ALL_CARDS | {
            "olog-hai": replace(ALL_CARDS["olog-hai"], copies=3),
            "fell-beast": replace(ALL_CARDS["fell-beast"], wielders=(("card", "the-hunter"),)),
        }

    assert deck_of("trilogy", "witch-king", promos=False, table=Corrected).count("olog-hai") == 3
    assert named_wielders("fell-beast", Corrected) == {"the-hunter"}


def test_two_battlegrounds_of_the_shadow_and_four_paths_are_replaced_p1() -> None:
    facts = [LOCATIONS[place] for place in REPLACED_LOCATIONS]
    assert sum(place.is_path for place in facts) == 4
    assert [place.side for place in facts if not place.is_path] == ["shadow", "shadow"]


def test_every_card_says_whether_the_rulebook_states_it() -> None:
    assert {origin.source for origin in ORIGINS.values()} <= {RULEBOOK, ADAPTED, PRINTED}
    stated = [card for card, origin in ORIGINS.items() if origin.stated]
    assert stated == [card for card, origin in ORIGINS.items() if origin.source == RULEBOOK]
    assert len(stated) == 8  # nine cards: there are two White Hand Orcs


@pytest.mark.parametrize(
    ("scenario", "people", "seats"),
    [
        ("trilogy", 1, {"free": ("frodo", "aragorn")}),
        ("trilogy", 2, {"frodo": ("frodo",), "aragorn": ("aragorn",)}),
        ("duel-2", 1, {"gandalf": ("gandalf",)}),
        ("duel-3", 1, {"gandalf": ("gandalf",)}),
        ("fellowship", 1, {"gandalf": ("gandalf",)}),
    ],
)
def test_people_play_the_free_peoples_p1(
    scenario: str, people: int, seats: dict[str, tuple[str, ...]]
) -> None:
    assert BOT_SCENARIOS[scenario].seats(people) == seats
    only = {name: found.people for name, found in BOT_SCENARIOS.items() if name != "trilogy"}
    assert only == {"duel-2": (1,), "duel-3": (1,), "fellowship": (1,)}
