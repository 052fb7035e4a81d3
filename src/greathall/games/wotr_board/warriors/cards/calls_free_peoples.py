"""The Call to Battle cards of the Free Peoples: Dead Men, Eagles and Ents.

Questions, both about the card: `call-eagles` (the region of an Eagle that comes to the battle, or
`done`), `call-roll` (`yes` or `no`).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.battlefield import general, nazgul_leadership_left, place_of
from greathall.games.wotr_board.card_texts import CombatText
from greathall.games.wotr_board.cards.combat import give_up_leadership
from greathall.games.wotr_board.casualties import clear_the_field, take_hits_in_battle
from greathall.games.wotr_board.combat_rolls import attack_besides, roll_dice
from greathall.games.wotr_board.control import is_inside
from greathall.games.wotr_board.events import CardDiceRolled
from greathall.games.wotr_board.facts import DONE, MOST_DICE, NO, SHADOW, YES, Card, Side
from greathall.games.wotr_board.table import battle_of
from greathall.games.wotr_board.warriors.cards.calls import break_off, wants_to_pay
from greathall.games.wotr_board.warriors.dead_men import army_of_the_dead
from greathall.games.wotr_board.warriors.eagles import within_call
from greathall.games.wotr_board.warriors.ents import entwoods_with_ents
from greathall.games.wotr_board.warriors.faction_figures import lose_figures, move_figures
from greathall.games.wotr_board.warriors.facts import DEAD_MEN, EAGLES, ENTS
from greathall.games.wotr_board.warriors.table import WarOfFactions, figures_at
from greathall.kernel import choose

DICE: Final = 3
NEEDED: Final = 4


# ------------------------------------------------ Dead Men


class TheKingOfTheDead(CombatText):
    """A figure is eliminated for an additional attack with three dice."""

    async def strike_first(self, game: Any, side: Side) -> None:
        lose_figures(game, DEAD_MEN, army_of_the_dead(game))
        await attack_besides(game, side, DICE, NEEDED)


class TheTerrorOfTheDead(CombatText):
    """At the end of the round a figure may be eliminated to end the battle."""

    async def end_the_round(self, game: Any, side: Side) -> None:
        region = army_of_the_dead(game)
        if region and await wants_to_pay(game, side, self.id):
            lose_figures(game, DEAD_MEN, region)
            break_off(game, self.id)


# ------------------------------------------------ Eagles


async def call_eagles(game: WarOfFactions, side: Side, card: Card) -> int:
    """Eagles in reach may come to the region of the defenders; how many are there now."""
    player, here = general(game, side), battle_of(game).region
    while True:
        far = tuple(region for region in within_call(game, here) if region != here)
        region = await choose(player, "call-eagles", (*far, DONE), about=card)
        if region == DONE:
            return figures_at(game, EAGLES, here)
        move_figures(game, player, EAGLES, region, here)


class SpeedingOnAGatheringWind(CombatText):
    """Eagles come; after casualties each of them may hit on 6, and is lost on 1."""

    def can_be_used(self, game: Any, side: Side) -> bool:
        """A besieged Shadow Army is safe from it."""
        return not is_inside(game, SHADOW, place_of(battle_of(game), SHADOW))

    async def strike_last(self, game: Any, side: Side) -> None:
        eagles = await call_eagles(game, side, self.id)
        player = general(game, side)
        if not eagles or await choose(player, "call-roll", (YES, NO), about=self.id) == NO:
            return
        dice = await roll_dice(min(eagles, MOST_DICE))
        game.emit(CardDiceRolled(self.id, 6, dice, dice.count(6)))
        lose_figures(game, EAGLES, battle_of(game).region, dice.count(1))
        await take_hits_in_battle(game, SHADOW, dice.count(6))
        clear_the_field(game)


class OutOfTheHighAirs(CombatText):
    """Eagles come; one of them is eliminated, and no Nazgûl has Leadership in this round."""

    async def before_all(self, game: Any, side: Side) -> None:
        if await call_eagles(game, side, self.id):
            lose_figures(game, EAGLES, battle_of(game).region)
            points = nazgul_leadership_left(game)
            if points:
                give_up_leadership(game, SHADOW, points)


# ------------------------------------------------ Ents


class WithDoomWeCome(CombatText):
    """An Ent of the Entwood is eliminated for an additional attack with three dice."""

    def can_be_used(self, game: Any, side: Side) -> bool:
        return bool(entwoods_with_ents(game))

    async def strike_first(self, game: Any, side: Side) -> None:
        await spend_ent(game, side)
        await attack_besides(game, side, DICE, NEEDED)


class TheForestIsRising(CombatText):
    """At the end of the round an Ent of the Entwood may be eliminated to end the battle."""

    def can_be_used(self, game: Any, side: Side) -> bool:
        return bool(entwoods_with_ents(game))

    async def end_the_round(self, game: Any, side: Side) -> None:
        if entwoods_with_ents(game) and await wants_to_pay(game, side, self.id):
            await spend_ent(game, side)
            break_off(game, self.id)


async def spend_ent(game: WarOfFactions, side: Side) -> None:
    """The price always comes from an Entwood."""
    region = await choose(general(game, side), "entwood", entwoods_with_ents(game))
    lose_figures(game, ENTS, region)
