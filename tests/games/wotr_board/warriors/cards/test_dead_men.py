"""The events of the Dead Men of Dunharrow."""

from __future__ import annotations

from games.wotr_board.warriors.cards.playing import (
    has_effect,
    is_playable,
    nothing_happens,
    played,
)
from games.wotr_board.warriors.story import factions
from greathall.games.wotr_board.characters import reach
from greathall.games.wotr_board.facts import FREE, SHADOW
from greathall.games.wotr_board.politics import advance_nation
from greathall.games.wotr_board.table import FIELD, Battle
from greathall.games.wotr_board.warriors.call_to_battle import CARDS_OF, hand_out_calls
from greathall.games.wotr_board.warriors.dead_men import ways_of_the_dead
from greathall.games.wotr_board.warriors.faction_dice import use_table_card

STONE = "the-stone-of-erech"
WITH_THE_DEAD = {"armies": {"erech": "strider"}, "company": ("strider",)}


# ------------------------------------------------ The Stone of Erech


def test_the_stone_of_erech_holds_three_figures_that_are_not_in_play() -> None:
    table = played(STONE).table
    assert table.on_cards == {STONE: 3}
    assert table.reinforcements["dead-men"] == 5
    assert STONE in table.on_table
    assert table.faction_figures == {}


def test_ruling_15_the_stone_of_erech_takes_as_many_as_there_are() -> None:
    story = played(STONE, figures={"erech": "6 dead-men"}, **WITH_THE_DEAD)
    assert story.table.on_cards == {STONE: 2}


def test_the_stone_of_erech_sends_a_figure_for_a_nation_that_a_muster_result_advances() -> None:
    story = factions(
        (advance_nation, FREE),
        figures={"erech": "2 dead-men"},
        on_table=(STONE,),
        on_cards={STONE: 3},
        **WITH_THE_DEAD,
    )
    story.free("gondor")
    assert story.count("dead-men", "erech") == 3
    assert story.table.on_cards == {STONE: 2}


def test_the_stone_of_erech_adds_to_the_starting_figures_before_they_enter() -> None:
    story = factions((advance_nation, FREE), on_table=(STONE,), on_cards={STONE: 3})
    story.free("gondor")
    assert story.table.on_cards == {STONE: 2, "dead-men": 1}


def test_the_stone_of_erech_does_not_heed_the_shadow() -> None:
    story = factions((advance_nation, SHADOW), on_table=(STONE,), on_cards={STONE: 3})
    story.shadow("sauron")
    assert story.table.on_cards == {STONE: 3}


def test_ruling_6_any_faction_die_recruits_from_the_stone_of_erech() -> None:
    story = factions(
        (use_table_card, FREE),
        figures={"erech": "2 dead-men"},
        on_table=(STONE,),
        on_cards={STONE: 1},
        **WITH_THE_DEAD,
    )
    assert story.count("dead-men", "erech") == 3
    assert story.table.on_table == ()
    assert story.table.discard == (STONE,)


def test_the_stone_of_erech_has_no_use_for_an_eliminated_faction() -> None:
    story = factions(
        (advance_nation, FREE), gone="dead-men", on_table=(STONE,), on_cards={STONE: 3}
    )
    story.free("gondor")
    assert story.table.on_cards == {STONE: 3}


# ------------------------------------------------ Paths of the Dead


def test_paths_of_the_dead_brings_them_in_from_rohan_or_gondor() -> None:
    story = played("paths-of-the-dead", armies={"minas-tirith": "strider gimli"})
    story.free("yes", "gimli")
    assert story.where("strider") == story.where("gimli") == "erech"
    assert story.count("dead-men", "erech") == 3
    assert story.table.discard == ()
    assert "paths-of-the-dead" in story.table.faction_deck[FREE]


def test_paths_of_the_dead_leads_out_of_a_siege() -> None:
    armies = {"helms-deep": "rohan-regular aragorn 2 isengard-regular"}
    story = played("paths-of-the-dead", armies=armies, besieged=("helms-deep",))
    story.free("yes")
    assert story.where("aragorn") == "erech"
    assert story.count("dead-men", "erech") == 3


def test_paths_of_the_dead_does_nothing_if_he_stays_or_is_far_away() -> None:
    for where, answers in (("edoras", ("no",)), ("fangorn", ())):
        story = played("paths-of-the-dead", armies={where: "strider"})
        story.free(*answers)
        assert story.table.factions["dead-men"] == "aside"
        assert story.table.discard == ("paths-of-the-dead",)


def test_paths_of_the_dead_recruits_in_play_and_shuffles_their_events_in() -> None:
    story = played(
        "paths-of-the-dead",
        figures={"erech": "2 dead-men"},
        discard=("wraiths-of-fear", "the-ents-awaken"),
        **WITH_THE_DEAD,
    )
    assert story.count("dead-men", "erech") == 3
    assert story.table.discard == ("the-ents-awaken",)


def test_ruling_12_paths_of_the_dead_does_not_bring_an_eliminated_faction_back() -> None:
    story = played("paths-of-the-dead", gone="dead-men", armies={"edoras": "strider"})
    assert story.is_over
    assert story.table.factions["dead-men"] == "gone"


# ------------------------------------------------ The Dark Door


def test_the_dark_door_joins_erech_and_rohan_for_the_dead_and_for_companions() -> None:
    shut = factions().table
    assert "edoras" not in ways_of_the_dead(shut, "erech")
    table = factions(on_table=("the-dark-door",)).table
    for region in ("helms-deep", "westemnet", "edoras"):
        assert region in ways_of_the_dead(table, "erech")
        assert "erech" in ways_of_the_dead(table, region)
        assert "erech" in reach(table, FREE, region, 1)
    assert "erech" not in reach(table, FREE, "fangorn", 1)


def test_the_dark_door_needs_helms_deep_or_edoras() -> None:
    assert is_playable("the-dark-door", control={"edoras": SHADOW})
    assert not is_playable("the-dark-door", control={"edoras": SHADOW, "helms-deep": SHADOW})


def test_the_dark_door_is_discarded_when_the_shadow_holds_both() -> None:
    setting = {"figures": {"erech": "2 dead-men"}, **WITH_THE_DEAD}
    story = played("the-dark-door", control={"edoras": SHADOW}, **setting)
    assert story.table.on_table == ("the-dark-door",)
    both = {"edoras": SHADOW, "helms-deep": SHADOW}
    lost = factions((nothing_happens,), on_table=("the-dark-door",), control=both)
    assert lost.table.on_table == ()


def test_ruling_11_the_dark_door_needs_the_dead_men_in_play() -> None:
    assert not has_effect("the-dark-door")
    assert played("the-dark-door").table.discard == ("the-dark-door",)


# ------------------------------------------------ Wraiths of Fear


def test_wraiths_of_fear_lets_the_dead_march_and_attack() -> None:
    story = played(
        "wraiths-of-fear-2",
        figures={"erech": "4 dead-men"},
        armies={"erech": "strider", "pelargir": "2 southrons-regular"},
        company=("strider",),
    )
    story.free("lamedon", "done", "pelargir").rolls(4, 4, 1)
    assert story.count("dead-men", "lamedon") == 2
    assert story.figures("pelargir") == ""
    assert story.where("strider") == "lamedon"


def test_ruling_12_wraiths_of_fear_does_nothing_without_them() -> None:
    assert not has_effect("wraiths-of-fear")
    assert not has_effect("wraiths-of-fear", gone="dead-men")


def test_the_dark_door_lets_the_dead_be_called_to_a_battle_in_rohan() -> None:
    def called(*table: str, at: str = "erech", to: str = "edoras") -> dict[str, tuple[str, ...]]:
        battle = Battle(FIELD, SHADOW, "folde", to, ("isengard-regular",))
        story = factions(
            (hand_out_calls,),
            figures={at: "2 dead-men"},
            armies={at: "strider"},
            company=("strider",),
            battle=battle,
            on_table=table,
        )
        return dict(story.table.calls)

    assert called() == {}
    for door in ("edoras", "helms-deep", "westemnet"):
        assert called("the-dark-door", to=door) == {FREE: CARDS_OF["dead-men"]}
    assert called("the-dark-door", at="westemnet", to="erech") == {FREE: CARDS_OF["dead-men"]}
    assert called("the-dark-door", to="folde") == {}
