"""What can be typed: the commands, their arguments and options, built in the reader's language."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
import random
import warnings
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from greathall import new_match, replay
from greathall.bots import bots
from greathall.bots.entrants import maker_of
from greathall.cli import INTERRUPTED
from greathall.cli.advising import add_why
from greathall.cli.arena_commands import add_arena
from greathall.cli.balance_commands import add_balance
from greathall.cli.bug_reports import add_reports
from greathall.cli.completion import add_completion
from greathall.cli.extras import show_version
from greathall.cli.files import (
    check_records,
    read_text,
    warn_of_older_rules,
    write_record,
    writing,
)
from greathall.cli.hall_commands import add_serve, add_sit, add_verify
from greathall.cli.keeping import add_hall
from greathall.cli.reports import (
    Bar,
    sentence_on_end,
    show_bench,
    show_games,
    show_json,
    show_summary,
)
from greathall.cli.served import NeedsLink, ServedMatch
from greathall.cli.served_game import ServedGame
from greathall.cli.terminal_game import TerminalGame, seats_named
from greathall.cli.usage import HELP, PROGRAM, NeedsValue, Program, complain, pairs, sentence
from greathall.cli.wording import command, in_words, switch
from greathall.cli.wording import option as option_of
from greathall.games import default_game, game_called, games, part_of
from greathall.kernel import Refusal
from greathall.matches import play_again
from greathall.reading import WrittenRecord, read_record
from greathall.research.bench import bench
from greathall.research.simulate import Interrupted, settings_of, simulate
from greathall.texts import Texts, system_language

LANGUAGE = "--lang"
OPEN_THE_HALL = ["serve", "--open"]  # what is done without a command


def run(words: list[str]) -> int:
    """Do what these words say. Whatever goes wrong with them is one sentence and a code."""
    texts = Texts(system_language())
    try:
        words, texts = with_language(words, texts)
        result = build(texts)(words or OPEN_THE_HALL, prog_name=PROGRAM, standalone_mode=False)
        if result == INTERRUPTED:  # also what typer makes of Ctrl-C
            complain(texts("stopped"))
        return result if isinstance(result, int) else 0
    except Refusal as refusal:
        return complain(sentence(refusal, texts))
    except typer.Abort:
        return 1
    except Exception as problem:
        if not hasattr(problem, "format_message"):  # what typer has against the words
            raise
        return complain(sentence(problem, texts))


def with_language(words: list[str], texts: Texts) -> tuple[list[str], Texts]:
    """The other words, and the texts of the language that was asked for, wherever it was typed."""
    rest: list[str] = []
    for number, word in enumerate(words):
        if word == LANGUAGE and number + 1 == len(words):
            raise NeedsValue(f"nothing follows {word}", option=word)
        if word == LANGUAGE:
            return [*rest, *words[number + 2 :]], Texts(words[number + 1])
        if word.startswith(f"{LANGUAGE}="):
            return [*rest, *words[number + 1 :]], Texts(word.partition("=")[2])
        if word == "--":
            break
        rest.append(word)
    return words, texts


def build(texts: Texts) -> typer.Typer:
    """The whole program in one language."""
    program = typer.Typer(
        cls=in_words(Program, texts, f"{PROGRAM} {LANGUAGE} uk play {default_game()}"),
        help=texts("command-program"),
        add_completion=False,
        context_settings={"help_option_names": HELP},
        pretty_exceptions_enable=False,
    )

    @program.callback()
    def read_language(
        lang: Annotated[
            str | None, typer.Option(LANGUAGE, metavar="xx", help=texts("help-lang"))
        ] = None,
        version: Annotated[
            bool,
            typer.Option(
                "--version", callback=stop_at_version, is_eager=True, help=texts("help-version")
            ),
        ] = False,
    ) -> None:
        """Typed before a command as well as after it; `with_language` has read it by now."""

    for add in (
        add_games,
        add_play,
        add_serve,
        add_sit,
        add_simulate,
        add_arena,
        add_balance,
        add_replay,
        add_why,
        add_verify,
        add_reports,
        add_bench,
        add_completion,
        add_hall,
    ):
        add(program, texts)
    for game in games():
        if brings := part_of(game, "commands"):
            brings.add_commands(program, texts)
    return program


def stop_at_version(asked: bool) -> None:
    if asked:
        show_version()
        raise typer.Exit


def _game(texts: Texts) -> Any:
    known = ", ".join(games())
    return typer.Argument(
        metavar=texts("metavar-game"),
        help=texts("help-game", known=known),
        autocompletion=lambda: list(games()),
    )


def _bots(texts: Texts) -> Any:
    return option_of(texts, "--bots", "bots", known=", ".join(bots()))


def add_games(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "games", "")
    def list_games(as_json: Annotated[bool, switch(texts, "--json")] = False) -> None:
        show_games(Console(highlight=False), texts, as_json)


def add_play(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "play", f"{default_game()} --lang uk --plain")
    def play(
        game: Annotated[str, _game(texts)] = default_game(),
        scenario: Annotated[str | None, option_of(texts, "--scenario", "scenario")] = None,
        players: Annotated[int | None, option_of(texts, "--players", "number", 1)] = None,
        seat: Annotated[list[str] | None, option_of(texts, "--seat", "seat")] = None,
        who: Annotated[str, _bots(texts)] = "steward",
        seed: Annotated[str | None, option_of(texts, "--seed", "seed")] = None,
        option: Annotated[list[str] | None, option_of(texts, "--option", "option")] = None,
        resume: Annotated[Path | None, option_of(texts, "--resume", "file")] = None,
        save: Annotated[Path | None, option_of(texts, "--save", "file")] = None,
        server: Annotated[str | None, option_of(texts, "--server", "url")] = None,
        name: Annotated[str, option_of(texts, "--name", "name")] = "",
        plain: Annotated[bool, switch(texts, "--plain")] = False,
    ) -> None:
        if server is not None:
            play_at(server, seat or [], name, texts, plain)
            return
        chance = random.Random(seed)
        if resume is None:
            options = pairs(option or [])
            match = new_match(game, scenario=scenario, players=players, seed=seed, options=options)
        else:
            game_called(game)
            text = read_text(resume)
            match = replay(text, chance)
            warn_of_older_rules(str(resume), read_record(text).header, texts)
        humans = seats_named(match, seat or [], chance)
        names = who.split(",")
        others = [seat for seat in match.seats if seat not in humans]
        machines = {
            seat: maker_of(names[number % len(names)])(f"{chance.random()}")
            for number, seat in enumerate(others)
        }
        if save is not None:
            write_record(match, save)  # or it is refused before anybody has played in vain
        TerminalGame(match, humans, machines, texts, plain, save).play()


def play_at(server: str, links: list[str], name: str, texts: Texts, plain: bool) -> None:
    """Play at a served table, with the link of one seat."""
    if len(links) != 1 or "#" not in links[0]:
        raise NeedsLink("play --server takes one --seat LINK", option="--seat")
    with closing(ServedMatch(server, links[0], name)) as match:
        if not match.own_seats:
            raise NeedsLink("that link is for watching", option="--seat")
        ServedGame(match, texts, plain).play()


def add_simulate(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "simulate", f"{default_game()} --games 1000 --seed 7 --jobs 2 --json")
    def run_simulation(
        game: Annotated[str, _game(texts)],
        scenario: Annotated[str | None, option_of(texts, "--scenario", "scenario")] = None,
        players: Annotated[int | None, option_of(texts, "--players", "number", 1)] = None,
        number: Annotated[int, option_of(texts, "--games", "number", 1)] = 100,
        seed: Annotated[str, option_of(texts, "--seed", "seed")] = "0",
        who: Annotated[str, _bots(texts)] = "random",
        option: Annotated[list[str] | None, option_of(texts, "--option", "option")] = None,
        jobs: Annotated[int, option_of(texts, "--jobs", "number", 1)] = 1,
        records: Annotated[Path | None, option_of(texts, "--records", "folder")] = None,
        as_json: Annotated[bool, switch(texts, "--json")] = False,
    ) -> int:
        settings_of(game, scenario, players)
        # Ctrl-C may come just before a rule begins to run; that is nothing to warn of.
        warnings.filterwarnings("ignore", "coroutine .* was never awaited", RuntimeWarning)
        with Bar(number, texts("simulate-progress")) as bar, writing(records):
            try:
                summary = simulate(
                    game,
                    scenario=scenario,
                    players=players,
                    games=number,
                    seed=seed,
                    bots=who.split(","),
                    options=pairs(option or []),
                    jobs=jobs,
                    records=records,
                    progress=bar.step,
                )
            except Interrupted as stopped:
                summary = stopped.summary
        show_summary(Console(highlight=False), texts.of(game), summary, as_json)
        return 0 if summary.complete else INTERRUPTED


def add_replay(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "replay", "records/*.txt")
    def replay_files(
        files: Annotated[
            list[Path],
            typer.Argument(metavar=texts("metavar-files"), help=texts("help-files")),
        ],
    ) -> int:
        def verdict(file: str, written: WrittenRecord) -> str:
            return sentence_on_end(texts.of(written.header.game), file, play_again(written).outcome)

        return 1 if check_records(files, texts, verdict) else 0


def add_bench(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "bench", "--quick")
    def measure(
        rounds: Annotated[int, option_of(texts, "--rounds", "number", 1)] = 5,
        quick: Annotated[bool, switch(texts, "--quick")] = False,
        as_json: Annotated[bool, switch(texts, "--json")] = False,
    ) -> None:
        scenarios = sum(len(game.scenarios) for game in games().values())
        with Bar(rounds * scenarios, texts("bench-progress")) as bar:
            found = bench(rounds=rounds, quick=quick, progress=bar.step)
        if as_json:
            show_json(found.as_json())
        else:
            show_bench(Console(highlight=False), texts, found)
