"""The Faction dice: who has one, the roll, what a result is used for (Faction dice).

Question: `use-table-card` (a card on the table on which a Faction die is spent).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.actions import DEEDS, FACE, Deed
from greathall.games.wotr_board.dice import add_to_hunt_box
from greathall.games.wotr_board.facts import EVENT, EYE, MUSTER, SHADOW, SIDES, Card, Face, Side
from greathall.games.wotr_board.warriors.entering import (
    can_enter_faction,
    can_recruit_faction,
    enter_with_die,
    recruit_with_die,
)
from greathall.games.wotr_board.warriors.events import FactionDieRolled
from greathall.games.wotr_board.warriors.faction_events import (
    can_draw_faction_event,
    can_play_faction_event,
    draw_faction_event,
    play_faction_event,
)
from greathall.games.wotr_board.warriors.faction_texts import WarriorsText, speaking
from greathall.games.wotr_board.warriors.facts import FACTION_FACES
from greathall.games.wotr_board.warriors.table import WarOfFactions, factions_in_play
from greathall.kernel import Player, choose, roll

RECRUIT: Final = "recruit-faction"
PLAY_DRAW: Final = "play-draw"
RECRUIT_PLAY: Final = "recruit-play"
RECRUIT_DRAW: Final = "recruit-draw"
WILD: Final = "wild"
ANY_RESULT: Final = (RECRUIT, PLAY_DRAW, RECRUIT_PLAY, RECRUIT_DRAW, WILD)
RECRUITS: Final = (RECRUIT, RECRUIT_PLAY, RECRUIT_DRAW, WILD)
PLAYS: Final = (PLAY_DRAW, RECRUIT_PLAY, WILD)
DRAWS: Final = (PLAY_DRAW, RECRUIT_DRAW, WILD)


# ------------------------------------------------ having one, and rolling it


def claim_faction_dice(game: WarOfFactions) -> None:
    """At the start of a turn: who has a faction in play has the die, who has none has not."""
    game.faction_pool = tuple(side for side in SIDES if factions_in_play(game, side))
    game.faction_dice = {}


async def roll_faction_dice(game: WarOfFactions) -> None:
    """It is rolled with the others; an Eye goes to the Hunt Box at once."""
    for side in game.faction_pool:
        face = FACTION_FACES[side][await roll() - 1]
        game.emit(FactionDieRolled(side, face))
        if face == EYE:
            add_to_hunt_box(game, SHADOW, 1)
        else:
            game.faction_dice = {**game.faction_dice, side: face}


def unused_faction_dice(game: WarOfFactions, side: Side) -> tuple[Face, ...]:
    return (game.faction_dice[side],) if side in game.faction_dice else ()


def spend_faction_die(game: WarOfFactions, side: Side, face: Face) -> None:
    game.faction_dice = {s: f for s, f in game.faction_dice.items() if s != side}


# ------------------------------------------------ cards on the table


def cards_for_die(game: WarOfFactions, player: Player) -> tuple[Card, ...]:
    """Cards on the table on which any result of the Faction die can be spent."""
    texts = speaking(game, WarriorsText.can_use_die)
    return tuple(text.id for text in texts if text.can_use_die(game, player))


def can_use_table_card(game: WarOfFactions, player: Player) -> bool:
    return bool(cards_for_die(game, player))


async def use_table_card(game: WarOfFactions, player: Player) -> None:
    card = await choose(player, "use-table-card", cards_for_die(game, player))
    (text,) = (t for t in speaking(game, WarriorsText.use_die) if t.id == card)
    await text.use_die(game, player)


# What dice can do for factions. Action dice bring them into play and use their cards, no more.
FACTION_DEEDS: Final = (
    Deed("enter-faction", (MUSTER, *RECRUITS), can_enter_faction, enter_with_die),
    Deed("recruit-faction", RECRUITS, can_recruit_faction, recruit_with_die),
    Deed("draw-faction-card", (EVENT, *DRAWS), can_draw_faction_event, draw_faction_event),
    Deed("play-faction-card", PLAYS, can_play_faction_event, play_faction_event, args=(FACE,)),
    Deed("use-table-card", ANY_RESULT, can_use_table_card, use_table_card),
)
WarOfFactions.deeds = DEEDS + FACTION_DEEDS
