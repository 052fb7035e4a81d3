"""The faction events of the Shadow that belong to no faction."""

from __future__ import annotations

from games.wotr_board.warriors.cards.playing import played
from greathall.games.wotr_board.facts import SHADOW

MALICE = "his-will-and-his-malice"
SERVANTS = "servants-of-sauron"
SEEN = ("evil-things", "wild-hillmen", "a-great-fleet")


def test_his_will_and_his_malice_takes_a_discarded_event_but_not_itself() -> None:
    discarded = ("evil-things", MALICE, "wraiths-of-fear")
    story = played(f"{MALICE}-2", discard=discarded)
    assert story.offers == ("evil-things", MALICE)
    story.shadow(MALICE)
    assert story.table.faction_hand[SHADOW] == (MALICE,)
    assert story.table.discard == ("evil-things", "wraiths-of-fear", f"{MALICE}-2")


def test_his_will_and_his_malice_takes_back_what_lies_face_down() -> None:
    story = played(MALICE, faction_buried={SHADOW: ("black-sails",)}).shadow("black-sails")
    assert story.table.faction_hand[SHADOW] == ("black-sails",)
    assert story.table.faction_buried[SHADOW] == ()
    assert "black-sails" not in str(story.match.log("free-peoples"))


def test_his_will_and_his_malice_needs_a_discard() -> None:
    assert played(MALICE).is_over


def test_servants_of_sauron_keeps_one_and_shuffles_all_others_in() -> None:
    story = played(f"{SERVANTS}-2", discard=("black-sails",)).draws(*SEEN)
    story.shadow("wild-hillmen")
    assert story.table.faction_hand[SHADOW] == ("wild-hillmen",)
    assert story.table.discard == ()
    deck = story.table.faction_deck[SHADOW]
    for card in ("evil-things", "a-great-fleet", "black-sails", f"{SERVANTS}-2"):
        assert card in deck


def test_servants_of_sauron_and_its_copies_say_the_same() -> None:
    for copy in ("", "-2", "-3"):
        story = played(f"{SERVANTS}{copy}").draws(*SEEN).shadow("evil-things")
        assert f"{SERVANTS}{copy}" in story.table.faction_deck[SHADOW]
