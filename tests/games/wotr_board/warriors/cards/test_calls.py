"""What several Call to Battle cards do."""

from __future__ import annotations

from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.table import FIELD, Battle
from greathall.games.wotr_board.warriors.cards.calls import break_off
from greathall.games.wotr_board.warriors.cards.calls_shadow import OldHatred

GAP, FORDS = "gap-of-rohan", "fords-of-isen"


def test_the_shadow_calls_who_stands_with_its_army_be_it_attacker_or_defender() -> None:
    for battle in (
        Battle(FIELD, SHADOW, GAP, FORDS, ("isengard-regular",)),
        Battle(FIELD, FREE, FORDS, GAP, ("rohan-regular",)),
    ):
        table = factions(figures={GAP: "2 dunlendings", FORDS: "dunlendings"}, battle=battle).table
        text = OldHatred()
        assert (text.faction, text.camp(table), text.count(table)) == ("dunlendings", GAP, 2)


def test_a_battle_that_is_broken_off_is_over() -> None:
    table = factions(battle=Battle(FIELD, SHADOW, GAP, FORDS, ("isengard-regular",))).table
    break_off(table, "the-forest-is-rising")
    assert table.battle is not None
    assert table.battle.is_over
