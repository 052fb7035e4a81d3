"""What the Westeros cards say (pp. 7–10)."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, westeros
from greathall.games.thrones.planning_phase import planning_phase
from greathall.games.thrones.westeros_phase import resolve_westeros_card, westeros_phase
from greathall.kernel import CHANCE


def resolve(card: str, **setting: Any) -> Story:
    """This card alone is resolved."""
    return westeros((resolve_westeros_card, card), **setting)


def phase(one: str, two: str, three: str, **setting: Any) -> Story:
    """A Westeros phase in which these cards are revealed."""
    return westeros((westeros_phase,), **setting).draws(one, two, three)


def test_supply_moves_the_markers_in_turn_order_p8_e6() -> None:
    story = resolve(
        "supply",
        forces={"blackwater": "lannister footman", "stony-shore": "stark footman"},
        supply=dict.fromkeys(
            ("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"), 0
        ),
    )
    assert story.table.supply == {
        "baratheon": 1,
        "lannister": 4,
        "stark": 2,
        "martell": 1,
        "greyjoy": 1,
        "tyrell": 2,
    }
    told = [event["player"] for event in story.events("supply-set")]
    assert told == ["baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"]


def test_mustering_goes_round_in_turn_order_p9_q6() -> None:
    story = resolve("mustering")
    for house in ("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell"):
        assert story.asks(house, "muster-at")
        story.answers((house, "done"))
    assert story.match.questions() == []


def test_a_throne_of_blades_lets_the_holder_of_the_throne_choose_e10() -> None:
    story = resolve("a-throne-of-blades")
    assert story.asks("baratheon", "westeros-choice")
    assert story.offers == ("supply", "mustering", "nothing")
    story.answers(("baratheon", "mustering"))
    assert story.asks("baratheon", "muster-at")


def test_a_throne_of_blades_for_supply() -> None:
    story = resolve("a-throne-of-blades", supply={"stark": 6}).answers(("baratheon", "supply"))
    assert story.table.supply["stark"] == 1


def test_a_throne_of_blades_for_nothing() -> None:
    story = resolve("a-throne-of-blades", supply={"stark": 6}).answers(("baratheon", "nothing"))
    assert story.match.questions() == []
    assert story.table.supply["stark"] == 6
    assert story.events("westeros-choice-made")[-1]["choice"] == "nothing"


def test_last_days_of_summer_do_nothing() -> None:
    for card in ("last-days-of-summer-1", "last-days-of-summer-2"):
        story = resolve(card)
        assert story.match.questions() == []
        assert story.match.log(None) == []


def test_clash_of_kings_is_a_bid_for_three_tracks_p10() -> None:
    story = resolve("clash-of-kings")
    assert {(q.kind, q.about) for q in story.match.questions()} == {("bid", "throne")}


def test_game_of_thrones_pays_for_crowns_and_open_ports_p25_e12() -> None:
    story = resolve(
        "game-of-thrones",
        forces={
            "kings-landing": "lannister footman",  # two crowns
            "lannisport": "lannister footman",
            "lannisport-port": "lannister ship",  # the Golden Sound is empty
            "pyke": "greyjoy footman",  # a crown
            "pyke-port": "greyjoy ship",  # enemy ships before it
            "ironmans-bay": "lannister ship",
            "white-harbor": "stark footman",
            "white-harbor-port": "stark ship",
            "narrow-sea": "stark ship",  # own ships are no enemies
        },
        lords={},
        tokens={"castle-black": "stark"},  # a crown, though only a token lies there
    )
    gained = {house: power - 5 for house, power in story.table.power.items()}
    assert gained == {
        "lannister": 3,
        "greyjoy": 1,
        "stark": 3,  # Winterfell, Castle Black, the port
        "baratheon": 1,
        "martell": 1,
        "tyrell": 0,
    }


def test_power_tokens_on_the_board_are_not_crowns_p24_e12() -> None:
    story = resolve("game-of-thrones", forces={}, tokens={"stony-shore": "tyrell"})
    assert story.table.power["tyrell"] == 5


def test_power_stops_at_twenty_tokens_w10() -> None:
    story = resolve("game-of-thrones", forces={}, power={"stark": 20})
    assert story.table.power["stark"] == 20


def test_dark_wings_dark_words_lets_the_holder_of_the_raven_choose_e10() -> None:
    story = resolve("dark-wings-dark-words")
    assert story.asks("lannister", "westeros-choice")
    assert story.offers == ("clash-of-kings", "power", "nothing")
    story.answers(("lannister", "clash-of-kings"))
    assert {(q.kind, q.about) for q in story.match.questions()} == {("bid", "throne")}


@pytest.mark.parametrize(("value", "power"), [("no", 6), ("yes", 7)])
def test_dark_wings_dark_words_pays_for_ports_only_if_so_agreed_e11(value: str, power: int) -> None:
    story = resolve(
        "dark-wings-dark-words",
        options={"dark-wings-ports": value},
        forces={"pyke": "greyjoy footman", "pyke-port": "greyjoy ship"},
    ).answers(("lannister", "power"))
    assert story.table.power["greyjoy"] == power


@pytest.mark.parametrize("value", ["no", "yes"])
def test_the_card_game_of_thrones_pays_for_ports_either_way_e11(value: str) -> None:
    story = resolve(
        "game-of-thrones",
        options={"dark-wings-ports": value},
        forces={"pyke": "greyjoy footman", "pyke-port": "greyjoy ship"},
    )
    assert story.table.power["greyjoy"] == 7


def test_dark_wings_dark_words_for_nothing() -> None:
    story = resolve("dark-wings-dark-words").answers(("lannister", "nothing"))
    assert set(story.table.power.values()) == {5}
    assert story.match.questions() == []


def test_wildlings_attack_with_the_strength_on_the_track_p22() -> None:
    story = resolve("wildlings-attack", threat=6)
    assert story.events("wildlings-attacked")[-1]["strength"] == 6


def test_put_to_the_sword_lets_the_holder_of_the_blade_choose_e10() -> None:
    story = resolve("put-to-the-sword")
    assert story.asks("greyjoy", "westeros-choice")
    assert story.offers == ("defense", "march-plus-1", "nothing")


@pytest.mark.parametrize(
    ("choice", "banned"),
    [("defense", ("defense",)), ("march-plus-1", ("march-plus-1",)), ("nothing", ())],
)
def test_put_to_the_sword_bans_what_was_chosen_e9(choice: str, banned: tuple[str, ...]) -> None:
    story = resolve("put-to-the-sword").answers(("greyjoy", choice))
    assert story.table.banned == banned
    assert tuple(event["order"] for event in story.events("orders-banned")) == banned


def orders_offered(card: str) -> set[str]:
    """What Stark may place in the round of this card."""
    story = westeros(
        (resolve_westeros_card, card),
        (planning_phase,),
        forces={"karhold": "stark footman"},
    )
    return set(story.asked("stark").options)


ALL = orders_offered("last-days-of-summer-1")


def test_rains_of_autumn_ban_the_one_special_march_e9() -> None:
    assert ALL - orders_offered("rains-of-autumn") == {"march-plus-1"}


def test_storm_of_swords_bans_defense_e9() -> None:
    assert ALL - orders_offered("storm-of-swords") == {"defense-1", "defense-2"}


def test_sea_of_storms_bans_raids_e9() -> None:
    assert ALL - orders_offered("sea-of-storms") == {"raid", "raid-special"}


def test_web_of_lies_bans_support_e9() -> None:
    assert ALL - orders_offered("web-of-lies") == {"support", "support-plus-1"}


def test_feast_for_crows_bans_consolidating_power_e9() -> None:
    banned = {"consolidate-power", "consolidate-power-special"}
    assert ALL - orders_offered("feast-for-crows") == banned


def test_a_token_that_changed_hands_in_this_phase_decides_for_its_new_holder_e10() -> None:
    story = phase("last-days-of-summer-1", "clash-of-kings", "put-to-the-sword", threat=0)
    story.bid(tyrell=5).answers(
        *(("baratheon", house) for house in ("baratheon", "lannister", "stark", "martell"))
    )
    story.bid(stark=5).answers(
        *(("tyrell", house) for house in ("baratheon", "lannister", "martell", "tyrell"))
    )
    story.bid().answers(
        *(("tyrell", house) for house in ("tyrell", "baratheon", "lannister", "martell", "stark"))
    )
    assert story.asks("stark", "westeros-choice")


@pytest.mark.parametrize("deck", ["I", "II"])
def test_winter_is_coming_shuffles_all_ten_cards_and_another_is_drawn_e4_e5(deck: str) -> None:
    winter = {"I": "winter-is-coming-1", "II": "winter-is-coming-2"}[deck]
    drawn = {"I": "supply", "II": "clash-of-kings"}[deck]
    rest = westeros().table.westeros[deck].without(drawn)
    story = westeros((westeros_phase,), westeros={deck: rest}, westeros_discard={deck: (drawn,)})
    if deck == "II":
        story.draws("last-days-of-summer-1")
    story.draws(winter)
    assert len(story.asked(CHANCE).options) == 10
    assert winter in story.asked(CHANCE).options
    assert story.table.westeros_discard[deck] == ()
    story.draws(winter)  # once more
    assert len(story.asked(CHANCE).options) == 10
    assert [event["card"] for event in story.events("winter-came")] == [winter, winter]


def test_winter_itself_is_not_among_the_cards_that_take_effect_e4() -> None:
    story = westeros((westeros_phase,)).draws("winter-is-coming-1", "last-days-of-summer-1")
    story.draws("game-of-thrones", "put-to-the-sword")
    assert story.table.revealed[0] == "last-days-of-summer-1"
    assert story.table.westeros_discard["I"] == ("last-days-of-summer-1",)
    assert len(story.table.westeros["I"]) == 9


@pytest.mark.parametrize(("value", "threat"), [("replacement", 4), ("none", 2)])
def test_icons_of_the_card_that_replaces_winter_are_an_option_e4(value: str, threat: int) -> None:
    story = westeros((westeros_phase,), options={"winter-icons": value})
    story.draws("winter-is-coming-1", "last-days-of-summer-1")
    story.draws("game-of-thrones", "put-to-the-sword")
    assert story.table.threat == threat


@pytest.mark.parametrize("value", ["replacement", "none"])
def test_icons_of_other_cards_count_either_way(value: str) -> None:
    story = westeros((westeros_phase,), options={"winter-icons": value})
    story.draws("last-days-of-summer-1", "game-of-thrones", "put-to-the-sword")
    assert story.table.threat == 4
