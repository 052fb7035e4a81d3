"""Preparing the game (pp. 4–5, 28), and what only some may know."""

from __future__ import annotations

from random import Random

import pytest

from games.thrones.story import GAME, Story, westeros
from greathall import new_match
from greathall.games.thrones.action_phase import clean_up
from greathall.games.thrones.facts import HOUSES, HOUSES_OF, WILDLING_CARDS
from greathall.games.thrones.game_round import FIRST_ROUND, ROUND
from greathall.games.thrones.marches import march_turn
from greathall.games.thrones.planning_phase import assign_orders_of
from greathall.games.thrones.table import throne_holder
from greathall.games.thrones.tides import TIDES_DECK
from greathall.games.thrones.victory import castles
from greathall.games.thrones.westeros_phase import westeros_phase
from greathall.kernel import Pile


def test_three_to_six_play_p2() -> None:
    assert sorted(GAME.scenarios["standard"]) == [3, 4, 5, 6]
    for players, seats in GAME.scenarios["standard"].items():
        assert seats == {house: (house,) for house in HOUSES_OF[players]}


def test_six_play_unless_somebody_says_otherwise() -> None:
    assert len(new_match("thrones", seed=1).seats) == 6


def test_the_threat_marker_begins_on_two_and_the_round_marker_on_one_p4() -> None:
    table = westeros().table
    assert (table.threat, table.round) == (2, 1)


def test_wildlings_and_three_westeros_decks_are_shuffled_p4() -> None:
    table = westeros().table
    assert table.wildlings == Pile(WILDLING_CARDS)
    assert {deck: len(pile) for deck, pile in table.westeros.items()} == {
        "I": 10,
        "II": 10,
        "III": 10,
    }
    assert all(not pile.top and not pile.bottom for pile in table.westeros.values())


@pytest.mark.parametrize(
    ("players", "throne", "fiefdoms", "court"),
    [
        (
            6,
            "baratheon lannister stark martell greyjoy tyrell",
            "greyjoy tyrell martell stark baratheon lannister",
            "lannister stark martell baratheon tyrell greyjoy",
        ),
        (
            5,
            "baratheon lannister stark greyjoy tyrell",
            "greyjoy tyrell stark baratheon lannister",
            "lannister stark baratheon tyrell greyjoy",
        ),
        (
            4,
            "baratheon lannister stark greyjoy",
            "greyjoy stark baratheon lannister",
            "lannister stark baratheon greyjoy",
        ),
        (3, "baratheon lannister stark", "stark baratheon lannister", "lannister stark baratheon"),
    ],
)
def test_markers_on_the_tracks_stand_without_gaps_p4(
    players: int, throne: str, fiefdoms: str, court: str
) -> None:
    assert westeros(players=players).table.tracks == {
        "throne": tuple(throne.split()),
        "fiefdoms": tuple(fiefdoms.split()),
        "court": tuple(court.split()),
    }


def test_supply_and_victory_as_the_screens_say_p4() -> None:
    table = westeros().table
    assert table.supply == {house: 1 if house == "stark" else 2 for house in HOUSES}
    assert castles(table) == {house: 2 if house == "stark" else 1 for house in HOUSES}


@pytest.mark.parametrize(
    ("house", "forces"),
    [
        (
            "baratheon",
            {
                "dragonstone": "footman knight",
                "kingswood": "footman",
                "shipbreaker-bay": "ship ship",
            },
        ),
        (
            "lannister",
            {
                "lannisport": "footman knight",
                "stoney-sept": "footman",
                "golden-sound": "ship",
                "lannisport-port": "ship",
            },
        ),
        (
            "stark",
            {"winterfell": "footman knight", "white-harbor": "footman", "shivering-sea": "ship"},
        ),
        (
            "martell",
            {"sunspear": "footman knight", "salt-shore": "footman", "sea-of-dorne": "ship"},
        ),
        (
            "greyjoy",
            {
                "pyke": "footman knight",
                "greywater-watch": "footman",
                "ironmans-bay": "ship",
                "pyke-port": "ship",
            },
        ),
        (
            "tyrell",
            {
                "highgarden": "footman knight",
                "dornish-marches": "footman",
                "redwyne-straits": "ship",
            },
        ),
    ],
)
def test_units_stand_where_the_screen_says_p6(house: str, forces: dict[str, str]) -> None:
    table = westeros().table
    standing = {
        a: " ".join(table.units[a]) for a, holder in table.holder.items() if holder == house
    }
    assert standing == forces


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_home_of_each_house_has_a_garrison_of_two_p4(players: int) -> None:
    table = westeros(players=players).table
    assert table.garrisons == {HOUSES[house].home: 2 for house in HOUSES_OF[players]}


def test_each_house_has_five_power_and_seven_cards_in_hand_p4() -> None:
    table = westeros().table
    assert set(table.power.values()) == {5}
    assert {len(hand) for hand in table.hand.values()} == {7}
    assert set(table.discard.values()) == {()}
    assert table.tokens == {}


def test_no_units_of_houses_that_do_not_play_p28() -> None:
    for players in (3, 4, 5):
        table = westeros(players=players).table
        assert set(table.holder.values()) == set(HOUSES_OF[players])
        assert set(table.power) == set(HOUSES_OF[players])


def test_the_first_round_begins_with_planning_p7_w1() -> None:
    match = new_match("thrones", seed=1)
    assert {q.kind for q in match.questions()} == {"place-order"}
    assert ROUND.steps == (westeros_phase, *FIRST_ROUND.steps)


@pytest.mark.parametrize(("value", "ships"), [("yes", "lannister ship"), ("no", "")])
def test_the_second_ship_of_lannister_is_an_option(value: str, ships: str) -> None:
    story = westeros(options={"lannister-port-ship": value})
    assert story.force("lannisport-port") == ships
    assert story.force("golden-sound") == "lannister ship"
    assert story.force("pyke-port") == "greyjoy ship"


# ------------------------------------------------ what a seat imagines


def imagined(story: Story, house: str, seed: int) -> Story:
    return Story(story.match.imagine(house, Random(seed)))


def test_a_wildling_card_that_somebody_knows_stays_where_it_is_for_them() -> None:
    pile = Pile(WILDLING_CARDS[2:], ((WILDLING_CARDS[0], ("stark",)),))
    story = westeros((clean_up,), wildlings=pile, round=10)
    for seed in range(5):
        assert imagined(story, "stark", seed).table.wildlings.top == pile.top
    tops = {imagined(story, "tyrell", seed).table.wildlings.top[0][0] for seed in range(20)}
    assert len(tops) > 1


def test_a_card_that_all_have_seen_go_under_the_deck_stays_there() -> None:
    everybody = tuple(HOUSES)
    pile = Pile(WILDLING_CARDS[1:], (), ((WILDLING_CARDS[0], everybody),))
    story = westeros((clean_up,), wildlings=pile, round=10)
    for seed in range(5):
        assert imagined(story, "tyrell", seed).table.wildlings.bottom == pile.bottom


def test_orders_face_down_are_imagined_in_the_same_areas() -> None:
    plan = (("pyke", "march-0"), ("ironmans-bay", "raid"))
    story = westeros(
        (assign_orders_of, "stark"),
        forces={
            "winterfell": "stark knight",
            "pyke": "greyjoy knight",
            "ironmans-bay": "greyjoy ship",
        },
        planned={"greyjoy": plan},
    )
    guesses = {imagined(story, "stark", seed).table.planned["greyjoy"] for seed in range(20)}
    assert len(guesses) > 1
    assert {tuple(area for area, _ in guess) for guess in guesses} == {("pyke", "ironmans-bay")}
    assert imagined(story, "greyjoy", 1).table.planned["greyjoy"] == plan


def test_a_tide_face_down_is_imagined_out_of_the_cards_that_are_left() -> None:
    (three, *_) = [tide for tide in TIDES_DECK.bag if tide == "tide-3"]
    story = westeros((clean_up,), tides={"stark": (three,), "greyjoy": ("tide-0",)}, round=10)
    guesses = [imagined(story, "stark", seed).table.tides for seed in range(30)]
    assert all(guess["stark"] == ("tide-3",) for guess in guesses)
    assert len({guess["greyjoy"] for guess in guesses}) > 1


@pytest.mark.parametrize("value", ["no", "yes"])
def test_tides_of_battle_are_drawn_only_if_all_agreed_before_the_game_p29(value: str) -> None:
    story = westeros(
        (march_turn,),
        options={"tides": value},
        forces={"winterfell": "stark knight", "karhold": "greyjoy footman"},
        orders={"winterfell": "march-0"},
        tracks={"fiefdoms": ("tyrell", "greyjoy", "martell", "stark", "baratheon", "lannister")},
    ).answers(("stark", "karhold"))
    story.cards("eddard-stark", "euron-crows-eye")
    waiting = [q.actor for q in story.match.questions()]
    assert (waiting == ["chance"]) == (value == "yes")


def test_the_first_of_each_track_holds_its_token_p4() -> None:
    table = westeros().table
    assert throne_holder(table) == "baratheon"
    assert (table.blade_used, table.raven_used) == (False, False)
