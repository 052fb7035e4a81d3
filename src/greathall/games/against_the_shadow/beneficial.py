"""Beneficial and not: what the Shadow does, and what it never does (p. 5).

Bots know what people know: hidden cards play no part in it.
"""

from __future__ import annotations

from greathall.games.against_the_shadow.able_to_win import (
    Front,
    adds_icons,
    front,
    is_last_path,
    with_battleground,
)
from greathall.games.against_the_shadow.bot_texts import (
    ACTIVATES,
    CORRUPTION,
    COSTS_CARDS,
    DRAWS,
    ICONS,
    NEW_PATH,
    Benefit,
)
from greathall.games.wotr_cards.facts import FREE, SHADOW, Card, Location
from greathall.games.wotr_cards.game_terms import can_forsake
from greathall.games.wotr_cards.location_phase import paths_numbered
from greathall.games.wotr_cards.table import MiddleEarth, discard_pile, team
from greathall.kernel import Player


def may_join(game: MiddleEarth, here: Front) -> bool:
    """Whether the flowchart lets cards go there: able to win but losing, or last path (p. 8).

    To the last path nobody goes in vain, because the enemy gains as much (p. 5).
    """
    return here.wanted or (here.location == game.path and is_last_path(game) and here.grows)


def helps_at(game: MiddleEarth, here: Front, card: Card) -> bool:
    """A card helps where the flowchart lets it go and it brings icons (pp. 5, 8)."""
    return may_join(game, here) and adds_icons(game, here, card)


def new_icon(after: MiddleEarth, before: MiddleEarth, bot: Player, at: Location) -> Benefit | None:
    """An icon helps in a combat that is being lost and can be won with it, or on the last path.

    `after` is the table with the icon there and its price paid, which no longer counts in reserve.
    """
    now, then = front(before, bot, at), front(after, bot, at)
    here = now._replace(
        reserve=then.strength + then.reserve - now.strength,
        gained=then.against + then.gained - now.against,
    )
    return Benefit(ICONS, (here,)) if may_join(before, here) else None


def activation(after: MiddleEarth, bot: Player, battleground: Location) -> Benefit | None:
    """A battleground is activated only where the Shadow is able to win it (p. 5).

    `after` is the table with the price paid.
    """
    here = front(with_battleground(after, battleground), bot, battleground)
    return Benefit(ACTIVATES, (here,)) if here.able else None


def battlegrounds_worth_activating(
    after: MiddleEarth, bot: Player, battlegrounds: tuple[Location, ...]
) -> tuple[Front, ...]:
    """Those of them that the Shadow is able to win; what it has won already it leaves alone."""
    won = after.scored[SHADOW]
    found = [activation(after, bot, b) for b in battlegrounds if b not in won]
    return tuple(front for benefit in found if benefit for front in benefit.fronts)


def one_of(fronts: tuple[Front, ...]) -> Benefit | None:
    """Activating one of these helps, if there is any."""
    return Benefit(ACTIVATES, fronts) if fronts else None


def another_path(game: MiddleEarth, bot: Player) -> Benefit | None:
    """A new path is activated only while the current one is being won (p. 5)."""
    here = front(game, bot, game.path)
    left = paths_numbered(game, game.path_number)
    return Benefit(NEW_PATH, (here,)) if left and here.winning else None


def cards_for(game: MiddleEarth, *players: Player) -> Benefit | None:
    """Drawing helps, unless nobody has anything to draw from."""
    some = any(game.deck[player] or discard_pile(game, player) for player in players)
    return Benefit(DRAWS) if some else None


def loss_of_cards(game: MiddleEarth) -> Benefit | None:
    """That the Free Peoples forsake or discard helps, while they have anything to lose."""
    some = any(can_forsake(game, player) for player in team(game, FREE))
    return Benefit(COSTS_CARDS) if some else None


def corruption() -> Benefit:
    """Corruption helps at any price."""
    return Benefit(CORRUPTION)
