"""The Call to Battle cards of the Free Peoples."""

from __future__ import annotations

from typing import Any

from games.wotr_board.warriors.cards.playing import fought, stormed
from games.wotr_board.warriors.story import FactionStory, factions
from greathall.games.wotr_board.battlefield import nazgul_leadership_left
from greathall.games.wotr_board.event_cards import play
from greathall.games.wotr_board.facts import FREE, SHADOW

GAP, FORDS = "gap-of-rohan", "fords-of-isen"
ORCS, RIDERS = "2 isengard-regular", "2 rohan-regular"
VISITED = {"fangorn": "gimli", "orthanc": "saruman"}


def dead_called(card: str, **setting: Any) -> FactionStory:
    """The Army of the Dead stands beside a battle in Gondor."""
    return fought(
        "2 southrons-regular",
        "2 gondor-regular",
        origin="west-harondor",
        region="pelargir",
        figures={"lamedon": "2 dead-men"},
        armies={"lamedon": "strider"},
        company=("strider",),
        **setting,
    ).free(card)


def ents_called(card: str, **setting: Any) -> FactionStory:
    return fought(ORCS, RIDERS, figures={"fangorn": "2 ents"}, armies=VISITED, **setting).free(card)


# ------------------------------------------------ Dead Men


def test_the_king_of_the_dead_costs_a_figure_and_attacks_with_three_dice() -> None:
    story = dead_called("the-king-of-the-dead").rolls(4, 3, 3)
    assert story.count("dead-men", "lamedon") == 1
    assert story.figures("west-harondor") == "southrons-regular"


def test_the_king_of_the_dead_may_destroy_the_army_at_once() -> None:
    story = dead_called("the-king-of-the-dead").rolls(4, 5, 6)
    assert story.table.battle is None
    assert story.figures("pelargir") == "2 gondor-regular"


def test_the_terror_of_the_dead_may_end_the_battle() -> None:
    story = dead_called("the-terror-of-the-dead").rolls(1, 1).rolls(1, 1)
    story.free("yes")
    assert story.table.battle is None
    assert story.count("dead-men", "lamedon") == 1
    assert story.figures("west-harondor") == "2 southrons-regular"


def test_the_terror_of_the_dead_may_be_used_again_in_the_next_round() -> None:
    story = dead_called("the-terror-of-the-dead").rolls(1, 1).rolls(1, 1)
    story.free("no").shadow("go-on").free("stay")
    assert "the-terror-of-the-dead" in story.offers


def test_ruling_24_the_last_figure_of_the_dead_may_be_spent() -> None:
    story = dead_called("the-king-of-the-dead").rolls(3, 3, 3).rolls(1, 1).rolls(1, 1)
    story.shadow("go-on").free("stay", "the-king-of-the-dead").rolls(3, 3, 3)
    assert story.table.factions["dead-men"] == "gone"


# ------------------------------------------------ Eagles


def test_speeding_on_a_gathering_wind_brings_eagles_who_hit_on_six() -> None:
    story = fought(ORCS, RIDERS, figures={"fangorn": "3 eagles"})
    story.free("speeding-on-a-gathering-wind").rolls(1, 1).rolls(1, 1)
    story.free("fangorn", "fangorn", "done", "yes").rolls(6, 1)
    assert story.count("eagles", FORDS) == 1
    assert story.count("eagles", "fangorn") == 1
    assert story.figures(GAP) == "isengard-regular"


def test_speeding_on_a_gathering_wind_need_not_be_rolled_for() -> None:
    story = fought(ORCS, RIDERS, figures={FORDS: "eagles"})
    story.free("speeding-on-a-gathering-wind").rolls(1, 1).rolls(1, 1).free("no")
    assert story.asks(SHADOW, "cease")
    assert story.count("eagles", FORDS) == 1


def test_speeding_on_a_gathering_wind_does_not_touch_a_besieged_shadow_army() -> None:
    def stormed(besieged: tuple[str, ...]) -> FactionStory:
        return fought(
            *(RIDERS, ORCS),
            side=FREE,
            origin="orthanc" if besieged else FORDS,
            region="orthanc",
            kind="siege" if besieged else "field",
            figures={"orthanc": "eagles"},
            besieged=besieged,
        )

    inside = stormed(("orthanc",))
    assert "out-of-the-high-airs" in inside.offers
    assert "speeding-on-a-gathering-wind" not in inside.offers
    assert "speeding-on-a-gathering-wind" in stormed(()).shadow("fight").offers


def test_out_of_the_high_airs_takes_the_nazguls_leadership_for_a_round() -> None:
    story = fought(f"{ORCS} 2 nazgul witch-king", RIDERS, figures={"fangorn": "2 eagles"})
    assert nazgul_leadership_left(story.table) == 4
    story.free("out-of-the-high-airs", "fangorn", "done")
    assert nazgul_leadership_left(story.table) == 0
    assert story.count("eagles", FORDS) == 0
    assert story.count("eagles", "fangorn") == 1
    story.rolls(1, 1).rolls(1, 1)  # no Leader re-roll of the Shadow
    assert story.asks(SHADOW, "cease")


def test_out_of_the_high_airs_does_nothing_if_no_eagle_comes() -> None:
    story = fought(f"{ORCS} nazgul", RIDERS, figures={"fangorn": "2 eagles"})
    story.free("out-of-the-high-airs", "done")
    assert nazgul_leadership_left(story.table) == 1


# ------------------------------------------------ Ents


def test_with_doom_we_come_costs_an_ent_of_the_entwood() -> None:
    story = ents_called("with-doom-we-come").rolls(4, 3, 3)
    assert story.count("ents", "fangorn") == 1
    assert story.figures(GAP) == "isengard-regular"


def test_with_doom_we_come_takes_its_price_from_the_entwood_not_from_who_is_near() -> None:
    story = fought(
        *(ORCS, RIDERS), figures={"fangorn": "2 ents", FORDS: "ents"}, armies=VISITED
    ).free("with-doom-we-come")
    story.rolls(3, 3, 3)
    assert story.count("ents", FORDS) == 1
    assert story.count("ents", "fangorn") == 1


def test_ruling_38_with_doom_we_come_chooses_one_of_two_entwoods() -> None:
    story = fought(
        *(ORCS, RIDERS),
        figures={"fangorn": "2 ents", "old-forest": "ents"},
        armies=VISITED,
        entwoods=("fangorn", "old-forest"),
    )
    story.free("with-doom-we-come", "old-forest").rolls(3, 3, 3)
    assert story.count("ents", "old-forest") == 0
    assert story.count("ents", "fangorn") == 2


def test_the_forest_is_rising_may_end_the_battle() -> None:
    story = ents_called("the-forest-is-rising").rolls(6, 1).rolls(1, 1).free("yes")
    assert story.table.battle is None
    assert story.count("ents", "fangorn") == 1
    assert story.figures(FORDS) == "rohan-regular"


def test_the_forest_is_rising_may_spare_its_ent() -> None:
    story = ents_called("the-forest-is-rising").rolls(1, 1).rolls(1, 1).free("no")
    assert story.asks(SHADOW, "cease")


# ------------------------------------------------ forbidden and cancelled


def test_ruling_53_what_cancels_combat_cards_cancels_calls() -> None:
    """The Shadow Is Moving has Swarm of Bats for its Combat half."""
    story = fought(
        *(ORCS, RIDERS),
        figures={"fangorn": "2 ents"},
        armies=VISITED,
        hands={SHADOW: ("the-shadow-is-moving",)},
    )
    story.shadow("the-shadow-is-moving").free("with-doom-we-come").rolls(1, 1).rolls(1, 1)
    assert story.count("ents", "fangorn") == 2


def test_ruling_53_denethors_folly_forbids_calls_as_it_forbids_combat_cards() -> None:
    def called(*table: str) -> FactionStory:
        return stormed(
            *("2 sauron-regular", "3 gondor-regular", "minas-tirith"),
            figures={"lossarnach": "2 eagles"},
            on_table=table,
        )

    assert "out-of-the-high-airs" in called().offers
    assert "out-of-the-high-airs" not in called("denethors-folly").offers


def test_ruling_53_grond_forbids_calls_in_the_first_round_without_a_companion() -> None:
    def called(companion: str = "") -> FactionStory:
        story = factions(
            (play, SHADOW, "grond-hammer-of-the-underworld"),
            figures={"lossarnach": "2 eagles"},
            armies={"minas-tirith": f"witch-king 3 sauron-regular 3 gondor-regular {companion}"},
            besieged=("minas-tirith",),
            hands={SHADOW: ("grond-hammer-of-the-underworld",)},
            at_war="all",
        )
        return story.shadow("go")

    assert called("gimli").asks(FREE, "combat-card")
    story = called().rolls(1, 1, 1)
    assert not story.asks(FREE, "combat-card")
