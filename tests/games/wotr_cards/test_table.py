"""The table: where everything lies, and who may look at what (pp. 5, 9)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import GAME_ORDER, Story, fight, middle_earth
from greathall.games.wotr_cards.table import (
    RESERVE,
    each_player,
    is_in_play,
    is_in_reserve,
    movable,
    place_of,
    team,
    wielder_of,
)
from greathall.kernel.errors import UnknownSeat

ORDER = GAME_ORDER["trilogy"]
EVERYBODY = (*ORDER, None)


def others(player: str) -> list[str | None]:
    return [who for who in EVERYBODY if who != player]


def told(story: Story, who: str | None, kind: str) -> list[Any]:
    return [event["card"] for event in story.match.log(who) if event["event"] == kind]


# ------------------------------------------------------------------ hands, decks, piles


def test_a_hand_is_seen_by_its_owner_and_counted_by_all_others_p9() -> None:
    story = middle_earth(hand={"frodo": "gimli sting"})
    assert story.match.view("frodo")["hand"]["frodo"] == ("gimli", "sting")
    for who in others("frodo"):
        assert story.match.view(who)["hand"]["frodo"] == 2


def test_a_team_mate_does_not_see_the_hand_either_p9() -> None:
    story = middle_earth(hand={"frodo": "gimli sting"})
    assert story.match.view("aragorn")["hand"]["frodo"] == 2


@pytest.mark.parametrize("pile", ["discard", "eliminated"])
def test_the_owner_may_look_through_a_face_down_pile_p9(pile: str) -> None:
    setting: dict[str, Any] = {pile: {"frodo": "gimli sting"}}
    story = middle_earth(**setting)
    assert story.match.view("frodo")[pile]["frodo"] == ("gimli", "sting")
    for who in others("frodo"):
        assert story.match.view(who)[pile]["frodo"] == 2


def test_what_went_to_a_pile_face_up_is_remembered_by_all_p9() -> None:
    story = fight(path="lothlorien", there={"lothlorien": "gimli the-hunter"})
    for who in EVERYBODY:
        view = story.match.view(who)
        assert view["discard_seen"]["frodo"] == ("gimli",)
        assert view["eliminated_seen"]["witch-king"] == ("the-hunter",)


def test_of_a_deck_everybody_sees_the_size_and_nobody_a_card_p9() -> None:
    story = middle_earth(deck={"frodo": "gimli sting glamdring"})
    for who in EVERYBODY:
        assert story.match.view(who)["deck"]["frodo"] == {"count": 3}


def test_cards_drawn_aside_are_seen_by_their_owner_only() -> None:
    story = middle_earth(aside={"frodo": "gimli sting"})
    assert story.match.view("frodo")["aside"]["frodo"] == ("gimli", "sting")
    assert story.match.view("aragorn")["aside"]["frodo"] == 2


def test_cards_in_play_are_seen_by_all_p9() -> None:
    story = middle_earth(
        reserve={"frodo": "sam-gamgee"},
        items={"sam-gamgee": "sting"},
        there={"bag-end": "frodo-baggins"},
    )
    for who in EVERYBODY:
        view = story.match.view(who)
        assert view["reserve"]["frodo"] == ("sam-gamgee",)
        assert view["items"] == {"sam-gamgee": ("sting",)}
        assert view["there"] == {"bag-end": ("frodo-baggins",)}


def test_what_is_left_of_the_locations_is_known_to_all() -> None:
    story = middle_earth(path="bag-end")
    view = story.match.view(None)
    assert "bucklebury-ferry" in view["paths"]
    assert "bag-end" not in view["paths"]
    assert len(view["battleground_deck"]["free"]) == 7


def test_a_person_with_two_decks_sees_both_and_no_more_p20() -> None:
    hands = {"frodo": "gimli", "aragorn": "legolas", "saruman": "shelob"}
    view = middle_earth(people=2, hand=hands).match.view("free")
    assert view["hand"] == {
        "frodo": ("gimli",),
        "aragorn": ("legolas",),
        "saruman": 1,
        "witch-king": 0,
    }


def test_an_unknown_seat_sees_nothing() -> None:
    with pytest.raises(UnknownSeat):
        middle_earth().match.view("sauron")


# ------------------------------------------------------------------ what the chronicle tells


def test_who_learns_what_was_drawn() -> None:
    story = middle_earth(deck={"frodo": "gimli sting glamdring"}).answers(("frodo", ("ring",)))
    story.draws("gimli", "sting")

    def drawn(who: str | None) -> list[Any]:
        events = [e for e in story.match.log(who) if e["event"] == "cards-drawn"]
        return [(e["count"], e["cards"]) for e in events]

    assert drawn("frodo") == [(2, ("gimli", "sting"))]
    for who in others("frodo"):
        assert drawn(who) == [(2, None)]


def test_who_learns_what_was_discarded_out_of_hand_p9() -> None:
    story = middle_earth(hand={"frodo": "gimli sting glamdring"})
    story.answers(("frodo", ("discard",)), ("frodo", "sting"))
    assert told(story, "frodo", "card-discarded") == ["sting"]
    for who in others("frodo"):
        assert told(story, who, "card-discarded") == [None]


def test_who_learns_what_was_eliminated_out_of_hand_p13() -> None:
    story = middle_earth(hand={"frodo": "gimli sting glamdring"}, deck={"frodo": "eomer treebeard"})
    story.answers(("frodo", ("winnow",)), ("frodo", "sting"), ("frodo", "gimli"))
    assert told(story, "frodo", "card-eliminated") == ["sting", "gimli"]
    for who in others("frodo"):
        assert told(story, who, "card-eliminated") == [None, None]


def test_everybody_learns_what_was_played_moved_or_taken_p9() -> None:
    story = middle_earth(
        turn="aragorn", reserve={"aragorn": "halbarad"}, deck={"aragorn": "strider legolas elrond"}
    ).answers(("aragorn", ("use", "halbarad")), ("aragorn", "strider"))
    for who in EVERYBODY:
        assert told(story, who, "card-taken") == ["strider"]
        assert told(story, who, "card-discarded") == ["halbarad"]


def test_everybody_learns_of_a_card_whose_text_applies_p13() -> None:
    story = middle_earth(
        hand={"frodo": "bilbo-baggins sting glamdring"}, deck={"frodo": "eomer treebeard"}
    ).answers(("frodo", ("winnow",)), ("frodo", "bilbo-baggins"), ("frodo", "sting"))
    for who in EVERYBODY:
        assert told(story, who, "card-discarded") == ["bilbo-baggins"]


def test_the_answer_of_another_player_about_hidden_cards_is_marked_as_secret() -> None:
    story = middle_earth(hand={"frodo": "gimli sting glamdring"})
    story.answers(("frodo", ("discard",)))
    assert story.question.visible_to == ("frodo",)


def test_a_question_is_shown_to_the_player_who_is_asked() -> None:
    story = middle_earth(hand={"frodo": "gimli"})
    assert [q.kind for q in story.match.questions("frodo")] == ["turn"]
    assert story.match.questions("aragorn") == []


# ------------------------------------------------------------------ the Mirror of Galadriel

MIRROR: dict[str, Any] = {
    "reserve": {"aragorn": "galadriel"},
    "items": {"galadriel": "mirror-of-galadriel"},
    "deck": {"aragorn": "legolas strider elrond"},
}


def test_the_mirror_shows_its_owner_the_top_of_the_deck() -> None:
    story = middle_earth(turn="frodo", hand={"frodo": "gimli"}, **MIRROR).draws("strider")
    assert story.match.view("aragorn")["deck"]["aragorn"] == {"count": 3, "top": ("strider",)}
    for who in others("aragorn"):
        assert story.match.view(who)["deck"]["aragorn"] == {"count": 3, "top": (None,)}


def test_the_card_seen_in_the_mirror_is_the_card_drawn() -> None:
    story = middle_earth(turn="aragorn", **MIRROR).draws("strider")
    story.answers(("aragorn", ("ring",))).draws("elrond")
    assert story.table.hand["aragorn"] == ("strider", "elrond")


def test_the_mirror_is_consulted_before_a_card_is_forsaken() -> None:
    story = middle_earth(
        turn="saruman",
        hand={"aragorn": "boromir", "saruman": "gollum"},
        **MIRROR | {"reserve": {"aragorn": "galadriel", "saruman": "cave-troll"}},
    ).draws("strider")
    story.answers(("saruman", ("use", "cave-troll")))
    story.draws("soldiers-of-gondor")  # Frodo has nothing else to forsake
    assert story.asks("aragorn", "forsake")
    assert story.match.view("aragorn")["deck"]["aragorn"]["top"] == ("strider",)
    story.answers(("aragorn", ("deck",)))
    assert story.eliminated("aragorn")["strider"] == 1


def test_the_mirror_shows_the_new_top_as_soon_as_the_old_one_is_gone() -> None:
    story = middle_earth(turn="aragorn", **MIRROR).draws("strider")
    story.answers(("aragorn", ("ring",))).draws("elrond", "legolas")
    assert story.match.view("aragorn")["deck"]["aragorn"] == {"count": 1, "top": ("legolas",)}


def test_the_mirror_shows_nothing_before_it_is_paid_for_p10() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "mirror-of-galadriel"},
        reserve={"aragorn": "galadriel"},
        deck={"aragorn": "legolas strider elrond"},
    ).answers(("aragorn", ("play", "mirror-of-galadriel")))
    assert story.asks("aragorn", "forsake")
    assert story.match.view("aragorn")["deck"]["aragorn"] == {"count": 3}


# ------------------------------------------------------------------ simple questions


def test_a_card_is_in_play_in_reserve_and_on_locations_p10() -> None:
    story = middle_earth(
        battlegrounds=("edoras",),
        reserve={"frodo": "sam-gamgee"},
        there={"bag-end": "frodo-baggins", "edoras": "merry-brandybuck"},
        items={"sam-gamgee": "sting"},
        hand={"frodo": "gimli"},
        deck={"frodo": "treebeard"},
        discard={"frodo": "quickbeam"},
        eliminated={"frodo": "smeagol"},
    )
    for card in ("sam-gamgee", "frodo-baggins", "merry-brandybuck", "sting"):
        assert is_in_play(story.table, card)
    for card in ("gimli", "treebeard", "quickbeam", "smeagol"):
        assert not is_in_play(story.table, card)
    assert place_of(story.table, "sting") == RESERVE
    assert place_of(story.table, "merry-brandybuck") == "edoras"
    assert wielder_of(story.table, "sting") == "sam-gamgee"
    assert is_in_reserve(story.table, "sam-gamgee")
    assert not is_in_reserve(story.table, "frodo-baggins")


def test_reserve_cards_of_this_round_are_not_movable_p11() -> None:
    story = middle_earth(
        reserve={"frodo": "riders-of-rohan riders-of-rohan gimli"},
        fresh={"frodo": "riders-of-rohan gimli"},
    )
    assert movable(story.table, "frodo") == ("riders-of-rohan",)


def test_a_team_is_listed_in_turn_order_from_the_acting_player() -> None:
    assert team(middle_earth(turn="frodo").table, "free") == ("frodo", "aragorn")
    assert team(middle_earth(turn="witch-king").table, "free") == ("aragorn", "frodo")


@pytest.mark.parametrize(
    ("scenario", "side", "players"),
    [
        ("trilogy", "shadow", ("witch-king", "saruman")),
        ("duel-2", "free", ("gandalf", "gandalf")),
        ("duel-2", "shadow", ("witch-king", "witch-king")),
        ("duel-3", "free", ("gandalf", "gandalf")),
        ("duel-3", "shadow", ("witch-king", "saruman")),
        ("fellowship", "free", ("gandalf",)),
    ],
)
def test_whom_each_player_means_p21(scenario: str, side: str, players: tuple[str, ...]) -> None:
    turn = GAME_ORDER[scenario][0]
    assert each_player(middle_earth(scenario=scenario, turn=turn).table, side) == players
