"""Functions that remember what they have found, written out beforehand.

`@cache` and `@lru_cache` make objects that are called by way of the interpreter. So the function
gets another name, and one of its name looks into a table first. A table that is full begins anew.
"""

from __future__ import annotations

import ast
from typing import Final

from declarations import Refused, import_besides

NEEDED: Final = ("from typing import Any as _Any", "from typing import Final as _Final")
FOR_EVER: Final = "cache"
BOUNDED: Final = "lru_cache"


def written_out(text: str) -> str:
    """The text of a module without such functions: with the tables in which they look."""
    lines = text.splitlines()
    found = [node for node in ast.parse(text).body if _remembers(node)]
    for node in reversed(found):
        assert isinstance(node, ast.FunctionDef)
        _write_out(node, lines)
    if found:
        import_besides(lines, NEEDED)
    return "\n".join(lines) + "\n"


def _remembers(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        ast.unparse(decorator).partition("(")[0] in (FOR_EVER, BOUNDED)
        for decorator in node.decorator_list
    )


def _write_out(node: ast.FunctionDef, lines: list[str]) -> None:
    """Rename the function, and put one of its name behind it."""
    (decorator,) = node.decorator_list
    given = node.args
    if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs:
        raise Refused(f"{node.name}: what is remembered is asked for by plain arguments")
    names = [argument.arg for argument in given.args]
    key, passed = ", ".join(names), ", ".join(names)
    if len(names) != 1:
        key = f"({key})"
    table, new = f"_known_{node.name}", f"_new_{node.name}"
    body = [f"_found = {table}.get({key})", "if _found is None:", f"    _found = {new}({passed})"]
    if isinstance(decorator, ast.Call):
        (most,) = [ast.unparse(keyword.value) for keyword in decorator.keywords]
        body += [f"    if len({table}) >= {most}:", f"        {table}.clear()"]
    body += [f"    {table}[{key}] = _found", "return _found"]
    returns = ast.unparse(node.returns) if node.returns else "_Any"
    lines[node.end_lineno or 0 : node.end_lineno] = [
        f"{table}: _Final[dict[_Any, _Any]] = {{}}",
        f"def {node.name}({ast.unparse(given)}) -> {returns}:",
        *(f"    {line}" for line in body),
    ]
    head = node.lineno - 1
    lines[head] = lines[head].replace(f"def {node.name}(", f"def {new}(", 1)
    for line in range(decorator.lineno - 1, head):
        lines[line] = ""
