"""Victory (15, 16.11)."""

from __future__ import annotations

from games.wotr_board.story import war
from greathall.games.wotr_board.facts import FREE, REGIONS, SETTLEMENTS, SHADOW
from greathall.games.wotr_board.fellowship import choose_guide
from greathall.games.wotr_board.turn import victory_check
from greathall.games.wotr_board.victory import military_victory, points, score

NINE = ("minas-tirith", "dol-amroth", "helms-deep", "lorien", "edoras")  # 2 + 2 + 2 + 2 + 1
GONDOR, ROHAN = "gondor-player", "rohan-player"
WITCH_KING, SARUMAN = "witch-king-player", "saruman-player"


def held(side: str, *regions: str) -> dict[str, str]:
    return dict.fromkeys(regions, side)


def test_15_points_that_there_are_to_take() -> None:
    worth = dict.fromkeys((FREE, SHADOW), 0)
    for region, side in SETTLEMENTS.items():
        worth[side] += REGIONS[region].points
    assert worth == {FREE: 20, SHADOW: 18}


def test_15_1_corruption_12_wins_for_the_shadow_at_once() -> None:
    story = war((choose_guide,), fellows="gimli", fellowship={"corruption": 12})
    assert story.match.outcome is not None
    assert story.match.outcome.winners == (SHADOW,)
    assert story.events("game-won")[0]["how"] == "corruption"


def test_15_2_the_crack_of_doom_wins_for_the_free_peoples_below_12() -> None:
    story = war((choose_guide,), fellows="gimli", fellowship={"corruption": 11, "mordor": 5})
    assert story.match.outcome is not None
    assert story.match.outcome.winners == (FREE,)


def test_15_a_lower_number_beats_a_higher_one() -> None:
    story = war((choose_guide,), fellows="gimli", fellowship={"corruption": 12, "mordor": 5})
    assert story.match.outcome is not None
    assert story.match.outcome.winners == (SHADOW,)


def test_15_3_ten_points_win_for_the_shadow_in_phase_6() -> None:
    nine = war(control=held(SHADOW, *NINE)).table
    assert points(nine, SHADOW) == 9
    assert military_victory(nine) is None
    story = war((victory_check,), control=held(SHADOW, *NINE, "dale"))
    assert story.match.outcome is not None
    assert (story.match.outcome.winners, story.match.outcome.how) == ((SHADOW,), "military")


def test_15_3_towns_are_worth_nothing() -> None:
    assert points(war(control=held(SHADOW, "bree", "carrock")).table, SHADOW) == 0


def test_15_4_four_points_win_for_the_free_peoples_in_phase_6() -> None:
    assert military_victory(war(control=held(FREE, "orthanc", "angmar")).table) is None
    story = war((victory_check,), control=held(FREE, "orthanc", "moria"))
    assert story.match.outcome is not None
    assert (story.match.outcome.winners, story.match.outcome.how) == ((FREE,), "military")


def test_15_3_beats_15_4() -> None:
    control = held(SHADOW, *NINE, "dale") | held(FREE, "orthanc", "moria")
    assert military_victory(war(control=control).table) == SHADOW


def test_16_11_within_the_shadow_points_won_less_points_lost() -> None:
    control = held(SHADOW, *NINE, "dale") | held(FREE, "orthanc")
    captors = dict.fromkeys(NINE, SARUMAN) | {"dale": WITCH_KING, "orthanc": GONDOR}
    story = war((victory_check,), players=4, control=control, captors=captors)
    assert story.match.outcome is not None
    assert story.match.outcome.winners == (WITCH_KING, SARUMAN)
    scores = dict(story.match.outcome.scores)
    assert (scores[WITCH_KING], scores[SARUMAN]) == (1, 9 - 2)
    assert story.events("game-won")[0]["best"] == SARUMAN


def test_16_11_within_the_free_peoples_fewer_points_lost() -> None:
    control = held(SHADOW, "minas-tirith", "edoras") | held(FREE, "orthanc", "moria")
    captors = {"orthanc": GONDOR, "moria": GONDOR}
    table = war(players=4, control=control, captors=captors).table
    assert (score(table, GONDOR), score(table, ROHAN)) == (-2, -1)
