"""What every game shares. Knows no game."""

from greathall.kernel.errors import Refusal
from greathall.kernel.events import Event, event, secret
from greathall.kernel.game import Game, Outcome, Player, Random, Seat, Seats
from greathall.kernel.match import EVERYBODY, Match
from greathall.kernel.moments import Text, when
from greathall.kernel.outline import Outline
from greathall.kernel.piles import Pile, without_one
from greathall.kernel.questions import CHANCE, Actor, Question, choose, draw, roll, together
from greathall.kernel.record import Answer, Header, Record
from greathall.kernel.state import (
    State,
    Struct,
    constant,
    hidden,
    private,
    public,
    state,
    struct,
)
from greathall.kernel.unseen import UnseenError, state_from
