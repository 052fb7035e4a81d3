"""The examples on page 16: who fights at Dol Guldur, and Dol Guldur taken from the enemy."""

from __future__ import annotations

import pytest

from games.wotr_cards.story import Story, middle_earth
from greathall.games.wotr_cards.battleground_combat import battleground_defence
from greathall.games.wotr_cards.facts import LOCATIONS


def test_p16_mordor_defends_dol_guldur_and_elves_and_wizards_attack_it() -> None:
    field = LOCATIONS["dol-guldur"]
    assert field.defenders == ("mordor",)
    assert set(field.attackers) == {"elf", "wizard"}


@pytest.mark.parametrize("turn", ["witch-king", "frodo"])
def test_p16_it_does_not_matter_who_activated_it(turn: str) -> None:
    story = middle_earth(
        turn=turn,
        path="",
        battlegrounds=("dol-guldur",),
        there={"dol-guldur": "mordor-orcs high-elves"},
        agenda=(("next_combat",),),
    )
    assert story.table.scored["shadow"] == ("dol-guldur",)
    assert story.eliminated("aragorn") == {"high-elves": 1}


def reactivated_from_the_free_peoples() -> Story:
    return middle_earth(
        reserve={"frodo": "gandalf-the-grey"},
        items={"gandalf-the-grey": "shadowfax"},
        battleground_deck={"free": "lorien", "shadow": ""},
        scored={"free": "dol-guldur"},
    ).answers(("frodo", ("use", "shadowfax")), ("frodo", "dol-guldur"))


def test_p16_taken_from_the_free_peoples_dol_guldur_does_not_defend_itself() -> None:
    story = reactivated_from_the_free_peoples()
    assert battleground_defence(story.table, "dol-guldur") == 0
    assert battleground_defence(story.table, "lorien") == 2


def test_p16_the_shadow_still_defends_it_and_its_text_works() -> None:
    story = reactivated_from_the_free_peoples()
    assert story.table.battlegrounds == ("dol-guldur", "lorien")
    assert LOCATIONS["dol-guldur"].side == "shadow"
    fought = middle_earth(
        path="",
        battlegrounds=("dol-guldur",),
        stormed=("dol-guldur",),
        there={"dol-guldur": "olog-hai high-elves"},
        agenda=(("next_combat",),),
    )
    assert fought.eliminated("witch-king") == {"olog-hai": 1}
    assert fought.table.scored["shadow"] == ("dol-guldur",)
