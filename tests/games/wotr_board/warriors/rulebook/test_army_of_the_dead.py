"""The example of the chapter on the Dead Men of Dunharrow."""

from __future__ import annotations

from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.warriors.dead_men import army_of_the_dead, haunt


def five_in_erech() -> FactionStory:
    return factions(
        (haunt, FREE),
        figures={"erech": "5 dead-men"},
        characters={"strider": "erech"},
        company=("strider",),
        armies={"west-harondor": "3 southrons-regular"},
    )


def after_two_hits() -> FactionStory:
    """Two steps, one attack, and the retreat of what is left."""
    story = five_in_erech()
    story.free("lamedon", "pelargir", "done", "west-harondor")
    story.rolls(4, 6, 2).free("no").shadow("south-ithilien")
    return story


def test_each_step_costs_a_figure() -> None:
    story = five_in_erech()
    story.free("lamedon")
    assert story.count("dead-men", "lamedon") == 4
    story.free("pelargir")
    assert story.count("dead-men", "pelargir") == 3


def test_the_attack_costs_one_more_and_three_dice_score_two_hits() -> None:
    story = five_in_erech()
    story.free("lamedon", "pelargir", "done", "west-harondor").rolls(4, 6, 2)
    assert story.count("dead-men", "pelargir") == 2
    assert story.figures("west-harondor") == "southrons-regular"
    assert story.asks(FREE, "strike-again")


def test_the_attack_is_over_and_the_shadow_retreats() -> None:
    story = after_two_hits()
    assert story.figures("south-ithilien") == "southrons-regular"
    assert story.asks(FREE, "follow-up")
    assert story.figures("west-harondor") == ""


def test_the_army_stays_in_pelargir() -> None:
    story = after_two_hits()
    story.free("no")
    assert army_of_the_dead(story.table) == story.where("strider") == "pelargir"
    assert story.count("dead-men", "pelargir") == 2


def test_it_could_have_gone_to_west_harondor_for_nothing() -> None:
    story = after_two_hits()
    story.free("yes")
    assert army_of_the_dead(story.table) == story.where("strider") == "west-harondor"
    assert story.count("dead-men", "west-harondor") == 2


def test_the_shadow_could_not_have_retreated_to_pelargir() -> None:
    story = five_in_erech()
    story.free("lamedon", "pelargir", "done", "west-harondor").rolls(4, 6, 2).free("no")
    assert story.asks(SHADOW, "flee-the-dead")
    assert "pelargir" not in story.offers
