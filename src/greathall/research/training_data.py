"""The decisions of finished matches, as data to learn from.

>>> from greathall.games import default_game
>>> from greathall.research.simulate import Setting, Task, play_match
>>> played = play_match(Task(1, Setting(default_game(), "fellowship", 2), "7", ("steward",), ()))
>>> first = next(iter(decisions(played.record)))
>>> first.tokens.shape[1], len(first.options) > first.chosen
(3, True)
"""

from __future__ import annotations

from typing import NamedTuple

from greathall import CHANCE, replay
from greathall.kernel import Player, Seat
from greathall.matches import begin_match
from greathall.research.tokens import Numbers, rows_of, tokens_of


class Decision(NamedTuple):
    """One answer of a player: what was seen, what could be answered, what was, and how it ended."""

    seat: Seat
    tokens: Numbers
    options: Numbers  # a row for each
    chosen: int  # which of them
    has_won: bool  # whoever decided, in the end


def decisions(record: str) -> list[Decision]:
    """All decisions of a record, but for those that had one option alone."""
    written = replay(record)
    match, seen = begin_match(written.header), list[tuple[Player, Decision]]()
    seat_of = {player: seat for seat, players in match.seats.items() for player in players}
    for actor, _, option in written.answers():
        if actor != CHANCE:
            (question,) = match.questions(actor)
            if len(question.options) > 1:
                seat, chosen = seat_of[actor], question.options.index(option)
                tokens, rows = tokens_of(match.view(seat)), rows_of(question)
                seen.append((actor, Decision(seat, tokens, rows, chosen, has_won=False)))
        match.answer(actor, option)
    winners = match.outcome.winners if match.outcome is not None else ()
    return [decision._replace(has_won=actor in winners) for actor, decision in seen]
