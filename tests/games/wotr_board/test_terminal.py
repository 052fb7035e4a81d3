"""The table of the board game in the terminal: a map in letters, and everything in words."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

from greathall.cli.layout import Layout
from greathall.cli.renderers import layout_for
from greathall.games.wotr_board import terminal as renderer
from greathall.games.wotr_board.facts import BOARD
from greathall.games.wotr_board.table import War
from greathall.games.wotr_board.terminal.drawn_map import WIDTH, code_of
from greathall.games.wotr_board.terminal.explained import TERMS
from greathall.games.wotr_board.totals import totals
from greathall.kernel import Match, state_from
from greathall.matches import new_match
from greathall.narration import Narrator
from greathall.texts import Texts, languages


def after(answers: int, players: int = 2, seed: int = 1) -> Match:
    match = new_match("wotr-board", players=players, seed=seed)
    chance = random.Random(seed)
    for _ in range(answers):
        question = match.questions()[0]
        match.answer(question.actor, chance.choice(question.options))
    return match


def drawn(match: Match, language: str = "en") -> Layout:
    return layout_for(match, "shadow", Narrator(Texts(language, "wotr-board")))


def written(sheet: Layout) -> list[str]:
    return ["".join(text for text, _ in line) for line in sheet.picture]


def test_the_map_has_every_region() -> None:
    lines = written(drawn(after(0)))
    assert max(map(len, lines)) <= WIDTH
    codes = set(re.findall(r"\b[A-Z]{2}\b", " ".join(lines)))
    assert [region for region in BOARD if code_of(region) not in codes] == []


def test_an_army_stands_where_the_words_say_it_does() -> None:
    sheet = drawn(after(0))
    (free,) = (block for block in sheet.middle if block.title == "Free Peoples")
    told = "Minas Tirith (MT): 1 Gondor Elite, 3 Gondor Regulars and 1 Gondor Leader"
    assert told in free.lines
    (row,) = (n for n, line in enumerate(written(sheet)) if " MT# " in line)
    assert " 3/1+1 " in written(sheet)[row + 1]


def test_the_ring_bearers_are_on_the_map_and_in_the_words() -> None:
    sheet = drawn(after(0))
    assert any(" RI#@ " in line for line in written(sheet))
    assert "The Fellowship: in Rivendell, Progress 0. Hidden. Corruption 0 of 12." in sheet.head


def test_a_siege_tells_who_is_inside() -> None:
    view = after(0).view(None)
    view["besieged"] = ("minas-tirith",)
    view["shadow"]["minas-tirith"] = ("sauron-regular",)
    free, shadow = renderer.layout(view, (), Narrator(Texts("en", "wotr-board"))).middle
    assert next(line for line in free.lines if line.startswith("Minas")).endswith("; besieged")
    assert "Minas Tirith (MT): 1 Sauron Regular; besieging" in shadow.lines


def test_a_settlement_that_was_taken_is_told() -> None:
    view = after(0).view(None)
    view["control"]["dale"] = "shadow"
    *_, taken = renderer.layout(view, (), Narrator(Texts("en", "wotr-board"))).middle
    assert taken.lines == ["Dale (DL): Shadow"]


def test_a_fellowship_in_mordor_is_in_no_region() -> None:
    view = after(0).view(None)
    view["fellowship"]["mordor"] = 2
    sheet = renderer.layout(view, (), Narrator(Texts("en", "wotr-board")))
    assert "The Fellowship: step 2 of 5 in Mordor. Hidden. Corruption 0 of 12." in sheet.head
    assert not any("@ " in line for line in written(sheet)[:-2])


def test_own_cards_are_told_with_both_halves() -> None:
    match = after(0)
    (hand,) = drawn(match).own
    cards = (*match.view("shadow")["character_hand"]["shadow"],)
    name = Texts("en", "wotr-board")(f"card-{cards[0]}")
    assert hand.lines[0].startswith(f"{name}: Character deck, Character. ")
    assert "In battle, " in hand.lines[0]


def test_a_battle_is_told_with_its_dice() -> None:
    match, chance = after(0), random.Random(3)
    while not match.view(None)["battle"]:
        question = match.questions()[0]
        match.answer(question.actor, chance.choice(question.options))
    block = drawn(match).middle[0]
    assert block.title.startswith("Battle ")
    assert any("hits on" in line for line in block.lines)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", languages())
def test_every_position_can_be_drawn(language: str, players: int) -> None:
    narrator = Narrator(Texts(language, "wotr-board"))
    match, chance = after(0, players, seed=2), random.Random(2)
    seat = next(iter(match.seats))
    for number in range(300):
        if not (asked := match.questions()):
            break
        match.answer(asked[0].actor, chance.choice(asked[0].options))
        if number % 20 == 0:
            view = match.view(seat)
            assert renderer.layout(view, match.seats[seat], narrator).players
            assert all(block.lines for block in renderer.piles(view, (), narrator))


def test_the_sums_are_those_that_the_rules_count() -> None:
    match = after(150)
    assert totals(state_from(War, match.view(None))) == match.totals()


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_explained(language: str) -> None:
    narrator = Narrator(Texts(language, "wotr-board"))
    for thing in renderer.things():
        block = renderer.explain(thing, narrator)
        assert block.title
        assert block.lines
        assert all(block.lines)


def test_no_term_is_left_out_and_no_name_means_two_things() -> None:
    terms = (files("greathall.games.wotr_board") / "locales/en/terms.ftl").read_text("utf-8")
    assert set(re.findall(r"^term-(war-\S+) =", terms, re.MULTILINE)) == set(TERMS)
    assert len(renderer.things()) == len(set(renderer.things()))
