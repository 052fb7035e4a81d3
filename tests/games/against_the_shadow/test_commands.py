"""The command of Against the Shadow: a report on how often the Shadow wins."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from cli.terminal import Terminal, check_help
from greathall.games.against_the_shadow import GAME
from greathall.texts import Texts, languages

every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_shadow_report_has_help_with_an_example(terminal: Terminal, language: str) -> None:
    check_help(terminal, "shadow-report", Texts(language, GAME.id))
    assert "  shadow-report " in terminal.type(f"--lang {language} --help").out


@every_language
def test_shadow_report_writes_a_table_and_a_plot(
    terminal: Terminal, tmp_path: Path, language: str
) -> None:
    shown = terminal.type(f"--lang {language} shadow-report --games 1 --folder {tmp_path}")
    assert shown.code == 0
    texts = Texts(language, GAME.id)
    report = (tmp_path / "shadow-win-rate.md").read_text(encoding="utf-8")
    plot = (tmp_path / "img" / "shadow-win-rate.svg").read_text(encoding="utf-8")
    for text in (report, plot):
        assert texts("report-title") in text
        assert texts("scenario-fellowship") in text
    comma = r"\." if language == "en" else ","
    assert re.search(
        rf"\| \d+{comma}\d % \| \d+{comma}\d % – \d+{comma}\d % \| [+-]\d+{comma}\d \|", report
    )
    assert report.count("\n| ") == 1 + 12  # a row for each scenario and level, under their titles
    assert "greathall shadow-report --games 1 --bots random --seed 0" in report
    assert plot.count("<circle") == 1 + 4
    fromstring(plot)


def test_shadow_report_is_the_same_every_time(terminal: Terminal, tmp_path: Path) -> None:
    words = "shadow-report --games 1 --seed 7 --folder"
    for folder in ("one", "other"):
        assert terminal.type(f"{words} {tmp_path / folder}").code == 0
    one, other = ((tmp_path / f / "shadow-win-rate.md").read_text() for f in ("one", "other"))
    assert one == other


def test_shadow_report_refuses_what_it_cannot_do(terminal: Terminal, tmp_path: Path) -> None:
    assert "sauron" in terminal.type("shadow-report --bots sauron").err
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert terminal.type(f"shadow-report --folder {tmp_path / 'file'}").code == 2


def test_shadow_report_stops_cleanly(
    terminal: Terminal, pressed_after: Callable[[int], None]
) -> None:
    pressed_after(1)
    shown = terminal.type("shadow-report --games 5")
    assert (shown.code, shown.out, shown.err) == (130, "", "Stopped before the end.\n")
    assert [file for file in Path().rglob("*") if file.is_file()] == []
