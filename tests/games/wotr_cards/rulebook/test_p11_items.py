"""The example on page 11: an item that works for the location and not for its wielder."""

from __future__ import annotations

from games.wotr_cards.story import fight


def test_p11_the_phial_cancels_for_the_path_while_its_wielder_survives() -> None:
    story = fight(
        path="shelobs-lair",
        there={"shelobs-lair": "sam-gamgee shelob"},
        items={"sam-gamgee": "phial-of-galadriel"},
    )
    # Shelob has two icons in her lair, and the Phial gives the path two.
    assert story.table.scored["free"] == ("shelobs-lair",)
    assert story.discarded("frodo") == {"sam-gamgee": 1}
    assert story.discarded("aragorn") == {"phial-of-galadriel": 1}
