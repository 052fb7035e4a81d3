"""Faction events: drawing, the limit, shuffling anew, playing."""

from __future__ import annotations

import pytest

from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.card_texts import EVENTS
from greathall.games.wotr_board.drawing import discard_down, hand_limit
from greathall.games.wotr_board.event_cards import play, removable
from greathall.games.wotr_board.facts import EVENT, EVENT_CARDS, FREE, SHADOW
from greathall.games.wotr_board.warriors.faction_events import (
    discarded,
    draw_faction_event,
    draw_faction_events,
    reshuffle,
    shuffle_faction_in,
)
from greathall.kernel import Pile

MARCH = "march-of-the-ents"
FIVE = (MARCH, "the-ents-awaken", "wraiths-of-fear", "fathers-of-trees", "we-only-need-wings")


def drawing(cards: tuple[str, ...], left: tuple[str, ...]) -> FactionStory:
    """The Free Peoples hold these faction events and draw one; their deck has those."""
    return factions(
        (draw_faction_event, FREE), events={FREE: cards}, faction_deck={FREE: Pile(left)}
    )


def test_ruling_8_one_is_drawn_every_turn_with_no_faction_in_play() -> None:
    story = factions((draw_faction_events,)).draws(MARCH, "black-sails")
    assert story.table.faction_hand == {FREE: (MARCH,), SHADOW: ("black-sails",)}


def test_ruling_8_the_limit_is_four_and_excess_is_discarded_at_once() -> None:
    story = drawing(FIVE[:4], (FIVE[4], "the-dark-door")).draws(FIVE[4])
    assert story.asks(FREE, "discard-faction")
    story.free("wraiths-of-fear")
    assert len(story.table.faction_hand[FREE]) == 4
    assert story.table.faction_buried[FREE] == ("wraiths-of-fear",)


def test_ruling_8_they_are_not_counted_among_the_six_other_cards() -> None:
    story = factions((discard_down, FREE), events={FREE: FIVE[:4]})
    assert hand_limit(story.table, FREE) == 6
    assert story.is_over


def test_ruling_9_an_empty_deck_is_shuffled_anew_at_once() -> None:
    story = factions(
        (draw_faction_event, FREE),
        faction_deck={FREE: Pile((MARCH,))},
        faction_buried={FREE: ("we-only-need-wings",)},
        discard=("the-ents-awaken", "black-sails", "elven-rope"),
    ).draws(MARCH)
    assert sorted(story.table.faction_deck[FREE].cards) == ["the-ents-awaken", "we-only-need-wings"]
    assert story.table.discard == ("black-sails", "elven-rope")


def test_ruling_9_what_is_discarded_into_an_empty_deck_is_shuffled_too() -> None:
    story = drawing(FIVE[:4], (FIVE[4],)).draws(FIVE[4]).free(MARCH)
    assert story.table.faction_deck[FREE].cards == (MARCH,)


def test_cards_of_one_faction_are_shuffled_in_those_face_down_too() -> None:
    story = factions(
        faction_deck={FREE: Pile(())},
        faction_buried={FREE: (MARCH, "wraiths-of-fear")},
        discard=("the-ents-awaken", "the-dark-door"),
    )
    shuffle_faction_in(story.table, FREE, "ents")
    assert sorted(story.table.faction_deck[FREE].cards) == [MARCH, "the-ents-awaken"]
    assert story.table.faction_buried[FREE] == ("wraiths-of-fear",)
    assert discarded(story.table, FREE) == ("the-dark-door",)


def test_nothing_to_shuffle_is_no_shuffle() -> None:
    story = factions()
    reshuffle(story.table, FREE)
    assert story.table.events == []


@pytest.mark.parametrize("players", [3, 4])
def test_in_a_team_the_leading_player_draws_and_may_give_one_card_away(players: int) -> None:
    story = factions((draw_faction_events,), players=players)
    leader, mate = story.table.teams[SHADOW]
    story.draws(MARCH)
    story.draws("black-sails")
    if players == 4:
        story.answers(("gondor-player", "no"))
    story.answers((leader, "black-sails"))
    assert story.table.faction_hand[leader] == ()
    assert story.table.faction_hand[mate] == ("black-sails",)
    (given,) = story.events("faction-card-given")
    assert given["given"] is None


def test_in_a_team_of_two_the_limit_is_three_and_four_for_a_lone_player() -> None:
    cards = ("black-sails", "a-great-fleet", "evil-things", "wild-hillmen")
    story = factions((discard_down, "saruman-player"), players=3, events={"saruman-player": cards})
    assert story.asks("saruman-player", "discard-faction")
    story = factions((discard_down, FREE), players=3, events={FREE: FIVE[:4]})
    assert story.is_over


def test_every_result_plays_the_faction_events_of_its_symbol_and_an_event_any() -> None:
    hand = {FREE: (MARCH, "the-ents-awaken", "fathers-of-trees")}
    for face, playable in (
        ("character", (MARCH,)),
        ("muster", ("the-ents-awaken",)),
        ("muster-army", ("the-ents-awaken", "fathers-of-trees")),
        ("event", hand[FREE]),
        ("will-of-the-west", hand[FREE]),
    ):
        story = factions((next_action,), dice={FREE: (face,)}, rings={FREE: 0}, events=hand)
        story.free((face, "play-card"))
        assert story.offers == playable


def test_ruling_4_a_play_result_ignores_the_symbol() -> None:
    hand = {FREE: (MARCH, "the-ents-awaken", "fathers-of-trees")}
    story = factions(
        (next_action,),
        dice={FREE: ()},
        faction_dice={FREE: "play-draw"},
        events=hand,
        figures={"eagles-eyrie": "eagles"},
    ).free("play-faction-card")
    assert story.offers == hand[FREE]


def test_ruling_11_a_card_of_a_faction_not_in_play_does_nothing() -> None:
    story = factions(
        (next_action,), dice={FREE: ("character",)}, rings={FREE: 0}, events={FREE: (MARCH,)}
    ).free(("character", "play-card"), MARCH)
    assert discarded(story.table, FREE) == (MARCH,)
    assert story.is_over


def test_ruling_11_but_it_can_add_to_the_starting_figures() -> None:
    story = factions(
        (next_action,), dice={FREE: ("muster",)}, rings={FREE: 0}, events={FREE: (FIVE[1],)}
    ).free(("muster", "play-card"), FIVE[1])
    assert story.table.on_cards == {"ents": 1}


def test_ruling_12_a_card_of_an_eliminated_faction_does_nothing() -> None:
    for card in (c.id for c in EVENT_CARDS.values() if c.faction == "dead-men"):
        assert not EVENTS[card].has_effect(factions(gone="dead-men").table)


def test_ruling_10_gandalf_the_grey_as_guide_draws_a_faction_event_for_one() -> None:
    story = factions(
        (next_action,),
        dice={FREE: ("event",)},
        rings={FREE: 0},
        events={FREE: (MARCH,)},
        fellowship={"guide": "gandalf-grey"},
    ).free(("event", "play-card"), MARCH)
    assert story.asks(FREE, "guide-draw")
    assert story.question.about == "faction"
    story.free("yes").draws("fathers-of-trees")
    assert story.table.faction_hand[FREE] == ("fathers-of-trees",)


PALANTIR = {"armies": {"orthanc": "saruman"}, "on_table": ("the-palantir-of-orthanc",)}


def test_ruling_10_the_palantir_draws_from_any_of_three_decks_and_heeds_faction_events() -> None:
    """It names no deck; a faction event is an Event card."""
    card = "his-will-and-his-malice"
    story = factions((play, SHADOW, card, EVENT), events={SHADOW: (card,)}, **PALANTIR)
    assert story.asks(SHADOW, "draw-from")
    assert story.offers == ("character", "strategy", "faction")


def test_ruling_10_the_price_of_a_power_too_great_is_not_paid_with_faction_events() -> None:
    def is_removable(**held: dict[str, tuple[str, ...]]) -> bool:
        table = factions(on_table=("a-power-too-great",), **held).table
        return "a-power-too-great" in removable(table, SHADOW, EVENT)

    two = ("black-sails", "ships-of-great-draught")
    assert not is_removable(events={SHADOW: two})
    assert is_removable(hands={SHADOW: ("isildurs-bane", "shadows-gather")})
    assert not is_removable(hands={SHADOW: ("isildurs-bane",)}, events={SHADOW: two})
