"""Combat on a battleground (pp. 16–17)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, fight, middle_earth
from greathall.games.wotr_cards.battleground_combat import (
    battleground_attack,
    battleground_defence,
    can_support,
)
from greathall.games.wotr_cards.facts import LOCATIONS


def battle(field: str, cards: str, **setting: Any) -> Story:
    return fight(path="", battlegrounds=(field,), there={field: cards}, **setting)


def attack_at(field: str, cards: str, **setting: Any) -> int:
    story = middle_earth(path="", battlegrounds=(field,), there={field: cards}, **setting)
    return battleground_attack(story.table, field)


# ------------------------------------------------------------------ who attacks, who defends


@pytest.mark.parametrize(
    ("field", "cards", "winner"),
    [
        ("pelargir", "haradrim-mumakil", "shadow"),
        ("pelargir", "soldiers-of-gondor", "free"),
        ("umbar", "guards-of-the-citadel soldiers-of-gondor knights-of-dol-amroth", "free"),
        ("umbar", "haradrim-mumakil", "shadow"),
    ],
)
def test_a_battlegrounds_own_side_defends_and_the_other_attacks_p16(
    field: str, cards: str, winner: str
) -> None:
    assert battle(field, cards).table.scored[winner] == (field,)


def test_the_defender_wins_where_all_is_cancelled_p16() -> None:
    story = battle("dol-amroth", "coastal-raiders haradrim-mumakil knights-of-dol-amroth")
    assert story.events("combat-fought")[0]["left"] == 0
    assert story.table.scored["free"] == ("dol-amroth",)


def test_the_attacker_needs_one_icon_more_p16() -> None:
    story = battle("pelargir", "the-black-fleet haradrim-mumakil soldiers-of-gondor")
    # Two for the fleet at Pelargir, two for the Mûmakil; the place cancels one, the army one.
    assert story.table.scored["shadow"] == ("pelargir",)
    assert story.table.corruption == 0


def test_an_empty_battleground_goes_to_its_own_side_p14() -> None:
    assert battle("umbar", "").table.scored["shadow"] == ("umbar",)
    assert battle("edoras", "").table.scored["free"] == ("edoras",)


def test_the_battleground_cancels_with_its_icons_and_its_tokens_first_p16() -> None:
    story = battle(
        "pelargir", "haradrim-mumakil soldiers-of-gondor", defence_tokens={"pelargir": 1}
    )
    assert story.discarded("aragorn") == {"soldiers-of-gondor": 1}
    assert story.eliminated("aragorn") == {}


def test_all_attackers_are_eliminated_p16() -> None:
    story = battle(
        "umbar", "gandalf-the-grey soldiers-of-gondor", items={"gandalf-the-grey": "glamdring"}
    )
    assert story.eliminated("frodo") == {"gandalf-the-grey": 1, "glamdring": 1}
    assert story.eliminated("aragorn") == {"soldiers-of-gondor": 1}


def test_an_attack_token_on_a_battleground_counts_without_any_attacker() -> None:
    story = battle("pelargir", "", attack_tokens={"pelargir": 2})
    assert story.table.scored["shadow"] == ("pelargir",)


def test_an_item_adds_its_icons_to_its_wielders_p11() -> None:
    items = {"gandalf-the-grey": "glamdring gandalfs-staff"}
    assert attack_at("umbar", "gandalf-the-grey", items=items) == 4


def test_copies_of_an_army_each_attack() -> None:
    assert attack_at("orthanc", "riders-of-rohan riders-of-rohan village-militia") == 5


# ------------------------------------------------------------------ leadership


def test_a_leader_without_an_army_has_no_leadership_icons_p16() -> None:
    assert attack_at("lorien", "the-hunter") == 0
    assert attack_at("lorien", "the-hunter mordor-orcs") == 2


def test_an_army_of_another_faction_does_not_support_p16() -> None:
    assert attack_at("minas-tirith", "the-hunter haradrim-mumakil") == 2
    # Two leaders of Mordor, but one army of Mordor: the Southrons cannot follow the second.
    assert attack_at("minas-tirith", "the-hunter the-warrior mordor-orcs haradrim-mumakil") == 4


def test_an_army_supports_one_leader_only_p16() -> None:
    assert attack_at("lorien", "the-hunter the-warrior mordor-orcs") == 2
    assert attack_at("lorien", "the-hunter the-warrior mordor-orcs mordor-orcs") == 4


def test_an_army_on_another_battleground_does_not_support_p16() -> None:
    there = {"lorien": "the-hunter", "minas-tirith": "mordor-orcs"}
    fields = ("lorien", "minas-tirith")
    story = middle_earth(path="", battlegrounds=fields, there=there)
    assert battleground_attack(story.table, "lorien") == 0


def test_printed_icons_count_without_support_p16() -> None:
    assert attack_at("dol-guldur", "galadriel") == 1
    assert attack_at("dol-guldur", "galadriel high-elves") == 4


def test_leadership_counts_for_its_own_role_only_p16() -> None:
    story = battle(
        "dol-amroth", "prince-imrahil soldiers-of-gondor haradrim-mumakil coastal-raiders"
    )
    # Imrahil leads attacks; in defence he has his one icon, and the army its own.
    assert story.events("combat-fought")[0]["cancelled"] == 2


def test_army_and_leader_may_be_lost_apart_p16() -> None:
    cards = "denethor soldiers-of-gondor haradrim-mumakil"
    story = battle("pelargir", cards)
    assert story.question.options == ("denethor", "soldiers-of-gondor")
    story.answers(("aragorn", "denethor"))
    assert story.eliminated("aragorn") == {"denethor": 1}
    assert story.discarded("aragorn") == {"soldiers-of-gondor": 1}
    assert story.table.scored["free"] == ("pelargir",)


def test_leadership_counts_though_the_army_is_lost_in_the_same_combat_p16() -> None:
    cards = "denethor soldiers-of-gondor haradrim-mumakil the-black-fleet"
    story = battle("pelargir", cards)
    assert story.eliminated("aragorn") == {"denethor": 1, "soldiers-of-gondor": 1}
    assert story.events("combat-fought")[0]["cancelled"] == 2


def test_whose_army_supports_whom_is_asked_where_it_matters() -> None:
    cards = "boromir denethor arwen pippin-took soldiers-of-gondor haradrim-mumakil"
    story = battle("pelargir", cards)
    assert story.asks("frodo", "support")
    assert story.question.options == (("denethor",), ("pippin-took",))
    story.answers(("frodo", ("pippin-took",)), ("aragorn", "yes"))
    assert "denethor" not in story.question.options


CONTESTED = "denethor pippin-took soldiers-of-gondor haradrim-mumakil"


def test_support_is_settled_between_those_whose_leaders_and_armies_it_concerns_p16() -> None:
    """The army and one leader are Aragorn's, the other leader is Frodo's."""
    story = battle("pelargir", CONTESTED, first="aragorn")
    assert story.asks("aragorn", "support")
    story.answers(("aragorn", ("denethor",)))
    assert story.asks("frodo", "agree-support")
    assert story.question.about == ("pelargir", "denethor")
    story.answers(("frodo", "yes"))
    assert story.question.options == ("denethor", "soldiers-of-gondor")


def test_where_two_cannot_agree_on_support_an_attacker_decides_p16() -> None:
    story = battle("pelargir", CONTESTED).answers(("frodo", ("pippin-took",)), ("aragorn", "no"))
    assert story.asks("witch-king", "support")
    assert story.events("support-disputed") == [
        {"event": "support-disputed", "player": "aragorn", "location": "pelargir"}
    ]
    story.answers(("witch-king", ("denethor",)))
    assert story.question.options == ("denethor", "soldiers-of-gondor")


def test_the_owner_of_an_army_is_asked_with_the_owner_of_the_leaders_p16() -> None:
    """Both leaders are Aragorn's; Frodo's militia may follow one, so that the Dead need not."""
    cards = "aragorn denethor dead-men-of-dunharrow village-militia haradrim-mumakil"
    story = battle("pelargir", cards, first="aragorn", in_force=("the-three-hunters",))
    assert story.asks("aragorn", "support")
    assert story.question.options == (("aragorn",), ("aragorn", "denethor"))
    story.answers(("aragorn", ("aragorn", "denethor")))
    assert story.asks("frodo", "agree-support")


def test_whoever_has_no_part_in_the_support_is_not_asked_p16() -> None:
    """Frodo's militia follows none of these: whom his own army follows is Aragorn's to say."""
    cards = "denethor ioreth soldiers-of-gondor village-militia haradrim-mumakil"
    story = battle("pelargir", cards)
    assert story.asks("aragorn", "support")
    story.answers(("aragorn", ("ioreth",)))
    assert story.question.kind == "loss"


def test_one_person_with_both_decks_settles_support_alone_p16() -> None:
    story = battle("pelargir", CONTESTED, people=2).answers(("frodo", ("denethor",)))
    assert story.question.kind == "loss"


def test_support_is_not_asked_for_where_nothing_has_to_be_cancelled() -> None:
    leaders = "denethor pippin-took soldiers-of-gondor"
    weak = battle("minas-tirith", f"{leaders} mordor-orcs")
    assert weak.match.questions() == []
    equal = battle("minas-tirith", f"{leaders} grond-hammer-of-the-underworld")
    assert equal.match.questions() == []


def test_the_dead_men_may_support_another_leader_where_that_cancels_enough() -> None:
    """Against one icon, the Dead Men need not fight beside Aragorn: Denethor may fall instead."""
    cards = "dead-men-of-dunharrow aragorn denethor haradrim-mumakil"
    story = battle("pelargir", cards)
    assert story.asks("aragorn", "support")
    assert set(story.question.options) == {("aragorn",), ("denethor",)}
    story.answers(("aragorn", ("denethor",)))
    assert set(story.question.options) == {"aragorn", "denethor"}
    story.answers(("aragorn", "denethor"))
    assert story.eliminated("aragorn") == {"denethor": 1}


def test_as_much_as_can_be_has_to_be_cancelled_p16() -> None:
    """Against five icons, only the Dead Men beside Aragorn cancel as much as can be."""
    cards = "dead-men-of-dunharrow aragorn denethor haradrim-mumakil the-black-fleet wolf-riders"
    story = battle("pelargir", cards)
    assert story.match.questions() == []
    assert story.eliminated("aragorn") == {"dead-men-of-dunharrow": 1, "aragorn": 1}
    assert story.discarded("aragorn") == {"denethor": 1}


def test_an_army_without_icons_supports_all_the_same() -> None:
    story = battle(
        "dol-amroth", "denethor the-great-gate haradrim-mumakil coastal-raiders corsairs-of-umbar"
    )
    assert story.eliminated("aragorn") == {"denethor": 1}


def test_the_dead_men_fight_only_while_they_support_strider_or_aragorn() -> None:
    assert attack_at("umbar", "dead-men-of-dunharrow") == 0
    assert attack_at("umbar", "dead-men-of-dunharrow denethor") == 1
    assert attack_at("umbar", "dead-men-of-dunharrow strider") == 3
    assert attack_at("umbar", "dead-men-of-dunharrow aragorn") == 4
    assert attack_at("umbar", "soldiers-of-gondor dead-men-of-dunharrow aragorn") == 5


def test_texts_let_armies_of_other_factions_support() -> None:
    table = middle_earth().table
    assert can_support(table, "village-militia", "merry-brandybuck")
    assert can_support(table, "soldiers-of-gondor", "pippin-took")
    assert not can_support(table, "village-militia", "aragorn")
    hunters = middle_earth(in_force=("the-three-hunters",)).table
    assert can_support(hunters, "village-militia", "aragorn")
    assert not can_support(hunters, "village-militia", "denethor")


# ------------------------------------------------------------------ reactivated battlegrounds


def test_a_battleground_retaken_from_the_enemy_does_not_defend_itself_p16() -> None:
    retaken = middle_earth(path="", battlegrounds=("lorien",), stormed=("lorien",))
    assert battleground_defence(retaken.table, "lorien") == 0
    kept = middle_earth(path="", battlegrounds=("lorien",))
    assert battleground_defence(kept.table, "lorien") == LOCATIONS["lorien"].defence == 2


@pytest.mark.parametrize(("holder", "defence"), [("free", 0), ("shadow", 2)])
def test_where_a_battleground_was_taken_from_decides_its_defence_p16(
    holder: str, defence: int
) -> None:
    story = middle_earth(
        turn="saruman",
        reserve={"saruman": "the-black-serpent"},
        scored={holder: "umbar"},
        deck=dict.fromkeys(("witch-king", "saruman"), ""),
        battleground_deck={"free": "", "shadow": ""},
    ).answers(("saruman", ("use", "the-black-serpent")))
    assert story.table.battlegrounds == ("umbar",)
    assert battleground_defence(story.table, "umbar") == defence


def test_the_last_source_decides_however_often_a_battleground_changed_hands() -> None:
    story = battle("umbar", "haradrim-mumakil", stormed=("umbar",))
    assert story.table.scored["shadow"] == ("umbar",)
    assert story.table.stormed == ()


def test_its_side_still_defends_a_retaken_battleground_p16() -> None:
    story = battle("lorien", "high-elves olog-hai", stormed=("lorien",))
    assert story.eliminated("aragorn") == {"high-elves": 1}
    assert story.table.scored["free"] == ("lorien",)


def test_points_and_bonuses_of_a_retaken_battleground_stay() -> None:
    guarded = battle("minas-tirith", "guards-of-the-citadel olog-hai", stormed=("minas-tirith",))
    assert guarded.table.scored["free"] == ("minas-tirith",)
    assert guarded.events("combat-fought")[0]["cancelled"] == 2


def test_tokens_count_on_a_retaken_battleground() -> None:
    table = middle_earth(
        path="", battlegrounds=("lorien",), stormed=("lorien",), defence_tokens={"lorien": 1}
    ).table
    assert battleground_defence(table, "lorien") == 1
