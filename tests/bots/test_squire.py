"""The easier bot: it knows what is good, and errs as people do."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall import new_match
from greathall.bots import BotSeat, bot_called, play_on
from greathall.bots.squire import Squire
from greathall.games import games
from samples import BOARD, SAMPLE


def test_the_better_an_option_is_the_likelier_it_is_chosen() -> None:
    squire = Squire("1")
    chosen = Counter(squire._waver(("best", "close", "poor"), [1.0, 0.9, 0.0]) for _ in range(2000))
    assert chosen["best"] > chosen["close"] > chosen["poor"] > 0
    assert chosen["poor"] < 100  # only if it has overlooked both others


def test_among_equals_it_takes_any() -> None:
    squire = Squire("1")
    chosen = Counter(squire._waver(("one", "other"), [0.3, 0.3]) for _ in range(1000))
    assert min(chosen.values()) > 400


@pytest.mark.parametrize("game", games())
def test_it_plays_every_game_to_its_end_the_same_way_for_the_same_seed(game: str) -> None:
    def record(seed: str) -> str:
        match = new_match(game, seed=5)
        play_on(match, {seat: bot_called("squire", f"{seed}-{seat}") for seat in match.seats})
        assert match.outcome is not None
        return match.record.text

    assert record("1") == record("1") != record("2")


def test_of_a_long_move_it_forgets_nothing() -> None:
    match = new_match(BOARD, players=3, seed=3)
    house = match.questions()[0].actor
    seat, squire = BotSeat(match, house), Squire("2")
    orders = []
    while (question := match.questions(house)[0]).kind == "place-order":
        orders.append(squire.choose(seat, question))
        match.answer(house, orders[-1])
    assert len(orders) > 2
    assert squire.move._left == {}


def test_it_is_stronger_than_chance_and_weaker_than_the_steward() -> None:
    won: Counter[tuple[str, str]] = Counter()
    for rival in ("random", "steward"):
        for number in range(24):
            match = new_match(SAMPLE, scenario="fellowship", seed=number // 2)
            names = ("squire", rival) if number % 2 else (rival, "squire")
            seats = dict(zip(match.seats, names, strict=True))
            play_on(match, {seat: bot_called(n, f"{number}{seat}") for seat, n in seats.items()})
            assert match.outcome is not None
            won[rival, seats[match.outcome.winners[0]]] += 1
    assert won["random", "squire"] > won["random", "random"]
    assert won["steward", "steward"] > won["steward", "squire"]
