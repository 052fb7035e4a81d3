"""The examples on page 8: the order of turns, and who is first player next."""

from __future__ import annotations

from games.wotr_cards.story import middle_earth

ORDER = ("frodo", "witch-king", "aragorn", "saruman")


def test_p08_frodo_then_the_witch_king_aragorn_saruman_and_frodo_again() -> None:
    hands = {
        "frodo": "gimli sting",
        "witch-king": "olog-hai the-hunter",
        "aragorn": "legolas elrond",
        "saruman": "shelob gollum",
    }
    story = middle_earth(hand=hands)
    for player in ORDER:
        assert story.asks(player, "turn")
        story.answers((player, ("discard",)), (player, hands[player].split()[0]))
    assert story.asks("frodo", "turn")


def test_p08_the_witch_king_is_first_in_round_two_and_aragorn_in_round_three() -> None:
    firsts = []
    for player in ORDER:
        story = middle_earth(
            turn=player,
            path="",
            path_number=2,
            deck=dict.fromkeys(ORDER, ""),
            agenda=(("draw_phase",),),
        )
        firsts.append(story.events("round-began")[0]["player"])
    assert firsts == ["witch-king", "aragorn", "saruman", "frodo"]
