"""Call to Battle cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.battle import BATTLE, begin_attack
from greathall.games.wotr_board.combat_round import ROUND
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.table import Battle
from greathall.games.wotr_board.warriors.call_to_battle import (
    CARDS_OF,
    back_of,
    can_be_called,
    hand_out_calls,
)

FORDS, GAP = "fords-of-isen", "gap-of-rohan"


def handed_out(figures: dict[str, str], kind: str = "field", **setting: Any) -> FactionStory:
    """The Shadow attacks from the Gap of Rohan into the Fords of Isen."""
    battle = setting.pop("battle", Battle(kind, SHADOW, GAP, FORDS, ("isengard-regular",)))
    return factions((hand_out_calls,), figures=figures, battle=battle, **setting)


def test_every_faction_has_a_character_and_a_strategy_card() -> None:
    assert len(CARDS_OF) == 6
    for cards in CARDS_OF.values():
        assert sorted(back_of(card) for card in cards) == ["character", "strategy"]


@pytest.mark.parametrize(
    ("figures", "side"),
    [
        ({"fangorn": "ents"}, FREE),
        ({FORDS: "ents"}, FREE),
        ({"westemnet": "dead-men"}, FREE),
        ({"edoras": "eagles"}, FREE),
        ({GAP: "dunlendings"}, SHADOW),
        ({GAP: "spiders"}, SHADOW),
        ({GAP: "corsairs"}, SHADOW),
    ],
)
def test_a_faction_that_hears_gives_its_side_two_cards(figures: dict[str, str], side: str) -> None:
    (faction,) = set(figures.values())
    assert handed_out(figures).table.calls == {side: CARDS_OF[faction]}


@pytest.mark.parametrize(
    "figures",
    [
        {"eastemnet": "ents"},
        {"edoras": "dead-men"},
        {"umbar": "eagles"},
        {FORDS: "dunlendings"},
        {FORDS: "spiders"},
        {FORDS: "corsairs"},
    ],
)
def test_a_faction_that_is_elsewhere_gives_none(figures: dict[str, str]) -> None:
    assert handed_out(figures).table.calls == {}


def test_up_to_six_cards_a_side() -> None:
    story = handed_out({"fangorn": "ents", "westemnet": "dead-men", "edoras": "eagles"})
    assert len(story.table.calls[FREE]) == 6


def test_besieged_dunlendings_and_corsairs_cannot_be_called_but_spiders_can() -> None:
    story = factions(
        figures={"orthanc": "dunlendings spiders corsairs"},
        armies={"orthanc": "isengard-regular rohan-regular"},
        besieged=("orthanc",),
    )
    battle = Battle("siege", FREE, "orthanc", "orthanc", ("rohan-regular",))
    called = [
        f for f in ("dunlendings", "spiders", "corsairs") if can_be_called(story.table, battle, f)
    ]
    assert called == ["spiders"]


def test_ruling_51_they_are_handed_out_before_the_battle_and_set_aside_after_it() -> None:
    outlines = factions().table.outlines
    assert [step.__name__ for step in outlines[BATTLE].steps] == [
        "hand_out_calls",
        "use_white_rider",
        "fight",
        "end_battle",
        "put_calls_aside",
        "lay_down_arms",
    ]
    steps = [step.__name__ for step in outlines[ROUND].steps]
    assert steps.index("end_the_round") == steps.index("strike_last") + 1


def test_a_battle_ends_with_no_cards_left() -> None:
    story = factions(
        (begin_attack, SHADOW),
        figures={GAP: "spiders"},
        armies={GAP: "2 isengard-regular", FORDS: "rohan-regular"},
        at_war="all",
    )
    story.shadow("go")
    while story.match.questions():
        for question in story.match.questions():
            story.match.answer(question.actor, question.options[-1])
    assert story.table.battle is None
    assert story.table.calls == {}


def called(**setting: Any) -> FactionStory:
    """The Shadow attacks with Spiders in its region; both sides are about to choose cards."""
    armies = {GAP: "2 isengard-regular witch-king", FORDS: "3 rohan-regular"}
    story = factions(
        (begin_attack, SHADOW),
        figures={GAP: "2 spiders"},
        armies=armies,
        at_war="all",
        **setting,
    )
    story.shadow("go")
    return story


def test_ruling_52_one_card_a_side_and_round_a_combat_card_or_a_call() -> None:
    story = called(hands={SHADOW: ("orcs-multiplying-again",)})
    assert story.asks(SHADOW, "combat-card")
    assert {"no", "webs-of-shadow", "hideous-speed"} <= set(story.offers)
    story.shadow("webs-of-shadow")
    assert story.question.kind != "combat-card"
    assert story.fight.cards == {SHADOW: "webs-of-shadow"}


def test_ruling_51_a_card_whose_condition_is_not_met_any_more_is_not_offered() -> None:
    story = factions(
        (begin_attack, SHADOW),
        figures={GAP: "dunlendings"},
        armies={GAP: "2 isengard-regular", FORDS: "2 rohan-regular"},
        at_war="all",
    ).shadow("go", "fierce-folk")
    story.rolls(1, 1).rolls(6, 1).shadow(1, "go-on").free("stay")
    assert story.table.calls == {SHADOW: CARDS_OF["dunlendings"]}
    assert not story.asks(SHADOW, "combat-card")  # the only Dunlending is lost


def test_the_sorcerer_draws_nothing_for_a_call() -> None:
    story = called().shadow("webs-of-shadow")
    assert story.fight.sorcerer == ()
    assert story.table.discard == ()


def test_who_commands_the_army_in_a_team_calls_its_faction() -> None:
    story = factions(
        (begin_attack, "saruman-player"),
        players=4,
        figures={GAP: "spiders"},
        armies={GAP: "2 isengard-regular", FORDS: "3 rohan-regular"},
        at_war="all",
    )
    story.answers(("saruman-player", "go"))
    assert story.asks("saruman-player", "combat-card")
    assert "webs-of-shadow" in story.offers
