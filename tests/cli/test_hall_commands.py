"""The commands around the hall: serve it, play at its tables, verify its dice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from greathall.cli import run
from greathall.cli.reports import sentence_on_proof
from greathall.client import Hall, Json
from greathall.server.fair_dice import Proof
from greathall.texts import Texts
from samples import SAMPLE

PLENTY = "1\n" * 3000  # the first option, whatever is asked


def at_the_terminal(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "greathall.cli", *words]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        timeout=240,
        env=environment,
        check=False,
    )


@contextlib.contextmanager
def on_paper(shown: Path, *words: str, typed: str) -> Iterator[subprocess.Popen[str]]:
    """A terminal of which every line can be read as soon as it is written."""
    environment = os.environ | {"PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "greathall.cli", *words]
    with (
        shown.open("w") as paper,
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=paper, stderr=paper, text=True, env=environment
        ) as playing,
    ):
        assert playing.stdin is not None
        playing.stdin.write(typed)
        playing.stdin.close()
        yield playing


def test_a_served_table_is_played_from_the_terminal_and_its_dice_are_verified(
    served: str, tmp_path: Path
) -> None:
    hall = Hall(served)
    wish = {"game": SAMPLE, "scenario": "fellowship", "bots": {"balrog": "random"}}
    opened = asyncio.run(hall.open_table(**wish, public=True, hands_shown=True))
    link = opened["seat_links"]["gandalf"]
    seat = ["play", "--server", served, "--seat", link, "--name", "Olena", "--plain"]
    played = at_the_terminal(*seat, typed=PLENTY)
    assert played.returncode == 0, played.stderr
    assert "You have" in played.stdout
    assert "Hands are no secret at this table" in played.stdout
    table = asyncio.run(hall.table(opened["table"]))
    assert [s["name"] for s in table["seats"] if s["seat"] == "gandalf"] == ["Olena"]

    record = tmp_path / "match.record"
    record.write_text(asyncio.run(hall.record(opened["table"])), encoding="utf-8")
    verified = at_the_terminal("verify", str(record), "--commitment", table["commitment"])
    assert verified.returncode == 0
    assert f"follow from the secret of the commitment {table['commitment']}" in verified.stdout
    assert verified.stdout.endswith("Shares of the dice by: Gandalf.\n")
    assert verified.stdout.endswith("Shares of the dice by: Gandalf.\n")
    other = at_the_terminal("verify", str(record), "--commitment", "0" * 64)
    assert (other.returncode, other.stdout) == (2, "")
    assert table["commitment"] in other.stderr

    secret = next(line for line in record.read_text().splitlines() if line.startswith("secret: "))
    record.write_text(record.read_text().replace(secret, "secret: " + "0" * 64), encoding="utf-8")
    assert at_the_terminal("verify", str(record)).returncode == 2


@pytest.mark.parametrize(("whisper", "say"), [("w", "c"), ("ц", "с")])  # and a Ukrainian keyboard
def test_people_talk_from_the_terminal(served: str, whisper: str, say: str) -> None:
    hall = Hall(served)
    opened = asyncio.run(hall.open_table(game=SAMPLE, scenario="duel-3"))
    links = opened["seat_links"]
    typed = [
        f"{whisper} Olena  Let us \x1b[2J meet",
        f"{whisper} THE WITCH-KING and again",
        f"{whisper} gandalf by the seat",
        f"{whisper} nobody at all",
        f"{whisper} Olena",
        f"{whisper} Taras hello",
        f"{say} hello, all of you",
        say,
        "x",
        "q",
    ]

    async def story() -> tuple[str, list[Json], list[Json]]:
        async with (
            hall.sit(links["witch-king"], name="Olena") as olena,
            hall.sit(links["gandalf"]) as gandalf,
        ):
            words = ["play", "--server", served, "--seat", links["saruman"], "--name", "Taras"]
            words += ["--plain", "--lang", "en"]
            keys = "\n".join([*typed, ""])
            shown = await asyncio.to_thread(at_the_terminal, *words, typed=keys)
            assert shown.returncode == 0, shown.stderr
            return shown.stdout, olena.lines, gandalf.lines

    shown, olena, gandalf = asyncio.run(story())
    private = [(line["to"], line["text"]) for line in olena if line["to"]]
    assert private == [("witch-king", "Let us \x1b[2J meet"), ("witch-king", "and again")]
    assert [line["text"] for line in gandalf if line["to"]] == ["by the seat"]
    assert shown.count("Taras to the Witch-king (Olena), in private: Let us  [2J meet") == 2
    assert shown.count("Taras to Gandalf, in private: by the seat") == 2
    assert shown.count("Type “w”, a name") == 3
    assert shown.count("There are: Gandalf, Olena.") == 3
    assert shown.count("Taras: hello, all of you") == 2
    assert "says it to one person alone" in shown
    assert "“x” is not among the answers" in shown


def test_what_is_whispered_is_shown_while_others_think(served: str) -> None:
    hall = Hall(served)

    async def story() -> None:
        opened = await hall.open_table(game=SAMPLE, scenario="duel-3")
        links = opened["seat_links"]
        words = ["play", "--server", served, "--seat", links["gandalf"], "--plain", "--lang", "en"]
        async with hall.sit(links["witch-king"], links["saruman"], name="Olena") as olena:
            terminal = await asyncio.create_subprocess_exec(
                *(sys.executable, "-u", "-m", "greathall.cli", *words),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            assert terminal.stdout is not None
            while olena.position["state"] == "open":
                await olena.next_position()
            await olena.chat("Are you there?", to="gandalf")
            async for line in terminal.stdout:  # gandalf has not been asked anything yet
                if b"Are you there?" in line:
                    break
            assert line == b"Olena to Gandalf, in private: Are you there?\n"
            terminal.terminate()
            await terminal.wait()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_at_a_served_table_its_own_bot_is_asked_and_all_hear_of_it(served: str) -> None:
    wish = {"game": SAMPLE, "scenario": "fellowship", "bots": {"balrog": "random"}}
    opened = asyncio.run(Hall(served).open_table(**wish, hints="knight"))
    link = opened["seat_links"]["gandalf"]
    words = ["play", "--server", served, "--seat", link, "--plain", "--lang", "en"]
    shown = at_the_terminal(*words, typed="b\nb seer\nc\nq\n")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.count("The Knight would answer: ") == 2
    assert shown.stdout.count("Next best: ") == 2
    assert "Gandalf took a hint." in shown.stdout


def test_what_the_hall_refuses_to_say_on_is_told_in_the_terminal(served: str) -> None:
    hall = Hall(served)
    opened = asyncio.run(hall.open_table(game=SAMPLE, scenario="fellowship", private_chat=False))

    async def story() -> str:
        links = opened["seat_links"]
        async with hall.sit(links["balrog"], name="Olena") as olena:
            await olena.chat("I was here first.")
            await olena.say("hand-over", seat="balrog", bot="random")
            words = ["play", "--server", served, "--seat", links["gandalf"], "--plain"]
            typed = "w Olena hush\nq\n"
            shown = await asyncio.to_thread(at_the_terminal, *words, "--lang", "uk", typed=typed)
            return shown.stdout

    shown = asyncio.run(story())
    assert "Olena: I was here first." in shown
    assert "За Бальрога з Морії тепер грає бот (Блукач)." in shown
    assert "Господар столу вимкнув приватні розмови." in shown


def test_seats_by_lot_are_waited_for_in_the_terminal(served: str, tmp_path: Path) -> None:
    hall, shown = Hall(served), tmp_path / "shown.txt"

    async def story() -> str:
        opened = await hall.open_table(game=SAMPLE, scenario="fellowship", by_lot=True)
        words = ["play", "--server", served, "--seat", opened["seat_links"]["gandalf"], "--plain"]
        with on_paper(shown, *words, "--lang", "en", typed=PLENTY) as playing:
            while "Seats are dealt by lot" not in shown.read_text("utf-8"):
                assert playing.poll() is None, shown.read_text("utf-8")
                await asyncio.sleep(0.05)
            async with hall.sit(opened["seat_links"]["balrog"]) as other:
                (seat,) = other.position["seats"]
                await other.say("hand-over", seat=seat, bot="random")
                assert await asyncio.to_thread(playing.wait, 240) == 0, shown.read_text("utf-8")
        return str(other.table["lot"]["gandalf"])

    names = {"gandalf": "Gandalf", "balrog": "the Balrog of Moria"}
    for _ in range(3):
        seat = asyncio.run(story())
        assert f"By lot you play for {names[seat]}." in shown.read_text("utf-8")
        assert "You have" in shown.read_text("utf-8")


def test_without_a_command_the_hall_opens_and_closes_when_told_at_that_moment(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-m", "greathall.cli", "--lang", "en"]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, text=True) as hall:
        assert hall.stderr is not None
        told = ("The hall is open", "cannot listen at")
        said = next(line for line in hall.stderr if any(words in line for words in told))
        hall.terminate()
        _, rest = hall.communicate(timeout=60)
    if "cannot listen at 127.0.0.1:8000" in said:  # another hall is there
        assert hall.returncode == 2
    else:
        assert "The hall is open: http://127.0.0.1:8000/" in said
        assert hall.returncode == 0, rest


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        words = ["serve", "--port", str(port), "--data", str(tmp_path), "--lang", "en"]
        told = at_the_terminal(*words)
    assert f"cannot listen at 127.0.0.1:{port}" in told.stderr
    assert told.returncode == 2


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--server", "http://127.0.0.1:9"],
        ["play", "--server", "http://127.0.0.1:9", "--seat", "gandalf"],
        ["play", "--server", "http://127.0.0.1:9", "--seat", "/t/nowhere#key"],
        ["verify", "nowhere.record"],
        ["serve", "--port", "many"],
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["--lang", "en", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip().count("\n") == 0


def test_a_record_without_a_secret_cannot_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "plain.record"
    from greathall import new_match

    file.write_text(new_match(SAMPLE, seed=1).record.text, encoding="utf-8")
    assert run(["--lang", "en", "verify", str(file)]) == 2
    assert "no secret" in capsys.readouterr().err


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00" * 100,
        b"\xff\xfe",
        b"Great Hall record 1",
        f"Great Hall record 1\ngame: {SAMPLE}\nrules: ".encode() + b"9" * 5000,
        "Great Hall record 1\u2028end: x".encode(),
        f"Great Hall record 1\ngame: {SAMPLE}\nrules: 2\nscenario: trilogy\nplayers: 4\n".encode()
        + b"options: -\n\n"
        + b"chance " * 2000
        + b"\n\nend: unfinished\nsecret: 1\ncommitment: 2\n",
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_whatever_a_file_holds_the_answer_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, content: bytes
) -> None:
    file = tmp_path / "odd.record"
    file.write_bytes(content)
    assert run(["--lang", "en", command, str(file)]) == {"verify": 2, "replay": 1}[command]
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(str(file))


def test_of_several_records_each_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "one.record", tmp_path / "two.record"]
    for file in files:
        file.write_text("Dear hall", encoding="utf-8")
    assert run(["--lang", "en", "verify", *map(str, files)]) == 2
    assert [line.partition(": ")[0] for line in capsys.readouterr().err.splitlines()] == [
        *map(str, files)
    ]


def test_a_number_of_thousands_of_digits_is_refused_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["--lang", "en", "play", "--players", "1" * 5000]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Shares of the dice by: Gandalf. Pledged, but not told: The Balrog of Moria."),
        ("uk", "Частки випадку додали: Гандальф. Закріплено, але не показано: Бальрог з Морії."),
        ("pl", "Udziały w losie dodali: Gandalf. Zapowiedziane, ale nieujawnione: Balrog z Morii."),
    ],
)
def test_verify_says_whose_shares_are_in_the_dice(language: str, words: str) -> None:
    proof = Proof(3, 0, "f00d", ("gandalf",), ("balrog",))
    texts = Texts(language, SAMPLE)
    assert sentence_on_proof(texts, "match.record", proof).endswith(words)
    alone = sentence_on_proof(texts, "match.record", Proof(3, 5, "f00d"))
    assert alone.endswith(texts("verify-not-shared"))
    assert "5" in alone
