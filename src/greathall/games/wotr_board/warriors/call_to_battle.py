"""Call to Battle cards: handed out before a battle, played instead of Combat cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.wotr_board.battlefield import place_of, units_of
from greathall.games.wotr_board.card_texts import COMBATS, CombatText, EventText, on_table
from greathall.games.wotr_board.combat_round import resolve_initiative
from greathall.games.wotr_board.control import is_inside
from greathall.games.wotr_board.facts import (
    REGIONS,
    SHADOW,
    SIDES,
    Card,
    Deck,
    Faction,
    Side,
)
from greathall.games.wotr_board.table import Battle, battle_of
from greathall.games.wotr_board.warriors.dead_men import army_of_the_dead, ways_of_the_dead
from greathall.games.wotr_board.warriors.eagles import within_call
from greathall.games.wotr_board.warriors.events import CallsHandedOut
from greathall.games.wotr_board.warriors.faction_texts import (
    WarriorsText,
    is_barred,
    is_guarded,
    speaking,
)
from greathall.games.wotr_board.warriors.facts import (
    CALL_CARDS,
    CORSAIRS,
    DEAD_MEN,
    DUNLENDINGS,
    EAGLES,
    ENTS,
    SPIDERS,
)
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    factions_in_play,
    figures_at,
)

CARDS_OF: Final[dict[Faction, tuple[Card, ...]]] = {
    faction: tuple(card.id for card in CALL_CARDS.values() if card.faction == faction)
    for faction in dict.fromkeys(card.faction for card in CALL_CARDS.values())
}


# ------------------------------------------------ which factions can be called


def dead_men_hear(game: WarOfFactions, battle: Battle) -> bool:
    """The Army of the Dead is with the defenders or beside them, be it through the Dark Door."""
    there = army_of_the_dead(game)
    return there == battle.region or there in ways_of_the_dead(game, battle.region)


def eagles_hear(game: WarOfFactions, battle: Battle) -> bool:
    """An Eagle is at most four regions from the defenders."""
    return bool(within_call(game, battle.region))


def ents_hear(game: WarOfFactions, battle: Battle) -> bool:
    """An Ent is with the defenders or beside them."""
    near = (battle.region, *REGIONS[battle.region].adjacent)
    return any(figures_at(game, ENTS, region) for region in near)


def corsairs_hear(game: WarOfFactions, battle: Battle) -> bool:
    return stand_outside(game, battle, CORSAIRS)


def dunlendings_hear(game: WarOfFactions, battle: Battle) -> bool:
    return stand_outside(game, battle, DUNLENDINGS)


def spiders_hear(game: WarOfFactions, battle: Battle) -> bool:
    """They are with the Shadow Army, besieged or not."""
    return bool(figures_at(game, SPIDERS, place_of(battle, SHADOW)))


def stand_outside(game: WarOfFactions, battle: Battle, faction: Faction) -> bool:
    """They are with the Shadow Army, and it is not under siege."""
    region = place_of(battle, SHADOW)
    return bool(figures_at(game, faction, region)) and not is_inside(game, SHADOW, region)


HEAR: Final[dict[Faction, Callable[[WarOfFactions, Battle], bool]]] = {
    DEAD_MEN: dead_men_hear,
    EAGLES: eagles_hear,
    ENTS: ents_hear,
    CORSAIRS: corsairs_hear,
    DUNLENDINGS: dunlendings_hear,
    SPIDERS: spiders_hear,
}


def can_be_called(game: WarOfFactions, battle: Battle, faction: Faction) -> bool:
    """Whether a faction in play hears, and no card on the table forbids it."""
    if not HEAR[faction](game, battle) or is_barred(game, faction):
        return False
    return faction not in (DEAD_MEN, EAGLES, ENTS) or not is_guarded(game, battle.region)


# ------------------------------------------------ before, in and after the battle


async def hand_out_calls(game: WarOfFactions) -> None:
    """Each side takes the two cards of every faction that can be called to this battle."""
    battle = battle_of(game)
    game.calls, game.barred = {}, ()
    for side in SIDES:
        called = [f for f in factions_in_play(game, side) if can_be_called(game, battle, f)]
        if called:
            cards = tuple(card for faction in called for card in CARDS_OF[faction])
            game.calls = {**game.calls, side: cards}
            for faction in called:
                game.emit(CallsHandedOut(side, faction))
    for text in on_table(game, EventText.battle_begins):
        await text.battle_begins(game)


def cards_to_call(game: WarOfFactions, side: Side) -> tuple[Card, ...]:
    """Those of a side's cards whose faction still hears, and whose condition is met now."""
    battle = battle_of(game)
    return tuple(
        card
        for card in game.calls.get(side, ())
        if card in COMBATS
        and game.factions[CALL_CARDS[card].faction] == "in-play"
        and can_be_called(game, battle, CALL_CARDS[card].faction)
        and COMBATS[card].can_be_used(game, side)
    )


def back_of(card: Card) -> Deck:
    return CALL_CARDS[card].back


def called_faction(battle: Battle, side: Side) -> Faction:
    """The faction that a side has called in this round, if its card was not cancelled."""
    card = battle.cards.get(side)
    if card not in CALL_CARDS or side in battle.cancelled:
        return ""
    return CALL_CARDS[card].faction


def strength_of_called(game: WarOfFactions, battle: Battle, side: Side) -> int:
    """Figures of a faction that was called and is armed by a card on the table."""
    faction = called_faction(battle, side)
    if side != SHADOW or not faction or not units_of(game, side):
        return 0
    if not any(text.arms(game, faction) for text in speaking(game, WarriorsText.arms)):
        return 0
    return figures_at(game, faction, place_of(battle, SHADOW))


async def end_the_round(game: WarOfFactions) -> None:
    """Initiative 8: what some cards do when the round is over."""
    await resolve_initiative(game, CombatText.end_the_round)


async def put_calls_aside(game: WarOfFactions) -> None:
    """After the battle all Call to Battle cards are set aside."""
    game.calls, game.barred = {}, ()
