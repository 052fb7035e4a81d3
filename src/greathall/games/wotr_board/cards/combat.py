"""What several Combat cards need or do (8.3). `side` is the side that played the card.

Questions of Combat cards, all about the region of the battle: `own-hits` (how many to take),
`slay` (a figure of the enemy that is eliminated, or `no`), `forfeit` (a Companion, whose Leadership
is given up), `forfeit-points` (how much Nazgûl Leadership), `heroic-death` (a Leader or Companion
who dies, or `no`), `orderly-withdrawal` (`yes` or `no`), `silence` (a Companion), `scouts` (a
region, or `withdraw` into a siege).
"""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.wotr_board.battle_events import (
    HitsAdded,
    HitsCancelled,
    LeadershipForfeited,
    MissesTurned,
)
from greathall.games.wotr_board.battlefield import (
    add,
    companions_of,
    elites_of,
    forfeit,
    forfeit_companions,
    leaders_and_companions,
    nazgul_fight,
    nazgul_leadership_left,
)
from greathall.games.wotr_board.card_texts import CombatText
from greathall.games.wotr_board.casualties import (
    lose_figure,
)
from greathall.games.wotr_board.facts import (
    ENEMY,
    FREE,
    REGIONS,
    REGIONS_OF,
    Character,
    Figure,
    Region,
    Side,
)
from greathall.games.wotr_board.figures import leadership_of
from greathall.games.wotr_board.table import War, battle_of, ring_region

# Where Ents and Huorns walk.
ENTS: Final[tuple[Region, ...]] = (*REGIONS_OF["rohan"], "fangorn", "orthanc")
NEAR_MORIA: Final = frozenset(
    far for near in ("moria", *REGIONS["moria"].adjacent) for far in (near, *REGIONS[near].adjacent)
)


# ------------------------------------------------ what several cards do


def add_to_roll(game: War, side: Side, bonus: int) -> None:
    """To every die of a side's Combat roll."""
    add(battle_of(game).roll_bonus, side, bonus)


def add_to_both_rolls(game: War, side: Side, bonus: int) -> None:
    """To every die of a side's Combat roll and Leader re-roll."""
    add_to_roll(game, side, bonus)
    add(battle_of(game).reroll_bonus, side, bonus)


def give_up_leadership(game: War, side: Side, points: int) -> None:
    forfeit(game, side, points)
    game.emit(LeadershipForfeited(side, points))


def give_up_companions(game: War, companions: tuple[Character, ...]) -> None:
    forfeit_companions(game, companions)
    points = sum(leadership_of(game, who) for who in companions)
    game.emit(LeadershipForfeited(FREE, points))


def turn_misses(game: War, side: Side, count: int) -> None:
    """Missed dice of the Combat roll become hits."""
    battle = battle_of(game)
    turned = min(count, battle.misses[side])
    add(battle.misses, side, -turned)
    add(battle.hits, side, turned)
    game.emit(MissesTurned(side, turned))


def score(game: War, side: Side, count: int) -> None:
    """Hits that no die scored."""
    add(battle_of(game).extra_hits, side, count)
    game.emit(HitsAdded(side, count))


def spare(game: War, side: Side, count: int) -> None:
    """Hits of the enemy's rolls are cancelled."""
    battle = battle_of(game)
    cancelled = min(count, battle.hits[ENEMY[side]])
    add(battle.hits, ENEMY[side], -cancelled)
    game.emit(HitsCancelled(side, cancelled))


def slay(game: War, figure: Figure) -> None:
    """Eliminate a figure in the battle that is no unit."""
    battle = battle_of(game)
    is_attacker = figure in battle.attackers
    lose_figure(game, battle.origin if is_attacker else battle.region, figure)


class OfTheRing(CombatText, abstract=True):
    """Where the Ring-bearers are."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return ring_region(game) == battle_of(game).region


class OfTheEnts(CombatText, abstract=True):
    """Where Ents and Huorns walk."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return battle_of(game).region in ENTS


class OfCompanions(CombatText, abstract=True):
    """With a Companion in the battle."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return bool(companions_of(game))


class OfLeaders(CombatText, abstract=True):
    """With a Leader or a Companion in the battle."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return bool(leaders_and_companions(game))


class OfElites(CombatText, abstract=True):
    """With an own Elite in the battle."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return elites_of(game, side) > 0


class OfNazgulLeadership(CombatText, abstract=True):
    """With so much Nazgûl Leadership, which the White Rider takes away (R14)."""

    needed: ClassVar[int] = 1

    def can_be_used(self, game: War, side: Side) -> bool:
        return nazgul_leadership_left(game) >= self.needed


class OfNazgul(CombatText, abstract=True):
    """With a Nazgûl in the battle, be it without Leadership (R14)."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return nazgul_fight(game)
