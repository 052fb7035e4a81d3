"""Isengard: each text of bot cards 61–72."""

from __future__ import annotations

from typing import Any

from games.against_the_shadow.story import fought, reason, shadow, used, weighed
from games.wotr_cards.story import Story


def saruman(**setting: Any) -> Story:
    """Saruman's turn."""
    return shadow(turn="saruman", **setting)


def grima(**setting: Any) -> Story:
    return saruman(reserve={"saruman": "grima-wormtongue"} | setting.pop("reserve", {}), **setting)


# ------------------------------------------------------------------ Gríma Wormtongue


def test_grima_wormtongue_lets_a_person_choose_what_he_brings() -> None:
    story = grima(deck={"saruman": "wolf-riders saruman"}, reserve={"frodo": "eomer"}, hand={})
    assert story.asks("frodo", "choose-one")
    assert story.question.options == ("draw", "saruman", "eomer")
    assert story.eliminated("saruman") == {"grima-wormtongue": 1}


def test_grima_wormtongue_brings_two_cards() -> None:
    story = grima(deck={"saruman": "wolf-riders saruman hill-troll"})
    story.answers(("frodo", "draw")).draws("wolf-riders", "saruman")
    assert story.table.hand["saruman"] == ("wolf-riders", "saruman")


def test_grima_wormtongue_brings_saruman_from_the_deck() -> None:
    story = grima(deck={"saruman": "wolf-riders saruman"}).answers(("frodo", "saruman"))
    story.draws("saruman")
    assert story.table.hand["saruman"] == ("saruman",)


def test_grima_wormtongue_eliminates_a_rohan_character_in_play() -> None:
    story = grima(deck={"saruman": "wolf-riders"}, reserve={"frodo": "theoden"})
    story.answers(("frodo", "theoden"))
    assert story.eliminated("frodo") == {"theoden": 1}


def test_grima_wormtongue_does_not_offer_saruman_where_people_know_better() -> None:
    story = grima(
        deck={"saruman": "wolf-riders"},
        discard_seen={"saruman": "saruman"},
        reserve={"frodo": "theoden"},
    )
    assert story.question.options == ("draw", "theoden")


def test_grima_wormtongue_brings_something_else_if_saruman_is_not_in_the_deck() -> None:
    story = grima(
        deck={"saruman": "wolf-riders hill-troll"},
        hand={"saruman": "saruman"},
        reserve={"frodo": "theoden"},
    ).answers(("frodo", "saruman"))
    assert len(story.events("nothing-found")) == 1
    assert story.question.options == ("draw", "theoden")
    assert not story.match.can_undo("frodo")  # who knows now what is not in the deck


def test_grima_wormtongue_stays_where_nothing_can_be_brought() -> None:
    assert used(grima()) is None


# ------------------------------------------------------------------ Saruman, Uglúk


def test_saruman_defends_orthanc_with_his_leadership() -> None:
    story = fought(
        path="",
        battlegrounds=("orthanc",),
        there={"orthanc": "wolf-riders saruman"},
        attack_tokens={"orthanc": 30},
    )
    assert story.events("combat-fought")[-1]["cancelled"] == 3


def test_ugluk_drives_the_company_to_a_random_other_path_while_winning() -> None:
    story = saruman(path="egladil", there={"egladil": "ugluk"}, attack_tokens={"egladil": 1})
    assert (used(story), reason(story, "use-action")["why"]) == ("ugluk", "new-path")
    story.draws("lothlorien")
    assert story.table.path == "lothlorien"
    assert story.table.corruption == 1


def test_ugluk_does_nothing_while_the_path_is_being_lost() -> None:
    assert used(saruman(path="egladil", there={"egladil": "ugluk"})) is None


# ------------------------------------------------------------------ items


PALANTIR: dict[str, Any] = {
    "reserve": {"saruman": "saruman"},
    "items": {"saruman": "palantir-of-orthanc"},
}


def test_palantir_of_orthanc_sorts_three_unseen_cards_at_random() -> None:
    story = saruman(**PALANTIR, deck={"saruman": "wolf-riders hill-troll cave-troll gollum"})
    story.draws("wolf-riders", "hill-troll", "cave-troll")
    assert story.question.visible_to is None  # for anybody may look through what is eliminated
    story.draws("hill-troll")
    assert story.question.visible_to == ()
    story.draws("wolf-riders")
    assert story.table.eliminated_seen["saruman"] == ("hill-troll",)
    assert story.table.discard["saruman"] == ("wolf-riders",)
    assert story.table.hand["saruman"] == ("cave-troll",)


def test_palantir_of_orthanc_is_left_alone_where_there_is_nothing_to_see() -> None:
    assert used(saruman(**PALANTIR)) is None


def test_sarumans_staff_raises_the_limit_of_the_bot() -> None:
    story = saruman(
        reserve={"saruman": "saruman"},
        items={"saruman": "sarumans-staff"},
        there={"bag-end": "the-witch-king"},
    )
    assert reason(story, "can-pass")["limit"] == 3


def test_woven_of_all_colours_saves_saruman_in_combat() -> None:
    story = fought(
        path="",
        battlegrounds=("orthanc",),
        there={"orthanc": "saruman"},
        items={"saruman": "woven-of-all-colours"},
        attack_tokens={"orthanc": 30},
    )
    assert story.discarded("saruman") == {"saruman": 1, "woven-of-all-colours": 1}


# ------------------------------------------------------------------ Threats and Promises


def threats(**setting: Any) -> Story:
    hand = {"saruman": "threats-and-promises wolf-riders wolf-riders"}
    usual: dict[str, Any] = {"path": "khazad-dum", "battleground_deck": {"free": "", "shadow": ""}}
    return saruman(hand=hand, **usual | setting).draws("threats-and-promises")


def test_threats_and_promises_activate_a_random_battleground_that_can_be_won() -> None:
    story = threats(
        battleground_deck={"free": "edoras helms-deep", "shadow": "orthanc"},
        reserve={"saruman": "wolf-riders saruman"},
    )
    assert story.question.options == ("edoras", "helms-deep", "orthanc")
    story.draws("helms-deep")
    assert "helms-deep" in story.table.battlegrounds


def test_threats_and_promises_move_saruman_where_he_is_needed() -> None:
    story = threats(
        battleground_deck={"free": "edoras", "shadow": ""},
        reserve={"saruman": "wolf-riders saruman"},
    )
    assert weighed(story, "edoras")["able"]
    assert story.place("saruman") == "edoras"
    assert story.eliminated("saruman") == {"threats-and-promises": 1}


def test_threats_and_promises_leave_saruman_where_the_battleground_is_won() -> None:
    story = threats(
        battleground_deck={"free": "", "shadow": "orthanc"}, reserve={"saruman": "saruman"}
    )
    assert story.place("saruman") == "reserve"


def test_threats_and_promises_leave_saruman_where_he_can_no_longer_help_p5() -> None:
    """Helm's Deep lets Rohan play a card first."""
    story = threats(
        battleground_deck={"free": "helms-deep", "shadow": ""},
        reserve={"saruman": "white-hand-orcs saruman"},
        deck={"frodo": "riders-of-rohan sting glamdring gimli gandalfs-staff lembas"},
    ).draws("riders-of-rohan", "sting", "glamdring", "gimli", "gandalfs-staff")
    story.answers(("frodo", "riders-of-rohan"))
    assert story.place("saruman") == "reserve"


def test_threats_and_promises_are_discarded_without_saruman_in_reserve() -> None:
    story = threats(battleground_deck={"free": "", "shadow": "orthanc"})
    assert story.table.discard_seen["saruman"] == ("threats-and-promises",)


def test_threats_and_promises_are_discarded_where_nothing_can_be_won() -> None:
    story = threats(
        battleground_deck={"free": "helms-deep", "shadow": ""}, reserve={"saruman": "saruman"}
    )
    assert story.table.discard_seen["saruman"] == ("threats-and-promises",)
