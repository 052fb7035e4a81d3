"""Preparation (p. 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall import new_match
from greathall.games import game_called
from greathall.games.against_the_shadow.facts import BOT_CARDS
from greathall.games.against_the_shadow.table import ShadowedEarth, bots_at
from greathall.games.wotr_cards.table import MiddleEarth

GAME = game_called("against-the-shadow")


def laid_out(scenario: str, **options: str) -> MiddleEarth:
    seats = next(iter(GAME.scenarios[scenario].values()))
    chosen = {name: values[0] for name, values in GAME.options.items()} | options
    game = GAME.set_up(scenario, seats, chosen)
    assert isinstance(game, ShadowedEarth)
    return game


@pytest.mark.parametrize(
    ("scenario", "bots"),
    [
        ("trilogy", ("witch-king", "saruman")),
        ("duel-2", ("witch-king",)),
        ("duel-3", ("witch-king", "saruman")),
        ("fellowship", ("balrog",)),
    ],
)
def test_bots_play_the_shadow_and_have_no_ring_tokens_p2(
    scenario: str, bots: tuple[str, ...]
) -> None:
    game = laid_out(scenario)
    assert bots_at(game) == bots
    assert not set(game.ring_token) & set(bots)


def test_people_keep_their_ring_tokens_p2() -> None:
    assert laid_out("trilogy").ring_token == {"frodo": True, "aragorn": True}


def test_the_bots_decks_are_the_sixty_bot_cards_p1() -> None:
    game = laid_out("duel-2", promos="yes")
    wanted = Counter({card.id: card.copies for card in BOT_CARDS.values()})
    assert Counter(game.deck["witch-king"].cards) == wanted


def test_promo_cards_join_the_decks_of_people_only() -> None:
    game = laid_out("trilogy", promos="yes")
    decks = {card for deck in game.deck.values() for card in deck.cards}
    assert {"ioreth", "ghan-buri-ghan"} <= decks
    assert not {"gothmog", "whip-of-many-thongs"} & decks


@pytest.mark.parametrize(
    ("scenario", "bot", "hand", "discarded"),
    [
        ("trilogy", "witch-king", 5, 2),
        ("trilogy", "saruman", 5, 2),
        ("duel-2", "witch-king", 6, 0),
        ("duel-3", "saruman", 5, 2),
        ("fellowship", "balrog", 5, 2),
    ],
)
def test_a_bot_keeps_its_first_hand_less_the_last_two_cards_p2(
    scenario: str, bot: str, hand: int, discarded: int
) -> None:
    match = new_match("against-the-shadow", scenario=scenario, seed=3)
    game = match.state
    assert (len(game.hand[bot]), len(game.discard[bot])) == (hand, discarded)
    drawn = [a.option for a in match.answers() if a.actor == "chance"]
    assert game.hand[bot] + game.discard[bot] in [
        tuple(drawn[n : n + hand + discarded]) for n in range(len(drawn))
    ]


def test_nobody_sees_what_bots_hold_or_discarded_p2() -> None:
    match = new_match("against-the-shadow", players=1, seed=3)
    view = match.view("free")
    assert view["hand"]["saruman"] == 5
    assert view["discard"]["saruman"] == 2
    assert view["discard_seen"]["saruman"] == ()
    told = [e for e in match.log("free") if e["event"] == "card-discarded"]
    assert [event["card"] for event in told if event["player"] == "saruman"] == [None, None]


def test_people_choose_what_they_discard_as_usual_p2() -> None:
    match = new_match("against-the-shadow", players=2, seed=3)
    assert [(q.actor, q.kind) for q in match.questions()] == [
        ("frodo", "opening-discard"),
        ("aragorn", "opening-discard"),
    ]
