"""Where the expansion changes the base rules."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.expansion import Expansion
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.table import War
from greathall.games.wotr_board.warriors.seams import Factions, begin_turn_of_factions


def test_every_seam_is_filled() -> None:
    seams = {name for name in vars(Expansion) if not name.startswith("_")}
    assert seams == {name for name in vars(Factions) if not name.startswith("_")}


def test_the_base_game_knows_no_factions() -> None:
    assert not isinstance(War.expansion, Factions)
    assert War.outlines == {}
    assert len(War.watchers) == 2


def test_a_turn_begins_with_dice_and_a_faction_event_for_each_side() -> None:
    story = factions((begin_turn_of_factions,), figures={"moria": "eagles"})
    story.draws("march-of-the-ents", "black-sails")
    assert story.table.faction_pool == (FREE,)
    assert len(story.table.faction_hand[SHADOW]) == 1
