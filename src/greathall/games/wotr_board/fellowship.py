"""The Fellowship: Guide, Corruption, declaring, hiding, separating (12)."""

from __future__ import annotations

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.characters import companion_arrives, move_group
from greathall.games.wotr_board.control import controls
from greathall.games.wotr_board.events import (
    CompanionLost,
    CompanionsSeparated,
    CompanionTakenAlive,
    CorruptionAdded,
    CorruptionHealed,
    FellowshipDeclared,
    FellowshipHidden,
    GuideChanged,
)
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    CITY,
    DONE,
    FREE,
    GOLLUM,
    GONE,
    HIGHEST_CORRUPTION,
    HOBBIT,
    NO,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    STRONGHOLD,
    Character,
    Region,
)
from greathall.games.wotr_board.players import leader_of
from greathall.games.wotr_board.politics import DECLARED, activate
from greathall.games.wotr_board.routes import best_route, regions_within
from greathall.games.wotr_board.table import War, is_in_mordor, set_place
from greathall.kernel import Player, choose

# ------------------------------------------------ Corruption


def corrupt(game: War, count: int) -> None:
    """Corruption rises; at 12 the Shadow wins as soon as this step is over (12.9)."""
    fellowship = game.fellowship
    added = min(count, HIGHEST_CORRUPTION - fellowship.corruption)
    if added > 0:
        fellowship.corruption += added
        game.emit(CorruptionAdded(added, fellowship.corruption))


def heal(game: War, count: int) -> None:
    """Corruption falls, not below zero."""
    fellowship = game.fellowship
    healed = min(count, fellowship.corruption)
    if healed > 0:
        fellowship.corruption -= healed
        game.emit(CorruptionHealed(healed, fellowship.corruption))


# ------------------------------------------------ the Guide


def possible_guides(game: War) -> tuple[Character, ...]:
    """The Companions of highest Level, or Gollum when none is left (12.2)."""
    companions = game.fellowship.companions
    if not companions:
        return (GOLLUM,)
    highest = max(CHARACTERS[who].level for who in companions)
    return tuple(who for who in companions if CHARACTERS[who].level == highest)


async def choose_guide(game: War) -> None:
    """The Free Peoples choose among Companions of the same Level (12.2)."""
    guide = await choose(leader_of(game, FREE), "guide", possible_guides(game))
    if guide != game.fellowship.guide:
        game.fellowship.guide = guide
        game.emit(GuideChanged(guide))


# ------------------------------------------------ leaving


def leave(game: War, companions: tuple[Character, ...]) -> None:
    """They are no longer in the Fellowship; who calls this says where they are."""
    fellowship = game.fellowship
    fellowship.companions = tuple(c for c in fellowship.companions if c not in companions)


async def lose_companion(game: War, companion: Character) -> None:
    """A Companion in the Fellowship is eliminated; a Hobbit is taken alive instead (13.7)."""
    if CHARACTERS[companion].race == HOBBIT and not is_in_mordor(game):
        game.emit(CompanionTakenAlive(companion))
        await send_out(game, leader_of(game, FREE), (companion,))
        return
    leave(game, (companion,))
    set_place(game, companion, GONE)
    game.emit(CompanionLost(companion))
    await choose_guide(game)


def can_separate(game: War) -> bool:
    """With a card, even on the Mordor Track (14.5)."""
    return bool(game.fellowship.companions)


async def separate(
    game: War,
    player: Player,
    extra_range: int = 0,
    level: int | None = None,
    may_enter_siege: bool = False,
) -> None:
    """One Companion or one group leaves for good and moves (12.7)."""
    group = await choose_group(game, player)
    await send_out(game, player, group, extra_range, level, may_enter_siege)


async def choose_group(game: War, player: Player) -> tuple[Character, ...]:
    """At least one Companion, named one by one."""
    group: tuple[Character, ...] = ()
    while len(group) < len(game.fellowship.companions):
        others = tuple(who for who in game.fellowship.companions if who not in group)
        options = (DONE, *others) if group else others
        who = await choose(player, "separate", options)
        if who == DONE:
            break
        group += (who,)
    return group


async def send_out(
    game: War,
    player: Player,
    group: tuple[Character, ...],
    extra_range: int = 0,
    level: int | None = None,
    may_enter_siege: bool = False,
) -> None:
    """A group leaves and moves, as far as the Progress and its Level (12.7)."""
    fellowship = game.fellowship
    if await part_with(game, group):
        highest = max(CHARACTERS[who].level for who in group) if level is None else level
        steps = fellowship.progress + highest + extra_range
        await move_group(game, player, group, fellowship.region, steps, may_enter_siege)


async def set_down(game: War, companion: Character) -> None:
    """A card separates a Companion, who stays where the Ring-bearers are."""
    if await part_with(game, (companion,)):
        companion_arrives(game, companion, game.fellowship.region)


async def part_with(game: War, group: tuple[Character, ...]) -> bool:
    """A group leaves the Fellowship for good; on the Mordor Track it leaves the game (14.5).

    Whether it now stands with the Ring-bearers.
    """
    region = game.fellowship.region
    leave(game, group)
    for who in group:
        set_place(game, who, GONE if is_in_mordor(game) else region)
    if is_in_mordor(game):
        for who in group:
            game.emit(CompanionLost(who))
    else:
        game.emit(CompanionsSeparated(group, region))
    await choose_guide(game)
    return not is_in_mordor(game)


# ------------------------------------------------ hiding and declaring


def can_hide(game: War) -> bool:
    return not game.fellowship.is_hidden


def hide(game: War, player: Player) -> None:
    """Turn the Fellowship back to Hidden (12.6)."""
    game.fellowship.is_hidden = True
    game.fellowship.has_acted = True
    game.emit(FellowshipHidden(player))


def can_move(game: War) -> bool:
    """Only while Hidden (12.3, 12.6, 14.4)."""
    return game.fellowship.is_hidden


def is_free_city(region: Region) -> bool:
    """Whether it is a City or Stronghold of a Free Peoples Nation."""
    return SETTLEMENTS.get(region) == FREE and REGIONS[region].settlement in (CITY, STRONGHOLD)


def shelters(game: War, region: Region) -> bool:
    """A Free Peoples City or Stronghold that the Shadow does not control (12.4)."""
    return is_free_city(region) and controls(game, FREE, region)


def can_declare(game: War) -> bool:
    fellowship = game.fellowship
    return fellowship.is_hidden and not is_in_mordor(game) and not fellowship.was_declared


async def declare(game: War) -> None:
    """The figure may catch up with the Progress (12.4)."""
    if not can_declare(game):
        return
    fellowship = game.fellowship
    reachable = regions_within(fellowship.region, fellowship.progress, game)
    region = await choose(leader_of(game, FREE), "declare", (NO, *reachable))
    if region == NO:
        return
    path = best_route(game, fellowship.region, region, fellowship.progress)
    fellowship.region, fellowship.progress, fellowship.was_declared = region, 0, True
    game.emit(FellowshipDeclared(region, path))
    if shelters(game, region):
        heal(game, 1)
        activate(game, REGIONS[region].nation, DECLARED, region)
    for text in on_table(game, EventText.fellowship_declared):
        await text.fellowship_declared(game)
    for text in on_table(game, EventText.fellowship_traced):
        await text.fellowship_traced(game, path, declared=True)


def is_shadow_stronghold(game: War, region: Region) -> bool:
    """A Stronghold of a Shadow Nation that the Shadow still controls (12.5)."""
    return (
        REGIONS[region].settlement == STRONGHOLD
        and SETTLEMENTS[region] == SHADOW
        and controls(game, SHADOW, region)
    )
