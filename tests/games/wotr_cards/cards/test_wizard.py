"""The Wizard: what each card does, when it does not, and what happens to its items."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, activate, attack_at, defence_at, fight, middle_earth

NO_DECKS = {"frodo": "", "witch-king": "", "aragorn": "", "saruman": ""}
GREY, WHITE = "gandalf-the-grey", "gandalf-the-white"


def plays(card: str, to: str = "", with_hand: str = "sting", **setting: Any) -> Story:
    """Frodo's player plays this card; `to` only where there is a choice of places."""
    story = middle_earth(hand={"frodo": f"{card} {with_hand}"}, **setting)
    story.answers(("frodo", ("play", card)))
    return story.answers(("frodo", to)) if to else story


def uses(card: str, **setting: Any) -> Story:
    """Frodo's player uses an action for the text of this card."""
    return middle_earth(**setting).answers(("frodo", ("use", card)))


# ------------------------------------------------------------------ Gandalf the Grey


def test_gandalf_the_grey_on_a_path_activates_a_path_of_the_next_number() -> None:
    story = uses(GREY, path="khazad-dum", there={"khazad-dum": GREY}, deck=NO_DECKS)
    assert story.question.options == ("dimrill-dale", "egladil", "lothlorien")
    story.answers(("frodo", "lothlorien"))
    assert (story.table.path, story.table.path_number) == ("lothlorien", 5)
    assert story.table.scored["free"] == ("khazad-dum",)
    assert story.discarded("frodo") == {GREY: 1}


def test_gandalf_the_grey_falls_with_his_items_in_the_combat_he_brings_about() -> None:
    """The path that is replaced is fought out first; the new one comes all the same (p. 8)."""
    story = uses(
        GREY,
        path="khazad-dum",
        there={"khazad-dum": f"{GREY} balrog-of-moria"},
        items={GREY: "glamdring"},
        paths=("egladil",),
        deck=NO_DECKS,
    )
    assert story.eliminated("frodo") == {GREY: 1, "glamdring": 1}
    assert story.eliminated("saruman") == {"balrog-of-moria": 1}
    assert story.table.there == {"egladil": ()}


def test_gandalf_the_grey_leaves_his_companions_on_the_old_path() -> None:
    there = {"khazad-dum": f"{GREY} gimli frodo-baggins"}
    story = uses(GREY, path="khazad-dum", there=there, deck=NO_DECKS, paths=("lothlorien",))
    assert story.discarded("frodo") == {GREY: 1, "gimli": 1, "frodo-baggins": 1}
    assert story.table.there == {"lothlorien": ()}


def test_gandalf_the_grey_opens_the_number_from_which_the_next_round_goes_on() -> None:
    """A path of the next number counts as the last path of the round (p. 8)."""
    story = uses(GREY, path="morgul-vale", there={"morgul-vale": GREY}, deck=NO_DECKS)
    story.answers(("frodo", "morgai"))
    assert story.table.path_number == 9


@pytest.mark.parametrize(
    "where",
    [{"reserve": {"frodo": GREY}}, {"there": {"edoras": GREY}, "battlegrounds": ("edoras",)}],
)
def test_gandalf_the_grey_leads_nobody_elsewhere(where: dict[str, Any]) -> None:
    assert not middle_earth(path="caradhras", **where).can("use", GREY)


def test_gandalf_the_grey_finds_no_path_after_the_last() -> None:
    assert not middle_earth(path="morgai", there={"morgai": GREY}).can("use", GREY)


def test_gandalf_the_grey_finds_no_path_that_was_walked_before() -> None:
    story = middle_earth(path="caradhras", there={"caradhras": GREY}, paths=("amon-hen",))
    assert not story.can("use", GREY)


# ------------------------------------------------------------------ Gandalf the White


@pytest.mark.parametrize("pile", ["deck", "discard", "discard_seen"])
def test_gandalf_the_white_removes_the_grey_from_the_piles(pile: str) -> None:
    rows: dict[str, Any] = {pile: {"frodo": f"{GREY} gimli"}}
    story = plays(WHITE, **rows)
    assert story.match.view("saruman")["eliminated_seen"]["frodo"] == (GREY,)
    assert GREY not in story.table.deck["frodo"]
    assert GREY not in story.discarded("frodo")


def test_gandalf_the_white_removes_the_grey_from_hand() -> None:
    story = plays(WHITE, with_hand=f"sting {GREY}").answers(("frodo", "sting"))
    assert story.table.hand["frodo"] == ()
    assert story.eliminated("frodo") == {GREY: 1}


def test_gandalf_the_white_removes_the_grey_who_was_just_discarded_for_him() -> None:
    story = plays(WHITE, with_hand=GREY)
    assert story.eliminated("frodo") == {GREY: 1}
    assert not story.discarded("frodo")


@pytest.mark.parametrize(
    "where", [{"reserve": {"frodo": GREY}}, {"there": {"caradhras": GREY}, "path": "caradhras"}]
)
def test_gandalf_the_white_removes_the_grey_in_play_with_his_items(where: dict[str, Any]) -> None:
    story = plays(WHITE, items={GREY: "shadowfax gandalfs-staff"}, **where)
    assert story.eliminated("frodo") == {GREY: 1, "shadowfax": 1, "gandalfs-staff": 1}
    assert story.place(GREY) is None
    assert story.place(WHITE) == "reserve"


def test_gandalf_the_white_empties_and_so_rebuilds_a_deck_of_the_grey_alone() -> None:
    story = plays(WHITE, deck={"frodo": GREY})
    assert story.table.deck["frodo"].cards == ("sting",)
    assert not story.discarded("frodo")


def test_gandalf_the_white_can_come_when_the_grey_is_gone() -> None:
    story = plays(WHITE, eliminated={"frodo": GREY})
    assert story.place(WHITE) == "reserve"


def test_gandalf_the_white_moved_removes_nobody() -> None:
    story = middle_earth(battlegrounds=("edoras",), reserve={"frodo": f"{WHITE} {GREY}"})
    story.answers(("frodo", ("move", WHITE)))
    assert story.place(GREY) == "reserve"


@pytest.mark.parametrize(
    ("where", "drawn"), [({"reserve": {"frodo": WHITE}}, 4), ({"there": {"edoras": WHITE}}, 3)]
)
def test_gandalf_the_white_in_reserve_draws_one_more(where: dict[str, Any], drawn: int) -> None:
    deck = NO_DECKS | {"frodo": "riders-of-rohan " * 7}
    story = middle_earth(agenda=(("draw_phase",),), battlegrounds=("edoras",), deck=deck, **where)
    while "riders-of-rohan" in story.question.options:
        story.draws("riders-of-rohan")
    assert len(story.table.hand["frodo"]) == drawn


def forsakes(*choice: str, **setting: Any) -> Story:
    """Frodo's player forsakes this in The Old Forest; the other player has nothing to forsake."""
    return activate("the-old-forest", **{"deck": NO_DECKS} | setting).answers(("frodo", choice))


def test_gandalf_the_white_forsaken_off_the_deck_is_shown_and_discarded() -> None:
    deck = NO_DECKS | {"frodo": f"{WHITE} gimli"}
    story = forsakes("deck", deck=deck, reserve={"frodo": "eomer"}).draws(WHITE)
    assert story.match.view("saruman")["discard_seen"]["frodo"] == (WHITE,)
    assert not story.eliminated("frodo")


@pytest.mark.parametrize("place", ["hand", "reserve"])
def test_gandalf_the_white_forsaken_otherwise_is_eliminated(place: str) -> None:
    held: dict[str, Any] = {place: {"frodo": f"{WHITE} gimli"}}
    assert forsakes(place, WHITE, **held).eliminated("frodo") == {WHITE: 1}


def test_gandalf_the_white_lost_in_battle_is_eliminated_with_his_items() -> None:
    story = fight(
        path="",
        battlegrounds=("edoras",),
        there={"edoras": WHITE},
        items={WHITE: "glamdring"},
        attack_tokens={"edoras": 9},
    )
    assert story.eliminated("frodo") == {WHITE: 1, "glamdring": 1}


# ------------------------------------------------------------------ Gwaihir the Windlord


def test_gwaihir_the_windlord_is_discarded_to_bring_a_gandalf_back() -> None:
    discard = {"frodo": f"{GREY} {WHITE} gimli"}
    story = uses("gwaihir-the-windlord", reserve={"frodo": "gwaihir-the-windlord"}, discard=discard)
    assert set(story.question.options) == {GREY, WHITE}
    story.answers(("frodo", WHITE))
    assert story.table.hand["frodo"] == (WHITE,)
    assert story.discarded("frodo") == {"gwaihir-the-windlord": 1, GREY: 1, "gimli": 1}


def test_gwaihir_the_windlord_finds_nobody_elsewhere_and_stays_discarded() -> None:
    reserve = {"frodo": "gwaihir-the-windlord"}
    setting: dict[str, Any] = {"deck": {"frodo": GREY}, "eliminated": {"frodo": WHITE}}
    story = uses("gwaihir-the-windlord", reserve=reserve, **setting)
    assert story.table.hand["frodo"] == ()
    assert story.discarded("frodo") == {"gwaihir-the-windlord": 1}


def test_gwaihir_the_windlord_finds_gandalf_even_while_the_deck_is_empty() -> None:
    reserve, discard = {"frodo": "gwaihir-the-windlord"}, {"frodo": GREY}
    story = uses("gwaihir-the-windlord", reserve=reserve, discard=discard, deck=NO_DECKS)
    story.answers(("frodo", GREY))
    assert story.table.hand["frodo"] == (GREY,)


def test_gwaihir_the_windlord_bears_nobody_from_a_battleground() -> None:
    there = {"edoras": "gwaihir-the-windlord"}
    story = middle_earth(battlegrounds=("edoras",), there=there, discard={"frodo": GREY})
    assert not story.can("use", "gwaihir-the-windlord")


# ------------------------------------------------------------------ Quickbeam


@pytest.mark.parametrize(
    ("foes", "icons"),
    [
        ("", 0),
        ("saruman", 0),
        ("white-hand-orcs white-hand-orcs", 1),
        ("wolf-riders saruman fighting-uruk-hai", 1),
        ("wolf-riders saruman white-hand-orcs white-hand-orcs", 2),
    ],
)
def test_quickbeam_grows_with_every_two_isengard_cards_there(foes: str, icons: int) -> None:
    assert defence_at("edoras", f"quickbeam {foes}") == icons
    assert attack_at("orthanc", f"quickbeam {foes}") == icons


def test_quickbeam_counts_no_items_and_no_other_factions() -> None:
    items = {"saruman": "sarumans-staff palantir-of-orthanc"}
    assert defence_at("edoras", "quickbeam saruman", items=items) == 0
    assert defence_at("lorien", "quickbeam mordor-orcs the-reaver") == 0


def test_quickbeam_counts_nobody_elsewhere_and_nothing_on_a_path() -> None:
    story = fight(
        path="amon-hen",
        there={"amon-hen": "quickbeam saruman ugluk"},
        reserve={"saruman": "wolf-riders"},
    )
    assert story.events("combat-fought")[-1]["cancelled"] == 1


# ------------------------------------------------------------------ Sméagol


def test_smeagol_shows_the_way_for_one_corruption() -> None:
    there = {"amon-hen": "smeagol"}
    story = uses("smeagol", path="amon-hen", there=there, deck=NO_DECKS, corruption=2)
    assert set(story.question.options) == {"henneth-annun", "osgiliath", "the-cross-roads"}
    story.answers(("frodo", "henneth-annun"))
    assert story.table.path == "henneth-annun"
    assert story.table.corruption == 3
    assert story.discarded("frodo") == {"smeagol": 1}


def test_smeagol_lost_on_a_path_is_discarded() -> None:
    story = fight(path="amon-hen", there={"amon-hen": "smeagol the-hunter"})
    assert story.events("combat-fought")[-1]["cancelled"] == 1
    assert story.discarded("frodo") == {"smeagol": 1}


def test_smeagol_forsaken_is_eliminated() -> None:
    story = forsakes("reserve", "smeagol", reserve={"frodo": "smeagol gimli"})
    assert story.eliminated("frodo") == {"smeagol": 1}


def test_smeagol_lost_in_battle_is_eliminated() -> None:
    story = fight(path="", battlegrounds=("moria",), there={"moria": "smeagol"})
    assert story.eliminated("frodo") == {"smeagol": 1}


@pytest.mark.parametrize("path", ["morgai", "amon-hen"])
def test_smeagol_knows_no_way_without_a_next_path(path: str) -> None:
    story = middle_earth(path=path, there={path: "smeagol"}, paths=("morgul-vale",))
    assert not story.can("use", "smeagol")


def test_smeagol_shows_nothing_from_reserve() -> None:
    assert not middle_earth(path="amon-hen", reserve={"frodo": "smeagol"}).can("use", "smeagol")


# ------------------------------------------------------------------ Treebeard


@pytest.mark.parametrize(
    ("rows", "entry"),
    [
        ({"hand": {"frodo": "treebeard sting"}}, [("play", "treebeard"), "orthanc"]),
        ({"reserve": {"frodo": "treebeard"}}, [("move", "treebeard")]),
    ],
)
def test_treebeard_entering_a_battleground_costs_isengard_an_army_there(
    rows: dict[str, Any], entry: list[Any]
) -> None:
    there = {"orthanc": "wolf-riders saruman white-hand-orcs white-hand-orcs"}
    story = middle_earth(battlegrounds=("orthanc",), there=there, **rows)
    story.answers(*(("frodo", answer) for answer in entry))
    assert story.question.options == ("wolf-riders", "white-hand-orcs")
    story.answers(("saruman", "white-hand-orcs"))
    assert story.eliminated("saruman") == {"white-hand-orcs": 1}
    assert "treebeard" in story.table.there["orthanc"]


@pytest.mark.parametrize("foes", ["saruman", "mordor-orcs goblins-of-the-misty-mountains"])
def test_treebeard_costs_nothing_where_no_isengard_army_stands(foes: str) -> None:
    reserve = {"frodo": "treebeard", "saruman": "wolf-riders"}
    story = middle_earth(battlegrounds=("lorien",), there={"lorien": foes}, reserve=reserve)
    story.answers(("frodo", ("move", "treebeard")))
    assert story.asks("witch-king", "turn")
    assert not story.eliminated("saruman")


@pytest.mark.parametrize("to", ["dimrill-dale", "reserve"])
def test_treebeard_tears_nobody_apart_elsewhere(to: str) -> None:
    story = plays(
        "treebeard",
        to=to,
        path="dimrill-dale",
        battlegrounds=("orthanc",),
        there={"orthanc": "wolf-riders"},
    )
    assert story.asks("witch-king", "turn")
    assert story.table.there["orthanc"] == ("wolf-riders",)


def test_treebeard_attacks_better_at_orthanc_only() -> None:
    assert attack_at("orthanc", "treebeard") == 2
    assert attack_at("moria", "treebeard") == 1
    assert defence_at("edoras", "treebeard") == 1


# ------------------------------------------------------------------ Ent-Draught

DRAUGHT: dict[str, Any] = {"items": {"treebeard": "ent-draught"}}


def test_ent_draught_returns_up_to_two_hobbits_to_hand() -> None:
    story = uses(
        "ent-draught",
        reserve={"frodo": "treebeard"},
        discard={"frodo": "sam-gamgee pippin-took gimli"},
        discard_seen={"frodo": "frodo-baggins"},
        **DRAUGHT,
    )
    assert set(story.question.options) == {"frodo-baggins", "pippin-took", "sam-gamgee", "none"}
    story.answers(("frodo", "sam-gamgee"), ("frodo", "frodo-baggins"))
    assert story.table.hand["frodo"] == ("sam-gamgee", "frodo-baggins")
    assert story.eliminated("frodo") == {"ent-draught": 1}
    assert story.asks("witch-king", "turn")


@pytest.mark.parametrize("taken", [(), ("pippin-took",)])
def test_ent_draught_may_return_fewer(taken: tuple[str, ...]) -> None:
    reserve, discard = {"frodo": "treebeard"}, {"frodo": "sam-gamgee pippin-took"}
    story = uses("ent-draught", reserve=reserve, discard=discard, **DRAUGHT)
    story.answers(*(("frodo", hobbit) for hobbit in taken), ("frodo", "none"))
    assert story.table.hand["frodo"] == taken


@pytest.mark.parametrize("place", ["dimrill-dale", "orthanc"])
def test_ent_draught_is_used_anywhere_in_play(place: str) -> None:
    story = uses(
        "ent-draught",
        path="dimrill-dale",
        battlegrounds=("orthanc",),
        there={place: "treebeard"},
        discard={"frodo": "pippin-took"},
        **DRAUGHT,
    )
    story.answers(("frodo", "pippin-took"))
    assert story.table.hand["frodo"] == ("pippin-took",)
    assert story.place("treebeard") == place


def test_ent_draught_finds_hobbits_even_while_the_deck_is_empty() -> None:
    reserve, discard = {"frodo": "treebeard"}, {"frodo": "pippin-took gimli"}
    story = uses("ent-draught", reserve=reserve, discard=discard, deck=NO_DECKS, **DRAUGHT)
    story.answers(("frodo", "pippin-took"))
    assert story.table.hand["frodo"] == ("pippin-took",)
    assert story.discarded("frodo") == {"gimli": 1}


def test_ent_draught_asks_even_without_a_hobbit_there_so_that_nobody_knows() -> None:
    reserve, discard = {"frodo": "treebeard"}, {"frodo": "gimli"}
    story = uses("ent-draught", reserve=reserve, discard=discard, **DRAUGHT)
    assert story.question.options == ("none",)
    story.answers(("frodo", "none"))
    assert story.asks("witch-king", "turn")


def test_ent_draught_is_drunk_by_ents() -> None:
    reserve = {"frodo": f"quickbeam treebeard {GREY} pippin-took"}
    story = plays("ent-draught", reserve=reserve)
    assert set(story.question.options) == {"quickbeam", "treebeard"}


# ------------------------------------------------------------------ Gandalf's Staff

THREE = {"frodo": "gimli eomer theoden"}


@pytest.mark.parametrize(
    "where", [{"reserve": {"frodo": GREY}}, {"there": {"caradhras": GREY}, "path": "caradhras"}]
)
def test_gandalfs_staff_anywhere_in_play_raises_the_carryover_limit(where: dict[str, Any]) -> None:
    items = {GREY: "gandalfs-staff"}
    assert middle_earth(hand=THREE, items=items, **where).can("pass")
    assert not middle_earth(hand=THREE, **where).can("pass")


def test_gandalfs_staff_raises_the_limit_by_one_only() -> None:
    hand = {"frodo": "gimli eomer theoden eowyn"}
    story = middle_earth(hand=hand, reserve={"frodo": WHITE}, items={WHITE: "gandalfs-staff"})
    assert not story.can("pass")


def test_gandalfs_staff_raises_no_limit_of_the_team_mate() -> None:
    hand = {"aragorn": "arwen elrond legolas"}
    reserve, items = {"frodo": GREY}, {GREY: "gandalfs-staff"}
    assert not middle_earth(turn="aragorn", hand=hand, reserve=reserve, items=items).can("pass")


def test_gandalfs_staff_counts_no_more_when_its_wielder_is_removed() -> None:
    """The limit changes at once when a card leaves play (p. 11)."""
    story = middle_earth(
        hand={"frodo": f"{WHITE} sting gimli eomer theoden"},
        reserve={"frodo": GREY},
        items={GREY: "gandalfs-staff"},
    )
    story.answers(("frodo", ("play", WHITE)), ("frodo", "sting"))
    story.answers(*((player, ("pass",)) for player in ("witch-king", "aragorn", "saruman")))
    assert len(story.table.hand["frodo"]) == 3
    assert not story.can("pass")


# ------------------------------------------------------------------ Narya, Ring of Fire

NARYA: dict[str, Any] = {
    "reserve": {"frodo": GREY},
    "items": {GREY: "narya-ring-of-fire"},
}


def test_narya_ring_of_fire_is_discarded_and_each_shadow_player_discards() -> None:
    hand = {"witch-king": "olog-hai the-reaver", "saruman": "ugluk gollum"}
    story = uses("narya-ring-of-fire", hand=hand, **NARYA)
    story.answers(("witch-king", "olog-hai"), ("saruman", "gollum"))
    assert story.discarded("witch-king") == {"olog-hai": 1}
    assert story.discarded("saruman") == {"gollum": 1}
    assert story.discarded("frodo") == {"narya-ring-of-fire": 1}
    assert story.place(GREY) == "reserve"


def test_narya_ring_of_fire_makes_an_empty_hand_forsake_p13() -> None:
    story = uses(
        "narya-ring-of-fire",
        hand={"saruman": "gollum"},
        deck=NO_DECKS | {"witch-king": "olog-hai"},
        **NARYA,
    ).draws("olog-hai")
    assert story.eliminated("witch-king") == {"olog-hai": 1}
    assert story.discarded("saruman") == {"gollum": 1}


def test_narya_ring_of_fire_is_obeyed_twice_in_a_duel_p21() -> None:
    story = middle_earth(
        scenario="duel-2",
        turn="gandalf",
        reserve={"gandalf": GREY},
        items=NARYA["items"],
        hand={"witch-king": "olog-hai gollum ugluk"},
    )
    story.answers(("gandalf", ("use", "narya-ring-of-fire")))
    story.answers(("witch-king", "gollum"), ("witch-king", "ugluk"))
    assert story.table.hand["witch-king"] == ("olog-hai",)


def test_narya_ring_of_fire_is_obeyed_once_by_each_of_two_in_the_three_player_duel() -> None:
    story = middle_earth(
        scenario="duel-3",
        turn="gandalf",
        reserve={"gandalf": GREY},
        items=NARYA["items"],
        hand={"witch-king": "olog-hai the-reaver", "saruman": "ugluk gollum"},
    )
    story.answers(("gandalf", ("use", "narya-ring-of-fire")))
    story.answers(("witch-king", "olog-hai"), ("saruman", "gollum"))
    assert story.table.hand["witch-king"] == ("the-reaver",)
    assert story.table.hand["saruman"] == ("ugluk",)


@pytest.mark.parametrize("place", ["caradhras", "edoras"])
def test_narya_ring_of_fire_is_not_used_outside_the_reserve(place: str) -> None:
    there = {place: GREY}
    fields, items = ("edoras",), NARYA["items"]
    story = middle_earth(path="caradhras", battlegrounds=fields, there=there, items=items)
    assert not story.can("use", "narya-ring-of-fire")


def test_narya_ring_of_fire_adds_its_icons_to_those_of_gandalf() -> None:
    assert attack_at("moria", GREY, items=NARYA["items"]) == 3
    assert defence_at("edoras", GREY, items=NARYA["items"]) == 3
