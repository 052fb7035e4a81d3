"""The cards of people explain themselves beside bots, too."""

from __future__ import annotations

from games.wotr_cards.test_explaining import agrees_at_every_turn
from greathall.games.against_the_shadow import GAME
from greathall.matches import new_match


def test_explanations_agree_with_the_rules_and_tell_no_secret() -> None:
    agrees_at_every_turn(new_match(GAME.id, scenario="trilogy", players=1, seed=4))
