"""The worked example on page 20: Tyrell attacks Lannister in Kingswood, and loses by a tie."""

from __future__ import annotations

from games.thrones.story import Story, march

FIEFDOMS = ("greyjoy", "martell", "lannister", "tyrell", "stark", "baratheon")


def kingswood() -> Story:
    story = march(
        "tyrell",
        "kings-landing",
        forces={
            "kings-landing": "tyrell footman knight",
            "kingswood": "lannister footman footman",
        },
        lords={},
        tracks={"fiefdoms": FIEFDOMS},
    )
    return story.answers(
        ("tyrell", "kingswood"), ("tyrell", ("footman", "knight")), ("tyrell", "no")
    )


def test_p20_starting_strength_is_3_against_2() -> None:
    story = kingswood()
    assert (story.total("attacker"), story.total("defender")) == (3, 2)


def test_p20_four_against_four_is_won_by_the_third_place_of_the_fiefdoms_track() -> None:
    story = kingswood().cards("alester-florent", "ser-jaime-lannister")
    (won,) = story.events("battle-won")
    assert (won["player"], won["strength"], won["against"]) == ("lannister", 4, 4)
    assert story.events("blade-used") == []


def test_p20_the_fortification_cancels_the_sword() -> None:
    story = kingswood().cards("alester-florent", "ser-jaime-lannister")
    assert story.lost("tyrell") == []


def test_p20_the_attackers_go_back_to_kings_landing_routed() -> None:
    story = kingswood().cards("alester-florent", "ser-jaime-lannister")
    assert story.lying("kings-landing") == ("footman", "knight")
    assert story.force("kingswood") == "lannister footman footman"
