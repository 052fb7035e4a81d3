"""What the chronicle tells, and what came of what."""

from __future__ import annotations

from typing import Any

from games.thrones.story import Story, battle, march, westeros
from greathall.games.thrones.raids import resolve_raids
from greathall.games.thrones.westeros_phase import westeros_phase


def tree(story: Story) -> list[Any]:
    """Each kind of event with those that it brought about."""
    kinds: list[tuple[str, list[Any]]] = []
    roots: list[Any] = []
    for event in story.match.log(None):
        entry: tuple[str, list[Any]] = (event["event"], [])
        kinds.append(entry)
        cause = event.get("cause")
        (roots if cause is None else kinds[cause][1]).append(entry)
    return [told(entry) for entry in roots]


def told(entry: tuple[str, list[Any]]) -> Any:
    kind, after = entry
    return (kind, *map(told, after)) if after else kind


def test_a_raid_brings_power_and_costs_it() -> None:
    story = westeros(
        (resolve_raids,),
        forces={"winterfell": "stark footman", "castle-black": "greyjoy footman"},
        orders={"winterfell": "raid", "castle-black": "consolidate-power"},
    ).answers(("stark", "castle-black"))
    assert tree(story) == ["phase-opened", ("raid-made", "power-gained", "power-lost")]


def test_a_battle_comes_of_the_march_that_attacks() -> None:
    story = march(
        "stark",
        "winterfell",
        forces={"winterfell": "stark knight knight", "karhold": "greyjoy footman"},
        orders={"karhold": "raid"},
    )
    story.answers(("stark", "castle-black"), ("stark", ("knight",)))
    story.answers(("stark", "karhold")).cards("eddard-stark", "asha-greyjoy").answers(
        ("greyjoy", "no")
    )
    fight = ("battle-began", "house-cards-revealed", "battle-won", "unit-lost")
    assert tree(story) == ["marched", ("marched", fight)]


def test_what_a_text_does_comes_of_the_text() -> None:
    story = battle("lannister", "stark", "riverrun", attacking="knight knight", blade_used=True)
    story.cards("tywin-lannister", "ser-rodrick-cassel")
    ((began, *after),) = tree(story)
    assert began == "battle-began"
    assert ("card-text-used", "power-gained") in after


def test_an_attack_of_wildlings_comes_of_its_card_and_a_second_one_of_the_first() -> None:
    story = westeros((westeros_phase,), threat=2)
    story.draws("last-days-of-summer-1", "game-of-thrones", "wildlings-attack")
    story.bid(stark=5, tyrell=4).draws("preemptive-raid").bid().answers(("baratheon", "tyrell"))
    story.draws("silence-at-the-wall")
    (*_, (card, (attack, *after)), grew) = tree(story)
    assert (card, attack, grew) == ("westeros-card-revealed", "wildlings-attacked", "threat-grew")
    bids = ["bid-made"] * 6
    second = ("wildlings-attacked", *bids[1:], "wildlings-won")
    assert after == [*bids, "wildlings-beaten", second]


def test_power_for_crowns_comes_of_its_card() -> None:
    story = westeros((westeros_phase,))
    story.draws("last-days-of-summer-1", "game-of-thrones", "put-to-the-sword")
    assert ("westeros-card-revealed", *["power-gained"] * 6) in tree(story)
