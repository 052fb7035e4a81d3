"""Combat up to its result: support, house cards, texts, tides, blade (pp. 17–20, 29)."""

from __future__ import annotations

from greathall.games.thrones.card_texts import CardText, says, text_of
from greathall.games.thrones.events import (
    BattleBegan,
    BladeUsed,
    HouseCardsRevealed,
    TideRedrawn,
    TidesRevealed,
)
from greathall.games.thrones.facts import TIDES, Area, Card, House, Order, Unit
from greathall.games.thrones.support import ATTACKER, DEFENDER, ask_for_support
from greathall.games.thrones.table import Westeros, blade_holder, in_turn_order, step
from greathall.kernel import Pile, choose, together, without_one

SIDES = (ATTACKER, DEFENDER)
TIDES_DECK = Pile(tuple(tide.id for tide in TIDES.values() for _ in range(tide.copies)))


def begin_battle(
    game: Westeros,
    attacker: House,
    defender: House,
    area: Area,
    origin: Area,
    order: Order,
    units: tuple[Unit, ...],
) -> None:
    """The attackers leave their area, and fight when all other units of the march have moved."""
    game.battle = {
        "area": area,
        "attacker": attacker,
        "defender": defender,
        "origin": origin,
        "order": order,
        "units": units,
        "support": (),
        "attacker_card": "",
        "defender_card": "",
        "attacker_parts": (),  # of the final strengths, once they are known
        "defender_parts": (),
        "attacker_tide": "",
        "defender_tide": "",
        "resolved": (),  # cards whose text was done: none is done twice in a combat
        "blade": "",
        "winner": "",
        "loser": "",
        "step": "support",
    }


def combatants(game: Westeros) -> tuple[House, ...]:
    """Both houses, in turn order as it is now."""
    fighting = (game.battle["attacker"], game.battle["defender"])
    return tuple(house for house in in_turn_order(game) if house in fighting)


def side_of(game: Westeros, house: House) -> str:
    return ATTACKER if game.battle["attacker"] == house else DEFENDER


def card_of(game: Westeros, house: House) -> Card:
    """The card that this house has played; nothing, if it fights without one."""
    return str(game.battle[f"{side_of(game, house)}_card"])


def played_text(game: Westeros, house: House) -> CardText:
    """What the card of this house says; without a card it says nothing."""
    return text_of(card_of(game, house))


def is_supported(game: Westeros, house: House) -> bool:
    """Whether anybody supports this house, be it with orders of its own."""
    side = side_of(game, house)
    return any(given == side for _, given in game.battle["support"])


@step
async def call_for_support(game: Westeros) -> None:
    """Step 1 (p. 17)."""
    battle = game.battle
    attacker, defender, area = battle["attacker"], battle["defender"], battle["area"]
    game.emit(BattleBegan(attacker, defender, area, battle["origin"]))
    await ask_for_support(game, area, attacker, defender)
    game.then("choose_house_cards")


@step
async def choose_house_cards(game: Westeros) -> None:
    """Step 3: both choose in secret and reveal at once (p. 19)."""
    battle = game.battle
    battle["step"] = "house-cards"
    area = battle["area"]
    cards = await together(
        {
            house: choose(house, "choose-house-card", game.hand[house], about=area)
            for house in (battle["attacker"], battle["defender"])
        }
    )
    for house, card in cards.items():
        play_card(game, house, card)
    game.emit(
        HouseCardsRevealed(
            battle["attacker"], battle["attacker_card"], battle["defender"], battle["defender_card"]
        )
    )
    battle["step"] = "texts"
    game.then("resolve_texts", "cancel")


def play_card(game: Westeros, house: House, card: Card) -> None:
    game.hand[house] = without_one(game.hand[house], card)
    game.battle[f"{side_of(game, house)}_card"] = card


@step
async def resolve_texts(game: Westeros, moment: str) -> None:
    """The texts for this moment, each finished before the next begins, in turn order.

    A card that replaced another may have one too, and turn order may have changed meanwhile.
    """
    for house in combatants(game):
        card = card_of(game, house)
        if says(card, moment) and card not in game.battle["resolved"]:
            game.battle["resolved"] += (card,)
            await getattr(text_of(card), moment)(game, house)
            over = bool(game.battle["winner"])
            game.then(*(("clean_up_after_battle",) if over else ("resolve_texts", moment)))
            return
    if moment == "cancel":
        game.then("resolve_texts", "immediately")
    else:
        game.then("draw_tides" if game.options["tides"] == "yes" else "use_valyrian_blade")


@step
async def draw_tides(game: Westeros) -> None:
    """Both draw a card of a deck shuffled anew, and look at their own (p. 29)."""
    deck = TIDES_DECK
    for house in combatants(game):
        card, deck = await deck.draw_top(house)
        game.tides[house] = (card,)
    holder = blade_holder(game)
    if holder in combatants(game) and not game.blade_used:
        drawn = game.tides[holder][0]
        if await choose(holder, "redraw-tide", ("yes", "no"), about=drawn) == "yes":
            game.blade_used = True
            game.emit(TideRedrawn(holder))
            card, deck = await deck.draw_top(holder)
            game.tides[holder] = (card,)
    reveal_tides(game)
    game.then("use_valyrian_blade")


def reveal_tides(game: Westeros) -> None:
    """Both at once, in the step that drew them: see `planning_phase.assign_orders`."""
    battle = game.battle
    for side in SIDES:
        (battle[f"{side}_tide"],) = game.tides[battle[side]]
        game.tides[battle[side]] = ()
    game.emit(
        TidesRevealed(
            battle["attacker"], battle["attacker_tide"], battle["defender"], battle["defender_tide"]
        )
    )


@step
async def use_valyrian_blade(game: Westeros) -> None:
    """Step 4: once a round its holder may add 1 in a combat of their own (pp. 11, 20)."""
    game.battle["step"] = "blade"
    holder, area = blade_holder(game), game.battle["area"]
    if (
        holder in combatants(game)
        and not game.blade_used
        and await choose(holder, "use-blade", ("yes", "no"), about=area) == "yes"
    ):
        game.blade_used = True
        game.battle["blade"] = holder
        game.emit(BladeUsed(holder))
    game.then("determine_winner")
