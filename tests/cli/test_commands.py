from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

from cli.terminal import Terminal, check_help
from greathall.builds import BUILD
from greathall.cli.commands import build
from greathall.games import games
from greathall.research.bench import Figure, Measures
from greathall.research.simulate import Setting
from greathall.texts import Texts, languages
from samples import SAMPLE

COMMANDS = [
    *("games", "play", "serve", "sit", "simulate", "arena", "balance", "replay", "why", "verify"),
    *("reports", "bench", "completion"),
]
BROUGHT_BY_GAMES = [
    command.name
    for command in build(Texts("en")).registered_commands
    if command.name not in COMMANDS
]
GROUPS = ["hall"]
GAMES = ", ".join(games())
BOTS = "random, squire, knight, steward, scholar, seer"
every_language = pytest.mark.parametrize("language", languages())


@every_language
@pytest.mark.parametrize("command", [*COMMANDS, *GROUPS])
def test_every_command_has_help_with_an_example(
    terminal: Terminal, command: str, language: str
) -> None:
    check_help(terminal, command, Texts(language))


def test_the_readme_names_every_command() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"^\|.*?`greathall ([a-z-]+)[^`]*` \|", readme, re.MULTILINE)
    assert sorted(named) == sorted([*COMMANDS, *BROUGHT_BY_GAMES, *GROUPS])


@every_language
def test_the_program_lists_its_commands(terminal: Terminal, language: str) -> None:
    shown = terminal.type(f"--lang {language} --help")
    assert shown.code == 0
    assert all(f"  {command} " in shown.out for command in COMMANDS)
    assert "--lang" in shown.out


@pytest.mark.parametrize("words", ["--version", "--lang uk --version"])
def test_the_version_is_shown(terminal: Terminal, words: str) -> None:
    assert terminal.type(words).out == f"Great Hall {version('greathall')} ({BUILD} build)\n"


@pytest.mark.parametrize("words", ["", "games "])
def test_help_has_a_short_name(terminal: Terminal, words: str) -> None:
    assert terminal.type(f"{words}-h").out == terminal.type(f"{words}--help").out != ""


def test_the_language_may_stand_anywhere(terminal: Terminal) -> None:
    told = {
        terminal.type(words).err
        for words in ("--lang uk play chess", "play chess --lang uk", "play --lang=uk chess")
    }
    assert told == {f"Гри «chess» тут немає; є такі: {GAMES}.\n"}


@pytest.mark.parametrize(
    ("locale", "words"),
    [("uk_UA.UTF-8", "Гри «chess»"), ("pl_PL", "Nie ma tu gry"), ("C", "There")],
)
def test_without_a_language_that_of_the_system_is_spoken(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, locale: str, words: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    assert terminal.type("play chess").err.startswith(words)


WRONG = {
    "dance": (
        "There is no command “dance”; there are: "
        f"{', '.join([*COMMANDS, *BROUGHT_BY_GAMES, *GROUPS])}."
    ),
    "games chess": "There is one word too many: chess.",
    "games --loud": "There is no option “--loud” here; --help lists them.",
    "--loud games": "There is no option “--loud” here; --help lists them.",
    "games --lang": "Something has to follow “--lang”.",
    "games --lang qya": "The hall does not speak “qya”; it speaks: en, uk, pl.",
    "play chess": f"There is no game “chess” here; there are: {GAMES}.",
    f"play {SAMPLE} --players 5": (
        "“trilogy” is not made for 5 players; it may be played by: 2, 3, 4."
    ),
    f"play {SAMPLE} --players two": "--players takes a whole number from 1 on, not “two”.",
    f"play {SAMPLE} --players ²": "--players takes a whole number from 1 on, not “²”.",
    f"play {SAMPLE} --scenario hobbit": (
        f"“{SAMPLE}” has no scenario “hobbit”; it has: trilogy, duel-2, duel-3, fellowship."
    ),
    f"play {SAMPLE} --seat sauron": (
        "There is no seat “sauron” at this table; there are: Frodo (frodo),"
        " The Witch-king (witch-king), Aragorn (aragorn), Saruman (saruman)."
    ),
    f"play {SAMPLE} --bots sauron": f"There is no bot “sauron”; there are: {BOTS}.",
    f"play {SAMPLE} --option promos": "“promos” is not written as name=value.",
    f"play {SAMPLE} --option promos=some": "Option “promos” cannot be “some”; it may be: no, yes.",
    f"play {SAMPLE} --option promo=yes": (
        "This game has no option “promo”; it has: promos, passes, over-limit,"
        " duel-ring-tokens, paths-of-the-dead, messenger, empty-hand-pays."
    ),
    f"play {SAMPLE} --save nowhere/x.txt": "“nowhere/x.txt” cannot be written.",
    f"play {SAMPLE} --resume nowhere.txt": "There is no file “nowhere.txt”.",
    "simulate": "GAME is missing; --help shows an example.",
    "simulate chess": f"There is no game “chess” here; there are: {GAMES}.",
    f"simulate {SAMPLE} --games 0": "--games takes a whole number from 1 on, not “0”.",
    f"simulate {SAMPLE} --games -1": "--games takes a whole number from 1 on, not “-1”.",
    f"simulate {SAMPLE} --games": "Something has to follow “--games”.",
    f"simulate {SAMPLE} --jobs none": "--jobs takes a whole number from 1 on, not “none”.",
    f"simulate {SAMPLE} --bots random,": f"There is no bot “”; there are: {BOTS}.",
    f"simulate {SAMPLE} --scenario duel-2 --players 3": (
        "“duel-2” is not made for 3 players; it may be played by: 2."
    ),
    f"arena {SAMPLE}": "BOT... is missing; --help shows an example.",
    f"arena {SAMPLE} steward": "Two different bots are needed to play each other.",
    f"arena {SAMPLE} steward no.where:Bot": (
        "There is no bot “no.where:Bot”: what is named so is a module that can be imported and a"
        " class in it with a method “choose”."
    ),
    f"arena {SAMPLE} steward random@9": (
        "The bot “random” takes no budget “9”; seer takes playouts or milliseconds, as in seer@64"
        " or seer@200ms."
    ),
    f"arena {SAMPLE} steward random --processes 0": (
        "--processes takes a whole number from 1 on, not “0”."
    ),
    f"arena {SAMPLE} steward random --ray nowhere": (
        "“nowhere” is not the address of a Ray cluster; one is written like 10.0.0.7:6379."
    ),
    "replay": "FILE... is missing; --help shows an example.",
    "bench --rounds 0": "--rounds takes a whole number from 1 on, not “0”.",
    "completion tcsh": (
        "There is no completion for “tcsh”; there is for: bash, zsh, fish, powershell."
    ),
    "completion": "SHELL is missing; --help shows an example.",
    "bench now": "There is one word too many: now.",
}


@pytest.mark.parametrize(("command", "sentence"), WRONG.items())
def test_bad_input_gets_one_sentence_and_a_code(
    terminal: Terminal, command: str, sentence: str
) -> None:
    shown = terminal.type(command)
    assert (shown.code, shown.out, shown.err) == (2, "", f"{sentence}\n")
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("language", ["uk", "pl"])
@pytest.mark.parametrize("command", [command for command in WRONG if "--lang" not in command])
def test_bad_input_is_told_in_every_language(
    terminal: Terminal, command: str, language: str
) -> None:
    shown = terminal.type(f"--lang {language} {command}")
    assert shown.code == 2
    assert shown.err.count("\n") == 1
    assert shown.err != f"{WRONG[command]}\n"


def test_a_folder_that_cannot_be_made_is_told(terminal: Terminal) -> None:
    Path("full").write_text("")
    shown = terminal.type(f"simulate {SAMPLE} --games 1 --records full/records")
    assert (shown.code, shown.out) == (2, "")
    assert shown.err == "“full/records” cannot be written.\n"


def test_a_refused_simulation_leaves_no_folder_behind(terminal: Terminal) -> None:
    assert terminal.type(f"simulate {SAMPLE} --bots sauron --records new").code == 2
    assert list(Path().iterdir()) == []


# ------------------------------------------------------------------ games


@every_language
def test_games_are_listed_with_scenarios_and_options(terminal: Terminal, language: str) -> None:
    shown = terminal.type(f"games --lang {language}")
    texts = Texts(language)
    assert shown.code == 0
    assert texts.of(SAMPLE)(f"game-{SAMPLE}") in shown.out
    name = texts.of(SAMPLE)("scenario-trilogy")
    for word in ("fellowship", "duel-ring-tokens", "witch-king", name):
        assert word in shown.out


def test_games_as_json(terminal: Terminal) -> None:
    told = json.loads(terminal.type("games --json").out)
    assert [game["id"] for game in told] == list(games())
    game = next(game for game in told if game["id"] == SAMPLE)
    assert [scenario["id"] for scenario in game["scenarios"]] == [
        "trilogy",
        "duel-2",
        "duel-3",
        "fellowship",
    ]
    assert game["scenarios"][0]["players"]["2"] == {
        "free": ["frodo", "aragorn"],
        "shadow": ["witch-king", "saruman"],
    }
    assert game["options"]["promos"] == ["no", "yes"]


# ------------------------------------------------------------------ simulate


def test_simulate_prints_one_object(terminal: Terminal) -> None:
    shown = terminal.type(f"simulate {SAMPLE} --scenario fellowship --games 3 --seed 7 --json")
    told = json.loads(shown.out)
    assert shown.err == ""
    assert list(told) == [
        "game",
        "scenario",
        "players",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "outcomes",
        "digest",
        "complete",
    ]
    assert list(told["outcomes"]) == ["by_winner", "by_end"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["2 games, ", "Won by Gandalf: 2 games.", "Digest of all records: "]),
        ("uk", ["2 партії, ", "Перемога — Гандальф: 2 партії.", "Відбиток усіх записів: "]),
        ("pl", ["2 partie, ", "Wygrana – Gandalf: 2 partie.", "Skrót wszystkich zapisów: "]),
    ],
)
def test_simulate_tells_how_games_ended(
    terminal: Terminal, language: str, words: list[str]
) -> None:
    command = f"simulate {SAMPLE} --scenario fellowship --games 2 --seed 7 --bots random,steward"
    shown = terminal.type(f"{command} --lang {language}")
    assert shown.code == 0
    assert [word for word in words if word not in shown.out] == []
    assert re.search(r"\d\.\d s" if language == "en" else r"\d,\d [сs],", shown.out)


# ------------------------------------------------------------------ arena

ARENA = f"arena {SAMPLE} steward random --scenario fellowship --games 2 --seed 7"


@every_language
def test_the_arena_shows_who_won(terminal: Terminal, language: str) -> None:
    shown = terminal.type(f"{ARENA} --lang {language}")
    texts = Texts(language)
    assert (shown.code, shown.err) == (0, "")
    assert all(texts(f"arena-{word}") in shown.out for word in ("rating", "share", "all-sides"))
    assert list(Path().iterdir()) == []


def test_the_arena_writes_a_report_that_says_how_to_repeat_it(terminal: Terminal) -> None:
    shown = terminal.type(f"{ARENA} --folder found --json")
    told = json.loads(shown.out)
    assert (told["games"], told["complete"], told["players"]) == (2, True, 2)
    assert json.loads(Path("found/arena.json").read_text("utf-8")) == told
    assert sorted(file.name for file in Path("found").iterdir()) == [
        *("arena.json", "arena.md", "arena.svg", "matches.jsonl")
    ]
    report = Path("found/arena.md").read_text("utf-8")
    command = re.search(r"```sh\ngreathall (.*)\n```", report)
    assert command is not None
    again = json.loads(terminal.type(f"{command[1]} --json").out)
    assert again["shares"] == told["shares"]
    assert Path("found/arena.svg").read_text("utf-8").count("<circle") == 1 + 2  # legend, bots


def test_the_arena_says_what_it_needs_before_anything_is_played(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "greathall.research.ratings", raising=False)
    monkeypatch.delattr("greathall.research.ratings", raising=False)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    shown = terminal.type(f"{ARENA} --folder found")
    assert (shown.code, shown.out) == (2, "")
    assert 'pip install "greathall[lab]"' in shown.err
    assert list(Path().iterdir()) == []


def test_a_stopped_arena_says_how_far_it_came(
    terminal: Terminal, pressed_after: Callable[[int], None]
) -> None:
    pressed_after(2)
    shown = terminal.type(f"{ARENA}0 --folder found")
    assert (shown.code, shown.err) == (130, "Stopped before the end.\n")
    assert "Incomplete: 2 games." in shown.out
    assert "Incomplete: 2 games." in Path("found/arena.md").read_text("utf-8")
    assert len(Path("found/matches.jsonl").read_text("utf-8").splitlines()) == 3


# ------------------------------------------------------------------ why


def line_of(record: Path, words: str) -> int:
    """Where a record first says this."""
    lines = record.read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


@every_language
@pytest.mark.parametrize("bot", ["random", "steward", "seer"])
def test_a_bot_says_why_it_would_decide_so_in_a_record(
    terminal: Terminal, records: list[Path], language: str, bot: str
) -> None:
    texts, line = Texts(language, SAMPLE), line_of(records[0], " turn ")
    shown = terminal.type(f"--lang {language} why {records[0]} --at {line} --by {bot}")
    assert (shown.code, shown.err) == (0, "")
    asked, answered, taken, *why = shown.out.splitlines()
    assert texts("player-frodo") in asked or texts("player-witch-king") in asked
    assert answered.startswith(texts("why-answered", option=""))
    assert taken.startswith(texts("play-advice", bot=texts(f"bot-{bot}")))
    assert any(said.startswith(f"  {texts('page-hint-for')}: ") for said in why)
    assert any(said.startswith(texts("play-advice-next")) for said in why)


def test_the_last_decision_up_to_a_line_is_meant(terminal: Terminal, records: list[Path]) -> None:
    last = terminal.type(f"why {records[0]}").out
    lines = len(records[0].read_text(encoding="utf-8").splitlines())
    assert terminal.type(f"why {records[0]} --at {lines}").out == last
    assert terminal.type(f"why {records[0]} --at {lines // 2}").out not in ("", last)


def test_nobody_has_decided_anything_before_the_first_answer(
    terminal: Terminal, records: list[Path]
) -> None:
    shown = terminal.type(f"why {records[0]} --at 8")
    assert shown.code == 2
    assert shown.err == f"Nobody has decided anything in “{records[0]}” up to there.\n"
    assert terminal.type(f"why {records[0]} --by sauron").err.startswith("There is no bot “sauron”")


def test_who_plays_asks_a_bot(terminal: Terminal) -> None:
    keys = ("b", "b squire", "b sauron", "q", "n")
    shown = terminal.type(f"play {SAMPLE} --scenario fellowship --seed 3", *keys)
    assert shown.code == 0
    assert shown.out.count("The Steward would answer: ") == 1
    assert shown.out.count("The Squire would answer: ") == 1
    assert shown.out.count("Next best: ") == 2
    assert "For it: " in shown.out
    assert f"There is no bot “sauron”; there are: {BOTS}." in shown.out


# ------------------------------------------------------------------ replay


@pytest.fixture
def records(terminal: Terminal) -> list[Path]:
    terminal.type(f"simulate {SAMPLE} --games 3 --seed 7 --records records")
    return sorted(Path("records").iterdir())


@every_language
def test_records_replay_to_their_end(
    terminal: Terminal, records: list[Path], language: str
) -> None:
    shown = terminal.type_words(["--lang", language, "replay", *map(str, records)])
    assert (shown.code, shown.err) == (0, "")
    assert shown.out.count("\n") == 3
    assert all(str(record) in shown.out for record in records)


def test_a_tampered_record_is_named_with_its_line(terminal: Terminal, records: list[Path]) -> None:
    lines = records[1].read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if " turn " in line)
    lines[number - 1] = "frodo turn dance"
    records[1].write_text("\n".join(lines), encoding="utf-8")
    shown = terminal.type_words(["replay", *map(str, records)])
    assert shown.code == 1
    assert shown.out.count("\n") == 2
    assert shown.err.startswith(f"{records[1]}: The record and the game part at line {number}:")
    assert shown.err.count("\n") == 1
    assert "frodo turn dance" in shown.err


def test_a_false_end_is_named_with_its_line(terminal: Terminal, records: list[Path]) -> None:
    text = records[0].read_text(encoding="utf-8")
    lines = text.splitlines()
    records[0].write_text(text.replace(lines[-1], "end: witch-king lead"), encoding="utf-8")
    shown = terminal.type(f"replay {records[0]}")
    assert shown.code == 1
    assert f"line {len(lines)}" in shown.err


def test_what_is_no_record_is_told(terminal: Terminal, records: list[Path]) -> None:
    Path("letter.txt").write_text("Dear Frodo", encoding="utf-8")
    Path("picture.png").write_bytes(b"\x89PNG\xff")
    shown = terminal.type_words(["replay", "letter.txt", "picture.png", "lost.txt", "records"])
    assert (shown.code, shown.out) == (1, "")
    assert shown.err.splitlines() == [
        "letter.txt: This does not look like the record of a match: line 1 cannot be read.",
        "picture.png: This does not look like the record of a match: line 1 cannot be read.",
        "There is no file “lost.txt”.",
        "There is no file “records”.",
    ]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "made by rules 2; today the rules are 3. All its answers still fit."),
        ("uk", "зроблено за правилами 2; сьогодні правила 3. Усі відповіді досі підходять."),
        ("pl", "zapis powstał według zasad 2; dziś obowiązują zasady 3."),
    ],
)
def test_a_record_of_older_rules_replays_with_a_warning(
    terminal: Terminal, records: list[Path], language: str, words: str
) -> None:
    text = records[0].read_text(encoding="utf-8")
    records[0].write_text(text.replace("rules: 3", "rules: 2"), encoding="utf-8")
    shown = terminal.type_words(["--lang", language, "replay", *map(str, records)])
    assert (shown.code, shown.out.count("\n")) == (0, 3)
    assert f"{records[0]}: {words}" in shown.err
    assert shown.err.count("\n") == 1


@every_language
def test_a_record_of_older_rules_that_no_longer_fits_names_both(
    terminal: Terminal, records: list[Path], language: str
) -> None:
    lines = records[0].read_text(encoding="utf-8").replace("rules: 3", "rules: 2").splitlines()
    number = next(n for n, line in enumerate(lines, 1) if " turn " in line)
    lines[number - 1] = "frodo turn dance"
    records[0].write_text("\n".join(lines), encoding="utf-8")
    shown = terminal.type_words(["--lang", language, "replay", str(records[0])])
    assert (shown.code, shown.out, shown.err.count("\n")) == (1, "", 1)
    assert {"2", "3", str(number)} <= set(re.findall(r"\d+", shown.err))
    assert "frodo turn dance" in shown.err


def test_a_record_without_the_options_of_today_replays_without_a_warning(
    terminal: Terminal, records: list[Path]
) -> None:
    lines = records[0].read_text(encoding="utf-8").splitlines()
    assert lines[5].startswith("options: ")
    lines[5] = "options: -"
    records[0].write_text("\n".join(lines), encoding="utf-8")
    shown = terminal.type_words(["replay", str(records[0])])
    assert (shown.code, shown.err) == (0, "")


# ------------------------------------------------------------------ bench


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> Measures:
    """Figures that nobody had to wait for."""
    figures = [
        Figure("play", 50_000.0, "/s", 400.0, 1.25),
        Figure("fork", 20.5, "µs", 350.0, None),
        Figure("memory", 88.0, "KB", None, None),
    ]
    found = Measures(5, 57.3, 40_000.0, {Setting(SAMPLE, "fellowship", 2): figures})
    monkeypatch.setattr("greathall.cli.commands.bench", lambda **_: found)
    return found


NUMBERS = {
    "en": ("57.3 ns", "40,000", "50,000 /s", "20.5 µs", "1.25"),
    "uk": ("57,3 нс", "40 000", "50 000 /с", "20,5 мкс", "1,25"),
    "pl": ("57,3 ns", "40 000", "50 000 /s", "20,5 µs", "1,25"),
}


@every_language
def test_bench_shows_a_table(terminal: Terminal, measured: Measures, language: str) -> None:
    shown = terminal.type(f"--lang {language} bench --quick --rounds 1")
    texts = Texts(language, SAMPLE)
    assert shown.code == 0
    for words in (texts("scenario-fellowship"), texts("figure-fork"), "400", *NUMBERS[language]):
        assert words in shown.out.replace("\N{NO-BREAK SPACE}", " ")


def test_bench_tells_that_open_spiel_is_not_there(terminal: Terminal, measured: Measures) -> None:
    measured.gin_rummy = None
    assert "OpenSpiel is not installed" in terminal.type("bench").out


def test_bench_as_json(terminal: Terminal, measured: Measures) -> None:
    told = json.loads(terminal.type("bench --json").out)
    assert set(told) == {"python", "build", "rounds", "reference_ns", "gin_rummy", "settings"}
    assert told["settings"][0]["figures"]["play"] == {
        "value": 50_000.0,
        "unit": "/s",
        "refs": 400.0,
        "ratio": 1.25,
    }


FAULTY = """
class Faulty:
    def __init__(self, seed):
        pass

    def choose(self, seat, question):
        raise ValueError("oh no")
"""


@pytest.fixture
def _a_faulty_bot(terminal: Terminal) -> None:  # which has gone to a folder of its own
    Path("faulty.py").write_text(FAULTY, encoding="utf-8")


@pytest.mark.usefixtures("_a_faulty_bot")
def test_an_experiment_ends_with_the_first_fault_of_a_bot(terminal: Terminal) -> None:
    for words in (f"simulate {SAMPLE} --bots", f"arena {SAMPLE} random"):
        shown = terminal.type(f"{words} faulty:Faulty --scenario fellowship --games 2")
        assert (shown.code, shown.out) == (2, "")
        fault = "made a fault when it was asked “opening-discard”: ValueError('oh no')"
        assert shown.err == f"The bot Faulty {fault}\n"


@pytest.mark.usefixtures("_a_faulty_bot")
def test_a_game_goes_on_whatever_a_bot_does(terminal: Terminal) -> None:
    shown = terminal.type(f"play {SAMPLE} --scenario fellowship --bots faulty:Faulty", "q", "n")
    assert shown.code == 0
    assert "The bot Faulty made a fault when it was asked “opening-discard”" in shown.out
    assert "Any answer that is allowed is given instead." in shown.out
    assert "Your answer:" in shown.out
