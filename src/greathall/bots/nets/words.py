"""What a player sees and may answer, as numbers of words: what a learned net reads.

Every fact of a view is a word made of its field, of what it is about and of its value; every option
is a few words made of the kind of its question, of what that is about and of its parts, and of the
facts about each of these. What the steward thinks of an option is a word of it as well. The same
word has the same number everywhere, on every machine; there is no table of words, they are hashed.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple
from zlib import crc32

from greathall.kernel import Player, Question

WORDS: Final = 1 << 13  # different numbers
REMEMBERED: Final = 1 << 15  # facts, after which a reader forgets all of them
PARTS: Final = 8  # of an option, or of what a question is about; others are left out
ME: Final = "me"
LISTED: Final = "in"  # a table's row has this among its values
OPINION: Final = "steward"
LAST_RANK: Final = 5  # and below
SITUATED: Final = "at"  # a table has a row of this name
Numbers = tuple[int, ...]
Row = tuple[str, Any]  # the field of a view, and a key of its table


class _Entry(NamedTuple):
    """What a table within a table has under a key."""

    key: Any
    value: Any


class Reading(NamedTuple):
    """A decision as a net reads it."""

    position: list[int]
    options: list[list[int]]


def number_of(*words: Any) -> int:
    """The number of words that belong together, in this order.

    >>> number_of("hand", "frodo", "lembas") == number_of("hand", "frodo", "lembas")
    True
    >>> 0 <= number_of("hand", "frodo", "lembas") < WORDS
    True
    """
    plain = "|".join(str(int(word) if word.__class__ is bool else word) for word in words)
    return crc32(plain.encode()) % WORDS


class Reader:
    """Reads views as one player among these: what is theirs has a word of its own besides."""

    def __init__(self, me: Player, players: tuple[Player, ...]) -> None:
        self.me, self.players = me, players
        self._known: dict[Any, Numbers] = {}

    def read(
        self, view: Mapping[str, Any], question: Question[Any], opinions: Sequence[float]
    ) -> Reading:
        """A decision of this player, with what a steward thinks of its options."""
        return Reading(self.position(view), self.options(view, question, opinions))

    def position(self, view: Mapping[str, Any]) -> list[int]:
        """All facts of a view."""
        if len(self._known) > REMEMBERED:
            self._known.clear()
        found = [number_of("player", self.me)]
        for field, value in view.items():
            if isinstance(value, dict):
                for key, of_key in value.items():
                    found += self._fact(field, key, of_key)
            else:
                found += self._fact(field, None, value)
        return found

    def options(
        self, view: Mapping[str, Any], question: Question[Any], opinions: Sequence[float]
    ) -> list[list[int]]:
        """All options of a question; what each of its parts has to do with what is seen."""
        kind, about = question.kind, question.about
        wanted = {*_parts(about), *(part for option in question.options for part in _parts(option))}
        tables = [(field, value) for field, value in view.items() if isinstance(value, dict)]
        listed = _rows_by_value(view, wanted)
        shared = [number_of("kind", kind), number_of("kind", kind, self.me)]
        for part in _parts(about):
            shared += self._facts_about("about", part, tables, listed)
        rows = []
        for option, rank in zip(question.options, ranks(opinions), strict=True):
            words = [*shared, *self._said(kind, about, option), *self._thought(kind, rank)]
            for place, part in enumerate(_parts(option)):
                words += self._facts_about(place, part, tables, listed)
            rows.append(words)
        return rows

    def _thought(self, kind: str, rank: int) -> Numbers:
        """The words of what the steward thinks of an option."""
        key = OPINION, kind, rank
        known = self._known.get(key)
        if known is None:
            words = number_of(OPINION, rank), number_of(OPINION, kind, rank)
            known = self._known[key] = words
        return known

    def _said(self, kind: str, about: Any, option: Any) -> Numbers:
        """The words of the option itself."""
        key = kind, about, option
        known = self._known.get(key)
        if known is None:
            words = [number_of(kind, option), number_of(kind, option, self.me)]
            for place, part in enumerate(_parts(option)):
                words += [number_of(kind, place, part), number_of(kind, about, place, part)]
                if part == self.me:
                    words.append(number_of(kind, place, ME))
            known = self._known[key] = tuple(words)
        return known

    def _facts_about(
        self, place: Any, part: Any, tables: list[Row], listed: Mapping[Any, list[Row]]
    ) -> list[int]:
        """What is known of this part of an option."""
        found: list[int] = []
        if not isinstance(part, str):
            return found
        for field, table in tables:
            if part in table:
                found += self._fact((SITUATED, place, field), None, table[part])
        for field, key in listed.get(part, ()):
            found += self._fact((LISTED, place, field), None, "" if key is None else key)
        return found

    def _fact(self, field: Any, key: Any, value: Any) -> Numbers:
        """The words of one value; those that have been asked for are remembered."""
        asked = field, key, value
        try:
            known = self._known.get(asked)
        except TypeError:  # a table within a table
            asked = field, key, _frozen(value)
            known = self._known.get(asked)
        if known is None:
            known = self._known[asked] = tuple(self._words(field, key, asked[2]))
        return known

    def _words(self, field: Any, key: Any, value: Any) -> Iterator[int]:
        me = self.me
        for place, parts in enumerate(_values(value)):
            yield number_of(field, key, *parts)
            if me in parts or key == me:
                own = (ME if part == me else part for part in parts)
                yield number_of(field, ME if key == me else key, *own)
            if parts[-1] in self.players:  # whose order says something, as on a track
                yield number_of(field, key, place, ME if parts[-1] == me else parts[-1])


def _parts(option: Any) -> tuple[Any, ...]:
    if option is None:
        return ()
    return option[:PARTS] if isinstance(option, tuple) else (option,)


def ranks(opinions: Sequence[float]) -> list[int]:
    """Which options are the best, the second best and so on, up to a point; 0 if all are alike.

    >>> ranks([3, 7, 7, 1]), ranks([2, 2])
    ([2, 1, 1, 3], [0, 0])
    """
    steps = sorted(set(opinions), reverse=True)
    if len(steps) == 1:
        return [0] * len(opinions)
    return [min(LAST_RANK, steps.index(opinion) + 1) for opinion in opinions]


def _rows_by_value(view: Mapping[str, Any], wanted: Container[Any]) -> dict[Any, list[Row]]:
    """In which rows these words are listed."""
    found: dict[Any, list[Row]] = {}
    for field, value in view.items():
        rows = value.items() if isinstance(value, dict) else ((None, value),)
        for key, of_key in rows:
            if of_key.__class__ is tuple:
                for each in of_key:
                    if each in wanted:
                        found.setdefault(each, []).append((field, key))
            elif of_key.__class__ is str and of_key in wanted:
                found.setdefault(of_key, []).append((field, key))
    return found


def _frozen(value: Any) -> Any:
    """The same with tuples instead of tables and lists."""
    if isinstance(value, Mapping):
        return tuple(_Entry(key, _frozen(of_key)) for key, of_key in value.items())
    if isinstance(value, list | tuple):
        return tuple(_frozen(each) for each in value)
    return value


def _values(value: Any) -> Iterator[tuple[Any, ...]]:
    """The plain values that something is made of, each with the keys that lead to it."""
    if value is None or value == "":
        return
    if isinstance(value, _Entry):
        for parts in _values(value.value):
            yield value.key, *parts
    elif isinstance(value, tuple):
        for each in value:
            if isinstance(each, tuple) and not isinstance(each, _Entry):
                yield each or ("",)
            else:
                yield from _values(each)
    else:
        yield (value,)
