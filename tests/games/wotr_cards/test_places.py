"""Where a card may be played or moved (pp. 6, 10, 11)."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, middle_earth
from greathall.games.wotr_cards.facts import ARMY, CARDS, LOCATIONS
from greathall.games.wotr_cards.places import doors, open_locations, possible_wielders


def places_for(card: str, player: str, **setting: Any) -> tuple[str, ...]:
    """Where the player may put down this card, whose play costs a card of the same hand."""
    story = middle_earth(turn=player, hand={player: (card, "glamdring", "shadowfax")}, **setting)
    story.answers((player, ("play", card)))
    assert story.asks(player, "place")
    return story.question.options


# ------------------------------------------------------------------ armies


def test_an_army_goes_to_a_battleground_that_shows_its_faction_or_to_reserve_p10() -> None:
    fields = ("edoras", "morannon", "rivendell")
    options = places_for("village-militia", "frodo", battlegrounds=fields)
    assert options == ("edoras", "morannon", "reserve")


def test_an_army_attacks_as_well_as_defends_p10() -> None:
    fields = ("edoras", "orthanc")
    options = places_for("white-hand-orcs", "saruman", battlegrounds=fields)
    assert options == ("edoras", "orthanc", "reserve")


def test_no_army_ever_enters_a_path_p10() -> None:
    for card in CARDS.values():
        if card.type == ARMY:
            assert not any(LOCATIONS[place].is_path for place in doors(card.id))


def test_an_army_without_a_battleground_goes_to_reserve_without_a_question_p10() -> None:
    story = middle_earth(hand={"frodo": "village-militia glamdring"})
    story.answers(("frodo", ("play", "village-militia")))
    assert story.table.reserve["frodo"] == ("village-militia",)


# ------------------------------------------------------------------ characters


def test_a_character_enters_a_path_whose_number_it_names_p10() -> None:
    assert places_for("legolas", "aragorn", path="imladris") == ("imladris", "reserve")


def test_a_character_stays_off_a_path_whose_number_it_does_not_name_p10() -> None:
    story = middle_earth(turn="aragorn", path="weathertop", hand={"aragorn": "legolas elrond"})
    story.answers(("aragorn", ("play", "legolas")), ("aragorn", "no"))
    assert story.place("legolas") == "reserve"


def test_a_character_goes_to_path_battleground_or_reserve_p10() -> None:
    options = places_for("gimli", "frodo", path="imladris", battlegrounds=("moria", "lorien"))
    assert options == ("imladris", "moria", "reserve")


def test_a_leader_needs_no_army_to_enter_a_battleground() -> None:
    options = places_for("denethor", "aragorn", battlegrounds=("minas-tirith",))
    assert options == ("minas-tirith", "reserve")


def test_only_active_locations_are_open_p10() -> None:
    story = middle_earth(path="weathertop", battlegrounds=("moria",))
    assert open_locations(story.table, "gimli") == ("moria",)
    assert open_locations(story.table, "boromir") == ()


def test_a_text_opens_battlegrounds_that_the_print_does_not_p6() -> None:
    assert doors("merry-brandybuck") >= {"edoras", "helms-deep", "orthanc", "morannon"}
    assert "minas-tirith" in doors("pippin-took")
    assert not any(not LOCATIONS[place].is_path for place in doors("sam-gamgee"))


def test_an_event_in_force_opens_battlegrounds_until_the_round_ends() -> None:
    closed = middle_earth(battlegrounds=("minas-tirith",))
    assert open_locations(closed.table, "village-militia") == ()
    open_ = middle_earth(battlegrounds=("minas-tirith", "dol-amroth"), in_force=("the-red-arrow",))
    assert open_locations(open_.table, "village-militia") == ("minas-tirith", "dol-amroth")
    assert open_locations(open_.table, "merry-brandybuck") == ("bag-end",)


def test_the_three_hunters_open_every_battleground_but_no_path() -> None:
    story = middle_earth(
        path="weathertop", battlegrounds=("minas-tirith",), in_force=("the-three-hunters",)
    )
    assert open_locations(story.table, "gimli") == ("minas-tirith",)


def test_a_text_closes_battlegrounds_that_the_print_opens_p6() -> None:
    story = middle_earth(battlegrounds=("minas-tirith", "umbar"))
    assert open_locations(story.table, "the-great-gate") == ("minas-tirith",)
    assert open_locations(story.table, "soldiers-of-gondor") == ("minas-tirith", "umbar")


# ------------------------------------------------------------------ items


def wielders(item: str, **setting: Any) -> tuple[str, ...]:
    return tuple(possible_wielders(middle_earth(**setting).table, item))


def test_an_item_needs_a_wielder_in_play_p11() -> None:
    assert not middle_earth(hand={"frodo": "glamdring gimli"}).can("play", "glamdring")
    story = middle_earth(hand={"frodo": "glamdring gimli"}, reserve={"frodo": "gandalf-the-grey"})
    assert story.can("play", "glamdring")


@pytest.mark.parametrize(
    "setting",
    [
        {"reserve": {"frodo": "frodo-baggins"}},
        {"there": {"bag-end": "frodo-baggins"}},
        {"battlegrounds": ("edoras",), "there": {"edoras": "merry-brandybuck"}},
    ],
)
def test_a_wielder_may_be_in_reserve_on_a_path_or_on_a_battleground_p11(
    setting: dict[str, Any],
) -> None:
    assert len(wielders("elven-cloak", **setting)) == 1


def test_a_wielder_in_hand_deck_or_discard_pile_is_not_in_play_p10() -> None:
    setting: dict[str, Any] = {
        "hand": {"frodo": "frodo-baggins"},
        "deck": {"frodo": "sam-gamgee"},
        "discard": {"frodo": "merry-brandybuck"},
    }
    assert wielders("lembas", **setting) == ()


def test_an_item_may_go_to_a_team_mates_character_p11() -> None:
    story = middle_earth(
        turn="aragorn",
        hand={"aragorn": "lembas legolas"},
        reserve={"frodo": "sam-gamgee frodo-baggins"},
    ).answers(("aragorn", ("play", "lembas")))
    assert story.asks("aragorn", "wielder")
    assert story.question.options == ("sam-gamgee", "frodo-baggins")


def test_an_item_never_goes_to_an_army() -> None:
    assert wielders("bow-of-the-galadhrim", reserve={"aragorn": "high-elves"}) == ()


def test_a_wielder_may_hold_several_weapons() -> None:
    setting: dict[str, Any] = {
        "reserve": {"frodo": "gandalf-the-grey"},
        "items": {"gandalf-the-grey": "glamdring"},
    }
    assert wielders("gandalfs-staff", **setting) == ("gandalf-the-grey",)


def test_the_bow_of_the_galadhrim_excludes_other_weapons() -> None:
    legolas: dict[str, Any] = {"reserve": {"aragorn": "legolas"}}
    assert wielders("bow-of-the-galadhrim", **legolas) == ("legolas",)
    armed: dict[str, Any] = legolas | {"items": {"legolas": "glamdring"}}
    assert wielders("bow-of-the-galadhrim", **armed) == ()
    cloaked: dict[str, Any] = legolas | {"items": {"legolas": "elven-cloak"}}
    assert wielders("bow-of-the-galadhrim", **cloaked) == ("legolas",)


def test_an_item_follows_its_wielder_to_a_battleground_of_other_factions_p11() -> None:
    story: Story = middle_earth(
        battlegrounds=("edoras",),
        reserve={"frodo": "merry-brandybuck"},
        items={"merry-brandybuck": "blade-of-westernesse"},
    ).answers(("frodo", ("move", "merry-brandybuck")))
    assert story.table.path == "bag-end"
    assert story.asks("frodo", "place")
    story.answers(("frodo", "edoras"))
    assert story.place("blade-of-westernesse") == "edoras"
