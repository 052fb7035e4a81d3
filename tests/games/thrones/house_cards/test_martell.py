"""The cards of House Martell."""

from __future__ import annotations

from typing import Any

import pytest

from games.thrones.story import Story, battle, first, march, worth


def test_the_red_viper_is_worth_4_kills_two_and_saves_one() -> None:
    assert worth("martell", "the-red-viper") == (4, 2, 1)


def test_areo_hotah_is_worth_3_and_saves_one() -> None:
    assert worth("martell", "areo-hotah") == (3, 0, 1)


def test_obara_sand_is_worth_2_and_kills_one() -> None:
    assert worth("martell", "obara-sand") == (2, 1, 0)


def test_darkstar_is_worth_2_and_kills_one() -> None:
    assert worth("martell", "darkstar") == (2, 1, 0)


def test_nymeria_sand_is_worth_1_kills_one_attacking_and_saves_one_defending() -> None:
    assert worth("martell", "nymeria-sand") == (1, 1, 1)


def test_nymeria_sand_has_no_fortification_when_she_attacks() -> None:
    story = battle("martell", "stark", "harrenhal", tracks={"fiefdoms": first("martell")})
    story.cards("nymeria-sand", "eddard-stark")
    assert story.icons("attacker") == (1, 0)


# ------------------------------------------------ Arianne Martell


def yronwood(**setting: Any) -> Story:
    """Tyrell drives Martell out of Yronwood, and Arianne bars the way in."""
    setting.setdefault("attacking", "knight knight")
    story = battle("tyrell", "martell", "yronwood", origin="boneway", blade_used=True, **setting)
    return story.cards("randyll-tarly", "arianne-martell")


def test_arianne_martell_is_worth_1_and_sends_the_winners_back_unrouted_k24() -> None:
    story = yronwood(defending="footman footman")
    assert story.events("battle-won")[0]["against"] == 3
    assert story.lost("martell") == ["footman"]  # swords kill as usual
    story.answers(("martell", "sunspear"))
    assert story.lying("sunspear") == ("footman",)
    assert story.force("yronwood") == ""
    assert story.table.units["boneway"] == ("knight", "knight")
    assert story.table.orders == {}


def test_arianne_martell_bars_the_way_at_sea_too_k24() -> None:
    """The victors go back into the port they came from."""
    story = battle(
        "baratheon",
        "martell",
        "shipbreaker-bay",
        origin="dragonstone-port",
        attacking="ship ship ship",
        defending="ship",
    )
    story.cards("melisandre", "arianne-martell")
    assert story.lost("martell") == ["ship"]
    assert story.table.units["dragonstone-port"] == ("ship", "ship", "ship")
    assert story.force("shipbreaker-bay") == ""


def test_arianne_martell_after_mace_has_killed_the_last_defender_k11_k24() -> None:
    story = battle("tyrell", "martell", "yronwood", origin="boneway", blade_used=True)
    story.cards("mace-tyrell", "arianne-martell")
    assert story.winner == "tyrell"
    assert story.force("boneway") == "tyrell footman"
    assert story.force("yronwood") == ""


def test_arianne_martell_costs_the_march_order_k24() -> None:
    story = march(
        "tyrell",
        "boneway",
        forces={"boneway": "tyrell knight knight", "yronwood": "martell footman"},
        blade_used=True,
    )
    story.answers(("tyrell", "yronwood"), ("tyrell", ("knight", "knight")), ("tyrell", "no"))
    story.cards("randyll-tarly", "arianne-martell")
    assert story.force("boneway") == "tyrell knight knight"
    assert story.table.orders == {}


@pytest.mark.parametrize("defending", ["footman", ""])
def test_arianne_martell_loses_the_garrison_k24(defending: str) -> None:
    story = battle(
        "tyrell",
        "martell",
        "sunspear",
        origin="yronwood",
        attacking="knight knight knight",
        defending=defending,
        blade_used=True,
    )
    story.cards("mace-tyrell", "arianne-martell")
    assert "sunspear" not in story.table.garrisons
    assert story.force("sunspear") == ""
    assert story.match.totals()["control"]["sunspear"] == "martell"
    assert story.force("yronwood") == "tyrell knight knight knight"


def test_arianne_martell_sends_the_winners_back_to_an_enemys_home_too_p24_k24() -> None:
    """They left Highgarden without a token. To go back is no retreat, and a bare crest no fight."""
    story = march(
        "stark",
        "highgarden",
        forces={"highgarden": "stark knight knight", "dornish-marches": "martell footman"},
        garrisons={},
    )
    story.answers(("stark", "dornish-marches"), ("stark", ("knight", "knight")), ("stark", "no"))
    assert story.match.totals()["control"]["highgarden"] == "tyrell"
    story.cards("greatjon-umber", "arianne-martell")
    assert story.lost("stark") == []
    assert story.table.units["highgarden"] == ("knight", "knight")
    assert story.match.totals()["control"]["highgarden"] == "stark"
    assert story.force("dornish-marches") == ""


@pytest.mark.parametrize(("option", "left"), [("removed", {}), ("stays", {"yronwood": "martell"})])
def test_arianne_martell_and_the_power_token_by_agreement_k25(
    option: str, left: dict[str, str]
) -> None:
    story = yronwood(
        options={"arianne-token": option},
        tokens={"yronwood": "martell"},
        orders={"yronwood": "defense-1"},
    )
    assert story.lost("martell") == ["footman"]
    assert story.table.tokens == left
    assert story.table.orders == {}


def test_other_cards_lose_the_power_token_whatever_was_agreed_k25() -> None:
    story = battle(
        "tyrell",
        "martell",
        "yronwood",
        origin="boneway",
        attacking="knight knight",
        options={"arianne-token": "stays"},
        tokens={"yronwood": "martell"},
        blade_used=True,
    )
    story.cards("randyll-tarly", "nymeria-sand").answers(("martell", "sunspear"))
    assert story.table.tokens == {}


def test_arianne_martell_does_nothing_as_attacker() -> None:
    story = battle("martell", "stark", "harrenhal", defending="knight knight", origin="riverrun")
    story.cards("arianne-martell", "eddard-stark")
    assert story.force("harrenhal") == "stark knight knight"
    story = battle("martell", "stark", "harrenhal", attacking="knight knight knight")
    story.cards("arianne-martell", "catelyn-stark")
    story.answers(("stark", story.offers[0]))
    assert story.force("harrenhal") == "martell knight knight knight"


def test_arianne_martell_does_nothing_when_she_wins() -> None:
    story = battle("stark", "martell", "harrenhal", defending="knight knight", origin="riverrun")
    story.cards("catelyn-stark", "arianne-martell")
    assert story.lying("riverrun") == ("footman",)
    assert story.force("harrenhal") == "martell knight knight"


# ------------------------------------------------ Doran Martell


def doran(opponent: str = "tyrell", card: str = "randyll-tarly", **setting: Any) -> Story:
    """Martell attacks in the Boneway; both sides have one footman."""
    setting.setdefault("origin", "princes-pass")
    return battle("martell", opponent, "boneway", **setting).cards("doran-martell", card)


def test_doran_martell_is_worth_0_and_lowers_the_opponent_on_any_track_k4() -> None:
    for track in ("throne", "fiefdoms", "court"):
        story = doran(blade_used=True)
        assert (story.question.kind, story.offers) == (
            "lower-track",
            ("throne", "fiefdoms", "court"),
        )
        story.answers(("martell", track))
        assert story.table.tracks[track][-1] == "tyrell"
        assert story.events("battle-won")[0]["against"] == 1


def test_doran_martell_may_name_a_track_where_the_opponent_is_last_already_k4() -> None:
    story = doran(blade_used=True)
    before = dict(story.table.tracks)
    assert before["throne"][-1] == "tyrell"
    story.answers(("martell", "throne"))
    assert story.table.tracks == before
    assert story.events("moved-on-track") == []


def test_doran_martell_on_the_fiefdoms_decides_this_very_tie_k5() -> None:
    """Two against two; Greyjoy stood higher and stands last now."""
    for track, winner in (("court", "greyjoy"), ("fiefdoms", "martell")):
        story = doran("greyjoy", "dagmar-cleftjaw", attacking="knight", blade_used=True)
        story.answers(("martell", track))
        assert story.winner == winner


def test_doran_martell_takes_the_blade_away_before_it_is_used_k5() -> None:
    story = doran("greyjoy", "balon-greyjoy", tracks={"fiefdoms": first("greyjoy", "tyrell")})
    story.answers(("martell", "fiefdoms"))
    assert story.events("blade-used") == []
    assert story.winner == "greyjoy"


def test_doran_martell_may_win_the_blade_for_this_combat_k5() -> None:
    story = doran(
        "greyjoy",
        "dagmar-cleftjaw",
        attacking="footman",
        tracks={"fiefdoms": first("greyjoy", "martell")},
    )
    story.answers(("martell", "fiefdoms"))
    assert story.asks("martell", "use-blade")
    story.answers(("martell", "yes"))
    assert story.winner == "martell"


def test_doran_martell_wins_no_blade_that_was_used_this_round_k5() -> None:
    story = doran(
        "greyjoy",
        "balon-greyjoy",
        tracks={"fiefdoms": first("greyjoy", "martell")},
        blade_used=True,
    )
    story.answers(("martell", "fiefdoms"))
    assert story.winner == "greyjoy"


def test_doran_martell_on_the_throne_and_marches_go_on_by_place_k6() -> None:
    """Lannister, second, attacks and falls to the last place.

    Third is Martell now; Stark, who moved up to the second, is passed over, and Lannister marches
    again before Stark does.
    """
    story = march(
        "lannister",
        "searoad-marches",
        turn=1,
        forces={
            "searoad-marches": "lannister footman",
            "lannisport": "lannister footman",
            "blackwater": "martell knight",
            "sunspear": "martell footman",
            "winterfell": "stark footman",
        },
        orders=dict.fromkeys(("lannisport", "sunspear", "winterfell"), "march-0"),
        power={"lannister": 0},
    )
    story.answers(("lannister", "searoad-marches"), ("lannister", "blackwater"))
    story.cards("the-hound", "doran-martell").answers(("martell", "throne"))
    assert story.winner == "lannister"
    story.answers(("martell", story.offers[0]))
    asked = []
    for _ in range(3):
        assert story.question.kind == "march-to"
        asked.append(story.question.actor)
        story.answers((story.question.actor, "done"))
    assert asked == ["martell", "lannister", "stark"]


def test_doran_martell_first_leaves_the_opponent_a_text_still_to_be_done_k7() -> None:
    """Tyrell falls on the throne before Mace has spoken, who then speaks by the new order."""
    story = doran("tyrell", "mace-tyrell", tracks={"throne": first("martell", "tyrell")})
    assert story.lost("martell") == []
    story.answers(("martell", "throne"))
    assert story.table.tracks["throne"][-1] == "tyrell"
    assert story.lost("martell") == ["footman"]


def test_doran_martell_speaks_after_an_opponent_who_was_first_k7() -> None:
    """Aeron's text was done before Greyjoy fell on the throne, and is not done again."""
    story = doran("greyjoy", "aeron-damphair", tracks={"throne": first("greyjoy")}, blade_used=True)
    assert story.asks("greyjoy", "use-card-text")
    story.answers(("greyjoy", "no"), ("martell", "throne"))
    assert story.events("battle-won") != []
