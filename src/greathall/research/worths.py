"""What choices went with winning: how often a player won who made one, and who did not.

That one goes with the other does not prove that it is the cause: who is ahead can afford more. But
which cards are dealt is chance alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from math import sqrt
from typing import Any, Final, NamedTuple

from greathall.kernel import Player

DEALT: Final = "dealt"  # in hand when first asked: nobody chose that, so it is the card that wins
OPENING: Final = "opening"  # chosen in the first round
PLAN: Final = "plan"  # chosen in the first half of a match: what comes later follows from who leads
LEAST: Final = 0.05  # of the matches in which it was chosen, and in which it was not
FEWEST: Final = 30  # of them, however few were played
SURE: Final = 3.5  # standard errors by which the shares differ; thousands of choices are compared
BEST: Final = 8  # choices of each kind and player that are kept, at either end
# Who, when, the kind of question, what about, the option; a card that was dealt is an option, too.
Made = tuple[Player, str, Any, Any, Any]


class Choice(NamedTuple):
    """Something that a player has chosen in some matches and not in others."""

    player: Player
    when: str
    kind: str
    about: Any
    option: Any
    games: int  # in which it was chosen
    won: int
    others: int  # in which it was not
    others_won: int

    @classmethod
    def read(cls, row: Sequence[Any]) -> Choice:
        player, when, kind, about, option, *counts = row
        return cls(player, when, kind, _frozen(about), _frozen(option), *counts)

    @property
    def lead(self) -> float:
        """By how much who chose it won more often."""
        return self.won / self.games - self.others_won / self.others

    @property
    def sure(self) -> float:
        """What is left of the lead, or of the lag, when doubt is taken off; below 0 it is none.

        One match won and one lost are added to either count, so that few of them prove little.
        """
        variance = 0.0
        for won, games in (self.won, self.games), (self.others_won, self.others):
            share = (won + 1) / (games + 2)
            variance += share * (1 - share) / (games + 2)
        return abs(self.lead) - SURE * sqrt(variance)


def worths(
    matches: Sequence[Sequence[Made]], has_won: Callable[[int, Player], bool]
) -> Iterator[Choice]:
    """Of each player and time the choices with the surest lead, then those with the surest lag."""
    chosen, chosen_won = Counter[Made](), Counter[Made]()
    for number, made in enumerate(matches):
        chosen.update(made)
        chosen_won.update(choice for choice in made if has_won(number, choice[0]))
    won = Counter[Player]()
    for player in {choice[0] for choice in chosen}:
        won[player] = sum(has_won(number, player) for number in range(len(matches)))
    found = [
        choice
        for made, games in chosen.items()
        if max(FEWEST, LEAST * len(matches)) <= min(games, len(matches) - games)
        for choice in [_against_others(made, games, chosen_won[made], len(matches), won)]
        if choice.sure > 0
    ]
    found.sort(key=lambda choice: (choice.player, choice.when, -choice.sure, repr(choice)))
    for _, group in groupby(found, lambda choice: (choice.player, choice.when)):
        ordered = list(group)
        yield from [choice for choice in ordered if choice.lead > 0][:BEST]
        yield from [choice for choice in ordered if choice.lead < 0][:BEST]


def _against_others(
    made: Made, games: int, won: int, matches: int, all_won: Counter[Player]
) -> Choice:
    return Choice(*made, games, won, matches - games, all_won[made[0]] - won)


def _frozen(value: Any) -> Any:
    """JSON has lists where the engine has tuples."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
