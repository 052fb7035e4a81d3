"""The faction events of the Free Peoples that belong to no faction."""

from __future__ import annotations

from games.wotr_board.warriors.cards.playing import played
from greathall.games.wotr_board.facts import FREE

UNION = "the-union-of-all-our-strength"
FORESIGHT = "by-chance-or-by-foresight"
SEEN = ("wraiths-of-fear", "the-ents-awaken", "march-of-the-ents")


# ------------------------------------------------ The Union of All Our Strength


def test_the_union_of_all_our_strength_trades_an_event_for_one_of_another_faction() -> None:
    story = played(
        f"{UNION}-2",
        events={FREE: ("march-of-the-ents", "fathers-of-trees")},
        discard=("wraiths-of-fear", "the-ents-awaken", FORESIGHT),
    )
    story.free("march-of-the-ents")
    assert story.offers == ("wraiths-of-fear", "draw")
    story.free("wraiths-of-fear")
    assert story.table.faction_hand[FREE] == ("fathers-of-trees", "wraiths-of-fear")
    assert "march-of-the-ents" in story.table.discard


def test_the_union_of_all_our_strength_may_draw_from_any_deck() -> None:
    for deck, card in (("strategy", "the-red-arrow"), ("faction", "we-only-need-wings")):
        story = played(UNION, events={FREE: ("march-of-the-ents", "fathers-of-trees")})
        story.free("fathers-of-trees", deck).draws(card)
        hands = story.table.strategy_hand[FREE] + story.table.faction_hand[FREE]
        assert card in hands


def test_the_union_of_all_our_strength_needs_an_event_of_a_faction_for_its_price() -> None:
    story = played(UNION, events={FREE: (FORESIGHT,)}, discard=("wraiths-of-fear",))
    assert story.is_over
    assert story.table.faction_hand[FREE] == (FORESIGHT,)


# ------------------------------------------------ By Chance or by Foresight


def test_by_chance_or_by_foresight_keeps_one_and_puts_the_others_on_top() -> None:
    story = played(f"{FORESIGHT}-3").draws(*SEEN)
    story.free("the-ents-awaken", "top", "march-of-the-ents")
    assert story.table.faction_hand[FREE] == ("the-ents-awaken",)
    known = tuple(card for card, _ in story.table.faction_deck[FREE].top)
    assert known == ("march-of-the-ents", "wraiths-of-fear")


def test_by_chance_or_by_foresight_may_put_them_at_the_bottom() -> None:
    story = played(f"{FORESIGHT}-2").draws(*SEEN)
    story.free("wraiths-of-fear", "bottom", "the-ents-awaken")
    known = tuple(card for card, _ in story.table.faction_deck[FREE].bottom)
    assert known == ("march-of-the-ents", "the-ents-awaken")  # from the lowest upwards


def test_by_chance_or_by_foresight_looks_at_the_hand_limit_last() -> None:
    held = ("fathers-of-trees", "we-only-need-wings", "paths-of-the-dead", "the-dark-door")
    story = played(FORESIGHT, events={FREE: held}).draws(*SEEN)
    story.free("the-ents-awaken", "top", "wraiths-of-fear", "the-dark-door")
    assert len(story.table.faction_hand[FREE]) == 4


def test_by_chance_or_by_foresight_shows_nobody_else_what_was_seen() -> None:
    story = played(FORESIGHT).draws(*SEEN).free("the-ents-awaken", "top", "wraiths-of-fear")
    view = str(story.match.view("shadow"))
    assert "wraiths-of-fear" not in view
    assert "the-ents-awaken" not in view
