"""What an arena found: who won how often against whom, from which side, and how strong all are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from greathall.kernel import Seat
from greathall.research.arena import Found, Played
from greathall.research.intervals import Z, wilson

SHOWN = 40  # as in a hall: a newcomer has 1000
FIRST, LATER = 1, 2


class Share(NamedTuple):
    """How often a bot won where it sat on one side; `even` is what an equal one would win."""

    bot: str
    against: str  # nobody but the game itself, where this is empty
    side: str  # all sides, where this is empty
    won: int
    games: int
    even: float

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval
        figures = {"share": self.share, "low": low, "high": high, "even": self.even}
        return {
            "bot": self.bot,
            "against": self.against,
            "side": self.side,
            "won": self.won,
            "games": self.games,
            **{name: round(figure, 4) for name, figure in figures.items()},
        }


class Rating(NamedTuple):
    """How strong a bot is, and how sure that is; a newcomer has 1000."""

    bot: str
    rating: float
    reach: float  # the true one lies so far above or below, in 95 of 100
    seconds: float  # of thinking for each decision


def shares(found: Found) -> list[Share]:
    """Of each bot against each other one, over all sides and from each."""
    rows = []
    for pair in dict.fromkeys(played.pair for played in found.played):
        for bot in pair:
            against = next((other for other in pair if other != bot), "")
            ours = [
                played
                for played in found.played
                if played.pair == pair and (len(found.sides) == 2 or played.alone == bot)
            ]
            rows.append(_share(found, ours, bot, against))
            if len(found.sides) > 1:
                rows += [_share(found, ours, bot, against, seats) for seats in found.sides]
    return rows


def _share(
    found: Found, played: Sequence[Played], bot: str, against: str, side: tuple[Seat, ...] = ()
) -> Share:
    there = [p for p in played if not side or p.bots[side[0]] == bot]
    won = sum(any(p.bots[seat] == bot for seat in p.winners) for p in there)
    even = 1 / len(found.sides) if against else 0.0
    return Share(bot, against, "+".join(side), won, len(there), even)


def ratings(found: Found) -> list[Rating]:
    """By openskill, match after match in the order of their numbers; the strongest first.

    A bot that sits on several sides of a match gets the mean of what each of them would.
    Where nobody plays against anybody else, there is nothing to rate.
    """
    model = PlackettLuce()
    standing = {bot: model.rating(name=bot) for bot in found.contest.bots}
    for played in found.played if len(found.sides) > 1 else ():
        bots = [played.bots[seats[0]] for seats in found.sides]
        places = list[float](
            FIRST if any(seat in played.winners for seat in seats) else LATER
            for seats in found.sides
        )
        rated = model.rate([[standing[bot]] for bot in bots], ranks=places)
        for bot in dict.fromkeys(bots):
            new = [team[0] for team, name in zip(rated, bots, strict=True) if name == bot]
            mu = sum(one.mu for one in new) / len(new)
            sigma = sum(one.sigma for one in new) / len(new)
            standing[bot] = model.create_rating([mu, sigma], name=bot)
    rows = [
        Rating(bot, SHOWN * of.mu, SHOWN * Z * of.sigma, thought(found, bot))
        for bot, of in standing.items()
    ]
    return sorted(rows, key=lambda row: -row.rating)


def thought(found: Found, bot: str) -> float:
    """Seconds of thinking for each decision of this bot."""
    decisions = sum(played.decisions.get(bot, 0) for played in found.played)
    seconds = sum(played.seconds.get(bot, 0.0) for played in found.played)
    return seconds / decisions if decisions else 0.0


def as_json(found: Found) -> dict[str, Any]:
    """All of it in one object."""
    return {
        **found.contest.as_json(),
        "games": len(found.played),
        "complete": found.complete,
        "shares": [share.as_json() for share in shares(found)],
        "ratings": [
            {
                "bot": row.bot,
                "rating": round(row.rating, 1),
                "reach": round(row.reach, 1),
                "seconds_per_decision": round(row.seconds, 5),
            }
            for row in ratings(found)
        ],
    }
