"""Setting up with the expansion: nine cards out, nine in, a third deck for each side."""

from __future__ import annotations

from greathall.games.wotr_board import preparation
from greathall.games.wotr_board.facts import (
    ASIDE,
    FACTION,
    FIGURES,
    SIDES,
    CardFacts,
)
from greathall.games.wotr_board.preparation import deck
from greathall.games.wotr_board.table import War
from greathall.games.wotr_board.warriors import seams  # noqa: F401  (it registers the rules)
from greathall.games.wotr_board.warriors.ents import FANGORN
from greathall.games.wotr_board.warriors.facts import FACTIONS
from greathall.games.wotr_board.warriors.table import WarOfFactions
from greathall.kernel import Pile, Seats
from greathall.kernel.game import Options


def set_up(scenario: str, seats: Seats, options: Options) -> War:
    """The board game, with the expansion if it was chosen."""
    if options.get("warriors", "no") == "no":
        return preparation.set_up(scenario, seats, options)
    players = tuple(player for at_seat in seats.values() for player in at_seat)
    game = preparation.set_up(
        *(scenario, seats, options, WarOfFactions, is_used_with_warriors),
        factions=dict.fromkeys(FACTIONS, ASIDE),
        entwoods=(FANGORN,),
        faction_deck={side: Pile(deck(side, FACTION, is_used_with_warriors)) for side in SIDES},
        faction_hand=dict.fromkeys(players, ()),
        faction_buried=dict.fromkeys(players, ()),
    )
    left = {figure: FIGURES[figure].copies for figure in FACTIONS}
    game.reinforcements = {**game.reinforcements, **left}
    return game


def is_used_with_warriors(card: CardFacts) -> bool:
    """Nine events of the base game are taken out, nine others put in."""
    return not card.removed_by_warriors
