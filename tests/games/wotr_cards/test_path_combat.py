"""Combat on a path (p. 14), and how the duels score it (p. 21)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import fight, middle_earth
from greathall.games.wotr_cards.path_combat import path_attack, path_defence


def test_attack_icons_of_cards_items_and_tokens_add_up_p14() -> None:
    story = middle_earth(
        path="weathertop",
        there={"weathertop": "the-witch-king the-hunter frodo-baggins"},
        items={"the-hunter": "black-riders-mount"},
        attack_tokens={"weathertop": 1},
    )
    assert path_attack(story.table, "weathertop") == 5


def test_the_path_cancels_with_its_own_icons_and_its_tokens_first_p14() -> None:
    story = fight(
        path="lothlorien",
        there={"lothlorien": "gimli"},
        attack_tokens={"lothlorien": 3},
        defence_tokens={"lothlorien": 1},
    )
    assert story.table.scored["free"] == ("lothlorien",)
    assert story.discarded("frodo") == {"gimli": 1}
    assert story.events("combat-fought")[0]["defence"] == 3


def test_an_attack_that_the_path_cancels_alone_asks_nothing_of_the_defenders_p14() -> None:
    there = {"lothlorien": "gimli legolas"}
    story = fight(path="lothlorien", there=there, attack_tokens={"lothlorien": 2})
    assert story.match.questions() == []
    assert story.table.scored["free"] == ("lothlorien",)
    assert story.discarded("frodo") + story.discarded("aragorn") == {"gimli": 1, "legolas": 1}


def test_texts_add_icons_to_cards_p7() -> None:
    lair = middle_earth(path="shelobs-lair", there={"shelobs-lair": "shelob"})
    assert path_attack(lair.table, "shelobs-lair") == 2
    vale = middle_earth(path="morgul-vale", there={"morgul-vale": "shelob"})
    assert path_attack(vale.table, "morgul-vale") == 1


@pytest.mark.parametrize(("attack", "corruption"), [(3, 0), (4, 1)])
def test_a_text_in_reserve_lends_icons_to_a_card_on_the_path(attack: int, corruption: int) -> None:
    story = fight(
        path="amon-hen",
        there={"amon-hen": "strider"},
        reserve={"aragorn": "arwen"},
        attack_tokens={"amon-hen": attack},
    )
    assert story.eliminated("aragorn") == {"strider": 1}
    assert story.table.corruption == corruption


def test_an_item_that_works_for_the_path_cancels_with_it_p11() -> None:
    setting: dict[str, Any] = {
        "path": "morgul-vale",
        "there": {"morgul-vale": "sam-gamgee"},
        "items": {"sam-gamgee": "phial-of-galadriel"},
    }
    assert path_defence(middle_earth(**setting).table, "morgul-vale") == 2
    story = fight(attack_tokens={"morgul-vale": 2}, **setting)
    assert story.discarded("frodo") == {"sam-gamgee": 1}


def test_the_phial_gives_nothing_while_its_wielder_waits_in_reserve() -> None:
    story = middle_earth(
        path="morgul-vale",
        reserve={"frodo": "sam-gamgee"},
        items={"sam-gamgee": "phial-of-galadriel"},
    )
    assert path_defence(story.table, "morgul-vale") == 0


def test_an_item_adds_its_icons_to_its_wielders_and_is_lost_with_it_p11() -> None:
    story = fight(
        path="amon-hen",
        attack_tokens={"amon-hen": 2},
        there={"amon-hen": "gimli"},
        items={"gimli": "dwarven-axe"},
    )
    assert story.eliminated("frodo") == {"gimli": 1, "dwarven-axe": 1}
    assert story.table.scored["free"] == ("amon-hen",)


def test_a_token_on_a_card_is_part_of_the_card_p14() -> None:
    story = middle_earth(
        path="cirith-ungol",
        there={"cirith-ungol": "gorbag-and-shagrat"},
        attack_tokens={"gorbag-and-shagrat": 2},
    )
    assert path_attack(story.table, "cirith-ungol") == 2


def test_an_attack_token_on_a_path_counts_without_any_attacker_p14() -> None:
    story = fight(path="amon-hen", attack_tokens={"amon-hen": 1})
    assert story.table.scored["shadow"] == ("amon-hen",)
    assert story.table.corruption == 1


def test_battleground_icons_count_for_nothing_on_a_path_p7() -> None:
    story = middle_earth(path="orodruin", there={"orodruin": "gwaihir-the-windlord"})
    assert path_attack(story.table, "orodruin") == 0


def test_the_free_peoples_take_a_path_where_all_is_cancelled_p14() -> None:
    story = fight(path="amon-hen", there={"amon-hen": "gimli grishnakh"})
    assert story.table.scored == {"free": ("amon-hen",), "shadow": ()}
    assert story.table.corruption == 0


def test_the_shadow_takes_the_path_and_a_corruption_for_each_icon_left_p14() -> None:
    story = fight(path="amon-hen", there={"amon-hen": "gimli"}, attack_tokens={"amon-hen": 4})
    assert story.table.scored == {"free": (), "shadow": ("amon-hen",)}
    assert story.table.corruption == 3
    assert story.eliminated("frodo") == {"gimli": 1}


def test_an_empty_path_goes_to_the_free_peoples_p14() -> None:
    assert fight(path="amon-hen").table.scored["free"] == ("amon-hen",)


def test_two_paths_of_one_number_are_scored_each_for_itself() -> None:
    story = middle_earth(
        turn="saruman",
        path="amon-hen",
        paths=("emyn-muil",),
        there={"amon-hen": "gollum"},
        deck={"frodo": "gimli sting", "aragorn": "legolas"},
        agenda=(("take_turn",),),
    ).answers(("saruman", ("use", "gollum")))
    assert story.table.scored["shadow"] == ("amon-hen",)
    assert story.table.path == "emyn-muil"


# ------------------------------------------------------------------ the duels


@pytest.mark.parametrize("scenario", ["duel-2", "duel-3"])
@pytest.mark.parametrize(
    ("defenders", "attack", "winner"),
    [
        ("", 0, None),
        ("gimli", 0, "free"),
        ("gimli", 1, None),
        ("strider", 1, "free"),
        ("gimli legolas", 1, "free"),
        ("gimli", 2, "shadow"),
    ],
)
def test_in_a_duel_a_path_goes_to_the_side_with_more_icons_p21(
    scenario: str, defenders: str, attack: int, winner: str | None
) -> None:
    story = fight(
        scenario=scenario,
        turn="gandalf",
        path="amon-hen",
        there={"amon-hen": defenders},
        attack_tokens={"amon-hen": attack},
    )
    if story.match.questions():
        story.answers(("gandalf", "gimli"))
    assert story.table.nobodys == (() if winner else ("amon-hen",))
    for side in ("free", "shadow"):
        assert story.table.scored[side] == (("amon-hen",) if side == winner else ())
    assert story.table.corruption == (1 if winner == "shadow" else 0)


def test_in_a_duel_the_icons_of_path_tokens_items_and_survivors_all_count_p21() -> None:
    story = fight(
        scenario="duel-2",
        turn="gandalf",
        path="lothlorien",
        there={"lothlorien": "gimli"},
        items={"gimli": "dwarven-axe"},
        defence_tokens={"lothlorien": 1},
        attack_tokens={"lothlorien": 3},
    )
    # Five against three; the path alone cancels all, and Gimli survives.
    assert story.table.scored["free"] == ("lothlorien",)
    assert story.discarded("gandalf") == {"gimli": 1, "dwarven-axe": 1}


def test_in_a_duel_losses_are_taken_as_always_p21() -> None:
    story = fight(
        scenario="duel-2",
        turn="gandalf",
        path="amon-hen",
        there={"amon-hen": "gimli"},
        attack_tokens={"amon-hen": 1},
    )
    assert story.eliminated("gandalf") == {"gimli": 1}
    assert story.table.nobodys == ("amon-hen",)
