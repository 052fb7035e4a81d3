"""The example on page 8: after a path 5, the other paths 5 are set aside."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth
from greathall.games.wotr_cards.facts import LOCATIONS


def test_p08_after_path_5_a_random_path_6_is_activated() -> None:
    story = middle_earth(path="", path_number=5, agenda=(("activate_next_path",),))
    assert story.asks("chance", "draw")
    assert {LOCATIONS[path].number for path in story.question.options} == {6}
    assert len(story.question.options) == 3
    story.draws("amon-hen").draws("soldiers-of-gondor")
    assert story.table.path == "amon-hen"
