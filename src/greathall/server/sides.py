"""Who plays with whom, and what follows from it for the seat of somebody who is away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from greathall.kernel import Player, Seat

if TYPE_CHECKING:
    from greathall.server.room import Room


def team_of(players: Iterable[Player], teams: tuple[tuple[Player, ...], ...]) -> str:
    """The side of a seat, by the name of one of its players.

    >>> team_of(["sam"], (("frodo", "sam"), ("sauron",)))
    'frodo'
    >>> team_of(["tyrell"], ())
    'tyrell'
    """
    one = next(iter(players))
    return next((team[0] for team in teams if one in team), one)


def takes_a_deputy(room: Room, seat: Seat) -> bool:
    """Whether the others may give this seat to somebody else, and not to a bot alone.

    They see the hand if one of them comes back in disguise. So somebody has to agree whom that
    would harm: who plays on the same side, or against another one of those who agree.
    """
    teams = room.match.game.teams(room.match.state)
    others = [c for c in room.people() if c.seat != seat and not c.replaced]
    sides = {team_of(chair.players, teams) for chair in others}
    return len(sides) > 1 or team_of(room.occupants[seat].players, teams) in sides


def somebody_is_away(room: Room) -> bool:
    """Whether the table has put a bot or somebody else on a seat, whose person may come back."""
    return bool(room.absent) or any(chair.replaced for chair in room.people())
