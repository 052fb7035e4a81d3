"""What every game shares. Knows no game."""

from greathall.kernel.errors import Refusal
from greathall.kernel.events import Event, event, secret
from greathall.kernel.game import Game, Outcome, Player, Random, Seat, Seats, Steps
from greathall.kernel.match import EVERYBODY, Match
from greathall.kernel.piles import Pile, without_one
from greathall.kernel.questions import CHANCE, Actor, Question, choose, draw, roll, together
from greathall.kernel.record import Answer, Header, Record
from greathall.kernel.state import State, constant, hidden, private, public, state

__all__ = [
    "CHANCE",
    "EVERYBODY",
    "Actor",
    "Answer",
    "Event",
    "Game",
    "Header",
    "Match",
    "Outcome",
    "Pile",
    "Player",
    "Question",
    "Random",
    "Record",
    "Refusal",
    "Seat",
    "Seats",
    "State",
    "Steps",
    "choose",
    "constant",
    "draw",
    "event",
    "hidden",
    "private",
    "public",
    "roll",
    "secret",
    "state",
    "together",
    "without_one",
]
