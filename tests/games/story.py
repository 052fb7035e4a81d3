"""A match in the middle of things, whatever the game: answer in words, look at what is asked."""

from __future__ import annotations

from typing import Any, Self

from greathall.kernel import CHANCE, Match, Question


class Story:
    """A match in which chance answers only as the test says."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def answers(self, *given: tuple[str, Any]) -> Self:
        """Give these answers in this order; an unexpected question fails the test."""
        for actor, option in given:
            asked = {q.actor: q for q in self.match.questions()}
            assert actor in asked, f"{actor} is not asked; waiting: {list(asked.values())}"
            assert option in asked[actor].options, f"{option!r} not in {asked[actor]}"
            self.match.answer(actor, option)
        return self

    def draws(self, *cards: str) -> Self:
        """Chance gives these, one after the other."""
        return self.answers(*((CHANCE, card) for card in cards))

    @property
    def question(self) -> Question[Any]:
        """The one question that waits."""
        (question,) = self.match.questions()
        return question

    def asks(self, actor: str, kind: str) -> bool:
        """Whether this is all that anybody is asked."""
        return [(q.actor, q.kind) for q in self.match.questions()] == [(actor, kind)]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What the chronicle tells everybody of this kind of event, but for its cause."""
        told = [event for event in self.match.log(None) if event["event"] == kind]
        return [{name: v for name, v in event.items() if name != "cause"} for event in told]
