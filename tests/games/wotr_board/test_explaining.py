"""What the rules say of a region, a card, a figure, a Nation, a tile or a die, to whoever asks."""

from __future__ import annotations

import random

from games.wotr_board.story import Story, war
from greathall.games.explained import Explanation, Row, explain
from greathall.games.wotr_board import GAME
from greathall.games.wotr_board.actions import next_action
from greathall.games.wotr_board.explaining import TOLD
from greathall.games.wotr_board.facts import FREE, REGIONS, SHADOW
from greathall.matches import new_match
from greathall.narration import Narrator
from greathall.texts import Texts


def told(story: Story, kind: str, thing: str, player: str = FREE) -> Explanation:
    return explain(story.match, player, kind, thing)


def rows(found: Explanation, title: str) -> dict[str, Row]:
    groups = [g for g in found["groups"] if g["title"]["text"] == title]
    return {row["of"]: row for group in groups for row in group["rows"]}


def why(found: Row | Explanation) -> str:
    assert found["why"]
    return found["why"]["text"]


def test_a_region_tells_whose_it_is_and_what_it_is_worth() -> None:
    story = war(control={"minas-tirith": SHADOW}, at_war="rohan")
    taken = rows(told(story, "region", "minas-tirith"), "explain-region")
    assert why(taken[SHADOW]) == "explain-captured"
    assert taken["war-victory"]["after"] == 2
    assert (taken["war-muster"]["can"], why(taken["war-muster"])) == (
        False,
        "explain-recruit-not-here",
    )
    held = rows(told(story, "region", "edoras"), "explain-region")
    assert why(held[FREE]) == "explain-unconquered"
    assert held["war-muster"]["can"]
    peace = rows(told(story, "region", "erebor"), "explain-region")
    assert why(peace["war-muster"]) == "explain-recruit-at-peace"


def test_a_region_tells_who_stands_there_and_who_could_attack_it() -> None:
    story = war(
        armies={
            "minas-tirith": "3 gondor-regular gondor-leader boromir",
            "osgiliath": "4 sauron-regular nazgul",
        },
        at_war="sauron",
    )
    there = told(story, "region", "minas-tirith")
    army = rows(there, "explain-army")
    assert army["war-army"]["after"] == 4  # Boromir is a Captain of the West
    assert army["war-leadership"]["after"] == 2
    attackers = rows(there, "explain-reach")
    assert attackers["osgiliath"]["can"]
    assert attackers["osgiliath"]["after"] == 4
    back = rows(told(story, "region", "osgiliath"), "explain-reach")
    assert not back["minas-tirith"]["can"]  # Gondor is not At War; Boromir alone is no Army
    assert why(back["minas-tirith"]) == "explain-attacker-at-peace"


def test_a_region_tells_of_the_ring() -> None:
    story = war(
        armies={"hollin": "sauron-regular nazgul"},
        fellowship={"region": "hollin", "progress": 1},
    )
    ring = rows(told(story, "region", "hollin"), "explain-ring")
    assert why(ring["war-fellowship"]) == "explain-last-seen"
    assert ring["war-hunt"]["after"] == 2
    rivendell = rows(told(story, "region", "rivendell"), "explain-ring")
    assert not rivendell
    moria = rows(told(story, "region", "moria"), "explain-ring")
    assert moria["war-declare"]["can"]
    assert why(moria["war-hunt-tile"]) == "explain-stronghold-tile"


def test_a_card_tells_which_dice_play_it_or_what_it_lacks() -> None:
    story = war(
        (next_action,),
        hands={FREE: ("athelas", "the-red-arrow"), SHADOW: ("orc-patrol",)},
        dice={FREE: ("muster", "event"), SHADOW: ()},
        fellowship={"corruption": 3},
    )
    athelas = told(story, "card", "athelas")
    assert athelas["can"]
    dice = rows(athelas, "explain-dice")
    assert dice["event"]["can"]
    assert why(dice["muster"]) == "explain-no-die"
    assert told(story, "card", "orc-patrol") == told(story, "card", "the-ring-is-mine")
    story = war(hands={FREE: ("athelas",)}, dice={FREE: ("event",), SHADOW: ()})
    assert why(told(story, "card", "athelas")) == "explain-condition"  # nothing is to be healed
    story = war(on_table=("wizards-staff",), discard=("bilbos-song",))
    for card, place in (("wizards-staff", "on-table"), ("bilbos-song", "discarded")):
        lying = rows(told(story, "card", card), "explain-card-lies")
        assert why(lying["war-event-card"]) == f"explain-{place}"


def test_a_character_tells_where_he_is_and_what_he_stops() -> None:
    story = war(fellows="strider gimli", armies={"erebor": "legolas"})
    strider = rows(told(story, "unit", "strider"), "explain-character")
    assert strider["war-hunt"]["after"] == 3
    assert strider["war-guide"]["can"]
    assert rows(told(story, "unit", "gimli"), "explain-character")["war-guide"]["can"] is False
    assert "erebor" in rows(told(story, "unit", "legolas"), "explain-character")
    gone = rows(told(story, "unit", "boromir"), "explain-character")
    assert why(gone["boromir"]) == "explain-gone"


def test_a_nation_tells_what_keeps_it_from_war() -> None:
    story = war(steps={"rohan": 1}, active={"rohan": False}, at_war="gondor")
    rohan = rows(told(story, "nation", "rohan"), "explain-may")
    assert why(rohan["war-advance"]) == "explain-passive"
    assert not rohan["war-muster"]["can"]
    gondor = rows(told(story, "nation", "gondor"), "explain-may")
    assert gondor["war-battle"]["can"]
    assert "war-advance" not in gondor


def test_a_tile_tells_how_likely_it_is() -> None:
    story = war(hunt_pool=("eye", "eye", "3", "1"))
    pool = rows(told(story, "tile", "eye"), "explain-pool")
    assert (pool["war-hunt-tile"]["after"], pool["war-hunt"]["after"]) == (2, 50)


def test_a_die_tells_what_it_could_do_now() -> None:
    story = war((next_action,), dice={FREE: ("character", "event"), SHADOW: ()})
    deeds = rows(told(story, "face", "character"), "explain-deeds")
    assert deeds["move-fellowship"]["can"]
    assert not deeds["hide-fellowship"]["can"]
    assert rows(told(story, "face", "character"), "explain-dice-left")[FREE]["after"] == 1


def test_a_die_tells_where_its_deeds_would_begin() -> None:
    story = war(
        (next_action,),
        armies={"edoras": "rohan-regular rohan-leader", "erebor": "dwarves-regular"},
        hands={FREE: ("athelas",), SHADOW: ()},
        dice={FREE: ("character", "army", "muster"), SHADOW: ()},
        fellowship={"corruption": 3},
        fellows="strider gimli",
    )
    before = story.match.view(FREE)
    led = rows(told(story, "face", "character"), "explain-deeds")
    assert led["move-army-led"]["things"] == ("edoras",)  # in Erebor is no Leader
    assert led["play-card"]["things"] == ("athelas",)
    assert set(led["separate"]["things"]) == {"strider", "gimli"}
    assert led["move-fellowship"]["things"] == ()  # nothing is to be chosen
    assert led["hide-fellowship"]["things"] == ()  # it cannot be done
    assert not led["hide-fellowship"]["can"]
    armies = rows(told(story, "face", "army"), "explain-deeds")
    assert set(armies["move-armies"]["things"]) == {"edoras", "erebor"}
    nations = rows(told(story, "face", "muster"), "explain-deeds")["advance-nation"]["things"]
    assert {"gondor", "rohan"} <= set(nations)
    assert story.match.view(FREE) == before


def test_explanations_agree_with_the_rules_and_tell_no_secret() -> None:
    rng, match = random.Random(2), new_match(GAME.id, players=3, seed=2)
    narrator = Narrator(Texts("uk", GAME.id))
    things = [(kind, thing) for kind, (known, _) in TOLD.items() for thing in known]
    twins = 0
    for _ in range(250):
        question = rng.choice(match.questions())
        if question.kind == "play-card":
            for card in question.options:
                assert explain(match, question.actor, "card", card)["can"] is not False, card
        if rng.random() < 0.03:
            seat = rng.choice(list(match.seats))
            twin = match.imagine(seat, rng)
            for kind, thing in things:
                found = explain(match, seat, kind, thing)
                assert explain(twin, seat, kind, thing) == found
                for group in found["groups"]:
                    for each in [group["title"], *(row["why"] for row in group["rows"])]:
                        assert each is None or narrator.sentence(each["text"], each["fields"])
            twins += twin.state.character_hand != match.state.character_hand
        match.answer(question.actor, rng.choice(question.options))
    assert twins
    assert len(things) > len(REGIONS)
