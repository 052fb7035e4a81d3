"""Write the types that the page shares with the rules and the hall, from their Python declarations.

python web/page_types.py          writes web/src/games/<game>/types.ts and web/src/lib/messages.ts

A game's view comes from the fields of its state, its events from their classes, its totals from the
type that `totals` returns, its kinds of question from its words; what a client says and is asked
comes from the messages and wishes of the hall.
"""

from __future__ import annotations

import dataclasses
import re
import sys
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, is_typeddict

import msgspec
from pydantic import BaseModel

from greathall.games import games, package_of, with_bases
from greathall.games.explained import Explanation
from greathall.kernel import Event, Game, Pile, Struct
from greathall.server import messages, routes
from greathall.server.operating import routes as operating_routes
from greathall.server.people import (
    friend_routes,
    holiday_routes,
    message_routes,
    standing_routes,
)
from greathall.server.people import routes as people_routes

WEB = Path(__file__).parent / "src"
NOTE = "// Written by web/page_types.py from the Python declarations; `make types` writes it anew."
PILE = """// Face down: how many there are, and those at its ends that this seat knows.
export interface Pile {
  count: number;
  top?: (string | null)[];
  bottom?: (string | null)[];
}
"""
PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean"}
PLAIN |= {type(None): "null", Any: "unknown", object: "unknown"}
WIDTH = 120


class Writer:
    """Types in TypeScript, and the declarations that they need."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}

    def type_of(self, kind: Any) -> str:
        if kind in PLAIN:
            return PLAIN[kind]
        if get_origin(kind) is not None:
            return self._generic(get_origin(kind), get_args(kind))
        if kind is Pile:
            self.declared["Pile"] = PILE
            return "Pile"
        if is_typeddict(kind) or _is_struct(kind):
            self._declare(kind)
            return str(kind.__name__)
        if hasattr(kind, "_fields"):  # a named tuple goes over the wire as a list
            hints = _fields_of(kind)
            return f"[{', '.join(f'{name}: {self.type_of(hint)}' for name, hint in hints)}]"
        raise TypeError(f"no type for {kind!r}")

    def _generic(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.type_of, args)))
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in args)
        if origin is Annotated:
            return self.type_of(args[0])
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.type_of, args))}]"
        if issubclass(origin, Mapping):
            return f"Record<string, {self.type_of(args[1])}>"
        if issubclass(origin, Sequence):
            part = self.type_of(args[0])
            return f"({part})[]" if " " in part and not part.startswith("[") else f"{part}[]"
        raise TypeError(f"no type for {origin!r}")

    def _declare(self, kind: Any) -> None:
        if kind.__name__ not in self.declared:
            self.declared[kind.__name__] = ""  # it may mention itself
            fields = ((name, self.type_of(hint), False) for name, hint in _fields_of(kind))
            self.declared[kind.__name__] = interface(kind.__name__, fields)


def interface(name: str, fields: Iterable[tuple[str, str, bool]]) -> str:
    """A declaration; each field has a name, a type, and may be missing."""
    lines = [f"  {field}{'?' if may_miss else ''}: {kind};" for field, kind, may_miss in fields]
    return "\n".join([f"export interface {name} {{", *lines, "}", ""])


def union(name: str, members: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    if len(line) > WIDTH:
        line = f"export type {name} =" + "".join(f"\n  | {member}" for member in members) + ";"
    return f"{line}\n"


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct | msgspec.Struct)


def _fields_of(kind: Any) -> Iterator[tuple[str, Any]]:
    """The fields that a class and its bases declare, each with its type."""
    for base in reversed(kind.__mro__) if not is_typeddict(kind) else (kind,):
        scope = vars(sys.modules[base.__module__])
        for name, hint in vars(base).get("__annotations__", {}).items():
            text = getattr(hint, "__forward_arg__", hint)
            if not str(text).startswith("ClassVar"):
                yield name, eval(text, dict(scope)) if isinstance(text, str) else text


# ------------------------------------------------------------------ a game


def types_of(game: Game) -> str:
    """All types of a game."""
    writer = Writer()
    scenario, by_people = next(iter(game.scenarios.items()))
    options = {name: values[0] for name, values in game.options.items()}
    seats = next(iter(by_people.values()))
    table = type(game.set_up(scenario, seats, options))
    # An option may lay another table, with more on it.
    others = [
        type(game.set_up(scenario, seats, options | {name: value}))
        for name, values in game.options.items()
        for value in values[1:]
    ]
    parts = [
        interface("View", _views(writer, table, others)),
        _totals(writer, game),
        *_events(writer, game),
        union("QuestionKind", [f'"{kind}"' for kind in _kinds_of_question(game)]),
    ]
    declared = [writer.declared[name] for name in sorted(writer.declared)]
    return "\n".join([NOTE, "", *declared, *parts])


def _views(writer: Writer, table: Any, others: Sequence[Any]) -> Iterator[tuple[str, str, bool]]:
    """The fields of the usual table, and those that only another has: they may be missing."""
    seen = list(_view(writer, table))
    known = {name for name, _, _ in seen}
    yield from seen
    for other in others:
        for name, kind, _ in _view(writer, other):
            if name not in known:
                known.add(name)
                yield name, kind, True


def _view(writer: Writer, state: Any) -> Iterator[tuple[str, str, bool]]:
    hints = dict(_fields_of(state))
    for field in dataclasses.fields(state):
        hint, seen_by = hints[field.name], field.metadata["seen_by"]
        if seen_by == "all":
            yield field.name, writer.type_of(hint), False
        elif seen_by == "owner":  # others see how many there are
            yield field.name, f"Record<string, {writer.type_of(get_args(hint)[1])} | number>", False
        elif hint is Pile or Pile in get_args(hint):
            yield field.name, writer.type_of(hint), hint is not Pile


def _totals(writer: Writer, game: Game) -> str:
    function: Any = game.totals
    text = function.__annotations__.get("return", "dict[str, Any]")
    found = eval(text, {**function.__globals__, "Any": Any}) if isinstance(text, str) else text
    if not is_typeddict(found):
        return union("Totals", [writer.type_of(found)])
    writer.type_of(found)
    return writer.declared.pop(found.__name__).replace(f" {found.__name__} ", " Totals ", 1)


def _events(writer: Writer, game: Game) -> Iterator[str]:
    names = []
    for kind in _event_classes(game):
        hints, fields = dict(_fields_of(kind)), [("event", f'"{kind.kind}"', False)]
        for name, of, _ in kind.plan:
            told = writer.type_of(hints[name])
            fields.append((name, f"{told} | null" if of and "null" not in told else told, False))
        fields.append(("cause", "number", True))
        names.append(f"{kind.__name__}Event")
        yield interface(names[-1], fields)
    yield union("GameEvent", names)


def _event_classes(game: Game) -> list[Any]:
    """The events of a game and of those it expands, in the order of its modules."""
    packages = tuple(package_of(base) for base in with_bases(game.id))
    found: dict[str, Any] = {}
    for name in sorted(sys.modules):
        if name.startswith(packages):
            for kind in vars(sys.modules[name]).values():
                if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == name:
                    found[kind.__name__] = kind
    return list(found.values())


def _kinds_of_question(game: Game) -> list[str]:
    kinds: dict[str, None] = {}
    for base in with_bases(game.id):
        folder = resources.files(package_of(base)) / "locales" / "en"
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            kinds |= dict.fromkeys(
                re.findall(r"^question-([a-z0-9-]+)", file.read_text(), re.MULTILINE)
            )
    return list(kinds)


# ------------------------------------------------------------------ the hall


def types_of_messages() -> str:
    """What a client says and is asked over a websocket, and sends and gets over HTTP."""
    writer, declared, names = Writer(), [], []
    for message in (*get_args(messages.AnyMessage), messages.Follow):
        tag = message.__struct_config__.tag
        fields = [("do", f'"{tag}"', False)]
        fields += [
            (field.name, _option_or(writer, field.name, field.type), not field.required)
            for field in msgspec.structs.fields(message)
        ]
        names.append(f"{message.__name__}Message")
        declared.append(interface(names[-1], fields))
    writer.type_of(Explanation)
    told = [writer.declared[name] for name in sorted(writer.declared)]
    # One of them is said in the lobby alone.
    declared += [union("Message", names[:-1]), _question(writer), *told, *_advice(writer)]
    people = (
        operating_routes,
        people_routes,
        message_routes,
        friend_routes,
        standing_routes,
        holiday_routes,
    )
    for model in _models(routes, *people):
        own = model.model_fields.items()
        told = [(name, _model(writer, f.annotation), not f.is_required()) for name, f in own]
        declared.append(interface(model.__name__, told))
    return "\n".join([NOTE, "", 'import type { Option } from "./protocol";', "", *declared])


def _models(*modules: types.ModuleType) -> Iterator[type[BaseModel]]:
    """What goes over HTTP, each where it is declared."""
    for module in modules:
        for model in vars(module).values():
            is_model = isinstance(model, type) and issubclass(model, BaseModel)
            if is_model and model.__module__ == module.__name__:
                yield model


def _question(writer: Writer) -> str:
    fields = _fields_of(messages.Asked)
    told = [(name, _option_or(writer, name, hint), False) for name, hint in fields]
    return interface("Question<Kind extends string = string>", told)


def _advice(writer: Writer) -> Iterator[str]:
    for kind in (messages.Told, messages.Advised):
        told = [(name, _option_or(writer, name, hint), False) for name, hint in _fields_of(kind)]
        yield interface(kind.__name__, told)


def _option_or(writer: Writer, name: str, kind: Any) -> str:
    """The messages leave to the game what it asks, and its options: a word or several."""
    left = {"option": "Option", "options": "Option[]", "about": "Option | null", "kind": "Kind"}
    return left.get(name) or writer.type_of(kind)


def _model(writer: Writer, kind: Any) -> str:
    if isinstance(kind, type) and issubclass(kind, BaseModel):
        return kind.__name__
    if get_origin(kind) is list and isinstance(get_args(kind)[0], type):
        return f"{_model(writer, get_args(kind)[0])}[]"
    if get_origin(kind) is types.UnionType:
        return " | ".join(_model(writer, part) for part in get_args(kind))
    return writer.type_of(kind)


# ------------------------------------------------------------------ files


def written() -> dict[Path, str]:
    """Every file with what stands in it."""
    pages = {game.id: WEB / "games" / game.id for game in games().values()}
    found = {pages[game.id] / "types.ts": types_of(game) for game in games().values()}
    own = {file: text for file, text in found.items() if file.parent.is_dir()}
    return {**own, WEB / "lib" / "messages.ts": types_of_messages()}


def main() -> None:
    for file, text in written().items():
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
