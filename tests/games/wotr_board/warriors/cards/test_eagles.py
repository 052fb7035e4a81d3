"""The events of the Eagles of the Misty Mountains."""

from __future__ import annotations

from games.wotr_board.warriors.cards.playing import has_effect, is_playable, played
from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.event_cards import play
from greathall.games.wotr_board.facts import FREE, SHADOW

EYRIE = "eagles-eyrie"
LINES = "in-long-swift-lines"


# ------------------------------------------------ Speed Greater than any Wind


def test_speed_greater_than_any_wind_recruits_and_shuffles_eagle_events_in() -> None:
    story = played(
        "speed-greater-than-any-wind",
        figures={"moria": "eagles"},
        discard=("we-only-need-wings", "march-of-the-ents"),
    )
    story.free("shuffle")
    assert story.count("eagles", EYRIE) == 1
    assert story.table.discard == ("march-of-the-ents",)
    deck = story.table.faction_deck[FREE]
    assert "speed-greater-than-any-wind" in deck
    assert "we-only-need-wings" in deck


def test_ruling_17_speed_greater_than_any_wind_plays_another_event_without_a_die() -> None:
    story = played(
        "speed-greater-than-any-wind",
        figures={"moria": "eagles"},
        events={FREE: ("lifted-up-and-borne-far-away",)},
    )
    story.free("lifted-up-and-borne-far-away", "done", "moria")
    assert story.table.fellowship.progress == 1
    assert story.count("eagles", "moria") == 0
    assert story.table.hunt_box[FREE] == 0
    assert len(story.table.discard) == 2


def test_speed_greater_than_any_wind_only_adds_a_starting_figure_before_they_enter() -> None:
    story = played("speed-greater-than-any-wind", events={FREE: ("wraiths-of-fear",)})
    assert story.is_over
    assert story.table.on_cards == {"eagles": 1}
    assert story.table.discard == ("speed-greater-than-any-wind",)


# ------------------------------------------------ In Long Swift Lines


def test_in_long_swift_lines_holds_three_eagles_and_does_not_heed_itself() -> None:
    story = played(LINES, figures={"moria": "eagles"})
    assert story.is_over
    assert story.table.on_cards == {LINES: 3}


def test_in_long_swift_lines_needs_eagles_in_play() -> None:
    assert not is_playable(LINES)
    assert is_playable(LINES, figures={"moria": "eagles"})


def test_ruling_18_in_long_swift_lines_recruits_or_moves_after_every_other_event() -> None:
    setting = {
        "figures": {"moria": "eagles"},
        "armies": {"fangorn": "gimli", "orthanc": "saruman"},
        "on_table": (LINES,),
        "on_cards": {LINES: 1},
    }
    story = played("saruman-is-a-neighbour", **setting).free("recruit")
    assert story.count("eagles", EYRIE) == 1
    assert LINES not in story.table.on_table
    story = played("saruman-is-a-neighbour", **setting).free("move", "moria", "erebor")
    assert story.count("eagles", "erebor") == 1
    assert story.table.on_cards[LINES] == 1
    story = played("saruman-is-a-neighbour", **setting).free("no")
    assert story.is_over


def test_ruling_18_in_long_swift_lines_heeds_chained_events_too() -> None:
    story = factions(
        (play, FREE, "speed-greater-than-any-wind"),
        figures={"moria": "eagles"},
        events={FREE: ("speed-greater-than-any-wind", "wraiths-of-fear")},
        on_table=(LINES,),
        on_cards={LINES: 3},
    )
    story.free("wraiths-of-fear", "recruit", "recruit")
    assert story.table.on_cards == {LINES: 1}
    assert story.is_over


def test_in_long_swift_lines_does_not_heed_the_shadow() -> None:
    story = factions(
        (play, SHADOW, "his-will-and-his-malice"),
        figures={"moria": "eagles"},
        events={SHADOW: ("his-will-and-his-malice",)},
        on_table=(LINES,),
        on_cards={LINES: 3},
    )
    assert story.is_over


# ------------------------------------------------ Upon the Nazgûl They Bore


def test_upon_the_nazgul_they_bore_kills_eagles_and_nazgul_and_drives_the_rest_home() -> None:
    story = played(
        "upon-the-nazgul-they-bore",
        figures={"moria": "2 eagles"},
        armies={"moria": "3 nazgul witch-king"},
    )
    story.free("done").rolls(4, 3).shadow("barad-dur")
    assert story.count("eagles", "moria") == 1
    assert story.figures("barad-dur") == "2 nazgul witch-king"
    assert story.figures("moria") == ""


def test_upon_the_nazgul_they_bore_spares_the_witch_king_and_wastes_no_eagle() -> None:
    story = played(
        "upon-the-nazgul-they-bore",
        figures={"moria": "3 eagles"},
        armies={"moria": "nazgul witch-king"},
    )
    story.free("done").rolls(6, 6, 6).shadow("dol-guldur")
    assert story.count("eagles", "moria") == 2
    assert story.figures("dol-guldur") == "witch-king"


def test_upon_the_nazgul_they_bore_without_a_kill_nobody_leaves() -> None:
    story = played(
        "upon-the-nazgul-they-bore", figures={"moria": "eagles"}, armies={"moria": "2 nazgul"}
    )
    story.free("done").rolls(3)
    assert story.is_over
    assert story.figures("moria") == "2 nazgul"


def test_upon_the_nazgul_they_bore_rolls_at_most_five_dice() -> None:
    story = played(
        "upon-the-nazgul-they-bore", figures={"moria": "6 eagles"}, armies={"moria": "8 nazgul"}
    )
    story.free("done").rolls(1, 1, 1, 1, 1)
    assert story.is_over


# ------------------------------------------------ We Only Need Wings


def test_we_only_need_wings_carries_companions_as_if_of_level_four() -> None:
    story = played("we-only-need-wings", figures={"moria": "2 eagles"}, armies={"bree": "meriadoc"})
    story.free("done", "moria", "board", "rivendell")
    assert story.where("meriadoc") == "rivendell"
    assert story.count("eagles", "moria") == 1


def test_we_only_need_wings_separates_from_the_fellowship_even_into_a_siege() -> None:
    story = played(
        "we-only-need-wings",
        figures={"moria": "2 eagles"},
        armies={"woodland-realm": "elves-regular 2 sauron-regular"},
        besieged=("woodland-realm",),
        fellowship={"region": "carrock"},
    )
    story.free("done", "moria", "legolas", "done", "strider", "woodland-realm")
    assert story.where("legolas") == "woodland-realm"


def test_we_only_need_wings_need_not_cost_an_eagle() -> None:
    story = played("we-only-need-wings", figures={"moria": "eagles"}).free("done", "no")
    assert story.count("eagles", "moria") == 1


# ------------------------------------------------ Lifted up and Borne Far Away


def test_lifted_up_and_borne_far_away_moves_the_fellowship_with_its_hunt() -> None:
    story = played(
        "lifted-up-and-borne-far-away", figures={"moria": "2 eagles"}, hunt_box={SHADOW: 1}
    )
    story.free("done", "moria").rolls(1)
    assert story.table.fellowship.progress == 1
    assert story.count("eagles", "moria") == 1


def test_lifted_up_and_borne_far_away_cannot_move_a_revealed_fellowship() -> None:
    story = played(
        "lifted-up-and-borne-far-away",
        figures={"moria": "2 eagles"},
        fellowship={"is_hidden": False},
    )
    story.free("done")
    assert story.is_over


def test_lifted_up_and_borne_far_away_is_not_for_mordor() -> None:
    eagles = {"figures": {"moria": "eagles"}}
    assert is_playable("lifted-up-and-borne-far-away", **eagles)
    assert not is_playable("lifted-up-and-borne-far-away", fellowship={"mordor": 0}, **eagles)


def test_ruling_12_no_event_of_eliminated_eagles_has_an_effect() -> None:
    for card in ("speed-greater-than-any-wind", "we-only-need-wings"):
        assert not has_effect(card, gone="eagles")
