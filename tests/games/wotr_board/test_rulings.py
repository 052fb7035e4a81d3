"""Points that the printed text leaves open: what is decided, and each in one place (17).

What an option changes is tested beside the rule that it changes; here, that none is forgotten.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.wotr_board.story import GAME, war
from greathall import new_match
from greathall.games import wotr_board
from greathall.games.wotr_board import rulings
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.rulings import OPTIONS, longest_match
from greathall.games.wotr_board.turn import victory_check
from greathall.matches import BadOptionValue, UnknownOption

RULES = Path(wotr_board.__file__).parent
TESTS = Path(__file__).parent
DECISIONS = [name for name in vars(rulings) if callable(getattr(rulings, name)) and name.islower()]


def test_17_the_game_offers_these_options_and_defaults() -> None:
    assert GAME.options == OPTIONS
    assert {name: values[0] for name, values in OPTIONS.items()} == {
        "over-stacking": "forbidden",
        "staff-in-mordor": "step",
        "extend-three-rounds": "yes",
        "black-breath": "re-roll",
        "army-event-card": "deck",
        "will-as-event": "counts",
        "over-recruiting": "remove",
        "mithril-coat": "besides",
        "witch-king-moves": "his-player",
        "sorcerer": "after-round",
        "longest-match": "none",
        "warriors": "no",
    }


def test_an_unknown_option_or_value_is_refused() -> None:
    with pytest.raises(UnknownOption):
        new_match("wotr-board", options={"eagles": "yes"})
    with pytest.raises(BadOptionValue):
        new_match("wotr-board", options={"sorcerer": "never"})


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in GAME.later_options])
def test_17_an_option_is_read_by_one_decision(name: str) -> None:
    assert read_in(RULES).count(f'game.options["{name}"]') == 1


def test_the_expansion_is_read_when_the_table_is_laid() -> None:
    assert read_in(RULES).count('options.get("warriors"') == 1


@pytest.mark.parametrize("decision", DECISIONS)
def test_17_a_decision_is_asked_in_one_place(decision: str) -> None:
    asked = re.findall(rf"\b{decision}\(game\)", read_in(RULES))
    assert len(asked) == 1


@pytest.mark.parametrize("name", OPTIONS)
def test_17_a_test_plays_with_every_option_decided_otherwise(name: str) -> None:
    others = "|".join((*OPTIONS[name][1:], "option"))
    told = read_in(TESTS)
    assert re.search(rf'"{name}": ("({others})"|option)', told), name


@pytest.mark.parametrize(("value", "last"), [("none", None), ("30", 30), ("50", 50)])
def test_longest_match_is_a_number_of_turns(value: str, last: int | None) -> None:
    options = {"longest-match": value}
    assert longest_match(war(options=options).table) == last
    dice = {FREE: (), SHADOW: ()}
    story = war((victory_check,), turn=last or 1000, options=options, dice=dice)
    assert (story.match.outcome is not None) is (last is not None)


def read_in(folder: Path) -> str:
    files = sorted(folder.rglob("*.py"))
    own = Path(__file__)
    return "\n".join(file.read_text(encoding="utf-8") for file in files if file != own)
