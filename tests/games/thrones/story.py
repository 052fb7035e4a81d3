"""Set up Westeros in words, answer in words, look at the table."""

from __future__ import annotations

from typing import Any

from games.story import Story as AnyStory
from greathall.games.thrones import GAME
from greathall.games.thrones.battle import battle as fight
from greathall.games.thrones.battlefield import begin_battle
from greathall.games.thrones.facts import AREAS, HOUSE_CARDS, HOUSES_OF, army, neighbours
from greathall.games.thrones.marches import march_turn
from greathall.games.thrones.strength import icons_of, parts_of, total_of
from greathall.games.thrones.table import Battle, Westeros, all_units, battle_of
from greathall.kernel import Header, Match, Question


class Story(AnyStory):
    """A match in the middle of things. Chance answers only as the test says."""

    @property
    def table(self) -> Westeros:
        state = self.match.state
        assert isinstance(state, Westeros)
        return state

    @property
    def offers(self) -> tuple[Any, ...]:
        """The options of the one question that waits."""
        return self.question.options

    @property
    def fight(self) -> Battle:
        """The combat that is being fought."""
        return battle_of(self.table)

    def force(self, area: str) -> str:
        """Who stands or lies in an area, in words: "stark footman knight"."""
        if area not in self.table.holder:
            return ""
        return " ".join((self.table.holder[area], *all_units(self.table, area)))

    def lying(self, area: str) -> tuple[str, ...]:
        """The routed units in an area."""
        return self.table.routed.get(area, ())

    def lost(self, house: str) -> list[str]:
        """The units that this house has lost, in the order of their deaths."""
        return [event["unit"] for event in self.events("unit-lost") if event["player"] == house]

    # ------------------------------------------------ bids and orders

    def bid(self, **bids: int) -> Story:
        """Everybody who is asked bids so much, or nothing; by house."""
        for question in self.match.questions():
            assert question.kind == "bid", question
            self.answers((question.actor, bids.get(question.actor, 0)))
        return self

    def plan(self, house: str, orders: dict[str, str]) -> Story:
        """One house places these orders, by area, and is ready."""
        asked = {q.actor: q for q in self.match.questions()}
        while house in asked and asked[house].kind == "place-order":
            self.answers((house, orders[asked[house].about]))
            asked = {q.actor: q for q in self.match.questions()}
        return self.answers((house, "ready"))

    def asked(self, actor: str) -> Question[Any]:
        """What this actor is asked, whoever else is."""
        (question,) = (q for q in self.match.questions() if q.actor == actor)
        return question

    # ------------------------------------------------ battles

    def cards(self, attackers: str, defenders: str) -> Story:
        """Both play these house cards, once support is settled."""
        fight = self.fight
        return self.answers((fight.attacker, attackers), (fight.defender, defenders))

    def total(self, side: str) -> int:
        return total_of(self.table, side)

    def parts(self, side: str) -> dict[str, int]:
        """The strength of a side by cause, equal causes added up."""
        sums: dict[str, int] = {}
        for cause, _, count in parts_of(self.table, side):
            sums[cause] = sums.get(cause, 0) + count
        return sums

    def icons(self, side: str) -> tuple[int, int]:
        """Swords and fortifications."""
        return icons_of(self.table, side)

    @property
    def winner(self) -> str:
        """Who won the last battle."""
        return str(self.events("battle-won")[-1]["player"])


def westeros(
    *agenda: tuple[Any, ...],
    players: int = 6,
    options: dict[str, str] | None = None,
    forces: dict[str, str] | None = None,
    routed: dict[str, str] | None = None,
    **rows: Any,
) -> Story:
    """A table on which only these forces stand, at these steps.

    `forces` and `routed` tell who is where: {"winterfell": "stark knight footman"}; without
    `forces` all stand as at the beginning. Other rows of the state are laid over those of the
    beginning when they are tables by house or track, and replace them otherwise.
    """
    chosen = {name: values[0] for name, values in GAME.options.items()} | (options or {})
    seats = GAME.scenarios["standard"][players]
    game: Westeros = GAME.set_up("standard", seats, chosen)
    if forces is not None:
        game.units, game.holder = {}, {}
    for table, rows_of in ((game.units, forces), (game.routed, routed)):
        for area, words in (rows_of or {}).items():
            house, *units = words.split()
            table[area], game.holder[area] = army(units), house
    for name, given in rows.items():
        _lay(game, name, given)
    game.agenda = []
    for rule, *args in agenda:
        game.then(rule, *args)
    header = Header("thrones", GAME.rules, "standard", players, tuple(chosen.items()))
    return Story(Match(GAME, header, seats, game))


def first(*houses: str) -> tuple[str, ...]:
    """A track that these houses lead; the others follow as on the Iron Throne at the beginning."""
    return (*houses, *(house for house in HOUSES_OF[6] if house not in houses))


def _lay(game: Westeros, name: str, given: Any) -> None:
    before = getattr(game, name)
    overlay = isinstance(given, dict) and name not in ("orders", "garrisons", "lords", "tokens")
    setattr(game, name, {**before, **given} if overlay else given)


def march(house: str, origin: str, *, order: str = "march-0", **setting: Any) -> Story:
    """One house is about to march from here, and nobody else has an order to resolve."""
    orders = {origin: order} | setting.pop("orders", {})
    story = westeros((march_turn,), orders=orders, **setting)
    assert story.table.holder[origin] == house
    return story


def battle(
    attacker: str,
    defender: str,
    area: str,
    *,
    attacking: str = "footman",
    defending: str = "footman",
    origin: str = "",
    order: str = "march-0",
    forces: dict[str, str] | None = None,
    **setting: Any,
) -> Story:
    """Attackers have marched into an area and support is called for.

    With no support order around, both are asked for a house card at once. `origin` is the first
    neighbour of the same kind unless a test names one.
    """
    held = {area: f"{defender} {defending}"} if defending else {}
    story = westeros(players=setting.pop("players", 6), forces=held | (forces or {}), **setting)
    game = story.table
    origin = origin or neighbours(area, AREAS[area].kind)[0]
    begin_battle(game, attacker, defender, area, origin, order, army(attacking.split()))
    game.then(fight)
    match = story.match
    return Story(Match(GAME, match.header, match.seats, game))


def worth(house: str, card: str) -> tuple[int, int, int]:
    """What a card does in battles: its strength, the units it kills, and those it saves.

    It wins once, against four footmen and a card without icons; and it loses once, with four
    footmen against three swords.
    """
    enemy, plain, swords = (
        ("stark", "catelyn-stark", "eddard-stark")
        if house == "lannister"
        else ("lannister", "cersei-lannister", "ser-gregor-clegane")
    )
    footmen, knights = "footman footman footman footman", "knight knight knight knight knight"
    supply = {house: 6, enemy: 6}
    setting: dict[str, Any] = {"supply": supply, "blade_used": True}
    won = battle(house, enemy, "harrenhal", attacking=knights, defending=footmen, **setting)
    won.cards(card, plain)
    assert won.winner == house
    lost = battle(enemy, house, "harrenhal", attacking=knights, defending=footmen, **setting)
    lost.cards(swords, card)
    assert lost.winner == enemy
    strength = won.events("battle-won")[0]["strength"] - 10
    struck = HOUSE_CARDS[swords].swords
    return strength, len(won.lost(enemy)), struck - len(lost.lost(house))
