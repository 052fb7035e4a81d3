"""The three worked examples on page 3: first in, last out, at Orthanc."""

from __future__ import annotations

from typing import Any

from games.against_the_shadow.story import activated, fought, shadow, weighed
from games.wotr_cards.story import Story

# White Hand Orcs and Wolf-Riders defend Orthanc against five attack icons.
ORTHANC: dict[str, Any] = {
    "battlegrounds": ("orthanc",),
    "there": {"orthanc": "white-hand-orcs wolf-riders"},
    "attack_tokens": {"orthanc": 5},
}
# Saruman came into reserve before The Black Serpent.
RESERVE = {"saruman": "saruman the-black-serpent"}


def bots_turn() -> Story:
    # Caradhras: a path on which neither of the two has a place.
    return shadow(turn="saruman", path="caradhras", reserve=RESERVE, **ORTHANC)


def test_p03_example_1_the_free_peoples_win_at_orthanc_with_five_against_four() -> None:
    here = weighed(bots_turn(), "orthanc")
    assert (here["strength"], here["against"], here["winning"]) == (4, 5, False)


def test_p03_example_1_saruman_moves_to_the_right_of_the_others() -> None:
    story = bots_turn()
    assert story.table.there["orthanc"] == ("white-hand-orcs", "wolf-riders", "saruman")


def test_p03_example_1_the_black_serpent_has_no_place_there() -> None:
    assert bots_turn().table.reserve["saruman"] == ("the-black-serpent",)


def test_p03_example_2_the_black_serpent_is_forsaken_and_discarded() -> None:
    # Dimrill Dale makes a bot without a hand forsake; the Witch-king has nothing to lose.
    story = activated(
        ("activate_next_path",),
        path="",
        path_number=4,
        paths=("dimrill-dale",),
        reserve={"saruman": "saruman the-black-serpent"},
        deck={"saruman": "hill-troll"},
    )
    assert story.events("card-discarded")[0]["card"] == "the-black-serpent"
    assert story.eliminated("saruman") == {}


def combat() -> Story:
    there = {"orthanc": "white-hand-orcs wolf-riders saruman"}
    return fought(path="", **ORTHANC | {"there": there})


def test_p03_example_3_the_battleground_cancels_two_and_the_cards_three() -> None:
    (told,) = combat().events("combat-fought")
    assert (told["attack"], told["defence"], told["cancelled"], told["left"]) == (5, 2, 3, 0)


def test_p03_example_3_wolf_riders_and_saruman_are_eliminated_the_orcs_discarded() -> None:
    story = combat()
    assert story.eliminated("saruman") == {"wolf-riders": 1, "saruman": 1}
    assert story.discarded("saruman") == {"white-hand-orcs": 1}
