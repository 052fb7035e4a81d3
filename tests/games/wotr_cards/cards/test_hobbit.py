"""The Hobbits: what each card does, when it does not, and what happens to its items."""

from __future__ import annotations

from typing import Any

import pytest

from games.wotr_cards.story import Story, activate, fight, middle_earth
from greathall.games.wotr_cards.facts import LOCATIONS

NO_DECKS = {"frodo": "", "witch-king": "", "aragorn": "", "saruman": ""}


def overrun(place: str, cards: str, **setting: Any) -> Story:
    """Such an attack at a location that all its defenders with icons are lost."""
    where = {"path": place} if LOCATIONS[place].is_path else {"path": "", "battlegrounds": (place,)}
    return fight(there={place: cards}, attack_tokens={place: 30}, **where, **setting)


def cancelled(story: Story) -> int:
    """The attack icons that were cancelled by losing cards."""
    icons: int = story.events("combat-fought")[-1]["cancelled"]
    return icons


def forsakes(*choice: str, **setting: Any) -> Story:
    """Frodo's player forsakes this in The Old Forest; the other player has nothing to forsake."""
    story = activate("the-old-forest", **{"deck": NO_DECKS} | setting)
    return story.answers(("frodo", choice))


def plays_last_card_for(reserve_card: str, **setting: Any) -> Story:
    """Frodo's player plays the last card in hand and forsakes a reserve card for it (p. 10)."""
    story = middle_earth(hand={"frodo": "village-militia"}, **setting)
    return story.answers(
        ("frodo", ("play", "village-militia")), ("frodo", ("reserve", reserve_card))
    )


def uses(card: str, player: str = "frodo", **setting: Any) -> Story:
    """A player uses an action for the text of this card."""
    return middle_earth(turn=player, **setting).answers((player, ("use", card)))


def shown_in_discard_pile(story: Story) -> tuple[str, ...]:
    """What everybody knows to lie in the discard pile of Frodo's player."""
    cards: tuple[str, ...] = story.match.view("saruman")["discard_seen"]["frodo"]
    return cards


# ------------------------------------------------------------------ Frodo


def test_frodo_baggins_lost_on_a_path_is_discarded_but_his_items_are_eliminated() -> None:
    items = {"frodo-baggins": "sting mithril-coat phial-of-galadriel"}
    story = overrun("weathertop", "frodo-baggins", items=items)
    assert cancelled(story) == 1 + 1 + 2
    assert story.discarded("frodo") == {"frodo-baggins": 1}
    assert story.eliminated("frodo") == {"sting": 1, "mithril-coat": 1}
    assert story.eliminated("aragorn") == {"phial-of-galadriel": 1}


def test_frodo_baggins_with_the_elven_cloak_keeps_all_items_on_a_path() -> None:
    items = {"frodo-baggins": "sting elven-cloak mithril-coat"}
    story = overrun("weathertop", "frodo-baggins", items=items)
    assert story.discarded("frodo") == {"frodo-baggins": 1, "sting": 1, "mithril-coat": 1}
    assert story.discarded("aragorn") == {"elven-cloak": 1}
    assert not story.eliminated("frodo")


def test_frodo_baggins_who_survives_a_path_is_discarded_with_his_items() -> None:
    items = {"frodo-baggins": "sting"}
    story = fight(path="weathertop", there={"weathertop": "frodo-baggins"}, items=items)
    assert story.discarded("frodo") == {"frodo-baggins": 1, "sting": 1}


def test_frodo_baggins_forsaken_from_hand_is_shown_and_discarded_p13() -> None:
    story = forsakes("hand", "frodo-baggins", hand={"frodo": "frodo-baggins gimli"})
    assert shown_in_discard_pile(story) == ("frodo-baggins",)
    assert story.events("card-discarded")[-1]["card"] == "frodo-baggins"
    assert not story.eliminated("frodo")


def test_frodo_baggins_forsaken_off_the_deck_is_shown_and_discarded_p13() -> None:
    deck = NO_DECKS | {"frodo": "frodo-baggins gimli"}
    story = forsakes("deck", deck=deck, reserve={"frodo": "eomer"}).draws("frodo-baggins")
    assert shown_in_discard_pile(story) == ("frodo-baggins",)
    assert not story.eliminated("frodo")


def test_frodo_baggins_forsaken_from_reserve_loses_his_items_even_the_cloak() -> None:
    reserve, items = {"frodo": "frodo-baggins gimli"}, {"frodo-baggins": "sting elven-cloak"}
    story = forsakes("reserve", "frodo-baggins", reserve=reserve, items=items)
    assert story.discarded("frodo") == {"frodo-baggins": 1}
    assert story.eliminated("frodo") == {"sting": 1}
    assert story.eliminated("aragorn") == {"elven-cloak": 1}


def test_frodo_baggins_satisfies_the_demand_to_forsake() -> None:
    """He counts as eliminated for whatever demanded it."""
    story = forsakes("hand", "frodo-baggins", hand={"frodo": "frodo-baggins gimli"})
    assert story.table.hand["frodo"] == ("gimli",)
    assert story.match.questions() == []


def test_frodo_baggins_winnowed_is_discarded_and_a_card_is_drawn() -> None:
    hand, deck = {"frodo": "frodo-baggins gimli eomer"}, {"frodo": "theoden eowyn"}
    story = middle_earth(hand=hand, deck=deck).answers(("frodo", ("winnow",)), ("frodo", "gimli"))
    story.answers(("frodo", "frodo-baggins")).draws("eowyn")
    assert shown_in_discard_pile(story) == ("frodo-baggins",)
    assert story.eliminated("frodo") == {"gimli": 1}
    assert story.table.hand["frodo"] == ("eomer", "eowyn")


def test_frodo_baggins_eliminated_for_the_ring_token_of_a_duel_is_discarded() -> None:
    hand, deck = {"gandalf": "frodo-baggins"}, {"gandalf": "gimli legolas arwen"}
    story = middle_earth(scenario="duel-2", turn="gandalf", hand=hand, deck=deck)
    story.answers(("gandalf", ("ring",))).draws("gimli", "legolas", "arwen")
    story.answers(("gandalf", "frodo-baggins"), ("gandalf", "gimli"))
    # He was in the discard pile when the second card joined him there.
    assert story.discarded("gandalf") == {"frodo-baggins": 1, "gimli": 1}
    assert not story.eliminated("gandalf")


def test_frodo_baggins_discarded_as_a_price_is_not_shown() -> None:
    story = middle_earth(hand={"frodo": "village-militia frodo-baggins"})
    story.answers(("frodo", ("play", "village-militia")))
    assert shown_in_discard_pile(story) == ()
    assert story.match.view("frodo")["discard"]["frodo"] == ("frodo-baggins",)


# ------------------------------------------------------------------ Bilbo


def test_bilbo_baggins_in_reserve_is_discarded_to_draw_two() -> None:
    deck = {"frodo": "gimli eomer theoden"}
    story = uses("bilbo-baggins", reserve={"frodo": "bilbo-baggins"}, deck=deck)
    story.draws("gimli", "theoden")
    assert story.table.hand["frodo"] == ("gimli", "theoden")
    assert story.asks("witch-king", "turn")
    assert story.discarded("frodo") == {"bilbo-baggins": 1}


def test_bilbo_baggins_is_shuffled_into_the_deck_that_runs_out_while_he_draws() -> None:
    story = uses("bilbo-baggins", reserve={"frodo": "bilbo-baggins"}, deck={"frodo": "gimli"})
    story.draws("gimli", "bilbo-baggins")
    assert story.table.hand["frodo"] == ("gimli", "bilbo-baggins")


def test_bilbo_baggins_tells_no_tale_on_a_path() -> None:
    story = middle_earth(path="imladris", there={"imladris": "bilbo-baggins"})
    assert not story.can("use", "bilbo-baggins")


def test_bilbo_baggins_discarded_for_his_text_takes_his_items_along() -> None:
    reserve, items = {"frodo": "bilbo-baggins"}, {"bilbo-baggins": "elven-cloak"}
    story = uses("bilbo-baggins", reserve=reserve, items=items, deck=NO_DECKS)
    assert story.discarded("aragorn") == {"elven-cloak": 1}


def test_bilbo_baggins_lost_on_a_path_is_discarded_with_his_items() -> None:
    items = {"bilbo-baggins": "blade-of-westernesse"}
    story = overrun("imladris", "bilbo-baggins", items=items)
    assert story.discarded("frodo") == {"bilbo-baggins": 1}
    assert story.discarded("aragorn") == {"blade-of-westernesse": 1}


@pytest.mark.parametrize("place", ["hand", "reserve"])
def test_bilbo_baggins_forsaken_is_discarded(place: str) -> None:
    held: dict[str, Any] = {place: {"frodo": "bilbo-baggins gimli"}}
    story = forsakes(place, "bilbo-baggins", **held)
    assert shown_in_discard_pile(story) == ("bilbo-baggins",)
    assert not story.eliminated("frodo")


def test_bilbo_baggins_forsaken_as_the_last_card_of_the_deck_is_the_new_deck() -> None:
    deck = NO_DECKS | {"frodo": "bilbo-baggins"}
    story = forsakes("deck", deck=deck, reserve={"frodo": "eomer"}).draws("bilbo-baggins")
    assert story.table.deck["frodo"].cards == ("bilbo-baggins",)


def test_bilbo_baggins_forsaken_from_reserve_keeps_his_items_from_elimination() -> None:
    reserve, items = {"frodo": "bilbo-baggins gimli"}, {"bilbo-baggins": "elven-cloak"}
    story = plays_last_card_for("bilbo-baggins", reserve=reserve, items=items)
    assert story.discarded("frodo") == {"bilbo-baggins": 1}
    assert story.discarded("aragorn") == {"elven-cloak": 1}


# ------------------------------------------------------------------ Fatty Bolger


def test_fatty_bolger_in_reserve_is_eliminated_to_draw_three() -> None:
    reserve, items = {"frodo": "fatty-bolger"}, {"fatty-bolger": "elven-cloak"}
    deck = {"frodo": "gimli eomer theoden eowyn"}
    story = uses("fatty-bolger", reserve=reserve, items=items, deck=deck)
    story.draws("gimli", "eomer", "eowyn")
    assert len(story.table.hand["frodo"]) == 3
    assert story.asks("witch-king", "turn")
    assert story.eliminated("frodo") == {"fatty-bolger": 1}
    assert story.eliminated("aragorn") == {"elven-cloak": 1}


def test_fatty_bolger_forsaken_from_reserve_is_discarded_with_his_items() -> None:
    reserve, items = {"frodo": "fatty-bolger gimli"}, {"fatty-bolger": "elven-cloak"}
    story = plays_last_card_for("fatty-bolger", reserve=reserve, items=items)
    assert story.discarded("frodo") == {"fatty-bolger": 1}
    assert story.discarded("aragorn") == {"elven-cloak": 1}


def test_fatty_bolger_forsaken_from_hand_is_eliminated_unseen() -> None:
    story = forsakes("hand", "fatty-bolger", hand={"frodo": "fatty-bolger gimli"})
    assert story.match.view("frodo")["eliminated"]["frodo"] == ("fatty-bolger",)
    assert story.match.view("saruman")["eliminated"]["frodo"] == 1


def test_fatty_bolger_forsaken_off_the_deck_is_eliminated() -> None:
    deck = NO_DECKS | {"frodo": "fatty-bolger"}
    story = forsakes("deck", deck=deck, reserve={"frodo": "gimli"}).draws("fatty-bolger")
    assert story.eliminated("frodo") == {"fatty-bolger": 1}


def test_fatty_bolger_lost_on_a_path_is_eliminated() -> None:
    assert overrun("weathertop", "fatty-bolger").eliminated("frodo") == {"fatty-bolger": 1}


def test_fatty_bolger_does_nothing_on_a_path() -> None:
    story = middle_earth(path="weathertop", there={"weathertop": "fatty-bolger"})
    assert not story.can("use", "fatty-bolger")


# ------------------------------------------------------------------ Merry and Pippin


def fields_of(faction: str) -> set[str]:
    return {place for place, facts in LOCATIONS.items() if faction in facts.factions}


def fields_open_to(card: str) -> set[str]:
    """The battlegrounds to which this card of Frodo's player can move when all are active."""
    fields = tuple(place for place, facts in LOCATIONS.items() if not facts.is_path)
    story = middle_earth(path="", battlegrounds=fields, reserve={"frodo": card})
    return set(story.answers(("frodo", ("move", card))).question.options)


def test_merry_brandybuck_enters_rohan_battlegrounds() -> None:
    assert fields_open_to("merry-brandybuck") == fields_of("rohan")
    assert fields_of("rohan") == {"edoras", "helms-deep", "morannon", "orthanc"}


def test_pippin_took_enters_dunedain_battlegrounds() -> None:
    assert fields_open_to("pippin-took") == fields_of("dunedain")


@pytest.mark.parametrize("hobbit", ["frodo-baggins", "sam-gamgee", "bilbo-baggins"])
def test_merry_brandybuck_and_pippin_took_are_the_only_hobbits_in_battle(hobbit: str) -> None:
    fields = ("edoras", "pelargir")
    story = middle_earth(path="", battlegrounds=fields, reserve={"frodo": hobbit})
    assert not story.can("move", hobbit)


def test_merry_brandybuck_is_supported_by_a_rohan_army() -> None:
    assert cancelled(overrun("edoras", "village-militia merry-brandybuck")) == 2
    assert cancelled(overrun("edoras", "merry-brandybuck gandalf-the-white")) == 3
    assert cancelled(overrun("minas-tirith", "soldiers-of-gondor merry-brandybuck")) == 1


def test_pippin_took_is_supported_by_a_dunedain_army() -> None:
    assert cancelled(overrun("pelargir", "soldiers-of-gondor pippin-took")) == 2
    assert cancelled(overrun("pelargir", "pippin-took")) == 0
    assert cancelled(overrun("edoras", "village-militia pippin-took")) == 1


def test_merry_brandybuck_shares_no_army_with_another_leader_p16() -> None:
    """The side that owns them says whom the army supports."""
    story = overrun("edoras", "village-militia merry-brandybuck eowyn")
    assert set(story.question.options) == {("merry-brandybuck",), ("eowyn",)}
    story.answers(("frodo", ("eowyn",)))
    assert story.eliminated("frodo") == {"village-militia": 1, "eowyn": 1}
    assert story.discarded("frodo") == {"merry-brandybuck": 1}


@pytest.mark.parametrize("hobbit", ["merry-brandybuck", "pippin-took"])
def test_merry_brandybuck_and_pippin_took_lost_on_a_path_are_discarded_with_items(
    hobbit: str,
) -> None:
    story = overrun("amon-hen", hobbit, items={hobbit: "blade-of-westernesse"})
    assert cancelled(story) == 2
    assert story.discarded("frodo") == {hobbit: 1}
    assert story.discarded("aragorn") == {"blade-of-westernesse": 1}


def test_merry_brandybuck_lost_on_a_battleground_is_eliminated_with_items() -> None:
    items = {"merry-brandybuck": "blade-of-westernesse elven-cloak"}
    story = overrun("edoras", "merry-brandybuck", items=items)
    assert story.eliminated("frodo") == {"merry-brandybuck": 1}
    assert story.eliminated("aragorn") == {"blade-of-westernesse": 1, "elven-cloak": 1}


def test_pippin_took_attacking_a_battleground_is_eliminated() -> None:
    story = fight(path="", battlegrounds=("umbar",), there={"umbar": "pippin-took"})
    assert story.eliminated("frodo") == {"pippin-took": 1}


@pytest.mark.parametrize("hobbit", ["merry-brandybuck", "pippin-took"])
def test_pippin_took_and_merry_brandybuck_forsaken_are_eliminated(hobbit: str) -> None:
    story = forsakes("reserve", hobbit, reserve={"frodo": f"{hobbit} gimli"})
    assert story.eliminated("frodo") == {hobbit: 1}


# ------------------------------------------------------------------ Sam


def test_sam_gamgee_is_discarded_with_his_items_for_a_token_on_the_path() -> None:
    story = uses(
        "sam-gamgee",
        path="weathertop",
        battlegrounds=("edoras",),
        reserve={"frodo": "sam-gamgee"},
        items={"sam-gamgee": "sting phial-of-galadriel"},
    )
    assert story.table.defence_tokens == {"weathertop": 1}
    assert story.discarded("frodo") == {"sam-gamgee": 1, "sting": 1}
    assert story.discarded("aragorn") == {"phial-of-galadriel": 1}


def test_sam_gamgee_on_the_path_gives_no_token() -> None:
    story = middle_earth(path="weathertop", there={"weathertop": "sam-gamgee"})
    assert not story.can("use", "sam-gamgee")


def test_sam_gamgee_lost_on_a_path_is_eliminated_with_his_items() -> None:
    story = overrun("weathertop", "sam-gamgee", items={"sam-gamgee": "mithril-coat"})
    assert story.eliminated("frodo") == {"sam-gamgee": 1, "mithril-coat": 1}


# ------------------------------------------------------------------ Herbs and Stewed Rabbit

STEW: dict[str, Any] = {"items": {"sam-gamgee": "herbs-and-stewed-rabbit"}}


def test_herbs_and_stewed_rabbit_brings_a_hobbit_back_and_draws_one() -> None:
    story = uses(
        "herbs-and-stewed-rabbit",
        path="weathertop",
        there={"weathertop": "sam-gamgee"},
        discard={"frodo": "frodo-baggins smeagol"},
        discard_seen={"frodo": "pippin-took"},
        deck={"frodo": "gimli eomer"},
        **STEW,
    )
    assert set(story.question.options) == {"frodo-baggins", "pippin-took"}
    story.answers(("frodo", "frodo-baggins")).draws("gimli")
    assert story.table.hand["frodo"] == ("frodo-baggins", "gimli")
    assert story.asks("witch-king", "turn")
    assert story.eliminated("frodo") == {"herbs-and-stewed-rabbit": 1}
    assert story.place("sam-gamgee") == "weathertop"


def test_herbs_and_stewed_rabbit_works_in_reserve_too_and_without_a_hobbit() -> None:
    reserve = {"frodo": "sam-gamgee"}
    deck = {"frodo": "gimli eomer"}
    story = uses("herbs-and-stewed-rabbit", reserve=reserve, deck=deck, **STEW).draws("eomer")
    assert story.table.hand["frodo"] == ("eomer",)
    assert story.eliminated("frodo") == {"herbs-and-stewed-rabbit": 1}


def test_herbs_and_stewed_rabbit_brings_nobody_back_who_was_eliminated() -> None:
    reserve, eliminated = {"frodo": "sam-gamgee"}, {"frodo": "merry-brandybuck"}
    setting: dict[str, Any] = {"deck": NO_DECKS, "reserve": reserve, "eliminated": eliminated}
    story = uses("herbs-and-stewed-rabbit", **setting, **STEW)
    assert story.table.hand["frodo"] == ()


def test_herbs_and_stewed_rabbit_finds_a_hobbit_even_while_the_deck_is_empty() -> None:
    """Only drawing the card rebuilds the deck."""
    story = uses(
        "herbs-and-stewed-rabbit",
        reserve={"frodo": "sam-gamgee"},
        discard={"frodo": "pippin-took gimli"},
        deck=NO_DECKS,
        **STEW,
    )
    story.answers(("frodo", "pippin-took")).draws("gimli")
    assert story.table.hand["frodo"] == ("pippin-took", "gimli")


def test_herbs_and_stewed_rabbit_fits_frodo_and_sam() -> None:
    hand = {"frodo": "herbs-and-stewed-rabbit gimli"}
    reserve = {"frodo": "frodo-baggins merry-brandybuck sam-gamgee bilbo-baggins"}
    story = middle_earth(hand=hand, reserve=reserve)
    story.answers(("frodo", ("play", "herbs-and-stewed-rabbit")))
    assert set(story.question.options) == {"frodo-baggins", "sam-gamgee"}


# ------------------------------------------------------------------ Sting


@pytest.mark.parametrize(
    ("enemy", "icons"), [("gollum", 1 + 2), ("the-hunter", 1 + 1), ("saruman", 1 + 1)]
)
def test_sting_glows_beside_a_monstrous_character(enemy: str, icons: int) -> None:
    story = overrun("dead-marshes", f"frodo-baggins {enemy}", items={"frodo-baggins": "sting"})
    assert cancelled(story) == icons


def test_sting_does_not_glow_for_a_monster_elsewhere() -> None:
    story = overrun(
        "dead-marshes",
        "frodo-baggins",
        items={"frodo-baggins": "sting"},
        reserve={"saruman": "shelob"},
    )
    assert cancelled(story) == 2


def test_sting_is_counted_with_its_wielder_and_not_with_the_path() -> None:
    story = overrun("dead-marshes", "sam-gamgee gollum", items={"sam-gamgee": "sting"})
    assert story.events("combat-fought")[-1]["defence"] == LOCATIONS["dead-marshes"].defence
    assert story.eliminated("frodo") == {"sam-gamgee": 1, "sting": 1}


# ------------------------------------------------------------------ There Is Another Way


def plays_another_way(**setting: Any) -> Story:
    hand = {"frodo": "there-is-another-way gimli"}
    return middle_earth(hand=hand, **setting).answers(("frodo", ("play", "there-is-another-way")))


def test_there_is_another_way_replaces_the_path_and_puts_a_token_on_the_new_one() -> None:
    story = plays_another_way(path="emyn-muil", there={"emyn-muil": "sam-gamgee ugluk"})
    assert set(story.question.options) == {"amon-hen", "dead-marshes"}
    story.answers(("frodo", "dead-marshes")).draws("soldiers-of-gondor", "soldiers-of-gondor")
    assert story.table.path == "dead-marshes"
    assert story.table.defence_tokens == {"dead-marshes": 1}
    assert story.eliminated("frodo") == {"sam-gamgee": 1, "there-is-another-way": 1}
    assert story.table.scored["free"] == ("emyn-muil",)


def test_there_is_another_way_resolves_the_text_of_the_new_path_before_the_token() -> None:
    story = plays_another_way(path="crack-of-doom", deck=NO_DECKS)
    story.answers(("frodo", "morgai"))
    assert [(token["token"], token["on"]) for token in story.events("token-added")] == [
        ("attack", "morgai"),
        ("defence", "morgai"),
    ]


def test_there_is_another_way_forgets_the_tokens_of_the_old_path() -> None:
    story = plays_another_way(
        path="crack-of-doom",
        defence_tokens={"crack-of-doom": 3},
        paths=("orodruin",),
        deck=NO_DECKS,
    )
    assert story.table.defence_tokens == {"orodruin": 1}


def test_there_is_another_way_cannot_be_played_without_another_path_p8() -> None:
    hand = {"frodo": "there-is-another-way gimli"}
    story = middle_earth(path="emyn-muil", paths=("henneth-annun",), hand=hand)
    assert not story.can("play", "there-is-another-way")
