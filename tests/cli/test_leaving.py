"""Leaving a game: Ctrl-C asks first, and the record is kept by whoever wants it."""

from __future__ import annotations

import asyncio
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import CTRL_C, Terminal, at_a_keyboard
from greathall import replay
from greathall.bots import BotSeat
from greathall.bots.steward import BOT as STEWARD
from greathall.client import Hall
from greathall.kernel import Question
from greathall.texts import Texts, languages
from samples import SAMPLE

PLAY = f"play {SAMPLE} --scenario fellowship --seed 3 --plain"
NOT_SAVED = "The record was not saved.\n"
LEAVE = "Leave the table?"


def answers_in(file: str) -> int:
    """How many answers a record holds; it has to be whole."""
    return len(replay(Path(file).read_text(encoding="utf-8")))


def files() -> list[str]:
    return [file.name for file in Path().iterdir()]


def test_ctrl_c_asks_and_one_may_play_on(terminal: Terminal) -> None:
    shown = terminal.type(f"{PLAY} --save game.txt", "1", CTRL_C, "", "1", CTRL_C, "n", "1")
    assert shown.code == 0
    assert shown.out.count(LEAVE) == 2
    other = terminal.type(f"{PLAY} --save other.txt", "1", "1", "1")
    assert other.code == 0
    assert Path("game.txt").read_text("utf-8") == Path("other.txt").read_text("utf-8")


def test_the_question_is_shown_again_to_whoever_stays(terminal: Terminal) -> None:
    shown = terminal.type(PLAY, CTRL_C, "n")
    before, _, after = shown.out.partition(LEAVE)
    question = "The Balrog of Moria: Which card"
    assert (before.count(question), after.count(question)) == (1, 1)


def test_who_leaves_is_asked_where_to_save(terminal: Terminal) -> None:
    shown = terminal.type(PLAY, "1", CTRL_C, "y", "kept.txt")
    assert shown.out.endswith("The record is in kept.txt.\n")
    assert answers_in("kept.txt") > 0


@pytest.mark.parametrize("lines", [[CTRL_C, CTRL_C], [CTRL_C, "y", CTRL_C], ["q", CTRL_C]])
def test_a_second_ctrl_c_leaves_at_once(terminal: Terminal, lines: list[str]) -> None:
    shown = terminal.type(PLAY, *lines, "kept.txt")
    assert shown.code == 0
    assert shown.out.endswith(f"\n{NOT_SAVED}")
    assert files() == []


def test_nothing_is_lost_that_was_to_be_saved(terminal: Terminal) -> None:
    shown = terminal.type(f"{PLAY} --save game.txt", "1", CTRL_C, CTRL_C)
    assert shown.out.endswith("The record is in game.txt.\n")
    record = replay(Path("game.txt").read_text(encoding="utf-8")).record
    assert [answer for answer in record.answers if answer.actor == "balrog"]


def test_nobody_sees_a_hand_who_presses_ctrl_c_between_two_people(terminal: Terminal) -> None:
    words = f"{PLAY} --seat balrog --seat gandalf"
    shown = terminal.type(words, "1", "1", CTRL_C, "n", CTRL_C, "y")
    change = "It is the turn of Gandalf now."
    assert shown.out.count(change) == 2
    assert "Hand: Gandalf." not in shown.out


@pytest.fixture
def bots_press(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Ctrl-C is pressed so often while a bot thinks, once."""

    def set_up(times: int) -> None:
        presses = [times]

        class Presser:
            def __init__(self, seed: str) -> None:
                self.bot = STEWARD(seed)

            def choose(self, seat: BotSeat, question: Question[Any]) -> Any:
                while presses[0]:
                    presses[0] -= 1
                    signal.raise_signal(signal.SIGINT)
                return self.bot.choose(seat, question)

        monkeypatch.setattr("greathall.bots.bots", lambda: {"steward": Presser})

    return set_up


def test_ctrl_c_while_bots_play_breaks_no_answer(
    terminal: Terminal, bots_press: Callable[[int], None]
) -> None:
    bots_press(1)
    shown = terminal.type(f"{PLAY} --seat gandalf --save game.txt", "n", "1", "1")
    assert shown.out.count(LEAVE) == 1
    broken = Path("game.txt").read_text("utf-8")
    terminal.type(f"{PLAY} --seat gandalf --save whole.txt", "1", "1")
    assert broken == Path("whole.txt").read_text("utf-8")


def test_ctrl_c_twice_while_bots_play_leaves_at_once(
    terminal: Terminal, bots_press: Callable[[int], None]
) -> None:
    bots_press(2)
    shown = terminal.type(f"{PLAY} --seat gandalf --save game.txt")
    assert LEAVE not in shown.out
    assert shown.out.endswith("The record is in game.txt.\n")
    assert answers_in("game.txt") > 0


# ------------------------------------------------------------------ where to save


@pytest.mark.parametrize("no", ["", " ", "n", "N", "no", "н", "Ні", "nie", "q", "й"])
def test_no_is_no_file_name(terminal: Terminal, no: str) -> None:
    shown = terminal.type(PLAY, "1", "q", no)
    assert shown.out.endswith(NOT_SAVED)
    assert files() == []


@pytest.mark.parametrize("yes", ["+", "y", "Yes", "т", "так", "t", "TAK"])
def test_yes_is_the_name_that_is_offered(terminal: Terminal, yes: str) -> None:
    terminal.type(PLAY, "1", "q", yes)
    assert files() == [f"{SAMPLE}-fellowship-1.txt"]


@pytest.mark.parametrize("language", languages())
def test_the_prompts_tell_what_can_be_typed(language: str) -> None:
    texts = Texts(language)
    for prompt in (texts("play-save-where", name="x.txt"), texts("play-leave")):
        for words in (texts("play-words-yes"), texts("play-words-no")):
            assert re.search(rf"[“«„]{words.split(', ')[0]}[”»]", prompt)


def test_who_cannot_save_there_is_asked_again(terminal: Terminal) -> None:
    shown = terminal.type(PLAY, "1", "q", "nowhere/x.txt", "here.txt")
    assert "“nowhere/x.txt” cannot be written." in shown.out
    assert files() == ["here.txt"]


# ------------------------------------------------------------------ a real keyboard


def test_ctrl_c_on_a_real_keyboard(tmp_path: Path) -> None:
    words = [*PLAY.split(), "--lang", "en"]
    with at_a_keyboard(tmp_path, *words) as type_keys:
        type_keys(b"", "Your answer:")
        type_keys(b"1\n", "Your answer:")
        type_keys(b"\x03", LEAVE)
        type_keys(b"n\n", "Your answer:")
        type_keys(b"\x04", LEAVE)  # Ctrl-D
        type_keys(b"n\n", "Your answer:")
        type_keys(b"\x03", LEAVE)
        type_keys(b"y\n", "Save the record?")
        assert "Traceback" not in type_keys(b"kept.txt\n", "The record is in kept.txt.")
    assert replay((tmp_path / "kept.txt").read_text("utf-8")).outcome is None


# ------------------------------------------------------------------ at a served table


def test_ctrl_c_at_a_served_table(served: str, tmp_path: Path) -> None:
    """While we wait for another person, and while we are asked."""
    hall = Hall(served)

    async def story() -> None:
        links = (await hall.open_table(game=SAMPLE, scenario="fellowship"))["seat_links"]
        words = ["play", "--server", served, "--seat", links["balrog"], "--plain", "--lang", "en"]

        def play_alone() -> None:
            type_keys(b"", "q quits")
            type_keys(b"\x03", LEAVE)
            type_keys(b"n\n", "")

        def play_on() -> None:
            type_keys(b"", "Your answer:")
            type_keys(b"s\n", "That is told when the match is over.")
            type_keys(b"\x03", LEAVE)
            type_keys(b"n\n", "Your answer:")
            type_keys(b"\x03", LEAVE)
            shown = type_keys(b"y\n", "The hall keeps this table")
            assert "Save the record?" not in shown

        with at_a_keyboard(tmp_path, *words) as type_keys:
            await asyncio.to_thread(play_alone)
            async with hall.sit(links["gandalf"]):
                await asyncio.to_thread(play_on)

    asyncio.run(asyncio.wait_for(story(), 120))


def test_an_answer_that_comes_too_late_ends_no_game(served: str, tmp_path: Path) -> None:
    """Somebody has answered for us meanwhile, with the link of our seat in another window."""
    hall = Hall(served)

    async def story() -> None:
        links = (await hall.open_table(game=SAMPLE, scenario="fellowship"))["seat_links"]
        words = ["play", "--server", served, "--seat", links["balrog"], "--plain", "--lang", "en"]
        async with hall.sit(links["gandalf"]), hall.sit(links["balrog"]) as window:
            with at_a_keyboard(tmp_path, *words) as type_keys:
                await asyncio.to_thread(type_keys, b"", "Your answer:")
                asked = window.questions()[0]
                await window.answer(asked, asked["options"][0])
                late = "The question was answered or taken back in the meantime."
                await asyncio.to_thread(type_keys, b"1\n", late)
                await asyncio.to_thread(type_keys, b"\x03", LEAVE)
                await asyncio.to_thread(type_keys, b"\x03", "The hall keeps this table")

    asyncio.run(asyncio.wait_for(story(), 120))
