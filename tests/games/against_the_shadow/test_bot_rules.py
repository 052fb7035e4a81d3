"""What bots do otherwise than people (pp. 2, 4, 6)."""

from __future__ import annotations

from typing import Any

import pytest

from games.against_the_shadow.story import activated, fought, shadow
from games.wotr_cards.story import Story
from greathall.games.against_the_shadow.bot_rules import Bots


def forsaking(**setting: Any) -> Story:
    """Dimrill Dale makes each bot discard 2; without a hand it forsakes instead."""
    return activated(
        ("activate_next_path",), path="", path_number=4, paths=("dimrill-dale",), **setting
    )


# ------------------------------------------------------------------ forsaking, discarding


def test_a_bot_forsakes_the_rightmost_card_in_reserve_which_is_discarded_p4() -> None:
    reserve = {"witch-king": "olog-hai black-uruks mordor-orcs"}
    story = forsaking(reserve=reserve, deck={"witch-king": "the-hunter"})
    assert story.table.reserve["witch-king"] == ("olog-hai",)
    assert story.discarded("witch-king") == {"black-uruks": 1, "mordor-orcs": 1}
    assert story.eliminated("witch-king") == {}


def test_of_two_copies_in_reserve_the_rightmost_is_forsaken_p2() -> None:
    reserve = {"witch-king": "mordor-orcs olog-hai black-uruks mordor-orcs"}
    story = forsaking(reserve=reserve, deck={"witch-king": "the-hunter"})
    assert story.table.reserve["witch-king"] == ("mordor-orcs", "olog-hai")


def test_a_wielder_is_forsaken_with_its_items_p4() -> None:
    story = forsaking(
        reserve={"witch-king": "olog-hai black-uruks the-hunter"},
        items={"the-hunter": "nazguls-mantle"},
        deck={"witch-king": "mordor-orcs"},
    )
    assert story.discarded("witch-king") == {"the-hunter": 1, "nazguls-mantle": 1, "black-uruks": 1}


def test_a_random_card_is_discarded_from_hand_unseen_p2() -> None:
    story = forsaking(hand={"witch-king": "olog-hai black-uruks mordor-orcs"})
    assert story.question.visible_to == ()
    assert story.question.options == ("olog-hai", "black-uruks", "mordor-orcs")
    story.draws("black-uruks", "olog-hai")
    assert story.table.discard["witch-king"] == ("black-uruks", "olog-hai")
    assert story.table.hand["witch-king"] == ("mordor-orcs",)
    told = [e["card"] for e in story.events("card-discarded") if e["player"] == "witch-king"]
    assert told == [None, None]


def test_without_a_reserve_a_bot_discards_a_random_card_of_its_hand_p4() -> None:
    story = shadow(
        turn="frodo", hand={"saruman": "hill-troll cave-troll"}, deck={"saruman": "gollum"}
    )
    forsaken = Bots().forsake(story.table, "saruman", "")
    question = forsaken.send(None)
    assert (question.options, question.visible_to) == (("hill-troll", "cave-troll"), ())
    with pytest.raises(StopIteration):
        forsaken.send("cave-troll")
    assert story.table.hand["saruman"] == ("hill-troll",)
    assert story.table.discard["saruman"] == ("cave-troll",)


def test_the_top_card_of_the_deck_is_forsaken_last_and_eliminated_for_all_to_see_p4() -> None:
    story = forsaking(deck={"witch-king": "olog-hai mordor-orcs"})
    story.draws("olog-hai", "mordor-orcs")
    assert story.table.eliminated_seen["witch-king"] == ("olog-hai", "mordor-orcs")
    assert story.table.eliminated["witch-king"] == ()


def test_a_card_saved_off_the_deck_is_discarded_instead() -> None:
    story = forsaking(deck={"witch-king": "the-witch-king mordor-orcs"})
    story.draws("the-witch-king")
    assert story.discarded("witch-king") == {"the-witch-king": 1}


def test_with_nothing_left_to_forsake_nothing_happens() -> None:
    assert forsaking().events("card-discarded") == []


# ------------------------------------------------------------------ combats


def test_losses_fall_from_the_right_even_if_that_is_wasteful_p2() -> None:
    story = fought(
        path="",
        battlegrounds=("dol-guldur",),
        there={"dol-guldur": "mordor-orcs trolls-of-udun olog-hai"},
        attack_tokens={"dol-guldur": 3},
    )
    assert story.eliminated("witch-king") == {"olog-hai": 1}
    assert story.discarded("witch-king") == {"mordor-orcs": 1, "trolls-of-udun": 1}


def test_of_two_copies_the_rightmost_falls_p2() -> None:
    story = fought(
        path="",
        battlegrounds=("dol-guldur",),
        there={"dol-guldur": "mordor-orcs olog-hai mordor-orcs"},
        attack_tokens={"dol-guldur": 4},
    )
    assert story.eliminated("witch-king") == {"mordor-orcs": 1, "olog-hai": 1}


def test_a_card_that_cancels_nothing_is_spared_p2() -> None:
    story = fought(
        path="",
        battlegrounds=("orthanc",),
        there={"orthanc": "wolf-riders fighting-uruk-hai devilry-of-saruman"},
        attack_tokens={"orthanc": 3},
    )
    assert story.eliminated("saruman") == {"fighting-uruk-hai": 1}


def test_two_bots_need_not_agree_on_losses() -> None:
    story = fought(
        path="",
        battlegrounds=("morannon",),
        there={"morannon": "corsairs-of-umbar mordor-orcs olog-hai"},
        attack_tokens={"morannon": 3},
    )
    assert story.eliminated("witch-king") == {"olog-hai": 1}
    assert story.discarded("saruman") == {"corsairs-of-umbar": 1}


def test_armies_support_the_rightmost_characters() -> None:
    story = fought(
        path="",
        battlegrounds=("dol-guldur",),
        there={"dol-guldur": "gorbag-and-shagrat mouth-of-sauron mordor-orcs"},
        attack_tokens={"dol-guldur": 4},
    )
    assert story.eliminated("witch-king") == {"mordor-orcs": 1, "mouth-of-sauron": 1}


def test_where_people_do_not_agree_a_bot_takes_their_rightmost_cards() -> None:
    story = fought(
        people=2,
        path="",
        battlegrounds=("lorien",),
        there={"lorien": "gandalf-the-grey high-elves legolas"},
        attack_tokens={"lorien": 3},
    )
    speaker = story.question.actor
    while story.question.kind == "loss":
        story.match.answer(speaker, story.question.options[0])
    story.answers((story.question.actor, "no"))
    lost = [e["card"] for e in story.events("card-eliminated")]
    assert lost[0] == "legolas"


def test_where_people_do_not_agree_on_support_a_bot_has_it_by_their_rightmost_cards() -> None:
    story = fought(
        people=2,
        path="",
        battlegrounds=("pelargir",),
        there={"pelargir": "soldiers-of-gondor pippin-took denethor"},
        attack_tokens={"pelargir": 2},
    ).answers(("frodo", ("pippin-took",)), ("aragorn", "no"))
    assert story.question.options == ("soldiers-of-gondor", "denethor")


def test_a_bot_above_its_limit_discards_random_cards_if_so_agreed() -> None:
    story = shadow(
        scenario="duel-2",
        options={"over-limit": "discard"},
        hand={"gandalf": "gimli eomer", "witch-king": "olog-hai mordor-orcs gollum"},
        agenda=(("discard_down_to_limits",),),
    ).draws("gollum")
    assert story.table.hand["witch-king"] == ("olog-hai", "mordor-orcs")
    assert story.match.questions() == []


@pytest.mark.parametrize(
    ("value", "order"),
    [
        ("leftmost-first", ["pelargir", "harad", "bag-end"]),
        ("rightmost-first", ["harad", "pelargir", "bag-end"]),
    ],
)
def test_a_bot_that_is_first_player_sets_the_order_of_combats(value: str, order: list[str]) -> None:
    story = shadow(
        agenda=(("next_combat",),),
        battlegrounds=("pelargir", "harad"),
        options={"bot-combats": value},
    )
    assert [e["location"] for e in story.events("combat-fought")] == order


# ------------------------------------------------------------------ what people's cards ask of bots


def test_treebeard_takes_the_rightmost_army_of_isengard_p2() -> None:
    story = shadow(
        turn="frodo",
        battlegrounds=("orthanc",),
        there={"orthanc": "white-hand-orcs wolf-riders white-hand-orcs saruman"},
        hand={"frodo": "treebeard eomer"},
    ).answers(("frodo", ("play", "treebeard")), ("frodo", "orthanc"))
    assert story.table.there["orthanc"][:3] == ("white-hand-orcs", "wolf-riders", "saruman")
    assert story.eliminated("saruman") == {"white-hand-orcs": 1}


def test_death_takes_the_rightmost_cards_of_the_rightmost_battleground_p2() -> None:
    story = shadow(
        turn="frodo",
        battlegrounds=("lorien", "minas-tirith"),
        there={"lorien": "olog-hai", "minas-tirith": "mordor-orcs the-hunter black-uruks"},
        items={"the-hunter": "fell-beast"},
        reserve={"frodo": "eomer theoden"},
        hand={"frodo": "death-ride-ride-to-ruin gimli"},
    ).answers(
        ("frodo", ("play", "death-ride-ride-to-ruin")),
        ("frodo", "eomer"),
        ("frodo", "theoden"),
    )
    assert story.eliminated("witch-king") == {"black-uruks": 1, "the-hunter": 1, "fell-beast": 1}
    assert story.table.there["lorien"] == ("olog-hai",)


# ------------------------------------------------------------------ the end of a round


def test_a_bot_gets_no_ring_token_in_later_rounds_either_p2() -> None:
    story = shadow(
        scenario="duel-2", turn="gandalf", ring_token={"gandalf": False}, agenda=(("draw_phase",),)
    )
    story.draws(*story.question.options[:4])
    assert story.table.ring_token == {"gandalf": True}


# ------------------------------------------------------------------ drawing


@pytest.mark.parametrize(
    ("scenario", "bot", "level", "cards"),
    [
        ("trilogy", "witch-king", "standard", 3),
        ("trilogy", "saruman", "expert", 4),
        ("duel-2", "witch-king", "standard", 4),
        ("duel-2", "witch-king", "expert", 6),
        ("duel-3", "saruman", "standard", 3),
        ("fellowship", "balrog", "standard", 3),
        ("fellowship", "balrog", "expert", 4),
        ("trilogy", "witch-king", "gentle", 1),
        ("trilogy", "saruman", "gentle", 2),
        ("duel-2", "witch-king", "gentle", 2),
        ("duel-3", "witch-king", "gentle", 1),
        ("duel-3", "saruman", "gentle", 1),
        ("fellowship", "balrog", "gentle", 2),
    ],
)
def test_bots_draw_fewer_cards_on_easier_levels_p6(
    scenario: str, bot: str, level: str, cards: int
) -> None:
    deck = {bot: " ".join(["mordor-orcs"] * 8)}
    person = "frodo" if scenario == "trilogy" else "gandalf"
    story = shadow(
        scenario=scenario,
        turn=person,
        first=bot,
        deck=deck,
        options={"level": level},
        agenda=(("draw_phase",),),
    )
    while story.match.questions() and story.question.options[0] == "mordor-orcs":
        story.draws("mordor-orcs")
    assert len(story.table.hand[bot]) == cards


def test_what_stands_in_reserve_still_adds_to_the_draw() -> None:
    story = shadow(
        turn="frodo",
        first="witch-king",
        deck={"witch-king": " ".join(["mordor-orcs"] * 8)},
        reserve={"witch-king": "the-witch-king"},
        agenda=(("draw_phase",),),
    ).draws(*["mordor-orcs"] * 4)
    assert len(story.table.hand["witch-king"]) == 4
    assert story.question.options[0] != "mordor-orcs"
