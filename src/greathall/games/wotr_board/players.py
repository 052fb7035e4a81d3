"""Who plays what: sides, commanders and Leading Players (16)."""

from __future__ import annotations

from greathall.games.wotr_board.facts import (
    ELITES,
    EVENT_CARDS,
    FIGURES,
    FREE,
    NATIONS_OF,
    SHADOW,
    SIDES,
    UNITS,
    Card,
    Figure,
    Nation,
    Region,
    Side,
)
from greathall.games.wotr_board.seats import NATIONS_OF_PLAYER
from greathall.games.wotr_board.table import War, armies
from greathall.kernel import Player


def commands(player: Player, nation: Nation) -> bool:
    """Whether the Nation is this player's (16.6)."""
    return nation in NATIONS_OF_PLAYER[player]


def commander(game: War, nation: Nation) -> Player:
    """Whose Nation it is."""
    side = FREE if nation in NATIONS_OF[FREE] else SHADOW
    return next(player for player in game.teams[side] if commands(player, nation))


def leader_of(game: War, side: Side) -> Player:
    """The Leading Player of a side (16.2)."""
    return game.leading[side]


def others_of(game: War, side: Side) -> tuple[Player, ...]:
    """The side's players other than the Leading one."""
    return tuple(player for player in game.teams[side] if player != game.leading[side])


def is_team_of_two(game: War, side: Side) -> bool:
    return len(game.teams[side]) == 2


def army_commander(game: War, side: Side, figures: tuple[Figure, ...]) -> Player:
    """Who commands these figures: most units, then most Elites, then the Leading Player (16.7)."""
    team = game.teams[side]
    if len(team) == 1:
        return team[0]
    weights = {player: weight_of(player, figures) for player in team}
    return max(team, key=lambda player: (weights[player], player == game.leading[side]))


def weight_of(player: Player, figures: tuple[Figure, ...]) -> tuple[int, int]:
    """A player's units and Elites among these."""
    own = [f for f in figures if f in UNITS and commands(player, FIGURES[f].nation)]
    return len(own), sum(f in ELITES for f in own)


def commander_in(game: War, side: Side, region: Region) -> Player:
    """Who commands the Army of a side in a region."""
    return army_commander(game, side, armies(game, side).get(region, ()))


def may_use(game: War, player: Player, card: Card) -> bool:
    """Whether the icon of a card lets this player use it (16.8)."""
    owner = EVENT_CARDS[card].player
    return not owner or owner == player or player in SIDES


def order_of_actions(game: War) -> tuple[Player, ...]:
    """Who acts in turn, before it goes round again (16.5)."""
    if len(game.seat) == 2:
        return SIDES
    order: list[Player] = []
    for is_leading in (False, True):
        for side in SIDES:
            team = game.teams[side]
            chosen = [p for p in team if (p == game.leading[side]) == is_leading]
            order += chosen or team  # a player alone takes both turns of the side
    return tuple(order)


# ------------------------------------------------ three players (16.10)


def may_act_with(
    game: War, player: Player, nations: tuple[Nation, ...], region: Region = ""
) -> bool:
    """Whether the one player of the Free Peoples did not act with them just before.

    With one Nation alone no action may follow another; a mixed Army may act after a mixed Army,
    but not twice itself.
    """
    if len(game.seat) != 3 or player != FREE:
        return True
    if len(nations) == 1:
        return nations[0] not in game.last_nations
    return region not in game.last_armies


def act_with(game: War, player: Player, nations: tuple[Nation, ...], region: Region = "") -> None:
    """Remember that this action uses a Nation, or the mixed Army that now stands there."""
    if len(game.seat) != 3 or player != FREE:
        return
    if len(nations) == 1:
        game.acting_nations += nations
    elif region:
        game.acting_armies += (region,)


def begin_action(game: War, player: Player) -> None:
    """A new action of the Free Peoples: what they acted with is now what they acted with before."""
    if len(game.seat) == 3 and player == FREE:
        game.last_nations, game.last_armies = game.acting_nations, game.acting_armies
        game.acting_nations = game.acting_armies = ()
