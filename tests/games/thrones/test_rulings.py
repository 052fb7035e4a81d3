"""Points on which sources differ: every option that is not about a battle, in every value.

The options of battle are tested beside their cards: `arianne-token`, `salladhor-victarion`,
`mace-last-unit`.
"""

from __future__ import annotations

import pytest

from games.thrones.story import GAME, westeros
from greathall import new_match
from greathall.games.thrones.game_round import end_round
from greathall.games.thrones.rulings import OPTIONS
from greathall.games.thrones.westeros_phase import resolve_westeros_card, westeros_phase
from greathall.matches import BadOptionValue, UnknownOption


def test_the_game_offers_these_options_and_defaults_section_16() -> None:
    assert GAME.options == OPTIONS
    assert {name: values[0] for name, values in OPTIONS.items()} == {
        "tides": "no",
        "lannister-port-ship": "yes",
        "dark-wings-ports": "no",
        "arianne-token": "removed",
        "salladhor-victarion": "turn-order",
        "mace-last-unit": "goes-on",
        "winter-icons": "replacement",
    }


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownOption):
        new_match("thrones", options={"dragons": "yes"})


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(BadOptionValue):
        new_match("thrones", options={"tides": "high"})


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("value", OPTIONS["lannister-port-ship"])
def test_lannisters_second_ship_section_16(players: int, value: str) -> None:
    story = westeros(players=players, options={"lannister-port-ship": value})
    assert bool(story.force("lannisport-port")) is (value == "yes")


@pytest.mark.parametrize(("value", "gained"), [("no", 0), ("yes", 1)])
def test_dark_wings_dark_words_and_ports_section_16(value: str, gained: int) -> None:
    story = westeros(
        (resolve_westeros_card, "dark-wings-dark-words"),
        options={"dark-wings-ports": value},
        forces={"lannisport-port": "lannister ship"},
    ).answers(("lannister", "power"))
    assert story.table.power["lannister"] == 5 + gained


@pytest.mark.parametrize(("value", "threat"), [("replacement", 6), ("none", 4)])
def test_winter_is_coming_and_icons_section_16(value: str, threat: int) -> None:
    story = westeros((westeros_phase,), options={"winter-icons": value})
    story.draws("a-throne-of-blades", "winter-is-coming-2", "dark-wings-dark-words")
    story.draws("put-to-the-sword")
    assert story.table.threat == threat


def test_ties_at_the_end_of_the_game_section_16() -> None:
    """Lands, supply, the throne: as the rulebook of 2023 has it."""
    story = westeros(
        (end_round,), round=10, forces={}, supply={"greyjoy": 6}, tokens={"karhold": "tyrell"}
    )
    assert story.match.outcome is not None
    assert story.match.outcome.winners == ("tyrell",)


@pytest.mark.parametrize("value", OPTIONS["tides"])
def test_whether_tides_are_played_p29(value: str) -> None:
    match = new_match("thrones", options={"tides": value}, seed=1)
    assert match.state.options["tides"] == value
    assert dict(match.header.options)["tides"] == value
