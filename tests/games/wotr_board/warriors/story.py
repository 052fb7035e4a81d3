"""Set up Middle-earth with its factions in words."""

from __future__ import annotations

from typing import Any

from games.wotr_board.story import Story, figures_in, war
from greathall.games.wotr_board.facts import ASIDE, Region
from greathall.games.wotr_board.warriors.facts import FACTIONS
from greathall.games.wotr_board.warriors.table import IN_PLAY, WarOfFactions, figures_at
from greathall.kernel import Pile, Player


class FactionStory(Story):
    """A match with the expansion in the middle of things."""

    @property
    def table(self) -> WarOfFactions:
        state = self.match.state
        assert isinstance(state, WarOfFactions)
        return state

    def count(self, faction: str, region: Region) -> int:
        return figures_at(self.table, faction, region)


def factions(
    *agenda: tuple[Any, ...],
    in_play: str = "",
    gone: str = "",
    figures: dict[Region, str] | None = None,
    events: dict[Player, tuple[str, ...]] | None = None,
    **setting: Any,
) -> FactionStory:
    """A table of the expansion on which only these figures stand, at these steps.

    `figures` tells where those of factions are: {"fangorn": "3 ents"}; factions that have some are
    in play, and so are those named in `in_play`. `events` are faction events in hand; all others
    are in their decks.
    """
    placed = {region: figures_in(words) for region, words in (figures or {}).items()}
    options = {"warriors": "yes"} | setting.pop("options", {})
    story = FactionStory(war(options=options, **setting).match)
    game = story.table
    entered = {figure for there in placed.values() for figure in there} | set(in_play.split())
    for faction in FACTIONS:
        status = IN_PLAY if faction in entered else "gone" if faction in gone.split() else ASIDE
        game.factions = {**game.factions, faction: status}
    game.faction_figures = {region: tuple(sorted(there)) for region, there in placed.items()}
    for faction in FACTIONS:
        out = sum(there.count(faction) for there in placed.values())
        out += sum(game.on_cards.get(key, 0) for key in (faction,))
        game.reinforcements = {**game.reinforcements, faction: 8 - out}
    for player, cards in (events or {}).items():
        game.faction_hand = {**game.faction_hand, player: cards}
        for side, pile in game.faction_deck.items():
            left = tuple(card for card in pile.cards if card not in cards)
            game.faction_deck = {**game.faction_deck, side: Pile(left)}
    begin(story, *agenda)
    return story


def begin(story: FactionStory, *agenda: tuple[Any, ...]) -> None:
    """Let these steps happen now."""
    game = story.table
    for rule, *args in agenda:
        game.then(rule, *args)
    game.inserted = 0
    match = story.match
    story.match = type(match)(match.game, match.header, match.seats, game)
