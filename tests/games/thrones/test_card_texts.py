"""Tests of card_texts.py: when the texts of house cards speak (p. 19)."""

from __future__ import annotations

from games.thrones.story import battle, first
from greathall.games.thrones.card_texts import TEXTS, CardText
from greathall.games.thrones.facts import HOUSE_CARDS, cards_of


def test_every_card_with_a_text_has_one_and_no_other_has() -> None:
    assert set(TEXTS) == {card.id for card in HOUSE_CARDS.values() if card.text}


def test_a_card_has_a_text_or_icons_but_never_both_p19() -> None:
    for card in HOUSE_CARDS.values():
        assert card.text != bool(card.swords or card.fortifications), card.id


def test_seven_cards_a_house_with_these_strengths_p19() -> None:
    strengths = {
        house: sorted(HOUSE_CARDS[card].strength for card in cards_of(house))
        for house in ("baratheon", "lannister", "stark", "martell", "greyjoy", "tyrell")
    }
    assert all(found == [0, 1, 1, 2, 2, 3, 4] for found in strengths.values())


def test_moments_of_texts_h2() -> None:
    cancels = [card for card in TEXTS if TEXTS[card].says(CardText.cancel)]
    at_once = sorted(card for card in TEXTS if TEXTS[card].says(CardText.immediately))
    assert cancels == ["tyrion-lannister"]
    assert at_once == ["aeron-damphair", "doran-martell", "mace-tyrell", "queen-of-thorns"]


def test_cancelling_comes_before_immediately_whatever_the_turn_order_h2() -> None:
    """Mace Tyrell stands before Lannister on the throne, and is sent back all the same."""
    story = battle(
        "lannister",
        "tyrell",
        "searoad-marches",
        tracks={"throne": first("tyrell", "lannister")},
        blade_used=True,
    )
    story.cards("tyrion-lannister", "mace-tyrell")
    assert story.asks("lannister", "use-card-text")
    assert story.fight.units == ("footman",)
    story.answers(("lannister", "yes"), ("tyrell", "margaery-tyrell"))
    assert story.lost("lannister") == []
    assert story.winner == "tyrell"


def test_texts_of_one_moment_speak_in_turn_order_h2() -> None:
    """Doran lowers the opponent, the Queen removes an order: who is first on the throne begins."""
    for leader, kinds in (
        ("martell", ["lower-track", "remove-order"]),
        ("tyrell", ["remove-order", "lower-track"]),
    ):
        story = battle(
            "martell",
            "tyrell",
            "dornish-marches",
            origin="princes-pass",
            forces={"boneway": "martell footman", "three-towers": "martell footman"},
            orders={"boneway": "raid", "three-towers": "raid"},
            tracks={"throne": first(leader)},
            blade_used=True,
        )
        story.cards("doran-martell", "queen-of-thorns")
        answers = {"lower-track": ("martell", "court"), "remove-order": ("tyrell", "boneway")}
        asked = []
        for _ in range(2):
            asked.append(story.question.kind)
            story.answers(answers[story.question.kind])
        assert asked == kinds


def test_immediate_texts_come_before_strength_is_counted_h2() -> None:
    story = battle(
        "tyrell", "stark", "reach", origin="highgarden", tracks={"fiefdoms": first("stark")}
    )
    story.cards("mace-tyrell", "greatjon-umber")
    assert story.parts("defender") == {"units": 0, "card": 2}


def test_texts_of_winners_and_losers_speak_once_the_winner_is_known_h2() -> None:
    """In turn order: Tywin's power before Roose's cards, or the other way round."""
    for leader, kinds in (
        ("lannister", ["power-gained", "hand-restored"]),
        ("stark", ["hand-restored", "power-gained"]),
    ):
        story = battle(
            "lannister",
            "stark",
            "riverrun",
            origin="lannisport",
            tracks={"throne": first(leader)},
            hand={"stark": cards_of("stark")[1:]},
            discard={"stark": ("eddard-stark",)},
        )
        story.cards("tywin-lannister", "roose-bolton")
        told = [e["event"] for e in story.match.log(None)]
        assert [kind for kind in told if kind in kinds] == kinds
        assert told.index("battle-won") < told.index(kinds[0])


def test_texts_after_the_combat_come_when_both_cards_are_discarded_h3() -> None:
    story = battle("baratheon", "stark", "harrenhal", attacking="knight knight knight knight")
    story.cards("patchface", "ser-rodrick-cassel")
    story.answers(("stark", story.offers[0]))
    assert story.asks("baratheon", "discard-from-hand")
    assert story.table.discard["baratheon"] == ("patchface",)
    assert story.table.discard["stark"] == ("ser-rodrick-cassel",)
    assert story.force("harrenhal") == "baratheon knight knight knight knight"


def test_no_text_speaks_twice_in_a_combat_h4() -> None:
    """Tyrion has sent a card back; against its replacement he can do nothing."""
    story = battle("lannister", "greyjoy", "seagard", blade_used=True)
    story.cards("tyrion-lannister", "balon-greyjoy").answers(
        ("lannister", "yes"), ("greyjoy", "aeron-damphair")
    )
    assert story.asks("greyjoy", "use-card-text")
    story.answers(("greyjoy", "yes"), ("greyjoy", "balon-greyjoy"))
    assert story.events("battle-won") != []


def test_the_opponent_is_the_other_combatant_never_a_supporter_h5() -> None:
    """The Queen of Thorns finds no order of Martell's, and Baratheon's is not meant."""
    story = battle(
        "martell",
        "tyrell",
        "dornish-marches",
        origin="princes-pass",
        forces={"boneway": "baratheon footman"},
        orders={"boneway": "support"},
        blade_used=True,
    )
    story.answers(("baratheon", "attacker"), ("martell", "yes"))
    story.cards("darkstar", "queen-of-thorns")
    assert story.table.orders["boneway"] == "support"
    assert story.events("order-removed") == []


def test_icons_from_texts_count_like_printed_ones_h10() -> None:
    """Nymeria's sword as attacker kills, and her fortification as defender blocks."""
    story = battle(
        "martell",
        "stark",
        "harrenhal",
        attacking="knight knight",
        defending="footman footman",
    )
    story.cards("nymeria-sand", "catelyn-stark")
    assert story.lost("stark") == ["footman"]
    story = battle("stark", "martell", "harrenhal", attacking="knight knight", defending="footman")
    story.cards("greatjon-umber", "nymeria-sand")
    assert story.winner == "stark"
    assert story.lost("martell") == []
