"""Random small games: scenes in random order, nested, put off, open and secret."""

from __future__ import annotations

from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from greathall.kernel import Game, Match, Pile
from kernel.toys import CARDS, PLAYERS, Scene, begin, play, toy

many = settings(max_examples=100, deadline=None, derandomize=True)

players = st.sampled_from(PLAYERS)
by_player = st.sampled_from(
    ["whisper", "take_card", "take_card", "lay_away", "show", "peek", "bury", "put_back"]
)
bidders = st.lists(
    st.tuples(players, st.lists(st.integers(1, 3), max_size=2).map(tuple)),
    min_size=1,
    unique_by=lambda bidder: bidder[0],
)
simple_scenes: st.SearchStrategy[Scene] = st.one_of(
    st.tuples(st.just("speak"), players, st.integers(1, 3)),
    st.tuples(by_player, players),
    st.tuples(by_player, players),
    st.tuples(st.just("throw"), st.integers(1, 3)),
    st.just(("mix",)),
    st.just(("lay_away_together",)),
    bidders.map(lambda bids: ("bid", *bids)),
)


def _composed(scenes: st.SearchStrategy[Scene]) -> st.SearchStrategy[Scene]:
    ways = st.lists(scenes, max_size=2).map(tuple)
    return st.one_of(
        st.tuples(st.just("fork_in_the_road"), players, ways, ways),
        st.lists(scenes, min_size=1, max_size=3).map(lambda inner: ("later", *inner)),
    )


scenes = st.recursive(simple_scenes, _composed, max_leaves=4)
steps = st.lists(scenes, min_size=1, max_size=4).map(lambda inner: (play, *inner))


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game of a few steps, with some cards dealt; it may end, or just run out."""
    agenda = draw(st.lists(steps, min_size=1, max_size=5))
    if draw(st.booleans()):
        agenda.append((play, ("finish", draw(players))))
    dealt = draw(st.integers(0, 3))
    hands = {p: CARDS[dealt * i : dealt * (i + 1)] for i, p in enumerate(PLAYERS)}
    rest = CARDS[dealt * len(PLAYERS) :][: draw(st.integers(0, 5))]
    twice = draw(st.booleans())
    pile = Pile(rest * 2 if twice else rest)
    return toy(play, agenda=tuple(agenda), hand=hands, pile=pile)


seeds = st.integers(0, 2**32).map(Random)


def answer_something(match: Match, rng: Random) -> None:
    """A random answer to a random one of the questions that wait."""
    question = rng.choice(match.questions())
    match.answer(question.actor, rng.choice(question.options))


def begun(game: Game, rng: Random) -> Match:
    """A match in which chance waits, after a random number of answers, some of them taken back."""
    match = begin(game)
    for _ in range(rng.randrange(25)):
        player = rng.choice(PLAYERS)
        if rng.random() < 0.15 and match.can_undo(player):
            match.undo(player)
        elif match.questions():
            answer_something(match, rng)
    return match


def given_again(game: Game, match: Match) -> Match:
    """A new match of this game, with all answers of that one given again."""
    again = begin(game)
    for answer in match.record.answers:
        again.answer(answer.actor, answer.option)
    return again
