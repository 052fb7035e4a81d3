"""The expansion in the terminal: factions, dice, cards and calls."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.wotr_board.warriors.story import FactionStory, factions
from greathall.cli.layout import Layout
from greathall.games.wotr_board import GAME
from greathall.games.wotr_board import terminal as renderer
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.warriors.facts import CALL_CARDS, FACTIONS
from greathall.games.wotr_board.warriors.table import IN_PLAY
from greathall.kernel import Header, Match
from greathall.narration import Narrator
from greathall.texts import Texts, languages


def drawn(story: FactionStory, player: str = FREE, language: str = "en") -> Layout:
    narrator = Narrator(Texts(language, "wotr-board"))
    return renderer.layout(story.match.view(player), (player,), narrator)


def told(**setting: Any) -> list[str]:
    """What is said of the factions."""
    sheet = drawn(factions(phase="actions", **setting))
    (block,) = (block for block in sheet.middle if block.title == "Factions")
    return block.lines


def test_a_faction_in_play_is_told_with_its_figures() -> None:
    lines = told(figures={"fangorn": "2 ents", "westemnet": "ents"}, armies={"fangorn": "gimli"})
    assert "Ents of Fangorn: Fangorn 2, Westemnet 1" in lines


def test_a_faction_not_in_play_is_told_with_its_condition_and_what_was_added() -> None:
    (line,) = (line for line in told(on_cards={"corsairs": 2}) if line.startswith("Corsairs"))
    assert "May enter play when: the Southrons & Easterlings are At War." in line
    assert line.endswith("Starting figures added: 2.")


def test_an_eliminated_faction_is_out_of_the_game() -> None:
    assert "Broods of Shelob: out of the game" in told(gone="spiders")


def test_figures_on_a_card_on_the_table_are_told() -> None:
    stone = "the-stone-of-erech"
    assert "Figures on The Stone of Erech: 3" in told(on_table=(stone,), on_cards={stone: 3})


def test_the_faction_die_and_faction_events_are_told() -> None:
    story = factions(
        phase="actions",
        figures={"moria": "eagles"},
        faction_dice={FREE: "recruit-play"},
        events={FREE: ("wraiths-of-fear",)},
    )
    sheet = drawn(story)
    free, shadow = sheet.players
    assert free.cells["dice left"] == "Recruit or play"
    assert free.cells["Faction events"] == "1"
    assert shadow.cells["Faction events"] == "0"
    (hand,) = sheet.own
    assert hand.lines[0].startswith("Wraiths of Fear: Faction deck, Character. ")


def test_call_to_battle_cards_are_told_with_the_hand() -> None:
    story = factions(phase="actions", calls={SHADOW: ("old-hatred",)})
    (hand,) = drawn(story, SHADOW).own
    assert hand.lines[0].startswith("Old Hatred: Call to Battle: Hillmen of Dunland ")
    (other,) = drawn(story, FREE).own
    assert other.lines == ["nothing"]


@pytest.mark.parametrize("language", languages())
def test_factions_and_calls_can_be_looked_up(language: str) -> None:
    narrator = Narrator(Texts(language, "wotr-board"))
    things = renderer.things()
    for thing in (*FACTIONS, *CALL_CARDS, "recruit-faction", "wild", "wraiths-of-fear-2"):
        assert thing in things
        assert len("".join(renderer.explain(thing, narrator).lines)) > 20


@pytest.mark.parametrize("language", languages())
def test_every_position_with_factions_can_be_drawn(language: str) -> None:
    chosen = {name: values[0] for name, values in GAME.options.items()} | {"warriors": "yes"}
    seats = GAME.scenarios["war"][2]
    header = Header("wotr-board", GAME.rules, "war", 2, tuple(chosen.items()))
    match = Match(GAME, header, seats, GAME.set_up("war", seats, chosen))
    chance, narrator = random.Random(5), Narrator(Texts(language, "wotr-board"))
    has_entered = False
    for number in range(900):
        question = match.questions()[0]
        match.answer(question.actor, chance.choice(question.options))
        if number % 30 == 0:
            view = match.view(SHADOW)
            assert renderer.layout(view, (SHADOW,), narrator).middle
            assert renderer.piles(view, (SHADOW,), narrator)
            has_entered |= IN_PLAY in view["factions"].values()
    assert has_entered
