"""Questions, answers and events as sentences: what a terminal or a browser tells people.

The wording is in `locales/` and found by kind: `question-turn`, `answer-turn-pass`, `event-passed`.

>>> narrator = Narrator(Texts("en"))
>>> narrator.event({"event": "card-moved", "player": "frodo", "card": "gimli", "to": "moria"})
'Frodo moves Gimli to Moria.'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from greathall.kernel import Question
from greathall.texts import Texts

NOTHING = "nothing"  # the kind of what is not there, or not for us to know


class Narrator:
    """Tells in one language what is asked, what can be answered, and what happened."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._found: dict[tuple[str, str], tuple[str, str]] = {}

    def question(self, question: Question[Any]) -> str:
        """What is asked, in one sentence."""
        about = question.about if isinstance(question.about, tuple) else (question.about,)
        fields = self._fields("about", about[0])
        return self.texts(f"question-{question.kind}", **fields, cards=self.names(about[1:]))

    def option(self, question: Question[Any], option: Any) -> str:
        """One answer that may be given, in a few words."""
        words = option if isinstance(option, tuple) else (option,)
        fields: dict[str, object] = {"card": "", "location": "", "cards": self.names(words)}
        for word in words:
            kind, name = self.name(word)
            fields[kind.replace("-", "_")] = name
        for message in _wordings(question.kind, words):
            if self.texts.has(message):
                return self.texts(message, **fields)
        return ", ".join(self.name(word)[1] for word in words)

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as far as the one who is told may know it."""
        fields: dict[str, object] = {}
        for field, value in event.items():
            if field != "event":
                fields |= self._fields(field, value)
        return self.texts(f"event-{event['event']}", **fields)

    def names(self, words: tuple[Any, ...]) -> str:
        """Several things one after the other, each in quotation marks where that is the custom."""
        return ", ".join(self.texts("quoted", name=self.name(word)[1]) for word in words)

    def name(self, word: Any, hint: str = "") -> tuple[str, str]:
        """What kind of thing this is and how it is called; `hint` is the kind it ought to be.

        A word that is no name of a thing is a kind of its own.
        """
        if word is None or word == "":
            return NOTHING, ""
        key = str(word), hint
        if key not in self._found:
            self._found[key] = self._look_up(*key)
        return self._found[key]

    def _look_up(self, word: str, hint: str) -> tuple[str, str]:
        ids = {
            "card": f"card-{word}",
            "location": f"location-{word}",
            "player": f"player-{word}",
            "side": f"side-{word}",
            "phase": f"phase-{word}",
        }
        kinds = [hint, *ids] if hint in ids else [*ids]
        found = (kind for kind in kinds if self.texts.has(ids[kind]))
        kind = next(found, "")
        return (kind, self.texts(ids[kind])) if kind else (word, word)

    def _fields(self, field: str, value: Any) -> dict[str, object]:
        """A value as messages need it: its name, of what kind it is, and its id."""
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if isinstance(value, int):
            sign = "less" if value < 0 else "more"
            return {field: value, f"{field}_size": abs(value), f"{field}_sign": sign}
        if isinstance(value, tuple):
            kind = "list" if value else NOTHING
            return {field: self.names(value), f"{field}_kind": kind}
        kind, name = self.name(value, field)
        return {field: name, f"{field}_kind": kind, f"{field}_id": str(value)}


def _wordings(kind: str, words: tuple[Any, ...]) -> Iterator[str]:
    """The messages that may word an answer, the most special first."""
    first = words[0] if words else NOTHING
    yield f"answer-{kind}-{first}"
    yield f"answer-{kind}"
    yield f"answer-{first}"
