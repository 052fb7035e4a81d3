"""What the chronicle of the board game tells."""

from __future__ import annotations

from greathall.games.thrones.facts import Area, Card, House, Order, Track, Unit
from greathall.kernel import Event, event, secret


@event
class NewRound(Event):
    round: int


@event
class PhaseOpened(Event):
    phase: str


# ------------------------------------------------ the Westeros phase


@event
class WesterosCardRevealed(Event):
    card: Card
    deck: str


@event
class WinterCame(Event):
    """A deck is shuffled with everything that was ever drawn from it."""

    card: Card
    deck: str


@event
class ThreatGrew(Event):
    count: int  # where the marker stands now


@event
class WesterosChoiceMade(Event):
    player: House
    card: Card
    choice: str


@event
class OrdersBanned(Event):
    card: Card
    order: str  # a type of order, or one token


@event
class SupplySet(Event):
    player: House
    count: int


@event
class UnitMustered(Event):
    player: House
    unit: Unit
    area: Area


@event
class UnitUpgraded(Event):
    player: House
    unit: Unit  # what the footman has become
    area: Area


@event
class UnitDowngraded(Event):
    """A knight has become a footman."""

    player: House
    area: Area


@event
class UnitLost(Event):
    player: House
    unit: Unit
    area: Area


@event
class BidMade(Event):
    player: House
    about: str  # a track, or "wildlings"
    count: int


@event
class TrackSettled(Event):
    track: Track
    houses: tuple[House, ...]


@event
class MovedOnTrack(Event):
    player: House
    track: Track
    count: int  # the new place, from 1


@event
class PowerGained(Event):
    player: House
    count: int


@event
class PowerLost(Event):
    player: House
    count: int


@event
class WildlingsAttacked(Event):
    strength: int


@event
class WildlingsBeaten(Event):
    player: House  # the highest bidder
    card: Card
    strength: int
    total: int


@event
class WildlingsWon(Event):
    player: House  # the lowest bidder
    card: Card
    strength: int
    total: int


# ------------------------------------------------ the planning phase


@event
class OrdersRevealed(Event):
    reveals = True

    count: int
    houses: int


@event
class OrderReplaced(Event):
    player: House
    area: Area
    order: Order  # the new one
    old: Order


@event
class WildlingsSeen(Event):
    player: House
    card: Card = secret(of="player")


@event
class WildlingCardPutBack(Event):
    player: House
    where: str  # "top" or "bottom"


# ------------------------------------------------ the action phase


@event
class RaidMade(Event):
    player: House
    area: Area
    target: Area
    order: Order  # what was removed there
    victim: House


@event
class RaidInVain(Event):
    player: House
    area: Area


@event
class Marched(Event):
    player: House
    origin: Area
    area: Area
    units: tuple[Unit, ...]


@event
class StayedPut(Event):
    """A march order was used without a move."""

    player: House
    area: Area


@event
class PowerTokenLeft(Event):
    player: House
    area: Area


@event
class PowerTokenRemoved(Event):
    player: House
    area: Area


@event
class LordConquered(Event):
    player: House
    area: Area
    strength: int
    total: int


@event
class LordStoodFirm(Event):
    player: House
    area: Area
    strength: int
    total: int


@event
class ShipsCaptured(Event):
    player: House
    area: Area
    count: int


@event
class ShipsScuttled(Event):
    """Ships in a port that belongs to them no longer."""

    player: House
    area: Area
    count: int


@event
class PowerConsolidated(Event):
    player: House
    area: Area
    count: int


# ------------------------------------------------ battle


@event
class BattleBegan(Event):
    attacker: House
    defender: House
    area: Area
    origin: Area


@event
class SupportGiven(Event):
    player: House
    to: House


@event
class SupportRefused(Event):
    player: House
    by: House


@event
class HouseCardsRevealed(Event):
    attacker: House
    attacker_card: Card
    defender: House
    defender_card: Card


@event
class CardTextUsed(Event):
    player: House
    card: Card


@event
class CardReplaced(Event):
    player: House
    old: Card
    card: Card  # nothing, where there was no other


@event
class OrderRemoved(Event):
    player: House  # whose order it was
    area: Area
    order: Order


@event
class BladeUsed(Event):
    player: House


@event
class TideRedrawn(Event):
    player: House


@event
class TidesRevealed(Event):
    reveals = True

    attacker: House
    attacker_card: Card
    defender: House
    defender_card: Card


@event
class BattleWon(Event):
    player: House
    loser: House
    area: Area
    strength: int
    against: int
    tied: bool
    parts: tuple[tuple[str, str, int], ...]  # of the strength: cause, what it comes from, how much
    against_parts: tuple[tuple[str, str, int], ...]
    swords: int  # of the winner
    fortifications: int  # of the loser


@event
class BattleBrokenOff(Event):
    """Nobody is left to fight against."""

    player: House
    area: Area


@event
class GarrisonFell(Event):
    player: House
    area: Area


@event
class Retreated(Event):
    player: House
    area: Area  # where to
    units: tuple[Unit, ...]


@event
class HouseCardDiscarded(Event):
    player: House
    card: Card


@event
class HouseCardTakenBack(Event):
    player: House
    card: Card


@event
class HandRestored(Event):
    player: House
    card: Card = ""  # the last one played, which stays discarded; nothing, where all come back


@event
class GameWon(Event):
    player: House
    how: str
    count: int  # castles and strongholds
