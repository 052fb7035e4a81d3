"""The examples on page 7: short names, keywords, ranges of paths."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth
from greathall.games.wotr_cards.facts import CARDS
from greathall.games.wotr_cards.places import named_wielders


def test_p07_a_text_that_says_sam_means_sam_gamgee() -> None:
    assert "sam-gamgee" in named_wielders("sting")


def test_p07_a_text_that_says_gandalf_means_either_card() -> None:
    for gandalf in ("gandalf-the-grey", "gandalf-the-white"):
        story = middle_earth(reserve={"frodo": gandalf}, hand={"frodo": "glamdring gimli"})
        assert story.can("play", "glamdring")


def test_p07_keywords_matter_to_texts_that_name_them() -> None:
    assert "nazgul" in CARDS["the-hunter"].keywords
    assert "weapon" in CARDS["sting"].keywords
    assert "the-hunter" in named_wielders("morgul-blade")
    assert "grishnakh" not in named_wielders("morgul-blade")


def test_p07_a_dash_between_path_numbers_includes_all_between() -> None:
    assert CARDS["legolas"].paths == (3, 4, 5, 6, 7, 8, 9)
