"""Imagination: the match with everything drawn anew that one player cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given

from greathall.kernel import CHANCE, Game, Match, Pile, choose
from kernel.random_toys import answer_something, begun, games, many, seeds
from kernel.toys import (
    ANN,
    BOB,
    CID,
    PLAYERS,
    WATCHERS,
    Scene,
    Table,
    everything,
    hand,
    match_of,
    pieces,
    play,
    say,
    what_is_seen,
)

DREAMS = 60


def match_with(*steps: tuple[Scene, ...], rng: Random | None = None, **rows: Any) -> Match:
    return match_of(play, agenda=tuple((play, *scenes) for scenes in steps), rng=rng, **rows)


def dreams(match: Match, who: str) -> list[Match]:
    """What this player may imagine, many times."""
    rng = Random(1)
    return [match.imagine(who, rng) for _ in range(DREAMS)]


def after_the_deal(*then: Scene) -> Match:
    """Ann holds a and b, Bob c and d, four cards lie in the pile, and Ann is asked something."""
    return match_with(
        (*then, ("speak", ANN, 2)), hand=hand(ann="a b", bob="c d"), pile=Pile(tuple("efgh"))
    )


# ------------------------------------------------------------------ what varies, what stays


def test_what_is_hidden_really_varies() -> None:
    match = after_the_deal()
    hands = {dream.state.hand[BOB] for dream in dreams(match, ANN)}
    assert {card for cards in hands for card in cards} == set("cdefgh")
    assert len(hands) > 10


def test_what_one_holds_and_sees_stays() -> None:
    match = after_the_deal()
    for dream in dreams(match, ANN):
        assert dream.state.hand[ANN] == ("a", "b")
        assert pieces(dream) == pieces(match)
        assert what_is_seen(dream, ANN) == what_is_seen(match, ANN)


def test_a_seat_knows_the_cards_of_all_its_players() -> None:
    match = match_with(
        (("speak", ANN, 2),), hand=hand(ann="a", bob="b", cid="c"), pile=Pile(("d", "e"))
    )
    for dream in dreams(match, "north"):
        assert (dream.state.hand[ANN], dream.state.hand[CID]) == (("a",), ("c",))
    assert {dream.state.hand[CID] for dream in dreams(match, ANN)} > {("c",)}


async def play_a_court_card(game: Table) -> None:
    """Bob has said that he can: only `d` and `e` are court cards."""
    court = tuple(card for card in game.hand[BOB] if card in "de")
    say(game, BOB, await choose(BOB, "court", court, always_ask=True))


def test_who_is_about_to_do_something_is_imagined_with_cards_that_let_him() -> None:
    match = match_of(
        play_a_court_card,
        hand=hand(ann="a b", bob="c d"),
        pile=Pile(tuple("efghijklm")),
    )
    for dream in dreams(match, ANN):
        (question,) = dream.questions()
        assert question.options
        dream.answer(BOB, question.options[0])


def test_a_rule_that_asks_without_options_is_still_found() -> None:
    with pytest.raises(RuntimeError, match="'court' to 'bob' has no options"):
        match_of(play_a_court_card, hand=hand(bob="c"))


def test_a_stranger_knows_no_hand() -> None:
    match = after_the_deal()
    rng = Random(1)
    hands = {match.imagine(None, rng).state.hand[ANN] for _ in range(DREAMS)}  # type: ignore[arg-type]
    assert len(hands) > 10


def test_the_ends_of_a_pile_stay_for_those_who_know_them_and_vary_for_others() -> None:
    pile = Pile(tuple("efgh"), (("i", (ANN,)),), (("j", (BOB,)),))
    match = match_with((("speak", ANN, 2),), hand=hand(ann="a", bob="c"), pile=pile)
    assert {dream.state.pile.top[0] for dream in dreams(match, ANN)} == {("i", (ANN,))}
    assert len({dream.state.pile.bottom[0] for dream in dreams(match, ANN)}) > 3
    assert {dream.state.pile.bottom[0] for dream in dreams(match, BOB)} == {("j", (BOB,))}
    assert len({dream.state.pile.top[0] for dream in dreams(match, BOB)}) > 3


def test_imagining_does_not_touch_the_match() -> None:
    match = after_the_deal(("whisper", BOB))
    match.answer(BOB, "x")
    before = everything(match)
    for dream in dreams(match, ANN):
        dream.answer(ANN, 1)
    assert everything(match) == before


def test_the_same_source_gives_the_same_dream() -> None:
    match = after_the_deal()
    assert everything(match.imagine(ANN, Random(7))) == everything(match.imagine(ANN, Random(7)))


def test_in_a_dream_chance_answers_by_itself() -> None:
    match = match_with((("speak", ANN, 2), ("throw", 6), ("speak", ANN, 2)))
    rolled = set()
    for dream in dreams(match, ANN):
        dream.answer(ANN, 1)
        assert [q.actor for q in dream.questions()] == [ANN]
        rolled.add(dream.view()["said"][1])
    assert rolled == {(CHANCE, face) for face in range(1, 7)}


def test_a_dream_does_not_begin_by_waiting_for_chance() -> None:
    match = match_with((("throw", 6), ("speak", ANN, 2)))
    assert {q.actor for dream in dreams(match, ANN) for q in dream.questions()} == {ANN}


def test_a_match_that_is_over_can_be_imagined() -> None:
    match = match_with((("take_card", ANN),), pile=Pile(("a", "b", "c")), rng=Random(1))
    hands = {dream.state.hand[ANN] for dream in dreams(match, BOB)}
    assert hands == {("a",), ("b",), ("c",)}


# ------------------------------------------------------------------ the current step


def test_what_another_whispered_in_this_step_is_chosen_anew() -> None:
    match = after_the_deal(("whisper", BOB))
    match.answer(BOB, "x")
    assert {dream.state.whispered[BOB] for dream in dreams(match, ANN)} == {("x",), ("y",), ("z",)}
    assert {dream.state.whispered[BOB] for dream in dreams(match, BOB)} == {("x",)}


def test_what_another_laid_away_in_this_step_may_be_any_card_they_could_hold() -> None:
    match = after_the_deal(("lay_away", BOB))
    match.answer(BOB, "c")
    laid_away = {dream.state.cellar[BOB] for dream in dreams(match, ANN)}
    assert laid_away == {(card,) for card in "cdefgh"}


def test_what_another_drew_in_this_step_is_drawn_anew() -> None:
    match = after_the_deal(("take_card", BOB))
    match.answer(CHANCE, "e")
    assert {dream.state.hand[BOB][2] for dream in dreams(match, ANN)} == set("cdefgh")
    assert {dream.state.hand[BOB][2] for dream in dreams(match, BOB)} == {"e"}


def test_what_one_drew_oneself_in_this_step_stays() -> None:
    match = after_the_deal(("take_card", ANN))
    match.answer(CHANCE, "e")
    assert {dream.state.hand[ANN] for dream in dreams(match, ANN)} == {("a", "b", "e")}


def test_what_everybody_saw_in_this_step_stays_and_the_rest_of_that_hand_varies() -> None:
    match = after_the_deal(("show", BOB))
    match.answer(BOB, "d")
    seen = [(dream.state.shown, dream.state.hand[BOB]) for dream in dreams(match, ANN)]
    assert {shown for shown, _ in seen} == {("d",)}
    assert {cards for _, cards in seen} == {(card,) for card in "cefgh"}


def test_what_was_shown_without_a_question_stays_as_well() -> None:
    match = match_with(
        (("show", BOB), ("speak", ANN, 2)), hand=hand(bob="c"), pile=Pile(tuple("efgh"))
    )
    assert match.view()["shown"] == ("c",)
    for dream in dreams(match, ANN):
        assert what_is_seen(dream, ANN) == what_is_seen(match, ANN)
        assert pieces(dream) == pieces(match)


def test_what_was_drawn_unseen_and_then_shown_stays() -> None:
    match = after_the_deal(("take_card", BOB), ("show", BOB))
    match.answer(CHANCE, "e")
    match.answer(BOB, "e")
    hands = set()
    for dream in dreams(match, ANN):
        assert what_is_seen(dream, ANN) == what_is_seen(match, ANN)
        hands.add(dream.state.hand[BOB])
    assert len(hands) > 5


def test_sealed_answers_of_others_are_chosen_anew_and_ones_own_stays() -> None:
    match = match_with((("bid", (ANN, (3,)), (BOB, (3,)), (CID, (3,))),))
    match.answer(ANN, 2)
    match.answer(BOB, 0)
    revealed = []
    for dream in dreams(match, ANN):
        assert what_is_seen(dream, ANN) == what_is_seen(match, ANN)
        dream.answer(CID, 1)
        revealed.append(dict(dream.view()["said"]))
    assert {said[ANN] for said in revealed} == {(2,)}
    assert {said[BOB] for said in revealed} == {(0,), (1,), (2,)}


def test_answers_that_were_unsealed_for_all_to_see_stay() -> None:
    async def vote(game: Table) -> None:
        from greathall.kernel import together

        votes = await together({p: choose(p, "vote", range(100)) for p in (BOB, CID)})
        await choose(ANN, "count", ("yes", "no"))
        game.said = tuple(votes.items())

    match = match_of(vote)
    match.answer(BOB, 17)
    match.answer(CID, 4)
    for dream in dreams(match, ANN):
        dream.answer(ANN, "yes")
        assert dream.view()["said"] == ((BOB, 17), (CID, 4))


def test_cards_sealed_and_never_shown_are_chosen_anew_after_the_unsealing_too() -> None:
    match = after_the_deal(("lay_away_together",))
    match.answer(ANN, "a")
    match.answer(BOB, "c")
    laid_away = {dream.state.cellar[BOB] for dream in dreams(match, ANN)}
    assert laid_away == {(card,) for card in "cdefgh"}
    assert {dream.state.cellar[ANN] for dream in dreams(match, ANN)} == {("a",)}


def test_should_no_guess_fit_the_answers_are_kept_as_they_were() -> None:
    """A hundred secret numbers, and what everybody sees follows from them."""

    async def guess(game: Table) -> None:
        number = await choose(BOB, "number", range(1000), visible_to=(BOB,))
        game.count["digits"] = number * 7
        await choose(ANN, "guess", range(10))

    match = match_of(guess, hand=hand(bob="c d"), pile=Pile(tuple("efgh")))
    match.answer(BOB, 640)
    for dream in dreams(match, ANN):
        assert what_is_seen(dream, ANN) == what_is_seen(match, ANN)


def test_a_dream_can_be_forked_and_taken_back_like_any_match() -> None:
    match = match_with((("speak", ANN, 2), ("speak", ANN, 2)), hand=hand(bob="c d"))
    match.answer(ANN, 1)
    for dream in dreams(match, ANN):
        assert everything(dream.fork()) == everything(dream)
        dream.undo(ANN)
        assert dream.view()["said"] == ()


# ------------------------------------------------------------------ any game


@pytest.mark.parametrize("who", WATCHERS)
@given(game=games(), rng=seeds)
@many
def test_in_any_game_twins_see_the_same(who: str | None, game: Game, rng: Random) -> None:
    match = begun(game, rng)
    while any(question.actor == CHANCE for question in match.questions()):
        match.answer(CHANCE, rng.choice(match.questions()[0].options))
    for _ in range(3):
        dream = match.imagine(who, rng)  # type: ignore[arg-type]
        assert what_is_seen(dream, who) == what_is_seen(match, who)
        assert pieces(dream) == pieces(match)
        assert len(dream) == len(match)
        undoable = [player for player in PLAYERS if match.can_undo(player)]
        assert [player for player in PLAYERS if dream.can_undo(player)] == undoable


@given(game=games(), rng=seeds)
@many
def test_in_any_game_a_dream_can_be_played_to_its_end(game: Game, rng: Random) -> None:
    match = begun(game, rng)
    dream = match.imagine(rng.choice(PLAYERS), rng)
    while dream.questions():
        answer_something(dream, rng)
    assert pieces(dream) == pieces(match)
