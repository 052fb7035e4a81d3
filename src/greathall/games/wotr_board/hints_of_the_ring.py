"""Why the bot would move, hide or declare the Fellowship, and what it would give to the Hunt."""

from __future__ import annotations

from typing import Any

from greathall.games.advice import Reason, against_it, for_it
from greathall.games.wotr_board.bot.aims import Aims, level
from greathall.games.wotr_board.bot.outlook import is_sheltered
from greathall.games.wotr_board.chances import chance_of, chances
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    CRACK_OF_DOOM,
    HIGHEST_CORRUPTION,
    MORDOR_ENTRANCES,
    MOST_DICE,
    NO,
    Region,
)
from greathall.games.wotr_board.fellowship import is_shadow_stronghold
from greathall.games.wotr_board.hunt import GUIDE, SUCCESS
from greathall.games.wotr_board.routes import way_to_mordor
from greathall.games.wotr_board.table import is_in_mordor
from greathall.games.wotr_board.totals import next_hunt
from greathall.kernel import Question

Why = tuple[Reason, ...]


def journey(aims: Aims) -> Why:
    """How far it still is, and how the Hunt stands."""
    fellowship = aims.game.fellowship
    if is_in_mordor(aims.game):
        left = CRACK_OF_DOOM - (fellowship.mordor or 0)
        return (for_it("reason-steps-in-mordor", count=left), against_it("reason-tile-in-mordor"))
    left = max(way_to_mordor(fellowship.region) - fellowship.progress, 0)
    way = for_it("reason-way", count=left) if left else against_it("reason-near-enough")
    rest = (against_it("reason-rest"),) if aims.may_rest() else ()
    return (way, hunters(aims), *rest)


def hunters(aims: Aims) -> Reason:
    """What the Hunt would roll if the Fellowship moved now."""
    hunt = next_hunt(aims.game)
    if hunt is None:
        return for_it("reason-no-hunt")
    chance = 100 - hunt["chances"][0]
    told = for_it if chance < 50 else against_it
    return told("reason-hunt", dice=hunt["dice"], needed=hunt["needed"], chance=chance)


def allocate(aims: Aims, question: Question[Any], count: int) -> Why:
    found = chances(min(count, MOST_DICE), chance_of(SUCCESS), 0, 0.0)
    chance = round(100 * (1 - found[0]))
    hunt = for_it("reason-hunters", count=count, chance=chance)
    return (hunt, against_it("reason-fewer-actions")) if count else (for_it("reason-all-act"),)


def declare(aims: Aims, question: Question[Any], option: Region) -> Why:
    if option == NO:
        return (for_it("reason-unseen"),)
    if option in MORDOR_ENTRANCES:
        return (for_it("reason-gate", region=option),)
    if is_sheltered(aims.game, option) and aims.game.fellowship.corruption:
        return (for_it("reason-heals", region=option),)
    return (for_it("reason-way-from", region=option, count=way_to_mordor(option)),)


def reveal(aims: Aims, question: Question[Any], option: Region) -> Why:
    way = for_it("reason-way-from", region=option, count=way_to_mordor(option))
    if is_shadow_stronghold(aims.game, option):
        return (way, against_it("reason-stronghold-tile", region=option))
    return (way,)


def casualty(aims: Aims, question: Question[Any], option: str) -> Why:
    """What is lost, and what becomes Corruption."""
    fellowship, damage = aims.game.fellowship, int(question.about)
    if option == NO:
        after = min(fellowship.corruption + damage, HIGHEST_CORRUPTION)
        return (for_it("reason-nobody-lost"), against_it("reason-corruption", count=after))
    if option != GUIDE:
        return (against_it("reason-by-lot"), for_it("reason-shields", count=damage))
    guide = fellowship.guide
    stopped = min(damage, level(guide))
    return (
        for_it("reason-shields", count=stopped),
        against_it("reason-companion-lost", character=guide),
    )


def lure(aims: Aims, question: Question[Any], option: str) -> Why:
    after = aims.game.fellowship.corruption + level(question.about)
    if option == "corruption":
        return (for_it("reason-nobody-lost"), against_it("reason-corruption", count=after))
    return (against_it("reason-companion-lost", character=question.about),)


def guide_ability(aims: Aims, question: Question[Any], option: str) -> Why:
    if option == NO:
        return (against_it("reason-whole-damage", count=int(question.about)),)
    gone = "reason-gollum-reveals" if option not in CHARACTERS else "reason-hobbit-leaves"
    return (for_it("reason-shields", count=1), against_it(gone))


def guide(aims: Aims, question: Question[Any], option: str) -> Why:
    return (for_it("reason-guide", character=option, level=level(option)),)


def separate(aims: Aims, question: Question[Any], option: str) -> Why:
    shield = against_it("reason-shield-leaves")
    fellowship = aims.game.fellowship
    if option == "strider" and aims.can_crown(fellowship.region, fellowship.progress):
        return (for_it("reason-crown"), shield)
    return (shield,) if option in CHARACTERS else (for_it("reason-shield-stays"),)
