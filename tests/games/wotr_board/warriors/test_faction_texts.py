"""When cards of the expansion speak."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.card_texts import EventText
from greathall.games.wotr_board.warriors.faction_texts import (
    FactionText,
    WarriorsText,
    is_barred,
    is_guarded,
)


class MarchOfTheEnts(FactionText, abstract=True):
    """As the card would be if it said nothing."""


def test_a_text_knows_its_faction() -> None:
    assert MarchOfTheEnts().faction == "ents"


def test_ruling_11_it_has_an_effect_only_while_its_faction_is_in_play() -> None:
    text = MarchOfTheEnts()
    assert text.has_effect(factions(figures={"fangorn": "ents"}).table)
    assert not text.has_effect(factions().table)
    assert not text.has_effect(factions(gone="ents").table)


def test_every_moment_of_the_expansion_has_a_default() -> None:
    game, text = factions().table, MarchOfTheEnts()
    assert not text.bars_faction(game, "ents")
    assert not text.guards(game, "moria")
    assert text.opens(game, "erech") == text.shields(game, "moria") == ()
    assert not text.arms(game, "spiders")
    assert not text.can_use_die(game, "free-peoples")
    assert issubclass(WarriorsText, EventText)


def test_an_empty_table_bars_nothing() -> None:
    game = factions().table
    assert not is_barred(game, "ents")
    assert not is_guarded(game, "orthanc")
