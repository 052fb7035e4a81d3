"""The order of a round, ceasing and going on, the Sorcerer (8.2, 8.3, 8.7, R16)."""

from __future__ import annotations

from games.wotr_board.battles import battle, card_with
from games.wotr_board.story import Story
from greathall.games.wotr_board import combat_round
from greathall.games.wotr_board.battle import BATTLE
from greathall.games.wotr_board.combat_round import ROUND
from greathall.games.wotr_board.facts import FREE, SHADOW

DESPERATE = card_with("desperate-battle")
DAYLIGHT = card_with("daylight")


def test_8_2_the_order_of_a_battle_and_of_a_round() -> None:
    assert [step.__name__ for step in BATTLE.steps] == ["use_white_rider", "fight", "end_battle"]
    order = [step.__name__ for step in ROUND.steps]
    assert order.index("play_combat_cards") < order.index("roll_combat_dice")
    assert order.index("roll_combat_dice") < order.index("reroll_with_leaders")
    assert order.index("reroll_with_leaders") < order.index("remove_casualties")
    assert order.index("remove_casualties") < order.index("cease_or_retreat")


def test_8_3_the_initiatives_stand_around_the_rolls_in_their_order() -> None:
    initiatives = (
        *("cancel_cards", "come_before_all", "strike_first", "help_the_rolls"),
        *("roll_combat_dice", "help_the_rerolls", "reroll_with_leaders"),
        *("add_hits", "spare_or_slay", "remove_casualties", "strike_last"),
    )
    place = ROUND.steps.index(combat_round.cancel_cards)
    names = tuple(step.__name__ for step in ROUND.steps[place:])
    assert names[: len(initiatives)] == initiatives


def test_8_2_rounds_follow_until_the_attacker_ceases() -> None:
    story = battle("2 sauron-regular", "2 gondor-regular").rolls(1, 1, 1, 1)
    story.shadow("go-on").free("stay").rolls(1, 1, 1, 1).shadow("cease")
    assert story.is_over
    assert story.table.battle is None
    assert len(story.events("combat-rolled")) == 4


def test_8_7_the_attacker_may_cease_and_stays_where_he_is() -> None:
    story = drawn_round().shadow("cease")
    assert story.is_over
    assert story.figures("north-ithilien") == "2 sauron-regular"
    assert story.figures("south-ithilien") == "2 gondor-regular"


def test_8_7_the_defender_may_retreat_only_if_the_attacker_goes_on() -> None:
    story = drawn_round()
    assert story.asks(SHADOW, "cease")
    story.shadow("go-on")
    assert story.asks(FREE, "retreat")


def test_8_7_if_the_defender_stays_a_new_round_starts() -> None:
    story = drawn_round().shadow("go-on").free("stay")
    assert story.fight.round == 2


def test_8_7_an_attacker_who_must_go_on_is_not_asked() -> None:
    story = battle("2 sauron-regular", "2 gondor-regular", fields={"must_go_on": True})
    story.rolls(1, 1, 1, 1)
    assert story.asks(FREE, "retreat")


def test_r16_the_sorcerer_draws_when_the_first_round_is_over() -> None:
    story = sorcerers_round().shadow("cease")
    assert story.asks(SHADOW, "sorcerer")
    assert story.question.about == "strategy"
    story.shadow("yes").draws("olog-hai")
    assert story.table.strategy_hand[SHADOW] == ("olog-hai",)
    assert story.is_over


def test_r16_the_sorcerer_may_leave_the_card() -> None:
    story = sorcerers_round().shadow("cease", "no")
    assert story.table.strategy_hand[SHADOW] == ()


def test_r16_a_dead_witch_king_draws_nothing() -> None:
    story = battle("sauron-regular witch-king", "2 gondor-regular", cards=(DESPERATE,))
    story.shadow(DESPERATE).rolls(1, 6, 1).rolls(1)
    assert story.where("witch-king") == "gone"
    assert story.is_over


def test_r16_only_the_card_of_the_first_round_counts() -> None:
    story = sorcerers_round("no").shadow("go-on").free("stay")
    story.shadow(DESPERATE).rolls(1, 1, 1, 1).rolls(1, 1).shadow("cease")
    assert story.is_over


def test_r16_the_sorcerer_draws_after_a_retreat_of_his_own_army() -> None:
    story = battle("2 gondor-regular", "sauron-regular witch-king", side=FREE, cards=(DESPERATE,))
    story.shadow(DESPERATE).rolls(1, 1, 1).rolls(1).free("go-on").shadow("minas-morgul")
    assert story.asks(SHADOW, "sorcerer")


def test_r16_as_an_option_the_sorcerer_draws_at_once() -> None:
    story = battle(
        *("sauron-regular witch-king", "gondor-regular"),
        cards=(DESPERATE,),
        options={"sorcerer": "at-once"},
    )
    story.shadow(DESPERATE)
    assert story.asks(SHADOW, "sorcerer")


def drawn_round(defenders: str = "2 gondor-regular", **setting: object) -> Story:
    """A round in which nobody hits."""
    story = battle("2 sauron-regular", defenders, **setting)
    while story.question.kind == "roll":
        story.rolls(1)
    return story


def sorcerers_round(card: str = DESPERATE) -> Story:
    """The Witch-king fights a round in which nobody hits, with this card or with none."""
    story = battle("2 sauron-regular witch-king", "2 gondor-regular", cards=(DESPERATE,))
    return story.shadow(card).rolls(1, 1, 1, 1).rolls(1, 1)
