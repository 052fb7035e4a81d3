"""Points that the rulebook leaves open: every option in every value."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import GAME, GAME_ORDER, Story, activate, middle_earth
from greathall import new_match
from greathall.games.wotr_cards.rulings import OPTIONS
from greathall.matches import BadOptionValue, UnknownOption

NO_DECKS = dict.fromkeys(GAME_ORDER["trilogy"], "")


def test_the_game_offers_these_options_and_defaults() -> None:
    assert GAME.options == OPTIONS
    assert {name: values[0] for name, values in OPTIONS.items()} == {
        "promos": "no",
        "passes": "players",
        "over-limit": "keep",
        "duel-ring-tokens": "0",
        "paths-of-the-dead": "reserve",
        "messenger": "itself",
        "empty-hand-pays": "yes",
    }


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(UnknownOption):
        new_match("wotr-cards", options={"dragons": "yes"})


def test_an_unknown_value_is_refused() -> None:
    with pytest.raises(BadOptionValue):
        new_match("wotr-cards", options={"promos": "perhaps"})


# ------------------------------------------------------------------ passes in the duel of three


def three_have_passed(value: str) -> Story:
    story = middle_earth(
        scenario="duel-3",
        turn="witch-king",
        options={"passes": value},
        hand={"gandalf": "gimli", "witch-king": "olog-hai", "saruman": "wolf-riders"},
    )
    return story.answers(("witch-king", ("pass",)), ("gandalf", ("pass",)), ("saruman", ("pass",)))


def test_passes_of_three_players_end_the_phase_by_default_p21() -> None:
    assert three_have_passed("players").match.questions() == []


def test_passes_of_four_turns_end_the_phase_if_so_agreed_p21() -> None:
    story = three_have_passed("turns")
    assert story.asks("gandalf", "turn")
    story.answers(("gandalf", ("pass",)))
    assert story.match.questions() == []


def test_gandalf_passing_twice_does_not_end_the_phase_for_another_player_p21() -> None:
    story = middle_earth(
        scenario="duel-3",
        turn="gandalf",
        hand={"gandalf": "gimli", "witch-king": "olog-hai", "saruman": "wolf-riders"},
    ).answers(("gandalf", ("pass",)), ("witch-king", ("pass",)), ("gandalf", ("pass",)))
    assert story.asks("saruman", "turn")


@pytest.mark.parametrize("value", OPTIONS["passes"])
def test_in_the_trilogy_both_ways_of_counting_passes_agree(value: str) -> None:
    story = middle_earth(options={"passes": value}, hand={"frodo": "gimli"})
    for player in GAME_ORDER["trilogy"]:
        assert story.asks(player, "turn")
        story.answers((player, ("pass",)))
    assert story.match.questions() == []


# ------------------------------------------------------------------ above the limit at the end


def both_pass_above_the_limit(value: str, **setting: Any) -> Story:
    """Gandalf passes with fewer cards than his enemy, whose limit is four."""
    return middle_earth(
        scenario="duel-2",
        turn="gandalf",
        options={"over-limit": value},
        hand={
            "gandalf": "gimli legolas strider",
            "witch-king": "olog-hai hill-troll gollum shelob",
        },
        reserve={"witch-king": "the-lidless-eye saruman"},
        items={"saruman": "sarumans-staff"},
        **setting,
    ).answers(("gandalf", ("pass",)), ("witch-king", ("pass",)))


def test_what_is_above_the_limit_is_kept_by_default_p10() -> None:
    story = both_pass_above_the_limit("keep")
    assert story.match.questions() == []
    assert len(story.table.hand["gandalf"]) == 3


def test_what_is_above_the_limit_is_discarded_if_so_agreed_p10() -> None:
    story = both_pass_above_the_limit("discard")
    assert story.asks("gandalf", "discard")
    story.answers(("gandalf", "legolas"))
    assert story.table.hand["gandalf"] == ("gimli", "strider")
    assert story.discarded("gandalf") == {"legolas": 1}
    assert len(story.table.hand["witch-king"]) == 4
    assert story.match.questions() == []


def test_a_discard_down_to_the_limit_is_seen_by_its_owner_only_p10() -> None:
    story = both_pass_above_the_limit("discard").answers(("gandalf", "legolas"))
    told = [e for e in story.match.log("witch-king") if e["event"] == "card-discarded"]
    assert [e["card"] for e in told] == [None]


def test_the_combats_come_after_the_discards_down_to_the_limit_p10() -> None:
    agenda = (("take_turn",), ("combat_phase",))
    story = both_pass_above_the_limit("discard", agenda=agenda)
    assert story.asks("gandalf", "discard")
    assert story.table.phase == "actions"


# ------------------------------------------------------------------ Paths of the Dead


@pytest.mark.parametrize(
    ("value", "setting", "drawn"),
    [
        ("reserve", {"reserve": {"aragorn": "strider"}}, 5),
        ("reserve", {"path": "weathertop", "there": {"weathertop": "strider"}}, 4),
        ("play", {"path": "weathertop", "there": {"weathertop": "strider"}}, 5),
        ("play", {"reserve": {"aragorn": "strider"}}, 5),
        ("play", {}, 4),
    ],
)
def test_where_the_heir_has_to_be_for_the_paths_of_the_dead(
    value: str, setting: dict[str, Any], drawn: int
) -> None:
    story = middle_earth(
        turn="aragorn",
        options={"paths-of-the-dead": value},
        hand={"aragorn": "paths-of-the-dead legolas elrond arwen"},
        deck={"aragorn": ("boromir",) * 6},
        **setting,
    ).answers(("aragorn", ("play", "paths-of-the-dead")), ("aragorn", "legolas"))
    story.answers(("aragorn", ("hand", "elrond")), ("aragorn", ("hand", "arwen")))
    story.draws(*("boromir",) * drawn)
    assert story.asks("saruman", "turn")
    assert len(story.table.hand["aragorn"]) == drawn


# ------------------------------------------------------------------ The Messenger


@pytest.mark.parametrize(
    ("value", "options"),
    [("itself", ("the-hunter", "the-messenger")), ("others", ("the-hunter",))],
)
def test_whether_the_messenger_may_take_itself(value: str, options: tuple[str, ...]) -> None:
    story = middle_earth(
        turn="witch-king",
        options={"messenger": value},
        reserve={"witch-king": "the-messenger"},
        discard={"witch-king": "the-hunter olog-hai"},
    ).answers(("witch-king", ("use", "the-messenger")))
    assert story.question.options == options
    story.answers(("witch-king", "the-hunter"))
    assert story.table.hand["witch-king"] == ("the-hunter",)


def test_a_messenger_that_took_itself_cannot_be_played_again_in_that_round_p11() -> None:
    story = middle_earth(
        turn="witch-king",
        hand={"witch-king": "the-messenger olog-hai", "frodo": "gimli"},
        path="caradhras",
    ).answers(("witch-king", ("play", "the-messenger")))
    story.answers(*((player, ("pass",)) for player in ("aragorn", "saruman", "frodo")))
    story.answers(("witch-king", ("use", "the-messenger")), ("witch-king", "the-messenger"))
    assert story.table.hand["witch-king"] == ("the-messenger",)
    story.answers(*((player, ("pass",)) for player in ("aragorn", "saruman", "frodo")))
    assert not story.can("play", "the-messenger")


# ------------------------------------------------------------------ an optional discard


def imrahil_with_an_empty_hand(value: str, **setting: Any) -> Story:
    return middle_earth(
        turn="aragorn",
        options={"empty-hand-pays": value},
        hand={"aragorn": "prince-imrahil"},
        reserve={"aragorn": "soldiers-of-gondor legolas"},
        **{"deck": NO_DECKS} | setting,
    ).answers(
        ("aragorn", ("play", "prince-imrahil")), ("aragorn", ("reserve", "soldiers-of-gondor"))
    )


def test_an_empty_hand_may_pay_an_optional_discard_by_forsaking() -> None:
    story = imrahil_with_an_empty_hand("yes").answers(("aragorn", "yes"))
    assert story.asks("aragorn", "forsake")
    story.answers(("aragorn", ("reserve", "legolas")))
    assert story.eliminated("aragorn") == {"soldiers-of-gondor": 1, "legolas": 1}


def test_an_empty_hand_pays_nothing_optional_if_so_agreed() -> None:
    assert imrahil_with_an_empty_hand("no").asks("saruman", "turn")


def test_an_optional_discard_that_nothing_can_pay_is_not_offered_p13() -> None:
    """No benefit without a price that is really paid."""
    story = middle_earth(
        turn="witch-king",
        path="cirith-ungol",
        hand={"witch-king": "gorbag-and-shagrat"},
        deck=NO_DECKS,
    ).answers(("witch-king", ("play", "gorbag-and-shagrat")), ("witch-king", "cirith-ungol"))
    assert story.asks("aragorn", "turn")
    assert story.table.attack_tokens == {}


# ------------------------------------------------------------------ decided without an option


def test_each_player_of_a_side_acts_in_turn_order_from_the_acting_player() -> None:
    hands = {"frodo": "gimli sting", "aragorn": "legolas elrond"}
    setting: dict[str, Any] = {
        "hand": hands,
        "reserve": {"saruman": "cave-troll", "witch-king": "the-reaver"},
    }
    by_saruman = middle_earth(turn="saruman", **setting)
    by_saruman.answers(("saruman", ("use", "cave-troll")))
    assert by_saruman.asks("frodo", "forsake")
    by_the_witch_king = middle_earth(turn="witch-king", **setting)
    by_the_witch_king.answers(("witch-king", ("use", "the-reaver")))
    assert by_the_witch_king.asks("aragorn", "forsake")


def test_in_the_phase_of_locations_the_order_begins_with_the_first_player() -> None:
    hands = {"frodo": "gimli sting", "aragorn": "legolas elrond"}
    story = activate("the-old-forest", turn="aragorn", hand=hands)
    assert story.asks("aragorn", "forsake")


def test_the_palantir_goes_on_with_a_rebuilt_deck_when_fewer_than_three_cards_are_left() -> None:
    story = middle_earth(
        turn="saruman",
        reserve={"saruman": "saruman"},
        items={"saruman": "palantir-of-orthanc"},
        deck={"saruman": "gollum"},
        discard={"saruman": "shelob hill-troll wolf-riders"},
    ).answers(("saruman", ("use", "palantir-of-orthanc")))
    story.draws("gollum", "shelob", "wolf-riders")
    story.answers(("saruman", "gollum"), ("saruman", "shelob"))
    assert story.table.hand["saruman"] == ("wolf-riders",)
    assert story.eliminated("saruman") == {"gollum": 1}
    assert story.discarded("saruman") == {"shelob": 1}


@pytest.mark.parametrize(
    ("deck", "eliminated", "discarded"),
    [("gollum", {"gollum": 1}, {}), ("gollum shelob", {"gollum": 1}, {"shelob": 1})],
)
def test_the_palantir_with_too_few_cards_eliminates_first_then_discards(
    deck: str, eliminated: dict[str, int], discarded: dict[str, int]
) -> None:
    story = middle_earth(
        turn="saruman",
        reserve={"saruman": "saruman"},
        items={"saruman": "palantir-of-orthanc"},
        deck={"saruman": deck},
    ).answers(("saruman", ("use", "palantir-of-orthanc")))
    story.draws(*deck.split())
    if discarded:
        story.answers(("saruman", "gollum"))
    assert story.eliminated("saruman") == eliminated
    assert story.discarded("saruman") == discarded
    assert story.table.hand["saruman"] == ()


def test_death_ride_counts_a_wielded_shadowfax_and_the_mordor_player_picks() -> None:
    story = middle_earth(
        hand={"frodo": "death-ride-ride-to-ruin gimli"},
        reserve={"frodo": "village-militia gandalf-the-grey"},
        items={"gandalf-the-grey": "shadowfax", "the-hunter": "fell-beast"},
        battlegrounds=("lorien",),
        there={"lorien": "mordor-orcs the-hunter"},
    ).answers(("frodo", ("play", "death-ride-ride-to-ruin")))
    assert story.question.options == ("village-militia", "shadowfax", "none")
    story.answers(("frodo", "shadowfax"), ("frodo", "none"))
    assert story.asks("witch-king", "fall")
    falling = [option[1] for option in story.question.options]
    assert falling == ["mordor-orcs", "the-hunter", "fell-beast"]
