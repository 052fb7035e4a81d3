"""How a battle stands as one of the combatants sees it, and what each house card would do there."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.battlefield import fighters
from greathall.games.thrones.bot.realm import Realm, chance
from greathall.games.thrones.facts import FOOTMAN, HOUSE_CARDS, Card, House
from greathall.games.thrones.strength import total_of, winner_of_tie
from greathall.games.thrones.table import Westeros, battle_of

KEPT: Final = 0.35  # what a point of strength is worth in hand for another day
SWORD: Final = 0.6
FORTIFICATION: Final = 0.4
KILLS_A_FOOTMAN: Final = "mace-tyrell"  # before strength is counted


class Fight:
    """A battle, from our side of it. The rules count strength, on the table that we see."""

    def __init__(self, realm: Realm) -> None:
        self.realm, self.game, self.battle = realm, realm.game, battle_of(realm.game)
        self.enemy = self.battle.enemy(realm.house)
        self.side, self.other = self.battle.side(realm.house), self.battle.side(self.enemy)
        self.ours, self.theirs = self.battle.card[self.side], self.battle.card[self.other]
        # The same without supporters: what a card does is judged between the two of us.
        self.duel = realm.game.copy()
        battle_of(self.duel).support = ()
        without_cards = self._lead_on(realm.game.copy(), "", "")
        self.by_support = without_cards - self._lead_on(self.duel, "", "")

    def _lead_on(self, table: Westeros, ours: Card, theirs: Card) -> int:
        """How far we are ahead on this table if these are the cards."""
        battle_of(table).card = {self.side: ours, self.other: theirs}
        return total_of(table, self.side) - total_of(table, self.other)

    def lead(self) -> int:
        """How far we are ahead with the cards that lie open."""
        return self.lead_with(self.ours, self.theirs)

    def lead_with(self, ours: Card, theirs: Card) -> int:
        """How far we would be ahead with these cards."""
        lead = self.by_support + self._lead_on(self.duel, ours, theirs)
        if not self.ours:
            lead += self._killed_first(ours, self.enemy)
        if not self.theirs:
            lead -= self._killed_first(theirs, self.realm.house)
        return lead

    def _killed_first(self, card: Card, victim: House) -> int:
        """Strength that a text, which is yet to be done, takes from the other side."""
        return int(card == KILLS_A_FOOTMAN and FOOTMAN in fighters(self.game, victim))

    def worth_of_card(self, card: Card) -> float:
        """The chance to win with it against any card of the enemy, less what it is worth later."""
        cards = (self.theirs,) if self.theirs else self.game.hand[self.enemy]
        tie = 0.5 if winner_of_tie(self.game) == self.realm.house else -0.5
        odds = [chance(3 * (self.lead_with(card, other) + tie)) for other in cards]
        won = sum(odds) / len(odds) if odds else 1.0
        facts = HOUSE_CARDS[card]
        killed = min(facts.swords, len(fighters(self.game, self.enemy)))
        saved = min(facts.fortifications, len(fighters(self.game, self.realm.house)))
        icons = won * SWORD * killed + (1 - won) * FORTIFICATION * saved
        stake = 1.0 + self.realm.prize(self.battle.area)
        return won * stake + icons - KEPT * facts.strength
