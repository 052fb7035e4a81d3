"""What several Event cards do, each in one place (5).

Question: `card-region` (where a card recruits; about the card).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from greathall.games.wotr_board.card_texts import EventText
from greathall.games.wotr_board.drawing import discard_down, draw_card
from greathall.games.wotr_board.events import CardDiceRolled
from greathall.games.wotr_board.facts import (
    ELITE,
    FIGURE,
    LEADER,
    REGULAR,
    STRATEGY,
    Card,
    Deck,
    Figure,
    Nation,
    Region,
    Side,
)
from greathall.games.wotr_board.hunt_tiles import bring_into_play
from greathall.games.wotr_board.players import act_with, commands, may_act_with
from greathall.games.wotr_board.politics import (
    BY_CARD,
    activate,
    advance,
    bars_activation,
    can_advance,
)
from greathall.games.wotr_board.recruiting import can_recruit_figures, recruit_figures
from greathall.games.wotr_board.table import (
    War,
    deck_of,
    has_army,
    side_of,
)
from greathall.kernel import Player, choose, roll

Recruits = tuple[tuple[Figure, ...], ...]  # figure by figure: one of these

# ------------------------------------------------ figures to recruit


def regulars(nation: Nation, count: int) -> Recruits:
    return ((FIGURE[nation, REGULAR],),) * count


def units(nation: Nation, count: int = 1) -> Recruits:
    """So many units of a Nation, each a Regular or an Elite."""
    return ((FIGURE[nation, REGULAR], FIGURE[nation, ELITE]),) * count


def leader(nation: Nation) -> Recruits:
    return ((FIGURE[nation, LEADER],),)


# ------------------------------------------------ dice and cards


async def roll_for_card(game: War, card: Card, count: int, needed: int) -> int:
    """Roll so many dice for a card: how many show this number or more."""
    dice = [await roll() for _ in range(count)]
    successes = sum(die >= needed for die in dice)
    game.emit(CardDiceRolled(card, needed, tuple(dice), successes))
    return successes


def can_draw(game: War, player: Player, deck: Deck) -> bool:
    """An empty deck is never shuffled anew (3.1)."""
    return bool(deck_of(game, deck)[side_of(game, player)])


async def draw_cards(game: War, player: Player, deck: Deck, count: int) -> None:
    """A card lets its player draw; the hand limit holds at once."""
    for _ in range(count):
        await draw_card(game, player, deck)
    await discard_down(game, player)


# ------------------------------------------------ Armies and characters


def armies_in(game: War, side: Side, regions: tuple[Region, ...]) -> tuple[Region, ...]:
    """In which of these regions an Army of this side stands."""
    return tuple(region for region in regions if has_army(game, side, region))


def with_army(game: War, *characters: str) -> Region:
    """Where the first of these Companions who is on the board accompanies an Army; or nowhere."""
    for who in characters:
        if game.characters[who] in game.free:
            return game.characters[who]
    return ""


# ------------------------------------------------ politics


def can_rouse(game: War, nation: Nation) -> bool:
    """Whether a card that activates and advances this Nation changes anything."""
    if not game.active[nation] and not bars_activation(game, nation, BY_CARD, ""):
        return True
    return can_advance(game, nation, BY_CARD)


def may_use_nation(game: War, player: Player, nation: Nation) -> bool:
    """Whether a card lets this player recruit for, or advance, a Nation now (16.6, 16.10)."""
    return commands(player, nation) and may_act_with(game, player, (nation,))


def advance_by_card(game: War, player: Player, nation: Nation) -> None:
    """A card advances a Nation of its player's."""
    if may_use_nation(game, player, nation):
        act_with(game, player, (nation,))
        advance(game, nation, BY_CARD)


def go_to_war(game: War, nation: Nation) -> None:
    """A Nation becomes active and goes all the way to At War."""
    activate(game, nation, BY_CARD)
    for _ in range(game.steps[nation]):
        advance(game, nation, BY_CARD)


# ------------------------------------------------ kinds of cards


class SpecialTile(EventText, abstract=True):
    """Bring the Hunt tile of the same name into play."""

    async def played(self, game: War, player: Player) -> None:
        bring_into_play(game, self.id)


class RecruitingCard(EventText, abstract=True):
    """Recruit these figures in these regions (5.7), then draw so many Strategy cards."""

    recruits: ClassVar[tuple[tuple[Region, Recruits], ...]] = ()
    draws: ClassVar[int] = 0

    def condition(self, game: War) -> bool:
        """What is printed above its text."""
        return True

    def recruiting(self, game: War) -> tuple[tuple[Region, Recruits], ...]:
        """Whom it recruits, and where."""
        return self.recruits

    def can_be_played(self, game: War, player: Player) -> bool:
        """With nothing to recruit it may be played for its other text (R43)."""
        if not self.condition(game):
            return False
        if self.draws and can_draw(game, player, STRATEGY):
            return True
        return any(
            can_recruit_figures(game, player, region, figures)
            for region, figures in self.recruiting(game)
        )

    async def played(self, game: War, player: Player) -> None:
        for region, figures in self.recruiting(game):
            await recruit_figures(game, player, region, figures)
        if self.draws:
            await draw_cards(game, player, STRATEGY, self.draws)


class RecruitingSomewhere(EventText, abstract=True):
    """Recruit these figures in one of several regions."""

    figures: ClassVar[Recruits]

    def regions(self, game: War) -> tuple[Region, ...]:
        """Those that the card names, while what it needs holds."""
        raise NotImplementedError

    def can_be_played(self, game: War, player: Player) -> bool:
        return next(self.places(game, player), None) is not None

    async def played(self, game: War, player: Player) -> None:
        region = await choose(player, "card-region", self.places(game, player), about=self.id)
        await recruit_figures(game, player, region, self.figures)

    def places(self, game: War, player: Player) -> Iterator[Region]:
        """Those of its regions where any of the figures can be recruited."""
        for region in self.regions(game):
            if can_recruit_figures(game, player, region, self.figures):
                yield region
