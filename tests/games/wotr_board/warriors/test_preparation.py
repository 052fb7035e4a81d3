"""Setting up with Warriors of Middle-earth."""

from __future__ import annotations

import pytest

from games.wotr_board.warriors.story import factions
from greathall import new_match
from greathall.games.wotr_board import GAME
from greathall.games.wotr_board.facts import EVENT_CARDS, FREE, SHADOW, SIDES
from greathall.games.wotr_board.warriors.table import WarOfFactions

OUT = {
    (FREE, "character"): (
        "gwaihir-the-windlord",
        "the-eagles-are-coming",
        "the-ents-awake-treebeard",
        "the-ents-awake-huorns",
        "the-ents-awake-entmoot",
        "dead-men-of-dunharrow",
    ),
    (SHADOW, "strategy"): ("corsairs-of-umbar", "rage-of-the-dunlendings"),
    (SHADOW, "character"): ("shelobs-lair",),
}
IN = {
    (FREE, "character"): (
        "the-western-way",
        "premonition-of-danger",
        "swift-boats",
        "majesty-and-glory",
        "take-someone-you-can-trust",
        "long-battle",
    ),
    (SHADOW, "strategy"): ("strongly-guarded", "great-winged-creatures"),
    (SHADOW, "character"): ("not-on-anybodys-side",),
}


def dealt() -> WarOfFactions:
    """The table before the first turn."""
    options = {name: values[0] for name, values in GAME.options.items()} | {"warriors": "yes"}
    game = GAME.set_up("war", GAME.scenarios["war"][2], options)
    assert isinstance(game, WarOfFactions)
    return game


@pytest.mark.parametrize(("side", "deck"), OUT)
def test_nine_cards_are_taken_out_and_nine_others_put_in(side: str, deck: str) -> None:
    game = dealt()
    cards = (game.character_deck if deck == "character" else game.strategy_deck)[side].cards
    assert len(cards) == 24
    assert set(OUT[side, deck]).isdisjoint(cards)
    assert set(IN[side, deck]) <= set(cards)


def test_each_side_has_a_third_deck_of_twenty_cards() -> None:
    game = dealt()
    for side in SIDES:
        cards = game.faction_deck[side].cards
        assert len(cards) == len(set(cards)) == 20
        assert {EVENT_CARDS[card].side for card in cards} == {side}


def test_no_faction_is_in_play_and_all_figures_are_aside() -> None:
    game = factions().table
    assert set(game.factions.values()) == {"aside"}
    assert [game.reinforcements[faction] for faction in game.factions] == [8] * 6
    assert game.faction_figures == {}
    assert game.faction_pool == ()


def test_without_the_option_the_table_has_no_factions() -> None:
    match = new_match("wotr-board", seed=1)
    assert not isinstance(match.state, WarOfFactions)
    assert "factions" not in match.view()
    assert "ents" not in match.state.reinforcements


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_of_faction_events_are_secret(players: int) -> None:
    game = factions(players=players)
    seen = game.match.view(None)
    assert set(seen["faction_hand"].values()) == {0}
    assert seen["faction_deck"][FREE] == {"count": 20}
