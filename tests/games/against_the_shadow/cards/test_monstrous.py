"""The Monstrous: each text of bot cards 73–83."""

from __future__ import annotations

from typing import Any

import pytest

from games.against_the_shadow.story import reason, shadow, used
from games.wotr_cards.story import Story


def monstrous(**setting: Any) -> Story:
    return shadow(turn="saruman", **setting)


def spreads_terror(card: str) -> bool:
    """Whether this card in reserve is eliminated so that each person forsakes a card."""
    story = monstrous(reserve={"saruman": card}, path="morgai")
    assert reason(story, "use-action")["why"] == "costs-cards"
    asked = []
    while story.question.kind == "forsake":
        asked.append(story.question.actor)
        story.match.answer(story.question.actor, story.question.options[0])
    assert story.eliminated("saruman") == {card: 1}
    return sorted(asked) == ["aragorn", "frodo"]


def test_barrow_wights_spread_terror() -> None:
    assert spreads_terror("barrow-wights")


def test_candles_of_corpses_spread_terror() -> None:
    assert spreads_terror("candles-of-corpses")


def test_candles_of_corpses_have_one_more_icon_at_dead_marshes() -> None:
    marshes = {"dead-marshes": "candles-of-corpses"}
    story = monstrous(path="dead-marshes", there=marshes)
    assert ("winning-all", "yes") in [(p.get("node"), p.get("answer")) for p in turn(story)]


def turn(story: Story) -> tuple[dict[str, Any], ...]:
    told: tuple[dict[str, Any], ...] = story.events("bot-turn")[0]["walk"]
    return told


def test_caradhras_the_cruel_spreads_terror() -> None:
    assert spreads_terror("caradhras-the-cruel")


def test_caradhras_the_cruel_closes_the_pass_for_a_random_other_path() -> None:
    hand = {"saruman": "caradhras-the-cruel wolf-riders wolf-riders"}
    story = monstrous(path="caradhras", hand=hand).draws("caradhras-the-cruel")
    assert set(story.question.options) == {"khazad-dum", "the-doors-of-durin"}
    story.draws("khazad-dum")
    assert story.table.path == "khazad-dum"


def test_caradhras_the_cruel_goes_to_reserve_where_it_would_lose_the_pass_p5() -> None:
    # With the Balrog it could win there, but the new path would have it fight alone.
    story = monstrous(
        path="caradhras",
        hand={"saruman": "caradhras-the-cruel wolf-riders wolf-riders"},
        reserve={"saruman": "balrog-of-moria"},
        defence_tokens={"caradhras": 2},
    ).draws("caradhras-the-cruel")
    assert story.table.path == "caradhras"
    assert story.place("caradhras-the-cruel") == "reserve"


def test_cave_troll_spreads_terror() -> None:
    assert spreads_terror("cave-troll")


def test_hill_troll_spreads_terror() -> None:
    assert spreads_terror("hill-troll")


@pytest.mark.parametrize("card", ["barrow-wights", "hill-troll"])
def test_terror_is_not_spread_where_nobody_has_a_card_left(card: str) -> None:
    nothing = {"frodo": "", "aragorn": ""}
    story = monstrous(reserve={"saruman": card}, path="khazad-dum", hand=nothing, deck=nothing)
    assert used(story) is None


def test_flocks_of_crebain_activate_a_random_other_path_while_winning() -> None:
    story = monstrous(path="weathertop", there={"weathertop": "flocks-of-crebain"})
    assert used(story) == "flocks-of-crebain"
    assert set(story.question.options) == {"inn-of-the-prancing-pony", "the-old-forest"}


def test_gollum_activates_a_random_other_path_and_comes_back() -> None:
    story = monstrous(path="morgai", there={"morgai": "gollum"}, paths=("orodruin",))
    assert used(story) == "gollum"
    assert story.table.path == "orodruin"
    assert story.discarded("saruman") == {"gollum": 1}


def test_balrog_of_moria_costs_the_free_peoples_cards_where_he_comes() -> None:
    story = monstrous(path="khazad-dum", reserve={"saruman": "balrog-of-moria"})
    assert story.place("balrog-of-moria") == "khazad-dum"
    assert story.question.kind == "forsake"


def test_shelob_costs_the_free_peoples_cards_where_she_comes() -> None:
    story = monstrous(path="shelobs-lair", reserve={"saruman": "shelob"})
    assert story.place("shelob") == "shelobs-lair"
    assert story.question.kind == "forsake"
