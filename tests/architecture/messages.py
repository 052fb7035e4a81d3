"""The messages of each language, and where the code asks for them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from architecture.source import PACKAGE, Module

# Parts of a message and of a field that only some languages need: cases, gender and
# how many there are.
GRAMMAR = ("gen", "dat", "acc", "ins", "loc", "gender", "amount")
# How the beginning of an f-string looks that makes a message's id: f"card-{name}".
BEGINNING = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*[-.]")


@dataclass(frozen=True)
class Text:
    """The text of a message ("card-joker"), its part ("card-joker.text") or a term ("-ring")."""

    id: str
    fields: frozenset[str]
    mentions: frozenset[str]  # ids of the messages and terms it is made of


@dataclass(frozen=True)
class Catalogue:
    """All texts of one language, by id, parts of messages included."""

    texts: dict[str, Text]
    junk: tuple[str, ...] = ()
    twice: tuple[str, ...] = ()

    @property
    def messages(self) -> frozenset[str]:
        """The ids of messages, and of those of their parts that every language has."""
        return frozenset(
            name
            for name in self.texts
            if not name.startswith("-") and name.partition(".")[2] not in GRAMMAR
        )

    def fields(self, name: str) -> frozenset[str]:
        """The fields that a text needs, those of the messages it mentions included."""
        text = self.texts[name]
        mentioned = (other for other in text.mentions if not other.startswith("-"))
        return text.fields.union(*(self.fields(other) for other in mentioned))


@dataclass(frozen=True)
class Request:
    """A call `texts("some-id", field=…)` in the code."""

    where: str
    pattern: re.Pattern[str]
    fields: frozenset[str] | None  # None if they cannot be told from the call


@cache
def bundles() -> dict[str, Path]:
    """The folders of words: those that all share, and those of each game by its id."""
    return {"": PACKAGE / "locales"} | {
        file.parent.name.replace("_", "-"): file for file in sorted(PACKAGE.glob("games/*/locales"))
    }


@cache
def catalogue(language: str, *names: str) -> Catalogue:
    """All texts of these bundles; of all bundles, if none is named."""
    chosen = names or tuple(bundles())
    found = [file for name in chosen for file in sorted(bundles()[name].glob(f"{language}/*.ftl"))]
    return read(file.read_text(encoding="utf-8") for file in found)


def languages(name: str = "") -> list[str]:
    return sorted(folder.name for folder in bundles()[name].iterdir() if folder.is_dir())


def files(name: str, language: str) -> set[str]:
    return {file.name for file in (bundles()[name] / language).glob("*.ftl")}


def read(sources: Iterable[str]) -> Catalogue:
    texts: dict[str, Text] = {}
    junk: list[str] = []
    twice: list[str] = []
    for source in sources:
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Junk):
                junk.append(f"{entry.content}: {[note.message for note in entry.annotations]}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                for text in texts_of(entry):
                    twice += [text.id] if text.id in texts else []
                    texts[text.id] = text
    return Catalogue(texts, tuple(junk), tuple(twice))


def texts_of(entry: ftl.Message | ftl.Term) -> Iterator[Text]:
    name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    if entry.value is not None:
        yield text_of(name, entry.value)
    for attribute in entry.attributes:
        yield text_of(f"{name}.{attribute.id.name}", attribute.value)


def text_of(name: str, pattern: ftl.Pattern) -> Text:
    parts = _Parts()
    parts.visit(pattern)
    return Text(name, frozenset(parts.fields), frozenset(parts.mentions))


class _Parts(Visitor):
    def __init__(self) -> None:
        self.fields: set[str] = set()
        self.mentions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.fields.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.mentions.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        part = f".{node.attribute.name}" if node.attribute else ""
        self.mentions.add(f"-{node.id.name}{part}")
        self.generic_visit(node)


def without_grammar(fields: Iterable[str]) -> frozenset[str]:
    """`card_acc` and `card_gender` are forms of `card`, which only some languages need."""
    forms = re.compile(rf"(^|_)({'|'.join(GRAMMAR)})$")
    return frozenset(name for name in (forms.sub("", field) for field in fields) if name)


def asked_for(modules: Iterable[Module], names: Iterable[str]) -> set[str]:
    """The ids of messages that stand in the code, as strings or as f"card-{…}" for any card."""
    nodes = [node for module in modules for node in ast.walk(module.tree)]
    made = [as_pattern(node) for node in nodes if isinstance(node, ast.JoinedStr)]
    written = {node.value for node in nodes if isinstance(node, ast.Constant)}
    made += asked_for_by_the_page()
    return {
        name
        for name in names
        if name in written or any(pattern and pattern.fullmatch(name) for pattern in made)
    }


@cache
def asked_for_by_the_page() -> list[re.Pattern[str]]:
    """The ids of messages in the page's sources: "page-undo", or `card-${card}` for any card."""
    sources = [file.read_text(encoding="utf-8") for file in _page_sources()]
    found = [
        text for source in sources for text in re.findall(r"[\"'`]([a-z][^\"'`\s]*)[\"'`]", source)
    ]
    patterns = []
    for text in dict.fromkeys(found):
        beginning = text.partition("${")[0]
        if "${" not in text or BEGINNING.fullmatch(beginning):
            parts = re.split(r"\$\{[^}]*\}", text)
            patterns.append(re.compile("[a-z0-9-]+".join(map(re.escape, parts))))
    return patterns


def _page_sources() -> list[Path]:
    web = PACKAGE.parents[1] / "web" / "src"
    return sorted(file for file in web.rglob("*") if file.suffix in (".ts", ".svelte"))


def parts_asked_for(modules: Iterable[Module]) -> set[str]:
    """The parts of messages that the code asks for: "text" in f"{card}.text"."""
    return {
        part
        for module in modules
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        for part in re.findall(r"\.([a-z][a-z0-9-]*)$", node.value)
    }


def as_pattern(node: ast.AST) -> re.Pattern[str] | None:
    match node:
        case ast.Constant(value=str(text)):
            return re.compile(re.escape(text))
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_] as values):
            if not BEGINNING.fullmatch(start):
                return None
            parts = (
                re.escape(str(value.value)) if isinstance(value, ast.Constant) else "[a-z0-9-]+"
                for value in values
            )
            return re.compile("".join(parts))
        case _:
            return None


def requests(module: Module) -> Iterator[Request]:
    """The calls of `texts(…)`, of whomever's `texts` it is."""
    for node in ast.walk(module.tree):
        match node:
            case ast.Call(
                func=ast.Name(id="texts") | ast.Attribute(attr="texts"),
                args=[first],
                keywords=given,
            ):
                pattern = as_pattern(first)
            case _:
                continue
        if pattern is not None:
            names = frozenset(keyword.arg for keyword in given if keyword.arg is not None)
            where = f"{module.name}:{node.lineno}: {ast.unparse(first)}"
            yield Request(where, pattern, names if len(names) == len(given) else None)
