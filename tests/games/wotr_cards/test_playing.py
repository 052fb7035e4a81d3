"""How to play a card (pp. 10–12)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import GAME_ORDER, Story, activate, middle_earth

NO_DECKS = dict.fromkeys(GAME_ORDER["trilogy"], "")


# ------------------------------------------------------------------ the price


def test_a_card_lies_on_the_table_before_another_is_discarded_for_it_p10() -> None:
    story = middle_earth(hand={"frodo": "village-militia gimli glamdring"})
    story.answers(("frodo", ("play", "village-militia")))
    assert story.asks("frodo", "discard")
    assert story.table.reserve["frodo"] == ("village-militia",)
    assert story.question.options == ("gimli", "glamdring")


def test_the_text_of_a_card_works_after_the_discard_p10() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "arwen legolas strider"},
        deck={"aragorn": "elrond boromir"},
    ).answers(("aragorn", ("play", "arwen")))
    assert story.table.hand["aragorn"] == ("legolas", "strider")  # nothing is drawn yet
    story.answers(("aragorn", "strider")).draws("boromir")
    assert story.table.hand["aragorn"] == ("legolas", "boromir")


@pytest.mark.parametrize(
    ("card", "setting"),
    [
        ("village-militia", {}),
        ("frodo-baggins", {"path": "weathertop"}),
        ("glamdring", {"reserve": {"frodo": "gandalf-the-grey"}}),
        ("there-is-another-way", {"path": "weathertop", "paths": ("the-old-forest",)}),
    ],
)
def test_every_type_of_card_costs_a_discard_p10(card: str, setting: dict[str, Any]) -> None:
    story = middle_earth(hand={"frodo": (card, "gimli", "sting")}, **setting)
    story.answers(("frodo", ("play", card)))
    if story.asks("frodo", "place"):
        story.answers(("frodo", "reserve"))
    assert story.asks("frodo", "discard")
    story.answers(("frodo", "sting"))
    assert story.discarded("frodo") == {"sting": 1}


def test_with_one_other_card_in_hand_the_discard_is_not_asked() -> None:
    story = middle_earth(hand={"frodo": "village-militia gimli"})
    story.answers(("frodo", ("play", "village-militia")))
    assert story.discarded("frodo") == {"gimli": 1}
    assert story.asks("witch-king", "turn")


def test_whoever_has_another_card_cannot_forsake_instead_p10() -> None:
    story = middle_earth(
        hand={"frodo": "village-militia gimli sting"}, reserve={"frodo": "riders-of-rohan"}
    ).answers(("frodo", ("play", "village-militia")))
    assert story.question.kind == "discard"
    assert story.question.options == ("gimli", "sting")


def test_the_last_card_in_hand_costs_a_forsaken_card_p10() -> None:
    story = middle_earth(
        hand={"frodo": "village-militia"},
        reserve={"frodo": "riders-of-rohan"},
        deck={"frodo": "gimli sting"},
    ).answers(("frodo", ("play", "village-militia")))
    assert story.asks("frodo", "forsake")
    assert story.question.options == (("reserve", "riders-of-rohan"), ("deck",))
    story.answers(("frodo", ("deck",))).draws("sting")
    assert story.eliminated("frodo") == {"sting": 1}


def test_a_card_being_played_cannot_pay_for_itself() -> None:
    story = middle_earth(hand={"frodo": "village-militia"}, deck={"frodo": "gimli"})
    story.answers(("frodo", ("play", "village-militia"))).draws("gimli")
    assert story.table.reserve["frodo"] == ("village-militia",)
    assert story.eliminated("frodo") == {"gimli": 1}


def test_an_item_being_played_cannot_pay_for_itself_but_its_wielder_can() -> None:
    story = middle_earth(
        hand={"frodo": "glamdring"},
        reserve={"frodo": "gandalf-the-grey"},
        deck={"frodo": "gimli sting"},
    ).answers(("frodo", ("play", "glamdring")))
    assert story.question.options == (("reserve", "gandalf-the-grey"), ("deck",))
    story.answers(("frodo", ("reserve", "gandalf-the-grey")))
    assert story.eliminated("frodo") == {"gandalf-the-grey": 1, "glamdring": 1}


def test_a_second_copy_that_pays_for_the_first_leaves_a_card_that_cannot_move_p11() -> None:
    story = middle_earth(
        battlegrounds=("edoras",),
        hand={"frodo": "riders-of-rohan", "saruman": "wolf-riders"},
        reserve={"frodo": "riders-of-rohan"},
        deck={"frodo": "gimli sting"},
    ).answers(("frodo", ("play", "riders-of-rohan")), ("frodo", "reserve"))
    story.answers(("frodo", ("reserve", "riders-of-rohan")))
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    assert story.table.reserve["frodo"] == ("riders-of-rohan",)
    assert not story.can("move", "riders-of-rohan")


def test_with_nothing_left_to_forsake_a_card_is_played_for_nothing_p13() -> None:
    story = middle_earth(hand={"frodo": "village-militia"}, deck=NO_DECKS)
    story.answers(("frodo", ("play", "village-militia")))
    assert story.table.reserve["frodo"] == ("village-militia",)
    assert story.eliminated("frodo") == {}


def test_a_discard_by_text_comes_on_top_of_the_price_p13() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "prince-imrahil legolas strider"},
        deck={"aragorn": "knights-of-dol-amroth elrond"},
    ).answers(("aragorn", ("play", "prince-imrahil")), ("aragorn", "legolas"))
    story.answers(("aragorn", "yes"))
    assert story.discarded("aragorn") == {"legolas": 1, "strider": 1}
    assert story.table.hand["aragorn"] == ("knights-of-dol-amroth",)


# ------------------------------------------------------------------ kinds of card


def test_an_event_does_what_it_says_and_is_eliminated_p11() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "the-red-arrow legolas"},
    ).answers(("aragorn", ("play", "the-red-arrow")))
    assert story.table.in_force == ("the-red-arrow",)
    assert story.eliminated("aragorn") == {"the-red-arrow": 1}
    assert story.table.reserve["aragorn"] == ()


def test_an_event_is_seen_by_all_p9() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "the-red-arrow legolas"},
    ).answers(("aragorn", ("play", "the-red-arrow")))
    assert story.match.view("saruman")["eliminated_seen"]["aragorn"] == ("the-red-arrow",)
    told = [e["event"] for e in story.match.log("saruman")]
    assert told == ["card-played", "card-discarded", "text-applies", "card-eliminated"]


def test_an_older_copy_in_reserve_may_pay_for_one_played_to_a_battleground() -> None:
    story = middle_earth(
        battlegrounds=("edoras",),
        hand={"frodo": "riders-of-rohan"},
        reserve={"frodo": "riders-of-rohan"},
        deck=NO_DECKS,
    ).answers(("frodo", ("play", "riders-of-rohan")), ("frodo", "edoras"))
    assert story.eliminated("frodo") == {"riders-of-rohan": 1}
    assert story.table.there["edoras"] == ("riders-of-rohan",)


def test_the_text_of_an_item_works_when_it_is_played() -> None:
    story = middle_earth(
        turn="saruman",
        options={"promos": "yes"},
        hand={"saruman": "whip-of-many-thongs gollum"},
        reserve={"saruman": "balrog-of-moria"},
        deck={"saruman": "shelob hill-troll"},
    ).answers(("saruman", ("play", "whip-of-many-thongs")))
    story.draws("hill-troll")
    assert story.table.hand["saruman"] == ("hill-troll",)


def test_a_text_for_wielders_in_reserve_does_not_work_on_a_location() -> None:
    story = middle_earth(
        turn="witch-king",
        path="weathertop",
        battlegrounds=("lorien",),
        hand={"witch-king": "fell-beast olog-hai"},
        there={"weathertop": "the-hunter"},
    ).answers(("witch-king", ("play", "fell-beast")))
    assert story.place("fell-beast") == "weathertop"
    assert story.asks("aragorn", "turn")


@pytest.mark.parametrize("action", ["play", "move"])
def test_a_text_on_entering_a_battleground_works_for_play_and_move_p12(action: str) -> None:
    pile = "hand" if action == "play" else "reserve"
    setting: dict[str, Any] = {pile: {"frodo": "treebeard"}}
    story = middle_earth(
        battlegrounds=("orthanc",),
        there={"orthanc": "wolf-riders"},
        deck={"frodo": "gimli sting"},
        **setting,
    ).answers(("frodo", (action, "treebeard")))
    if action == "play":
        story.answers(("frodo", "orthanc")).draws("gimli")
    assert story.place("treebeard") == "orthanc"
    assert story.eliminated("saruman") == {"wolf-riders": 1}


def test_a_text_for_playing_to_a_battleground_does_not_work_in_reserve_p12() -> None:
    story = middle_earth(
        battlegrounds=("orthanc",),
        hand={"frodo": "eowyn gimli"},
        there={"orthanc": "the-hunter"},
    ).answers(("frodo", ("play", "eowyn")), ("frodo", "reserve"))
    assert story.asks("frodo", "may")


def test_an_event_cannot_be_forsaken_to_pay_for_itself() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "paths-of-the-dead"},
        deck={"aragorn": "legolas strider elrond boromir arwen halbarad denethor faramir"},
    ).answers(("aragorn", ("play", "paths-of-the-dead")))
    story.draws("legolas")  # its price: only the deck can pay
    story.draws("strider", "elrond")  # what it demands
    story.draws("boromir", "arwen", "halbarad", "denethor")
    assert story.eliminated("aragorn") == {
        "legolas": 1,
        "strider": 1,
        "elrond": 1,
        "paths-of-the-dead": 1,
    }


def test_an_event_that_could_do_nothing_cannot_be_played() -> None:
    hand = {"witch-king": "the-black-captain olog-hai"}
    without = middle_earth(turn="witch-king", hand=hand)
    assert not without.can("play", "the-black-captain")
    ready = middle_earth(turn="witch-king", hand=hand, reserve={"witch-king": "the-witch-king"})
    assert ready.can("play", "the-black-captain")


def test_an_item_moves_with_its_wielder_p11() -> None:
    story = middle_earth(
        path="imladris",
        reserve={"frodo": "gandalf-the-grey"},
        items={"gandalf-the-grey": "glamdring narya-ring-of-fire"},
    ).answers(("frodo", ("move", "gandalf-the-grey")))
    assert story.place("glamdring") == story.place("narya-ring-of-fire") == "imladris"


def test_no_text_hands_an_item_over_p11() -> None:
    story = middle_earth(
        reserve={"frodo": "frodo-baggins sam-gamgee"}, items={"frodo-baggins": "sting"}
    )
    assert not story.can("move", "sting")
    assert not story.can("use", "sting")


def test_an_item_leaves_its_wielders_right_to_move_as_it_was() -> None:
    story = middle_earth(
        path="imladris",
        battlegrounds=("lorien",),
        hand={"frodo": "glamdring gimli", "saruman": "wolf-riders"},
        reserve={"frodo": "gandalf-the-grey"},
    ).answers(("frodo", ("play", "glamdring")))
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    assert story.can("move", "gandalf-the-grey")


def test_gandalf_the_white_removes_gandalf_the_grey_with_his_items_p10() -> None:
    story = middle_earth(
        path="weathertop",
        hand={"frodo": "gandalf-the-white gimli"},
        there={"weathertop": "gandalf-the-grey"},
        items={"gandalf-the-grey": "glamdring"},
    ).answers(("frodo", ("play", "gandalf-the-white")))
    assert story.place("gandalf-the-white") == "reserve"
    assert story.eliminated("frodo") == {"gandalf-the-grey": 1, "glamdring": 1}
    assert story.table.there["weathertop"] == ()
    assert story.table.items == {}


@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "discard_seen"])
def test_aragorn_removes_strider_wherever_he_is_p10(pile: str) -> None:
    setting: dict[str, Any] = {
        "hand": {"aragorn": "aragorn legolas elrond"},
        "deck": {"aragorn": "boromir arwen"},
    }
    setting[pile] = {"aragorn": (setting.get(pile, {}).get("aragorn", "") + " strider").strip()}
    story = middle_earth(turn="aragorn", **setting)
    story.answers(("aragorn", ("play", "aragorn")), ("aragorn", "legolas"))
    assert story.eliminated("aragorn") == {"strider": 1}
    assert story.discarded("aragorn") == {"legolas": 1}
    assert story.table.eliminated_seen["aragorn"] == ("strider",)
    assert "strider" not in story.table.hand["aragorn"]
    assert "strider" not in story.table.deck["aragorn"]


def test_strider_discarded_as_the_price_of_aragorn_is_removed_all_the_same() -> None:
    story = middle_earth(turn="aragorn", hand={"aragorn": "aragorn strider"})
    story.answers(("aragorn", ("play", "aragorn")))
    assert story.eliminated("aragorn") == {"strider": 1}
    assert story.discarded("aragorn") == {}


def test_aragorn_may_be_played_though_strider_is_gone_p10() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "aragorn legolas"},
        eliminated={"aragorn": "strider"},
    ).answers(("aragorn", ("play", "aragorn")))
    assert story.place("aragorn") == "reserve"


# ------------------------------------------------------------------ playing and moving


def test_moving_is_not_playing_p12() -> None:
    story = middle_earth(
        turn="aragorn", path="imladris", reserve={"aragorn": "elrond"}, deck={"aragorn": "legolas"}
    ).answers(("aragorn", ("move", "elrond")))
    assert story.place("elrond") == "imladris"
    assert story.table.hand["aragorn"] == ()


def test_boromir_draws_when_played_and_forsakes_on_a_path_only_p12() -> None:
    deck = {"aragorn": "legolas elrond arwen"}
    hand = {"aragorn": "boromir strider halbarad", "frodo": "gimli"}
    straight = middle_earth(turn="aragorn", path="imladris", hand=hand, deck=deck)
    straight.answers(("aragorn", ("play", "boromir")), ("aragorn", "imladris"))
    straight.answers(("aragorn", "strider")).draws("legolas")
    assert straight.asks("aragorn", "forsake")

    waiting = middle_earth(turn="aragorn", path="imladris", hand=hand, deck=deck)
    waiting.answers(("aragorn", ("play", "boromir")), ("aragorn", "reserve"))
    waiting.answers(("aragorn", "strider")).draws("legolas")
    assert waiting.asks("saruman", "turn")

    later = middle_earth(turn="aragorn", path="imladris", reserve={"aragorn": "boromir"}, deck=deck)
    later.answers(("aragorn", ("move", "boromir"))).draws("arwen")
    assert later.eliminated("aragorn") == {"arwen": 1}
    assert later.table.hand["aragorn"] == ()


def test_a_move_by_text_works_for_a_card_played_in_this_round() -> None:
    story = middle_earth(
        turn="witch-king",
        path="weathertop",
        hand={"witch-king": "black-riders-mount olog-hai"},
        reserve={"witch-king": "the-hunter"},
        fresh={"witch-king": "the-hunter"},
    ).answers(("witch-king", ("play", "black-riders-mount")))
    assert story.question.options == ("weathertop", "none")
    story.answers(("witch-king", "weathertop"))
    assert story.place("the-hunter") == story.place("black-riders-mount") == "weathertop"


def test_a_move_that_a_text_forces_is_not_asked() -> None:
    story = middle_earth(
        reserve={"frodo": "gandalf-the-grey"},
        fresh={"frodo": "gandalf-the-grey"},
        items={"gandalf-the-grey": "shadowfax"},
        battleground_deck={"free": "lorien", "shadow": ""},
    ).answers(("frodo", ("use", "shadowfax")))
    assert story.place("gandalf-the-grey") == "lorien"


def test_a_card_put_into_reserve_is_marked_for_the_round_p11() -> None:
    story = middle_earth(hand={"frodo": "village-militia gimli"})
    story.answers(("frodo", ("play", "village-militia")))
    assert story.table.fresh["frodo"] == ("village-militia",)


# ------------------------------------------------------------------ twice in a round


def test_no_character_is_played_twice_in_a_round_p11() -> None:
    played: dict[str, Any] = {"played": ("gimli",)}
    assert not middle_earth(hand={"frodo": "gimli sting"}, **played).can("play", "gimli")
    assert middle_earth(hand={"frodo": "gimli sting"}).can("play", "gimli")


def test_no_item_is_played_twice_in_a_round_p11() -> None:
    setting: dict[str, Any] = {
        "hand": {"frodo": "glamdring sting"},
        "reserve": {"frodo": "gandalf-the-grey"},
    }
    assert not middle_earth(played=("glamdring",), **setting).can("play", "glamdring")


def test_playing_marks_a_character_and_an_item_until_the_round_ends_p11() -> None:
    story = middle_earth(
        hand={"frodo": "frodo-baggins sting gimli glamdring", "saruman": "wolf-riders"},
    ).answers(("frodo", ("play", "frodo-baggins")), ("frodo", "reserve"), ("frodo", "gimli"))
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    story.answers(("frodo", ("play", "sting")))
    assert story.table.played == ("frodo-baggins", "sting")


def test_an_army_may_come_back_in_the_same_round_p11() -> None:
    story = middle_earth(hand={"frodo": "village-militia gimli"}, played=("village-militia",))
    assert story.can("play", "village-militia")


def test_what_was_played_this_round_is_forgotten_in_the_next_p11() -> None:
    story = middle_earth(played=("gimli",), deck=NO_DECKS, agenda=(("draw_phase",),))
    assert story.table.played == ()


# ------------------------------------------------------------------ draw, play, discard the rest


def drawn_by_eomer(*cards: str, hand: str = "eomer glamdring sting", **setting: Any) -> Story:
    """Éomer is played to reserve for Glamdring; these are the cards he draws."""
    deck = {"frodo": (*cards, "shadowfax")}
    story = middle_earth(hand={"frodo": hand}, deck=deck, **setting)
    story.answers(("frodo", ("play", "eomer")))
    if story.asks("frodo", "discard"):
        story.answers(("frodo", "glamdring"))
    return story.draws(*cards)


def test_drawn_cards_do_not_join_the_hand_p13() -> None:
    cards = ("gimli", "merry-brandybuck", "village-militia", "bilbo-baggins", "treebeard")
    story = drawn_by_eomer(*cards)
    assert story.table.aside["frodo"] == cards
    assert story.table.hand["frodo"] == ("sting",)


def test_playing_none_of_the_drawn_cards_is_allowed() -> None:
    cards = ("gimli", "merry-brandybuck", "village-militia", "bilbo-baggins", "treebeard")
    story = drawn_by_eomer(*cards)
    assert story.question.options == ("village-militia", "none")
    story.answers(("frodo", "none"))
    assert story.discarded("frodo") == dict.fromkeys((*cards, "glamdring"), 1)


def test_a_player_who_drew_nothing_to_play_is_asked_all_the_same() -> None:
    """Otherwise everybody would know that there was nothing among the cards."""
    story = drawn_by_eomer("gimli", "merry-brandybuck", "bilbo-baggins", "treebeard", "quickbeam")
    assert story.asks("frodo", "play-drawn")
    assert story.question.options == ("none",)


def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    story = drawn_by_eomer(
        "gimli", "merry-brandybuck", "village-militia", "sam-gamgee", "treebeard"
    )
    assert len(story.match.view("frodo")["aside"]["frodo"]) == 5
    assert story.match.view("aragorn")["aside"]["frodo"] == 5
    drawn = [e for e in story.match.log("aragorn") if e["event"] == "cards-drawn"]
    assert [(e["count"], e["cards"]) for e in drawn] == [(5, None)]


def test_the_rest_of_the_drawn_cards_is_discarded_unseen_p13() -> None:
    cards = ("gimli", "merry-brandybuck", "village-militia", "bilbo-baggins", "treebeard")
    story = drawn_by_eomer(*cards).answers(("frodo", "village-militia"))
    assert {e["card"] for e in story.events("card-discarded")} == {None}
    assert story.match.view("aragorn")["discard"]["frodo"] == 5


def test_the_palantir_keeps_its_secrets() -> None:
    story = middle_earth(
        turn="saruman",
        reserve={"saruman": "saruman"},
        items={"saruman": "palantir-of-orthanc"},
        deck={"saruman": "white-hand-orcs white-hand-orcs gollum shelob"},
    ).answers(("saruman", ("use", "palantir-of-orthanc")))
    story.draws("white-hand-orcs", "white-hand-orcs", "gollum").answers(("saruman", "gollum"))
    # Two copies are left: one answer, but the question hides that from the others.
    assert story.asks("saruman", "discard-drawn")
    story.answers(("saruman", "white-hand-orcs"))
    assert [e["card"] for e in story.events("card-discarded")] == [None]
    assert [e["card"] for e in story.events("card-eliminated")] == [None]
    assert story.table.hand["saruman"] == ("white-hand-orcs",)


def test_a_drawn_card_may_go_anywhere_it_is_allowed_unless_the_text_names_a_place() -> None:
    deck = {"witch-king": "olog-hai the-hunter the-warrior the-reaver grishnakh the-commander"}
    fields = ("lorien",)
    story = activate("cirith-ungol", turn="witch-king", battlegrounds=fields, deck=deck)
    story.draws("olog-hai", "the-hunter", "the-warrior", "the-reaver", "grishnakh")
    story.answers(("witch-king", "olog-hai"))
    assert story.asks("witch-king", "place")
    assert story.question.options == ("lorien", "reserve")


def test_cards_drawn_by_minas_morgul_go_to_reserve_only() -> None:
    deck = {"witch-king": "the-hunter olog-hai mordor-orcs black-uruks trolls-of-udun grishnakh"}
    story = activate("minas-morgul", turn="witch-king", path="weathertop", deck=deck)
    story.draws("the-hunter", "olog-hai", "mordor-orcs", "black-uruks", "trolls-of-udun")
    assert story.question.options == ("the-hunter", "none")
    story.answers(("witch-king", "the-hunter"))
    assert story.place("the-hunter") == "reserve"
    assert story.discarded("witch-king").total() == 4


def test_cards_drawn_by_helms_deep_go_to_helms_deep_only() -> None:
    deck = {"frodo": "gimli merry-brandybuck village-militia gandalf-the-grey glamdring sting"}
    story = activate("helms-deep", turn="frodo", deck=deck, path="weathertop")
    story.draws("gimli", "merry-brandybuck", "village-militia", "gandalf-the-grey", "glamdring")
    fitting = ("merry-brandybuck", "village-militia", "gandalf-the-grey", "none")
    assert story.question.options == fitting
    story.answers(("frodo", "merry-brandybuck"))
    assert story.place("merry-brandybuck") == "helms-deep"


def test_an_army_without_a_named_faction_may_be_of_any_faction_in_a_duel() -> None:
    deck = {"witch-king": "wolf-riders olog-hai hill-troll gollum shelob saruman"}
    story = activate("morannon", scenario="duel-2", turn="witch-king", deck=deck)
    story.draws("wolf-riders", "olog-hai", "hill-troll", "gollum", "shelob")
    assert story.question.options == ("wolf-riders", "olog-hai", "none")


def test_the_elimination_comes_first_and_even_if_nothing_is_played() -> None:
    story = middle_earth(
        turn="witch-king",
        hand={"witch-king": "the-ringwraiths-are-abroad olog-hai"},
        deck={"witch-king": "mordor-orcs black-uruks trolls-of-udun grishnakh"},
    ).answers(("witch-king", ("play", "the-ringwraiths-are-abroad")))
    story.draws("mordor-orcs", "black-uruks", "trolls-of-udun", "grishnakh", "olog-hai")
    assert story.asks("witch-king", "eliminate-drawn")
    story.answers(("witch-king", "black-uruks"))
    assert story.asks("witch-king", "play-drawn")
    story.answers(("witch-king", "none"))
    assert story.eliminated("witch-king") == {"black-uruks": 1, "the-ringwraiths-are-abroad": 1}


def test_with_too_few_drawn_cards_the_hand_pays_the_difference() -> None:
    """Only the army was there to be drawn, so that nothing is left to discard for it."""
    story = activate(
        "cirith-ungol",
        turn="witch-king",
        hand={"witch-king": "the-hunter grishnakh"},
        deck={"witch-king": "olog-hai"},
    )
    story.draws("olog-hai").answers(("witch-king", "olog-hai"))
    assert story.asks("witch-king", "discard")
    story.answers(("witch-king", "grishnakh"))
    assert story.table.reserve["witch-king"] == ("olog-hai",)
    assert story.discarded("witch-king") == {"grishnakh": 1}


def test_with_an_empty_hand_the_difference_is_forsaken() -> None:
    story = activate(
        "cirith-ungol",
        turn="witch-king",
        reserve={"witch-king": "the-hunter"},
        deck={"witch-king": "olog-hai"},
    )
    story.draws("olog-hai").answers(("witch-king", "olog-hai"))
    assert story.eliminated("witch-king") == {"the-hunter": 1}


def test_the_text_of_a_card_played_by_a_text_works_after_the_discards() -> None:
    story = middle_earth(
        hand={"frodo": "theoden glamdring"},
        deck={"frodo": "eomer gimli sting merry-brandybuck pippin-took village-militia treebeard"},
    ).answers(("frodo", ("play", "theoden")))
    story.draws("eomer", "gimli", "sting", "merry-brandybuck", "pippin-took")
    story.answers(("frodo", "eomer"))
    assert story.discarded("frodo")["gimli"] == 1  # the rest of Théoden's cards is gone by now
    assert story.asks("chance", "draw")
    story.draws("village-militia")
    assert story.table.aside["frodo"][0] == "village-militia"


def test_a_card_played_by_a_text_is_played() -> None:
    story = middle_earth(
        hand={"frodo": "theoden glamdring"},
        deck={"frodo": "eomer gimli sting merry-brandybuck pippin-took treebeard"},
    ).answers(("frodo", ("play", "theoden")))
    story.draws("eomer", "gimli", "sting", "merry-brandybuck", "pippin-took")
    story.answers(("frodo", "eomer"))
    assert story.table.played == ("theoden", "eomer")
