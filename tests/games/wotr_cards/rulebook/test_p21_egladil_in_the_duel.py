"""The example on page 21: Egladil in the duel."""

from __future__ import annotations

import pytest

from games.wotr_cards.story import activate


@pytest.mark.parametrize("scenario", ["duel-2", "duel-3"])
def test_p21_gandalf_draws_two_and_discards_one_and_then_does_so_again(scenario: str) -> None:
    story = activate(
        "egladil",
        scenario=scenario,
        turn="gandalf",
        hand={"gandalf": "gimli"},
        deck={"gandalf": "legolas strider arwen elrond boromir"},
    )
    story.draws("legolas", "strider")
    assert story.asks("gandalf", "discard")
    story.answers(("gandalf", "gimli"))
    story.draws("arwen", "elrond").answers(("gandalf", "legolas"))
    assert story.table.hand["gandalf"] == ("strider", "arwen", "elrond")
    assert story.discarded("gandalf") == {"gimli": 1, "legolas": 1}
    assert story.match.questions() == []


def test_p21_a_text_that_names_one_player_is_not_done_twice() -> None:
    story = activate(
        "rivendell",
        scenario="duel-2",
        turn="gandalf",
        hand={"gandalf": "gimli"},
        deck={"gandalf": "legolas strider arwen"},
    )
    story.draws("legolas").answers(("gandalf", "gimli"))
    assert story.table.hand["gandalf"] == ("legolas",)
    assert story.match.questions() == []
