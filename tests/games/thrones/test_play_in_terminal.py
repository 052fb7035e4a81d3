"""Whole games of Westeros at the terminal, by numbers alone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cli.terminal import Terminal
from greathall import new_match, replay
from greathall.cli.terminal_game import seats_named
from greathall.texts import Texts

ENOUGH = 1500


@pytest.mark.parametrize(
    ("players", "seat", "language", "more"),
    [
        (3, "stark", "en", "--bots steward"),
        (4, "greyjoy", "uk", "--bots random --option tides=yes"),
        (5, "tyrell", "pl", "--bots random"),
    ],
)
def test_a_whole_game_is_played_by_typing_numbers(
    terminal: Terminal, players: int, seat: str, language: str, more: str
) -> None:
    play(terminal, players, seat, language, more)


def test_whose_support_is_offered_needs_no_explanation(terminal: Terminal) -> None:
    """A house is asked about like a card, but there is nothing to read about it."""
    shown = play(terminal, 6, "martell", "en", "--bots steward")
    assert "Do you accept Baratheon's support?" in shown


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ("? 3", "Special March +1.\nUnits go to adjacent areas"),
        ("? 3", "Your place at the King's Court limits how many you may place"),
        ("? march", "March.\nUnits go to adjacent areas"),
        ("? raid", "Raid.\nResolved first, one at a time"),
        ("? garrison", "It adds its strength to the defender of a home area"),
        ("? winterfell", "land; stronghold; supply 1; power 1; home of Stark"),
        ("? patchface", "After the battle, win or lose"),
        ("help", "“? 3” explains answer 3"),
    ],
)
def test_orders_terms_areas_and_cards_are_explained(
    terminal: Terminal, wanted: str, words: str
) -> None:
    shown = terminal.type("play thrones --seed 3 --plain", wanted)
    assert words in shown.out.partition("Your answer:")[2]


def test_a_type_of_order_is_explained_once(terminal: Terminal) -> None:
    shown = terminal.type("play thrones --seed 3 --plain", "? raid")
    assert shown.out.count("Resolved first, one at a time") == 1


def play(terminal: Terminal, players: int, seat: str, language: str, more: str) -> str:
    """What is shown in a game that is played to its end."""
    chance = random.Random(seat)
    lines = [str(int(chance.random() * 5) + 1) for _ in range(ENOUGH)]
    command = f"play thrones --players {players} --seat {seat} --plain --lang {language}"
    shown = terminal.type(f"{command} {more} --seed 4 --save game.txt", *lines)
    assert (shown.code, shown.err) == (0, "")
    texts = Texts(language)
    assert texts("play-lost") in shown.out or texts("play-won") in shown.out
    assert replay(Path("game.txt").read_text(encoding="utf-8")).outcome is not None
    return shown.out


def test_a_seat_may_be_drawn_by_lot(terminal: Terminal) -> None:
    command = "play thrones --plain --seat random --seed"
    seats = {terminal.type(f"{command} {seed}").out.split(": Which order")[0] for seed in range(8)}
    assert len({shown.splitlines()[-1] for shown in seats}) > 2


def test_seats_by_lot_are_different_ones() -> None:
    match = new_match("thrones", players=3, seed=1)
    for seed in range(20):
        drawn = seats_named(match, ("stark", "random", "random"), random.Random(seed))
        assert set(drawn) == {"baratheon", "lannister", "stark"}


def shown_at(terminal: Terminal, columns: int) -> str:
    terminal.monkeypatch.setenv("COLUMNS", str(columns))
    return terminal.type("play thrones --seed 3").out


def test_the_map_is_left_out_where_it_has_no_room(terminal: Terminal) -> None:
    narrow = shown_at(terminal, 40)
    assert "~~~~" not in narrow
    assert "The map needs a terminal of 80 columns" in " ".join(narrow.split())
    assert "~~~~" in shown_at(terminal, 80)
