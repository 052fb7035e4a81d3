"""Drawing cards, the hand limit, the swap (3.1, 4.2, 16.3)."""

from __future__ import annotations

from games.wotr_board.story import war
from greathall.games.wotr_board.drawing import (
    discard_at_random,
    discard_down,
    draw_for_the_turn,
    draw_with_die,
    hand_limit,
    swap_cards,
)
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.table import hand
from greathall.kernel import Pile

SIX = (
    "elven-cloaks",
    "elven-rope",
    "phial-of-galadriel",
    "athelas",
    "bilbos-song",
    "the-red-arrow",
)
GONDOR, ROHAN = "gondor-player", "rohan-player"
WITCH_KING, SARUMAN = "witch-king-player", "saruman-player"


def test_3_1_both_players_draw_one_card_from_each_deck() -> None:
    story = war((draw_for_the_turn,))
    story.draws("athelas", "the-red-arrow", "orc-patrol", "olog-hai")
    assert hand(story.table, FREE) == ("athelas", "the-red-arrow")
    assert hand(story.table, SHADOW) == ("orc-patrol", "olog-hai")
    assert story.is_over


def test_3_1_who_has_more_than_six_discards_face_down_at_once() -> None:
    story = war((draw_for_the_turn,), hands={FREE: SIX})
    story.draws("i-will-go-alone", "the-last-battle", "orc-patrol", "olog-hai")
    assert story.asks(FREE, "discard")
    story.free("the-red-arrow", "elven-rope")
    assert len(hand(story.table, FREE)) == 6
    assert story.table.discard == ()
    seen = story.match.view(SHADOW)
    assert seen["character_buried"][FREE] == seen["strategy_buried"][FREE] == 1
    told = [event for event in story.match.log(SHADOW) if event["event"] == "card-buried"]
    assert [(event["deck"], event["card"]) for event in told] == [
        ("strategy", None),
        ("character", None),
    ]


def test_3_1_draws_from_an_empty_deck_are_lost() -> None:
    empty = {FREE: Pile(), SHADOW: Pile()}
    story = war((draw_for_the_turn,), character_deck=empty, strategy_deck=empty)
    assert story.is_over
    assert hand(story.table, FREE) == ()


def test_4_2_an_event_result_draws_from_either_deck() -> None:
    story = war((draw_with_die, FREE)).free("strategy").draws("the-red-arrow")
    assert hand(story.table, FREE) == ("the-red-arrow",)


def test_3_1_the_limit_holds_whenever_a_card_is_drawn() -> None:
    story = war((draw_with_die, FREE), hands={FREE: SIX})
    story.free("character").draws("i-will-go-alone")
    assert story.asks(FREE, "discard")


def test_16_3_a_team_of_two_has_a_hand_limit_of_four() -> None:
    four = war(players=4).table
    assert [hand_limit(four, player) for player in (GONDOR, SARUMAN)] == [4, 4]
    three = war(players=3).table
    assert [hand_limit(three, player) for player in (FREE, SARUMAN)] == [6, 4]
    story = war((discard_down, GONDOR), players=4, hands={GONDOR: SIX})
    story.answers((GONDOR, "athelas"), (GONDOR, "elven-rope"))
    assert story.is_over


def test_16_3_in_turn_1_each_player_draws_from_both_decks() -> None:
    story = war((draw_for_the_turn,), players=3)
    story.draws("athelas", "the-red-arrow")
    story.draws("orc-patrol", "olog-hai", "morgul-wound", "hill-trolls")
    assert hand(story.table, SARUMAN) == ("morgul-wound", "hill-trolls")


def test_16_3_later_a_teammate_draws_one_card_from_the_deck_of_his_choice() -> None:
    story = war((draw_for_the_turn,), players=3, turn=2)
    story.draws("athelas", "the-red-arrow")  # the one player of the Free Peoples draws as ever
    story.answers((WITCH_KING, "strategy")).draws("olog-hai")
    story.answers((SARUMAN, "character")).draws("orc-patrol")
    assert hand(story.table, WITCH_KING) == ("olog-hai",)
    assert hand(story.table, SARUMAN) == ("orc-patrol",)


def test_16_3_teammates_may_swap_one_card_each_unseen() -> None:
    hands = {GONDOR: ("athelas",), ROHAN: ("the-red-arrow",)}
    story = war((swap_cards, FREE), players=4, hands=hands)
    story.answers((GONDOR, "athelas"), (ROHAN, "the-red-arrow"))
    assert hand(story.table, GONDOR) == ("the-red-arrow",)
    assert hand(story.table, ROHAN) == ("athelas",)
    told = [e for e in story.match.log(WITCH_KING) if e["event"] == "cards-swapped"]
    assert {(event["given"], event["received"]) for event in told} == {(None, None)}


def test_16_3_both_must_agree_and_a_card_offered_in_vain_stays_unseen() -> None:
    hands = {GONDOR: ("athelas",), ROHAN: ("the-red-arrow",)}
    story = war((swap_cards, FREE), players=4, hands=hands)
    story.answers((GONDOR, "athelas"), (ROHAN, "no"))
    assert hand(story.table, GONDOR) == ("athelas",)
    assert story.events("cards-swapped") == []


def test_a_card_can_be_discarded_at_random_for_all_to_see() -> None:
    story = war((discard_at_random, FREE, "character"), hands={FREE: SIX}).draws("athelas")
    assert story.table.discard == ("athelas",)
    assert story.events("card-discarded") == [
        {"event": "card-discarded", "player": FREE, "card": "athelas"}
    ]
