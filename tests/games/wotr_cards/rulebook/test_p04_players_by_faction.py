"""The example on page 4: a text calls a player by one of the factions in the deck."""

from __future__ import annotations

from games.wotr_cards.story import activate
from greathall.games.wotr_cards.facts import CARDS


def test_p04_the_hobbit_player_draws_two_cards_of_any_faction() -> None:
    story = activate("bag-end", turn="witch-king", deck={"frodo": "gimli glamdring sam-gamgee"})
    story.draws("gimli", "glamdring")
    assert story.table.hand["frodo"] == ("gimli", "glamdring")
    assert "hobbit" not in {CARDS[card].faction for card in story.table.hand["frodo"]}
