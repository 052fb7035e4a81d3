"""What the chronicle tells."""

from __future__ import annotations

from typing import ClassVar

from greathall.games.wotr_board.facts import (
    Card,
    Character,
    Deck,
    Face,
    Figure,
    Nation,
    Region,
    Side,
    Tile,
)
from greathall.kernel import Event, Player, event, secret

# ------------------------------------------------ characters (6)


@event
class CompanionsMoved(Event):
    """Companions go from one region to another, all together."""

    player: Player
    companions: tuple[Character, ...]
    origin: Region
    region: Region


@event
class MinionMoved(Event):
    """A Nazgûl or the Witch-king flies, or the Mouth of Sauron goes."""

    player: Player
    figure: Figure
    origin: Region
    region: Region


@event
class CharacterEntered(Event):
    """Aragorn, Gandalf the White or a Minion comes into play."""

    player: Player
    character: Character
    region: Region


@event
class CharacterEliminated(Event):
    """A character is out of the game."""

    character: Character


# ------------------------------------------------ armies (7)


@event
class FigureRecruited(Event):
    player: Player
    figure: Figure
    region: Region


@event
class UnitPromoted(Event):
    """A Regular is replaced by an Elite of its Nation from reinforcements."""

    player: Player
    figure: Figure  # the Elite
    region: Region


@event
class UnitRemoved(Event):
    """Excess: a unit goes back to reinforcements (7.1)."""

    player: Player
    figure: Figure
    region: Region


@event
class ArmyMoved(Event):
    side: Side
    figures: tuple[Figure, ...]
    origin: Region
    region: Region


@event
class ArmyJoined(Event):
    """Whether a teammate lets his figures go along in a mixed Army (16.7)."""

    player: Player
    region: Region
    agrees: bool


# ------------------------------------------------ capturing (10)


@event
class SettlementCaptured(Event):
    """A side takes a Settlement of the other, or takes its own back."""

    side: Side
    region: Region
    points: int  # that the side has now


# ------------------------------------------------ politics (11)


@event
class NationActivated(Event):
    nation: Nation
    how: str  # see `politics`


@event
class NationAdvanced(Event):
    nation: Nation
    steps: int  # still to go; 0 is At War
    how: str  # see `politics`


@event
class NationSetBack(Event):
    nation: Nation
    steps: int  # to go now


# ------------------------------------------------ the turn (3)


@event
class TurnBegan(Event):
    turn: int


@event
class LeadPassed(Event):
    """The token of the Leading Player went to the teammate (16.2)."""

    side: Side
    player: Player


@event
class GameWon(Event):
    """The match is over. `how` is ring, corruption, military or time; at time nobody wins."""

    side: Side | None
    how: str
    points: int  # of the winner
    best: Player | None = None  # who did best in a winning team of two (16.11)


# ------------------------------------------------ dice and Rings (4)


@event
class DiceRolled(Event):
    """The Action roll of a side; `eyes` of the faces went to the Hunt Box."""

    side: Side
    faces: tuple[Face, ...]
    eyes: int


@event
class HuntAllocated(Event):
    """So many Shadow dice were put in the Hunt Box before the roll (3.3)."""

    dice: int


@event
class DieUsed(Event):
    """A die was used for a deed."""

    player: Player
    face: Face
    deed: str


@event
class DieSkipped(Event):
    """A die was discarded without effect."""

    player: Player
    face: Face


@event
class ActionPassed(Event):
    player: Player


@event
class RingUsed(Event):
    """An Elven Ring changed a die."""

    player: Player
    before: Face
    after: Face


@event
class RingHandedOver(Event):
    """An Elven Ring paid for something else, and went to the Shadow."""

    player: Player


@event
class DieChanged(Event):
    """A card changed a die."""

    side: Side
    before: Face
    after: Face


@event
class DiceDiscarded(Event):
    """Dice with this face are lost unused."""

    side: Side
    face: Face
    count: int


# ------------------------------------------------ cards (3.1, 5)


@event
class CardDrawn(Event):
    player: Player
    deck: Deck
    card: Card | None = secret(of="player")


@event
class CardBuried(Event):
    """A card above the hand limit was discarded face down."""

    player: Player
    deck: Deck
    card: Card | None = secret(of="player")


@event
class CardDiscarded(Event):
    """A card went from a hand to the discard pile, seen by all."""

    reveals: ClassVar[bool] = True

    player: Player
    card: Card


@event
class CardsSwapped(Event):
    """Two teammates gave each other a card (16.3)."""

    player: Player
    teammate: Player
    given: Card | None = secret(of="player")
    received: Card | None = secret(of="player")


@event
class CardPlayed(Event):
    """An Event card was played, with a die of this face or without one."""

    player: Player
    card: Card
    face: Face | None


@event
class TableCardUsed(Event):
    """A card on the table was spent."""

    card: Card


@event
class TableCardRemoved(Event):
    """The enemy paid for removing a card from the table (5.6)."""

    player: Player
    card: Card


@event
class TableCardDiscarded(Event):
    """What a card on the table needs no longer holds (5.3)."""

    card: Card


# ------------------------------------------------ the Fellowship (12, 14)


@event
class FellowshipMoved(Event):
    """It made a step: Progress off the Mordor Track, a step on it."""

    player: Player
    progress: int
    mordor: int | None


@event
class FellowshipDeclared(Event):
    region: Region
    path: tuple[Region, ...]


@event
class FellowshipRevealed(Event):
    """`region` is where the figure stands now; none on the Mordor Track."""

    region: Region | None
    path: tuple[Region, ...]


@event
class FellowshipDriven(Event):
    """A card moves the Ring-bearers' figure to an adjacent region."""

    player: Player
    region: Region


@event
class FellowshipHidden(Event):
    player: Player


@event
class GuideChanged(Event):
    guide: Character


@event
class CompanionsSeparated(Event):
    companions: tuple[Character, ...]
    region: Region  # of the Ring-bearers


@event
class CompanionLost(Event):
    """A Companion of the Fellowship was eliminated, or left it on the Mordor Track."""

    companion: Character


@event
class CompanionTakenAlive(Event):
    """A Hobbit was separated instead of being eliminated (13.7)."""

    companion: Character


@event
class CorruptionAdded(Event):
    count: int
    corruption: int


@event
class CorruptionHealed(Event):
    count: int
    corruption: int


@event
class MordorEntered(Event):
    pool: int  # how many tiles are in the Hunt Pool now


# ------------------------------------------------ Event cards (5)


@event
class CardDiceRolled(Event):
    """Dice for an Event card; a die succeeds that shows what is needed, or more."""

    card: Card
    needed: int
    dice: tuple[int, ...]
    successes: int


@event
class TileRemoved(Event):
    """A Hunt tile left the game for good."""

    tile: Tile
