"""House Martell."""

from __future__ import annotations

from greathall.games.thrones.card_texts import CardText
from greathall.games.thrones.events import CardTextUsed
from greathall.games.thrones.facts import TRACKS, House
from greathall.games.thrones.influence import move_to_bottom
from greathall.games.thrones.rulings import arianne_saves_the_token
from greathall.games.thrones.table import Westeros, battle_of, enemy_of
from greathall.kernel import choose


class NymeriaSand(CardText):
    """1 sword if you attack, 1 fortification if you defend."""

    def icons(self, game: Westeros, house: House) -> tuple[int, int]:
        return (1, 0) if battle_of(game).attacker == house else (0, 1)


class ArianneMartell(CardText):
    """Lost in defence: the attackers do not enter, but go back where they came from."""

    def bars_entry(self, game: Westeros, house: House) -> bool:
        return battle_of(game).loser == house

    def saves_token(self, game: Westeros, house: House) -> bool:
        """Only where it was agreed that it stays if nobody enters."""
        return self.bars_entry(game, house) and arianne_saves_the_token(game)


class DoranMartell(CardText):
    """Immediately: the opponent moves to the end of a track of your choice."""

    async def immediately(self, game: Westeros, house: House) -> None:
        game.emit_cause(CardTextUsed(house, self.id))
        track = await choose(house, "lower-track", TRACKS, about=self.id)
        move_to_bottom(game, enemy_of(game, house), track)
