"""The flowchart, a question after the other (p. 8)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.against_the_shadow.story import reason, shadow, used, walk, weighed
from games.wotr_cards.story import Story
from greathall import new_match

NO_ACTION = ("use-action", "no")


def bot(**setting: Any) -> Story:
    return shadow(**setting)


def test_what_a_bot_does_is_brought_about_by_its_turn() -> None:
    story = bot(reserve={"witch-king": "the-reaver"}, hand={"witch-king": "mordor-orcs"})
    log = story.match.log()
    turn = next(number for number, event in enumerate(log) if event["event"] == "bot-turn")
    assert "cause" not in log[turn]
    assert (log[turn + 1]["event"], log[turn + 1]["cause"]) == ("text-applies", turn)


# ------------------------------------------------------------------ use an action?


def test_an_action_that_helps_is_used_before_anything_else_p8() -> None:
    story = bot(reserve={"witch-king": "the-reaver"}, hand={"witch-king": "mordor-orcs"})
    assert walk(story) == [("use-action", "yes")]
    assert (used(story), reason(story, "use-action")["why"]) == ("the-reaver", "costs-cards")
    assert story.asks("frodo", "forsake") or story.asks("aragorn", "forsake")


def test_without_an_action_that_helps_the_next_question_follows_p8() -> None:
    story = bot(reserve={"witch-king": "the-messenger"}, path="morgai")
    assert walk(story)[0] == NO_ACTION


def test_cards_on_the_path_use_their_actions_first_then_battlegrounds_then_reserve_p8() -> None:
    blade = {"the-hunter": "morgul-blade"}
    on_path = bot(
        path="weathertop",
        battlegrounds=("lorien",),
        there={"weathertop": "the-hunter", "lorien": "the-warrior"},
        items=blade | {"the-warrior": "black-breath"},
        reserve={"witch-king": "the-reaver"},
    )
    assert used(on_path) == "morgul-blade"
    on_field = bot(
        battlegrounds=("lorien",),
        there={"lorien": "the-warrior"},
        items={"the-warrior": "black-breath"},
        reserve={"witch-king": "the-reaver"},
    )
    assert used(on_field) == "black-breath"


def test_of_several_cards_the_rightmost_is_used_p8() -> None:
    story = bot(reserve={"witch-king": "the-reaver the-beguiler"})
    assert used(story) == "the-beguiler"
    assert used(bot(reserve={"witch-king": "the-beguiler the-reaver"})) == "the-reaver"


def test_on_several_battlegrounds_the_rightmost_is_used_p8() -> None:
    story = bot(
        battlegrounds=("dol-guldur", "lorien"),
        there={"dol-guldur": "the-hunter", "lorien": "the-warrior"},
        items={"the-hunter": "black-breath", "the-warrior": "morgul-blade"},
        reserve={"witch-king": "the-commander"},
        deck={"saruman": "wolf-riders"},
    )
    assert used(story) == "black-breath"


def test_a_bot_uses_only_cards_of_its_own_deck() -> None:
    story = bot(turn="saruman", reserve={"witch-king": "the-reaver"})
    assert walk(story)[0] == NO_ACTION


def test_a_text_for_once_a_round_is_not_used_again() -> None:
    seen: dict[str, Any] = {
        "turn": "saruman",
        "reserve": {"saruman": "saruman"},
        "items": {"saruman": "palantir-of-orthanc"},
        "deck": {"saruman": "wolf-riders"},
    }
    assert used(bot(**seen)) == "palantir-of-orthanc"
    assert used(bot(**seen, used=("palantir-of-orthanc",))) is None


# ------------------------------------------------------------------ pass? limit? path? victory?


def test_above_its_limit_a_bot_may_not_pass_p8() -> None:
    story = bot(hand={"witch-king": "mordor-orcs olog-hai black-uruks"}).draws("olog-hai")
    assert walk(story)[1] == ("can-pass", "no")
    figures = {"hand": 3, "limit": 2, "fewest": 2, "why": "above"}
    assert reason(story, "can-pass") | figures == reason(story, "can-pass")


def test_with_fewer_cards_than_each_enemy_a_bot_may_pass_p8() -> None:
    many = "gimli eomer sting lembas"
    story = bot(
        hand={"witch-king": "mordor-orcs olog-hai black-uruks", "frodo": many, "aragorn": many}
    )
    assert walk(story)[1] == ("can-pass", "yes")
    figures = {"hand": 3, "limit": 2, "fewest": 4, "why": "fewer"}
    assert reason(story, "can-pass") | figures == reason(story, "can-pass")


def test_at_its_limit_a_bot_may_pass_p8() -> None:
    story = bot(hand={"witch-king": "mordor-orcs olog-hai"}, battlegrounds=("pelargir",))
    story.draws("olog-hai")
    assert walk(story)[1] == ("can-pass", "yes")
    assert reason(story, "can-pass")["why"] == "limit"


def test_while_somebody_else_is_above_the_limit_a_bot_passes() -> None:
    story = bot(hand={"frodo": "gimli eomer sting"}, reserve={"witch-king": "the-witch-king"})
    assert walk(story) == [
        NO_ACTION,
        ("can-pass", "yes"),
        ("others-over-limit", "yes"),
        ("pass", "done"),
    ]
    assert reason(story, "others-over-limit")["player"] == "frodo"
    assert reason(story, "pass")["why"] == "waits"
    assert story.table.passed == ("witch-king",)


def test_by_an_option_a_bot_acts_while_somebody_else_is_above_the_limit() -> None:
    story = bot(
        hand={"frodo": "gimli eomer sting"},
        reserve={"witch-king": "the-witch-king"},
        options={"others-over-limit": "act"},
    )
    assert walk(story)[2:] == [("others-over-limit", "yes"), ("move", "yes")]


def test_another_bot_above_the_limit_counts_as_well_p8() -> None:
    story = bot(hand={"saruman": "wolf-riders hill-troll cave-troll"})
    assert reason(story, "others-over-limit")["player"] == "saruman"


def test_before_the_last_path_a_bot_passes_when_winning_every_combat_p8() -> None:
    story = bot(
        there={"bag-end": "the-witch-king"},
        battlegrounds=("orthanc",),
        hand={"witch-king": "mordor-orcs"},
    )
    assert walk(story)[1:] == [
        ("can-pass", "yes"),
        ("others-over-limit", "no"),
        ("before-last-path", "yes"),
        ("winning-all", "yes"),
        ("pass", "done"),
    ]
    assert reason(story, "pass")["why"] == "wins"
    figures = [(place, weighed(story, place)) for place in ("bag-end", "orthanc")]
    assert [(place, w["strength"], w["against"]) for place, w in figures] == [
        ("bag-end", 2, 0),
        ("orthanc", 2, 0),
    ]


def test_a_bot_that_does_not_win_everywhere_goes_on_p8() -> None:
    story = bot(there={"bag-end": "the-witch-king"}, battlegrounds=("pelargir",))
    assert reason(story, "winning-all")["location"] == "pelargir"
    assert walk(story)[-2:] == [("move", "no"), ("pass", "done")]


def test_on_the_last_path_a_bot_goes_on_although_it_is_winning() -> None:
    story = bot(path="morgai", there={"morgai": "the-witch-king"}, hand={"witch-king": "olog-hai"})
    story.draws("olog-hai")
    assert ("winning-all", "yes") not in walk(story)
    assert walk(story)[3] == ("before-last-path", "no")
    assert reason(story, "before-last-path") | {"path": 9, "last": 9} == reason(
        story, "before-last-path"
    )


def test_by_an_option_a_bot_passes_on_the_last_path_when_winning_everywhere() -> None:
    story = bot(
        path="morgai",
        there={"morgai": "the-witch-king"},
        hand={"witch-king": "olog-hai"},
        options={"last-path-pass": "victory"},
    )
    assert walk(story)[3:] == [
        ("before-last-path", "no"),
        ("winning-all", "yes"),
        ("pass", "done"),
    ]


def test_bots_never_winnow_nor_use_ring_tokens_p4() -> None:
    for seed in range(3):
        match, chance = new_match("against-the-shadow", seed=seed), Random(seed)
        while match.questions():
            question = match.questions()[0]
            match.answer(question.actor, chance.choice(question.options))
        events = [e for e in match.log() if e["event"] in ("hand-winnowed", "ring-token-used")]
        assert {event["player"] for event in events} == {"frodo", "aragorn"}


# ------------------------------------------------------------------ move?


def test_a_bot_moves_to_the_path_where_it_is_able_to_win_but_losing_p8() -> None:
    story = bot(path="weathertop", reserve={"witch-king": "the-witch-king"})
    assert walk(story)[-1] == ("move", "yes")
    assert reason(story, "move")["why"] == "able"
    assert story.place("the-witch-king") == "weathertop"
    assert weighed(story, "weathertop") | {
        "strength": 0,
        "reserve": 2,
        "against": 0,
        "able": True,
    } == weighed(story, "weathertop")


STUNG: dict[str, Any] = {"items": {"frodo-baggins": "sting"}, "reserve": {"saruman": "gollum"}}


def test_gollum_stays_where_sting_would_make_up_for_him_p4() -> None:
    """Two tokens and Gollum against Frodo with Sting are three against three."""
    path: dict[str, Any] = {"path": "emyn-muil", "there": {"emyn-muil": "frodo-baggins"}}
    story = bot(turn="saruman", **path, **STUNG, attack_tokens={"emyn-muil": 2})
    assert ("move", "no") in walk(story)
    assert story.place("gollum") == "reserve"
    figures = weighed(story, "emyn-muil")
    assert (figures["strength"], figures["reserve"]) == (2, 1)
    assert (figures["against"], figures["gained"], figures["able"]) == (2, 1, False)


def test_to_the_last_path_nobody_moves_who_gives_the_enemy_as_much_p5() -> None:
    path: dict[str, Any] = {"path": "morgai", "there": {"morgai": "frodo-baggins"}}
    assert bot(turn="saruman", **path, **STUNG).place("gollum") == "reserve"
    unarmed: dict[str, Any] = STUNG | {"items": {}}
    assert bot(turn="saruman", **path, **unarmed).place("gollum") == "morgai"


def test_the_path_comes_before_battlegrounds_p8() -> None:
    story = bot(
        path="weathertop",
        battlegrounds=("lorien",),
        there={"lorien": "grond-hammer-of-the-underworld"},
        reserve={"witch-king": "the-witch-king"},
    )
    assert story.place("the-witch-king") == "weathertop"


def test_of_several_battlegrounds_the_rightmost_is_moved_to_p8() -> None:
    armies = {"lorien": "black-uruks", "minas-tirith": "black-uruks"}
    story = bot(
        path="khazad-dum",
        battlegrounds=("lorien", "minas-tirith"),
        there=armies,
        reserve={"witch-king": "olog-hai"},
    )
    assert story.table.there["minas-tirith"] == ("black-uruks", "olog-hai")


def test_of_two_copies_the_rightmost_moves_p2() -> None:
    story = bot(
        path="khazad-dum",
        battlegrounds=("lorien",),
        there={"lorien": "black-uruks"},
        reserve={"witch-king": "mordor-orcs olog-hai mordor-orcs"},
    )
    assert story.table.there["lorien"] == ("black-uruks", "mordor-orcs")
    assert story.table.reserve["witch-king"] == ("mordor-orcs", "olog-hai")


def test_where_it_is_not_able_to_win_nothing_moves_p8() -> None:
    story = bot(
        path="khazad-dum", battlegrounds=("minas-tirith",), reserve={"witch-king": "olog-hai"}
    )
    assert walk(story)[-2:] == [("move", "no"), ("pass", "done")]
    assert weighed(story, "minas-tirith")["able"] is False


def test_a_card_that_adds_no_icons_does_not_move_p5() -> None:
    story = bot(
        path="khazad-dum",
        battlegrounds=("lorien",),
        reserve={"witch-king": "olog-hai mordor-orcs the-black-easterling"},
    )
    assert story.table.there["lorien"] == ("mordor-orcs",)


def test_what_was_played_this_round_may_move_p4() -> None:
    fresh = {"witch-king": "the-witch-king"}
    story = bot(path="weathertop", reserve=fresh, fresh=fresh)
    assert story.place("the-witch-king") == "weathertop"


def test_to_the_last_path_cards_move_although_it_is_being_won_p8() -> None:
    story = bot(
        path="morgai",
        there={"morgai": "the-witch-king"},
        reserve={"witch-king": "the-black-easterling"},
    )
    assert story.place("the-black-easterling") == "morgai"
    assert reason(story, "move")["why"] == "last-path"


def test_by_an_option_cards_move_to_the_last_path_only_while_it_is_being_lost() -> None:
    setting: dict[str, Any] = {
        "path": "morgai",
        "reserve": {"witch-king": "the-black-easterling"},
        "options": {"last-path-moves": "losing"},
    }
    story = bot(there={"morgai": "the-witch-king"}, **setting)
    assert story.place("the-black-easterling") == "reserve"
    assert bot(**setting).place("the-black-easterling") == "morgai"


def test_a_bot_moves_only_its_own_cards() -> None:
    story = bot(path="weathertop", turn="saruman", reserve={"witch-king": "the-witch-king"})
    assert story.place("the-witch-king") == "reserve"


# ------------------------------------------------------------------ play


def test_with_an_empty_hand_a_bot_passes() -> None:
    story = bot()
    assert walk(story)[-1] == ("pass", "done")
    assert reason(story, "pass")["why"] == "empty-hand"


def playing(card: str, *others: str, **setting: Any) -> Story:
    """Three cards in hand, so that the bot cannot pass; chance gives this one."""
    others = (*others, "mordor-orcs", "mordor-orcs")[:2]
    hand = " ".join((card, *others))
    return bot(hand={"witch-king": hand}, **setting).draws(card)


def test_a_random_card_is_played_and_none_discarded_for_it_p4() -> None:
    story = bot(hand={"witch-king": "olog-hai mordor-orcs black-uruks"})
    assert story.asks("chance", "draw")
    assert story.question.options == ("olog-hai", "mordor-orcs", "black-uruks")
    story.draws("mordor-orcs")
    assert story.table.reserve["witch-king"] == ("mordor-orcs",)
    assert story.table.hand["witch-king"] == ("olog-hai", "black-uruks")
    assert story.discarded("witch-king") == {}


def test_a_card_goes_to_the_path_where_the_shadow_is_able_to_win_with_it_p8() -> None:
    story = playing("the-hunter", path="weathertop")
    assert story.place("the-hunter") == "weathertop"
    assert reason(story, "play")["why"] == "path"
    assert weighed(story, "weathertop")["playing"] == ""  # for moving, before the card was drawn


def test_a_card_is_not_added_to_a_path_that_is_being_won_p5() -> None:
    story = playing("the-hunter", path="weathertop", there={"weathertop": "the-witch-king"})
    assert story.place("the-hunter") == "reserve"


def test_a_card_goes_to_the_last_path_in_any_case_p8() -> None:
    story = playing("the-hunter", path="morgai", there={"morgai": "the-witch-king"})
    assert story.place("the-hunter") == "morgai"
    assert reason(story, "play")["why"] == "last-path"


def test_a_card_goes_to_the_rightmost_battleground_that_it_can_win_p8() -> None:
    armies = {"lorien": "black-uruks", "minas-tirith": "black-uruks"}
    story = playing(
        "olog-hai", path="khazad-dum", battlegrounds=("lorien", "minas-tirith"), there=armies
    )
    assert story.table.there["minas-tirith"] == ("black-uruks", "olog-hai")
    assert reason(story, "play")["why"] == "battleground"


def test_a_card_that_helps_nowhere_goes_to_reserve_p8() -> None:
    story = playing("olog-hai", battlegrounds=("minas-tirith",))
    assert story.table.reserve["witch-king"] == ("olog-hai",)
    assert reason(story, "play")["why"] == "reserve"


def test_a_leader_without_an_army_goes_to_reserve_p5() -> None:
    story = bot(
        path="khazad-dum",
        battlegrounds=("lorien",),
        there={"lorien": "the-witch-king"},
        hand={"witch-king": "the-black-easterling mordor-orcs mordor-orcs"},
    ).draws("the-black-easterling")
    assert story.place("the-black-easterling") == "reserve"


# ------------------------------------------------------------------ items


WIELDERS: dict[str, Any] = {
    "path": "weathertop",
    "battlegrounds": ("lorien",),
    "there": {
        "weathertop": "the-hunter the-warrior the-witch-king",
        "lorien": "the-black-easterling",
    },
    "reserve": {"witch-king": "the-messenger"},
}


def test_an_item_goes_to_the_rightmost_wielder_on_the_path_first_p8() -> None:
    story = playing("nazguls-mantle", **WIELDERS)
    assert story.table.items == {"the-witch-king": ("nazguls-mantle",)}
    assert reason(story, "play") | {"to": "the-witch-king", "why": "wielder"} == reason(
        story, "play"
    )


def test_by_an_option_an_item_goes_to_a_wielder_in_reserve_first() -> None:
    story = playing("nazguls-mantle", **WIELDERS, options={"wielders": "reserve-first"})
    assert story.table.items == {"the-messenger": ("nazguls-mantle",)}


def test_an_item_without_a_wielder_is_discarded_p8() -> None:
    story = playing("nazguls-mantle")
    assert story.table.discard_seen["witch-king"] == ("nazguls-mantle",)
    assert reason(story, "play")["why"] == "unplayable"


# ------------------------------------------------------------------ events, and nothing twice


def test_an_event_that_can_do_nothing_is_discarded() -> None:
    story = playing("the-black-captain")
    assert story.table.discard_seen["witch-king"] == ("the-black-captain",)
    assert reason(story, "play")["why"] == "unplayable"


@pytest.mark.parametrize("card", ["the-hunter", "nazguls-mantle", "the-black-captain"])
def test_no_character_item_or_event_is_played_twice_in_a_round_p4(card: str) -> None:
    story = playing(
        card, played=(card,), reserve={"witch-king": "the-witch-king"}, path="khazad-dum"
    )
    assert story.table.discard_seen["witch-king"] == (card,)
    assert reason(story, "play")["why"] == "twice"


def test_an_army_may_be_played_twice_in_a_round_p4() -> None:
    story = playing("mordor-orcs", reserve={"witch-king": "mordor-orcs"})
    assert story.table.reserve["witch-king"] == ("mordor-orcs", "mordor-orcs")


def test_a_discard_instead_of_playing_uses_up_the_action_p4() -> None:
    story = playing("nazguls-mantle")
    assert story.asks("aragorn", "turn")
    assert story.table.passed == ()
