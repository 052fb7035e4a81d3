"""The Elves: what each card does, when it does not, and what happens to its items."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, activate, fight, middle_earth

NO_DECKS = {"frodo": "", "witch-king": "", "aragorn": "", "saruman": ""}


def cancelled_at(place: str, cards: str, **setting: Any) -> int:
    """The attack icons that these cards cancel at a location when they are overrun."""
    where = {"path": place} if place in PATHS else {"path": "", "battlegrounds": (place,)}
    story = fight(there={place: cards}, attack_tokens={place: 30}, **where, **setting)
    cancelled: int = story.events("combat-fought")[-1]["cancelled"]
    return cancelled


PATHS = ("weathertop", "egladil", "imladris")


def plays(card: str, with_hand: str = "high-elves", **setting: Any) -> Story:
    """Aragorn's player plays this card from hand and is not asked what to discard for it."""
    hand = {"aragorn": f"{card} {with_hand}"}
    story = middle_earth(turn="aragorn", **{"hand": hand} | setting)
    return story.answers(("aragorn", ("play", card)))


def uses(card: str, player: str = "aragorn", **setting: Any) -> Story:
    """A player uses an action for the text of this card."""
    return middle_earth(turn=player, **setting).answers((player, ("use", card)))


def top_of_deck(story: Story, who: str | None) -> Any:
    """What this player sees of the top of Aragorn's deck."""
    return story.match.view(who)["deck"]["aragorn"].get("top")


# ------------------------------------------------------------------ Arwen


def test_arwen_played_draws_one() -> None:
    story = plays("arwen", deck={"aragorn": "strider elrond"}).draws("strider")
    assert story.place("arwen") == "reserve"
    assert story.table.hand["aragorn"] == ("strider",)
    assert story.asks("saruman", "turn")


def test_arwen_moved_draws_nothing() -> None:
    story = middle_earth(turn="aragorn", battlegrounds=("lorien",), reserve={"aragorn": "arwen"})
    story.answers(("aragorn", ("move", "arwen")))
    assert story.table.hand["aragorn"] == ()


@pytest.mark.parametrize(
    ("place", "heir", "icons"),
    [("pelargir", "aragorn", 1), ("pelargir", "strider", 1), ("weathertop", "strider", 2)],
)
def test_arwen_in_reserve_strengthens_the_heir(place: str, heir: str, icons: int) -> None:
    assert cancelled_at(place, heir) == icons
    assert cancelled_at(place, heir, reserve={"aragorn": "arwen"}) == icons + 1


def test_arwen_adds_no_attack() -> None:
    story = fight(
        path="", battlegrounds=("umbar",), there={"umbar": "aragorn"}, reserve={"aragorn": "arwen"}
    )
    assert story.events("combat-fought")[-1]["attack"] == 1


def test_arwen_on_a_battleground_strengthens_nobody() -> None:
    there = "aragorn arwen"
    in_force = ("the-three-hunters",)
    assert cancelled_at("rivendell", there, in_force=in_force) == 1


def test_arwen_strengthens_nobody_else() -> None:
    assert cancelled_at("pelargir", "boromir", reserve={"aragorn": "arwen"}) == 1


# ------------------------------------------------------------------ Elrond


def test_elrond_played_draws_one() -> None:
    story = plays("elrond", path="imladris", deck={"aragorn": "strider arwen"})
    story.answers(("aragorn", "imladris")).draws("arwen")
    assert story.table.hand["aragorn"] == ("arwen",)
    assert story.asks("saruman", "turn")


def test_elrond_moved_to_a_path_draws_nothing() -> None:
    story = middle_earth(turn="aragorn", path="imladris", reserve={"aragorn": "elrond"})
    story.answers(("aragorn", ("move", "elrond")))
    assert story.asks("saruman", "turn")
    assert story.events("cards-drawn") == []


def test_elrond_in_reserve_raises_the_carryover_limit_p11() -> None:
    setting: dict[str, Any] = {"turn": "aragorn", "hand": {"aragorn": "arwen legolas strider"}}
    assert not middle_earth(**setting).can("pass")
    assert middle_earth(**setting, reserve={"aragorn": "elrond"}).can("pass")
    setting["hand"] = {"aragorn": "arwen legolas strider boromir"}
    assert not middle_earth(**setting, reserve={"aragorn": "elrond"}).can("pass")


def test_elrond_outside_the_reserve_raises_no_limit_p11() -> None:
    hand = {"aragorn": "arwen legolas strider"}
    there = {"rivendell": "elrond"}
    story = middle_earth(turn="aragorn", battlegrounds=("rivendell",), hand=hand, there=there)
    assert not story.can("pass")


def test_elrond_raises_no_limit_of_the_team_mate() -> None:
    hand = {"frodo": "gimli eomer theoden"}
    assert not middle_earth(hand=hand, reserve={"aragorn": "elrond"}).can("pass")


# ------------------------------------------------------------------ Galadriel


def test_galadriel_played_draws_one() -> None:
    story = plays("galadriel", deck={"aragorn": "strider arwen"}).draws("arwen")
    assert story.table.hand["aragorn"] == ("arwen",)
    assert story.asks("saruman", "turn")


def test_galadriel_in_reserve_draws_one_more_and_then_discards_one() -> None:
    story = middle_earth(
        agenda=(("draw_phase",),),
        first="aragorn",
        reserve={"aragorn": "galadriel"},
        deck=NO_DECKS | {"aragorn": "high-elves " * 5 + "arwen"},
    )
    story.draws("arwen", "high-elves", "high-elves", "high-elves")
    story.answers(("aragorn", "arwen"))
    assert story.table.hand["aragorn"] == ("high-elves",) * 3
    assert story.match.view("aragorn")["discard"]["aragorn"] == ("arwen",)


def test_galadriel_on_a_path_draws_as_usual() -> None:
    story = middle_earth(
        agenda=(("draw_phase",),),
        first="aragorn",
        path="egladil",
        there={"egladil": "galadriel"},
        deck=NO_DECKS | {"aragorn": "high-elves " * 6},
    )
    story.draws("high-elves", "high-elves", "high-elves")
    assert story.table.hand["aragorn"] == ("high-elves",) * 3
    assert not story.discarded("aragorn")


# ------------------------------------------------------------------ Legolas


def test_legolas_played_may_take_the_bow_out_of_the_deck() -> None:
    deck = {"aragorn": "bow-of-the-galadhrim strider"}
    story = plays("legolas", deck=deck).answers(("aragorn", "yes"))
    assert story.table.hand["aragorn"] == ("bow-of-the-galadhrim",)
    assert story.table.deck["aragorn"].cards == ("strider",)
    assert story.events("card-taken")[-1]["card"] == "bow-of-the-galadhrim"


def test_legolas_may_leave_the_bow() -> None:
    deck = {"aragorn": "bow-of-the-galadhrim strider"}
    story = plays("legolas", deck=deck).answers(("aragorn", "no"))
    assert story.table.hand["aragorn"] == ()


def test_legolas_finds_no_bow_in_the_discard_pile() -> None:
    discard = {"aragorn": "bow-of-the-galadhrim"}
    story = plays("legolas", discard=discard).answers(("aragorn", "yes"))
    assert story.table.hand["aragorn"] == ()
    assert story.discarded("aragorn")["bow-of-the-galadhrim"] == 1


def test_legolas_moved_reaches_for_nothing() -> None:
    story = middle_earth(
        turn="aragorn",
        path="imladris",
        reserve={"aragorn": "legolas"},
        deck={"aragorn": "bow-of-the-galadhrim strider"},
    )
    story.answers(("aragorn", ("move", "legolas")))
    assert story.asks("saruman", "turn")


# ------------------------------------------------------------------ Bow of the Galadhrim


def test_bow_of_the_galadhrim_is_wielded_by_any_elf_even_a_ring_bearer() -> None:
    reserve = {"aragorn": "legolas galadriel strider", "frodo": "frodo-baggins"}
    items = {"galadriel": "nenya-ring-of-adamant"}
    story = plays("bow-of-the-galadhrim", reserve=reserve, items=items)
    assert set(story.question.options) == {"legolas", "galadriel"}


def test_bow_of_the_galadhrim_goes_to_nobody_with_another_weapon() -> None:
    """No other weapon can be wielded by an Elf; should it come to that, the Bow forbids it."""
    reserve, items = {"aragorn": "legolas elrond"}, {"legolas": "anduril"}
    story = plays("bow-of-the-galadhrim", reserve=reserve, items=items)
    assert story.place("bow-of-the-galadhrim") == "reserve"
    assert story.table.items["elrond"] == ("bow-of-the-galadhrim",)


def test_bow_of_the_galadhrim_lets_its_wielder_take_no_other_weapon() -> None:
    reserve = {"aragorn": "strider"}
    with_bow = {"strider": "bow-of-the-galadhrim"}
    setting: dict[str, Any] = {"turn": "aragorn", "reserve": reserve}
    setting["hand"] = {"aragorn": "anduril high-elves"}
    assert middle_earth(**setting).can("play", "anduril")
    assert not middle_earth(**setting, items=with_bow).can("play", "anduril")


def test_bow_of_the_galadhrim_is_lost_with_its_wielder_and_never_alone() -> None:
    """An item cancels nothing without its wielder (p. 14)."""
    story = fight(
        path="egladil",
        there={"egladil": "legolas gimli"},
        items={"legolas": "bow-of-the-galadhrim"},
        attack_tokens={"egladil": 2},
    )
    assert story.question.options == ("legolas", "gimli")
    story.answers(("frodo", "legolas"), ("aragorn", "yes"))
    assert story.eliminated("aragorn") == {"legolas": 1, "bow-of-the-galadhrim": 1}
    assert story.discarded("frodo") == {"gimli": 1}


# ------------------------------------------------------------------ Elven Cloak


def test_elven_cloak_saves_its_wielder_and_all_items_in_path_combat() -> None:
    story = fight(
        path="egladil",
        there={"egladil": "legolas"},
        items={"legolas": "bow-of-the-galadhrim elven-cloak"},
        attack_tokens={"egladil": 5},
    )
    assert story.events("combat-fought")[-1]["cancelled"] == 3
    assert story.discarded("aragorn") == {
        "legolas": 1,
        "bow-of-the-galadhrim": 1,
        "elven-cloak": 1,
    }
    assert story.table.corruption == 1


def test_elven_cloak_on_a_hobbit_returns_to_the_player_whose_card_it_is() -> None:
    story = fight(
        path="weathertop",
        there={"weathertop": "sam-gamgee"},
        items={"sam-gamgee": "elven-cloak sting"},
        attack_tokens={"weathertop": 5},
    )
    assert story.discarded("frodo") == {"sam-gamgee": 1, "sting": 1}
    assert story.discarded("aragorn") == {"elven-cloak": 1}


def test_elven_cloak_does_not_help_on_a_battleground() -> None:
    story = fight(
        path="",
        battlegrounds=("lorien",),
        there={"lorien": "legolas"},
        items={"legolas": "elven-cloak"},
        attack_tokens={"lorien": 9},
    )
    assert story.eliminated("aragorn") == {"legolas": 1, "elven-cloak": 1}


def test_elven_cloak_does_not_help_against_being_forsaken() -> None:
    story = uses(
        "denethor",
        reserve={"aragorn": "denethor legolas"},
        items={"legolas": "elven-cloak"},
    )
    story.answers(("aragorn", ("reserve", "legolas")))
    assert story.eliminated("aragorn") == {"legolas": 1, "elven-cloak": 1}


def test_elven_cloak_fits_elves_and_hobbits_of_either_player() -> None:
    reserve = {"aragorn": "arwen boromir", "frodo": "bilbo-baggins gimli"}
    story = plays("elven-cloak", reserve=reserve)
    assert set(story.question.options) == {"arwen", "bilbo-baggins"}


def test_elven_cloak_on_a_team_mate_can_be_forsaken_only_by_that_team_mate() -> None:
    """Whoever controls the wielder may forsake the item (p. 11)."""
    story = activate(
        "the-old-forest",
        reserve={"frodo": "sam-gamgee", "aragorn": "arwen"},
        items={"sam-gamgee": "elven-cloak"},
        deck=NO_DECKS,
    )
    story.answers(("frodo", ("reserve", "elven-cloak")))
    # Arwen is all that the other player can forsake.
    assert story.eliminated("aragorn") == {"elven-cloak": 1, "arwen": 1}
    assert story.place("sam-gamgee") == "reserve"


# ------------------------------------------------------------------ Lembas


def test_lembas_is_eaten_by_the_hobbit_player_whoever_owns_it() -> None:
    story = uses(
        "lembas",
        player="frodo",
        path="weathertop",
        there={"weathertop": "frodo-baggins sam-gamgee smeagol strider"},
        items={"sam-gamgee": "lembas"},
        corruption=5,
    )
    assert story.table.corruption == 3
    assert story.eliminated("aragorn") == {"lembas": 1}
    assert story.place("sam-gamgee") == "weathertop"


def test_lembas_is_not_for_its_owner_to_use() -> None:
    there, items = {"weathertop": "sam-gamgee"}, {"sam-gamgee": "lembas"}
    story = middle_earth(turn="aragorn", path="weathertop", there=there, items=items)
    assert not story.can("use", "lembas")


def test_lembas_removes_no_more_corruption_than_there_is_p18() -> None:
    there, items = {"weathertop": "sam-gamgee frodo-baggins"}, {"sam-gamgee": "lembas"}
    setting: dict[str, Any] = {"path": "weathertop", "there": there, "items": items}
    assert uses("lembas", player="frodo", corruption=1, **setting).table.corruption == 0
    assert uses("lembas", player="frodo", corruption=0, **setting).table.corruption == 0


def test_lembas_cannot_be_eaten_off_the_path() -> None:
    reserve, items = {"frodo": "sam-gamgee"}, {"sam-gamgee": "lembas"}
    assert not middle_earth(reserve=reserve, items=items, corruption=3).can("use", "lembas")
    there = {"edoras": "merry-brandybuck"}
    items = {"merry-brandybuck": "lembas"}
    story = middle_earth(battlegrounds=("edoras",), there=there, items=items)
    assert not story.can("use", "lembas")


def test_lembas_lost_otherwise_removes_no_corruption_p12() -> None:
    story = fight(
        path="weathertop",
        there={"weathertop": "sam-gamgee the-hunter"},
        items={"sam-gamgee": "lembas"},
        corruption=3,
    )
    assert story.eliminated("aragorn") == {"lembas": 1}
    assert story.table.corruption == 3


def test_lembas_fits_hobbits_only() -> None:
    reserve = {"aragorn": "legolas", "frodo": "pippin-took smeagol"}
    story = plays("lembas", reserve=reserve)
    assert story.table.items == {"pippin-took": ("lembas",)}


# ------------------------------------------------------------------ Mirror of Galadriel

MIRROR: dict[str, Any] = {
    "reserve": {"aragorn": "galadriel"},
    "items": {"galadriel": "mirror-of-galadriel"},
}


def test_mirror_of_galadriel_shows_its_owner_the_top_card_and_nobody_else() -> None:
    story = middle_earth(turn="saruman", deck={"aragorn": "strider arwen"}, **MIRROR)
    story.draws("strider")
    assert top_of_deck(story, "aragorn") == ("strider",)
    assert top_of_deck(story, "frodo") == (None,)
    assert top_of_deck(story, None) == (None,)


def test_mirror_of_galadriel_lets_its_owner_know_what_would_be_forsaken() -> None:
    reserve = {"aragorn": "galadriel denethor"}
    deck = {"aragorn": "aragorn arwen legolas"}
    story = middle_earth(turn="aragorn", deck=deck, **MIRROR | {"reserve": reserve})
    story.draws("aragorn")
    story.answers(("aragorn", ("use", "denethor")), ("aragorn", ("deck",)))
    assert story.discarded("aragorn") == {"aragorn": 1}


def test_mirror_of_galadriel_shows_the_next_card_before_the_second_is_forsaken() -> None:
    hand, deck = {"aragorn": "paths-of-the-dead elrond"}, {"aragorn": "strider arwen legolas"}
    story = middle_earth(turn="aragorn", hand=hand, deck=deck, **MIRROR).draws("strider")
    story.answers(("aragorn", ("play", "paths-of-the-dead")), ("aragorn", ("deck",)))
    story.draws("legolas")
    assert story.asks("aragorn", "forsake")
    assert top_of_deck(story, "aragorn") == ("legolas",)


def test_mirror_of_galadriel_shows_the_top_card_in_every_phase() -> None:
    """Its owner looks at will: here before a bargain in the next phase of locations."""
    deck = NO_DECKS | {"aragorn": "high-elves " * 4 + "strider arwen"}
    story = middle_earth(agenda=(("draw_phase",),), first="saruman", deck=deck, **MIRROR)
    story.draws(*["high-elves"] * 4, "strider").answers(("aragorn", "high-elves"))
    story.draws("dol-amroth")
    assert story.asks("aragorn", "may")
    assert top_of_deck(story, "aragorn") == ("strider",)


def test_mirror_of_galadriel_shows_the_card_that_is_drawn_next() -> None:
    story = middle_earth(turn="aragorn", deck={"aragorn": "strider arwen elrond"}, **MIRROR)
    story.draws("arwen").answers(("aragorn", ("ring",))).draws("strider")
    assert story.table.hand["aragorn"] == ("arwen", "strider")


def test_mirror_of_galadriel_looks_anew_after_the_deck_was_searched() -> None:
    """A deck that was searched is shuffled (p. 13)."""
    reserve = {"aragorn": "galadriel halbarad"}
    deck = {"aragorn": "strider arwen legolas"}
    story = middle_earth(turn="aragorn", deck=deck, **MIRROR | {"reserve": reserve})
    story.draws("arwen").answers(("aragorn", ("use", "halbarad")), ("aragorn", "strider"))
    story.draws("legolas")
    assert top_of_deck(story, "aragorn") == ("legolas",)


def test_mirror_of_galadriel_played_last_shows_nothing_before_it_is_paid_for_p10() -> None:
    deck, reserve = {"aragorn": "strider legolas"}, {"aragorn": "galadriel arwen"}
    story = plays("mirror-of-galadriel", with_hand="", deck=deck, reserve=reserve)
    assert story.asks("aragorn", "forsake")
    assert top_of_deck(story, "aragorn") is None
    story.answers(("aragorn", ("reserve", "arwen"))).draws("legolas")
    assert top_of_deck(story, "aragorn") == ("legolas",)


def test_mirror_of_galadriel_out_of_play_shows_nothing() -> None:
    story = middle_earth(turn="aragorn", reserve={"aragorn": "galadriel"})
    assert top_of_deck(story, "aragorn") is None


def test_mirror_of_galadriel_is_played_on_galadriel_only() -> None:
    hand = {"aragorn": "mirror-of-galadriel arwen"}
    story = middle_earth(turn="aragorn", hand=hand, reserve={"aragorn": "elrond"})
    assert not story.can("play", "mirror-of-galadriel")
    story = plays("mirror-of-galadriel", path="egladil", there={"egladil": "galadriel"})
    assert story.place("mirror-of-galadriel") == "egladil"


# ------------------------------------------------------------------ Nenya, Ring of Adamant


@pytest.mark.parametrize("place", ["bag-end", "lorien", "moria"])
def test_nenya_ring_of_adamant_is_discarded_for_a_defence_token(place: str) -> None:
    story = uses(
        "nenya-ring-of-adamant",
        battlegrounds=("lorien", "moria"),
        reserve={"aragorn": "galadriel"},
        items={"galadriel": "nenya-ring-of-adamant"},
    )
    assert story.question.options == ("bag-end", "lorien", "moria")
    assert story.asks("aragorn", "token")
    story.answers(("aragorn", place))
    assert story.table.defence_tokens == {place: 1}
    assert story.discarded("aragorn") == {"nenya-ring-of-adamant": 1}
    assert story.place("galadriel") == "reserve"


def test_nenya_ring_of_adamant_goes_on_the_path_if_nothing_else_is_active() -> None:
    story = uses(
        "nenya-ring-of-adamant",
        reserve={"aragorn": "galadriel"},
        items={"galadriel": "nenya-ring-of-adamant"},
    )
    assert story.table.defence_tokens == {"bag-end": 1}


def test_nenya_ring_of_adamant_cancels_before_the_defenders_do_p14() -> None:
    story = fight(
        path="weathertop",
        there={"weathertop": "strider the-hunter"},
        defence_tokens={"weathertop": 1},
    )
    assert story.discarded("aragorn") == {"strider": 1}


@pytest.mark.parametrize("place", ["egladil", "lorien"])
def test_nenya_ring_of_adamant_is_not_used_outside_the_reserve(place: str) -> None:
    story = middle_earth(
        turn="aragorn",
        path="egladil",
        battlegrounds=("lorien",),
        there={place: "galadriel"},
        items={"galadriel": "nenya-ring-of-adamant"},
    )
    assert not story.can("use", "nenya-ring-of-adamant")


def test_nenya_ring_of_adamant_adds_its_icons_to_those_of_galadriel() -> None:
    items = {"galadriel": "nenya-ring-of-adamant"}
    assert cancelled_at("egladil", "galadriel", items=items) == 3
    assert cancelled_at("lorien", "galadriel", items=items) == 2


# ------------------------------------------------------------------ Phial of Galadriel


def test_phial_of_galadriel_defends_the_path_itself_p14() -> None:
    story = fight(
        path="weathertop",
        there={"weathertop": "frodo-baggins the-witch-king"},
        items={"frodo-baggins": "phial-of-galadriel"},
    )
    assert story.events("combat-fought")[-1]["defence"] == 2
    assert story.discarded("frodo") == {"frodo-baggins": 1}
    assert story.discarded("aragorn") == {"phial-of-galadriel": 1}


def test_phial_of_galadriel_gives_its_wielder_no_icons() -> None:
    items = {"sam-gamgee": "phial-of-galadriel"}
    assert cancelled_at("weathertop", "sam-gamgee", items=items) == 1


def test_phial_of_galadriel_does_nothing_in_reserve() -> None:
    story = fight(
        path="weathertop",
        there={"weathertop": "the-hunter"},
        reserve={"frodo": "sam-gamgee"},
        items={"sam-gamgee": "phial-of-galadriel"},
    )
    assert story.table.corruption == 1


def test_phial_of_galadriel_fits_frodo_and_sam() -> None:
    reserve = {"frodo": "frodo-baggins sam-gamgee merry-brandybuck", "aragorn": "galadriel"}
    story = plays("phial-of-galadriel", reserve=reserve)
    assert set(story.question.options) == {"frodo-baggins", "sam-gamgee"}


# ------------------------------------------------------------------ Vilya, Ring of Air

VILYA: dict[str, Any] = {"items": {"elrond": "vilya-ring-of-air"}}


def test_vilya_ring_of_air_is_discarded_and_both_free_players_draw() -> None:
    deck = NO_DECKS | {"frodo": "gimli eomer", "aragorn": "strider arwen"}
    story = uses("vilya-ring-of-air", reserve={"aragorn": "elrond"}, deck=deck, **VILYA)
    story.draws("strider", "eomer")
    assert story.table.hand["aragorn"] == ("strider",)
    assert story.table.hand["frodo"] == ("eomer",)
    assert story.discarded("aragorn") == {"vilya-ring-of-air": 1}
    assert story.place("elrond") == "reserve"


def test_vilya_ring_of_air_draws_twice_in_a_duel_p21() -> None:
    story = uses(
        "vilya-ring-of-air",
        player="gandalf",
        scenario="duel-2",
        reserve={"gandalf": "elrond"},
        deck={"gandalf": "strider arwen gimli"},
        **VILYA,
    )
    story.draws("strider", "gimli")
    assert story.table.hand["gandalf"] == ("strider", "gimli")
    assert story.asks("witch-king", "turn")


def test_vilya_ring_of_air_draws_once_in_the_fellowship() -> None:
    story = uses(
        "vilya-ring-of-air",
        player="gandalf",
        scenario="fellowship",
        path="imladris",
        reserve={"gandalf": "elrond"},
        hand={"balrog": "cave-troll hill-troll ugluk"},
        deck={"gandalf": "strider arwen gimli"},
        **VILYA,
    )
    story.draws("gimli")
    assert story.table.hand["gandalf"] == ("gimli",)
    assert story.asks("balrog", "turn")


def test_vilya_ring_of_air_is_not_used_on_a_path() -> None:
    there = {"imladris": "elrond"}
    story = middle_earth(turn="aragorn", path="imladris", there=there, **VILYA)
    assert not story.can("use", "vilya-ring-of-air")


def test_vilya_ring_of_air_is_eliminated_with_a_forsaken_elrond() -> None:
    reserve = {"aragorn": "denethor elrond"}
    story = uses("denethor", reserve=reserve, **VILYA)
    story.answers(("aragorn", ("reserve", "elrond")))
    assert story.eliminated("aragorn") == {"elrond": 1, "vilya-ring-of-air": 1}


def test_vilya_ring_of_air_can_be_forsaken_without_elrond_p13() -> None:
    reserve = {"aragorn": "denethor elrond"}
    story = uses("denethor", reserve=reserve, **VILYA)
    story.answers(("aragorn", ("reserve", "vilya-ring-of-air")))
    assert story.eliminated("aragorn") == {"vilya-ring-of-air": 1}
    assert story.place("elrond") == "reserve"
