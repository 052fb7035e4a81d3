"""The Dead Men of Dunharrow: the Army of the Dead moves and attacks as one.

Questions: `join-the-dead` (a Companion who goes along, or `go`), `leave-the-dead` (`no` or `yes`;
about the region), `march-of-the-dead` (a region, or `done`; about where it is), `attack-by-dead` (a
region with a Shadow Army, or `done`), `strike-again` (`yes` or `no`; about the region attacked),
`flee-the-dead` (a region; about the one attacked), `flee-along` (a Nazgûl or Minion that goes with
the Army, or `done`; about the region), `follow-up` (`yes` or `no`; about the region left).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.characters import companion_arrives
from greathall.games.wotr_board.entering import ARAGORN, STRIDER
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    DONE,
    FREE,
    GO,
    NO,
    REGIONS,
    SHADOW,
    YES,
    Character,
    Region,
)
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.table import characters_in, has_army, is_on_board, set_place
from greathall.games.wotr_board.warriors.entering import (
    FactionRules,
    eliminate_faction,
    register,
)
from greathall.games.wotr_board.warriors.events import CompanyGathered, CompanyLeft
from greathall.games.wotr_board.warriors.faction_figures import (
    lose_figures,
    move_figures,
    recruit_figures,
)
from greathall.games.wotr_board.warriors.faction_texts import WarriorsText, is_guarded, speaking
from greathall.games.wotr_board.warriors.facts import DEAD_MEN
from greathall.games.wotr_board.warriors.special_attack import retreat_from_the_dead, strike
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    figures_at,
    has_entered,
    is_free_of_enemies,
    regions_with,
)
from greathall.kernel import Player, choose

ERECH: Final = "erech"
# Beyond the mountains, but within one region of Erech for entering play.
BEYOND: Final[tuple[Region, ...]] = ("helms-deep", "westemnet", "edoras")


# ------------------------------------------------ entering and leaving


def heir(game: WarOfFactions) -> Character:
    """Aragorn, or Strider before he has shown himself as the king."""
    return ARAGORN if is_on_board(game, ARAGORN) else STRIDER


def is_near_erech(game: WarOfFactions) -> bool:
    where = game.characters[heir(game)]
    return where == ERECH or where in REGIONS[ERECH].adjacent or where in BEYOND


async def gather_company(game: WarOfFactions, player: Player) -> None:
    """He goes to Erech at once, even out of a siege, with any Companions of his region."""
    leader = heir(game)
    origin = game.characters[leader]
    company: tuple[Character, ...] = (leader,)
    while True:
        there = characters_in(game, FREE, origin)
        others = tuple(who for who in there if who not in company)
        who = await choose(player, "join-the-dead", (*others, GO))
        if who == GO:
            break
        company += (who,)
    for who in company:
        set_place(game, who, ERECH)
    game.company = company
    game.emit(CompanyGathered(company, origin))


def army_of_the_dead(game: WarOfFactions) -> Region:
    """Where it stands; in no region if there is none."""
    return next(iter(regions_with(game, DEAD_MEN)), "")


def is_lost(game: WarOfFactions) -> bool:
    """No figure is left, or nobody leads them any more."""
    return not army_of_the_dead(game) or not any(
        is_on_board(game, who) for who in (STRIDER, ARAGORN)
    )


def disband(game: WarOfFactions) -> None:
    """Who was with them stands in the region like all others."""
    game.company = ()


def keep_company(game: WarOfFactions) -> None:
    """After every step: who was replaced or lost is no longer with the Army of the Dead."""
    if game.company and any(not is_on_board(game, who) for who in game.company):
        after = {c.replaces: c.id for c in CHARACTERS.values() if c.replaces}
        company = (who if is_on_board(game, who) else after.get(who, "") for who in game.company)
        game.company = tuple(who for who in company if who and is_on_board(game, who))


async def may_leave_the_dead(game: WarOfFactions) -> None:
    """Before any action the Free Peoples may let him leave; the Army is disbanded then."""
    if not has_entered(game, DEAD_MEN):
        return
    region = army_of_the_dead(game)
    player = leader_of(game, FREE)
    if await choose(player, "leave-the-dead", (NO, YES), about=region) == YES:
        game.emit(CompanyLeft(region))
        eliminate_faction(game, DEAD_MEN)


# ------------------------------------------------ recruiting


def can_recruit(game: WarOfFactions) -> bool:
    return True


async def recruit(game: WarOfFactions, player: Player) -> None:
    """One figure joins the Army of the Dead, wherever it is."""
    recruit_figures(game, player, DEAD_MEN, army_of_the_dead(game))


# ------------------------------------------------ Wraiths of Fear: movement


def ways_of_the_dead(game: WarOfFactions, region: Region) -> tuple[Region, ...]:
    """Adjacent regions; a card on the table may open more."""
    ways = REGIONS[region].adjacent
    for text in speaking(game, WarriorsText.opens):
        ways += text.opens(game, region)
    return ways


def steps_of_the_dead(game: WarOfFactions) -> tuple[Region, ...]:
    """Where it can go for one figure, while it has more than one."""
    here = army_of_the_dead(game)
    if not here or figures_at(game, DEAD_MEN, here) < 2:
        return ()
    return tuple(
        region
        for region in ways_of_the_dead(game, here)
        if is_free_of_enemies(game, FREE, region) and not is_guarded(game, region)
    )


async def haunt(game: WarOfFactions, player: Player) -> None:
    """All movement first, then attacks on one Army, its retreat, and the free advance."""
    moved = False
    while steps := steps_of_the_dead(game):
        here = army_of_the_dead(game)
        region = await choose(player, "march-of-the-dead", (*steps, DONE), about=here)
        if region == DONE:
            break
        lose_figures(game, DEAD_MEN, here)
        lead_the_dead(game, player, region)
        moved = True
    if moved:
        for who in game.company:
            companion_arrives(game, who, army_of_the_dead(game))
    await attack_by_dead(game, player)


def lead_the_dead(game: WarOfFactions, player: Player, region: Region) -> None:
    """The whole Army goes to a region, with those who are with it."""
    here = army_of_the_dead(game)
    move_figures(game, player, DEAD_MEN, here, region, figures_at(game, DEAD_MEN, here))
    for who in game.company:
        set_place(game, who, region)


# ------------------------------------------------ Wraiths of Fear: attack


def targets_of_the_dead(game: WarOfFactions) -> tuple[Region, ...]:
    """Shadow Armies in its region or beside it."""
    here = army_of_the_dead(game)
    regions = (here, *ways_of_the_dead(game, here)) if here else ()
    return tuple(
        region
        for region in regions
        if has_army(game, SHADOW, region) and not is_guarded(game, region)
    )


async def attack_by_dead(game: WarOfFactions, player: Player) -> None:
    """One Army is attacked as often as there are figures; then it retreats if it can."""
    targets = targets_of_the_dead(game)
    if not targets:
        return
    region = await choose(player, "attack-by-dead", (*targets, DONE))
    if region == DONE:
        return
    here = army_of_the_dead(game)
    while True:
        lose_figures(game, DEAD_MEN, here)
        await strike(game, DEAD_MEN, region)
        if not figures_at(game, DEAD_MEN, here) or not has_army(game, SHADOW, region):
            break
        if await choose(player, "strike-again", (YES, NO), about=region) == NO:
            break
    if has_army(game, SHADOW, region):
        await retreat_from_the_dead(game, region, here)
    await may_follow_up(game, player, region)


async def may_follow_up(game: WarOfFactions, player: Player, region: Region) -> None:
    """It may enter the region that was left, which costs no figure."""
    here = army_of_the_dead(game)
    if here in ("", region) or not is_free_of_enemies(game, FREE, region):
        return
    if await choose(player, "follow-up", (YES, NO), about=region) == YES:
        lead_the_dead(game, player, region)
        for who in game.company:
            companion_arrives(game, who, region)


register(
    FactionRules(
        DEAD_MEN,
        may_enter=is_near_erech,
        is_lost=is_lost,
        can_recruit=can_recruit,
        recruit=recruit,
        entered=gather_company,
        disband=disband,
    )
)
