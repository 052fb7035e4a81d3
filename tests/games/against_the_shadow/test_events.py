"""How a bot explains itself."""

from __future__ import annotations

import pytest

from games.against_the_shadow.story import parts, shadow
from greathall.games.against_the_shadow.able_to_win import Front
from greathall.games.against_the_shadow.bot_texts import ICONS
from greathall.games.against_the_shadow.events import NODES, WAYS_TO_PLAY, Walk
from greathall.narration import Narrator
from greathall.texts import Texts, languages


def test_a_turn_is_one_event_that_names_its_questions_answers_and_reasons() -> None:
    story = shadow(
        battlegrounds=("orthanc",),
        attack_tokens={"orthanc": 5},
        path="khazad-dum",
        turn="saruman",
        there={"orthanc": "white-hand-orcs wolf-riders"},
        reserve={"saruman": "saruman"},
    )
    (turn,) = story.events("bot-turn")
    assert turn["player"] == "saruman"
    told = Narrator(Texts("en", "against-the-shadow")).event(turn).splitlines()
    assert told[0] == "Saruman (bot) follows the flowchart."
    assert "  Able to win at Orthanc: 4 + 2 in reserve against 5, and a tie is enough." in told
    assert told[-1] == (
        "  Move a card? Yes: Saruman is the rightmost card in reserve that helps at Orthanc."
    )


def test_every_part_has_its_node_and_answer_or_its_figures() -> None:
    story = shadow(reserve={"witch-king": "olog-hai"}, battlegrounds=("lorien",))
    for part in parts(story):
        if part["event"] == "weighed":
            assert part["winning"] == (part["strength"] > part["against"])
            against = part["against"] + part["gained"]
            assert part["able"] == (part["strength"] + part["reserve"] > against)
        else:
            assert part["event"] == f"walked-{part['node']}"
            assert part["node"] in NODES
            assert part["answer"] in ("yes", "no", "done")


def test_a_tie_that_is_not_lost_by_an_option_is_told_as_such() -> None:
    walk = Walk()
    walk.weighs(Front("weathertop", 1, 2, 1, attacks=True, tied_is_lost=False))
    told = Narrator(Texts("en", "against-the-shadow")).event(walk.parts[0])
    assert told == "A tie at Weathertop, 1 against 1, is not losing."


def test_what_the_enemy_would_gain_is_told() -> None:
    walk = Walk()
    walk.weighs(Front("emyn-muil", 2, 1, 2, gained=1, attacks=True))
    told = Narrator(Texts("en", "against-the-shadow")).event(walk.parts[0])
    assert told == (
        "Not able to win at Emyn Muil: 2 + 1 in reserve against 2 and 1 more because of them."
    )


def test_a_combat_is_told_once_a_turn() -> None:
    walk, here = Walk(), Front("lorien", 1, 2, 3, attacks=True)
    walk.weighs(here)
    walk.weighs(here)
    walk.weighs(here, playing="olog-hai")
    assert len(walk.parts) == 2


@pytest.mark.parametrize("language", languages())
def test_every_part_can_be_told_in_every_language(language: str) -> None:
    narrator, walk = Narrator(Texts(language, "against-the-shadow")), Walk()
    for why in ("draws", "costs-cards", "corruption", "new-path", "activates", ICONS):
        walk.asks("use-action", True, card="the-hunter", why=why)
    walk.asks("use-action", False)
    for answer in (True, False):
        walk.asks("before-last-path", answer, path=4, last=9)
    walk.asks("can-pass", True, hand=2, limit=2, fewest=1, why="limit")
    walk.asks("can-pass", True, hand=3, limit=2, fewest=4, why="fewer")
    walk.asks("can-pass", False, hand=3, limit=2, fewest=1, why="above")
    walk.asks("others-over-limit", True, player="frodo", hand=5, limit=2)
    walk.asks("others-over-limit", False)
    walk.asks("winning-all", True)
    walk.asks("winning-all", False, location="lorien")
    for why in ("waits", "wins", "empty-hand"):
        walk.comes_to("pass", why=why)
    for why in ("able", "last-path"):
        walk.asks("move", True, card="the-hunter", location="lorien", why=why)
    walk.asks("move", False)
    for why in WAYS_TO_PLAY:
        walk.comes_to("play", card="the-hunter", to="lorien", why=why)
    for against in (0, 2, 9):
        for attacks in (True, False):
            walk.weighs(Front("lorien", 1, 2, against, attacks=attacks), playing="olog-hai")
            walk.weighs(Front("lorien", 1, 2, against, attacks=attacks))
    walk.weighs(Front("weathertop", 1, 2, 1, attacks=True, tied_is_lost=False))
    walk.weighs(Front("emyn-muil", 2, 1, 2, attacks=True))
    walk.weighs(Front("emyn-muil", 2, 1, 2, gained=1, attacks=True))
    told = narrator.event({"event": "bot-turn", "player": "saruman", "walk": walk.parts})
    lines = told.splitlines()
    assert len(lines) == 1 + len(walk.parts)
    assert {part["node"] for part in walk.parts if "node" in part} == set(NODES)
    # A combat that is won is told alike however it might still change; all else differs.
    assert len(set(lines)) == len(lines) - 3
