"""What the chronicle tells of factions."""

from __future__ import annotations

from greathall.games.wotr_board.facts import (
    Card,
    Character,
    Face,
    Faction,
    Region,
    Side,
)
from greathall.kernel import Event, Player, event, secret


@event
class FactionDieRolled(Event):
    """The Faction die of a side; an Eye goes to the Hunt Box."""

    side: Side
    face: Face


@event
class FactionEntered(Event):
    """A faction comes into play."""

    player: Player
    faction: Faction


@event
class FactionEliminated(Event):
    """A faction is out of the game."""

    faction: Faction


@event
class FactionPrepared(Event):
    """A figure of a faction joins those with which it will enter play."""

    player: Player
    faction: Faction
    count: int


@event
class FiguresPutOnCard(Event):
    """Figures of a faction wait on a card on the table."""

    player: Player
    card: Card
    count: int


@event
class FactionMoved(Event):
    """Figures of a faction go from one region to another."""

    player: Player
    faction: Faction
    count: int
    origin: Region
    region: Region


@event
class FactionAttacked(Event):
    """Ents or the Army of the Dead attack without a battle."""

    faction: Faction
    region: Region
    dice: tuple[int, ...]
    hits: int


@event
class CompanyGathered(Event):
    """Strider or Aragorn and others go to Erech and join the Army of the Dead."""

    companions: tuple[Character, ...]
    origin: Region


@event
class CompanyLeft(Event):
    """They leave the Army of the Dead, which is disbanded."""

    region: Region


@event
class FactionDeckShuffled(Event):
    """Discarded faction events go back into their deck."""

    side: Side
    count: int


@event
class FactionCardGiven(Event):
    """The Leading Player gives a faction event to his teammate."""

    player: Player
    teammate: Player
    given: Card | None = secret(of="player")
    received: Card | None = secret(of="teammate")


@event
class CallsHandedOut(Event):
    """A side can call a faction to this battle."""

    side: Side
    faction: Faction


@event
class CardsPutBack(Event):
    """Faction events that were drawn go back to the `top` or the `bottom` of the deck."""

    player: Player
    place: str
    count: int


@event
class CardTakenBack(Event):
    """A discarded faction event goes back into hand."""

    player: Player
    card: Card


@event
class BuriedCardTakenBack(Event):
    """The same of one that lay face down."""

    player: Player
    card: Card | None = secret(of="player")


@event
class BattleBrokenOff(Event):
    """A Call to Battle card ends a battle."""

    card: Card
    region: Region
