"""What anybody can count."""

from __future__ import annotations

from games.wotr_board.story import war
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.table import FIELD, Battle
from greathall.games.wotr_board.totals import totals

ARMIES = {
    "osgiliath": "3 gondor-regular gondor-leader boromir",
    "south-ithilien": "5 sauron-regular 2 nazgul",
}


def test_10_2_points_and_4_1_dice_are_counted() -> None:
    counted = totals(war(control={"lorien": SHADOW}, characters={"saruman": "orthanc"}).table)
    assert counted["points"] == {FREE: 0, SHADOW: 2}
    assert counted["dice"] == {FREE: 4, SHADOW: 8}


def test_1_7_strength_and_leadership_of_every_army_are_counted() -> None:
    counted = totals(war(armies=ARMIES).table)["strengths"]
    assert counted[FREE] == {"osgiliath": {"strength": 4, "leadership": 2}}
    assert counted[SHADOW] == {"south-ithilien": {"strength": 5, "leadership": 2}}


def test_8_4_the_odds_of_a_round_are_counted() -> None:
    story = war(armies=ARMIES)
    assert totals(story.table)["next_round"] == {}
    attackers = ("sauron-regular",) * 5 + ("nazgul",) * 2
    story.table.battle = Battle(FIELD, SHADOW, "south-ithilien", "osgiliath", attackers, round=1)
    counted = totals(story.table)["next_round"]
    # Osgiliath is a Fortification: attackers need a 6 in the first round.
    assert (counted[SHADOW]["dice"], counted[SHADOW]["needed"]) == (5, 6)
    assert counted[FREE]["chances"] == (9, 26, 33, 24, 8)
    assert counted[FREE]["average"] == 1.96
    assert counted[SHADOW]["rerolls"] == 2
    # When that round is rolled the next one counts: walls no longer help, nor do its cards.
    story.table.battle.rolled = {SHADOW: (1, 2, 3, 4, 6), FREE: (1, 1, 1, 5)}
    story.table.battle.roll_bonus = {FREE: 1}
    counted = totals(story.table)["next_round"]
    assert (counted[SHADOW]["dice"], counted[SHADOW]["needed"]) == (5, 5)
    assert counted[FREE]["average"] == 1.96
    assert story.table.battle.round == 1


def test_8_1_the_strengths_of_those_who_fight_are_counted() -> None:
    story = war(armies=ARMIES)
    assert totals(story.table)["battle"] == {}
    attackers = ("sauron-regular",) * 3 + ("nazgul",)
    story.table.battle = Battle(FIELD, SHADOW, "south-ithilien", "osgiliath", attackers, round=1)
    assert totals(story.table)["battle"] == {
        FREE: {"strength": 4, "leadership": 2},
        SHADOW: {"strength": 3, "leadership": 1},  # the others stayed behind
    }
    story.table.battle.forfeited = {FREE: 1}
    assert totals(story.table)["battle"][FREE]["leadership"] == 1


def test_13_2_the_odds_of_the_next_hunt_are_counted() -> None:
    assert totals(war().table)["hunt"] is None
    hunted = war(hunt_box={SHADOW: 2, FREE: 1}, armies={"hollin": "nazgul"})
    hunted.table.fellowship.region = "hollin"
    counted = totals(hunted.table)["hunt"]
    assert counted is not None
    assert (counted["dice"], counted["needed"], counted["rerolls"]) == (2, 5, 1)
    assert counted["chances"] == (30, 44, 26)


def test_14_3_there_is_no_hunt_roll_in_mordor() -> None:
    table = war(hunt_box={SHADOW: 2}, fellowship={"region": "morannon", "mordor": 1}).table
    assert totals(table)["hunt"] is None


def test_the_way_of_the_ring_is_counted() -> None:
    counted = totals(war(fellowship={"region": "morannon", "corruption": 3}).table)
    assert (counted["corruption"], counted["steps_left"]) == (3, 5)
    rivendell = totals(war().table)["steps_left"]
    assert totals(war(fellowship={"progress": 2}).table)["steps_left"] == rivendell - 2
    assert totals(war(fellowship={"mordor": 4}).table)["steps_left"] == 1
