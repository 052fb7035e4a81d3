"""Questions, answers and events as sentences: what a terminal or a browser shows people.

The wording is in `locales/` and found by kind: `question-turn`, `answer-turn-pass`, `event-passed`.

>>> Narrator(Texts("en")).name("nobody")
('nobody', 'nobody')
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from greathall.games import game_called
from greathall.kernel import Question
from greathall.texts import Texts

NOTHING = "nothing"  # the kind of what is not there, or not for us to know
# Parts of a name that sentences need: its cases; what a verb agrees with; and of a place, where it
# is, whence and whither.
CASES = ("gen", "dat", "acc", "ins", "loc")
FORMS = (".gen", ".dat", ".acc", ".ins", ".loc", ".gender", ".at", ".from", ".to")
# Between a vowel and a consonant Ukrainian has «в» for «у», unless the consonants would be too many
# to say: «віддаєте в Ланіспорті», «віддаєте у Вінтерфелі».
VOWEL = "[аеєиіїоуюяАЕЄИІЇОУЮЯ]"
U_AFTER_VOWEL = re.compile(rf"(?<={VOWEL}) у (?=[^\W\d_])(?!{VOWEL}|[вфВФ]|[гдлстхГДЛСТХ]ь?в)")


class Narrator:
    """Says in one language what is asked, what can be answered, and what happened."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.kinds = game_called(texts.game).names if texts.game else ()
        self._found: dict[tuple[str, str], tuple[str, str]] = {}
        self._bent: dict[tuple[str, str], dict[str, str]] = {}

    def question(self, question: Question[Any]) -> str:
        """What is asked, in one sentence."""
        about = question.about if isinstance(question.about, tuple) else (question.about,)
        fields = self._fields("about", about[0]) | {"cards_amount": len(about[1:])}
        kind = f"question-{question.kind}"
        return self._sounding(self.texts(kind, **fields, cards=self.names(about[1:])))

    def option(self, question: Question[Any], option: Any) -> str:
        """One answer that may be given, in a few words."""
        words = option if isinstance(option, tuple) else (option,)
        fields: dict[str, object] = {"card": "", "location": "", "cards": self.names(words)}
        for word in words:
            kind, name = self.name(word)
            fields |= self._thing(kind.replace("-", "_"), kind, name, word)
            if isinstance(word, int):
                fields["count"] = word
        for message in _wordings(question.kind, words):
            if self.texts.has(message):
                return self._sounding(self.texts(message, **fields))
        if isinstance(option, tuple) and self._is_army(words):
            return self.army(words)
        return ", ".join(self.name(word)[1] for word in words)

    def event(self, event: Mapping[str, Any]) -> str:
        """What happened, as far as the reader may know it.

        An event may have parts, which follow as events of their own, one line each.
        """
        parts = [part for value in event.values() if _are_parts(value) for part in value]
        told = {name: v for name, v in event.items() if name != "event" and not _are_parts(v)}
        sentence = self.sentence(f"event-{event['event']}", told)
        return "\n".join([sentence, *(f"  {self.event(part)}" for part in parts)])

    def sentence(self, message_id: str, fields: Mapping[str, Any]) -> str:
        """A message with names and numbers in it, such as a reason that a bot gives."""
        named: dict[str, object] = {}
        for field, value in fields.items():
            named |= self._fields(field, value)
        return self._sounding(self.texts(message_id, **named))

    def _sounding(self, sentence: str) -> str:
        """A sentence as it is said: names have come together that do not know each other."""
        return U_AFTER_VOWEL.sub(" в ", sentence) if self.texts.language == "uk" else sentence

    def message(self, message_id: str, fields: Mapping[str, Any]) -> str:
        """What the hall says or refuses, with seats and bots by their names in our language."""
        named = dict(fields)
        for field in ("seat", "by"):
            if field in fields:
                named |= self.seat(str(fields[field]), field)
        if self.texts.has(f"bot-{fields.get('bot')}"):
            named["bot"] = self.texts(f"bot-{fields['bot']}")
        if message_id == "error-unknown-seat":  # a seat is typed by its id
            known = str(fields["known"]).split(", ")
            named["known"] = ", ".join(f"{self.seat(seat)['seat']} ({seat})" for seat in known)
        return self.texts(message_id, **named)

    def seat(self, seat: str, field: str = "seat", sitter: str = "") -> dict[str, object]:
        """A seat as messages need it, in every case; who sits there may be named beside it."""
        ids = {"seat": f"seat-{seat}", "player": f"player-{seat}"}
        kind = next((kind for kind in ids if self.texts.has(ids[kind])), NOTHING)
        name = seat if kind == NOTHING else self.texts(ids[kind])
        forms = self._forms(kind, seat)
        beside = f" ({sitter})" if sitter else ""
        cases = {f"{field}_{case}": forms.get(case, name) + beside for case in CASES}
        gender = {f"{field}_gender": forms.get("gender", "")}
        return {field: name + beside, f"{field}_kind": kind, **cases, **gender}

    def seats(self, seats: Sequence[str], field: str = "seats") -> dict[str, object]:
        """Several seats, one after the other in one case."""
        found = [self.seat(seat, field) for seat in seats]
        forms = (field, *(f"{field}_{case}" for case in CASES))
        return {form: ", ".join(str(fields[form]) for fields in found) for form in forms}

    def names(self, words: tuple[Any, ...], case: str = ".count") -> str:
        """Several things one after the other; cards and places in quotes where that is the custom.

        Units are counted instead.
        """
        if self._is_army(words):
            return self.army(words, case)
        found = [self.name(word) for word in words]
        return ", ".join(
            self.texts("quoted", name=name) if kind in ("card", "location") else name
            for kind, name in found
        )

    def army(self, units: tuple[str, ...], case: str = ".count") -> str:
        """Units counted by type: 2 footmen and 1 knight."""
        counted = [self._counted(unit, count, case) for unit, count in Counter(units).items()]
        others, last = counted[:-1], counted[-1]
        return self.texts("joined", others=", ".join(others), last=last) if others else last

    def _counted(self, unit: str, count: int, case: str) -> str:
        message = f"unit-{unit}{case}"
        if not self.texts.has(message):
            message = f"unit-{unit}.count"
        return self.texts(message, count=count)

    def _is_army(self, words: tuple[Any, ...]) -> bool:
        return bool(words) and all(self.name(word)[0] == "unit" for word in words)

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
        kinds = (hint, *self.kinds) if hint in self.kinds else self.kinds
        kind = next((kind for kind in kinds if self.texts.has(f"{kind}-{word}")), "")
        return (kind, self.texts(f"{kind}-{word}")) if kind else (word, word)

    def _fields(self, field: str, value: Any) -> dict[str, object]:
        """A value as messages need it: its name, of what kind it is, and its id."""
        if isinstance(value, bool):
            return {field: "yes" if value else "no"}
        if isinstance(value, int):
            sign = "less" if value < 0 else "more"
            return {field: value, f"{field}_size": abs(value), f"{field}_sign": sign}
        if isinstance(value, tuple):
            kind = "list" if value else NOTHING
            return {
                field: self.names(value),
                f"{field}_acc": self.names(value, ".acc"),
                f"{field}_kind": kind,
            }
        kind, name = self.name(value, field)
        if kind == "unit":
            return self._fields(field, (value,)) | {f"{field}_kind": kind, f"{field}_id": value}
        return self._thing(field, kind, name, value)

    def _thing(self, field: str, kind: str, name: str, word: Any) -> dict[str, object]:
        forms = {} if kind == "unit" else self._forms(kind, str(word))
        bent = {f"{field}_{form}": text for form, text in forms.items()}
        return {field: name, f"{field}_kind": kind, f"{field}_id": str(word), **bent}

    def _forms(self, kind: str, word: str) -> dict[str, str]:
        """The forms that a name has besides its own."""
        if (kind, word) not in self._bent:
            ids = {form.lstrip("."): f"{kind}-{word}{form}" for form in FORMS}
            self._bent[kind, word] = {
                form: self.texts(part) for form, part in ids.items() if self.texts.has(part)
            }
        return self._bent[kind, word]


def _are_parts(value: Any) -> bool:
    return isinstance(value, tuple | list) and any(isinstance(part, Mapping) for part in value)


def _wordings(kind: str, words: tuple[Any, ...]) -> Iterator[str]:
    """The messages that may word an answer, the most special first."""
    first = words[0] if words else NOTHING
    yield f"answer-{kind}-{first}"
    yield f"answer-{kind}"
    yield f"answer-{first}"
