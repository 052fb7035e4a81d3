"""The worked example on page 17: a combat at Dol Guldur."""

from __future__ import annotations

from games.wotr_cards.story import Story, fight


def dol_guldur() -> Story:
    cards = "galadriel high-elves mordor-orcs gorbag-and-shagrat olog-hai"
    return fight(
        path="",
        battlegrounds=("dol-guldur",),
        there={"dol-guldur": cards},
        items={"galadriel": "nenya-ring-of-adamant"},
    )


def test_p17_five_attack_icons_of_which_the_battleground_cancels_two() -> None:
    story = dol_guldur().answers(("witch-king", "mordor-orcs"), ("witch-king", "olog-hai"))
    (combat,) = story.events("combat-fought")
    assert (combat["attack"], combat["defence"], combat["cancelled"]) == (5, 2, 3)
    assert combat["left"] == 0


def test_p17_the_chronicle_tells_each_card_of_the_sum() -> None:
    story = dol_guldur().answers(("witch-king", "mordor-orcs"), ("witch-king", "olog-hai"))
    (combat,) = story.events("combat-fought")
    assert sum(icons for _, icons in combat["attackers"]) + combat["tokens"] == combat["attack"]
    assert [card for card, _ in combat["attackers"]] == ["galadriel", "high-elves"]
    assert dict(combat["defenders"]) == {"mordor-orcs": 1, "gorbag-and-shagrat": 1, "olog-hai": 2}
    assert combat["lost"] == ("mordor-orcs", "olog-hai")


def test_p17_orcs_and_olog_hai_are_lost_gorbag_and_shagrat_discarded() -> None:
    story = dol_guldur().answers(("witch-king", "mordor-orcs"), ("witch-king", "olog-hai"))
    assert story.eliminated("witch-king") == {"mordor-orcs": 1, "olog-hai": 1}
    assert story.discarded("witch-king") == {"gorbag-and-shagrat": 1}


def test_p17_the_attackers_are_eliminated_and_the_shadow_takes_dol_guldur() -> None:
    story = dol_guldur().answers(("witch-king", "mordor-orcs"), ("witch-king", "olog-hai"))
    assert story.eliminated("aragorn") == {
        "galadriel": 1,
        "nenya-ring-of-adamant": 1,
        "high-elves": 1,
    }
    assert story.table.scored["shadow"] == ("dol-guldur",)


def test_p17_the_olog_hai_cannot_be_saved() -> None:
    story = dol_guldur().answers(
        ("witch-king", "mordor-orcs"), ("witch-king", "gorbag-and-shagrat")
    )
    # One icon was still to cancel, so that the Olog-hai fell as well.
    assert story.eliminated("witch-king") == {
        "mordor-orcs": 1,
        "gorbag-and-shagrat": 1,
        "olog-hai": 1,
    }
    assert story.match.questions() == []
