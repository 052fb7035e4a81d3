"""The table of A Game of Thrones in the terminal: a map in letters, and everything in words."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

from greathall.cli.layout import Layout
from greathall.cli.renderers import layout_for
from greathall.games.thrones import terminal as renderer
from greathall.games.thrones.facts import AREAS, ORDERS, PORTS, UNITS
from greathall.games.thrones.map import mosaic
from greathall.games.thrones.table import Westeros
from greathall.games.thrones.terminal.drawn_map import code_of
from greathall.games.thrones.totals import totals
from greathall.kernel import Match, state_from
from greathall.matches import new_match
from greathall.narration import Narrator
from greathall.texts import Texts, languages

COLUMNS = 80  # of a terminal


def after(answers: int, seed: int = 1) -> Match:
    match = new_match("thrones", players=6, seed=seed)
    chance = random.Random(seed)
    for _ in range(answers):
        question = match.questions()[0]
        match.answer(question.actor, chance.choice(question.options))
    return match


def drawn(match: Match, language: str = "en") -> Layout:
    return layout_for(match, "lannister", Narrator(Texts(language, "thrones")))


def written(sheet: Layout) -> list[str]:
    return ["".join(text for text, _ in line) for line in sheet.picture]


def test_the_map_has_every_area_and_fits_a_terminal() -> None:
    lines = written(drawn(after(0)))
    assert max(map(len, lines)) <= COLUMNS
    whole = " ".join(lines).replace("~", " ").replace("(", " ").split()
    assert [a for a in AREAS if a not in PORTS and code_of(a) not in whole] == []


def test_rivers_ports_and_the_wall_are_drawn() -> None:
    lines = written(drawn(after(0)))[:38]
    assert "#" in lines[0]
    assert sum(line.count("o") for line in lines) == len(PORTS)
    assert sum(line.count("=") for line in lines) > len(mosaic().separations)


def test_an_army_stands_where_the_words_say_it_does() -> None:
    sheet = drawn(after(0))
    (stark,) = (block for block in sheet.middle if block.title == "Stark")
    assert stark.lines[0] == "Winterfell (WF): 1 footman and 1 knight; garrison 2"
    (row,) = (n for n, line in enumerate(written(sheet)) if " WF " in line)
    assert " S:FK " in written(sheet)[row + 1]


@pytest.mark.parametrize("language", languages())
def test_every_unit_has_its_own_letter(language: str) -> None:
    sheet, texts = drawn(after(0), language), Texts(language, "thrones")
    legend = " ".join(written(sheet)[-3:])
    letters = [texts(f"westeros-letter-{unit}") for unit in UNITS]
    assert len(set(letters)) == len(UNITS)
    for unit, letter in zip(UNITS, letters, strict=True):
        assert f"{letter} {texts(f'unit-{unit}').lower()}" in legend


def test_armies_at_the_edge_of_the_map_are_drawn_whole() -> None:
    """The terminal ends before the eastern seas do."""
    lines, view = written(drawn(after(0))), after(0).view(None)
    for area, house in view["holder"].items():
        if area not in PORTS:
            letters = "".join(unit[0].upper() for unit in view["units"][area])
            assert any(f" {house[0].upper()}:{letters}" in line for line in lines), area


def test_a_garrison_is_told_where_no_unit_stands() -> None:
    view = after(0).view(None)
    del view["holder"]["winterfell"], view["units"]["winterfell"]
    blocks = renderer.layout(view, (), Narrator(Texts("en", "thrones"))).middle
    (stark,) = (block for block in blocks if block.title == "Stark")
    assert stark.lines[-1] == "Holds without units: Winterfell (WF; garrison 2)."


def test_own_orders_are_told_before_they_are_revealed() -> None:
    view = after(0).view("lannister")
    view["planned"] = {"lannister": (("lannisport", "raid"),), "stark": 2}
    blocks = renderer.layout(view, ("lannister",), Narrator(Texts("en", "thrones"))).middle
    lines = {block.title: block.lines for block in blocks}
    assert lines["Lannister"][0] == "Lannisport (LP): 1 footman and 1 knight; Raid; garrison 2"
    assert lines["Stark"][0] == "Winterfell (WF): 1 footman and 1 knight; garrison 2"


def test_a_battle_is_told_as_a_sum() -> None:
    match = after(0)
    chance = random.Random(5)
    while not match.view(None)["battle"]:
        question = match.questions()[0]
        match.answer(question.actor, chance.choice(question.options))
    sheet = drawn(match)
    assert sheet.middle[0].title.startswith("Battle ")
    assert sheet.middle[0].lines[-1].startswith("A tie goes to ")


@pytest.mark.parametrize("language", languages())
def test_every_position_can_be_drawn(language: str) -> None:
    narrator = Narrator(Texts(language, "thrones"))
    match = after(0, seed=2)
    chance = random.Random(2)
    for number in range(400):
        if not (asked := match.questions()):
            break
        match.answer(asked[0].actor, chance.choice(asked[0].options))
        if number % 20 == 0:
            view = match.view("stark")
            assert renderer.layout(view, ("stark",), narrator).players
            assert all(block.lines for block in renderer.piles(view, ("stark",), narrator))


def test_the_sums_are_those_that_the_rules_count() -> None:
    match = after(150)
    assert totals(state_from(Westeros, match.view(None))) == match.totals()


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_explained(language: str) -> None:
    narrator = Narrator(Texts(language, "thrones"))
    for thing in renderer.things():
        block = renderer.explain(thing, narrator)
        assert block.title
        assert block.lines
        assert all(block.lines)


def test_no_term_and_no_order_is_left_out() -> None:
    terms = (files("greathall.games.thrones") / "locales/en/terms.ftl").read_text("utf-8")
    told = set(re.findall(r"^term-(thrones-\S+) =", terms, re.MULTILINE))
    types = {f"thrones-{kind}" for kind in renderer.TYPES}
    assert told == types | set(renderer.TERMS)
    assert {*ORDERS, *renderer.TYPES, *renderer.TERMS} < set(renderer.things())
