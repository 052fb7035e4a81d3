"""Game terms (pp. 11, 13)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import GAME_ORDER, Story, activate, fight, middle_earth
from greathall.games.wotr_cards.game_terms import (
    can_forsake,
    carryover_limit,
    change_corruption,
    forsakable,
)

NO_DECKS = dict.fromkeys(GAME_ORDER["trilogy"], "")


def old_forest(**setting: Any) -> Story:
    """Each Free Peoples player forsakes a card, Frodo first; Aragorn has nothing at all."""
    deck, turn = NO_DECKS | setting.pop("deck", {}), setting.pop("turn", "frodo")
    return activate("the-old-forest", turn=turn, deck=deck, **setting)


# ------------------------------------------------------------------ discard


def test_a_discarded_card_lies_in_the_pile_of_the_player_whose_it_is_p11() -> None:
    story = fight(
        path="lothlorien", there={"lothlorien": "sam-gamgee"}, items={"sam-gamgee": "lembas"}
    )
    assert story.discarded("frodo") == {"sam-gamgee": 1}
    assert story.discarded("aragorn") == {"lembas": 1}


def test_whoever_has_no_card_to_discard_forsakes_instead_p13() -> None:
    story = middle_earth(
        turn="witch-king",
        reserve={"witch-king": "the-beguiler", "frodo": "village-militia"},
        hand={"aragorn": "legolas"},
        deck={"frodo": "gimli sting"},
    ).answers(("witch-king", ("use", "the-beguiler")))
    assert story.discarded("aragorn") == {"legolas": 1}
    assert story.asks("frodo", "forsake")
    story.answers(("frodo", ("reserve", "village-militia")))
    assert story.eliminated("frodo") == {"village-militia": 1}


def test_whoever_has_too_few_cards_discards_those_and_forsakes_for_the_rest_p13() -> None:
    story = activate(
        "dimrill-dale",
        turn="saruman",
        hand={"saruman": "wolf-riders", "witch-king": "olog-hai black-uruks the-hunter"},
        deck={"saruman": "shelob gollum"},
    ).draws("gollum")
    assert story.discarded("saruman") == {"wolf-riders": 1}
    assert story.eliminated("saruman") == {"gollum": 1}
    assert story.asks("witch-king", "discard")


def test_whoever_discards_the_whole_hand_is_not_asked() -> None:
    hands = {"saruman": "wolf-riders hill-troll", "witch-king": "olog-hai black-uruks the-hunter"}
    story = activate("dimrill-dale", turn="saruman", hand=hands)
    assert story.asks("witch-king", "discard")
    assert story.discarded("saruman") == {"wolf-riders": 1, "hill-troll": 1}


def test_two_copies_in_hand_are_asked_for_so_that_nobody_learns_of_them() -> None:
    hands = {
        "saruman": "wolf-riders hill-troll",
        "witch-king": "mordor-orcs mordor-orcs mordor-orcs",
    }
    story = activate("dimrill-dale", turn="saruman", hand=hands)
    assert story.asks("witch-king", "discard")
    assert story.question.options == ("mordor-orcs",)


# ------------------------------------------------------------------ eliminate


def test_an_eliminated_card_never_comes_back_p13() -> None:
    story = middle_earth(
        hand={"frodo": "gimli glamdring sting"}, deck={"frodo": "eomer"}, discard={"frodo": ""}
    ).answers(("frodo", ("winnow",)), ("frodo", "gimli"), ("frodo", "sting"))
    story.draws("eomer")
    assert story.eliminated("frodo") == {"gimli": 1, "sting": 1}
    assert len(story.table.deck["frodo"]) == 0
    assert story.table.hand["frodo"] == ("glamdring", "eomer")


def test_a_card_eliminated_out_of_hand_is_not_shown_p13() -> None:
    story = middle_earth(hand={"frodo": "gimli glamdring sting"}, deck={"frodo": "eomer treebeard"})
    story.answers(("frodo", ("winnow",)), ("frodo", "gimli"), ("frodo", "sting"))
    assert [e["card"] for e in story.events("card-eliminated")] == [None, None]
    assert story.match.view("aragorn")["eliminated"]["frodo"] == 2
    assert story.match.view("frodo")["eliminated"]["frodo"] == ("gimli", "sting")


def test_a_card_whose_text_applies_when_eliminated_is_shown_p13() -> None:
    story = middle_earth(
        hand={"frodo": "frodo-baggins glamdring sting"}, deck={"frodo": "eomer treebeard"}
    ).answers(("frodo", ("winnow",)), ("frodo", "frodo-baggins"), ("frodo", "sting"))
    shown = story.events("card-discarded")
    assert [(e["card"], e["source"]) for e in shown] == [("frodo-baggins", "hand")]
    assert story.match.view("witch-king")["discard_seen"]["frodo"] == ("frodo-baggins",)


def test_a_card_eliminated_from_play_is_seen_by_all_p9() -> None:
    story = old_forest(reserve={"frodo": "village-militia"})
    assert story.match.view("witch-king")["eliminated_seen"]["frodo"] == ("village-militia",)


def test_whoever_has_nothing_to_eliminate_suffers_nothing_else_p13() -> None:
    story = old_forest()
    assert story.match.questions() == []
    assert story.eliminated("frodo") == story.eliminated("aragorn") == {}


def test_a_wielder_is_eliminated_with_all_items_p11() -> None:
    story = old_forest(
        hand={"frodo": "gimli"},
        reserve={"frodo": "sam-gamgee"},
        items={"sam-gamgee": "sting lembas"},
    ).answers(("frodo", ("reserve", "sam-gamgee")))
    assert story.eliminated("frodo") == {"sam-gamgee": 1, "sting": 1}
    assert story.table.eliminated_seen["aragorn"] == ("lembas",)
    assert story.table.items == {}


def test_a_wielder_is_discarded_with_all_items_p11() -> None:
    story = middle_earth(
        reserve={"frodo": "sam-gamgee"}, items={"sam-gamgee": "sting lembas"}
    ).answers(("frodo", ("use", "sam-gamgee")))
    assert story.discarded("frodo") == {"sam-gamgee": 1, "sting": 1}
    assert story.discarded("aragorn") == {"lembas": 1}


# ------------------------------------------------------------------ forsake


def test_a_player_forsakes_from_hand_reserve_or_the_top_of_the_deck_p13() -> None:
    story = old_forest(
        hand={"frodo": "gimli"},
        reserve={"frodo": "village-militia sam-gamgee"},
        items={"sam-gamgee": "sting lembas"},
        deck={"frodo": "glamdring eomer"},
    )
    assert story.asks("frodo", "forsake")
    assert story.question.options == (
        ("hand", "gimli"),
        ("reserve", "village-militia"),
        ("reserve", "sam-gamgee"),
        ("reserve", "sting"),
        ("reserve", "lembas"),
        ("deck",),
    )


def test_a_card_on_a_location_cannot_be_forsaken_p13() -> None:
    story = middle_earth(
        path="weathertop",
        there={"weathertop": "sam-gamgee"},
        items={"sam-gamgee": "sting"},
        deck=NO_DECKS,
    )
    assert forsakable(story.table, "frodo") == ()


def test_an_item_is_forsaken_apart_from_its_wielder_p13() -> None:
    story = old_forest(reserve={"frodo": "sam-gamgee"}, items={"sam-gamgee": "sting lembas"})
    story.answers(("frodo", ("reserve", "sting")))
    assert story.eliminated("frodo") == {"sting": 1}
    assert story.table.reserve["frodo"] == ("sam-gamgee",)
    assert story.table.items == {"sam-gamgee": ("lembas",)}


def test_an_item_is_discarded_apart_from_its_wielder() -> None:
    story = middle_earth(
        reserve={"frodo": "gandalf-the-grey"}, items={"gandalf-the-grey": "narya-ring-of-fire"}
    ).answers(("frodo", ("use", "narya-ring-of-fire")))
    assert story.discarded("frodo") == {"narya-ring-of-fire": 1}
    assert story.table.items == {}
    assert story.place("gandalf-the-grey") == "reserve"


def test_an_item_is_forsaken_for_whoever_controls_its_wielder_p11() -> None:
    story = middle_earth(
        reserve={"frodo": "sam-gamgee"}, items={"sam-gamgee": "lembas"}, deck=NO_DECKS
    )
    assert ("reserve", "lembas") in forsakable(story.table, "frodo")
    assert forsakable(story.table, "aragorn") == ()


def test_a_forsaken_item_of_a_team_mate_lies_in_the_team_mates_pile_p11() -> None:
    story = old_forest(reserve={"frodo": "sam-gamgee"}, items={"sam-gamgee": "lembas"})
    story.answers(("frodo", ("reserve", "lembas")))
    assert story.eliminated("aragorn") == {"lembas": 1}


def test_the_top_card_is_not_seen_before_it_is_forsaken_p13() -> None:
    story = old_forest(hand={"frodo": "gimli"}, deck={"frodo": "glamdring eomer"})
    assert story.asks("frodo", "forsake")
    assert story.match.view("frodo")["deck"]["frodo"] == {"count": 2}
    story.answers(("frodo", ("deck",)))
    assert story.asks("chance", "draw")


def test_the_owner_looks_at_the_forsaken_top_card_and_nobody_else_does_p13() -> None:
    story = old_forest(hand={"frodo": "gimli"}, deck={"frodo": "glamdring eomer"})
    story.answers(("frodo", ("deck",))).draws("eomer")

    def told(who: str) -> list[str | None]:
        return [e["card"] for e in story.match.log(who) if e["event"] == "card-eliminated"]

    assert told("frodo") == ["eomer"]
    assert told("aragorn") == told("saruman") == [None]


@pytest.mark.parametrize(
    ("player", "card"),
    [
        ("frodo", "gandalf-the-white"),
        ("aragorn", "aragorn"),
    ],
)
def test_a_forsaken_top_card_can_say_that_it_is_discarded_instead_p13(
    player: str, card: str
) -> None:
    story = old_forest(turn=player, deck={player: (card, "gimli", "legolas")})
    story.draws(card)
    assert story.discarded(player) == {card: 1}
    assert story.match.view(None)["discard_seen"][player] == (card,)


def test_forsaken_out_of_hand_the_same_card_is_eliminated() -> None:
    story = old_forest(hand={"frodo": "gandalf-the-white"})
    assert story.eliminated("frodo") == {"gandalf-the-white": 1}


def test_two_copies_and_nothing_else_to_forsake_are_asked_for_all_the_same() -> None:
    """Otherwise everybody would know that the hand holds two of a kind."""
    story = old_forest(hand={"frodo": "riders-of-rohan riders-of-rohan"})
    assert story.asks("frodo", "forsake")
    assert story.question.options == (("hand", "riders-of-rohan"),)


def test_forsaking_with_one_card_left_anywhere_is_not_asked() -> None:
    story = old_forest(hand={"frodo": "gimli"})
    assert story.eliminated("frodo") == {"gimli": 1}


def test_forsaking_reaches_into_a_deck_that_has_to_be_rebuilt_first() -> None:
    story = old_forest(discard={"frodo": "gimli"}).draws("gimli")
    assert story.eliminated("frodo") == {"gimli": 1}
    assert story.events("deck-rebuilt") == [
        {"event": "deck-rebuilt", "player": "frodo", "count": 1}
    ]


def test_whoever_has_nothing_but_a_discard_pile_can_still_forsake() -> None:
    story = middle_earth(discard={"frodo": "gimli"}, deck=NO_DECKS)
    assert can_forsake(story.table, "frodo")
    assert not can_forsake(story.table, "aragorn")


def test_a_bargain_gives_nothing_unless_it_is_paid_p13() -> None:
    story = activate("minas-tirith", turn="frodo", deck=NO_DECKS)
    assert story.match.questions() == []
    assert story.table.hand["aragorn"] == ()


# ------------------------------------------------------------------ draw and rebuild


def test_a_draw_takes_the_top_card_into_hand_p13() -> None:
    story = activate("henneth-annun", deck={"aragorn": "legolas strider"}).draws("strider")
    assert story.table.hand["aragorn"] == ("strider",)
    assert len(story.table.deck["aragorn"]) == 1


def test_no_limit_holds_for_the_hand_in_the_middle_of_the_phase_p13() -> None:
    hand = "legolas elrond arwen boromir halbarad denethor faramir"
    story = activate("henneth-annun", hand={"aragorn": hand}).draws("soldiers-of-gondor")
    assert len(story.table.hand["aragorn"]) == 8


def test_an_empty_deck_is_rebuilt_at_once_p11() -> None:
    story = activate(
        "henneth-annun", deck={"aragorn": "strider"}, discard={"aragorn": "legolas elrond"}
    ).draws("strider")
    assert story.table.hand["aragorn"] == ("strider",)
    assert set(story.table.deck["aragorn"].cards) == {"legolas", "elrond"}
    assert story.discarded("aragorn") == {}


def test_a_draw_goes_on_with_the_rebuilt_deck_p11() -> None:
    story = activate("imladris", deck={"aragorn": "strider"}, discard={"aragorn": "legolas elrond"})
    story.draws("strider", "elrond")
    assert story.table.hand["aragorn"] == ("strider", "elrond")


def test_cards_that_everybody_saw_go_into_the_new_deck_as_well_p11() -> None:
    story = activate(
        "henneth-annun",
        deck={"aragorn": "strider"},
        discard={"aragorn": "legolas"},
        discard_seen={"aragorn": "elrond"},
    ).draws("strider")
    assert set(story.table.deck["aragorn"].cards) == {"legolas", "elrond"}
    assert story.table.discard_seen["aragorn"] == ()


def test_whoever_runs_out_of_cards_plays_on_p13() -> None:
    story = activate("imladris", deck={"aragorn": "strider"}).draws("strider")
    assert story.table.hand["aragorn"] == ("strider",)
    assert story.events("cards-drawn")[-1]["count"] == 1


def test_what_is_discarded_after_running_out_is_shuffled_when_the_deck_is_needed() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "legolas strider"},
        deck=NO_DECKS,
    ).answers(("aragorn", ("discard",)), ("aragorn", "legolas"))
    assert len(story.table.deck["aragorn"]) == 0
    assert story.discarded("aragorn") == {"legolas": 1}

    later = activate("henneth-annun", deck=NO_DECKS, discard={"aragorn": "legolas"})
    later.draws("legolas")
    assert later.table.hand["aragorn"] == ("legolas",)


def test_a_search_of_the_discard_pile_leaves_it_where_it_is() -> None:
    """With the deck empty, only what needs the deck has the discard pile shuffled."""
    story = middle_earth(
        reserve={"frodo": "gwaihir-the-windlord"},
        discard={"frodo": "gandalf-the-grey gimli"},
        deck=NO_DECKS,
    ).answers(("frodo", ("use", "gwaihir-the-windlord")), ("frodo", "gandalf-the-grey"))
    assert story.table.hand["frodo"] == ("gandalf-the-grey",)
    assert story.discarded("frodo") == {"gimli": 1, "gwaihir-the-windlord": 1}


def test_the_last_card_forsaken_and_discarded_instead_is_part_of_the_new_deck() -> None:
    story = old_forest(deck={"frodo": "gandalf-the-white"}, discard={"frodo": "gimli"})
    story.draws("gandalf-the-white")
    assert set(story.table.deck["frodo"].cards) == {"gandalf-the-white", "gimli"}
    assert story.discarded("frodo") == {}


def test_a_rebuild_by_text_shuffles_the_discard_pile_into_the_deck_p11() -> None:
    story = activate(
        "orthanc",
        turn="saruman",
        deck={"saruman": "wolf-riders"},
        discard={"saruman": "gollum"},
        discard_seen={"saruman": "shelob"},
    ).answers(("saruman", "no"))
    assert set(story.table.deck["saruman"].cards) == {"wolf-riders", "gollum", "shelob"}


# ------------------------------------------------------------------ take


def test_a_card_taken_out_of_the_deck_is_shown_and_the_deck_shuffled_p13() -> None:
    story = middle_earth(
        turn="aragorn", reserve={"aragorn": "halbarad"}, deck={"aragorn": "strider legolas elrond"}
    ).answers(("aragorn", ("use", "halbarad")), ("aragorn", "strider"))
    assert story.table.hand["aragorn"] == ("strider",)
    assert set(story.table.deck["aragorn"].cards) == {"legolas", "elrond"}
    assert story.events("card-taken") == [
        {"event": "card-taken", "player": "aragorn", "card": "strider", "source": "deck"}
    ]


def test_a_search_for_a_card_that_is_not_there_takes_nothing_and_costs_all_the_same() -> None:
    story = middle_earth(
        turn="aragorn", reserve={"aragorn": "halbarad"}, deck={"aragorn": "legolas elrond"}
    ).answers(("aragorn", ("use", "halbarad")))
    assert story.table.hand["aragorn"] == ()
    assert story.discarded("aragorn") == {"halbarad": 1}
    assert story.events("nothing-found") == [{"event": "nothing-found", "player": "aragorn"}]


def test_a_search_rebuilds_an_empty_deck_first() -> None:
    story = middle_earth(
        turn="aragorn",
        reserve={"aragorn": "halbarad"},
        discard={"aragorn": "strider legolas"},
        deck=NO_DECKS,
    ).answers(("aragorn", ("use", "halbarad")), ("aragorn", "strider"))
    assert story.table.hand["aragorn"] == ("strider",)
    assert set(story.table.deck["aragorn"].cards) == {"legolas", "halbarad"}


def test_a_search_that_takes_the_last_card_has_the_deck_rebuilt_at_once_p11() -> None:
    story = middle_earth(
        turn="aragorn",
        reserve={"aragorn": "halbarad"},
        discard={"aragorn": "legolas"},
        deck={"aragorn": "strider"},
    ).answers(("aragorn", ("use", "halbarad")), ("aragorn", "strider"))
    assert story.table.hand["aragorn"] == ("strider",)
    assert set(story.table.deck["aragorn"].cards) == {"legolas", "halbarad"}
    assert story.discarded("aragorn") == {}


def test_a_searched_deck_is_shuffled_even_if_nothing_was_found_p13() -> None:
    story = middle_earth(
        turn="aragorn",
        reserve={"aragorn": "halbarad galadriel"},
        items={"galadriel": "mirror-of-galadriel"},
        deck={"aragorn": "legolas elrond"},
    ).draws("elrond")
    story.answers(("aragorn", ("use", "halbarad")))
    # The Mirror looks anew: what lay on top before may lie anywhere now.
    assert story.asks("chance", "draw")
    assert set(story.question.options) == {"legolas", "elrond"}


def test_among_several_cards_to_take_the_player_chooses() -> None:
    story = middle_earth(
        turn="aragorn",
        reserve={"aragorn": "denethor"},
        hand={"aragorn": "legolas"},
        deck={"aragorn": "boromir faramir"},
    ).answers(("aragorn", ("use", "denethor")), ("aragorn", ("hand", "legolas")))
    assert story.asks("aragorn", "take")
    assert story.question.options == ("boromir", "faramir")


# ------------------------------------------------------------------ remove


def test_removing_a_card_out_of_the_deck_shuffles_it_p13() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "aragorn legolas"},
        reserve={"aragorn": "galadriel"},
        items={"galadriel": "mirror-of-galadriel"},
        deck={"aragorn": "strider elrond arwen"},
    ).draws("arwen")
    story.answers(("aragorn", ("play", "aragorn")))
    # Strider was searched out, so that nobody knows any longer what lies on top.
    assert story.match.view("aragorn")["deck"]["aragorn"] == {"count": 2}


def test_a_removed_card_is_shown_and_no_text_saves_it_p13() -> None:
    story = middle_earth(turn="aragorn", hand={"aragorn": "aragorn strider legolas"})
    story.answers(("aragorn", ("play", "aragorn")), ("aragorn", "legolas"))
    assert story.match.view("witch-king")["eliminated_seen"]["aragorn"] == ("strider",)


# ------------------------------------------------------------------ discarded instead of eliminated


@pytest.mark.parametrize(
    ("card", "spared"),
    [
        ("frodo-baggins", True),
        ("bilbo-baggins", True),
        ("fatty-bolger", True),
        ("merry-brandybuck", False),
        ("smeagol", False),
        ("gandalf-the-white", False),
    ],
)
def test_who_is_discarded_when_forsaken_from_reserve(card: str, spared: bool) -> None:
    story = old_forest(reserve={"frodo": card})
    assert story.discarded("frodo") == ({card: 1} if spared else {})
    assert story.eliminated("frodo") == ({} if spared else {card: 1})


@pytest.mark.parametrize(
    ("card", "spared"),
    [("frodo-baggins", True), ("bilbo-baggins", True), ("fatty-bolger", False)],
)
def test_who_is_discarded_when_forsaken_out_of_hand(card: str, spared: bool) -> None:
    story = old_forest(hand={"frodo": card})
    assert bool(story.discarded("frodo")) is spared
    assert bool(story.eliminated("frodo")) is not spared


def test_a_card_discarded_instead_satisfies_what_was_demanded() -> None:
    story = old_forest(reserve={"frodo": "frodo-baggins"}, deck={"frodo": "gimli sting"})
    story.answers(("frodo", ("reserve", "frodo-baggins")))
    assert story.match.questions() == []
    assert story.eliminated("frodo") == {}


def test_frodo_does_not_save_his_items_but_bilbo_does() -> None:
    frodo = old_forest(
        reserve={"frodo": "frodo-baggins"}, items={"frodo-baggins": "sting"}
    ).answers(("frodo", ("reserve", "frodo-baggins")))
    assert (frodo.discarded("frodo"), frodo.eliminated("frodo")) == (
        {"frodo-baggins": 1},
        {"sting": 1},
    )
    bilbo = old_forest(
        reserve={"frodo": "bilbo-baggins"},
        items={"bilbo-baggins": "lembas"},
        deck={"aragorn": "legolas strider"},
    ).answers(("frodo", ("reserve", "bilbo-baggins")))
    assert (bilbo.discarded("frodo"), bilbo.discarded("aragorn")) == (
        {"bilbo-baggins": 1},
        {"lembas": 1},
    )


def test_an_elven_cloak_does_not_help_outside_path_combat() -> None:
    story = old_forest(reserve={"frodo": "sam-gamgee"}, items={"sam-gamgee": "elven-cloak"})
    story.answers(("frodo", ("reserve", "sam-gamgee")))
    assert story.eliminated("frodo") == {"sam-gamgee": 1}
    assert story.eliminated("aragorn") == {"elven-cloak": 1}


# ------------------------------------------------------------------ limit, corruption


def test_the_carryover_limit_is_two_and_what_the_cards_in_play_add_pp10_11() -> None:
    story = middle_earth(
        reserve={"aragorn": "elrond", "witch-king": "the-lidless-eye", "saruman": "saruman"},
        items={"saruman": "sarumans-staff"},
    )
    limits = {player: carryover_limit(story.table, player) for player in GAME_ORDER["trilogy"]}
    assert limits == {"frodo": 2, "witch-king": 3, "aragorn": 3, "saruman": 3}


def test_removing_corruption_that_is_not_there_is_ignored_p18() -> None:
    story = middle_earth(corruption=1)
    change_corruption(story.table, -3)
    assert story.table.corruption == 0
    change_corruption(story.table, -1)
    assert story.table.corruption == 0
    # What was ignored is not told either.
    told = [{"event": "corruption-changed", "change": -1, "total": 0}]
    assert story.events("corruption-changed") == told


def test_the_chronicle_tells_of_tokens() -> None:
    setting: dict[str, Any] = {"turn": "witch-king", "path": "weathertop"}
    hunter = middle_earth(reserve={"witch-king": "the-hunter"}, **setting)
    hunter.answers(("witch-king", ("use", "the-hunter")))
    attack = {"event": "token-added", "token": "attack", "on": "weathertop", "count": 1}
    assert hunter.events("token-added") == [attack]
    sam = middle_earth(reserve={"frodo": "sam-gamgee"}, **setting | {"turn": "frodo"})
    sam.answers(("frodo", ("use", "sam-gamgee")))
    assert sam.events("token-added") == [attack | {"token": "defence"}]


def test_corruption_tokens_do_not_run_out() -> None:
    story = middle_earth(corruption=16)
    change_corruption(story.table, 5)
    assert story.table.corruption == 21
