"""Tides of battle, if everybody agrees before the game (p. 29)."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.battlefield import combatants
from greathall.games.thrones.events import TideRedrawn, TidesRevealed
from greathall.games.thrones.facts import ATTACKER, DEFENDER, SIDES, TIDES, Card, House
from greathall.games.thrones.rulings import tides_are_played
from greathall.games.thrones.table import Westeros, battle_of, blade_holder
from greathall.kernel import Pile, Random, choose
from greathall.kernel.game import pick

TIDES_DECK: Final = Pile(tuple(tide.id for tide in TIDES.values() for _ in range(tide.copies)))


async def draw_tides(game: Westeros) -> None:
    """Both draw a card of a deck shuffled anew, and look at their own."""
    if not tides_are_played(game):
        return
    deck = TIDES_DECK
    for house in combatants(game):
        card, deck = await deck.draw_top(house)
        game.tides[house] = (card,)
    holder = blade_holder(game)
    if holder in combatants(game) and not game.blade_used:
        drawn = game.tides[holder][0]
        if await choose(holder, "redraw-tide", ("yes", "no"), about=drawn) == "yes":
            game.blade_used = True
            game.emit(TideRedrawn(holder))
            card, deck = await deck.draw_top(holder)
            game.tides[holder] = (card,)
    reveal_tides(game)


def reveal_tides(game: Westeros) -> None:
    """Both at once, in the step that drew them: see `planning_phase.assign_orders`."""
    battle = battle_of(game)
    for side in SIDES:
        (battle.tide[side],) = game.tides[battle.house(side)]
        game.tides[battle.house(side)] = ()
    attackers, defenders = battle.tide[ATTACKER], battle.tide[DEFENDER]
    game.emit(TidesRevealed(battle.attacker, attackers, battle.defender, defenders))


def skulls(tide: Card) -> int:
    """How many units of the other side a tide costs."""
    return TIDES[tide].skulls if tide else 0


def redrawn_tide(game: Westeros, house: House, rng: Random) -> Card:
    """Any card of the deck that the other combatant does not hold."""
    deck = list(TIDES_DECK.bag)
    for other, held in game.tides.items():
        if other != house and held:
            deck.remove(held[0])
    return str(pick(tuple(deck), rng))
