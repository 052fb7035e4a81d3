"""What the chronicle tells of battles and sieges (8, 9)."""

from __future__ import annotations

from greathall.games.wotr_board.facts import Card, Character, Combat, Deck, Figure, Region, Side
from greathall.kernel import Event, event


@event
class BattleBegan(Event):
    side: Side  # who attacks
    battle: str  # `field`, `siege` or `sortie`
    origin: Region  # where the attackers stand
    region: Region  # where the defenders stand
    figures: tuple[Figure, ...]  # the attackers


@event
class WhiteRiderUsed(Event):
    """Gandalf gave up his Leadership for the battle, and the Nazgûl have none."""

    region: Region


@event
class CombatCardChosen(Event):
    """A Combat card lies face down; everybody sees its back."""

    side: Side
    deck: Deck


@event
class CombatCardRevealed(Event):
    reveals = True

    side: Side
    card: Card
    combat: Combat


@event
class CombatCardCancelled(Event):
    side: Side  # whose card has no effect
    card: Card


@event
class LeadershipForfeited(Event):
    side: Side
    count: int


@event
class CompanionSilenced(Event):
    """Words of Power: he does not count in this round."""

    figure: Character


@event
class LeaderRerollCancelled(Event):
    side: Side  # who has none in this round


@event
class CombatRolled(Event):
    side: Side
    dice: tuple[int, ...]
    hits: int


@event
class LeadersRerolled(Event):
    side: Side
    dice: tuple[int, ...]
    hits: int


@event
class AdditionalAttackRolled(Event):
    side: Side
    dice: tuple[int, ...]
    hits: int


@event
class MissesTurned(Event):
    """Missed dice became hits."""

    side: Side
    count: int


@event
class HitsAdded(Event):
    side: Side  # who scores them
    count: int


@event
class HitsCancelled(Event):
    side: Side  # who is spared
    count: int


@event
class FigureLost(Event):
    """A unit, a Leader, a Nazgûl or a character was eliminated."""

    side: Side
    figure: Figure
    region: Region


@event
class UnitReduced(Event):
    """An Elite was replaced by a Regular of its Nation."""

    side: Side
    figure: Figure  # the Elite
    region: Region


@event
class ForceDestroyed(Event):
    """All units of a side in the battle are gone."""

    side: Side
    region: Region


@event
class BattleCeased(Event):
    side: Side  # the attacker
    region: Region


@event
class SiegeBattleExtended(Event):
    side: Side
    region: Region


@event
class ArmyRetreated(Event):
    side: Side
    origin: Region
    region: Region  # where to


@event
class ArmyWithdrew(Event):
    """The defenders went inside their Stronghold."""

    side: Side
    region: Region


@event
class SiegeBegan(Event):
    side: Side  # the besieger
    region: Region


@event
class SiegeEnded(Event):
    region: Region


@event
class SorcererDrew(Event):
    """The Witch-king took a card for the one used in the first round."""

    deck: Deck
