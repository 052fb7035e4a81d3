"""What combats share: who is lost, and who decides (pp. 14, 16)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.wotr_cards.story import Story, fight
from greathall.games.wotr_cards.combat import all_must_fall


def lost(story: Story) -> Counter[str]:
    return story.eliminated("frodo") + story.eliminated("aragorn")


def attacked(attack: int, defenders: str, **setting: Any) -> Story:
    """The Shadow attacks with tokens at Amon Hen, which has no defence of its own."""
    there = {"amon-hen": defenders}
    return fight(path="amon-hen", there=there, attack_tokens={"amon-hen": attack}, **setting)


# ------------------------------------------------------------------ who is lost


def test_a_defender_is_lost_even_for_one_icon_p14() -> None:
    story = attacked(1, "gandalf-the-grey")
    assert lost(story) == {"gandalf-the-grey": 1}


def test_the_defenders_choose_one_after_the_other_until_enough_is_cancelled_p14() -> None:
    story = attacked(2, "gimli sam-gamgee gandalf-the-grey")
    assert story.asks("frodo", "loss")
    assert set(story.question.options) == {"gimli", "sam-gamgee", "gandalf-the-grey"}
    story.answers(("frodo", "gimli"))
    assert set(story.question.options) == {"sam-gamgee", "gandalf-the-grey"}
    story.answers(("frodo", "sam-gamgee"))
    assert lost(story) == {"gimli": 1, "sam-gamgee": 1}
    assert story.discarded("frodo") == {"gandalf-the-grey": 1}


def test_nobody_is_lost_beyond_the_need_p14() -> None:
    story = attacked(2, "gimli sam-gamgee gandalf-the-grey").answers(("frodo", "gandalf-the-grey"))
    assert lost(story) == {"gandalf-the-grey": 1}
    assert story.discarded("frodo") == {"gimli": 1, "sam-gamgee": 1}


def test_when_all_together_fall_short_all_are_lost_without_a_question_p14() -> None:
    story = attacked(5, "gimli gandalf-the-grey")
    assert lost(story) == {"gimli": 1, "gandalf-the-grey": 1}
    assert story.table.corruption == 1


def test_when_nobody_can_be_spared_nobody_is_asked() -> None:
    """Strider and Elrond have four icons against three, but neither would do alone."""
    story = fight(
        path="fords-of-bruinen",
        there={"fords-of-bruinen": "strider elrond"},
        attack_tokens={"fords-of-bruinen": 3},
    )
    assert lost(story) == {"strider": 1, "elrond": 1}
    assert story.table.scored["free"] == ("fords-of-bruinen",)


def test_after_a_first_loss_the_others_may_have_no_choice_left() -> None:
    story = attacked(4, "gimli strider elrond")
    assert story.asks("frodo", "loss")
    story.answers(("frodo", "gimli"))
    # Three icons are still to cancel, and each of the other two has only two.
    assert story.asks("aragorn", "agree")


def test_defenders_without_icons_are_never_lost_here_but_discarded() -> None:
    story = fight(
        path="",
        battlegrounds=("minas-tirith",),
        there={"minas-tirith": "denethor pippin-took olog-hai grond-hammer-of-the-underworld"},
        stormed=("minas-tirith",),
    )
    assert lost(story) == {}
    assert story.discarded("aragorn") == {"denethor": 1}
    assert story.discarded("frodo") == {"pippin-took": 1}
    assert story.table.scored["shadow"] == ("minas-tirith",)


def test_of_two_copies_of_an_army_one_is_lost() -> None:
    story = fight(
        path="",
        battlegrounds=("rivendell",),
        there={"rivendell": "high-elves high-elves balrog-of-moria cave-troll"},
    )
    assert story.eliminated("aragorn") == {"high-elves": 1}
    assert story.discarded("aragorn") == {"high-elves": 1}


@settings(deadline=None)
@given(st.lists(st.integers(1, 4), min_size=1, max_size=5), st.integers(1, 12))
def test_all_must_fall_exactly_when_every_order_ends_with_all_lost(
    each: list[int], need: int
) -> None:
    icons = {str(i): n for i, n in enumerate(each)}

    def picked(order: tuple[str, ...]) -> int:
        count, left = 0, need
        while left > 0 and count < len(order):
            left -= icons[order[count]]
            count += 1
        return count

    everybody = all(picked(order) == len(each) for order in permutations(icons))
    assert all_must_fall(tuple(icons), icons, need) is everybody


# ------------------------------------------------------------------ who decides


def test_two_defenders_agree_on_their_losses_p14() -> None:
    story = attacked(1, "gimli legolas").answers(("frodo", "legolas"))
    assert story.asks("aragorn", "agree")
    assert story.question.about == ("amon-hen", "legolas")
    story.answers(("aragorn", "yes"))
    assert lost(story) == {"legolas": 1}


def test_where_two_defenders_disagree_an_attacker_decides_p14() -> None:
    story = attacked(1, "gimli legolas").answers(("frodo", "legolas"), ("aragorn", "no"))
    assert story.asks("witch-king", "loss")
    story.answers(("witch-king", "gimli"))
    assert lost(story) == {"gimli": 1}
    assert story.events("losses-disputed") == [
        {"event": "losses-disputed", "player": "aragorn", "location": "amon-hen"}
    ]


def test_the_shadow_disagrees_on_its_own_battleground_p16() -> None:
    story = fight(
        turn="witch-king",
        path="",
        battlegrounds=("morannon",),
        there={"morannon": "olog-hai haradrim-mumakil soldiers-of-gondor riders-of-rohan"},
    ).answers(("witch-king", "haradrim-mumakil"), ("saruman", "no"))
    assert story.asks("aragorn", "loss")
    story.answers(("aragorn", "olog-hai"))
    assert story.eliminated("witch-king") == {"olog-hai": 1}
    assert story.discarded("saruman") == {"haradrim-mumakil": 1}


def test_a_player_without_a_defender_there_is_not_asked_to_agree() -> None:
    story = attacked(1, "gimli sam-gamgee").answers(("frodo", "gimli"))
    assert story.match.questions() == []


def test_a_player_whose_cards_cannot_be_lost_is_not_asked_to_agree() -> None:
    story = fight(
        path="",
        battlegrounds=("minas-tirith",),
        stormed=("minas-tirith",),
        there={"minas-tirith": "gandalf-the-grey gwaihir-the-windlord denethor mordor-orcs"},
    )
    assert story.asks("frodo", "loss")
    story.answers(("frodo", "gwaihir-the-windlord"))
    assert story.match.questions() == []


def test_one_person_with_both_decks_decides_alone_p20() -> None:
    story = attacked(1, "gimli legolas", people=2).answers(("frodo", "legolas"))
    assert lost(story) == {"legolas": 1}
    assert story.match.questions() == []


@pytest.mark.parametrize(("first", "speaker"), [("frodo", "frodo"), ("witch-king", "aragorn")])
def test_the_defender_next_in_turn_order_from_the_first_player_begins(
    first: str, speaker: str
) -> None:
    story = attacked(1, "gimli legolas", turn="frodo", first=first)
    assert story.asks(speaker, "loss")


# ------------------------------------------------------------------ after the combat


def test_survivors_are_discarded_and_attackers_eliminated_win_or_lose_p14() -> None:
    story = fight(
        path="lothlorien",
        there={"lothlorien": "gimli the-hunter grima-wormtongue"},
        items={"gimli": "dwarven-axe", "the-hunter": "morgul-blade"},
    )
    assert story.discarded("frodo") == {"gimli": 1, "dwarven-axe": 1}
    assert story.eliminated("witch-king") == {"the-hunter": 1, "morgul-blade": 1}
    assert story.eliminated("saruman") == {"grima-wormtongue": 1}
    assert story.table.items == {}


def test_tokens_go_back_when_the_combat_is_over() -> None:
    story = attacked(1, "gimli", defence_tokens={"amon-hen": 1})
    assert (story.table.attack_tokens, story.table.defence_tokens) == ({}, {})


@pytest.mark.parametrize(
    ("card", "saved"),
    [
        ("merry-brandybuck", True),
        ("pippin-took", True),
        ("smeagol", True),
        ("frodo-baggins", True),
        ("sam-gamgee", False),
        ("gimli", False),
    ],
)
def test_who_is_discarded_instead_when_lost_on_a_path(card: str, saved: bool) -> None:
    story = attacked(1, card)
    assert story.discarded("frodo") == ({card: 1} if saved else {})
    assert story.table.scored["free"] == ("amon-hen",)


def test_gollum_is_discarded_after_attacking_on_a_path() -> None:
    story = fight(path="amon-hen", there={"amon-hen": "gollum flocks-of-crebain"})
    assert story.discarded("saruman") == {"gollum": 1}
    assert story.eliminated("saruman") == {"flocks-of-crebain": 1}


def test_an_elven_cloak_saves_its_wielder_with_all_items_on_a_path() -> None:
    story = fight(
        path="amon-hen",
        attack_tokens={"amon-hen": 3},
        there={"amon-hen": "sam-gamgee"},
        items={"sam-gamgee": "elven-cloak sting"},
    )
    assert story.discarded("frodo") == {"sam-gamgee": 1, "sting": 1}
    assert story.discarded("aragorn") == {"elven-cloak": 1}


def test_the_cloak_saves_frodos_items_which_he_himself_would_not() -> None:
    story = fight(
        path="amon-hen",
        attack_tokens={"amon-hen": 3},
        there={"amon-hen": "frodo-baggins"},
        items={"frodo-baggins": "elven-cloak sting"},
    )
    assert story.discarded("frodo") == {"frodo-baggins": 1, "sting": 1}
    assert story.eliminated("frodo") == {}


@pytest.mark.parametrize(
    "setting",
    [
        {"path": "weathertop", "there": {"weathertop": "the-hunter"}},
        {"path": "", "battlegrounds": ("lorien",), "there": {"lorien": "the-hunter"}},
    ],
)
def test_a_nazguls_mantle_saves_an_attacker_in_any_combat(setting: dict[str, Any]) -> None:
    story = fight(items={"the-hunter": "nazguls-mantle morgul-blade"}, **setting)
    assert story.discarded("witch-king") == {
        "the-hunter": 1,
        "nazguls-mantle": 1,
        "morgul-blade": 1,
    }


def test_merry_gets_no_mercy_on_a_battleground() -> None:
    story = fight(
        path="",
        battlegrounds=("edoras",),
        stormed=("edoras",),
        there={"edoras": "merry-brandybuck village-militia wolf-riders"},
    )
    assert story.eliminated("frodo") == {"merry-brandybuck": 1, "village-militia": 1}
