"""The locations that the expansion replaces."""

from __future__ import annotations

from typing import Any

from games.against_the_shadow.story import activated
from games.wotr_cards.story import Story
from greathall.games.wotr_cards.facts import LOCATIONS


def opened(location: str, **setting: Any) -> Story:
    """This location is activated from its deck."""
    facts = LOCATIONS[location]
    if facts.is_path:
        last: dict[str, Any] = {"path": "", "path_number": facts.number - 1, "paths": (location,)}
        return activated(("activate_next_path",), **last | setting)
    decks = {"free": "", "shadow": location}
    return activated(("activate_random_battleground",), battleground_deck=decks, **setting)


def test_minas_morgul_sends_the_first_nazgul_to_reserve() -> None:
    story = opened("minas-morgul", path="weathertop", deck={"witch-king": "olog-hai the-hunter"})
    story.draws("olog-hai", "the-hunter")
    assert story.table.reserve["witch-king"] == ("the-hunter",)
    assert story.discarded("witch-king") == {"olog-hai": 1}


def test_morannon_plays_the_first_army() -> None:
    story = opened("morannon", deck={"witch-king": "olog-hai the-hunter"})
    story.draws("the-hunter", "olog-hai")
    assert story.table.reserve["witch-king"] == ("olog-hai",)


def test_morannon_draws_five_cards() -> None:
    story = opened("morannon", deck={"witch-king": "olog-hai " * 7})
    story.draws(*["olog-hai"] * 5)
    assert len(story.table.deck["witch-king"]) == 2


def test_the_doors_of_durin_cost_a_card_where_the_path_can_be_won_with_the_token() -> None:
    story = opened("the-doors-of-durin", reserve={"saruman": "hill-troll cave-troll"})
    assert story.table.attack_tokens == {"the-doors-of-durin": 1}
    assert story.table.reserve["saruman"] == ("hill-troll",)


def test_the_doors_of_durin_cost_nothing_where_the_path_stays_lost() -> None:
    story = opened("the-doors-of-durin", reserve={"saruman": "cave-troll"})
    assert story.table.attack_tokens == {}
    assert story.table.reserve["saruman"] == ("cave-troll",)


def test_the_doors_of_durin_cost_nothing_without_a_reserve() -> None:
    story = opened("the-doors-of-durin", hand={"saruman": "cave-troll"})
    assert story.table.hand["saruman"] == ("cave-troll",)


def test_amon_hen_gives_a_card_and_takes_a_random_one() -> None:
    story = opened(
        "amon-hen", hand={"witch-king": "olog-hai"}, deck={"witch-king": "the-hunter mordor-orcs"}
    ).draws("the-hunter", "olog-hai")
    assert story.table.hand["witch-king"] == ("the-hunter",)
    assert story.table.discard["witch-king"] == ("olog-hai",)


def test_cirith_ungol_plays_the_first_army() -> None:
    story = opened("cirith-ungol", deck={"witch-king": "the-hunter olog-hai"})
    story.draws("the-hunter", "olog-hai")
    assert story.table.reserve["witch-king"] == ("olog-hai",)


def test_morgul_vale_plays_the_first_nazgul_by_the_flowchart() -> None:
    story = opened("morgul-vale", deck={"witch-king": "olog-hai the-hunter"})
    story.draws("olog-hai", "the-hunter")
    assert story.place("the-hunter") == "morgul-vale"


def test_orthanc_gives_a_bot_saruman_without_a_question() -> None:
    story = opened("orthanc", deck={"saruman": "saruman wolf-riders"}).draws("saruman")
    assert story.table.hand["saruman"] == ("saruman",)
