"""The Character Event cards of the Free Peoples: those about heroes, Eagles and Ents.

Questions: `promote` (which Regular becomes an Elite; about the region), `card-region` (where the
Dead Men go) and `card-recruits` (how many Regulars rise), `card-army` (which one is meant), all
about the card; `retreat` and `nazgul-home` (where the Shadow goes; about where it is), `free-card`
(another card that is played without a die, or `no`).
"""

from __future__ import annotations

from typing import Final

from greathall.games.wotr_board.capturing import capture
from greathall.games.wotr_board.card_texts import EVENTS, EventText
from greathall.games.wotr_board.cards.effects import (
    RecruitingCard,
    Recruits,
    can_draw,
    draw_cards,
    may_use_nation,
    roll_for_card,
    units,
    with_army,
)
from greathall.games.wotr_board.casualties import hits_by_card, lose_figure
from greathall.games.wotr_board.characters import (
    GANDALF_WHITE,
    choose_group,
    companion_arrives,
    eliminate_character,
)
from greathall.games.wotr_board.control import controls, is_unconquered
from greathall.games.wotr_board.event_cards import play
from greathall.games.wotr_board.events import (
    CardDiceRolled,
    CompanionsMoved,
    FigureRecruited,
    MinionMoved,
    TileRemoved,
    UnitPromoted,
)
from greathall.games.wotr_board.facts import (
    ELITE,
    FIGURE,
    FIGURES,
    FREE,
    HUNT_TILES,
    MOST_DICE,
    NAZGUL,
    NO,
    REGIONS,
    REGIONS_OF,
    REGULAR,
    SHADOW,
    STRATEGY,
    STRONGHOLDS,
    Card,
    Character,
    Figure,
    Region,
    Side,
    kinds_of,
)
from greathall.games.wotr_board.figures import SARUMAN, available, eliminate, move, put, recruit
from greathall.games.wotr_board.hunt import CARD
from greathall.games.wotr_board.hunt_tiles import draw_aside, remove_for_good
from greathall.games.wotr_board.players import act_with, commander, commander_in, may_use
from greathall.games.wotr_board.politics import attacked
from greathall.games.wotr_board.retreat import retreat_army, retreat_regions
from greathall.games.wotr_board.stacking import room
from greathall.games.wotr_board.table import (
    War,
    characters_in,
    force,
    has_army,
    is_in_play,
)
from greathall.kernel import Player, choose, roll

FANGORN: Final = "fangorn"
ORTHANC: Final = "orthanc"
GONDOR: Final = "gondor"
GONDOR_REGULAR: Final = "gondor-regular"
HEIRS: Final = ("strider", "aragorn")  # never both
PATHS_OF_THE_DEAD: Final = ("erech", "lamedon", "pelargir")
SAURON_STRONGHOLDS: Final = tuple(r for r in STRONGHOLDS if REGIONS[r].nation == "sauron")

# ------------------------------------------------ Strider, Aragorn and Boromir


class ChallengeOfTheKing(EventText):
    """With Strider or Aragorn in arms, draw three tiles: the Eyes among them leave the game."""

    def can_be_played(self, game: War, player: Player) -> bool:
        region = with_army(game, *HEIRS)
        return bool(region) and REGIONS[region].nation in ("gondor", "rohan")

    async def played(self, game: War, player: Player) -> None:
        """Three Eyes are his end, and go back; fewer leave the game for good.

        The Free Peoples draw, so that no card on the table can stop or replace a tile.
        """
        tiles = [await draw_aside(game, CARD) for _ in range(3)]
        game.hunt_pool += tuple(tiles)
        eyes = [tile for tile in tiles if HUNT_TILES[tile].is_eye]
        if len(eyes) == 3:
            who = next(who for who in HEIRS if game.characters[who] in game.free)
            eliminate_character(game, who)
            return
        for eye in eyes:
            remove_for_good(game, eye)
            game.emit(TileRemoved(eye))


class HouseOfTheStewards(RecruitingCard):
    """A Gondor unit joins Boromir in Gondor; draw two Strategy cards."""

    draws = 2

    def condition(self, game: War) -> bool:
        return game.characters["boromir"] in REGIONS_OF["gondor"]

    def recruiting(self, game: War) -> tuple[tuple[Region, Recruits], ...]:
        return ((game.characters["boromir"], units("gondor")),)


class TheGreyCompany(EventText):
    """With Strider or Aragorn a Regular becomes an Elite; draw two Strategy cards."""

    def can_be_played(self, game: War, player: Player) -> bool:
        """It may be played just for the cards."""
        region = with_army(game, *HEIRS)
        if not region:
            return False
        return can_draw(game, player, STRATEGY) or bool(self.regulars(game, player, region))

    async def played(self, game: War, player: Player) -> None:
        """The Regular is a casualty: it cannot be recruited again (R46)."""
        region = with_army(game, *HEIRS)
        regulars = self.regulars(game, player, region)
        if regulars:
            regular = await choose(player, "promote", regulars, about=region)
            nation = FIGURES[regular].nation
            act_with(game, player, (nation,))
            eliminate(game, region, regular)
            elite = FIGURE[nation, ELITE]
            recruit(game, region, elite)
            game.emit(UnitPromoted(player, elite, region))
        await draw_cards(game, player, STRATEGY, 2)

    def regulars(self, game: War, player: Player, region: Region) -> tuple[Figure, ...]:
        """The kinds of Regulars there for which an Elite can be recruited."""
        return tuple(
            figure
            for figure in kinds_of(game.free[region])
            if FIGURES[figure].kind == REGULAR
            and may_use_nation(game, player, FIGURES[figure].nation)
            and available(game, FIGURE[FIGURES[figure].nation, ELITE])
        )


class DeadMenOfDunharrow(EventText):
    """Strider or Aragorn goes from Rohan to southern Gondor; an Army there flees, others rise."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return bool(self.heir(game))

    def heir(self, game: War) -> Character:
        return next((who for who in HEIRS if game.characters[who] in REGIONS_OF["rohan"]), "")

    async def played(self, game: War, player: Player) -> None:
        heir = self.heir(game)
        origin = game.characters[heir]
        region = await choose(player, "card-region", PATHS_OF_THE_DEAD, about=self.id)
        group = await choose_group(game, player, heir, characters_in(game, FREE, origin))
        put(game, region, group)
        game.emit(CompanionsMoved(player, group, origin, region))
        for who in group:
            companion_arrives(game, who, region)
        if has_army(game, SHADOW, region):
            await self.rout(game, region)
        await self.muster(game, player, region)

    async def rout(self, game: War, region: Region) -> None:
        """It takes as many hits as the die shows and retreats; if it cannot, it is destroyed."""
        attacked(game, SHADOW, game.shadow[region], region)
        shadow = commander_in(game, SHADOW, region)
        hits = await roll()
        game.emit(CardDiceRolled(self.id, 1, (hits,), hits))
        if await hits_by_card(game, SHADOW, region, hits):
            destroy_army(game, SHADOW, region)
            return
        shelters = retreat_regions(game, SHADOW, region)
        if shelters:
            to = await choose(shadow, "retreat", shelters, about=region)
            await retreat_army(game, SHADOW, region, to)
        else:
            destroy_army(game, SHADOW, region)

    async def muster(self, game: War, player: Player, region: Region) -> None:
        """Up to three Regulars; with none a Settlement of the Shadow's stays its own."""
        if not may_use_nation(game, player, GONDOR):
            return
        most = min(3, available(game, GONDOR_REGULAR), room(game, FREE, region))
        count = await choose(player, "card-recruits", range(most + 1), about=self.id)
        for _ in range(count):
            recruit(game, region, GONDOR_REGULAR)
            game.emit(FigureRecruited(player, GONDOR_REGULAR, region))
        if count:
            act_with(game, player, (GONDOR,))
        if count and controls(game, SHADOW, region):
            capture(game, FREE, region)


# ------------------------------------------------ Eagles and Ents


class TheEaglesAreComing(EventText):
    """Eagles slay Nazgûl of an Army near one with a Companion, and drive the others home."""

    def can_be_played(self, game: War, player: Player) -> bool:
        return bool(self.targets(game))

    async def played(self, game: War, player: Player) -> None:
        region = await choose(player, "card-army", self.targets(game), about=self.id)
        dice = min(MOST_DICE, game.nazgul[region])
        for _ in range(await roll_for_card(game, self.id, dice, 5)):
            lose_figure(game, region, NAZGUL)
        await drive_home(game, region, (NAZGUL,) * game.nazgul.get(region, 0))

    def targets(self, game: War) -> tuple[Region, ...]:
        return tuple(
            region
            for region in game.shadow
            if region in game.nazgul and self.is_watched(game, region)
        )

    def is_watched(self, game: War, region: Region) -> bool:
        return any(
            near in game.free and characters_in(game, FREE, near)
            for near in (region, *REGIONS[region].adjacent)
        )


async def drive_home(game: War, region: Region, flying: tuple[Figure, ...]) -> None:
    """The Shadow moves these Nazgûl, all to one Stronghold."""
    homes = tuple(r for r in SAURON_STRONGHOLDS if is_unconquered(game, r))
    if not flying or not homes:
        return
    shadow = commander(game, "sauron")
    home = await choose(shadow, "nazgul-home", homes, about=region)
    for figure in flying if home != region else ():
        move(game, (figure,), region, home)
        game.emit(MinionMoved(shadow, figure, region, home))


class TheEntsAwake(EventText, abstract=True):
    """With the White Rider, Ents storm Orthanc; he may then play another Character card."""

    def can_be_played(self, game: War, player: Player) -> bool:
        if not is_in_play(game, GANDALF_WHITE) or not characters_in(game, FREE, FANGORN):
            return False
        if has_army(game, SHADOW, ORTHANC) or game.characters[SARUMAN] == ORTHANC:
            return True
        return self.grants_card(game) and any(
            # Another card of the Ents would only lead to one more card.
            not isinstance(EVENTS[card], TheEntsAwake) and can_follow(game, player, card)
            for card in game.character_hand[player]
        )

    async def played(self, game: War, player: Player) -> None:
        if has_army(game, SHADOW, ORTHANC):
            await self.storm(game)
        elif game.characters[SARUMAN] == ORTHANC:
            eliminate_character(game, SARUMAN)
        if self.grants_card(game):
            await self.play_another(game, player)

    async def play_another(self, game: War, player: Player) -> None:
        """One more Character card, without a die; nobody learns that there is none."""
        cards = (c for c in game.character_hand[player] if can_follow(game, player, c))
        card = await choose(
            player, "free-card", (NO, *cards), visible_to=(player,), always_ask=True
        )
        if card != NO:
            await play(game, player, card)

    async def storm(self, game: War) -> None:
        """It counts as an attack (5.5); who is with an Army that is destroyed goes with it."""
        attacked(game, SHADOW, game.shadow[ORTHANC], ORTHANC)
        hits = await roll_for_card(game, self.id, 3, 4)
        if await hits_by_card(game, SHADOW, ORTHANC, hits):
            destroy_army(game, SHADOW, ORTHANC)

    def grants_card(self, game: War) -> bool:
        """Whether Gandalf the White is in Fangorn or in Rohan."""
        where = game.characters[GANDALF_WHITE]
        return where == FANGORN or where in REGIONS_OF["rohan"]


def can_follow(game: War, player: Player, card: Card) -> bool:
    """Whether this card can be played without a die; it must meet its own conditions."""
    return may_use(game, player, card) and EVENTS[card].can_be_played(game, player)


class TheEntsAwakeTreebeard(TheEntsAwake):
    """Treebeard storms Orthanc."""


class TheEntsAwakeHuorns(TheEntsAwake):
    """The Huorns storm Orthanc."""


class TheEntsAwakeEntmoot(TheEntsAwake):
    """The Entmoot storms Orthanc."""


def destroy_army(game: War, side: Side, region: Region) -> None:
    """An Army is lost with all who are with it."""
    for figure in force(game, side, region):
        lose_figure(game, region, figure)
