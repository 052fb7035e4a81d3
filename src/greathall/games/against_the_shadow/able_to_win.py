"""Winning, losing, and able to win: how every combat stands for the Shadow (pp. 4, 8)."""

from __future__ import annotations

from typing import NamedTuple

from greathall.games.against_the_shadow.rulings import chosen
from greathall.games.against_the_shadow.table import bots_at
from greathall.games.wotr_cards.battleground_combat import (
    DEFENCE,
    battleground_attack,
    battleground_defence,
    most_icons,
)
from greathall.games.wotr_cards.facts import FREE, LOCATIONS, SHADOW, Card, Location
from greathall.games.wotr_cards.location_phase import bring_into_play
from greathall.games.wotr_cards.path_combat import path_attack, path_defence, path_icons
from greathall.games.wotr_cards.places import able_to_enter, can_enter
from greathall.games.wotr_cards.table import MiddleEarth, cards_of_side, scenario
from greathall.kernel import Player

Icons = tuple[int, int]  # of the Shadow in a combat, and against it


class Front(NamedTuple):
    """One combat in figures: icons of the Shadow now, more of them in reserve, icons against it.

    Whoever comes may also give the enemy something: Sting and Quickbeam gain by their foes.
    """

    location: Location
    strength: int
    reserve: int
    against: int
    attacks: bool  # the Shadow attacks, and so needs more icons; in defence as many are enough
    tied_is_lost: bool = True
    gained: int = 0  # more icons against it, if those in reserve come

    @property
    def winning(self) -> bool:
        """The Shadow wins if the combat is fought now."""
        return _wins(self.strength, self.against, self.attacks)

    @property
    def losing(self) -> bool:
        """Not winning; of a path that nobody would win, a ruling decides."""
        tied = self.strength == self.against and not self.tied_is_lost
        return not self.winning and not tied

    @property
    def able(self) -> bool:
        """The Shadow wins if every card in reserve that could move there does (p. 4)."""
        return _wins(self.strength + self.reserve, self.against + self.gained, self.attacks)

    @property
    def grows(self) -> bool:
        """Those in reserve bring the Shadow more icons than they give the enemy."""
        return self.reserve > self.gained

    @property
    def wanted(self) -> bool:
        """The Shadow is able to win there, but is losing at the moment (p. 8)."""
        return self.able and self.losing


def _wins(strength: int, against: int, attacks: bool) -> bool:
    return strength > against if attacks else strength >= against


def icons_for_and_against(game: MiddleEarth, location: Location) -> Icons:
    """The icons of the Shadow in a combat, and those against it."""
    side = LOCATIONS[location].side
    if LOCATIONS[location].is_path:
        free = cards_of_side(game, location, FREE)
        defence = sum(path_icons(game, card, location) for card in free)
        return path_attack(game, location), path_defence(game, location) + defence
    attack = battleground_attack(game, location)
    defenders = most_icons(game, location, cards_of_side(game, location, side), DEFENCE)
    defence = battleground_defence(game, location) + defenders
    return (defence, attack) if side == SHADOW else (attack, defence)


def is_winning(game: MiddleEarth, location: Location, now: Icons | None = None) -> bool:
    """Whether the Shadow wins if this combat is fought now, with its icons `now` (p. 8)."""
    strength, against = now or icons_for_and_against(game, location)
    return _wins(strength, against, _attacks(location))


def _attacks(location: Location) -> bool:
    return LOCATIONS[location].is_path or LOCATIONS[location].side == FREE


def front(
    game: MiddleEarth,
    bot: Player,
    location: Location,
    playing: Card = "",
    now: Icons | None = None,
) -> Front:
    """How this combat stands; `playing` is a card about to be played, which counts too (p. 4)."""
    strength, against = now or icons_for_and_against(game, location)
    joined = with_reserves(game, bot, location, playing)
    then = strength, against
    if joined is not game:
        then = icons_for_and_against(joined, location)
    duel = LOCATIONS[location].is_path and scenario(game).path_scoring == "more-defence"
    return Front(
        location,
        strength,
        then[0] - strength,
        against,
        _attacks(location),
        tied_is_lost=not duel or chosen(game, "tied-path", "losing"),
        gained=then[1] - against,
    )


def with_reserves(
    game: MiddleEarth, bot: Player, location: Location, playing: Card = ""
) -> MiddleEarth:
    """The table as it would be if every Shadow card that could move to this location did (p. 4)."""
    joined = game
    counted = bots_at(game) if chosen(game, "reserves", "both") else (bot,)
    for player in counted:
        come = able_to_enter(game, game.reserve[player], location)
        if come:
            joined = joined.copy() if joined is game else joined
            stay = tuple([c for c in game.reserve[player] if c not in come])
            joined.reserve[player] = stay
            joined.there[location] += come
    if playing and can_enter(game, playing, location):
        joined = with_card(joined, location, playing)
    return joined


def with_card(game: MiddleEarth, location: Location, card: Card) -> MiddleEarth:
    """The table as it would be with one more card at this location."""
    joined = game.copy()
    joined.there[location] += (card,)
    return joined


def adds_icons(game: MiddleEarth, here: Front, card: Card) -> bool:
    """Whether a card would bring icons to a combat; leadership needs an army there (p. 5)."""
    if not can_enter(game, card, here.location):
        return False
    then, _ = icons_for_and_against(with_card(game, here.location, card), here.location)
    return then > here.strength


def with_battleground(game: MiddleEarth, battleground: Location) -> MiddleEarth:
    """The table as it would be after this battleground is activated, but for its text."""
    imagined = game.copy()
    bring_into_play(imagined, battleground)
    return imagined


def is_last_path(game: MiddleEarth) -> bool:
    return game.path_number >= scenario(game).last_path


def right_to_left(game: MiddleEarth) -> tuple[Location, ...]:
    """Active battlegrounds: those activated later lie further to the right (p. 2)."""
    return game.battlegrounds[::-1]


def by_priority(game: MiddleEarth) -> tuple[Location, ...]:
    """The path, where one is active, then the battlegrounds from the right (p. 8)."""
    return (*((game.path,) if game.path else ()), *right_to_left(game))
