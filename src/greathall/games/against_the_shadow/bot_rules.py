"""What bots do otherwise than people: random cards, the rightmost, forsaking (pp. 2, 4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from greathall.games.against_the_shadow.facts import BOT_SCENARIOS
from greathall.games.against_the_shadow.flowchart import Action, follow_flowchart
from greathall.games.against_the_shadow.playing import (
    discard_instead,
    draw_and_play,
    play_from_hand,
)
from greathall.games.against_the_shadow.rulings import chosen
from greathall.games.against_the_shadow.table import ShadowedEarth
from greathall.games.wotr_cards.action_phase import MOVE, PLAY, USE, use_action_of
from greathall.games.wotr_cards.card_texts import DECK, FORSAKEN, HAND
from greathall.games.wotr_cards.facts import Card, Location
from greathall.games.wotr_cards.game_terms import (
    discard_from_play,
    eliminate_unseen,
    out_of_hand,
    refill_deck,
    to_discard_pile,
)
from greathall.games.wotr_cards.playing import move
from greathall.games.wotr_cards.table import RESERVE, MiddleEarth, scenario, wielder_of
from greathall.kernel import CHANCE, Player, choose


class Bots:
    """How bots play a deck, by the rules of the book; see `table.Conduct` of the card game."""

    is_asked: ClassVar[bool] = False
    draw_and_play = staticmethod(draw_and_play)

    async def next_action(self, game: MiddleEarth, player: Player) -> Action:
        """What the flowchart says (p. 4)."""
        return await follow_flowchart(game, player)

    async def take_action(self, game: MiddleEarth, player: Player, *action: str) -> None:
        """Carry it out; cards may move that were played into reserve this round (p. 4)."""
        kind, card, *to = action
        if kind == USE:
            await use_action_of(game, player, card)
        elif kind == MOVE:
            await move(game, player, card, to[0])
        elif kind == PLAY:
            await play_from_hand(game, player, card, to[0])
        else:
            discard_instead(game, player, card)

    async def choose_unseen(
        self, player: Player, kind: str, cards: tuple[Card, ...], always: bool
    ) -> Card:
        """Any card that leaves a bot's hand is a random one (pp. 2, 4).

        Nobody looks, unless it is eliminated: anybody may look through those.
        """
        visible_to = None if kind in ("eliminate", "eliminate-drawn") else ()
        return await choose(CHANCE, "draw", cards, visible_to=visible_to, always_ask=True)

    async def may(self, player: Player, what: str) -> bool:
        """A text that a bot shares with a person helps it."""
        return True

    async def forsake(self, game: MiddleEarth, player: Player, spared: Card) -> None:
        """Discard from reserve, else from hand, else eliminate the top of the deck (p. 4)."""
        refill_deck(game, player)
        if game.reserve[player]:
            discard_from_play(game, game.reserve[player][-1], RESERVE)
        elif game.hand[player]:
            card = await self.choose_unseen(player, "discard", game.hand[player], True)
            out_of_hand(game, player, card)
            to_discard_pile(game, card, HAND, shown=False)
        elif deck := game.deck[player]:
            # Everybody sees it, as anybody may look through the eliminated cards.
            card, game.deck[player] = await deck.draw_top(*scenario(game).players)
            eliminate_unseen(game, card, DECK, FORSAKEN)
            refill_deck(game, player)

    async def losses(
        self,
        player: Player,
        location: Location,
        standing: list[Card],
        icons: Mapping[Card, int],
        need: int,
    ) -> list[Card]:
        """From the right until enough is cancelled, even if that is wasteful (p. 2)."""
        lost: list[Card] = []
        for card in reversed(standing):
            if need > 0:
                lost.append(card)
                need -= icons[card]
        return lost

    async def support(
        self,
        player: Player,
        field: Location,
        cards: tuple[Card, ...],
        ways: Mapping[Sequence[Card], dict[Card, int]],
    ) -> Sequence[Card]:
        """So that the rightmost cards, which fall first, cancel the most (the book is silent)."""
        return max(ways, key=lambda way: [ways[way][card] for card in reversed(cards)])

    def fewer_draws(self, game: MiddleEarth, player: Player) -> int:
        """On the standard level one card fewer, in the two-player duel two (p. 6).

        The gentle level is not of the book.
        """
        return BOT_SCENARIOS[game.scenario].fewer_draws[game.options["level"]].get(player, 0)

    async def decide(
        self,
        game: MiddleEarth,
        player: Player,
        kind: str,
        options: Iterable[Any],
        about: Any,
        always: bool,
    ) -> Any:
        """What the card game asks a player of the Shadow where everybody sees the answer."""
        open_to = tuple(options)
        if kind in ("path", "take"):
            return await choose(CHANCE, "draw", open_to, always_ask=kind == "take")
        if kind == "combat":
            return next_combat(game, open_to)
        if kind == "army":
            return rightmost(game.there[about], open_to)
        assert kind == "fall", kind
        return rightmost_on_battlegrounds(game, open_to)


def rightmost(cards: tuple[Card, ...], fitting: tuple[Card, ...]) -> Card:
    """First in, last out: of the cards that fit, the one that came last (p. 2)."""
    return next(card for card in reversed(cards) if card in fitting)


def next_combat(game: MiddleEarth, places: tuple[Location, ...]) -> Location:
    """The order of combats, where a bot is first player: battlegrounds in a row, then the path."""
    fields = tuple(place for place in game.battlegrounds if place in places)
    if chosen(game, "bot-combats", "rightmost-first"):
        fields = fields[::-1]
    return (*fields, game.path)[0]


def rightmost_on_battlegrounds(
    game: MiddleEarth, fitting: tuple[tuple[Location, Card], ...]
) -> tuple[Location, Card]:
    """On the rightmost battleground the rightmost card; an item lies under its wielder (p. 2)."""
    return max(fitting, key=lambda option: _from_the_left(game, *option))


def _from_the_left(game: MiddleEarth, field: Location, card: Card) -> tuple[int, int, bool]:
    wielder = wielder_of(game, card)
    there = game.there[field]
    place = len(there) - 1 - there[::-1].index(wielder or card)
    return game.battlegrounds.index(field), place, wielder is None


ShadowedEarth.others = Bots()
