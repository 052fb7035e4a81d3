"""The phase of drawing cards, and the end of a round (p. 8)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import GAME_ORDER, Story, middle_earth
from greathall.games.wotr_cards.draw_phase import draws, end_round
from greathall.games.wotr_cards.table import first_player

ORDER = GAME_ORDER["trilogy"]
NO_DECKS = dict.fromkeys(ORDER, "")


def ended(**setting: Any) -> Story:
    """A round that ends, with nothing to draw but what the test says."""
    usual: dict[str, Any] = {"path": "", "path_number": 3, "deck": NO_DECKS}
    return middle_earth(agenda=(("draw_phase",),), **usual | setting)


def test_free_peoples_draw_three_and_shadow_players_four_p8() -> None:
    table = middle_earth().table
    assert {player: draws(table, player) for player in ORDER} == {
        "frodo": 3,
        "witch-king": 4,
        "aragorn": 3,
        "saruman": 4,
    }


def test_players_draw_in_turn_order_from_the_first_player() -> None:
    story = ended(turn="aragorn")
    drawn = [event["player"] for event in story.events("cards-drawn")]
    assert drawn[:4] == ["aragorn", "saruman", "frodo", "witch-king"]


@pytest.mark.parametrize(
    ("player", "card"),
    [
        ("aragorn", "aragorn"),
        ("frodo", "gandalf-the-white"),
        ("saruman", "saruman"),
        ("witch-king", "the-witch-king"),
        ("witch-king", "mouth-of-sauron"),
        ("aragorn", "galadriel"),
    ],
)
def test_a_reserve_text_draws_one_more(player: str, card: str) -> None:
    usual = draws(middle_earth().table, player)
    assert draws(middle_earth(reserve={player: card}).table, player) == usual + 1


def test_a_reserve_text_gives_nothing_on_a_location() -> None:
    story = middle_earth(path="weathertop", there={"weathertop": "the-witch-king"})
    assert draws(story.table, "witch-king") == 4


def test_galadriel_has_a_card_discarded_after_the_drawing() -> None:
    story = ended(
        turn="aragorn",
        hand={"aragorn": "legolas"},
        reserve={"aragorn": "galadriel"},
        deck=NO_DECKS | {"aragorn": "elrond arwen boromir strider halbarad"},
    ).draws("elrond", "arwen", "boromir", "strider")
    assert story.asks("aragorn", "discard")
    assert len(story.question.options) == 5


def test_the_first_player_token_passes_to_the_next_player_p8() -> None:
    assert ended(turn="frodo").events("round-began")[0]["player"] == "witch-king"
    assert ended(turn="saruman").events("round-began")[0]["player"] == "frodo"


@pytest.mark.parametrize(
    ("place", "first"), [(0, "witch-king"), (1, "gandalf"), (2, "saruman"), (3, "gandalf")]
)
def test_in_the_duel_of_three_the_token_goes_along_four_places_p21(place: int, first: str) -> None:
    story = middle_earth(scenario="duel-3", turn="gandalf", agenda=())
    story.table.first = place
    end_round(story.table)
    assert first_player(story.table) == first


def test_what_lasted_for_the_round_is_over() -> None:
    story = ended(
        in_force=("the-red-arrow",),
        used=("palantir-of-orthanc",),
        played=("gimli",),
        reserve={"frodo": "gimli"},
        fresh={"frodo": "gimli"},
    )
    table = story.table
    assert (table.in_force, table.used, table.played, table.fresh["frodo"]) == ((), (), (), ())


def test_a_trilogy_ring_token_once_used_stays_used_p20() -> None:
    story = ended(ring_token={"frodo": False})
    assert story.table.ring_token["frodo"] is False
