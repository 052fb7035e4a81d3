"""The Westeros phase (pp. 7–10)."""

from __future__ import annotations

from greathall.games.thrones.events import (
    NewRound,
    OrdersBanned,
    PhaseOpened,
    PowerGained,
    WesterosCardRevealed,
    WesterosChoiceMade,
    WinterCame,
)
from greathall.games.thrones.facts import (
    AREAS,
    CONSOLIDATE,
    DECKS,
    DEFENSE,
    PORTS,
    RAID,
    SUPPORT,
    WITH_CROWNS,
    Card,
    House,
)
from greathall.games.thrones.ports import is_trading
from greathall.games.thrones.rulings import dark_wings_pays_ports, icons_that_count
from greathall.games.thrones.table import (
    Westeros,
    blade_holder,
    controlled,
    gain_power,
    in_turn_order,
    raven_holder,
    step,
    throne_holder,
)
from greathall.games.thrones.wildlings import NOBODY, grow_threat
from greathall.kernel import Pile, choose

NOTHING = "nothing"
WINTER_IS_COMING = ("winter-is-coming-1", "winter-is-coming-2")
BANS = {
    "rains-of-autumn": "march-plus-1",
    "storm-of-swords": DEFENSE,
    "sea-of-storms": RAID,
    "web-of-lies": SUPPORT,
    "feast-for-crows": CONSOLIDATE,
}
# What the holder of a dominance token may choose: what everybody does, or what is banned.
CHOICES = {
    "a-throne-of-blades": ("supply", "mustering", NOTHING),
    "dark-wings-dark-words": ("clash-of-kings", "power", NOTHING),
    "put-to-the-sword": (DEFENSE, "march-plus-1", NOTHING),
}


@step
async def westeros_phase(game: Westeros) -> None:
    """Move the round marker, reveal three cards, move the threat, resolve the cards (p. 7)."""
    game.round += 1
    game.phase, game.banned = "westeros", ()
    game.emit(NewRound(game.round))
    game.emit(PhaseOpened(game.phase))
    icons, revealed = 0, list[Card]()
    for deck in DECKS:
        first, card = await _reveal(game, deck)
        icons += icons_that_count(game, first, card)
        revealed.append(card)
    game.revealed = tuple(revealed)
    grow_threat(game, icons)
    for card in revealed:
        game.then("resolve_westeros_card", card)


async def _reveal(game: Westeros, deck: str) -> tuple[Card, Card]:
    """The top card of a deck, and the card that counts: Winter Is Coming is replaced at once."""
    first = card = await _draw(game, deck)
    while card in WINTER_IS_COMING:
        game.emit(WinterCame(card, deck))
        game.westeros[deck] = Pile(game.westeros[deck].cards + game.westeros_discard[deck])
        game.westeros_discard[deck] = ()
        card = await _draw(game, deck)
    game.emit(WesterosCardRevealed(card, deck))
    return first, card


async def _draw(game: Westeros, deck: str) -> Card:
    card, game.westeros[deck] = await game.westeros[deck].draw_top(*in_turn_order(game))
    game.westeros_discard[deck] += (card,)
    return card


@step
async def resolve_westeros_card(game: Westeros, card: Card) -> None:
    """What a card says, by its name; Last Days of Summer says nothing."""
    if card in BANS:
        ban_orders(game, card, BANS[card])
    elif card in CHOICES:
        await _let_choose(game, card)
    elif card in ("supply", "mustering", "clash-of-kings"):
        everybody_does(game, card)
    elif card == "game-of-thrones":
        collect_power(game, with_ports=True)
    elif card == "wildlings-attack":
        game.then("wildling_attack", game.threat, NOBODY)


async def _let_choose(game: Westeros, card: Card) -> None:
    """The holder of a dominance token decides for everybody, whoever that is by now."""
    holders = {
        "a-throne-of-blades": throne_holder,
        "dark-wings-dark-words": raven_holder,
        "put-to-the-sword": blade_holder,
    }
    player: House = holders[card](game)
    choice = await choose(player, "westeros-choice", CHOICES[card], about=card)
    game.emit(WesterosChoiceMade(player, card, choice))
    if card == "put-to-the-sword" and choice != NOTHING:
        ban_orders(game, card, choice)
    elif choice == "power":
        collect_power(game, with_ports=dark_wings_pays_ports(game))
    elif choice != NOTHING:
        everybody_does(game, choice)


def everybody_does(game: Westeros, what: str) -> None:
    """Supply and mustering go round in turn order; the Clash of Kings is for all at once."""
    if what == "clash-of-kings":
        game.then("clash_of_kings")
        return
    for house in in_turn_order(game):
        game.then({"supply": "adjust_supply", "mustering": "muster"}[what], house)


def ban_orders(game: Westeros, card: Card, order: str) -> None:
    """Nobody may place such orders in this round."""
    game.banned += (order,)
    game.emit(OrdersBanned(card, order))


def collect_power(game: Westeros, with_ports: bool) -> None:
    """Power for every crown that a house controls, and for trade with the Free Cities (p. 25)."""
    for house in in_turn_order(game):
        count = sum(AREAS[area].power for area in controlled(game, house, WITH_CROWNS))
        if with_ports:
            own = [port for port in PORTS if game.holder.get(port) == house]
            count += sum(is_trading(game, port) for port in own)
        game.emit(PowerGained(house, gain_power(game, house, count)))
