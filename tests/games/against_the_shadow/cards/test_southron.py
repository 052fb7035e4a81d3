"""The Southrons: each text of bot cards 84–90."""

from __future__ import annotations

from typing import Any

from games.against_the_shadow.story import reason, shadow, used, weighed
from games.wotr_cards.story import Story, attack_at

NO_DECKS = {"frodo": "", "aragorn": ""}


def southron(reserve: str, **setting: Any) -> Story:
    return shadow(turn="saruman", reserve={"saruman": reserve}, deck=NO_DECKS, **setting)


def marches(card: str, goal: str, help_needed: str = "") -> bool:
    """Whether this army, last in reserve, activates its goal and moves there."""
    story = southron(f"{help_needed} {card}".strip(), hand={"frodo": "", "aragorn": ""})
    assert (used(story), reason(story, "use-action")["why"]) == (card, "activates")
    return story.events("card-moved")[0] == {
        "event": "card-moved",
        "player": "saruman",
        "card": card,
        "to": goal,
    }


def test_coastal_raiders_activate_dol_amroth_and_move_there() -> None:
    assert marches("coastal-raiders", "dol-amroth", "haradrim-mumakil")


def test_coastal_raiders_attack_with_one_icon_at_dol_amroth() -> None:
    field: dict[str, Any] = {"path": "", "battlegrounds": ("dol-amroth",)}
    story = shadow(
        turn="frodo", agenda=(("next_combat",),), there={"dol-amroth": "coastal-raiders"}, **field
    )
    assert story.events("combat-fought")[-1]["attack"] == 1
    assert attack_at("dol-amroth", "coastal-raiders") == 2  # the base card has one more


def test_coastal_raiders_stay_while_dol_amroth_could_not_be_won() -> None:
    assert used(southron("corsairs-of-umbar coastal-raiders", battleground_deck=FREE_ONLY)) is None


FREE_ONLY = {"free": "dol-amroth", "shadow": ""}


def test_corsairs_of_umbar_activate_umbar_and_move_there() -> None:
    assert marches("corsairs-of-umbar", "umbar")


def test_haradrim_regulars_activate_harad_and_move_there() -> None:
    assert marches("haradrim-regulars", "harad")


def test_haradrim_cavalry_activates_minas_tirith_and_moves_there() -> None:
    story = shadow(
        turn="saruman",
        reserve={"saruman": "haradrim-cavalry", "witch-king": "grond-hammer-of-the-underworld"},
        hand=NO_DECKS,
        deck=NO_DECKS,
    )
    assert used(story) == "haradrim-cavalry"
    assert story.table.there["minas-tirith"][0] == "haradrim-cavalry"
    assert weighed(story, "minas-tirith") | {"reserve": 4, "against": 3} == weighed(
        story, "minas-tirith"
    )


def test_the_black_fleet_activates_pelargir_and_moves_there() -> None:
    assert marches("the-black-fleet", "pelargir", "haradrim-mumakil")


def test_the_black_fleet_leaves_a_battleground_that_is_out_of_its_deck() -> None:
    story = southron(
        "haradrim-mumakil the-black-fleet",
        battleground_deck={"free": "", "shadow": ""},
        scored={"free": "pelargir", "shadow": ""},
        path="khazad-dum",
    )
    assert used(story) is None


def test_the_black_serpent_takes_up_a_battleground_that_can_be_won() -> None:
    story = southron(
        "haradrim-mumakil the-black-serpent",
        battleground_deck={"free": "", "shadow": ""},
        scored={"free": "pelargir dol-amroth edoras", "shadow": "umbar"},
    )
    assert used(story) == "the-black-serpent"
    assert story.table.battlegrounds == ("pelargir",)
    assert story.eliminated("saruman") == {"the-black-serpent": 1}


def test_the_black_serpent_does_not_count_itself() -> None:
    story = southron(
        "corsairs-of-umbar the-black-serpent",
        battleground_deck={"free": "", "shadow": ""},
        scored={"free": "pelargir", "shadow": ""},
    )
    assert used(story) is None
