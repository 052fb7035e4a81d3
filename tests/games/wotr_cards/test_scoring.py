"""Scoring and victory (p. 18)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import GAME_ORDER, Story, middle_earth
from greathall.games.wotr_cards.scoring import final_score, score

USED: dict[str, Any] = {"ring_token": dict.fromkeys(GAME_ORDER["trilogy"], False)}


def checked(**setting: Any) -> Story:
    """A table at the victory check in the middle of the game."""
    usual: dict[str, Any] = {"path": "", "path_number": 4, "agenda": (("victory_phase",),)}
    return middle_earth(**usual | setting)


def at_the_end(**setting: Any) -> Story:
    """A table at the victory check after the last path."""
    return checked(**{"path_number": 9} | setting)


# ------------------------------------------------------------------ points


def test_each_battleground_counts_for_the_side_that_won_it_p18() -> None:
    game = middle_earth(scored={"free": "minas-tirith umbar", "shadow": "lorien"}).table
    assert (score(game, "free"), score(game, "shadow")) == (4, 2)


def test_a_path_counts_for_the_free_peoples_and_never_for_the_shadow_p18() -> None:
    game = middle_earth(scored={"free": "weathertop", "shadow": "orodruin"}).table
    assert (score(game, "free"), score(game, "shadow")) == (2, 0)


def test_each_corruption_token_is_a_point_of_the_shadow_p18() -> None:
    game = middle_earth(corruption=7).table
    assert (score(game, "free"), score(game, "shadow")) == (0, 7)


def test_an_active_battleground_counts_for_nobody() -> None:
    game = middle_earth(battlegrounds=("minas-tirith",), stormed=("minas-tirith",)).table
    assert score(game, "free") == score(game, "shadow") == 0


def test_a_path_that_nobody_won_counts_for_nobody_p21() -> None:
    game = middle_earth(scenario="duel-2", turn="gandalf", nobodys=("orodruin",)).table
    assert score(game, "free") == score(game, "shadow") == 0


def test_an_unused_ring_token_is_a_point_in_the_final_scoring_only_p12() -> None:
    tokens = {"frodo": True, "witch-king": False, "aragorn": True, "saruman": True}
    game = middle_earth(ring_token=tokens).table
    assert (score(game, "free"), score(game, "shadow")) == (0, 0)
    assert (final_score(game, "free"), final_score(game, "shadow")) == (2, 1)


@pytest.mark.parametrize("scenario", ["duel-2", "fellowship"])
def test_ring_tokens_are_worth_nothing_outside_the_trilogy_p21(scenario: str) -> None:
    game = middle_earth(scenario=scenario, turn="gandalf").table
    assert final_score(game, "free") == final_score(game, "shadow") == 0


@pytest.mark.parametrize(("value", "points"), [("0", 0), ("1", 2)])
def test_unused_shadow_tokens_of_the_duel_of_three_are_an_option(value: str, points: int) -> None:
    options = {"duel-ring-tokens": value}
    game = middle_earth(scenario="duel-3", turn="gandalf", options=options).table
    assert final_score(game, "free") == 0
    assert final_score(game, "shadow") == points


# ------------------------------------------------------------------ a lead of ten


def test_a_lead_of_ten_ends_the_game_p18() -> None:
    story = checked(corruption=12, scored={"free": "weathertop"})
    assert story.match.outcome is not None
    assert str(story.match.outcome) == "witch-king+saruman lead free=2 shadow=12"


def test_a_lead_of_nine_does_not_p18() -> None:
    story = checked(corruption=11, scored={"free": "weathertop"})
    assert story.match.outcome is None
    assert story.events("scores") == [{"event": "scores", "free": 2, "shadow": 11}]


def test_the_free_peoples_win_by_a_lead_as_well_p18() -> None:
    won = "minas-tirith lorien rivendell helms-deep weathertop"
    story = checked(scored={"free": won}, corruption=1)
    assert story.match.outcome is not None
    assert story.match.outcome.winners == ("frodo", "aragorn")
    assert story.match.outcome.how == "lead"


def test_ring_tokens_do_not_count_for_a_lead_before_the_end_p18() -> None:
    story = checked(corruption=9)
    assert story.match.outcome is None


def test_the_lead_is_checked_after_all_combats_and_not_before_p18() -> None:
    story = middle_earth(
        path="amon-hen",
        battlegrounds=("minas-tirith",),
        corruption=9,
        attack_tokens={"amon-hen": 1},
        agenda=(("combat_phase",), ("victory_phase",)),
    ).answers(("frodo", "amon-hen"))
    # Ten to nothing after the path, but Minas Tirith was still to come.
    assert story.match.outcome is None
    assert story.events("scores") == [{"event": "scores", "free": 3, "shadow": 10}]


def test_the_lead_is_not_checked_during_actions_p18() -> None:
    story = middle_earth(
        turn="witch-king",
        path="amon-hen",
        there={"amon-hen": "grishnakh"},
        corruption=9,
    ).answers(("witch-king", ("use", "grishnakh")))
    assert story.table.corruption == 10
    assert story.asks("aragorn", "turn")


# ------------------------------------------------------------------ the last path


def test_after_the_last_path_the_higher_score_wins_p18() -> None:
    story = at_the_end(scored={"free": "orodruin"}, corruption=2, **USED)
    assert str(story.match.outcome) == "frodo+aragorn last-path free=3 shadow=2"


def test_a_tie_goes_to_the_shadow_p18() -> None:
    story = at_the_end(scored={"free": "orodruin"}, corruption=3, **USED)
    assert story.match.outcome is not None
    assert story.match.outcome.winners == ("witch-king", "saruman")


def test_unused_tokens_decide_the_final_scoring_p18() -> None:
    tokens = {"frodo": True, "witch-king": False, "aragorn": False, "saruman": False}
    story = at_the_end(scored={"free": "orodruin"}, corruption=3, ring_token=tokens)
    assert str(story.match.outcome) == "frodo+aragorn last-path free=4 shadow=3"


def test_unused_tokens_count_after_the_last_path_at_a_lead_of_ten_as_well_p18() -> None:
    tokens = {"frodo": True, "witch-king": True, "aragorn": True, "saruman": False}
    story = at_the_end(scored={"free": "orodruin"}, corruption=13, ring_token=tokens)
    assert str(story.match.outcome) == "witch-king+saruman last-path free=5 shadow=14"


def test_before_the_last_path_the_game_goes_on_p18() -> None:
    story = checked(path_number=8, scored={"free": "orodruin"})
    assert story.match.outcome is None
    assert story.events("game-ended") == []


def test_nothing_is_asked_after_the_end() -> None:
    story = at_the_end(agenda=(("victory_phase",), ("draw_phase",)))
    assert story.match.questions() == []
    assert story.events("game-ended")[0]["how"] == "last-path"


def test_a_replaced_last_path_does_not_end_the_game_before_its_round_does() -> None:
    story = middle_earth(
        turn="saruman",
        path="orodruin",
        paths=("morgai",),
        there={"orodruin": "gollum"},
        agenda=(("take_turn",), ("combat_phase",), ("victory_phase",)),
    ).answers(("saruman", ("use", "gollum")))
    assert story.match.outcome is None
    story.answers(*((p, ("pass",)) for p in ("frodo", "witch-king", "aragorn", "saruman")))
    assert str(story.match.outcome) == "witch-king+saruman last-path free=2 shadow=4"
