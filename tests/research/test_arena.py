"""The arena: everybody plays everybody, with the same luck from either side."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from greathall import Refusal
from greathall.bots import UnknownBot
from greathall.bots.entrants import ForeignBotMissing, NoBudget, maker_of
from greathall.research.arena import (
    FILE,
    Contest,
    Found,
    OtherContest,
    Played,
    TooFewBots,
    bouts_of,
    hold,
    settled,
)
from greathall.research.ratings import as_json, ratings, shares
from research.others import Last
from samples import BOARD, EXPANSION, SAMPLE

DUEL = Contest(SAMPLE, "fellowship", 0, ("random", "steward"), "7")
THEIRS = "research.others:Last"


def test_each_seed_is_played_from_both_sides() -> None:
    first, second, third, _ = bouts_of(settled(DUEL), games=4)
    assert first.luck == second.luck != third.luck
    seats = [seat for seat, _ in first.bots]
    assert dict(first.bots) == dict(zip(seats, ("random", "steward"), strict=True))
    assert dict(second.bots) == dict(zip(seats, ("steward", "random"), strict=True))


def test_a_side_of_two_seats_has_one_bot() -> None:
    bout = next(bouts_of(settled(DUEL._replace(scenario="trilogy", players=4)), games=2))
    sides = {("frodo", "aragorn"): "random", ("witch-king", "saruman"): "steward"}
    assert dict(bout.bots) == {seat: bot for seats, bot in sides.items() for seat in seats}


def test_of_three_houses_one_is_alone_and_each_house_has_its_turn() -> None:
    bouts = list(bouts_of(settled(Contest(BOARD, "", 3, ("random", "steward"), "7")), games=6))
    assert [bout.alone for bout in bouts] == ["random", "steward"] * 3
    alone = [seat for bout in bouts for seat, bot in bout.bots if bot == bout.alone]
    assert Counter(alone) == dict.fromkeys(dict(bouts[0].bots), 2)


def test_against_the_game_itself_each_bot_plays_the_same_seeds() -> None:
    bouts = list(bouts_of(settled(Contest(EXPANSION, "", 1, ("random", "steward"), "7")), games=2))
    assert [(bout.luck, bout.alone) for bout in bouts] == [
        ("7-1", "random"),
        ("7-1", "steward"),
        ("7-2", "random"),
        ("7-2", "steward"),
    ]


def test_everybody_plays_everybody() -> None:
    contest = settled(DUEL._replace(bots=("random", "steward", THEIRS, "steward")))
    assert Counter(bout.pair for bout in bouts_of(contest, games=4)) == {
        ("random", "steward"): 4,
        ("random", THEIRS): 4,
        ("steward", THEIRS): 4,
    }


def test_the_numbers_of_matches_stay_when_there_are_more() -> None:
    few, many = list(bouts_of(settled(DUEL), 3)), list(bouts_of(settled(DUEL), 8))
    assert (len(few), len(many)) == (4, 8)  # an odd number is rounded up, to swap the sides
    assert many[:4] == few


def test_a_contest_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = hold(DUEL, 6)
    hold(DUEL, 2, folder=tmp_path)
    before = (tmp_path / FILE).read_text("utf-8")
    steps: list[None] = []
    found = hold(DUEL, 6, folder=tmp_path, progress=lambda: steps.append(None))
    assert (tmp_path / FILE).read_text("utf-8").startswith(before)
    assert [p.digest for p in found.played] == [p.digest for p in whole.played]
    assert (len(steps), found.complete) == (6, True)
    lines = (tmp_path / FILE).read_text("utf-8").splitlines()
    assert len(lines) == 7  # what is played, and six matches
    assert hold(DUEL, 6, folder=tmp_path).played == found.played  # nothing is played again
    assert (tmp_path / FILE).read_text("utf-8").splitlines() == lines


def test_a_match_that_was_half_written_is_played_again(tmp_path: Path) -> None:
    found = hold(DUEL, 2, folder=tmp_path)
    written = (tmp_path / FILE).read_text("utf-8")
    (tmp_path / FILE).write_text(written[:-30], "utf-8")
    again = hold(DUEL, 2, folder=tmp_path)
    assert [p.digest for p in again.played] == [p.digest for p in found.played]
    assert len((tmp_path / FILE).read_text("utf-8").splitlines()) == 3


@pytest.mark.parametrize(
    "other",
    [DUEL._replace(seed="8"), DUEL._replace(bots=("steward", "random")), DUEL._replace(game=BOARD)],
)
def test_a_folder_holds_one_contest(tmp_path: Path, other: Contest) -> None:
    hold(DUEL, 2, folder=tmp_path)
    before = (tmp_path / FILE).read_text("utf-8")
    other = other if other.game == SAMPLE else Contest(BOARD, "", 3, other.bots, "7")
    with pytest.raises(OtherContest):
        hold(other, 2, folder=tmp_path)
    assert (tmp_path / FILE).read_text("utf-8") == before


def test_what_was_played_stays_when_it_is_stopped(tmp_path: Path) -> None:
    left = [3]

    def press() -> None:
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt

    found = hold(DUEL, 8, folder=tmp_path, progress=press)
    assert (found.complete, len(found.played)) == (False, 3)
    assert hold(DUEL, 8, folder=tmp_path).played[:3] == found.played


def test_several_processes_play_the_same_matches() -> None:
    alone, together = hold(DUEL, 4), hold(DUEL, 4, processes=2)
    assert [p.digest for p in alone.played] == [p.digest for p in together.played]


def test_bots_of_others_play_too() -> None:
    found = hold(DUEL._replace(bots=("random", THEIRS)), 2)
    assert all(played.decisions[THEIRS] > 10 for played in found.played)


@pytest.mark.parametrize(
    ("bots", "refusal"),
    [
        (("random", "sauron"), UnknownBot),
        (("random", "nowhere.to.be.found:Bot"), ForeignBotMissing),
        (("random", ":Bot"), ForeignBotMissing),
        (("random", f"{__name__}:THEIRS"), ForeignBotMissing),
        (("random", "steward@64"), NoBudget),
        (("random",), TooFewBots),
        (("random", "random"), TooFewBots),
    ],
)
def test_a_contest_that_cannot_be_is_refused_before_anything_is_played(
    tmp_path: Path, bots: tuple[str, ...], refusal: type[Refusal]
) -> None:
    with pytest.raises(refusal):
        hold(DUEL._replace(bots=bots), 2, folder=tmp_path / "new")
    assert list(tmp_path.iterdir()) == []


def test_a_bot_of_a_module_is_made_from_a_seed() -> None:
    assert isinstance(maker_of(THEIRS)("1"), Last)


# ------------------------------------------------------------------ what was found

SIDES = (("stark",), ("lannister",), ("baratheon",))


def played(number: int, alone: str, seat: str, won: str) -> Played:
    """A match of three houses: who sat alone, where, and which house won."""
    other = "steward" if alone == "random" else "random"
    bots = {house: alone if house == seat else other for (house,) in SIDES}
    both, spent = {alone: 10, other: 20}, {alone: 1.0, other: 0.2}
    return Played(number, ("random", "steward"), alone, bots, (won,), "", {}, both, spent, "")


HOUSES = Found(
    Contest(BOARD, "", 3, ("random", "steward"), "7"),
    SIDES,
    [
        played(1, "random", "stark", "lannister"),
        played(2, "steward", "stark", "stark"),
        played(3, "random", "lannister", "lannister"),
        played(4, "steward", "lannister", "lannister"),
    ],
)


def test_a_share_counts_the_matches_in_which_a_bot_sat_alone() -> None:
    rows = {(row.bot, row.side): (row.won, row.games, row.even) for row in shares(HOUSES)}
    third = 1 / 3
    assert rows["random", ""] == (1, 2, third)
    assert rows["steward", ""] == (2, 2, third)
    assert rows["random", "lannister"] == (1, 1, third)
    assert rows["random", "stark"] == (0, 1, third)
    assert rows["steward", "baratheon"] == (0, 0, third)


def test_of_two_sides_every_match_counts_for_both() -> None:
    found = hold(DUEL, 2)
    rows = {(row.bot, row.side): (row.won, row.games) for row in shares(found)}
    assert [games for _, games in rows.values()] == [2, 1, 1, 2, 1, 1]
    assert rows["random", ""][0] + rows["steward", ""][0] == 2


def test_who_wins_more_is_rated_higher() -> None:
    rows = ratings(HOUSES)
    assert [row.bot for row in rows] == ["steward", "random"]
    assert rows[0].rating > 1000 > rows[1].rating
    assert all(0 < row.reach < 1000 for row in rows)


def test_the_time_of_a_decision_is_told() -> None:
    found = HOUSES.played[:1]  # random thinks a second for ten decisions, steward 0.2 for twenty
    told = {row.bot: row.seconds for row in ratings(Found(HOUSES.contest, SIDES, found))}
    assert told == {"random": 0.1, "steward": 0.01}


def test_against_the_game_itself_nobody_is_rated() -> None:
    told = as_json(hold(Contest(EXPANSION, "", 1, ("random",), "7"), 1))
    assert [row["rating"] for row in told["ratings"]] == [1000.0]
    assert [(row["against"], row["games"]) for row in told["shares"]] == [("", 1)]
