"""Great Hall: a table and an engine for four epic games.

>>> import greathall
>>> match = greathall.new_match(next(iter(greathall.games())), seed=1)
>>> question = match.questions()[0]
>>> match.answer(question.actor, question.options[0])
"""

from greathall.games import games
from greathall.kernel import CHANCE, Match, Outcome, Question, Record, Refusal
from greathall.matches import new_match, replay

__all__ = [
    "CHANCE",
    "Match",
    "Outcome",
    "Question",
    "Record",
    "Refusal",
    "games",
    "new_match",
    "replay",
]
