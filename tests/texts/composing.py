"""Every text that takes a name or a number, with all names and numbers that change its words.

A text is composed as the engine, the terminal and the page compose it. Players, seats and the
classes of numbers are all there, of other names a sample of each way to decline them. Each game has
tables of its own in `tests/games/<game>/texts/`; they begin with the texts that all games share and
that name somebody or something of the game.
"""

from __future__ import annotations

import re
import textwrap
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from architecture.messages import Catalogue, bundles, catalogue
from games.declared import folder_of
from greathall.games import game_called, with_bases
from greathall.kernel import Question
from greathall.narration import NOTHING, Narrator
from greathall.texts import Texts
from texts.values import (
    EXACT,
    NUMBERS,
    OF_A_GAME,
    PLAIN_NUMBERS,
    Key,
    Values,
    game_values,
    hall_values,
    seats_of,
    shared,
)

FOLDER = Path(__file__).parent
RENEW = "python tests/texts/renew.py"
WIDTH, FEW_WORDS = 120, 6
MANY_LINES = 14  # a text that would have more is composed with every value, but not with every pair
# What a field tells of a name besides the name: its forms, its kind, its id.
FORM = re.compile(r"_(gen|dat|acc|ins|loc|gender|at|from|to|kind|id|size|sign)$")
CLASSES = ("one", "few", "many", "other")
OF_SEATS = ("acting", "first", "names", "player", "seat", "to", "winner")
HALL = "of the hall: "


@dataclass(frozen=True)
class Speaker:
    """Who tells a text: in which language, at a table of which game, and with which values."""

    language: str
    game: str
    values: Values

    @property
    def narrator(self) -> Narrator:
        return narrator_of(self.language, self.game)

    def fields(self, name: str) -> frozenset[str]:
        return every_text(self.language, self.game).fields(name)


def file_of(language: str, game: str = "") -> Path:
    folder = folder_of(game) / "texts" if game else FOLDER
    return folder / f"composed.{language}.txt"


@cache
def composed(language: str, game: str = "") -> str:
    """A whole table: under the name of each text what becomes of it."""
    if not game:
        speaker = Speaker(language, "", shared())
        return "\n".join(table(speaker, ""))
    own = table(Speaker(language, game, game_values(game)), game)
    hall = table(Speaker(language, game, hall_values(game)), "") if has_own_seats(game) else []
    return "\n".join([*hall, *own])


def has_own_seats(game: str) -> bool:
    """An expansion may have no other seats than the game it expands."""
    base = game_called(game).expands
    return not base or not set(seats_of(game)) <= set(seats_of(base))


def table(speaker: Speaker, bundle: str) -> list[str]:
    """The texts of a bundle, file by file; of the hall's those that are told at such a table."""
    lines = []
    for file in sorted((bundles()[bundle] / speaker.language).glob("*.ftl")):
        texts = [text for text in patterns(file) if bundle or is_of_a_game(speaker, text[0])]
        found = [(name, compositions(speaker, name, pattern)) for name, pattern in texts]
        title = file.stem if bundle or not speaker.game else f"{HALL}{file.stem}"
        lines += [f"## {title}", ""] if any(told for _, told in found) else []
        for name, told in found:
            lines += [name, *map(wrapped, gathered(told)), ""] if told else []
    return lines


def is_of_a_game(speaker: Speaker, name: str) -> bool:
    """Whether a text of the hall is told by this one: with a game, if it names something of it."""
    fields = {FORM.sub("", field) for field in speaker.fields(name)}
    named = [field for field in fields if f"{name} {field}" not in EXACT]
    by_games = any(field in OF_A_GAME or f"{name} {field}" in OF_A_GAME for field in named)
    return by_games == bool(speaker.game)


def gathered(lines: Sequence[str]) -> Iterator[str]:
    """Sentences that differ in one place as one: `[Stark | Tyrell] plays again.`"""
    group: list[list[str]] = []
    for words in map(str.split, lines):
        if group and not is_alike(group, words):
            yield as_one(group)
            group = []
        group.append(words)
    if group:
        yield as_one(group)


def is_alike(group: Sequence[Sequence[str]], words: Sequence[str]) -> bool:
    """Whether a sentence differs from these where they differ from each other, and in little."""
    longest = max(map(len, [*group, words]))
    shared = sum(ends([*group, words]))
    if len(group) > 1 and shared < sum(ends(group)):
        return False
    return longest <= FEW_WORDS or (longest - shared <= FEW_WORDS and shared * 2 >= longest)


def ends(group: Sequence[Sequence[str]]) -> tuple[int, int]:
    """How many words at the beginning and at the end are the same in all sentences."""
    shortest = min(map(len, group))
    before = next((i for i in range(shortest) if len({w[i] for w in group}) > 1), shortest)
    rest = shortest - before
    after = next((i for i in range(rest) if len({w[-1 - i] for w in group}) > 1), rest)
    return before, after


def as_one(group: Sequence[Sequence[str]]) -> str:
    if len(group) == 1:
        return " ".join(group[0])
    before, after = ends(group)
    first, last = group[0][:before], group[0][len(group[0]) - after :]
    between = " | ".join(" ".join(words[before : len(words) - after]) for words in group)
    return " ".join([*first, f"[{between}]", *last])


def wrapped(line: str) -> str:
    indents = {"initial_indent": " " * 4, "subsequent_indent": " " * 8}
    return textwrap.fill(line, WIDTH, break_long_words=False, break_on_hyphens=False, **indents)


def patterns(file: Path) -> Iterator[tuple[str, ftl.Pattern]]:
    """The texts of a file, parts of messages included."""
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for part in entry.attributes:
                yield f"{entry.id.name}.{part.id.name}", part.value


def compositions(speaker: Speaker, name: str, pattern: ftl.Pattern) -> list[str]:
    """What becomes of one text, each sentence once; nothing if no name or number goes into it."""
    if name in speaker.values.answers:
        kind, options = speaker.values.answers[name]
        question = Question("somebody", kind, tuple(options))
        return [speaker.narrator.option(question, option) for option in options]
    domains = {
        field: values_of(speaker, name, field, keys)
        for field, keys in fields_of(speaker, name, pattern).items()
    }
    if not any(domains.values()):
        return []
    if max(map(len, domains.values())) > len(PLAIN_NUMBERS):  # enough to read
        domains = {f: v[-1:] if v == PLAIN_NUMBERS else v for f, v in domains.items()}
    rows = every_row(
        {field: values or (f"‹{field}›",) for field, values in domains.items()}, pattern
    )
    told = [said(speaker.narrator, name, row) for row in rows]
    return list(dict.fromkeys(line for text in told for line in text.splitlines()))


@cache
def narrator_of(language: str, game: str) -> Narrator:
    return Narrator(Texts(language, game))


@cache
def every_text(language: str, game: str) -> Catalogue:
    """The texts that can be told at a table of a game: the hall's, its own, and of its bases."""
    return catalogue(language, "", *(with_bases(game) if game else ()))


def fields_of(speaker: Speaker, name: str, pattern: ftl.Pattern) -> dict[str, list[str]]:
    """The fields of a text without their forms, each with the keys that it chooses between."""
    chosen = selects(pattern)
    fields = sorted({FORM.sub("", field) for field in speaker.fields(name)})
    return {field: chosen.get(field, []) for field in fields}


def selects(pattern: ftl.Pattern) -> dict[str, list[str]]:
    found = _Selects()
    found.visit(pattern)
    return {field: list(dict.fromkeys(keys)) for field, keys in found.keys.items()}


class _Selects(Visitor):
    def __init__(self) -> None:
        self.keys: dict[str, list[str]] = defaultdict(list)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            field = FORM.sub("", node.selector.id.name)
            for variant in node.variants:
                key = variant.key
                word = key.name if isinstance(key, ftl.Identifier) else str(key.value)
                self.keys[field].append(word)
        self.generic_visit(node)


def values_of(speaker: Speaker, name: str, field: str, keys: Sequence[str]) -> Sequence[Any]:
    """What a field may be; nothing where it changes no word."""
    values = speaker.values
    if f"{name} {field}" in values.exact:
        return values.exact[f"{name} {field}"]
    if any(f"{field}_{form}" in speaker.fields(name) for form in ("at", "from", "to")):
        return values.places
    if is_counted(keys):
        return (0, *NUMBERS) if "0" in keys else NUMBERS
    if field in values.fields:
        nobody = (None,) if NOTHING in keys else ()
        return (*values.fields[field], *nobody)
    if keys:
        return [value_for(key, field) for key in keys]
    return PLAIN_NUMBERS if field in values.counted else ()


def value_for(key: str, field: str) -> Any:
    """What a field may be, so that a text chooses this variant."""
    unnamed = f"‹{field}›"
    kinds = {"None": None, NOTHING: None, "list": (unnamed,), "other": unnamed}
    return kinds.get(key, key)


def is_counted(keys: Sequence[str]) -> bool:
    """Whether a text chooses between numbers."""
    return bool(keys) and all(key in CLASSES or key.isdecimal() for key in keys)


def every_row(
    domains: Mapping[str, Sequence[Any]], pattern: ftl.Pattern
) -> Iterator[dict[str, Any]]:
    """Every way through a text, and on it every value; two houses of one text are different."""
    chosen = {field for field, keys in selects(pattern).items() if not is_counted(keys)}
    branches = [field for field in domains if field in chosen]
    along = [field for field in domains if field not in chosen]
    ways = list(product(*(domains[field] for field in branches)))
    length = max([len(domains[field]) for field in along], default=1)
    if len(ways) * length <= MANY_LINES:
        steps = [(way, step) for way in ways for step in range(length)]
    else:
        steps = [(ways[i % len(ways)], i) for i in range(max(len(ways), length))]
    for way, step in steps:
        row = dict(zip(branches, way, strict=True))
        for field in along:
            alike = [other for other in along if domains[other] == domains[field]]
            row[field] = domains[field][(step + alike.index(field)) % len(domains[field])]
        yield row


def said(narrator: Narrator, name: str, row: Mapping[str, Any]) -> str:
    """One composition, by the way on which this text is told."""
    if name.startswith("event-"):
        return narrator.event({"event": name.removeprefix("event-"), **row})
    if name.startswith("question-"):
        about = (row["about"], *row["cards"]) if "cards" in row else row.get("about")
        kind = name.removeprefix("question-")
        return narrator.question(Question("somebody", kind, ("yes", "no"), about=about))
    if name.startswith(("error-", "notice-")):
        return narrator.message(name, row)
    if name.startswith(("reason-", "outlook-")):
        return narrator.sentence(name, row)
    fields: dict[str, object] = {}
    for field, value in row.items():
        fields |= plain_fields(narrator, field, value)
    return narrator.texts(name, **fields)


def plain_fields(narrator: Narrator, field: str, value: Any) -> dict[str, object]:
    """A field as the terminal and the page fill it in."""
    if isinstance(value, Key):
        return {field: value}
    game = narrator.texts.game
    if field in OF_SEATS and game and value in seats_of(game):
        return narrator.seat(value, field)
    if isinstance(value, tuple):
        names = [narrator.name(word)[1] for word in value]
        return {field: narrator.army(value) if field == "units" else ", ".join(names)}
    if isinstance(value, str):
        text = (
            narrator.texts(value) if narrator.texts.has(value) else narrator.name(value, field)[1]
        )
        return {field: text}
    return {field: value}
