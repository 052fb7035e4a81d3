"""Rohan: what each card does, when it does not, and what happens to its items."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, attack_at, defence_at, fight, middle_earth
from greathall.games.wotr_cards.facts import LOCATIONS

NO_DECKS = {"frodo": "", "witch-king": "", "aragorn": "", "saruman": ""}
FIVE = "gimli smeagol riders-of-rohan village-militia eowyn"


def plays(card: str, to: str = "", with_hand: str = "sting", **setting: Any) -> Story:
    """Frodo's player plays this card; `to` only where there is a choice of places."""
    story = middle_earth(hand={"frodo": f"{card} {with_hand}"}, **setting)
    story.answers(("frodo", ("play", card)))
    return story.answers(("frodo", to)) if to else story


# ------------------------------------------------------------------ two copies of one army

RIDERS: dict[str, Any] = {
    "battlegrounds": ("edoras",),
    "hand": {"frodo": "riders-of-rohan"},
    "reserve": {"frodo": "riders-of-rohan"},
}


def test_riders_of_rohan_played_last_can_be_paid_for_with_the_other_copy_in_reserve() -> None:
    story = middle_earth(**RIDERS).answers(("frodo", ("play", "riders-of-rohan")))
    story.answers(("frodo", "edoras"), ("frodo", ("reserve", "riders-of-rohan")))
    assert story.table.there["edoras"] == ("riders-of-rohan",)
    assert story.table.reserve["frodo"] == ()
    assert story.eliminated("frodo") == {"riders-of-rohan": 1}


def test_riders_of_rohan_played_last_to_reserve_do_not_pay_for_themselves() -> None:
    """The copy that was there before is forsaken; the new one may not move this round (p. 11)."""
    story = middle_earth(**RIDERS).answers(("frodo", ("play", "riders-of-rohan")))
    story.answers(("frodo", "reserve"), ("frodo", ("reserve", "riders-of-rohan")))
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    assert story.table.reserve["frodo"] == ("riders-of-rohan",)
    assert not story.can("move", "riders-of-rohan")


# ------------------------------------------------------------------ Éomer


def test_eomer_draws_five_and_plays_a_rohan_army_which_the_others_pay_for_p11() -> None:
    story = plays(
        "eomer", to="reserve", battlegrounds=("edoras",), deck={"frodo": f"{FIVE} theoden"}
    )
    story.draws(*FIVE.split())
    assert story.question.options == ("riders-of-rohan", "village-militia", "none")
    story.answers(("frodo", "riders-of-rohan"), ("frodo", "edoras"))
    assert story.table.there["edoras"] == ("riders-of-rohan",)
    assert story.discarded("frodo") == {
        "sting": 1,  # the price of Éomer himself
        "gimli": 1,
        "smeagol": 1,
        "village-militia": 1,
        "eowyn": 1,
    }
    assert story.table.hand["frodo"] == ()
    assert story.asks("witch-king", "turn")


def test_eomer_may_play_nothing_and_discards_all_unseen() -> None:
    story = plays("eomer", deck={"frodo": f"{FIVE} theoden"}).draws(*FIVE.split())
    story.answers(("frodo", "none"))
    assert story.match.view("saruman")["discard"]["frodo"] == 6
    assert story.match.view("saruman")["discard_seen"]["frodo"] == ()
    assert story.place("eomer") == "reserve"


def test_eomer_is_asked_even_if_he_drew_no_army_so_that_nobody_knows() -> None:
    others = "gimli smeagol theoden eowyn glamdring"
    story = plays("eomer", deck={"frodo": f"{others} shadowfax"}).draws(*others.split())
    assert story.question.options == ("none",)
    assert story.match.view("frodo")["aside"]["frodo"] == tuple(others.split())
    assert story.match.view("aragorn")["aside"]["frodo"] == 5


def test_eomer_pays_for_the_army_otherwise_if_he_drew_nothing_else() -> None:
    story = middle_earth(
        hand={"frodo": "eomer"},
        reserve={"frodo": "gimli theoden"},
        deck={"frodo": "village-militia"},
    )
    story.answers(("frodo", ("play", "eomer")), ("frodo", ("reserve", "gimli")))
    story.draws("village-militia").answers(("frodo", "village-militia"))
    # The army played cannot pay for itself; Éomer could.
    assert set(story.question.options) == {("reserve", "theoden"), ("reserve", "eomer")}
    story.answers(("frodo", ("reserve", "theoden")))
    assert story.eliminated("frodo") == {"gimli": 1, "theoden": 1}
    assert story.table.reserve["frodo"] == ("eomer", "village-militia")


def test_eomer_moved_draws_nothing() -> None:
    story = middle_earth(battlegrounds=("edoras",), reserve={"frodo": "eomer"})
    story.answers(("frodo", ("move", "eomer")))
    assert story.asks("witch-king", "turn")
    assert story.events("cards-drawn") == []


# ------------------------------------------------------------------ Éowyn


def test_eowyn_played_to_a_battleground_may_eliminate_a_nazgul_there() -> None:
    story = plays(
        "eowyn",
        to="morannon",
        battlegrounds=("morannon", "minas-tirith"),
        there={"morannon": "the-witch-king mordor-orcs", "minas-tirith": "the-reaver"},
    )
    assert story.question.options == ("the-witch-king", "none")
    story.answers(("frodo", "the-witch-king"))
    assert story.eliminated("witch-king") == {"the-witch-king": 1}
    assert story.table.there["morannon"] == ("mordor-orcs", "eowyn")


def test_eowyn_strikes_through_the_nazguls_mantle_outside_combat() -> None:
    story = plays(
        "eowyn",
        to="morannon",
        battlegrounds=("morannon",),
        there={"morannon": "the-reaver"},
        items={"the-reaver": "nazguls-mantle fell-beast"},
    )
    story.answers(("frodo", "the-reaver"))
    assert story.eliminated("witch-king") == {"the-reaver": 1, "nazguls-mantle": 1, "fell-beast": 1}


def test_eowyn_may_spare_the_nazgul() -> None:
    there = {"morannon": "the-reaver"}
    story = plays("eowyn", to="morannon", battlegrounds=("morannon",), there=there)
    story.answers(("frodo", "none"))
    assert story.place("the-reaver") == "morannon"


def test_eowyn_is_not_asked_where_no_nazgul_stands() -> None:
    discard = {"frodo": "merry-brandybuck"}
    there = {"morannon": "mouth-of-sauron mordor-orcs"}
    fields = ("morannon",)
    story = plays("eowyn", to="morannon", battlegrounds=fields, there=there, discard=discard)
    assert story.asks("witch-king", "turn")
    assert story.table.hand["frodo"] == ()


def test_eowyn_moved_does_nothing() -> None:
    there, reserve = {"morannon": "the-reaver"}, {"frodo": "eowyn"}
    story = middle_earth(battlegrounds=("morannon",), there=there, reserve=reserve)
    story.answers(("frodo", ("move", "eowyn")))
    assert story.asks("witch-king", "turn")
    assert story.place("the-reaver") == "morannon"


def test_eowyn_played_to_reserve_may_take_merry_or_pippin_from_the_discard_pile() -> None:
    discard = {"frodo": "merry-brandybuck pippin-took sam-gamgee"}
    story = plays("eowyn", discard=discard).answers(("frodo", "yes"))
    assert story.question.options == ("merry-brandybuck", "pippin-took")
    story.answers(("frodo", "pippin-took"))
    assert story.table.hand["frodo"] == ("pippin-took",)
    assert story.events("card-taken")[-1]["card"] == "pippin-took"


def test_eowyn_takes_the_hobbit_who_was_discarded_to_play_her() -> None:
    story = plays("eowyn", with_hand="merry-brandybuck").answers(("frodo", "yes"))
    story.answers(("frodo", "merry-brandybuck"))
    assert story.table.hand["frodo"] == ("merry-brandybuck",)


def test_eowyn_may_ride_alone() -> None:
    story = plays("eowyn", discard={"frodo": "pippin-took"}).answers(("frodo", "no"))
    assert story.table.hand["frodo"] == ()
    assert story.discarded("frodo") == {"pippin-took": 1, "sting": 1}


def test_eowyn_leads_only_with_a_rohan_army() -> None:
    assert attack_at("orthanc", "eowyn") == 0
    assert attack_at("orthanc", "eowyn village-militia") == 2
    assert defence_at("edoras", "eowyn village-militia") == 2


# ------------------------------------------------------------------ Théoden


@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-the-white"])
def test_theoden_fights_while_a_gandalf_is_in_play(gandalf: str) -> None:
    assert attack_at("orthanc", "theoden", reserve={"frodo": gandalf}) == 1
    assert defence_at("edoras", "theoden", reserve={"frodo": gandalf}) == 1


def test_theoden_has_no_icons_while_no_gandalf_is_in_play() -> None:
    assert attack_at("orthanc", "theoden", hand={"frodo": "gandalf-the-grey"}) == 0
    assert defence_at("edoras", "theoden", discard={"frodo": "gandalf-the-white"}) == 0


@pytest.mark.parametrize(("first", "icons"), [("edoras", 1), ("caradhras", 0)])
def test_theoden_loses_his_icons_if_gandalf_leaves_play_in_an_earlier_combat(
    first: str, icons: int
) -> None:
    """Each combat is finished before the next begins (p. 14)."""
    story = fight(
        path="caradhras",
        battlegrounds=("edoras",),
        there={"caradhras": "gandalf-the-grey", "edoras": "theoden"},
        attack_tokens={"edoras": 5},
    ).answers(("frodo", first))
    (battle,) = [e for e in story.events("combat-fought") if e["location"] == "edoras"]
    assert battle["cancelled"] == icons


def test_theoden_draws_five_and_may_play_any_rohan_card_of_these() -> None:
    drawn = "gimli eowyn riders-of-rohan shadowfax death-ride-ride-to-ruin"
    story = plays(
        "theoden", reserve={"frodo": "gandalf-the-grey"}, deck={"frodo": f"{drawn} smeagol"}
    )
    story.draws(*drawn.split())
    assert story.question.options == (
        "eowyn",
        "riders-of-rohan",
        "shadowfax",
        "death-ride-ride-to-ruin",
        "none",
    )
    story.answers(("frodo", "shadowfax"))
    assert story.table.items == {"gandalf-the-grey": ("shadowfax",)}
    assert sum(story.discarded("frodo").values()) == 1 + 4


def test_theoden_plays_no_card_that_has_no_place() -> None:
    """Shadowfax needs a Gandalf; Éomer was played in this round already (p. 11)."""
    drawn = "gimli eomer sam-gamgee shadowfax sting"
    story = plays(
        "theoden",
        to="edoras",
        with_hand="smeagol",
        battlegrounds=("edoras",),
        played=("eomer",),
        deck={"frodo": f"{drawn} eowyn"},
    )
    assert story.draws(*drawn.split()).question.options == ("none",)


def test_theoden_in_reserve_rides_to_ruin_himself() -> None:
    drawn = "gimli eowyn sam-gamgee shadowfax death-ride-ride-to-ruin"
    story = plays(
        "theoden",
        to="reserve",
        battlegrounds=("morannon",),
        there={"morannon": "mordor-orcs"},
        deck={"frodo": f"{drawn} sting"},
    )
    story.draws(*drawn.split()).answers(("frodo", "death-ride-ride-to-ruin"), ("frodo", "theoden"))
    assert story.eliminated("frodo") == {"theoden": 1, "death-ride-ride-to-ruin": 1}
    assert story.eliminated("witch-king") == {"mordor-orcs": 1}


def test_theoden_discards_the_rest_before_the_text_of_the_card_he_plays() -> None:
    """Éomer, played through Théoden, draws five more of his own."""
    drawn = "gimli smeagol sam-gamgee eomer sting"
    more = "riders-of-rohan glamdring eowyn"
    story = plays("theoden", with_hand="quickbeam", deck={"frodo": f"{drawn} {more}"})
    story.draws(*drawn.split()).answers(("frodo", "eomer"))
    # Three are left in the deck; the discard pile, with the rest of Théoden's cards, fills it up.
    story.draws("riders-of-rohan", "glamdring", "eowyn", "sam-gamgee", "gimli")
    assert story.asks("frodo", "play-drawn")
    story.answers(("frodo", "riders-of-rohan"))
    assert story.table.reserve["frodo"] == ("theoden", "eomer", "riders-of-rohan")
    assert story.discarded("frodo") == {"glamdring": 1, "eowyn": 1, "sam-gamgee": 1, "gimli": 1}


def test_theoden_moved_draws_nothing() -> None:
    story = middle_earth(battlegrounds=("edoras",), reserve={"frodo": "theoden"})
    story.answers(("frodo", ("move", "theoden")))
    assert story.events("cards-drawn") == []


# ------------------------------------------------------------------ Shadowfax

SHADOWFAX: dict[str, Any] = {
    "reserve": {"frodo": "gandalf-the-grey"},
    "items": {"gandalf-the-grey": "shadowfax"},
}


def rides(**setting: Any) -> Story:
    return middle_earth(**SHADOWFAX | setting).answers(("frodo", ("use", "shadowfax")))


def test_shadowfax_activates_any_battleground_and_takes_its_wielder_there() -> None:
    story = rides(fresh={"frodo": "gandalf-the-grey"}, deck=NO_DECKS)
    fields = {place for place, facts in LOCATIONS.items() if not facts.is_path}
    assert set(story.question.options) == fields
    story.answers(("frodo", "moria"))
    assert story.place("gandalf-the-grey") == "moria"
    assert story.place("shadowfax") == "moria"
    assert story.table.fresh["frodo"] == ()


def test_shadowfax_reactivates_a_battleground_but_no_active_one() -> None:
    story = rides(
        battlegrounds=("edoras",),
        battleground_deck={"free": (), "shadow": ()},
        scored={"free": ("moria", "bag-end"), "shadow": ("umbar",)},
        deck=NO_DECKS,
    )
    assert story.question.options == ("moria", "umbar")
    story.answers(("frodo", "moria"))
    assert story.place("gandalf-the-grey") == "moria"
    assert story.table.stormed == ("moria",)
    assert story.table.scored["free"] == ("bag-end",)


def test_shadowfax_brings_nobody_if_the_grey_wizard_was_replaced_on_the_way() -> None:
    story = rides(deck=NO_DECKS | {"frodo": "gandalf-the-white sting"})
    story.answers(("frodo", "helms-deep")).draws("sting", "gandalf-the-white")
    story.answers(("frodo", "gandalf-the-white"))
    assert story.table.there["helms-deep"] == ("gandalf-the-white",)
    assert story.eliminated("frodo") == {"gandalf-the-grey": 1, "shadowfax": 1}


def test_shadowfax_forsaken_on_the_way_still_moves_its_wielder() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="gandalf",
        reserve={"gandalf": "gandalf-the-grey"},
        items={"gandalf-the-grey": "shadowfax"},
    ).answers(("gandalf", ("use", "shadowfax")), ("gandalf", "minas-tirith"), ("gandalf", "yes"))
    story.answers(("gandalf", ("reserve", "shadowfax"))).draws(*("soldiers-of-gondor",) * 3)
    assert story.eliminated("gandalf") == {"shadowfax": 1}
    assert story.place("gandalf-the-grey") == "minas-tirith"


def test_shadowfax_cannot_be_used_without_a_battleground_to_activate() -> None:
    fields = tuple(place for place, facts in LOCATIONS.items() if not facts.is_path)
    assert not middle_earth(battlegrounds=fields, **SHADOWFAX).can("use", "shadowfax")


@pytest.mark.parametrize("place", ["caradhras", "edoras"])
def test_shadowfax_cannot_be_used_outside_the_reserve(place: str) -> None:
    story = middle_earth(
        path="caradhras",
        battlegrounds=("edoras",),
        there={place: "gandalf-the-grey"},
        items=SHADOWFAX["items"],
    )
    assert not story.can("use", "shadowfax")


def test_shadowfax_carries_either_gandalf_and_nobody_else() -> None:
    hand, reserve = {"frodo": "shadowfax sting"}, {"frodo": "theoden eomer"}
    assert not middle_earth(hand=hand, reserve=reserve).can("play", "shadowfax")
    story = plays("shadowfax", reserve={"frodo": "theoden gandalf-the-white"})
    assert story.table.items == {"gandalf-the-white": ("shadowfax",)}


# ------------------------------------------------------------------ Death! Ride, Ride to Ruin!

RUIN = "death-ride-ride-to-ruin"


def test_death_ride_ride_to_ruin_costs_mordor_as_many_cards_as_rode() -> None:
    story = plays(
        RUIN,
        battlegrounds=("morannon", "minas-tirith"),
        there={
            "morannon": "mordor-orcs mordor-orcs",
            "minas-tirith": "the-reaver haradrim-cavalry",
        },
        reserve={"frodo": "eomer riders-of-rohan village-militia", "witch-king": "olog-hai"},
    )
    story.answers(("frodo", "eomer"), ("frodo", "riders-of-rohan"), ("frodo", "none"))
    assert set(story.question.options) == {
        ("morannon", "mordor-orcs"),
        ("minas-tirith", "the-reaver"),
    }
    story.answers(("witch-king", ("morannon", "mordor-orcs")))
    story.answers(("witch-king", ("morannon", "mordor-orcs")))
    assert story.eliminated("frodo") == {"eomer": 1, "riders-of-rohan": 1, RUIN: 1}
    assert story.eliminated("witch-king") == {"mordor-orcs": 2}
    assert story.table.reserve["frodo"] == ("village-militia",)


def test_death_ride_ride_to_ruin_counts_no_items_that_fall_with_their_wielder() -> None:
    story = plays(
        RUIN,
        battlegrounds=("morannon",),
        there={"morannon": "the-reaver mordor-orcs"},
        items={"the-reaver": "fell-beast nazguls-mantle"},
        reserve={"frodo": "eomer village-militia"},
    )
    story.answers(("frodo", "eomer"), ("frodo", "village-militia"))
    assert ("morannon", "fell-beast") in story.question.options
    story.answers(("witch-king", ("morannon", "the-reaver")))
    assert story.eliminated("witch-king") == {
        "the-reaver": 1,
        "fell-beast": 1,
        "nazguls-mantle": 1,
        "mordor-orcs": 1,
    }


def test_death_ride_ride_to_ruin_lets_a_wielded_shadowfax_ride_alone() -> None:
    story = plays(RUIN, **SHADOWFAX)
    story.answers(("frodo", "shadowfax"))
    assert story.eliminated("frodo") == {"shadowfax": 1, RUIN: 1}
    assert story.place("gandalf-the-grey") == "reserve"


def test_death_ride_ride_to_ruin_costs_no_more_than_mordor_has_there() -> None:
    story = plays(
        RUIN,
        path="weathertop",
        battlegrounds=("morannon",),
        there={"morannon": "mordor-orcs", "weathertop": "the-hunter"},
        reserve={"frodo": "eomer village-militia"},
    )
    story.answers(("frodo", "eomer"), ("frodo", "village-militia"))
    assert story.eliminated("witch-king") == {"mordor-orcs": 1}
    assert story.place("the-hunter") == "weathertop"


def test_death_ride_ride_to_ruin_cannot_be_played_without_rohan_in_reserve() -> None:
    fields, there = ("morannon", "edoras"), {"morannon": "mordor-orcs", "edoras": "theoden"}
    reserve = {"frodo": "gandalf-the-grey sam-gamgee"}
    hand = {"frodo": f"{RUIN} sting"}
    story = middle_earth(battlegrounds=fields, there=there, reserve=reserve, hand=hand)
    assert not story.can("play", RUIN)


# ------------------------------------------------------------------ Ghân-buri-Ghân


def test_ghan_buri_ghan_in_reserve_opens_minas_tirith_to_rohan() -> None:
    story = middle_earth(
        options={"promos": "yes"},
        battlegrounds=("minas-tirith", "pelargir", "morannon"),
        hand={"frodo": "eowyn gimli"},
        reserve={"frodo": "ghan-buri-ghan riders-of-rohan gimli"},
    )
    story.answers(("frodo", ("play", "eowyn")))
    assert story.question.options == ("minas-tirith", "morannon", "reserve")


def test_ghan_buri_ghan_lets_rohan_cards_move_there_and_then_himself() -> None:
    reserve = {"frodo": "ghan-buri-ghan riders-of-rohan merry-brandybuck gimli"}
    story = middle_earth(path="", battlegrounds=("minas-tirith",), reserve=reserve)
    assert story.can("move", "riders-of-rohan")
    assert story.can("move", "ghan-buri-ghan")
    assert not story.can("move", "merry-brandybuck")
    assert not story.can("move", "gimli")
    story.answers(("frodo", ("move", "ghan-buri-ghan")))
    others = ("witch-king", "aragorn", "saruman")
    story.answers(*((player, ("pass",)) for player in others))
    assert story.place("ghan-buri-ghan") == "minas-tirith"
    assert not story.can("move", "riders-of-rohan")


def test_ghan_buri_ghan_leads_with_a_rohan_army_only() -> None:
    assert defence_at("edoras", "ghan-buri-ghan village-militia") == 2
    assert defence_at("minas-tirith", "ghan-buri-ghan soldiers-of-gondor") == 1
