"""The influence tracks and the Westeros card Clash of Kings (pp. 10–11, 27).

The dominance tokens need no place of their own: they lie with the first of each track, and a token
that was used stays used when it changes hands.
"""

from __future__ import annotations

from greathall.games.thrones.events import BidMade, MovedOnTrack, TrackSettled
from greathall.games.thrones.facts import TRACKS, House, Track
from greathall.games.thrones.table import Westeros, in_turn_order, lose_power, throne_holder
from greathall.kernel import choose, together


async def clash_of_kings(game: Westeros) -> None:
    """All houses bid for the three tracks, one after the other."""
    for track in TRACKS:
        game.then(bid_for_track, track)


async def bid_for_track(game: Westeros, track: Track) -> None:
    """The higher the bid, the higher the place; the holder of the throne orders equal bids.

    For the Iron Throne that is still the old holder (p. 11).
    """
    bids = await secret_bids(game, in_turn_order(game), track)
    order: list[House] = []
    for bid in sorted(set(bids.values()), reverse=True):
        order += await _break_tie(game, track, tuple(h for h in bids if bids[h] == bid))
    game.tracks[track] = tuple(order)
    game.bids = {}
    game.emit(TrackSettled(track, tuple(order)))


async def _break_tie(game: Westeros, track: Track, tied: tuple[House, ...]) -> list[House]:
    holder, order = throne_holder(game), list[House]()
    while tied:
        first = await choose(holder, "break-tie", tied, about=track)
        order.append(first)
        tied = tuple(house for house in tied if house != first)
    return order


async def secret_bids(game: Westeros, houses: tuple[House, ...], about: str) -> dict[House, int]:
    """Everybody closes some power in a fist; all open at once, and what was bid is gone."""
    bids: dict[House, int] = await together(
        {house: choose(house, "bid", range(game.power[house] + 1), about) for house in houses}
    )
    for house, bid in bids.items():
        lose_power(game, house, bid)
        game.emit(BidMade(house, about, bid))
    game.bids = bids
    return bids


def move_to_place(game: Westeros, house: House, track: Track, place: int) -> None:
    """A marker goes to a place counted from 0; those between move up or down (p. 27)."""
    others = [h for h in game.tracks[track] if h != house]
    others.insert(place, house)
    if tuple(others) != game.tracks[track]:
        game.tracks[track] = tuple(others)
        game.emit(MovedOnTrack(house, track, others.index(house) + 1))


def move_to_top(game: Westeros, house: House, track: Track) -> None:
    move_to_place(game, house, track, 0)


def move_to_bottom(game: Westeros, house: House, track: Track) -> None:
    move_to_place(game, house, track, len(game.tracks[track]) - 1)


def is_higher(game: Westeros, track: Track, house: House, other: House) -> bool:
    """Whether the first of these houses stands nearer the top."""
    order = game.tracks[track]
    return order.index(house) < order.index(other)
