"""Texts and the moments at which they act."""

from __future__ import annotations

from typing import Any, ClassVar

from greathall.kernel import Text, when


class Card(Text, abstract=True):
    """The texts of a game, and all moments that it has."""

    all: ClassVar[dict[str, Any]] = {}

    @classmethod
    def register(cls, text: Any) -> None:
        cls.all[text.id] = text

    def played(self, who: str) -> str:
        return ""

    def moved(self, who: str) -> str:
        return ""

    def strength(self) -> int:
        return 0


class Rider(Card, abstract=True):
    """Texts that have something in common."""

    def strength(self) -> int:
        return 2


class TheodenKing(Rider):
    @when(Card.played, Card.moved)
    def blow_the_horn(self, who: str) -> str:
        return f"{who} blows the horn"


class Gamling(Rider):
    def played(self, who: str) -> str:
        return f"{who} is old"


class Silent(Card):
    pass


def test_every_text_is_registered_under_its_name_and_classes_of_texts_are_not() -> None:
    assert list(Card.all) == ["theoden-king", "gamling", "silent"]


def test_a_deed_is_done_at_each_of_its_moments() -> None:
    text = Card.all["theoden-king"]
    assert text.played("ann") == text.moved("ann") == "ann blows the horn"


def test_a_text_says_something_where_it_or_a_class_above_it_fills_the_moment() -> None:
    theoden, gamling, silent = Card.all.values()
    assert [theoden.says(moment) for moment in (Card.played, Card.moved)] == [True, True]
    assert [gamling.says(moment) for moment in (Card.played, Card.moved)] == [True, False]
    assert gamling.says(Card.strength)
    assert not any(silent.says(moment) for moment in (Card.played, Card.moved, Card.strength))


def test_where_a_text_says_nothing_the_declaration_holds() -> None:
    assert Card.all["silent"].strength() == 0
    assert Card.all["gamling"].moved("ann") == ""
