"""The pages on how even the games are, and on what bots win with, in Markdown with plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import hypot
from pathlib import Path
from typing import Any, Final

from greathall.cli.wording import number
from greathall.kernel import Player, Question
from greathall.narration import Narrator
from greathall.research.balance import Count
from greathall.research.intervals import wilson
from greathall.research.plots import Point, Row, plot_shares
from greathall.research.worths import DEALT, Choice
from greathall.texts import Texts

DATA: Final = "balance.jsonl"
PAGE: Final = "balance.md"
LESSONS: Final = "what-bots-win-with.md"
PLOT: Final = "img/balance-{game}.svg"
OF_SHARES: Final = ("scenario", "bot", "side", "games", "won", "share", "interval", "even")
OF_ENDS: Final = ("scenario", "bot", "ends")
OF_OPTIONS: Final = ("option", "scenario", "games", "sides")
OF_CHOICES: Final = ("when", "choice", "with", "without", "lead")


def write_pages(folder: Path, counts: Sequence[Count], again: str, texts: Texts) -> None:
    """Who wins how often, with a plot of each game; and what went with winning."""
    of_game = {game: list(those) for game, those in groupby(counts, lambda count: count.line.game)}
    head = _head(of_game, again, texts)
    page = [f"# {texts('balance-title')}", "", texts("balance-about"), "", *head]
    lessons = [f"# {texts('lessons-title')}", "", texts("lessons-about"), "", *head]
    for game, those in of_game.items():
        own = texts.of(game)
        title, plot = own(f"game-{game}"), PLOT.format(game=game)
        (folder / plot).write_text(drawn(title, those, own), encoding="utf-8")
        page += [f"## {title}", "", f"![{title}]({plot})", "", *_balance(those, own)]
        told = list(_lessons(those, own)) or [texts("lessons-none"), ""]
        lessons += [f"## {title}", "", *told]
    (folder / PAGE).write_text("\n".join(page), encoding="utf-8")
    (folder / LESSONS).write_text("\n".join(lessons), encoding="utf-8")


def _head(of_game: dict[str, list[Count]], again: str, texts: Texts) -> list[str]:
    """How to count again, and of which version the figures are."""
    made = [
        texts.of(game)(
            "balance-version",
            game=texts.of(game)(f"game-{game}"),
            version=count.version,
            rules=count.rules,
        )
        for game, counts in of_game.items()
        for count in counts[:1]
    ]
    lines = [*made, f"[{DATA}]({DATA})"]
    return [f"```sh\n{again}\n```", "", *(f"- {line}" for line in lines), ""]


# ------------------------------------------------------------------ who wins how often


def _balance(counts: Sequence[Count], texts: Texts) -> Iterator[str]:
    plain = [count for count in counts if not count.line.option]
    rows = [cells for count in plain for cells in _shares(count, texts)]
    yield from table(OF_SHARES, rows, texts)
    yield from table(OF_ENDS, [_ends(count, texts) for count in plain], texts)
    rows = [
        _option(count, count.line.option, _usual(count, plain), texts)
        for count in counts
        if count.line.option
    ]
    if rows:
        yield from (texts("balance-options"), "")
        yield from table(OF_OPTIONS, rows, texts)


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], texts: Texts) -> Iterator[str]:
    yield f"| {' | '.join(texts(f'balance-{name}') for name in columns)} |"
    yield f"|{'---|' * len(columns)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""


def _shares(count: Count, texts: Texts) -> Iterator[list[str]]:
    for side in count.sides:
        won = won_by(count, side)
        low, high = wilson(won, count.line.games)
        yield [
            setting(count, texts),
            called(count.line.bot, texts),
            named(side, texts),
            str(count.line.games),
            str(won),
            percent(won / count.line.games, texts),
            f"{percent(low, texts)} – {percent(high, texts)}",
            percent(1 / len(count.sides), texts),
        ]


def _ends(count: Count, texts: Texts) -> list[str]:
    ends = [
        f"{texts(f'ending-{how}')}: {percent(games / count.line.games, texts)}"
        for how, games in count.ends.items()
    ]
    return [setting(count, texts), called(count.line.bot, texts), "; ".join(ends)]


def _usual(count: Count, plain: Sequence[Count]) -> Count:
    """The same with every option at its default."""
    line = count.line
    return next(
        other
        for other in plain
        if other.line._replace(option=line.option, games=line.games) == line
    )


def _option(count: Count, changed: tuple[str, str], usual: Count, texts: Texts) -> list[str]:
    """What an option changes; in bold, where that is more than chance."""
    option, value = changed
    shown = []
    for side in count.sides:
        share, before = (won_by(each, side) / each.line.games for each in (count, usual))
        words = f"{named(side, texts)} {percent(share, texts)} ({signed(share - before, texts)})"
        both = [(won_by(each, side), each.line.games) for each in (count, usual)]
        shown.append(f"**{words}**" if is_sure(*both) else words)
    words = f"{texts(f'option-{option}')}: {texts(f'option-{option}-{value}')}"
    return [words, setting(count, texts), str(count.line.games), "; ".join(shown)]


def is_sure(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two shares differ with 95 % confidence (Newcombe's interval), also of few matches."""
    if one[0] / one[1] < other[0] / other[1]:
        return is_sure(other, one)
    share, against = one[0] / one[1], other[0] / other[1]
    return share - against > hypot(share - wilson(*one)[0], wilson(*other)[1] - against)


def won_by(count: Count, side: tuple[Player, ...]) -> int:
    """How many matches these players have won."""
    return sum(won for who, won in count.won.items() if set(side) <= set(who.split("+")))


def drawn(title: str, counts: Sequence[Count], texts: Texts) -> str:
    """A row for each side, a point for each bot."""
    points: dict[str, list[Point]] = {}
    plain = [count for count in counts if not count.line.option]
    for count in plain:
        for side in count.sides:
            won, games = won_by(count, side), count.line.games
            label = f"{setting(count, texts)}: {named(side, texts)}"
            points.setdefault(label, []).append(Point(won / games, *wilson(won, games)))
    bots = dict.fromkeys(called(count.line.bot, texts) for count in plain)
    rows = [Row(label, tuple(those)) for label, those in points.items()]
    return plot_shares(title, tuple(bots), rows)


# ------------------------------------------------------------------ what they win with


def _lessons(counts: Sequence[Count], texts: Texts) -> Iterator[str]:
    """Of each scenario and player, as the best of the bots plays."""
    for count in counts:
        is_best = count.line.bot == counts[-1].line.bot
        if count.line.option or not is_best or not count.choices:
            continue
        yield from (f"### {setting(count, texts)}", "")
        for player, choices in groupby(count.choices, lambda choice: choice.player):
            yield from (f"**{named((player,), texts)}**", "")
            yield from table(OF_CHOICES, [choice_told(choice, texts) for choice in choices], texts)


def choice_told(choice: Choice, texts: Texts) -> list[str]:
    return [
        texts(f"balance-{choice.when}"),
        _in_words(choice, Narrator(texts)),
        f"{percent(choice.won / choice.games, texts)} ({choice.games})",
        f"{percent(choice.others_won / choice.others, texts)} ({choice.others})",
        signed(choice.lead, texts),
    ]


def _in_words(choice: Choice, narrator: Narrator) -> str:
    if choice.when == DEALT:
        return narrator.name(choice.option)[1]
    question: Question[Any] = Question(choice.player, choice.kind, [choice.option], choice.about)
    return f"{narrator.question(question)} {narrator.option(question, choice.option)}"


# ------------------------------------------------------------------ words


def setting(count: Count, texts: Texts) -> str:
    scenario = texts(f"scenario-{count.line.scenario}")
    return texts("balance-setting", scenario=scenario, players=count.line.players)


def called(bot: str, texts: Texts) -> str:
    """The name of a bot; that of others is what was typed."""
    return texts(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


def named(side: Sequence[Player], texts: Texts) -> str:
    narrator = Narrator(texts)
    return ", ".join(str(narrator.seat(player)["seat"]) for player in side)


def percent(share: float, texts: Texts) -> str:
    return f"{number(texts, 100 * share, 1)} %"


def signed(difference: float, texts: Texts) -> str:
    sign = "−" if difference < 0 else "+"
    return f"{sign}{number(texts, 100 * abs(difference), 1)}"
