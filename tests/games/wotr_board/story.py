"""Set up Middle-earth in words, answer in words, look at the table."""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from games.story import Story as AnyStory
from greathall.games.wotr_board import GAME
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.event_cards import play
from greathall.games.wotr_board.facts import (
    ASIDE,
    CHARACTERS,
    DECKS,
    EVENT_CARDS,
    FELLOWSHIP,
    FIGURES,
    FREE,
    NATIONS,
    SHADOW,
    SIDES,
    Figure,
    Region,
    Side,
)
from greathall.games.wotr_board.figures import put
from greathall.games.wotr_board.preparation import deck
from greathall.games.wotr_board.table import Battle, War, battle_of, force, set_place
from greathall.kernel import CHANCE, Header, Match, Pile, Player

FELLOWS = ("gandalf-grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin")


class Story(AnyStory):
    """A match in the middle of things. Chance answers only as the test says."""

    @property
    def table(self) -> War:
        state = self.match.state
        assert isinstance(state, War)
        return state

    @property
    def offers(self) -> tuple[Any, ...]:
        """The options of the one question that waits."""
        return self.question.options

    def is_turn_of(self, player: Player) -> bool:
        """Whether this player acts now: chooses a die, or what to do with the only one."""
        return self.asks(player, "die") or self.asks(player, "act")

    def deeds(self, face: str) -> tuple[str, ...]:
        """What whoever acts now could do with this die."""
        trial = self.match.fork()
        (question,) = trial.questions()
        if question.kind == "die":
            trial.answer(question.actor, face)
            (question,) = trial.questions()
        assert (question.kind, question.about) == ("act", face)
        return question.options

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return not self.match.questions()

    @property
    def fight(self) -> Battle:
        """The battle that is being fought."""
        return battle_of(self.table)

    def answers(self, *given: tuple[str, Any]) -> Self:
        """Give these answers; a die and its use may be told at once, as `("event", "skip")`."""
        for actor, option in given:
            kind = {q.actor: q.kind for q in self.match.questions()}.get(actor)
            parts = option if isinstance(option, tuple) and kind in ("die", "act") else (option,)
            if kind == "act" and len(parts) > 1:  # the one die was taken by itself
                parts = parts[1:]
            super().answers(*((actor, part) for part in parts))
        return self

    def free(self, *options: Any) -> Story:
        """The Free Peoples answer so, one question after the other."""
        return self.answers(*((FREE, option) for option in options))

    def shadow(self, *options: Any) -> Story:
        """The Shadow answers so, one question after the other."""
        return self.answers(*((SHADOW, option) for option in options))

    def rolls(self, *faces: int) -> Story:
        """The dice show this, one after the other."""
        return self.answers(*((CHANCE, face) for face in faces))

    def figures(self, region: Region, side: Side = "") -> str:
        """Who stands in a region, in words: "2 gondor-regular gondor-leader boromir"."""
        sides = (side,) if side else SIDES
        return in_words(figure for each in sides for figure in force(self.table, each, region))

    def where(self, character: str) -> Region:
        return self.table.characters[character]


def figures_in(words: str) -> tuple[Figure, ...]:
    """ "2 gondor-regular nazgul" as figures."""
    found: list[Figure] = []
    times = 1
    for word in words.split():
        if word.isdigit():
            times = int(word)
            continue
        assert word in FIGURES, f"no such figure: {word}"
        found += [word] * times
        times = 1
    return tuple(found)


def in_words(figures: Any) -> str:
    counted = Counter(figures)
    return " ".join(f"{n} {figure}" if n > 1 else figure for figure, n in counted.items())


def war(
    *agenda: tuple[Any, ...],
    players: int = 2,
    options: dict[str, str] | None = None,
    armies: dict[Region, str] | None = None,
    fellows: str | None = None,
    fellowship: dict[str, Any] | None = None,
    at_war: str = "",
    hands: dict[Player, tuple[str, ...]] | None = None,
    **rows: Any,
) -> Story:
    """A table on which only these figures stand, at these steps.

    `armies` tells who is where: {"minas-tirith": "3 gondor-regular gondor-leader boromir"};
    figures of both sides may stand in one region, if it is named in `besieged`. Companions of whom
    nothing is said are in the Fellowship, or those in `fellows` alone, or none with `fellows=""`;
    the others of them are out of the game. `fellowship` are fields of it that differ from the
    beginning. The Nations in `at_war` are active and At War ("all" of them, or by name). Other
    rows of the state are laid over those of the beginning when they are tables, and replace them
    otherwise.
    """
    chosen = {name: values[0] for name, values in GAME.options.items()} | (options or {})
    game = _empty_table(players, chosen)
    for region, words in (armies or {}).items():
        put(game, region, figures_in(words))
    game.characters = {**game.characters, **rows.pop("characters", {})}
    _form_fellowship(game, fellows, fellowship or {})
    for nation in NATIONS if at_war == "all" else at_war.split():
        game.steps, game.active = {**game.steps, nation: 0}, {**game.active, nation: True}
    _deal(game, hands or {})
    for name, given in rows.items():
        before = getattr(game, name)
        setattr(game, name, {**before, **given} if isinstance(given, dict) else given)
    _fill_reinforcements(game, rows.get("reinforcements", {}))
    for rule, *args in agenda:
        game.then(rule, *args)
    header = Header("wotr-board", GAME.rules, "war", players, tuple(chosen.items()))
    return Story(Match(GAME, header, GAME.scenarios["war"][players], game))


def _empty_table(players: int, options: dict[str, str]) -> War:
    """The table at the beginning, without an Army and with nobody in the Fellowship."""
    game: War = GAME.set_up("war", GAME.scenarios["war"][players], options)
    game.free, game.shadow, game.nazgul = {}, {}, {}
    game.characters = dict.fromkeys(CHARACTERS, ASIDE)
    game.agenda, game.inserted = [], 0
    return game


def _form_fellowship(game: War, fellows: str | None, differs: dict[str, Any]) -> None:
    inside = FELLOWS if fellows is None else tuple(fellows.split())
    companions = tuple(who for who in inside if game.characters[who] == ASIDE)
    for who in FELLOWS:
        if game.characters[who] == ASIDE:
            set_place(game, who, FELLOWSHIP if who in companions else "gone")
    guide = companions[0] if companions else "gollum"
    fields = {"guide": guide, "companions": companions} | differs
    for name, value in fields.items():
        setattr(game.fellowship, name, value)


def _deal(game: War, hands: dict[Player, tuple[str, ...]]) -> None:
    """These cards are in hand; all others are in their decks."""
    tables = {"character": game.character_hand, "strategy": game.strategy_hand}
    for player, cards in hands.items():
        for card in cards:
            tables[EVENT_CARDS[card].deck][player] += (card,)
    held = {card for cards in hands.values() for card in cards}
    decks = dict(zip(DECKS, (game.character_deck, game.strategy_deck), strict=True))
    for name, piles in decks.items():
        for side in SIDES:
            piles[side] = Pile(tuple(card for card in deck(side, name) if card not in held))


def _fill_reinforcements(game: War, given: dict[Figure, int]) -> None:
    """What is neither on the board nor lost can be recruited, unless a test says otherwise."""
    standing = Counter[str]()
    for table in (game.free, game.shadow):
        for figures in table.values():
            standing.update(figures)
    standing.update(game.casualties)
    standing["nazgul"] += sum(game.nazgul.values())
    for figure, facts in FIGURES.items():
        if figure not in CHARACTERS:
            game.reinforcements[figure] = given.get(figure, facts.copies - standing[figure])


# ------------------------------------------------ Event cards


def play_card(card: str, **position: Any) -> Story:
    """A player has this card in hand, among those of the position, and plays it without a die."""
    side = EVENT_CARDS[card].side
    hands = position.pop("hands", {})
    return war((play, side, card), hands={**hands, side: (card, *hands.get(side, ()))}, **position)


def is_playable(card: str, **position: Any) -> bool:
    """Whether its condition is met, and any part of it can do something."""
    return EVENTS[card].can_be_played(war(**position).table, EVENT_CARDS[card].side)
