"""What a bid is worth: for a place on a track, or against the wildlings."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.bot.realm import Realm, chance
from greathall.games.thrones.facts import COURT, FIEFDOMS, ROUNDS, THRONE, TRACKS, Track

SHARE: Final = {THRONE: 0.25, FIEFDOMS: 0.35, COURT: 0.5}  # of power that is bid for each track
TRACK_WORTH: Final = {THRONE: 0.25, FIEFDOMS: 0.25, COURT: 0.3}  # of a place, in a round
ROUNDS_OF_A_TRACK: Final = 4  # until houses bid again, or so
SURE_OF_BIDS: Final = 2.0  # how well the bids of others are known
FIRST_TOKEN: Final = 0.7  # power tokens: what the first is worth
FEW_TOKENS: Final = 4  # after so many one is worth half of that
LAST_TOKEN: Final = 0.01  # in the last round


def worth_of_bid(realm: Realm, about: str, bid: int) -> float:
    return worth_for_track(realm, about, bid) if about in TRACKS else worth_at_the_wall(realm, bid)


def worth_for_track(realm: Realm, track: Track, bid: int) -> float:
    """The places that we may win, less the power that we give up.

    Whoever has more power is harder to outbid.
    """
    usual, game = SHARE[track], realm.game
    rivals = [usual * power for house, power in game.power.items() if house != realm.house]
    places = sum(chance(SURE_OF_BIDS * (bid - rival)) for rival in rivals)
    rounds = min(ROUNDS_OF_A_TRACK, ROUNDS - game.round + 1)
    given = range(realm.power - bid + 1, realm.power + 1)
    return places * rounds * TRACK_WORTH[track] - sum(worth_of_token(realm, n) for n in given)


def worth_of_token(realm: Realm, number: int) -> float:
    """What this power token of ours is worth: the first ones are needed most."""
    return LAST_TOKEN if realm.is_last_round else FIRST_TOKEN / (1 + number / FEW_TOKENS)


def worth_at_the_wall(realm: Realm, bid: int) -> float:
    """Our share of what beats the wildlings is enough; more or less of it is worse."""
    wanted = min(realm.power, realm.game.threat / len(realm.game.power) + 0.5)
    return 0.0 if wanted - 0.5 <= bid <= wanted + 1 else -abs(bid - wanted)
