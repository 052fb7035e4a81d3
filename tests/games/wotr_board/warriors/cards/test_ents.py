"""The events of the Ents of Fangorn."""

from __future__ import annotations

from games.wotr_board.warriors.cards.playing import is_playable, played
from games.wotr_board.warriors.story import begin, factions
from greathall.games.wotr_board.entering import use_voice
from greathall.games.wotr_board.event_cards import play
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.warriors.faction_dice import use_table_card
from greathall.games.wotr_board.warriors.faction_events import playable_faction_events

NEIGHBOUR = "saruman-is-a-neighbour"
VISITED = {"fangorn": "gimli", "orthanc": "saruman"}


# ------------------------------------------------ The Ents Awaken


def test_the_ents_awaken_recruits_and_shuffles_ent_events_in() -> None:
    story = played(
        "the-ents-awaken",
        figures={"fangorn": "ents"},
        armies=VISITED,
        discard=("march-of-the-ents-2",),
    )
    story.free("shuffle")
    assert story.count("ents", "fangorn") == 2
    assert story.table.discard == ()


def test_the_ents_awaken_plays_another_event() -> None:
    story = played(
        "the-ents-awaken",
        figures={"fangorn": "ents"},
        armies=VISITED,
        events={FREE: ("fathers-of-trees",)},
    )
    story.free("fathers-of-trees", "no")
    assert story.count("ents", "fangorn") == 3


def test_ruling_13_the_ents_awaken_adds_a_starting_figure_before_they_enter() -> None:
    assert played("the-ents-awaken").table.on_cards == {"ents": 1}


def test_ruling_19_the_ents_awaken_cannot_chain_what_is_barred() -> None:
    """A card of the Dead Men can still follow."""
    story = factions(
        figures={"fangorn": "ents"},
        armies=VISITED,
        events={FREE: ("march-of-the-ents", "wraiths-of-fear")},
        on_table=("not-on-anybodys-side",),
    )
    assert playable_faction_events(story.table, FREE) == ("wraiths-of-fear",)


# ------------------------------------------------ Saruman is a Neighbour


def test_saruman_is_a_neighbour_needs_saruman() -> None:
    assert not is_playable(NEIGHBOUR)
    assert is_playable(NEIGHBOUR, armies={"orthanc": "saruman"})
    assert played(NEIGHBOUR, armies=VISITED).table.on_cards == {NEIGHBOUR: 3}


def test_saruman_is_a_neighbour_rouses_an_ent_at_each_use_of_his_voice() -> None:
    story = factions(
        (use_voice, SHADOW),
        figures={"fangorn": "ents"},
        armies={**VISITED, "orthanc": "saruman 2 isengard-regular"},
        at_war="isengard",
        on_table=(NEIGHBOUR,),
        on_cards={NEIGHBOUR: 3},
    )
    story.shadow("promote")
    assert story.count("ents", "fangorn") == 2
    assert story.table.on_cards == {NEIGHBOUR: 2}


def test_saruman_is_a_neighbour_adds_starting_figures_before_they_enter() -> None:
    story = factions(
        (use_voice, SHADOW),
        armies={"orthanc": "saruman 2 isengard-regular"},
        at_war="isengard",
        on_table=(NEIGHBOUR,),
        on_cards={NEIGHBOUR: 1},
    )
    story.shadow("call")
    assert story.table.on_cards == {"ents": 1}
    assert story.table.on_table == ()


def test_ruling_6_any_faction_die_recruits_from_saruman_is_a_neighbour() -> None:
    story = factions(
        (use_table_card, FREE),
        figures={"fangorn": "ents", "old-forest": "ents"},
        armies=VISITED,
        entwoods=("fangorn", "old-forest"),
        on_table=(NEIGHBOUR,),
        on_cards={NEIGHBOUR: 3},
    )
    story.free("old-forest")
    assert story.count("ents", "old-forest") == 2


# ------------------------------------------------ Fathers of Trees


def test_fathers_of_trees_calls_all_home_and_may_found_a_second_entwood() -> None:
    setting = {"figures": {"fangorn": "ents", "westemnet": "2 ents"}, "armies": VISITED}
    story = played("fathers-of-trees", **setting).free("yes")
    assert story.count("ents", "fangorn") == 3
    assert story.count("ents", "old-forest") == 1
    assert story.table.entwoods == ("fangorn", "old-forest")
    story = played("fathers-of-trees", **setting).free("no")
    assert story.count("ents", "fangorn") == 4
    assert story.table.entwoods == ("fangorn",)


def test_fathers_of_trees_leaves_one_ent_in_fangorn() -> None:
    story = factions(figures={"fangorn": "ents"}, armies=VISITED)
    story.table.reinforcements = {**story.table.reinforcements, "ents": 0}
    hand = {**story.table.faction_hand, FREE: ("fathers-of-trees",)}
    story.table.faction_hand = hand
    begin(story, (play, FREE, "fathers-of-trees"))
    assert story.is_over
    assert story.count("ents", "fangorn") == 1


# ------------------------------------------------ March of the Ents


def test_march_of_the_ents_marches_and_attacks_in_any_order() -> None:
    story = played(
        "march-of-the-ents-2",
        figures={"fangorn": "4 ents"},
        armies={**VISITED, "fords-of-isen": "3 isengard-regular"},
    )
    story.free(("attack", "fords-of-isen")).rolls(4, 4, 1)
    story.free(("attack", "fords-of-isen")).rolls(4, 1, 1)
    story.free(("march", "fords-of-isen"))
    assert story.count("ents", "fangorn") == 1
    assert story.count("ents", "fords-of-isen") == 1


def test_ruling_38_march_of_the_ents_uses_one_entwood() -> None:
    story = played(
        "march-of-the-ents",
        figures={"fangorn": "2 ents", "old-forest": "3 ents"},
        armies=VISITED,
        entwoods=("fangorn", "old-forest"),
    )
    story.free("old-forest", ("march", "the-shire"), "done")
    assert story.count("ents", "the-shire") == 1
    assert story.count("ents", "fangorn") == 2
