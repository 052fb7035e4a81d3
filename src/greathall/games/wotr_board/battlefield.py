"""Who fights in a battle, and with what: Leadership, dice, what hits (1.7, 1.8, 8.3–8.5)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.facts import (
    CHARACTERS,
    CITY,
    COMPANIONS,
    ELITES,
    FORTIFICATION,
    FREE,
    LEADERS,
    MOST_DICE,
    NAZGUL,
    REGIONS,
    SHADOW,
    Character,
    Figure,
    Region,
    Side,
    units_in,
)
from greathall.games.wotr_board.figures import (
    WITCH_KING,
    combat_strength,
    leadership,
    leadership_of,
    nazgul_leadership,
)
from greathall.games.wotr_board.players import army_commander
from greathall.games.wotr_board.table import SIEGE, Battle, War, battle_of, force
from greathall.kernel import Player

GANDALF_THE_WHITE: Final = "gandalf-white"
TO_HIT: Final = 5
TO_HIT_WALLS: Final = 6


# ------------------------------------------------ who fights


def fighters(game: War, side: Side) -> tuple[Figure, ...]:
    """The figures of a side that take part: the attackers, or all defenders (8.1)."""
    battle = battle_of(game)
    if side == battle.attacker:
        return battle.attackers
    return force(game, side, battle.region)


def place_of(battle: Battle, side: Side) -> Region:
    """Where the figures of a side stand."""
    return battle.origin if side == battle.attacker else battle.region


def general(game: War, side: Side) -> Player:
    """Who decides for a side in the battle."""
    return army_commander(game, side, fighters(game, side))


def units_of(game: War, side: Side) -> int:
    return units_in(fighters(game, side))


def elites_of(game: War, side: Side) -> int:
    return sum(figure in ELITES for figure in fighters(game, side))


def companions_of(game: War) -> tuple[Character, ...]:
    """The Companions in the battle."""
    return tuple(figure for figure in fighters(game, FREE) if figure in COMPANIONS)


def leaders_and_companions(game: War) -> tuple[Figure, ...]:
    """The Leaders and Companions in the battle."""
    there = fighters(game, FREE)
    return tuple(figure for figure in there if figure in LEADERS or figure in COMPANIONS)


def nazgul_fight(game: War) -> bool:
    """The Witch-king counts as a Nazgûl (1.1)."""
    return any(figure in (NAZGUL, WITCH_KING) for figure in fighters(game, SHADOW))


# ------------------------------------------------ Leadership


def leadership_left(game: War, side: Side) -> int:
    """Leadership of a side in this round, after what was forfeited or silenced (8.3)."""
    battle = battle_of(game)
    counted = tuple(f for f in fighters(game, side) if has_leadership(battle, f))
    return max(0, leadership(game, counted) - battle.forfeited.get(side, 0))


def has_leadership(battle: Battle, figure: Figure) -> bool:
    """Whether nobody has taken this figure's Leadership away, nor has it been given up."""
    if battle.white_rider and figure in (NAZGUL, WITCH_KING, GANDALF_THE_WHITE):
        return False
    return figure != battle.silenced


def nazgul_leadership_left(game: War) -> int:
    """Nazgûl Leadership: of Nazgûl and of the Witch-king only (8.3)."""
    battle = battle_of(game)
    if battle.white_rider:
        return 0
    return nazgul_leadership(fighters(game, SHADOW)) - battle.forfeited.get(SHADOW, 0)


def who_can_forfeit(game: War) -> tuple[Character, ...]:
    """Companions whose Leadership can be forfeited: what is cancelled cannot be (8.3, R13)."""
    battle = battle_of(game)
    return tuple(who for who in companions_of(game) if has_leadership(battle, who))


def forfeit(game: War, side: Side, points: int) -> None:
    """Give up points of Leadership for this round."""
    add(battle_of(game).forfeited, side, points)


def forfeit_companions(game: War, companions: tuple[Character, ...]) -> None:
    """Give up the Leadership of Companions for this round."""
    forfeit(game, FREE, sum(leadership_of(game, who) for who in companions))


# ------------------------------------------------ dice


def strength_of(game: War, side: Side) -> int:
    """The Combat Strength of a side in this round (1.8)."""
    battle = battle_of(game)
    counted = tuple(f for f in fighters(game, side) if f != battle.silenced)
    return combat_strength(counted) + game.expansion.strength_besides(game, battle, side)


def dice_of(game: War, side: Side) -> int:
    """How many dice a side rolls: never more than five, never none (8.4)."""
    battle = battle_of(game)
    dice = min(MOST_DICE, strength_of(game, side))
    dice -= battle.fewer_dice.get(side, 0) + battle.fewer_dice_always.get(side, 0)
    return max(1, min(dice, battle.most_dice.get(side, MOST_DICE)))


def to_hit(game: War, side: Side) -> int:
    """What a die must show for a hit (8.5)."""
    battle = battle_of(game)
    if side != battle.attacker:
        return TO_HIT
    if battle.kind == SIEGE:
        return TO_HIT_WALLS
    walls = REGIONS[battle.region].settlement in (CITY, FORTIFICATION)
    return TO_HIT_WALLS if walls and battle.round == 1 else TO_HIT


def is_hit(die: int, needed: int, bonus: int = 0) -> bool:
    """A natural 1 always misses, a natural 6 always hits (8.4)."""
    return die == 6 or (die != 1 and die + bonus >= needed)


def total_hits(battle: Battle, side: Side) -> int:
    """What a side has scored in this round and its enemy has not taken yet."""
    return battle.hits.get(side, 0) + battle.extra_hits.get(side, 0)


def add(table: dict[Side, int], side: Side, number: int) -> None:
    """Add to what this side has in a table of a battle."""
    table[side] = table.get(side, 0) + number


def level_of(figure: Figure) -> int:
    """How many hits a Leader or Companion can take upon himself (Heroic Death)."""
    return CHARACTERS[figure].level if figure in CHARACTERS else 1
