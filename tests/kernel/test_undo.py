"""Taking back: everything is as before, and it ends where something was revealed."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import given

from greathall.kernel import CHANCE, Event, Game, Match, Outcome, Pile, Question, choose, event
from greathall.kernel.errors import NothingToUndo
from kernel.random_toys import games, many, seeds
from kernel.toys import (
    ANN,
    BOB,
    CID,
    PLAYERS,
    Scene,
    Table,
    begin,
    but_for_undo,
    everything,
    hand,
    match_of,
    play,
    say,
)


def match_with(*steps: tuple[Scene, ...], rng: Random | None = None, **rows: Any) -> Match:
    return match_of(play, agenda=tuple((play, *scenes) for scenes in steps), rng=rng, **rows)


# ------------------------------------------------------------------ what it restores


def test_undo_restores_everything_exactly() -> None:
    match = match_with(
        (("lay_away", ANN), ("later", ("whisper", ANN))),
        (("show", ANN), ("speak", BOB, 2)),
        hand=hand(ann="a b c"),
    )
    moments = []
    for answer in ("b", "x", "c"):
        moments.append(everything(match))
        match.answer(ANN, answer)
    for moment in reversed(moments):
        match.undo(ANN)
        assert everything(match) == moment


def test_after_undo_another_answer_can_be_given() -> None:
    match = match_with((("speak", ANN, 3), ("speak", ANN, 3)))
    match.answer(ANN, 1)
    match.answer(ANN, 2)
    match.undo(ANN)
    match.answer(ANN, 0)
    assert match.view()["said"] == ((ANN, 1), (ANN, 0))
    assert [answer.option for answer in match.record.answers] == [1, 0]


def test_undo_tells_which_answer_was_taken_back() -> None:
    match = match_with((("speak", ANN, 2), ("bid", (ANN, (2,)), (BOB, (2,)), (CID, (2,)))))
    for player in (ANN, CID, BOB):
        match.answer(player, 1)
    assert match.undo(CID) == 1
    assert match.undo(BOB) == 1
    assert match.undo(ANN) == 0


def test_undo_takes_back_a_step_that_the_answer_put_on_the_agenda() -> None:
    way = (("later", ("speak", BOB, 2)),)
    match = match_with((("fork_in_the_road", ANN, way, ()),), (("speak", CID, 2),))
    match.answer(ANN, 0)
    assert [q.actor for q in match.questions()] == [BOB]
    match.undo(ANN)
    match.answer(ANN, 1)
    assert [q.actor for q in match.questions()] == [CID]


def test_undo_takes_back_the_end_of_the_game() -> None:
    async def resign(game: Table) -> None:
        if await choose(ANN, "resign", ("yes", "no")) == "yes":
            game.outcome = Outcome((BOB,), "resigned", ())
            game.agenda.clear()

    match = match_of(resign, play, agenda=((resign,), (play, ("speak", BOB, 2))))
    before = everything(match)
    match.answer(ANN, "yes")
    assert match.outcome is not None
    match.undo(ANN)
    assert everything(match) == before


def test_undo_at_the_very_beginning_is_refused() -> None:
    match = match_with((("speak", ANN, 2),))
    before = everything(match)
    assert not match.can_undo(ANN)
    with pytest.raises(NothingToUndo) as refused:
        match.undo(ANN)
    assert refused.value.fields == {"seat": ANN}
    assert everything(match) == before


# ------------------------------------------------------------------ how far it goes


def test_undo_crosses_steps_within_one_players_streak() -> None:
    match = match_with((("speak", ANN, 2),), (), (("speak", ANN, 2),), (), (("speak", ANN, 2),))
    before = everything(match)
    for _ in range(3):
        match.answer(ANN, 1)
    for _ in range(3):
        match.undo(ANN)
    assert everything(match) == before
    assert not match.can_undo(ANN)


def test_undo_stops_at_another_players_answer() -> None:
    match = match_with((("speak", ANN, 2), ("speak", BOB, 2), ("speak", ANN, 2)))
    for player in (ANN, BOB, ANN):
        match.answer(player, 1)
    assert not match.can_undo(BOB)
    match.undo(ANN)
    assert not match.can_undo(ANN)


def test_undo_stops_where_an_answer_turned_something_up() -> None:
    @event
    class PlotRevealed(Event):
        reveals = True

    async def ask_the_butler(game: Table) -> None:
        await choose(ANN, "ask", ("who", "where"))
        game.emit(PlotRevealed())

    match = match_of(play, ask_the_butler, agenda=((play, ("speak", ANN, 2)), (ask_the_butler,)))
    match.answer(ANN, 1)
    assert match.can_undo(ANN)
    match.answer(ANN, "who")
    for same in (match, match.fork()):
        assert not same.can_undo(ANN)


def test_nobody_takes_back_the_answer_of_another() -> None:
    match = match_with((("speak", ANN, 2), ("speak", BOB, 2)))
    match.answer(ANN, 1)
    assert match.can_undo(ANN)
    assert not match.can_undo(BOB)
    assert not match.can_undo(CID)


def test_an_answer_that_another_saw_and_answered_stays_even_if_that_was_taken_back() -> None:
    match = match_with((("speak", ANN, 2),), (("speak", BOB, 2),))
    match.answer(ANN, 1)
    match.answer(BOB, 1)
    match.undo(BOB)
    assert not match.can_undo(ANN)
    match.answer(BOB, 0)
    assert match.can_undo(BOB)


def test_undo_stops_at_chance() -> None:
    match = match_with((("speak", ANN, 2), ("throw", 6), ("speak", ANN, 2)))
    match.answer(ANN, 1)
    assert match.can_undo(ANN)
    match.answer(CHANCE, 6)
    assert not match.can_undo(ANN)
    match.answer(ANN, 1)
    match.undo(ANN)
    assert not match.can_undo(ANN)
    assert not match.can_undo(CHANCE)


def test_undo_stops_at_chance_that_answers_at_once() -> None:
    match = match_with((("speak", ANN, 2),), (("throw", 6),), (("speak", ANN, 2),), rng=Random(1))
    match.answer(ANN, 1)
    assert not match.can_undo(ANN)


def test_undo_stops_where_a_card_was_seen_that_another_had_put_there() -> None:
    match = match_with(
        (("put_back", BOB), ("fork_in_the_road", ANN, (("take_card", ANN),), ())),
        (("speak", ANN, 2),),
        hand=hand(bob="a b"),
        rng=Random(1),
    )
    match.answer(BOB, "b")
    match.answer(ANN, 0)
    assert match.view(ANN)["hand"][ANN] == ("b",)
    assert not match.can_undo(ANN)


def test_a_card_that_one_knows_can_be_drawn_and_the_draw_taken_back() -> None:
    match = match_with(
        (("put_back", ANN), ("fork_in_the_road", ANN, (("take_card", ANN),), ())),
        (("speak", ANN, 2),),
        hand=hand(ann="a b"),
        pile=Pile(("c",)),
    )
    match.answer(ANN, "b")
    match.answer(ANN, 0)
    assert match.view(ANN)["hand"][ANN] == ("a", "b")
    match.undo(ANN)
    match.undo(ANN)
    assert match.view(ANN)["hand"][ANN] == ("a", "b")


# ------------------------------------------------------------------ sealed answers


BIDS = ("bid", (ANN, (9,)), (BOB, (9,)), (CID, (9, 9)))


def test_a_sealed_answer_can_be_changed_before_the_last_is_in() -> None:
    match = match_with((BIDS,))
    before = everything(match)
    match.answer(ANN, 1)
    match.undo(ANN)
    assert everything(match) == before


def test_a_sealed_answer_can_be_changed_after_others_have_answered() -> None:
    match = match_with((BIDS,))
    match.answer(ANN, 1)
    match.answer(BOB, 2)
    match.answer(CID, 3)
    match.undo(ANN)
    assert [q.actor for q in match.questions()] == [ANN, CID]
    match.answer(ANN, 8)
    match.answer(CID, 4)
    assert match.view()["said"] == ((ANN, (8,)), (BOB, (2,)), (CID, (3, 4)))


def test_changing_a_sealed_answer_tells_the_others_nothing() -> None:
    match = match_with((BIDS,))
    match.answer(ANN, 1)
    match.answer(BOB, 2)
    before = match.view(BOB), match.log(BOB), match.questions(BOB)
    match.undo(ANN)
    match.answer(ANN, 5)
    assert (match.view(BOB), match.log(BOB), match.questions(BOB)) == before


def test_of_several_sealed_answers_the_last_is_taken_back_first() -> None:
    match = match_with((("bid", (ANN, (9, 9)), (BOB, (9,))),))
    match.answer(ANN, 1)
    match.answer(ANN, 2)
    match.undo(ANN)
    match.answer(ANN, 5)
    match.undo(ANN)
    match.undo(ANN)
    match.answer(ANN, 7)
    match.answer(ANN, 8)
    match.answer(BOB, 0)
    assert match.view()["said"] == ((ANN, (7, 8)), (BOB, (0,)))


def test_after_the_unsealing_nobody_can_change_anything() -> None:
    match = match_with((BIDS,), (("speak", ANN, 2),))
    for player in (ANN, BOB, CID, CID):
        match.answer(player, 1)
    for player in PLAYERS:
        assert not match.can_undo(player)
        with pytest.raises(NothingToUndo):
            match.undo(player)


def test_undo_does_not_go_back_before_an_unsealing() -> None:
    match = match_with((BIDS, ("speak", CID, 2)))
    for player in (ANN, BOB, CID, CID, CID):
        match.answer(player, 1)
    match.undo(CID)
    assert not match.can_undo(CID)


def test_before_anybody_answers_in_secret_the_answer_before_can_be_taken_back() -> None:
    match = match_with((("speak", ANN, 2), BIDS))
    before = everything(match)
    match.answer(ANN, 1)
    match.undo(ANN)
    assert everything(match) == before


def test_once_another_has_answered_in_secret_the_answer_before_stands() -> None:
    match = match_with((("speak", ANN, 2), BIDS))
    match.answer(ANN, 1)
    match.answer(BOB, 1)
    assert not match.can_undo(ANN)
    assert match.can_undo(BOB)


def test_where_only_one_is_asked_nothing_is_sealed_and_undo_goes_on() -> None:
    match = match_with((("speak", ANN, 2), ("bid", (ANN, (3, 3)), (BOB, (1,))), ("speak", ANN, 2)))
    before = everything(match)
    for _ in range(4):
        match.answer(ANN, 1)
    for _ in range(4):
        match.undo(ANN)
    assert everything(match) == before


def test_where_only_one_is_asked_that_is_an_answer_like_any_other() -> None:
    match = match_with((("speak", BOB, 2), ("bid", (ANN, (3,)), (BOB, (1,))), ("speak", ANN, 2)))
    match.answer(BOB, 1)
    match.answer(ANN, 2)
    match.undo(ANN)
    assert not match.can_undo(BOB)


# ------------------------------------------------------------------ any game


@dataclass
class Notary:
    """Keeps, beside a match in which chance waits, account of what may be taken back."""

    game: Game
    match: Match = field(init=False)
    stands: int = 0  # the answers before this one stand for good
    group: int = 0  # how many were asked when the secret answers began that are not yet all in
    first: int = 0  # the number of the first of these

    def __post_init__(self) -> None:
        self.match = begin(self.game)
        self._look_for_group()

    def answer(self, question: Question[Any], option: Any) -> None:
        actors = [answer.actor for answer in self.match.record.answers]
        told = len(self.match.log())
        self.match.answer(question.actor, option)
        sealed = self.group > 1
        # No rule of these games tells anything while answers are sealed.
        all_in = bool(self.group) and len(self.match.log()) > told
        if question.actor == CHANCE or (sealed and all_in):
            self.stands = len(actors) + 1
        elif not sealed and actors and actors[-1] != question.actor:
            self.stands = len(actors)
        if all_in or not self.group:
            self._look_for_group()

    def can_undo(self, player: str) -> bool:
        actors = [answer.actor for answer in self.match.record.answers]
        if self.group > 1 and player in actors[self.first :]:
            return True
        return len(actors) > self.stands and actors[-1] == player

    def undo(self, player: str) -> Notary:
        """The account after this player's last answer is taken back: all others given again."""
        answers = list(self.match.record.answers)
        last = max(i for i, answer in enumerate(answers) if answer.actor == player)
        again = Notary(self.game)
        for answer in answers[:last] + answers[last + 1 :]:
            (question,) = (q for q in again.match.questions() if q.actor == answer.actor)
            again.answer(question, answer.option)
        again.stands = self.stands
        return again

    def _look_for_group(self) -> None:
        sealed = [q for q in self.match.questions() if q.kind in ("bid", "seal")]
        self.group, self.first = len(sealed), len(self.match)


@given(games(), seeds)
@many
def test_in_any_game_undo_goes_exactly_as_far_as_nothing_was_revealed(
    game: Game, rng: Random
) -> None:
    match, notary = begin(game), Notary(game)
    for _ in range(40):
        able = [player for player in PLAYERS if match.can_undo(player)]
        assert able == [player for player in PLAYERS if notary.can_undo(player)]
        if able and rng.random() < 0.3:
            player = rng.choice(able)
            match.undo(player)
            notary = notary.undo(player)
            assert but_for_undo(everything(match)) == but_for_undo(everything(notary.match))
        elif match.questions():
            question = rng.choice(match.questions())
            option = rng.choice(question.options)
            match.answer(question.actor, option)
            notary.answer(question, option)


@given(games(), seeds)
@many
def test_in_any_game_an_answer_taken_back_at_once_was_never_given(game: Game, rng: Random) -> None:
    match = begin(game)
    while match.questions():
        before = but_for_undo(everything(match))
        question = rng.choice(match.questions())
        match.answer(question.actor, rng.choice(question.options))
        if match.can_undo(question.actor):
            fork = match.fork()
            fork.undo(question.actor)
            assert but_for_undo(everything(fork)) == before
            if rng.random() < 0.2:
                match.undo(question.actor)


async def confess(game: Table) -> None:
    say(game, ANN, await choose(ANN, "confess", ("yes", "no")))


def test_what_was_taken_back_leaves_no_trace_in_log_or_record() -> None:
    match = match_of(confess, confess)
    match.answer(ANN, "yes")
    match.undo(ANN)
    match.answer(ANN, "no")
    assert [told["what"] for told in match.log()] == ["no"]
    assert "yes" not in match.record.text
