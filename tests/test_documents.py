"""The documents are a site whose links lead somewhere and whose examples work."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer

from architecture.source import ROOT
from greathall.cli.commands import build
from greathall.cli.hall_settings import settings_in
from greathall.server import Settings, create_app
from greathall.texts import Texts

DOCS = ROOT / "docs"
DOCUMENTS = [*sorted(DOCS.rglob("*.md")), *sorted(ROOT.glob("*.md"))]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
RUN = {  # by which test the examples in Python of a document are run
    "README.md": "test_readme.py",
    "adding-a-game.md": "architecture/guides.py",
    "protocol.md": "server/test_protocol_doc.py",
    "writing-a-bot.md": "test_documents.py",
}
COMMAND = re.compile(r"^(?:[A-Z_]+=\S+ )*greathall +(.*)$", re.MULTILINE)


@pytest.fixture(scope="module")
def builder() -> ModuleType:
    sys.path.insert(0, str(DOCS / "site"))
    try:
        return importlib.import_module("build")
    finally:
        sys.path.remove(str(DOCS / "site"))


@pytest.fixture(scope="module")
def site(builder: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    assert builder.build(folder) == []
    return folder


def test_every_document_has_a_page_and_stands_in_the_menu(site: Path) -> None:
    menu = (site / "index.html").read_text(encoding="utf-8")
    for document in sorted([*DOCS.glob("*.md"), *DOCS.glob("rules/*.md")]):
        page = document.relative_to(DOCS).with_suffix(".html").as_posix()
        if document.name != "README.md":
            assert (site / page).is_file()
            assert f'href="{page}"' in menu
    assert len(list(site.glob("decisions/0*.html"))) == len(list(DOCS.glob("decisions/0*.md")))


def test_every_page_stays_at_home(site: Path) -> None:
    """What a page loads lies beside it, and no script is run."""
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert "<script" not in text
        for way in re.findall(r'(?:src|<link [^>]*href)="([^"]*)"', text):
            assert (page.parent / way).is_file(), f"{page.name}: {way}"


def test_a_link_that_leads_nowhere_is_told(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    add = builder.Site.add

    def add_with_faults(site: Any, source: Path) -> Any:
        page = add(site, source)
        if source.name == "playing.md":
            page.text += "\n[a](nowhere.md) [b](operating.md#nothing) [c](operating.md#settings)"
        return page

    monkeypatch.setattr(builder.Site, "add", add_with_faults)
    assert builder.build(tmp_path) == [
        "docs/playing.md: nowhere.md leads nowhere",
        "docs/playing.md: operating.md#nothing leads nowhere",
    ]


def test_the_references_tell_of_all_that_is_offered(site: Path) -> None:
    python = (site / "reference.html").read_text(encoding="utf-8")
    for name in ("greathall.new_match", "greathall.kernel.choose", "greathall.bots.BotSeat"):
        assert f'id="{name.lower()}"' in python
    http = (site / "http.html").read_text(encoding="utf-8")
    for path, methods in create_app(Settings()).openapi()["paths"].items():
        for method in methods:
            assert f">{method.upper()} {path}</h3>" in http


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)
def test_the_commands_of_a_document_exist(document: Path) -> None:
    program: Any = typer.main.get_command(build(Texts("en")))
    blocks = BLOCK.findall(document.read_text(encoding="utf-8"))
    for line in (line for kind, text in blocks if kind == "sh" for line in COMMAND.findall(text)):
        command, words = program, line.split()
        while words and words[0] in getattr(command, "commands", {}):
            command = command.commands[words.pop(0)]
        assert command is not program, line
        is_group = bool(getattr(command, "commands", {}))
        assert not is_group or all(word.startswith("--") for word in words), line
        known = {option for it in command.params for option in it.opts} | {"--lang"}
        options = {word.partition("=")[0] for word in words if word.startswith("--")}
        assert options <= known | {"--help"}, line


def test_every_example_in_python_is_run_by_a_test() -> None:
    with_examples = {
        document.name
        for document in DOCUMENTS
        if any(kind == "python" for kind, _ in BLOCK.findall(document.read_text(encoding="utf-8")))
    }
    assert with_examples == RUN.keys()
    for document, test in RUN.items():
        assert document in (ROOT / "tests" / test).read_text(encoding="utf-8")


def test_the_examples_of_settings_are_read(tmp_path: Path) -> None:
    text = (DOCS / "operating.md").read_text(encoding="utf-8")
    examples = re.findall(r"^( *)```toml\n(.*?)^\1```", text, re.MULTILINE | re.DOTALL)
    assert len(examples) == 3
    for indent, example in examples:
        file = tmp_path / "hall.toml"
        file.write_text(re.sub(f"^{indent}", "", example, flags=re.MULTILINE), encoding="utf-8")
        assert settings_in(file)


def test_the_examples_of_bots_run_when_pasted(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DOCS / "writing-a-bot.md").read_text(encoding="utf-8")
    examples = [code for kind, code in BLOCK.findall(text) if kind == "python"]
    assert len(examples) == 4
    for example in examples:
        exec(compile(example, "writing-a-bot.md", "exec"), {"__name__": "__main__"})
        told = capsys.readouterr().out  # how it ended
        assert " free=" in told or told in ("[-1.0, 1.0]\n", "[1.0, -1.0]\n")
