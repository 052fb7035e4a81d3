"""The phase of locations: battlegrounds and paths are activated (p. 8)."""

from __future__ import annotations

from greathall.games.wotr_cards.events import LocationActivated, PhaseBegan, TextApplies
from greathall.games.wotr_cards.facts import ENEMY, LOCATIONS, SIDES, Faction, Location
from greathall.games.wotr_cards.game_terms import decide
from greathall.games.wotr_cards.path_combat import fight_on_path
from greathall.games.wotr_cards.table import (
    MiddleEarth,
    first_player,
    is_faction_battleground,
    scenario,
)
from greathall.kernel import Player, choose, draw, without_one


async def location_phase(game: MiddleEarth) -> None:
    """The first player activates one battleground, then one path (p. 8)."""
    game.phase, game.turn = "locations", game.first
    game.emit(PhaseBegan("locations"))
    if scenario(game).battlegrounds_by_round:
        await activate_listed_battlegrounds(game)
    else:
        await activate_random_battleground(game)
    game.then(activate_next_path)


async def activate_random_battleground(game: MiddleEarth) -> None:
    """From the deck of the first player's side, else from the other side's, else none (p. 8)."""
    player = first_player(game)
    side = scenario(game).side[player]
    deck = game.battleground_deck[side] or game.battleground_deck[ENEMY[side]]
    if deck:
        await activate_battleground(game, player, await draw(deck))


async def activate_listed_battlegrounds(game: MiddleEarth) -> None:
    """The Fellowship: not at random, but as listed for the round (p. 22)."""
    for battleground in scenario(game).battlegrounds_by_round[game.round - 1]:
        if battleground in game.battleground_deck[LOCATIONS[battleground].side]:
            await activate_battleground(game, first_player(game), battleground)


async def activate_next_path(game: MiddleEarth) -> None:
    """A random path with the number after that of the last path (p. 8)."""
    path = await draw(paths_numbered(game, game.path_number + 1))
    await open_path(game, first_player(game), path)


# ------------------------------------------------------------------ battlegrounds


def can_activate(game: MiddleEarth, battleground: Location, again: bool = True) -> bool:
    """Whether it lies in its deck, or, to be reactivated, in a scoring area."""
    if battleground in game.battleground_deck[LOCATIONS[battleground].side]:
        return True
    return again and any(battleground in game.scored[side] for side in SIDES)


async def activate_battleground(game: MiddleEarth, player: Player, battleground: Location) -> None:
    """Activate it from its deck, or reactivate it from a scoring area (p. 8)."""
    again = bring_into_play(game, battleground)
    await _activate(game, player, battleground, again)


def bring_into_play(game: MiddleEarth, battleground: Location) -> bool:
    """Lay it out, from its deck or a scoring area; whether it was played for before (p. 8)."""
    side = LOCATIONS[battleground].side
    again = battleground not in game.battleground_deck[side]
    if again:
        holder = side if battleground in game.scored[side] else ENEMY[side]
        game.scored[holder] = without_one(game.scored[holder], battleground)
        if holder != side:  # retaken from the enemy, it does not defend itself (p. 16)
            game.stormed = (*game.stormed, battleground)
    else:
        game.battleground_deck[side] = without_one(game.battleground_deck[side], battleground)
    game.battlegrounds = (*game.battlegrounds, battleground)
    game.there[battleground] = ()
    return again


def battlegrounds_to_activate(
    game: MiddleEarth, faction: Faction = "", deck: bool = True
) -> tuple[Location, ...]:
    """The battlegrounds of a faction, or all, that lie in a deck or a scoring area (p. 8)."""
    decks = [b for side in SIDES for b in game.battleground_deck[side]] if deck else []
    won = [b for side in SIDES for b in game.scored[side] if not LOCATIONS[b].is_path]
    return tuple(b for b in decks + won if not faction or is_faction_battleground(b, faction))


async def activate_of_choice(
    game: MiddleEarth, player: Player, faction: Faction = "", deck: bool = True
) -> Location:
    """A text activates or reactivates a battleground that its player chooses (p. 8)."""
    options = battlegrounds_to_activate(game, faction, deck)
    battleground = await choose(player, "battleground", options)
    await activate_battleground(game, player, battleground)
    return battleground


# ------------------------------------------------------------------ paths


def paths_numbered(game: MiddleEarth, number: int) -> tuple[Location, ...]:
    """The paths of this number that were never activated (p. 8)."""
    if number > scenario(game).last_path:
        return ()
    return tuple(path for path in game.paths if LOCATIONS[path].number == number)


async def replace_path(game: MiddleEarth, player: Player, ahead: int = 0) -> None:
    """A text activates another path; the old one is fought first (p. 8)."""
    path = await decide(game, player, "path", paths_numbered(game, game.path_number + ahead))
    await fight_on_path(game)
    await open_path(game, player, path)


async def open_path(game: MiddleEarth, player: Player, path: Location) -> None:
    """The path becomes the active one, and its text works (p. 8)."""
    game.paths = without_one(game.paths, path)
    game.path, game.path_number = path, LOCATIONS[path].number
    game.there[path] = ()
    await _activate(game, player, path, again=False)


async def _activate(game: MiddleEarth, player: Player, location: Location, again: bool) -> None:
    outer = game.cause
    game.emit_cause(LocationActivated(location, player, again))
    game.emit_cause(TextApplies(location))
    await game.location_texts[location].activated(game, player)
    game.cause = outer
