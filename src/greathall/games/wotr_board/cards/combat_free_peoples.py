"""The Combat halves of the cards of the Free Peoples (8.3)."""

from __future__ import annotations

from greathall.games.wotr_board.battlefield import (
    add,
    companions_of,
    elites_of,
    fighters,
    general,
    leaders_and_companions,
    leadership_left,
    level_of,
    to_hit,
    who_can_forfeit,
)
from greathall.games.wotr_board.card_texts import CombatText
from greathall.games.wotr_board.cards.combat import (
    OfCompanions,
    OfElites,
    OfLeaders,
    OfTheEnts,
    OfTheRing,
    add_to_both_rolls,
    add_to_roll,
    give_up_companions,
    score,
    slay,
    spare,
    turn_misses,
)
from greathall.games.wotr_board.combat_cards import cancel_card
from greathall.games.wotr_board.combat_rolls import attack_besides
from greathall.games.wotr_board.facts import (
    CHARACTERS,
    ENEMY,
    FREE,
    HOBBIT,
    MINIONS,
    NATIONS_OF,
    NAZGUL,
    NO,
    REGIONS,
    SHADOW,
    YES,
    Character,
    Side,
    kinds_of,
)
from greathall.games.wotr_board.figures import leadership_of
from greathall.games.wotr_board.retreat import (
    can_withdraw,
    defender_regions,
    retreat_army,
    withdraw,
)
from greathall.games.wotr_board.table import SIEGE, War, battle_of
from greathall.kernel import choose


class ItIsAGift(OfTheRing):
    """Where the Ring-bearers are: +1 to every die of both own rolls."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_both_rolls(game, side, 1)


class BladeOfWesternesse(CombatText):
    """With a Hobbit: a hit of the own re-roll eliminates a Minion instead of a unit."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return any(CHARACTERS[who].race == HOBBIT for who in companions_of(game))

    async def spare_or_slay(self, game: War, side: Side) -> None:
        minions = tuple(f for f in fighters(game, SHADOW) if f in MINIONS)
        battle = battle_of(game)
        if minions and battle.reroll_hits[side]:
            minion = await choose(general(game, side), "slay", minions, about=battle.region)
            add(battle.hits, side, -1)
            slay(game, minion)


class MightyAttack(OfCompanions):
    """Forfeit a Companion's Leadership: one missed die is a hit."""

    async def help_the_reroll(self, game: War, side: Side) -> None:
        battle, companions = battle_of(game), who_can_forfeit(game)
        if side not in battle.no_reroll and battle.misses[side] and companions:
            who = await choose(general(game, side), "forfeit", companions, about=battle.region)
            give_up_companions(game, (who,))
            turn_misses(game, side, 1)


class ServantOfTheSecretFire(CombatText):
    """With Gandalf: +1 to every die of the own Combat roll."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return any(who.startswith("gandalf") for who in companions_of(game))

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_roll(game, side, 1)


class Anduril(CombatText):
    """Forfeit the Leadership of Strider or Aragorn: as many missed dice are hits."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return bool(self.bearer(companions_of(game)))

    async def help_the_reroll(self, game: War, side: Side) -> None:
        battle, bearer = battle_of(game), self.bearer(who_can_forfeit(game))
        if side not in battle.no_reroll and battle.misses[side] and bearer:
            give_up_companions(game, bearer)
            turn_misses(game, side, leadership_of(game, bearer[0]))

    def bearer(self, companions: tuple[Character, ...]) -> tuple[Character, ...]:
        return tuple(who for who in companions if who in ("strider", "aragorn"))


class HeroicDeath(OfLeaders):
    """One may die: a Leader cancels one hit of the enemy's rolls, a Companion up to his Level."""

    async def spare_or_slay(self, game: War, side: Side) -> None:
        battle = battle_of(game)
        heroes = kinds_of(leaders_and_companions(game)) if battle.hits[ENEMY[side]] else ()
        options = (NO, *heroes)
        who = await choose(general(game, side), "heroic-death", options, about=battle.region)
        if who != NO:
            slay(game, who)
            spare(game, side, level_of(who))


class DaringDefiance(OfCompanions):
    """Forfeit the Leadership of all Companions: the Shadow's card is cancelled (R45)."""

    async def cancel(self, game: War, side: Side) -> None:
        companions = who_can_forfeit(game)
        if companions and ENEMY[side] in battle_of(game).cards:
            give_up_companions(game, companions)
            cancel_card(game, ENEMY[side])


class FatefulStrike(OfLeaders):
    """One hit of the own re-roll also eliminates a Nazgûl; two, a Minion if one likes."""

    async def spare_or_slay(self, game: War, side: Side) -> None:
        battle, there = battle_of(game), kinds_of(fighters(game, SHADOW))
        hits = battle.reroll_hits[side]
        victims = tuple(f for f in there if (f == NAZGUL and hits) or (f in MINIONS and hits >= 2))
        if victims:
            # Of Minions it is said that they may be eliminated instead.
            options = victims if NAZGUL in victims else (NO, *victims)
            who = await choose(general(game, side), "slay", options, about=battle.region)
            if who != NO:
                slay(game, who)


class SuddenStrike(OfLeaders):
    """An additional attack with a die for each point of the own Leadership."""

    async def strike_first(self, game: War, side: Side) -> None:
        await attack_besides(game, side, leadership_left(game, side), to_hit(game, side))


class BraveStand(OfCompanions):
    """The Shadow rolls one die fewer for each Companion in the battle."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        add(battle_of(game).fewer_dice, ENEMY[side], len(companions_of(game)))


class EntsRage(OfTheEnts):
    """+2 to every die of the own Combat roll."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_roll(game, side, 2)


class HuornDark(OfTheEnts):
    """The Shadow rolls at most two dice."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        battle_of(game).most_dice[ENEMY[side]] = 2


class NamelessWood(OfTheEnts):
    """With a hit of the own rolls, two more."""

    async def add_hits(self, game: War, side: Side) -> None:
        if battle_of(game).hits[side]:
            score(game, side, 2)


class Daylight(CombatText):
    """The Shadow rolls at most three dice."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        battle_of(game).most_dice[ENEMY[side]] = 3


class NoQuarter(CombatText):
    """With a hit of the own rolls, one more."""

    async def add_hits(self, game: War, side: Side) -> None:
        if battle_of(game).hits[side]:
            score(game, side, 1)


class AdvantageousPosition(CombatText):
    """Where a Nation of the Free Peoples is at home: -1 to every die of the Shadow's roll."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return REGIONS[battle_of(game).region].nation in NATIONS_OF[FREE]

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_roll(game, ENEMY[side], -1)


class Scouts(CombatText):
    """The defending Army retreats, or goes into a siege, before anything else happens (R11)."""

    def can_be_used(self, game: War, side: Side) -> bool:
        if side != battle_of(game).defender:
            return False
        return can_withdraw(game) or bool(defender_regions(game))

    async def before_all(self, game: War, side: Side) -> None:
        battle = battle_of(game)
        options = (*defender_regions(game), *(("withdraw",) if can_withdraw(game) else ()))
        to = await choose(general(game, side), "scouts", options, about=battle.region)
        if to == "withdraw":
            await withdraw(game)
        else:
            battle.is_over = True
            await retreat_army(game, side, battle.region, to)


class ShieldWall(CombatText):
    """Of two or more hits of the enemy's rolls one is cancelled."""

    async def spare_or_slay(self, game: War, side: Side) -> None:
        if battle_of(game).hits[ENEMY[side]] >= 2:
            spare(game, side, 1)


class Confusion(CombatText):
    """Every natural 1 of the Shadow's Combat roll hits the Shadow and is not re-rolled."""

    async def help_the_reroll(self, game: War, side: Side) -> None:
        battle = battle_of(game)
        ones = battle.rolled[ENEMY[side]].count(1)
        if ones:
            add(battle.misses, ENEMY[side], -ones)
            score(game, side, ones)


class Charge(OfElites):
    """An additional attack with a die for each own Elite."""

    async def strike_first(self, game: War, side: Side) -> None:
        await attack_besides(game, side, elites_of(game, side), to_hit(game, side))


class Valour(OfElites):
    """+1 to every die of the own Combat roll."""

    async def help_the_roll(self, game: War, side: Side) -> None:
        add_to_roll(game, side, 1)


class OrderlyWithdrawal(OfLeaders):
    """In the field one hit of the enemy's rolls may be cancelled; then one leaves the battle."""

    def can_be_used(self, game: War, side: Side) -> bool:
        return super().can_be_used(game, side) and battle_of(game).kind != SIEGE

    async def spare_or_slay(self, game: War, side: Side) -> None:
        battle = battle_of(game)
        if not battle.hits[ENEMY[side]]:
            return
        if await choose(general(game, side), "orderly-withdrawal", (YES, NO), battle.region) == YES:
            spare(game, side, 1)
            battle.must_leave += (side,)
