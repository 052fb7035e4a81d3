"""A hall is set up by options, by the environment and by a file; one document lists it all."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
import typer

from architecture.source import ROOT
from cli.terminal import Terminal
from greathall.cli.commands import build
from greathall.cli.hall_settings import SETTINGS, variable_of
from greathall.server import Settings
from greathall.texts import Texts

NAMES = {"host-name": "hosts", "proxy": "proxies"}


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch, terminal: Terminal) -> list[tuple[int, Settings]]:
    """With what a hall would have been opened: its port and its settings."""
    halls: list[tuple[int, Settings]] = []

    def note(port: int, settings: Settings, *_: object, **__: object) -> None:
        halls.append((port, settings))

    monkeypatch.setattr("greathall.cli.opening.open_hall", note)
    return halls


def test_an_option_comes_before_the_environment_and_that_before_the_file(
    opened: list[tuple[int, Settings]], terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("hall.toml").write_text("port = 1\nbot-delay = 1\nbots-at-once = 1\n", encoding="utf-8")
    monkeypatch.setenv("GREATHALL_BOT_DELAY", "2000")
    monkeypatch.setenv("GREATHALL_BOTS_AT_ONCE", "2")
    shown = terminal.type("serve --settings hall.toml --bots-at-once 3")
    assert (shown.code, shown.err) == (0, "")
    [(port, settings)] = opened
    assert (port, settings.bot_delay, settings.bots_at_once) == (1, 2, 3)


def test_several_names_are_a_list_in_the_file_and_words_in_the_environment(
    opened: list[tuple[int, Settings]], terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("hall.toml").write_text(
        'host-name = ["a.example", "b.example"]\nproxy = "10.0.0.1"\n', encoding="utf-8"
    )
    monkeypatch.setenv("GREATHALL_SETTINGS", "hall.toml")
    terminal.type("serve")
    monkeypatch.setenv("GREATHALL_HOST_NAME", "c.example d.example")
    terminal.type("serve")
    named = [(settings.hosts, settings.proxies) for _, settings in opened]
    assert named == [
        (("a.example", "b.example"), ("10.0.0.1",)),
        (("c.example", "d.example"), ("10.0.0.1",)),
    ]


def test_the_reports_are_read_where_the_hall_is_set_to_keep_them(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("hall.toml").write_text('data = "there"\nport = 80\n', encoding="utf-8")
    shown = terminal.type("reports --settings hall.toml")
    assert (shown.code, "“there”" in shown.err) == (2, True)
    monkeypatch.setenv("GREATHALL_DATA", "elsewhere")
    assert "“elsewhere”" in terminal.type("reports --settings hall.toml").err


WRONG = {
    "doors = 2": "“hall.toml” sets “doors”, which is no setting; there are: "
    f"{', '.join(SETTINGS)}.",
    "port": "“hall.toml” is not a file of settings: Expected '=' after a key in a key/value pair"
    " (at line 1, column 5).",
    "port = [1, 2]": "In “hall.toml”, “port” cannot be “[1, 2]”.",
    "port = true": "In “hall.toml”, “port” cannot be “True”.",
    "proxy = [1.5]": "In “hall.toml”, “proxy” cannot be “[1.5]”.",
    'port = "door"': "--port takes a whole number from 0 on, not “door”.",
}


@pytest.mark.parametrize(("written", "sentence"), WRONG.items())
def test_a_wrong_file_is_told_in_one_sentence(
    terminal: Terminal, written: str, sentence: str
) -> None:
    Path("hall.toml").write_text(f"{written}\n", encoding="utf-8")
    shown = terminal.type("serve --settings hall.toml")
    assert (shown.code, shown.out, shown.err) == (2, "", f"{sentence}\n")


def test_a_file_that_is_not_there_is_told(terminal: Terminal) -> None:
    shown = terminal.type("serve --settings hall.toml")
    assert (shown.code, shown.err) == (2, "There is no file “hall.toml”.\n")


@pytest.mark.parametrize(
    "address", ["redis://:secret@127.0.0.1:1", "redis:/nonsense", "memcached://127.0.0.1", "x"]
)
def test_a_redis_that_does_not_answer_is_told_in_one_sentence(
    terminal: Terminal, address: str
) -> None:
    shown = terminal.type(f"serve --port 0 --redis {address}")
    assert (shown.code, shown.out, shown.err.count("\n")) == (2, "", 1)
    assert "does not answer" in shown.err
    assert "secret" not in shown.err


def test_the_document_lists_every_setting_as_the_command_has_it() -> None:
    document = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    assert "\n".join(rows()) in document


def rows() -> list[str]:
    """The settings as rows of a table."""
    program: Any = typer.main.get_command(build(Texts("en")))
    parameters = {p.opts[0].removeprefix("--"): p for p in program.commands["serve"].params}
    assert set(parameters) - set(SETTINGS) == {"settings", "open"}
    own = asdict(Settings())
    listed = []
    for name in SETTINGS:
        default = parameters[name].default
        if default is None:
            default = own[NAMES.get(name, name.replace("-", "_"))]
        shown = f"`{default}`" if default not in (None, (), "") else "–"
        listed.append(f"| `{name}` | `{variable_of(name)}` | {shown} | {parameters[name].help} |")
    return listed
