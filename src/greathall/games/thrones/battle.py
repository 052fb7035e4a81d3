"""Combat, step by step (pp. 17–21): its outline, support, house cards, texts, blade."""

from __future__ import annotations

from typing import Final

from greathall.games.thrones.battle_resolution import (
    clean_up_after_battle,
    determine_winner,
    end_battle,
    result_texts,
    take_casualties,
    texts_after_combat,
)
from greathall.games.thrones.battlefield import card_of, combatants, play_card, played_text
from greathall.games.thrones.card_texts import CardText, text_of
from greathall.games.thrones.events import BattleBegan, BladeUsed, HouseCardsRevealed
from greathall.games.thrones.facts import ATTACKER, DEFENDER, House
from greathall.games.thrones.retreat import retreat
from greathall.games.thrones.support import ask_for_support
from greathall.games.thrones.table import Westeros, battle_of, blade_holder
from greathall.games.thrones.tides import draw_tides
from greathall.kernel import Outline, choose, together
from greathall.kernel.moments import Moment


async def battle(game: Westeros) -> None:
    """The fight of a march, when all other units have moved (p. 15)."""
    fight = battle_of(game)
    game.emit_cause(BattleBegan(fight.attacker, fight.defender, fight.area, fight.origin))
    game.then(BATTLE)


async def call_for_support(game: Westeros) -> None:
    """Step 1 (p. 17)."""
    fight = battle_of(game)
    await ask_for_support(game, fight.area, fight.attacker, fight.defender)


async def choose_house_cards(game: Westeros) -> None:
    """Step 3: both choose in secret and reveal at once (p. 19)."""
    fight = battle_of(game)
    fight.step = "house-cards"
    cards = await together(
        {
            house: choose(house, "choose-house-card", game.hand[house], about=fight.area)
            for house in (fight.attacker, fight.defender)
        }
    )
    for house, card in cards.items():
        play_card(game, house, card)
    attackers, defenders = fight.card[ATTACKER], fight.card[DEFENDER]
    game.emit(HouseCardsRevealed(fight.attacker, attackers, fight.defender, defenders))
    fight.step = "texts"


async def cancel_texts(game: Westeros) -> None:
    """The texts that come before all others, one by one."""
    house = take_next_text(game, CardText.cancel)
    if house:
        game.then(cancel_texts)
        await played_text(game, house).cancel(game, house)


async def immediate_texts(game: Westeros) -> None:
    """The texts that come before strength is counted, one by one."""
    house = take_next_text(game, CardText.immediately)
    if house:
        game.then(immediate_texts)
        await played_text(game, house).immediately(game, house)


def take_next_text(game: Westeros, moment: Moment) -> House:
    """Whose text for this moment is next: each is finished before the next begins, in turn order.

    A card that replaced another may have one too, and turn order may have changed meanwhile.
    """
    fight = battle_of(game)
    for house in combatants(game):
        card = card_of(game, house)
        if text_of(card).says(moment) and card not in fight.resolved:
            fight.resolved += (card,)
            return house
    return ""


async def use_valyrian_blade(game: Westeros) -> None:
    """Step 4: once a round its holder may add 1 in a combat of their own (pp. 11, 20)."""
    fight, holder = battle_of(game), blade_holder(game)
    fight.step = "blade"
    if (
        holder in combatants(game)
        and not game.blade_used
        and await choose(holder, "use-blade", ("yes", "no"), about=fight.area) == "yes"
    ):
        game.blade_used = True
        fight.blade = holder
        game.emit(BladeUsed(holder))


BATTLE: Final = Outline(
    call_for_support,
    choose_house_cards,
    cancel_texts,
    immediate_texts,
    draw_tides,
    use_valyrian_blade,
    determine_winner,
    result_texts,
    take_casualties,
    retreat,
    clean_up_after_battle,
    texts_after_combat,
    end_battle,
)
