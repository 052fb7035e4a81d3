"""What faction events are worth to the steward, and where Corsairs carry Armies."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.bot.outlook import FAR, aims, distance, odds_of_attack, pull
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.control import is_free_for_movement, is_inside
from greathall.games.wotr_board.entering import ARAGORN, ORTHANC
from greathall.games.wotr_board.facts import EVENT_CARDS, FREE, REGIONS, SHADOW, Card, Region
from greathall.games.wotr_board.fellowship import can_move
from greathall.games.wotr_board.figures import available
from greathall.games.wotr_board.table import has_army, is_on_board, ring_region
from greathall.games.wotr_board.warriors.cards.dunlendings import is_hated
from greathall.games.wotr_board.warriors.cards.spiders import LAIR
from greathall.games.wotr_board.warriors.corsairs import SAILING
from greathall.games.wotr_board.warriors.dead_men import army_of_the_dead
from greathall.games.wotr_board.warriors.ents import FANGORN, targets
from greathall.games.wotr_board.warriors.faction_events import discarded
from greathall.games.wotr_board.warriors.facts import (
    CORSAIRS,
    DEAD_MEN,
    DUNLENDINGS,
    EAGLES,
    ENTS,
    SPIDERS,
)
from greathall.games.wotr_board.warriors.hosts import CORSAIR_REGIONS, reach
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    figures_at,
    figures_in_play,
    has_entered,
    regions_with,
)

IDLE: Final = 0.4  # what a card is worth that would do next to nothing now
HOLDING: Final = ("the-stone-of-erech", "saruman-is-a-neighbour", "in-long-swift-lines")
# Once the faction is in play, and where nothing else decides.
IN_PLAY: Final[dict[Card, float]] = {
    "the-ents-awaken": 4.0,
    "speed-greater-than-any-wind": 4.0,
    "fathers-of-trees": 1.5,
    "the-dark-door": IDLE,
    "we-only-need-wings": IDLE,
    "the-union-of-all-our-strength": 1.5,
    "by-chance-or-by-foresight": 2.5,
    "a-great-fleet": 2.5,
    "black-sails": 3.0,
    "wild-hillmen": 3.3,
    "armed-by-saruman": 4.5,
    "huge-and-horrible": 3.5,
    "her-own-offspring": 3.3,
    "servants-of-sauron": 2.0,
}


def worth_of_faction_event(game: WarOfFactions, card: Card) -> float:
    """What it is worth to play the faction event now."""
    facts = EVENT_CARDS[card]
    name = facts.copy_of or card
    if not EVENTS[card].has_effect(game):
        return 0.0
    if facts.faction and not has_entered(game, facts.faction) and name != "paths-of-the-dead":
        return 1.0  # a figure more when it enters
    if name in HOLDING:
        return 5.0 if available(game, facts.faction) else 0.0
    rule = NOW.get(name)
    return rule(game) if rule is not None else IN_PLAY.get(name, 3.0)


# ------------------------------------------------ Free Peoples


def worth_of_march(game: WarOfFactions) -> float:
    """Ents who can attack; best of all where Saruman falls."""
    ents = figures_at(game, ENTS, FANGORN)
    found = targets(game, FANGORN) if ents > 1 else ()
    if not found:
        return IDLE
    return 2.0 + 1.5 * min(ents - 1, 3) + 2.0 * (ORTHANC in found)


def worth_of_wraiths(game: WarOfFactions) -> float:
    """So many attacks, after the way to an Army; one figure is kept."""
    here = army_of_the_dead(game)
    strikes = figures_at(game, DEAD_MEN, here) - 1 - steps_to_prey(game, here) if here else 0
    return 2.0 + 1.5 * min(strikes, 3) if strikes > 0 else IDLE


def steps_to_prey(game: WarOfFactions, region: Region) -> int:
    """How many steps from here a Shadow Army can be attacked; below one if it can at once."""
    return min((distance(region, place) for place in game.shadow), default=FAR) - 1


def worth_of_paths(game: WarOfFactions) -> float:
    return 4.5 if army_of_the_dead(game) or is_on_board(game, ARAGORN) else 0.3


def worth_of_chasing_nazgul(game: WarOfFactions) -> float:
    crowd = max(game.nazgul.values(), default=0)
    return 2.0 + min(crowd, figures_in_play(game, EAGLES))


def worth_of_lifting_the_ring(game: WarOfFactions) -> float:
    return 4.5 if can_move(game) else IDLE


# ------------------------------------------------ Shadow


def worth_of_craft(game: WarOfFactions) -> float:
    """The tile counts once."""
    tables = (game.hunt_waiting, game.hunt_pool, game.hunt_drawn, game.hunt_removed)
    return IDLE if any(LAIR in tiles for tiles in tables) else 6.0


def worth_of_ambush(game: WarOfFactions) -> float:
    """A Spider must get to where the Ring-bearers are."""
    region = ring_region(game)
    is_near = any(
        region == here or region in reach(game, SPIDERS, here)
        for here in regions_with(game, SPIDERS)
    )
    return 5.5 if region and is_near else IDLE


def worth_of_taking_back(game: WarOfFactions) -> float:
    return 2.0 if discarded(game, SHADOW) else 0.0


def worth_of_forgoil(game: WarOfFactions) -> float:
    """The best attack on Rohan or Gondor of an Army with Dunlendings."""
    found = [
        odds_of_attack(game, SHADOW, camp, region)
        for camp in regions_with(game, DUNLENDINGS)
        if has_army(game, SHADOW, camp) and not is_inside(game, SHADOW, camp)
        for region in REGIONS[camp].adjacent
        if has_army(game, FREE, region) and is_hated(game, SHADOW, camp, region)
    ]
    best = max(found, default=0.0)
    return 3.0 + min(best, 3.0) if best >= 0.9 else 0.0


# ------------------------------------------------ Ships of Great Draught


def worth_of_ships(game: WarOfFactions) -> float:
    return max(
        (worth_of_voyage(game, region) for region in regions_with(game, CORSAIRS)), default=0
    )


def worth_of_voyage(game: WarOfFactions, origin: Region) -> float:
    """The best shore that an Army can be carried to from here; who besieges somebody stays."""
    if not has_army(game, SHADOW, origin) or origin in game.besieged:
        return 0.0
    goals = aims(game, SHADOW)
    return 4.0 * (worth_of_shore(goals, landfall(game, origin)) - worth_of_shore(goals, origin))


def landfall(game: WarOfFactions, origin: Region) -> Region:
    """The best of the shores within reach."""
    goals = aims(game, SHADOW)
    found, edge = {origin: None}, [origin]
    for _ in range(SAILING):
        edge = [
            near
            for here in edge
            for near in REGIONS[here].adjacent
            if near in CORSAIR_REGIONS
            and near not in found
            and is_free_for_movement(game, SHADOW, near)
        ]
        found.update(dict.fromkeys(edge))
    return max(found, key=lambda shore: worth_of_shore(goals, shore))


def worth_of_shore(goals: dict[Region, float], shore: Region) -> float:
    """What is to be taken there, and how near other goals are."""
    return goals.get(shore, 0.0) + pull(goals, shore)


NOW: Final = {
    "march-of-the-ents": worth_of_march,
    "wraiths-of-fear": worth_of_wraiths,
    "paths-of-the-dead": worth_of_paths,
    "upon-the-nazgul-they-bore": worth_of_chasing_nazgul,
    "lifted-up-and-borne-far-away": worth_of_lifting_the_ring,
    "the-craft-of-shelob": worth_of_craft,
    "evil-things": worth_of_ambush,
    "children-of-ungoliant": worth_of_ambush,
    "his-will-and-his-malice": worth_of_taking_back,
    "death-to-the-forgoil": worth_of_forgoil,
    "ships-of-great-draught": worth_of_ships,
}
