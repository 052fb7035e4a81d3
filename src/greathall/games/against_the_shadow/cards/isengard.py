"""Isengard: bot cards 61–72."""

from __future__ import annotations

from typing import ClassVar, Final

from greathall.games.against_the_shadow.able_to_win import Front, front
from greathall.games.against_the_shadow.beneficial import (
    another_path,
    battlegrounds_worth_activating,
    cards_for,
    helps_at,
    loss_of_cards,
    one_of,
)
from greathall.games.against_the_shadow.bot_texts import Benefit, WeighedText
from greathall.games.wotr_cards.card_texts import DECK
from greathall.games.wotr_cards.cards import isengard
from greathall.games.wotr_cards.facts import CARDS, FREE, Card, Faction
from greathall.games.wotr_cards.game_terms import (
    characters_in_play,
    draw_cards,
    eliminate_from_play,
    take,
)
from greathall.games.wotr_cards.location_phase import (
    activate_battleground,
    battlegrounds_to_activate,
)
from greathall.games.wotr_cards.playing import move
from greathall.games.wotr_cards.table import (
    RESERVE,
    MiddleEarth,
    is_in_play,
    is_in_reserve,
    place_of,
    team,
)
from greathall.kernel import Player, choose, draw, when, without_one

SARUMAN: Final = "saruman"
DRAW_TWO: Final = "draw"

# ------------------------------------------------------------------ characters


class GrimaWormtongue(WeighedText):
    """Reserve action: eliminate him; the Free Peoples choose what he brings the Shadow.

    Saruman out of the draw deck, a Rohan character eliminated, or two cards.
    """

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return cards_for(game, me) or (loss_of_cards(game) if self.offers(game, me) else None)

    def offers(self, game: MiddleEarth, me: Player) -> tuple[str, ...]:
        """What the bot may be able to carry out, as far as people know (p. 5)."""
        riders = [c for c in characters_in_play(game) if CARDS[c].faction == "rohan"]
        seen = (*game.discard_seen[me], *game.eliminated_seen[me])
        away = is_in_play(game, SARUMAN) or SARUMAN in seen
        return (
            *((DRAW_TWO,) if cards_for(game, me) else ()),
            *((SARUMAN,) if game.deck[me] and not away else ()),
            *riders,
        )

    @when(WeighedText.action_in_reserve)
    async def whisper(self, game: MiddleEarth, me: Player) -> None:
        offers = self.offers(game, me)
        eliminate_from_play(game, self.id, RESERVE)
        await self.carry_out(game, me, offers)

    async def carry_out(self, game: MiddleEarth, me: Player, offers: tuple[str, ...]) -> None:
        one = await choose(team(game, FREE)[0], "choose-one", offers, about=self.id)
        if one == DRAW_TWO:
            await draw_cards(game, me, 2)
        elif one != SARUMAN:
            place = place_of(game, one)
            assert place is not None
            eliminate_from_play(game, one, place)
        elif await take(game, me, (SARUMAN,), DECK) is None and len(offers) > 1:
            # What cannot be carried out cannot be chosen; that shows only in the deck (p. 4).
            await self.carry_out(game, me, without_one(offers, SARUMAN))


class Tracker(WeighedText, isengard.Tracker, abstract=True):
    """Path action: activate a random other path of the same number, while winning this one."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return another_path(game, me)


class Ugluk(Tracker, isengard.Ugluk):
    """Path action: activate a random other path of the same number."""


# ------------------------------------------------------------------ items


class PalantirOfOrthanc(WeighedText, isengard.PalantirOfOrthanc):
    """Reserve action, once a round: the top 3, unseen: 1 eliminated, 1 discarded, 1 taken."""

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return cards_for(game, me)


# ------------------------------------------------------------------ events


class Summons(WeighedText, abstract=True):
    """With the leader in reserve: a random battleground that can be won; he moves if he helps."""

    leader: ClassVar[Card]
    faction: ClassVar[Faction]

    def benefit(self, game: MiddleEarth, me: Player) -> Benefit | None:
        return one_of(self.fields(game, me))

    def fields(self, game: MiddleEarth, me: Player) -> tuple[Front, ...]:
        """The battlegrounds of the faction that are worth it."""
        if not is_in_reserve(game, self.leader):
            return ()
        fields = battlegrounds_to_activate(game, self.faction)
        return battlegrounds_worth_activating(game, me, fields)

    @when(WeighedText.event_played)
    async def summon(self, game: MiddleEarth, me: Player) -> None:
        field = await draw(here.location for here in self.fields(game, me))
        await activate_battleground(game, me, field)
        here = front(game, me, field)
        if is_in_reserve(game, self.leader) and helps_at(game, here, self.leader):
            await move(game, me, self.leader, field)


class ThreatsAndPromises(Summons):
    """With Saruman in reserve: a random Isengard battleground; he moves if he helps."""

    leader, faction = SARUMAN, "isengard"
