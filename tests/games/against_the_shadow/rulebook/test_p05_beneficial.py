"""The three worked examples on page 5, and the remarks on The Messenger and Coastal Raiders."""

from __future__ import annotations

from typing import Any

import pytest

from games.against_the_shadow.story import shadow, used, walk, weighed
from games.wotr_cards.story import Story

NAZGUL = (
    "the-beguiler the-black-easterling the-commander the-destroyer the-hunter the-reaver "
    "the-warrior the-witch-king"
)


def test_p05_example_1_the_messenger_is_used_before_a_better_move() -> None:
    story = shadow(
        path="khazad-dum",
        battlegrounds=("lorien",),
        there={"lorien": "olog-hai"},
        reserve={"witch-king": "black-uruks the-messenger"},
        discard_seen={"witch-king": "the-hunter"},
    )
    assert walk(story) == [("use-action", "yes")]
    assert used(story) == "the-messenger"


def test_p05_the_messenger_is_pointless_when_all_nazgul_are_eliminated() -> None:
    story = shadow(
        path="khazad-dum",
        reserve={"witch-king": "the-messenger"},
        eliminated_seen={"witch-king": NAZGUL},
        discard={"witch-king": "olog-hai"},
    )
    assert used(story) is None


def test_p05_the_messenger_is_pointless_when_all_nazgul_are_in_play() -> None:
    there = NAZGUL.replace("the-witch-king", "").strip()
    story = shadow(
        path="khazad-dum",
        battlegrounds=("lorien",),
        there={"lorien": f"{there} the-witch-king"},
        reserve={"witch-king": "the-messenger"},
        discard={"witch-king": "olog-hai"},
    )
    assert used(story) is None


def grima(**setting: Any) -> Story:
    reserve = {"saruman": "grima-wormtongue"} | setting.pop("reserve", {})
    return shadow(turn="saruman", reserve=reserve, **setting)


def test_p05_example_2_grima_cannot_fetch_saruman_from_the_discard_pile() -> None:
    story = grima(deck={"saruman": "gollum"}, discard_seen={"saruman": "saruman"})
    # Only the two cards are left, so that nobody has to be asked.
    assert story.asks("chance", "draw")
    assert story.eliminated("saruman") == {"grima-wormtongue": 1}


@pytest.mark.parametrize(("riders", "offered"), [({}, False), ({"frodo": "theoden"}, True)])
def test_p05_example_2_grima_eliminates_a_rohan_character_only_if_one_is_in_play(
    riders: dict[str, str], offered: bool
) -> None:
    story = grima(deck={"saruman": "gollum saruman"}, reserve=riders)
    assert ("theoden" in story.question.options) == offered


def test_p05_example_2_two_cards_may_be_chosen_although_saruman_is_in_the_deck() -> None:
    story = grima(deck={"saruman": "gollum saruman hill-troll"}).answers(("frodo", "draw"))
    story.draws("gollum", "hill-troll")
    assert story.table.hand["saruman"] == ("gollum", "hill-troll")


def test_p05_example_3_flocks_of_crebain_alone_on_dimrill_dale_open_a_random_path_5() -> None:
    story = shadow(turn="saruman", path="dimrill-dale", there={"dimrill-dale": "flocks-of-crebain"})
    assert used(story) == "flocks-of-crebain"
    assert set(story.question.options) == {"egladil", "lothlorien"}
    story.draws("lothlorien")
    assert story.table.path == "lothlorien"


@pytest.mark.parametrize(
    ("others", "icons", "marches"),
    [
        ("", 1, False),
        ("the-black-fleet", 2, False),
        ("haradrim-mumakil", 3, True),
        ("the-black-fleet corsairs-of-umbar", 3, True),
    ],
)
def test_p05_coastal_raiders_need_two_more_attack_icons_for_dol_amroth(
    others: str, icons: int, marches: bool
) -> None:
    story = shadow(
        turn="saruman",
        path="khazad-dum",
        battleground_deck={"free": "dol-amroth", "shadow": ""},
        deck={"aragorn": ""},
        hand={"aragorn": ""},
        reserve={"saruman": f"{others} coastal-raiders".strip()},
    )
    assert (used(story) == "coastal-raiders") == marches
    if marches:
        assert weighed(story, "dol-amroth")["reserve"] == icons
        assert story.table.there["dol-amroth"] == ("coastal-raiders",)
