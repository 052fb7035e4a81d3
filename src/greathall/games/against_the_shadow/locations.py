"""The six locations that the expansion replaces: two battlegrounds and four paths (p. 1).

Which six is not stated: they are those whose base texts leave the Shadow a choice.
"""

from __future__ import annotations

from greathall.games.against_the_shadow.able_to_win import front, is_last_path
from greathall.games.against_the_shadow.bot_texts import BotLocationText
from greathall.games.wotr_cards.game_terms import (
    add_attack_token,
    can_forsake,
    discard_from_play,
    forsake,
)
from greathall.games.wotr_cards.locations import battlegrounds, paths
from greathall.games.wotr_cards.locations.paths import player_of
from greathall.games.wotr_cards.table import RESERVE, MiddleEarth
from greathall.kernel import Player, when

# ------------------------------------------------------------------ battlegrounds


class MinasMorgul(BotLocationText, battlegrounds.MinasMorgul):
    """The Mordor bot draws 5, plays the first Nazgûl of these into reserve, discards the others."""


class Morannon(BotLocationText, battlegrounds.Morannon):
    """The Mordor bot draws 5, plays the first army of these, and discards the others."""


# ------------------------------------------------------------------ paths


class TheDoorsOfDurin(BotLocationText):
    """The Monstrous bot forsakes 1 for an attack token here, if that can win the path."""

    @when(BotLocationText.activated)
    async def wake_the_watcher(self, game: MiddleEarth, me: Player) -> None:
        bot = player_of(game, "monstrous")
        if can_forsake(game, bot) and self.is_worth_it(game, bot):
            await forsake(game, bot)
            add_attack_token(game, self.id)

    def is_worth_it(self, game: MiddleEarth, bot: Player) -> bool:
        """Whether the path can be won with the token, without what is forsaken for it."""
        after = game.copy()
        if after.reserve[bot]:
            discard_from_play(after, after.reserve[bot][-1], RESERVE)
        add_attack_token(after, self.id)
        lost = front(game, bot, self.id).losing
        return is_last_path(game) or (lost and front(after, bot, self.id).able)


class AmonHen(BotLocationText, paths.AmonHen):
    """The Mordor bot draws 1, then discards a random card."""


class CirithUngol(BotLocationText, paths.CirithUngol):
    """The Mordor bot draws 5, plays the first army of these, and discards the others."""


class MorgulVale(BotLocationText, paths.MorgulVale):
    """The Mordor bot draws 5, plays the first Nazgûl of these, and discards the others."""
