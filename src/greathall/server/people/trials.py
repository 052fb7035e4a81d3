"""How often a message goes out because somebody asks for one: a hall is nobody's hammer."""

from __future__ import annotations

from greathall.server.errors import EnoughTrials
from greathall.server.limits import MOST_VISITORS, Purse

HOUR, DAY = 3600.0, 24 * 3600.0
OF_A_PERSON = (20, HOUR)  # trials and confirmations, by whatever channel
AT_AN_ADDRESS = (3, DAY)  # confirmations to one mail address, whoever asks for them


class Trials:
    """Who has asked how often, as long as this hall is open."""

    def __init__(self) -> None:
        self.purses: dict[str, Purse] = {}

    def spend(self, who: str, often: tuple[int, float]) -> None:
        """Once more, or it is refused."""
        most, seconds = often
        if who not in self.purses:
            if len(self.purses) >= MOST_VISITORS:
                self.purses = {w: p for w, p in self.purses.items() if p.look() < p.most}
            self.purses[who] = Purse(most / seconds, most)
        if self.purses[who].look() < 1:
            raise EnoughTrials("that was tried often enough for now")
        self.purses[who].pay(1)
