"""Characters and Nazgûl on the board: how they move and leave it (6).

Questions: `move-companion` (one, or `done`), `join-group` (another who goes along, or `go`; about
the first), `move-companion-to` (a region; about the group), `move-minion` (a Nazgûl, the
Witch-king or the Mouth of Sauron and where he is, or `done`), `move-minion-to` (a region; about
the figure and where it is).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.control import (
    besieges,
    closed_strongholds,
    controls,
    has_stronghold,
    is_inside,
    is_open_stronghold,
)
from greathall.games.wotr_board.events import (
    CharacterEliminated,
    CompanionsMoved,
    MinionMoved,
)
from greathall.games.wotr_board.facts import (
    ANY,
    BOARD,
    CHARACTERS,
    CITY,
    COMPANIONS,
    DONE,
    FREE,
    GO,
    GONE,
    HOBBIT,
    NATIONS_OF,
    NAZGUL,
    REGIONS,
    REMEMBERED,
    SHADOW,
    STRONGHOLD,
    STRONGHOLDS,
    Character,
    Figure,
    Region,
    Side,
)
from greathall.games.wotr_board.figures import (
    WITCH_KING,
    move,
)
from greathall.games.wotr_board.players import commands
from greathall.games.wotr_board.politics import BY_COMPANION, activate
from greathall.games.wotr_board.rulings import witch_king_obeys_his_player_only
from greathall.games.wotr_board.table import (
    War,
    is_in_play,
    set_place,
    side_of,
)
from greathall.kernel import Player, choose, without_one

GANDALF_WHITE: Final = "gandalf-white"
MOUTH: Final = "mouth-of-sauron"
SHADOWFAX: Final = 4
# Where one can go on to a region without a Stronghold.
BESIDE_OPEN_LAND: Final = frozenset(
    region.id
    for region in REGIONS.values()
    if any(REGIONS[near].settlement != STRONGHOLD for near in region.adjacent)
)
Flown = dict[Region, int]  # how many Nazgûl have flown there with this action


# ------------------------------------------------ arriving and leaving


def companion_arrives(game: War, who: Character, region: Region) -> None:
    """A Companion ends his move or enters play; he may activate the Nation there (11.3)."""
    place = REGIONS[region]
    if place.settlement not in (CITY, STRONGHOLD) or controls(game, SHADOW, region):
        return
    if CHARACTERS[who].activates in (ANY, place.nation) and place.nation in NATIONS_OF[FREE]:
        activate(game, place.nation, BY_COMPANION, region)


def eliminate_character(game: War, who: Character) -> None:
    """A character leaves the game (6.7)."""
    set_place(game, who, GONE)
    game.emit(CharacterEliminated(who))


# ------------------------------------------------ on foot


def reach(
    game: War,
    side: Side,
    origin: Region,
    distance: int,
    may_enter_siege: bool = False,
    leaves: bool = False,
) -> tuple[Region, ...]:
    """Where a Companion, or the Mouth of Sauron, can go from here; the first is where he is (6.3).

    A card may let the move end inside a besieged Stronghold; it never goes on from there. Who
    leaves the Fellowship may take the ways that cards open to it.
    """
    if is_inside(game, side, origin):
        return (origin,)
    reached = {origin: True}  # whether the move may end there
    edge = [origin]
    closed = closed_strongholds(game, side)
    for _ in range(distance):
        beyond = {
            region: region not in closed or _may_stop(game, side, region, may_enter_siege)
            for here in edge
            for region in ways_from(game, side, here, leaves)
            if region not in reached
        }
        reached |= beyond
        edge = [region for region in beyond if region not in closed]
    return tuple([region for region, may_end in reached.items() if may_end])


def ways_from(game: War, side: Side, region: Region, leaves: bool = False) -> tuple[Region, ...]:
    """The adjacent regions; a card on the table may open more to Companions."""
    ways = REGIONS[region].adjacent
    if not game.on_table:
        return ways
    for text in on_table(game, EventText.joins) if side == FREE else ():
        ways += text.joins(game, region)
    for text in on_table(game, EventText.leads_the_ring) if leaves else ():
        ways += text.leads_the_ring(game, region)
    return ways


def has_way(game: War, side: Side, origin: Region, may_enter_siege: bool = False) -> bool:
    """Whether he can leave, and for anywhere."""
    if is_inside(game, side, origin):
        return False
    if origin in BESIDE_OPEN_LAND:
        return True
    for region in ways_from(game, side, origin):
        if not has_stronghold(region) or is_open_stronghold(game, side, region):
            return True
        if _may_stop(game, side, region, may_enter_siege):
            return True
    return False


def _may_stop(game: War, side: Side, region: Region, may_enter_siege: bool) -> bool:
    """A Companion stops at any Stronghold of the Shadow; the Mouth only where it besieges (6.4)."""
    if is_inside(game, side, region):
        return may_enter_siege
    return side == FREE or besieges(game, side, region)


# ------------------------------------------------ Companions


def group_range(companions: tuple[Character, ...]) -> int:
    """How far these go together: the highest Level, or Shadowfax's (6.3)."""
    if GANDALF_WHITE in companions:
        others = tuple(who for who in companions if who != GANDALF_WHITE)
        if not others or (len(others) == 1 and CHARACTERS[others[0]].race == HOBBIT):
            return SHADOWFAX
    return max(CHARACTERS[who].level for who in companions)


def companions_who_can_move(
    game: War, moved: tuple[Character, ...] = (), may_enter_siege: bool = False
) -> tuple[Character, ...]:
    """Companions on the board who are not shut in by a siege, and have somewhere to go."""
    return tuple(_ready_to_move(game, moved, may_enter_siege))


def _ready_to_move(
    game: War, moved: tuple[Character, ...], may_enter_siege: bool
) -> Iterator[Character]:
    for who in COMPANIONS:
        place = game.characters[who]
        if place not in REGIONS or who in moved or not game.expansion.in_army(game, FREE, (who,)):
            continue
        if has_way(game, FREE, place, may_enter_siege):
            yield who


def can_move_companions(game: War, player: Player) -> bool:
    """Any player of the Free Peoples may move them (16.6)."""
    if side_of(game, player) != FREE:
        return False
    return next(_ready_to_move(game, (), may_enter_siege=False), None) is not None


async def move_companions(game: War, player: Player, optional: bool = False) -> None:
    """Every Companion on the board may move, each once, alone or in groups (6.3)."""
    moved: tuple[Character, ...] = ()
    while ready := companions_who_can_move(game, moved):
        may_stop = optional or moved
        who = await choose(player, "move-companion", (*ready, DONE) if may_stop else ready)
        if who == DONE:
            return
        group = await choose_group(game, player, who, ready)
        moved += group
        distance = group_range(group)
        await move_group(game, player, group, game.characters[who], distance, may_stay=False)


def can_move_one_group(game: War) -> bool:
    """Whether a card can move a Companion who is on the board."""
    return bool(companions_who_can_move(game, may_enter_siege=True))


async def move_one_group(
    game: War, player: Player, extra_range: int = 0, level: int | None = None
) -> None:
    """A card moves one Companion or group, further than normal, even into a siege (6.3)."""
    ready = companions_who_can_move(game, may_enter_siege=True)
    who = await choose(player, "move-companion", ready)
    group = await choose_group(game, player, who, ready)
    distance = (level if level is not None else group_range(group)) + extra_range
    await move_group(game, player, group, game.characters[who], distance, True, may_stay=False)


async def choose_group(
    game: War, player: Player, first: Character, ready: tuple[Character, ...]
) -> tuple[Character, ...]:
    """Others of these who stand where the first does may go with him."""
    group: tuple[Character, ...] = (first,)
    place = game.characters[first]
    while True:
        others = tuple(w for w in ready if w not in group and game.characters[w] == place)
        who = await choose(player, "join-group", (*others, GO), about=first)
        if who == GO:
            return group
        group += (who,)


async def move_group(
    game: War,
    player: Player,
    companions: tuple[Character, ...],
    origin: Region,
    distance: int,
    may_enter_siege: bool = False,
    may_stay: bool = True,
) -> None:
    """Companions go together up to so many regions; where they end their move, they arrive.

    Those who leave the Fellowship may stay where the Ring-bearers are (12.7).
    """
    regions = reach(game, FREE, origin, distance, may_enter_siege, leaves=may_stay)
    offers = regions if may_stay or len(regions) == 1 else regions[1:]
    region = await choose(player, "move-companion-to", offers, about=companions)
    for who in companions:
        set_place(game, who, region)
    game.emit(CompanionsMoved(player, companions, origin, region))
    for who in companions:
        companion_arrives(game, who, region)


# ------------------------------------------------ Nazgûl and Minions


def regions_to_fly_to(game: War, origin: Region) -> tuple[Region, ...]:
    """All but those with a Stronghold of the Free Peoples' that is not besieged by us (6.4)."""
    control, besieged = game.control, game.besieged
    closed = [s for s in STRONGHOLDS if control[s] == FREE and s not in besieged]
    regions = _regions_without(tuple(closed))
    return without_one(regions, origin) if origin in regions else regions


@lru_cache(maxsize=REMEMBERED)
def _regions_without(closed: tuple[Region, ...]) -> tuple[Region, ...]:
    return tuple(region for region in BOARD if region not in closed)


def may_move(game: War, player: Player, figure: Figure) -> bool:
    """Any Shadow player moves Nazgûl, his own Minions only he who has them (16.6, O11)."""
    if figure == NAZGUL or (figure == WITCH_KING and not witch_king_obeys_his_player_only(game)):
        return True
    return commands(player, CHARACTERS[figure].nation)


def can_fly_nazgul(game: War, player: Player) -> bool:
    return bool(_fliers(game, player, {}, ()))


async def fly_nazgul(game: War, player: Player) -> None:
    """A card lets any number of Nazgûl fly, the Witch-king among them (6.4)."""
    await _move_each(game, player, _fliers, may_stop=True)


def can_move_minions(game: War, player: Player) -> bool:
    if side_of(game, player) != SHADOW:
        return False
    return bool(game.nazgul or _movers(game, player, {}, ()))


async def move_minions(game: War, player: Player) -> None:
    """Every Nazgûl and Minion may move once (6.4)."""
    await _move_each(game, player, _movers, may_stop=False)


Ready = Callable[[War, Player, Flown, tuple[Character, ...]], tuple[tuple[Figure, Region], ...]]


async def _move_each(game: War, player: Player, ready: Ready, may_stop: bool) -> None:
    """One after the other, as long as the player wants."""
    flown: Flown = {}
    moved: tuple[Character, ...] = ()
    while offers := ready(game, player, flown, moved):
        answers = (*offers, DONE) if may_stop or flown or moved else offers
        answer = await choose(player, "move-minion", answers)
        if isinstance(answer, str):
            return
        figure, origin = answer
        region = await _move_minion(game, player, figure, origin)
        if figure == NAZGUL:
            flown[region] = flown.get(region, 0) + 1
        else:
            moved += (figure,)


async def _move_minion(game: War, player: Player, figure: Figure, origin: Region) -> Region:
    if figure == MOUTH:
        regions = reach(game, SHADOW, origin, CHARACTERS[MOUTH].level)[1:]
    else:
        regions = regions_to_fly_to(game, origin)
    region = await choose(player, "move-minion-to", regions, about=(figure, origin))
    move(game, (figure,), origin, region)
    game.emit(MinionMoved(player, figure, origin, region))
    return region


def _fliers(
    game: War, player: Player, flown: Flown, moved: tuple[Character, ...]
) -> tuple[tuple[Figure, Region], ...]:
    """Nazgûl who have not flown yet, by region, and the Witch-king."""
    nazgul = tuple([(NAZGUL, r) for r, count in game.nazgul.items() if count > flown.get(r, 0)])
    if not is_in_play(game, WITCH_KING) or WITCH_KING in moved:
        return nazgul
    return (*nazgul, *_minion(game, player, WITCH_KING))


def _movers(
    game: War, player: Player, flown: Flown, moved: tuple[Character, ...]
) -> tuple[tuple[Figure, Region], ...]:
    """The same, and the Mouth of Sauron, unless he is shut in."""
    fliers = _fliers(game, player, flown, moved)
    if not is_in_play(game, MOUTH) or MOUTH in moved:
        return fliers
    if not has_way(game, SHADOW, game.characters[MOUTH]):
        return fliers
    return (*fliers, *_minion(game, player, MOUTH))


def _minion(game: War, player: Player, who: Character) -> tuple[tuple[Figure, Region], ...]:
    return ((who, game.characters[who]),) if may_move(game, player, who) else ()
