"""Warriors of Middle-earth in the terminal: factions, their figures, dice, cards and calls."""

from __future__ import annotations

from greathall.cli.layout import Block
from greathall.games.wotr_board.facts import ASIDE, REGIONS, SIDES, Faction
from greathall.games.wotr_board.table import War, side_of
from greathall.games.wotr_board.terminal.explained import call_lines, card_lines
from greathall.games.wotr_board.warriors.facts import FACTIONS_OF
from greathall.games.wotr_board.warriors.table import WarOfFactions, figures_at, has_entered
from greathall.kernel import Player
from greathall.narration import Narrator


def factions_block(game: War, narrator: Narrator) -> list[Block]:
    """The reference cards of both sides, and what stands on the board or waits on cards."""
    if not isinstance(game, WarOfFactions):
        return []
    lines = [_faction(game, each, narrator) for side in SIDES for each in FACTIONS_OF[side]]
    texts = narrator.texts
    for card, count in game.on_cards.items():
        if card in game.on_table:
            lines.append(texts("war-on-card", card=texts(f"card-{card}"), count=count))
    return [Block(texts("war-factions"), lines)]


def _faction(game: WarOfFactions, faction: Faction, narrator: Narrator) -> str:
    """Where its figures are; of one not in play, what it needs and who will enter with it."""
    texts, name = narrator.texts, narrator.texts(f"faction-{faction}")
    if has_entered(game, faction):
        places = [
            f"{texts(f'region-{region}')} {figures_at(game, faction, region)}"
            for region in REGIONS
            if figures_at(game, faction, region)
        ]
        return f"{name}: {', '.join(places)}"
    if game.factions[faction] != ASIDE:
        return f"{name}: {texts('war-faction-gone')}"
    told = texts("war-faction-enters", condition=texts(f"faction-{faction}.entry"))
    if faction in game.on_cards:
        told += " " + texts("war-faction-prepared", count=game.on_cards[faction])
    return f"{name}: {told}"


def faction_cells(game: War, player: Player) -> dict[str, str]:
    """How many faction events a player holds."""
    if not isinstance(game, WarOfFactions):
        return {}
    return {"faction-cards": str(len(game.faction_hand[player]))}


def faction_cards(game: War, player: Player, narrator: Narrator) -> list[str]:
    """The faction events in hand, and in a battle the Call to Battle cards of the side."""
    if not isinstance(game, WarOfFactions):
        return []
    calls = game.calls.get(side_of(game, player), ())
    told = [(card, card_lines(card, narrator)) for card in game.faction_hand[player]]
    told += [(card, call_lines(card, narrator)) for card in calls]
    return [f"{narrator.texts(f'card-{card}')}: {' '.join(lines)}" for card, lines in told]
