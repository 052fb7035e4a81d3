"""What must always hold in a match with factions, by the rulebook and told in other words.

It asks none of the rules that it watches: regions, faces and conditions stand here once more.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from greathall.games.wotr_board.facts import EVENT_CARDS
from greathall.kernel import Match, Question

FREE, SHADOW = "free-peoples", "shadow"
SIDE = {
    "dead-men": FREE,
    "eagles": FREE,
    "ents": FREE,
    "corsairs": SHADOW,
    "dunlendings": SHADOW,
    "spiders": SHADOW,
}
HOLDER = {
    "the-stone-of-erech": "dead-men",
    "in-long-swift-lines": "eagles",
    "saruman-is-a-neighbour": "ents",
}
WHERE_CORSAIRS_SAIL = frozenset(
    (
        *("evendim", "north-ered-luin", "forlindon", "grey-havens", "harlindon", "south-ered-luin"),
        *("minhiriath", "enedwaith", "druwaith-iaur", "andrast", "anfalas", "dol-amroth"),
        *("lamedon", "lossarnach", "pelargir", "minas-tirith", "druadan-forest", "osgiliath"),
        *("west-harondor", "umbar"),
    )
)
NEAR_ERECH = frozenset(
    ("erech", "anfalas", "dol-amroth", "lamedon", "helms-deep", "westemnet", "edoras")
)
COMPANIONS = (
    *("gandalf-grey", "gandalf-white", "strider", "aragorn", "boromir", "legolas", "gimli"),
    *("meriadoc", "peregrin"),
)
RECRUITING = {"recruit-faction", "recruit-play", "recruit-draw", "wild"}
DRAWING = {"play-draw", "recruit-draw", "wild"}
PLAYING = {"play-draw", "recruit-play", "wild"}
MUSTERING = {"muster", "muster-army", "will-of-the-west"}
DRAWING_BY_ACTION_DIE = {"event", "will-of-the-west"}
OF_FACTIONS = {
    *("enter-faction", "recruit-faction", "draw-faction-card", "play-faction-card"),
    *("use-table-card", "skip"),
}
EVENTS = {
    side: sorted(c.id for c in EVENT_CARDS.values() if (c.side, c.deck) == (side, "faction"))
    for side in (FREE, SHADOW)
}


class Oracle:
    """Looks at a match again and again, and remembers what can never be undone."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lost: Counter[str] = Counter()
        self.status: dict[str, str] = {}
        self.pools: dict[int, tuple[str, ...]] = {}

    def look(self) -> None:
        """Hold the table, and what is asked, against the rulebook."""
        game = self.match.state
        self.figures_are_where_they_may_be(game)
        self.nothing_is_lost_or_found(game)
        self.what_is_gone_stays_gone(game)
        self.each_event_is_there_once(game)
        for question in self.match.questions():
            if question.kind == "die":
                self.factions_hold(game)
                self.hands_are_not_too_full(game)
                self.armies_are_not_too_big(game)
                self.dice_come_and_go_between_turns(game)
            if question.kind == "act":
                self.deeds_are_those_of_the_die(game, question)

    # ------------------------------------------------ figures and cards

    @staticmethod
    def figures_are_where_they_may_be(game: Any) -> None:
        for region, figures in game.faction_figures.items():
            here = Counter(figures)
            assert here["corsairs"] <= 5, region
            assert here["dunlendings"] <= 3, region
            assert region in WHERE_CORSAIRS_SAIL or not here["corsairs"], region
        dead = [r for r, figures in game.faction_figures.items() if "dead-men" in figures]
        assert len(dead) <= 1, dead

    @staticmethod
    def nothing_is_lost_or_found(game: Any) -> None:
        """Eight figures of each faction: on the board, on cards, aside, or out of the game."""
        found = Counter(f for figures in game.faction_figures.values() for f in figures)
        for card, count in game.on_cards.items():
            found[HOLDER.get(card, card)] += count
        armed = sum(army.count("armed-dunlendings") for army in game.shadow.values())
        found["dunlendings"] += armed + game.reinforcements.get("armed-dunlendings", 0)
        for faction in SIDE:
            aside, out = game.reinforcements[faction], game.casualties.get(faction, 0)
            assert found[faction] + aside + out == 8, (faction, found[faction], aside, out)

    def what_is_gone_stays_gone(self, game: Any) -> None:
        for faction, side in SIDE.items():
            out, status = game.casualties.get(faction, 0), game.factions[faction]
            assert out >= self.lost[faction], faction
            assert side == FREE or not out, faction
            assert self.status.get(faction) != "gone" or status == "gone", faction
            self.lost[faction], self.status[faction] = out, status
            if status != "in-play":
                assert not any(faction in figures for figures in game.faction_figures.values())

    @staticmethod
    def each_event_is_there_once(game: Any) -> None:
        for side, events in EVENTS.items():
            cards = [*game.faction_deck[side].cards]
            for player in game.teams[side]:
                cards += (*game.faction_hand[player], *game.faction_buried[player])
            cards += (card for card in (*game.discard, *game.on_table) if card in events)
            assert sorted(cards) == events, (side, cards)

    # ------------------------------------------------ when somebody acts

    @staticmethod
    def factions_hold(game: Any) -> None:
        """Whoever is in play has what it needs."""
        on_board = {figure for figures in game.faction_figures.values() for figure in figures}
        for faction, status in game.factions.items():
            if status != "in-play":
                continue
            if faction == "ents":
                assert "ents" in game.faction_figures.get("fangorn", ())
                assert is_visited(game)
            elif faction == "corsairs":
                assert game.control["umbar"] == SHADOW
            elif faction == "dunlendings":
                assert SHADOW in (game.control["north-dunland"], game.control["south-dunland"])
            else:
                assert faction in on_board, faction
            assert faction != "dead-men" or game.company

    @staticmethod
    def hands_are_not_too_full(game: Any) -> None:
        for players in game.teams.values():
            for player in players:
                assert len(game.faction_hand[player]) <= (4 if len(players) == 1 else 3), player

    @staticmethod
    def armies_are_not_too_big(game: Any) -> None:
        """Spiders count while Huge and Horrible lies on the table."""
        for region, army in game.shadow.items():
            units = sum(figure.endswith(("-regular", "-elite")) for figure in army)
            spiders = game.faction_figures.get(region, ()).count("spiders")
            counted = spiders if "huge-and-horrible" in game.on_table else 0
            is_inside = region in game.besieged and game.control[region] == SHADOW
            assert units + counted <= (5 if is_inside else 10), (region, units, counted)

    def dice_come_and_go_between_turns(self, game: Any) -> None:
        """Who had a faction when the turn began has a die in all of it, and nobody else."""
        assert self.pools.setdefault(game.turn, game.faction_pool) == game.faction_pool
        assert set(game.faction_dice) <= set(game.faction_pool)
        assert "eye" not in game.faction_dice.values()

    def deeds_are_those_of_the_die(self, game: Any, question: Question[Any]) -> None:
        side = FREE if question.actor in game.teams[FREE] else SHADOW
        face, offered = question.about, set(question.options)
        waiting = [f for f, own in SIDE.items() if own == side and game.factions[f] == "aside"]
        ready = any(may_enter(game, faction) for faction in waiting)
        assert ("enter-faction" in offered) == (ready and face in MUSTERING | RECRUITING)
        draws = face in DRAWING | DRAWING_BY_ACTION_DIE and bool(game.faction_deck[side])
        assert ("draw-faction-card" in offered) == draws
        assert "recruit-faction" not in offered or face in RECRUITING
        assert "play-faction-card" not in offered or face in PLAYING
        if face in RECRUITING | DRAWING | PLAYING:
            assert offered <= OF_FACTIONS, offered
        else:
            assert "use-table-card" not in offered


def is_visited(game: Any) -> bool:
    """Whether the Fellowship or a Companion is in Fangorn."""
    ring = game.fellowship
    is_there = ring.mordor is None and ring.region == "fangorn"
    return is_there or any(game.characters[who] == "fangorn" for who in COMPANIONS)


def may_enter(game: Any, faction: str) -> bool:
    """What its reference card asks for."""
    has_left = game.fellowship.region != "rivendell"
    is_saruman_there = game.characters["saruman"] not in ("aside", "gone")
    dunlands = (game.control["north-dunland"], game.control["south-dunland"])
    if faction == "dead-men":
        return any(game.characters[who] in NEAR_ERECH for who in ("strider", "aragorn"))
    if faction == "eagles":
        return has_left or game.characters["gandalf-white"] not in ("aside", "gone")
    if faction == "ents":
        return is_saruman_there and is_visited(game)
    if faction == "corsairs":
        return game.steps["southrons"] == 0 and game.control["umbar"] == SHADOW
    if faction == "dunlendings":
        return is_saruman_there and SHADOW in dunlands
    return bool(has_left)
