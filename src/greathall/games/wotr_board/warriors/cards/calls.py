"""What several Call to Battle cards do. `side` is the side that called.

Question: `call-price` (`yes` or `no`: is a figure eliminated for it; about the card).
"""

from __future__ import annotations

from typing import Any

from greathall.games.wotr_board.battlefield import general, place_of
from greathall.games.wotr_board.card_texts import CombatText
from greathall.games.wotr_board.facts import NO, SHADOW, YES, Card, Faction, Region, Side
from greathall.games.wotr_board.table import battle_of
from greathall.games.wotr_board.warriors.events import BattleBrokenOff
from greathall.games.wotr_board.warriors.facts import CALL_CARDS
from greathall.games.wotr_board.warriors.table import WarOfFactions, figures_at
from greathall.kernel import choose


async def wants_to_pay(game: WarOfFactions, side: Side, card: Card) -> bool:
    """Whether a figure is eliminated for the card."""
    answer = await choose(general(game, side), "call-price", (YES, NO), about=card)
    return bool(answer == YES)


def break_off(game: WarOfFactions, card: Card) -> None:
    """The battle is over at the end of this round."""
    battle = battle_of(game)
    battle.is_over = True
    game.emit(BattleBrokenOff(card, battle.region))


class ShadowCall(CombatText, abstract=True):
    """Figures who stand with the Shadow Army."""

    @property
    def faction(self) -> Faction:
        return CALL_CARDS[self.id].faction

    def camp(self, game: Any) -> Region:
        """Where the Shadow Army of the battle stands."""
        return place_of(battle_of(game), SHADOW)

    def count(self, game: Any) -> int:
        """How many of them are there."""
        return figures_at(game, self.faction, self.camp(game))
