"""The pages on how even the games are, and on what bots win with."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import Terminal
from greathall.cli.balance_pages import (
    DATA,
    LESSONS,
    PAGE,
    PLOT,
    called,
    choice_told,
    won_by,
    write_pages,
)
from greathall.cli.reports import Bar
from greathall.games import game_called, games
from greathall.research.balance import Count, Line, Task, play
from greathall.research.worths import DEALT, PLAN, Choice
from greathall.texts import Texts, languages
from samples import SAMPLE

BALANCE = f"balance {SAMPLE} --games 2 --games-of-options 1 --bots random --folder found"
SIDES = (("gandalf",), ("balrog",))
LINE = Line(SAMPLE, "fellowship", 2, (), "steward", 400)
CHOICE = Choice("gandalf", PLAN, "place", "strider", "reserve", 100, 75, 300, 105)
CARD = Choice("balrog", DEALT, "hand", None, "the-hunter", 80, 50, 320, 150)
USUAL = Count(
    *(LINE, "0", "1.2", 3, SIDES, {"gandalf": 180, "balrog": 220}, {"lead": 400}, "", ""),
    (CARD, CHOICE),
)
CHANGED = USUAL._replace(
    line=LINE._replace(option=("promos", "yes"), games=100), won={"gandalf": 60, "balrog": 40}
)


@pytest.fixture
def pages(tmp_path: Path) -> tuple[str, str, str]:
    """What is written of two counts: both pages, and the plot."""
    plot = tmp_path / PLOT.format(game=SAMPLE)
    plot.parent.mkdir()
    write_pages(tmp_path, [USUAL, CHANGED], "greathall balance", Texts("en"))
    page, lessons, drawn = (
        (tmp_path / name).read_text("utf-8") for name in (PAGE, LESSONS, plot.relative_to(tmp_path))
    )
    return page, lessons, drawn


def test_the_shares_of_every_side_are_told_with_their_intervals(
    pages: tuple[str, str, str],
) -> None:
    page, _, drawn = pages
    setting = f"{Texts('en').of(SAMPLE)('scenario-fellowship')}, 2 players"
    shares = "Gandalf | 400 | 180 | 45.0 % | 40.2 % – 49.9 % | 50.0 %"
    assert f"| {setting} | Steward | {shares} |" in page
    assert f"| {setting} | Steward | a lead of ten points: 100.0 % |" in page
    assert ": Great Hall 1.2, rules 3" in page
    assert drawn.count("<circle") == 1 + 2  # the legend, and the sides


def test_where_nothing_stands_out_that_is_told(tmp_path: Path) -> None:
    (tmp_path / PLOT.format(game=SAMPLE)).parent.mkdir()
    write_pages(tmp_path, [USUAL._replace(choices=())], "greathall balance", Texts("en"))
    lessons = (tmp_path / LESSONS).read_text("utf-8")
    assert lessons.endswith("In so few matches no choice stands out.\n")
    assert "###" not in lessons


def test_a_bot_of_others_is_called_as_it_was_typed() -> None:
    assert called("steward", Texts("en")) == "Steward"
    assert called("my_bots:Shy", Texts("en")) == "my_bots:Shy"


def test_an_option_that_matters_is_in_bold(pages: tuple[str, str, str]) -> None:
    told = "**Gandalf 60.0 % (+15.0)**; **The Balrog of Moria 40.0 % (−15.0)**"
    assert (
        f"| Promo cards: with them | The Fellowship of the Ring, 2 players | 100 | {told} |"
        in (pages[0])
    )


def test_a_handful_of_matches_is_not_in_bold(tmp_path: Path) -> None:
    (tmp_path / PLOT.format(game=SAMPLE)).parent.mkdir()
    few = CHANGED._replace(line=CHANGED.line._replace(games=2), won={"balrog": 2})
    write_pages(tmp_path, [USUAL, few], "greathall balance", Texts("en"))
    page = (tmp_path / PAGE).read_text("utf-8")
    assert "Gandalf 0.0 % (−45.0)" in page
    assert "**" not in page


def test_what_went_with_winning_is_told_in_words(pages: tuple[str, str, str]) -> None:
    words = "Where does Strider go? Reserve"
    assert f"| plan | {words} | 75.0 % (100) | 35.0 % (300) | +40.0 |" in pages[1]
    assert "| dealt | The Hunter | 62.5 % (80) | 46.9 % (320) | +15.6 |" in pages[1]


@pytest.mark.parametrize("game", games())
def test_every_choice_of_a_match_can_be_told(game: str) -> None:
    """So that no page fails after hours of counting."""
    scenario, counts = next(iter(game_called(game).scenarios.items()))
    line = Line(game, scenario, next(iter(counts)), (), "steward", 1)
    made = play(Task(line, "7-1", is_watched=True)).choices
    for language in languages():
        texts = Texts(language).of(game)
        for choice in made:
            _, words, *_ = choice_told(Choice(*choice, 1, 1, 1, 0), texts)
            assert words.strip()
            assert "|" not in words, "it stands in a table"


def test_who_wins_together_has_won_together() -> None:
    both = USUAL._replace(won={"frodo+aragorn": 3, "saruman": 2, "nobody": 1})
    assert won_by(both, ("frodo", "aragorn")) == 3
    assert won_by(both, ("saruman",)) == 2
    assert won_by(both, ("frodo", "saruman")) == 0


def test_what_was_counted_is_not_played_again(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = terminal.type(BALANCE)
    assert (shown.code, shown.out) == (0, "Written: found/balance.md\n")
    folder = Path("found")
    data, page = ((folder / name).read_text("utf-8") for name in (DATA, PAGE))
    steps: list[None] = []
    monkeypatch.setattr(Bar, "step", lambda bar: steps.append(None))
    for language in ("uk", "pl", "en"):
        assert terminal.type(f"{BALANCE} --lang {language}").code == 0
        assert (
            (folder / LESSONS)
            .read_text("utf-8")
            .startswith(f"# {Texts(language)('lessons-title')}\n")
        )
    assert (folder / DATA).read_text("utf-8") == data
    assert (folder / PAGE).read_text("utf-8") == page
    assert steps == []
    lines = data.splitlines(keepends=True)
    (folder / DATA).write_text("".join(lines[1:]), "utf-8")
    assert terminal.type(BALANCE).code == 0
    assert len(steps) == Count.read(lines[0]).line.games
    assert sorted(file.name for file in folder.iterdir() if file.is_file()) == [DATA, PAGE, LESSONS]
    assert (folder / DATA).read_text("utf-8") == data


def test_an_unknown_bot_is_refused_before_anything_is_played(terminal: Terminal) -> None:
    shown = terminal.type(f"{BALANCE} --bots nobody")
    assert (shown.code, shown.out) == (2, "")
    assert not Path("found").exists()
