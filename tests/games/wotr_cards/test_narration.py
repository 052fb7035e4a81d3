"""The card game in words: cards, players and numbers stand in the right form."""

from __future__ import annotations

import pytest

from greathall import Question
from greathall.games.wotr_cards import GAME
from greathall.narration import Narrator
from greathall.texts import Texts


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "Frodo draws 1 card."),
        ("en", 0, "Frodo has no card left to draw."),
        ("uk", 1, "Фродо бере 1 карту."),
        ("uk", 3, "Фродо бере 3 карти."),
        ("uk", 5, "Фродо бере 5 карт."),
        ("uk", 21, "Фродо бере 21 карту."),
        ("pl", 1, "Frodo dobiera 1 kartę."),
        ("pl", 3, "Frodo dobiera 3 karty."),
        ("pl", 5, "Frodo dobiera 5 kart."),
        ("pl", 22, "Frodo dobiera 22 karty."),
    ],
)
def test_numbers_take_the_right_form(language: str, count: int, words: str) -> None:
    event = {"event": "cards-drawn", "player": "frodo", "count": count, "cards": None}
    assert Narrator(Texts(language, GAME.id)).event(event) == words


def test_what_is_secret_is_told_without_its_name() -> None:
    event = {"event": "card-discarded", "player": "frodo", "source": "hand", "shown": False}
    narrator = Narrator(Texts("en", GAME.id))
    assert (
        narrator.event({**event, "card": "gimli"}) == "Frodo discards Gimli from hand, face down."
    )
    assert narrator.event({**event, "card": None}) == "Frodo discards a card from hand, face down."


def test_a_player_and_a_card_of_one_name_are_told_apart() -> None:
    """In Polish the player Aragorn and the card of his name stand in different forms."""
    event = {"event": "card-moved", "player": "aragorn", "card": "aragorn", "to": "moria"}
    told = Narrator(Texts("pl", GAME.id)).event(event)
    assert told == "Aragorn porusza kartę „Aragorn” do lokalizacji „Moria”."


def test_losses_are_told_with_their_place() -> None:
    narrator = Narrator(Texts("uk", GAME.id))
    question = Question("aragorn", "agree", ("yes", "no"), about=("moria", "gimli", "legolas"))
    assert narrator.question(question) == (
        "На локації «Морія» пропонують знищити: «Гімлі», «Леголас». Ви згодні?"
    )
    assert narrator.option(question, "no") == "Ні, нехай вибирають нападники"


def test_corruption_rises_and_falls() -> None:
    narrator = Narrator(Texts("en", GAME.id))
    event = {"event": "corruption-changed", "total": 2}
    assert narrator.event({**event, "change": 2}) == "Corruption rises by 2 to 2."
    assert narrator.event({**event, "change": -1}) == "Corruption falls by 1 to 2."


@pytest.mark.parametrize(
    ("lost", "words"),
    [
        (("gimli",), "W lokalizacji „Moria” ma zostać wykluczona karta „Gimli”."),
        (
            ("gimli", "sting"),
            "W lokalizacji „Moria” mają zostać wykluczone karty: „Gimli”, „Żądło”.",
        ),
    ],
)
def test_one_card_or_several_are_to_be_lost(lost: tuple[str, ...], words: str) -> None:
    question = Question("aragorn", "agree", ("yes", "no"), about=("moria", *lost))
    assert Narrator(Texts("pl", GAME.id)).question(question) == f"{words} Czy się zgadzasz?"
