"""Against the Shadow at the terminal: bots are marked, and tell why they do what they do."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cli.terminal import Terminal
from greathall import new_match, replay
from greathall.games.against_the_shadow import terminal as renderer
from greathall.games.wotr_cards import terminal as wotr_cards
from greathall.games.wotr_cards.facts import CARDS, LOCATIONS
from greathall.narration import Narrator
from greathall.texts import Texts, languages

every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_a_whole_game_is_played_and_the_bots_explain_themselves(
    terminal: Terminal, language: str
) -> None:
    chance = random.Random(language)
    lines = [str(int(chance.random() * 3) + 1) for _ in range(900)]
    command = f"play against-the-shadow --scenario fellowship --lang {language} --plain --seed 3"
    shown = terminal.type(f"{command} --save game.txt", *lines)
    texts = Texts(language, "against-the-shadow")
    assert (shown.code, shown.err) == (0, "")
    bot = texts("player-balrog")
    assert texts("event-bot-turn", player=bot) in shown.out
    assert texts("flowchart-use-action") in shown.out
    assert texts("table-bot", player=bot) in shown.out
    assert f"{texts('option-level')}: {texts('option-level-standard')}" in shown.out
    assert replay(Path("game.txt").read_text(encoding="utf-8")).outcome is not None


@every_language
def test_every_card_location_and_term_is_explained(language: str) -> None:
    narrator = Narrator(Texts(language, "against-the-shadow"))
    for thing in renderer.things():
        block = renderer.explain(thing, narrator)
        assert block.title
        assert all(block.lines)
    assert set(CARDS) | set(LOCATIONS) | set(renderer.TERMS) <= set(renderer.things())


def test_a_bot_card_tells_its_own_figures_and_text() -> None:
    narrator = Narrator(Texts("en", "against-the-shadow"))
    here, there = (d.explain("coastal-raiders", narrator) for d in (renderer, wotr_cards))
    varies = narrator.texts("print-varies")
    assert varies in there.lines[0]
    assert varies not in here.lines[0]
    assert here.lines[1] != there.lines[1]
    assert "move this card there" in here.lines[1]
    assert renderer.explain("gimli", narrator) == wotr_cards.explain("gimli", narrator)
    assert "random" in renderer.explain("amon-hen", narrator).lines[1]


def test_the_table_counts_the_icons_of_the_bot_cards() -> None:
    match = new_match("against-the-shadow", players=1, seed=1)
    game = match.state
    game.battlegrounds, game.there["dol-amroth"] = ("dol-amroth",), ("coastal-raiders",)
    narrator = Narrator(Texts("en", "against-the-shadow"))
    sheet = renderer.layout(match.view("free"), match.seats["free"], narrator)
    assert sheet.middle[-1].lines[1] == "Shadow, attack 1: Coastal Raiders"


@every_language
def test_the_scenarios_are_listed_as_they_are_against_bots(
    terminal: Terminal, language: str
) -> None:
    shown = " ".join(terminal.type(f"games --lang {language}").out.split())
    first = Texts(language, "against-the-shadow")("scenario-trilogy.summary").split()[0]
    assert first in shown
