"""The steward with Warriors of Middle-earth."""

from __future__ import annotations

from typing import Any

from games.wotr_board.warriors.story import factions
from greathall import Question, new_match
from greathall.bots import BotSeat, bot_called
from greathall.games.wotr_board.bot import factions as rules
from greathall.games.wotr_board.bot import score_options
from greathall.games.wotr_board.bot.faction_events import IDLE, worth_of_faction_event
from greathall.games.wotr_board.facts import EVENT_CARDS, FACTION, FREE, SHADOW
from greathall.games.wotr_board.table import FIELD, Battle

ORTHANC = {"characters": {"saruman": "orthanc"}}


def worths(side: str, kind: str, options: Any, about: Any = None, **position: Any) -> list[float]:
    view = factions(**position).match.view(side)
    return score_options(view, Question(side, kind, options, about))


def best(side: str, kind: str, options: Any, about: Any = None, **position: Any) -> Any:
    """What is worth most, of options that are not all equal."""
    worth = worths(side, kind, options, about, **position)
    assert len(set(worth)) > 1, worth
    return tuple(options)[worth.index(max(worth))]


def test_every_rule_of_thumb_answers_every_option() -> None:
    """A whole game in which each question that has a rule is judged."""
    judged: set[str] = set()
    match = new_match("wotr-board", players=2, seed=5, options={"warriors": "yes"})
    chance, steward = bot_called("random", "1"), bot_called("steward", "1")
    while asked := match.questions():
        question = asked[0]
        worth = score_options(match.view(question.actor), question)
        assert len(worth) == len(question.options)
        assert all(isinstance(value, int | float) for value in worth), question
        judged.add(question.kind)
        # Half of the answers are anybody's, so that much is seen.
        bot = chance if len(match.record.answers) % 2 else steward
        match.answer(question.actor, bot.choose(BotSeat(match, question.actor), question))
    assert len(judged & set(rules.RULES)) > 15


def test_every_faction_event_is_worth_something_or_nothing() -> None:
    table = factions(
        figures={"fangorn": "3 ents", "erech": "2 dead-men", "umbar": "3 corsairs"},
        in_play="eagles spiders dunlendings",
        armies={"fangorn": "gimli", "erech": "strider", "umbar": "2 southrons-regular"},
    ).table
    for card in EVENT_CARDS.values():
        if card.deck == FACTION:
            assert worth_of_faction_event(table, card.id) >= 0


# ------------------------------------------------ entering


def test_the_first_faction_brings_a_die_and_is_worth_more_than_recruiting() -> None:
    offers = ("recruit", "enter-faction", "skip")
    assert best(SHADOW, "act", offers, "muster", **ORTHANC) == "enter-faction"


def test_the_next_one_comes_by_its_own_die() -> None:
    position = {"figures": {"umbar": "3 corsairs"}, **ORTHANC}
    offers = ("recruit", "enter-faction", "skip")
    assert best(SHADOW, "act", offers, "muster", **position) == "recruit"
    offers = ("recruit-faction", "enter-faction", "skip")
    assert best(SHADOW, "act", offers, "recruit-faction", **position) == "enter-faction"


def test_strider_is_crowned_before_he_leads_the_dead() -> None:
    offers = ("enter-faction", "skip")
    strider, aragorn = {"strider": "erech"}, {"strider": "gone", "aragorn": "dol-amroth"}
    assert best(FREE, "act", offers, "muster", characters=strider) == "skip"
    assert best(FREE, "act", offers, "muster", characters=aragorn) == "enter-faction"


def test_somebody_goes_to_rouse_the_ents() -> None:
    position = {"armies": {"edoras": "gimli", "orthanc": "saruman"}}
    assert best(FREE, "move-companion", ("gimli", "done"), **position) == "gimli"
    regions = ("edoras", "helms-deep", "fangorn")
    assert best(FREE, "move-companion-to", regions, ("gimli",), **position) == "fangorn"
    without = {"armies": {"edoras": "gimli"}}
    assert best(FREE, "move-companion", ("gimli", "done"), **without) == "done"


def test_gandalf_returns_where_ents_can_be_roused() -> None:
    regions = ("lorien", "fangorn", "rivendell")
    assert best(FREE, "enter-in", regions, "gandalf-white", **ORTHANC) == "fangorn"


# ------------------------------------------------ faction events


def worth(card: str, **position: Any) -> float:
    return worth_of_faction_event(factions(**position).table, card)


def test_an_ambush_needs_a_spider_who_can_get_to_the_ring() -> None:
    ring = {"fellowship": {"region": "dagorlad"}}
    near, far = {"figures": {"morannon": "spiders"}}, {"figures": {"dol-guldur": "spiders"}}
    for card in ("evil-things", "children-of-ungoliant"):
        assert worth(card, **near, **ring) > 3 > IDLE >= worth(card, **far, **ring)


def test_death_to_the_forgoil_needs_an_attack_that_can_be_won() -> None:
    def at_the_fords(defenders: str) -> float:
        return worth(
            "death-to-the-forgoil",
            figures={"gap-of-rohan": "2 dunlendings"},
            armies={"gap-of-rohan": "5 isengard-regular", "fords-of-isen": defenders},
        )

    assert at_the_fords("2 rohan-regular") > 3
    assert at_the_fords("5 rohan-elite") == 0
    assert at_the_fords("2 elves-regular") == 0


def test_the_dead_march_to_an_army_that_they_can_still_attack() -> None:
    def dead(count: int, *, prey: str) -> dict[str, Any]:
        return {
            "figures": {"erech": f"{count} dead-men"},
            "armies": {"erech": "aragorn", prey: "southrons-regular"},
            "company": ("aragorn",),
        }

    assert worth("wraiths-of-fear", **dead(4, prey="pelargir")) > 3
    assert worth("wraiths-of-fear", **dead(2, prey="pelargir")) == IDLE
    offers = ("anfalas", "dol-amroth", "lamedon", "done")
    far = dead(5, prey="west-harondor")
    assert best(FREE, "march-of-the-dead", offers, "erech", **far) == "lamedon"
    near = dead(5, prey="lamedon")
    assert best(FREE, "march-of-the-dead", offers, "erech", **near) == "done"
    few = dead(3, prey="west-harondor")
    assert best(FREE, "march-of-the-dead", offers, "erech", **few) == "done"


def test_the_ring_bearers_show_themselves_rather_than_take_much_corruption() -> None:
    low, high = {"corruption": 2}, {"corruption": 8}
    assert best(FREE, "prevent-damage", ("yes", "no"), fellowship=low) == "no"
    assert best(FREE, "prevent-damage", ("yes", "no"), fellowship=high) == "yes"


def test_ships_do_not_lift_a_siege_and_bring_armies_nearer() -> None:
    def in_port(region: str, **more: Any) -> float:
        army = {"armies": {region: f"4 southrons-regular {more.pop('inside', '')}"}}
        return worth("ships-of-great-draught", figures={region: "2 corsairs"}, **army, **more)

    assert in_port("umbar") > 0
    assert in_port("dol-amroth", inside="gondor-regular", besieged=("dol-amroth",)) == 0


def test_an_army_that_is_carried_goes_to_the_best_shore() -> None:
    position = {
        "figures": {"umbar": "2 corsairs"},
        "armies": {"umbar": "4 southrons-regular"},
        "discard": ("ships-of-great-draught",),
    }
    options = ("west-harondor", "done")
    assert best(SHADOW, "march-to", options, "umbar", **position) == "west-harondor"


# ------------------------------------------------ figures


def test_hosts_stay_with_an_army_that_strikes_and_others_go_to_it() -> None:
    position = {
        "figures": {"gap-of-rohan": "dunlendings", "south-dunland": "dunlendings"},
        "armies": {"gap-of-rohan": "5 isengard-regular", "fords-of-isen": "rohan-regular"},
    }
    offers = ("gap-of-rohan", "south-dunland", "done")
    assert best(SHADOW, "move-host", offers, "dunlendings", **position) == "south-dunland"
    regions = ("north-dunland", "gap-of-rohan", "enedwaith")
    assert best(SHADOW, "move-host-to", regions, "south-dunland", **position) == "gap-of-rohan"
    alone = {"figures": {"gap-of-rohan": "dunlendings"}, "armies": position["armies"]}
    offers = ("gap-of-rohan", "done")
    assert best(SHADOW, "move-host", offers, "dunlendings", **alone) == "done"


def test_an_eagle_is_given_for_the_ring_but_not_when_the_hunt_is_fierce() -> None:
    card, offers = "lifted-up-and-borne-far-away", ("eagles-eyrie", "no")
    eagles = {"figures": {"eagles-eyrie": "eagles"}}
    assert best(FREE, "spend-eagle", offers, card, **eagles) == "eagles-eyrie"
    fierce = {"hunt_box": {SHADOW: 6, FREE: 2}, "fellowship": {"corruption": 8, "progress": 1}}
    assert best(FREE, "spend-eagle", offers, card, **eagles, **fierce) == "no"


def test_a_siege_goes_on_at_the_price_of_a_ship_only_if_it_can_be_won() -> None:
    def asked(inside: str) -> str:
        position = {
            "armies": {"dol-amroth": f"5 southrons-regular {inside}"},
            "besieged": ("dol-amroth",),
            "battle": Battle(
                "siege", SHADOW, "dol-amroth", "dol-amroth", ("southrons-regular",) * 5
            ),
        }
        card = "the-last-stroke-of-doom"
        return str(best(SHADOW, "call-price", ("yes", "no"), card, **position))

    assert asked("gondor-regular") == "yes"
    assert asked("5 gondor-elite") == "no"


def test_a_battle_that_is_lost_is_ended_at_the_price_of_a_figure() -> None:
    def asked(attackers: int, defenders: str) -> str:
        position = {
            "armies": {"pelargir": defenders, "west-harondor": f"{attackers} southrons-regular"},
            "battle": Battle(
                FIELD, SHADOW, "west-harondor", "pelargir", ("southrons-regular",) * attackers
            ),
        }
        card = "the-terror-of-the-dead"
        return str(best(FREE, "call-price", ("yes", "no"), card, **position))

    assert asked(8, "gondor-regular") == "yes"
    assert asked(1, "5 gondor-elite") == "no"


def test_the_tile_that_does_most_harm_leaves_the_game() -> None:
    offers = ("0-reveal", "eye", "1", "3")
    assert best(FREE, "premonition", offers) == "3"
