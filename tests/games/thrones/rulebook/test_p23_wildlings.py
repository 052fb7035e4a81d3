"""The examples on page 23: equal bids against the wildlings, and two attacks in one phase."""

from __future__ import annotations

from games.thrones.story import westeros
from greathall.games.thrones.westeros_phase import westeros_phase
from greathall.games.thrones.wildlings import wildling_attack


def test_p23_of_two_lowest_bidders_the_holder_of_the_throne_names_the_one_who_pays() -> None:
    story = westeros((wildling_attack, 12, ""), threat=12)
    story.bid(baratheon=1, lannister=1, stark=1, martell=1)
    assert story.asks("baratheon", "lowest-bidder")
    assert story.offers == ("greyjoy", "tyrell")
    story.answers(("baratheon", "tyrell")).draws("skinchanger-scout")
    assert story.table.power["tyrell"] == 0
    assert story.table.power["greyjoy"] == 3


def test_p23_icons_and_a_card_make_two_attacks_in_one_phase() -> None:
    story = westeros((westeros_phase,), threat=10)
    story.draws("last-days-of-summer-1", "game-of-thrones", "wildlings-attack")
    story.bid(stark=5, greyjoy=4, tyrell=3).draws("silence-at-the-wall")
    assert [event["strength"] for event in story.events("wildlings-attacked")] == [12, 0]
