"""The examples on page 11: Elrond's limit, and The Reaver in the round in which he was played."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth
from greathall.games.wotr_cards.game_terms import carryover_limit


def test_p11_elrond_raises_the_limit_at_once_when_played_to_reserve() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "elrond legolas"},
        deck={"aragorn": "strider arwen"},
    )
    assert carryover_limit(story.table, "aragorn") == 2
    story.answers(("aragorn", ("play", "elrond")))
    assert carryover_limit(story.table, "aragorn") == 3


def test_p11_the_limit_falls_at_once_when_elrond_moves() -> None:
    story = middle_earth(turn="aragorn", path="imladris", reserve={"aragorn": "elrond"})
    assert carryover_limit(story.table, "aragorn") == 3
    story.answers(("aragorn", ("move", "elrond")))
    assert carryover_limit(story.table, "aragorn") == 2


def test_p11_the_limit_falls_at_once_when_elrond_is_eliminated() -> None:
    story = middle_earth(
        turn="saruman",
        reserve={"aragorn": "elrond", "saruman": "cave-troll"},
        hand={"frodo": "gimli"},
        deck={"frodo": ""},
    ).answers(("saruman", ("use", "cave-troll")), ("aragorn", ("reserve", "elrond")))
    assert carryover_limit(story.table, "aragorn") == 2


def test_p11_the_reaver_works_in_the_round_in_which_he_was_played() -> None:
    story = middle_earth(
        turn="witch-king",
        path="caradhras",
        hand={"witch-king": "the-reaver olog-hai", "frodo": "gimli", "aragorn": "legolas"},
        deck={"frodo": "", "aragorn": ""},
    ).answers(("witch-king", ("play", "the-reaver")))
    story.answers(*((player, ("pass",)) for player in ("aragorn", "saruman", "frodo")))
    story.answers(("witch-king", ("use", "the-reaver")))
    assert story.discarded("witch-king") == {"olog-hai": 1, "the-reaver": 1}
    assert story.eliminated("frodo") == {"gimli": 1}
    assert story.eliminated("aragorn") == {"legolas": 1}
