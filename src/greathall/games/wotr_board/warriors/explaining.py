"""What the rules say of a faction or of a faction event to whoever asks.

Where it stands, whether it may enter now; which dice play the card, or what keeps it back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from greathall.games.explained import Explanation, Row, explanation, reason, row
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.event_cards import icons_for
from greathall.games.wotr_board.facts import ASIDE, EVENT_CARDS, Card, Faction, kinds_of
from greathall.games.wotr_board.figures import available
from greathall.games.wotr_board.table import War, side_of
from greathall.games.wotr_board.warriors.entering import RULES
from greathall.games.wotr_board.warriors.faction_dice import PLAYS, unused_faction_dice
from greathall.games.wotr_board.warriors.faction_texts import is_barred
from greathall.games.wotr_board.warriors.table import WarOfFactions, figures_at, regions_with
from greathall.kernel import Player

FACTION_TERM: Final = "war-faction"


def faction(game: War, players: tuple[Player, ...], name: Faction) -> Explanation:
    """The reference card as it is now."""
    if not isinstance(game, WarOfFactions):
        return explanation()
    return explanation(
        (reason("explain-faction"), _status(game, name)),
        (reason("explain-faction-where"), _figures(game, name)),
    )


def _status(game: WarOfFactions, name: Faction) -> Iterator[Row]:
    status = game.factions[name]
    yield row(FACTION_TERM, reason(f"explain-faction-{status}"))
    if status == ASIDE:
        can = RULES[name].may_enter(game)
        told = "explain-faction-may-enter" if can else "explain-faction-may-not-enter"
        yield row("enter-faction", reason(told), can=can)


def _figures(game: WarOfFactions, name: Faction) -> Iterator[Row]:
    """On the board, on cards, in reinforcements, lost."""
    sign = f"w-{name}"
    for region in regions_with(game, name):
        yield row(region, sign=sign, after=figures_at(game, name, region))
    for place, count in game.on_cards.items():
        if place == name:
            yield row(FACTION_TERM, reason("explain-faction-prepared"), sign=sign, after=count)
        elif place in EVENT_CARDS and EVENT_CARDS[place].faction == name:
            yield row(place, reason("explain-faction-on-card"), sign=sign, after=count)
    left = available(game, name)
    yield row("war-muster", reason("explain-reinforcements"), sign=sign, after=left)
    lost = game.casualties.get(name, 0)
    if lost:
        yield row("war-hit", reason("explain-lost"), sign="casualty", after=lost)


# ------------------------------------------------ faction events


def faction_event(game: War, players: tuple[Player, ...], name: Card) -> Explanation:
    """Whether a faction event can be played now, with which dice, and what keeps it back."""
    if not isinstance(game, WarOfFactions):
        return explanation()
    holder = next((player for player in players if name in game.faction_hand[player]), None)
    if holder is None:
        return explanation((reason("explain-card-lies"), lying(game, name)))
    if is_barred(game, EVENT_CARDS[name].faction):
        return explanation(can=False, why=reason("explain-card-bars"))
    if not EVENTS[name].can_be_played(game, holder):
        return explanation(can=False, why=reason("explain-condition"))
    dice = list(_dice_for(game, holder, name))
    can = any(die["can"] for die in dice) or None  # a die that was taken for it lies here no more
    return explanation((reason("explain-dice"), dice), can=can)


def _dice_for(game: WarOfFactions, holder: Player, name: Card) -> Iterator[Row]:
    """The unused dice of this player's side, the Faction die last, and whether they play it."""
    side, icon = side_of(game, holder), EVENT_CARDS[name].icon
    for face in kinds_of(game.dice[side]):
        can = icon in icons_for(game, holder, face)
        yield row(face, None if can else reason("explain-no-die", face=icon), can=can)
    for face in unused_faction_dice(game, side):
        can = face in PLAYS
        yield row(face, None if can else reason("explain-no-play"), can=can)


def lying(game: War, name: Card) -> Iterator[Row]:
    """On the table or among the discards, where everybody sees it."""
    if name in game.on_table:
        yield row("war-event-card", reason("explain-on-table"))
    elif name in game.discard:
        yield row("war-event-card", reason("explain-discarded"))
