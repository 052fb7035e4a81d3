"""What a side wants of the dice: each deed with what it is worth now."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.actions import SKIP
from greathall.games.wotr_board.battle import attacking_regions, targets
from greathall.games.wotr_board.bot.cards import worth_of_event
from greathall.games.wotr_board.bot.factions import FactionAims
from greathall.games.wotr_board.bot.outlook import (
    aims,
    danger,
    distance,
    is_sheltered,
    needs_help,
    odds_of_attack,
    power,
    pull,
)
from greathall.games.wotr_board.control import is_unconquered
from greathall.games.wotr_board.event_cards import playable
from greathall.games.wotr_board.facts import (
    CHARACTER,
    CHARACTERS,
    ENEMY,
    FELLOWSHIP,
    FREE,
    GARRISON,
    MOST_DICE,
    NATIONS_OF,
    SETTLEMENTS,
    SETTLEMENTS_OF,
    SHADOW,
    WILL,
    Face,
    Region,
    Side,
    units_in,
)
from greathall.games.wotr_board.movement import destinations
from greathall.games.wotr_board.routes import way_to_mordor
from greathall.games.wotr_board.seats import NATIONS_OF_PLAYER
from greathall.games.wotr_board.table import War, armies, hand, is_in_mordor, is_on_board, side_of
from greathall.games.wotr_board.victory import points
from greathall.games.wotr_board.warriors import faction_dice
from greathall.kernel import Player

CROWNING: Final[tuple[Region, ...]] = ("minas-tirith", "dol-amroth", "pelargir")
FACTION_DEEDS: Final = tuple(deed.id for deed in faction_dice.FACTION_DEEDS)
NO_GAIN: Final = -1.0
WEARY: Final = 4  # the Corruption with which the Fellowship rests
HURRY: Final = 5  # the points of the Shadow with which it does not


class Aims:
    """The position of a player who has to decide. What was found out once is remembered."""

    def __init__(self, game: War, player: Player) -> None:
        self.game, self.player = game, player
        self.side: Side = side_of(game, player)
        self.enemy: Side = ENEMY[self.side]
        self.goals = aims(game, self.side)
        self.factions = FactionAims(game, player, self.side)  # asked only if there are any
        self._deeds: dict[str, float] = {}
        self._pulls: dict[Region, float] = {}
        self._guards: dict[Region, float] = {}

    # ------------------------------------------------ dice

    def worth_of_act(self, face: Face, deed: str) -> float:
        """What a die with this face does for us if it is used so."""
        if deed == SKIP:
            return 0.05
        worth = self.worth_of_deed(face, deed)
        # Dice that can do more are kept for later.
        return worth - (0.4 if face == WILL and deed != "enter-companion" else 0.0)

    def worth_of_deed(self, face: Face, deed: str) -> float:
        if deed == "play-card":
            cards = playable(self.game, self.player, face)
            return max((worth_of_event(self.game, card) for card in cards), default=0.0)
        if deed in FACTION_DEEDS:
            return self.factions.worth_of_deed(face, deed)
        if deed not in self._deeds:
            self._deeds[deed] = self._worth_by_any_die(deed)
        return self._deeds[deed]

    def _worth_by_any_die(self, deed: str) -> float:
        if deed in ("move-armies", "move-army-led"):
            return self.worth_of_moves()
        if deed in ("attack", "attack-led"):
            return self.best_attack()
        if deed == "draw-card":
            return 3.2 if len(hand(self.game, self.player)) < 5 else 1.5
        if deed == "recruit":
            return self.worth_of_recruiting()
        if deed == "advance-nation":
            return self.worth_of_advancing()
        return self.worth_for_free(deed) if self.side == FREE else self.worth_for_shadow(deed)

    def worth_of_ring(self) -> float:
        """The Free Peoples need their Rings for the last steps; the Shadow its for a battle."""
        game = self.game
        if self.side == SHADOW:
            return 0.2
        fellowship = game.fellowship
        dice = game.dice[FREE]
        is_urgent = is_in_mordor(game) and not fellowship.has_acted
        return 7.0 if is_urgent and CHARACTER not in dice and WILL not in dice else NO_GAIN

    # ------------------------------------------------ the Free Peoples

    def worth_for_free(self, deed: str) -> float:
        game = self.game
        if deed == "move-fellowship":
            return self.worth_of_journey()
        if deed == "hide-fellowship":
            return 9.0 if is_in_mordor(game) else 7.0
        if deed == "enter-companion":
            return 9.5
        if deed == "separate":
            return 5.5 if self.can_crown(game.fellowship.region, game.fellowship.progress) else 0.0
        if deed == "move-companions":
            is_urgent = self.strider_is_on_his_way() or self.factions.envoy_to_ents()
            return 5.0 if is_urgent else 0.0
        if deed == "remove-card":
            return 3.5
        return 4.5  # an envoy

    def worth_of_journey(self) -> float:
        """On, but not into the open arms of the Hunt."""
        game, fellowship = self.game, self.game.fellowship
        has_time = points(game, SHADOW) < HURRY
        if is_in_mordor(game):  # one step a turn: each die that follows makes an Eye worse
            return 0.4 if fellowship.has_acted and has_time else 10.0
        if fellowship.progress >= way_to_mordor(fellowship.region):
            return 0.3  # it is near enough to enter
        if has_time and self.may_rest():
            return 0.4
        hunters = min(game.hunt_box[SHADOW], MOST_DICE)
        many = max(hunters - 3, 0)  # who hunt so hard do little else: there is time
        risk = hunters**2 / 3 + 4 * many
        risk *= (1 + game.hunt_box[FREE]) * (1 + fellowship.corruption / 6)
        return max(8.0 - 0.35 * risk, 0.5)

    def may_rest(self) -> bool:
        """Where the Fellowship is sheltered it is healed turn by turn."""
        fellowship = self.game.fellowship
        return (
            fellowship.corruption >= WEARY
            and not fellowship.progress
            and is_sheltered(self.game, fellowship.region)
        )

    def can_crown(self, region: Region, progress: int) -> bool:
        """Whether Strider can leave the Fellowship for a place where he is crowned."""
        game = self.game
        if game.characters["strider"] != FELLOWSHIP:
            return False
        return any(
            is_unconquered(game, place) and distance(region, place) <= progress + 3
            for place in CROWNING
        )

    def strider_is_on_his_way(self) -> bool:
        game = self.game
        return is_on_board(game, "strider") and game.characters["strider"] not in CROWNING

    # ------------------------------------------------ the Shadow

    def worth_for_shadow(self, deed: str) -> float:
        if deed == "enter-minion":
            return 10.0
        if deed == "voice-of-saruman":
            return 4.5
        if deed == "move-minions":
            return 2.5
        return 1.0  # to remove a card costs two others

    # ------------------------------------------------ both

    def worth_of_advancing(self) -> float:
        game = self.game
        if self.side == SHADOW:
            return 8.0 if game.turn > 1 or not self.is_calm() else 7.5
        left = [game.steps[nation] for nation in NATIONS_OF_PLAYER[self.player]]
        return 5.0 if any(left) else 0.0

    def is_calm(self) -> bool:
        return all(self.game.steps[nation] for nation in NATIONS_OF[FREE])

    def worth_of_nation(self, nation: str) -> float:
        """Which Nation goes to war first."""
        need = max(danger(self.game, self.side, region) for region in SETTLEMENTS_OF[nation])
        near = 3 - self.game.steps[nation]
        return near + need if self.side == FREE else near + 2 * (nation != "southrons")

    def worth_of_recruiting(self) -> float:
        if self.side == SHADOW:
            return 4.2
        worst = max(needs_help(self.game, FREE, region) for region in SETTLEMENTS)
        return 3.0 + min(worst, 3.0)

    def worth_of_moves(self) -> float:
        return max(
            (self.worth_of_origin(origin) for origin in armies(self.game, self.side)), default=0.0
        )

    def worth_of_origin(self, origin: Region) -> float:
        """The best move of the Army there."""
        ends = destinations(self.game, self.side, origin)
        return max((self.gain_of_move(origin, end) for end in ends), default=NO_GAIN)

    def gain_of_move(self, origin: Region, region: Region) -> float:
        """How much better the Army there would stand here."""
        game, units = self.game, units_in(armies(self.game, self.side).get(origin, ()))
        there = units_in(armies(game, self.side).get(region, ()))
        gain = self.pull(region) - self.pull(origin)
        if self.goals.get(region):
            gain += 1.0  # an open Settlement
        weight = min(units, 10 - there) / 3
        if self.side == FREE:
            gain = self.gain_of_guard(region) - self.gain_of_guard(origin) + 0.3 * gain
        return 4.0 * gain * weight

    def pull(self, region: Region) -> float:
        """How good it is to stand here, on the way to our goals."""
        if region not in self._pulls:
            self._pulls[region] = pull(self.goals, region)
        return self._pulls[region]

    def gain_of_guard(self, region: Region) -> float:
        """What guards are worth here: the Free Peoples hold what they have."""
        if region not in self._guards:
            self._guards[region] = self._find_gain_of_guard(region)
        return self._guards[region]

    def _find_gain_of_guard(self, region: Region) -> float:
        if SETTLEMENTS.get(region) != FREE:
            return 0.0
        there = units_in(self.game.free.get(region, ()))
        return needs_help(self.game, FREE, region) * (1.0 if there <= GARRISON else 0.3)

    def best_attack(self) -> float:
        game = self.game
        return max(
            (
                self.worth_of_attack(origin, region)
                for origin in attacking_regions(game, self.player, None, None, None)
                for region in targets(game, self.side, origin, None)
            ),
            default=NO_GAIN,
        )

    def worth_of_attack(self, origin: Region, region: Region) -> float:
        """More where we win, and where there is something to win."""
        ratio = odds_of_attack(self.game, self.side, origin, region)
        prize = self.goals.get(region, 0.0) * 2 + self.pull(region)
        if ratio < (0.9 if self.side == SHADOW else 1.4):
            return NO_GAIN
        return 3.0 + min(ratio, 3.0) + 2 * prize + 0.1 * power(self.game, self.enemy, region)


def level(figure: str) -> int:
    return CHARACTERS[figure].level if figure in CHARACTERS else 0
