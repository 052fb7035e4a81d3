"""The worked example as a notebook: its cells run one after the other, with fewer matches."""

from __future__ import annotations

import ast
import json
from typing import Any

import pytest

from architecture.source import ROOT

NOTEBOOK = ROOT / "docs" / "learning.ipynb"
SHORTENED = {"MATCHES": 6, "GAMES": 4}


@pytest.fixture(scope="module")
def cells() -> list[dict[str, Any]]:
    found = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert (found["nbformat"], found["nbformat_minor"]) == (4, 5)
    return [cell for cell in found["cells"] if cell["cell_type"] == "code"]


def test_the_cells_run_in_their_order(
    cells: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    space: dict[str, Any] = {}
    shown = []
    for cell in cells:
        shown.append(run("".join(cell["source"]), space))
        if "parameters" in cell["metadata"].get("tags", ()):
            assert space.keys() >= SHORTENED.keys()
            space |= SHORTENED
    told = capsys.readouterr().out
    assert "after   0 matches: " in told
    assert "after   6 matches: " in told
    (picture,) = [value for value in shown if value is not None]
    assert picture._repr_svg_().count("<circle") == 1 + 4  # the legend, and each measurement


def test_what_it_shows_was_shown_by_these_cells(cells: list[dict[str, Any]]) -> None:
    """It was run from the first cell to the last before it was kept, and it had learned."""
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    texts = ["".join(out.get("text", "")) for cell in cells for out in cell["outputs"]]
    (curve,) = [text.splitlines() for text in texts if "matches: " in text]
    shares = [int(line.partition("= ")[2].partition("%")[0]) for line in curve]
    assert len(shares) == 4
    assert shares[-1] > shares[0] + 10


def run(text: str, space: dict[str, Any]) -> Any:
    """Run a cell; what its last line is worth is shown."""
    tree = ast.parse(text)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, NOTEBOOK.name, "exec"), space)
        return None
    tree.body.pop()
    exec(compile(tree, NOTEBOOK.name, "exec"), space)
    return eval(compile(ast.Expression(last.value), NOTEBOOK.name, "eval"), space)
