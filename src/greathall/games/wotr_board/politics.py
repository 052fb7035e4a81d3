"""Politics: which Nations are active, and how near they are to war (11).

Ways by which a Nation is activated: `entry` of a Shadow Army into one of its regions, `attack` on
an Army with its units, `declared` Fellowship, `companion`, `card`, `arrival` of the Witch-king.
Ways by which it advances: `attack`, `capture` of one of its Settlements, `card`, `muster` (a die),
`ability` of a Companion.

Questions: `advance-nation` (which, by a Muster result), `send-envoy` (which Companion advances his
Nation).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.card_texts import EventText, on_table
from greathall.games.wotr_board.control import is_unconquered
from greathall.games.wotr_board.events import NationActivated, NationAdvanced, NationSetBack
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    CITY,
    FREE,
    NATIONS,
    REGIONS,
    STRONGHOLD,
    Character,
    Figure,
    Nation,
    Region,
    Side,
)
from greathall.games.wotr_board.figures import nations_in
from greathall.games.wotr_board.players import act_with, may_act_with
from greathall.games.wotr_board.seats import NATIONS_OF_PLAYER
from greathall.games.wotr_board.table import War, side_of
from greathall.kernel import Player, choose

ATTACK: Final = "attack"
ENTRY: Final = "entry"
CAPTURE: Final = "capture"
DECLARED: Final = "declared"
BY_COMPANION: Final = "companion"
BY_CARD: Final = "card"
BY_MUSTER: Final = "muster"
ABILITY: Final = "ability"
ARRIVAL: Final = "arrival"

# Companions who can advance their own Nation by any die, from their place (4.2).
ENVOYS: Final[tuple[Character, ...]] = ("boromir", "legolas", "gimli")


# ------------------------------------------------ active and passive


def activate(game: War, nation: Nation, how: str, region: Region = "") -> None:
    """A Nation becomes active, unless a card on the table forbids this way (11.3)."""
    if game.active[nation] or bars_activation(game, nation, how, region):
        return
    game.active = {**game.active, nation: True}
    game.emit(NationActivated(nation, how))
    for text in on_table(game, EventText.nation_activated):
        text.nation_activated(game, nation)


def bars_activation(game: War, nation: Nation, how: str, region: Region) -> bool:
    return any(
        text.bars_activation(game, nation, how, region)
        for text in on_table(game, EventText.bars_activation)
    )


# ------------------------------------------------ the Political Track


def can_advance(game: War, nation: Nation, how: str) -> bool:
    """A passive Nation cannot go to war (11.2); a card may forbid more."""
    least = 0 if game.active[nation] else 1
    if game.steps[nation] <= least:
        return False
    for text in on_table(game, EventText.bars_advance):
        if text.bars_advance(game, nation, how):
            return False
    return True


def advance(game: War, nation: Nation, how: str) -> None:
    """A Nation comes one step nearer to war; if it cannot, the step is lost (11.2, 11.4)."""
    if not can_advance(game, nation, how):
        return
    set_steps(game, nation, game.steps[nation] - 1)
    game.emit(NationAdvanced(nation, game.steps[nation], how))
    for text in on_table(game, EventText.nation_advanced):
        text.nation_advanced(game, nation, how)


def set_steps(game: War, nation: Nation, steps: int) -> None:
    game.steps = {**game.steps, nation: steps}


def retreat_one_step(game: War, nation: Nation) -> None:
    """A card moves a Nation back, as far as the top box."""
    if game.steps[nation] < max(facts.steps for facts in NATIONS.values()):
        set_steps(game, nation, game.steps[nation] + 1)
        game.emit(NationSetBack(nation, game.steps[nation]))


def attacked(game: War, side: Side, figures: tuple[Figure, ...], region: Region) -> None:
    """Each Nation with units in an attacked Army of this side activates, then advances (11.5)."""
    for nation in nations_in(figures):
        if side == FREE:
            activate(game, nation, ATTACK, region)
        advance(game, nation, ATTACK)


# ------------------------------------------------ by dice


def nations_to_advance(game: War, player: Player) -> tuple[Nation, ...]:
    """The player's Nations that a Muster result can advance (11.4, 16.6)."""
    return tuple(
        [
            nation
            for nation in NATIONS_OF_PLAYER[player]
            if can_advance(game, nation, BY_MUSTER) and may_act_with(game, player, (nation,))
        ]
    )


def can_advance_nation(game: War, player: Player) -> bool:
    return bool(nations_to_advance(game, player))


async def advance_nation(game: War, player: Player) -> None:
    """A Muster result advances one own Nation one step (11.4)."""
    nation = await choose(player, "advance-nation", nations_to_advance(game, player))
    act_with(game, player, (nation,))
    advance(game, nation, BY_MUSTER)


def envoys(game: War, player: Player) -> tuple[Character, ...]:
    """Companions in their place: any player of the Free Peoples may use them (4.2, 16.6)."""
    if side_of(game, player) != FREE:
        return ()
    return tuple(
        [w for w in ENVOYS if is_envoy(game, w) and may_act_with(game, player, (_home(w),))]
    )


def is_envoy(game: War, who: Character) -> bool:
    """Whether he stands in a City or Stronghold of his Nation, unconquered, and it can advance."""
    place = REGIONS.get(game.characters[who])
    return (
        place is not None
        and place.nation == _home(who)
        and place.settlement in (CITY, STRONGHOLD)
        and is_unconquered(game, place.id)
        and can_advance(game, place.nation, ABILITY)
    )


def can_send_envoy(game: War, player: Player) -> bool:
    return bool(envoys(game, player))


async def send_envoy(game: War, player: Player) -> None:
    """Boromir, Legolas or Gimli advances his Nation one step, by any die (4.2)."""
    who = await choose(player, "send-envoy", envoys(game, player))
    act_with(game, player, (_home(who),))
    advance(game, _home(who), ABILITY)


def _home(who: Character) -> Nation:
    return CHARACTERS[who].activates
