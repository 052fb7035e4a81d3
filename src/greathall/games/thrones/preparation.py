"""Preparing the game (pp. 4–5, 28), and what only some may know."""

from __future__ import annotations

from greathall.games.thrones.battle import TIDES_DECK
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
from greathall.games.thrones.planning_phase import redrawn_plan
from greathall.games.thrones.table import Westeros
from greathall.kernel import Pile, Player, Random, Seats, constant
from greathall.kernel.game import Options, pick, shuffle

SCENARIO = "standard"
SCENARIOS: dict[str, dict[int, Seats]] = {
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
    game.agenda = [("planning_phase",), ("action_phase",)]  # the first round has no Westeros phase
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


def redraw(game: Westeros, players: tuple[Player, ...], keep: frozenset[str], rng: Random) -> None:
    """Deal anew what these players cannot see: wildling cards, tides, orders face down."""
    game.wildlings = _redrawn(game.wildlings, players, keep, rng)
    for house in game.power:
        if house in players:
            continue
        if game.planned[house]:
            game.planned[house] = redrawn_plan(game, house, rng)
        if game.tides[house]:
            game.tides[house] = (_other_tide(game, house, rng),)


def _redrawn(pile: Pile, players: tuple[Player, ...], keep: frozenset[str], rng: Random) -> Pile:
    """The same pile with what these players do not know of it in any other order."""

    def is_known(known: tuple[str, tuple[str, ...]]) -> bool:
        return known[0] in keep or any(player in known[1] for player in players)

    ends = (*pile.top, *pile.bottom)
    unknown = [card for card in pile.bag if card not in keep]
    unknown += [known[0] for known in ends if not is_known(known)]
    shuffle(unknown, rng)

    def dealt(known: tuple[str, tuple[str, ...]]) -> tuple[str, tuple[str, ...]]:
        return known if is_known(known) else (unknown.pop(), known[1])

    top, bottom = tuple(map(dealt, pile.top)), tuple(map(dealt, pile.bottom))
    kept = [card for card in pile.bag if card in keep]
    return Pile((*kept, *unknown), top, bottom)


def _other_tide(game: Westeros, house: House, rng: Random) -> str:
    """Any card of the deck that the other combatant does not hold."""
    deck = list(TIDES_DECK.bag)
    for other, held in game.tides.items():
        if other != house and held:
            deck.remove(held[0])
    return str(pick(tuple(deck), rng))
