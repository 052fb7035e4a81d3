"""What a bot thinks of the answers to a question, line by line; and of one that was given."""

# Typer reads the annotations when a command is built, with the texts of that language in them.
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from greathall.bots import Advice, BotSeat, adviser_called, bots
from greathall.cli.files import read_text, warn_of_older_rules
from greathall.cli.wording import command
from greathall.cli.wording import option as option_of
from greathall.games.advice import Reason
from greathall.kernel import CHANCE, Match, Question, Refusal
from greathall.matches import play_again
from greathall.narration import Narrator
from greathall.reading import read_record
from greathall.texts import Texts

SHOWN = 2  # options: what it would take, and the next best
ADVISER = "steward"


class NothingDecided(Refusal):
    text = "error-nothing-decided"


def advice_in_lines(
    narrator: Narrator, bot: str, question: Question[Any], advice: Advice
) -> Iterator[str]:
    """What a bot would answer and why, and the next best; or all parts of a move, each with why."""
    texts = narrator.texts
    name = texts(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot
    titles = (texts("play-advice", bot=name), texts("play-advice-next"))
    shown = [(row.option, row.reasons.all) for row in advice.ranked[:SHOWN]]
    for title, (option, why) in zip(titles, shown, strict=False):
        yield f"{title} {narrator.option(question, option)}"
        yield from _reasons(narrator, why)
    if not (advice.plan or advice.ranked[0].reasons.all):
        yield texts("page-hint-no-reason")
    for (about, option), reasons in zip(advice.plan, advice.why_planned, strict=True):
        part = Question(question.actor, question.kind, question.options, about, always_ask=True)
        yield f"{narrator.name(about)[1]}: {narrator.option(part, option)}"
        yield from _reasons(narrator, reasons.all)


def _reasons(narrator: Narrator, why: Sequence[Reason]) -> Iterator[str]:
    for reason in why:
        side = narrator.texts("page-hint-for" if reason.good else "page-hint-against")
        yield f"  {side}: {narrator.sentence(reason.text, reason.fields)}"


# ------------------------------------------------------------------ greathall why


def add_why(program: typer.Typer, texts: Texts) -> None:
    @command(program, texts, "why", "duel.txt --at 40 --by steward")
    def say_why(
        file: Annotated[
            Path, typer.Argument(metavar=texts("metavar-file"), help=texts("help-decided"))
        ],
        at: Annotated[int | None, option_of(texts, "--at", "number", 1)] = None,
        bot: Annotated[str, option_of(texts, "--by", "bot", known=", ".join(bots()))] = ADVISER,
    ) -> None:
        adviser = adviser_called(bot)
        written = read_record(read_text(file))
        match, actor, taken = decision_at(file, at)
        warn_of_older_rules(str(file), written.header, texts)
        narrator = Narrator(texts.of(written.header.game))
        seat = next(seat for seat, players in match.seats.items() if actor in players)
        (question,) = match.questions(actor)
        console = Console(highlight=False, soft_wrap=True)
        player = narrator.name(actor, "player")[1]
        asked = texts("play-asked", player=player, question=narrator.question(question))
        answer = texts("why-answered", option=narrator.option(question, taken))
        advice = adviser.advise(BotSeat(match, seat), question)
        for each in (asked, answer, *advice_in_lines(narrator, bot, question, advice)):
            console.print(each, markup=False)


def decision_at(file: Path, line: int | None) -> tuple[Match, str, Any]:
    """The match before the last decision up to this line of a record, who decided, and what."""
    found: list[tuple[Match, str, Any]] = []

    def look(match: Match, at: int, actor: str, option: Any) -> None:
        if actor != CHANCE and (line is None or at <= line):
            found[:] = [(match.fork(), actor, option)]

    play_again(read_record(read_text(file)), look)
    if not found:
        raise NothingDecided(f"nobody has decided anything in {file} yet", file=str(file))
    return found[0]
