"""Where the expansion changes the rules of the board game: its seams and its outlines."""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.battle import BATTLE, end_battle, use_white_rider
from greathall.games.wotr_board.combat_round import ROUND, strike_last
from greathall.games.wotr_board.expansion import Expansion
from greathall.games.wotr_board.facts import (
    FACTION_FIGURES,
    FREE,
    Card,
    Character,
    Deck,
    Face,
    Figure,
    Region,
    Side,
)
from greathall.games.wotr_board.table import Battle, War
from greathall.games.wotr_board.turn import TURN, action_roll, recover_and_draw
from greathall.games.wotr_board.warriors import (
    armed_dunlendings,
    call_to_battle,
    corsairs,
    dead_men,
    dunlendings,
    eagles,
    ents,
    faction_dice,
    faction_events,
    faction_figures,
    hosts,
    spiders,
)
from greathall.games.wotr_board.warriors.entering import factions_must_hold
from greathall.games.wotr_board.warriors.table import WarOfFactions, figures_at
from greathall.kernel import Player

# All six; each has registered what its reference card says.
CHAPTERS: Final = (dead_men, eagles, ents, corsairs, dunlendings, spiders)


async def begin_turn_of_factions(game: WarOfFactions) -> None:
    """Faction dice join and leave the pools; each side draws a faction event."""
    faction_dice.claim_faction_dice(game)
    await faction_events.draw_faction_events(game)


class Factions(Expansion):
    """What Warriors of Middle-earth answers where the base rules ask."""

    def dice_besides(self, game: WarOfFactions, side: Side) -> tuple[Face, ...]:
        return faction_dice.unused_faction_dice(game, side)

    def spend_die_besides(self, game: WarOfFactions, side: Side, face: Face) -> None:
        faction_dice.spend_faction_die(game, side, face)

    async def before_action(self, game: WarOfFactions) -> None:
        await dead_men.may_leave_the_dead(game)

    def events_besides(self, game: WarOfFactions, player: Player) -> tuple[Card, ...]:
        return faction_events.open_faction_events(game, player)

    def decks_besides(self, game: WarOfFactions, side: Side) -> tuple[Deck, ...]:
        return faction_events.decks_besides(game, side)

    async def limit_hand(self, game: WarOfFactions, player: Player) -> None:
        await faction_events.limit_faction_hand(game, player)

    def deck_emptied(self, game: WarOfFactions, side: Side, deck: Deck) -> None:
        faction_events.deck_emptied(game, side, deck)

    def event_was_played(self, game: WarOfFactions, player: Player, card: Card) -> None:
        faction_events.event_was_played(game, player, card)

    def in_army(
        self, game: WarOfFactions, side: Side, characters: tuple[Character, ...]
    ) -> tuple[Character, ...]:
        if side != FREE or not game.company:
            return characters
        return tuple(who for who in characters if who not in game.company)

    def followers(self, game: WarOfFactions, region: Region) -> tuple[Figure, ...]:
        return hosts.followers(game, region)

    def passengers(self, game: WarOfFactions, region: Region) -> tuple[Figure, ...]:
        return corsairs.passengers(game, region)

    def able_to_follow(
        self,
        game: WarOfFactions,
        figures: tuple[Figure, ...],
        region: Region,
        ends_here: bool = True,
    ) -> tuple[Figure, ...]:
        if FACTION_FIGURES.isdisjoint(figures):
            return figures
        return hosts.able_to_follow(game, figures, region, ends_here)

    async def who_retreats_along(
        self, game: WarOfFactions, side: Side, region: Region, to: Region
    ) -> tuple[Figure, ...]:
        return await corsairs.who_retreats_along(game, side, region, to)

    def stand(self, game: WarOfFactions, region: Region, figures: tuple[Figure, ...]) -> None:
        faction_figures.stand(game, region, figures)

    def remove(self, game: WarOfFactions, region: Region, figures: tuple[Figure, ...]) -> None:
        faction_figures.remove(game, region, figures)

    def count_of(self, game: WarOfFactions, figure: Figure, region: Region) -> int:
        return figures_at(game, figure, region)

    def arrived(self, game: WarOfFactions, region: Region) -> None:
        hosts.trim_hosts(game, region)

    def cards_besides(self, game: WarOfFactions, side: Side) -> tuple[Card, ...]:
        return call_to_battle.cards_to_call(game, side)

    def back_of(self, card: Card) -> Deck:
        return call_to_battle.back_of(card)

    def is_barred(self, game: WarOfFactions, side: Side) -> bool:
        return side in game.barred

    def strength_besides(self, game: WarOfFactions, battle: Battle, side: Side) -> int:
        return call_to_battle.strength_of_called(game, battle, side)


WarOfFactions.expansion = Factions()
WarOfFactions.watchers = (
    *War.watchers,
    faction_figures.return_figures,
    dead_men.keep_company,
    factions_must_hold,
)
WarOfFactions.outlines = {
    TURN: TURN.after(recover_and_draw, begin_turn_of_factions).after(
        action_roll, faction_dice.roll_faction_dice
    ),
    BATTLE: BATTLE.before(use_white_rider, call_to_battle.hand_out_calls).after(
        end_battle, call_to_battle.put_calls_aside, armed_dunlendings.lay_down_arms
    ),
    ROUND: ROUND.after(strike_last, call_to_battle.end_the_round),
}
