"""Combat cards: chosen face down, revealed together, resolved by initiative (5.9, 8.3)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from games.wotr_board.battles import battle, card_with, siege
from greathall.games.wotr_board.card_texts import COMBATS, INITIATIVES
from greathall.games.wotr_board.cards.combat_shadow import NEAR_MORIA
from greathall.games.wotr_board.facts import COMBAT_CARDS, EVENT_CARDS, FREE, SHADOW, Combat

DAYLIGHT, DESPERATE, SCOUTS = map(card_with, ("daylight", "desperate-battle", "scouts"))
ORCS, MEN = "3 sauron-regular", "3 gondor-regular"


def test_8_3_every_half_has_a_text() -> None:
    assert list(COMBATS)[: len(COMBAT_CARDS)] == list(COMBAT_CARDS)
    assert {card.combat for card in EVENT_CARDS.values() if card.combat} == set(COMBAT_CARDS)


@pytest.mark.parametrize("combat", COMBAT_CARDS)
def test_8_3_a_text_speaks_at_its_printed_initiatives(combat: Combat) -> None:
    said = tuple(n for n, moment in enumerate(INITIATIVES) if COMBATS[combat].says(moment))
    assert said == tuple(COMBAT_CARDS[combat].initiative)


@pytest.mark.parametrize("combat", COMBAT_CARDS)
def test_8_3_every_half_is_tested(combat: Combat) -> None:
    folder = Path(__file__).parent / "cards"
    tests = "".join(file.read_text(encoding="utf-8") for file in folder.glob("test_combat_*.py"))
    assert re.search(rf"def test_\w*{combat.replace('-', '_')}_", tests)


def test_8_3_the_attacker_chooses_first_and_the_defender_may_even_so() -> None:
    story = battle(ORCS, MEN, cards=(DAYLIGHT, DESPERATE))
    assert story.asks(SHADOW, "combat-card")
    story.shadow("no")
    assert story.asks(FREE, "combat-card")
    story.free(DAYLIGHT)
    assert story.fight.cards == {FREE: DAYLIGHT}


def test_8_3_only_the_back_is_seen_until_both_have_chosen() -> None:
    story = battle(ORCS, MEN, cards=(DAYLIGHT, DESPERATE)).shadow(DESPERATE)
    seen = story.match.view(FREE)
    assert seen["battle"]["backs"] == {SHADOW: "strategy"}
    assert seen["battle"]["cards"] == {}
    assert DESPERATE not in str(seen)
    assert DESPERATE not in str(story.match.log(FREE))
    assert story.match.view(SHADOW)["combat_card"][SHADOW] == (DESPERATE,)
    story.free("no")
    assert story.fight.cards == {SHADOW: DESPERATE}


def test_8_3_who_has_only_unusable_cards_is_asked_all_the_same() -> None:
    story = battle(MEN, ORCS, side=FREE, cards=(SCOUTS,))
    assert story.asks(FREE, "combat-card")
    assert story.offers == ("no",)


def test_5_9_a_combat_card_is_discarded() -> None:
    story = battle(ORCS, MEN, cards=(DAYLIGHT,)).free(DAYLIGHT)
    assert story.table.discard == (DAYLIGHT,)
    assert story.table.strategy_hand[FREE] == ()


def test_8_3_effects_last_for_the_round() -> None:
    story = battle("5 sauron-regular", MEN, cards=(DAYLIGHT,)).free(DAYLIGHT)
    story.rolls(1, 1, 1).rolls(1, 1, 1).shadow("go-on").free("stay")
    assert story.fight.most_dice == {}


def test_8_3_one_card_a_side_and_round() -> None:
    two = tuple(c.id for c in EVENT_CARDS.values() if c.combat == "daylight")[:2]
    story = battle(ORCS, MEN, cards=two).free(two[0])
    assert story.question.kind == "roll"


def test_8_3_denethors_folly_bars_free_cards_in_minas_tirith() -> None:
    setting = {
        "region": "minas-tirith",
        "garrison": "gondor-regular",
        "attackers": "sauron-regular",
        "cards": (DAYLIGHT,),
    }
    assert siege(**setting).asks(FREE, "combat-card")
    barred = siege(on_table=("denethors-folly",), **setting)
    assert barred.question.kind == "roll"


def test_8_3_grond_bars_free_cards_in_round_one_without_a_companion() -> None:
    fields = {"rounds": 3, "no_free_card": True}
    story = siege("sauron-regular", "rohan-regular", cards=(DAYLIGHT,), fields=fields).rolls(1, 1)
    story.shadow("go-on")
    assert story.asks(FREE, "combat-card")


def test_8_3_a_companion_in_the_battle_allows_it() -> None:
    fields = {"rounds": 3, "no_free_card": True}
    story = siege("sauron-regular", "rohan-regular gimli", cards=(DAYLIGHT,), fields=fields)
    assert story.asks(FREE, "combat-card")


def test_8_3_of_equal_initiative_the_defenders_card_comes_first() -> None:
    charge, bane = card_with("charge"), card_with("durins-bane")
    story = battle(
        *(ORCS, "elves-elite"),
        region="dimrill-dale",
        origin="parth-celebrant",
        cards=(charge, bane),
    )
    story.shadow(bane).free(charge).rolls(1)
    assert [event["side"] for event in story.events("additional-attack-rolled")] == [FREE]


def test_8_3_an_imagined_round_hides_the_card_that_lies_face_down() -> None:
    story = battle(ORCS, MEN, cards=(DAYLIGHT, DESPERATE)).shadow(DESPERATE)
    rng = Random(3)
    found = {story.match.imagine(FREE, rng).state.combat_card[SHADOW] for _ in range(20)}
    assert len(found) > 1
    assert all(EVENT_CARDS[card].deck == "strategy" for (card,) in found)


def test_durins_bane_reaches_two_regions_around_moria() -> None:
    assert sorted(NEAR_MORIA) == [
        *("cardolan", "dimrill-dale", "fords-of-bruinen", "gladden-fields", "hollin", "lorien"),
        *("moria", "north-anduin-vale", "north-dunland", "parth-celebrant", "south-anduin-vale"),
        *("south-downs", "south-dunland", "tharbad", "trollshaws"),
    ]
