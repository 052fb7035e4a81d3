"""Heuristics for the board game of Middle-earth, by what one seat sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.wotr_board.actions import PASS, RING, deeds_with
from greathall.games.wotr_board.battle import targets
from greathall.games.wotr_board.bot import factions
from greathall.games.wotr_board.bot.aims import CROWNING, Aims, level
from greathall.games.wotr_board.bot.cards import worth_in_battle, worth_of_event, worth_of_keeping
from greathall.games.wotr_board.bot.outlook import (
    danger,
    distance,
    is_sheltered,
    needs_help,
    odds_of_battle,
    power,
    pull,
)
from greathall.games.wotr_board.facts import (
    CHARACTER,
    CHARACTERS,
    DONE,
    ELITES,
    FREE,
    GO,
    LEADERS,
    MORDOR_ENTRANCES,
    NAZGUL,
    NO,
    REGIONS,
    SETTLEMENTS,
    SHADOW,
    STRONGHOLDS,
    UNITS,
    YES,
)
from greathall.games.wotr_board.fellowship import is_shadow_stronghold
from greathall.games.wotr_board.routes import way_to_mordor
from greathall.games.wotr_board.table import (
    has_army,
    is_in_mordor,
    ring_region,
)
from greathall.games.wotr_board.victory import points
from greathall.games.wotr_board.warriors.ents import FANGORN
from greathall.games.wotr_board.warriors.table import table_of
from greathall.kernel import Question, state_from

Rule = Callable[[Aims, Question[Any], Any], float]


def score_options(view: dict[str, Any], question: Question[Any]) -> list[float]:
    """What each option is worth to the player who is asked; without a rule all are worth 0."""
    rule = RULES.get(question.kind) or factions.RULES.get(question.kind)
    if rule is None:
        return [0.0] * len(question.options)
    aims = Aims(state_from(table_of(view), view), question.actor)
    return [rule(aims, question, option) for option in question.options]


# ------------------------------------------------ dice and cards


def die(aims: Aims, question: Question[Any], option: str) -> float:
    """As good as the best that it can do."""
    if option == PASS:
        return 0.1
    if option == RING:
        return aims.worth_of_ring()
    deeds = deeds_with(aims.game, aims.player, option)
    return max(aims.worth_of_act(option, deed) for deed in deeds)


def act(aims: Aims, question: Question[Any], option: str) -> float:
    return aims.worth_of_act(question.about, option)


def allocate(aims: Aims, question: Question[Any], option: int) -> float:
    """Two hunters, three on the last steps."""
    wanted = 3 if is_in_mordor(aims.game) else 1 if aims.game.turn == 1 else 2
    return -abs(option - wanted)


def play_card(aims: Aims, question: Question[Any], option: str) -> float:
    return worth_of_event(aims.game, option)


def discard(aims: Aims, question: Question[Any], option: str) -> float:
    return -worth_of_keeping(aims.game, option)


def combat_card(aims: Aims, question: Question[Any], option: str) -> float:
    if option in factions.CALLS:
        return factions.CALLS[option]
    return 0.35 if option == NO else worth_in_battle(aims.game, option)


def draw_from(aims: Aims, question: Question[Any], option: str) -> float:
    """The Character deck brings what the Ring needs."""
    return float(option == CHARACTER) if aims.side == FREE else float(option != CHARACTER)


def ring_die(aims: Aims, question: Question[Any], option: str) -> float:
    return -aims.worth_of_act(option, "draw-card")


def ring_face(aims: Aims, question: Question[Any], option: str) -> float:
    return float(option == CHARACTER)


def advance_nation(aims: Aims, question: Question[Any], option: str) -> float:
    return aims.worth_of_nation(option)


# ------------------------------------------------ the Fellowship


def declare(aims: Aims, question: Question[Any], option: str) -> float:
    """Where it is healed on its way, and where Mordor can be entered."""
    fellowship = aims.game.fellowship
    if option == NO:
        return 0.0
    if option in MORDOR_ENTRANCES:
        hurry = points(aims.game, SHADOW) >= 6
        is_ready = hurry or fellowship.corruption <= 5
        return (10.0 if is_ready else -2.0) - 0.1 * power(aims.game, SHADOW, option)
    gained = way_to_mordor(fellowship.region) - way_to_mordor(option)
    healed = is_sheltered(aims.game, option) and fellowship.corruption > 0
    relief = 0.6 + 0.3 * fellowship.corruption if healed else 0.0
    return relief - (fellowship.progress - gained) - 0.1


def reveal(aims: Aims, question: Question[Any], option: str) -> float:
    """As near to Mordor as can be, but not into a Stronghold of the Shadow on the way."""
    stronghold = is_shadow_stronghold(aims.game, option)
    nearness = -float(way_to_mordor(option))
    if option in MORDOR_ENTRANCES:
        return nearness + 0.5
    return nearness - 2.0 * stronghold - 0.5 * (has_army(aims.game, SHADOW, option))


def casualty_of_hunt(aims: Aims, question: Question[Any], option: str) -> float:
    """Corruption weighs more the more there is of it."""
    fellowship, damage = aims.game.fellowship, int(question.about)
    grief = 0.6 + fellowship.corruption / 8
    if option == NO:
        return -damage * grief
    levels = [level(who) for who in fellowship.companions]
    lost = level(fellowship.guide) if option == "guide" else sum(levels) / len(levels)
    return -0.7 * lost - max(damage - lost, 0) * grief


def guide_ability(aims: Aims, question: Question[Any], option: str) -> float:
    corruption = aims.game.fellowship.corruption
    if option == NO:
        return 0.5
    return 1.0 if option != "gollum" or corruption >= 9 else 0.0


def lure(aims: Aims, question: Question[Any], option: str) -> float:
    cost = level(question.about) * (0.6 + aims.game.fellowship.corruption / 8)
    return -cost if option == "corruption" else -0.7 * level(question.about)


def separate(aims: Aims, question: Question[Any], option: str) -> float:
    """Strider alone goes to be crowned."""
    return {"strider": 2.0, DONE: 1.0}.get(option, 0.0)


def move_companion(aims: Aims, question: Question[Any], option: str) -> float:
    if option == DONE:
        return 0.5
    if option == aims.factions.envoy_to_ents():
        return 0.9
    return float(option == "strider" and aims.game.characters["strider"] not in CROWNING)


def move_companion_to(aims: Aims, question: Question[Any], option: str) -> float:
    """Strider to where he is crowned, the others to an Army of theirs."""
    if "strider" in question.about:
        return -float(min(distance(option, place) for place in CROWNING))
    rouses = option == FANGORN and aims.factions.wants_ents()
    return 4.0 * rouses + 2.0 * has_army(aims.game, FREE, option) + is_sheltered(aims.game, option)


# ------------------------------------------------ Armies


def move_army(aims: Aims, question: Question[Any], option: str) -> float:
    return 0.2 if option == DONE else aims.worth_of_origin(option)


def move_to(aims: Aims, question: Question[Any], option: str) -> float:
    if option == DONE:
        return 0.0
    return aims.gain_of_move(question.about, option)


def stay_behind(aims: Aims, question: Question[Any], option: str) -> float:
    """All go, but a Stronghold of ours that is in danger keeps a guard."""
    if option == GO:
        return 0.5
    region, game = question.about[0], aims.game
    if SETTLEMENTS.get(region) != aims.side or region not in STRONGHOLDS:
        return 0.0
    is_threatened = danger(game, aims.side, region) > 1.0
    return float(is_threatened and option in UNITS and option not in ELITES)


def attack_from(aims: Aims, question: Question[Any], option: str) -> float:
    return max(
        (aims.worth_of_attack(option, r) for r in targets(aims.game, aims.side, option, None)),
        default=-1.0,
    )


def attack(aims: Aims, question: Question[Any], option: str) -> float:
    return aims.worth_of_attack(question.about, option)


def recruit(aims: Aims, question: Question[Any], option: str) -> float:
    if option == DONE:
        return 0.0
    if option in ELITES:
        return 2.0
    return 1.5 if option == NAZGUL else 1.2 if option in LEADERS else 1.4


def recruit_in(aims: Aims, question: Question[Any], option: str) -> float:
    """Where the danger is, or where the way to the enemy is short."""
    game = aims.game
    if aims.side == FREE:
        return needs_help(game, FREE, option)
    return pull(aims.goals, option) + 0.02 * power(game, SHADOW, option)


# ------------------------------------------------ battles


def odds_now(aims: Aims) -> float:
    return odds_of_battle(aims.game)


def withdraw(aims: Aims, question: Question[Any], option: str) -> float:
    """Behind walls, unless the attackers are weak."""
    return 0.7 if option == "fight" else odds_now(aims)


def cease(aims: Aims, question: Question[Any], option: str) -> float:
    return 0.9 if option == "cease" else odds_now(aims)


def extend_siege(aims: Aims, question: Question[Any], option: str) -> float:
    return 2.0 if option == "cease" else odds_now(aims)


def retreat(aims: Aims, question: Question[Any], option: str) -> float:
    """Stay while it can be won; else to where the others are."""
    if option == "stay":
        return 2.0
    return odds_now(aims) + 0.1 * power(aims.game, aims.side, option)


def casualty(aims: Aims, question: Question[Any], option: Any) -> float:
    """Regulars first, then Elites step by step."""
    if isinstance(option, tuple):
        return -2.0
    return -1.0 if option in ELITES else 0.0


def remove_unit(aims: Aims, question: Question[Any], option: str) -> float:
    return -float(option in ELITES)


def slay(aims: Aims, question: Question[Any], option: str) -> float:
    if option in (NO, DONE):
        return 0.0
    return 1.0 + (CHARACTERS[option].leadership if option in CHARACTERS else 0.0)


# ------------------------------------------------ Nazgûl and Minions


def move_minion(aims: Aims, question: Question[Any], option: Any) -> float:
    """Those who are of no use where they are."""
    if option == DONE:
        return 0.3
    _, region = option
    return 1.0 - min(worth_of_place(aims, region), 1.0)


def move_minion_to(aims: Aims, question: Question[Any], option: str) -> float:
    return worth_of_place(aims, option)


def worth_of_place(aims: Aims, region: str) -> float:
    """With an Army that can strike, or on the heels of the Ring."""
    game = aims.game
    hunts = region == ring_region(game) and region not in game.nazgul
    if not has_army(game, SHADOW, region):
        return 0.8 * hunts
    strikes = any(has_army(game, FREE, near) for near in (region, *REGIONS[region].adjacent))
    crowd = 0.25 * game.nazgul.get(region, 0)
    return 0.8 * hunts + max(0.05 * power(game, SHADOW, region) + strikes - crowd, 0.0)


# ------------------------------------------------ yes and no


def gladly(aims: Aims, question: Question[Any], option: str) -> float:
    return float(option == YES)


def unwillingly(aims: Aims, question: Question[Any], option: str) -> float:
    return float(option == NO)


def any_but_done(aims: Aims, question: Question[Any], option: Any) -> float:
    return float(option not in (DONE, NO))


def card_region(aims: Aims, question: Question[Any], option: str) -> float:
    return recruit_in(aims, question, option)


def own_hits(aims: Aims, question: Question[Any], option: int) -> float:
    return -abs(option - 1)


RULES: Final[dict[str, Rule]] = {
    "die": die,
    "act": act,
    "allocate": allocate,
    "play-card": play_card,
    "free-card": play_card,
    "discard": discard,
    "pay-with-card": discard,
    "combat-card": combat_card,
    "draw-from": draw_from,
    "guide-draw": gladly,
    "ring-die": ring_die,
    "ring-face": ring_face,
    "advance-nation": advance_nation,
    "card-nation": advance_nation,
    "declare": declare,
    "enter-mordor": gladly,
    "reveal": reveal,
    "casualty-of-hunt": casualty_of_hunt,
    "guide-ability": guide_ability,
    "lure": lure,
    "separate": separate,
    "move-companion": move_companion,
    "move-companion-to": move_companion_to,
    "move-army": move_army,
    "move-to": move_to,
    "stay-behind": stay_behind,
    "attack-from": attack_from,
    "attack": attack,
    "recruit": recruit,
    "recruit-in": recruit_in,
    "card-region": card_region,
    "withdraw": withdraw,
    "cease": cease,
    "extend-siege": extend_siege,
    "retreat": retreat,
    "casualty": casualty,
    "remove-unit": remove_unit,
    "slay": slay,
    "advance": gladly,
    "join-army": gladly,
    "sorcerer": gladly,
    "balrog": gladly,
    "sorrow-and-toil": any_but_done,
    "move-minion": move_minion,
    "move-minion-to": move_minion_to,
    "swap": unwillingly,
    "own-hits": own_hits,
    "join-dunlendings": any_but_done,
}
