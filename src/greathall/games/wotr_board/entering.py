"""Characters who come into play by their cards, and the Voice of Saruman (6.1, 6.2).

Questions: `enter-companion` and `enter-minion` (who), `enter-in` (a region; about the character),
`voice` (`call` one Regular to each Settlement, or `promote` two in Orthanc), `recruit-in`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.characters import GANDALF_WHITE, MOUTH, companion_arrives
from greathall.games.wotr_board.control import (
    can_muster_in,
    controls,
    has_stronghold,
    is_besieged,
    is_unconquered,
)
from greathall.games.wotr_board.events import CharacterEntered, FigureRecruited, UnitPromoted
from greathall.games.wotr_board.facts import (
    ASIDE,
    CHARACTERS,
    FELLOWSHIP,
    FREE,
    GONE,
    MINIONS,
    NATIONS_OF,
    SETTLEMENTS_OF,
    SHADOW,
    Character,
    Region,
)
from greathall.games.wotr_board.figures import SARUMAN, WITCH_KING, available, recruit, send_back
from greathall.games.wotr_board.players import commands
from greathall.games.wotr_board.politics import ARRIVAL, activate
from greathall.games.wotr_board.stacking import trim
from greathall.games.wotr_board.table import (
    War,
    at_war,
    is_in_mordor,
    is_in_play,
    is_on_board,
    set_place,
    side_of,
)
from greathall.kernel import Player, choose

ARAGORN: Final = "aragorn"
STRIDER: Final = "strider"
GANDALF_GREY: Final = "gandalf-grey"
# Where Strider can show himself as the king.
ARAGORN_ENTERS: Final[tuple[Region, ...]] = ("minas-tirith", "dol-amroth", "pelargir")
ORTHANC: Final = "orthanc"
ISENGARD_REGULAR: Final = "isengard-regular"
ISENGARD_ELITE: Final = "isengard-elite"
# What the Voice of Saruman can do.
CALL: Final = "call"  # one Regular to each Settlement
PROMOTE: Final = "promote"  # two Regulars in Orthanc become Elites
PROMOTED: Final = 2


# ------------------------------------------------ Companions


def companions_to_enter(game: War) -> tuple[Character, ...]:
    """Aragorn and Gandalf the White, when their cards let them come (6.1)."""
    return tuple(who for who, may_enter in ENTRIES.items() if _is_aside(game, who, may_enter))


def can_enter_companion(game: War, player: Player) -> bool:
    return side_of(game, player) == FREE and bool(companions_to_enter(game))


async def enter_companion(game: War, player: Player) -> None:
    """A Will of the West brings Aragorn or Gandalf the White into play (6.1)."""
    who = await choose(player, "enter-companion", companions_to_enter(game))
    region = await choose(player, "enter-in", _places_of(game, who), about=who)
    set_place(game, CHARACTERS[who].replaces, GONE)
    set_place(game, who, region)
    game.emit(CharacterEntered(player, who, region))
    companion_arrives(game, who, region)


# ------------------------------------------------ Minions


def minions_to_enter(game: War, player: Player) -> tuple[Character, ...]:
    """Minions of this player whose cards let them come, and who have a place (6.2)."""
    return tuple(
        who
        for who, may_enter in MINION_ENTRIES.items()
        if _is_aside(game, who, may_enter) and commands(player, CHARACTERS[who].nation)
    )


def can_enter_minion(game: War, player: Player) -> bool:
    return side_of(game, player) == SHADOW and bool(minions_to_enter(game, player))


async def enter_minion(game: War, player: Player) -> None:
    """A Muster result brings one Minion into play (6.2)."""
    who = await choose(player, "enter-minion", minions_to_enter(game, player))
    region = await choose(player, "enter-in", _places_of(game, who), about=who)
    set_place(game, who, region)
    game.emit(CharacterEntered(player, who, region))
    if who == WITCH_KING:
        for nation in NATIONS_OF[FREE]:
            activate(game, nation, ARRIVAL)


# ------------------------------------------------ what their cards say


def _is_aside(game: War, who: Character, may_enter: Callable[[War], bool]) -> bool:
    return game.characters[who] == ASIDE and may_enter(game) and bool(_places_of(game, who))


def _aragorn_may_enter(game: War) -> bool:
    return game.characters[STRIDER] in ARAGORN_ENTERS


def _gandalf_may_return(game: War) -> bool:
    """He has left the Fellowship, and a Minion is or was in play."""
    has_left = game.characters[GANDALF_GREY] != FELLOWSHIP
    return has_left and any(game.characters[who] != ASIDE for who in MINIONS)


def _saruman_may_enter(game: War) -> bool:
    return at_war(game, "isengard")


def _witch_king_may_enter(game: War) -> bool:
    return at_war(game, "sauron") and any(at_war(game, n) for n in NATIONS_OF[FREE])


def _mouth_may_enter(game: War) -> bool:
    return is_in_mordor(game) or all(at_war(game, nation) for nation in NATIONS_OF[FREE])


ENTRIES: Final[dict[Character, Callable[[War], bool]]] = {
    ARAGORN: _aragorn_may_enter,
    GANDALF_WHITE: _gandalf_may_return,
}
MINION_ENTRIES: Final[dict[Character, Callable[[War], bool]]] = {
    WITCH_KING: _witch_king_may_enter,
    MOUTH: _mouth_may_enter,
    SARUMAN: _saruman_may_enter,
}


def _places_of(game: War, who: Character) -> tuple[Region, ...]:
    """Where a character can enter play, as his card says."""
    if who == SARUMAN:
        places: tuple[Region, ...] = (ORTHANC,)
    elif who == WITCH_KING:  # with a Sauron unit, be it besieged
        return tuple(
            region
            for region, there in game.shadow.items()
            if "sauron-regular" in there or "sauron-elite" in there
        )
    elif who == MOUTH:
        places = tuple(r for r in SETTLEMENTS_OF["sauron"] if has_stronghold(r))
    elif is_on_board(game, CHARACTERS[who].replaces):
        place = game.characters[CHARACTERS[who].replaces]
        return (place,) if who != ARAGORN or is_unconquered(game, place) else ()
    else:
        elven = (r for r in SETTLEMENTS_OF["elves"] if has_stronghold(r))
        return ("fangorn", *(r for r in elven if is_unconquered(game, r)))
    return tuple(region for region in places if is_unconquered(game, region))


# ------------------------------------------------ the Voice of Saruman


def voices(game: War, player: Player) -> tuple[str, ...]:
    """What he can do with a Muster result, while Orthanc is ours and not besieged."""
    if not is_in_play(game, SARUMAN) or not commands(player, CHARACTERS[SARUMAN].nation):
        return ()
    if not controls(game, SHADOW, ORTHANC) or is_besieged(game, ORTHANC):
        return ()
    found = []
    if available(game, ISENGARD_REGULAR) and _settlements_that_hear(game):
        found.append(CALL)
    if available(game, ISENGARD_ELITE) and ISENGARD_REGULAR in game.shadow.get(ORTHANC, ()):
        found.append(PROMOTE)
    return tuple(found)


def can_use_voice(game: War, player: Player) -> bool:
    return bool(voices(game, player))


async def use_voice(game: War, player: Player) -> None:
    """Recruit in every Settlement of Isengard, or make Elites; as far as figures allow."""
    voice = await choose(player, "voice", voices(game, player))
    if voice == PROMOTE:
        for _ in range(PROMOTED):
            _promote(game, player)
    else:
        await _call(game, player)
    for text in on_table(game, EventText.voice_used):
        await text.voice_used(game)


async def _call(game: War, player: Player) -> None:
    """A Regular in each Settlement that hears."""
    for region in await _called(game, player):
        recruit(game, region, ISENGARD_REGULAR)
        game.emit(FigureRecruited(player, ISENGARD_REGULAR, region))
        await trim(game, SHADOW, region)


def _settlements_that_hear(game: War) -> tuple[Region, ...]:
    return tuple(r for r in SETTLEMENTS_OF["isengard"] if can_muster_in(game, "isengard", r))


async def _called(game: War, player: Player) -> tuple[Region, ...]:
    """All of them, or those that the player chooses if there are too few figures."""
    open_ones = _settlements_that_hear(game)
    if available(game, ISENGARD_REGULAR) >= len(open_ones):
        return open_ones
    chosen: tuple[Region, ...] = ()
    while len(chosen) < available(game, ISENGARD_REGULAR):
        offers = tuple(region for region in open_ones if region not in chosen)
        chosen += (await choose(player, "recruit-in", offers, about=ISENGARD_REGULAR),)
    return chosen


def _promote(game: War, player: Player) -> None:
    if available(game, ISENGARD_ELITE) and ISENGARD_REGULAR in game.shadow.get(ORTHANC, ()):
        send_back(game, ORTHANC, ISENGARD_REGULAR)
        recruit(game, ORTHANC, ISENGARD_ELITE)
        game.emit(UnitPromoted(player, ISENGARD_ELITE, ORTHANC))
