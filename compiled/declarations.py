"""The classes that `@state`, `@struct` and `@event` make when they run, written out beforehand.

A compiler needs to see a class: its fields, how it is made, how it is copied. So each declaration
is rewritten as an ordinary class with the same fields, defaults and methods; nothing else of a
module changes, not even the numbers of its lines before the end of such a class.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from textwrap import indent
from typing import Final, NamedTuple

from greathall.kernel.events import kebab
from greathall.kernel.state import copied_field

DECLARED_BY: Final = ("state", "struct", "event")
SEEN_BY: Final = {"public": "all", "private": "owner", "hidden": "none"}
NEEDED: Final = (
    "from operator import attrgetter as _row_of",
    "from typing import Any as _Any",
    "from typing import ClassVar as _ClassVar",
    "from greathall.compiler_hints import mypyc_attr as _hint",
)
# A copy is made without `__init__`, which the compiler allows of classes that others may extend.
HINT: Final = "@_hint(allow_interpreted_subclasses=True)"


class Refused(Exception):
    """A declaration that cannot be written out."""


class Field(NamedTuple):
    """A field as it is declared."""

    name: str
    kind: str  # its annotation
    specifier: str  # `public`, `secret`, …, or "" for a plain default
    given: Mapping[str, ast.expr]  # `default`, `default_factory`, `pool`, `of`, `unless`

    def text(self, name: str, otherwise: str) -> str:
        """A string that the specifier is given."""
        value = self.given.get(name)
        return otherwise if value is None else ast.literal_eval(value)

    @property
    def native_kind(self) -> str:
        """Its annotation; what others do not see may be `Unseen` in a state made from a view."""
        return "_Any" if SEEN_BY.get(self.specifier, "all") != "all" else self.kind


@dataclass(frozen=True)
class Declaration:
    """A class made by a decorator."""

    node: ast.ClassDef
    how: str  # its decorator
    inherited: tuple[Field, ...]
    own: tuple[Field, ...]
    structs: Mapping[str, str]  # of the fields that hold a struct, its name
    meant: Mapping[str, str]  # by field, its annotation with names of types looked up

    @property
    def fields(self) -> tuple[Field, ...]:
        return self.inherited + self.own


class Declarations:
    """All declarations of a package, by module and name."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._trees = {module: ast.parse(text) for module, text in texts.items()}
        self._texts = texts
        self._found: dict[tuple[str, str], Declaration | None] = {}

    def written_out(self, module: str) -> str:
        """The text of a module without declarations: with the classes that they make."""
        text = self._texts[module]
        found = [
            declaration
            for node in self._trees[module].body
            if isinstance(node, ast.ClassDef)
            for declaration in [self.declaration(module, node.name)]
            if declaration is not None
        ]
        if not found:
            return text
        lines = text.splitlines()
        for declaration in reversed(found):
            _write_out(declaration, lines)
        import_besides(lines, NEEDED)
        return "\n".join(lines) + "\n"

    def declaration(self, module: str, name: str) -> Declaration | None:
        """The declaration of this name that a module makes or imports."""
        if (module, name) not in self._found:
            self._found[module, name] = self._look_up(module, name)
        return self._found[module, name]

    def _look_up(self, module: str, name: str) -> Declaration | None:
        tree = self._trees.get(module)
        for node in tree.body if tree is not None else []:
            if isinstance(node, ast.ClassDef) and node.name == name:
                return self._declared(module, node)
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        return self.declaration(node.module, alias.name)
        return None

    def _declared(self, module: str, node: ast.ClassDef) -> Declaration | None:
        how = [ast.unparse(decorator) for decorator in node.decorator_list]
        if not any(decorator in DECLARED_BY for decorator in how):
            return None
        if len(how) != 1 or len(node.bases) != 1:
            raise Refused(f"{module}.{node.name}: one decorator and one base, please")
        base = self.declaration(module, ast.unparse(node.bases[0]))
        own = tuple(_fields(node))
        structs = {f.name: f.kind.removesuffix(" | None") for f in own}
        structs = {name: kind for name, kind in structs.items() if self._is_struct(module, kind)}
        return Declaration(
            node,
            how[0],
            base.fields if base else (),
            own,
            {**(base.structs if base else {}), **structs},
            {**(base.meant if base else {}), **{f.name: self._meant(module, f) for f in own}},
        )

    def _meant(self, module: str, field: Field) -> str:
        """What an annotation says, where it is another name of a type: `Area`, which is a `str`."""
        kind = field.kind.removesuffix(" | None")
        return self._alias(module, kind) or field.kind

    def _alias(self, module: str, name: str) -> str | None:
        tree = self._trees.get(module)
        for node in tree.body if tree is not None else []:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
                meant = ast.unparse(node.value)
                return self._alias(module, meant) or meant
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        return self._alias(node.module, alias.name)
        return None

    def _is_struct(self, module: str, kind: str) -> bool:
        found = self.declaration(module, kind)
        return found is not None and found.how == "struct"


def _fields(node: ast.ClassDef) -> Iterator[Field]:
    for statement in node.body:
        if not isinstance(statement, ast.AnnAssign) or _is_class_variable(statement):
            continue
        name, kind = ast.unparse(statement.target), ast.unparse(statement.annotation)
        value = statement.value
        if isinstance(value, ast.Call):
            if value.args or any(keyword.arg is None for keyword in value.keywords):
                raise Refused(f"{node.name}.{name}: a specifier takes names only")
            given = {str(keyword.arg): keyword.value for keyword in value.keywords}
            yield Field(name, kind, ast.unparse(value.func), given)
        else:
            yield Field(name, kind, "", {} if value is None else {"default": value})


def _is_class_variable(statement: ast.AnnAssign) -> bool:
    return ast.unparse(statement.annotation).startswith("ClassVar")


# ------------------------------------------------ writing


def _write_out(declaration: Declaration, lines: list[str]) -> None:
    """Put the class in the place of its declaration."""
    node = declaration.node
    kinds = {field.name: field.native_kind for field in declaration.own}
    lines[node.end_lineno or 0 : node.end_lineno] = indent(_members(declaration), "    ").split(
        "\n"
    )
    for statement in reversed(node.body):
        if not isinstance(statement, ast.AnnAssign) or _is_class_variable(statement):
            continue
        start, end = statement.lineno - 1, statement.end_lineno or statement.lineno
        # Columns count bytes.
        rest = lines[end - 1].encode()[statement.end_col_offset :].decode()
        name = ast.unparse(statement.target)
        lines[start:end] = [f"    {name}: {kinds[name]}{rest}"] + [""] * (end - start - 1)
    lines[node.decorator_list[0].lineno - 1] = "" if declaration.how == "event" else HINT


def import_besides(lines: list[str], needed: tuple[str, ...]) -> None:
    """Import these too, in the line of the first import that may come after others."""
    first = next(
        node
        for node in ast.parse("\n".join(lines)).body
        if isinstance(node, ast.Import | ast.ImportFrom)
        and getattr(node, "module", "") != "__future__"
    )
    lines[first.lineno - 1] = "; ".join([*needed, lines[first.lineno - 1]])


def _members(declaration: Declaration) -> str:
    """What the decorator would add."""
    names = tuple(field.name for field in declaration.own)
    parts = [f"__slots__ = {names!r}"]
    if declaration.fields:
        parts += [_maker(declaration), _equality(declaration)]
    parts += {"state": _of_state, "struct": _of_struct, "event": _of_event}[declaration.how](
        declaration
    )
    return "\n" + "\n".join(parts)


def _maker(declaration: Declaration) -> str:
    """`__init__`; a default that is made anew each time is made when nothing was given."""
    head = ["self"] + ["*"] * (declaration.how == "state")
    head += [_parameter(field, "_Any") for field in declaration.inherited]
    head += [_parameter(field, field.native_kind) for field in declaration.own]
    body = []
    if declaration.inherited:
        passed = ", ".join(f"{field.name}={field.name}" for field in declaration.inherited)
        body.append(f"super().__init__({passed})")
    for field in declaration.own:
        factory = field.given.get("default_factory")
        made = f"{ast.unparse(factory)}() if {field.name} is None else " if factory else ""
        body.append(f"self.{field.name} = {made}{field.name}")
    if declaration.how == "state" and not declaration.inherited:
        body.append("self.agenda, self.events, self.cause = [], [], None")
        body.append("self.inserted = 0")
    return f"def __init__({', '.join(head)}) -> None:\n{indent(chr(10).join(body), '    ')}"


def _parameter(field: Field, kind: str) -> str:
    if "default_factory" in field.given:
        if "None" in field.kind:
            raise Refused(f"{field.name}: None would stand for what the factory makes")
        return f"{field.name}: {kind} | None = None"
    default = field.given.get("default")
    if default is None:
        return f"{field.name}: {kind}"
    ast.literal_eval(default)  # a value that never changes, and means the same in every module
    return f"{field.name}: {kind} = {ast.unparse(default)}"


def _equality(declaration: Declaration) -> str:
    name = declaration.node.name
    names = tuple(field.name for field in declaration.fields)
    return f'''\
def __eq__(self, other: object) -> bool:
    return other.__class__ is {name} and all(
        [getattr(self, name) == getattr(other, name) for name in {names!r}]
    )
def __repr__(self) -> str:
    named = [f"{{name}}={{getattr(self, name)!r}}" for name in {names!r}]
    return "{name}(" + ", ".join(named) + ")"'''


def _of_state(declaration: Declaration) -> list[str]:
    node, fields, structs = declaration.node, declaration.fields, declaration.structs
    for field in fields:
        if field.specifier not in SEEN_BY:
            raise Refused(f"{node.name}.{field.name}: public(), private() or hidden()?")
    seen_by = {field.name: SEEN_BY[field.specifier] for field in fields}
    pools = {
        field.name: field.text("pool", "") or field.name
        for field in fields
        if field.specifier != "public" and field.text("pool", "") is not None
    }
    own = [f"{f.name!r}: {structs[f.name]}" for f in declaration.own if f.name in structs]
    base = ast.unparse(node.bases[0])
    return [
        f"seen_by_field: _ClassVar[dict[str, str]] = {seen_by!r}",
        f"pool_of_field: _ClassVar[dict[str, str]] = {pools!r}",
        f"structs: _ClassVar[dict[str, _Any]] = {{{', '.join([f'**{base}.structs', *own])}}}",
        _copy(
            declaration,
            "new.agenda, new.events, new.cause = self.agenda.copy(), [], None",
            "new.inserted = 0",
        ),
    ]


def _of_struct(declaration: Declaration) -> list[str]:
    names = tuple(field.name for field in declaration.fields)
    return [f"names: _ClassVar[tuple[str, ...]] = {names!r}", _copy(declaration)]


def _of_event(declaration: Declaration) -> list[str]:
    fields = declaration.fields
    plan = tuple((field.name, field.text("of", ""), field.text("unless", "")) for field in fields)
    row = ", ".join(repr(name) for name in ("kind", "cause", *(f.name for f in fields)))
    return [
        f"kind: _ClassVar[str] = {kebab(declaration.node.name)!r}",
        f"plan: _ClassVar[tuple[tuple[str, str, str], ...]] = {plan!r}",
        f"row: _ClassVar[_Any] = _row_of({row})",
    ]


def _copy(declaration: Declaration, *besides: str) -> str:
    name = declaration.node.name
    meant = declaration.meant
    copied = [copied_field(f.name, meant[f.name], declaration.structs) for f in declaration.fields]
    for statement in copied:
        if "isinstance" in statement:
            raise Refused(f"{name}: {statement}: does its type change?")
    body = "\n    ".join([f"new: {name} = {name}.__new__({name})", *copied, *besides])
    return f"def copy(self) -> {name}:\n    {body}\n    return new"
