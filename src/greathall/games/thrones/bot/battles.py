"""How a battle stands as one of the combatants sees it, and what each house card would do there."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from greathall.games.thrones.bot.realm import Realm, chance, is_of, strength
from greathall.games.thrones.facts import (
    AREAS,
    DEFENSE,
    FIEFDOMS,
    FOOTMAN,
    HOUSE_CARDS,
    ORDERS,
    SHIP,
    THRONE,
    TIDES,
)

ATTACKER, DEFENDER = "attacker", "defender"
KEPT = 0.35  # what a point of strength is worth in hand for another day
SWORD, FORTIFICATION = 0.6, 0.4


class Fight:
    """A battle, from our side of it."""

    def __init__(self, realm: Realm) -> None:
        self.realm, self.battle = realm, realm.view["battle"]
        self.is_attacker: bool = self.battle[ATTACKER] == realm.house
        self.side, self.other = (ATTACKER, DEFENDER) if self.is_attacker else (DEFENDER, ATTACKER)
        self.enemy: str = self.battle[self.other]
        self.area: str = self.battle["area"]

    @property
    def is_open(self) -> bool:
        """Whether our card lies on the table, with its text done."""
        return bool(self.battle["card"][self.side])

    @property
    def stake(self) -> float:
        """What is won or lost with the area."""
        return 1.0 + self.realm.prize(self.area)

    def without_cards(self, side: str) -> int:
        """Units, order, garrison, support, tide and blade."""
        battle, view = self.battle, self.realm.view
        garrison: int = view["garrisons"].get(self.area, 0)
        attacking = side == ATTACKER
        total = strength(self.fighters(side), self.area, attacking) + self.order_strength(side)
        total += 0 if attacking else garrison
        for area, supported in battle["support"]:
            if supported == side:
                total += strength(view["units"].get(area, ()), self.area, attacking)
                total += ORDERS[view["orders"][area]].strength
        if tide := battle["tide"][side]:
            total += TIDES[tide].strength
        return total + int(battle["blade"] == battle[side])

    def fighters(self, side: str) -> tuple[str, ...]:
        """The units of a side; a garrison may defend alone."""
        units: tuple[str, ...] = self.battle["units"]
        if side == ATTACKER:
            return units
        is_held = self.realm.holder.get(self.area) == self.battle[DEFENDER]
        return self.realm.units.get(self.area, ()) if is_held else ()

    def order_strength(self, side: str) -> int:
        if side == ATTACKER:
            return ORDERS[self.battle["order"]].strength
        order = self.realm.orders.get(self.area, "")
        return ORDERS[order].strength if is_of(order, DEFENSE) else 0

    def lead(self) -> int:
        """How far we are ahead with the cards that lie open."""
        ours, theirs = self.battle["card"][self.side], self.battle["card"][self.other]
        return self.lead_with(ours, theirs)

    def lead_with(self, ours: str, theirs: str) -> int:
        lead = self.without_cards(self.side) - self.without_cards(self.other)
        if ours:
            lead += 0 if theirs == "balon-greyjoy" else HOUSE_CARDS[ours].strength
            lead += self.bonus(ours)
        if theirs:
            lead -= 0 if ours == "balon-greyjoy" else HOUSE_CARDS[theirs].strength
            lead -= self.theirs.bonus(theirs)
        return lead

    @cached_property
    def theirs(self) -> Fight:
        """The same from the other side."""
        return Fight(Realm(self.realm.view, self.enemy))

    def wins_ties(self) -> bool:
        return self.realm.place(FIEFDOMS) < self.realm.place(FIEFDOMS, self.enemy)

    def bonus(self, card: str) -> int:
        """What the text of one of our cards adds here."""
        return BONUS[card](self) if card in BONUS else 0

    def worth_of_card(self, card: str) -> float:
        """The chance to win with it against any card of the enemy, less what it is worth later."""
        hand = self.realm.view["hand"][self.enemy]
        known = self.battle["card"][self.other]
        cards = (known,) if known else hand
        tie = 0.5 if self.wins_ties() else -0.5
        odds = [chance(3 * (self.lead_with(card, other) + tie)) for other in cards]
        won = sum(odds) / len(odds) if odds else 1.0
        facts = HOUSE_CARDS[card]
        killed = min(facts.swords, len(self.fighters(self.other)))
        saved = min(facts.fortifications, len(self.fighters(self.side)))
        icons = won * SWORD * killed + (1 - won) * FORTIFICATION * saved
        return won * self.stake + icons - KEPT * facts.strength


def _if_higher(fight: Fight) -> int:
    realm = fight.realm
    return int(realm.place(THRONE, fight.enemy) < realm.place(THRONE))


# Texts that change strength, as far as they can be counted beforehand.
BONUS: dict[str, Callable[[Fight], int]] = {
    "stannis-baratheon": _if_higher,
    "ser-davos-seaworth": lambda f: int(
        "stannis-baratheon" in f.realm.view["discard"]["baratheon"]
    ),
    "victarion-greyjoy": lambda f: f.battle["units"].count(SHIP) if f.is_attacker else 0,
    "ser-kevan-lannister": lambda f: f.battle["units"].count(FOOTMAN) if f.is_attacker else 0,
    "theon-greyjoy": lambda f: int(not f.is_attacker and bool(AREAS[f.area].structure)),
    "catelyn-stark": lambda f: 0 if f.is_attacker else f.order_strength(DEFENDER),
    "mace-tyrell": lambda f: int(not f.is_open and FOOTMAN in f.fighters(f.other)),
}
