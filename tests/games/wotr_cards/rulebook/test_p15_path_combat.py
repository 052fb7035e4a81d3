"""The worked example on page 15: a combat on the path Egladil."""

from __future__ import annotations

from games.wotr_cards.story import Story, fight
from greathall.games.wotr_cards.scoring import score


def egladil(defenders: str = "gimli legolas") -> Story:
    items = {"the-destroyer": "black-riders-mount"}
    if "legolas" in defenders:
        items["legolas"] = "bow-of-the-galadhrim"
    return fight(
        path="egladil",
        there={"egladil": f"the-commander the-destroyer {defenders}".strip()},
        items=items,
    )


def test_p15_legolas_and_his_bow_are_lost_and_gimli_is_discarded() -> None:
    story = egladil()
    assert story.asks("frodo", "loss")
    story.answers(("frodo", "legolas"), ("aragorn", "yes"))
    (combat,) = story.events("combat-fought")
    assert (combat["attack"], combat["defence"], combat["cancelled"]) == (3, 1, 2)
    assert story.eliminated("aragorn") == {"legolas": 1, "bow-of-the-galadhrim": 1}
    assert story.discarded("frodo") == {"gimli": 1}


def test_p15_all_attackers_are_eliminated_and_the_free_peoples_take_the_path() -> None:
    story = egladil().answers(("frodo", "legolas"), ("aragorn", "yes"))
    assert story.eliminated("witch-king") == {
        "the-commander": 1,
        "the-destroyer": 1,
        "black-riders-mount": 1,
    }
    assert story.table.scored == {"free": ("egladil",), "shadow": ()}
    assert story.table.corruption == 0


def test_p15_losing_gimli_would_not_save_legolas() -> None:
    story = egladil().answers(("frodo", "gimli"))
    assert story.asks("aragorn", "agree")
    assert story.question.about == ("egladil", "gimli", "legolas")
    story.answers(("aragorn", "yes"))
    assert story.eliminated("frodo") == {"gimli": 1}
    assert story.eliminated("aragorn") == {"legolas": 1, "bow-of-the-galadhrim": 1}


def test_p15_the_bow_cannot_be_lost_without_legolas() -> None:
    assert egladil().question.options == ("gimli", "legolas")


def test_p15_without_defenders_the_shadow_takes_the_path_and_two_corruption() -> None:
    story = egladil("")
    assert story.table.scored == {"free": (), "shadow": ("egladil",)}
    assert story.table.corruption == 2
    assert score(story.table, "shadow") == 2  # the path itself lies face down
