"""Why the bot would move an Army, attack, recruit or give way: Armies, battles, Nations."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.advice import Reason, against_it, for_it
from greathall.games.wotr_board.battle import attacking_regions, targets
from greathall.games.wotr_board.bot import odds_now
from greathall.games.wotr_board.bot.aims import Aims
from greathall.games.wotr_board.bot.outlook import danger, odds_of_attack, power
from greathall.games.wotr_board.control import besieges, is_besieged
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    ELITES,
    FIGURES,
    FREE,
    GO,
    LEADERS,
    MOST_DICE,
    NAZGUL,
    REGIONS,
    SETTLEMENTS,
    SETTLEMENTS_OF,
    Figure,
    Nation,
    Region,
)
from greathall.games.wotr_board.figures import combat_strength, leadership_of
from greathall.games.wotr_board.movement import destinations
from greathall.games.wotr_board.table import armies, force
from greathall.kernel import Question

Why = tuple[Reason, ...]
STRONG: Final = 1.0  # odds from which an attacker is the stronger


# ------------------------------------------------ moving


def best_move(aims: Aims, origins: Any) -> Why:
    """The move of which the bot thinks most, from any of these regions."""
    moves = [(o, end) for o in origins for end in destinations(aims.game, aims.side, o)]
    best = max(moves, key=lambda move: aims.gain_of_move(*move), default=None)
    return move(aims, *best) if best else ()


def move(aims: Aims, origin: Region, region: Region) -> Why:
    """What an Army gains by going there, and what it leaves behind."""
    way = for_it("reason-march", origin=origin, region=region)
    left = power(aims.game, aims.side, origin)
    empty = SETTLEMENTS.get(origin) == aims.side and left and danger_in(aims, origin)
    guard = (against_it("reason-leaves", region=origin),) if empty else ()
    return (way, *prize(aims, region), *near(aims, region), *guard)


def prize(aims: Aims, region: Region) -> Why:
    """Points of the enemy's Settlement there."""
    if not aims.goals.get(region):
        return ()
    points = REGIONS[region].points
    if not points:
        return (for_it("reason-town", region=region),)
    return (for_it("reason-points", region=region, count=points),)


def near(aims: Aims, region: Region) -> Why:
    """Whether enemies can come to a Settlement of ours."""
    if SETTLEMENTS.get(region) == aims.side and danger_in(aims, region):
        return (for_it("reason-threatened", region=region),)
    return ()


def danger_in(aims: Aims, region: Region) -> bool:
    return danger(aims.game, aims.side, region) > 1


def place(aims: Aims, question: Question[Any], region: Region) -> Why:
    """What is to be said of a region, whatever is done there."""
    ours = combat_strength(force(aims.game, aims.side, region))
    theirs = combat_strength(force(aims.game, aims.enemy, region))
    told = (
        *((for_it("reason-own-army", region=region, count=ours),) if ours else ()),
        *((against_it("reason-enemy-army", region=region, count=theirs),) if theirs else ()),
    )
    found = (*told, *prize(aims, region), *near(aims, region))
    return found or recruit_in(aims, question, region)


def stay_behind(aims: Aims, question: Question[Any], option: str) -> Why:
    if option == GO:
        return (for_it("reason-all-go"),)
    return (for_it("reason-guard", region=question.about[0]), *figure(aims, question, option))


# ------------------------------------------------ attacking


def best_attack(aims: Aims, origins: Any = None) -> Why:
    """The attack of which the bot thinks most."""
    places = origins or attacking_regions(aims.game, aims.player, None, None, None)
    pairs = [(o, r) for o in places for r in targets(aims.game, aims.side, o, None)]
    best = max(pairs, key=lambda pair: aims.worth_of_attack(*pair), default=None)
    return attack(aims, *best) if best else ()


def attack(aims: Aims, origin: Region, region: Region) -> Why:
    """Dice of both sides, who is the stronger, and what there is to be won."""
    dice = min(combat_strength(force(aims.game, aims.side, origin)), MOST_DICE)
    against = min(combat_strength(force(aims.game, aims.enemy, region)), MOST_DICE)
    rolls = for_it("reason-dice", region=region, dice=dice, against=against)
    is_stronger = odds_of_attack(aims.game, aims.side, origin, region) > STRONG
    siege = besieges(aims.game, aims.side, region)
    walls = (against_it("reason-walls", region=region),) if siege else ()
    return (rolls, verdict(is_stronger), *prize(aims, region), *walls)


def verdict(is_stronger: bool) -> Reason:
    return for_it("reason-stronger") if is_stronger else against_it("reason-weaker")


def battle(aims: Aims, question: Question[Any], option: str) -> Why:
    """Who is the stronger in the battle that is being fought: to go on, to give way."""
    fight = aims.game.battle
    assert fight is not None
    odds = odds_now(aims)
    is_stronger = odds > STRONG if fight.attacker == aims.side else odds < STRONG
    return (verdict(is_stronger), *STANDING.get(option, ()))


# What else is to be said of the ways to go on or to end a battle.
STANDING: Final[dict[str, Why]] = {
    "withdraw": (for_it("reason-behind-walls"), against_it("reason-siege")),
    "fight": (against_it("reason-open-field"),),
    "cease": (for_it("reason-spares"),),
    "stay": (for_it("reason-holds-ground"),),
}


def retreat(aims: Aims, question: Question[Any], option: str) -> Why:
    joined = option in REGIONS and option in armies(aims.game, aims.side)
    join = (for_it("reason-own-army", region=option, count=strength(aims, option)),)
    return (*battle(aims, question, option), *(join if joined else ()))


def strength(aims: Aims, region: Region) -> int:
    return combat_strength(force(aims.game, aims.side, region))


def casualty(aims: Aims, question: Question[Any], option: Any) -> Why:
    if isinstance(option, tuple):
        return (against_it("reason-outright"),)
    if option in ELITES:
        return (against_it("reason-reduced"),)
    return (for_it("reason-least-missed"),)


# ------------------------------------------------ figures and Nations


def figure(aims: Aims, question: Question[Any], option: Figure) -> Why:
    """What a figure is good for."""
    if option in CHARACTERS:
        facts = CHARACTERS[option]
        led = for_it("reason-character", level=facts.level, leadership=facts.leadership)
        return (led, *((for_it("reason-new-die"),) if facts.dice else ()))
    if option in ELITES:
        leads = (for_it("reason-leads"),) if leadership_of(aims.game, option) else ()
        return (for_it("reason-elite"), *leads)
    if option == NAZGUL or option in LEADERS:
        return (for_it("reason-leads"),)
    return (for_it("reason-regular"),) if option in FIGURES else ()


def recruit_in(aims: Aims, question: Question[Any], region: Region) -> Why:
    if near(aims, region) or is_besieged(aims.game, region):
        return (for_it("reason-threatened", region=region),)
    if aims.side == FREE:
        return (for_it("reason-far", region=region),)
    return (for_it("reason-front", region=region),)


def nation(aims: Aims, question: Question[Any], name: Nation) -> Why:
    """How far it is from war, and whether war is coming to it."""
    steps = aims.game.steps[name]
    threatened = any(danger_in(aims, region) for region in SETTLEMENTS_OF[name])
    near_it = (for_it("reason-nation-threatened", nation=name),) if threatened else ()
    return (for_it("reason-nation", nation=name, steps=steps), *near_it, for_it("reason-at-war"))
