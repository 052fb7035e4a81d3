"""What the benchmarks time: the references, whole matches, and positions in the midst of them."""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from time import process_time  # what others do on this machine does not count
from typing import Any, NamedTuple

import msgspec

from greathall import Match, replay
from greathall.research.random_play import answer_at_random, begin
from greathall.research.simulate import Setting

OPEN_SPIEL, GIN_RUMMY = "pyspiel", "gin_rummy"
TURNS = 200_000
EVERY = 4  # one question in so many is sampled
SHORT = 3  # times that what is short is done, so that the clock itself does not count


def turn_reference_loop(turns: int = TURNS) -> float:
    """Seconds for one turn of the loop that all figures are compared with."""
    x = 1
    begun = process_time()
    for i in range(turns):
        x = (x * 31 + i) & 0xFFFF
    return (process_time() - begun) / turns


@cache
def has_open_spiel() -> bool:
    return find_spec(OPEN_SPIEL) is not None


def play_gin_rummy(seed: str, games: int) -> float:
    """Seconds for one decision of a player, with what chance does in between.

    It is played as OpenSpiel's own example plays a game at random, numpy for chance included.
    """
    game: Any = import_module(OPEN_SPIEL).load_game(GIN_RUMMY)
    numpy: Any = import_module("numpy")
    rng, dice, decisions = random.Random(seed), numpy.random.default_rng(len(seed)), 0
    begun = process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choice(outcomes, p=odds))
            else:
                state.apply_action(rng.choice(state.legal_actions(state.current_player())))
                decisions += 1
    return (process_time() - begun) / decisions


class Played(NamedTuple):
    """Seconds for one decision of a player: answered at random, played out, and replayed."""

    play: float
    play_out: float
    replay: float


def played(setting: Setting, seeds: Sequence[str]) -> Played:
    """The same matches three times: by random answers, by play-outs, and from their records."""
    matches, decisions, began = [], 0, process_time()
    for seed in seeds:
        matches.append(begin(setting, seed))
        decisions += answer_at_random(matches[-1], seed)
    answered = process_time()
    for seed in seeds:
        begin(setting, seed).play_out(random.Random(seed))
    played_out = process_time()
    records = [match.record.text for match in matches]
    begun_again = process_time()
    for text in records:
        replay(text)
    seconds = answered - began, played_out - answered, process_time() - begun_again
    return Played(*(spent / decisions for spent in seconds))


class Times(NamedTuple):
    """Seconds for one of each, at every position sampled."""

    fork: list[float]
    imagine: list[float]
    view: list[float]
    encode: list[float]


def sampled_positions(setting: Setting, seeds: Sequence[str]) -> Times:
    """Stop at random questions of random matches and time what bots and servers do there."""
    times = Times([], [], [], [])
    encode = msgspec.json.Encoder().encode
    for seed in seeds:
        match, rng = begin(setting, seed), random.Random(seed)
        seat_of = {player: seat for seat, players in match.seats.items() for player in players}
        while asked := match.questions():
            question = asked[0]
            if rng.random() * EVERY < 1:
                seat = seat_of[question.actor]
                _time_position(match, seat, rng, times, encode)
            options = question.options
            match.answer(question.actor, options[int(rng.random() * len(options))])
    return times


def _time_position(match: Match, seat: str, rng: random.Random, times: Times, encode: Any) -> None:
    began = process_time()
    match.fork(rng)
    forked = process_time()
    match.imagine(seat, rng)
    imagined = process_time()
    views = [match.view(seat) for _ in range(SHORT)]
    seen = process_time()
    for view in views:
        encode(view)
    encoded = process_time()
    times.fork.append(forked - began)
    times.imagine.append(imagined - forked)
    times.view.append((seen - imagined) / SHORT)
    times.encode.append((encoded - seen) / SHORT)


def size_of_match(setting: Setting, games: int) -> float:
    """Bytes that a match holds when it is over: what is free again once it is dropped."""
    tracemalloc.start()
    matches = [begin(setting, f"size-{number}") for number in range(games)]
    for number in range(games):
        answer_at_random(matches[number], str(number))
    held, _ = tracemalloc.get_traced_memory()
    matches.clear()
    left, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (held - left) / games
