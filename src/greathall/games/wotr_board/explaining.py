"""What the rules say of a region, a card, a figure, a Nation, a tile or a die, to whoever asks.

They see no more than that: what is told follows from the view of one seat.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import chain
from typing import Any, Final

from greathall.games.explained import Explanation, Reason, Row, explanation, reason, row
from greathall.games.wotr_board.actions import Deed, deeds_of
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.event_cards import icons_for
from greathall.games.wotr_board.explaining_regions import region
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    EVENT_CARDS,
    EYE,
    FACES,
    FACTION,
    FACTION_FIGURES,
    FELLOWSHIP,
    FIGURES,
    FREE,
    GOLLUM,
    HUNT_TILES,
    NATIONS,
    REGIONS,
    SHADOW,
    UNITS,
    Card,
    Face,
    Figure,
    Nation,
    Side,
    Tile,
    kinds_of,
)
from greathall.games.wotr_board.figures import available
from greathall.games.wotr_board.players import may_use
from greathall.games.wotr_board.politics import BY_MUSTER, can_advance
from greathall.games.wotr_board.table import War, at_war, hand, is_in_mordor, side_of
from greathall.games.wotr_board.warriors.explaining import faction, faction_event, lying
from greathall.games.wotr_board.warriors.facts import FACTION_FACES, FACTIONS
from greathall.kernel import Player, Question, UnseenError

Players = tuple[Player, ...]
Tell = Callable[[War, Players, str], Explanation]


def explain(game: War, players: Players, kind: str, thing: str) -> Explanation:
    """What these players may know of a thing, as far as it changes with the match."""
    if kind not in TOLD or thing not in TOLD[kind][0]:
        return explanation()
    return TOLD[kind][1](game, players, thing)


# ------------------------------------------------ cards


def card(game: War, players: Players, name: Card) -> Explanation:
    """Whether it can be played now, with which dice, and what keeps it back."""
    if EVENT_CARDS[name].deck == FACTION:
        return faction_event(game, players, name)
    holder = next((player for player in players if name in hand(game, player)), None)
    if holder is None:
        return explanation((reason("explain-card-lies"), lying(game, name)))
    if not may_use(game, holder, name):
        return explanation(can=False, why=reason("explain-not-yours"))
    if not EVENTS[name].can_be_played(game, holder):
        return explanation(can=False, why=reason("explain-condition"))
    dice = list(_dice_for(game, holder, name))
    can = any(die["can"] for die in dice) or None  # a die that was taken for it lies here no more
    return explanation((reason("explain-dice"), dice), can=can)


def _dice_for(game: War, holder: Player, name: Card) -> Iterator[Row]:
    """The unused dice of this player's side, and whether they play the card."""
    icon = EVENT_CARDS[name].icon
    for face in kinds_of(game.dice[side_of(game, holder)]):
        can = icon in icons_for(game, holder, face)
        yield row(face, None if can else reason("explain-no-die", face=icon), can=can)


# ------------------------------------------------ figures


def figure(game: War, players: Players, name: Figure) -> Explanation:
    """Where a character is and what he is worth; of other figures how many are left."""
    if name in CHARACTERS or name == GOLLUM:
        return explanation((reason("explain-character"), _character(game, name)))
    return explanation((reason("explain-figures"), _count(game, name)))


def _character(game: War, name: Figure) -> Iterator[Row]:
    fellowship = game.fellowship
    where = FELLOWSHIP if name == GOLLUM else game.characters[name]
    if where in REGIONS:
        yield row(where, reason("explain-stands-here"))
    elif where != FELLOWSHIP:
        yield row(name, reason(f"explain-{where}"))
    elif name in fellowship.companions:
        yield row("war-fellowship", reason("explain-in-fellowship"))
        level = CHARACTERS[name].level
        yield row("war-hunt", reason("explain-shields"), sign="casualty", after=level)
    if name == fellowship.guide:
        yield row("war-guide", reason("explain-guide"), can=True)
    elif name in fellowship.companions:
        yield row("war-guide", reason("explain-no-guide"), can=False)


def _count(game: War, name: Figure) -> Iterator[Row]:
    """In reinforcements; what the Free Peoples have lost is lost for good."""
    left = available(game, name)
    yield row("war-muster", reason("explain-reinforcements"), sign=_sign_of(name), after=left)
    lost = game.casualties.get(name, 0)
    if lost:
        yield row("war-hit", reason("explain-lost"), sign="casualty", after=lost)
    if name in UNITS and not at_war(game, FIGURES[name].nation):
        yield row(FIGURES[name].nation, reason("explain-at-peace"), can=False)


def _sign_of(name: Figure) -> str:
    return f"w-{name}" if name in FACTION_FIGURES else f"u-{FIGURES[name].kind}"


# ------------------------------------------------ Nations


def nation(game: War, players: Players, name: Nation) -> Explanation:
    """How far it is from war, and what it may do."""
    is_at_war = at_war(game, name)
    steps = [row("war-at-war", reason("explain-steps"), after=game.steps[name])]
    told = "explain-may-at-war" if is_at_war else "explain-may-not-at-war"
    may = [row("war-battle", reason(told), can=is_at_war)]
    may.append(row("war-muster", reason(told), can=is_at_war))
    if not is_at_war:
        can = can_advance(game, name, BY_MUSTER)
        may.append(row("war-advance", None if can else _why_not(game, name), can=can))
    units = [
        row(
            unit, reason("explain-reinforcements"), sign=_sign_of(unit), after=available(game, unit)
        )
        for unit, facts in FIGURES.items()
        if facts.nation == name and unit not in CHARACTERS
    ]
    return explanation(
        (reason("explain-politics"), steps),
        (reason("explain-may"), may),
        (reason("explain-reinforcements"), units),
    )


def _why_not(game: War, name: Nation) -> Reason:
    passive = not game.active[name] and game.steps[name] == 1
    return reason("explain-passive" if passive else "explain-card-bars")


# ------------------------------------------------ Hunt tiles and dice


def tile(game: War, players: Players, name: Tile) -> Explanation:
    """How many of it can still be drawn, how likely that is, and what an Eye would cost now."""
    pool, count = len(game.hunt_pool), game.hunt_pool.count(name)
    rows = [row("war-hunt-tile", reason("explain-in-pool"), sign="hunt-tile", after=count)]
    if pool:
        chance = round(100 * count / pool)
        rows.append(row("war-hunt", reason("explain-chance", count=pool), after=chance))
    if HUNT_TILES[name].is_eye and is_in_mordor(game):
        dice = sum(game.hunt_box.values())
        rows.append(row("war-mordor", reason("explain-eye-in-mordor"), sign="d-eye", after=dice))
    return explanation((reason("explain-pool"), rows))


def face(game: War, players: Players, name: Face) -> Explanation:
    """What each side has of it, and what it could do for these players now."""
    have = [
        row(side, sign=f"d-{name}", after=_unused(game, side).count(name))
        for side in (FREE, SHADOW)
        if name in FACES[side] + FACTION_FACES[side] and name != EYE
    ]
    return explanation(
        (reason("explain-dice-left"), have),
        *(
            (reason("explain-deeds", player=player), _deeds(game, player, name))
            for player in players
        ),
    )


def _unused(game: War, side: Side) -> tuple[Face, ...]:
    return (*game.dice[side], *game.expansion.dice_besides(game, side))


def _deeds(game: War, player: Player, name: Face) -> Iterator[Row]:
    for deed in deeds_of(game.deeds, side_of(game, player), name):
        can = deed.can(game, player, *deed.with_face(name))
        yield row(deed.id, can=can, things=_begins_with(game, player, deed, name) if can else ())


def _begins_with(game: War, player: Player, deed: Deed, name: Face) -> tuple[str, ...]:
    """Where a deed would begin: what its first question is about, or else offers."""
    rule = deed.perform(game.copy(), player, *deed.with_face(name))
    try:
        question: Question[Any] = rule.send(None)
    except (StopIteration, UnseenError):
        return ()  # nothing is to be chosen, or a card would be drawn
    finally:
        rule.close()
    regions = tuple(word for word in _words(question.about) if word in REGIONS)
    return regions[:1] or tuple(dict.fromkeys(chain(*map(_words, question.options))))


def _words(option: Any) -> tuple[str, ...]:
    """The names in an option, which may be one or several."""
    return tuple(map(str, option)) if isinstance(option, tuple) else (str(option),)


TOLD: Final[dict[str, tuple[Collection[str], Tell]]] = {
    "region": (REGIONS, region),
    "card": (EVENT_CARDS, card),
    "unit": ((*FIGURES, GOLLUM), figure),
    "nation": (NATIONS, nation),
    "tile": (HUNT_TILES, tile),
    "face": (tuple(dict.fromkeys(chain(*FACES.values(), *FACTION_FACES.values()))), face),
    "faction": (FACTIONS, faction),
}
