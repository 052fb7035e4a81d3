"""Combat cards: chosen face down, revealed together, resolved by initiative (8.3).

Question: `combat-card` (`no`, or an Event card; about the region of the battle).
"""

from __future__ import annotations

from typing import Any

from greathall.games.wotr_board.battle_events import (
    CombatCardCancelled,
    CombatCardChosen,
    CombatCardRevealed,
)
from greathall.games.wotr_board.battlefield import companions_of, fighters, general
from greathall.games.wotr_board.card_texts import COMBATS, EVENTS, CombatText, EventText, on_table
from greathall.games.wotr_board.facts import (
    EVENT_CARDS,
    FREE,
    NO,
    SHADOW,
    Card,
    Combat,
    Deck,
    Side,
)
from greathall.games.wotr_board.figures import WITCH_KING
from greathall.games.wotr_board.players import may_use
from greathall.games.wotr_board.table import War, battle_of, hand, take_from_hand
from greathall.kernel import Player, choose


async def choose_cards(game: War) -> None:
    """The attacker chooses first, then the defender, who sees its back; they are revealed."""
    battle = battle_of(game)
    for side in (battle.attacker, battle.defender):
        if not is_barred(game, side):
            await choose_card(game, side)
    for side in (battle.attacker, battle.defender):
        reveal_card(game, side)


async def choose_card(game: War, side: Side) -> None:
    """One card a round and side; it costs no action (5.9)."""
    player = general(game, side)
    from_table = table_cards(game, side) + game.expansion.cards_besides(game, side)
    if not from_table and not hand(game, player):
        return
    # Whoever holds cards is always asked: whether one of them can be used is a secret.
    card = await choose(
        player,
        "combat-card",
        (NO, *usable_cards(game, side, player), *from_table),
        about=battle_of(game).region,
        visible_to=(player,),
        always_ask=True,
    )
    if card != NO:
        game.combat_card = {**game.combat_card, player: (card,)}
        battle_of(game).backs[side] = back_of(game, card)
        game.emit(CombatCardChosen(side, back_of(game, card)))


def is_barred(game: War, side: Side) -> bool:
    """Whether this side may not play a card in this round."""
    battle = battle_of(game)
    if side == FREE and battle.no_free_card and battle.round == 1 and not companions_of(game):
        return True
    if game.expansion.is_barred(game, side):
        return True
    bars = on_table(game, EventText.bars_combat_card)
    return any(text.bars_combat_card(game, side) for text in bars)


def usable_cards(game: War, side: Side, player: Player) -> tuple[Card, ...]:
    """The cards in hand whose condition is met now."""
    return tuple(
        card
        for card in hand(game, player)
        if combat_text(card).can_be_used(game, side) and may_use(game, player, card)
    )


def table_cards(game: War, side: Side) -> tuple[Card, ...]:
    """Cards on the table that can be used as this round's card (Balrog of Moria)."""
    return tuple(
        card
        for card in game.on_table
        if EVENTS[card].serves_in_battle(game, side) and combat_text(card).can_be_used(game, side)
    )


def back_of(game: War, card: Card) -> Deck:
    """What a card that lies face down looks like."""
    return EVENT_CARDS[card].deck if card in EVENT_CARDS else game.expansion.back_of(card)


def combat_of(card: Card) -> Combat:
    """The combat half of an Event card; a card of another kind has nothing else."""
    return EVENT_CARDS[card].combat if card in EVENT_CARDS else card


def combat_text(card: Card) -> CombatText:
    return COMBATS[combat_of(card)]


def reveal_card(game: War, side: Side) -> None:
    """Turn up the card; nothing looks at the discards before the round is over."""
    player, battle = general(game, side), battle_of(game)
    for card in game.combat_card[player]:
        game.combat_card = {**game.combat_card, player: ()}
        battle.cards[side] = card
        if card in EVENT_CARDS:
            spend_card(game, player, card)
            if side == SHADOW and battle.round == 1 and WITCH_KING in fighters(game, SHADOW):
                battle.sorcerer = (player, EVENT_CARDS[card].deck)
        game.emit(CombatCardRevealed(side, card, combat_of(card)))


def spend_card(game: War, player: Player, card: Card) -> None:
    """An Event card was used for its combat half, from the table or from hand."""
    if card in game.on_table:
        game.on_table = tuple(other for other in game.on_table if other != card)
    else:
        take_from_hand(game, player, card)
    game.discard += (card,)


async def resolve_cards(game: War, moment: Any) -> None:
    """What the cards say at this initiative; of two, the defender's comes first (8.3)."""
    battle = battle_of(game)
    for side in (battle.defender, battle.attacker):
        text = text_of(game, side)
        if text is not None and text.says(moment) and not battle.is_over:
            await text.at(moment)(game, side)


def text_of(game: War, side: Side) -> CombatText | None:
    """The card of a side, unless it has no effect."""
    battle = battle_of(game)
    card = battle.cards.get(side)
    return None if card is None or side in battle.cancelled else combat_text(card)


def cancel_card(game: War, side: Side) -> None:
    """The card of this side has no effect, in none of its parts."""
    battle = battle_of(game)
    battle.cancelled += (side,)
    game.emit(CombatCardCancelled(side, battle.cards[side]))
