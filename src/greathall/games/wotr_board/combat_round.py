"""A round of a battle: cards, rolls, casualties, cease or retreat (8.2–8.7).

Questions, all but the last about the region of the battle: `withdraw` (`fight` in the field, or
`withdraw` into a siege), `cease` (`cease` or `go-on`), `extend-siege` (`cease`, or an Elite that is
reduced for another round), `retreat` (`stay`, or a region), `sorcerer` (`yes` or `no`: draw from
the deck that the question is about).
"""

from __future__ import annotations

from typing import Any, Final

from greathall.games.wotr_board.battle_events import BattleCeased, SiegeBattleExtended, SorcererDrew
from greathall.games.wotr_board.battlefield import (
    general,
    total_hits,
)
from greathall.games.wotr_board.card_texts import CombatText
from greathall.games.wotr_board.casualties import (
    can_be_reduced,
    clear_the_field,
    reduce_elite,
    take_hits_in_battle,
)
from greathall.games.wotr_board.combat_cards import choose_cards, resolve_cards
from greathall.games.wotr_board.combat_rolls import reroll_with_leaders, roll_combat_dice
from greathall.games.wotr_board.drawing import discard_down, draw_card
from greathall.games.wotr_board.facts import (
    NO,
    SHADOW,
    YES,
    kinds_of,
)
from greathall.games.wotr_board.figures import WITCH_KING
from greathall.games.wotr_board.retreat import (
    can_withdraw,
    defender_regions,
    retreat_army,
    withdraw,
)
from greathall.games.wotr_board.rulings import sorcerer_draws_at_once
from greathall.games.wotr_board.table import (
    SIEGE,
    Battle,
    War,
    battle_of,
    deck_of,
    is_on_board,
)
from greathall.kernel import Outline, choose


async def begin_round(game: War) -> None:
    game.battle = in_next_round(battle_of(game))


def in_next_round(old: Battle) -> Battle:
    """Effects of cards lasted for the round before (8.3)."""
    return Battle(
        *(old.kind, old.attacker, old.origin, old.region, old.attackers, old.round + 1),
        rounds=old.rounds,
        is_extended_by_elites=old.is_extended_by_elites,
        white_rider=old.white_rider,
        fewer_dice_always=old.fewer_dice_always,
        no_free_card=old.no_free_card,
        must_go_on=old.must_go_on,
    )


async def fight_or_withdraw(game: War) -> None:
    """Before every round the defender may go into his Stronghold (8.2, 9.3, R18)."""
    if can_withdraw(game):
        region, player = battle_of(game).region, general(game, battle_of(game).defender)
        if await choose(player, "withdraw", ("fight", "withdraw"), about=region) == "withdraw":
            await withdraw(game)
    leave_round_if_over(game)


async def play_combat_cards(game: War) -> None:
    await choose_cards(game)
    if sorcerer_draws_at_once(game):
        await draw_as_sorcerer(game)


async def cancel_cards(game: War) -> None:
    await resolve_initiative(game, CombatText.cancel)


async def come_before_all(game: War) -> None:
    await resolve_initiative(game, CombatText.before_all)


async def strike_first(game: War) -> None:
    await resolve_initiative(game, CombatText.strike_first)


async def help_the_rolls(game: War) -> None:
    await resolve_initiative(game, CombatText.help_the_roll)


async def help_the_rerolls(game: War) -> None:
    await resolve_initiative(game, CombatText.help_the_reroll)


async def add_hits(game: War) -> None:
    await resolve_initiative(game, CombatText.add_hits)


async def spare_or_slay(game: War) -> None:
    await resolve_initiative(game, CombatText.spare_or_slay)


async def remove_casualties(game: War) -> None:
    """All hits count at once; the attacker chooses first (8.6)."""
    battle = battle_of(game)
    for side, enemy in ((battle.attacker, battle.defender), (battle.defender, battle.attacker)):
        await take_hits_in_battle(game, side, total_hits(battle, enemy))
    await resolve_cards(game, CombatText.rescue)
    clear_the_field(game)
    leave_round_if_over(game)


async def strike_last(game: War) -> None:
    await resolve_initiative(game, CombatText.strike_last)


async def cease_or_retreat(game: War) -> None:
    """The attacker may cease; if he goes on the defender may retreat (8.7)."""
    battle = battle_of(game)
    battle.is_over = not await attacker_goes_on(game)
    if battle.is_over:
        game.emit(BattleCeased(battle.attacker, battle.region))
        return
    regions = defender_regions(game)
    options = regions if regions and battle.defender in battle.must_leave else ("stay", *regions)
    to = await choose(general(game, battle.defender), "retreat", options, about=battle.region)
    if to != "stay":
        battle.is_over = True
        await retreat_army(game, battle.defender, battle.region, to)


async def end_round(game: War) -> None:
    """The Sorcerer draws when all else of the round is done (R16); another round may follow."""
    await draw_as_sorcerer(game)
    if not battle_of(game).is_over:
        game.then(ROUND)


async def resolve_initiative(game: War, moment: Any) -> None:
    """What the cards say now; one may end the round for all that comes later (8.3)."""
    if battle_of(game).cards:
        await resolve_cards(game, moment)
    leave_round_if_over(game)


def leave_round_if_over(game: War) -> None:
    if battle_of(game).is_over:
        game.skip_to(end_round)


async def attacker_goes_on(game: War) -> bool:
    """Whether there is another round: a siege battle has few, but Elites can extend it (9.5)."""
    battle = battle_of(game)
    player, options = general(game, battle.attacker), ("cease", "go-on")
    if battle.kind == SIEGE and battle.round >= battle.rounds:
        return await extend_by_an_elite(game)
    if battle.must_go_on or battle.attacker in battle.must_leave:
        return battle.must_go_on
    return await choose(player, "cease", options, about=battle.region) == "go-on"


async def extend_by_an_elite(game: War) -> bool:
    """One more round for an Elite that becomes a Regular, again and again (9.5)."""
    battle = battle_of(game)
    kinds = kinds_of(battle.attackers) if battle.is_extended_by_elites else ()
    elites = (figure for figure in kinds if can_be_reduced(game, figure))
    player = general(game, battle.attacker)
    choice = await choose(player, "extend-siege", ("cease", *elites), about=battle.region)
    if choice == "cease":
        return False
    reduce_elite(game, battle.origin, choice)
    battle.rounds += 1
    game.emit(SiegeBattleExtended(battle.attacker, battle.region))
    return True


async def draw_as_sorcerer(game: War) -> None:
    """The Witch-king draws for the card of the first round, if he lives (R16)."""
    battle = battle_of(game)
    if not battle.sorcerer or not is_on_board(game, WITCH_KING):
        return
    player, deck = battle.sorcerer
    battle.sorcerer = ()
    if not deck_of(game, deck)[SHADOW]:
        return
    if await choose(player, "sorcerer", (YES, NO), about=deck) == YES:
        game.emit(SorcererDrew(deck))
        await draw_card(game, player, deck)
        await discard_down(game, player)


ROUND: Final = Outline(
    begin_round,
    fight_or_withdraw,
    play_combat_cards,
    cancel_cards,
    come_before_all,
    strike_first,
    help_the_rolls,
    roll_combat_dice,
    help_the_rerolls,
    reroll_with_leaders,
    add_hits,
    spare_or_slay,
    remove_casualties,
    strike_last,
    cease_or_retreat,
    end_round,
)
