"""How each location of the card game stands as one player sees it, and what would change that."""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import Final

from greathall.games.wotr_cards.battleground_combat import battleground_defence
from greathall.games.wotr_cards.facts import (
    ARMY,
    CARDS,
    CHARACTER,
    ENEMY,
    FREE,
    ITEM,
    LOCATIONS,
    SHADOW,
)
from greathall.games.wotr_cards.places import has_printed_door, named_wielders
from greathall.games.wotr_cards.table import MiddleEarth, active_locations, scenario
from greathall.kernel import Player

ATTACK: Final = 0
DEFENCE: Final = 1
PATH: Final = 2
LONE_LEADER: Final = 0.25  # of a leadership icon that no army supports yet


class Fronts:
    """What a player makes of what they see."""

    def __init__(self, game: MiddleEarth, player: Player) -> None:
        self.game, self.player, self.scenario = game, player, scenario(game)
        self.side = self.scenario.side[player]
        self.ring_token = self.scenario.decks[player].ring_token
        cards = sum(len(game.hand[enemy]) for enemy in self.scenario.enemies[player])
        self.doubt = 0.45 + 0.12 * min(cards, 8)  # the more they hold, the less is settled
        self.rounds_left = min(1.0, (self.scenario.last_path - game.path_number) / 4)

    # ------------------------------------------------ locations

    def value(self, location: str, extra: tuple[str, ...] = (), tokens: float = 0.0) -> float:
        """How this location is likely to end, in points for us, if `extra` cards stood there."""
        facts = LOCATIONS[location]
        cards = (*self.game.there.get(location, ()), *extra)
        lead = self.lead(location, cards) + tokens
        if not facts.is_path:
            ours = 1 if facts.side != self.side else -1  # attackers want a high lead
            return ours * facts.points * (2 * chance(lead - 0.5, self.doubt) - 1)
        free = facts.points * chance(0.5 - lead - self.duel, self.doubt) - overflow(lead)
        return free if self.side == FREE else -free

    @property
    def duel(self) -> float:
        """In a duel the Free Peoples need one icon more to win a path."""
        return 1.0 if self.scenario.path_scoring == "more-defence" else 0.0

    def lead(self, location: str, cards: tuple[str, ...]) -> float:
        """Attack icons less defence icons, as printed."""
        facts, game = LOCATIONS[location], self.game
        attacker = SHADOW if facts.is_path else ENEMY[facts.side]
        roles = (PATH, PATH) if facts.is_path else (ATTACK, DEFENCE)
        attack = self.icons([c for c in cards if CARDS[c].side == attacker], roles[0])
        defence = self.icons([c for c in cards if CARDS[c].side != attacker], roles[1])
        own = battleground_defence(game, location)  # of a path too: its items count as printed
        return attack - defence - own + game.attack_tokens.get(location, 0)

    def icons(self, cards: list[str], role: int) -> float:
        """The icons of these cards with their items, and of leaders with an army of their own."""
        total = float(sum(printed(each, role) for c in cards for each in self.with_items(c)))
        if role == PATH:
            return total + sum(self.game.attack_tokens.get(card, 0) for card in cards)
        armies = Counter(CARDS[c].faction for c in cards if CARDS[c].type == ARMY)
        leaders = sorted(((leads(c, role), c) for c in cards if leads(c, role)), reverse=True)
        for icons, card in leaders:
            faction = CARDS[card].faction
            total += icons if armies[faction] > 0 else icons * LONE_LEADER
            armies[faction] -= 1
        return total

    def with_items(self, card: str) -> tuple[str, ...]:
        return (card, *self.game.items.get(card, ()))

    def is_attacker(self, location: str) -> bool:
        facts = LOCATIONS[location]
        return self.side == SHADOW if facts.is_path else facts.side != self.side

    # ------------------------------------------------ what would change it

    def gain(self, card: str, location: str) -> float:
        """What a card would change there, less what it costs: attackers never come back."""
        cost = self.quality(card) * (0.45 if self.is_attacker(location) else 0.2)
        return self.value(location, (card,)) - self.value(location) - cost * self.rounds_left

    def best_gain(self, card: str) -> float:
        """The most that a card changes in one of the places that its print lets it enter."""
        places = [place for place in active_locations(self.game) if has_printed_door(card, place)]
        return max((self.gain(card, place) for place in places), default=-1.0)

    def gain_of_item(self, item: str, wielder: str) -> float:
        place = self.place_of(wielder)
        if place not in self.game.there:
            return 0.3 * self.quality(item) * self.rounds_left + (0.1 if CARDS[item].text else 0.0)
        role = PATH if place == self.game.path else ATTACK if self.is_attacker(place) else DEFENCE
        sign = 1 if self.is_attacker(place) else -1
        more = self.value(place, tokens=sign * printed(item, role)) - self.value(place)
        return more - 0.3 * self.quality(item) * self.rounds_left

    def gain_of_token(self, location: str, attack: float = 0, defence: float = 0) -> float:
        return self.value(location, tokens=attack - defence) - self.value(location)

    def prospect(self, location: str) -> float:
        """What it would mean to activate this location now."""
        if location in self.game.scored[self.side]:
            return -float(LOCATIONS[location].points)
        held = location in self.game.scored[ENEMY[self.side]]
        ready = [c for c in self.game.reserve[self.player] if has_printed_door(c, location)]
        return (LOCATIONS[location].points if held else 0) + self.value(location, tuple(ready))

    # ------------------------------------------------ cards

    def quality(self, card: str) -> float:
        """What a card is worth wherever it may go, from about 0 to 2."""
        facts = CARDS[card]
        field = max(facts.attack + facts.leads_attack / 2, facts.defence + facts.leads_defence / 2)
        road = facts.path_icons * min(1.0, self.paths_ahead(card) / 3)
        return 0.4 * max(field, 1.2 * road) + (0.2 if facts.text else 0.0)

    def paths_ahead(self, card: str) -> int:
        """How many of the paths to come this card may enter."""
        facts = CARDS[card]
        if facts.type == ITEM:
            return 3
        return sum(self.game.path_number <= n for n in facts.paths)

    def use_of(self, card: str) -> float:
        """What a card is worth in hand: what it can do now, or later."""
        now = 0.0
        if CARDS[card].type in (ARMY, CHARACTER):
            now = max(0.0, self.best_gain(card))
        elif CARDS[card].type == ITEM:
            now = max((self.gain_of_item(card, w) for w in self.wielders(card)), default=0.0)
        return max(now, 0.5 * self.quality(card))

    def may_be_in_deck(self, card: str) -> bool:
        """Whether we see one of our cards nowhere else."""
        game, me = self.game, self.player
        hidden, shown = (game.hand, game.discard, game.eliminated), (game.reserve,)
        piles = (*hidden, *shown, game.discard_seen, game.eliminated_seen)
        in_sight = any(card in pile[me] for pile in piles)
        return not in_sight and not any(card in cards for cards in game.there.values())

    def wielders(self, item: str) -> list[str]:
        places = (*self.game.there.values(), *self.game.reserve.values())
        able = named_wielders(item)
        return [card for cards in places for card in cards if card in able]

    def place_of(self, card: str) -> str:
        found = (place for place, cards in self.game.there.items() if card in cards)
        return next(found, "")


def printed(card: str, role: int) -> int:
    facts = CARDS[card]
    return (facts.attack, facts.defence, facts.path_icons)[role]


def leads(card: str, role: int) -> int:
    facts = CARDS[card]
    return facts.leads_attack if role == ATTACK else facts.leads_defence


def chance(lead: float, doubt: float) -> float:
    """How likely a lead lasts."""
    return 1 / (1 + exp(-lead / doubt))


def overflow(lead: float) -> float:
    """The corruption to expect of a lead."""
    return max(0.0, lead)
