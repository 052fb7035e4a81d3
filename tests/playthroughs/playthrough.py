"""One match of a scenario as a text: who was asked what, what they answered, what happened."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from games.declared import FOLDER, folder_of, pieces
from greathall import games, new_match
from greathall.kernel import CHANCE, EVERYBODY, Match, Question
from greathall.kernel.record import spell
from greathall.matches import begin_match

RENEW = "python tests/playthroughs/renew.py"
SHOWN = 4  # options that are written out
LONGEST = 1000  # questions of a match; of a longer one only so many are kept


class Setting(NamedTuple):
    """What is played, by the usual number of people and with the usual options if none are told."""

    game: str
    scenario: str
    people: int | None = None
    option: str = ""

    def __str__(self) -> str:
        return "-".join(str(word) for word in self if word)


def settings() -> list[Setting]:
    """Every scenario of every game, and what a game declares where an option changes much."""
    return [
        Setting(game.id, *words)
        for game in games().values()
        for words in (*((name,) for name in game.scenarios), *pieces(game.id).PLAYTHROUGHS)
    ]


def file_of(setting: Setting) -> Path:
    name = "-".join(str(word) for word in setting[1:] if word)
    return folder_of(setting.game) / "playthroughs" / f"{name}.txt"


def kept() -> set[Path]:
    """All playthroughs that are kept."""
    return set(FOLDER.glob("*/playthroughs/*.txt"))


def playthrough(setting: Setting) -> str:
    """The match, one question a line and under it what happened then, all secrets included."""
    game, scenario, people, option = setting
    options = {option: "yes"} if option else {}
    header = new_match(game, scenario=scenario, players=people, options=options).header
    match = begin_match(header)
    lines = [*str(match.header).splitlines()[1:], "", *told(match, since=0)]
    asked: Counter[tuple[str, str]] = Counter()
    while match.questions() and len(match) < LONGEST:
        question = match.questions()[0]
        option = option_by_lot(question, asked[question.actor, question.kind])
        asked[question.actor, question.kind] += 1
        lines.append(line_of(question, option))
        read = len(match.log())
        match.answer(question.actor, option)
        lines += told(match, read)
    return "\n".join([*lines, "", f"end: {match.record.end}", ""])


def option_by_lot(question: Question[Any], number: int) -> Any:
    """An option by lot, but so that few answers change where a question or an option is new.

    Each option has a lot of its own, which depends only on who is asked what, and how often before.
    """

    def lot(option: Any) -> bytes:
        words = f"{question.actor} {question.kind} {number} {spell(option)}"
        return sha256(words.encode()).digest()

    return min(question.options, key=lot)


def line_of(question: Question[Any], option: Any) -> str:
    """`left turn (12: play ace, play king, discard, pass, …) → discard`."""
    about = "" if question.about is None else f" about {spell(question.about)}"
    options = str(len(question.options))
    if question.actor != CHANCE:
        more = ["…"] if len(question.options) > SHOWN else []
        options += ": " + ", ".join([*map(spell, question.options[:SHOWN]), *more])
    return f"{question.actor} {question.kind}{about} ({options}) → {spell(option)}"


def told(match: Match, since: int) -> list[str]:
    """What happened, with everything that is hidden from somebody; not what caused it."""
    events = [{k: v for k, v in e.items() if k != "cause"} for e in match.log(EVERYBODY, since)]
    return [f"    {event.pop('event')} {fields(event)}".rstrip() for event in events]


def fields(event: dict[str, Any]) -> str:
    return " ".join(f"{name}={written(value)}" for name, value in event.items())


def written(value: Any) -> str:
    return spell(value).replace(" ", "+") or "-"
