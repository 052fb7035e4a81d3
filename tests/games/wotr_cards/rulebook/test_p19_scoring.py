"""The worked example on page 19: thirteen to ten after path 9."""

from __future__ import annotations

from games.wotr_cards.story import GAME_ORDER, Story, middle_earth
from greathall.games.wotr_cards.facts import LOCATIONS
from greathall.games.wotr_cards.scoring import score

FREE_BATTLEGROUNDS = "helms-deep minas-tirith lorien orthanc"
FREE_PATHS = "bag-end the-council-of-elrond lothlorien henneth-annun"
SHADOW_BATTLEGROUNDS = "minas-morgul dol-guldur"
SHADOW_PATHS = "weathertop khazad-dum amon-hen cirith-ungol crack-of-doom"


def points(locations: str) -> int:
    return sum(LOCATIONS[location].points for location in locations.split())


def after_path_nine() -> Story:
    return middle_earth(
        path="",
        path_number=9,
        scored={
            "free": f"{FREE_BATTLEGROUNDS} {FREE_PATHS}",
            "shadow": f"{SHADOW_BATTLEGROUNDS} {SHADOW_PATHS}",
        },
        corruption=7,
        ring_token=dict.fromkeys(GAME_ORDER["trilogy"], False),
        agenda=(("victory_phase",),),
    )


def test_p19_nine_points_of_battlegrounds_and_four_of_paths_make_thirteen() -> None:
    assert (points(FREE_BATTLEGROUNDS), points(FREE_PATHS)) == (9, 4)
    assert score(after_path_nine().table, "free") == 13


def test_p19_three_points_of_battlegrounds_and_seven_of_corruption_make_ten() -> None:
    assert points(SHADOW_BATTLEGROUNDS) == 3
    assert score(after_path_nine().table, "shadow") == 10


def test_p19_the_free_peoples_win_thirteen_to_ten() -> None:
    assert str(after_path_nine().match.outcome) == "frodo+aragorn last-path free=13 shadow=10"
