"""The examples on page 13: Prince Imrahil's price, Théoden's cards, Frodo shown, a hand of one."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth


def test_p13_prince_imrahil_discards_beyond_the_price_of_playing_him() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "prince-imrahil legolas elrond strider"},
        deck={"aragorn": "knights-of-dol-amroth arwen"},
    ).answers(("aragorn", ("play", "prince-imrahil")), ("aragorn", "legolas"))
    assert story.asks("aragorn", "may")
    story.answers(("aragorn", "yes"), ("aragorn", "elrond"))
    assert story.discarded("aragorn") == {"legolas": 1, "elrond": 1}
    assert story.table.hand["aragorn"] == ("strider", "knights-of-dol-amroth")


def test_p13_the_cards_that_theoden_draws_do_not_go_into_the_hand() -> None:
    drawn = ("gimli", "treebeard", "merry-brandybuck", "sam-gamgee", "eowyn")
    story = middle_earth(
        hand={"frodo": "theoden glamdring sting"}, deck={"frodo": (*drawn, "quickbeam")}
    ).answers(("frodo", ("play", "theoden")), ("frodo", "glamdring"))
    story.draws(*drawn)
    assert story.table.hand["frodo"] == ("sting",)
    assert story.table.aside["frodo"] == drawn
    story.answers(("frodo", "none"))
    assert story.table.hand["frodo"] == ("sting",)


def test_p13_frodo_is_shown_when_he_is_eliminated_out_of_hand() -> None:
    story = middle_earth(
        turn="saruman",
        reserve={"saruman": "cave-troll"},
        hand={"frodo": "frodo-baggins"},
        deck={"frodo": "", "aragorn": ""},
    ).answers(("saruman", ("use", "cave-troll")))
    assert story.match.view("witch-king")["discard_seen"]["frodo"] == ("frodo-baggins",)
    assert story.eliminated("frodo") == {}


def test_p13_a_hand_of_one_card_cannot_be_winnowed() -> None:
    assert not middle_earth(hand={"frodo": "gimli"}).can("winnow")
    assert middle_earth(hand={"frodo": "gimli sting"}).can("winnow")
