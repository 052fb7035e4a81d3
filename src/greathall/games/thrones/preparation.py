"""Preparing the game (pp. 4–5, 28), and what only some may know."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.facts import (
    COURT,
    DECKS,
    FIEFDOMS,
    HOUSES,
    HOUSES_OF,
    NEUTRAL_LORDS,
    THRONE,
    WESTEROS_CARDS,
    WILDLING_CARDS,
    Area,
    House,
    Unit,
    army,
    cards_of,
)
from greathall.games.thrones.game_round import FIRST_ROUND
from greathall.games.thrones.planning_phase import redrawn_plan
from greathall.games.thrones.table import Westeros
from greathall.games.thrones.tides import redrawn_tide
from greathall.kernel import Pile, Player, Random, Seats, constant
from greathall.kernel.game import Options

SCENARIO: Final = "standard"
SCENARIOS: Final[dict[str, dict[int, Seats]]] = {
    SCENARIO: {
        players: {house: (house,) for house in HOUSES_OF[players]} for players in (6, 5, 4, 3)
    }
}


def set_up(scenario: str, seats: Seats, options: Options) -> Westeros:
    """Lay out the board for these houses."""
    seat = {house: chair for chair, houses in seats.items() for house in houses}
    houses = HOUSES_OF[len(seat)]
    units, holder = starting_units(houses, options)
    game = Westeros(
        options=constant(dict(options)),
        seat=constant(seat),
        holder=holder,
        units=units,
        planned=dict.fromkeys(houses, ()),
        power={house: HOUSES[house].power for house in houses},
        garrisons={HOUSES[house].home: HOUSES[house].garrison for house in houses},
        lords=dict(NEUTRAL_LORDS[len(houses)]),
        tracks={
            THRONE: tuple(sorted(houses, key=lambda h: HOUSES[h].throne)),
            FIEFDOMS: tuple(sorted(houses, key=lambda h: HOUSES[h].fiefdoms)),
            COURT: tuple(sorted(houses, key=lambda h: HOUSES[h].court)),
        },
        supply={house: HOUSES[house].supply for house in houses},
        hand={house: cards_of(house) for house in houses},
        discard=dict.fromkeys(houses, ()),
        wildlings=Pile(WILDLING_CARDS),
        westeros={deck: Pile(westeros_deck(deck)) for deck in DECKS},
        westeros_discard=dict.fromkeys(DECKS, ()),
        tides=dict.fromkeys(houses, ()),
    )
    game.then(FIRST_ROUND)
    return game


def starting_units(
    houses: tuple[House, ...], options: Options
) -> tuple[dict[Area, tuple[Unit, ...]], dict[Area, House]]:
    """What the house screens say."""
    units: dict[Area, tuple[Unit, ...]] = {}
    holder: dict[Area, House] = {}
    for house in houses:
        for area, there in HOUSES[house].units.items():
            if area == "lannisport-port" and options["lannister-port-ship"] == "no":
                continue
            units[area], holder[area] = army(there), house
    return units, holder


def westeros_deck(deck: str) -> tuple[str, ...]:
    return tuple(
        card.id for card in WESTEROS_CARDS.values() if card.deck == deck for _ in range(card.copies)
    )


def redraw(game: Westeros, players: tuple[Player, ...], rng: Random) -> None:
    """Deal anew what these players cannot see and what lies in no pile: orders and tides."""
    for house in game.power:
        if house in players:
            continue
        if game.planned[house]:
            game.planned[house] = redrawn_plan(game, house, rng)
        if game.tides[house]:
            game.tides[house] = (redrawn_tide(game, house, rng),)
