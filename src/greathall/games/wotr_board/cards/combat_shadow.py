"""The Combat halves of the cards of the Shadow (8.3)."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.battle_events import (
    CompanionSilenced,
    HitsAdded,
    LeaderRerollCancelled,
)
from greathall.games.wotr_board.battlefield import (
    TO_HIT,
    add,
    companions_of,
    elites_of,
    fighters,
    general,
    leaders_and_companions,
    leadership_left,
    level_of,
    nazgul_leadership_left,
    total_hits,
    units_of,
)
from greathall.games.wotr_board.card_texts import CombatText
from greathall.games.wotr_board.cards.combat import (
    OfElites,
    OfNazgul,
    OfNazgulLeadership,
    OfTheRing,
    add_to_both_rolls,
    add_to_roll,
    give_up_leadership,
    score,
    slay,
)
from greathall.games.wotr_board.casualties import (
    clear_the_field,
    hit_points,
    take_hits_in_battle,
)
from greathall.games.wotr_board.combat_cards import cancel_card
from greathall.games.wotr_board.combat_rolls import attack_besides
from greathall.games.wotr_board.facts import (
    ENEMY,
    LEADERS,
    NO,
    REGIONS,
    REGIONS_OF,
    Region,
    Side,
    kinds_of,
)
from greathall.games.wotr_board.rulings import black_breath_counts_all_hits
from greathall.games.wotr_board.table import SIEGE, War, battle_of
from greathall.kernel import choose

# Where Ents and Huorns walk.
ENTS: Final[tuple[Region, ...]] = (*REGIONS_OF["rohan"], "fangorn", "orthanc")
NEAR_MORIA: Final = frozenset(
    far for near in ("moria", *REGIONS["moria"].adjacent) for far in (near, *REGIONS[near].adjacent)
)


async def take_own_hits(game: War, side: Side, most: int) -> int:
    """Inflict hits on one's own units, as many as one likes; how many."""
    most = min(most, hit_points(game, fighters(game, side)))
    options, region = range(most + 1), battle_of(game).region
    hits = await choose(general(game, side), "own-hits", options, about=region)
    return await take_hits_in_battle(game, side, hits)


class OneForTheDarkLord(OfTheRing):
    """Where the Ring-bearers are: +1 to every die of both own rolls."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_both_rolls(game, side, 1)


class CruelAsDeath(OfNazgulLeadership):
    """Forfeit two points of Nazgûl Leadership: +1 to every die of the own Combat roll."""

    needed = 2

    async def help_the_roll(self, game: War, side: Side) -> None:
        if nazgul_leadership_left(game) >= self.needed:
            give_up_leadership(game, side, 2)
            add_to_roll(game, side, 1)


class TheyAreTerrible(OfNazgulLeadership):
    """Forfeit a point of Nazgûl Leadership: +1 to every die of the own re-roll."""

    async def help_the_reroll(self, game: War, side: Side) -> None:
        if nazgul_leadership_left(game):
            give_up_leadership(game, side, 1)
            add(battle_of(game).reroll_bonus, side, 1)


class DreadAndDespair(OfNazgulLeadership):
    """Forfeit Nazgûl Leadership: for each point the Free Peoples roll one die fewer."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        points = range(1, nazgul_leadership_left(game) + 1)
        if points:
            region = battle_of(game).region
            given = await choose(general(game, side), "forfeit-points", points, about=region)
            give_up_leadership(game, side, given)
            add(battle_of(game).fewer_dice, ENEMY[side], given)


class FoulStench(OfNazgulLeadership):
    """With at least as much Nazgûl Leadership the Free Peoples have no re-roll (R12)."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        if nazgul_leadership_left(game) >= leadership_left(game, ENEMY[side]):
            battle_of(game).no_reroll += (ENEMY[side],)
            game.emit(LeaderRerollCancelled(ENEMY[side]))


class BlackBreath(OfNazgul):
    """With a hit of the own re-roll, a Leader or a Companion of such a Level may be eliminated."""

    async def spare_or_slay(self, game: War, side: Side) -> None:
        battle = battle_of(game)
        if not battle.reroll_hits[side]:
            return
        all_count = black_breath_counts_all_hits(game)
        level = total_hits(battle, side) if all_count else battle.reroll_hits[side]
        victims = (f for f in leaders_and_companions(game) if f in LEADERS or level_of(f) <= level)
        options = (NO, *kinds_of(tuple(victims)))
        who = await choose(general(game, side), "slay", options, about=battle.region)
        if who != NO:
            slay(game, who)


class WordsOfPower(OfNazgul):
    """The Leadership and abilities of a Companion do not count in this round."""

    async def before_all(self, game: War, side: Side) -> None:
        battle, companions = battle_of(game), companions_of(game)
        if companions:
            who = await choose(general(game, side), "silence", companions, about=battle.region)
            battle.silenced = who
            game.emit(CompanionSilenced(who))


class DurinsBane(CombatText):
    """Within two regions of Moria: an additional attack with three dice that hit on 4."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return battle_of(game).region in NEAR_MORIA

    async def strike_first(self, game: War, side: Side) -> None:
        await attack_besides(game, side, 3, 4)


class DevilryOfOrthanc(CombatText):
    """With an Isengard unit in a siege battle: +1 to every die of the own Combat roll."""

    def can_be_used(self, game: War, side: Side) -> bool:
        units = ("isengard-regular", "isengard-elite")
        there = fighters(game, side)
        return battle_of(game).kind == SIEGE and any(unit in there for unit in units)

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_roll(game, side, 1)


class DeadlyStrife(CombatText):
    """Both Armies: +2 to every die of both rolls."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_both_rolls(game, side, 2)
        add_to_both_rolls(game, ENEMY[side], 2)


class Onslaught(CombatText):
    """Take up to four hits; a die for each hits the enemy on 4."""

    async def strike_last(self, game: War, side: Side) -> None:
        hits = await take_own_hits(game, side, 4)
        if hits:
            await attack_besides(game, side, hits, 4)


class RelentlessAssault(CombatText):
    """Take up to two hits; for each +1 to every die of the own Combat roll."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_roll(game, side, await take_own_hits(game, side, 2))
        clear_the_field(game)


class GreatHost(CombatText):
    """With twice as many units left, one more hit (R15)."""

    async def strike_last(self, game: War, side: Side) -> None:
        if units_of(game, side) >= 2 * units_of(game, ENEMY[side]):
            game.emit(HitsAdded(side, 1))
            await take_hits_in_battle(game, ENEMY[side], 1)
            clear_the_field(game)


class Mumakil(CombatText):
    """With a Southron Elite: +1 to the own Combat roll; with more hits than the enemy, one more."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return "southrons-elite" in fighters(game, side)

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_roll(game, side, 1)

    async def add_hits(self, game: War, side: Side) -> None:
        battle, enemy = battle_of(game), ENEMY[side]
        theirs = total_hits(battle, enemy) + battle.early_hits.get(enemy, 0)
        if total_hits(battle, side) > theirs:
            score(game, side, 1)


class SwarmOfBats(CombatText):
    """The enemy's card is cancelled; if there is none, +1 to every die of the own re-roll."""

    async def cancel(self, game: War, side: Side) -> None:
        if ENEMY[side] in battle_of(game).cards:
            cancel_card(game, ENEMY[side])
        else:
            add(battle_of(game).reroll_bonus, side, 1)


class WeComeToKill(OfElites):
    """After casualties, an additional attack with a die for each own Elite that hits on 5."""

    async def strike_last(self, game: War, side: Side) -> None:
        await attack_besides(game, side, elites_of(game, side), TO_HIT)


class DesperateBattle(CombatText):
    """Both Armies: +1 to every die of both rolls."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_both_rolls(game, side, 1)
        add_to_both_rolls(game, ENEMY[side], 1)
