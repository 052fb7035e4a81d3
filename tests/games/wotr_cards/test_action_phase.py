"""The phase of actions (pp. 10, 12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.wotr_cards.story import GAME_ORDER, Story, middle_earth, schedule
from greathall.kernel import Match
from greathall.kernel.errors import IllegalAnswer

NO_TOKENS: dict[str, Any] = {"ring_token": dict.fromkeys(GAME_ORDER["trilogy"], False)}


def actions(story: Story) -> set[str]:
    """The kinds of action that are open."""
    assert story.question.kind == "turn"
    return {action for action, *_ in story.question.options}


# ------------------------------------------------------------------ turns


def test_a_turn_is_one_action_p10() -> None:
    story = middle_earth(hand={"frodo": "gimli glamdring shadowfax"})
    story.answers(("frodo", ("discard",)), ("frodo", "shadowfax"))
    assert story.asks("witch-king", "turn")


def test_six_actions_are_open_and_passing_is_not_one_of_them_p10() -> None:
    story = middle_earth(
        battlegrounds=("edoras",),
        hand={"frodo": "gimli glamdring shadowfax"},
        reserve={"frodo": "village-militia bilbo-baggins"},
    )
    assert actions(story) == {"play", "move", "use", "discard", "winnow", "ring"}


def test_a_player_who_can_only_pass_is_not_asked() -> None:
    story = middle_earth(hand={"aragorn": "legolas"}, **NO_TOKENS)
    assert story.asks("aragorn", "turn")
    assert [e["player"] for e in story.events("passed")] == ["frodo", "witch-king"]


def test_what_a_player_plays_is_seen_by_all_what_a_player_discards_is_not_p13() -> None:
    story = middle_earth(hand={"frodo": "village-militia gimli glamdring"})
    story.answers(("frodo", ("play", "village-militia")), ("frodo", "glamdring"))
    told = [e for e in story.match.log("witch-king") if e["event"].startswith("card-")]
    assert [(e["event"], e["card"]) for e in told] == [
        ("card-played", "village-militia"),
        ("card-discarded", None),
    ]


def test_what_a_turn_brings_about_belongs_to_it_and_the_next_turn_does_not() -> None:
    story = middle_earth(hand={"frodo": "village-militia gimli glamdring"}, **NO_TOKENS)
    story.answers(("frodo", ("play", "village-militia")), ("frodo", "glamdring"))
    told = [(n, e["event"], e.get("cause")) for n, e in enumerate(story.match.log())]
    (number, _, cause), price, *others = [one for one in told if one[1] != "phase-began"]
    assert cause is None
    assert price[1:] == ("card-discarded", number)
    assert {(kind, cause) for _, kind, cause in others} == {("passed", None)}


def test_a_card_that_was_not_offered_is_refused_and_changes_nothing() -> None:
    story = middle_earth(hand={"frodo": "gimli", "aragorn": "legolas"})
    before = story.match.view("frodo")
    with pytest.raises(IllegalAnswer):
        story.match.answer("frodo", ("play", "legolas"))
    assert story.match.view("frodo") == before


def told_of_the_turn(*answers: tuple[str, Any], **setting: Any) -> list[tuple[str, Any]]:
    """What the chronicle tells first of a turn of Frodo's."""
    story = middle_earth(**setting).answers(*answers)
    return [tuple(event.values())[:3] for event in story.match.log(None)]


def test_the_chronicle_tells_of_every_kind_of_turn() -> None:
    hand = {"hand": {"frodo": "gimli sting"}, "deck": {"frodo": "eomer treebeard glamdring"}}
    assert told_of_the_turn(("frodo", ("pass",)), **hand) == [("passed", "frodo")]
    winnowed = told_of_the_turn(("frodo", ("winnow",)), **hand)
    assert winnowed[0] == ("hand-winnowed", "frodo")
    assert told_of_the_turn(("frodo", ("ring",)), **hand) == [("ring-token-used", "frodo")]
    moved = told_of_the_turn(
        ("frodo", ("move", "village-militia")),
        battlegrounds=("edoras",),
        reserve={"frodo": "village-militia"},
    )
    assert moved == [("card-moved", "frodo", "village-militia")]
    used = told_of_the_turn(("frodo", ("use", "sam-gamgee")), reserve={"frodo": "sam-gamgee"})
    assert used[0] == ("text-applies", "sam-gamgee")


# ------------------------------------------------------------------ passing


@pytest.mark.parametrize(
    ("hand", "may"),
    [("gimli", True), ("gimli glamdring", True), ("gimli glamdring shadowfax", False)],
)
def test_a_player_may_pass_at_or_below_the_carryover_limit_p10(hand: str, may: bool) -> None:
    story = middle_earth(hand={"frodo": hand})
    assert story.can("pass") is may


@pytest.mark.parametrize(
    ("witch_king", "saruman", "may"),
    [
        ("olog-hai black-uruks the-hunter the-warrior", "wolf-riders hill-troll gollum shelob", 1),
        ("olog-hai black-uruks the-hunter", "wolf-riders hill-troll gollum shelob", 0),
        ("olog-hai black-uruks", "wolf-riders hill-troll gollum shelob", 0),
    ],
)
def test_a_player_may_pass_with_fewer_cards_than_each_enemy_p10(
    witch_king: str, saruman: str, may: int
) -> None:
    hands = {
        "frodo": "gimli glamdring shadowfax",
        "witch-king": witch_king,
        "saruman": saruman,
        "aragorn": "legolas strider elrond arwen boromir",
    }
    assert middle_earth(hand=hands).can("pass") is bool(may)


def test_the_hand_of_a_team_mate_does_not_matter_for_passing_p10() -> None:
    hands = {
        "frodo": "gimli glamdring shadowfax",
        "witch-king": "olog-hai black-uruks the-hunter the-warrior",
        "saruman": "wolf-riders hill-troll gollum shelob",
        "aragorn": "legolas",
    }
    assert middle_earth(hand=hands).can("pass")


def test_whoever_passed_may_act_in_the_next_turn_p10() -> None:
    story = middle_earth(hand={"frodo": "village-militia gimli", "saruman": "wolf-riders"})
    story.answers(("frodo", ("pass",)), ("witch-king", ("pass",)), ("aragorn", ("pass",)))
    story.answers(("saruman", ("discard",)))
    assert story.asks("frodo", "turn")
    assert story.can("play", "village-militia")


def test_the_phase_ends_when_all_have_passed_in_succession_p10() -> None:
    story = middle_earth(hand={"frodo": "gimli"})
    for player in GAME_ORDER["trilogy"]:
        assert story.asks(player, "turn")
        story.answers((player, ("pass",)))
    assert story.match.questions() == []


def test_an_action_begins_the_count_of_passes_anew_p10() -> None:
    story = middle_earth(hand={"frodo": "gimli", "saruman": "wolf-riders"})
    story.answers(*((player, ("pass",)) for player in ("frodo", "witch-king", "aragorn")))
    story.answers(("saruman", ("discard",)))
    for player in ("frodo", "witch-king", "aragorn"):
        assert story.asks(player, "turn")
        story.answers((player, ("pass",)))
    assert story.asks("saruman", "turn")


def test_in_the_duel_the_only_enemy_counts_for_passing_p21() -> None:
    hands = {"gandalf": "gimli legolas strider", "witch-king": "olog-hai hill-troll gollum shelob"}
    assert middle_earth(scenario="duel-2", turn="gandalf", hand=hands).can("pass")


def test_one_persons_decks_pass_by_the_hand_of_each_deck_p20() -> None:
    hands = {"frodo": "gimli glamdring shadowfax", "aragorn": "legolas"}
    story = middle_earth(people=2, hand=hands)
    assert not story.can("pass")


# ------------------------------------------------------------------ the carryover limit


@pytest.mark.parametrize(
    ("setting", "limit"),
    [
        ({}, 2),
        ({"reserve": {"aragorn": "elrond"}}, 3),
        ({"path": "imladris", "there": {"imladris": "elrond"}}, 2),
    ],
)
def test_elrond_raises_the_limit_from_reserve_only_p11(setting: dict[str, Any], limit: int) -> None:
    hand = ("legolas", "strider", "arwen", "boromir")[:limit]
    assert middle_earth(turn="aragorn", hand={"aragorn": hand}, **setting).can("pass")
    assert not middle_earth(turn="aragorn", hand={"aragorn": (*hand, "halbarad")}, **setting).can(
        "pass"
    )


def test_the_limit_of_a_team_mate_stays_as_it_was_p11() -> None:
    hand = {"frodo": "gimli glamdring shadowfax"}
    assert not middle_earth(hand=hand, reserve={"aragorn": "elrond"}).can("pass")


def test_a_staff_raises_the_limit_anywhere_in_play() -> None:
    hand = {"frodo": "gimli glamdring shadowfax"}
    wielded = {"gandalf-the-grey": "gandalfs-staff"}
    on_path: dict[str, Any] = {"there": {"bag-end": "gandalf-the-grey"}, "items": wielded}
    assert middle_earth(hand=hand, **on_path).can("pass")


def test_the_phase_may_end_with_more_cards_than_the_limit_and_none_is_lost_p10() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="gandalf",
        hand={
            "gandalf": "gimli legolas strider",
            "witch-king": "olog-hai hill-troll gollum shelob",
        },
        reserve={"witch-king": "the-lidless-eye saruman"},
        items={"saruman": "sarumans-staff"},
    )
    story.answers(("gandalf", ("pass",)), ("witch-king", ("pass",)))
    assert story.match.questions() == []
    assert len(story.table.hand["gandalf"]) == 3


# ------------------------------------------------------------------ discard, move, winnow


def test_discarding_one_card_is_an_action_p12() -> None:
    story = middle_earth(hand={"frodo": "gimli glamdring shadowfax"})
    story.answers(("frodo", ("discard",)), ("frodo", "glamdring"))
    assert story.discarded("frodo") == {"glamdring": 1}
    assert story.table.hand["frodo"] == ("gimli", "shadowfax")


def test_with_an_empty_hand_there_is_nothing_to_discard_or_winnow_p12() -> None:
    story = middle_earth()
    assert actions(story) == {"ring", "pass"}


def test_winnowing_eliminates_two_and_draws_one_p12() -> None:
    story = middle_earth(hand={"frodo": "gimli glamdring shadowfax"}, deck={"frodo": "sting eomer"})
    story.answers(("frodo", ("winnow",)), ("frodo", "gimli"), ("frodo", "shadowfax"))
    story.draws("eomer")
    assert story.eliminated("frodo") == {"gimli": 1, "shadowfax": 1}
    assert story.table.hand["frodo"] == ("glamdring", "eomer")
    assert story.asks("witch-king", "turn")


def test_winnowing_needs_two_cards_in_hand_p13() -> None:
    story = middle_earth(hand={"frodo": "gimli"}, reserve={"frodo": "village-militia"})
    assert "winnow" not in actions(story)


def test_winnowing_the_whole_hand_asks_nothing() -> None:
    story = middle_earth(hand={"frodo": "gimli glamdring"}, deck={"frodo": "sting eomer"})
    story.answers(("frodo", ("winnow",))).draws("sting")
    assert story.table.hand["frodo"] == ("sting",)


def test_a_move_brings_a_reserve_card_to_a_location_p12() -> None:
    story = middle_earth(battlegrounds=("edoras",), reserve={"frodo": "village-militia"})
    story.answers(("frodo", ("move", "village-militia")))
    assert story.table.there["edoras"] == ("village-militia",)
    assert story.table.reserve["frodo"] == ()


def test_a_move_costs_no_card_p12() -> None:
    story = middle_earth(
        battlegrounds=("edoras",), reserve={"frodo": "village-militia"}, hand={"frodo": "gimli"}
    ).answers(("frodo", ("move", "village-militia")))
    assert story.table.hand["frodo"] == ("gimli",)
    assert story.asks("witch-king", "turn")


def test_a_move_goes_only_where_the_card_could_be_played_p12() -> None:
    story = middle_earth(
        path="weathertop",
        battlegrounds=("rivendell",),
        reserve={"frodo": "village-militia gwaihir-the-windlord"},
    )
    assert not story.can("move", "village-militia")
    story.answers(("frodo", ("move", "gwaihir-the-windlord")))
    assert story.place("gwaihir-the-windlord") == "rivendell"


def test_a_move_between_two_locations_that_are_open_is_chosen_p12() -> None:
    story = middle_earth(
        path="imladris", battlegrounds=("moria",), reserve={"frodo": "gimli"}
    ).answers(("frodo", ("move", "gimli")))
    assert story.asks("frodo", "place")
    assert story.question.options == ("imladris", "moria")


def test_a_card_played_to_reserve_cannot_move_in_that_round_p11() -> None:
    reserve = {"frodo": "village-militia"}
    story = middle_earth(battlegrounds=("edoras",), reserve=reserve, fresh=reserve)
    assert "move" not in actions(story)


def test_of_two_copies_the_one_that_lay_in_reserve_before_may_move_p11() -> None:
    story = middle_earth(
        battlegrounds=("edoras",),
        reserve={"frodo": "riders-of-rohan riders-of-rohan"},
        fresh={"frodo": "riders-of-rohan"},
        hand={"witch-king": "olog-hai"},
    ).answers(("frodo", ("move", "riders-of-rohan")))
    assert story.table.there["edoras"] == ("riders-of-rohan",)
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    assert not story.can("move", "riders-of-rohan")


def test_a_reserve_card_may_move_in_the_next_round_p11() -> None:
    story = middle_earth(
        reserve={"frodo": "village-militia"},
        fresh={"frodo": "village-militia"},
        deck=dict.fromkeys(GAME_ORDER["trilogy"], ""),
        battleground_deck={"free": "edoras", "shadow": ""},
        path="",
        path_number=1,
        paths=("weathertop",),
        agenda=(("draw_phase",),),
    )
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    assert story.table.round == 2
    assert story.can("move", "village-militia")


def test_a_card_on_a_location_moves_no_further_p12() -> None:
    story = middle_earth(battlegrounds=("edoras", "orthanc"), there={"edoras": "village-militia"})
    assert "move" not in actions(story)


# ------------------------------------------------------------------ use your action


def test_a_text_says_where_its_card_can_be_used_p12() -> None:
    on_path = middle_earth(turn="witch-king", path="amon-hen", there={"amon-hen": "grishnakh"})
    assert on_path.can("use", "grishnakh")
    waiting = middle_earth(turn="witch-king", path="amon-hen", reserve={"witch-king": "grishnakh"})
    assert not waiting.can("use", "grishnakh")
    in_battle = middle_earth(
        turn="witch-king", battlegrounds=("lorien",), there={"lorien": "grishnakh"}
    )
    assert not in_battle.can("use", "grishnakh")


def test_a_reserve_text_does_not_work_elsewhere_p12() -> None:
    story = middle_earth(turn="witch-king", path="weathertop", there={"weathertop": "the-hunter"})
    assert not story.can("use", "the-hunter")


@pytest.mark.parametrize(
    "setting",
    [
        {"reserve": {"frodo": "sam-gamgee"}},
        {"path": "weathertop", "there": {"weathertop": "sam-gamgee"}},
    ],
)
def test_a_text_may_work_anywhere_in_play_p12(setting: dict[str, Any]) -> None:
    items = {"sam-gamgee": "herbs-and-stewed-rabbit"}
    assert middle_earth(items=items, **setting).can("use", "herbs-and-stewed-rabbit")


def test_a_reserve_text_works_in_the_round_in_which_the_card_was_played_p11() -> None:
    reserve = {"witch-king": "the-hunter"}
    assert middle_earth(turn="witch-king", reserve=reserve, fresh=reserve).can("use", "the-hunter")


def test_a_text_is_used_by_the_player_whose_card_it_is() -> None:
    story = middle_earth(turn="saruman", reserve={"witch-king": "the-hunter"})
    assert "use" not in actions(story)


def test_the_text_of_an_item_is_used_by_its_owner() -> None:
    setting: dict[str, Any] = {"path": "weathertop", "battlegrounds": ("dol-guldur",)}
    setting |= {"there": {"weathertop": "the-hunter"}, "items": {"the-hunter": "morgul-blade"}}
    assert middle_earth(turn="witch-king", **setting).can("use", "morgul-blade")
    assert not middle_earth(turn="saruman", **setting).can("use", "morgul-blade")


def test_a_text_that_names_a_player_is_used_by_that_player() -> None:
    setting: dict[str, Any] = {
        "path": "weathertop",
        "there": {"weathertop": "sam-gamgee"},
        "items": {"sam-gamgee": "lembas"},
    }
    assert middle_earth(turn="frodo", **setting).can("use", "lembas")
    assert not middle_earth(turn="aragorn", **setting).can("use", "lembas")


def test_a_price_has_to_be_paid_in_full_p13() -> None:
    nothing = dict.fromkeys(GAME_ORDER["trilogy"], "")
    poor = middle_earth(turn="aragorn", reserve={"aragorn": "denethor"}, deck=nothing)
    assert poor.can("use", "denethor")  # he can forsake himself
    table: dict[str, Any] = {
        "there": {"minas-tirith": "denethor"},
        "battlegrounds": ("minas-tirith",),
    }
    assert not middle_earth(turn="aragorn", deck=nothing, **table).can("use", "denethor")


def test_a_text_that_works_once_a_round_is_used_up_until_the_next() -> None:
    setting: dict[str, Any] = {
        "turn": "saruman",
        "reserve": {"saruman": "saruman"},
        "items": {"saruman": "palantir-of-orthanc"},
        "deck": {"saruman": "wolf-riders hill-troll shelob gollum"},
    }
    story = middle_earth(**setting, hand={"frodo": "gimli"})
    story.answers(("saruman", ("use", "palantir-of-orthanc")))
    story.draws("wolf-riders", "hill-troll", "shelob")
    story.answers(("saruman", "shelob"), ("saruman", "hill-troll"))
    story.answers(*((player, ("pass",)) for player in ("frodo", "witch-king", "aragorn")))
    assert not story.can("use", "palantir-of-orthanc")


# ------------------------------------------------------------------ round in circles


def denethor_at_the_end_of_his_wits(deck: str, **setting: Any) -> Story:
    """Gandalf of the duel has Denethor in reserve, and in the deck what is never eliminated."""
    return middle_earth(
        scenario="duel-2",
        turn="gandalf",
        reserve={"gandalf": "denethor"},
        deck={"gandalf": deck},
        ring_token={"gandalf": False, "witch-king": True},
        **setting,
    )


def use_denethor(story: Story, drawn: str) -> None:
    """Forsake the top of the deck, which is discarded instead; then the enemy passes."""
    story.answers(("gandalf", ("use", "denethor")), ("gandalf", ("deck",))).draws(drawn)
    story.answers(("witch-king", ("pass",)))


def test_an_action_that_changed_nothing_is_not_offered_again() -> None:
    story = denethor_at_the_end_of_his_wits("aragorn", hand={"gandalf": "gimli"})
    use_denethor(story, "aragorn")
    assert story.asks("gandalf", "turn")
    assert not story.can("use", "denethor")


def test_an_action_is_not_offered_where_several_turns_led_back_to_the_same_position() -> None:
    deck = "aragorn gandalf-the-white"
    story = denethor_at_the_end_of_his_wits(deck, hand={"gandalf": "gimli"})
    use_denethor(story, "aragorn")
    assert story.can("use", "denethor")
    use_denethor(story, "gandalf-the-white")
    assert not story.can("use", "denethor")


def test_the_phase_ends_when_nothing_is_left_but_an_action_that_changes_nothing() -> None:
    story = denethor_at_the_end_of_his_wits("aragorn")
    use_denethor(story, "aragorn")
    assert story.match.questions() == []


def test_an_action_that_changed_nothing_is_offered_once_the_position_is_another() -> None:
    story = denethor_at_the_end_of_his_wits("aragorn", hand={"gandalf": "gimli sting"})
    use_denethor(story, "aragorn")
    story.answers(("gandalf", ("discard",)), ("gandalf", "sting"), ("witch-king", ("pass",)))
    assert story.can("use", "denethor")


def test_an_action_that_changed_nothing_is_offered_in_the_next_round() -> None:
    story = denethor_at_the_end_of_his_wits("aragorn", hand={"gandalf": "gimli"})
    use_denethor(story, "aragorn")
    table = story.table.copy()
    schedule(table, (("action_phase",),))
    later = Story(Match(story.match.game, story.match.header, story.match.seats, table))
    assert later.can("use", "denethor")


def test_nobody_sees_which_positions_are_remembered() -> None:
    story = denethor_at_the_end_of_his_wits("aragorn", hand={"gandalf": "gimli"})
    use_denethor(story, "aragorn")
    assert story.table.uses
    assert "uses" not in story.match.view("gandalf")
    imagined = story.match.imagine("gandalf", Random(1))
    assert imagined.questions() == story.match.questions()


def test_other_texts_may_be_used_again_in_a_later_turn() -> None:
    story = middle_earth(
        turn="aragorn",
        reserve={"aragorn": "denethor"},
        hand={"aragorn": "legolas strider", "frodo": "gimli"},
        deck={"aragorn": "boromir faramir"},
    ).answers(("aragorn", ("use", "denethor")), ("aragorn", ("hand", "legolas")))
    story.answers(("aragorn", "boromir"))
    story.answers(*((player, ("pass",)) for player in ("saruman", "frodo", "witch-king")))
    assert story.can("use", "denethor")


# ------------------------------------------------------------------ the Ring token


def test_the_ring_token_draws_two_cards_once_a_game_in_the_trilogy_p12() -> None:
    story = middle_earth(deck={"frodo": "gimli glamdring sting"}, hand={"saruman": "wolf-riders"})
    story.answers(("frodo", ("ring",))).draws("gimli", "sting")
    assert story.table.hand["frodo"] == ("gimli", "sting")
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    assert "ring" not in actions(story)


def test_the_ring_token_of_a_duel_draws_three_then_eliminates_and_discards_p21() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="gandalf",
        hand={"gandalf": "strider"},
        deck={"gandalf": "gimli legolas arwen elrond"},
    )
    story.answers(("gandalf", ("ring",))).draws("gimli", "legolas", "arwen")
    assert story.asks("gandalf", "eliminate")
    story.answers(("gandalf", "gimli"))
    assert story.asks("gandalf", "discard")
    story.answers(("gandalf", "strider"))
    assert story.table.hand["gandalf"] == ("legolas", "arwen")
    assert story.eliminated("gandalf") == {"gimli": 1}
    assert story.discarded("gandalf") == {"strider": 1}


def test_the_ring_token_of_a_duel_comes_back_every_round_p21() -> None:
    tokens = {"gandalf": False, "witch-king": False}
    setting: dict[str, Any] = {
        "deck": {"gandalf": "", "witch-king": ""},
        "agenda": (("draw_phase",),),
    }
    story = middle_earth(scenario="duel-2", turn="gandalf", ring_token=tokens, **setting)
    assert story.table.ring_token == {"gandalf": True, "witch-king": True}


def test_in_the_duel_of_three_only_gandalfs_token_comes_back_p21() -> None:
    tokens = {"gandalf": False, "witch-king": False, "saruman": False}
    nothing = {"gandalf": "", "witch-king": "", "saruman": ""}
    story = middle_earth(
        scenario="duel-3",
        turn="gandalf",
        ring_token=tokens,
        deck=nothing,
        agenda=(("draw_phase",),),
    )
    assert story.table.ring_token == tokens | {"gandalf": True}


def test_a_shadow_token_in_the_duel_of_three_draws_two_p21() -> None:
    story = middle_earth(
        scenario="duel-3", turn="saruman", deck={"saruman": "wolf-riders hill-troll shelob"}
    ).answers(("saruman", ("ring",)))
    story.draws("shelob", "hill-troll")
    assert story.table.hand["saruman"] == ("shelob", "hill-troll")
    assert not story.table.ring_token["saruman"]
