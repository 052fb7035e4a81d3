"""Preparation (pp. 4–5): decks, hands, and what only the owner may look at."""

from __future__ import annotations

from functools import cache
from typing import Final

from greathall.games.wotr_cards.card_texts import HAND
from greathall.games.wotr_cards.facts import Card
from greathall.games.wotr_cards.game_round import ROUND
from greathall.games.wotr_cards.game_terms import draw_cards, out_of_hand, to_discard_pile
from greathall.games.wotr_cards.scenarios import SCENARIOS
from greathall.games.wotr_cards.table import MiddleEarth, conduct_of, scenario, unique
from greathall.kernel import Outline, Pile, Player, Seats, choose, constant, together, without_one
from greathall.kernel.game import Options


def set_up(
    scenario_id: str, seats: Seats, options: Options, table: type[MiddleEarth] = MiddleEarth
) -> MiddleEarth:
    """Lay out a scenario up to the first draw (p. 4)."""
    chosen = SCENARIOS[scenario_id]
    players = chosen.players
    promos = options["promos"] == "yes"
    game = table(
        scenario=scenario_id,
        options=constant(dict(options)),
        seat=constant({player: seat for seat, at_it in seats.items() for player in at_it}),
        hand=dict.fromkeys(players, ()),
        aside=dict.fromkeys(players, ()),
        deck={p: Pile(deck_of(scenario_id, p, promos)) for p in players},
        discard=dict.fromkeys(players, ()),
        discard_seen=dict.fromkeys(players, ()),
        eliminated=dict.fromkeys(players, ()),
        eliminated_seen=dict.fromkeys(players, ()),
        reserve=dict.fromkeys(players, ()),
        fresh=dict.fromkeys(players, ()),
        paths=chosen.paths,
        battleground_deck=dict(chosen.battlegrounds),
        scored={"free": (), "shadow": ()},
        ring_token={p: True for p in players if chosen.decks[p].ring_token},
    )
    game.then(PREPARATION)
    game.then(ROUND)
    return game


@cache
def deck_of(
    scenario_id: str, player: Player, promos: bool, table: type[MiddleEarth] = MiddleEarth
) -> tuple[Card, ...]:
    """The cards of a deck: those listed, or all of its factions (pp. 4, 20–22)."""
    deck = SCENARIOS[scenario_id].decks[player]
    if deck.cards is not None:
        return tuple(card for card, copies in deck.cards.items() for _ in range(copies))
    return tuple(
        card.id
        for card in table.cards.values()
        if card.faction in deck.factions and (promos or not card.promo)
        for _ in range(card.copies)
    )


async def draw_opening_hands(game: MiddleEarth) -> None:
    """Each player draws the first hand of the scenario (pp. 4, 20–22)."""
    for player in scenario(game).players:
        await draw_cards(game, player, scenario(game).decks[player].opening["draw"])


async def discard_from_opening_hands(game: MiddleEarth) -> None:
    """All players discard at once, where the scenario says so (p. 4)."""
    decks = scenario(game).decks.values()
    flows = {
        deck.player: _choose_discards(game, deck.player, deck.opening["discard"])
        for deck in decks
        if deck.opening["discard"] and conduct_of(game, deck.player).is_asked
    }
    chosen = await together(flows)
    for player, cards in chosen.items():
        for card in cards:
            out_of_hand(game, player, card)
            to_discard_pile(game, card, HAND, shown=False)


async def _choose_discards(game: MiddleEarth, player: Player, count: int) -> tuple[Card, ...]:
    hand, chosen = game.hand[player], list[Card]()
    for number in range(1, count + 1):
        card = await choose(
            player,
            "opening-discard",
            unique(hand),
            about=(number, count),
            visible_to=(player,),
            always_ask=True,
        )
        hand = without_one(hand, card)
        chosen.append(card)
    return tuple(chosen)


PREPARATION: Final = Outline(draw_opening_hands, discard_from_opening_hands)
