"""The examples on page 11: Éomer's discards, and a character that comes back in the same round."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth


def test_p11_one_of_eomers_four_discards_pays_for_the_army_he_brings() -> None:
    others = ("gimli", "treebeard", "merry-brandybuck", "sam-gamgee")
    story = middle_earth(
        hand={"frodo": "eomer glamdring sting"},
        deck={"frodo": ("riders-of-rohan", *others, "quickbeam")},
    ).answers(("frodo", ("play", "eomer")), ("frodo", "glamdring"))
    story.draws("riders-of-rohan", *others).answers(("frodo", "riders-of-rohan"))
    assert story.table.reserve["frodo"] == ("eomer", "riders-of-rohan")
    assert story.discarded("frodo") == dict.fromkeys((*others, "glamdring"), 1)
    assert story.table.hand["frodo"] == ("sting",)  # no further card was paid


def test_p11_a_character_that_comes_back_by_a_new_deck_is_not_played_twice_in_a_round() -> None:
    story = middle_earth(
        hand={"frodo": "bilbo-baggins gimli", "saruman": "shelob"},
        deck={"frodo": "treebeard"},
    ).answers(("frodo", ("play", "bilbo-baggins")))
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    # Discarded from play to draw two, Bilbo comes back with the rebuilt deck.
    story.answers(("frodo", ("use", "bilbo-baggins"))).draws("treebeard", "bilbo-baggins")
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    assert story.table.hand["frodo"] == ("treebeard", "bilbo-baggins")
    assert story.can("play", "treebeard")
    assert not story.can("play", "bilbo-baggins")
