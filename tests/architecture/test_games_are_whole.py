"""What a game lacks: words for what it asks and what happens, tests of its rules, its pieces."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

from architecture.messages import catalogue
from architecture.source import ROOT, Module, modules
from games.declared import folder_of
from greathall.games import game_called, games, package_of, with_bases
from greathall.kernel import Event
from greathall.kernel.events import kebab
from greathall.texts import Texts, languages

every_game = pytest.mark.parametrize("game", games())
every_language = pytest.mark.parametrize("language", languages())


def modules_of(game: str) -> list[Module]:
    package = package_of(game)
    return [m for m in modules() if m.name == package or m.name.startswith(f"{package}.")]


# ------------------------------------------------------------------ words


@every_game
@every_language
def test_a_game_and_its_scenarios_options_and_seats_have_names(game: str, language: str) -> None:
    assert lacking(Texts(language, game), names_needed(game)) == []


@every_game
@every_language
def test_every_question_has_words(game: str, language: str) -> None:
    kinds = question_kinds(modules_of(game))
    assert kinds
    assert lacking(Texts(language, game), [f"question-{kind}" for kind in kinds]) == []


@every_game
@every_language
def test_every_event_has_words(game: str, language: str) -> None:
    events = list(events_in(modules_of(game)))
    assert events
    assert lacking(Texts(language, game), [f"event-{kebab(name)}" for _, name in events]) == []


@every_game
@every_language
def test_the_words_of_an_event_need_no_field_that_it_lacks(game: str, language: str) -> None:
    texts = catalogue(language, "", *with_bases(game))
    for module, name in events_in(modules_of(game)):
        event: type[Event] = getattr(import_module(module), name)
        assert unknown_fields(event, texts.fields(f"event-{event.kind}")) == [], event.kind


def names_needed(game: str) -> list[str]:
    title = game_called(game)
    listed = [f"game-{game}", *(f"scenario-{scenario}" for scenario in title.scenarios)]
    needed = [name for each in listed for name in (each, f"{each}.summary")]
    tables = [table for tables in title.scenarios.values() for table in tables.values()]
    players = {p for table in tables for at_it in table.values() for p in at_it}
    needed += [f"player-{player}" for player in sorted(players)]
    needed += [f"seat-{s}" for s in sorted({s for table in tables for s in table} - players)]
    for name, values in title.options.items():
        needed += [f"option-{name}", f"option-{name}.text"]
        needed += [f"option-{name}-{value}" for value in values]
    return needed


def lacking(texts: Texts, messages: Iterable[str]) -> list[str]:
    return [message for message in messages if not texts.has(message)]


def question_kinds(code: Iterable[Module]) -> list[str]:
    """The kinds that stand in calls of `choose`, or of a rule of ours that passes them on.

    What chance is asked, nobody reads.
    """
    calls = [
        node
        for module in code
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and "choose" in ast.unparse(node.func) and not is_chance(node)
    ]
    return sorted(
        {
            argument.value
            for call in calls
            for argument in call.args
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
        }
    )


def is_chance(call: ast.Call) -> bool:
    return bool(call.args) and ast.unparse(call.args[0]) == "CHANCE"


def events_in(code: Iterable[Module]) -> Iterator[tuple[str, str]]:
    """The classes of events, each with its module."""
    for module in code:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef) and is_event(node):
                yield module.name, node.name


def is_event(node: ast.ClassDef) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == "event" for mark in node.decorator_list)


def unknown_fields(event: type[Event], asked: Iterable[str]) -> list[str]:
    known = [name for name, *_ in event.plan]
    return [f for f in asked if not any(f == name or f.startswith(f"{name}_") for name in known)]


# ------------------------------------------------------------------ tests


@every_game
def test_every_module_of_rules_has_its_tests(game: str) -> None:
    assert [name for name in rules_modules(game) if not is_tested(game, name)] == []


@every_game
def test_a_game_has_all_its_files(game: str) -> None:
    assert missing_files(ROOT, *with_bases(game)) == []


def missing_files(root: Path, *games: str) -> list[str]:
    """What the last of these games lacks, and how to mend it; its pieces may be those of a base.

    A page, a terminal table and a bot are optional: without them it is shown and played plainly.
    """
    game = games[-1]
    package = game.replace("-", "_")
    tests = [Path("tests/games", each.replace("-", "_")) for each in games]
    needed: dict[str, list[Path | str]] = {
        "a README": [f"src/greathall/games/{package}/README.md"],
        "a ledger": [f"docs/rules/{game}.md", f"src/greathall/games/{package}/RULES.md"],
        "tests": [tests[-1] / "test_*.py"],
        "its pieces": [folder / "pieces.py" for folder in tests],
    }
    for kept in ("records", "playthroughs", "texts"):
        needed[f"{kept} (python tests/{kept}/renew.py {game})"] = [tests[-1] / kept / "*.*"]
    return [
        f"{game} lacks {what}: {' or '.join(map(str, places))}"
        for what, places in needed.items()
        if not any(list(root.glob(str(place))) for place in places)
    ]


def rules_modules(game: str) -> list[str]:
    """The modules in which something is done or asked: they have an `async def`."""
    package = package_of(game)
    return [
        module.name.removeprefix(f"{package}.")
        for module in modules_of(game)
        if any(isinstance(node, ast.AsyncFunctionDef) for node in ast.walk(module.tree))
    ]


def is_tested(game: str, module: str) -> bool:
    *folders, name = module.split(".")
    return (folder_of(game).joinpath(*folders) / f"test_{name}.py").is_file()


# ------------------------------------------------------------------ what is lacking is noticed


def test_a_question_and_an_event_without_words_are_noticed() -> None:
    code = """
async def play(game, me):
    card = await choose(me, "discard", hand)
    await choose_losses(game, "loss")
    await choose(CHANCE, "draw", deck)

@event
class CardLost(Event):
    card: str
"""
    module = Module("greathall.games.draughts.rules", code)
    assert question_kinds([module]) == ["discard", "loss"]
    assert list(events_in([module])) == [("greathall.games.draughts.rules", "CardLost")]
    assert lacking(Texts("en"), ["error-unknown-game", "question-lost"]) == ["question-lost"]


def test_a_file_that_a_game_lacks_is_named(tmp_path: Path) -> None:
    def write(name: str) -> None:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    lacks = missing_files(tmp_path, "nine-men")
    assert len(lacks) == 7
    assert "nine-men lacks tests: tests/games/nine_men/test_*.py" in lacks
    write("src/greathall/games/nine_men/RULES.md")
    write("tests/games/men/pieces.py")
    assert [lack for lack in lacks if lack not in missing_files(tmp_path, "men", "nine-men")] == [
        "nine-men lacks a ledger: docs/rules/nine-men.md or src/greathall/games/nine_men/RULES.md",
        "nine-men lacks its pieces: tests/games/nine_men/pieces.py",
    ]


def test_a_field_that_an_event_lacks_is_noticed() -> None:
    class Lost(Event):
        plan = (("card", "", ""),)

    assert unknown_fields(Lost, ["card", "card_acc", "player"]) == ["player"]
