"""House Martell."""

from __future__ import annotations

from greathall.games.thrones.card_texts import CardText, house_card
from greathall.games.thrones.chronicle import CardTextUsed
from greathall.games.thrones.facts import TRACKS, House
from greathall.games.thrones.influence import move_to_bottom
from greathall.games.thrones.table import Westeros, enemy_of
from greathall.kernel import choose


@house_card
class NymeriaSand(CardText):
    id = "nymeria-sand"

    def icons(self, game: Westeros, house: House) -> tuple[int, int]:
        return (1, 0) if game.battle["attacker"] == house else (0, 1)


@house_card
class ArianneMartell(CardText):
    id = "arianne-martell"

    def bars_entry(self, game: Westeros, house: House) -> bool:
        return bool(game.battle["loser"] == house)


@house_card
class DoranMartell(CardText):
    id = "doran-martell"

    async def immediately(self, game: Westeros, house: House) -> None:
        game.tell(CardTextUsed(house, self.id))
        track = await choose(house, "lower-track", TRACKS, about=self.id)
        move_to_bottom(game, enemy_of(game, house), track)
