from __future__ import annotations

from typing import Any

import pytest

from greathall import Question, new_match
from greathall.bots import BotSeat, bot_called, play_on
from greathall.games.thrones.bot import AT_A_GLANCE, RULES, score_options
from greathall.games.thrones.bot.battles import Fight
from greathall.games.thrones.bot.realm import Realm
from greathall.games.thrones.facts import HOUSES_OF, ORDERS
from greathall.games.thrones.table import Westeros
from greathall.games.thrones.totals import totals
from greathall.kernel import state_from

GAMES = 4
View = dict[str, Any]


@pytest.mark.parametrize(
    ("players", "house"), [(count, house) for count in HOUSES_OF for house in HOUSES_OF[count]]
)
def test_steward_beats_random_with_every_house(players: int, house: str) -> None:
    won = sum(house == winner_of(players, house, seed) for seed in range(GAMES))
    assert won >= GAMES - 1


def winner_of(players: int, house: str, seed: int) -> str:
    """One steward against random bots, every other time with tides of battle."""
    options = {"tides": ("no", "yes")[seed % 2]}
    match = new_match("thrones", players=players, seed=seed, options=options)
    names = {seat: "steward" if seat == house else "random" for seat in match.seats}
    play_on(match, {s: bot_called(name, f"{seed}-{s}") for s, name in names.items()})
    assert match.outcome is not None
    return match.outcome.winners[0]


def test_every_rule_of_thumb_answers_every_option() -> None:
    """Whole games in which each question that has a rule is judged."""
    judged: set[str] = set()
    for seed in (1, 4):  # in which Aeron Damphair is replaced
        match = new_match("thrones", players=6, seed=seed, options={"tides": "yes"})
        chance, steward = bot_called("random", str(seed)), bot_called("steward", str(seed))
        while asked := match.questions():
            question = asked[0]
            worth = score_options(match.view(question.actor), question)
            assert len(worth) == len(question.options)
            assert all(isinstance(value, int | float) for value in worth), question
            judged.add(question.kind)
            bot = chance if question.actor in ("stark", "tyrell") else steward
            answer = bot.choose(BotSeat(match, question.actor), question)
            match.answer(question.actor, answer)
    assert judged > set(AT_A_GLANCE)
    assert len(judged & set(RULES)) > 25


def test_all_stewards_play_to_the_end() -> None:
    match = new_match("thrones", players=6, seed=2)
    play_on(match, {seat: bot_called("steward", seat) for seat in match.seats})
    assert match.outcome is not None
    told = [event["event"] for event in match.log()]
    assert told.count("battle-won") > 3
    assert told.count("raid-made") > told.count("raid-in-vain")


# ------------------------------------------------ some rules


def first_view(house: str, players: int = 6) -> View:
    return new_match("thrones", players=players, seed=1).view(house)


def best(view: View, house: str, kind: str, options: Any, about: Any = None) -> Any:
    """What is worth most, of options that are not all equal."""
    worth = score_options(view, Question(house, kind, options, about))
    assert len(set(worth)) > 1, worth
    return tuple(options)[worth.index(max(worth))]


def all_orders(view: View, house: str) -> dict[str, str]:
    areas = [area for area, holder in view["holder"].items() if holder == house]
    return {area: best(view, house, "place-order", tuple(ORDERS), area) for area in areas}


@pytest.mark.parametrize("house", HOUSES_OF[6])
def test_plans_keep_to_tokens_and_stars(house: str) -> None:
    view = first_view(house)
    placed = list(all_orders(view, house).values())
    assert all(placed.count(order) <= ORDERS[order].copies for order in placed)
    stars = view["tracks"]["court"].index(house)
    assert sum(ORDERS[order].special for order in placed) <= (3, 3, 2, 1, 0, 0)[stars]


@pytest.mark.parametrize("house", HOUSES_OF[6])
def test_nobody_raids_where_there_is_no_enemy(house: str) -> None:
    view = first_view(house)
    for table in ("holder", "units"):
        of_house = {area for area, holder in view["holder"].items() if holder == house}
        view[table] = {area: there for area, there in view[table].items() if area in of_house}
    assert not [o for o in all_orders(view, house).values() if ORDERS[o].type == "raid"]


def test_one_raid_is_enough_for_a_lone_enemy() -> None:
    view = first_view("stark")
    enemy, own = {"ironmans-bay": ("ship",)}, {"golden-sound": ("ship",), "sunset-sea": ("ship",)}
    view["units"] = {**enemy, **own}
    view["holder"] = {**dict.fromkeys(enemy, "greyjoy"), **dict.fromkeys(own, "stark")}
    view["banned"] = ("march", "support", "defense")  # or one of them had better things to do
    kinds = [ORDERS[order].type for order in all_orders(view, "stark").values()]
    assert kinds.count("raid") == 1


def test_a_plan_is_made_anew_when_the_position_has_changed() -> None:
    view = first_view("stark")
    before = all_orders(view, "stark")
    view["units"]["winterfell"] = ("footman",)
    view["holder"]["moat-cailin"], view["units"]["moat-cailin"] = "greyjoy", ("knight",) * 3
    assert all_orders(view, "stark") != before


def test_banned_orders_are_not_planned() -> None:
    view = first_view("stark")
    view["banned"] = ("march-plus-1", "consolidate-power")
    for order in all_orders(view, "stark").values():
        assert order != "march-plus-1"
        assert ORDERS[order].type != "consolidate-power"


def test_an_army_goes_for_the_free_castle() -> None:
    view = first_view("stark")
    assert ORDERS[all_orders(view, "stark")["winterfell"]].type == "march"
    view["orders"] = {"winterfell": "march-0"}
    targets = ("castle-black", "karhold", "stony-shore", "moat-cailin", "done")
    assert best(view, "stark", "march-to", targets, "winterfell") == "moat-cailin"


def test_nobody_attacks_a_stronger_army() -> None:
    view = first_view("stark")
    view["holder"]["moat-cailin"] = "greyjoy"
    view["units"]["moat-cailin"] = ("knight", "knight", "knight")
    view["units"]["winterfell"] = ("footman",)
    view["orders"] = {"winterfell": "march-plus-1"}
    assert best(view, "stark", "march-to", ("moat-cailin", "done"), "winterfell") == "done"


def test_a_castle_is_kept_by_a_power_token_and_points_are_always_mustered() -> None:
    view = first_view("stark")
    assert best(view, "stark", "leave-power-token", ("yes", "no"), "white-harbor") == "yes"
    view["power"]["stark"] = 1
    assert best(view, "stark", "leave-power-token", ("yes", "no"), "karhold") == "no"
    assert best(view, "stark", "muster-at", ("winterfell", "done")) == "winterfell"
    offers = (("footman", "winterfell"), "done")
    assert best(view, "stark", "muster", offers, "winterfell") == offers[0]


def test_bids_grow_with_power_and_with_the_wildlings() -> None:
    def bids(power: int, threat: int, about: str) -> float:
        view = first_view("stark")
        view["power"]["stark"], view["threat"] = power, threat
        worth = score_options(view, Question("stark", "bid", range(power + 1), about))
        return sum(n for n, w in enumerate(worth) if w == max(worth)) / worth.count(max(worth))

    assert bids(3, 2, "court") < bids(12, 2, "court") < 12
    assert bids(12, 2, "throne") < bids(12, 2, "court")
    assert bids(12, 2, "wildlings") < bids(12, 10, "wildlings") < 6
    assert bids(0, 10, "wildlings") == 0


def test_a_bid_is_more_than_one_and_in_the_last_round_nothing_is_saved() -> None:
    def bid(round_: int, rivals: int) -> int:
        view = first_view("stark")
        view["round"], view["power"] = round_, {**dict.fromkeys(HOUSES_OF[6], rivals), "stark": 9}
        return int(best(view, "stark", "bid", range(10), "throne"))

    assert bid(10, 5) > bid(2, 5) > 1
    assert bid(2, 12) > bid(2, 5)  # whoever has more is harder to outbid


def test_a_castle_of_who_leads_is_worth_more() -> None:
    view = first_view("stark")
    castles = ("eyrie", "harrenhal", "crackclaw-point", "storms-end", "reach")

    def prize(held: int) -> float:
        view["tokens"] = dict.fromkeys(castles[:held], "lannister")
        realm = Realm(state_from(Westeros, view), "stark")
        assert realm.castles["lannister"] == held + 1
        return realm.prize("harrenhal")

    assert prize(2) == prize(3) < prize(4) < prize(5)


def test_in_the_last_round_castles_decide_and_nothing_is_saved() -> None:
    view = first_view("stark")
    view["holder"]["moat-cailin"], view["units"]["moat-cailin"] = "greyjoy", ("footman",)
    view["units"]["winterfell"] = ("footman",)
    view["orders"] = {"winterfell": "march-plus-1", "moat-cailin": "support"}
    targets = ("moat-cailin", "stony-shore", "done")
    view["round"] = 10
    assert best(view, "stark", "march-to", targets, "winterfell") == "moat-cailin"
    realm = Realm(state_from(Westeros, view), "stark")
    assert realm.worth("karhold") == realm.worth("stony-shore") < realm.worth("moat-cailin")


def in_battle(attackers: tuple[str, ...], cards: tuple[str, str] = ("", "")) -> View:
    """Lannister attacks one Greyjoy footman at Riverrun."""
    view = first_view("lannister")
    view["holder"]["riverrun"], view["units"]["riverrun"] = "greyjoy", ("footman",)
    view["orders"] = {"riverrun": "support"}
    view["battle"] = {
        "area": "riverrun",
        "attacker": "lannister",
        "defender": "greyjoy",
        "origin": "lannisport",
        "order": "march-0",
        "units": attackers,
        "support": (),
        "card": {"attacker": cards[0], "defender": cards[1]},
        "tide": {"attacker": "", "defender": ""},
        "blade": "",
        "winner": "",
        "loser": "",
    }
    return view


def test_the_blade_is_drawn_where_one_point_decides() -> None:
    tied = in_battle(("footman",), ("ser-gregor-clegane", "victarion-greyjoy"))
    behind = in_battle(("footman",), ("ser-kevan-lannister", "victarion-greyjoy"))
    ahead = in_battle(("knight",), ("tywin-lannister", "theon-greyjoy"))
    wanted = ((tied, "no"), (behind, "yes"), (ahead, "no"))
    for view, answer in wanted:
        view["tracks"]["fiefdoms"] = ("lannister", *first_view("greyjoy")["tracks"]["fiefdoms"][:5])
        assert best(view, "lannister", "use-blade", ("yes", "no"), "riverrun") == answer


def test_who_is_ahead_in_a_battle_is_what_the_rules_count() -> None:
    view = in_battle(("footman", "ship"), ("ser-kevan-lannister", "victarion-greyjoy"))
    game = state_from(Westeros, view)
    strengths = totals(game)["battle"]
    ahead = strengths["attacker"]["total"] - strengths["defender"]["total"]
    assert Fight(Realm(game, "lannister")).lead() == ahead
    assert Fight(Realm(game, "greyjoy")).lead() == -ahead


def test_a_strong_card_is_played_where_it_is_needed() -> None:
    hand = first_view("lannister")["hand"]["lannister"]
    sure = in_battle(("knight", "knight", "knight", "knight"))
    close = in_battle(("knight",))
    weak = best(sure, "lannister", "choose-house-card", hand, "riverrun")
    strong = best(close, "lannister", "choose-house-card", hand, "riverrun")
    assert weak != strong == "tywin-lannister"


def test_own_side_is_supported_and_else_whoever_is_farther_from_winning() -> None:
    view = in_battle(("knight",))
    sides = ("attacker", "defender", "nobody")
    assert best(view, "lannister", "give-support", ("attacker", "nobody"), "riverrun") == "attacker"
    assert best(view, "greyjoy", "give-support", ("defender", "nobody"), "riverrun") == "defender"
    view["tokens"] = {"seagard": "greyjoy", "flints-finger": "greyjoy"}
    assert best(view, "stark", "give-support", sides, "riverrun") == "attacker"
