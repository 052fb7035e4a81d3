"""The end of a combat: winner, casualties, clean-up (pp. 20–21)."""

from __future__ import annotations

from greathall.games.thrones.battlefield import card_of, combatants, fighters, kill, played_text
from greathall.games.thrones.control import remove_token
from greathall.games.thrones.events import BattleWon
from greathall.games.thrones.facts import ATTACKER, DEFENDER, SIDES, SIEGE, House
from greathall.games.thrones.hands import recover_cards
from greathall.games.thrones.ports import settle_ports
from greathall.games.thrones.strength import icons_of, parts_of, sum_of, winner_of
from greathall.games.thrones.table import Westeros, battle_of, remove_stray_orders
from greathall.games.thrones.tides import skulls
from greathall.kernel import choose


async def determine_winner(game: Westeros) -> None:
    """The sums that decide stay on show while units die and leave (p. 20)."""
    battle = battle_of(game)
    side = winner_of(game)
    other = DEFENDER if side == ATTACKER else ATTACKER
    winner, loser = battle.house(side), battle.house(other)
    battle.parts = {side: parts_of(game, side) for side in SIDES}
    total, against = sum_of(battle.parts[side]), sum_of(battle.parts[other])
    battle.winner, battle.loser = winner, loser
    # Icons are counted now, before texts of the winner can change what they depend on.
    swords, fortifications = icons_of(game, side)[0], icons_of(game, other)[1]
    parts = battle.parts[side], battle.parts[other], swords, fortifications
    game.emit(BattleWon(winner, loser, battle.area, total, against, total == against, *parts))
    battle.casualties = max(0, swords - fortifications)
    battle.step = "casualties"


async def result_texts(game: Westeros) -> None:
    """The texts for winning and losing, in turn order (p. 19)."""
    for house in combatants(game):
        game.then(result_text, house)


async def result_text(game: Westeros, house: House) -> None:
    """The text of one card for having won or lost."""
    text = played_text(game, house)
    await (text.won if battle_of(game).winner == house else text.lost)(game, house)


# ------------------------------------------------ casualties


async def take_casualties(game: Westeros) -> None:
    """The loser pays for each sword that is not blocked; then skulls strike both (p. 29)."""
    battle = battle_of(game)
    loser = battle.loser
    for unit in fighters(game, loser):
        if unit == SIEGE:  # it cannot retreat, so that it is no choice for a casualty (p. 21)
            kill(game, loser, unit)
    await suffer(game, loser, battle.casualties)
    for side in SIDES:
        await suffer(game, battle.enemy(battle.house(side)), skulls(battle.tide[side]))


async def suffer(game: Westeros, house: House, count: int) -> None:
    """Units of the owner's choice; routed ones cannot be chosen (p. 21)."""
    if played_text(game, house).prevents_casualties():
        return
    for left in range(count, 0, -1):
        units = fighters(game, house)
        if not units:
            return
        choice = dict.fromkeys(units) if left < len(units) else units[:1]  # or all die
        unit = await choose(house, "casualty", choice, about=battle_of(game).area)
        kill(game, house, unit)


# ------------------------------------------------ clean-up


async def clean_up_after_battle(game: Westeros) -> None:
    """Orders and tokens of a beaten defender go, and the played cards (p. 21)."""
    battle = battle_of(game)
    battle.step = "clean-up"
    if battle.winner == battle.attacker:
        take_over(game)
        keep_march_order(game)
    for house in combatants(game):
        if card := card_of(game, house):
            back = played_text(game, house).returns_to_hand(game, house)
            (game.hand if back else game.discard)[house] += (card,)
        recover_cards(game, house)
    remove_stray_orders(game)


def take_over(game: Westeros) -> None:
    """The defender's order and power token go, unless his card keeps the token."""
    battle = battle_of(game)
    area, defender = battle.area, battle.defender
    game.orders.pop(area, None)
    if not played_text(game, defender).saves_token(game, defender):
        remove_token(game, battle.winner, area)


def keep_march_order(game: Westeros) -> None:
    battle = battle_of(game)
    keeps = played_text(game, battle.winner).keeps_march_order(game, battle.winner)
    if keeps and game.holder.get(battle.area) == battle.winner:
        game.orders[battle.area] = battle.order


async def texts_after_combat(game: Westeros) -> None:
    """Texts that come when all is done, in turn order."""
    for house in combatants(game):
        game.then(text_after_combat, house)


async def text_after_combat(game: Westeros, house: House) -> None:
    await played_text(game, house).after_combat(game, house)


async def end_battle(game: Westeros) -> None:
    game.battle = None
    await settle_ports(game)
