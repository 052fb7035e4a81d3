"""The examples of the README do what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def test_the_examples_of_the_readme_run_when_pasted() -> None:
    assert EXAMPLES
    for example in EXAMPLES:
        run(example)


def run(example: str) -> None:
    if ">>>" in example:
        flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
        story = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
        assert doctest.DocTestRunner(optionflags=flags).run(story).failed == 0
    else:
        exec(compile(example, "README.md", "exec"), {"__name__": "__main__"})
