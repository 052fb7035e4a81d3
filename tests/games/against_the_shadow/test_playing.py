"""How bots play cards (pp. 4, 8)."""

from __future__ import annotations

from typing import Any

from games.against_the_shadow.story import activated, shadow
from games.wotr_cards.story import Story


def morannon(deck: str, **setting: Any) -> Story:
    """Morannon is activated: the Mordor bot draws 5 and plays the first army."""
    decks = {"free": "", "shadow": "morannon"}
    return activated(
        ("activate_random_battleground",),
        turn="frodo",
        first="frodo",
        battleground_deck=decks,
        deck={"witch-king": deck},
        **setting,
    )


def test_the_first_card_that_fits_in_the_order_drawn_is_played() -> None:
    story = morannon("the-hunter olog-hai mordor-orcs black-uruks fell-beast")
    story.draws("the-hunter", "mordor-orcs", "fell-beast", "olog-hai", "black-uruks")
    assert story.table.reserve["witch-king"] == ("mordor-orcs",)
    left = {"the-hunter": 1, "fell-beast": 1, "olog-hai": 1, "black-uruks": 1}
    assert story.discarded("witch-king") | {} == left
    assert story.table.aside["witch-king"] == ()


def test_everybody_sees_the_cards_among_which_one_is_looked_for() -> None:
    story = morannon("the-hunter olog-hai", path="khazad-dum").draws("olog-hai", "the-hunter")
    (shown,) = story.events("bot-cards-shown")
    assert shown["cards"] == ("olog-hai", "the-hunter")
    assert story.table.discard["witch-king"] == ()


def test_a_card_played_by_a_text_follows_the_priorities_of_the_flowchart_p8() -> None:
    story = morannon(
        "olog-hai mordor-orcs",
        battlegrounds=("lorien",),
        there={"lorien": "mordor-orcs"},
        path="",
    ).draws("olog-hai", "mordor-orcs")
    assert story.table.there["lorien"] == ("mordor-orcs", "olog-hai")


def test_a_character_played_this_round_is_not_played_again_by_a_text_p4() -> None:
    story = activated(
        ("activate_next_path",),
        path="",
        path_number=7,
        paths=("morgul-vale",),
        deck={"witch-king": "the-hunter the-warrior olog-hai"},
        played=("the-hunter",),
    ).draws("the-hunter", "the-warrior", "olog-hai")
    assert story.place("the-warrior") == "morgul-vale"
    assert story.place("the-hunter") is None


def test_the_text_of_a_card_works_without_another_discarded_p4() -> None:
    story = shadow(
        path="khazad-dum",
        hand={"witch-king": "the-black-easterling mordor-orcs mordor-orcs"},
        deck={"witch-king": "olog-hai"},
    ).draws("the-black-easterling", "olog-hai")
    assert story.table.hand["witch-king"] == ("mordor-orcs", "mordor-orcs", "olog-hai")
    assert story.discarded("witch-king") == {}


def test_an_event_is_eliminated_and_remembered_for_the_round_p4() -> None:
    story = shadow(
        hand={"witch-king": "the-day-without-dawn mordor-orcs mordor-orcs"},
        deck={"witch-king": "the-hunter"},
    ).draws("the-day-without-dawn", "the-hunter", "the-hunter")
    assert story.table.eliminated_seen["witch-king"] == ("the-hunter", "the-day-without-dawn")
    assert story.table.played == ("the-day-without-dawn",)
