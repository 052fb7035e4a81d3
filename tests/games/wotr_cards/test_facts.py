"""The printed figures (pp. 3, 6–7, 11)."""

from __future__ import annotations

from collections import Counter

import pytest

from greathall.games.wotr_cards.facts import (
    ARMY,
    CARDS,
    CHARACTER,
    EVENT,
    FREE,
    ITEM,
    LOCATIONS,
    SHADOW,
)
from greathall.games.wotr_cards.places import named_wielders

BASE_GAME = [card for card in CARDS.values() if not card.promo]
PATHS = [location for location in LOCATIONS.values() if location.is_path]
BATTLEGROUNDS = [location for location in LOCATIONS.values() if not location.is_path]


@pytest.mark.parametrize("side", [FREE, SHADOW])
def test_each_side_has_sixty_faction_cards(side: str) -> None:
    assert sum(card.copies for card in BASE_GAME if card.side == side) == 60


def test_ten_factions_share_the_cards() -> None:
    cards = Counter[str]()
    for card in BASE_GAME:
        cards[card.faction] += card.copies
    assert cards == {
        "dunedain": 17,
        "elf": 13,
        "dwarf": 2,
        "hobbit": 10,
        "rohan": 8,
        "wizard": 10,
        "isengard": 12,
        "monstrous": 11,
        "southron": 7,
        "mordor": 30,
    }


def test_four_types_of_card_and_four_promo_cards() -> None:
    assert {card.type for card in CARDS.values()} == {ARMY, CHARACTER, ITEM, EVENT}
    assert [card.id for card in CARDS.values() if card.promo] == [
        "ioreth",
        "ghan-buri-ghan",
        "whip-of-many-thongs",
        "gothmog",
    ]


def test_only_armies_have_copies() -> None:
    copies = {card.id: card.copies for card in CARDS.values() if card.copies > 1}
    assert copies == {
        "high-elves": 2,
        "riders-of-rohan": 2,
        "white-hand-orcs": 2,
        "goblins-of-the-misty-mountains": 2,
        "mordor-orcs": 5,
    }
    assert {CARDS[card].type for card in copies} == {ARMY}


def test_three_paths_of_each_number_from_one_to_nine() -> None:
    assert Counter(path.number for path in PATHS) == dict.fromkeys(range(1, 10), 3)


def test_points_of_a_path_go_by_its_number() -> None:
    points = {(path.number, path.points) for path in PATHS}
    by_number = {1: 1, 2: 2, 3: 1, 4: 2, 5: 1, 6: 2, 7: 1, 8: 2, 9: 3}
    assert points == set(by_number.items())


@pytest.mark.parametrize(("side", "points"), [(FREE, 12), (SHADOW, 10)])
def test_seven_battlegrounds_a_side(side: str, points: int) -> None:
    own = [battleground for battleground in BATTLEGROUNDS if battleground.side == side]
    assert len(own) == 7
    assert sum(battleground.points for battleground in own) == points


@pytest.mark.parametrize(
    ("faction", "defends", "attacks"),
    [
        ("dunedain", "dol-amroth minas-tirith pelargir", "harad minas-morgul morannon umbar"),
        ("dwarf", "", "moria"),
        ("elf", "lorien rivendell", "dol-guldur moria"),
        ("hobbit", "", ""),
        ("rohan", "edoras helms-deep", "morannon orthanc"),
        ("isengard", "orthanc", "edoras helms-deep"),
        ("monstrous", "moria", "lorien rivendell"),
        ("mordor", "dol-guldur minas-morgul morannon", "lorien minas-tirith"),
        ("southron", "harad morannon umbar", "dol-amroth minas-tirith pelargir"),
    ],
)
def test_battlegrounds_of_a_faction_p6(faction: str, defends: str, attacks: str) -> None:
    assert {b.id for b in BATTLEGROUNDS if faction in b.defenders} == set(defends.split())
    assert {b.id for b in BATTLEGROUNDS if faction in b.attackers} == set(attacks.split())


def test_every_battleground_is_a_wizards_battleground() -> None:
    assert all("wizard" in battleground.factions for battleground in BATTLEGROUNDS)


def test_a_battlegrounds_own_side_defends_it_p16() -> None:
    sides = {card.faction: card.side for card in CARDS.values()}
    for battleground in BATTLEGROUNDS:
        assert {sides[faction] for faction in battleground.defenders} == {battleground.side}
        assert battleground.side not in {sides[faction] for faction in battleground.attackers}


def test_only_characters_name_paths_p7() -> None:
    assert {card.type for card in CARDS.values() if card.paths} == {CHARACTER}


def test_a_range_of_paths_includes_every_number_between_p7() -> None:
    assert CARDS["frodo-baggins"].paths == tuple(range(1, 10))
    assert CARDS["legolas"].paths == tuple(range(3, 10))


def test_nine_nazgul() -> None:
    assert sum("nazgul" in card.keywords for card in CARDS.values()) == 9


def test_an_item_names_its_wielders_by_card_p11() -> None:
    assert named_wielders("mirror-of-galadriel") == {"galadriel"}


def test_gandalf_means_either_of_his_cards_p7() -> None:
    assert named_wielders("glamdring") == {"gandalf-the-grey", "gandalf-the-white"}


def test_an_item_names_its_wielders_by_faction_p11() -> None:
    hobbits = {card.id for card in CARDS.values() if card.faction == "hobbit"}
    assert named_wielders("lembas") == {c for c in hobbits if CARDS[c].type == CHARACTER}


def test_an_item_names_its_wielders_by_keyword_p7() -> None:
    assert named_wielders("ent-draught") == {"treebeard", "quickbeam"}


def test_only_items_name_wielders_and_every_item_does_p7() -> None:
    assert {card.type for card in CARDS.values() if card.wielders} == {ITEM}
    assert all(card.wielders for card in CARDS.values() if card.type == ITEM)


def test_an_item_can_be_of_another_faction_than_its_wielder_p11() -> None:
    (wielder, *_) = sorted(named_wielders("blade-of-westernesse"))
    assert CARDS["blade-of-westernesse"].faction != CARDS[wielder].faction


def test_the_examples_of_combat_settle_two_printed_figures_pp15_17() -> None:
    assert CARDS["black-riders-mount"].path_icons == 1
    assert CARDS["nenya-ring-of-adamant"].attack == 1


def test_figures_on_which_the_sources_differ() -> None:
    assert LOCATIONS["the-doors-of-durin"].defence == 1
    assert (CARDS["eowyn"].leads_attack, CARDS["eowyn"].attack) == (1, 0)
    assert (CARDS["fatty-bolger"].paths, CARDS["fatty-bolger"].path_icons) == ((1, 2), 1)
    assert CARDS["sting"].path_icons == 1
    assert CARDS["ent-draught"].path_icons == 1
    assert (CARDS["fell-beast"].attack, CARDS["fell-beast"].defence) == (1, 1)
    assert (CARDS["gothmog"].leads_attack, CARDS["gothmog"].leads_defence) == (1, 1)
