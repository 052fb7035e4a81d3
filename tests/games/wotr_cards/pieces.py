"""What only a game itself can tell: which pieces it has, and which of its answers stay secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from greathall.games.wotr_cards.card_texts import TEXTS, CardText
from greathall.games.wotr_cards.facts import CARDS
from greathall.games.wotr_cards.scenarios import SCENARIOS
from greathall.games.wotr_cards.table import MiddleEarth, owner
from greathall.kernel import Match, Question


def pieces_of(game: MiddleEarth) -> Counter[tuple[str, str]]:
    """Every card under the player in whose deck it belongs, and every location."""
    found: Counter[tuple[str, str]] = Counter()
    rows = (game.hand, game.aside, game.discard, game.discard_seen, game.reserve)
    for row in (*rows, game.eliminated, game.eliminated_seen):
        found.update((player, card) for player, cards in row.items() for card in cards)
    found.update((player, card) for player, deck in game.deck.items() for card in deck.cards)
    in_play = [*game.there.values(), *game.items.values(), game.playing]
    found.update((owner(game, card), card) for cards in in_play for card in cards)
    decks = [*game.battleground_deck.values(), *game.scored.values(), game.paths, game.nobodys]
    active = [(game.path,) if game.path else (), game.battlegrounds]
    found.update(("location", place) for places in decks + active for place in places)
    return found


PLAYERS = {player for scenario in SCENARIOS.values() for player in scenario.players}
# What was played is remembered for the round, even when it lies in a deck again; and some players
# and options bear the name of a card.
NOT_CARDS_ON_THE_TABLE = ("played", "used", "in_force", "seat", "passed", "outcome", "options")
# The texts of others remove these wherever they are, for all to see.
REMOVED_BY_OTHERS = ("strider", "gandalf-the-grey", "the-witch-king")
# A text looks for a card, for all to see: what was drawn or laid away before can show in that.
SEARCHES = ("card-taken", "nothing-found")
PLAYTHROUGHS: tuple[tuple[str, int, str], ...] = ()
TELLTALES = ("middle earth", "mordor", "gondor", "ring bearer", "war of the ring", "gimli")
BATCHES = 8


def leaks(match: Match) -> list[str]:
    """What a stranger is shown of cards that lie face down or are held in hand."""
    game: MiddleEarth = match.state
    rows = (game.hand, game.aside, game.discard, game.eliminated)
    unseen = {card for row in rows for cards in row.values() for card in cards}
    unseen |= {card for deck in game.deck.values() for card in deck.cards}
    in_sight = [*game.discard_seen.values(), *game.eliminated_seen.values()]
    in_sight += [*game.reserve.values(), *game.there.values(), *game.items.values(), game.playing]
    unseen -= {card for cards in in_sight for card in cards}
    table = {
        name: row for name, row in match.view(None).items() if name not in NOT_CARDS_ON_THE_TABLE
    }
    seen = [word for word in words_of(table) if word in unseen]
    for told in match.log(None):
        kept_secret = told["event"] == "cards-drawn" or told.get("shown") is False
        if kept_secret and (told.get("card") or told.get("cards")):
            seen.append(str(told))
    return seen


def words_of(value: Any) -> Iterator[str]:
    """Every word in a view, but for the names of players over their rows."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        by_player = any(player in PLAYERS for player in value)
        yield from words_of([] if by_player else list(value))
        yield from words_of(list(value.values()))
    elif isinstance(value, list | tuple):
        for part in value:
            yield from words_of(part)


def is_secret(question: Question[Any], option: Any) -> bool:
    """Whether this answer stays unknown: cards that go face down, but none that a text shows."""
    source, card = ("", option) if isinstance(option, str) else (*option, "")[:2]
    if card not in CARDS or source == "reserve":
        return False
    shown_by_its_text = card in TEXTS and type(TEXTS[card]).saves is not CardText.saves
    return not shown_by_its_text and card not in REMOVED_BY_OTHERS
