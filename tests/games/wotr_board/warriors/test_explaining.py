"""What the rules say of a faction and of a faction event, to whoever asks."""

from __future__ import annotations

from games.wotr_board.story import war
from games.wotr_board.warriors.story import factions
from greathall.games.explained import Explanation, Row, explain
from greathall.games.wotr_board.facts import FREE, SHADOW


def rows(found: Explanation, title: str) -> dict[str, Row]:
    groups = [g for g in found["groups"] if g["title"]["text"] == title]
    return {row["of"]: row for group in groups for row in group["rows"]}


def why(found: Row | Explanation) -> str:
    assert found["why"]
    return found["why"]["text"]


def test_a_faction_in_play_tells_where_its_figures_are() -> None:
    story = factions(figures={"fangorn": "3 ents"}, armies={"fangorn": "strider"})
    found = explain(story.match, SHADOW, "faction", "ents")
    assert why(rows(found, "explain-faction")["war-faction"]) == "explain-faction-in-play"
    where = rows(found, "explain-faction-where")
    assert (where["fangorn"]["after"], where["fangorn"]["sign"]) == (3, "w-ents")
    assert where["war-muster"]["after"] == 5


def test_a_faction_aside_tells_whether_it_may_enter() -> None:
    aside = factions()
    at_war = factions(at_war="southrons")
    for story, can in ((aside, False), (at_war, True)):
        told = rows(explain(story.match, FREE, "faction", "corsairs"), "explain-faction")
        assert why(told["war-faction"]) == "explain-faction-aside"
        assert told["enter-faction"]["can"] is can


def test_a_faction_that_is_gone_says_so() -> None:
    story = factions(gone="eagles")
    told = rows(explain(story.match, FREE, "faction", "eagles"), "explain-faction")
    assert list(told) == ["war-faction"]
    assert why(told["war-faction"]) == "explain-faction-gone"


def test_without_the_expansion_there_is_nothing_to_tell() -> None:
    story = war()
    for kind, thing in (("faction", "ents"), ("card", "march-of-the-ents")):
        assert explain(story.match, FREE, kind, thing)["groups"] == []


def test_a_figure_of_a_faction_has_the_sign_of_its_faction() -> None:
    story = factions(figures={"umbar": "2 corsairs"})
    found = explain(story.match, FREE, "unit", "corsairs")
    assert [row["sign"] for row in rows(found, "explain-figures").values()] == ["w-corsairs"]


def test_a_faction_event_tells_which_dice_play_it() -> None:
    card = "march-of-the-ents"
    story = factions(
        figures={"fangorn": "3 ents"}, armies={"fangorn": "strider"}, events={FREE: (card,)}
    )
    story.table.dice = {**story.table.dice, FREE: ("character", "muster")}
    story.table.faction_dice = {FREE: "recruit-draw"}
    found = explain(story.match, FREE, "card", card)
    dice = {of: row["can"] for of, row in rows(found, "explain-dice").items()}
    assert dice == {"character": True, "muster": False, "recruit-draw": False}
    assert found["can"] is True
    assert explain(story.match, SHADOW, "card", card)["can"] is None


def test_a_faction_event_tells_what_keeps_it_back() -> None:
    story = factions(events={FREE: ("in-long-swift-lines",)})
    found = explain(story.match, FREE, "card", "in-long-swift-lines")
    assert (found["can"], why(found)) == (False, "explain-condition")
    story.table.on_table = ("not-on-anybodys-side",)
    found = explain(story.match, FREE, "card", "in-long-swift-lines")
    assert (found["can"], why(found)) == (False, "explain-card-bars")


def test_a_face_of_the_faction_die_tells_what_it_can_do() -> None:
    story = factions(at_war="southrons", armies={"orthanc": "isengard-regular saruman"})
    story.table.faction_dice = {SHADOW: "recruit-draw"}
    found = explain(story.match, SHADOW, "face", "recruit-draw")
    assert rows(found, "explain-dice-left")[SHADOW]["after"] == 1
    deeds = rows(found, "explain-deeds")
    assert deeds["enter-faction"]["can"] is True
    assert deeds["enter-faction"]["things"] == ("corsairs", "dunlendings")
    assert deeds["recruit-faction"]["can"] is False
