"""Preparation (pp. 4–5)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.wotr_cards.story import GAME, middle_earth
from greathall import new_match
from greathall.games.wotr_cards.facts import CARDS, LOCATIONS
from greathall.games.wotr_cards.table import MiddleEarth
from greathall.kernel import Match

PLAYERS = ("frodo", "witch-king", "aragorn", "saruman")


def laid_out(scenario: str = "trilogy") -> MiddleEarth:
    """The table before the first draw."""
    seats = next(iter(GAME.scenarios[scenario].values()))
    options = {name: values[0] for name, values in GAME.options.items()}
    game = GAME.set_up(scenario, seats, options)
    assert isinstance(game, MiddleEarth)
    return game


def opening() -> Match:
    """A Trilogy of four in which everybody holds seven cards and is asked for two."""
    return new_match("wotr-cards", seed=11)


def discard_first(match: Match, player: str) -> str:
    (question,) = match.questions(player)
    card: str = question.options[0]
    match.answer(player, card)
    return card


# ------------------------------------------------------------------ decks


def test_every_player_has_a_deck_a_ring_token_and_empty_piles_p4() -> None:
    game = laid_out()
    assert {player: len(deck) for player, deck in game.deck.items()} == dict.fromkeys(PLAYERS, 30)
    assert game.ring_token == dict.fromkeys(PLAYERS, True)
    for piles in (game.hand, game.discard, game.eliminated, game.reserve):
        assert piles == dict.fromkeys(PLAYERS, ())


def test_frodo_holds_the_first_player_token_p4() -> None:
    assert laid_out().first == 0


def test_battlegrounds_form_a_deck_for_each_side_p4() -> None:
    decks = laid_out().battleground_deck
    assert {side: len(deck) for side, deck in decks.items()} == {"free": 7, "shadow": 7}
    assert all(LOCATIONS[b].side == side for side, deck in decks.items() for b in deck)


def test_the_path_deck_holds_three_of_each_number_in_order_p4() -> None:
    numbers = [LOCATIONS[path].number for path in laid_out().paths]
    assert numbers == sorted(numbers)
    assert Counter(numbers) == dict.fromkeys(range(1, 10), 3)


def test_both_scoring_areas_begin_empty_p5() -> None:
    game = laid_out()
    assert game.scored == {"free": (), "shadow": ()}
    assert game.corruption == 0


def test_a_shuffled_deck_has_no_order_before_a_card_is_drawn_p4() -> None:
    story = middle_earth(
        deck={"frodo": "gimli glamdring shadowfax"}, agenda=(("draw_opening_hands",),)
    )
    assert Counter(story.question.options) == {"gimli": 1, "glamdring": 1, "shadowfax": 1}


# ------------------------------------------------------------------ first hands


def test_everybody_draws_seven_and_discards_two_p4() -> None:
    match = opening()
    for player in PLAYERS:
        assert match.view(None)["hand"][player] == 7
        for _ in range(2):
            discard_first(match, player)
    discards = [e["player"] for e in match.log(None) if e["event"] == "card-discarded"]
    assert Counter(discards[:8]) == dict.fromkeys(PLAYERS, 2)
    assert match.view(None)["round"] == 1


def test_the_first_discards_are_chosen_in_secret_at_the_same_time_p4() -> None:
    match = opening()
    assert [question.actor for question in match.questions()] == list(PLAYERS)
    before = match.view("aragorn"), match.log("aragorn")
    discard_first(match, "frodo")
    assert (match.view("aragorn"), match.log("aragorn")) == before


def test_a_first_discard_is_known_to_its_owner_only_p4() -> None:
    match = opening()
    given = [discard_first(match, "frodo") for _ in range(2)]
    for player in PLAYERS[1:]:
        for _ in range(2):
            discard_first(match, player)

    def told(who: str | None) -> list[str | None]:
        events = [e for e in match.log(who) if e["event"] == "card-discarded"]
        return [e["card"] for e in events if e["player"] == "frodo"][:2]

    assert told("frodo") == given
    assert told("aragorn") == told("witch-king") == told(None) == [None, None]
    assert match.view("frodo")["discard"]["frodo"] == tuple(given)
    assert match.view("aragorn")["discard"]["frodo"] == 2


def test_two_copies_of_a_card_make_one_option() -> None:
    story = middle_earth(
        hand={
            "frodo": "riders-of-rohan riders-of-rohan",
            "witch-king": "mordor-orcs mordor-orcs olog-hai",
            "aragorn": "high-elves high-elves",
            "saruman": "wolf-riders hill-troll",
        },
        agenda=(("discard_from_opening_hands",),),
    )
    asked = {question.actor: question.options for question in story.match.questions()}
    assert asked["witch-king"] == ("mordor-orcs", "olog-hai")
    assert asked["frodo"] == ("riders-of-rohan",)  # asked, so that nobody learns of the copies


@pytest.mark.parametrize(
    ("scenario", "asked"),
    [
        ("trilogy", list(PLAYERS)),
        ("duel-2", []),
        ("duel-3", ["witch-king", "saruman"]),
        ("fellowship", ["balrog", "gandalf"]),
    ],
)
def test_who_discards_from_the_first_hand_pp20_22(scenario: str, asked: list[str]) -> None:
    match = new_match("wotr-cards", scenario=scenario, seed=5)
    assert [q.actor for q in match.questions() if q.kind == "opening-discard"] == asked


def test_a_discard_from_the_first_hand_says_which_of_how_many_it_is() -> None:
    match = new_match("wotr-cards", scenario="trilogy", seed=5)
    for number in (1, 2):
        (question,) = match.questions("frodo")
        assert question.about == (number, 2)
        match.answer("frodo", question.options[0])


# ------------------------------------------------------------------ what somebody else imagines


def test_a_player_imagines_a_table_that_looks_the_same_p9() -> None:
    match = opening()
    imagined = match.imagine("aragorn", Random(2))
    assert imagined.view("aragorn") == match.view("aragorn")
    assert imagined.questions("aragorn") == match.questions("aragorn")


def test_unseen_cards_are_dealt_anew_among_hand_deck_and_face_down_piles_p9() -> None:
    setting: dict[str, Any] = {
        "hand": {"frodo": "gimli", "witch-king": "olog-hai black-uruks"},
        "deck": {"witch-king": "mordor-orcs trolls-of-udun the-hunter the-warrior"},
        "discard": {"witch-king": "the-commander"},
        "eliminated": {"witch-king": "the-destroyer"},
        "discard_seen": {"witch-king": "the-reaver"},
    }
    story = middle_earth(turn="frodo", **setting)
    imagined = [story.match.imagine("frodo", Random(n)).state for n in range(40)]
    unseen = {"olog-hai", "black-uruks", "mordor-orcs", "trolls-of-udun", "the-hunter"}
    unseen |= {"the-warrior", "the-commander", "the-destroyer"}
    for pile in ("hand", "discard", "eliminated"):
        found = {card for state in imagined for card in getattr(state, pile)["witch-king"]}
        assert found == unseen
    assert {state.discard_seen["witch-king"] for state in imagined} == {("the-reaver",)}
    assert {state.hand["frodo"] for state in imagined} == {("gimli",)}


def test_a_top_card_that_its_owner_knows_is_dealt_anew_for_the_others_p9() -> None:
    story = middle_earth(
        turn="frodo",
        hand={"frodo": "gimli"},
        reserve={"aragorn": "galadriel"},
        items={"galadriel": "mirror-of-galadriel"},
        deck={"aragorn": "legolas strider elrond"},
    ).draws("strider")

    def tops(who: str) -> set[str]:
        states = [story.match.imagine(who, Random(n)).state for n in range(40)]
        return {state.deck["aragorn"].top[0][0] for state in states}

    assert tops("frodo") == tops("witch-king") == {"legolas", "strider", "elrond"}
    assert tops("aragorn") == {"strider"}


def test_one_person_with_two_decks_imagines_neither_anew_p20() -> None:
    story = middle_earth(people=2, hand={"frodo": "gimli", "aragorn": "legolas"})
    state = story.match.imagine("free", Random(1)).state
    assert state.hand["frodo"] == ("gimli",)
    assert state.hand["aragorn"] == ("legolas",)


def test_every_card_of_every_deck_is_a_card() -> None:
    assert all(card in CARDS for deck in laid_out("duel-2").deck.values() for card in deck.cards)
