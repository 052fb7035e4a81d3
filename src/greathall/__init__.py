"""Great Hall: a table and an engine for four epic games.

>>> import greathall
>>> match = greathall.new_match("wotr-cards", scenario="trilogy", players=4, seed=1)
>>> question = match.questions("frodo")[0]
>>> match.answer("frodo", question.options[0])
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
