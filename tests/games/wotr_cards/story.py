"""Set up a table of the card game in words, answer in words, look at the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

from games.story import Story as AnyStory
from greathall.games import games
from greathall.games.wotr_cards.action_phase import discard_down_to_limits, take_turn
from greathall.games.wotr_cards.combat_phase import next_combat
from greathall.games.wotr_cards.facts import CARDS, LOCATIONS
from greathall.games.wotr_cards.game_round import ROUND, next_round
from greathall.games.wotr_cards.location_phase import (
    activate_next_path,
    activate_random_battleground,
)
from greathall.games.wotr_cards.preparation import PREPARATION
from greathall.games.wotr_cards.table import MiddleEarth, place_of
from greathall.kernel import Game, Header, Match, Pile

GAME = games()["wotr-cards"]
Rows = dict[str, Any]


class Story(AnyStory):
    """A match in the middle of things. Chance answers only as the test says."""

    @property
    def table(self) -> MiddleEarth:
        state = self.match.state
        assert isinstance(state, MiddleEarth)
        return state

    def can(self, *action: str) -> bool:
        """Whether this action is open to the player whose turn it is."""
        assert self.question.kind == "turn", self.question
        return action in self.question.options

    def place(self, card: str) -> str | None:
        """Where a character or item lies: a location, "reserve", or None."""
        return place_of(self.table, card)

    def discarded(self, player: str) -> Counter[str]:
        return Counter(self.table.discard[player] + self.table.discard_seen[player])

    def eliminated(self, player: str) -> Counter[str]:
        return Counter(self.table.eliminated[player] + self.table.eliminated_seen[player])


def middle_earth(
    *,
    title: Game = GAME,
    scenario: str = "trilogy",
    people: int | None = None,
    options: dict[str, str] | None = None,
    turn: str = "frodo",
    first: str | None = None,
    path: str = "bag-end",
    battlegrounds: tuple[str, ...] = (),
    agenda: tuple[tuple[Any, ...], ...] = (("take_turn",),),
    **rows: Any,
) -> Story:
    """A table in the phase of actions, at the turn of one player.

    `hand`, `reserve`, `deck` and so on are tables by player; what is not given is empty,
    but every deck holds four Soldiers of Gondor. `there` is by location, `items` by wielder.
    """
    counts = title.scenarios[scenario]
    people = people or next(iter(counts))
    chosen = {name: values[0] for name, values in title.options.items()} | (options or {})
    seats = counts[people]
    game: MiddleEarth = title.set_up(scenario, seats, chosen)
    order = list(GAME_ORDER[scenario])
    game.turn, game.first = order.index(turn), order.index(first or turn)
    game.phase, game.round = "actions", 1
    for player in game.deck:
        game.deck[player] = Pile(("soldiers-of-gondor",) * 4)
    _lay_locations(game, path, battlegrounds)
    for name, given in rows.items():
        _lay(game, name, given)
    schedule(game, agenda)
    header = Header(title.id, title.rules, scenario, people, tuple(chosen.items()))
    return Story(Match(title, header, seats, game))


def schedule(game: MiddleEarth, agenda: tuple[tuple[Any, ...], ...]) -> None:
    """Put these rules on the agenda, by name; with the phase of drawing the round ends."""
    of_round = [s for o in (PREPARATION, ROUND) for s in game.outlines.get(o, o).steps]
    inner = (
        take_turn,
        discard_down_to_limits,
        next_combat,
        activate_next_path,
        activate_random_battleground,
    )
    rules = {rule.__name__: rule for rule in (*of_round, *inner)}
    game.agenda, game.inserted = [], 0
    for name, *args in agenda:
        game.then(rules[name], *args)
        if name == "draw_phase":
            game.then(next_round)


def fight(**setting: Any) -> Story:
    """The same table at the combat of its only active location, or where `first` sets the order."""
    return middle_earth(agenda=(("next_combat",),), **setting)


def activate(location: str, **setting: Any) -> Story:
    """The same table at the moment when this path or battleground is activated from its deck."""
    facts = LOCATIONS[location]
    if facts.is_path:
        last: dict[str, Any] = {"path": "", "path_number": facts.number - 1, "paths": (location,)}
        return middle_earth(agenda=(("activate_next_path",),), **last | setting)
    decks = {"free": (), "shadow": ()} | {facts.side: (location,)}
    setting = {"battleground_deck": decks} | setting
    return middle_earth(agenda=(("activate_random_battleground",),), **setting)


def attack_at(field: str, cards: str, **setting: Any) -> int:
    """The attack icons that these cards bring to a battleground."""
    story = fight(path="", battlegrounds=(field,), there={field: cards}, **setting)
    attack: int = story.events("combat-fought")[-1]["attack"]
    return attack


def defence_at(field: str, cards: str, **setting: Any) -> int:
    """The attack icons that these cards cancel when they are overrun."""
    overrun = {"attack_tokens": {field: 30}}
    story = fight(path="", battlegrounds=(field,), there={field: cards}, **overrun, **setting)
    cancelled: int = story.events("combat-fought")[-1]["cancelled"]
    return cancelled


GAME_ORDER = {
    "trilogy": ("frodo", "witch-king", "aragorn", "saruman"),
    "duel-2": ("gandalf", "witch-king"),
    "duel-3": ("gandalf", "witch-king", "gandalf", "saruman"),
    "fellowship": ("balrog", "gandalf"),
}


def _lay_locations(game: MiddleEarth, path: str, battlegrounds: tuple[str, ...]) -> None:
    for location in (*((path,) if path else ()), *battlegrounds):
        game.there[location] = ()
        if LOCATIONS[location].is_path:
            game.path, game.path_number = location, LOCATIONS[location].number
            game.paths = tuple(p for p in game.paths if p != location)
        else:
            game.battlegrounds = (*game.battlegrounds, location)
            side = LOCATIONS[location].side
            deck = game.battleground_deck[side]
            game.battleground_deck[side] = tuple(b for b in deck if b != location)


def _lay(game: MiddleEarth, name: str, given: Any) -> None:
    table = getattr(game, name)
    if not isinstance(table, dict):
        setattr(game, name, given)
        return
    for key, value in given.items():
        if isinstance(value, str):
            value = tuple(value.split())  # noqa: PLW2901
        for card in value if isinstance(value, tuple) else ():
            assert card in CARDS or card in LOCATIONS, f"no such card: {card}"
        table[key] = Pile(value) if name == "deck" else value
