"""How even games are between bots that are alike, and what went with winning."""

from __future__ import annotations

import pytest

from greathall import new_match
from greathall.games import game_called, games
from greathall.research.balance import (
    Count,
    Line,
    Task,
    counts_of,
    is_of_today,
    lines_of,
    play,
    sides_of,
)
from greathall.research.worths import DEALT, OPENING, PLAN, Choice, worths
from samples import BOARD, EXPANSION, SAMPLE

LINE = Line(SAMPLE, "fellowship", 2, (), "steward", 6)


def test_every_scenario_number_of_players_and_option_has_a_line() -> None:
    for game in games():
        lines = lines_of(game, ["random", "steward"], games=5, games_of_options=3)
        plain = [(line.scenario, line.players, line.bot) for line in lines if not line.option]
        changed = [(line.scenario, *line.option) for line in lines if line.option]
        title = game_called(game)
        counts = [(name, n) for name, by_count in title.scenarios.items() for n in by_count]
        assert plain == [(*setting, bot) for bot in ("random", "steward") for setting in counts]
        values = sum(len(values) - 1 for values in title.options.values())
        assert len(changed) == len(set(changed)) == values * len(title.scenarios)
        assert {line.games for line in lines if line.option} == {3}


def test_all_matches_are_counted_and_the_same_again_in_two_processes() -> None:
    other = LINE._replace(option=("promos", "yes"), games=3)
    steps: list[None] = []
    alone = list(counts_of([LINE, other], "7", progress=lambda: steps.append(None)))
    assert list(counts_of([LINE, other], "7", processes=2)) == alone
    assert [(count.line, sum(count.won.values())) for count in alone] == [(LINE, 6), (other, 3)]
    assert sum(alone[0].ends.values()) == 6
    assert len(steps) == 9
    assert set(alone[0].won) <= {"balrog", "gandalf"}
    assert alone[0].digest != alone[1].digest


def test_a_count_is_read_as_it_was_written() -> None:
    choice = Choice("gandalf", OPENING, "turn", ("a", ("b", 1)), ("play", "elrond"), 5, 4, 5, 1)
    (count,) = counts_of([LINE._replace(option=("promos", "yes"), games=1)], "7")
    count = count._replace(choices=(choice,))
    assert Count.read(count.written()) == count


def test_a_count_of_other_bots_is_not_of_today() -> None:
    (count,) = counts_of([LINE._replace(games=2)], "7")
    assert is_of_today(count)
    assert not is_of_today(count._replace(first="0" * 64))


def test_who_wins_together_is_a_side() -> None:
    assert sides_of(new_match(SAMPLE, scenario="trilogy", players=2)) == (
        ("frodo", "aragorn"),
        ("witch-king", "saruman"),
    )
    assert sides_of(new_match(BOARD, players=3)) == (("baratheon",), ("lannister",), ("stark",))
    assert len(sides_of(new_match(EXPANSION, scenario="fellowship"))) == 2  # one is the game


def test_choices_of_the_first_round_and_of_the_first_half_are_told() -> None:
    found = play(Task(LINE, "7-1", is_watched=True)).choices
    assert {choice[1] for choice in found} == {DEALT, OPENING, PLAN}
    assert len(found) == len(set(found))
    assert play(Task(LINE, "7-1", is_watched=False)).choices == ()


def test_a_hand_is_what_a_player_was_dealt_and_holds_when_first_asked() -> None:
    found = play(Task(LINE, "7-1", is_watched=True)).choices
    match = new_match(SAMPLE, scenario="fellowship", seed="7-1")
    for player in ("gandalf", "balrog"):
        hand = match.view(player)["hand"][player]
        cards = [choice[-1] for choice in found if choice[:2] == (player, DEALT)]
        assert sorted(cards) == sorted(set(hand))
        assert len(cards) > 4


# ------------------------------------------------------------------ what went with winning

ACE = ("ann", OPENING, "lead", None, "ace")
KING = ("ann", OPENING, "lead", None, "king")
RARE = ("ann", OPENING, "lead", None, "joker")


def test_a_choice_is_compared_with_the_matches_without_it() -> None:
    """Ann wins four of five matches in which she leads the ace, and one of five with the king."""
    matches = [(ACE,), (KING,)] * 200
    won = {number for number in range(400) if (number % 2 == 0) == (number % 10 < 8)}
    (ace, king) = worths(matches, lambda number, player: player == "ann" and number in won)
    assert (ace.option, ace.games, ace.won, ace.others, ace.others_won) == (
        "ace",
        200,
        160,
        200,
        40,
    )
    assert ace.lead == pytest.approx(0.6)
    assert king.lead == pytest.approx(-0.6)
    assert 0.4 < ace.sure == king.sure < 0.6


def test_what_may_be_chance_is_not_told() -> None:
    matches = [(ACE,), (KING,)] * 200
    assert list(worths(matches, lambda number, _: number % 4 < 2)) == []


def test_what_is_rare_is_not_told() -> None:
    matches = [(RARE,) if number < 19 else (KING,) for number in range(400)]
    assert list(worths(matches, lambda number, _: number < 19)) == []
    few = [(RARE,) if number < 29 else (KING,) for number in range(80)]
    assert list(worths(few, lambda number, _: number < 29)) == []
    enough = [(RARE,) if number < 30 else (KING,) for number in range(80)]
    assert len(list(worths(enough, lambda number, _: number < 30))) == 2
