"""The four scenarios (pp. 20–22)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.wotr_cards.story import GAME, Story, activate, fight, middle_earth
from greathall import new_match
from greathall.games.wotr_cards.facts import CARDS, LOCATIONS
from greathall.games.wotr_cards.preparation import PREPARATION, deck_of
from greathall.games.wotr_cards.scenarios import SCENARIOS
from greathall.kernel import Header, Match
from greathall.matches import WrongPlayerCount


def cards_of(scenario: str, player: str, promos: bool = False) -> Counter[str]:
    return Counter(deck_of(scenario, player, promos))


def factions_of(scenario: str, player: str) -> Counter[str]:
    return Counter(CARDS[card].faction for card in cards_of(scenario, player).elements())


def prepared(scenario: str) -> Story:
    """A table at the end of its preparation; first cards offered are the first discarded."""
    people, seats = next(iter(GAME.scenarios[scenario].items()))
    options = {name: values[0] for name, values in GAME.options.items()}
    game = GAME.set_up(scenario, seats, options)
    game.agenda, game.inserted = [], 0
    game.then(PREPARATION)
    header = Header("wotr-cards", GAME.rules, scenario, people, tuple(options.items()))
    story = Story(Match(GAME, header, seats, game, Random(1)))
    while story.match.questions():
        question = story.match.questions()[0]
        story.answers((question.actor, question.options[0]))
    return story


# ------------------------------------------------------------------ decks


@pytest.mark.parametrize(
    ("scenario", "player", "size"),
    [
        ("trilogy", "frodo", 30),
        ("trilogy", "witch-king", 30),
        ("trilogy", "aragorn", 30),
        ("trilogy", "saruman", 30),
        ("duel-2", "gandalf", 60),
        ("duel-2", "witch-king", 60),
        ("duel-3", "gandalf", 60),
        ("duel-3", "witch-king", 30),
        ("duel-3", "saruman", 30),
        ("fellowship", "balrog", 30),
        ("fellowship", "gandalf", 30),
    ],
)
def test_a_deck_has_its_printed_size_pp20_22(scenario: str, player: str, size: int) -> None:
    assert cards_of(scenario, player).total() == size


@pytest.mark.parametrize(
    ("player", "factions"),
    [
        ("frodo", {"dwarf", "hobbit", "rohan", "wizard"}),
        ("witch-king", {"mordor"}),
        ("aragorn", {"dunedain", "elf"}),
        ("saruman", {"isengard", "monstrous", "southron"}),
    ],
)
def test_the_trilogy_gives_each_player_these_factions_p4(player: str, factions: set[str]) -> None:
    assert set(factions_of("trilogy", player)) == factions


def test_in_the_duel_of_two_each_player_has_all_cards_of_a_side_p21() -> None:
    assert {CARDS[card].side for card in cards_of("duel-2", "gandalf")} == {"free"}
    assert {CARDS[card].side for card in cards_of("duel-2", "witch-king")} == {"shadow"}


def test_in_the_duel_of_three_the_shadow_keeps_its_trilogy_decks_p21() -> None:
    assert cards_of("duel-3", "gandalf") == cards_of("duel-2", "gandalf")
    assert cards_of("duel-3", "witch-king") == cards_of("trilogy", "witch-king")
    assert cards_of("duel-3", "saruman") == cards_of("trilogy", "saruman")


def test_the_fellowship_has_listed_decks_p22() -> None:
    assert factions_of("fellowship", "balrog") == {"monstrous": 8, "mordor": 18, "isengard": 4}
    assert factions_of("fellowship", "gandalf") == {
        "dunedain": 3,
        "dwarf": 2,
        "elf": 13,
        "hobbit": 8,
        "wizard": 4,
    }


def test_the_fellowship_sends_all_nazgul_and_three_bands_of_orcs_p22() -> None:
    deck = cards_of("fellowship", "balrog")
    nazgul = {card.id for card in CARDS.values() if "nazgul" in card.keywords}
    assert nazgul <= set(deck)
    assert (deck["mordor-orcs"], deck["goblins-of-the-misty-mountains"]) == (3, 2)


def test_the_fellowship_has_every_elf_card_p22() -> None:
    printed = [card for card in CARDS.values() if not card.promo]
    elves = {card.id: card.copies for card in printed if card.faction == "elf"}
    deck = cards_of("fellowship", "gandalf")
    assert {card: deck[card] for card in elves} == elves


def test_a_text_names_a_player_by_a_faction_of_the_deck_p4() -> None:
    trilogy, fellowship = SCENARIOS["trilogy"].player_of, SCENARIOS["fellowship"].player_of
    assert (trilogy["hobbit"], trilogy["elf"], trilogy["monstrous"]) == (
        "frodo",
        "aragorn",
        "saruman",
    )
    assert (fellowship["elf"], fellowship["isengard"]) == ("gandalf", "balrog")


def test_promo_cards_join_the_decks_that_hold_their_factions_only_if_wanted() -> None:
    def added(scenario: str, player: str) -> set[str]:
        return set(cards_of(scenario, player, promos=True) - cards_of(scenario, player))

    assert added("trilogy", "frodo") == {"ghan-buri-ghan"}
    assert added("trilogy", "aragorn") == {"ioreth"}
    assert added("trilogy", "witch-king") == {"gothmog"}
    assert added("trilogy", "saruman") == {"whip-of-many-thongs"}
    assert added("duel-2", "gandalf") == {"ghan-buri-ghan", "ioreth"}
    assert added("fellowship", "gandalf") == added("fellowship", "balrog") == set()


@pytest.mark.parametrize(("promos", "size"), [("no", 23), ("yes", 24)])
def test_the_option_for_promo_cards_is_used_at_the_table(promos: str, size: int) -> None:
    match = new_match("wotr-cards", seed=1, options={"promos": promos})
    assert match.view(None)["deck"]["witch-king"] == {"count": size}


# ------------------------------------------------------------------ order, hands, draws


@pytest.mark.parametrize(
    ("scenario", "order"),
    [
        ("trilogy", "frodo witch-king aragorn saruman"),
        ("duel-2", "gandalf witch-king"),
        ("duel-3", "gandalf witch-king gandalf saruman"),
        ("fellowship", "balrog gandalf"),
    ],
)
def test_turns_go_round_in_the_order_of_the_scenario_pp20_22(scenario: str, order: str) -> None:
    players = order.split()
    hands = {p: tuple(cards_of(scenario, p))[:5] for p in players}
    story = middle_earth(scenario=scenario, turn=players[0], hand=hands)
    for player in (*players, *players):
        assert story.asks(player, "turn")
        story.answers((player, ("discard",)))
        if story.asks(player, "discard"):
            story.answers((player, story.question.options[0]))


@pytest.mark.parametrize(
    ("scenario", "hands"),
    [
        ("trilogy", {"frodo": 5, "witch-king": 5, "aragorn": 5, "saruman": 5}),
        ("duel-2", {"gandalf": 4, "witch-king": 6}),
        ("duel-3", {"gandalf": 6, "witch-king": 5, "saruman": 5}),
        ("fellowship", {"balrog": 5, "gandalf": 5}),
    ],
)
def test_hands_after_the_preparation_pp20_22(scenario: str, hands: dict[str, int]) -> None:
    story = prepared(scenario)
    assert {player: len(hand) for player, hand in story.table.hand.items()} == hands


@pytest.mark.parametrize(
    ("scenario", "first", "draws"),
    [
        ("trilogy", "frodo", {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4}),
        ("duel-2", "gandalf", {"gandalf": 4, "witch-king": 6}),
        ("duel-3", "gandalf", {"gandalf": 6, "witch-king": 4, "saruman": 4}),
        ("fellowship", "balrog", {"balrog": 4, "gandalf": 3}),
    ],
)
def test_cards_drawn_at_the_end_of_a_round_pp20_22(
    scenario: str, first: str, draws: dict[str, int]
) -> None:
    decks = {p: tuple(cards_of(scenario, p)) for p in SCENARIOS[scenario].players}
    story = middle_earth(scenario=scenario, turn=first, deck=decks, agenda=(("draw_phase",),))
    story.match.rng = Random(1)
    story.draws(story.question.options[0])
    drawn = story.events("cards-drawn")[: len(draws)]
    assert {event["player"]: event["count"] for event in drawn} == draws


# ------------------------------------------------------------------ seats


@pytest.mark.parametrize(
    ("scenario", "people", "seats"),
    [
        (
            "trilogy",
            4,
            {
                "frodo": ("frodo",),
                "witch-king": ("witch-king",),
                "aragorn": ("aragorn",),
                "saruman": ("saruman",),
            },
        ),
        (
            "trilogy",
            3,
            {"frodo": ("frodo",), "shadow": ("witch-king", "saruman"), "aragorn": ("aragorn",)},
        ),
        ("trilogy", 2, {"free": ("frodo", "aragorn"), "shadow": ("witch-king", "saruman")}),
        ("duel-2", 2, {"gandalf": ("gandalf",), "witch-king": ("witch-king",)}),
        (
            "duel-3",
            3,
            {"gandalf": ("gandalf",), "witch-king": ("witch-king",), "saruman": ("saruman",)},
        ),
        ("fellowship", 2, {"balrog": ("balrog",), "gandalf": ("gandalf",)}),
    ],
)
def test_who_plays_which_decks_p20(
    scenario: str, people: int, seats: dict[str, tuple[str, ...]]
) -> None:
    assert GAME.scenarios[scenario][people] == seats


@pytest.mark.parametrize(
    ("scenario", "people"),
    [("trilogy", 1), ("trilogy", 5), ("duel-2", 3), ("duel-3", 2), ("fellowship", 4)],
)
def test_a_scenario_refuses_another_number_of_people(scenario: str, people: int) -> None:
    with pytest.raises(WrongPlayerCount):
        new_match("wotr-cards", scenario=scenario, players=people)


def test_one_person_with_two_decks_keeps_them_apart_p20() -> None:
    story = middle_earth(
        people=2,
        hand={"frodo": "gimli", "aragorn": "legolas"},
        reserve={"aragorn": "soldiers-of-gondor"},
        battlegrounds=("minas-tirith",),
    )
    view = story.match.view("free")
    assert (view["hand"]["frodo"], view["hand"]["aragorn"]) == (("gimli",), ("legolas",))
    assert [question.actor for question in story.match.questions("free")] == ["frodo"]
    assert story.can("play", "gimli")
    assert not story.can("play", "legolas")
    assert not story.can("move", "soldiers-of-gondor")


def test_one_persons_two_decks_are_two_players_to_a_text_p20() -> None:
    decks = {"witch-king": "black-uruks", "saruman": "wolf-riders"}
    story = activate("harad", people=3, turn="witch-king", deck=decks)
    story.draws("black-uruks", "wolf-riders")
    assert story.table.hand["witch-king"] == ("black-uruks",)
    assert story.table.hand["saruman"] == ("wolf-riders",)


# ------------------------------------------------------------------ the duels


def test_in_the_duel_each_player_means_the_whole_instruction_twice_p21() -> None:
    story = activate(
        "fords-of-bruinen",
        scenario="duel-2",
        turn="gandalf",
        hand={"gandalf": "gimli legolas"},
        deck={"gandalf": ("boromir",) * 9},
    )
    story.answers(("gandalf", ("hand", "gimli"))).draws(*("boromir",) * 3)
    assert story.asks("gandalf", "forsake")
    story.answers(("gandalf", ("hand", "legolas"))).draws(*("boromir",) * 3)
    assert story.table.hand["gandalf"] == ("boromir",) * 6
    assert story.eliminated("gandalf") == {"gimli": 1, "legolas": 1}


def test_in_the_duel_a_named_player_does_it_once_p21() -> None:
    deck = {"gandalf": ("gimli", "legolas", "boromir")}
    story = activate("imladris", scenario="duel-2", turn="gandalf", deck=deck)
    story.draws("gimli", "legolas")
    assert story.table.hand["gandalf"] == ("gimli", "legolas")


def test_in_the_duel_of_two_the_shadow_doubles_as_well_p21() -> None:
    deck = {"witch-king": ("wolf-riders", "black-uruks", "olog-hai")}
    story = activate("umbar", scenario="duel-2", turn="witch-king", deck=deck)
    story.draws("wolf-riders", "black-uruks")
    assert story.table.hand["witch-king"] == ("wolf-riders", "black-uruks")


def test_in_the_duel_of_three_only_gandalf_doubles_p21() -> None:
    decks = {"witch-king": "black-uruks olog-hai", "saruman": "wolf-riders hill-troll"}
    story = activate("umbar", scenario="duel-3", turn="witch-king", deck=decks)
    story.draws("black-uruks", "wolf-riders")
    assert story.table.hand["witch-king"] == ("black-uruks",)
    assert story.table.hand["saruman"] == ("wolf-riders",)

    deck = {"gandalf": "gimli legolas boromir"}
    story = activate("the-cross-roads", scenario="duel-3", turn="gandalf", deck=deck)
    story.draws("gimli", "boromir")
    assert story.table.hand["gandalf"] == ("gimli", "boromir")


def test_the_fellowship_does_not_double_p22() -> None:
    deck = {"gandalf": "gimli legolas boromir strider"}
    hand = {"gandalf": "arwen"}
    story = activate("egladil", scenario="fellowship", turn="balrog", deck=deck, hand=hand)
    story.draws("gimli", "legolas").answers(("gandalf", "arwen"))
    assert story.table.hand["gandalf"] == ("gimli", "legolas")


# ------------------------------------------------------------------ the Fellowship


@pytest.mark.parametrize(
    ("round_", "battlegrounds"),
    [
        (1, ("minas-morgul",)),
        (2, ("rivendell",)),
        (3, ("moria",)),
        (4, ("lorien", "dol-guldur")),
        (5, ("orthanc",)),
        (6, ("morannon",)),
    ],
)
def test_the_fellowship_activates_listed_battlegrounds_p22(
    round_: int, battlegrounds: tuple[str, ...]
) -> None:
    story = middle_earth(
        scenario="fellowship",
        turn="balrog",
        path="",
        path_number=5,
        round=round_,
        deck={"balrog": "", "gandalf": ""},
        hand={"gandalf": "arwen"},
        agenda=(("location_phase",),),
    )
    while story.match.questions():
        question = story.question
        no = "no" if "no" in question.options else question.options[-1]
        story.answers((question.actor, no))
    activated = [event["location"] for event in story.events("location-activated")]
    assert activated == [*battlegrounds, "amon-hen"]


def test_the_fellowship_has_only_the_listed_paths_p22() -> None:
    paths = SCENARIOS["fellowship"].paths
    numbers = Counter(LOCATIONS[path].number for path in paths)
    assert numbers == {1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 1}
    assert not {"bag-end", "weathertop", "the-council-of-elrond", "dead-marshes"} & set(paths)


def test_the_fellowship_draws_among_its_two_first_paths_p22() -> None:
    story = middle_earth(
        scenario="fellowship", turn="balrog", path="", agenda=(("activate_next_path",),)
    )
    assert set(story.question.options) == {"bucklebury-ferry", "gildors-encampment"}


def test_the_fellowship_ends_after_path_six_p22() -> None:
    story = middle_earth(
        scenario="fellowship", turn="balrog", path_number=6, path="", agenda=(("victory_phase",),)
    )
    assert story.match.outcome is not None
    assert story.match.outcome.how == "last-path"


def test_nothing_leads_beyond_path_six_in_the_fellowship_p22() -> None:
    story = middle_earth(
        scenario="fellowship",
        turn="gandalf",
        path="amon-hen",
        there={"amon-hen": "strider gandalf-the-grey"},
        hand={"gandalf": "gimli"},
    )
    assert not story.can("use", "strider")
    assert not story.can("use", "gandalf-the-grey")


def test_the_fellowship_has_no_ring_tokens_p22() -> None:
    story = middle_earth(scenario="fellowship", turn="balrog", hand={"balrog": "saruman"})
    assert not story.can("ring")
    assert story.table.ring_token == {}


def test_the_fellowship_scores_paths_as_the_trilogy_p22() -> None:
    story = fight(scenario="fellowship", turn="balrog", path="khazad-dum")
    assert story.table.scored["free"] == ("khazad-dum",)
