"""What the chronicle tells."""

from __future__ import annotations

from greathall.games.wotr_board.facts import Character, Figure, Nation, Region, Side
from greathall.kernel import Event, Player, event

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
    player: Player
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
