"""How the steward plays with Warriors of Middle-earth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.wotr_board.bot.faction_events import (
    landfall,
    steps_to_prey,
    worth_of_faction_event,
    worth_of_voyage,
)
from greathall.games.wotr_board.bot.outlook import FAR, danger, distance, odds_of_battle, pull
from greathall.games.wotr_board.bot.outlook import power as power_of
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.characters import reach as companions_reach
from greathall.games.wotr_board.entering import ARAGORN, STRIDER
from greathall.games.wotr_board.facts import (
    ASIDE,
    CHARACTERS,
    COMPANIONS,
    DONE,
    EVENT_CARDS,
    FREE,
    GO,
    HUNT_TILES,
    NO,
    REGIONS,
    SHADOW,
    YES,
    Card,
    Character,
    Face,
    Faction,
    Region,
    Side,
    Tile,
)
from greathall.games.wotr_board.figures import SARUMAN
from greathall.games.wotr_board.table import has_army, is_in_play, is_on_board, ring_region
from greathall.games.wotr_board.warriors.dead_men import army_of_the_dead
from greathall.games.wotr_board.warriors.entering import factions_to_enter
from greathall.games.wotr_board.warriors.ents import ATTACK, FANGORN
from greathall.games.wotr_board.warriors.faction_dice import RECRUITS
from greathall.games.wotr_board.warriors.faction_events import playable_faction_events
from greathall.games.wotr_board.warriors.facts import (
    CORSAIRS,
    DEAD_MEN,
    DUNLENDINGS,
    ENTS,
    SPIDERS,
)
from greathall.games.wotr_board.warriors.hosts import reach
from greathall.games.wotr_board.warriors.table import (
    WarOfFactions,
    factions_in_play,
    figures_at,
    figures_in_play,
)
from greathall.kernel import Player, Question

FIRST: Final = 7.6  # the first faction of a side brings a die
NEXT: Final = 5.5
NEXT_BY_ACTION_DIE: Final = 3.9
WON: Final = 0.9  # the odds with which attackers go on
HIGH_CORRUPTION: Final = 6
EYE_OR_DIE: Final = 2.2  # what such a Hunt tile does on average
# Call to Battle cards in a round: they cost a figure at most.
CALLS: Final[dict[Card, float]] = {
    "the-king-of-the-dead": 1.2,
    "with-doom-we-come": 1.2,
    "speeding-on-a-gathering-wind": 0.7,
    "out-of-the-high-airs": 0.3,
    "the-terror-of-the-dead": 0.2,
    "the-forest-is-rising": 0.2,
    "borne-up-on-the-wind": 0.3,
    "the-last-stroke-of-doom": 0.45,
    "fierce-folk": 0.9,
    "old-hatred": 0.8,
    "webs-of-shadow": 0.75,
    "hideous-speed": 0.6,
}


class FactionAims:
    """The factions as a player sees them who has to decide."""

    def __init__(self, game: Any, player: Player, side: Side) -> None:
        self.game: Any = game  # a War, of factions or without
        self.player, self.side = player, side

    def worth_of_deed(self, face: Face, deed: str) -> float:
        """What a die does for factions if it is used so."""
        if deed == "enter-faction":
            ready = factions_to_enter(self.game, self.player)
            return max((self.worth_of_entering(faction, face) for faction in ready), default=0.0)
        if deed == "play-faction-card":
            cards = playable_faction_events(self.game, self.player)
            return max((worth_of_faction_event(self.game, card) for card in cards), default=0.0)
        if deed == "recruit-faction":
            return 3.0
        if deed == "draw-faction-card":
            return 2.2 if len(self.game.faction_hand[self.player]) < 4 else 0.5
        return 3.2  # a card on the table

    def worth_of_entering(self, faction: Faction, face: Face) -> float:
        """The first one brings a die, which brings the others.

        The Dead Men wait for the king: else Strider would lead them instead of being crowned.
        """
        if faction == DEAD_MEN and not is_on_board(self.game, ARAGORN):
            return 0.0
        if not factions_in_play(self.game, self.side):
            return FIRST
        return NEXT if face in RECRUITS or faction == ENTS else NEXT_BY_ACTION_DIE

    def envoy_to_ents(self) -> Character:
        """A Companion on the board who can be in Fangorn with one move, and rouse the Ents."""
        if not self.wants_ents() or any(self.game.characters[w] == FANGORN for w in COMPANIONS):
            return ""
        return next((who for who in COMPANIONS if who != STRIDER and self.can_reach_ents(who)), "")

    def wants_ents(self) -> bool:
        """Whether the Ents wait for a visitor."""
        return (
            isinstance(self.game, WarOfFactions)
            and self.game.factions[ENTS] == ASIDE
            and is_in_play(self.game, SARUMAN)
        )

    def can_reach_ents(self, who: Character) -> bool:
        if not is_on_board(self.game, who):
            return False
        where, level = self.game.characters[who], CHARACTERS[who].level
        return FANGORN in companions_reach(self.game, FREE, where, level)


# ------------------------------------------------ the questions

Aims = Any  # those of the base game, see `aims`
Rule = Callable[[Aims, Question[Any], Any], float]


def enter_faction(aims: Aims, question: Question[Any], option: str) -> float:
    return float(aims.factions.worth_of_entering(option, ""))


def recruit_faction(aims: Aims, question: Question[Any], option: str) -> float:
    """Where there are few; those who can strike first."""
    strikes = {ENTS: 2.0, DEAD_MEN: 2.0, SPIDERS: 0.5}.get(option, 0.0)
    return strikes - 0.3 * figures_in_play(aims.game, option)


def recruit_dunlendings(aims: Aims, question: Question[Any], option: str) -> float:
    return 1.0 if option == "settlements" else 0.4


def keep_event(aims: Aims, question: Question[Any], option: str) -> float:
    """The card that is worth most; a general answer is worth a little."""
    return worth_of_faction_event(aims.game, option) if option in EVENTS else 1.5


def drop_event(aims: Aims, question: Question[Any], option: str) -> float:
    return -keep_event(aims, question, option)


def stay(aims: Aims, question: Question[Any], option: str) -> float:
    return float(option in (NO, DONE, GO))


def consent(aims: Aims, question: Question[Any], option: str) -> float:
    return float(option not in (NO, DONE))


def march_of_ents(aims: Aims, question: Question[Any], option: Any) -> float:
    """Attack while more than one is left, the strongest Army first."""
    if option == DONE:
        return 0.5
    deed, region = option
    if deed != ATTACK:
        return 0.0
    is_last = figures_at(aims.game, ENTS, question.about) == 1
    return (0.0 if is_last else 1.0) + 0.1 * power_of(aims.game, SHADOW, region)


def march_of_dead(aims: Aims, question: Question[Any], option: str) -> float:
    """Towards an Army, as long as a figure is left for the attack and one for later."""
    game = aims.game
    if option == DONE:
        return 0.5
    here = question.about
    steps = steps_to_prey(game, here)
    is_worth_it = 0 < steps < figures_at(game, DEAD_MEN, here) - 1
    return float(is_worth_it and steps_to_prey(game, option) < steps)


def attack_by_dead(aims: Aims, question: Question[Any], option: str) -> float:
    if option == DONE:
        return 0.5
    is_last = figures_at(aims.game, DEAD_MEN, army_of_the_dead(aims.game)) == 1
    return (0.0 if is_last else 1.0) + 0.1 * power_of(aims.game, SHADOW, option)


def strike_again(aims: Aims, question: Question[Any], option: str) -> float:
    more = figures_at(aims.game, DEAD_MEN, army_of_the_dead(aims.game)) > 1
    return float((option == YES) == more)


def flee(aims: Aims, question: Question[Any], option: str) -> float:
    return pull(aims.goals, option) + 0.1 * power_of(aims.game, SHADOW, option)


def most(aims: Aims, question: Question[Any], option: int) -> float:
    return float(option)


def move_eagle(aims: Aims, question: Question[Any], option: str) -> float:
    """They gather where they can be called from, or fly at Nazgûl."""
    if option == DONE:
        return 0.5
    return best_perch(aims) != option


def move_eagle_to(aims: Aims, question: Question[Any], option: str) -> float:
    return float(option == best_perch(aims))


def best_perch(aims: Aims) -> Region:
    """Where the Nazgûl are if the card speaks of them, else where the danger is greatest."""
    game = aims.game
    if game.discard and game.discard[-1] == "upon-the-nazgul-they-bore" and game.nazgul:
        return str(max(game.nazgul, key=lambda region: (game.nazgul[region], region)))
    free = (r for r in game.free if game.control.get(r) == FREE)
    return max(free, key=lambda region: (danger(game, FREE, region), region), default="")


def move_host(aims: Aims, question: Question[Any], option: str) -> float:
    """Who stands better somewhere else."""
    if option == DONE:
        return 0.05
    regions = reach(aims.game, question.about, option)
    best = max(worth_of_post(aims, question.about, region) for region in regions)
    return best - worth_of_post(aims, question.about, option)


def move_host_to(aims: Aims, question: Question[Any], option: str) -> float:
    faction = DUNLENDINGS if figures_at(aims.game, DUNLENDINGS, question.about) else SPIDERS
    return worth_of_post(aims, faction, option)


def worth_of_post(aims: Aims, faction: Faction, region: Region) -> float:
    """With an Army that can strike, on the way to one, or on the heels of the Ring."""
    game, ring = aims.game, ring_region(aims.game)
    hunts = 0.0
    if ring and faction == SPIDERS:
        hunts = 1.5 * (region == ring) - 0.02 * min(distance(region, ring), 10)
    if has_army(game, SHADOW, region):
        strikes = any(has_army(game, FREE, near) for near in (region, *REGIONS[region].adjacent))
        return hunts + 0.5 + 0.02 * min(power_of(game, SHADOW, region), 10) + 0.3 * strikes
    way = min((distance(region, place) for place in game.shadow), default=FAR)
    return hunts - 0.05 * min(way, 5)


def call_price(aims: Aims, question: Question[Any], option: str) -> float:
    """A figure to go on with a siege that is won, to end a battle that is lost, or for a hit."""
    ratio, is_paid = odds_of_battle(aims.game), option == YES
    if question.about == "the-last-stroke-of-doom":
        return float(is_paid == (ratio >= WON))
    if question.about in ("the-terror-of-the-dead", "the-forest-is-rising"):
        is_lost = (ratio < WON) if aims.game.battle.attacker == FREE else (ratio > WON)
        return float(is_paid == is_lost)
    return float(is_paid)


def spend_eagle(aims: Aims, question: Question[Any], option: str) -> float:
    """For the Ring-bearers, when they had better go on."""
    if option == NO:
        return 0.5
    return float(question.about == "lifted-up-and-borne-far-away" and aims.worth_of_journey() > 3)


def swift_lines(aims: Aims, question: Question[Any], option: str) -> float:
    return {"recruit": 1.0, "move": 0.5}.get(option, 0.0)


def black_sails(aims: Aims, question: Question[Any], option: str) -> float:
    return float(option == "recruit")


def premonition(aims: Aims, question: Question[Any], option: Tile) -> float:
    """The tile that does most harm."""
    tile = HUNT_TILES[option]
    value = tile.value if isinstance(tile.value, int) else EYE_OR_DIE
    return value + 0.7 * tile.reveal


def enter_in(aims: Aims, question: Question[Any], option: str) -> float:
    """Gandalf returns where Ents can be roused."""
    return float(option == FANGORN and aims.side == FREE and aims.factions.wants_ents())


def prevent_damage(aims: Aims, question: Question[Any], option: str) -> float:
    """To be seen costs a die; that is less than Corruption which is high."""
    return float((option == YES) == (aims.game.fellowship.corruption >= HIGH_CORRUPTION))


def embark(aims: Aims, question: Question[Any], option: str) -> float:
    return 0.3 if option == DONE else worth_of_voyage(aims.game, option)


def ships(aims: Aims, question: Question[Any], option: str) -> float:
    return float(option == "carry")


def march_to(aims: Aims, question: Question[Any], option: str) -> float:
    """With ships, to the best shore; nothing is known of other marches."""
    if not aims.game.discard or EVENT_CARDS[aims.game.discard[-1]].faction != CORSAIRS:
        return 0.0
    here = question.about
    shore = landfall(aims.game, here)
    return -distance(here, shore) + 0.5 if option == DONE else -float(distance(option, shore))


RULES: Final[dict[str, Rule]] = {
    "enter-faction": enter_faction,
    "recruit-faction": recruit_faction,
    "recruit-dunlendings": recruit_dunlendings,
    "discard-faction": drop_event,
    "union-price": drop_event,
    "keep-card": keep_event,
    "take-back": keep_event,
    "union": keep_event,
    "chain": keep_event,
    "give-faction-card": stay,
    "join-the-dead": stay,
    "leave-the-dead": stay,
    "follow-up": stay,
    "flee-along": stay,
    "second-entwood": stay,
    "march-of-ents": march_of_ents,
    "march-of-the-dead": march_of_dead,
    "attack-by-dead": attack_by_dead,
    "strike-again": strike_again,
    "flee-the-dead": flee,
    "absorb": most,
    "retreat-along": most,
    "fierce-folk": most,
    "move-eagle": move_eagle,
    "move-eagle-to": move_eagle_to,
    "move-host": move_host,
    "move-host-to": move_host_to,
    "spend-eagle": spend_eagle,
    "swift-lines": swift_lines,
    "black-sails": black_sails,
    "spend-corsairs": consent,
    "premonition": premonition,
    "enter-in": enter_in,
    "ships": ships,
    "embark": embark,
    "march-to": march_to,
    "move-corsair": stay,
    "paths-of-the-dead": consent,
    "spend-spider": consent,
    "majesty-and-glory": consent,
    "no-reveal": consent,
    "prevent-damage": prevent_damage,
    "call-price": call_price,
    "call-roll": consent,
    "call-eagles": consent,
    "called-units": consent,
}
